<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CommentDialog</name>
    <message numerus="yes">
        <source>%n character(s) too many</source>
        <translation>
            <numerusform>%n character too many</numerusform>
            <numerusform>%n characters too many</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>And %n more file(s) could not be imported.</source>
        <translation>
            <numerusform>And %n more file could not be imported.</numerusform>
            <numerusform>And %n more files could not be imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported. The first one is on the table.</source>
        <translation>
            <numerusform>%n match imported. It is on the table.</numerusform>
            <numerusform>%n matches imported. The first one is on the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved in %1</source>
        <translation>
            <numerusform>%n match saved in %1</numerusform>
            <numerusform>%n matches saved in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n of %1 match(es) imported. They are kept.</source>
        <translation>
            <numerusform>Stopped: %n of %1 matches imported. It is kept.</numerusform>
            <numerusform>Stopped: %n of %1 matches imported. They are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n of %2 match(es) saved in %1.</source>
        <translation>
            <numerusform>Stopped: %n of %2 matches saved in %1.</numerusform>
            <numerusform>Stopped: %n of %2 matches saved in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message numerus="yes">
        <source>%n match(es) are on the table of another running copy of Limbo Table.</source>
        <translation>
            <numerusform>%n match is on the table of another running copy of Limbo Table.</numerusform>
            <numerusform>%n matches are on the tables of other running copies of Limbo Table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted. They can be brought back: Ctrl+Z.</source>
        <translation>
            <numerusform>%n match deleted. Ctrl+Z brings it back.</numerusform>
            <numerusform>%n matches deleted. Ctrl+Z brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back</source>
        <translation>
            <numerusform>%n match brought back</numerusform>
            <numerusform>%n matches brought back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message numerus="yes">
        <source>%n match(es) selected</source>
        <translation>
            <numerusform>%n match selected</numerusform>
            <numerusform>%n matches selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right. It will come back in %n day(s).</source>
        <translation>
            <numerusform>Right. It will come back in %n day.</numerusform>
            <numerusform>Right. It will come back in %n days.</numerusform>
        </translation>
    </message>
</context>
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
        <source>Your hand, %n cards: {cards}</source>
        <extracomment>all cards of a hand</extracomment>
        <translation>
            <numerusform>Your hand, %n card: {cards}</numerusform>
            <numerusform>Your hand, %n cards: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible actions</source>
        <extracomment>with a piece on the table</extracomment>
        <translation>
            <numerusform>%n possible action</numerusform>
            <numerusform>%n possible actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more lines: ask what happened last.</source>
        <extracomment>of what is not told by itself, such as the places of Libtis when a round is scored</extracomment>
        <translation>
            <numerusform>%n more line: ask what happened last.</numerusform>
            <numerusform>%n more lines: ask what happened last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} helped most: {seat} gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part} helped most: {seat} gained %n point more than {other}.</numerusform>
            <numerusform>{part} helped most: {seat} gained %n points more than {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} helped most: you gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part} helped most: you gained %n point more than {other}.</numerusform>
            <numerusform>{part} helped most: you gained %n points more than {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times: {thing}</source>
        <extracomment>several things with the same name</extracomment>
        <translation>
            <numerusform>%n time: {thing}</numerusform>
            <numerusform>%n times: {thing}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In progress, %n actions</source>
        <extracomment>a match in the list of matches</extracomment>
        <translation>
            <numerusform>In progress, %n action</numerusform>
            <numerusform>In progress, %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open now, %n actions</source>
        <extracomment>a match in the list of matches</extracomment>
        <translation>
            <numerusform>Open now, %n action</numerusform>
            <numerusform>Open now, %n actions</numerusform>
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
        <source>Play %n cards in a row</source>
        <extracomment>the theme of a puzzle: one plays on alone</extracomment>
        <translation>
            <numerusform>Play %n card in a row</numerusform>
            <numerusform>Play %n cards in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round: for the cards that it played itself</extracomment>
        <translation>
            <numerusform>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <translation>
            <numerusform>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <translation>
            <numerusform>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have reached %n points.</source>
        <translation>
            <numerusform>You have reached %n point.</numerusform>
            <numerusform>You have reached %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings the count to 0, which ends the round at once and scores %n points.</source>
        <translation>
            <numerusform>This brings the count to 0, which ends the round at once and scores %n point.</numerusform>
            <numerusform>This brings the count to 0, which ends the round at once and scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can follow.</source>
        <extracomment>“other” is an action, as “The next best action”</extracomment>
        <translation>
            <numerusform>{other} leaves {count}: %n of the {all} unseen cards can follow.</numerusform>
            <numerusform>{other} leaves {count}: %n of the {all} unseen cards can follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can follow ({ranks}).</source>
        <translation>
            <numerusform>{other} leaves {count}: %n of the {all} unseen cards can follow ({ranks}).</numerusform>
            <numerusform>{other} leaves {count}: %n of the {all} unseen cards can follow ({ranks}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n cards in {seat}’s hand are higher and can no longer be played.</source>
        <translation>
            <numerusform>{other} leaves {count}: %n card in {seat}’s hand is higher and can no longer be played.</numerusform>
            <numerusform>{other} leaves {count}: %n cards in {seat}’s hand are higher and can no longer be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n cards in your hand are higher and can no longer be played.</source>
        <translation>
            <numerusform>{other} leaves {count}: %n card in your hand is higher and can no longer be played.</numerusform>
            <numerusform>{other} leaves {count}: %n cards in your hand are higher and can no longer be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n aces, which fit every count and are often the last cards of a round.</source>
        <translation>
            <numerusform>{seat} holds %n ace, which fits every count and is often the last card of a round.</numerusform>
            <numerusform>{seat} holds %n aces, which fit every count and are often the last cards of a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n aces, which fit every count and are often the last cards of a round.</source>
        <translation>
            <numerusform>You hold %n ace, which fits every count and is often the last card of a round.</numerusform>
            <numerusform>You hold %n aces, which fit every count and are often the last cards of a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {all} unseen cards can be played on {count} and keep the round going.</source>
        <translation>
            <numerusform>%n of the {all} unseen cards can be played on {count} and keeps the round going.</numerusform>
            <numerusform>%n of the {all} unseen cards can be played on {count} and keep the round going.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}, where fewer cards fit: %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>This leaves {count}, where fewer cards fit: %n of the {all} unseen cards can follow.</numerusform>
            <numerusform>This leaves {count}, where fewer cards fit: %n of the {all} unseen cards can follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow.</numerusform>
            <numerusform>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow.</numerusform>
            <numerusform>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</source>
        <extracomment>a list of ranks: ace, 10, queen</extracomment>
        <translation>
            <numerusform>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</numerusform>
            <numerusform>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</source>
        <extracomment>a list of ranks: ace, 10, queen</extracomment>
        <translation>
            <numerusform>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</numerusform>
            <numerusform>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: of the %n unseen cards that can follow, {seat} can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>This leaves {count}: of the %n unseen card that can follow, {seat} can answer {stays}.</numerusform>
            <numerusform>This leaves {count}: of the %n unseen cards that can follow, {seat} can answer {stays}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: of the %n unseen cards that can follow, you can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>This leaves {count}: of the %n unseen card that can follow, you can answer {stays}.</numerusform>
            <numerusform>This leaves {count}: of the %n unseen cards that can follow, you can answer {stays}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: {seat} can answer all %n unseen cards that can follow.</source>
        <translation>
            <numerusform>This leaves {count}: {seat} can answer the %n unseen card that can follow.</numerusform>
            <numerusform>This leaves {count}: {seat} can answer all %n unseen cards that can follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: you can answer all %n unseen cards that can follow.</source>
        <translation>
            <numerusform>This leaves {count}: you can answer the %n unseen card that can follow.</numerusform>
            <numerusform>This leaves {count}: you can answer all %n unseen cards that can follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: of the %n that can follow, {seat} can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>{other} leaves {count}: of the %n that can follow, {seat} can answer {stays}.</numerusform>
            <numerusform>{other} leaves {count}: of the %n that can follow, {seat} can answer {stays}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: of the %n that can follow, you can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>{other} leaves {count}: of the %n that can follow, you can answer {stays}.</numerusform>
            <numerusform>{other} leaves {count}: of the %n that can follow, you can answer {stays}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>This keeps %n king, which can divide the count to suit the hand.</numerusform>
            <numerusform>This keeps %n kings, which can divide the count to suit the hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings the count down to {count}, for which the loser of the round scores %n points at most.</source>
        <translation>
            <numerusform>This brings the count down to {count}, for which the loser of the round scores %n point at most.</numerusform>
            <numerusform>This brings the count down to {count}, for which the loser of the round scores %n points at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves the count at {count}, for %n points at most.</source>
        <translation>
            <numerusform>{other} leaves the count at {count}, for %n point at most.</numerusform>
            <numerusform>{other} leaves the count at {count}, for %n points at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else can play in this round any more: after this, %n more cards can follow, down to {count}.</source>
        <translation>
            <numerusform>Nobody else can play in this round any more: after this, %n more card can follow, down to {count}.</numerusform>
            <numerusform>Nobody else can play in this round any more: after this, %n more cards can follow, down to {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With only %n low cards (ace to 5), doubling would be a risk.</source>
        <translation>
            <numerusform>With only %n low card (ace to 5), doubling would be a risk.</numerusform>
            <numerusform>With only %n low cards (ace to 5), doubling would be a risk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Doubling would put a lead of %n points at risk.</source>
        <translation>
            <numerusform>Doubling would put a lead of %n point at risk.</numerusform>
            <numerusform>Doubling would put a lead of %n points at risk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} relies on the stock: %n of the {all} unseen cards can be played on {count}.</source>
        <translation>
            <numerusform>{other} relies on the stock: %n of the {all} unseen cards can be played on {count}.</numerusform>
            <numerusform>{other} relies on the stock: %n of the {all} unseen cards can be played on {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has won the round already, and each further card scores %n points more.</source>
        <translation>
            <numerusform>{seat} has won the round already, and each further card scores %n point more.</numerusform>
            <numerusform>{seat} has won the round already, and each further card scores %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won the round already, and each further card scores %n points more.</source>
        <translation>
            <numerusform>You have won the round already, and each further card scores %n point more.</numerusform>
            <numerusform>You have won the round already, and each further card scores %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To zero with %n cards</source>
        <extracomment>the theme of a puzzle: the count is to be brought to zero</extracomment>
        <translation>
            <numerusform>To zero with %n card</numerusform>
            <numerusform>To zero with %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: {seat} may hold one of the %n unseen cards that bring it to 0.</source>
        <translation>
            <numerusform>{other} leaves {count}: {seat} may hold the %n unseen card that brings it to 0.</numerusform>
            <numerusform>{other} leaves {count}: {seat} may hold one of the %n unseen cards that bring it to 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: you may hold one of the %n unseen cards that bring it to 0.</source>
        <translation>
            <numerusform>{other} leaves {count}: you may hold the %n unseen card that brings it to 0.</numerusform>
            <numerusform>{other} leaves {count}: you may hold one of the %n unseen cards that bring it to 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n low cards (ace to 5) for the low counts at the end.</source>
        <translation>
            <numerusform>This keeps %n low card (ace to 5) for the low counts at the end.</numerusform>
            <numerusform>This keeps %n low cards (ace to 5) for the low counts at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n aces, which fit every count.</source>
        <translation>
            <numerusform>This keeps %n ace, which fits every count.</numerusform>
            <numerusform>This keeps %n aces, which fit every count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: %n of the {all} unseen cards can divide it and bring it far down.</source>
        <translation>
            <numerusform>This leaves {count}: %n of the {all} unseen cards can divide it and bring it far down.</numerusform>
            <numerusform>This leaves {count}: %n of the {all} unseen cards can divide it and bring it far down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can divide it.</source>
        <translation>
            <numerusform>{other} leaves {count}: %n of the {all} unseen cards can divide it.</numerusform>
            <numerusform>{other} leaves {count}: %n of the {all} unseen cards can divide it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves room for %n more cards, down to {count}.</source>
        <translation>
            <numerusform>{other} leaves room for %n more card, down to {count}.</numerusform>
            <numerusform>{other} leaves room for %n more cards, down to {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n low cards (ace to 5) for the end, more than the average hand.</source>
        <translation>
            <numerusform>{seat} holds %n low card (ace to 5) for the end, more than the average hand.</numerusform>
            <numerusform>{seat} holds %n low cards (ace to 5) for the end, more than the average hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n low cards (ace to 5) for the end, more than the average hand.</source>
        <translation>
            <numerusform>You hold %n low card (ace to 5) for the end, more than the average hand.</numerusform>
            <numerusform>You hold %n low cards (ace to 5) for the end, more than the average hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>{seat} holds %n king, which can divide the count to suit the hand.</numerusform>
            <numerusform>{seat} holds %n kings, which can divide the count to suit the hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>You hold %n king, which can divide the count to suit the hand.</numerusform>
            <numerusform>You hold %n kings, which can divide the count to suit the hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pool, %n tiles</source>
        <translation>
            <numerusform>pool, %n tile</numerusform>
            <numerusform>pool, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>in the pool</extracomment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n balls in hand</source>
        <extracomment>a player has</extracomment>
        <translation>
            <numerusform>%n ball in hand</numerusform>
            <numerusform>%n balls in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n balls</source>
        <extracomment>a player has on the island</extracomment>
        <translation>
            <numerusform>%n ball</numerusform>
            <numerusform>%n balls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} costs {seat} %n balls.</source>
        <translation>
            <numerusform>{other} costs {seat} %n ball.</numerusform>
            <numerusform>{other} costs {seat} %n balls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} costs you %n balls.</source>
        <translation>
            <numerusform>{other} costs you %n ball.</numerusform>
            <numerusform>{other} costs you %n balls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves opposing balls %n empty tiles.</source>
        <extracomment>to touch</extracomment>
        <translation>
            <numerusform>{other} leaves opposing balls %n empty tile.</numerusform>
            <numerusform>{other} leaves opposing balls %n empty tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n of {seat}’s balls in danger, in groups down to their last empty tile.</source>
        <translation>
            <numerusform>{other} leaves %n of {seat}’s balls in danger, in a group down to its last empty tile.</numerusform>
            <numerusform>{other} leaves %n of {seat}’s balls in danger, in groups down to their last empty tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n of your balls in danger, in groups down to their last empty tile.</source>
        <translation>
            <numerusform>{other} leaves %n of your balls in danger, in a group down to its last empty tile.</numerusform>
            <numerusform>{other} leaves %n of your balls in danger, in groups down to their last empty tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles will be within reach of {seat}’s balls alone.</source>
        <translation>
            <numerusform>%n empty tile will be within reach of {seat}’s balls alone.</numerusform>
            <numerusform>%n empty tiles will be within reach of {seat}’s balls alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles will be within reach of your balls alone.</source>
        <translation>
            <numerusform>%n empty tile will be within reach of your balls alone.</numerusform>
            <numerusform>%n empty tiles will be within reach of your balls alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n such tiles.</source>
        <extracomment>of empty tiles that the balls of one player alone can reach</extracomment>
        <translation>
            <numerusform>{other} leaves %n such tile.</numerusform>
            <numerusform>{other} leaves %n such tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} lets them reach %n.</source>
        <extracomment>of balls</extracomment>
        <translation>
            <numerusform>{other} lets them reach %n.</numerusform>
            <numerusform>{other} lets them reach %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} lets opposing balls reach %n empty tiles.</source>
        <translation>
            <numerusform>{other} lets opposing balls reach %n empty tile.</numerusform>
            <numerusform>{other} lets opposing balls reach %n empty tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {seat}’s balls will be able to move.</source>
        <translation>
            <numerusform>%n of {seat}’s balls will be able to move.</numerusform>
            <numerusform>%n of {seat}’s balls will be able to move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your balls will be able to move.</source>
        <translation>
            <numerusform>%n of your balls will be able to move.</numerusform>
            <numerusform>%n of your balls will be able to move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n that can move.</source>
        <extracomment>of balls</extracomment>
        <translation>
            <numerusform>{other} leaves %n that can move.</numerusform>
            <numerusform>{other} leaves %n that can move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n opposing balls that can move.</source>
        <translation>
            <numerusform>{other} leaves %n opposing ball that can move.</numerusform>
            <numerusform>{other} leaves %n opposing balls that can move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n empty ones: freedom for a ball on it.</source>
        <translation>
            <numerusform>The tile touches %n empty one: freedom for a ball on it.</numerusform>
            <numerusform>The tile touches %n empty ones: freedom for a ball on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile gives %n of {seat}’s balls one more empty tile to touch.</source>
        <translation>
            <numerusform>The tile gives %n of {seat}’s balls one more empty tile to touch.</numerusform>
            <numerusform>The tile gives %n of {seat}’s balls one more empty tile to touch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile gives %n of your balls one more empty tile to touch.</source>
        <translation>
            <numerusform>The tile gives %n of your balls one more empty tile to touch.</numerusform>
            <numerusform>The tile gives %n of your balls one more empty tile to touch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ball will touch %n empty tiles.</source>
        <translation>
            <numerusform>The ball will touch %n empty tile.</numerusform>
            <numerusform>The ball will touch %n empty tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n others, which keeps the island compact.</source>
        <translation>
            <numerusform>The tile touches %n other, which keeps the island compact.</numerusform>
            <numerusform>The tile touches %n others, which keeps the island compact.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n balls, and no complete turn with any of them</source>
        <extracomment>a player has balls left, but cannot move one and then remove a tile</extracomment>
        <translation>
            <numerusform>%n ball, and no complete turn with it</numerusform>
            <numerusform>%n balls, and no complete turn with any of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n white balls</source>
        <translation>
            <numerusform>takes %n white ball</numerusform>
            <numerusform>takes %n white balls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n red balls</source>
        <translation>
            <numerusform>takes %n red ball</numerusform>
            <numerusform>takes %n red balls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n black balls</source>
        <translation>
            <numerusform>takes %n black ball</numerusform>
            <numerusform>takes %n black balls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will touch %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>{seat}’s balls will touch %n empty tile: that is their freedom.</numerusform>
            <numerusform>{seat}’s balls will touch %n empty tiles: that is their freedom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will touch %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>Your balls will touch %n empty tile: that is their freedom.</numerusform>
            <numerusform>Your balls will touch %n empty tiles: that is their freedom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves them %n empty tiles.</source>
        <extracomment>of balls: to touch</extracomment>
        <translation>
            <numerusform>{other} leaves them %n empty tile.</numerusform>
            <numerusform>{other} leaves them %n empty tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This threatens a capture: %n opposing balls will be in groups down to their last empty tile.</source>
        <translation>
            <numerusform>This threatens a capture: %n opposing ball will be in a group down to its last empty tile.</numerusform>
            <numerusform>This threatens a capture: %n opposing balls will be in groups down to their last empty tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will be able to reach %n empty tiles.</source>
        <translation>
            <numerusform>{seat}’s balls will be able to reach %n empty tile.</numerusform>
            <numerusform>{seat}’s balls will be able to reach %n empty tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will be able to reach %n empty tiles.</source>
        <translation>
            <numerusform>Your balls will be able to reach %n empty tile.</numerusform>
            <numerusform>Your balls will be able to reach %n empty tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {seat}’s balls in %n groups.</source>
        <translation>
            <numerusform>{other} leaves {seat}’s balls in %n group.</numerusform>
            <numerusform>{other} leaves {seat}’s balls in %n groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves your balls in %n groups.</source>
        <translation>
            <numerusform>{other} leaves your balls in %n group.</numerusform>
            <numerusform>{other} leaves your balls in %n groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will form only %n groups, and the balls of a group share its empty tiles.</source>
        <translation>
            <numerusform>{seat}’s balls will form only %n group, and the balls of a group share its empty tiles.</numerusform>
            <numerusform>{seat}’s balls will form only %n groups, and the balls of a group share its empty tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will form only %n groups, and the balls of a group share its empty tiles.</source>
        <translation>
            <numerusform>Your balls will form only %n group, and the balls of a group share its empty tiles.</numerusform>
            <numerusform>Your balls will form only %n groups, and the balls of a group share its empty tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n others, which stretches the island.</source>
        <translation>
            <numerusform>The tile touches %n other, which stretches the island.</numerusform>
            <numerusform>The tile touches %n others, which stretches the island.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles are cut off and go.</source>
        <translation>
            <numerusform>%n more tile is cut off and goes.</numerusform>
            <numerusform>%n more tiles are cut off and go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles beside it: {at}.</source>
        <extracomment>a group of balls; the tiles follow</extracomment>
        <translation>
            <numerusform>%n empty tile beside it: {at}.</numerusform>
            <numerusform>%n empty tiles beside it: {at}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n tiles</source>
        <extracomment>the place for a tile</extracomment>
        <translation>
            <numerusform>beside %n tile</numerusform>
            <numerusform>beside %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles beside it</source>
        <extracomment>beside a ball, or beside its group</extracomment>
        <translation>
            <numerusform>%n empty tile beside it</numerusform>
            <numerusform>%n empty tiles beside it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can move to %n tiles</source>
        <extracomment>a ball</extracomment>
        <translation>
            <numerusform>can move to %n tile</numerusform>
            <numerusform>can move to %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, in hand, %n left</source>
        <translation>
            <numerusform>{ball}, in hand, %n left</numerusform>
            <numerusform>{ball}, in hand, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, captured, %n in all</source>
        <translation>
            <numerusform>{ball}, captured, %n in all</numerusform>
            <numerusform>{ball}, captured, %n in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses %n balls.</source>
        <translation>
            <numerusform>{seat} loses %n ball.</numerusform>
            <numerusform>{seat} loses %n balls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n balls.</source>
        <translation>
            <numerusform>You lose %n ball.</numerusform>
            <numerusform>You lose %n balls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are left out of the game.</source>
        <translation>
            <numerusform>%n tile is left out of the game.</numerusform>
            <numerusform>%n tiles are left out of the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turns</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>
            <numerusform>Win in %n turn</numerusform>
            <numerusform>Win in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>marker of {seat}, face down, %n in all</source>
        <translation>
            <numerusform>marker of {seat}, face down, %n in all</numerusform>
            <numerusform>marker of {seat}, face down, %n in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{foe}, the foe on show, %n more to come</source>
        <translation>
            <numerusform>{foe}, the foe on show, %n more to come</numerusform>
            <numerusform>{foe}, the foe on show, %n more to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>foe deck, %n cards, face down</source>
        <translation>
            <numerusform>foe deck, %n card, face down</numerusform>
            <numerusform>foe deck, %n cards, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tactical deck, %n cards, face down</source>
        <translation>
            <numerusform>tactical deck, %n card, face down</numerusform>
            <numerusform>tactical deck, %n cards, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, on the discards, %n cards</source>
        <translation>
            <numerusform>{card}, on the discards, %n card</numerusform>
            <numerusform>{card}, on the discards, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>what the winner of a round was paid for
----------
in the tactical deck</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <extracomment>number of cards on the discard pile</extracomment>
        <translation>
            <numerusform>%n discarded</numerusform>
            <numerusform>%n discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your marker, face down, %n in all</source>
        <translation>
            <numerusform>your marker, face down, %n in all</numerusform>
            <numerusform>your marker, face down, %n in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to play.</source>
        <extracomment>players that have yet to play a card in this cycle</extracomment>
        <translation>
            <numerusform>%n still to play.</numerusform>
            <numerusform>%n still to play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %n more still to play.</source>
        <extracomment>players beside the user that have yet to play a card in this cycle</extracomment>
        <translation>
            <numerusform>You and %n more still to play.</numerusform>
            <numerusform>You and %n more still to play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <extracomment>rounds that a player has won</extracomment>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lives</source>
        <extracomment>that a player has left
----------
at the start of the match</extracomment>
        <translation>
            <numerusform>%n life</numerusform>
            <numerusform>%n lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes</source>
        <extracomment>in a player’s corner</extracomment>
        <translation>
            <numerusform>%n foe</numerusform>
            <numerusform>%n foes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes, {left} left</source>
        <extracomment>the same in short, on a plate: foes in a player’s corner, and those that will not be cancelled</extracomment>
        <translation>
            <numerusform>%n foe, {left} left</numerusform>
            <numerusform>%n foes, {left} left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes, {left} left after the chaos</source>
        <extracomment>foes in a player’s corner, and those of them that will not be cancelled</extracomment>
        <translation>
            <numerusform>%n foe, {left} left after the chaos</numerusform>
            <numerusform>%n foes, {left} left after the chaos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <extracomment>foes</extracomment>
        <translation>
            <numerusform>%n cancelled</numerusform>
            <numerusform>%n cancelled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to come</source>
        <extracomment>foes</extracomment>
        <translation>
            <numerusform>%n more to come</numerusform>
            <numerusform>%n more to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n wins</source>
        <extracomment>how the match ends</extracomment>
        <translation>
            <numerusform>to %n win</numerusform>
            <numerusform>to %n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{parts}&#xa0;=&#xa0;%n lives</source>
        <extracomment>lives, and the foes left round by round that are taken off: 20 − 3 − 5 = 12 lives</extracomment>
        <translation>
            <numerusform>{parts}&#xa0;=&#xa0;%n life</numerusform>
            <numerusform>{parts}&#xa0;=&#xa0;%n lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <extracomment>of foes</extracomment>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n straights</source>
        <extracomment>three foes of a suit</extracomment>
        <translation>
            <numerusform>%n straight</numerusform>
            <numerusform>%n straights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team has won %n rounds.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>The team has won %n round.</numerusform>
            <numerusform>The team has won %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team has lost %n rounds.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>The team has lost %n round.</numerusform>
            <numerusform>The team has lost %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For now this sends {foe} to {seat}’s corner, {effect}; %n of the {all} unseen cards would change that.</source>
        <extracomment>as long as no card comes whose number is equal to that of the lowest visible card, or lower</extracomment>
        <translation>
            <numerusform>For now this sends {foe} to {seat}’s corner, {effect}; %n of the {all} unseen cards would change that.</numerusform>
            <numerusform>For now this sends {foe} to {seat}’s corner, {effect}; %n of the {all} unseen cards would change that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For now this brings {foe} to your corner, {effect}; %n of the {all} unseen cards would change that.</source>
        <extracomment>as long as no card comes whose number is equal to that of the lowest visible card, or lower</extracomment>
        <translation>
            <numerusform>For now this brings {foe} to your corner, {effect}; %n of the {all} unseen cards would change that.</numerusform>
            <numerusform>For now this brings {foe} to your corner, {effect}; %n of the {all} unseen cards would change that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} sends the foe to {seat}’s corner for now, {effect}; %n of the {all} unseen cards would change that.</source>
        <translation>
            <numerusform>{other} sends the foe to {seat}’s corner for now, {effect}; %n of the {all} unseen cards would change that.</numerusform>
            <numerusform>{other} sends the foe to {seat}’s corner for now, {effect}; %n of the {all} unseen cards would change that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} brings the foe to your corner for now, {effect}; %n of the {all} unseen cards would change that.</source>
        <translation>
            <numerusform>{other} brings the foe to your corner for now, {effect}; %n of the {all} unseen cards would change that.</numerusform>
            <numerusform>{other} brings the foe to your corner for now, {effect}; %n of the {all} unseen cards would change that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, every unseen card would send {foe} to {seat}’s corner for now, {effect}; on average, %n of the {all} others would change that.</source>
        <extracomment>the number of others is that of the unseen cards beside the one that is played, while others have yet to play</extracomment>
        <translation>
            <numerusform>Played blind, every unseen card would send {foe} to {seat}’s corner for now, {effect}; on average, %n of the {all} others would change that.</numerusform>
            <numerusform>Played blind, every unseen card would send {foe} to {seat}’s corner for now, {effect}; on average, %n of the {all} others would change that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, every unseen card would bring {foe} to your corner for now, {effect}; on average, %n of the {all} others would change that.</source>
        <extracomment>the number of others is that of the unseen cards beside the one that is played, while others have yet to play</extracomment>
        <translation>
            <numerusform>Played blind, every unseen card would bring {foe} to your corner for now, {effect}; on average, %n of the {all} others would change that.</numerusform>
            <numerusform>Played blind, every unseen card would bring {foe} to your corner for now, {effect}; on average, %n of the {all} others would change that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} sends the foe to {seat}’s corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</source>
        <translation>
            <numerusform>{other} sends the foe to {seat}’s corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</numerusform>
            <numerusform>{other} sends the foe to {seat}’s corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} brings the foe to your corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</source>
        <translation>
            <numerusform>{other} brings the foe to your corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</numerusform>
            <numerusform>{other} brings the foe to your corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would keep {foe} out of {seat}’s corner, {effect}.</source>
        <extracomment>the effect is that in this corner</extracomment>
        <translation>
            <numerusform>Played blind, %n of the {all} unseen cards would keep {foe} out of {seat}’s corner, {effect}.</numerusform>
            <numerusform>Played blind, %n of the {all} unseen cards would keep {foe} out of {seat}’s corner, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would keep {foe} out of your corner, {effect}.</source>
        <extracomment>the effect is that in this corner</extracomment>
        <translation>
            <numerusform>Played blind, %n of the {all} unseen cards would keep {foe} out of your corner, {effect}.</numerusform>
            <numerusform>Played blind, %n of the {all} unseen cards would keep {foe} out of your corner, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would for now keep {foe} out of {seat}’s corner, {effect}.</source>
        <extracomment>the effect is that in this corner, while others have yet to play</extracomment>
        <translation>
            <numerusform>Played blind, %n of the {all} unseen cards would for now keep {foe} out of {seat}’s corner, {effect}.</numerusform>
            <numerusform>Played blind, %n of the {all} unseen cards would for now keep {foe} out of {seat}’s corner, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would for now keep {foe} out of your corner, {effect}.</source>
        <extracomment>the effect is that in this corner, while others have yet to play</extracomment>
        <translation>
            <numerusform>Played blind, %n of the {all} unseen cards would for now keep {foe} out of your corner, {effect}.</numerusform>
            <numerusform>Played blind, %n of the {all} unseen cards would for now keep {foe} out of your corner, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>
            <numerusform>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner, {effect}.</numerusform>
            <numerusform>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would bring {foe} to your corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>
            <numerusform>Played blind, %n of the {all} unseen cards would bring {foe} to your corner, {effect}.</numerusform>
            <numerusform>Played blind, %n of the {all} unseen cards would bring {foe} to your corner, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner, {effect}.</source>
        <translation>
            <numerusform>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner, {effect}.</numerusform>
            <numerusform>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner, {effect}.</source>
        <translation>
            <numerusform>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner, {effect}.</numerusform>
            <numerusform>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n foes left, the most.</source>
        <translation>
            <numerusform>{side}: %n foe left, the most.</numerusform>
            <numerusform>{side}: %n foes left, the most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n foes left in round {round} alone.</source>
        <translation>
            <numerusform>{side}: %n foe left in round {round} alone.</numerusform>
            <numerusform>{side}: %n foes left in round {round} alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n rounds won.</source>
        <extracomment>why the match is over: the players with so many wins</extracomment>
        <translation>
            <numerusform>{side}: %n round won.</numerusform>
            <numerusform>{side}: %n rounds won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team survives %n rounds</source>
        <translation>
            <numerusform>The team survives %n round</numerusform>
            <numerusform>The team survives %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cancels with {others}: {seat} has %n foes left.</source>
        <translation>
            <numerusform>It cancels with {others}: {seat} has %n foe left.</numerusform>
            <numerusform>It cancels with {others}: {seat} has %n foes left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cancels with {others}: you have %n foes left.</source>
        <translation>
            <numerusform>It cancels with {others}: you have %n foe left.</numerusform>
            <numerusform>It cancels with {others}: you have %n foes left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the foe: {foe}; now %n foes are in the corner.</source>
        <translation>
            <numerusform>{seat} takes the foe: {foe}; now %n foe is in the corner.</numerusform>
            <numerusform>{seat} takes the foe: {foe}; now %n foes are in the corner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the foe: {foe}; now %n foes are in your corner.</source>
        <translation>
            <numerusform>You take the foe: {foe}; now %n foe is in your corner.</numerusform>
            <numerusform>You take the foe: {foe}; now %n foes are in your corner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your corner, %n foes are cancelled.</source>
        <translation>
            <numerusform>In your corner, %n foe is cancelled.</numerusform>
            <numerusform>In your corner, %n foes are cancelled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaf chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n leaf chip</numerusform>
            <numerusform>%n leaf chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wyrm chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n wyrm chip</numerusform>
            <numerusform>%n wyrm chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knot chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n knot chip</numerusform>
            <numerusform>%n knot chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{location}: %n cubes of {seat}’s</source>
        <translation>
            <numerusform>{location}: %n cube of {seat}’s</numerusform>
            <numerusform>{location}: %n cubes of {seat}’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets of all six suits</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n set of all six suits</numerusform>
            <numerusform>%n sets of all six suits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <extracomment>what a bonus card measures
----------
that a player has at the end</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suits without a chip</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n suit without a chip</numerusform>
            <numerusform>%n suits without a chip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{own}, the most, shared by %n players</source>
        <extracomment>why a bonus card pays a part only</extracomment>
        <translation>
            <numerusform>{own}, the most, shared by %n player</numerusform>
            <numerusform>{own}, the most, shared by %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the bonuses of the others</source>
        <translation>
            <numerusform>%n point for the bonuses of the others</numerusform>
            <numerusform>%n points for the bonuses of the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, your hand, fits %n locations</source>
        <translation>
            <numerusform>{card}, your hand, fits %n location</numerusform>
            <numerusform>{card}, your hand, fits %n locations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hand of {seat}, %n cards</source>
        <translation>
            <numerusform>hand of {seat}, %n card</numerusform>
            <numerusform>hand of {seat}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your hand, %n cards</source>
        <translation>
            <numerusform>your hand, %n card</numerusform>
            <numerusform>your hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{location}: %n cubes of yours</source>
        <translation>
            <numerusform>{location}: %n cube of yours</numerusform>
            <numerusform>{location}: %n cubes of yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>supply of {seat}, %n cubes</source>
        <translation>
            <numerusform>supply of {seat}, %n cube</numerusform>
            <numerusform>supply of {seat}, %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your supply, %n cubes</source>
        <translation>
            <numerusform>your supply, %n cube</numerusform>
            <numerusform>your supply, %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>set of bonus cards, %n cards</source>
        <translation>
            <numerusform>set of bonus cards, %n card</numerusform>
            <numerusform>set of bonus cards, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moons</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n moon</numerusform>
            <numerusform>%n moons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suns</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n sun</numerusform>
            <numerusform>%n suns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waves</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n wave</numerusform>
            <numerusform>%n waves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n leaf</numerusform>
            <numerusform>%n leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wyrms</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n wyrm</numerusform>
            <numerusform>%n wyrms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knots</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n knot</numerusform>
            <numerusform>%n knots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{location}: nobody else can take the lead without %n more cubes.</source>
        <translation>
            <numerusform>{location}: nobody else can take the lead without %n more cube.</numerusform>
            <numerusform>{location}: nobody else can take the lead without %n more cubes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} gives a smaller lead at the {location}: another player can take it with %n more cubes.</source>
        <translation>
            <numerusform>{other} gives a smaller lead at the {location}: another player can take it with %n more cube.</numerusform>
            <numerusform>{other} gives a smaller lead at the {location}: another player can take it with %n more cubes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} still falls %n cubes short of the lead at the {location}.</source>
        <translation>
            <numerusform>{other} still falls %n cube short of the lead at the {location}.</numerusform>
            <numerusform>{other} still falls %n cubes short of the lead at the {location}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards left in hand can still go to %n locations.</source>
        <translation>
            <numerusform>The cards left in hand can still go to %n location.</numerusform>
            <numerusform>The cards left in hand can still go to %n locations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves cards that can go to %n locations.</source>
        <translation>
            <numerusform>{other} leaves cards that can go to %n location.</numerusform>
            <numerusform>{other} leaves cards that can go to %n locations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n points for chips</source>
        <translation>
            <numerusform>{seat}: %n point for chips</numerusform>
            <numerusform>{seat}: %n points for chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: {chips} for chips and {bonus} for the bonus make %n points</source>
        <translation>
            <numerusform>{seat}: {chips} for chips and {bonus} for the bonus make %n point</numerusform>
            <numerusform>{seat}: {chips} for chips and {bonus} for the bonus make %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chips worth %n points</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>
            <numerusform>Chips worth %n point</numerusform>
            <numerusform>Chips worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent is out of the round. Bring the count to zero with at most %n cards.</source>
        <translation>
            <numerusform>Your opponent is out of the round. Bring the count to zero with at most %n card.</numerusform>
            <numerusform>Your opponent is out of the round. Bring the count to zero with at most %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent is out of the round. Play %n cards one after the other.</source>
        <translation>
            <numerusform>Your opponent is out of the round. Play %n card.</numerusform>
            <numerusform>Your opponent is out of the round. Play %n cards one after the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The count is {count}: %n more cards cannot bring it to zero.</source>
        <translation>
            <numerusform>The count is {count}: %n more card cannot bring it to zero.</numerusform>
            <numerusform>The count is {count}: %n more cards cannot bring it to zero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The count is {count}: after that you cannot play %n more cards.</source>
        <translation>
            <numerusform>The count is {count}: after that you cannot play %n more card.</numerusform>
            <numerusform>The count is {count}: after that you cannot play %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last card of the round: get chips worth %n points in this round.</source>
        <translation>
            <numerusform>The last card of the round: get chips worth %n point in this round.</numerusform>
            <numerusform>The last card of the round: get chips worth %n points in this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last card of the round: be sure of chips worth %n points in this round, whatever comes after it.</source>
        <translation>
            <numerusform>Your last card of the round: be sure of chips worth %n point in this round, whatever comes after it.</numerusform>
            <numerusform>Your last card of the round: be sure of chips worth %n points in this round, whatever comes after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This round’s chips are worth only %n points to you.</source>
        <translation>
            <numerusform>This round’s chips are worth only %n point to you.</numerusform>
            <numerusform>This round’s chips are worth only %n points to you.</numerusform>
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
        <source>{seat} has reached %n points.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>{seat} has reached %n point.</numerusform>
            <numerusform>{seat} has reached %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both have reached %n points.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>Both have reached %n point.</numerusform>
            <numerusform>Both have reached %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n rounds have been played.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>The match had %n round.</numerusform>
            <numerusform>All %n rounds have been played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} deals round {round} from the rest of the stock: %n cards are left there.</source>
        <translation>
            <numerusform>{seat} deals round {round} from the rest of the stock: %n card is left there.</numerusform>
            <numerusform>{seat} deals round {round} from the rest of the stock: %n cards are left there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal round {round} from the rest of the stock: %n cards are left there.</source>
        <translation>
            <numerusform>You deal round {round} from the rest of the stock: %n card is left there.</numerusform>
            <numerusform>You deal round {round} from the rest of the stock: %n cards are left there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubles missed</source>
        <extracomment>errors in reviewed matches: passing was worse</extracomment>
        <translation>
            <numerusform>%n double missed</numerusform>
            <numerusform>%n doubles missed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubles too risky</source>
        <extracomment>errors in reviewed matches: doubling was worse</extracomment>
        <translation>
            <numerusform>%n double too risky</numerusform>
            <numerusform>%n doubles too risky</numerusform>
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
    <message numerus="yes">
        <source>%n more tiles are cut off</source>
        <translation>
            <numerusform>%n more tile is cut off</numerusform>
            <numerusform>%n more tiles are cut off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards and the markers and refills all hands: %n cards are left in the deck.</source>
        <translation>
            <numerusform>{seat} shuffles the discards and the markers and refills all hands: %n card is left in the deck.</numerusform>
            <numerusform>{seat} shuffles the discards and the markers and refills all hands: %n cards are left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shuffle the discards and the markers and refill all hands: %n cards are left in the deck.</source>
        <translation>
            <numerusform>You shuffle the discards and the markers and refill all hands: %n card is left in the deck.</numerusform>
            <numerusform>You shuffle the discards and the markers and refill all hands: %n cards are left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>{seat} would get {suit}, worth %n point</numerusform>
            <numerusform>{seat} would get {suit}, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would lose {other}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>{seat} would lose {other}, worth %n point</numerusform>
            <numerusform>{seat} would lose {other}, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>{seat} would get {suit} instead of {other}, worth %n point more</numerusform>
            <numerusform>{seat} would get {suit} instead of {other}, worth %n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>{seat} would get {suit} instead of {other}, worth %n point less</numerusform>
            <numerusform>{seat} would get {suit} instead of {other}, worth %n points less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>you would get {suit}, worth %n point</numerusform>
            <numerusform>you would get {suit}, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would lose {other}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>you would lose {other}, worth %n point</numerusform>
            <numerusform>you would lose {other}, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>you would get {suit} instead of {other}, worth %n point more</numerusform>
            <numerusform>you would get {suit} instead of {other}, worth %n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>you would get {suit} instead of {other}, worth %n point less</numerusform>
            <numerusform>you would get {suit} instead of {other}, worth %n points less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round</extracomment>
        <translation>
            <numerusform>%n card on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round, after somebody has doubled them</extracomment>
        <translation>
            <numerusform>%n card on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round, after both players have doubled them</extracomment>
        <translation>
            <numerusform>%n card on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins, in a match to %n wins.</source>
        <translation>
            <numerusform>Round {round} begins, in a match to %n win.</numerusform>
            <numerusform>Round {round} begins, in a match to %n wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins, in a match of %n lives.</source>
        <translation>
            <numerusform>Round {round} begins, in a match of %n life.</numerusform>
            <numerusform>Round {round} begins, in a match of %n lives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} plays blind: {card}; %n cards left in hand.</source>
        <translation>
            <numerusform>{seat} plays blind: {card}; %n card left in hand.</numerusform>
            <numerusform>{seat} plays blind: {card}; %n cards left in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play blind: {card}; %n cards left in your hand.</source>
        <translation>
            <numerusform>You play blind: {card}; %n card left in your hand.</numerusform>
            <numerusform>You play blind: {card}; %n cards left in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles: {at}</source>
        <extracomment>on the island, with their places</extracomment>
        <translation>
            <numerusform>%n empty tile: {at}</numerusform>
            <numerusform>%n empty tiles: {at}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, group of {size}: {at}. %n empty tiles beside it.</source>
        <extracomment>all balls of a group by their places, and the number of empty tiles beside the group</extracomment>
        <translation>
            <numerusform>{ball}, group of {size}: {at}. %n empty tile beside it.</numerusform>
            <numerusform>{ball}, group of {size}: {at}. %n empty tiles beside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n balls lost</source>
        <extracomment>a player has so far</extracomment>
        <translation>
            <numerusform>%n ball lost</numerusform>
            <numerusform>%n balls lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n locations: {places}</source>
        <extracomment>the locations that a card can bring a cube to</extracomment>
        <translation>
            <numerusform>{card}, %n location: {places}</numerusform>
            <numerusform>{card}, %n locations: {places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus card {card} asks for {suit}, and %n cards in hand go to locations that pay them.</source>
        <translation>
            <numerusform>The bonus card {card} asks for {suit}, and %n card in hand goes to a location that pays them.</numerusform>
            <numerusform>The bonus card {card} asks for {suit}, and %n cards in hand go to locations that pay them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} takes a card that asks for {suit}, and %n cards in hand go to locations that pay them.</source>
        <translation>
            <numerusform>{other} takes a card that asks for {suit}, and %n card in hand goes to a location that pays them.</numerusform>
            <numerusform>{other} takes a card that asks for {suit}, and %n cards in hand go to locations that pay them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This plays a card that fits %n locations and keeps one that fits more.</source>
        <translation>
            <numerusform>This plays a card that fits %n location and keeps one that fits more.</numerusform>
            <numerusform>This plays a card that fits %n locations and keeps one that fits more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} spends a card that fits %n locations.</source>
        <translation>
            <numerusform>{other} spends a card that fits %n location.</numerusform>
            <numerusform>{other} spends a card that fits %n locations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{location}: only %n cubes stand there so far, so one more counts for much.</source>
        <translation>
            <numerusform>{location}: only %n cube stands there so far, so one more counts for much.</numerusform>
            <numerusform>{location}: only %n cubes stand there so far, so one more counts for much.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} goes where %n cubes stand already.</source>
        <translation>
            <numerusform>{other} goes where %n cube stands already.</numerusform>
            <numerusform>{other} goes where %n cubes stand already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards and the markers and refills all hands to {full} cards: %n cards are left in the deck.</source>
        <translation>
            <numerusform>{seat} shuffles the discards and the markers and refills all hands to {full} cards: %n card is left in the deck.</numerusform>
            <numerusform>{seat} shuffles the discards and the markers and refills all hands to {full} cards: %n cards are left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shuffle the discards and the markers and refill all hands to {full} cards: %n cards are left in the deck.</source>
        <translation>
            <numerusform>You shuffle the discards and the markers and refill all hands to {full} cards: %n card is left in the deck.</numerusform>
            <numerusform>You shuffle the discards and the markers and refill all hands to {full} cards: %n cards are left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile</source>
        <extracomment>told with the count</extracomment>
        <translation>
            <numerusform>%n card on the pile</numerusform>
            <numerusform>%n cards on the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes, {place} place: {suit}</source>
        <extracomment>a player at a location, with cubes and what they pay</extracomment>
        <translation>
            <numerusform>{seats} with %n cube, {place} place: {suit}</numerusform>
            <numerusform>{seats} with %n cubes, {place} place: {suit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes, {place} place: no chip</source>
        <translation>
            <numerusform>{seats} with %n cube, {place} place: no chip</numerusform>
            <numerusform>{seats} with %n cubes, {place} place: no chip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes each tie for {place} place: each gets {suit}</source>
        <extracomment>players at a location with equally many cubes, and what they pay</extracomment>
        <translation>
            <numerusform>{seats} with %n cube each tie for {place} place: each gets {suit}</numerusform>
            <numerusform>{seats} with %n cubes each tie for {place} place: each gets {suit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes each tie for {place} place: no chip</source>
        <translation>
            <numerusform>{seats} with %n cube each tie for {place} place: no chip</numerusform>
            <numerusform>{seats} with %n cubes each tie for {place} place: no chip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the corner of {seat}, %n foes are cancelled.</source>
        <translation>
            <numerusform>In the corner of {seat}, %n foe is cancelled.</numerusform>
            <numerusform>In the corner of {seat}, %n foes are cancelled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} is %n points behind: doubling helps to catch up.</source>
        <translation>
            <numerusform>{seat} is %n point behind: doubling helps to catch up.</numerusform>
            <numerusform>{seat} is %n points behind: doubling helps to catch up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind: doubling helps you catch up.</source>
        <translation>
            <numerusform>You are %n point behind: doubling helps you catch up.</numerusform>
            <numerusform>You are %n points behind: doubling helps you catch up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This captures %n opposing balls.</source>
        <translation>
            <numerusform>This captures %n opposing ball.</numerusform>
            <numerusform>This captures %n opposing balls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} captures %n opposing balls.</source>
        <translation>
            <numerusform>{other} captures %n opposing ball.</numerusform>
            <numerusform>{other} captures %n opposing balls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n empty tiles that an opponent alone can reach.</source>
        <translation>
            <numerusform>{other} leaves %n empty tile that an opponent alone can reach.</numerusform>
            <numerusform>{other} leaves %n empty tiles that an opponent alone can reach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n opposing balls will be able to move.</source>
        <translation>
            <numerusform>Only %n opposing ball will be able to move.</numerusform>
            <numerusform>Only %n opposing balls will be able to move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing balls will touch only %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>Opposing balls will touch only %n empty tile: that is their freedom.</numerusform>
            <numerusform>Opposing balls will touch only %n empty tiles: that is their freedom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing balls will be able to reach only %n empty tiles.</source>
        <translation>
            <numerusform>Opposing balls will be able to reach only %n empty tile.</numerusform>
            <numerusform>Opposing balls will be able to reach only %n empty tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay a tile on one of %n spaces ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Lay a tile on %n space ({places})</numerusform>
            <numerusform>Lay a tile on one of %n spaces ({places})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a ball on one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Place a ball on %n tile ({places})</numerusform>
            <numerusform>Place a ball on one of %n tiles ({places})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Remove %n tile ({places})</numerusform>
            <numerusform>Remove one of %n tiles ({places})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove one of %n other tiles ({places})</source>
        <extracomment>several actions in one line, after the removals that take something</extracomment>
        <translation>
            <numerusform>Remove %n other tile ({places})</numerusform>
            <numerusform>Remove one of %n other tiles ({places})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the ball on {start} to one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Move the ball on {start} to %n tile ({places})</numerusform>
            <numerusform>Move the ball on {start} to one of %n tiles ({places})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move one of %n balls: {balls}</source>
        <extracomment>several actions in one line: each ball with the number of its tiles</extracomment>
        <translation>
            <numerusform>Move %n ball: {balls}</numerusform>
            <numerusform>Move one of %n balls: {balls}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{start} to %n tiles</source>
        <extracomment>a ball that can move, by its place</extracomment>
        <translation>
            <numerusform>{start} to %n tile</numerusform>
            <numerusform>{start} to %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit}, worth %n points</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats} would each get {suit}, worth %n point</numerusform>
            <numerusform>{seats} would each get {suit}, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each lose {other}, worth %n points</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats} would each lose {other}, worth %n point</numerusform>
            <numerusform>{seats} would each lose {other}, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats} would each get {suit} instead of {other}, worth %n point more</numerusform>
            <numerusform>{seats} would each get {suit} instead of {other}, worth %n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats} would each get {suit} instead of {other}, worth %n point less</numerusform>
            <numerusform>{seats} would each get {suit} instead of {other}, worth %n points less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Playing from hand keeps %n cards to choose from: the one played is replaced at once.</source>
        <extracomment>the number of cards in hand, before and after</extracomment>
        <translation>
            <numerusform>Playing from hand keeps %n card to choose from: the one played is replaced at once.</numerusform>
            <numerusform>Playing from hand keeps %n cards to choose from: the one played is replaced at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} then needs %n more cubes to lead</source>
        <extracomment>to have the most there</extracomment>
        <translation>
            <numerusform>{seat} then needs %n more cube to lead</numerusform>
            <numerusform>{seat} then needs %n more cubes to lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you then need %n more cubes to lead</source>
        <translation>
            <numerusform>you then need %n more cube to lead</numerusform>
            <numerusform>you then need %n more cubes to lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} then each need %n more cubes to lead</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>
            <numerusform>{seats} then each need %n more cube to lead</numerusform>
            <numerusform>{seats} then each need %n more cubes to lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} decided it: {seat} gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part} decided it: {seat} gained %n point more than {other}.</numerusform>
            <numerusform>{part} decided it: {seat} gained %n points more than {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} decided it: you gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part} decided it: you gained %n point more than {other}.</numerusform>
            <numerusform>{part} decided it: you gained %n points more than {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner for now, {effect}.</source>
        <extracomment>as the lowest card, while others have yet to play</extracomment>
        <translation>
            <numerusform>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner for now, {effect}.</numerusform>
            <numerusform>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner for now, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would bring {foe} to your corner for now, {effect}.</source>
        <extracomment>as the lowest card, while others have yet to play</extracomment>
        <translation>
            <numerusform>Played blind, %n of the {all} unseen cards would bring {foe} to your corner for now, {effect}.</numerusform>
            <numerusform>Played blind, %n of the {all} unseen cards would bring {foe} to your corner for now, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner for now, {effect}.</source>
        <translation>
            <numerusform>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner for now, {effect}.</numerusform>
            <numerusform>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner for now, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner for now, {effect}.</source>
        <translation>
            <numerusform>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner for now, {effect}.</numerusform>
            <numerusform>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner for now, {effect}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message numerus="yes">
        <source>%n match(es) not counted: the cards were known beforehand.</source>
        <translation>
            <numerusform>%n match was not counted: the cards were known beforehand.</numerusform>
            <numerusform>%n matches were not counted: the cards were known beforehand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%1 of %n match(es) won</source>
        <translation>
            <numerusform>%1 of %n match won</numerusform>
            <numerusform>%1 of %n matches won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About as strong as you in “%1”: %2 (over %n match(es))</source>
        <translation>
            <numerusform>About as strong as you in “%1”: %2 (over %n match)</numerusform>
            <numerusform>About as strong as you in “%1”: %2 (over %n matches)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message numerus="yes">
        <source>Are you sure? Another action is at least %n percentage point(s) better.</source>
        <translation>
            <numerusform>Are you sure? Another action is at least %n percentage point better.</numerusform>
            <numerusform>Are you sure? Another action is at least %n percentage points better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Are you sure? Another action is %n percentage point(s) better.</source>
        <translation>
            <numerusform>Are you sure? Another action is %n percentage point better.</numerusform>
            <numerusform>Are you sure? Another action is %n percentage points better.</numerusform>
        </translation>
    </message>
</context>
</TS>
