<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>a seat&apos;s score</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, your hand, playable in %n ways</source>
        <translation>
            <numerusform>{card}, your hand, playable in %n way</numerusform>
            <numerusform>{card}, your hand, playable in %n ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock, %n cards, face down</source>
        <translation>
            <numerusform>stock, %n card, face down</numerusform>
            <numerusform>stock, %n cards, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, top of the stock, %n cards</source>
        <translation>
            <numerusform>{card}, top of the stock, %n card</numerusform>
            <numerusform>{card}, top of the stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n points</source>
        <extracomment>how the match ends</extracomment>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <extracomment>how the match ends</extracomment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” takes %n cards, each once.</source>
        <translation>
            <numerusform>“{name}” takes %n card, each once.</numerusform>
            <numerusform>“{name}” takes %n cards, each once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This match has %n seats.</source>
        <translation>
            <numerusform>This match has %n seat.</numerusform>
            <numerusform>This match has %n seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n actions can be taken back.</source>
        <translation>
            <numerusform>Only %n action can be taken back.</numerusform>
            <numerusform>Only %n actions can be taken back.</numerusform>
        </translation>
    </message>
</context>
</TS>
