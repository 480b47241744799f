<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Limbo Table</source>
        <translation>Über Limbo Table</translation>
    </message>
    <message>
        <source>A table for little-known card and tile games.</source>
        <translation>Ein Tisch für wenig bekannte Karten- und Legespiele.</translation>
    </message>
    <message>
        <source>%1, devised by %2</source>
        <translation>%1, erdacht von %2</translation>
    </message>
    <message>
        <source>The rule books say more about each game.</source>
        <translation>Mehr über jedes Spiel steht in den Regelheften.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>The rules and the search are compiled.</source>
        <translation>Regeln und Suche sind kompiliert.</translation>
    </message>
    <message>
        <source>The rules and the search are not compiled: computer players do not look as far ahead.</source>
        <translation>Regeln und Suche sind nicht kompiliert: Die Computerspieler denken nicht so weit voraus.</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>≤ %1%</source>
        <extracomment>over a way on the table: the chance of an action is no higher</extracomment>
        <translation>≤&#xa0;%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Availability</name>
    <message>
        <source>Nothing is left to chance in this game, so it has no deals.</source>
        <translation>In diesem Spiel ist nichts dem Zufall überlassen, deshalb gibt es keine Kartenverteilung.</translation>
    </message>
    <message>
        <source>This game has hidden cards, and what the computer sees would give them away.</source>
        <translation>In diesem Spiel gibt es verdeckte Karten: Was der Computer sieht, würde sie verraten.</translation>
    </message>
</context>
<context>
    <name>Cast</name>
    <message>
        <source>Nana</source>
        <translation>Nana</translation>
    </message>
    <message>
        <source>Toto</source>
        <translation>Toto</translation>
    </message>
    <message>
        <source>Mimi</source>
        <translation>Mimi</translation>
    </message>
    <message>
        <source>Lulu</source>
        <translation>Lulu</translation>
    </message>
    <message>
        <source>Koko</source>
        <translation>Koko</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Alma</source>
        <translation>Alma</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Elsa</source>
        <translation>Elsa</translation>
    </message>
    <message>
        <source>Arvo</source>
        <translation>Arvo</translation>
    </message>
    <message>
        <source>Mira</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Leo</translation>
    </message>
    <message>
        <source>Sara</source>
        <translation>Sara</translation>
    </message>
    <message>
        <source>Niko</source>
        <translation>Niko</translation>
    </message>
    <message>
        <source>Vera</source>
        <translation>Vera</translation>
    </message>
    <message>
        <source>Marko</source>
        <translation>Marko</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Aaro</source>
        <translation>Aaro</translation>
    </message>
    <message>
        <source>Ilona</source>
        <translation>Ilona</translation>
    </message>
    <message>
        <source>Roni</source>
        <translation>Roni</translation>
    </message>
    <message>
        <source>Aura</source>
        <translation>Aura</translation>
    </message>
    <message>
        <source>Tapio</source>
        <translation>Tapio</translation>
    </message>
    <message>
        <source>Tuuli</source>
        <translation>Tuuli</translation>
    </message>
    <message>
        <source>Sampo</source>
        <translation>Sampo</translation>
    </message>
    <message>
        <source>Helmi</source>
        <translation>Helmi</translation>
    </message>
    <message>
        <source>Louhi</source>
        <translation>Louhi</translation>
    </message>
    <message>
        <source>Ahti</source>
        <translation>Ahti</translation>
    </message>
    <message>
        <source>Vellamo</source>
        <translation>Vellamo</translation>
    </message>
    <message>
        <source>Otso</source>
        <translation>Otso</translation>
    </message>
    <message>
        <source>Mielikki</source>
        <translation>Mielikki</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>casual player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>strong player</source>
        <translation>Turnierspieler</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Has just learnt the rules and plays without a plan. Good for a first match.</source>
        <translation>Hat gerade erst die Regeln gelernt und spielt ohne Plan. Gut für die erste Partie.</translation>
    </message>
    <message>
        <source>Sees simple plans coming. A friendly opponent.</source>
        <translation>Durchschaut einfache Pläne. Ein freundlicher Gegner.</translation>
    </message>
    <message>
        <source>Looks ahead, remembers what was played, and gives little away.</source>
        <translation>Denkt voraus, merkt sich, was gespielt wurde, und verschenkt wenig.</translation>
    </message>
    <message>
        <source>Uses all its time to look ahead. Hard to beat.</source>
        <translation>Nutzt die ganze Bedenkzeit, um vorauszudenken. Schwer zu schlagen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>the one person at this screen, within a sentence</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>one of several people at this screen</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Sees what is close and misses what is further off. Good to learn with.</source>
        <translation>Sieht, was naheliegt, und übersieht, was weiter weg ist. Gut zum Lernen.</translation>
    </message>
    <message>
        <source>Plays soundly and punishes mistakes.</source>
        <translation>Spielt solide und bestraft Fehler.</translation>
    </message>
</context>
<context>
    <name>Chances</name>
    <message>
        <source>Chances are those of winning the match if all players are equally strong.</source>
        <translation>Gemeint sind die Chancen, die Partie zu gewinnen, wenn alle Spieler gleich stark sind.</translation>
    </message>
    <message>
        <source>Chances are those of winning the present round or game if everyone plays equally well.</source>
        <translation>Gemeint sind die Chancen, die laufende Runde oder das laufende Spiel zu gewinnen, wenn alle gleich gut spielen.</translation>
    </message>
</context>
<context>
    <name>ChancesBar</name>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>%1 %2%</source>
        <translation>%1 %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Nothing is left to chance in “{game}”, so it has no deals.</source>
        <translation>In „{game}“ ist nichts dem Zufall überlassen, deshalb gibt es keine Kartenverteilungen.</translation>
    </message>
    <message>
        <source>There is no game “{game}”. The games are: {names}.</source>
        <translation>Es gibt kein Spiel „{game}“. Die Spiele sind: {names}.</translation>
    </message>
    <message>
        <source>{file} contains no Limbo Table match.</source>
        <translation>{file} enthält keine Partie von Limbo Table.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The table needs Qt: {reason}</source>
        <translation>Der Tisch braucht Qt: {reason}</translation>
    </message>
    <message>
        <source>The table could not be measured at {size}.</source>
        <translation>Der Tisch konnte in der Größe {size} nicht gemessen werden.</translation>
    </message>
    <message>
        <source>The first bound of --sprt has to be the lower one.</source>
        <translation>Die erste Grenze von --sprt muss die niedrigere sein.</translation>
    </message>
    <message>
        <source>Everything works. On a desktop the same command opens the table.</source>
        <translation>Alles funktioniert. Auf einem Desktop öffnet derselbe Befehl den Tisch.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPTIONEN]</translation>
    </message>
    <message>
        <source>[COMMAND] [ARGUMENTS]</source>
        <translation>[BEFEHL] [ARGUMENTE]</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Die Version anzeigen und beenden.</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Diese Hilfe anzeigen und beenden.</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>Vorgabe: {default}</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Fehler: {message}</translation>
    </message>
    <message>
        <source>Aborted!</source>
        <translation>Abgebrochen!</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>Hilfe gibt es mit „{command} {option}“.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Meintest du {possibility}?</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Falscher Wert für {param_hint}: {message}</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Es fehlt das Argument</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Es fehlt die Option</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>Es gibt keine Option {name!r}.</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>Die Option {name!r} erwartet keinen Wert.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>Die Option {name!r} braucht einen Wert.</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Ein Argument ist zu viel ({args})</translation>
    </message>
    <message>
        <source>{value!r} is not {choice}.</source>
        <translation>{value!r} ist nicht zulässig, nur {choice}.</translation>
    </message>
    <message>
        <source>{value!r} is not a valid {number_type}.</source>
        <translation>{value!r} ist keine {number_type}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} liegt nicht im Bereich {range}.</translation>
    </message>
    <message>
        <source>{name} {filename!r} does not exist.</source>
        <translation>{name} {filename!r} gibt es nicht.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a directory.</source>
        <translation>{name} {filename!r} ist ein Ordner.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is not readable.</source>
        <translation>{name} {filename!r} ist nicht lesbar.</translation>
    </message>
    <message>
        <source>A desktop table for little-known card and tile games.</source>
        <translation>Ein Spieltisch auf dem Bildschirm für wenig bekannte Karten- und Legespiele.</translation>
    </message>
    <message>
        <source>MODULE:ATTRIBUTE</source>
        <translation>MODUL:ATTRIBUT</translation>
    </message>
    <message>
        <source>Save the match of RECORD as FILE: all of it (.html, or animated: .apng), or one table (.png, .svg).</source>
        <translation>Die Partie aus MITSCHRIFT als DATEI speichern: ganz (.html oder animiert: .apng) oder einen Tisch (.png, .svg).</translation>
    </message>
    <message>
        <source>The language of the page or picture.</source>
        <translation>Die Sprache der Webseite oder des Bildes.</translation>
    </message>
    <message>
        <source>Serve the engine protocol: one JSON object per line, in and out.</source>
        <translation>Das Protokoll der Engine sprechen: ein JSON-Objekt je Zeile hinein, eines je Zeile heraus.</translation>
    </message>
    <message>
        <source>Measure the speed of the rules, the search and the start or, with the argument table, how smoothly the table moves.</source>
        <translation>Messen, wie schnell die Regeln und die Suche sind und wie bald am Tisch gespielt werden kann; mit „table“, wie flüssig sich der Tisch bewegt.</translation>
    </message>
    <message>
        <source>A player is a level or a baseline of the game; or a program that speaks the engine protocol, engine:COMMAND or engine/LEVEL:COMMAND, such as an earlier version of this one.</source>
        <translation>Ein Spieler ist eine Spielstärke des Spiels, ein Vergleichsspieler oder ein Programm, das das Protokoll der Engine spricht („engine:BEFEHL“ oder „engine/STÄRKE:BEFEHL“), etwa eine frühere Version dieses Programms.</translation>
    </message>
    <message>
        <source>One for each seat: random, greedy, a level, or engine:COMMAND.</source>
        <translation>Einer je Platz: random, greedy, eine Spielstärke oder engine:BEFEHL.</translation>
    </message>
    <message>
        <source>How many playouts each player may use for an action; with @N after its name, a player has N.</source>
        <translation>Wie viele Playouts jeder für einen Zug verwenden darf; mit @N hinter dem Namen hat ein Spieler N.</translation>
    </message>
    <message>
        <source>How many seconds each player may think about an action.</source>
        <translation>Wie viele Sekunden jeder über einen Zug nachdenken darf.</translation>
    </message>
    <message>
        <source>Play each deal once, judge every decision, and show what the cards and the errors contributed to the results. If only one player is named, it sits in every seat.</source>
        <translation>Jede Kartenverteilung einmal spielen, jede Entscheidung beurteilen und zeigen, was Karten und Fehler zum Ergebnis beigetragen haben. Wird nur ein Spieler genannt, sitzt er auf jedem Platz.</translation>
    </message>
    <message>
        <source>How many playouts the strongest level may use to judge a decision for the accounts.</source>
        <translation>Wie viele Playouts die höchste Spielstärke für die Bilanz bei jeder Entscheidung verwenden darf.</translation>
    </message>
    <message>
        <source>How many matches to play at a time: one per core unless set.</source>
        <translation>Wie viele Partien gleichzeitig gespielt werden: ohne Angabe eine je Kern.</translation>
    </message>
    <message>
        <source>Open the table, with RECORD on it if one is named.</source>
        <translation>Den Tisch öffnen, mit der Partie aus MITSCHRIFT, falls eine genannt ist.</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>MITSCHRIFT</translation>
    </message>
    <message>
        <source>Open the table with a new match of GAME, set up as the last one was.</source>
        <translation>Den Tisch mit einer neuen Partie von SPIEL öffnen, eingestellt wie die letzte.</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>Ein JSON-Objekt ausgeben.</translation>
    </message>
    <message>
        <source>A B</source>
        <translation>A B</translation>
    </message>
    <message>
        <source>How many deals; each is played with the players in every rotation of the seats.</source>
        <translation>Wie viele Kartenverteilungen; jede wird so oft gespielt, dass alle reihum auf jedem Platz sitzen.</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>NAME=WERT</translation>
    </message>
    <message>
        <source>An option of the game.</source>
        <translation>Eine Option des Spiels.</translation>
    </message>
    <message>
        <source>Play each deal once, and compare the players’ estimates of their chances with the results. If only one player is named, it sits in every seat.</source>
        <translation>Jede Kartenverteilung einmal spielen und die Gewinnchancen, die die Spieler nennen, mit dem Ergebnis vergleichen. Wird nur ein Spieler genannt, sitzt er auf jedem Platz.</translation>
    </message>
    <message>
        <source>Play each deal once, and show each seat’s share of the wins. If only one player is named, it sits in every seat.</source>
        <translation>Jede Kartenverteilung einmal spielen und den Anteil der Siege jedes Platzes nennen. Wird nur ein Spieler genannt, sitzt er auf jedem Platz.</translation>
    </message>
    <message>
        <source>LOW HIGH</source>
        <translation>NIEDRIG HOCH</translation>
    </message>
    <message>
        <source>Also show the first player’s share without the luck of the deals.</source>
        <translation>Auch den Anteil des ersten Spielers ohne das Glück der Kartenverteilung nennen.</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>Play on the Dask cluster with this scheduler.</source>
        <translation>Auf dem Dask-Cluster mit diesem Scheduler spielen.</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <comment>Did you mean {possibility}?</comment>
        <translation>(Meintest du eines von diesen: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} requires {nargs} arguments.</source>
        <comment>Option {name!r} requires an argument.</comment>
        <translation>Die Option {name!r} braucht {nargs} Werte.</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <comment>Got unexpected extra argument ({args})</comment>
        <translation>Diese Argumente sind zu viel ({args})</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <comment>{value!r} is not {choice}.</comment>
        <translation>{value!r} ist keines von diesen: {choices}.</translation>
    </message>
    <message>
        <source>There is no deal “{number}”. A deal number consists of one to nine digits.</source>
        <translation>Es gibt keine Kartenverteilung „{number}“. Die Nummer einer Verteilung besteht aus einer bis neun Ziffern.</translation>
    </message>
    <message>
        <source>The match has no line {wanted}: it ends at line {lines}.</source>
        <translation>Die Partie hat keine Zeile {wanted}: Sie endet mit Zeile {lines}.</translation>
    </message>
    <message>
        <source>“{file}” should end in one of: .html, .apng, .png, .svg.</source>
        <translation>„{file}“ muss auf .html, .apng, .png oder .svg enden.</translation>
    </message>
    <message>
        <source>--calibration, --by-seat and --accounts cannot be combined: choose one.</source>
        <translation>--calibration, --by-seat und --accounts lassen sich nicht zusammen verwenden: Wähl eine davon.</translation>
    </message>
    <message>
        <source>Without a command, the table opens; with the name of a file, it opens with that match.</source>
        <translation>Ohne Befehl öffnet sich der Tisch; mit einem Dateinamen liegt die Partie aus dieser Datei darauf.</translation>
    </message>
    <message>
        <source>Also offer this game: an attribute of a Python module.</source>
        <translation>Auch dieses Spiel anbieten: ein Attribut eines Python-Moduls.</translation>
    </message>
    <message>
        <source>If the match is not over, only what all its players have seen is shown.</source>
        <translation>Von einer laufenden Partie ist nur zu sehen, was alle gesehen haben, die mitspielen.</translation>
    </message>
    <message>
        <source>Show the table after line N in a picture; without it, after the last line.</source>
        <translation>Auf einem Bild den Tisch nach Zeile N zeigen; ohne Angabe nach der letzten.</translation>
    </message>
    <message>
        <source>The seed of the deals: the same seed gives the same deals.</source>
        <translation>Der Startwert der Kartenverteilungen: Derselbe Wert ergibt dieselben Verteilungen.</translation>
    </message>
    <message>
        <source>Play deal number N (one to nine digits).</source>
        <translation>Die Kartenverteilung Nummer N spielen (eine bis neun Ziffern).</translation>
    </message>
    <message>
        <source>Stop as soon as it is clear whether the first player is stronger than the others by LOW or by HIGH Elo points, or after --pairs deals.</source>
        <translation>Aufhören, sobald feststeht, ob der erste Spieler um NIEDRIG oder um HOCH Elo-Punkte stärker ist als die anderen, spätestens aber nach so vielen Kartenverteilungen, wie --pairs angibt.</translation>
    </message>
    <message>
        <source>Let computer players play GAME against each other, on all cores or on a cluster.</source>
        <translation>Computerspieler SPIEL gegeneinander spielen lassen, auf allen Kernen oder auf einem Cluster.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>--sprt and --luck compare the first player with the others: name two different players.</source>
        <translation>--sprt und --luck vergleichen den ersten Spieler mit einem anderen: Nenn zwei verschiedene Spieler.</translation>
    </message>
    <message>
        <source>There is no display, so here is a match between computer players:</source>
        <translation>Es gibt keinen Bildschirm, deshalb hier eine Partie zwischen Computerspielern:</translation>
    </message>
    <message>
        <source>A process that plays matches has stopped unexpectedly.</source>
        <translation>Ein Prozess, der Partien spielt, wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>--calibration works with this program’s own players only, not with “{name}”.</source>
        <translation>--calibration geht nur mit den eigenen Spielern dieses Programms, nicht mit „{name}“.</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden: {reason}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Table of the da&amp;y</source>
        <translation>&amp;Tisch des Tages</translation>
    </message>
    <message>
        <source>&amp;Copy the match as text</source>
        <translation>Partie als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste a match</source>
        <translation>Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>Restart the match, same &amp;deal</source>
        <translation>Neu beginnen, &amp;gleiche Verteilung</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>&amp;Hand sortieren</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Wieder&amp;gabe</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Sofort spielen lassen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Aufgabe des &amp;Tages</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;About Limbo Table</source>
        <translation>Ü&amp;ber Limbo Table</translation>
    </message>
    <message>
        <source>&amp;Actions and log</source>
        <translation>&amp;Züge und Protokoll</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>Verk&amp;leinern</translation>
    </message>
    <message>
        <source>Fit the &amp;table</source>
        <translation>&amp;Tisch einpassen</translation>
    </message>
    <message>
        <source>&amp;Cover the table</source>
        <translation>Tisch &amp;verdecken</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is, and what to do</source>
        <translation>&amp;Wer am Zug ist und was zu tun ist</translation>
    </message>
    <message>
        <source>What is at &amp;stake</source>
        <extracomment>the count, the foe, the places that lead, the tiles without a ball</extracomment>
        <translation>Worum e&amp;s geht</translation>
    </message>
    <message>
        <source>This &amp;group of balls, or all groups</source>
        <extracomment>connected balls of one colour, and the empty tiles beside them</extracomment>
        <translation>Diese Kugel&amp;gruppe oder alle Gruppen</translation>
    </message>
    <message>
        <source>Go to the next &amp;ball of the group</source>
        <extracomment>the keyboard&apos;s focus goes from ball to ball</extracomment>
        <translation>Zur nächsten &amp;Kugel der Gruppe</translation>
    </message>
    <message>
        <source>The &amp;rule that applies now</source>
        <translation>Die &amp;Regel, die jetzt gilt</translation>
    </message>
    <message>
        <source>R&amp;epeat the last announcement</source>
        <translation>Letzte Ansage wie&amp;derholen</translation>
    </message>
    <message>
        <source>Pre&amp;vious line</source>
        <translation>&amp;Vorige Zeile</translation>
    </message>
    <message>
        <source>Previous &amp;list</source>
        <translation>V&amp;orige Liste</translation>
    </message>
    <message>
        <source>All &amp;points</source>
        <translation>Alle &amp;Punkte</translation>
    </message>
    <message>
        <source>The last act&amp;ion</source>
        <translation>Der &amp;letzte Zug</translation>
    </message>
    <message>
        <source>&amp;My hand, from left to right</source>
        <translation>Meine &amp;Hand von links nach rechts</translation>
    </message>
    <message>
        <source>What the &amp;others have shown</source>
        <translation>Was die &amp;anderen gezeigt haben</translation>
    </message>
    <message>
        <source>What lies on ever&amp;y side of this tile</source>
        <extracomment>the tiles and balls on the six sides of a tile</extracomment>
        <translation>Was &amp;um dieses Plättchen herum liegt, Seite für Seite</translation>
    </message>
    <message>
        <source>&amp;Next line of the list</source>
        <extracomment>a line of the list that is read out beside the focus</extracomment>
        <translation>&amp;Nächste Zeile der Liste</translation>
    </message>
    <message>
        <source>Ne&amp;xt list: hand, table, each player, log, scores</source>
        <extracomment>hand, table, each player, log, scores: read out beside the focus</extracomment>
        <translation>Nächste L&amp;iste: Hand, Tisch, alle Spieler, Protokoll, Punktestand</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>the menu of questions that are answered aloud</extracomment>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>What is &amp;mine on the table</source>
        <translation>Was mir auf dem Tisc&amp;h gehört</translation>
    </message>
    <message>
        <source>All gam&amp;es</source>
        <translation>A&amp;lle Spiele</translation>
    </message>
    <message>
        <source>Play a deal &amp;by its number…</source>
        <translation>&amp;Verteilung nach Nummer spielen …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;Partien …</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>Save as a page or a pict&amp;ure…</source>
        <translation>Als Webseite oder Bil&amp;d speichern …</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>St&amp;atistik …</translation>
    </message>
    <message>
        <source>Commen&amp;t on this line…</source>
        <translation>Diese &amp;Zeile kommentieren …</translation>
    </message>
    <message>
        <source>Re&amp;view the match…</source>
        <translation>Partie a&amp;nalysieren …</translation>
    </message>
    <message>
        <source>&amp;Tutorial…</source>
        <translation>&amp;Einführung …</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Aufgaben …</translation>
    </message>
    <message>
        <source>Newer &amp;versions…</source>
        <translation>Neuere &amp;Versionen …</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>&amp;Choose keys…</source>
        <translation>Tasten &amp;wählen …</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Problem melden …</translation>
    </message>
    <message>
        <source>My possible &amp;actions, or those with the picked piece</source>
        <translation>Meine &amp;möglichen Züge oder die mit dem aufgenommenen Spielteil</translation>
    </message>
    <message>
        <source>&amp;Why did the computer do that?</source>
        <translation>Waru&amp;m dieser Zug?</translation>
    </message>
    <message>
        <source>The e&amp;xpert in your place</source>
        <translation>&amp;Experte an deiner Stelle</translation>
    </message>
</context>
<context>
    <name>CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>About the match as a whole</source>
        <translation>Zur ganzen Partie</translation>
    </message>
    <message>
        <source>About line %1: %2</source>
        <translation>Zu Zeile %1: %2</translation>
    </message>
    <message>
        <source>About line %1</source>
        <translation>Zu Zeile %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no mark such as ! or ?</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Text of the comment</source>
        <translation>Text des Kommentars</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Comments are saved with the match: anyone to whom you send it can read them.</source>
        <translation>Kommentare werden mit der Partie gespeichert: Wer die Partie von dir bekommt, kann auch die Kommentare lesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many</source>
        <translation>
            <numerusform>%n Zeichen zu viel</numerusform>
            <numerusform>%n Zeichen zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>Be&amp;wertung</translation>
    </message>
</context>
<context>
    <name>Commenting</name>
    <message>
        <source>The comment has been deleted.</source>
        <translation>Der Kommentar ist gelöscht.</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>After line %1: %2</source>
        <translation>Nach Zeile %1: %2</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>First &amp;difference</source>
        <translation>Wo sie sich &amp;trennen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Ende</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What happened in both matches</source>
        <translation>Was in beiden Partien geschah</translation>
    </message>
    <message>
        <source>The table of %1</source>
        <translation>Der Tisch: %1</translation>
    </message>
</context>
<context>
    <name>CoursesDialog</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, geschafft</translation>
    </message>
    <message>
        <source>%1, not done yet</source>
        <translation>%1, noch offen</translation>
    </message>
</context>
<context>
    <name>DayBox</name>
    <message>
        <source>Table of the day, %1: %2</source>
        <extracomment>%1: a date, %2: a game</extracomment>
        <translation>Tisch des Tages, %1: %2</translation>
    </message>
    <message>
        <source>The same for everyone. You have one try: nothing can be taken back, and the result says whether you had a hint. If you break it off, you can go on another time.</source>
        <translation>Für alle derselbe. Du hast einen Versuch: Nichts kann zurückgenommen werden, und das Ergebnis verrät, ob du einen Tipp hattest. Wenn du unterbrichst, kannst du ein andermal weiterspielen.</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>Table of the day – %1</source>
        <translation>Tisch des Tages – %1</translation>
    </message>
</context>
<context>
    <name>DayTable</name>
    <message>
        <source>not played yet</source>
        <extracomment>of the table of the day</extracomment>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>given up</source>
        <extracomment>of the table of the day, whose match was deleted for good</extracomment>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>days in a row: %1</source>
        <translation>Tage in Folge: %1</translation>
    </message>
    <message>
        <source>The table of the day has been played. Its match has been deleted for good.</source>
        <translation>Der Tisch des Tages ist gespielt. Seine Partie wurde endgültig gelöscht.</translation>
    </message>
    <message>
        <source>in progress</source>
        <extracomment>of the table of the day, which was begun</extracomment>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>The table of the day is open in another running copy of Limbo Table.</source>
        <translation>Der Tisch des Tages ist in einer anderen laufenden Instanz von Limbo Table geöffnet.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>a person&apos;s result in a line</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>shared the win</source>
        <translation>Sieg geteilt</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>mit Tipp</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Days played: %1, in a row: %3, won: %2</source>
        <translation>Gespielte Tage: %1, in Folge: %3, gewonnen: %2</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>Verteilung nach Nummer spielen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Verteilung %1</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Nummer kopieren</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Kartenverteilungen nach Nummer</translation>
    </message>
    <message>
        <source>With the same number and the same rules, everyone gets the same cards.</source>
        <translation>Wer eine Verteilung mit dieser Nummer und denselben Regeln spielt, bekommt dieselben Karten.</translation>
    </message>
    <message>
        <source>Other rules…</source>
        <translation>Andere Regeln …</translation>
    </message>
    <message>
        <source>This match was not dealt here, so its deal has no number.</source>
        <translation>Die Karten dieser Partie wurden nicht hier gegeben, darum hat ihre Verteilung keine Nummer.</translation>
    </message>
</context>
<context>
    <name>DealField</name>
    <message>
        <source>Number of the deal</source>
        <translation>Nummer der Verteilung</translation>
    </message>
    <message>
        <source>A deal number consists of one to nine digits.</source>
        <translation>Die Nummer einer Verteilung besteht aus einer bis neun Ziffern.</translation>
    </message>
</context>
<context>
    <name>Departure</name>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Bleiben</translation>
    </message>
    <message>
        <source>&amp;Don’t ask again</source>
        <translation>&amp;Nicht mehr fragen</translation>
    </message>
    <message>
        <source>This match is not being saved. If you leave it, it is lost.</source>
        <translation>Diese Partie wird nicht gespeichert. Wenn du sie verlässt, ist sie verloren.</translation>
    </message>
    <message>
        <source>You can save it as a file and continue it another time.</source>
        <translation>Du kannst sie als Datei speichern und ein andermal weiterspielen.</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>The expert takes one person’s place, so exactly one person must have played the match.</source>
        <translation>Der Experte nimmt den Platz eines Menschen ein, also muss genau ein Mensch die Partie gespielt haben.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>after the result: 61 (won)</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>Der Computerspieler ist ausgefallen.</translation>
    </message>
    <message>
        <source>The match is not over yet: the expert can play in your place after its end.</source>
        <translation>Die Partie ist noch nicht zu Ende: Erst wenn sie vorbei ist, kann der Experte an deiner Stelle spielen.</translation>
    </message>
    <message>
        <source>The expert plays in your place</source>
        <translation>Der Experte spielt an deiner Stelle</translation>
    </message>
    <message>
        <source>The match began in the same way, against the same opponents. But they react to what is played, and may choose differently a second time: one match proves little.</source>
        <translation>Anfang und Gegner waren dieselben. Aber die Gegner antworten auf das, was gespielt wird, und entscheiden sich beim zweiten Mal vielleicht anders: Eine einzelne Partie beweist wenig.</translation>
    </message>
    <message>
        <source>In your place the expert’s result was %1 (%2); yours was %3 (%4).</source>
        <translation>An deiner Stelle kam der Experte auf %1 (%2), du selbst auf %3 (%4).</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Its answer could not be understood.</source>
        <translation>Seine Antwort war nicht zu verstehen.</translation>
    </message>
    <message>
        <source>It gave no answer in time.</source>
        <translation>Er hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>It could not be started: %1</source>
        <translation>Er ließ sich nicht starten: %1</translation>
    </message>
    <message>
        <source>Its process has ended, with exit status %1.</source>
        <translation>Sein Prozess endete mit dem Rückgabewert %1.</translation>
    </message>
    <message>
        <source>Its process has crashed, or was ended from outside (%1).</source>
        <translation>Sein Prozess ist abgestürzt oder wurde von außen beendet (%1).</translation>
    </message>
    <message>
        <source>Its last message:</source>
        <translation>Er meldete zuletzt:</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Open matches</source>
        <translation>Partien öffnen</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>The match is damaged. %1 It was copied up to the line before that.</source>
        <translation>Die Partie ist beschädigt. %1 Sie wurde bis zur Zeile davor kopiert.</translation>
    </message>
    <message>
        <source>Importing matches</source>
        <translation>Partien werden importiert</translation>
    </message>
    <message numerus="yes">
        <source>And %n more file(s) could not be imported.</source>
        <translation>
            <numerusform>Und %n weitere Datei konnte nicht importiert werden.</numerusform>
            <numerusform>Und %n weitere Dateien konnten nicht importiert werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 contains no Limbo Table match.</source>
        <translation>%1 enthält keine Partie von Limbo Table.</translation>
    </message>
    <message>
        <source>%1 is damaged. %2 The match was imported up to the line before that.</source>
        <translation>%1 ist beschädigt. %2 Die Partie wurde bis zur Zeile davor importiert.</translation>
    </message>
    <message>
        <source>Only the first match could be imported.</source>
        <translation>Nur die erste Partie konnte importiert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported. The first one is on the table.</source>
        <translation>
            <numerusform>%n Partie importiert. Sie liegt auf dem Tisch.</numerusform>
            <numerusform>%n Partien importiert. Die erste liegt auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is on the clipboard, as one line of text for a message.</source>
        <translation>Die Partie ist in der Zwischenablage, als eine Zeile Text für eine Nachricht.</translation>
    </message>
    <message>
        <source>It holds all cards, including those that nobody has seen yet.</source>
        <translation>Darin stehen alle Karten, auch die, die noch niemand gesehen hat.</translation>
    </message>
    <message>
        <source>Too damaged to save any of it: %1</source>
        <translation>So beschädigt, dass nichts davon gespeichert werden kann: %1</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>The match was saved: %1</source>
        <translation>Die Partie wurde gespeichert: %1</translation>
    </message>
    <message>
        <source>The match is damaged. %1 It was saved up to the line before that.</source>
        <translation>Die Partie ist beschädigt. %1 Sie wurde bis zur Zeile davor gespeichert.</translation>
    </message>
    <message>
        <source>Save the matches</source>
        <translation>Partien speichern</translation>
    </message>
    <message>
        <source>Saving matches</source>
        <translation>Partien werden gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved in %1</source>
        <translation>
            <numerusform>%n Partie in %1 gespeichert</numerusform>
            <numerusform>%n Partien in %1 gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Damaged, and saved up to the damaged line: %1</source>
        <translation>Beschädigt und bis zur beschädigten Zeile gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Limbo Table matches</source>
        <translation>Partien von Limbo Table</translation>
    </message>
    <message>
        <source>This match is not in the list of matches any more: another program may have removed it.</source>
        <translation>Diese Partie ist nicht mehr in der Sammlung: Vielleicht hat ein anderes Programm sie entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n of %1 match(es) imported. They are kept.</source>
        <translation>
            <numerusform>Abgebrochen: %n von %1 Partien importiert. Sie bleibt erhalten.</numerusform>
            <numerusform>Abgebrochen: %n von %1 Partien importiert. Sie bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n of %2 match(es) saved in %1.</source>
        <translation>
            <numerusform>Abgebrochen: %n von %2 Partien in %1 gespeichert.</numerusform>
            <numerusform>Abgebrochen: %n von %2 Partien in %1 gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Is this game new to you? It has a short tutorial.</source>
        <translation>Ist dieses Spiel neu für dich? Es gibt eine kurze Einführung dazu.</translation>
    </message>
    <message>
        <source>Begin the tutorial</source>
        <translation>Einführung beginnen</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <translation>Lernen: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <extracomment>%1 is a game, or how far its match is</extracomment>
        <translation>Fortsetzen: %1</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>a new match, where another one is under way</extracomment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New match: %1</source>
        <translation>Neue Partie: %1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons</source>
        <translation>%1 von %2 Lektionen</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles</source>
        <translation>%1 von %2 Aufgaben</translation>
    </message>
    <message>
        <source>Lessons – %1 of %2 done</source>
        <translation>Lektionen – %1 von %2 geschafft</translation>
    </message>
    <message>
        <source>Puzzles – %1 of %2 solved</source>
        <translation>Aufgaben – %1 von %2 gelöst</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Play now: %1</source>
        <translation>Jetzt spielen: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Grades</name>
    <message>
        <source>world class</source>
        <translation>Weltklasse</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
</context>
<context>
    <name>HandOrders</name>
    <message>
        <source>Hands are sorted by rank.</source>
        <translation>Die Hände sind nach Wert sortiert.</translation>
    </message>
    <message>
        <source>Hands are sorted by suit.</source>
        <translation>Die Hände sind nach Farbe sortiert.</translation>
    </message>
    <message>
        <source>Hands lie as they were dealt.</source>
        <translation>Die Hände liegen, wie sie gegeben wurden.</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Stelle %1 von %2</translation>
    </message>
    <message>
        <source>Your hand lies in an order of your own.</source>
        <translation>Deine Hand liegt in deiner eigenen Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>Handover</name>
    <message>
        <source>Undone:</source>
        <translation>Zurückgenommen:</translation>
    </message>
    <message>
        <source>The table is covered</source>
        <translation>Der Tisch ist verdeckt</translation>
    </message>
    <message>
        <source>Now it is %1’s turn</source>
        <translation>Jetzt ist %1 am Zug</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Ich bin %1: meine Karten zeigen</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>It is your only action.</source>
        <translation>Einen anderen Zug hast du nicht.</translation>
    </message>
    <message>
        <source>Go on first: the table still shows the round that is over.</source>
        <translation>Erst weiter: Der Tisch zeigt noch die beendete Runde.</translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. Next best: %2, %3%.</source>
        <translation>Deine Gewinnchance: %1&#xa0;%. Zweitbester Zug: %2, %3&#xa0;%.</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>Der Computerspieler ist ausgefallen.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>Just as good: %1</source>
        <translation>Ebenso gut: %1</translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. Every other action: at most %2%.</source>
        <translation>Deine Gewinnchance: %1&#xa0;%. Jeder andere Zug: höchstens %2&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Matches are being saved again.</source>
        <translation>Partien werden wieder gespeichert.</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>üblich: %1</translation>
    </message>
    <message>
        <source>Choose keys</source>
        <translation>Tasten wählen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>a command or a key, such as Ctrl+N</source>
        <translation>ein Befehl oder eine Taste, etwa Strg+N</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Set &amp;this key</source>
        <translation>&amp;Diese Taste zuweisen</translation>
    </message>
    <message>
        <source>Add t&amp;o its keys</source>
        <translation>Taste &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>Its &amp;usual keys</source>
        <translation>Übliche &amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;All usual keys</source>
        <translation>&amp;Alle üblichen Tasten</translation>
    </message>
    <message>
        <source>Undo the last &amp;change</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Remove these entries</source>
        <translation>Diese &amp;Einträge entfernen</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>&amp;Neue Taste</translation>
    </message>
    <message>
        <source>New &amp;key for “%1”</source>
        <translation>&amp;Neue Taste für „%1“</translation>
    </message>
    <message>
        <source>%1 cannot be chosen: the table, the menus or the lists need it.</source>
        <translation>%1 lässt sich nicht wählen: Der Tisch, die Menüs oder die Listen brauchen diese Taste.</translation>
    </message>
    <message>
        <source>%1 is a key of this command already.</source>
        <translation>%1 gehört schon zu diesem Befehl.</translation>
    </message>
    <message>
        <source>%1 is free.</source>
        <translation>%1 ist frei.</translation>
    </message>
    <message>
        <source>%1 is a key of “%2”, which loses it if you choose it here.</source>
        <translation>%1 gehört zum Befehl „%2“, der die Taste verliert, wenn du sie hier wählst.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Mit der Maus</translation>
    </message>
    <message>
        <source>In the panel</source>
        <translation>In der Seitenleiste</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In einer Wiedergabe</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>One line back or forward</source>
        <translation>Eine Zeile zurück oder vor</translation>
    </message>
    <message>
        <source>To the deal before, or to the next one</source>
        <translation>Zur vorigen oder zur nächsten Kartenverteilung</translation>
    </message>
    <message>
        <source>To the first line, or to the last</source>
        <translation>Zur ersten oder zur letzten Zeile</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>Abspielen oder Pause</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Wiedergabe verlassen</translation>
    </message>
    <message>
        <source>Go from piece to piece</source>
        <translation>Von Spielteil zu Spielteil gehen</translation>
    </message>
    <message>
        <source>Go to the first piece of a part of the table, or to the last</source>
        <translation>Zum ersten oder letzten Spielteil eines Tischbereichs gehen</translation>
    </message>
    <message>
        <source>Move the card in your hand to the left or right</source>
        <translation>Die Karte in deiner Hand nach links oder rechts verschieben</translation>
    </message>
    <message>
        <source>Go to the next part of the table, or back</source>
        <translation>Zum nächsten Bereich des Tisches gehen oder zurück</translation>
    </message>
    <message>
        <source>Pick a piece; put it down; press a button; continue after a message</source>
        <translation>Spielteil aufnehmen; ablegen; Schaltfläche drücken; nach einer Meldung weitermachen</translation>
    </message>
    <message>
        <source>While something moves: skip the animation</source>
        <translation>Während sich etwas bewegt: Animation überspringen</translation>
    </message>
    <message>
        <source>With any letter: to the next line of the list that begins with it</source>
        <translation>Mit einem Buchstaben: zur nächsten Zeile der Liste, die damit beginnt</translation>
    </message>
    <message>
        <source>Let go of a piece; dismiss a message</source>
        <translation>Spielteil loslassen; Meldung schließen</translation>
    </message>
    <message>
        <source>Click, or drag</source>
        <translation>Klicken oder ziehen</translation>
    </message>
    <message>
        <source>Pick a piece, and put it down</source>
        <translation>Spielteil aufnehmen und ablegen</translation>
    </message>
    <message>
        <source>Drag along the hand</source>
        <translation>Innerhalb der Hand ziehen</translation>
    </message>
    <message>
        <source>Put the cards in an order of your own</source>
        <translation>Die Karten in eine eigene Reihenfolge bringen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Let go of a piece</source>
        <translation>Spielteil loslassen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Move the view of the table</source>
        <translation>Den Ausschnitt des Tisches verschieben</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Mittlere Taste</translation>
    </message>
    <message>
        <source>Take the default action with a piece</source>
        <translation>Den üblichen Zug mit dem Spielteil machen</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>This system has no font for this language. Install one, such as the package fonts-noto-cjk on Debian and Ubuntu or google-noto-sans-cjk-fonts on Fedora, and restart Limbo Table.</source>
        <extracomment>to be translated in Latin letters only: there is no font for others</extracomment>
        <translation>Auf diesem System gibt es keine Schrift für diese Sprache. Installiere eine, etwa das Paket fonts-noto-cjk unter Debian und Ubuntu oder google-noto-sans-cjk-fonts unter Fedora, und starte Limbo Table neu.</translation>
    </message>
</context>
<context>
    <name>LessonBand</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>No line here begins with %1.</source>
        <translation>Hier beginnt keine Zeile mit %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punktestand</translation>
    </message>
</context>
<context>
    <name>LogsModel</name>
    <message>
        <source>From here on the matches differ.</source>
        <translation>Hier trennen sich die Partien.</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>The cards were in a good mood.</source>
        <translation>Die Karten hatten gute Laune.</translation>
    </message>
    <message>
        <source>Nobody has to know how much of that was skill.</source>
        <translation>Wie viel davon Können war, muss ja niemand wissen.</translation>
    </message>
    <message>
        <source>A good day for a lottery ticket.</source>
        <translation>Ein guter Tag für einen Lottoschein.</translation>
    </message>
    <message>
        <source>If there was a plan behind it, it was the cards’ own.</source>
        <translation>Falls ein Plan dahintersteckte, hatten ihn die Karten.</translation>
    </message>
    <message>
        <source>Better not to look too pleased.</source>
        <translation>Besser nicht allzu zufrieden aussehen.</translation>
    </message>
    <message>
        <source>The cards looked the other way.</source>
        <translation>Die Karten haben weggeschaut.</translation>
    </message>
    <message>
        <source>Well shuffled, whoever did it.</source>
        <translation>Gut gemischt, wer immer es war.</translation>
    </message>
    <message>
        <source>Blame the shuffle; everyone does.</source>
        <translation>Schieb es aufs Mischen; das tun alle.</translation>
    </message>
    <message>
        <source>Better luck next time.</source>
        <translation>Beim nächsten Mal mehr Glück.</translation>
    </message>
    <message>
        <source>In chess this would not have happened.</source>
        <translation>Beim Schach wäre das nicht passiert.</translation>
    </message>
    <message>
        <source>Even an expert may sigh here.</source>
        <translation>Hier darf selbst ein Experte seufzen.</translation>
    </message>
    <message>
        <source>Unlucky at cards, they say, lucky in love.</source>
        <translation>Pech im Spiel, Glück in der Liebe, heißt es.</translation>
    </message>
    <message>
        <source>The cards did their share of the work.</source>
        <translation>Die Karten haben ihren Teil der Arbeit getan.</translation>
    </message>
    <message>
        <source>At the start the chances are those of equal players, at the end they are the result. Every change in between is counted exactly once, so the figures always add up.</source>
        <translation>Zu Beginn gelten die Chancen gleich starker Spieler, am Ende steht das Ergebnis. Jede Veränderung dazwischen wird genau einmal gezählt, darum geht die Rechnung immer auf.</translation>
    </message>
    <message>
        <source>Own errors: what this player’s decisions cost, judged by what could be known at the time. The strongest computer player judges each of them as if it had sat in that place.</source>
        <translation>Eigene Fehler: was die Entscheidungen dieses Spielers gekostet haben, gemessen an dem, was in dem Moment zu wissen war. Der stärkste Computerspieler beurteilt jede davon, als hätte er auf diesem Platz gesessen.</translation>
    </message>
    <message>
        <source>Others’ errors: what the decisions of the other players cost them, judged in the same way. What one side loses, the other sides gain in equal parts; what a partner loses, this player loses as well.</source>
        <translation>Fehler der anderen: was die Entscheidungen der anderen sie selbst gekostet haben, ebenso beurteilt. Was eine Seite verliert, gewinnen die anderen zu gleichen Teilen; was ein Partner verliert, verliert dieser Spieler mit.</translation>
    </message>
    <message>
        <source>Cards: everything else from one decision of this player to the next: what was dealt, drawn and turned up, and what no player could have known. In a game without chance that is called “unforeseen”: what the computer player did not see coming.</source>
        <translation>Karten: alles Übrige von einer Entscheidung dieses Spielers bis zur nächsten, also was gegeben, gezogen und aufgedeckt wurde und was niemand wissen konnte. In einem Spiel ohne Zufall heißt das „Unvorhergesehenes“: was der Computerspieler nicht kommen sah.</translation>
    </message>
    <message>
        <source>Where the figures are not exact: a mistake that the computer player overlooks is not counted as an error, but as luck. Of several good actions it rates the best one slightly too high, so errors look a little larger than they are.</source>
        <translation>Wo die Zahlen ungenau sind: Ein Fehler, den der Computerspieler übersieht, zählt nicht als Fehler, sondern als Glück. Von mehreren guten Zügen schätzt er den besten ein wenig zu hoch ein, darum sehen Fehler etwas größer aus, als sie sind.</translation>
    </message>
    <message>
        <source>very lucky %1</source>
        <translation>großes Glück %1</translation>
    </message>
    <message>
        <source>lucky %1</source>
        <translation>Glück %1</translation>
    </message>
    <message>
        <source>very unlucky %1</source>
        <translation>großes Pech %1</translation>
    </message>
    <message>
        <source>unlucky %1</source>
        <translation>Pech %1</translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Unlucky</source>
        <translation>Pech</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: cards %3, the opponent’s errors %4, own errors %5; result %6%.</source>
        <translation>%1: %2 % zu Beginn; dann in Prozentpunkten: Karten %3, Fehler des Gegners %4, eigene Fehler %5; Ergebnis %6 %.</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: unforeseen %3, the opponent’s errors %4, own errors %5; result %6%.</source>
        <translation>%1: %2 % zu Beginn; dann in Prozentpunkten: Unvorhergesehenes %3, Fehler des Gegners %4, eigene Fehler %5; Ergebnis %6 %.</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: cards %3, others’ errors %4, own errors %5; result %6%.</source>
        <translation>%1: %2 % zu Beginn; dann in Prozentpunkten: Karten %3, Fehler der anderen %4, eigene Fehler %5; Ergebnis %6 %.</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: unforeseen %3, others’ errors %4, own errors %5; result %6%.</source>
        <translation>%1: %2 % zu Beginn; dann in Prozentpunkten: Unvorhergesehenes %3, Fehler der anderen %4, eigene Fehler %5; Ergebnis %6 %.</translation>
    </message>
    <message>
        <source>All rounds are added up.</source>
        <translation>Alle Runden sind zusammengezählt.</translation>
    </message>
    <message>
        <source>Without the luck of the cards the result would have been %1%.</source>
        <translation>Ohne Glück und Pech mit den Karten wären es am Ende %1 % gewesen.</translation>
    </message>
    <message>
        <source>Such bad luck is hard to make up for.</source>
        <translation>So viel Pech ist schwer auszugleichen.</translation>
    </message>
    <message>
        <source>After the last decision alone, the cards gave %1 percentage points.</source>
        <translation>Allein nach der letzten Entscheidung brachten die Karten %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>After the last decision alone, the cards took %1 percentage points.</source>
        <translation>Allein nach der letzten Entscheidung kosteten die Karten %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: cards %1, the opponent’s errors %2.</source>
        <translation>Seit der vorigen Entscheidung, in Prozentpunkten: Karten %1, Fehler des Gegners %2.</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: unforeseen %1, the opponent’s errors %2.</source>
        <translation>Seit der vorigen Entscheidung, in Prozentpunkten: Unvorhergesehenes %1, Fehler des Gegners %2.</translation>
    </message>
    <message>
        <source>Without the luck of the cards: the result minus what the cards gave. It can be below 0 or above 100.</source>
        <translation>Ohne Glück und Pech mit den Karten: das Ergebnis abzüglich dessen, was die Karten brachten. Es kann unter 0 oder über 100 liegen.</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: cards %1, others’ errors %2.</source>
        <translation>Seit der vorigen Entscheidung, in Prozentpunkten: Karten %1, Fehler der anderen %2.</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: unforeseen %1, others’ errors %2.</source>
        <translation>Seit der vorigen Entscheidung, in Prozentpunkten: Unvorhergesehenes %1, Fehler der anderen %2.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>There is no rule book for this game.</source>
        <translation>Zu diesem Spiel gibt es kein Regelheft.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Actions and log</source>
        <translation>Züge und Protokoll</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Computer players about as strong as you</source>
        <translation>Computerspieler etwa so stark wie du</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Allow undo at any time</source>
        <translation>Züge dürfen jederzeit zurückgenommen werden</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>At present that is %1. The level follows your results from match to match.</source>
        <translation>Zurzeit ist das: %1. Die Spielstärke passt sich von Partie zu Partie deinen Ergebnissen an.</translation>
    </message>
    <message>
        <source>You have no results in this game yet, so for now that is %1. From your first match on, the level follows your results.</source>
        <translation>Du hast in diesem Spiel noch keine Ergebnisse, darum ist das vorerst: %1. Ab deiner ersten Partie richtet sich die Spielstärke nach deinen Ergebnissen.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Nummer der Verteilung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Friends who begin with the same number and the same rules get the same cards.</source>
        <translation>Freunde, die mit derselben Nummer und denselben Regeln beginnen, bekommen dieselben Karten.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>The table is covered while you change places at the screen.</source>
        <translation>Der Tisch wird verdeckt, während ihr am Bildschirm die Plätze tauscht.</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Winner: %1, %2</source>
        <translation>Sieg: %1, %2</translation>
    </message>
    <message>
        <source>Winners: %1, %2</source>
        <translation>Sieg: %1, %2</translation>
    </message>
    <message>
        <source>Table of the day, %1</source>
        <extracomment>of a match: it is the table of this date</extracomment>
        <translation>Tisch des Tages, %1</translation>
    </message>
    <message>
        <source>From line %1 on</source>
        <translation>Ab Zeile %1</translation>
    </message>
    <message>
        <source>All lost, %2</source>
        <translation>Alle haben verloren, %2</translation>
    </message>
    <message>
        <source>All won, %2</source>
        <translation>Alle haben gewonnen, %2</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>That match is on the table of another running copy of Limbo Table.</source>
        <translation>Diese Partie liegt auf dem Tisch einer anderen laufenden Instanz von Limbo Table.</translation>
    </message>
    <message>
        <source>The match on the table cannot be deleted: open another one first.</source>
        <translation>Die Partie auf dem Tisch kann nicht gelöscht werden: Öffne erst eine andere.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are on the table of another running copy of Limbo Table.</source>
        <translation>
            <numerusform>%n Partie liegt auf dem Tisch einer anderen laufenden Instanz von Limbo Table.</numerusform>
            <numerusform>%n Partien liegen auf dem Tisch einer anderen laufenden Instanz von Limbo Table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted. They can be brought back: Ctrl+Z.</source>
        <translation>
            <numerusform>%n Partie gelöscht. Sie lässt sich zurückholen: Strg+Z.</numerusform>
            <numerusform>%n Partien gelöscht. Sie lassen sich zurückholen: Strg+Z.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back</source>
        <translation>
            <numerusform>%n Partie zurückgeholt</numerusform>
            <numerusform>%n Partien zurückgeholt</numerusform>
        </translation>
    </message>
    <message>
        <source>These matches could not be read. They stay as they are.</source>
        <translation>Diese Partien konnten nicht gelesen werden. Sie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>These matches have nothing in common: they begin differently.</source>
        <translation>Diese Partien haben nichts gemeinsam: Schon ihr Anfang ist verschieden.</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>Deal %1</source>
        <translation>Verteilung %1</translation>
    </message>
    <message>
        <source>Began %1</source>
        <translation>Begonnen: %1</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <translation>Zuletzt gespielt: %1</translation>
    </message>
    <message>
        <source>Two matches are selected: they can be compared side by side.</source>
        <translation>Zwei Partien sind ausgewählt: Du kannst sie nebeneinander vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) selected</source>
        <translation>
            <numerusform>%n Partie ausgewählt</numerusform>
            <numerusform>%n Partien ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Find by name, player, game or deal</source>
        <translation>Nach Name, Spieler, Spiel oder Verteilung suchen</translation>
    </message>
    <message>
        <source>The table of the selected match</source>
        <translation>Der Tisch der ausgewählten Partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>No matches here.</source>
        <translation>Hier sind keine Partien.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>O&amp;pen</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Undo the deletion</source>
        <translation>Löschen rück&amp;gängig</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Side by side…</source>
        <translation>&amp;Nebeneinander …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Deine Fehler</translation>
    </message>
    <message>
        <source>%1 (%2 percentage points)</source>
        <translation>%1 (%2 Prozentpunkte)</translation>
    </message>
    <message>
        <source>This match has changed: its mistake cannot be shown any more.</source>
        <translation>Diese Partie hat sich geändert: Der Fehler lässt sich nicht mehr zeigen.</translation>
    </message>
    <message>
        <source>Your mistakes, %1</source>
        <translation>Deine Fehler, %1</translation>
    </message>
    <message>
        <source>No, there is a better action.</source>
        <translation>Nein, es gibt einen besseren Zug.</translation>
    </message>
    <message>
        <source>Right. You know it now, so it will not come back.</source>
        <translation>Richtig. Du kennst das jetzt, also kommt es nicht wieder.</translation>
    </message>
    <message numerus="yes">
        <source>Right. It will come back in %n day(s).</source>
        <translation>
            <numerusform>Richtig. Diese Stellung kommt in %n Tag wieder.</numerusform>
            <numerusform>Richtig. Diese Stellung kommt in %n Tagen wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played: %1. It cost you %2 percentage points of your chance to win. What would have been better?</source>
        <translation>Du hast gespielt: %1. Das kostete dich %2 Prozentpunkte Gewinnchance. Was wäre besser gewesen?</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
</context>
<context>
    <name>OneSwitch</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>English rules</source>
        <translation>Englische Regeln</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>Japanische Regeln</translation>
    </message>
    <message>
        <source>The team against the foes</source>
        <translation>Das Team gegen die Feinde</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>Four players: the foes in the corners of partners are counted together.</source>
        <translation>Zu viert: Die Feinde in den Ecken beider Partner werden zusammengezählt.</translation>
    </message>
    <message>
        <source>No bonus cards: learn how the locations pay.</source>
        <translation>Keine Bonuskarten: Lern, was die Orte einbringen.</translation>
    </message>
    <message>
        <source>Build an island of tiles and balls, then take it apart. If you cannot complete a turn, you are out.</source>
        <translation>Baut eine Insel aus Plättchen und Kugeln und nehmt sie dann auseinander. Wer keinen vollständigen Zug mehr hat, scheidet aus.</translation>
    </message>
    <message>
        <source>Cameron Browne</source>
        <extracomment>who devised the game</extracomment>
        <translation>Cameron Browne</translation>
    </message>
    <message>
        <source>The whole island</source>
        <translation>Die ganze Insel</translation>
    </message>
    <message>
        <source>Eight balls each on 32 tiles, as the rules have it.</source>
        <translation>Je acht Kugeln auf 32 Plättchen, wie es in den Regeln steht.</translation>
    </message>
    <message>
        <source>A short match</source>
        <translation>Eine kurze Partie</translation>
    </message>
    <message>
        <source>Five balls each on 20 tiles: over sooner, and good to learn with.</source>
        <translation>Je fünf Kugeln auf 20 Plättchen: schneller vorbei und gut zum Lernen.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>White has an advantage, so the second player may take over White instead of taking a second turn. White does best to begin neither too strongly nor too weakly.</source>
        <translation>Weiß ist im Vorteil, darum darf die zweite Person statt ihres zweiten Zugs Weiß übernehmen. Für Weiß lohnt es sich also, ausgeglichen zu beginnen.</translation>
    </message>
    <message>
        <source>Swapping sides</source>
        <translation>Seitentausch</translation>
    </message>
    <message>
        <source>Two players can swap sides, three cannot.</source>
        <translation>Zu zweit könnt ihr die Seiten tauschen, zu dritt nicht.</translation>
    </message>
    <message>
        <source>A match of two games is for two players.</source>
        <translation>Eine Partie aus zwei Spielen gibt es nur zu zweit.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>once, after White’s second turn</source>
        <translation>einmal, nach dem zweiten Zug von Weiß</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Eigene Auswahl</translation>
    </message>
    <message>
        <source>Count down from 101. The winner scores for the cards played, the loser for what is left.</source>
        <translation>Zählt von 101 herunter. Wer gewinnt, bekommt Punkte für die gespielten Karten, wer verliert, für den Rest.</translation>
    </message>
    <message>
        <source>David Parlett</source>
        <extracomment>who devised the game</extracomment>
        <translation>David Parlett</translation>
    </message>
    <message>
        <source>The stock lies</source>
        <translation>Der Nachziehstapel liegt</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>With an empty hand you draw without knowing what comes.</source>
        <translation>Mit leerer Hand ziehst du, ohne zu wissen, was kommt.</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>Neu gegeben wird</translation>
    </message>
    <message>
        <source>from what is left</source>
        <translation>aus den übrigen Karten</translation>
    </message>
    <message>
        <source>from the whole pack</source>
        <translation>aus allen 52 Karten</translation>
    </message>
    <message>
        <source>Cards that were played stay out until fewer than eleven are left in the stock: remembering them pays.</source>
        <translation>Gespielte Karten bleiben draußen, bis im Nachziehstapel weniger als elf liegen: Merken lohnt sich.</translation>
    </message>
    <message>
        <source>Every round begins with all 52 cards.</source>
        <translation>Jede Runde beginnt mit allen 52 Karten.</translation>
    </message>
    <message>
        <source>The winner scores for</source>
        <translation>Beim Sieg zählt</translation>
    </message>
    <message>
        <source>when a player has a set number of points</source>
        <translation>wenn jemand so viele Punkte hat</translation>
    </message>
    <message>
        <source>after a set number of rounds</source>
        <translation>nach so vielen Runden</translation>
    </message>
    <message>
        <source>every card on the pile</source>
        <translation>jede Karte auf dem Stapel</translation>
    </message>
    <message>
        <source>the winner’s own cards</source>
        <translation>jede eigene Karte</translation>
    </message>
    <message>
        <source>Doubling counts for</source>
        <translation>Verdoppeln gilt für</translation>
    </message>
    <message>
        <source>both scores</source>
        <translation>die Punkte beider</translation>
    </message>
    <message>
        <source>the winner’s score</source>
        <translation>die Punkte des Siegers</translation>
    </message>
    <message>
        <source>The next dealer is</source>
        <translation>Als Nächstes gibt</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>der andere Spieler</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>der Sieger</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>when you stop</source>
        <translation>wenn ihr aufhört</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>Equal cards hide each other; the lowest card still showing takes the foe. Keep your corner empty.</source>
        <translation>Gleiche Karten verbergen einander; die niedrigste noch sichtbare Karte nimmt den Feind. Halt deine Ecke leer.</translation>
    </message>
    <message>
        <source>Solo, with jokers</source>
        <translation>Einzeln, mit Jokern</translation>
    </message>
    <message>
        <source>The player with the fewest foes left at the end wins.</source>
        <translation>Wer am Ende die wenigsten Feinde übrig hat, gewinnt.</translation>
    </message>
    <message>
        <source>Players 1 and 3 play against players 2 and 4.</source>
        <translation>Spieler 1 und 3 spielen gegen Spieler 2 und 4.</translation>
    </message>
    <message>
        <source>The foes win if one of them is left in any corner.</source>
        <translation>Die Feinde gewinnen, wenn einer von ihnen in irgendeiner Ecke übrig ist.</translation>
    </message>
    <message>
        <source>A hero without a player: he plays the top card of the deck, and fills a corner of his own.</source>
        <translation>Ein Held ohne Spieler: Er spielt die oberste Karte des Stapels und füllt eine eigene Ecke.</translation>
    </message>
    <message>
        <source>Pairs are for four players.</source>
        <translation>Paare gibt es nur zu viert.</translation>
    </message>
    <message>
        <source>A team plays with two jokers or none.</source>
        <translation>Ein Team spielt mit zwei Jokern oder keinem.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>spielt nicht mit</translation>
    </message>
    <message>
        <source>on: plays from the deck</source>
        <translation>spielt mit</translation>
    </message>
    <message>
        <source>Up to four heroes have four cards each; only a team may play with three.</source>
        <translation>Bis zu vier Helden haben je vier Karten; nur ein Team darf mit dreien spielen.</translation>
    </message>
    <message>
        <source>Jokers among the foes</source>
        <translation>Joker unter den Feinden</translation>
    </message>
    <message>
        <source>Two jokers in one corner cancel each other; a third one stays.</source>
        <translation>Zwei Joker in einer Ecke heben sich auf; ein dritter bleibt.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Three cards make it harder.</source>
        <translation>Mit drei Karten wird es schwerer.</translation>
    </message>
    <message>
        <source>The Shadow</source>
        <translation>Der Schatten</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Die üblichen Regeln</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>after one round</source>
        <translation>nach einer Runde</translation>
    </message>
    <message>
        <source>when a side has won a set number of rounds</source>
        <translation>wenn eine Seite so oft gewonnen hat</translation>
    </message>
    <message>
        <source>when a side has lost a set number of lives</source>
        <translation>wenn eine Seite so viele Leben verliert</translation>
    </message>
    <message>
        <source>Each foe that is left costs a life.</source>
        <translation>Jeder Feind, der übrig ist, kostet ein Leben.</translation>
    </message>
    <message>
        <source>Balls for each player</source>
        <translation>Kugeln pro Spieler</translation>
    </message>
    <message>
        <source>The island has four tiles for each ball of one player.</source>
        <translation>Die Insel hat für jede Kugel eines Spielers vier Plättchen.</translation>
    </message>
    <message>
        <source>Bonus cards are</source>
        <translation>Bonuskarten sind</translation>
    </message>
    <message>
        <source>Chips alone count.</source>
        <translation>Es zählen nur die Chips.</translation>
    </message>
    <message>
        <source>One of six bonus cards each, known to nobody else until the end.</source>
        <translation>Je eine von sechs Bonuskarten, die bis zum Ende sonst niemand kennt.</translation>
    </message>
    <message>
        <source>Quickstart game</source>
        <translation>Schnellstart</translation>
    </message>
    <message>
        <source>Send cubes to eight locations, win the majorities that pay chips, and keep your bonus secret.</source>
        <translation>Schick Holzwürfel an acht Orte, hol dir die Mehrheiten, die Chips bringen, und halt deinen Bonus geheim.</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Standardspiel</translation>
    </message>
    <message>
        <source>Advanced game, from memory</source>
        <translation>Fortgeschrittenenspiel mit verdeckten Chips</translation>
    </message>
    <message>
        <source>not used: quickstart game</source>
        <translation>nicht im Spiel (Schnellstart)</translation>
    </message>
    <message>
        <source>dealt: standard game</source>
        <translation>ausgeteilt (Standardspiel)</translation>
    </message>
    <message>
        <source>The chips of others are</source>
        <translation>Die Chips der anderen sind</translation>
    </message>
    <message>
        <source>always in sight</source>
        <translation>immer sichtbar</translation>
    </message>
    <message>
        <source>hidden after each round</source>
        <translation>nach jeder Runde verdeckt</translation>
    </message>
    <message>
        <source>Limbo: the countdown</source>
        <translation>Limbo: der Countdown</translation>
    </message>
    <message>
        <source>Limbo: the foes</source>
        <translation>Limbo: die Feinde</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Libtis</source>
        <translation>Libtis</translation>
    </message>
    <message>
        <source>2 players · 3–5 minutes</source>
        <translation>2 Spieler · 3–5 Minuten</translation>
    </message>
    <message>
        <source>3–5 players · 5–15 minutes</source>
        <translation>3–5 Spieler · 5–15 Minuten</translation>
    </message>
    <message>
        <source>2–3 players · 10–20 minutes</source>
        <translation>2–3 Spieler · 10–20 Minuten</translation>
    </message>
    <message>
        <source>As much luck as skill</source>
        <translation>So viel Glück wie Können</translation>
    </message>
    <message>
        <source>Much luck, some skill</source>
        <translation>Mehr Glück als Können</translation>
    </message>
    <message>
        <source>More skill than luck</source>
        <translation>Mehr Können als Glück</translation>
    </message>
    <message>
        <source>No luck, only skill</source>
        <translation>Kein Glück, nur Können</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Ein Mensch an diesem Bildschirm</translation>
    </message>
    <message>
        <source>The rules as David Parlett wrote them: the stock is face down, and every card on the pile scores.</source>
        <translation>Die Regeln, wie David Parlett sie aufgeschrieben hat: Der Nachziehstapel liegt verdeckt, und jede Karte auf dem Stapel zählt.</translation>
    </message>
    <message>
        <source>Everybody has a secret bonus worth up to 12 points.</source>
        <translation>Alle haben einen geheimen Bonus, der bis zu 12 Punkte wert ist.</translation>
    </message>
    <message>
        <source>You choose your bonus card from a set that is passed round, and have to remember the others’ chips.</source>
        <translation>Du wählst deinen Bonus aus den Karten, die herumgehen, und merkst dir, wer was gewonnen hat.</translation>
    </message>
    <message>
        <source>As it is played in Japan: the top card of the stock lies face up, and only the winner’s own cards score.</source>
        <translation>Wie man es in Japan spielt: Die oberste Karte des Nachziehstapels liegt offen, und beim Sieg zählen nur die eigenen Karten.</translation>
    </message>
    <message>
        <source>The loser’s points for the count are doubled too.</source>
        <translation>Auch die Punkte des Verlierers für den Rest werden verdoppelt.</translation>
    </message>
    <message>
        <source>You win together if every corner is empty at the end.</source>
        <translation>Ihr gewinnt gemeinsam, wenn am Ende jede Ecke leer ist.</translation>
    </message>
    <message>
        <source>chosen from a set that is passed round: advanced game</source>
        <translation>aus Karten gewählt, die herumgehen (Fortgeschrittenenspiel)</translation>
    </message>
    <message>
        <source>You see who gets which chips, and then have to remember them.</source>
        <translation>Du siehst, wer was gewinnt, und musst es dir dann merken.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>team: all together</source>
        <translation>Team: alle gemeinsam</translation>
    </message>
    <message>
        <source>A team must win that many rounds before it loses as many.</source>
        <translation>Ein Team muss so viele Runden gewinnen, bevor es ebenso viele verloren hat.</translation>
    </message>
    <message>
        <source>solo: each player alone</source>
        <translation>einzeln: jeder für sich</translation>
    </message>
    <message>
        <source>pairs: partners sit opposite each other</source>
        <translation>Paare: wer sich gegenübersitzt</translation>
    </message>
    <message>
        <source>With five heroes, the Shadow included, each hand has three cards.</source>
        <translation>Bei fünf Helden, den Schatten mitgezählt, hat jede Hand drei Karten.</translation>
    </message>
    <message>
        <source>The Shadow can join only three or four players.</source>
        <translation>Der Schatten spielt nur zu dritt oder zu viert mit.</translation>
    </message>
    <message>
        <source>Each player takes one and passes the rest; the seventh, the Betrayal, scores for beating the others at their bonuses.</source>
        <translation>Alle nehmen eine und geben den Rest weiter; die siebte, der Verrat, bringt Punkte, wenn man die Boni der anderen besser erfüllt als sie.</translation>
    </message>
    <message>
        <source>You know the starter before you double and, with an empty hand, the next card before you take it.</source>
        <translation>Mit leerer Hand kennst du die nächste Karte, bevor du sie nimmst, und vor dem Verdoppeln die Startkarte.</translation>
    </message>
    <message>
        <source>The player with the fewest foes left wins; ties share the win.</source>
        <translation>Wer die wenigsten Feinde übrig hat, gewinnt; bei Gleichstand wird geteilt.</translation>
    </message>
    <message>
        <source>Two games make a match in which each player has White once. With one win each, the match is shared.</source>
        <translation>Zwei Spiele bilden eine Partie, in der beide einmal Weiß haben. Gewinnen beide je eins, wird der Sieg geteilt.</translation>
    </message>
</context>
<context>
    <name>OwnKeys</name>
    <message>
        <source>These keys in the settings are not understood: %1</source>
        <translation>Diese Tasten in den Einstellungen sind nicht zu verstehen: %1</translation>
    </message>
    <message>
        <source>These keys in the settings belong to the table, the menus or the lists: %1</source>
        <translation>Diese Tasten in den Einstellungen gehören dem Tisch, den Menüs oder den Listen: %1</translation>
    </message>
    <message>
        <source>These keys in the settings belong to another command already: %1</source>
        <translation>Diese Tasten in den Einstellungen gehören schon zu einem anderen Befehl: %1</translation>
    </message>
    <message>
        <source>All commands have their usual keys.</source>
        <translation>Alle Befehle haben ihre üblichen Tasten.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>The entries without effect have been removed.</source>
        <translation>Die wirkungslosen Einträge sind entfernt.</translation>
    </message>
    <message>
        <source>“%1” has the key %2.</source>
        <translation>„%1“ hat die Taste %2.</translation>
    </message>
    <message>
        <source>“%1” has no key.</source>
        <translation>„%1“ hat keine Taste.</translation>
    </message>
</context>
<context>
    <name>OwnVoice</name>
    <message>
        <source>The speech synthesiser of this system does not work: %1</source>
        <translation>Die Sprachausgabe dieses Systems funktioniert nicht: %1</translation>
    </message>
</context>
<context>
    <name>PastBand</name>
    <message>
        <source>Replay of earlier lines. The match waits as you left it.</source>
        <translation>Wiedergabe: Du siehst frühere Züge. Die Partie wartet so, wie du sie verlassen hast.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was spielen wir?</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>Graphs need NumPy, which is not installed. Here are their figures.</source>
        <translation>Für Diagramme wird NumPy gebraucht, das nicht installiert ist. Hier sind die Zahlen dazu.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>a cell of a table that is empty, as it is read out</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2. %3.</source>
        <extracomment>a cell as it is read out: its column, what stands there, and its row</extracomment>
        <translation>%1: %2. %3.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Show the figures as a table</source>
        <translation>Zahlen als Tabelle zeigen</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>an interval, from the lower figure to the higher one</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Publishing</name>
    <message>
        <source>Web page with the whole match</source>
        <translation>Webseite mit der ganzen Partie</translation>
    </message>
    <message>
        <source>Animated picture of the whole match</source>
        <translation>Animiertes Bild der ganzen Partie</translation>
    </message>
    <message>
        <source>Picture of the table now</source>
        <translation>Bild des Tisches, wie er jetzt ist</translation>
    </message>
    <message>
        <source>Drawing of the table now</source>
        <translation>Zeichnung des Tisches, wie er jetzt ist</translation>
    </message>
    <message>
        <source>Save as a page or a picture</source>
        <translation>Als Webseite oder Bild speichern</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <translation>Gespeichert: %1 (%2)</translation>
    </message>
    <message>
        <source>Making the page</source>
        <translation>Webseite wird erstellt</translation>
    </message>
    <message>
        <source>Making the picture</source>
        <translation>Bild wird erstellt</translation>
    </message>
</context>
<context>
    <name>PuzzleBand</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>The puzzles could not be read.</source>
        <translation>Die Aufgaben konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Ask once more for the action itself.</source>
        <translation>Frag noch einmal, dann wird der Zug selbst gezeigt.</translation>
    </message>
    <message>
        <source>First hint: look at what the frame is around.</source>
        <translation>Erster Tipp: Sieh dir an, was umrahmt ist.</translation>
    </message>
    <message>
        <source>First hint: the solution does not begin with “%1”, tempting as that is.</source>
        <translation>Erster Tipp: Die Lösung beginnt nicht mit „%1“, so verlockend das ist.</translation>
    </message>
    <message>
        <source>Solved, after a first hint: your rating does not count it as solved.</source>
        <translation>Gelöst, nach einem ersten Tipp: Für deine Wertung zählt die Aufgabe nicht als gelöst.</translation>
    </message>
    <message>
        <source>Right so far.</source>
        <translation>Bis hierher richtig.</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Why the solution begins like this: %1</source>
        <extracomment>after a puzzle is solved; the position before the first action is meant</extracomment>
        <translation>Warum die Lösung so beginnt: %1</translation>
    </message>
    <message>
        <source>%1, puzzle %3, %2</source>
        <translation>%1, Aufgabe %3, %2</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <extracomment>after a puzzle of one action is solved: why it was the right one</extracomment>
        <translation>Warum: %1</translation>
    </message>
    <message>
        <source>Your puzzle rating: %1, very likely between %2 and %3. Easy puzzles are rated below %4, hard ones %5 or more. The first try at each puzzle counts; one with a hint counts as not solved.</source>
        <translation>Deine Wertung bei Aufgaben: %1, sehr wahrscheinlich zwischen %2 und %3. Leichte Aufgaben haben eine Wertung unter %4, schwere ab %5. Es zählt der erste Versuch an jeder Aufgabe; mit Tipp gilt sie nicht als gelöst.</translation>
    </message>
    <message>
        <source>Your puzzle rating: %1.</source>
        <translation>Deine Wertung bei Aufgaben: %1.</translation>
    </message>
    <message>
        <source>Solved, but with a hint: it does not count as solved.</source>
        <translation>Gelöst, aber mit Tipp: Das zählt nicht als gelöst.</translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>For you</source>
        <translation>Für dich</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Positions from matches, each with one solution. Your match waits until you come back.</source>
        <translation>Stellungen aus Partien, jede mit einer einzigen Lösung. Deine Partie wartet, bis du zurückkommst.</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles solved</source>
        <translation>%1 von %2 Aufgaben gelöst</translation>
    </message>
    <message>
        <source>Practise &amp;weaknesses…</source>
        <translation>Sch&amp;wächen üben …</translation>
    </message>
    <message>
        <source>By theme, what you solved and what your errors in matches cost</source>
        <translation>Nach Themen: was du gelöst hast und was deine Fehler in Partien gekostet haben</translation>
    </message>
</context>
<context>
    <name>Readouts</name>
    <message>
        <source>There is nothing to report.</source>
        <translation>Es gibt nichts zu berichten.</translation>
    </message>
    <message>
        <source>%1 again for everything in full.</source>
        <translation>Noch einmal %1: alles ausführlich.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>%1 (%2: the rule)</source>
        <translation>%1 (%2: die Regel)</translation>
    </message>
</context>
<context>
    <name>ReplacedMatch</name>
    <message>
        <source>The previous one stays in the list of matches.</source>
        <translation>Die bisherige bleibt in der Sammlung.</translation>
    </message>
    <message>
        <source>Back to the other match</source>
        <translation>Zurück zur anderen Partie</translation>
    </message>
    <message>
        <source>Another match was opened.</source>
        <translation>Eine andere Partie liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>That match is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster geöffnet.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands open</source>
        <translation>Alle Hände offen</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Line of the match</source>
        <translation>Zeile der Partie</translation>
    </message>
    <message>
        <source>Seen &amp;by</source>
        <translation>Blick&amp;winkel</translation>
    </message>
    <message>
        <source>The player from whose seat the table is shown</source>
        <translation>Aus wessen Blickwinkel man den Tisch sieht</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Wiedergabe verlassen</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>One line back</source>
        <translation>Eine Zeile zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One line forward</source>
        <translation>Eine Zeile vor</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>Letzte Zeile</translation>
    </message>
    <message>
        <source>The beginning of the match</source>
        <translation>Der Anfang der Partie</translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation>Zeile %1 von %2: %3</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Made by Limbo Table, a table for little-known games.</source>
        <translation>Erstellt mit Limbo Table, einem Tisch für wenig bekannte Spiele.</translation>
    </message>
    <message>
        <source>Without scripts there are no pictures; the list shows all lines of the match.</source>
        <translation>Ohne Skripte gibt es keine Bilder; die Liste zeigt alle Zeilen der Partie.</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>One line back</source>
        <translation>Eine Zeile zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One line forward</source>
        <translation>Eine Zeile vor</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>Letzte Zeile</translation>
    </message>
    <message>
        <source>Line of the match</source>
        <translation>Zeile der Partie</translation>
    </message>
    <message>
        <source>The beginning of the match</source>
        <translation>Der Anfang der Partie</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>The report is not sent anywhere. It contains no names. Save or copy it if you like.</source>
        <translation>Der Bericht wird nirgendwohin gesendet. Er enthält keine Namen. Speichere oder kopiere ihn, wenn du möchtest.</translation>
    </message>
    <message>
        <source>What you did, and what happened then</source>
        <translation>Was du getan hast und was dann geschah</translation>
    </message>
    <message>
        <source>Your words for the report</source>
        <translation>Deine Beschreibung für den Bericht</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>The report has been copied.</source>
        <translation>Der Bericht ist kopiert.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>Der Bericht steht in %1.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Something has gone wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>This report helps to find the fault. Say what you did and what went wrong.</source>
        <translation>Hier steht, was man braucht, um einen Fehler zu finden. Schreib dazu, was du getan hast und was schiefgegangen ist.</translation>
    </message>
    <message>
        <source>The program closed unexpectedly</source>
        <translation>Das Programm wurde unerwartet beendet</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>Die Partie auf dem Tisch</translation>
    </message>
    <message>
        <source>The match shows everybody’s cards: it is included only when you save or copy the report.</source>
        <translation>Der Verlauf der Partie verrät alle Karten: Er kommt erst dazu, wenn du den Bericht speicherst oder kopierst.</translation>
    </message>
    <message>
        <source>Something has gone wrong. The match is saved: if it does not go on, start the program again.</source>
        <translation>Etwas ist schiefgegangen. Die Partie ist gespeichert: Wenn sie nicht weitergeht, starte das Programm neu.</translation>
    </message>
    <message>
        <source>Limbo Table closed unexpectedly the last time. The match was saved.</source>
        <translation>Beim letzten Mal wurde Limbo Table unerwartet beendet. Die Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>The rules and the search are compiled.</source>
        <translation>Regeln und Suche sind kompiliert.</translation>
    </message>
    <message>
        <source>The rules and the search are not compiled.</source>
        <translation>Regeln und Suche sind nicht kompiliert.</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>Der Computerspieler ist ausgefallen.</translation>
    </message>
    <message>
        <source>%1: there was nothing to decide.</source>
        <translation>%1: Es gab nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Judged by what could be seen from this seat, not by all cards.</source>
        <translation>Beurteilt nach dem, was von diesem Platz aus zu sehen war, nicht nach allen Karten.</translation>
    </message>
    <message>
        <source>Judged with all cards open, the same decisions would have cost %1 percentage points. The difference is no error: nobody could have known it.</source>
        <translation>Bei offenen Karten beurteilt, hätten dieselben Entscheidungen %1 Prozentpunkte gekostet. Der Unterschied zählt nicht als Fehler: Davon konnte niemand wissen.</translation>
    </message>
    <message>
        <source>What would have followed it: %1</source>
        <translation>Was darauf gefolgt wäre: %1</translation>
    </message>
    <message>
        <source>What followed: %1</source>
        <translation>Was darauf folgte: %1</translation>
    </message>
    <message>
        <source>With all cards open there was a better action, but nobody could have known that.</source>
        <translation>Bei offenen Karten hätte es einen besseren Zug gegeben, aber das konnte niemand wissen.</translation>
    </message>
    <message>
        <source>About as good as the best action: the difference is too small to be sure of it.</source>
        <translation>Etwa so gut wie der beste Zug: Der Unterschied ist zu klein, um sicher zu sein.</translation>
    </message>
    <message>
        <source>%1 (%2%)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>End</source>
        <comment>of a match</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Chances over the match</source>
        <translation>Chancen im Lauf der Partie</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>Entscheidung %1 von %2</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Gespielt: %1</translation>
    </message>
    <message>
        <source>Expected next:</source>
        <translation>Erwartete Fortsetzung:</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Etwas Besseres wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>As the cards lay, it did no harm.</source>
        <translation>So, wie die Karten lagen, hat es nicht geschadet.</translation>
    </message>
    <message>
        <source>Also better: %1</source>
        <translation>Ebenfalls besser: %1</translation>
    </message>
    <message>
        <source>By what could be seen</source>
        <translation>Nach dem, was zu sehen war</translation>
    </message>
    <message>
        <source>(find it yourself)</source>
        <translation>(finde es selbst heraus)</translation>
    </message>
    <message>
        <source>Review of the match</source>
        <translation>Analyse der Partie</translation>
    </message>
    <message>
        <source>%v of %m decisions</source>
        <translation>%v von %m Entscheidungen</translation>
    </message>
    <message>
        <source>Decisions that have been looked at</source>
        <translation>Analysierte Entscheidungen</translation>
    </message>
    <message>
        <source>Decisions, those that cost most first</source>
        <translation>Entscheidungen, die teuersten zuerst</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>Entscheidung %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>a cell of a table that is empty, as it is read out</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2. Decision %3.</source>
        <extracomment>a cell as it is read out: its column, what stands there, and the number of the decision</extracomment>
        <translation>%1: %2. Entscheidung %3.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Luck before</source>
        <translation>Karten davor</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>a column: the user&apos;s mark of an action, such as ?!</extracomment>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>&amp;Add up luck and all errors</source>
        <translation>Glück und &amp;alle Fehler zusammenrechnen</translation>
    </message>
    <message>
        <source>&amp;How these figures are calculated</source>
        <translation>&amp;Wie diese Zahlen zustande kommen</translation>
    </message>
    <message>
        <source>About this decision</source>
        <translation>Zu dieser Entscheidung</translation>
    </message>
    <message>
        <source>Show at the &amp;table</source>
        <translation>Am &amp;Tisch zeigen</translation>
    </message>
    <message>
        <source>T&amp;ry again from here</source>
        <translation>Ab hier &amp;neu versuchen</translation>
    </message>
    <message>
        <source>Show the &amp;better one</source>
        <translation>&amp;Besseren Zug zeigen</translation>
    </message>
    <message>
        <source>Chance to win with the best action: %1%, with this one: %2%. It cost %3 percentage points.</source>
        <translation>Gewinnchance mit dem besten Zug: %1 %, mit diesem: %2 %. Das kostete %3 Prozentpunkte.</translation>
    </message>
    <message>
        <source>(just as good)</source>
        <translation>(ebenso gut)</translation>
    </message>
    <message>
        <source>&amp;Comment on it…</source>
        <translation>&amp;Kommentieren …</translation>
    </message>
    <message>
        <source>&amp;Decisions of</source>
        <translation>Wessen &amp;Entscheidungen</translation>
    </message>
    <message>
        <source>Cost (% points)</source>
        <translation>Kosten (%-Punkte)</translation>
    </message>
    <message>
        <source>%1: so far errors have cost %2 percentage points.</source>
        <translation>%1: Bisher haben Fehler %2 Prozentpunkte gekostet.</translation>
    </message>
    <message>
        <source>On average a decision cost %1 percentage points.</source>
        <translation>Im Schnitt kostete eine Entscheidung %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>%1: errors cost %2 percentage points, added up decision by decision.</source>
        <translation>%1: Fehler kosteten %2 Prozentpunkte, Entscheidung für Entscheidung zusammengezählt.</translation>
    </message>
    <message>
        <source>It can be more than 100: what one error has cost can come back before the next one.</source>
        <translation>Das können mehr als 100 sein: Was ein Fehler gekostet hat, kann vor dem nächsten wieder hereinkommen.</translation>
    </message>
    <message>
        <source>The cards and the opponent gave %1 percentage points.</source>
        <translation>Die Karten und der Gegner brachten %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>The cards and the other players gave %1 percentage points.</source>
        <translation>Die Karten und die anderen brachten %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>The opponent gave %1 percentage points.</source>
        <translation>Der Gegner brachte %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>The other players gave %1 percentage points.</source>
        <translation>Die anderen brachten %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>The cards and the opponent took %1 percentage points.</source>
        <translation>Die Karten und der Gegner kosteten %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>The cards and the other players took %1 percentage points.</source>
        <translation>Die Karten und die anderen kosteten %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>The opponent took %1 percentage points.</source>
        <translation>Der Gegner kostete %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>The other players took %1 percentage points.</source>
        <translation>Die anderen kosteten %1 Prozentpunkte.</translation>
    </message>
    <message>
        <source>&amp;Add up everybody’s errors</source>
        <translation>&amp;Alle Fehler zusammenrechnen</translation>
    </message>
    <message>
        <source>Unforeseen before</source>
        <translation>Unvorhergesehenes davor</translation>
    </message>
    <message>
        <source>Chance to win with the best action: %1%, with this one: at most %2%. It cost at least %3 percentage points.</source>
        <translation>Gewinnchance mit dem besten Zug: %1&#xa0;%, mit diesem: höchstens %2&#xa0;%. Das kostete mindestens %3 Prozentpunkte.</translation>
    </message>
    <message>
        <source>This action is not better than the best one; how much worse it may be was not measured.</source>
        <translation>Dieser Zug ist nicht besser als der beste; wie viel schlechter er sein mag, wurde nicht gemessen.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>Close the list</source>
        <translation>Liste schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1: weniger</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Nach unten blättern</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Nach oben blättern</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>a playing card: 7 of hearts</extracomment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>rank of a card</extracomment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>2</source>
        <extracomment>rank of a card</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <extracomment>rank of a card</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <extracomment>rank of a card</extracomment>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <extracomment>rank of a card</extracomment>
        <translation>5</translation>
    </message>
    <message>
        <source>6</source>
        <extracomment>rank of a card</extracomment>
        <translation>6</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>rank of a card</extracomment>
        <translation>7</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>rank of a card</extracomment>
        <translation>8</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>rank of a card</extracomment>
        <translation>9</translation>
    </message>
    <message>
        <source>10</source>
        <extracomment>rank of a card</extracomment>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>rank of a card</extracomment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>rank of a card</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>rank of a card</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>suit of a card</extracomment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>suit of a card</extracomment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>suit of a card</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>suit of a card</extracomment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <extracomment>two remarks in one line</extracomment>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>two sentences, one after the other</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>the scores of a match: 30 : 45 (points)</extracomment>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>a seat&apos;s score</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>the seat to act, on its plate</extracomment>
        <translation>am Zug</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}</source>
        <extracomment>all cards of a hand</extracomment>
        <translation>
            <numerusform>Deine Hand, %n Karte: {cards}</numerusform>
            <numerusform>Deine Hand, %n Karten: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible actions</source>
        <extracomment>with a piece on the table</extracomment>
        <translation>
            <numerusform>%n möglicher Zug</numerusform>
            <numerusform>%n mögliche Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>New in your hand: {cards}</source>
        <extracomment>cards that have come to the user&apos;s hand</extracomment>
        <translation>Neu auf deiner Hand: {cards}</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>Osten</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>Westen</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>{side}: {thing}</source>
        <extracomment>what lies on a side of a tile: east: red ball on 1,0</extracomment>
        <translation>{side}: {thing}</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines: ask what happened last.</source>
        <extracomment>of what is not told by itself, such as the places of Libtis when a round is scored</extracomment>
        <translation>
            <numerusform>%n weitere Zeile: Frag nach dem letzten Zug.</numerusform>
            <numerusform>%n weitere Zeilen: Frag nach dem letzten Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this match nothing can be taken back now.</source>
        <translation>In dieser Partie lässt sich jetzt nichts zurücknehmen.</translation>
    </message>
    <message>
        <source>The table of the day has one try: play it to its end first.</source>
        <translation>Am Tisch des Tages hast du nur einen Versuch: Spiel erst zu Ende.</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <extracomment>a user&apos;s own words about a line of the match, in the log</extracomment>
        <translation>Kommentar: {text}</translation>
    </message>
    <message>
        <source>{mark}: {text}</source>
        <extracomment>a user&apos;s judgement of an action, and the reason in the user&apos;s words</extracomment>
        <translation>{mark}: {text}</translation>
    </message>
    <message>
        <source>{sign} brilliant</source>
        <extracomment>a user&apos;s judgement of an action, as in books on chess</extracomment>
        <translation>{sign} brillant</translation>
    </message>
    <message>
        <source>{sign} good</source>
        <translation>{sign} gut</translation>
    </message>
    <message>
        <source>{sign} interesting</source>
        <translation>{sign} interessant</translation>
    </message>
    <message>
        <source>{sign} doubtful</source>
        <translation>{sign} zweifelhaft</translation>
    </message>
    <message>
        <source>{sign} mistake</source>
        <translation>{sign} Fehler</translation>
    </message>
    <message>
        <source>{sign} blunder</source>
        <translation>{sign} grober Fehler</translation>
    </message>
    <message>
        <source>The review is still open: the menu brings it back.</source>
        <translation>Die Analyse ist noch offen: Über das Menü kommst du zurück.</translation>
    </message>
    <message>
        <source>The most points in this round come first.</source>
        <extracomment>the order of the lines of a round&apos;s result: their totals may be in another order</extracomment>
        <translation>Oben steht, wer in dieser Runde die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>{parts}&#xa0;=&#xa0;{total}</source>
        <extracomment>a sum: 120 + 80 = 200</extracomment>
        <translation>{parts}&#xa0;=&#xa0;{total}</translation>
    </message>
    <message>
        <source>{first} +&#xa0;{second}</source>
        <translation>{first} +&#xa0;{second}</translation>
    </message>
    <message>
        <source>{first} −&#xa0;{second}</source>
        <translation>{first} −&#xa0;{second}</translation>
    </message>
    <message>
        <source>{said}; {reason}</source>
        <extracomment>figures, and the reason for them</extracomment>
        <translation>{said}; {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{part} helped most: {seat} gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part}: Hier war der Vorsprung am größten, denn {seat} hat %n Punkt mehr geholt als {other}.</numerusform>
            <numerusform>{part}: Hier war der Vorsprung am größten, denn {seat} hat %n Punkte mehr geholt als {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} helped most: you gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part}: Hier war der Vorsprung am größten, denn du hast %n Punkt mehr geholt als {other}.</numerusform>
            <numerusform>{part}: Hier war der Vorsprung am größten, denn du hast %n Punkte mehr geholt als {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a better action.</source>
        <translation>Es gibt einen besseren Zug.</translation>
    </message>
    <message>
        <source>You have seen more since then. You can play on from here when the match is over, or in a match that allows undo at any time.</source>
        <translation>Du hast inzwischen mehr gesehen. Von hier aus kannst du weiterspielen, wenn die Partie vorbei ist oder wenn Züge jederzeit zurückgenommen werden dürfen.</translation>
    </message>
    <message>
        <source>{percent}%: {action}</source>
        <extracomment>what an action promises to whoever takes it</extracomment>
        <translation>{percent}&#xa0;%: {action}</translation>
    </message>
    <message>
        <source>The other action</source>
        <extracomment>begins a sentence about an action that is not the best one</extracomment>
        <translation>Der andere Zug</translation>
    </message>
    <message>
        <source>The next best action</source>
        <extracomment>begins a sentence about the action that a computer player likes second best</extracomment>
        <translation>Der zweitbeste Zug</translation>
    </message>
    <message>
        <source>Another action (about as good)</source>
        <extracomment>begins a sentence about an action with about the same chances as the best one</extracomment>
        <translation>Ein etwa gleich guter Zug</translation>
    </message>
    <message>
        <source>Another action that is about as good (“{action}”)</source>
        <extracomment>begins a sentence about an action with about the same chances as the best one</extracomment>
        <translation>Ein etwa gleich guter Zug ({action})</translation>
    </message>
    <message>
        <source>The action played (about as good)</source>
        <extracomment>begins a sentence about the action that was taken, with about the same chances as the best one</extracomment>
        <translation>Der gespielte, etwa gleich gute Zug</translation>
    </message>
    <message>
        <source>The next best action is about as good.</source>
        <translation>Der zweitbeste Zug ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>The next best action (“{action}”) is about as good.</source>
        <translation>Der zweitbeste Zug ({action}) ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action.</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>Fast dasselbe spricht auch für den zweitbesten Zug.</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action (“{action}”).</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>Fast dasselbe spricht auch für den zweitbesten Zug ({action}).</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action, which is about as good.</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>Fast dasselbe spricht auch für den zweitbesten Zug, der etwa gleich gut ist.</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action (“{action}”), which is about as good.</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>Fast dasselbe spricht auch für den zweitbesten Zug ({action}), der etwa gleich gut ist.</translation>
    </message>
    <message>
        <source>All other actions are about as good.</source>
        <translation>Alle anderen Züge sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>With the next best action (“{action}”) the win is about as sure.</source>
        <extracomment>beside an action that wins at once</extracomment>
        <translation>Mit dem zweitbesten Zug ({action}) ist der Sieg etwa genauso sicher.</translation>
    </message>
    <message>
        <source>Every action wins here.</source>
        <extracomment>of a match whose result does not depend on the next action any more</extracomment>
        <translation>Hier gewinnt jeder Zug.</translation>
    </message>
    <message>
        <source>As far as can be seen, every action wins here.</source>
        <translation>Soweit zu sehen ist, gewinnt hier jeder Zug.</translation>
    </message>
    <message>
        <source>No action can win any more.</source>
        <extracomment>of a match whose result does not depend on the next action any more</extracomment>
        <translation>Kein Zug kann mehr gewinnen.</translation>
    </message>
    <message>
        <source>As far as can be seen, no action can win any more.</source>
        <translation>Soweit zu sehen ist, kann kein Zug mehr gewinnen.</translation>
    </message>
    <message>
        <source>The action played</source>
        <extracomment>begins a sentence about the action that was taken, beside a better one</extracomment>
        <translation>Der gespielte Zug</translation>
    </message>
    <message>
        <source>The most tempting alternative (“{action}”)</source>
        <extracomment>begins a sentence about an action that does not solve a puzzle, which is named</extracomment>
        <translation>Die verlockendste Alternative ({action})</translation>
    </message>
    <message>
        <source>{other} misses the goal. {why}</source>
        <extracomment>the first sentence ends with a puzzle&apos;s goal, and further ones say how the action misses it</extracomment>
        <translation>{other} verfehlt das Ziel. {why}</translation>
    </message>
    <message>
        <source>The next chance outcome is “{name}”.</source>
        <translation>Als Zufallsereignis steht „{name}“ an.</translation>
    </message>
    <message>
        <source>“{key}” is missing or invalid.</source>
        <translation>„{key}“ fehlt oder ist ungültig.</translation>
    </message>
    <message>
        <source>The id is nested too deeply to be repeated.</source>
        <translation>Die „id“ ist zu tief verschachtelt, um wiederholt zu werden.</translation>
    </message>
    <message>
        <source>A perspective has only its own seat’s record.</source>
        <translation>Zu einem Blickwinkel gehört nur die Mitschrift des eigenen Platzes.</translation>
    </message>
    <message>
        <source>Thinking is possible only for the seat whose turn it is.</source>
        <translation>Nachgedacht werden kann nur für den Platz, der am Zug ist.</translation>
    </message>
    <message>
        <source>An internal error occurred ({kind}). The match is as it was.</source>
        <translation>Intern ist etwas schiefgegangen ({kind}). Die Partie ist unverändert.</translation>
    </message>
    <message>
        <source>{action}: {remark}</source>
        <extracomment>an action, and its consequence</extracomment>
        <translation>{action}: {remark}</translation>
    </message>
    <message>
        <source>Buttons: {names}</source>
        <extracomment>the buttons that have come up</extracomment>
        <translation>Schaltflächen: {names}</translation>
    </message>
    <message>
        <source>no tile: {sides}</source>
        <extracomment>the sides of a tile on which no tile lies: no tile: east, west</extracomment>
        <translation>kein Plättchen: {sides}</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Keine Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n times: {thing}</source>
        <extracomment>several things with the same name</extracomment>
        <translation>
            <numerusform>%n-mal: {thing}</numerusform>
            <numerusform>%n-mal: {thing}</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} wins the match</source>
        <translation>{seat} gewinnt die Partie</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>Same again</source>
        <extracomment>another match of the same game, between the same players</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Next opponent: {seat}</source>
        <extracomment>after a match that was won: another one, against this stronger computer player</extracomment>
        <translation>Nächster Gegner: {seat}</translation>
    </message>
    <message>
        <source>Stronger opponents</source>
        <extracomment>after a match that was won</extracomment>
        <translation>Stärkere Gegner</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The match is shared</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>a button when a match is over: to the page with all games</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Go on (Space)</source>
        <extracomment>a button: on to the next round; Space does the same</extracomment>
        <translation>Weiter (Leertaste)</translation>
    </message>
    <message>
        <source>Show the table</source>
        <extracomment>a button: hide the sheet of the result</extracomment>
        <translation>Tisch zeigen</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>a button: show the sheet of the result again</extracomment>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>a column: the points of this round</extracomment>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>a column: the number of rounds that a player has won
----------
a column: the rounds that a player has won</extracomment>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <extracomment>two remarks, as they are read out
----------
two things of a list
----------
suits of a card or a location</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>It is {seat}’s turn</source>
        <translation>{seat} ist am Zug</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message numerus="yes">
        <source>In progress, %n actions</source>
        <extracomment>a match in the list of matches</extracomment>
        <translation>
            <numerusform>Läuft noch, %n Zug</numerusform>
            <numerusform>Läuft noch, %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open now, %n actions</source>
        <extracomment>a match in the list of matches</extracomment>
        <translation>
            <numerusform>Gerade geöffnet, %n Zug</numerusform>
            <numerusform>Gerade geöffnet, %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{head} {figure}</source>
        <extracomment>a figure and its column: Total 200 points</extracomment>
        <translation>{head} {figure}</translation>
    </message>
    <message>
        <source>{rank}. {name}</source>
        <extracomment>a player&apos;s place: 1. Anna</extracomment>
        <translation>{rank}. {name}</translation>
    </message>
    <message>
        <source>{name}: {figures}</source>
        <extracomment>a player, or a round, and the figures</extracomment>
        <translation>{name}: {figures}</translation>
    </message>
    <message>
        <source>This is a puzzle: no match can go on from here.</source>
        <translation>Das ist eine Aufgabe: Von hier aus lässt sich keine Partie weiterspielen.</translation>
    </message>
    <message>
        <source>This is a lesson: no match can go on from here.</source>
        <translation>Das ist eine Lektion: Von hier aus lässt sich keine Partie weiterspielen.</translation>
    </message>
    <message>
        <source>{card} ({piece})</source>
        <extracomment>a card that lies face down, but open in a replay: “7 of hearts (face-down card, hand of North)”</extracomment>
        <translation>{card} ({piece})</translation>
    </message>
    <message>
        <source>This is where the match stands: turn back to an earlier line.</source>
        <translation>So steht die Partie jetzt: Geh zu einer früheren Zeile zurück.</translation>
    </message>
    <message>
        <source>The match is over here: turn back to an earlier line.</source>
        <translation>Hier ist die Partie schon zu Ende: Geh zu einer früheren Zeile zurück.</translation>
    </message>
    <message>
        <source>First the next person has to come to the table.</source>
        <translation>Erst muss die nächste Person an den Tisch kommen.</translation>
    </message>
    <message>
        <source>The computer player has stopped. {why}</source>
        <translation>Der Computerspieler ist ausgefallen. {why}</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>der Stapel</translation>
    </message>
    <message>
        <source>{card}, your hand</source>
        <translation>{card}, auf deiner Hand</translation>
    </message>
    <message>
        <source>{card}, your hand, playable: makes {count}</source>
        <translation>{card}, auf deiner Hand, spielbar: ergibt {count}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, your hand, playable in %n ways</source>
        <translation>
            <numerusform>{card}, auf deiner Hand, auf %n Art spielbar</numerusform>
            <numerusform>{card}, auf deiner Hand, auf %n Arten spielbar</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, on the pile</source>
        <translation>{card}, auf dem Stapel</translation>
    </message>
    <message numerus="yes">
        <source>stock, %n cards, face down</source>
        <translation>
            <numerusform>Nachziehstapel, %n Karte, verdeckt</numerusform>
            <numerusform>Nachziehstapel, %n Karten, verdeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, top of the stock, %n cards</source>
        <translation>
            <numerusform>{card}, oben auf dem Nachziehstapel, %n Karte</numerusform>
            <numerusform>{card}, oben auf dem Nachziehstapel, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{before}&#xa0;−&#xa0;{value}</source>
        <translation>{before}&#xa0;−&#xa0;{value}</translation>
    </message>
    <message>
        <source>{before}&#xa0;÷&#xa0;{value}</source>
        <translation>{before}&#xa0;÷&#xa0;{value}</translation>
    </message>
    <message>
        <source>{before} reversed</source>
        <extracomment>the digits of the number</extracomment>
        <translation>{before} umgedreht</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>this seat is out of the round</extracomment>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>this seat deals</extracomment>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>×{factor}</source>
        <extracomment>what doubling makes of the scores</extracomment>
        <translation>×{factor}</translation>
    </message>
    <message numerus="yes">
        <source>to %n points</source>
        <extracomment>how the match ends</extracomment>
        <translation>
            <numerusform>bis %n Punkt</numerusform>
            <numerusform>bis %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <extracomment>how the match ends</extracomment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>the only round</source>
        <extracomment>below “Round 1”: the match has no other</extracomment>
        <translation>die einzige Runde</translation>
    </message>
    <message>
        <source>no end</source>
        <extracomment>how the match ends</extracomment>
        <translation>ohne Ende</translation>
    </message>
    <message>
        <source>Your turn: double or pass</source>
        <translation>Dein Zug: verdoppeln oder passen</translation>
    </message>
    <message>
        <source>Your turn: choose the value of the ace</source>
        <translation>Dein Zug: den Wert des Asses wählen</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Dein Zug: eine Karte spielen</translation>
    </message>
    <message>
        <source>Your turn: play the card on the stock, or stop</source>
        <extracomment>the top card of the stock lies face up</extracomment>
        <translation>Dein Zug: die Karte vom Nachziehstapel spielen oder aufhören</translation>
    </message>
    <message>
        <source>{seat} chooses the value of the ace</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat} wählt den Wert des Asses</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat} ist am Zug</translation>
    </message>
    <message>
        <source>Count {count}</source>
        <extracomment>the count of the dial, for a user that hears it</extracomment>
        <translation>Zählstand {count}</translation>
    </message>
    <message>
        <source>A jack repeats the effect of the card before it.</source>
        <extracomment>told with the actions</extracomment>
        <translation>Ein Bube wiederholt die Wirkung der Karte vor ihm.</translation>
    </message>
    <message>
        <source>A queen reverses the digits of the count.</source>
        <extracomment>told with the actions</extracomment>
        <translation>Eine Dame dreht die Ziffern des Zählstands um.</translation>
    </message>
    <message>
        <source>A king divides the count by a number of your choice.</source>
        <extracomment>told with the actions</extracomment>
        <translation>Ein König teilt den Zählstand durch eine Zahl deiner Wahl.</translation>
    </message>
    <message>
        <source>{seat} wins round {round}</source>
        <translation>{seat} gewinnt Runde {round}</translation>
    </message>
    <message>
        <source>You win round {round}</source>
        <translation>Du gewinnst Runde {round}</translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round: for the cards that it played itself</extracomment>
        <translation>
            <numerusform>%n eigene Karte auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n eigene Karten auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <translation>
            <numerusform>%n eigene Karte auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;×&#xa0;{factor} (verdoppelt)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n eigene Karten auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;×&#xa0;{factor} (verdoppelt)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <translation>
            <numerusform>%n eigene Karte auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;×&#xa0;{factor} (zweimal verdoppelt)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n eigene Karten auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;×&#xa0;{factor} (zweimal verdoppelt)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message>
        <source>The count is 0.</source>
        <extracomment>why a round is over</extracomment>
        <translation>Der Zählstand ist 0.</translation>
    </message>
    <message>
        <source>Both are blocked at {count}.</source>
        <translation>Beide sind bei {count} blockiert.</translation>
    </message>
    <message>
        <source>Neither plays on at {count}.</source>
        <extracomment>why a round is over: a player, or both, had chosen to stop</extracomment>
        <translation>Bei {count} spielt niemand weiter.</translation>
    </message>
    <message numerus="yes">
        <source>You have reached %n points.</source>
        <translation>
            <numerusform>Du hast %n Punkt erreicht.</numerusform>
            <numerusform>Du hast %n Punkte erreicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: {points}</source>
        <extracomment>points for a match</extracomment>
        <translation>{seat}: {points}</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>number of cards that each player has played this round</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>{card}: {step}&#xa0;=&#xa0;{count}</source>
        <translation>{card}: {step}&#xa0;=&#xa0;{count}</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>double the scores of the round</extracomment>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>do not double</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The ace counts {value}</source>
        <translation>Das Ass zählt {value}</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>play no more cards this round</extracomment>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>{seat} shuffles and deals round {round}.</source>
        <translation>{seat} mischt und gibt die Karten für Runde {round}.</translation>
    </message>
    <message>
        <source>You shuffle and deal round {round}.</source>
        <translation>Du mischst und gibst die Karten für Runde {round}.</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>Runde {round}.</translation>
    </message>
    <message>
        <source>{seat}: {card}, {count}.</source>
        <translation>{seat}: {card}, {count}.</translation>
    </message>
    <message>
        <source>{seat} does not double.</source>
        <translation>{seat} verdoppelt nicht.</translation>
    </message>
    <message>
        <source>You do not double.</source>
        <translation>Du verdoppelst nicht.</translation>
    </message>
    <message>
        <source>{seat} stops.</source>
        <translation>{seat} hört auf.</translation>
    </message>
    <message>
        <source>You stop.</source>
        <translation>Du hörst auf.</translation>
    </message>
    <message>
        <source>{seat} is blocked.</source>
        <translation>{seat} ist blockiert.</translation>
    </message>
    <message>
        <source>You are blocked.</source>
        <translation>Du bist blockiert.</translation>
    </message>
    <message>
        <source>{seat} turns the starter: {card}. The count is {count}.</source>
        <translation>{seat} deckt die Startkarte auf: {card}. Der Zählstand ist {count}.</translation>
    </message>
    <message>
        <source>You turn the starter: {card}. The count is {count}.</source>
        <translation>Du deckst die Startkarte auf: {card}. Der Zählstand ist {count}.</translation>
    </message>
    <message>
        <source>{seat} turns the starter: {card}.</source>
        <translation>{seat} deckt die Startkarte auf: {card}.</translation>
    </message>
    <message>
        <source>You turn the starter: {card}.</source>
        <translation>Du deckst die Startkarte auf: {card}.</translation>
    </message>
    <message>
        <source>To zero</source>
        <translation>Auf null</translation>
    </message>
    <message>
        <source>Playing on alone</source>
        <translation>Allein weiterspielen</translation>
    </message>
    <message>
        <source>Card against card</source>
        <translation>Karte gegen Karte</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Draw or stop</source>
        <translation>Ziehen oder aufhören</translation>
    </message>
    <message>
        <source>You play the {card}: {step}&#xa0;=&#xa0;{count}.</source>
        <translation>Du spielst {card}: {step}&#xa0;=&#xa0;{count}.</translation>
    </message>
    <message>
        <source>The round is over at {count}: you cannot play another card.</source>
        <translation>Die Runde ist bei {count} zu Ende: Du kannst keine Karte mehr spielen.</translation>
    </message>
    <message>
        <source>You drew the {card}, and it can be played, so it must be.</source>
        <translation>Du hast diese Karte gezogen ({card}), und sie ist spielbar: Du musst sie spielen.</translation>
    </message>
    <message>
        <source>You can draw from the stock only when your hand is empty.</source>
        <translation>Der Nachziehstapel ist erst dran, wenn deine Hand leer ist.</translation>
    </message>
    <message>
        <source>Your hand is empty: draw from the stock, or stop.</source>
        <translation>Deine Hand ist leer: Zieh vom Nachziehstapel oder hör auf.</translation>
    </message>
    <message numerus="yes">
        <source>This brings the count to 0, which ends the round at once and scores %n points.</source>
        <translation>
            <numerusform>Damit sinkt der Zählstand auf 0: Die Runde endet sofort und bringt %n Punkt.</numerusform>
            <numerusform>Damit sinkt der Zählstand auf 0: Die Runde endet sofort und bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can follow.</source>
        <extracomment>“other” is an action, as “The next best action”</extracomment>
        <translation>
            <numerusform>{other} führt auf {count}: %n von {all} unbekannten Karten passt.</numerusform>
            <numerusform>{other} führt auf {count}: %n von {all} unbekannten Karten passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can follow ({ranks}).</source>
        <translation>
            <numerusform>{other} führt auf {count}: %n von {all} unbekannten Karten passt ({ranks}).</numerusform>
            <numerusform>{other} führt auf {count}: %n von {all} unbekannten Karten passen ({ranks}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves {count}: no unseen card can follow.</source>
        <translation>{other} führt auf {count}: Keine unbekannte Karte passt.</translation>
    </message>
    <message>
        <source>This leaves {count} and blocks {seat}: no unseen card can follow.</source>
        <translation>Damit sinkt der Stand auf {count}, und {seat} ist blockiert: Keine unbekannte Karte passt.</translation>
    </message>
    <message>
        <source>This leaves {count} and blocks you: no unseen card can follow.</source>
        <translation>Damit sinkt der Stand auf {count}, und du bist blockiert: Keine unbekannte Karte passt.</translation>
    </message>
    <message>
        <source>{other} leaves {count}: every unseen card can follow.</source>
        <translation>{other} führt auf {count}: Jede unbekannte Karte passt.</translation>
    </message>
    <message>
        <source>Every number card left in {seat}’s hand can still be played: none is higher than {count}.</source>
        <translation>Alle Zahlenkarten, die {seat} noch auf der Hand hat, bleiben spielbar: Keine ist höher als {count}.</translation>
    </message>
    <message>
        <source>Every number card left in your hand can still be played: none is higher than {count}.</source>
        <translation>Alle Zahlenkarten, die du noch auf der Hand hast, bleiben spielbar: Keine ist höher als {count}.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n cards in {seat}’s hand are higher and can no longer be played.</source>
        <translation>
            <numerusform>{other} führt auf {count}: {seat} hat %n höhere Karte auf der Hand und kann sie nicht mehr spielen.</numerusform>
            <numerusform>{other} führt auf {count}: {seat} hat %n höhere Karten auf der Hand und kann sie nicht mehr spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n cards in your hand are higher and can no longer be played.</source>
        <translation>
            <numerusform>{other} führt auf {count}: Du hast %n höhere Karte auf der Hand und kannst sie nicht mehr spielen.</numerusform>
            <numerusform>{other} führt auf {count}: Du hast %n höhere Karten auf der Hand und kannst sie nicht mehr spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps no ace.</source>
        <translation>{other} lässt kein Ass auf der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n aces, which fit every count and are often the last cards of a round.</source>
        <translation>
            <numerusform>{seat} hat %n Ass: Es passt auf jeden Stand und ist oft die letzte Karte einer Runde.</numerusform>
            <numerusform>{seat} hat %n Asse: Sie passen auf jeden Stand und sind oft die letzten Karten einer Runde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n aces, which fit every count and are often the last cards of a round.</source>
        <translation>
            <numerusform>Du hast %n Ass: Es passt auf jeden Stand und ist oft die letzte Karte einer Runde.</numerusform>
            <numerusform>Du hast %n Asse: Sie passen auf jeden Stand und sind oft die letzten Karten einer Runde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {all} unseen cards can be played on {count} and keep the round going.</source>
        <translation>
            <numerusform>%n von {all} unbekannten Karten passt auf {count} und hält die Runde am Laufen.</numerusform>
            <numerusform>%n von {all} unbekannten Karten passen auf {count} und halten die Runde am Laufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} brings the count down to {count}.</source>
        <translation>{other} drückt den Stand auf {count}.</translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}, where fewer cards fit: %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>Auf Stand {count} passen weniger Karten: %n der {all} unbekannten.</numerusform>
            <numerusform>Auf Stand {count} passen weniger Karten: %n der {all} unbekannten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>Stand {count} blockiert {seat} mit {chance}&#xa0;% Wahrscheinlichkeit: Nur %n von {all} unbekannten Karten passt.</numerusform>
            <numerusform>Stand {count} blockiert {seat} mit {chance}&#xa0;% Wahrscheinlichkeit: Nur %n von {all} unbekannten Karten passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>Stand {count} blockiert dich mit {chance}&#xa0;% Wahrscheinlichkeit: Nur %n von {all} unbekannten Karten passt.</numerusform>
            <numerusform>Stand {count} blockiert dich mit {chance}&#xa0;% Wahrscheinlichkeit: Nur %n von {all} unbekannten Karten passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</source>
        <extracomment>a list of ranks: ace, 10, queen</extracomment>
        <translation>
            <numerusform>Stand {count} blockiert {seat} mit {chance}&#xa0;% Wahrscheinlichkeit: Nur %n von {all} unbekannten Karten passt ({ranks}).</numerusform>
            <numerusform>Stand {count} blockiert {seat} mit {chance}&#xa0;% Wahrscheinlichkeit: Nur %n von {all} unbekannten Karten passen ({ranks}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</source>
        <extracomment>a list of ranks: ace, 10, queen</extracomment>
        <translation>
            <numerusform>Stand {count} blockiert dich mit {chance}&#xa0;% Wahrscheinlichkeit: Nur %n von {all} unbekannten Karten passt ({ranks}).</numerusform>
            <numerusform>Stand {count} blockiert dich mit {chance}&#xa0;% Wahrscheinlichkeit: Nur %n von {all} unbekannten Karten passen ({ranks}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: of the %n unseen cards that can follow, {seat} can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>Auf {count} passt %n unbekannte Karte; auf {stays} davon kann {seat} antworten.</numerusform>
            <numerusform>Auf {count} passen %n unbekannte Karten; auf {stays} davon kann {seat} antworten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: of the %n unseen cards that can follow, you can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>Auf {count} passt %n unbekannte Karte; auf {stays} davon kannst du antworten.</numerusform>
            <numerusform>Auf {count} passen %n unbekannte Karten; auf {stays} davon kannst du antworten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: {seat} can answer all %n unseen cards that can follow.</source>
        <translation>
            <numerusform>Auf {count} passt %n unbekannte Karte, und {seat} kann darauf antworten.</numerusform>
            <numerusform>Auf {count} passen %n unbekannte Karten, und {seat} kann auf jede antworten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: you can answer all %n unseen cards that can follow.</source>
        <translation>
            <numerusform>Auf {count} passt %n unbekannte Karte, und du kannst darauf antworten.</numerusform>
            <numerusform>Auf {count} passen %n unbekannte Karten, und du kannst auf jede antworten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: of the %n that can follow, {seat} can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>{other} führt auf {count}: Dort passt %n Karte, und auf {stays} davon kann {seat} antworten.</numerusform>
            <numerusform>{other} führt auf {count}: Dort passen %n Karten, und auf {stays} davon kann {seat} antworten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: of the %n that can follow, you can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>{other} führt auf {count}: Dort passt %n Karte, und auf {stays} davon kannst du antworten.</numerusform>
            <numerusform>{other} führt auf {count}: Dort passen %n Karten, und auf {stays} davon kannst du antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps only {number} of them.</source>
        <extracomment>of low cards
----------
of aces
----------
of kings</extracomment>
        <translation>{other} lässt nur {number} auf der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>So bleibt %n König auf der Hand: Er kann den Stand passend zur Hand teilen.</numerusform>
            <numerusform>So bleiben %n Könige auf der Hand: Sie können den Stand passend zur Hand teilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps no king.</source>
        <translation>{other} lässt keinen König auf der Hand.</translation>
    </message>
    <message>
        <source>This plays the {number} in good time: it fits no count below {number}.</source>
        <extracomment>the number on a card</extracomment>
        <translation>So wird die {number} rechtzeitig gespielt: Auf einen Stand unter {number} passt sie nicht mehr.</translation>
    </message>
    <message>
        <source>{other} spends the {number}, which fits every count down to {number}.</source>
        <extracomment>the number on a card</extracomment>
        <translation>{other} verbraucht die {number}, die noch auf jeden Stand bis hinab zu {number} passt.</translation>
    </message>
    <message>
        <source>This keeps the count higher ({count}), so high cards fit for longer.</source>
        <translation>So bleibt der Stand höher ({count}), und höhere Karten passen länger.</translation>
    </message>
    <message numerus="yes">
        <source>This brings the count down to {count}, for which the loser of the round scores %n points at most.</source>
        <translation>
            <numerusform>Damit sinkt der Stand auf {count}: Wer die Runde verliert, bekommt dafür höchstens %n Punkt.</numerusform>
            <numerusform>Damit sinkt der Stand auf {count}: Wer die Runde verliert, bekommt dafür höchstens %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves the count at {count}, for %n points at most.</source>
        <translation>
            <numerusform>{other} senkt den Stand nur auf {count}, für höchstens %n Punkt.</numerusform>
            <numerusform>{other} senkt den Stand nur auf {count}, für höchstens %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else can play in this round any more: after this, %n more cards can follow, down to {count}.</source>
        <translation>
            <numerusform>Niemand sonst kann in dieser Runde noch spielen, und nach diesem Zug kann noch %n Karte folgen, bis hinunter auf {count}.</numerusform>
            <numerusform>Niemand sonst kann in dieser Runde noch spielen, und nach diesem Zug können noch %n Karten folgen, bis hinunter auf {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves {count}: no card in {seat}’s hand can follow.</source>
        <translation>{other} führt auf {count}: Keine Karte auf der Hand von {seat} passt.</translation>
    </message>
    <message>
        <source>{other} leaves {count}: no card in your hand can follow.</source>
        <translation>{other} führt auf {count}: Keine Karte auf deiner Hand passt.</translation>
    </message>
    <message numerus="yes">
        <source>With only %n low cards (ace to 5), doubling would be a risk.</source>
        <translation>
            <numerusform>Mit nur %n niedrigen Karte (Ass bis 5) wäre Verdoppeln riskant.</numerusform>
            <numerusform>Mit nur %n niedrigen Karten (Ass bis 5) wäre Verdoppeln riskant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a low card (ace to 5), doubling would be a risk.</source>
        <translation>Ohne eine niedrige Karte (Ass bis 5) wäre Verdoppeln riskant.</translation>
    </message>
    <message>
        <source>Without an ace, the only card that fits every count, doubling would be a risk.</source>
        <translation>Ohne ein Ass, die einzige Karte, die auf jeden Stand passt, wäre Verdoppeln riskant.</translation>
    </message>
    <message>
        <source>Without a king, which can divide the count to suit the hand, doubling would be a risk.</source>
        <translation>Ohne einen König, der den Stand passend zur Hand teilen könnte, wäre Verdoppeln riskant.</translation>
    </message>
    <message numerus="yes">
        <source>Doubling would put a lead of %n points at risk.</source>
        <translation>
            <numerusform>Verdoppeln würde einen Vorsprung von %n Punkt aufs Spiel setzen.</numerusform>
            <numerusform>Verdoppeln würde einen Vorsprung von %n Punkten aufs Spiel setzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes the round worth more, whoever wins it.</source>
        <translation>Damit ist die Runde mehr wert, egal wer sie gewinnt.</translation>
    </message>
    <message>
        <source>This leaves the value of the round as it is.</source>
        <translation>Damit bleibt der Wert der Runde, wie er ist.</translation>
    </message>
    <message numerus="yes">
        <source>{other} relies on the stock: %n of the {all} unseen cards can be played on {count}.</source>
        <translation>
            <numerusform>{other} setzt auf den Nachziehstapel: %n von {all} unbekannten Karten passt auf {count}.</numerusform>
            <numerusform>{other} setzt auf den Nachziehstapel: %n von {all} unbekannten Karten passen auf {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} gives the round to {seat}, who played the last card.</source>
        <translation>{other} schenkt {seat} die Runde: Die letzte Karte kam von {seat}.</translation>
    </message>
    <message>
        <source>{other} gives you the round, because you played the last card.</source>
        <translation>{other} schenkt dir die Runde: Die letzte Karte kam von dir.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has won the round already, and each further card scores %n points more.</source>
        <translation>
            <numerusform>{seat} hat die Runde schon gewonnen, und jede weitere Karte bringt %n Punkt mehr.</numerusform>
            <numerusform>{seat} hat die Runde schon gewonnen, und jede weitere Karte bringt %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won the round already, and each further card scores %n points more.</source>
        <translation>
            <numerusform>Du hast die Runde schon gewonnen, und jede weitere Karte bringt %n Punkt mehr.</numerusform>
            <numerusform>Du hast die Runde schon gewonnen, und jede weitere Karte bringt %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ends the round, and {seat} wins it with the last card played.</source>
        <translation>Damit endet die Runde, und {seat} gewinnt sie mit der zuletzt gespielten Karte.</translation>
    </message>
    <message>
        <source>This ends the round, and you win it with the last card played.</source>
        <translation>Damit endet die Runde, und du gewinnst sie mit der zuletzt gespielten Karte.</translation>
    </message>
    <message>
        <source>{other} lets {seat} play on alone.</source>
        <translation>{other} lässt {seat} allein weiterspielen.</translation>
    </message>
    <message>
        <source>{other} lets you play on alone.</source>
        <translation>{other} lässt dich allein weiterspielen.</translation>
    </message>
    <message>
        <source>{seat} plays the {card}: {step}&#xa0;=&#xa0;{count}.</source>
        <translation>{seat} spielt {card}: {step}&#xa0;=&#xa0;{count}.</translation>
    </message>
    <message numerus="yes">
        <source>To zero with %n cards</source>
        <extracomment>the theme of a puzzle: the count is to be brought to zero</extracomment>
        <translation>
            <numerusform>Mit %n Karte auf null</numerusform>
            <numerusform>Mit %n Karten auf null</numerusform>
        </translation>
    </message>
    <message>
        <source>Shut the door</source>
        <extracomment>the theme of a puzzle: the opponent shall have no answer</extracomment>
        <translation>Tür zu</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: {seat} may hold one of the %n unseen cards that bring it to 0.</source>
        <translation>
            <numerusform>{other} führt auf {count}: %n unbekannte Karte führt von dort auf 0, und {seat} könnte sie haben.</numerusform>
            <numerusform>{other} führt auf {count}: {seat} könnte eine der %n unbekannten Karten haben, die auf 0 führen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: you may hold one of the %n unseen cards that bring it to 0.</source>
        <translation>
            <numerusform>{other} führt auf {count}: %n unbekannte Karte führt von dort auf 0, und du könntest sie haben.</numerusform>
            <numerusform>{other} führt auf {count}: Du könntest eine der %n unbekannten Karten haben, die auf 0 führen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n low cards (ace to 5) for the low counts at the end.</source>
        <translation>
            <numerusform>So bleibt %n niedrige Karte (Ass bis 5) für den niedrigen Stand am Schluss.</numerusform>
            <numerusform>So bleiben %n niedrige Karten (Ass bis 5) für den niedrigen Stand am Schluss.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps no low card (ace to 5).</source>
        <extracomment>of low cards</extracomment>
        <translation>{other} lässt keine niedrige Karte (Ass bis 5) auf der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n aces, which fit every count.</source>
        <translation>
            <numerusform>So bleibt %n Ass auf der Hand, das auf jeden Stand passt.</numerusform>
            <numerusform>So bleiben %n Asse auf der Hand, die auf jeden Stand passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This keeps the {low} in hand, which fits more counts than a higher number.</source>
        <extracomment>the number on a card</extracomment>
        <translation>So bleibt die {low} auf der Hand, die auf mehr Stände passt als eine höhere Zahl.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves room for %n more cards, down to {count}.</source>
        <translation>
            <numerusform>{other} lässt noch %n Karte zu, bis hinunter auf {count}.</numerusform>
            <numerusform>{other} lässt noch %n Karten zu, bis hinunter auf {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n low cards (ace to 5) for the end, more than the average hand.</source>
        <translation>
            <numerusform>{seat} hat für den Schluss %n niedrige Karte (Ass bis 5), mehr als im Durchschnitt.</numerusform>
            <numerusform>{seat} hat für den Schluss %n niedrige Karten (Ass bis 5), mehr als im Durchschnitt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n low cards (ace to 5) for the end, more than the average hand.</source>
        <translation>
            <numerusform>Du hast für den Schluss %n niedrige Karte (Ass bis 5), mehr als im Durchschnitt.</numerusform>
            <numerusform>Du hast für den Schluss %n niedrige Karten (Ass bis 5), mehr als im Durchschnitt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>{seat} hat %n König: Er kann den Stand passend zur Hand teilen.</numerusform>
            <numerusform>{seat} hat %n Könige: Sie können den Stand passend zur Hand teilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>Du hast %n König: Er kann den Stand passend zur Hand teilen.</numerusform>
            <numerusform>Du hast %n Könige: Sie können den Stand passend zur Hand teilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>white ball</source>
        <translation>weiße Kugel</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>rote Kugel</translation>
    </message>
    <message>
        <source>black ball</source>
        <translation>schwarze Kugel</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>whose balls a player has</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>whose balls a player has</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>whose balls a player has</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>{q},{r}</source>
        <extracomment>the place of a tile, by its coordinates; where a comma would make them one number, with another sign</extracomment>
        <translation>{q}/{r}</translation>
    </message>
    <message>
        <source>the box, for tiles that are removed</source>
        <translation>die Schachtel für entfernte Plättchen</translation>
    </message>
    <message>
        <source>tile {at}, empty</source>
        <translation>Plättchen {at}, leer</translation>
    </message>
    <message>
        <source>tile {at}</source>
        <translation>Plättchen {at}</translation>
    </message>
    <message>
        <source>{ball} on {at}</source>
        <translation>{ball} auf Feld {at}</translation>
    </message>
    <message>
        <source>{places}; {at}</source>
        <extracomment>several tiles by their coordinates, which have commas</extracomment>
        <translation>{places}, {at}</translation>
    </message>
    <message>
        <source>One empty tile left beside your group on {at}: {last}.</source>
        <extracomment>on the viewer&apos;s turn; the balls of the group and the tile by their coordinates</extracomment>
        <translation>Neben deiner Gruppe auf {at} liegt nur noch ein leeres Plättchen: {last}.</translation>
    </message>
    <message>
        <source>One empty tile left beside the group of {seat} on {at}: {last}.</source>
        <translation>Neben der Gruppe von {seat} auf {at} liegt nur noch ein leeres Plättchen: {last}.</translation>
    </message>
    <message numerus="yes">
        <source>pool, %n tiles</source>
        <translation>
            <numerusform>Vorrat, %n Plättchen</numerusform>
            <numerusform>Vorrat, %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>in the pool</extracomment>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>where removed tiles go</extracomment>
        <translation>Schachtel</translation>
    </message>
    <message numerus="yes">
        <source>%n balls in hand</source>
        <extracomment>a player has</extracomment>
        <translation>
            <numerusform>noch %n Kugel zu setzen</numerusform>
            <numerusform>noch %n Kugeln zu setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Captured</source>
        <extracomment>above the balls that were captured</extracomment>
        <translation>Geschlagen</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>this player is out of the match</extracomment>
        <translation>ausgeschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n balls</source>
        <extracomment>a player has on the island</extracomment>
        <translation>
            <numerusform>%n Kugel</numerusform>
            <numerusform>%n Kugeln</numerusform>
        </translation>
    </message>
    <message>
        <source>{at}, removed in the last turn</source>
        <extracomment>the outline of a tile that a player took in the last turn</extracomment>
        <translation>{at}, im letzten Zug entfernt</translation>
    </message>
    <message>
        <source>{at}, cut off in the last turn</source>
        <extracomment>the outline of a tile that went with it</extracomment>
        <translation>{at}, im letzten Zug abgeschnitten</translation>
    </message>
    <message>
        <source>{seat} lays a tile, {number} of 2</source>
        <translation>{seat} legt ein Plättchen, {number} von 2</translation>
    </message>
    <message>
        <source>Your turn: lay a tile, {number} of 2</source>
        <translation>Dein Zug: ein Plättchen legen, {number} von 2</translation>
    </message>
    <message>
        <source>{seat} places a ball</source>
        <translation>{seat} setzt eine Kugel</translation>
    </message>
    <message>
        <source>Your turn: place a ball</source>
        <translation>Dein Zug: eine Kugel setzen</translation>
    </message>
    <message>
        <source>{seat} moves a ball</source>
        <translation>{seat} bewegt eine Kugel</translation>
    </message>
    <message>
        <source>Your turn: move a ball</source>
        <translation>Dein Zug: eine Kugel bewegen</translation>
    </message>
    <message>
        <source>{seat} removes a tile</source>
        <translation>{seat} entfernt ein Plättchen</translation>
    </message>
    <message>
        <source>Your turn: remove a tile</source>
        <translation>Dein Zug: ein Plättchen entfernen</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>a column: the balls that a player has left over a column of the result of a match of two games</extracomment>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>balls left</source>
        <extracomment>the scores of a match: 0 : 6 (balls left)</extracomment>
        <translation>Kugeln übrig</translation>
    </message>
    <message>
        <source>games won</source>
        <extracomment>the scores of a match: 2 : 1 (games won)</extracomment>
        <translation>gewonnene Spiele</translation>
    </message>
    <message>
        <source>games won: {number}</source>
        <extracomment>on the plate of a player, in a match of two games</extracomment>
        <translation>gewonnene Spiele: {number}</translation>
    </message>
    <message>
        <source>{seat} wins the first game</source>
        <translation>{seat} gewinnt das erste Spiel</translation>
    </message>
    <message>
        <source>You win the first game</source>
        <translation>Du gewinnst das erste Spiel</translation>
    </message>
    <message>
        <source>Lay a tile on {at}</source>
        <translation>Plättchen auf Feld {at} legen</translation>
    </message>
    <message>
        <source>Place the ball on {at}</source>
        <translation>Kugel auf Feld {at} setzen</translation>
    </message>
    <message>
        <source>Move from {start} to {end}</source>
        <translation>Von Feld {start} nach {end} bewegen</translation>
    </message>
    <message>
        <source>Remove the tile {at}</source>
        <translation>Plättchen {at} entfernen</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>{seat} lays a tile on {at}.</source>
        <translation>{seat} legt ein Plättchen auf Feld {at}.</translation>
    </message>
    <message>
        <source>You lay a tile on {at}.</source>
        <translation>Du legst ein Plättchen auf Feld {at}.</translation>
    </message>
    <message>
        <source>{seat} places a ball on {at}.</source>
        <translation>{seat} setzt eine Kugel auf Feld {at}.</translation>
    </message>
    <message>
        <source>You place a ball on {at}.</source>
        <translation>Du setzt eine Kugel auf Feld {at}.</translation>
    </message>
    <message>
        <source>{seat} moves from {start} to {end}.</source>
        <translation>{seat} bewegt eine Kugel von Feld {start} nach {end}.</translation>
    </message>
    <message>
        <source>You move from {start} to {end}.</source>
        <translation>Du bewegst eine Kugel von Feld {start} nach {end}.</translation>
    </message>
    <message>
        <source>{seat} removes the tile {at}.</source>
        <translation>{seat} entfernt das Plättchen {at}.</translation>
    </message>
    <message>
        <source>You remove the tile {at}.</source>
        <translation>Du entfernst das Plättchen {at}.</translation>
    </message>
    <message>
        <source>{seat}: tile {at}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>{seat}: Plättchen {at}.</translation>
    </message>
    <message>
        <source>{seat}: ball {at}.</source>
        <translation>{seat}: Kugel {at}.</translation>
    </message>
    <message>
        <source>{seat}: {start} to {end}.</source>
        <translation>{seat}: von Feld {start} nach {end}.</translation>
    </message>
    <message>
        <source>{seat}: {at} removed.</source>
        <translation>{seat}: {at} entfernt.</translation>
    </message>
    <message>
        <source>Sides are swapped. White: {seat}, Red: {other}.</source>
        <translation>Die Seiten werden getauscht. Weiß: {seat}, Rot: {other}.</translation>
    </message>
    <message>
        <source>Cut off: {at}.</source>
        <extracomment>the places of the tiles that were cut off, or of one</extracomment>
        <translation>Abgeschnitten: {at}.</translation>
    </message>
    <message>
        <source>From now on each turn moves a ball and removes a tile.</source>
        <translation>Ab jetzt werden Kugeln bewegt und Plättchen entfernt.</translation>
    </message>
    <message>
        <source>The second game begins. Now {seat} is White.</source>
        <translation>Das zweite Spiel beginnt. Jetzt spielt {seat} Weiß.</translation>
    </message>
    <message>
        <source>The second game begins. Now you are White.</source>
        <translation>Das zweite Spiel beginnt. Jetzt spielst du Weiß.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>Moving a ball</source>
        <translation>Eine Kugel bewegen</translation>
    </message>
    <message>
        <source>Removing a tile</source>
        <translation>Ein Plättchen entfernen</translation>
    </message>
    <message>
        <source>Placing tiles and balls</source>
        <translation>Plättchen legen, Kugeln setzen</translation>
    </message>
    <message>
        <source>{colour} has moved a ball. Remove a tile so that you win in your next turn, whatever {other} does.</source>
        <translation>{colour} hat gezogen. Entferne ein Plättchen, so dass du mit dem nächsten eigenen Zug gewinnst, was {other} auch tut.</translation>
    </message>
    <message>
        <source>Whichever tile is removed then, that does not win this turn.</source>
        <extracomment>a puzzle asks for a win this turn, and a ball has been moved to the wrong place</extracomment>
        <translation>Welches Plättchen danach auch entfernt wird: In diesem Zug gewinnt das nicht.</translation>
    </message>
    <message>
        <source>Whichever tile is removed then, {other} has an answer.</source>
        <extracomment>a puzzle asks for a win in two turns, and a ball has been moved to the wrong place</extracomment>
        <translation>Welches Plättchen danach auch entfernt wird: {other} hat eine Antwort.</translation>
    </message>
    <message>
        <source>{other} can still take a turn, so you win only later.</source>
        <translation>{other} kann noch einmal ziehen; du gewinnst also erst später.</translation>
    </message>
    <message>
        <source>“{text}”: no tile can lie that far from the first one; coordinates go from −{most} to {most}.</source>
        <translation>„{text}“: So weit vom ersten entfernt kann kein Plättchen liegen; die Koordinaten reichen von −{most} bis {most}.</translation>
    </message>
    <message>
        <source>You cannot pass: another action is possible.</source>
        <translation>Du kannst nicht passen: Ein anderer Zug ist möglich.</translation>
    </message>
    <message>
        <source>Only the second player can swap sides, and only instead of taking a second turn.</source>
        <translation>Die Seiten lassen sich nur tauschen, wenn der zweite Spieler zum zweiten Mal am Zug ist, und zwar anstelle dieses Zugs.</translation>
    </message>
    <message>
        <source>Whichever two tiles you laid, your ball could go on neither: you can only pass.</source>
        <translation>Wohin du jetzt auch zwei Plättchen legst, auf keins davon könntest du eine Kugel setzen: Du kannst nur passen.</translation>
    </message>
    <message>
        <source>Both tiles are down: now put a ball on one of them.</source>
        <translation>Beide Plättchen liegen: Setz jetzt eine Kugel auf eines davon.</translation>
    </message>
    <message>
        <source>The tile on {at} has no open side.</source>
        <translation>Das Plättchen auf Feld {at} hat keine offene Seite.</translation>
    </message>
    <message>
        <source>No complete turn is possible, so passing is the only choice.</source>
        <translation>Es ist kein vollständiger Zug möglich, also bleibt nur Passen.</translation>
    </message>
    <message>
        <source>This takes over White and its place in the turn order.</source>
        <translation>Damit wird Weiß samt seinem Platz in der Zugfolge übernommen.</translation>
    </message>
    <message numerus="yes">
        <source>{other} costs {seat} %n balls.</source>
        <translation>
            <numerusform>{other} kostet {seat} %n Kugel.</numerusform>
            <numerusform>{other} kostet {seat} %n Kugeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} costs you %n balls.</source>
        <translation>
            <numerusform>{other} kostet dich %n Kugel.</numerusform>
            <numerusform>{other} kostet dich %n Kugeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves opposing balls %n empty tiles.</source>
        <extracomment>to touch</extracomment>
        <translation>
            <numerusform>{other} lässt gegnerische Kugeln %n leeres Plättchen berühren.</numerusform>
            <numerusform>{other} lässt gegnerische Kugeln %n leere Plättchen berühren.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of {seat}’s groups will be down to its last empty tile.</source>
        <extracomment>an empty tile beside a group of balls</extracomment>
        <translation>Keine Gruppe von {seat} hat danach nur noch ein leeres Plättchen neben sich.</translation>
    </message>
    <message>
        <source>None of your groups will be down to its last empty tile.</source>
        <extracomment>an empty tile beside a group of balls</extracomment>
        <translation>Keine deiner Gruppen hat danach nur noch ein leeres Plättchen neben sich.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n of {seat}’s balls in danger, in groups down to their last empty tile.</source>
        <translation>
            <numerusform>{other} lässt %n Kugel von {seat} in Gefahr: Ihrer Gruppe bleibt nur ein leeres Plättchen.</numerusform>
            <numerusform>{other} lässt %n Kugeln von {seat} in Gefahr: Ihren Gruppen bleibt je nur ein leeres Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n of your balls in danger, in groups down to their last empty tile.</source>
        <translation>
            <numerusform>{other} lässt %n deiner Kugeln in Gefahr: Ihrer Gruppe bleibt nur ein leeres Plättchen.</numerusform>
            <numerusform>{other} lässt %n deiner Kugeln in Gefahr: Ihren Gruppen bleibt je nur ein leeres Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves no opposing group down to its last empty tile.</source>
        <translation>{other} lässt jeder gegnerischen Gruppe mehr als ein leeres Plättchen.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles will be within reach of {seat}’s balls alone.</source>
        <translation>
            <numerusform>%n leeres Plättchen ist danach nur für die Kugeln von {seat} erreichbar.</numerusform>
            <numerusform>%n leere Plättchen sind danach nur für die Kugeln von {seat} erreichbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles will be within reach of your balls alone.</source>
        <translation>
            <numerusform>%n leeres Plättchen ist danach nur für deine Kugeln erreichbar.</numerusform>
            <numerusform>%n leere Plättchen sind danach nur für deine Kugeln erreichbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n such tiles.</source>
        <extracomment>of empty tiles that the balls of one player alone can reach</extracomment>
        <translation>
            <numerusform>{other} ergibt %n solches Plättchen.</numerusform>
            <numerusform>{other} ergibt %n solche Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} lets them reach %n.</source>
        <extracomment>of balls</extracomment>
        <translation>
            <numerusform>{other} lässt sie %n Plättchen erreichen.</numerusform>
            <numerusform>{other} lässt sie %n Plättchen erreichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} lets opposing balls reach %n empty tiles.</source>
        <translation>
            <numerusform>{other} lässt gegnerische Kugeln %n leeres Plättchen erreichen.</numerusform>
            <numerusform>{other} lässt gegnerische Kugeln %n leere Plättchen erreichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {seat}’s balls will be able to move.</source>
        <translation>
            <numerusform>Danach lässt sich %n Kugel von {seat} bewegen.</numerusform>
            <numerusform>Danach lassen sich %n Kugeln von {seat} bewegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your balls will be able to move.</source>
        <translation>
            <numerusform>Danach lässt sich %n deiner Kugeln bewegen.</numerusform>
            <numerusform>Danach lassen sich %n deiner Kugeln bewegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n that can move.</source>
        <extracomment>of balls</extracomment>
        <translation>
            <numerusform>{other} lässt %n Kugel beweglich.</numerusform>
            <numerusform>{other} lässt %n Kugeln beweglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n opposing balls that can move.</source>
        <translation>
            <numerusform>{other} lässt %n gegnerische Kugel beweglich.</numerusform>
            <numerusform>{other} lässt %n gegnerische Kugeln beweglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n empty ones: freedom for a ball on it.</source>
        <translation>
            <numerusform>Das Plättchen berührt %n leeres: Freiheit für eine Kugel darauf.</numerusform>
            <numerusform>Das Plättchen berührt %n leere: Freiheit für eine Kugel darauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} puts it next to {number}.</source>
        <extracomment>of a tile: so many empty tiles</extracomment>
        <translation>{other} gibt ihm {number} leere Nachbarn.</translation>
    </message>
    <message>
        <source>{other} puts it next to no empty tile.</source>
        <translation>{other} gibt ihm keinen leeren Nachbarn.</translation>
    </message>
    <message numerus="yes">
        <source>The tile gives %n of {seat}’s balls one more empty tile to touch.</source>
        <translation>
            <numerusform>Das Plättchen gibt %n Kugel von {seat} einen leeren Nachbarn mehr.</numerusform>
            <numerusform>Das Plättchen gibt %n Kugeln von {seat} einen leeren Nachbarn mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile gives %n of your balls one more empty tile to touch.</source>
        <translation>
            <numerusform>Das Plättchen gibt %n deiner Kugeln einen leeren Nachbarn mehr.</numerusform>
            <numerusform>Das Plättchen gibt %n deiner Kugeln einen leeren Nachbarn mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both new tiles lie side by side: on either of them, the ball will touch the other.</source>
        <translation>Beide neuen Plättchen liegen nebeneinander: Auf jedem von ihnen berührt die Kugel das andere.</translation>
    </message>
    <message>
        <source>{other} lays the second tile apart from the first.</source>
        <translation>{other} legt das zweite Plättchen abseits vom ersten.</translation>
    </message>
    <message numerus="yes">
        <source>The ball will touch %n empty tiles.</source>
        <translation>
            <numerusform>Die Kugel berührt danach %n leeres Plättchen.</numerusform>
            <numerusform>Die Kugel berührt danach %n leere Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} lets it touch {number}.</source>
        <extracomment>of a ball: so many empty tiles</extracomment>
        <translation>{other} lässt ihr nur {number}.</translation>
    </message>
    <message>
        <source>{other} puts it next to {number} others, which makes the island more compact.</source>
        <extracomment>of a tile: so many other tiles</extracomment>
        <translation>{other} gibt dem Plättchen {number} Nachbarn, was die Insel kompakter macht.</translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n others, which keeps the island compact.</source>
        <translation>
            <numerusform>Das Plättchen berührt %n anderes; das hält die Insel kompakt.</numerusform>
            <numerusform>Das Plättchen berührt %n andere; das hält die Insel kompakt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the game at once.</source>
        <translation>Damit ist das Spiel sofort gewonnen.</translation>
    </message>
    <message>
        <source>{seat} has no complete turn</source>
        <translation>{seat} kann nichts legen</translation>
    </message>
    <message>
        <source>Your turn: no complete turn is possible</source>
        <translation>Dein Zug: Du kannst nichts legen</translation>
    </message>
    <message>
        <source>First turn of moving: no captures</source>
        <translation>Beim ersten Bewegen darf nichts geschlagen werden</translation>
    </message>
    <message numerus="yes">
        <source>%n balls, and no complete turn with any of them</source>
        <extracomment>a player has balls left, but cannot move one and then remove a tile</extracomment>
        <translation>
            <numerusform>%n Kugel, und mit ihr kein vollständiger Zug</numerusform>
            <numerusform>%n Kugeln, und mit keiner ein vollständiger Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} had no complete turn left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>{seat} hatte keinen vollständigen Zug mehr.</translation>
    </message>
    <message>
        <source>You had no complete turn left.</source>
        <translation>Du hattest keinen vollständigen Zug mehr.</translation>
    </message>
    <message numerus="yes">
        <source>takes %n white balls</source>
        <translation>
            <numerusform>schlägt %n weiße Kugel</numerusform>
            <numerusform>schlägt %n weiße Kugeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n red balls</source>
        <translation>
            <numerusform>schlägt %n rote Kugel</numerusform>
            <numerusform>schlägt %n rote Kugeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n black balls</source>
        <translation>
            <numerusform>schlägt %n schwarze Kugel</numerusform>
            <numerusform>schlägt %n schwarze Kugeln</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has no complete turn and passes.</source>
        <translation>{seat} kann nichts legen und passt.</translation>
    </message>
    <message>
        <source>You have no complete turn and pass.</source>
        <translation>Du kannst nichts legen und passt.</translation>
    </message>
    <message>
        <source>{seat} has no complete turn left and is out.</source>
        <translation>{seat} hat keinen vollständigen Zug mehr und scheidet aus.</translation>
    </message>
    <message>
        <source>You have no complete turn left and are out.</source>
        <translation>Du hast keinen vollständigen Zug mehr und scheidest aus.</translation>
    </message>
    <message>
        <source>{other} loses the game at once.</source>
        <translation>{other} verliert das Spiel sofort.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will touch %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>Die Kugeln von {seat} berühren danach %n leeres Plättchen: Das ist ihre Freiheit.</numerusform>
            <numerusform>Die Kugeln von {seat} berühren danach %n leere Plättchen: Das ist ihre Freiheit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will touch %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>Deine Kugeln berühren danach %n leeres Plättchen: Das ist ihre Freiheit.</numerusform>
            <numerusform>Deine Kugeln berühren danach %n leere Plättchen: Das ist ihre Freiheit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves them %n empty tiles.</source>
        <extracomment>of balls: to touch</extracomment>
        <translation>
            <numerusform>{other} lässt ihnen %n leeres Plättchen.</numerusform>
            <numerusform>{other} lässt ihnen %n leere Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This threatens a capture: %n opposing balls will be in groups down to their last empty tile.</source>
        <translation>
            <numerusform>Damit ist %n gegnerische Kugel bedroht: Ihrer Gruppe bleibt nur ein leeres Plättchen.</numerusform>
            <numerusform>Damit sind %n gegnerische Kugeln bedroht: Ihren Gruppen bleibt je nur ein leeres Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will be able to reach %n empty tiles.</source>
        <translation>
            <numerusform>Die Kugeln von {seat} erreichen danach %n leeres Plättchen.</numerusform>
            <numerusform>Die Kugeln von {seat} erreichen danach %n leere Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will be able to reach %n empty tiles.</source>
        <translation>
            <numerusform>Deine Kugeln erreichen danach %n leeres Plättchen.</numerusform>
            <numerusform>Deine Kugeln erreichen danach %n leere Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}’s balls will stand apart, in {number} groups.</source>
        <extracomment>at least two groups</extracomment>
        <translation>Die Kugeln von {seat} liegen danach verteilt, in {number} Gruppen.</translation>
    </message>
    <message>
        <source>Your balls will stand apart, in {number} groups.</source>
        <extracomment>at least two groups</extracomment>
        <translation>Deine Kugeln liegen danach verteilt, in {number} Gruppen.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {seat}’s balls in %n groups.</source>
        <translation>
            <numerusform>{other} belässt die Kugeln von {seat} in %n Gruppe.</numerusform>
            <numerusform>{other} belässt die Kugeln von {seat} in %n Gruppen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves your balls in %n groups.</source>
        <translation>
            <numerusform>{other} belässt deine Kugeln in %n Gruppe.</numerusform>
            <numerusform>{other} belässt deine Kugeln in %n Gruppen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will form only %n groups, and the balls of a group share its empty tiles.</source>
        <translation>
            <numerusform>Die Kugeln von {seat} bilden danach nur %n Gruppe: Die Kugeln einer Gruppe teilen sich deren leere Plättchen.</numerusform>
            <numerusform>Die Kugeln von {seat} bilden danach nur %n Gruppen: Die Kugeln einer Gruppe teilen sich deren leere Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will form only %n groups, and the balls of a group share its empty tiles.</source>
        <translation>
            <numerusform>Deine Kugeln bilden danach nur %n Gruppe: Die Kugeln einer Gruppe teilen sich deren leere Plättchen.</numerusform>
            <numerusform>Deine Kugeln bilden danach nur %n Gruppen: Die Kugeln einer Gruppe teilen sich deren leere Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} puts it next to {number} others.</source>
        <extracomment>of a tile: so many other tiles</extracomment>
        <translation>{other} gibt dem Plättchen {number} Nachbarn.</translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n others, which stretches the island.</source>
        <translation>
            <numerusform>Das Plättchen berührt %n anderes; das zieht die Insel in die Länge.</numerusform>
            <numerusform>Das Plättchen berührt %n andere; das zieht die Insel in die Länge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles are cut off and go.</source>
        <translation>
            <numerusform>%n weiteres Plättchen wird abgeschnitten und fällt weg.</numerusform>
            <numerusform>%n weitere Plättchen werden abgeschnitten und fallen weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>in a group of {size}</source>
        <extracomment>a ball that is connected to others of its colour, in all so many</extracomment>
        <translation>in einer Gruppe von {size}</translation>
    </message>
    <message>
        <source>{ball}, group of {size}: {at}.</source>
        <extracomment>all balls of a group: red ball, group of 3: 0,1; 0,2; 1,1.</extracomment>
        <translation>{ball}, Gruppe von {size}: {at}.</translation>
    </message>
    <message>
        <source>{ball} on {at}.</source>
        <extracomment>a ball that is connected to no other one</extracomment>
        <translation>{ball} auf Feld {at}.</translation>
    </message>
    <message>
        <source>No empty tile beside it.</source>
        <extracomment>a group of balls</extracomment>
        <translation>Kein leeres Plättchen daneben.</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <extracomment>two things of a list, each of which may have commas
----------
pairs and straights of foes that cancel each other</extracomment>
        <translation>{first}; {second}</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles beside it: {at}.</source>
        <extracomment>a group of balls; the tiles follow</extracomment>
        <translation>
            <numerusform>%n leeres Plättchen daneben: {at}.</numerusform>
            <numerusform>%n leere Plättchen daneben: {at}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n tiles</source>
        <extracomment>the place for a tile</extracomment>
        <translation>
            <numerusform>neben %n Plättchen</numerusform>
            <numerusform>neben %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>beside no tile</source>
        <extracomment>the place for a tile</extracomment>
        <translation>neben keinem Plättchen</translation>
    </message>
    <message>
        <source>beside {things}</source>
        <extracomment>the place for a tile or ball: beside a red ball on 1,0, black balls on 2,0 and 3,0</extracomment>
        <translation>daneben {things}</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles beside it</source>
        <extracomment>beside a ball, or beside its group</extracomment>
        <translation>
            <numerusform>%n leeres Plättchen daneben</numerusform>
            <numerusform>%n leere Plättchen daneben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can move to %n tiles</source>
        <extracomment>a ball</extracomment>
        <translation>
            <numerusform>kann auf %n Plättchen bewegt werden</numerusform>
            <numerusform>kann auf %n Plättchen bewegt werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, in hand, %n left</source>
        <translation>
            <numerusform>{ball}, noch nicht gesetzt, %n übrig</numerusform>
            <numerusform>{ball}, noch nicht gesetzt, %n übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, captured, %n in all</source>
        <translation>
            <numerusform>{ball}, geschlagen, insgesamt %n</numerusform>
            <numerusform>{ball}, geschlagen, insgesamt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>On the island</source>
        <translation>Auf der Insel</translation>
    </message>
    <message>
        <source>no ball was left to move</source>
        <translation>keine Kugel mehr zum Bewegen</translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses %n balls.</source>
        <translation>
            <numerusform>{seat} verliert %n Kugel.</numerusform>
            <numerusform>{seat} verliert %n Kugeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n balls.</source>
        <translation>
            <numerusform>Du verlierst %n Kugel.</numerusform>
            <numerusform>Du verlierst %n Kugeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are left out of the game.</source>
        <translation>
            <numerusform>%n Plättchen wird weggelegt.</numerusform>
            <numerusform>%n Plättchen werden weggelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turns</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>
            <numerusform>In %n Zug gewinnen</numerusform>
            <numerusform>In %n Zügen gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>the Shadow</source>
        <extracomment>the hero whose cards come from the deck</extracomment>
        <translation>der Schatten</translation>
    </message>
    <message>
        <source>your place in the cycle</source>
        <translation>dein Platz im Umlauf</translation>
    </message>
    <message>
        <source>your markers, to play blind</source>
        <translation>deine Marker, um blind zu spielen</translation>
    </message>
    <message numerus="yes">
        <source>marker of {seat}, face down, %n in all</source>
        <translation>
            <numerusform>Marker von {seat}, verdeckt, insgesamt %n</numerusform>
            <numerusform>Marker von {seat}, verdeckt, insgesamt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, your marker, face down</source>
        <translation>{card}, dein Marker, verdeckt</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, visible</source>
        <translation>{card} ({seat}), sichtbar</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, hidden with the {others}</source>
        <translation>{card} ({seat}), verborgen zusammen mit {others}</translation>
    </message>
    <message numerus="yes">
        <source>{foe}, the foe on show, %n more to come</source>
        <translation>
            <numerusform>{foe}, der offene Feind, %n kommt noch</numerusform>
            <numerusform>{foe}, der offene Feind, %n kommen noch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>foe deck, %n cards, face down</source>
        <translation>
            <numerusform>Feindstapel, %n Karte, verdeckt</numerusform>
            <numerusform>Feindstapel, %n Karten, verdeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tactical deck, %n cards, face down</source>
        <translation>
            <numerusform>Taktikstapel, %n Karte, verdeckt</numerusform>
            <numerusform>Taktikstapel, %n Karten, verdeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, on the discards, %n cards</source>
        <translation>
            <numerusform>{card}, auf dem Ablagestapel, %n Karte</numerusform>
            <numerusform>{card}, auf dem Ablagestapel, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{foe}, in the corner of {seat}</source>
        <translation>{foe}, Ecke: {seat}</translation>
    </message>
    <message>
        <source>{foe}, cancels with {others}</source>
        <extracomment>a foe in a corner, and the one or two that it cancels with</extracomment>
        <translation>{foe}, hebt sich auf mit: {others}</translation>
    </message>
    <message>
        <source>{foe}, cancelled</source>
        <translation>{foe}, aufgehoben</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>what the winner of a round was paid for
----------
in the tactical deck</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <extracomment>number of cards on the discard pile</extracomment>
        <translation>
            <numerusform>%n abgelegt</numerusform>
            <numerusform>%n abgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind</source>
        <extracomment>where a card is laid down as a marker, to play blind</extracomment>
        <translation>Blind</translation>
    </message>
    <message>
        <source>would take the foe</source>
        <translation>bekäme den Feind</translation>
    </message>
    <message>
        <source>The foe goes to {seat}</source>
        <extracomment>settled: all have played</extracomment>
        <translation>Den Feind bekommt {seat}</translation>
    </message>
    <message>
        <source>The foe goes to nobody</source>
        <translation>Den Feind bekommt niemand</translation>
    </message>
    <message numerus="yes">
        <source>your marker, face down, %n in all</source>
        <translation>
            <numerusform>dein Marker, verdeckt, insgesamt %n</numerusform>
            <numerusform>dein Marker, verdeckt, insgesamt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, played by you, visible</source>
        <translation>{card}, von dir gespielt, sichtbar</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, the lowest visible so far: others have yet to play</source>
        <translation>{card} ({seat}), bisher die niedrigste sichtbare: Andere spielen noch</translation>
    </message>
    <message>
        <source>{card}, played by you, the lowest visible so far: others have yet to play</source>
        <translation>{card}, von dir gespielt, bisher die niedrigste sichtbare: Andere spielen noch</translation>
    </message>
    <message>
        <source>{card}, played by you, hidden with the {others}</source>
        <translation>{card}, von dir gespielt, verborgen zusammen mit {others}</translation>
    </message>
    <message>
        <source>{foe}, the foe on show, the last one</source>
        <translation>{foe}, der offene Feind, der letzte</translation>
    </message>
    <message>
        <source>{foe}, in your corner</source>
        <translation>{foe}, in deiner Ecke</translation>
    </message>
    <message>
        <source>takes the foe</source>
        <translation>bekommt den Feind</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>no player, as in: So far: nobody</extracomment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>The foe would go to nobody</source>
        <extracomment>if the user plays this card, which is the last one</extracomment>
        <translation>Den Feind bekäme niemand</translation>
    </message>
    <message>
        <source>The foe comes to you</source>
        <translation>Du bekommst den Feind</translation>
    </message>
    <message>
        <source>The foe would go to {seat}</source>
        <extracomment>if the user plays this card, which is the last one
----------
if the user plays this card, but others have yet to play</extracomment>
        <translation>Den Feind bekäme {seat}</translation>
    </message>
    <message>
        <source>The foe would come to you</source>
        <translation>Du bekämst den Feind</translation>
    </message>
    <message>
        <source>So far: {seat}</source>
        <extracomment>the foe would go to this player, but others have yet to play</extracomment>
        <translation>Vorerst: {seat}</translation>
    </message>
    <message>
        <source>So far: you</source>
        <translation>Vorerst: du</translation>
    </message>
    <message>
        <source>So far the foe goes to {seat}</source>
        <translation>Vorerst bekommt {seat} den Feind</translation>
    </message>
    <message>
        <source>So far the foe comes to you</source>
        <translation>Vorerst bekommst du den Feind</translation>
    </message>
    <message>
        <source>{said}. {why}</source>
        <extracomment>whom the foe goes to, and a whole sentence with the reason, as they are read out</extracomment>
        <translation>{said}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n still to play.</source>
        <extracomment>players that have yet to play a card in this cycle</extracomment>
        <translation>
            <numerusform>Es spielt noch %n Mitspieler.</numerusform>
            <numerusform>Es spielen noch %n Mitspieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %n more still to play.</source>
        <extracomment>players beside the user that have yet to play a card in this cycle</extracomment>
        <translation>
            <numerusform>Es spielen noch: du und %n weiterer Mitspieler.</numerusform>
            <numerusform>Es spielen noch: du und %n weitere Mitspieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you have yet to play.</source>
        <translation>Nur du musst noch spielen.</translation>
    </message>
    <message>
        <source>Nobody knows which card comes</source>
        <translation>Niemand weiß, welche Karte kommt</translation>
    </message>
    <message>
        <source>Your turn: play the top card of the deck</source>
        <translation>Dein Zug: die oberste Karte vom Stapel spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <extracomment>rounds that a player has won</extracomment>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lives</source>
        <extracomment>that a player has left
----------
at the start of the match</extracomment>
        <translation>
            <numerusform>%n Leben</numerusform>
            <numerusform>%n Leben</numerusform>
        </translation>
    </message>
    <message>
        <source>foes left</source>
        <extracomment>the scores of a match: 2 : 0 : 5 (foes left)</extracomment>
        <translation>Feinde übrig</translation>
    </message>
    <message>
        <source>rounds won</source>
        <extracomment>the scores of a match: 3 : 1 : 1 (rounds won)</extracomment>
        <translation>gewonnene Runden</translation>
    </message>
    <message>
        <source>lives left</source>
        <extracomment>the scores of a match: 2 : 0 : 1 (lives left)</extracomment>
        <translation>Leben übrig</translation>
    </message>
    <message>
        <source>rounds survived</source>
        <extracomment>the scores of a match: 4 : 4 : 4 (rounds survived)</extracomment>
        <translation>überstandene Runden</translation>
    </message>
    <message numerus="yes">
        <source>%n foes</source>
        <extracomment>in a player’s corner</extracomment>
        <translation>
            <numerusform>%n Feind</numerusform>
            <numerusform>%n Feinde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes, {left} left</source>
        <extracomment>the same in short, on a plate: foes in a player’s corner, and those that will not be cancelled</extracomment>
        <translation>
            <numerusform>%n Feind, noch {left}</numerusform>
            <numerusform>%n Feinde, noch {left}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes, {left} left after the chaos</source>
        <extracomment>foes in a player’s corner, and those of them that will not be cancelled</extracomment>
        <translation>
            <numerusform>%n Feind, nach dem Chaos noch {left}</numerusform>
            <numerusform>%n Feinde, nach dem Chaos noch {left}</numerusform>
        </translation>
    </message>
    <message>
        <source>with {seat}</source>
        <extracomment>who a player’s partner is</extracomment>
        <translation>mit {seat}</translation>
    </message>
    <message>
        <source>The next foe</source>
        <extracomment>a title, over the number of foes to come</extracomment>
        <translation>Der nächste Feind</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>mit dir</translation>
    </message>
    <message>
        <source>No foe yet</source>
        <translation>Noch kein Feind</translation>
    </message>
    <message>
        <source>The chaos</source>
        <extracomment>the end of a round, when foes cancel each other</extracomment>
        <translation>Das Chaos</translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <extracomment>foes</extracomment>
        <translation>
            <numerusform>%n aufgehoben</numerusform>
            <numerusform>%n aufgehoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to come</source>
        <extracomment>foes</extracomment>
        <translation>
            <numerusform>%n kommt noch</numerusform>
            <numerusform>%n kommen noch</numerusform>
        </translation>
    </message>
    <message>
        <source>the last foe</source>
        <extracomment>below the name of the foe on show, after which none comes</extracomment>
        <translation>der letzte Feind</translation>
    </message>
    <message>
        <source>One team</source>
        <extracomment>who plays with whom</extracomment>
        <translation>Ein Team</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <extracomment>who plays with whom</extracomment>
        <translation>Zwei Paare</translation>
    </message>
    <message numerus="yes">
        <source>to %n wins</source>
        <extracomment>how the match ends</extracomment>
        <translation>
            <numerusform>auf %n Sieg</numerusform>
            <numerusform>auf %n Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen since the shuffle</source>
        <extracomment>number by number, above how many cards of it have been seen</extracomment>
        <translation>Seit dem Mischen gesehen</translation>
    </message>
    <message>
        <source>{number}: {count} of 4</source>
        <extracomment>how many cards of a number have been seen</extracomment>
        <translation>{number}: {count} von 4</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Play blind, the {card} as marker</source>
        <translation>Blind spielen, mit {card} als Marker</translation>
    </message>
    <message>
        <source>Play one card: {cards}</source>
        <extracomment>several actions in one line: any of these cards</extracomment>
        <translation>Eine Karte spielen: {cards}</translation>
    </message>
    <message>
        <source>Play blind, one card as marker: {cards}</source>
        <extracomment>several actions in one line: any of these cards</extracomment>
        <translation>Blind spielen, eine Karte als Marker: {cards}</translation>
    </message>
    <message>
        <source>Play the top card of the deck</source>
        <translation>Oberste Karte vom Stapel spielen</translation>
    </message>
    <message>
        <source>{seat} win round {round}</source>
        <extracomment>several players</extracomment>
        <translation>Sieg in Runde {round}: {seat}</translation>
    </message>
    <message>
        <source>Round {round} is shared</source>
        <translation>Runde {round}: geteilter Sieg</translation>
    </message>
    <message>
        <source>Round {round} is won: no foe is left</source>
        <translation>Runde {round} ist gewonnen: Kein Feind ist übrig</translation>
    </message>
    <message>
        <source>Round {round} is lost</source>
        <translation>Runde {round} ist verloren</translation>
    </message>
    <message>
        <source>{seat}: {number}</source>
        <extracomment>a player with a number, in a list: you: 1, Nana: 3
----------
foes left in a corner</extracomment>
        <translation>{seat}: {number}</translation>
    </message>
    <message>
        <source>Foes left: {left}</source>
        <translation>Übrige Feinde: {left}</translation>
    </message>
    <message>
        <source>Foes taken</source>
        <extracomment>a column: the foes that a player has taken</extracomment>
        <translation>Genommene Feinde</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <extracomment>a column: foes that the chaos has cancelled</extracomment>
        <translation>Aufgehoben</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a column: foes that the chaos has left</extracomment>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Lives</source>
        <extracomment>a column: the lives that a player has left</extracomment>
        <translation>Leben</translation>
    </message>
    <message>
        <source>The team</source>
        <extracomment>the line of all players together</extracomment>
        <translation>Das Team</translation>
    </message>
    <message>
        <source>the {card} ({name})</source>
        <extracomment>a foe within a sentence: It cancels with the jack of diamonds (the Hare)</extracomment>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>the joker ({name})</source>
        <extracomment>a foe without a suit, within a sentence: It cancels with the joker (the Oni)</extracomment>
        <translation>Joker ({name})</translation>
    </message>
    <message>
        <source>The team wins a round if no foe is left.</source>
        <translation>Das Team gewinnt eine Runde, wenn kein Feind übrig bleibt.</translation>
    </message>
    <message>
        <source>For now the foe would go to {seat}</source>
        <translation>Dann bekäme vorerst {seat} den Feind</translation>
    </message>
    <message>
        <source>For now the foe would come to you</source>
        <translation>Dann bekämst vorerst du den Feind</translation>
    </message>
    <message>
        <source>{seat} plays first</source>
        <translation>{seat} spielt zuerst</translation>
    </message>
    <message>
        <source>You play first</source>
        <translation>Du spielst zuerst</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>{seat}: {said}</source>
        <extracomment>a player of a pair, and what was cancelled there</extracomment>
        <translation>{seat}: {said}</translation>
    </message>
    <message>
        <source>took no foe</source>
        <translation>keinen Feind genommen</translation>
    </message>
    <message>
        <source>nothing cancelled</source>
        <translation>nichts aufgehoben</translation>
    </message>
    <message numerus="yes">
        <source>{parts}&#xa0;=&#xa0;%n lives</source>
        <extracomment>lives, and the foes left round by round that are taken off: 20 − 3 − 5 = 12 lives</extracomment>
        <translation>
            <numerusform>{parts}&#xa0;=&#xa0;%n Leben</numerusform>
            <numerusform>{parts}&#xa0;=&#xa0;%n Leben</numerusform>
        </translation>
    </message>
    <message>
        <source>Foes that cancel</source>
        <extracomment>the theme of a puzzle: the foe shall cancel others, so that fewer are left at the end of the round</extracomment>
        <translation>Feinde, die sich aufheben</translation>
    </message>
    <message>
        <source>Play so that the chaos is sure to leave fewer foes in your corner than it would now.</source>
        <translation>Spiel so, dass das Chaos in deiner Ecke sicher weniger Feinde übrig ließe als jetzt.</translation>
    </message>
    <message>
        <source>Play so that the chaos is sure to leave fewer foes to your pair than it would now.</source>
        <translation>Spiel so, dass das Chaos deinem Paar sicher weniger Feinde übrig ließe als jetzt.</translation>
    </message>
    <message>
        <source>Play so that the chaos is sure to leave fewer foes to the team than it would now.</source>
        <translation>Spiel so, dass das Chaos dem Team sicher weniger Feinde übrig ließe als jetzt.</translation>
    </message>
    <message>
        <source>{outcome} The chaos would leave no fewer foes.</source>
        <extracomment>why the task above is missed: the outcome is that a player takes the foe, or nobody</extracomment>
        <translation>{outcome} Das Chaos ließe nicht weniger Feinde übrig.</translation>
    </message>
    <message>
        <source>Suppose {hero} plays the {card}. {outcome}</source>
        <translation>Angenommen, {hero} spielt {card}. {outcome}</translation>
    </message>
    <message>
        <source>Suppose you play the {card}. {outcome}</source>
        <translation>Angenommen, du spielst {card}. {outcome}</translation>
    </message>
    <message>
        <source>Suppose the {first} and the {card} come next. {outcome}</source>
        <translation>Angenommen, es folgen {first} und {card}. {outcome}</translation>
    </message>
    <message>
        <source>Your card goes to your own place.</source>
        <extracomment>a card was brought to another player&apos;s place, or to the foe</extracomment>
        <translation>Deine Karte kommt auf deinen eigenen Platz.</translation>
    </message>
    <message>
        <source>To play blind, lay down a card from your hand as a marker.</source>
        <translation>Wenn du blind spielst, leg eine Handkarte als Marker ab.</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <extracomment>a foe: the jack of diamonds, the Hare</extracomment>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>joker ({name})</source>
        <extracomment>a foe without a suit: joker, the Oni</extracomment>
        <translation>Joker ({name})</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <extracomment>of foes</extracomment>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n straights</source>
        <extracomment>three foes of a suit</extracomment>
        <translation>
            <numerusform>%n Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team has won %n rounds.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>Das Team hat %n Runde gewonnen.</numerusform>
            <numerusform>Das Team hat %n Runden gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team has lost %n rounds.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>Das Team hat %n Runde verloren.</numerusform>
            <numerusform>Das Team hat %n Runden verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the corner of {seat} these cancel each other: {groups}.</source>
        <extracomment>what the chaos cancels, as it is read out</extracomment>
        <translation>In dieser Ecke ({seat}) heben sich auf: {groups}.</translation>
    </message>
    <message>
        <source>In your corner these cancel each other: {groups}.</source>
        <translation>In deiner Ecke heben sich auf: {groups}.</translation>
    </message>
    <message>
        <source>Taking the foe</source>
        <translation>Den Feind nehmen</translation>
    </message>
    <message>
        <source>Blind plays</source>
        <translation>Blindes Spiel</translation>
    </message>
    <message>
        <source>where it and {foe} cancel each other</source>
        <extracomment>of a foe, after a comma</extracomment>
        <translation>wo er und sein Gegenstück ({foe}) sich aufheben</translation>
    </message>
    <message>
        <source>This sends {foe} to {seat}’s corner, {effect}.</source>
        <extracomment>“effect” says what happens to the foe there</extracomment>
        <translation>Damit bekommt {seat} den Feind ({foe}) in die Ecke, {effect}.</translation>
    </message>
    <message>
        <source>This brings {foe} to your corner, {effect}.</source>
        <translation>Damit bekommst du den Feind ({foe}) in deine Ecke, {effect}.</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner, {effect}.</source>
        <translation>{other} führt dazu, dass {seat} den Feind in die Ecke bekommt, {effect}.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner, {effect}.</source>
        <translation>{other} führt dazu, dass du den Feind in deine Ecke bekommst, {effect}.</translation>
    </message>
    <message numerus="yes">
        <source>Played blind, every unseen card would send {foe} to {seat}’s corner for now, {effect}; on average, %n of the {all} others would change that.</source>
        <extracomment>the number of others is that of the unseen cards beside the one that is played, while others have yet to play</extracomment>
        <translation>
            <numerusform>Blind gespielt: Mit jeder unbekannten Karte bekäme {seat} vorerst den Feind ({foe}) in die Ecke, {effect}; im Mittel würde %n der {all} übrigen das ändern.</numerusform>
            <numerusform>Blind gespielt: Mit jeder unbekannten Karte bekäme {seat} vorerst den Feind ({foe}) in die Ecke, {effect}; im Mittel würden %n der {all} übrigen das ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, every unseen card would bring {foe} to your corner for now, {effect}; on average, %n of the {all} others would change that.</source>
        <extracomment>the number of others is that of the unseen cards beside the one that is played, while others have yet to play</extracomment>
        <translation>
            <numerusform>Blind gespielt: Mit jeder unbekannten Karte bekämst du vorerst den Feind ({foe}) in deine Ecke, {effect}; im Mittel würde %n der {all} übrigen das ändern.</numerusform>
            <numerusform>Blind gespielt: Mit jeder unbekannten Karte bekämst du vorerst den Feind ({foe}) in deine Ecke, {effect}; im Mittel würden %n der {all} übrigen das ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would keep {foe} out of {seat}’s corner, {effect}.</source>
        <extracomment>the effect is that in this corner</extracomment>
        <translation>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten käme der Feind ({foe}) nicht in die Ecke von {seat}, {effect}.</numerusform>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten käme der Feind ({foe}) nicht in die Ecke von {seat}, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would keep {foe} out of your corner, {effect}.</source>
        <extracomment>the effect is that in this corner</extracomment>
        <translation>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten käme der Feind ({foe}) nicht in deine Ecke, {effect}.</numerusform>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten käme der Feind ({foe}) nicht in deine Ecke, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would for now keep {foe} out of {seat}’s corner, {effect}.</source>
        <extracomment>the effect is that in this corner, while others have yet to play</extracomment>
        <translation>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten käme der Feind ({foe}) vorerst nicht in die Ecke von {seat}, {effect}.</numerusform>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten käme der Feind ({foe}) vorerst nicht in die Ecke von {seat}, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would for now keep {foe} out of your corner, {effect}.</source>
        <extracomment>the effect is that in this corner, while others have yet to play</extracomment>
        <translation>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten käme der Feind ({foe}) vorerst nicht in deine Ecke, {effect}.</numerusform>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten käme der Feind ({foe}) vorerst nicht in deine Ecke, {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no choice: the hand is empty, and the top card of the deck decides.</source>
        <extracomment>the hand is empty</extracomment>
        <translation>Es gibt keine Wahl: Die Hand ist leer, und die oberste Karte des Stapels entscheidet.</translation>
    </message>
    <message>
        <source>This spends the {number} as the marker and keeps a higher card, which takes a foe less easily.</source>
        <extracomment>the number on a card</extracomment>
        <translation>So wird die {number} zum Marker, und eine höhere Karte bleibt auf der Hand, mit der man seltener einen Feind nimmt.</translation>
    </message>
    <message>
        <source>{other} spends the {number} as the marker, where a lower card would do.</source>
        <extracomment>the number on a card</extracomment>
        <translation>{other} verbraucht die {number} als Marker, obwohl eine niedrigere Karte reichen würde.</translation>
    </message>
    <message>
        <source>where it completes a straight</source>
        <extracomment>of a foe, after a comma</extracomment>
        <translation>wo er eine Straße vollendet</translation>
    </message>
    <message>
        <source>The foe to another player</source>
        <translation>Den Feind anderen überlassen</translation>
    </message>
    <message>
        <source>Nobody takes {foe}: all cards hide each other.</source>
        <translation>Niemand nimmt den Feind ({foe}): Alle Karten verbergen einander.</translation>
    </message>
    <message>
        <source>{other} sends the foe to nobody: all cards hide each other.</source>
        <translation>{other} führt dazu, dass niemand den Feind bekommt: Alle Karten verbergen einander.</translation>
    </message>
    <message>
        <source>{other} sends the foe to nobody for now: all cards hide each other.</source>
        <translation>{other} führt dazu, dass vorerst niemand den Feind bekommt: Alle Karten verbergen einander.</translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten bekäme {seat} den Feind ({foe}) in die Ecke, {effect}.</numerusform>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten bekäme {seat} den Feind ({foe}) in die Ecke, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would bring {foe} to your corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten bekämst du den Feind ({foe}) in deine Ecke, {effect}.</numerusform>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten bekämst du den Feind ({foe}) in deine Ecke, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner, {effect}.</source>
        <translation>
            <numerusform>{other} überlässt es dem Zufall: Mit %n von {all} unbekannten Karten bekäme {seat} den Feind in die Ecke, {effect}.</numerusform>
            <numerusform>{other} überlässt es dem Zufall: Mit %n von {all} unbekannten Karten bekäme {seat} den Feind in die Ecke, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner, {effect}.</source>
        <translation>
            <numerusform>{other} überlässt es dem Zufall: Mit %n von {all} unbekannten Karten bekämst du den Feind in deine Ecke, {effect}.</numerusform>
            <numerusform>{other} überlässt es dem Zufall: Mit %n von {all} unbekannten Karten bekämst du den Feind in deine Ecke, {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This lets the top card of the deck decide.</source>
        <extracomment>playing the top card of the deck</extracomment>
        <translation>Damit entscheidet die oberste Karte des Stapels.</translation>
    </message>
    <message>
        <source>{seats} win the match</source>
        <extracomment>several players</extracomment>
        <translation>Partie gewonnen: {seats}</translation>
    </message>
    <message>
        <source>would take the foe for now</source>
        <extracomment>if no other player changed that</extracomment>
        <translation>bekäme vorerst den Feind</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>who plays with whom</extracomment>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>The team wins the match</source>
        <translation>Das Team gewinnt die Partie</translation>
    </message>
    <message>
        <source>The team loses the match</source>
        <translation>Das Team verliert die Partie</translation>
    </message>
    <message>
        <source>The fewer foes left, the better.</source>
        <translation>Je weniger Feinde übrig bleiben, desto besser.</translation>
    </message>
    <message>
        <source>{groups} cancelled</source>
        <extracomment>foes that cancelled each other</extracomment>
        <translation>{groups} aufgehoben</translation>
    </message>
    <message>
        <source>{parts}: no lives left</source>
        <extracomment>lives, and the foes left that are taken off: 4 − 6: no life is left</extracomment>
        <translation>{parts}: kein Leben mehr übrig</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n foes left, the most.</source>
        <translation>
            <numerusform>Die meisten übrigen Feinde: {side} mit %n.</numerusform>
            <numerusform>Die meisten übrigen Feinde: {side} mit %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n foes left in round {round} alone.</source>
        <translation>
            <numerusform>{side}: %n übriger Feind allein in Runde {round}.</numerusform>
            <numerusform>{side}: %n übrige Feinde allein in Runde {round}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n rounds won.</source>
        <extracomment>why the match is over: the players with so many wins</extracomment>
        <translation>
            <numerusform>%n Runde gewonnen: {side}.</numerusform>
            <numerusform>%n Runden gewonnen: {side}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: no lives left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>Kein Leben mehr übrig: {side}.</translation>
    </message>
    <message>
        <source>The team has no lives left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>Das Team hat kein Leben mehr.</translation>
    </message>
    <message numerus="yes">
        <source>The team survives %n rounds</source>
        <translation>
            <numerusform>Das Team übersteht %n Runde</numerusform>
            <numerusform>Das Team übersteht %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: play a card, or play blind</source>
        <translation>Dein Zug: eine Karte spielen oder blind spielen</translation>
    </message>
    <message>
        <source>Your turn: play blind</source>
        <translation>Dein Zug: blind spielen</translation>
    </message>
    <message>
        <source>So far no card is visible.</source>
        <translation>Vorerst ist keine Karte sichtbar.</translation>
    </message>
    <message>
        <source>{seats} plays after you.</source>
        <extracomment>the only player that is still to play in this cycle</extracomment>
        <translation>Nach dir spielt {seats}.</translation>
    </message>
    <message>
        <source>{seats} play after you.</source>
        <extracomment>the players that are still to play in this cycle</extracomment>
        <translation>Nach dir spielen {seats}.</translation>
    </message>
    <message>
        <source>You are the last to play.</source>
        <translation>Du spielst zuletzt.</translation>
    </message>
    <message>
        <source>{seat} uses the last card in hand.</source>
        <translation>{seat} verwendet die letzte Handkarte.</translation>
    </message>
    <message>
        <source>You use the last card in your hand.</source>
        <translation>Du verwendest deine letzte Handkarte.</translation>
    </message>
    <message>
        <source>No card is visible now.</source>
        <translation>Jetzt ist keine Karte sichtbar.</translation>
    </message>
    <message numerus="yes">
        <source>It cancels with {others}: {seat} has %n foes left.</source>
        <translation>
            <numerusform>Der Feind hebt sich auf mit: {others}; {seat} hat noch %n Feind.</numerusform>
            <numerusform>Der Feind hebt sich auf mit: {others}; {seat} hat noch %n Feinde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cancels with {others}: you have %n foes left.</source>
        <translation>
            <numerusform>Der Feind hebt sich auf mit: {others}; du hast noch %n Feind.</numerusform>
            <numerusform>Der Feind hebt sich auf mit: {others}; du hast noch %n Feinde.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cancels with {others}: {seat} has no foe left.</source>
        <extracomment>a foe that was just taken, and foes in the same corner</extracomment>
        <translation>Der Feind hebt sich auf mit: {others}; {seat} hat keinen Feind mehr.</translation>
    </message>
    <message>
        <source>It cancels with {others}: you have no foe left.</source>
        <translation>Der Feind hebt sich auf mit: {others}; du hast keinen Feind mehr.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Runde {round} beginnt.</translation>
    </message>
    <message>
        <source>Round {round} begins; it is the only one.</source>
        <translation>Runde {round} beginnt; es ist die einzige.</translation>
    </message>
    <message>
        <source>{seat} deals the cards.</source>
        <translation>{seat} gibt die Karten.</translation>
    </message>
    <message>
        <source>You deal the cards.</source>
        <translation>Du gibst die Karten.</translation>
    </message>
    <message>
        <source>A foe comes: {foe}.</source>
        <translation>Ein Feind taucht auf: {foe}.</translation>
    </message>
    <message>
        <source>A foe comes: {foe}. {begins}.</source>
        <extracomment>{begins}: which player begins the cycle</extracomment>
        <translation>Ein Feind taucht auf: {foe}. {begins}.</translation>
    </message>
    <message>
        <source>The last foe comes: {foe}.</source>
        <translation>Der letzte Feind taucht auf: {foe}.</translation>
    </message>
    <message>
        <source>The last foe comes: {foe}. {begins}.</source>
        <translation>Der letzte Feind taucht auf: {foe}. {begins}.</translation>
    </message>
    <message>
        <source>{seat}: {card}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>{seat}: {card}.</translation>
    </message>
    <message>
        <source>{seat}, blind: {card}.</source>
        <translation>{seat}, blind: {card}.</translation>
    </message>
    <message>
        <source>The foe: {seat}.</source>
        <translation>Feind genommen: {seat}.</translation>
    </message>
    <message>
        <source>{seat} plays the {card}.</source>
        <translation>{seat} spielt {card}.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Du spielst {card}.</translation>
    </message>
    <message>
        <source>{seat} plays blind: {card}.</source>
        <translation>{seat} spielt blind: {card}.</translation>
    </message>
    <message>
        <source>You play blind: {card}.</source>
        <translation>Du spielst blind: {card}.</translation>
    </message>
    <message>
        <source>{seat} plays: {card}.</source>
        <extracomment>the Shadow</extracomment>
        <translation>{seat} spielt: {card}.</translation>
    </message>
    <message>
        <source>{seat} takes the foe: {foe}.</source>
        <translation>{seat} nimmt den Feind: {foe}.</translation>
    </message>
    <message>
        <source>You take the foe: {foe}.</source>
        <translation>Du nimmst den Feind: {foe}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the foe: {foe}; now %n foes are in the corner.</source>
        <translation>
            <numerusform>{seat} nimmt den Feind: {foe}; nun liegt %n Feind in der Ecke.</numerusform>
            <numerusform>{seat} nimmt den Feind: {foe}; nun liegen %n Feinde in der Ecke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the foe: {foe}; now %n foes are in your corner.</source>
        <translation>
            <numerusform>Du nimmst den Feind: {foe}; nun liegt %n Feind in deiner Ecke.</numerusform>
            <numerusform>Du nimmst den Feind: {foe}; nun liegen %n Feinde in deiner Ecke.</numerusform>
        </translation>
    </message>
    <message>
        <source>The foe stays.</source>
        <translation>Der Feind bleibt liegen.</translation>
    </message>
    <message>
        <source>The foe stays. {begins}.</source>
        <extracomment>{begins}: which player begins the next cycle</extracomment>
        <translation>Der Feind bleibt liegen. {begins}.</translation>
    </message>
    <message>
        <source>The last foe is taken, and the chaos begins.</source>
        <translation>Der letzte Feind ist genommen: In den Ecken bricht das Chaos aus.</translation>
    </message>
    <message numerus="yes">
        <source>In your corner, %n foes are cancelled.</source>
        <translation>
            <numerusform>In deiner Ecke wird %n Feind aufgehoben.</numerusform>
            <numerusform>In deiner Ecke werden %n Feinde aufgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {first} and the {second} hide each other.</source>
        <translation>{first} und {second} verbergen einander.</translation>
    </message>
    <message>
        <source>The {first} and the {second} are of one colour and hide each other: the {card} is visible.</source>
        <translation>{first} und {second} sind gleichfarbig und verbergen einander: {card} ist sichtbar.</translation>
    </message>
    <message>
        <source>All four cards of the number {rank} hide each other.</source>
        <translation>Alle vier Karten mit der Zahl {rank} verbergen einander.</translation>
    </message>
    <message>
        <source>The {card} is the lowest visible card.</source>
        <translation>{card} ist die niedrigste sichtbare Karte.</translation>
    </message>
    <message>
        <source>No card is visible: it is a draw.</source>
        <translation>Keine Karte ist sichtbar: unentschieden.</translation>
    </message>
    <message>
        <source>Keep clear of the foe</source>
        <extracomment>the theme of a puzzle: the player does not take the foe</extracomment>
        <translation>Dem Feind ausweichen</translation>
    </message>
    <message>
        <source>Nobody’s foe</source>
        <extracomment>the theme of a puzzle: no player takes the foe</extracomment>
        <translation>Niemand nimmt den Feind</translation>
    </message>
    <message>
        <source>After the first of these it expects:</source>
        <extracomment>above the actions that are expected after the best one</extracomment>
        <translation>Nach dem ersten dieser Züge wird erwartet:</translation>
    </message>
    <message>
        <source>{number}. {seat}: {action}</source>
        <translation>{number}. {seat}: {action}</translation>
    </message>
    <message>
        <source>Author</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Autorin</translation>
    </message>
    <message>
        <source>Painter</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Maler</translation>
    </message>
    <message>
        <source>Savage</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Wilder</translation>
    </message>
    <message>
        <source>Sailor</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Seemann</translation>
    </message>
    <message>
        <source>Soldier</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Lunatic</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Mondsüchtiger</translation>
    </message>
    <message>
        <source>Penitent</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Büßer</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Händlerin</translation>
    </message>
    <message>
        <source>Ace of Moons</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Ass der Monde</translation>
    </message>
    <message>
        <source>Ace of Suns</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Ass der Sonnen</translation>
    </message>
    <message>
        <source>Ace of Waves</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Ass der Wellen</translation>
    </message>
    <message>
        <source>Ace of Leaves</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Ass der Blätter</translation>
    </message>
    <message>
        <source>Ace of Wyrms</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Ass der Wyrme</translation>
    </message>
    <message>
        <source>Ace of Knots</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Ass der Knoten</translation>
    </message>
    <message>
        <source>Huntress</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Jägerin</translation>
    </message>
    <message>
        <source>Bard</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Barde</translation>
    </message>
    <message>
        <source>Watchman</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Lightkeeper</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Leuchtturmwärter</translation>
    </message>
    <message>
        <source>Consul</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Konsul</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>a bonus card</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Calamity</source>
        <extracomment>a bonus card</extracomment>
        <translation>Unheil</translation>
    </message>
    <message>
        <source>Windfall</source>
        <extracomment>a bonus card</extracomment>
        <translation>Glücksfall</translation>
    </message>
    <message>
        <source>Pact</source>
        <extracomment>a bonus card</extracomment>
        <translation>Pakt</translation>
    </message>
    <message>
        <source>Harvest</source>
        <extracomment>a bonus card</extracomment>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>Excuse</source>
        <extracomment>a bonus card</extracomment>
        <translation>Ausrede</translation>
    </message>
    <message>
        <source>Betrayal</source>
        <extracomment>a bonus card</extracomment>
        <translation>Verrat</translation>
    </message>
    <message>
        <source>Desert</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Mountain</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Forest</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Cave</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>Darkness</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Dunkelheit</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>moons</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>Monde</translation>
    </message>
    <message>
        <source>suns</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>Sonnen</translation>
    </message>
    <message>
        <source>waves</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>wyrms</source>
        <extracomment>a suit of the Decktet; wyrms are dragons</extracomment>
        <translation>Wyrme</translation>
    </message>
    <message>
        <source>knots</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>{place} in “{place} place”: an English ordinal; where a mark or a word does it, the number alone</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>as above</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>as above</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>as above</extracomment>
        <translation>4</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>as above</extracomment>
        <translation>5</translation>
    </message>
    <message>
        <source>{seat}, {place} place: {suit}</source>
        <translation>{seat}, Platz {place}: {suit}</translation>
    </message>
    <message>
        <source>{seat}, {place} place: no chip</source>
        <translation>{seat}, Platz {place}: kein Chip</translation>
    </message>
    <message>
        <source>{seats} tie for {place} place: each gets {suit}</source>
        <translation>{seats}, gemeinsam auf Platz {place}: je ein Chip ({suit})</translation>
    </message>
    <message>
        <source>{seats} tie for {place} place: no chip</source>
        <translation>{seats}, gemeinsam auf Platz {place}: kein Chip</translation>
    </message>
    <message>
        <source>{remarks}.</source>
        <extracomment>what a move changes at the location that has just been named: “lead taken; you gain waves”</extracomment>
        <translation>{remarks}.</translation>
    </message>
    <message>
        <source>lead taken</source>
        <translation>Führung übernommen</translation>
    </message>
    <message>
        <source>lead kept</source>
        <translation>Führung behalten</translation>
    </message>
    <message>
        <source>{place} place, tied with {seats}</source>
        <translation>auf Platz {place}, ebenso {seats}</translation>
    </message>
    <message>
        <source>{place} place, tied with you</source>
        <translation>gemeinsam mit dir auf Platz {place}</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>Platz {place}</translation>
    </message>
    <message numerus="yes">
        <source>%n leaf chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n Blätter-Chip</numerusform>
            <numerusform>%n Blätter-Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wyrm chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n Wyrm-Chip</numerusform>
            <numerusform>%n Wyrm-Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knot chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n Knoten-Chip</numerusform>
            <numerusform>%n Knoten-Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>{own}, but another player has {best}</source>
        <extracomment>why a bonus card does not pay</extracomment>
        <translation>{own}, aber jemand anders hat {best}</translation>
    </message>
    <message>
        <source>{own}, but at least one is needed</source>
        <extracomment>why a bonus card does not pay</extracomment>
        <translation>{own}, aber nötig ist mindestens 1</translation>
    </message>
    <message numerus="yes">
        <source>{location}: %n cubes of {seat}’s</source>
        <translation>
            <numerusform>{location}: %n Würfel von {seat}</numerusform>
            <numerusform>{location}: %n Würfel von {seat}</numerusform>
        </translation>
    </message>
    <message>
        <source>12 points for the most leaf chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 Punkte für die meisten Blätter-Chips</translation>
    </message>
    <message>
        <source>12 points for the most wyrm chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 Punkte für die meisten Wyrm-Chips</translation>
    </message>
    <message>
        <source>12 points for the most knot chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 Punkte für die meisten Knoten-Chips</translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <extracomment>cards, foes or players: three or more
----------
names of players, one after the other</extracomment>
        <translation>{first}, {others}</translation>
    </message>
    <message>
        <source>{first} and {others}</source>
        <extracomment>two cards, foes or players
----------
names of players, one after the other</extracomment>
        <translation>{first} und {others}</translation>
    </message>
    <message>
        <source>nobody has a cube here</source>
        <translation>hier kein Würfel</translation>
    </message>
    <message>
        <source>{location}: {remarks}</source>
        <extracomment>what a move changes at a location</extracomment>
        <translation>{location}: {remarks}</translation>
    </message>
    <message>
        <source>{first}; {others}</source>
        <extracomment>remarks about a move, one after the other</extracomment>
        <translation>{first}; {others}</translation>
    </message>
    <message numerus="yes">
        <source>%n sets of all six suits</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n vollständiger Satz aller sechs Farben</numerusform>
            <numerusform>%n vollständige Sätze aller sechs Farben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <extracomment>what a bonus card measures
----------
that a player has at the end</extracomment>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suits without a chip</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n Farbe ohne Chip</numerusform>
            <numerusform>%n Farben ohne Chip</numerusform>
        </translation>
    </message>
    <message>
        <source>{own}, more than anybody else</source>
        <extracomment>why a bonus card pays</extracomment>
        <translation>{own}, mehr als alle anderen</translation>
    </message>
    <message numerus="yes">
        <source>{own}, the most, shared by %n players</source>
        <extracomment>why a bonus card pays a part only</extracomment>
        <translation>
            <numerusform>{own}, der Höchstwert, den %n Spieler erreicht</numerusform>
            <numerusform>{own}, der Höchstwert, den %n Spieler erreichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the bonuses of the others</source>
        <translation>
            <numerusform>%n Punkt für die Boni der anderen</numerusform>
            <numerusform>%n Punkte für die Boni der anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} ({suits})</source>
        <extracomment>a card and its suits</extracomment>
        <translation>{card} ({suits})</translation>
    </message>
    <message numerus="yes">
        <source>{card}, your hand, fits %n locations</source>
        <translation>
            <numerusform>{card}, auf deiner Hand, passt zu %n Ort</numerusform>
            <numerusform>{card}, auf deiner Hand, passt zu %n Orten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hand of {seat}, %n cards</source>
        <translation>
            <numerusform>Hand von {seat}, %n Karte</numerusform>
            <numerusform>Hand von {seat}, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your hand, %n cards</source>
        <translation>
            <numerusform>deine Hand, %n Karte</numerusform>
            <numerusform>deine Hand, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, played by {seat}</source>
        <translation>{card}, gespielt von {seat}</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}, von dir gespielt</translation>
    </message>
    <message numerus="yes">
        <source>{location}: %n cubes of yours</source>
        <translation>
            <numerusform>{location}: %n Würfel von dir</numerusform>
            <numerusform>{location}: %n Würfel von dir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>supply of {seat}, %n cubes</source>
        <translation>
            <numerusform>Vorrat von {seat}, %n Würfel</numerusform>
            <numerusform>Vorrat von {seat}, %n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your supply, %n cubes</source>
        <translation>
            <numerusform>dein Vorrat, %n Würfel</numerusform>
            <numerusform>dein Vorrat, %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: {suit}</source>
        <extracomment>a chip of a suit that a player has</extracomment>
        <translation>{seat}: {suit}</translation>
    </message>
    <message>
        <source>{card}, bonus card of {seat}: {pays}</source>
        <extracomment>a player’s bonus card, and what it pays for</extracomment>
        <translation>{card}, Bonuskarte von {seat}: {pays}</translation>
    </message>
    <message>
        <source>{card}, your bonus card: {pays}</source>
        <translation>{card}, deine Bonuskarte: {pays}</translation>
    </message>
    <message>
        <source>face-down bonus card of {seat}</source>
        <translation>verdeckte Bonuskarte von {seat}</translation>
    </message>
    <message>
        <source>your bonus card, face down</source>
        <translation>deine Bonuskarte, verdeckt</translation>
    </message>
    <message>
        <source>{card}, in the set: {pays}</source>
        <extracomment>a bonus card that can be taken, and what it pays for</extracomment>
        <translation>{card}, zur Auswahl: {pays}</translation>
    </message>
    <message numerus="yes">
        <source>set of bonus cards, %n cards</source>
        <translation>
            <numerusform>herumgehende Bonuskarten, %n Karte</numerusform>
            <numerusform>herumgehende Bonuskarten, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>12 points for the most sets of all six suits</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 Punkte für die meisten vollständigen Sätze aller sechs Farben</translation>
    </message>
    <message>
        <source>12 points for the most chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 Punkte für die meisten Chips</translation>
    </message>
    <message>
        <source>12 points for the most suits without a chip</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 Punkte für die meisten Farben ohne Chip</translation>
    </message>
    <message numerus="yes">
        <source>%n moons</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n Mond</numerusform>
            <numerusform>%n Monde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suns</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n Sonne</numerusform>
            <numerusform>%n Sonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waves</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n Welle</numerusform>
            <numerusform>%n Wellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n Blatt</numerusform>
            <numerusform>%n Blätter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wyrms</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n Wyrm</numerusform>
            <numerusform>%n Wyrme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knots</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>{seat} starts</source>
        <translation>{seat} beginnt</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <source>starts</source>
        <extracomment>this seat starts the round</extracomment>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>{card} to the {location}</source>
        <extracomment>an action, as it is read out: the card, and the place that a cube of the supply goes to</extracomment>
        <translation>{card} auf „{location}“</translation>
    </message>
    <message>
        <source>{card} from the {source} to the {location}</source>
        <translation>{card}, von „{source}“ auf „{location}“</translation>
    </message>
    <message>
        <source>Moving a cube from the {location}: {remarks}</source>
        <extracomment>what it costs to take one’s own cube away from a location</extracomment>
        <translation>Einen Würfel versetzen (von „{location}“): {remarks}</translation>
    </message>
    <message>
        <source>Round {round} is dealt.</source>
        <extracomment>of the first round: who starts it is told already</extracomment>
        <translation>Die Karten für Runde {round} sind gegeben.</translation>
    </message>
    <message>
        <source>{suit} {count}&#xa0;×&#xa0;{each}</source>
        <extracomment>the points for chips of a suit: moons 3 × 6</extracomment>
        <translation>{suit} {count}&#xa0;×&#xa0;{each}</translation>
    </message>
    <message>
        <source>The last card of the round</source>
        <translation>Die letzte Karte der Runde</translation>
    </message>
    <message>
        <source>The last card but one</source>
        <translation>Die vorletzte Karte</translation>
    </message>
    <message>
        <source>A new cube</source>
        <translation>Ein neuer Würfel</translation>
    </message>
    <message>
        <source>Moving a cube</source>
        <translation>Einen Würfel versetzen</translation>
    </message>
    <message>
        <source>{location}, if the round ended now: {change}.</source>
        <extracomment>“change” is like: Anna gains suns</extracomment>
        <translation>{location}, wenn die Runde jetzt endete: {change}.</translation>
    </message>
    <message>
        <source>If the match ended now: {seat} {own} points, {rival} {points}.</source>
        <extracomment>“seat” has just acted for the last time; “rival” has most points of the others</extracomment>
        <translation>Wenn die Partie jetzt endete: {seat} {own} Punkte, {rival} {points}.</translation>
    </message>
    <message>
        <source>If the match ended now: you {own} points, {rival} {points}.</source>
        <translation>Wenn die Partie jetzt endete: du {own} Punkte, {rival} {points}.</translation>
    </message>
    <message>
        <source>If the match ended now, without the others’ bonus cards: {seat} {own} points, {rival} {points}.</source>
        <extracomment>the same where only one’s own bonus card is known, and counted</extracomment>
        <translation>Wenn die Partie jetzt endete, ohne die Bonuskarten der anderen: {seat} {own} Punkte, {rival} {points}.</translation>
    </message>
    <message>
        <source>If the match ended now, without the others’ bonus cards: you {own} points, {rival} {points}.</source>
        <translation>Wenn die Partie jetzt endete, ohne die Bonuskarten der anderen: du {own} Punkte, {rival} {points}.</translation>
    </message>
    <message>
        <source>If the match ended now, without the bonus cards: {seat} {own} points, {rival} {points}.</source>
        <extracomment>the same where no bonus card is counted</extracomment>
        <translation>Wenn die Partie jetzt endete, ohne die Bonuskarten: {seat} {own} Punkte, {rival} {points}.</translation>
    </message>
    <message>
        <source>If the match ended now, without the bonus cards: you {own} points, {rival} {points}.</source>
        <translation>Wenn die Partie jetzt endete, ohne die Bonuskarten: du {own} Punkte, {rival} {points}.</translation>
    </message>
    <message>
        <source>{other} would make it {own} to {points}.</source>
        <extracomment>after a sentence such as: If the match ended now: Anna 71 points, Ben 68.</extracomment>
        <translation>{other} ergäbe {own} zu {points}.</translation>
    </message>
    <message>
        <source>This moves a cube that is on the board and keeps one more in the supply.</source>
        <translation>Das versetzt einen Würfel, der schon auf dem Brett ist, und lässt einen mehr im Vorrat.</translation>
    </message>
    <message numerus="yes">
        <source>{location}: nobody else can take the lead without %n more cubes.</source>
        <translation>
            <numerusform>{location}: Ohne %n weiteren Würfel geht niemand sonst in Führung.</numerusform>
            <numerusform>{location}: Ohne %n weitere Würfel geht niemand sonst in Führung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} gives a smaller lead at the {location}: another player can take it with %n more cubes.</source>
        <translation>
            <numerusform>{other} bringt auf „{location}“ weniger Vorsprung: Anderen genügt %n weiterer Würfel zur Führung.</numerusform>
            <numerusform>{other} bringt auf „{location}“ weniger Vorsprung: Anderen genügen %n weitere Würfel zur Führung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} still falls %n cubes short of the lead at the {location}.</source>
        <translation>
            <numerusform>{other} reicht auf „{location}“ noch nicht zur Führung: Es fehlt %n Würfel.</numerusform>
            <numerusform>{other} reicht auf „{location}“ noch nicht zur Führung: Es fehlen %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>This counts for the bonus card {card} (12 points): {measure}, if the round ended now.</source>
        <extracomment>“measure” is like: 3 leaf chips</extracomment>
        <translation>Das zählt für die Bonuskarte „{card}“ (12 Punkte): {measure}, wenn die Runde jetzt endete.</translation>
    </message>
    <message>
        <source>{other} brings nothing for the bonus card {card} for now.</source>
        <translation>{other} bringt für die Bonuskarte „{card}“ vorerst nichts ein.</translation>
    </message>
    <message numerus="yes">
        <source>The cards left in hand can still go to %n locations.</source>
        <translation>
            <numerusform>Die übrigen Handkarten passen noch zu %n Ort.</numerusform>
            <numerusform>Die übrigen Handkarten passen noch zu %n Orten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves cards that can go to %n locations.</source>
        <translation>
            <numerusform>{other} lässt Karten übrig, die zu %n Ort passen.</numerusform>
            <numerusform>{other} lässt Karten übrig, die zu %n Orten passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{location}: no other player has more cubes there.</source>
        <translation>{location}: Niemand sonst hat dort mehr Würfel.</translation>
    </message>
    <message>
        <source>{seat} plays a card</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat} spielt eine Karte</translation>
    </message>
    <message>
        <source>{seat} takes a bonus card</source>
        <translation>{seat} nimmt eine Bonuskarte</translation>
    </message>
    <message>
        <source>Your turn: take a bonus card</source>
        <translation>Dein Zug: eine Bonuskarte nehmen</translation>
    </message>
    <message>
        <source>your bonus card</source>
        <translation>deine Bonuskarte</translation>
    </message>
    <message>
        <source>{card}, from the {source} to the {location}</source>
        <translation>{card}, von „{source}“ auf „{location}“</translation>
    </message>
    <message>
        <source>{seat} starts round 1.</source>
        <translation>{seat} beginnt Runde 1.</translation>
    </message>
    <message>
        <source>You start round 1.</source>
        <translation>Du beginnst Runde 1.</translation>
    </message>
    <message>
        <source>Round {round} is dealt. {seat} starts.</source>
        <translation>Die Karten für Runde {round} sind gegeben. {seat} beginnt.</translation>
    </message>
    <message>
        <source>Round {round} is dealt. You start.</source>
        <translation>Die Karten für Runde {round} sind gegeben. Du beginnst.</translation>
    </message>
    <message>
        <source>Everybody is dealt a bonus card.</source>
        <translation>Alle bekommen eine Bonuskarte.</translation>
    </message>
    <message>
        <source>{seat} takes the bonus card {card}.</source>
        <translation>{seat} nimmt die Bonuskarte „{card}“.</translation>
    </message>
    <message>
        <source>You take the bonus card {card}.</source>
        <translation>Du nimmst die Bonuskarte „{card}“.</translation>
    </message>
    <message>
        <source>{seat} takes a bonus card.</source>
        <translation>{seat} nimmt eine Bonuskarte.</translation>
    </message>
    <message>
        <source>You take a bonus card.</source>
        <translation>Du nimmst eine Bonuskarte.</translation>
    </message>
    <message>
        <source>{seat}: {card}, {location}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>{seat}: {card}, {location}.</translation>
    </message>
    <message>
        <source>{seat}: {card}, {source} to {location}.</source>
        <translation>{seat}: {card}, von „{source}“ auf „{location}“.</translation>
    </message>
    <message>
        <source>Round {round} is scored.</source>
        <translation>Runde {round} wird gewertet.</translation>
    </message>
    <message>
        <source>{seats} share the match</source>
        <extracomment>the match has several winners</extracomment>
        <translation>Geteilter Sieg: {seats}</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>a column: chips, or the points for them</extracomment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>a column: the points for the bonus card</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>The bonus cards</source>
        <extracomment>a row: the points for the bonus cards</extracomment>
        <translation>Die Bonuskarten</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} is over</source>
        <extracomment>the title of a round&apos;s result</extracomment>
        <translation>Runde {round} von {rounds} ist zu Ende</translation>
    </message>
    <message>
        <source>Round {round}: {gains}</source>
        <extracomment>the points of a round in one line</extracomment>
        <translation>Runde {round}: {gains}</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>kein Chip</translation>
    </message>
    <message>
        <source>{account}; {reason}.</source>
        <extracomment>a player’s account at the end, and the reason for the bonus</extracomment>
        <translation>{account}; {reason}.</translation>
    </message>
    <message>
        <source>Suppose {seat} plays the {card} to the {location}. {outcome}</source>
        <translation>Angenommen, {seat} spielt die Karte „{card}“ auf „{location}“. {outcome}</translation>
    </message>
    <message>
        <source>Suppose {seat} plays the {card} from the {source} to the {location}. {outcome}</source>
        <translation>Angenommen, {seat} spielt die Karte „{card}“ von „{source}“ auf „{location}“. {outcome}</translation>
    </message>
    <message>
        <source>This cube is yours.</source>
        <translation>Dieser Würfel gehört dir.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>a column: all points</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n points for chips</source>
        <translation>
            <numerusform>{seat}: %n Punkt für Chips</numerusform>
            <numerusform>{seat}: %n Punkte für Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: {chips} for chips and {bonus} for the bonus make %n points</source>
        <translation>
            <numerusform>{seat}: {chips} für Chips und {bonus} für den Bonus ergeben %n Punkt</numerusform>
            <numerusform>{seat}: {chips} für Chips und {bonus} für den Bonus ergeben %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>equal points, so the number of chips decides: {number}</source>
        <extracomment>why of two players with equal points one is ahead</extracomment>
        <translation>bei Punktgleichheit entscheidet die Zahl der Chips: {number}</translation>
    </message>
    <message numerus="yes">
        <source>Chips worth %n points</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>
            <numerusform>Chips im Wert von %n Punkt</numerusform>
            <numerusform>Chips im Wert von %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no option “{name}”. The options are: {names}.</source>
        <translation>Die Option „{name}“ gibt es nicht. Die Optionen sind: {names}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be “{value}”. It can be: {domain}.</source>
        <translation>„{name}“ kann nicht „{value}“ sein. Möglich ist: {domain}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be “{value}” with {others}. It can be: {domain}.</source>
        <translation>„{name}“ kann zusammen mit {others} nicht „{value}“ sein. Möglich ist: {domain}.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent is out of the round. Bring the count to zero with at most %n cards.</source>
        <translation>
            <numerusform>Dein Gegner ist blockiert. Bring den Zählstand mit höchstens %n Karte auf null.</numerusform>
            <numerusform>Dein Gegner ist blockiert. Bring den Zählstand mit höchstens %n Karten auf null.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent is out of the round. Play %n cards one after the other.</source>
        <translation>
            <numerusform>Dein Gegner ist blockiert. Spiel %n Karte.</numerusform>
            <numerusform>Dein Gegner ist blockiert. Spiel %n Karten nacheinander.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card that your opponent cannot answer, whatever cards they hold.</source>
        <translation>Spiel eine Karte, auf die dein Gegner nicht antworten kann, was immer er auf der Hand hat.</translation>
    </message>
    <message numerus="yes">
        <source>The count is {count}: %n more cards cannot bring it to zero.</source>
        <translation>
            <numerusform>Der Zählstand ist {count}: Mit noch %n Karte ist die Null nicht zu erreichen.</numerusform>
            <numerusform>Der Zählstand ist {count}: Mit noch %n Karten ist die Null nicht zu erreichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The count is {count}: after that you cannot play %n more cards.</source>
        <translation>
            <numerusform>Der Zählstand ist {count}: Danach kannst du nicht noch %n Karte spielen.</numerusform>
            <numerusform>Der Zählstand ist {count}: Danach kannst du nicht noch %n Karten spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The count is {count}: if your opponent holds the {card}, it can be played.</source>
        <translation>Der Zählstand ist {count}: Hat dein Gegner diese Karte ({card}), kann er sie spielen.</translation>
    </message>
    <message>
        <source>{other} has an answer to that: the win is gone.</source>
        <translation>Darauf hat {other} eine Antwort: Der Sieg ist dahin.</translation>
    </message>
    <message>
        <source>That lets {other} win.</source>
        <translation>Damit kann {other} gewinnen.</translation>
    </message>
    <message>
        <source>Play so that you are sure to take the foe.</source>
        <translation>Spiel so, dass du den Feind sicher nimmst.</translation>
    </message>
    <message>
        <source>Play so that {seat} is sure to take the foe.</source>
        <translation>Spiel so, dass {seat} den Feind sicher nimmt.</translation>
    </message>
    <message>
        <source>Play so that you are sure not to take the foe.</source>
        <translation>Spiel so, dass du den Feind auf keinen Fall nimmst.</translation>
    </message>
    <message>
        <source>Play so that nobody takes the foe.</source>
        <translation>Spiel so, dass niemand den Feind nimmt.</translation>
    </message>
    <message>
        <source>You take the foe.</source>
        <translation>Du nimmst den Feind.</translation>
    </message>
    <message>
        <source>{seat} takes the foe.</source>
        <translation>{seat} nimmt den Feind.</translation>
    </message>
    <message>
        <source>Nobody takes the foe.</source>
        <translation>Niemand nimmt den Feind.</translation>
    </message>
    <message numerus="yes">
        <source>The last card of the round: get chips worth %n points in this round.</source>
        <translation>
            <numerusform>Die letzte Karte der Runde: Hol dir in dieser Runde Chips im Wert von %n Punkt.</numerusform>
            <numerusform>Die letzte Karte der Runde: Hol dir in dieser Runde Chips im Wert von %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last card of the round: be sure of chips worth %n points in this round, whatever comes after it.</source>
        <translation>
            <numerusform>Deine letzte Karte der Runde: Sichere dir in dieser Runde Chips im Wert von %n Punkt, was danach auch kommt.</numerusform>
            <numerusform>Deine letzte Karte der Runde: Sichere dir in dieser Runde Chips im Wert von %n Punkten, was danach auch kommt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This round’s chips are worth only %n points to you.</source>
        <translation>
            <numerusform>Die Chips dieser Runde sind für dich nur %n Punkt wert.</numerusform>
            <numerusform>Die Chips dieser Runde sind für dich nur %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}” is not a chance outcome.</source>
        <translation>„{text}“ ist kein Zufallsereignis.</translation>
    </message>
    <message>
        <source>“{text}” is not an action of this game.</source>
        <translation>„{text}“ ist keine Aktion dieses Spiels.</translation>
    </message>
    <message>
        <source>“{text}”: only an ace, or a jack after one, takes “=1” or “=11”.</source>
        <translation>„{text}“: Nur bei einem Ass oder einem Buben danach steht „=1“ oder „=11“.</translation>
    </message>
    <message>
        <source>“{text}”: only a king, or a jack after one, takes a divisor.</source>
        <translation>„{text}“: Nur bei einem König oder einem Buben danach steht ein Teiler.</translation>
    </message>
    <message>
        <source>“{text}”: a divisor lies between 2 and {most}.</source>
        <translation>„{text}“: Ein Teiler liegt zwischen 2 und {most}.</translation>
    </message>
    <message>
        <source>“{text}”: say what the ace counts, “=1” or “=11”.</source>
        <translation>„{text}“: Gib an, was das Ass zählt, „=1“ oder „=11“.</translation>
    </message>
    <message>
        <source>“{text}”: say what the king divides by, such as “/2”.</source>
        <translation>„{text}“: Gib an, wodurch der König teilt, etwa „/2“.</translation>
    </message>
    <message>
        <source>“{text}”: only cards from 2 to 10 are played.</source>
        <translation>„{text}“: Gespielt werden nur Karten von 2 bis 10.</translation>
    </message>
    <message>
        <source>There is no card “{text}”. The cards are: {names}.</source>
        <translation>Die Karte „{text}“ gibt es nicht. Die Karten sind: {names}.</translation>
    </message>
    <message>
        <source>There is no bonus card “{text}”. The bonus cards are: {names}.</source>
        <translation>Die Bonuskarte „{text}“ gibt es nicht. Die Bonuskarten sind: {names}.</translation>
    </message>
    <message>
        <source>There is no location “{text}”. The locations are: {names}.</source>
        <translation>Den Ort „{text}“ gibt es nicht. Die Orte sind: {names}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The cards must be shuffled first.</source>
        <translation>Zuerst müssen die Karten gemischt werden.</translation>
    </message>
    <message>
        <source>There is nothing to shuffle or to draw now.</source>
        <translation>Jetzt ist nichts zu mischen oder zu ziehen.</translation>
    </message>
    <message>
        <source>It is the turn of seat {seat}.</source>
        <translation>Platz {seat} ist am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” takes %n cards, each once.</source>
        <translation>
            <numerusform>Zu „{name}“ gehört %n Karte, jede nur einmal.</numerusform>
            <numerusform>Zu „{name}“ gehören %n Karten, jede nur einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has doubled</source>
        <translation>{seat} hat verdoppelt</translation>
    </message>
    <message>
        <source>You have doubled</source>
        <translation>Du hast verdoppelt</translation>
    </message>
    <message>
        <source>Nothing here fits {count}</source>
        <extracomment>a whole hand: none of its cards can be played at this count</extracomment>
        <translation>Auf {count} passt hier nichts</translation>
    </message>
    <message>
        <source>{before} → {count}</source>
        <extracomment>the count now, and as it would be</extracomment>
        <translation>{before} → {count}</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>this seat has chosen to play no more in the round</extracomment>
        <translation>hat aufgehört</translation>
    </message>
    <message>
        <source>hand empty</source>
        <extracomment>a player has no card in the hand</extracomment>
        <translation>keine Handkarten</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or stop</source>
        <translation>Dein Zug: vom Nachziehstapel ziehen oder aufhören</translation>
    </message>
    <message>
        <source>{seat} decides whether to double</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat} entscheidet über das Verdoppeln</translation>
    </message>
    <message>
        <source>{seat} has drawn a card</source>
        <extracomment>what another player is to do now: the top card of the stock lies face up</extracomment>
        <translation>{seat} hat eine Karte gezogen</translation>
    </message>
    <message>
        <source>You draw no more cards in this round; {seat} may go on alone.</source>
        <translation>Du ziehst in dieser Runde keine Karte mehr; {seat} kann allein weiterspielen.</translation>
    </message>
    <message>
        <source>{seat} is blocked, so the round ends, and you win it: you played the last card.</source>
        <extracomment>what it means to stop: the other player can play no card any more, and has not played the last one</extracomment>
        <translation>{seat} ist blockiert, also endet die Runde, und du gewinnst sie: Du hast die letzte Karte gespielt.</translation>
    </message>
    <message>
        <source>{seat}: {reason}</source>
        <extracomment>a player, and the points for a round with their reason</extracomment>
        <translation>{seat}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has reached %n points.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>{seat} hat %n Punkt erreicht.</numerusform>
            <numerusform>{seat} hat %n Punkte erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both have reached %n points.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>Beide haben %n Punkt erreicht.</numerusform>
            <numerusform>Beide haben %n Punkte erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n rounds have been played.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>%n Runde ist gespielt.</numerusform>
            <numerusform>Alle %n Runden sind gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>the title of a sheet with the points of both players</extracomment>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>the points of all rounds before the last one together</extracomment>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>+{points}</source>
        <extracomment>points that are added
----------
points that a round has brought</extracomment>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>The round then counts twice, whoever wins.</source>
        <translation>Die Runde zählt dann doppelt, wer auch immer sie gewinnt.</translation>
    </message>
    <message>
        <source>The round then counts four times, whoever wins.</source>
        <translation>Die Runde zählt dann vierfach, wer auch immer sie gewinnt.</translation>
    </message>
    <message>
        <source>the loser scores the count, {count}&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <translation>für den übrigen Stand, {count}&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;×&#xa0;{factor} (zweimal verdoppelt)&#xa0;=&#xa0;{points}</translation>
    </message>
    <message>
        <source>the loser scores the count, {count}&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the loser&apos;s points for a round</extracomment>
        <translation>für den übrigen Stand, {count}&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;=&#xa0;{points}</translation>
    </message>
    <message>
        <source>the loser scores the count, {count}&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <translation>für den übrigen Stand, {count}&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;×&#xa0;{factor} (verdoppelt)&#xa0;=&#xa0;{points}</translation>
    </message>
    <message>
        <source>count {count}</source>
        <extracomment>what the loser of a round was paid for</extracomment>
        <translation>Stand {count}</translation>
    </message>
    <message>
        <source>{seat} {gain} ({reason})</source>
        <extracomment>a player, and the points of a round with their reason</extracomment>
        <translation>{seat} {gain} ({reason})</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>turn the top card of the stock</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message numerus="yes">
        <source>{seat} deals round {round} from the rest of the stock: %n cards are left there.</source>
        <translation>
            <numerusform>{seat} gibt die Karten für Runde {round} aus dem Rest des Nachziehstapels: Dort bleibt %n Karte.</numerusform>
            <numerusform>{seat} gibt die Karten für Runde {round} aus dem Rest des Nachziehstapels: Dort bleiben %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal round {round} from the rest of the stock: %n cards are left there.</source>
        <translation>
            <numerusform>Du gibst die Karten für Runde {round} aus dem Rest des Nachziehstapels: Dort bleibt %n Karte.</numerusform>
            <numerusform>Du gibst die Karten für Runde {round} aus dem Rest des Nachziehstapels: Dort bleiben %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} draws the {card}.</source>
        <translation>{seat} zieht {card}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Du ziehst {card}.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <extracomment>why a card that was drawn cannot be played: a whole sentence</extracomment>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>{seat} has an empty hand.</source>
        <translation>{seat} hat keine Handkarten mehr.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Du hast keine Handkarten mehr.</translation>
    </message>
    <message>
        <source>{seat} played the last card.</source>
        <extracomment>the reason why this player wins a round in which both are blocked</extracomment>
        <translation>{seat} hat die letzte Karte gespielt.</translation>
    </message>
    <message>
        <source>You played the last card.</source>
        <translation>Du hast die letzte Karte gespielt.</translation>
    </message>
    <message>
        <source>{seat} chooses the value of the ace: the count is {count}.</source>
        <translation>{seat} wählt den Wert des Asses: Der Zählstand ist {count}.</translation>
    </message>
    <message>
        <source>You choose the value of the ace: the count is {count}.</source>
        <translation>Du wählst den Wert des Asses: Der Zählstand ist {count}.</translation>
    </message>
    <message>
        <source>Keep an answer</source>
        <extracomment>the theme of a puzzle: one shall be able to answer the opponent’s next card</extracomment>
        <translation>Eine Antwort behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n doubles missed</source>
        <extracomment>errors in reviewed matches: passing was worse</extracomment>
        <translation>
            <numerusform>%n-mal Verdoppeln versäumt</numerusform>
            <numerusform>%n-mal Verdoppeln versäumt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubles too risky</source>
        <extracomment>errors in reviewed matches: doubling was worse</extracomment>
        <translation>
            <numerusform>%n-mal zu riskant verdoppelt</numerusform>
            <numerusform>%n-mal zu riskant verdoppelt</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card so that you can answer whatever your opponent plays next.</source>
        <translation>Spiel eine Karte so, dass du auf jede Antwort deines Gegners noch eine Karte spielen kannst.</translation>
    </message>
    <message>
        <source>If your opponent plays the {card} to that, you have no answer.</source>
        <extracomment>why the task above is missed</extracomment>
        <translation>Antwortet dein Gegner mit dieser Karte ({card}), kannst du keine mehr spielen.</translation>
    </message>
    <message>
        <source>First choose a card from your hand.</source>
        <translation>Wähl zuerst eine Karte aus deiner Hand.</translation>
    </message>
    <message>
        <source>First say whether you double.</source>
        <translation>Sag zuerst, ob du verdoppelst.</translation>
    </message>
    <message>
        <source>The starter is an ace: first choose whether it counts 1 or 11.</source>
        <translation>Die Startkarte ist ein Ass: Wähl zuerst, ob es 1 oder 11 zählt.</translation>
    </message>
    <message>
        <source>Doubling is only possible before the starter is turned.</source>
        <translation>Verdoppeln geht nur, bevor die Startkarte aufgedeckt wird.</translation>
    </message>
    <message>
        <source>You do not have the {card} in your hand.</source>
        <translation>Diese Karte hast du nicht auf der Hand: {card}.</translation>
    </message>
    <message>
        <source>Nothing else in your hand fits {count}.</source>
        <extracomment>why a card is the only action: no other card of the hand can be played at this count</extracomment>
        <translation>Auf {count} passt sonst keine Karte aus deiner Hand.</translation>
    </message>
    <message>
        <source>You hold no other card.</source>
        <extracomment>why a card is the only action</extracomment>
        <translation>Du hast keine andere Karte auf der Hand.</translation>
    </message>
    <message>
        <source>You have a card that can be played, so you must play one.</source>
        <translation>Du hast eine spielbare Karte, also musst du eine spielen.</translation>
    </message>
    <message>
        <source>Your hand is empty: only the top card of the stock can be played.</source>
        <translation>Deine Hand ist leer: Spielbar ist nur die oberste Karte des Nachziehstapels.</translation>
    </message>
    <message>
        <source>The top card already lies face up: play it, or stop.</source>
        <translation>Die oberste Karte liegt schon offen: Spiel sie oder hör auf.</translation>
    </message>
    <message>
        <source>A jack repeats the card before it, and there is nothing to repeat.</source>
        <translation>Ein Bube wiederholt die Karte vor ihm, und hier gibt es nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This jack repeats an ace: say whether it counts 1 or 11.</source>
        <translation>Dieser Bube wiederholt ein Ass: Gib an, ob er 1 oder 11 zählt.</translation>
    </message>
    <message>
        <source>This jack repeats a king: say what it divides by.</source>
        <translation>Dieser Bube wiederholt einen König: Gib an, wodurch er teilt.</translation>
    </message>
    <message>
        <source>The jack takes a number only after an ace or a king: play it as “{card}”.</source>
        <translation>Eine Zahl gehört zum Buben nur nach einem Ass oder König: Spiel ihn als „{card}“.</translation>
    </message>
    <message>
        <source>The ace cannot count 11: the count is only {count}.</source>
        <translation>Das Ass kann nicht 11 zählen: Der Zählstand ist nur {count}.</translation>
    </message>
    <message>
        <source>A king divides by a number less than the count, and {divisor} is not less than {count}.</source>
        <translation>Ein König teilt durch eine Zahl, die kleiner ist als der Zählstand, und {divisor} ist nicht kleiner als {count}.</translation>
    </message>
    <message>
        <source>{divisor} does not divide {count}.</source>
        <translation>{count} ist nicht durch {divisor} teilbar.</translation>
    </message>
    <message>
        <source>The jack repeats the king: no number between 1 and {count} divides {count}.</source>
        <translation>Der Bube wiederholt den König: Keine Zahl zwischen 1 und {count} teilt {count}.</translation>
    </message>
    <message>
        <source>The jack repeats the queen: {count} reversed is {reversed}, which is not less than {count}.</source>
        <translation>Der Bube wiederholt die Dame: {count} umgedreht ist {reversed}, und das ist nicht kleiner als {count}.</translation>
    </message>
    <message>
        <source>The jack repeats the {value}: {value} is more than the count, which is {count}.</source>
        <translation>Der Bube wiederholt die {value}, aber der Zählstand ist nur {count}.</translation>
    </message>
    <message>
        <source>{count} reversed is {reversed}, which is not less than {count}.</source>
        <translation>{count} umgedreht ist {reversed}, und das ist nicht kleiner als {count}.</translation>
    </message>
    <message>
        <source>{value} is more than the count, which is {count}.</source>
        <translation>{value} ist zu hoch: Der Zählstand ist nur {count}.</translation>
    </message>
    <message>
        <source>Sides are not swapped in this match.</source>
        <translation>In dieser Partie werden die Seiten nicht getauscht.</translation>
    </message>
    <message>
        <source>First lay two tiles.</source>
        <translation>Leg zuerst zwei Plättchen.</translation>
    </message>
    <message>
        <source>There is a tile on {at} already.</source>
        <translation>Auf Feld {at} liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>The first tile lies on {origin}.</source>
        <translation>Das erste Plättchen kommt auf Feld {origin}.</translation>
    </message>
    <message>
        <source>The second tile must touch the first, and {at} does not.</source>
        <translation>Das zweite Plättchen muss das erste berühren, und das ist auf Feld {at} nicht der Fall.</translation>
    </message>
    <message>
        <source>A tile must touch at least two others, and {at} touches none.</source>
        <translation>Ein Plättchen muss mindestens zwei andere berühren, und auf Feld {at} berührt es keins.</translation>
    </message>
    <message>
        <source>A tile must touch at least two others, and {at} touches only one.</source>
        <translation>Ein Plättchen muss mindestens zwei andere berühren, und auf Feld {at} berührt es nur eins.</translation>
    </message>
    <message>
        <source>There is no tile on {at}.</source>
        <translation>Auf Feld {at} liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>There is a ball on {at} already.</source>
        <translation>Auf Feld {at} liegt schon eine Kugel.</translation>
    </message>
    <message>
        <source>The ball goes on one of the two tiles that you have just laid: {first} or {second}.</source>
        <translation>Die Kugel kommt auf eins der beiden Plättchen, die du gerade gelegt hast: Feld {first} oder {second}.</translation>
    </message>
    <message>
        <source>Next to {at} there is a ball of the same colour.</source>
        <translation>Neben Feld {at} liegt eine Kugel derselben Farbe.</translation>
    </message>
    <message>
        <source>A ball on {at} would have no empty tile next to it.</source>
        <translation>Eine Kugel auf Feld {at} hätte kein leeres Plättchen neben sich.</translation>
    </message>
    <message>
        <source>A ball on {at} would take the last empty tile from another ball.</source>
        <translation>Eine Kugel auf Feld {at} nähme einer anderen Kugel das letzte leere Plättchen.</translation>
    </message>
    <message>
        <source>First move a ball.</source>
        <translation>Beweg zuerst eine Kugel.</translation>
    </message>
    <message>
        <source>There is no ball on {at}.</source>
        <translation>Auf Feld {at} liegt keine Kugel.</translation>
    </message>
    <message>
        <source>The ball on {at} is not yours.</source>
        <translation>Die Kugel auf Feld {at} gehört dir nicht.</translation>
    </message>
    <message>
        <source>The ball must move to another tile.</source>
        <translation>Die Kugel muss auf ein anderes Plättchen bewegt werden.</translation>
    </message>
    <message>
        <source>The ball on {at} is shut in: no empty tile is next to it.</source>
        <translation>Die Kugel auf Feld {at} ist eingeschlossen: Neben ihr liegt kein leeres Plättchen.</translation>
    </message>
    <message>
        <source>No path of empty tiles leads from {at} to {to}.</source>
        <translation>Von Feld {at} führt kein Weg über leere Plättchen nach {to}.</translation>
    </message>
    <message>
        <source>After a move to {to} you could remove no tile.</source>
        <translation>Liegt die Kugel erst auf Feld {to}, kannst du kein Plättchen entfernen.</translation>
    </message>
    <message>
        <source>You have moved: now remove a tile.</source>
        <translation>Du hast schon eine Kugel bewegt: Entferne jetzt ein Plättchen.</translation>
    </message>
    <message>
        <source>The tile on {at} holds a ball: only an empty one can go.</source>
        <translation>Auf dem Plättchen {at} liegt eine Kugel: Nur ein leeres kann entfernt werden.</translation>
    </message>
    <message>
        <source>Without the tile on {at} there would be balls on two islands.</source>
        <translation>Ohne das Plättchen auf Feld {at} lägen Kugeln auf zwei Inseln.</translation>
    </message>
    <message>
        <source>The {card} is a marker until the cards are shuffled again.</source>
        <translation>Diese Karte ist ein Marker, bis wieder gemischt wird: {card}.</translation>
    </message>
    <message>
        <source>Your hand is empty: play blind without a marker.</source>
        <translation>Deine Hand ist leer: Spiel blind, ohne Marker.</translation>
    </message>
    <message>
        <source>Your hand is empty: you can only play blind.</source>
        <translation>Deine Hand ist leer: Du kannst nur blind spielen.</translation>
    </message>
    <message>
        <source>First take a bonus card from the set.</source>
        <translation>Nimm dir zuerst eine der Bonuskarten.</translation>
    </message>
    <message>
        <source>The set that was passed to you does not hold {card}.</source>
        <translation>Unter den Bonuskarten, die an dich gingen, ist diese nicht: {card}.</translation>
    </message>
    <message>
        <source>This match is played without bonus cards.</source>
        <translation>Diese Partie wird ohne Bonuskarten gespielt.</translation>
    </message>
    <message>
        <source>In this match bonus cards are dealt, not taken.</source>
        <translation>In dieser Partie werden die Bonuskarten gegeben, nicht gewählt.</translation>
    </message>
    <message>
        <source>Everybody has a bonus card already.</source>
        <translation>Alle haben schon eine Bonuskarte.</translation>
    </message>
    <message>
        <source>You do not have this card in your hand: {card}.</source>
        <translation>Diese Karte hast du nicht auf der Hand: {card}.</translation>
    </message>
    <message>
        <source>{card} ({suits}) shares no suit with the location {location} ({others}).</source>
        <translation>{card} ({suits}) hat mit diesem Ort keine Farbe gemeinsam: {location} ({others}).</translation>
    </message>
    <message>
        <source>The cube stands at this location already ({location}): it must move to another.</source>
        <translation>Der Würfel steht schon an diesem Ort ({location}): Er muss an einen anderen.</translation>
    </message>
    <message>
        <source>Your supply is empty: move a cube from one location to another.</source>
        <translation>Dein Vorrat ist leer: Versetz einen Würfel von einem Ort an einen anderen.</translation>
    </message>
    <message>
        <source>You have no cube to move at the location {location}.</source>
        <translation>An diesem Ort hast du keinen Würfel, den du versetzen kannst ({location}).</translation>
    </message>
    <message>
        <source>No card in your hand shares a suit with the location {location} ({others}).</source>
        <translation>Keine deiner Handkarten hat mit diesem Ort eine Farbe gemeinsam: {location} ({others}).</translation>
    </message>
    <message>
        <source>Choose a card first, then a location.</source>
        <translation>Wähl zuerst eine Karte und dann einen Ort.</translation>
    </message>
    <message>
        <source>This cube belongs to {seat}.</source>
        <translation>Dieser Würfel gehört {seat}.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>This is not the first line of a record.</source>
        <translation>Das ist nicht die erste Zeile einer Mitschrift.</translation>
    </message>
    <message>
        <source>The record does not say its version (“limbotable”).</source>
        <translation>Die Mitschrift nennt ihre Version nicht („limbotable“).</translation>
    </message>
    <message>
        <source>The record is of version {version}; this program reads up to version {ours}.</source>
        <translation>Die Mitschrift hat die Version {version}; dieses Programm liest bis Version {ours}.</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>Das Spiel „{game}“ gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>This match has %n seats.</source>
        <translation>
            <numerusform>Diese Partie hat %n Platz.</numerusform>
            <numerusform>Diese Partie hat %n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{line}” is not a line of a record.</source>
        <translation>„{line}“ ist keine Zeile einer Mitschrift.</translation>
    </message>
    <message>
        <source>No full match fits these lines.</source>
        <translation>Zu diesen Zeilen passt keine vollständige Partie.</translation>
    </message>
    <message>
        <source>These lines do not lead to the turn that the first line names.</source>
        <translation>Diese Zeilen führen nicht zu dem Zug, den die erste Zeile nennt.</translation>
    </message>
    <message>
        <source>These lines do not lead to the scores that the first line names.</source>
        <translation>Diese Zeilen führen nicht zu dem Punktestand, den die erste Zeile nennt.</translation>
    </message>
    <message>
        <source>“scores” has to be a list of {n} whole numbers, one for each seat.</source>
        <translation>„scores“ muss eine Liste von {n} ganzen Zahlen sein, eine für jeden Platz.</translation>
    </message>
    <message>
        <source>This is not what that seat has seen.</source>
        <translation>Das ist nicht das, was dieser Platz gesehen hat.</translation>
    </message>
    <message>
        <source>There is no match in this text.</source>
        <translation>In diesem Text steckt keine Partie.</translation>
    </message>
    <message>
        <source>This text is too long to be a match.</source>
        <translation>Dieser Text ist zu lang für eine Partie.</translation>
    </message>
    <message>
        <source>The text of this match is damaged or not all of it is there. Copy it once more, as a whole.</source>
        <translation>Der Text dieser Partie ist beschädigt oder unvollständig. Kopier ihn noch einmal im Ganzen.</translation>
    </message>
    <message>
        <source>The text of this match was made by a later version of Limbo Table.</source>
        <translation>Der Text dieser Partie stammt von einer neueren Version von Limbo Table.</translation>
    </message>
    <message>
        <source>the Roebuck</source>
        <extracomment>a foe’s name, the buck of the roe deer</extracomment>
        <translation>Rehbock</translation>
    </message>
    <message>
        <source>the Reindeer</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Rentier</translation>
    </message>
    <message>
        <source>the Elk</source>
        <extracomment>a foe’s name, a moose</extracomment>
        <translation>Elch</translation>
    </message>
    <message>
        <source>the Goat</source>
        <extracomment>a foe’s name, the mask of a goat: in Finland, the Nuuttipukki</extracomment>
        <translation>Ziegenbock</translation>
    </message>
    <message>
        <source>the Hare</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Hase</translation>
    </message>
    <message>
        <source>the Fox</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>the Lynx</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Luchs</translation>
    </message>
    <message>
        <source>the Wolf</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Wolf</translation>
    </message>
    <message>
        <source>the Boar</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Keiler</translation>
    </message>
    <message>
        <source>the Tigress</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Tigerin</translation>
    </message>
    <message>
        <source>the Bear</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Bär</translation>
    </message>
    <message>
        <source>the Lion</source>
        <extracomment>a foe’s name, the mask of a lion: in Japan, of the lion dance</extracomment>
        <translation>Löwe</translation>
    </message>
    <message>
        <source>the Magpie</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Elster</translation>
    </message>
    <message>
        <source>the Owl</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Eule</translation>
    </message>
    <message>
        <source>the Cockerel</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Hahn</translation>
    </message>
    <message>
        <source>the Raven</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Rabe</translation>
    </message>
    <message>
        <source>the Jester</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Narr</translation>
    </message>
    <message>
        <source>the Oni</source>
        <extracomment>a foe’s name, the Japanese demon</extracomment>
        <translation>Oni</translation>
    </message>
    <message>
        <source>the Troll</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Troll</translation>
    </message>
    <message>
        <source>This is not a line of JSON.</source>
        <translation>Das ist keine JSON-Zeile.</translation>
    </message>
    <message>
        <source>The line is longer than {limit} bytes.</source>
        <translation>Die Zeile ist länger als {limit} Byte.</translation>
    </message>
    <message>
        <source>A request is a JSON object with a “cmd”.</source>
        <translation>Eine Anfrage ist ein JSON-Objekt mit einem „cmd“.</translation>
    </message>
    <message>
        <source>There is no command “{cmd}”.</source>
        <translation>Den Befehl „{cmd}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no match yet: begin with “new” or “load”.</source>
        <translation>Es gibt noch keine Partie: Beginne mit „new“ oder „load“.</translation>
    </message>
    <message>
        <source>There is no game “{game}”. The games are: {names}.</source>
        <translation>Das Spiel „{game}“ gibt es nicht. Die Spiele sind: {names}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”. The levels are: {names}.</source>
        <translation>Die Spielstärke „{level}“ gibt es nicht. Die Spielstärken sind: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n actions can be taken back.</source>
        <translation>
            <numerusform>Nur %n Aktion kann zurückgenommen werden.</numerusform>
            <numerusform>Nur %n Aktionen können zurückgenommen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is one seat’s perspective: it can be read and thought about, not played on.</source>
        <translation>Das ist der Blickwinkel eines einzelnen Platzes: Man kann ihn lesen und über ihn nachdenken, aber nicht weiterspielen.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Den Platz {seat} gibt es nicht.</translation>
    </message>
    <message>
        <source>“{action}” is not possible there.</source>
        <translation>„{action}“ ist dort nicht möglich.</translation>
    </message>
    <message>
        <source>Thinking needs one seat’s perspective, not a whole record.</source>
        <translation>Zum Nachdenken wird der Blickwinkel eines Platzes gebraucht, keine ganze Mitschrift.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>This match has hidden cards, and others at this screen could read the comment: write it when the match is over.</source>
        <translation>In dieser Partie gibt es verdeckte Karten, und andere an diesem Bildschirm könnten den Kommentar lesen: Schreib ihn, wenn die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>There is nothing to review yet: nobody has acted.</source>
        <translation>Es gibt noch nichts zu analysieren: Bisher hat niemand gespielt.</translation>
    </message>
    <message>
        <source>A review would give hidden cards away: this match can be reviewed when it is over.</source>
        <translation>Eine Analyse würde verdeckte Karten verraten: Du kannst die Partie analysieren, wenn sie vorbei ist.</translation>
    </message>
    <message>
        <source>multiplied by {factor}</source>
        <extracomment>what doubling makes of the scores, as it is read out</extracomment>
        <translation>Faktor {factor}</translation>
    </message>
    <message>
        <source>{seat} doubles: the score of the round is now multiplied by {factor}.</source>
        <translation>{seat} verdoppelt: Die Runde zählt jetzt {factor}-fach.</translation>
    </message>
    <message>
        <source>You double: the score of the round is now multiplied by {factor}.</source>
        <translation>Du verdoppelst: Die Runde zählt jetzt {factor}-fach.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles are cut off</source>
        <translation>
            <numerusform>%n weiteres Plättchen fällt weg</numerusform>
            <numerusform>%n weitere Plättchen fallen weg</numerusform>
        </translation>
    </message>
    <message>
        <source>the last player with a complete turn</source>
        <translation>der letzte vollständige Zug</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, the lowest visible: it takes the foe</source>
        <translation>{card} ({seat}), die niedrigste sichtbare: bekommt den Feind</translation>
    </message>
    <message>
        <source>{card}, played by you, the lowest visible: it takes the foe</source>
        <translation>{card}, von dir gespielt, die niedrigste sichtbare: Du bekommst den Feind</translation>
    </message>
    <message>
        <source>So far the foe goes to {seat}: the {card} is the lowest.</source>
        <extracomment>told with the turn: the foe would go to this player, if nobody changed that</extracomment>
        <translation>Vorerst bekommt {seat} den Feind: {card} ist die niedrigste.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards and the markers and refills all hands: %n cards are left in the deck.</source>
        <translation>
            <numerusform>{seat} mischt Ablagestapel und Marker und füllt die Hände auf: %n Karte liegt im Stapel.</numerusform>
            <numerusform>{seat} mischt Ablagestapel und Marker und füllt die Hände auf: %n Karten liegen im Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shuffle the discards and the markers and refill all hands: %n cards are left in the deck.</source>
        <translation>
            <numerusform>Du mischst Ablagestapel und Marker und füllst die Hände auf: %n Karte liegt im Stapel.</numerusform>
            <numerusform>Du mischst Ablagestapel und Marker und füllst die Hände auf: %n Karten liegen im Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>another player has {best}</source>
        <extracomment>one figure against another</extracomment>
        <translation>aber jemand anders hat {best}</translation>
    </message>
    <message>
        <source>{seat} would get {suit}</source>
        <translation>{seat} bekäme {suit}</translation>
    </message>
    <message>
        <source>you would get {suit}</source>
        <translation>Du bekämst {suit}</translation>
    </message>
    <message>
        <source>{seat} would lose {other}</source>
        <translation>{seat} verlöre {other}</translation>
    </message>
    <message>
        <source>you would lose {other}</source>
        <translation>Du verlörst {other}</translation>
    </message>
    <message>
        <source>{seat} would get {suit} instead of {other}</source>
        <translation>{seat} bekäme {suit} statt {other}</translation>
    </message>
    <message>
        <source>you would get {suit} instead of {other}</source>
        <translation>Du bekämst {suit} statt {other}</translation>
    </message>
    <message>
        <source>+{points} for {seat}’s {card} ({mine} to {theirs}, {case})</source>
        <translation>+{points} für „{card}“ von {seat} ({mine} gegen {theirs}, {case})</translation>
    </message>
    <message>
        <source>+{points} for your {card} ({mine} to {theirs}, {case})</source>
        <translation>+{points} für deine Karte „{card}“ ({mine} gegen {theirs}, {case})</translation>
    </message>
    <message>
        <source>the holder is beaten</source>
        <extracomment>one figure against another</extracomment>
        <translation>mehr</translation>
    </message>
    <message>
        <source>level with the holder</source>
        <extracomment>one figure against another</extracomment>
        <translation>gleich viel</translation>
    </message>
    <message>
        <source>the holder ties for the most</source>
        <extracomment>the higher one of two figures</extracomment>
        <translation>der Höchstwert, aber nicht allein</translation>
    </message>
    <message>
        <source>the holder has the most</source>
        <extracomment>the higher one of two figures</extracomment>
        <translation>der alleinige Höchstwert</translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>{seat} bekäme {suit}, %n Punkt wert</numerusform>
            <numerusform>{seat} bekäme {suit}, %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would lose {other}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>{seat} verlöre {other}, %n Punkt wert</numerusform>
            <numerusform>{seat} verlöre {other}, %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>{seat} bekäme {suit} statt {other}, %n Punkt mehr wert</numerusform>
            <numerusform>{seat} bekäme {suit} statt {other}, %n Punkte mehr wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>{seat} bekäme {suit} statt {other}, %n Punkt weniger wert</numerusform>
            <numerusform>{seat} bekäme {suit} statt {other}, %n Punkte weniger wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>Du bekämst {suit}, %n Punkt wert</numerusform>
            <numerusform>Du bekämst {suit}, %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would lose {other}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>Du verlörst {other}, %n Punkt wert</numerusform>
            <numerusform>Du verlörst {other}, %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>Du bekämst {suit} statt {other}, %n Punkt mehr wert</numerusform>
            <numerusform>Du bekämst {suit} statt {other}, %n Punkte mehr wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>Du bekämst {suit} statt {other}, %n Punkt weniger wert</numerusform>
            <numerusform>Du bekämst {suit} statt {other}, %n Punkte weniger wert</numerusform>
        </translation>
    </message>
    <message>
        <source>A set of bonus cards is passed round, beginning with {seat}.</source>
        <translation>Die Bonuskarten gehen herum, zuerst zu {seat}.</translation>
    </message>
    <message>
        <source>A set of bonus cards is passed round, beginning with you.</source>
        <translation>Die Bonuskarten gehen herum, zuerst zu dir.</translation>
    </message>
    <message>
        <source>“{name}” cannot contain “{item}”.</source>
        <translation>Zu „{name}“ gehört „{item}“ nicht.</translation>
    </message>
    <message>
        <source>Your turn, with an empty hand and the count at {count}: draw from the stock, or stop</source>
        <translation>Dein Zug, ohne Handkarten, Zählstand {count}: vom Nachziehstapel ziehen oder aufhören</translation>
    </message>
    <message>
        <source>Your turn, with an empty hand and the count at {count}: play the card on the stock, or stop</source>
        <translation>Dein Zug, ohne Handkarten, Zählstand {count}: die oberste Karte des Nachziehstapels spielen oder aufhören</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round</extracomment>
        <translation>
            <numerusform>%n Karte auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n Karten auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round, after somebody has doubled them</extracomment>
        <translation>
            <numerusform>%n Karte auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;×&#xa0;{factor} (verdoppelt)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n Karten auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;×&#xa0;{factor} (verdoppelt)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round, after both players have doubled them</extracomment>
        <translation>
            <numerusform>%n Karte auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;×&#xa0;{factor} (zweimal verdoppelt)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n Karten auf dem Stapel&#xa0;×&#xa0;{each}&#xa0;Punkte&#xa0;×&#xa0;{factor} (zweimal verdoppelt)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}” contains an incomplete character.</source>
        <translation>„{text}“ enthält ein unvollständiges Zeichen.</translation>
    </message>
    <message>
        <source>The request is invalid: {detail}.</source>
        <translation>Die Anfrage ist ungültig: {detail}.</translation>
    </message>
    <message>
        <source>Line {ply} of the match is not an action of a seat.</source>
        <translation>Zeile {ply} der Partie ist keine Aktion eines Platzes.</translation>
    </message>
    <message>
        <source>{seat} is out: nothing fitted {count}</source>
        <extracomment>the same, as it is read out: this player plays no more in the round</extracomment>
        <translation>{seat} ist draußen: Auf {count} passte nichts</translation>
    </message>
    <message>
        <source>You are out: nothing fitted {count}</source>
        <translation>Du bist draußen: Auf {count} passte nichts</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins, in a match to %n wins.</source>
        <translation>
            <numerusform>Runde {round} beginnt, in einer Partie auf %n Sieg.</numerusform>
            <numerusform>Runde {round} beginnt, in einer Partie auf %n Siege.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins, in a match of %n lives.</source>
        <translation>
            <numerusform>Runde {round} beginnt, in einer Partie mit %n Leben.</numerusform>
            <numerusform>Runde {round} beginnt, in einer Partie mit %n Leben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} plays blind: {card}; %n cards left in hand.</source>
        <translation>
            <numerusform>{seat} spielt blind: {card}, noch %n Karte auf der Hand.</numerusform>
            <numerusform>{seat} spielt blind: {card}, noch %n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play blind: {card}; %n cards left in your hand.</source>
        <translation>
            <numerusform>Du spielst blind: {card}, noch %n Karte auf der Hand.</numerusform>
            <numerusform>Du spielst blind: {card}, noch %n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the next best action the win is about as sure.</source>
        <extracomment>beside an action that wins at once</extracomment>
        <translation>Mit dem zweitbesten Zug ist der Sieg etwa genauso sicher.</translation>
    </message>
    <message>
        <source>With every other action the win is about as sure.</source>
        <extracomment>beside an action that wins at once</extracomment>
        <translation>Mit jedem anderen Zug ist der Sieg etwa genauso sicher.</translation>
    </message>
    <message>
        <source>Move one of the balls on {starts} to {end}</source>
        <extracomment>several actions in one line: all these balls reach that tile</extracomment>
        <translation>Eine der Kugeln auf {starts} nach {end} bewegen</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles: {at}</source>
        <extracomment>on the island, with their places</extracomment>
        <translation>
            <numerusform>%n leeres Plättchen: {at}</numerusform>
            <numerusform>%n leere Plättchen: {at}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, group of {size}: {at}. %n empty tiles beside it.</source>
        <extracomment>all balls of a group by their places, and the number of empty tiles beside the group</extracomment>
        <translation>
            <numerusform>{ball}, Gruppe von {size}: {at}. %n leeres Plättchen daneben.</numerusform>
            <numerusform>{ball}, Gruppe von {size}: {at}. %n leere Plättchen daneben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{taken}; then beside {things}</source>
        <extracomment>what a move takes off the island, and what its ball stands beside after that</extracomment>
        <translation>{taken}; danach daneben {things}</translation>
    </message>
    <message numerus="yes">
        <source>%n balls lost</source>
        <extracomment>a player has so far</extracomment>
        <translation>
            <numerusform>%n Kugel verloren</numerusform>
            <numerusform>%n Kugeln verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>no ball lost</source>
        <extracomment>a player has so far</extracomment>
        <translation>keine Kugel verloren</translation>
    </message>
    <message>
        <source>{seat} had no ball left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>{seat} hatte keine Kugel mehr.</translation>
    </message>
    <message>
        <source>You had no ball left.</source>
        <translation>Du hattest keine Kugel mehr.</translation>
    </message>
    <message>
        <source>{seat} has no ball left and is out.</source>
        <translation>{seat} hat keine Kugel mehr und scheidet aus.</translation>
    </message>
    <message>
        <source>You have no ball left and are out.</source>
        <translation>Du hast keine Kugel mehr und scheidest aus.</translation>
    </message>
    <message>
        <source>space {at}</source>
        <translation>Feld {at}</translation>
    </message>
    <message>
        <source>{seats} share round {round}</source>
        <extracomment>several players, each of whom wins for itself</extracomment>
        <translation>Geteilter Sieg in Runde {round}: {seats}</translation>
    </message>
    <message>
        <source>For now this sends {foe} to {seat}’s corner, {effect}; no unseen card would change that.</source>
        <translation>Damit bekommt {seat} vorerst den Feind ({foe}) in die Ecke, {effect}; keine unbekannte Karte würde das ändern.</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner for now, {effect}; no unseen card would change that.</source>
        <translation>{other} bringt {seat} vorerst den Feind in die Ecke, {effect}; keine unbekannte Karte würde das ändern.</translation>
    </message>
    <message>
        <source>For now this brings {foe} to your corner, {effect}; no unseen card would change that.</source>
        <translation>Damit bekommst du vorerst den Feind ({foe}) in deine Ecke, {effect}; keine unbekannte Karte würde das ändern.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner for now, {effect}; no unseen card would change that.</source>
        <translation>{other} bringt dir vorerst den Feind in die Ecke, {effect}; keine unbekannte Karte würde das ändern.</translation>
    </message>
    <message>
        <source>Steer the foe</source>
        <extracomment>the theme of a puzzle: a certain player takes the foe</extracomment>
        <translation>Wer den Feind nimmt</translation>
    </message>
    <message>
        <source>for every other player’s bonus card, 9 points for beating its holder, 6 for a tie, 2 or 1 if its holder misses the full bonus</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>für jede fremde Bonuskarte 9 Punkte, wenn man sie besser erfüllt als ihr Besitzer, 6 bei Gleichstand, 2 oder 1, wenn er selbst den vollen Bonus verfehlt</translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n locations: {places}</source>
        <extracomment>the locations that a card can bring a cube to</extracomment>
        <translation>
            <numerusform>{card}, %n Ort: {places}</numerusform>
            <numerusform>{card}, %n Orte: {places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus card {card} asks for {suit}, and %n cards in hand go to locations that pay them.</source>
        <translation>
            <numerusform>Die Bonuskarte „{card}“ verlangt {suit}, und %n Handkarte passt zu einem Ort, der solche Chips zahlt.</numerusform>
            <numerusform>Die Bonuskarte „{card}“ verlangt {suit}, und %n Handkarten passen zu Orten, die solche Chips zahlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} takes a card that asks for {suit}, and %n cards in hand go to locations that pay them.</source>
        <translation>
            <numerusform>{other} nimmt eine Karte, die {suit} verlangt, und %n Handkarte passt zu einem Ort, der solche Chips zahlt.</numerusform>
            <numerusform>{other} nimmt eine Karte, die {suit} verlangt, und %n Handkarten passen zu Orten, die solche Chips zahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Excuse asks for suits of which its holder has no chip.</source>
        <translation>Die Ausrede verlangt Farben, von denen man keinen Chip hat.</translation>
    </message>
    <message>
        <source>The Betrayal scores against the bonus card of every other player.</source>
        <translation>Der Verrat zählt gegen die Bonuskarten aller anderen.</translation>
    </message>
    <message>
        <source>The Pact asks for complete sets of all six suits.</source>
        <translation>Der Pakt verlangt vollständige Sätze aller sechs Farben.</translation>
    </message>
    <message numerus="yes">
        <source>This plays a card that fits %n locations and keeps one that fits more.</source>
        <translation>
            <numerusform>So wird eine Karte gespielt, die zu %n Ort passt, und eine vielseitigere bleibt auf der Hand.</numerusform>
            <numerusform>So wird eine Karte gespielt, die zu %n Orten passt, und eine vielseitigere bleibt auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} spends a card that fits %n locations.</source>
        <translation>
            <numerusform>{other} verbraucht eine Karte, die zu %n Ort passt.</numerusform>
            <numerusform>{other} verbraucht eine Karte, die zu %n Orten passt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{location}: no cube stands there yet.</source>
        <translation>{location}: Dort steht noch kein Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>{other} goes where %n cubes stand already.</source>
        <translation>
            <numerusform>{other} führt dorthin, wo schon %n Würfel steht.</numerusform>
            <numerusform>{other} führt dorthin, wo schon %n Würfel stehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This brings a new cube into play, and all others stay where they are.</source>
        <translation>So kommt ein neuer Würfel ins Spiel, und alle anderen bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>The Harvest asks for chips of any suit.</source>
        <translation>Die Ernte verlangt Chips, egal welcher Farbe.</translation>
    </message>
    <message>
        <source>{card}, from the supply to the {location}</source>
        <translation>{card}, aus dem Vorrat auf „{location}“</translation>
    </message>
    <message>
        <source>{seat} plays the {card} and sends a cube from the supply to the {location}.</source>
        <translation>{seat} spielt: {card}, aus dem Vorrat auf „{location}“.</translation>
    </message>
    <message>
        <source>You play the {card} and send a cube from your supply to the {location}.</source>
        <translation>Du spielst: {card}, aus dem Vorrat auf „{location}“.</translation>
    </message>
    <message>
        <source>{seat} plays the {card} and moves a cube from the {source} to the {location}.</source>
        <translation>{seat} spielt: {card}, von „{source}“ auf „{location}“.</translation>
    </message>
    <message>
        <source>You play the {card} and move a cube from the {source} to the {location}.</source>
        <translation>Du spielst: {card}, von „{source}“ auf „{location}“.</translation>
    </message>
    <message>
        <source>{colour} to move and win in two turns at most, whatever {other} does.</source>
        <translation>{colour} zieht und gewinnt spätestens mit dem nächsten eigenen Zug, was {other} auch tut.</translation>
    </message>
    <message>
        <source>If the card that you draw fits, you must play it; if not, you are blocked.</source>
        <translation>Passt die gezogene Karte, musst du sie spielen; sonst bist du blockiert.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards and the markers and refills all hands to {full} cards: %n cards are left in the deck.</source>
        <translation>
            <numerusform>{seat} mischt Ablagestapel und Marker und füllt die Hände auf je {full} Karten auf: Im Stapel liegt %n.</numerusform>
            <numerusform>{seat} mischt Ablagestapel und Marker und füllt die Hände auf je {full} Karten auf: Im Stapel liegen %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shuffle the discards and the markers and refill all hands to {full} cards: %n cards are left in the deck.</source>
        <translation>
            <numerusform>Du mischst Ablagestapel und Marker und füllst die Hände auf je {full} Karten auf: Im Stapel liegt %n.</numerusform>
            <numerusform>Du mischst Ablagestapel und Marker und füllst die Hände auf je {full} Karten auf: Im Stapel liegen %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <extracomment>a title, and what follows it: Hand: 7 of hearts</extracomment>
        <translation>{first}: {second}</translation>
    </message>
    <message>
        <source>{first} ({second})</source>
        <extracomment>what there is, and what distinguishes it</extracomment>
        <translation>{first} ({second})</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <extracomment>two players of a match</extracomment>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>{first} : {second}</source>
        <extracomment>the scores of two players of a match</extracomment>
        <translation>{first} : {second}</translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <extracomment>the scores of two players of a match, in a line to be sent to others</extracomment>
        <translation>{first}–{second}</translation>
    </message>
    <message>
        <source>A weaker action</source>
        <extracomment>begins a sentence about an action that is not even the second best</extracomment>
        <translation>Ein schwächerer Zug</translation>
    </message>
    <message>
        <source>A weaker action (“{action}”)</source>
        <extracomment>begins a sentence about an action that is not even the second best</extracomment>
        <translation>Ein schwächerer Zug ({action})</translation>
    </message>
    <message>
        <source>There is no player “{name}”. The players are: {names}.</source>
        <translation>Den Spieler „{name}“ gibt es nicht. Die Spieler sind: {names}.</translation>
    </message>
    <message>
        <source>“{name}” plays for two seats only.</source>
        <translation>„{name}“ spielt nur Partien zu zweit.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {why}</source>
        <translation>„{name}“ lässt sich nicht starten: {why}</translation>
    </message>
    <message>
        <source>“{name}” wants to play “{action}”, which is not legal.</source>
        <translation>„{name}“ will „{action}“ spielen, was nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>“{name}” broke off: {why}</source>
        <translation>„{name}“ hat abgebrochen: {why}</translation>
    </message>
    <message>
        <source>“{name}” has ended, or gave no answer in time.</source>
        <translation>„{name}“ ist beendet oder hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>Dask is not installed: pip install limbotable[cluster]</source>
        <translation>Dask ist nicht installiert: pip install limbotable[cluster]</translation>
    </message>
    <message>
        <source>There is no Dask scheduler at {address}: {why}</source>
        <translation>Unter {address} ist kein Dask-Scheduler zu erreichen: {why}</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a game: {why}.</source>
        <translation>„{name}“ ist nicht der Name eines Spiels: {why}.</translation>
    </message>
    <message>
        <source>“{name}” is not a game. A game is named as MODULE:ATTRIBUTE.</source>
        <translation>„{name}“ ist kein Spiel. Ein Spiel wird als MODUL:ATTRIBUT angegeben.</translation>
    </message>
    <message>
        <source>Waiting: {turn}</source>
        <extracomment>asked what can be done, while another player is to act: “turn” is like: Anna plays a card</extracomment>
        <translation>Bitte warten: {turn}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile</source>
        <extracomment>told with the count</extracomment>
        <translation>
            <numerusform>%n Karte auf dem Stapel</numerusform>
            <numerusform>%n Karten auf dem Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <extracomment>told with the count</extracomment>
        <translation>der Stapel ist leer</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <extracomment>told with the count</extracomment>
        <translation>der Nachziehstapel ist leer</translation>
    </message>
    <message>
        <source>{card}, not playable. {reason}</source>
        <extracomment>a card in hand, and a whole sentence with the reason</extracomment>
        <translation>{card}, nicht spielbar. {reason}</translation>
    </message>
    <message>
        <source>A number card divides a count that it goes into, and is subtracted from any other.</source>
        <extracomment>told with the actions</extracomment>
        <translation>Eine Zahlenkarte teilt den Zählstand, wenn das aufgeht; sonst wird sie abgezogen.</translation>
    </message>
    <message>
        <source>{seat} is blocked: nothing in the hand fits {count}.</source>
        <extracomment>as it is read out: no card in the hand fits the count</extracomment>
        <translation>{seat} ist blockiert: Nichts auf der Hand passt auf {count}.</translation>
    </message>
    <message>
        <source>You are blocked: nothing in your hand fits {count}.</source>
        <translation>Du bist blockiert: Nichts auf deiner Hand passt auf {count}.</translation>
    </message>
    <message>
        <source>{seat}: blocked.</source>
        <translation>{seat}: blockiert.</translation>
    </message>
    <message>
        <source>{seat} turns the starter from the stock: {card}. The count is {count}.</source>
        <extracomment>as it is read out</extracomment>
        <translation>{seat} deckt vom Nachziehstapel die Startkarte auf: {card}. Der Zählstand ist {count}.</translation>
    </message>
    <message>
        <source>You turn the starter from the stock: {card}. The count is {count}.</source>
        <translation>Du deckst vom Nachziehstapel die Startkarte auf: {card}. Der Zählstand ist {count}.</translation>
    </message>
    <message>
        <source>{seat} plays the {card}: {step}&#xa0;=&#xa0;{count}, with no remainder.</source>
        <extracomment>a number card that divides the count, as it is read out</extracomment>
        <translation>{seat} spielt {card}: {step}&#xa0;=&#xa0;{count}, ohne Rest.</translation>
    </message>
    <message>
        <source>You play the {card}: {step}&#xa0;=&#xa0;{count}, with no remainder.</source>
        <translation>Du spielst {card}: {step}&#xa0;=&#xa0;{count}, ohne Rest.</translation>
    </message>
    <message>
        <source>A king divides, and no number between 1 and {count} divides {count}.</source>
        <translation>Ein König teilt, und keine Zahl zwischen 1 und {count} teilt {count}.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes, {place} place: {suit}</source>
        <extracomment>a player at a location, with cubes and what they pay</extracomment>
        <translation>
            <numerusform>{seats}, %n Würfel, Platz {place}: {suit}</numerusform>
            <numerusform>{seats}, %n Würfel, Platz {place}: {suit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes, {place} place: no chip</source>
        <translation>
            <numerusform>{seats}, %n Würfel, Platz {place}: kein Chip</numerusform>
            <numerusform>{seats}, %n Würfel, Platz {place}: kein Chip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes each tie for {place} place: each gets {suit}</source>
        <extracomment>players at a location with equally many cubes, and what they pay</extracomment>
        <translation>
            <numerusform>{seats}, je %n Würfel, gemeinsam auf Platz {place}: je ein Chip ({suit})</numerusform>
            <numerusform>{seats}, je %n Würfel, gemeinsam auf Platz {place}: je ein Chip ({suit})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes each tie for {place} place: no chip</source>
        <translation>
            <numerusform>{seats}, je %n Würfel, gemeinsam auf Platz {place}: kein Chip</numerusform>
            <numerusform>{seats}, je %n Würfel, gemeinsam auf Platz {place}: kein Chip</numerusform>
        </translation>
    </message>
    <message>
        <source>Points for a chip: {chips}</source>
        <extracomment>the points for a chip of each suit</extracomment>
        <translation>Punkte je Chip: {chips}</translation>
    </message>
    <message>
        <source>{suit} {points}</source>
        <extracomment>a suit, and the points for a chip of it: moons 6</extracomment>
        <translation>{suit} {points}</translation>
    </message>
    <message>
        <source>supply empty</source>
        <extracomment>a player has no cube in the supply</extracomment>
        <translation>Vorrat leer</translation>
    </message>
    <message>
        <source>{seat}: the supply is empty, so from now on each card moves a cube.</source>
        <translation>{seat}: Der Vorrat ist leer, ab jetzt versetzt jede Karte einen Würfel.</translation>
    </message>
    <message>
        <source>Your supply is empty, so from now on each card moves one of your cubes.</source>
        <translation>Dein Vorrat ist leer, ab jetzt versetzt jede deiner Karten einen deiner Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>In the corner of {seat}, %n foes are cancelled.</source>
        <translation>
            <numerusform>{seat}: In der Ecke wird %n Feind aufgehoben.</numerusform>
            <numerusform>{seat}: In der Ecke werden %n Feinde aufgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} for the last action</source>
        <extracomment>a key of the keyboard, and what it does</extracomment>
        <translation>{key} nennt den letzten Zug</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is %n points behind: doubling helps to catch up.</source>
        <translation>
            <numerusform>{seat} liegt %n Punkt zurück: Verdoppeln hilft beim Aufholen.</numerusform>
            <numerusform>{seat} liegt %n Punkte zurück: Verdoppeln hilft beim Aufholen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind: doubling helps you catch up.</source>
        <translation>
            <numerusform>Du liegst %n Punkt zurück: Verdoppeln hilft beim Aufholen.</numerusform>
            <numerusform>Du liegst %n Punkte zurück: Verdoppeln hilft beim Aufholen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This captures %n opposing balls.</source>
        <translation>
            <numerusform>Damit wird %n gegnerische Kugel geschlagen.</numerusform>
            <numerusform>Damit werden %n gegnerische Kugeln geschlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} captures %n opposing balls.</source>
        <translation>
            <numerusform>{other} schlägt %n gegnerische Kugel.</numerusform>
            <numerusform>{other} schlägt %n gegnerische Kugeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>No empty tile will be left that an opponent alone can reach.</source>
        <translation>Danach gibt es kein leeres Plättchen mehr, das nur ein Gegner erreichen kann.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n empty tiles that an opponent alone can reach.</source>
        <translation>
            <numerusform>{other} lässt %n leeres Plättchen übrig, das nur ein Gegner erreichen kann.</numerusform>
            <numerusform>{other} lässt %n leere Plättchen übrig, die nur ein Gegner erreichen kann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n opposing balls will be able to move.</source>
        <translation>
            <numerusform>Danach lässt sich nur %n gegnerische Kugel bewegen.</numerusform>
            <numerusform>Danach lassen sich nur %n gegnerische Kugeln bewegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing balls will touch only %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>Gegnerische Kugeln berühren danach nur %n leeres Plättchen: Das ist ihre Freiheit.</numerusform>
            <numerusform>Gegnerische Kugeln berühren danach nur %n leere Plättchen: Das ist ihre Freiheit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing balls will be able to reach only %n empty tiles.</source>
        <translation>
            <numerusform>Gegnerische Kugeln erreichen danach nur %n leeres Plättchen.</numerusform>
            <numerusform>Gegnerische Kugeln erreichen danach nur %n leere Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>won round {round}</source>
        <translation>Sieg in Runde {round}</translation>
    </message>
    <message>
        <source>won rounds {rounds}</source>
        <translation>Siege in den Runden {rounds}</translation>
    </message>
    <message>
        <source>Take the bonus card {card}</source>
        <translation>„{card}“ nehmen</translation>
    </message>
    <message>
        <source>The starter’s value is already settled.</source>
        <translation>Der Wert der Startkarte steht schon fest.</translation>
    </message>
    <message>
        <source>This match has {seats} seats; players named: {players}.</source>
        <translation>Diese Partie hat {seats} Plätze, aber die Zahl der angegebenen Spieler ist {players}.</translation>
    </message>
    <message>
        <source>The answer of “{name}” has no action: {answer}</source>
        <translation>„{name}“ nennt keinen Zug: {answer}</translation>
    </message>
    <message>
        <source>The answer of “{name}” is not a JSON object: {answer}</source>
        <translation>„{name}“ antwortet nicht mit einem JSON-Objekt: {answer}</translation>
    </message>
    <message>
        <source>There are two games called “{game}”.</source>
        <translation>Das Spiel „{game}“ gibt es zweimal.</translation>
    </message>
    <message>
        <source>“{game}” has codes that other games have as well: {codes}.</source>
        <translation>Das Spiel „{game}“ hat Codes, die auch andere haben: {codes}.</translation>
    </message>
    <message>
        <source>Every unseen card can be played on {count} and keeps the round going.</source>
        <translation>Jede unbekannte Karte passt auf {count} und hält die Runde am Laufen.</translation>
    </message>
    <message>
        <source>{other} relies on the stock: every unseen card can be played on {count}.</source>
        <translation>{other} setzt auf den Nachziehstapel: Jede unbekannte Karte passt auf {count}.</translation>
    </message>
    <message>
        <source>white balls on {at}</source>
        <extracomment>several, with their places</extracomment>
        <translation>weiße Kugeln auf {at}</translation>
    </message>
    <message>
        <source>red balls on {at}</source>
        <extracomment>several, with their places</extracomment>
        <translation>rote Kugeln auf {at}</translation>
    </message>
    <message>
        <source>black balls on {at}</source>
        <extracomment>several, with their places</extracomment>
        <translation>schwarze Kugeln auf {at}</translation>
    </message>
    <message>
        <source>tile {at}, empty, with an open side</source>
        <translation>Plättchen {at}, leer, mit offener Seite</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>before the last one of several tiles by their coordinates</extracomment>
        <translation>{first} und {second}</translation>
    </message>
    <message numerus="yes">
        <source>Lay a tile on one of %n spaces ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Ein Plättchen auf %n Feld legen ({places})</numerusform>
            <numerusform>Ein Plättchen auf eines von %n Feldern legen ({places})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a ball on one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Eine Kugel auf %n Plättchen setzen ({places})</numerusform>
            <numerusform>Eine Kugel auf eines von %n Plättchen setzen ({places})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>%n Plättchen entfernen ({places})</numerusform>
            <numerusform>Eines von %n Plättchen entfernen ({places})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove one of %n other tiles ({places})</source>
        <extracomment>several actions in one line, after the removals that take something</extracomment>
        <translation>
            <numerusform>%n anderes Plättchen entfernen ({places})</numerusform>
            <numerusform>Eines von %n anderen Plättchen entfernen ({places})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the ball on {start} to one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Kugel von Feld {start} auf %n Plättchen bewegen ({places})</numerusform>
            <numerusform>Kugel von Feld {start} auf eines von %n Plättchen bewegen ({places})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move one of %n balls: {balls}</source>
        <extracomment>several actions in one line: each ball with the number of its tiles</extracomment>
        <translation>
            <numerusform>%n Kugel bewegen: {balls}</numerusform>
            <numerusform>Eine von %n Kugeln bewegen: {balls}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{start} to %n tiles</source>
        <extracomment>a ball that can move, by its place</extracomment>
        <translation>
            <numerusform>{start} mit %n Ziel</numerusform>
            <numerusform>{start} mit %n Zielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick a ball and ask again for its tiles</source>
        <extracomment>after the actions, which have the numbers of tiles alone</extracomment>
        <translation>Wähl eine Kugel und frag noch einmal: Dann folgen ihre Ziele</translation>
    </message>
    <message>
        <source>the one on {at}</source>
        <extracomment>the place of the ball that an action takes, after “takes 1 red ball”</extracomment>
        <translation>die auf {at}</translation>
    </message>
    <message>
        <source>those on {at}</source>
        <extracomment>the places of the balls that an action takes, after “takes 3 red balls”</extracomment>
        <translation>die auf {at}</translation>
    </message>
    <message>
        <source>part of the last turn</source>
        <extracomment>what the dots on a tile mean</extracomment>
        <translation>Teil des letzten Zugs</translation>
    </message>
    <message>
        <source>would be captured</source>
        <extracomment>what the cross on a ball means, while an action is considered</extracomment>
        <translation>würde geschlagen</translation>
    </message>
    <message>
        <source>would leave the island</source>
        <extracomment>what the cross on a tile means, while an action is considered</extracomment>
        <translation>würde von der Insel verschwinden</translation>
    </message>
    <message>
        <source>{doing}. {limits}.</source>
        <extracomment>the step of a turn, and what limits it, as they are read out</extracomment>
        <translation>{doing}. {limits}.</translation>
    </message>
    <message>
        <source>Alternative: swap sides and take over White and its balls</source>
        <translation>Oder Seiten tauschen: Weiß samt Kugeln übernehmen</translation>
    </message>
    <message>
        <source>Foe: {foe}</source>
        <extracomment>the foe on show</extracomment>
        <translation>Feind: {foe}</translation>
    </message>
    <message>
        <source>Cycle: {cards}</source>
        <extracomment>the cards that lie there, each with its player</extracomment>
        <translation>Umlauf: {cards}</translation>
    </message>
    <message>
        <source>{seat} {card}</source>
        <extracomment>a player with a card, in a list: Nana 5 of spades</extracomment>
        <translation>{seat} {card}</translation>
    </message>
    <message>
        <source>Foes that the chaos leaves: {left}</source>
        <extracomment>each player with a number: the foes in the corner that the chaos will leave</extracomment>
        <translation>Feinde, die nach dem Chaos bleiben: {left}</translation>
    </message>
    <message>
        <source>Wins: {wins}</source>
        <extracomment>each player with a number: the rounds won</extracomment>
        <translation>Siege: {wins}</translation>
    </message>
    <message>
        <source>{seats} would each get {suit}</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>{seats} dann mit je einem Chip ({suit})</translation>
    </message>
    <message>
        <source>{seats} would each lose {other}</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>{seats} dann mit je einem Chip weniger ({other})</translation>
    </message>
    <message>
        <source>{seats} would each get {suit} instead of {other}</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>{seats} dann mit je einem Chip ({suit} statt {other})</translation>
    </message>
    <message>
        <source>Your supply is empty: the card moves one of your cubes.</source>
        <extracomment>after “Your turn: play a card.”</extracomment>
        <translation>Dein Vorrat ist leer: Die Karte versetzt einen deiner Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit}, worth %n points</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats} dann mit je einem Chip ({suit}), %n Punkt wert</numerusform>
            <numerusform>{seats} dann mit je einem Chip ({suit}), %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each lose {other}, worth %n points</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats} dann mit je einem Chip weniger ({other}), %n Punkt wert</numerusform>
            <numerusform>{seats} dann mit je einem Chip weniger ({other}), %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats} dann mit je einem Chip ({suit} statt {other}), %n Punkt mehr wert</numerusform>
            <numerusform>{seats} dann mit je einem Chip ({suit} statt {other}), %n Punkte mehr wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats} dann mit je einem Chip ({suit} statt {other}), %n Punkt weniger wert</numerusform>
            <numerusform>{seats} dann mit je einem Chip ({suit} statt {other}), %n Punkte weniger wert</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken off: {balls}.</source>
        <extracomment>the balls that came off, with their places, or one</extracomment>
        <translation>Geschlagen: {balls}.</translation>
    </message>
    <message>
        <source>where nothing cancels it</source>
        <extracomment>of a foe: what happens to it in a corner; after a comma</extracomment>
        <translation>wo er übrig bleibt</translation>
    </message>
    <message>
        <source>where only a later foe can cancel it</source>
        <extracomment>of a foe, after a comma: another foe of its number and colour, or two that make a straight with it, may come</extracomment>
        <translation>wo er übrig bleibt, wenn ihn kein späterer Feind aufhebt</translation>
    </message>
    <message>
        <source>The count is {count}, and the task allows no more cards.</source>
        <extracomment>after the last card that the task allows</extracomment>
        <translation>Der Zählstand ist {count}, und mehr Karten erlaubt die Aufgabe nicht.</translation>
    </message>
    <message>
        <source>{action}. {remark}</source>
        <extracomment>an action, or several in one line, and whole sentences with their consequence</extracomment>
        <translation>{action}. {remark}</translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would send {foe} to {seat}’s corner.</source>
        <translation>Blind gespielt: Mit keiner der {all} unbekannten Karten bekäme {seat} den Feind ({foe}) in die Ecke.</translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would bring {foe} to your corner.</source>
        <translation>Blind gespielt: Mit keiner der {all} unbekannten Karten bekämst du den Feind ({foe}) in deine Ecke.</translation>
    </message>
    <message numerus="yes">
        <source>Playing from hand keeps %n cards to choose from: the one played is replaced at once.</source>
        <extracomment>the number of cards in hand, before and after</extracomment>
        <translation>
            <numerusform>Wer von der Hand spielt, behält %n Karte zur Wahl: Die gespielte wird sofort ersetzt.</numerusform>
            <numerusform>Wer von der Hand spielt, behält %n Karten zur Wahl: Die gespielte wird sofort ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>no chip here</source>
        <extracomment>a place at a location does not pay, and did not before</extracomment>
        <translation>hier kein Chip</translation>
    </message>
    <message>
        <source>nobody’s chips change</source>
        <extracomment>taking a cube away from a location</extracomment>
        <translation>An den Chips ändert sich nichts</translation>
    </message>
    <message>
        <source>Balls lost</source>
        <extracomment>a column: the balls that a player has lost</extracomment>
        <translation>Verloren</translation>
    </message>
    <message numerus="yes">
        <source>{seat} then needs %n more cubes to lead</source>
        <extracomment>to have the most there</extracomment>
        <translation>
            <numerusform>{seat} fehlt dann %n Würfel zur Führung</numerusform>
            <numerusform>{seat} fehlen dann %n Würfel zur Führung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you then need %n more cubes to lead</source>
        <translation>
            <numerusform>dir fehlt dann %n Würfel zur Führung</numerusform>
            <numerusform>dir fehlen dann %n Würfel zur Führung</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are left: now put a ball on an empty tile.</source>
        <translation>Es sind keine Plättchen mehr da: Setz jetzt eine Kugel auf ein leeres Plättchen.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} then each need %n more cubes to lead</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>
            <numerusform>{seats} dann je %n Würfel von der Führung entfernt</numerusform>
            <numerusform>{seats} dann je %n Würfel von der Führung entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} brings the review back.</source>
        <extracomment>a key of the keyboard, and what it does</extracomment>
        <translation>{key} holt die Analyse zurück.</translation>
    </message>
    <message numerus="yes">
        <source>{part} decided it: {seat} gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part}: Hier fiel die Entscheidung, denn {seat} hat %n Punkt mehr geholt als {other}.</numerusform>
            <numerusform>{part}: Hier fiel die Entscheidung, denn {seat} hat %n Punkte mehr geholt als {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} decided it: you gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part}: Hier fiel die Entscheidung, denn du hast %n Punkt mehr geholt als {other}.</numerusform>
            <numerusform>{part}: Hier fiel die Entscheidung, denn du hast %n Punkte mehr geholt als {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves {count}, where {seat} can answer none of the cards that can follow.</source>
        <translation>{other} führt auf {count}; dort kann {seat} auf keine der Karten antworten, die folgen können.</translation>
    </message>
    <message>
        <source>{other} leaves {count}, where you can answer none of the cards that can follow.</source>
        <translation>{other} führt auf {count}; dort kannst du auf keine der Karten antworten, die folgen können.</translation>
    </message>
    <message>
        <source>Second game: {why}</source>
        <extracomment>in a match of two games: why it is over, in whole sentences</extracomment>
        <translation>Zweites Spiel: {why}</translation>
    </message>
    <message>
        <source>{seat} is blocked, so the round ends, and {seat}, who played the last card, wins it.</source>
        <extracomment>what it means to stop: the other player can play no card any more, but has played the last one</extracomment>
        <translation>{seat} ist blockiert, also endet die Runde, und {seat} gewinnt sie: {seat} hat die letzte Karte gespielt.</translation>
    </message>
    <message>
        <source>The expert in your place</source>
        <extracomment>a button when a match is over: an expert plays the same deal in the user&apos;s place</extracomment>
        <translation>Experte an deiner Stelle</translation>
    </message>
    <message>
        <source>The winner’s score then counts twice.</source>
        <translation>Die Punkte des Siegers zählen dann doppelt.</translation>
    </message>
    <message>
        <source>The winner’s score then counts four times.</source>
        <translation>Die Punkte des Siegers zählen dann vierfach.</translation>
    </message>
    <message>
        <source>The winner’s score still counts twice.</source>
        <translation>Die Punkte des Siegers zählen weiterhin doppelt.</translation>
    </message>
    <message>
        <source>{seat} doubles: the winner’s score is now multiplied by {factor}.</source>
        <translation>{seat} verdoppelt: Die Punkte des Siegers zählen jetzt {factor}-fach.</translation>
    </message>
    <message>
        <source>You double: the winner’s score is now multiplied by {factor}.</source>
        <translation>Du verdoppelst: Die Punkte des Siegers zählen jetzt {factor}-fach.</translation>
    </message>
    <message>
        <source>With this hand and this score, doubling gains more than it risks.</source>
        <translation>Mit dieser Hand und bei diesem Punktestand bringt Verdoppeln mehr, als es aufs Spiel setzt.</translation>
    </message>
    <message>
        <source>With this hand and this score, doubling risks more than it gains.</source>
        <translation>Mit dieser Hand und bei diesem Punktestand setzt Verdoppeln mehr aufs Spiel, als es bringt.</translation>
    </message>
    <message>
        <source>The round still counts once.</source>
        <translation>Die Runde zählt weiterhin einfach.</translation>
    </message>
    <message>
        <source>The round still counts twice.</source>
        <translation>Die Runde zählt weiterhin doppelt.</translation>
    </message>
    <message>
        <source>{plate}. Left: {foes}</source>
        <extracomment>a player with the figures, and the foes in the corner that the chaos will leave there</extracomment>
        <translation>{plate}. Übrig: {foes}</translation>
    </message>
    <message>
        <source>{other} leaves {count}: {seat} holds the {card}, which can follow.</source>
        <extracomment>the card has lain face up before it was dealt</extracomment>
        <translation>{other} führt auf {count}: {seat} hat eine passende Karte ({card}).</translation>
    </message>
    <message>
        <source>{other} leaves {count}: you hold the {card}, which can follow.</source>
        <extracomment>the card has lain face up before it was dealt</extracomment>
        <translation>{other} führt auf {count}: Du hast eine passende Karte ({card}).</translation>
    </message>
    <message>
        <source>{colour} to move and win this turn.</source>
        <translation>{colour} zieht und gewinnt in diesem Zug.</translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner for now, {effect}.</source>
        <extracomment>as the lowest card, while others have yet to play</extracomment>
        <translation>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten bekäme {seat} vorerst den Feind ({foe}) in die Ecke, {effect}.</numerusform>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten bekäme {seat} vorerst den Feind ({foe}) in die Ecke, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would bring {foe} to your corner for now, {effect}.</source>
        <extracomment>as the lowest card, while others have yet to play</extracomment>
        <translation>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten bekämst du vorerst den Feind ({foe}) in deine Ecke, {effect}.</numerusform>
            <numerusform>Blind gespielt: Mit %n von {all} unbekannten Karten bekämst du vorerst den Feind ({foe}) in deine Ecke, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner for now, {effect}.</source>
        <translation>
            <numerusform>{other} überlässt es dem Zufall: Mit %n von {all} unbekannten Karten bekäme {seat} vorerst den Feind in die Ecke, {effect}.</numerusform>
            <numerusform>{other} überlässt es dem Zufall: Mit %n von {all} unbekannten Karten bekäme {seat} vorerst den Feind in die Ecke, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner for now, {effect}.</source>
        <translation>
            <numerusform>{other} überlässt es dem Zufall: Mit %n von {all} unbekannten Karten bekämst du vorerst den Feind in deine Ecke, {effect}.</numerusform>
            <numerusform>{other} überlässt es dem Zufall: Mit %n von {all} unbekannten Karten bekämst du vorerst den Feind in deine Ecke, {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would send {foe} to {seat}’s corner yet.</source>
        <translation>Blind gespielt: Vorerst bekäme {seat} mit keiner der {all} unbekannten Karten den Feind ({foe}) in die Ecke.</translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would bring {foe} to your corner yet.</source>
        <translation>Blind gespielt: Vorerst bekämst du mit keiner der {all} unbekannten Karten den Feind ({foe}) in deine Ecke.</translation>
    </message>
    <message>
        <source>{other} counts less for the bonus card {card}: {measure}.</source>
        <translation>{other} ergibt weniger für die Bonuskarte „{card}“: {measure}.</translation>
    </message>
    <message>
        <source>{other} takes a card that asks for {suit}, and no card in hand goes to a location that pays them.</source>
        <translation>{other} nimmt eine Karte, die {suit} verlangt, aber keine Handkarte passt zu einem Ort, der solche Chips zahlt.</translation>
    </message>
    <message>
        <source>Played blind, every unseen card would send {foe} to {seat}’s corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>Blind gespielt: Mit jeder unbekannten Karte bekäme {seat} den Feind ({foe}) in die Ecke, {effect}.</translation>
    </message>
    <message>
        <source>Played blind, every unseen card would bring {foe} to your corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>Blind gespielt: Mit jeder unbekannten Karte bekämst du den Feind ({foe}) in deine Ecke, {effect}.</translation>
    </message>
    <message>
        <source>How many of the four cards of each number have been played since the last shuffle. Cards in hands and markers are not counted.</source>
        <extracomment>what is counted below “Seen since the shuffle”</extracomment>
        <translation>Wie viele der vier Karten jeder Zahl seit dem letzten Mischen gespielt wurden. Handkarten und Marker zählen nicht mit.</translation>
    </message>
    <message>
        <source>{seat}: double or pass</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}: verdoppeln oder passen</translation>
    </message>
    <message>
        <source>{seat}: choose the value of the ace</source>
        <translation>{seat}: den Wert des Asses wählen</translation>
    </message>
    <message>
        <source>{seat}: play a card</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}: eine Karte spielen</translation>
    </message>
    <message>
        <source>{seat}: draw from the stock, or stop</source>
        <translation>{seat}: vom Nachziehstapel ziehen oder aufhören</translation>
    </message>
    <message>
        <source>{seat}, with an empty hand and the count at {count}: draw from the stock, or stop</source>
        <translation>{seat}, ohne Handkarten, Zählstand {count}: vom Nachziehstapel ziehen oder aufhören</translation>
    </message>
    <message>
        <source>{seat}: play the card on the stock, or stop</source>
        <extracomment>the top card of the stock lies face up</extracomment>
        <translation>{seat}: die Karte vom Nachziehstapel spielen oder aufhören</translation>
    </message>
    <message>
        <source>{seat}, with an empty hand and the count at {count}: play the card on the stock, or stop</source>
        <translation>{seat}, ohne Handkarten, Zählstand {count}: die oberste Karte des Nachziehstapels spielen oder aufhören</translation>
    </message>
    <message>
        <source>{seat}: lay a tile, {number} of 2</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}: ein Plättchen legen, {number} von 2</translation>
    </message>
    <message>
        <source>{seat}: place a ball</source>
        <translation>{seat}: eine Kugel setzen</translation>
    </message>
    <message>
        <source>{seat}: move a ball</source>
        <translation>{seat}: eine Kugel bewegen</translation>
    </message>
    <message>
        <source>{seat}: remove a tile</source>
        <translation>{seat}: ein Plättchen entfernen</translation>
    </message>
    <message>
        <source>{seat}: no complete turn is possible</source>
        <translation>{seat}: kein vollständiger Zug möglich</translation>
    </message>
    <message>
        <source>{seat}: play the top card of the deck</source>
        <translation>{seat}: die oberste Karte vom Stapel spielen</translation>
    </message>
    <message>
        <source>{seat}: play a card, or play blind</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}: eine Karte spielen oder blind spielen</translation>
    </message>
    <message>
        <source>{seat}: play blind</source>
        <translation>{seat}: blind spielen</translation>
    </message>
    <message>
        <source>{seat}: take a bonus card</source>
        <translation>{seat}: eine Bonuskarte nehmen</translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: %n of the {all} unseen cards can divide it and bring it far down.</source>
        <translation>
            <numerusform>Stand {count} lässt sich mit %n von {all} unbekannten Karten teilen und so weit herunterbringen.</numerusform>
            <numerusform>Stand {count} lässt sich mit %n von {all} unbekannten Karten teilen und so weit herunterbringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This leaves {count}: no unseen card can divide it and bring it far down.</source>
        <translation>Stand {count} lässt sich mit keiner unbekannten Karte teilen und so weit herunterbringen.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can divide it.</source>
        <translation>
            <numerusform>{other} führt auf {count}: %n von {all} unbekannten Karten kann diesen Stand teilen.</numerusform>
            <numerusform>{other} führt auf {count}: %n von {all} unbekannten Karten können diesen Stand teilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way {foe} goes to {seat}’s corner.</source>
        <extracomment>this and the next eight come before a sentence about cards in hand: both actions do the same</extracomment>
        <translation>So oder so bekommt {seat} den Feind ({foe}) in die Ecke.</translation>
    </message>
    <message>
        <source>Either way {foe} comes to your corner.</source>
        <translation>So oder so bekommst du den Feind ({foe}) in deine Ecke.</translation>
    </message>
    <message>
        <source>Either way {foe} goes to {seat}’s corner for now.</source>
        <translation>So oder so bekommt {seat} vorerst den Feind ({foe}) in die Ecke.</translation>
    </message>
    <message>
        <source>Either way {foe} comes to your corner for now.</source>
        <translation>So oder so bekommst du vorerst den Feind ({foe}) in deine Ecke.</translation>
    </message>
    <message>
        <source>Either way nobody takes {foe}.</source>
        <translation>So oder so nimmt niemand den Feind ({foe}).</translation>
    </message>
    <message>
        <source>Either way nobody takes {foe} for now.</source>
        <translation>So oder so nimmt vorerst niemand den Feind ({foe}).</translation>
    </message>
    <message>
        <source>Either way the top card of the deck decides.</source>
        <translation>So oder so entscheidet die oberste Karte des Stapels.</translation>
    </message>
    <message>
        <source>For now nobody takes {foe}: all cards hide each other, and those that follow decide.</source>
        <translation>Vorerst nimmt niemand den Feind ({foe}): Alle Karten verbergen einander, und die folgenden entscheiden.</translation>
    </message>
    <message>
        <source>This saves the {number} for a foe that is welcome.</source>
        <extracomment>the number on a card</extracomment>
        <translation>Das spart die {number} für einen Feind auf, der willkommen ist.</translation>
    </message>
    <message>
        <source>This saves the {number} for a foe that is not welcome.</source>
        <extracomment>the number on a card</extracomment>
        <translation>Das spart die {number} für einen Feind auf, der nicht willkommen ist.</translation>
    </message>
    <message>
        <source>{other} spends the {number}, the lowest card in hand.</source>
        <translation>{other} verbraucht die {number}, die niedrigste Karte auf der Hand.</translation>
    </message>
    <message>
        <source>{other} spends the {number}, the highest card in hand.</source>
        <translation>{other} verbraucht die {number}, die höchste Karte auf der Hand.</translation>
    </message>
    <message>
        <source>{other} changes nobody’s chips for now.</source>
        <translation>{other} ändert vorerst nichts an den Chips.</translation>
    </message>
    <message numerus="yes">
        <source>{location}: only %n cubes stand there so far, so one more counts for much.</source>
        <translation>
            <numerusform>{location}: Dort steht bisher nur %n Würfel, also zählt ein weiterer viel.</numerusform>
            <numerusform>{location}: Dort stehen bisher nur %n Würfel, also zählt ein weiterer viel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way {foe} goes to another corner.</source>
        <extracomment>than that of the player who acts</extracomment>
        <translation>So oder so kommt der Feind ({foe}) in eine andere Ecke.</translation>
    </message>
    <message>
        <source>Either way {foe} goes to another corner for now.</source>
        <extracomment>than that of the player who acts</extracomment>
        <translation>So oder so kommt der Feind ({foe}) vorerst in eine andere Ecke.</translation>
    </message>
    <message>
        <source>{ball}, not placed and out of the game</source>
        <extracomment>balls in hand when the last tiles are laid</extracomment>
        <translation>{ball}, nicht gesetzt und aus dem Spiel</translation>
    </message>
    <message>
        <source>for removed tiles</source>
        <extracomment>below “Box”</extracomment>
        <translation>für entfernte Plättchen</translation>
    </message>
    <message>
        <source>Without the tile on {at} balls would come off: on the first turn of moving only the last player in turn order may do that.</source>
        <translation>Ohne das Plättchen auf Feld {at} würden Kugeln geschlagen: Beim ersten Bewegen darf das nur, wer als Letztes an die Reihe kommt.</translation>
    </message>
    <message>
        <source>With a tile on {at} your ball could go on neither of your two tiles: it may not lie next to its own colour, nor may any ball be left without an empty tile next to it.</source>
        <translation>Mit einem Plättchen auf Feld {at} könnte deine Kugel auf keins deiner beiden Plättchen: Sie darf nicht neben die eigene Farbe, und keine Kugel darf ohne leeres Plättchen daneben bleiben.</translation>
    </message>
    <message>
        <source>On your first turn of moving you may not capture: only the last player in turn order may.</source>
        <translation>Beim ersten Bewegen darfst du nichts schlagen: Das darf nur, wer als Letztes an die Reihe kommt.</translation>
    </message>
    <message>
        <source>After a move to {to} every removal would take balls off: on the first turn of moving only the last player in turn order may do that.</source>
        <translation>Liegt die Kugel erst auf Feld {to}, schlägst du Kugeln, welches Plättchen du auch entfernst: Beim ersten Bewegen darf das nur, wer als Letztes an die Reihe kommt.</translation>
    </message>
    <message>
        <source>Find the action with the best chances of winning.</source>
        <translation>Finde den Zug mit den besten Gewinnchancen.</translation>
    </message>
    <message numerus="yes">
        <source>Play %n cards in a row</source>
        <extracomment>the theme of a puzzle: one plays on alone</extracomment>
        <translation>
            <numerusform>%n Karte in Folge spielen</numerusform>
            <numerusform>%n Karten in Folge spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {percent}%: {action}</source>
        <extracomment>the same where it may promise less, and is known to promise no more</extracomment>
        <translation>Höchstens {percent}&#xa0;%: {action}</translation>
    </message>
    <message>
        <source>a white ball</source>
        <extracomment>what stands beside the place for a tile or ball: beside a white ball on 1,0</extracomment>
        <translation>eine weiße Kugel</translation>
    </message>
    <message>
        <source>a red ball</source>
        <extracomment>what stands beside the place for a tile or ball</extracomment>
        <translation>eine rote Kugel</translation>
    </message>
    <message>
        <source>a black ball</source>
        <extracomment>what stands beside the place for a tile or ball</extracomment>
        <translation>eine schwarze Kugel</translation>
    </message>
    <message>
        <source>Choose a card or a location for the cube</source>
        <extracomment>in the place of “Your turn: play a card”: one of the player’s cubes is picked,</extracomment>
        <translation>Wähl eine Karte oder einen Ort für den Würfel</translation>
    </message>
    <message>
        <source>Choose a location for the cube</source>
        <extracomment>or a cube and the card that moves it</extracomment>
        <translation>Wähl einen Ort für den Würfel</translation>
    </message>
    <message>
        <source>This plays one of the {number}s in good time: it fits no count below {number}.</source>
        <extracomment>the number on a card: there are more of it in hand</extracomment>
        <translation>So wird eine {number} rechtzeitig gespielt: Auf einen Stand unter {number} passt sie nicht mehr.</translation>
    </message>
    <message>
        <source>{other} spends one of the {number}s, which fits every count down to {number}.</source>
        <extracomment>the number on a card: there are more of it in hand</extracomment>
        <translation>{other} verbraucht eine {number}, die noch auf jeden Stand bis hinab zu {number} passt.</translation>
    </message>
    <message>
        <source>where it breaks up a straight</source>
        <extracomment>of a foe, after a comma: it is cancelled there, and another foe is left that would not have been</extracomment>
        <translation>wo er eine Straße zerreißt</translation>
    </message>
    <message numerus="yes">
        <source>For now this sends {foe} to {seat}’s corner, {effect}; %n of the {all} unseen cards would change that.</source>
        <extracomment>as long as no card comes whose number is equal to that of the lowest visible card, or lower</extracomment>
        <translation>
            <numerusform>Damit bekommt {seat} vorerst den Feind ({foe}) in die Ecke, {effect}; %n von {all} unbekannten Karten würde das ändern.</numerusform>
            <numerusform>Damit bekommt {seat} vorerst den Feind ({foe}) in die Ecke, {effect}; %n von {all} unbekannten Karten würden das ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For now this brings {foe} to your corner, {effect}; %n of the {all} unseen cards would change that.</source>
        <extracomment>as long as no card comes whose number is equal to that of the lowest visible card, or lower</extracomment>
        <translation>
            <numerusform>Damit bekommst du vorerst den Feind ({foe}) in deine Ecke, {effect}; %n von {all} unbekannten Karten würde das ändern.</numerusform>
            <numerusform>Damit bekommst du vorerst den Feind ({foe}) in deine Ecke, {effect}; %n von {all} unbekannten Karten würden das ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} sends the foe to {seat}’s corner for now, {effect}; %n of the {all} unseen cards would change that.</source>
        <translation>
            <numerusform>{other} bringt {seat} vorerst den Feind in die Ecke, {effect}; %n von {all} unbekannten Karten würde das ändern.</numerusform>
            <numerusform>{other} bringt {seat} vorerst den Feind in die Ecke, {effect}; %n von {all} unbekannten Karten würden das ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>For now this sends {foe} to {seat}’s corner, {effect}; every unseen card would change that.</source>
        <translation>Damit bekommt {seat} vorerst den Feind ({foe}) in die Ecke, {effect}; jede unbekannte Karte würde das ändern.</translation>
    </message>
    <message>
        <source>For now this brings {foe} to your corner, {effect}; every unseen card would change that.</source>
        <translation>Damit bekommst du vorerst den Feind ({foe}) in deine Ecke, {effect}; jede unbekannte Karte würde das ändern.</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner for now, {effect}; every unseen card would change that.</source>
        <translation>{other} bringt {seat} vorerst den Feind in die Ecke, {effect}; jede unbekannte Karte würde das ändern.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner for now, {effect}; every unseen card would change that.</source>
        <translation>{other} bringt dir vorerst den Feind in die Ecke, {effect}; jede unbekannte Karte würde das ändern.</translation>
    </message>
    <message numerus="yes">
        <source>{other} brings the foe to your corner for now, {effect}; %n of the {all} unseen cards would change that.</source>
        <translation>
            <numerusform>{other} bringt dir vorerst den Feind in die Ecke, {effect}; %n von {all} unbekannten Karten würde das ändern.</numerusform>
            <numerusform>{other} bringt dir vorerst den Feind in die Ecke, {effect}; %n von {all} unbekannten Karten würden das ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner, {effect}, whichever card comes.</source>
        <translation>{other} bringt {seat} den Feind in die Ecke, {effect}, gleich welche Karte kommt.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner, {effect}, whichever card comes.</source>
        <translation>{other} bringt dir den Feind in die Ecke, {effect}, gleich welche Karte kommt.</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner with none of the {all} unseen cards.</source>
        <translation>{other} bringt {seat} mit keiner der {all} unbekannten Karten den Feind in die Ecke.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner with none of the {all} unseen cards.</source>
        <translation>{other} bringt dir mit keiner der {all} unbekannten Karten den Feind in die Ecke.</translation>
    </message>
    <message numerus="yes">
        <source>{other} sends the foe to {seat}’s corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</source>
        <translation>
            <numerusform>{other} bringt {seat} vorerst den Feind in die Ecke, gleich welche Karte kommt; im Mittel würde %n der {all} übrigen unbekannten Karten das ändern.</numerusform>
            <numerusform>{other} bringt {seat} vorerst den Feind in die Ecke, gleich welche Karte kommt; im Mittel würden %n der {all} übrigen unbekannten Karten das ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} brings the foe to your corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</source>
        <translation>
            <numerusform>{other} bringt dir vorerst den Feind in die Ecke, gleich welche Karte kommt; im Mittel würde %n der {all} übrigen unbekannten Karten das ändern.</numerusform>
            <numerusform>{other} bringt dir vorerst den Feind in die Ecke, gleich welche Karte kommt; im Mittel würden %n der {all} übrigen unbekannten Karten das ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner for now with none of the {all} unseen cards.</source>
        <translation>{other} bringt {seat} vorerst mit keiner der {all} unbekannten Karten den Feind in die Ecke.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner for now with none of the {all} unseen cards.</source>
        <translation>{other} bringt dir vorerst mit keiner der {all} unbekannten Karten den Feind in die Ecke.</translation>
    </message>
    <message>
        <source>{other} leaves one card fewer to choose from until the reshuffle.</source>
        <translation>{other} lässt bis zum nächsten Mischen eine Karte weniger zur Wahl.</translation>
    </message>
    <message>
        <source>{other} would mean this at the {location}, if the round ended now: {change}.</source>
        <translation>{other} hieße auf „{location}“, wenn die Runde jetzt endete: {change}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Cloth</source>
        <translation>Tischt&amp;uch</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Blatt</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>Möglichst groß</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Show coordinates</source>
        <translation>Koordinaten zeigen</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Ohne Animation</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>Tem&amp;po</translation>
    </message>
    <message>
        <source>&amp;Help at the table</source>
        <translation>&amp;Hilfe am Tisch</translation>
    </message>
    <message>
        <source>What the computer s&amp;ees</source>
        <translation>Was der &amp;Computer sieht</translation>
    </message>
    <message>
        <source>Co&amp;ordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>in full</source>
        <translation>ausführlich</translation>
    </message>
    <message>
        <source>in short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tischtuch</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zweifarbig</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierfarbig</translation>
    </message>
    <message>
        <source>Size of cards</source>
        <translation>Größe der Karten</translation>
    </message>
    <message>
        <source>Small, on a wide table</source>
        <translation>Klein, auf großem Tisch</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Only experts take so long; all others are equally strong at any setting.</source>
        <translation>So lange überlegen nur Experten; die Stärke aller anderen ändert sich durch die Einstellung nicht.</translation>
    </message>
    <message>
        <source>Say which buttons come up</source>
        <translation>Ansagen, welche Schaltflächen erscheinen</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Twice as large</source>
        <translation>Doppelt so groß</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>The result of a round waits until I go on</source>
        <translation>Das Ergebnis einer Runde bleibt stehen, bis ich weitermache</translation>
    </message>
    <message>
        <source>Computer players think</source>
        <translation>Computerspieler überlegen</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>einen Augenblick</translation>
    </message>
    <message>
        <source>up to a second</source>
        <translation>bis zu einer Sekunde</translation>
    </message>
    <message>
        <source>up to three seconds</source>
        <translation>bis zu drei Sekunden</translation>
    </message>
    <message>
        <source>up to eight seconds</source>
        <translation>bis zu acht Sekunden</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>When you leave the window</source>
        <translation>Beim Verlassen des Fensters</translation>
    </message>
    <message>
        <source>everything stays in sight</source>
        <translation>bleibt alles sichtbar</translation>
    </message>
    <message>
        <source>when no screen reader is running</source>
        <translation>wenn kein Screenreader läuft</translation>
    </message>
    <message>
        <source>Play with a switch: all choices are pointed out in turn</source>
        <translation>Mit Schalter spielen: Alle Möglichkeiten werden nacheinander angezeigt</translation>
    </message>
    <message>
        <source>one: Space, Enter or the mouse chooses</source>
        <translation>einer: Leertaste, Eingabetaste oder Maus wählt</translation>
    </message>
    <message>
        <source>two: Space goes on, Enter chooses</source>
        <translation>zwei: Leertaste geht weiter, Eingabetaste wählt</translation>
    </message>
    <message>
        <source>Read aloud by the program’s own voice</source>
        <translation>Mit der eigenen Stimme des Programms vorlesen</translation>
    </message>
    <message>
        <source>Speed of the voice</source>
        <translation>Sprechtempo</translation>
    </message>
    <message>
        <source>Volume of the voice</source>
        <translation>Lautstärke der Stimme</translation>
    </message>
    <message>
        <source>My own actions</source>
        <translation>Meine eigenen Züge</translation>
    </message>
    <message>
        <source>The actions of the others</source>
        <translation>Die Züge der anderen</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>when it is mine</source>
        <translation>wenn ich es bin</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>of 10 percentage points or more</source>
        <translation>ab 10 Prozentpunkten</translation>
    </message>
    <message>
        <source>of 20 percentage points or more</source>
        <translation>ab 20 Prozentpunkten</translation>
    </message>
    <message>
        <source>Results of rounds and matches</source>
        <translation>Ergebnisse von Runden und Partien</translation>
    </message>
    <message>
        <source>Letters as keys, without Ctrl or Alt</source>
        <translation>Buchstaben als Tasten, ohne Strg oder Alt</translation>
    </message>
    <message>
        <source>none: for dictation, or if you often hit the wrong keys</source>
        <translation>keine: bei Diktat oder häufigem Vertippen</translation>
    </message>
    <message>
        <source>for questions, hints and the like</source>
        <translation>für Fragen, Tipps und Ähnliches</translation>
    </message>
    <message>
        <source>for everything that a match needs</source>
        <translation>für alles, was man in einer Partie braucht</translation>
    </message>
    <message>
        <source>Play &amp;with a switch</source>
        <translation>&amp;Mit Schalter spielen</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>half a second</source>
        <translation>eine halbe Sekunde</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>eine Sekunde</translation>
    </message>
    <message>
        <source>a second and a half</source>
        <translation>anderthalb Sekunden</translation>
    </message>
    <message>
        <source>two seconds</source>
        <translation>zwei Sekunden</translation>
    </message>
    <message>
        <source>three seconds</source>
        <translation>drei Sekunden</translation>
    </message>
    <message>
        <source>five seconds</source>
        <translation>fünf Sekunden</translation>
    </message>
    <message>
        <source>ten seconds</source>
        <translation>zehn Sekunden</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Klänge abspielen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>the system’s language</source>
        <translation>die des Systems</translation>
    </message>
    <message>
        <source>Warn me before a mistake</source>
        <translation>Nachfragen, wenn mein Zug etwas kostet</translation>
    </message>
    <message>
        <source>of 5 percentage points or more</source>
        <translation>ab 5 Prozentpunkten meiner Gewinnchance</translation>
    </message>
    <message>
        <source>Show what the computer sees, in games without hidden cards</source>
        <translation>In Spielen ohne verdeckte Karten zeigen, was der Computer sieht</translation>
    </message>
    <message>
        <source>Ask before leaving a match that is not saved</source>
        <translation>Nachfragen, bevor eine nicht gespeicherte Partie verlassen wird</translation>
    </message>
    <message>
        <source>(never)</source>
        <translation>(nie nachfragen)</translation>
    </message>
    <message>
        <source>the table is covered if several people play</source>
        <translation>wird der Tisch verdeckt, wenn mehrere Menschen spielen</translation>
    </message>
    <message>
        <source>the table is covered in every game with hidden hands</source>
        <translation>wird der Tisch verdeckt, wenn Handkarten geheim sind</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Was zurückgenommen oder wiederholt wird</translation>
    </message>
    <message>
        <source>Help at the table: reasons and seen cards</source>
        <translation>Hilfe am Tisch: Gründe und gesehene Karten</translation>
    </message>
    <message>
        <source>With one switch, each choice is pointed out for</source>
        <translation>Anzeigedauer mit einem Schalter</translation>
    </message>
    <message>
        <source>More time makes experts stronger in: %1.</source>
        <translation>Mehr Bedenkzeit macht Experten stärker in: %1.</translation>
    </message>
    <message>
        <source>For the other games that is not certain.</source>
        <translation>Für die anderen Spiele ist das nicht sicher.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Keys and switches</source>
        <translation>Tasten und Schalter</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Sounds need %1, which is not installed.</source>
        <translation>Für Klänge wird %1 gebraucht, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>This system has no speech synthesiser that the program knows. On Linux, install speech-dispatcher or espeak-ng, and restart Limbo Table.</source>
        <translation>Dieses System hat keine Sprachausgabe, die das Programm kennt. Installiere unter Linux speech-dispatcher oder espeak-ng und starte Limbo Table neu.</translation>
    </message>
    <message>
        <source>Restore the &amp;defaults</source>
        <translation>&amp;Standardwerte</translation>
    </message>
    <message>
        <source>&amp;Undo that</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>Wie der Tisch aussieht</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>C&amp;hoose keys…</source>
        <translation>Tasten &amp;wählen …</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Type to find an action</source>
        <translation>Tippen, um einen Zug zu finden</translation>
    </message>
    <message>
        <source>Find a legal action</source>
        <translation>Erlaubten Zug suchen</translation>
    </message>
    <message>
        <source>What the computer &amp;sees</source>
        <translation>Was der &amp;Computer sieht</translation>
    </message>
    <message>
        <source>What the computer sees</source>
        <translation>Was der Computer sieht</translation>
    </message>
    <message>
        <source>After typing: choose the one action that was found, or go to the list</source>
        <translation>Nach dem Tippen: den einen gefundenen Zug wählen oder zur Liste gehen</translation>
    </message>
    <message>
        <source>Go to the list of actions that were found</source>
        <translation>Zur Liste der gefundenen Züge gehen</translation>
    </message>
    <message>
        <source>A&amp;ctions</source>
        <translation>Mögliche &amp;Züge</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Mögliche Züge</translation>
    </message>
    <message>
        <source>Lo&amp;g</source>
        <translation>Was &amp;bisher geschah</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar …</translation>
    </message>
    <message>
        <source>Why did the computer do that?</source>
        <translation>Warum dieser Zug?</translation>
    </message>
    <message>
        <source>No action matches what you typed.</source>
        <translation>Kein Zug enthält, was du getippt hast.</translation>
    </message>
</context>
<context>
    <name>Sitters</name>
    <message>
        <source>Opponents: %1</source>
        <translation>Gegner: %1</translation>
    </message>
    <message>
        <source>About as strong as you</source>
        <translation>Etwa so stark wie du</translation>
    </message>
    <message>
        <source>Their level follows your results from match to match.</source>
        <translation>Ihre Spielstärke passt sich von Partie zu Partie deinen Ergebnissen an.</translation>
    </message>
    <message>
        <source>%1, about as strong as you</source>
        <extracomment>of computer players; %1 is like: club player</extracomment>
        <translation>%1, etwa so stark wie du</translation>
    </message>
    <message>
        <source>%1, until you have results</source>
        <extracomment>of computer players that are to be as strong as the user; %1 is like: casual player</extracomment>
        <translation>%1, bis du Ergebnisse hast</translation>
    </message>
    <message>
        <source>Other players and rules…</source>
        <translation>Andere Spieler und Regeln …</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>%1.</source>
        <extracomment>a line in a row with others, as a sentence: with a full stop</extracomment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>%1, deal %2</source>
        <translation>%1, Verteilung %2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>CSV-Dateien</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Statistik speichern</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Matches are not being saved at present, so there is nothing to count.</source>
        <translation>Partien werden zurzeit nicht gespeichert, also gibt es nichts zu zählen.</translation>
    </message>
    <message>
        <source>Only matches that begin from now on count. The old ones stay in the list of matches.</source>
        <translation>Gezählt werden nur Partien, die von jetzt an beginnen. Die alten bleiben in der Sammlung.</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a match to its end, and you will find it here.</source>
        <translation>Es gibt noch nichts zu zählen. Spiel eine Partie zu Ende, dann findest du sie hier.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>Range (%1 sure)</source>
        <translation>Spanne (zu %1 sicher)</translation>
    </message>
    <message>
        <source>At equal strength</source>
        <translation>Bei gleicher Stärke</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Mittlere Punktzahl</translation>
    </message>
    <message>
        <source>The thin lines show the range.</source>
        <translation>Die dünnen Striche zeigen die Spanne.</translation>
    </message>
    <message>
        <source>In all these matches the cards were known beforehand, so none of them is counted.</source>
        <translation>Bei all diesen Partien war die Kartenverteilung schon bekannt, darum zählt keine davon.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Scores of different games cannot be compared: choose a game.</source>
        <translation>Punktzahlen verschiedener Spiele lassen sich nicht vergleichen: Wähl ein Spiel.</translation>
    </message>
    <message>
        <source>No match has been reviewed yet. A review shows what each decision cost.</source>
        <translation>Bisher wurde keine Partie analysiert. Eine Analyse zeigt, was jede Entscheidung gekostet hat.</translation>
    </message>
    <message>
        <source>Behind the best action</source>
        <translation>Rückstand zum besten Zug</translation>
    </message>
    <message>
        <source>Latest average: %1</source>
        <translation>Jüngster Mittelwert: %1</translation>
    </message>
    <message>
        <source>Costs of different games cannot be compared: choose a game.</source>
        <translation>Kosten verschiedener Spiele lassen sich nicht vergleichen: Wähl ein Spiel.</translation>
    </message>
    <message>
        <source>Average of the last %1</source>
        <translation>Mittelwert der letzten %1</translation>
    </message>
    <message>
        <source>Matches by their dates</source>
        <translation>Partien nach Datum</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) not counted: the cards were known beforehand.</source>
        <translation>
            <numerusform>%n Partie nicht gezählt: Die Kartenverteilung war schon bekannt.</numerusform>
            <numerusform>%n Partien nicht gezählt: Die Kartenverteilung war schon bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted since %2: %1.</source>
        <translation>Gezählt seit %2: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Person</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>P&amp;latz</translation>
    </message>
    <message>
        <source>P&amp;eriod</source>
        <translation>&amp;Zeitraum</translation>
    </message>
    <message>
        <source>Sho&amp;w by</source>
        <translation>&amp;Aufgliedern nach</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Die letzten 7 Tage</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>Die letzten 365 Tage</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Include &amp;matches that allow undo at any time</source>
        <translation>Auch Partien &amp;mit Zurücknehmen</translation>
    </message>
    <message>
        <source>Include matches with &amp;hints or warnings</source>
        <translation>Auch Partien mit &amp;Tipps oder Warnungen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>At equal strength: the win rate if all players were equally good.</source>
        <translation>Bei gleicher Stärke: die Gewinnquote, wenn alle gleich gut wären.</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>Gewinnquoten</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punktzahlen</translation>
    </message>
    <message>
        <source>Costs of decisions</source>
        <translation>Kosten der Entscheidungen</translation>
    </message>
    <message>
        <source>Rese&amp;t the statistics</source>
        <translation>Statistik zurücks&amp;etzen</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>Zurücksetzen rückgä&amp;ngig</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>Nobody: one team</source>
        <translation>Niemand: ein Team</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Als CS&amp;V speichern …</translation>
    </message>
    <message>
        <source>No finished match fits the choices above.</source>
        <translation>Keine beendete Partie passt zu der Auswahl oben.</translation>
    </message>
    <message>
        <source>Cost of a decision (% points)</source>
        <translation>Kosten einer Entscheidung (%-Punkte)</translation>
    </message>
    <message>
        <source>Behind the best action where there was a choice, over the last %1 matches</source>
        <translation>Rückstand zum besten Zug, wo es eine Wahl gab, in den letzten %1 Partien</translation>
    </message>
    <message>
        <source>% points</source>
        <translation>%-Punkte</translation>
    </message>
    <message>
        <source>Cost (% points)</source>
        <translation>Kosten (%-Punkte)</translation>
    </message>
    <message>
        <source>Practise wea&amp;knesses…</source>
        <translation>Sch&amp;wächen üben …</translation>
    </message>
    <message>
        <source>What a decision cost on average, as your reviews judged it</source>
        <translation>Was eine Entscheidung nach dem Urteil deiner Analysen im Schnitt gekostet hat</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%1 of %n match(es) won</source>
        <translation>
            <numerusform>%1 von %n Partie gewonnen</numerusform>
            <numerusform>%1 von %n Partien gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins in a row: %1 now, %2 at best</source>
        <translation>Siege in Folge: jetzt %1, Rekord %2</translation>
    </message>
    <message>
        <source>Wins in a row: %2 at best</source>
        <translation>Siege in Folge: Rekord %2</translation>
    </message>
    <message>
        <source>Wins in a row: %2 at best, by %3</source>
        <translation>Siege in Folge: Rekord %2 (%3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <translation>Bestes Ergebnis: %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>At the table of the day, days played: %1, in a row: %3, won: %2</source>
        <translation>Tisch des Tages, gespielte Tage: %1, in Folge: %3, gewonnen: %2</translation>
    </message>
    <message numerus="yes">
        <source>About as strong as you in “%1”: %2 (over %n match(es))</source>
        <translation>
            <numerusform>Etwa so stark wie du bei „%1“: %2 (nach %n Partie)</numerusform>
            <numerusform>Etwa so stark wie du bei „%1“: %2 (nach %n Partien)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your grade in “%1”: %2. Where you had a choice, your action cost on average %3 percentage points of the chance to win (%4 decisions).</source>
        <translation>Deine Einstufung bei „%1“: %2. Wo du die Wahl hattest, kostete dich dein Zug im Mittel %3 Prozentpunkte Gewinnchance (%4 Entscheidungen).</translation>
    </message>
    <message>
        <source>Your play in “%1”: where you had a choice, your action cost on average %3 percentage points of the chance to win (%4 decisions).</source>
        <translation>Dein Spiel bei „%1“: Wo du die Wahl hattest, kostete dich dein Zug im Mittel %3 Prozentpunkte Gewinnchance (%4 Entscheidungen).</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>A match could not be read. It stays in the library as it is.</source>
        <translation>Eine Partie konnte nicht gelesen werden. Sie bleibt unverändert in der Sammlung.</translation>
    </message>
    <message>
        <source>A match is damaged. %1 It goes on from the line before that, as a new match.</source>
        <translation>Eine Partie ist beschädigt. %1 Sie geht ab der Zeile davor weiter, als neue Partie.</translation>
    </message>
    <message>
        <source>The damaged one stays in the library as it is.</source>
        <translation>Die beschädigte bleibt unverändert in der Sammlung.</translation>
    </message>
    <message>
        <source>The match was restarted with the same deal.</source>
        <translation>Die Partie beginnt neu, mit derselben Kartenverteilung.</translation>
    </message>
    <message>
        <source>The match was restarted.</source>
        <translation>Die Partie beginnt neu.</translation>
    </message>
    <message>
        <source>It is a match of its own, and does not count for the table of the day.</source>
        <translation>Sie ist eine eigene Partie und zählt nicht für den Tisch des Tages.</translation>
    </message>
    <message>
        <source>The match goes on from line %1 as a new one.</source>
        <translation>Die Partie geht ab Zeile %1 als neue Partie weiter.</translation>
    </message>
    <message>
        <source>The other one stays as it was.</source>
        <translation>Die andere bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>Back to the other match</source>
        <translation>Zurück zur anderen Partie</translation>
    </message>
</context>
<context>
    <name>TaskBand</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>Zurück zu allen Spielen</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>On the table:</source>
        <translation>Auf dem Tisch:</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>Zurückgenommen:</translation>
    </message>
    <message>
        <source>Redone:</source>
        <translation>Wiederholt:</translation>
    </message>
    <message>
        <source>Back at the table.</source>
        <translation>Zurück am Tisch.</translation>
    </message>
    <message>
        <source>%1 for what is at stake</source>
        <translation>%1 für das, worum es geht</translation>
    </message>
    <message>
        <source>%1 for all groups</source>
        <translation>%1 für alle Gruppen</translation>
    </message>
    <message>
        <source>%1 for all points</source>
        <translation>%1 für alle Punkte</translation>
    </message>
    <message>
        <source>%1 for lists, line by line</source>
        <translation>%1 für Listen, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Keys for more: %1.</source>
        <translation>Mehr auf Tastendruck: %1.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>That could not be done: %1 is from a later version of Limbo Table.</source>
        <translation>Das ging nicht: Eine neuere Version von Limbo Table hat %1 angelegt.</translation>
    </message>
    <message>
        <source>That could not be done: %1 is damaged.</source>
        <translation>Das ging nicht: %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>That could not be done: %1 could not be read or written. Nothing has changed.</source>
        <translation>Das ging nicht: %1 konnte nicht gelesen oder geschrieben werden. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>That could not be done: %1 was moved or deleted.</source>
        <translation>Das ging nicht: %1 wurde verschoben oder gelöscht.</translation>
    </message>
    <message>
        <source>Damaged, and left in the library as it is: %1</source>
        <translation>Beschädigt und unverändert in der Sammlung gelassen: %1</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset: %1</source>
        <translation>Die Einstellungen konnten nicht gelesen werden und wurden zurückgesetzt: %1</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was put aside: %1</source>
        <translation>Die Einstellungen konnten nicht gelesen werden. Die Datei wurde beiseitegelegt: %1</translation>
    </message>
    <message>
        <source>Some settings were not understood and were reset: %2. The old file: %1</source>
        <translation>Einige Einstellungen waren nicht zu verstehen und wurden zurückgesetzt: %2. Die alte Datei: %1</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>Der Computerspieler ist ausgefallen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Matches are not being saved: %1 is damaged. It is left as it is.</source>
        <translation>Die Partien werden nicht gespeichert: %1 ist beschädigt. Die Datei bleibt unverändert.</translation>
    </message>
    <message>
        <source>The match is not being saved: %1 could not be written.</source>
        <translation>Die Partie wird nicht gespeichert: %1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The match is not being saved: %1 is read-only. You can still look at the matches in it.</source>
        <translation>Die Partie wird nicht gespeichert: %1 ist schreibgeschützt. Die Partien darin lassen sich ansehen.</translation>
    </message>
    <message>
        <source>The match is not being saved for now: another program has locked %1.</source>
        <translation>Die Partie wird vorerst nicht gespeichert: Ein anderes Programm hält %1 gesperrt.</translation>
    </message>
    <message>
        <source>The library of matches was moved or deleted: %1. The match on the table is saved in a new one.</source>
        <translation>Die Sammlung der Partien wurde verschoben oder gelöscht: %1. Die Partie auf dem Tisch wird in einer neuen Sammlung gespeichert.</translation>
    </message>
    <message>
        <source>Matches are not being saved: %1 is from a later version of Limbo Table. It is left as it is.</source>
        <translation>Die Partien werden nicht gespeichert: Eine neuere Version von Limbo Table hat %1 angelegt. Die Datei bleibt unverändert.</translation>
    </message>
    <message>
        <source>That could not be done: %1 is read-only.</source>
        <translation>Das ging nicht: %1 ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>That could not be done: another program has locked %1. Try again.</source>
        <translation>Das ging nicht: Ein anderes Programm hält %1 gesperrt. Versuch es noch einmal.</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>The tutor has stopped.</source>
        <translation>Der Tutor ist ausgefallen.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Play mine: %1</source>
        <translation>Meinen spielen: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. With your action: %2%.</source>
        <translation>Deine Gewinnchance: %1&#xa0;%. Mit deinem Zug: %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
    <message numerus="yes">
        <source>Are you sure? Another action is %n percentage point(s) better.</source>
        <translation>
            <numerusform>Bist du sicher? Ein anderer Zug bringt dir %n Prozentpunkt mehr Gewinnchance.</numerusform>
            <numerusform>Bist du sicher? Ein anderer Zug bringt dir %n Prozentpunkte mehr Gewinnchance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Are you sure? Another action is at least %n percentage point(s) better.</source>
        <translation>
            <numerusform>Bist du sicher? Ein anderer Zug bringt dir mindestens %n Prozentpunkt mehr Gewinnchance.</numerusform>
            <numerusform>Bist du sicher? Ein anderer Zug bringt dir mindestens %n Prozentpunkte mehr Gewinnchance.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. With your action: at most %2%.</source>
        <translation>Deine Gewinnchance: %1&#xa0;%. Mit deinem Zug: höchstens %2&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>Tutorials</name>
    <message>
        <source>The tutorial could not be read.</source>
        <translation>Die Einführung konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>That is allowed, but it is not the task here.</source>
        <translation>Das geht, ist hier aber nicht gefragt.</translation>
    </message>
    <message>
        <source>Done. %1</source>
        <extracomment>a lesson has been done: for the ear, in the place of a tick; what was learnt follows</extracomment>
        <translation>Erledigt. %1</translation>
    </message>
    <message>
        <source>Shown. Now you go on.</source>
        <translation>So geht das. Jetzt mach du weiter.</translation>
    </message>
</context>
<context>
    <name>TutorialsDialog</name>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Short lessons at the table. Your match waits until you come back to it.</source>
        <translation>Kurze Lektionen am Tisch. Deine Partie wartet, bis du zu ihr zurückkommst.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>%1 von %2 Lektionen geschafft</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message>
        <source>That match is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster geöffnet.</translation>
    </message>
</context>
<context>
    <name>VersionsBox</name>
    <message>
        <source>Newer versions</source>
        <translation>Neuere Versionen</translation>
    </message>
    <message>
        <source>This is Limbo Table %1.</source>
        <translation>Das ist Limbo Table %1.</translation>
    </message>
    <message>
        <source>The program never goes online, so it does not know whether there is a newer version. The page with all versions opens in your browser, which needs a network.</source>
        <translation>Das Programm geht nie ins Netz und weiß darum nicht, ob es eine neuere Version gibt. Die Seite mit allen Versionen öffnet sich in deinem Browser; dazu braucht er das Netz.</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>&amp;Seite öffnen</translation>
    </message>
    <message>
        <source>No browser could be opened. The address of the page is %1.</source>
        <translation>Es konnte kein Browser geöffnet werden. Die Adresse der Seite ist %1.</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>it does not answer</source>
        <translation>Sie antwortet nicht</translation>
    </message>
</context>
<context>
    <name>WeaknessesDialog</name>
    <message>
        <source>Weaknesses</source>
        <translation>Schwächen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ü&amp;ben</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Puzzles solved</source>
        <translation>Gelöste Aufgaben</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Errors in matches</source>
        <translation>Fehler in Partien</translation>
    </message>
    <message>
        <source>Puzzles left</source>
        <translation>Offene Aufgaben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Aufgabenwertung</translation>
    </message>
    <message>
        <source>Days with puzzles</source>
        <translation>Tage mit Aufgaben</translation>
    </message>
    <message>
        <source>No puzzle has been tried yet.</source>
        <translation>Noch keine Aufgabe versucht.</translation>
    </message>
    <message>
        <source>Your weakest theme is at the top. Matches count after they have been reviewed, puzzles at the first try.</source>
        <translation>Dein schwächstes Thema steht oben. Partien zählen, sobald sie analysiert sind, Aufgaben beim ersten Versuch.</translation>
    </message>
    <message>
        <source>Cost (% points)</source>
        <translation>Kosten (%-Punkte)</translation>
    </message>
    <message>
        <source>What a decision cost on average, as your reviews judged it</source>
        <translation>Was eine Entscheidung nach dem Urteil deiner Analysen im Schnitt gekostet hat</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>No computer player has acted yet.</source>
        <translation>Noch hat kein Computerspieler gespielt.</translation>
    </message>
    <message>
        <source>The strongest computer player prefers: %1</source>
        <translation>Der stärkste Computerspieler bevorzugt: %1</translation>
    </message>
    <message>
        <source>In its favour: %1</source>
        <translation>Dafür spricht: %1</translation>
    </message>
    <message>
        <source>What you can see does not explain it. After the match the review can tell more.</source>
        <translation>Aus dem, was du sehen kannst, lässt sich der Zug nicht erklären. Nach der Partie kann die Analyse mehr sagen.</translation>
    </message>
    <message>
        <source>The advantage of this action over the others cannot be put into a few words.</source>
        <translation>Der Vorteil dieses Zugs gegenüber den anderen lässt sich nicht in wenige Worte fassen.</translation>
    </message>
    <message>
        <source>%1: looks at few possibilities, and may prefer an action that only seems good.</source>
        <translation>%1: betrachtet wenige Möglichkeiten und zieht mitunter einen Zug vor, der nur gut aussieht.</translation>
    </message>
    <message>
        <source>%1: looks at fewer possibilities than the strongest computer player.</source>
        <translation>%1: betrachtet weniger Möglichkeiten als der stärkste Computerspieler.</translation>
    </message>
    <message>
        <source>Only people play in this match.</source>
        <translation>In dieser Partie spielen nur Menschen.</translation>
    </message>
</context>
</TS>
