<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Limbo Table</source>
        <translation>Tietoja Limbo Tablesta</translation>
    </message>
    <message>
        <source>A table for little-known card and tile games.</source>
        <translation>Pöytä harvinaisille kortti- ja laattapeleille.</translation>
    </message>
    <message>
        <source>%1, devised by %2</source>
        <translation>%1 (kehittäjä %2)</translation>
    </message>
    <message>
        <source>The rule books say more about each game.</source>
        <translation>Sääntökirjat kertovat peleistä lisää.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Vapaa ohjelma. Lisenssi: GNU General Public License, versio 3 tai&#xa0;uudempi.</translation>
    </message>
    <message>
        <source>The rules and the search are compiled.</source>
        <translation>Säännöt ja siirtojen haku on käännetty konekielelle.</translation>
    </message>
    <message>
        <source>The rules and the search are not compiled: computer players do not look as far ahead.</source>
        <translation>Säännöt ja siirtojen haku toimivat tavallisena Pythonina: tietokonepelaajat eivät mieti yhtä pitkälle.</translation>
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
        <translation>Tässä pelissä mikään ei ole sattuman varassa, joten siinä ei ole jakoja.</translation>
    </message>
    <message>
        <source>This game has hidden cards, and what the computer sees would give them away.</source>
        <translation>Tässä pelissä on salaisia kortteja, ja se, mitä tietokone näkee, paljastaisi ne.</translation>
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
        <translation>ensikertalainen</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>aloittelija</translation>
    </message>
    <message>
        <source>casual player</source>
        <translation>harrastaja</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>kerhopelaaja</translation>
    </message>
    <message>
        <source>strong player</source>
        <translation>vahva pelaaja</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>konkari</translation>
    </message>
    <message>
        <source>Has just learnt the rules and plays without a plan. Good for a first match.</source>
        <translation>On vasta oppinut säännöt ja pelaa ilman suunnitelmaa. Hyvä ensimmäiseen otteluun.</translation>
    </message>
    <message>
        <source>Sees simple plans coming. A friendly opponent.</source>
        <translation>Huomaa yksinkertaiset aikeet. Leppoisa vastustaja.</translation>
    </message>
    <message>
        <source>Looks ahead, remembers what was played, and gives little away.</source>
        <translation>Katsoo eteenpäin, muistaa, mitä on pelattu, ja antaa vain vähän ilmaiseksi.</translation>
    </message>
    <message>
        <source>Uses all its time to look ahead. Hard to beat.</source>
        <translation>Katsoo niin pitkälle kuin ehtii. Vaikea voittaa.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>the one person at this screen, within a sentence</extracomment>
        <translation>sinä</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>one of several people at this screen</extracomment>
        <translation>Pelaaja {number}</translation>
    </message>
    <message>
        <source>Sees what is close and misses what is further off. Good to learn with.</source>
        <translation>Ottaa sen, mikä on lähellä, eikä näe kauas. Hyvä seura&#xa0;opetteluun.</translation>
    </message>
    <message>
        <source>Plays soundly and punishes mistakes.</source>
        <translation>Pelaa vankasti ja käyttää aukot hyväkseen.</translation>
    </message>
</context>
<context>
    <name>Chances</name>
    <message>
        <source>Chances are those of winning the match if all players are equally strong.</source>
        <translation>Luvut kertovat mahdollisuuksista voittaa ottelu, jos kaikki pelaajat ovat yhtä vahvoja.</translation>
    </message>
    <message>
        <source>Chances are those of winning the present round or game if everyone plays equally well.</source>
        <translation>Luvut kertovat mahdollisuuksista voittaa käynnissä oleva kierros tai peli, jos kaikki pelaavat yhtä hyvin.</translation>
    </message>
</context>
<context>
    <name>ChancesBar</name>
    <message>
        <source>Chances</source>
        <translation>Voittomahdollisuudet</translation>
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
        <translation>Pelissä ”{game}” mikään ei ole sattuman varassa, joten siinä ei ole jakoja.</translation>
    </message>
    <message>
        <source>There is no game “{game}”. The games are: {names}.</source>
        <translation>Peliä ”{game}” ei ole. Pelit ovat: {names}.</translation>
    </message>
    <message>
        <source>{file} contains no Limbo Table match.</source>
        <translation>Tiedostossa {file} ei ole Limbo Tablen ottelua.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>Tiedostoa {file} ei voitu kirjoittaa.</translation>
    </message>
    <message>
        <source>The table needs Qt: {reason}</source>
        <translation>Pöytä tarvitsee Qt:n: {reason}</translation>
    </message>
    <message>
        <source>The table could not be measured at {size}.</source>
        <translation>Pöytää ei voitu mitata koossa {size}.</translation>
    </message>
    <message>
        <source>The first bound of --sprt has to be the lower one.</source>
        <translation>Valitsimen --sprt ensimmäisen rajan on oltava pienempi.</translation>
    </message>
    <message>
        <source>Everything works. On a desktop the same command opens the table.</source>
        <translation>Kaikki toimii. Työpöydällä sama komento avaa pöydän.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Käyttö:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Valitsimet</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Komennot</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[VALITSIMET]</translation>
    </message>
    <message>
        <source>[COMMAND] [ARGUMENTS]</source>
        <translation>[KOMENTO] [ARGUMENTIT]</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Näytä versio ja lopeta.</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Näytä tämä ohje ja lopeta.</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>oletus: {default}</translation>
    </message>
    <message>
        <source>required</source>
        <translation>pakollinen</translation>
    </message>
    <message>
        <source>file</source>
        <translation>tiedosto</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>kokonaisluku</translation>
    </message>
    <message>
        <source>number</source>
        <translation>luku</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Virhe: {message}</translation>
    </message>
    <message>
        <source>Aborted!</source>
        <translation>Keskeytetty!</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>Ohjeita saa komennolla ”{command} {option}”.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Tarkoititko {possibility}?</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Arvo ei kelpaa kohdassa {param_hint}: {message}</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Puuttuu argumentti</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Puuttuu valitsin</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>Valitsinta {name!r} ei ole.</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>Valitsimelle {name!r} ei voi antaa arvoa.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>Valitsin {name!r} tarvitsee arvon.</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Ylimääräinen argumentti ({args})</translation>
    </message>
    <message>
        <source>{value!r} is not {choice}.</source>
        <translation>ainoa vaihtoehto on {choice}, ei {value!r}.</translation>
    </message>
    <message>
        <source>{value!r} is not a valid {number_type}.</source>
        <translation>{value!r} ei ole {number_type}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} ei ole rajoissa {range}.</translation>
    </message>
    <message>
        <source>{name} {filename!r} does not exist.</source>
        <translation>{name} {filename!r} puuttuu.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a directory.</source>
        <translation>{name} {filename!r} on kansio.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is not readable.</source>
        <translation>{name} {filename!r} ei ole luettavissa.</translation>
    </message>
    <message>
        <source>A desktop table for little-known card and tile games.</source>
        <translation>Tietokoneen pelipöytä harvinaisille kortti- ja laattapeleille.</translation>
    </message>
    <message>
        <source>MODULE:ATTRIBUTE</source>
        <translation>MODUULI:ATTRIBUUTTI</translation>
    </message>
    <message>
        <source>Save the match of RECORD as FILE: all of it (.html, or animated: .apng), or one table (.png, .svg).</source>
        <translation>Tallenna ottelu pöytäkirjasta PÖYTÄKIRJA tiedostoon TIEDOSTO: koko ottelu (.html tai animoituna .apng) tai yksi pöytä (.png, .svg).</translation>
    </message>
    <message>
        <source>The language of the page or picture.</source>
        <translation>Sivun tai kuvan kieli.</translation>
    </message>
    <message>
        <source>Serve the engine protocol: one JSON object per line, in and out.</source>
        <translation>Palvele muita ohjelmia pelimoottorin protokollalla: yksi JSON-olio riviä kohti sisään, yksi ulos.</translation>
    </message>
    <message>
        <source>Measure the speed of the rules, the search and the start or, with the argument table, how smoothly the table moves.</source>
        <translation>Mittaa sääntöjen, siirtojen haun ja käynnistymisen nopeus; tai, kun perässä on ”table”, miten sulavasti pöytä liikkuu.</translation>
    </message>
    <message>
        <source>A player is a level or a baseline of the game; or a program that speaks the engine protocol, engine:COMMAND or engine/LEVEL:COMMAND, such as an earlier version of this one.</source>
        <translation>Pelaaja on pelin taso tai vertailupelaaja, tai pelimoottorin protokollaa puhuva ohjelma, ”engine:KOMENTO” tai ”engine/TASO:KOMENTO”, esimerkiksi tämän ohjelman aiempi versio.</translation>
    </message>
    <message>
        <source>One for each seat: random, greedy, a level, or engine:COMMAND.</source>
        <translation>Yksi kutakin paikkaa kohti: random, greedy, taso tai engine:KOMENTO.</translation>
    </message>
    <message>
        <source>How many playouts each player may use for an action; with @N after its name, a player has N.</source>
        <translation>Montako simulaatiota kukin saa käyttää siirtoon; jos nimen perässä on @N, pelaajalla on niitä N.</translation>
    </message>
    <message>
        <source>How many seconds each player may think about an action.</source>
        <translation>Montako sekuntia kukin saa miettiä siirtoa.</translation>
    </message>
    <message>
        <source>Play each deal once, judge every decision, and show what the cards and the errors contributed to the results. If only one player is named, it sits in every seat.</source>
        <translation>Pelaa jokainen jako kerran, arvioi joka päätös ja kerro, miten kortit ja virheet vaikuttivat tuloksiin. Jos pelaajia on annettu vain yksi, hän istuu joka paikalla.</translation>
    </message>
    <message>
        <source>How many playouts the strongest level may use to judge a decision for the accounts.</source>
        <translation>Montako simulaatiota vahvin taso saa käyttää kunkin päätöksen arviointiin (--accounts).</translation>
    </message>
    <message>
        <source>How many matches to play at a time: one per core unless set.</source>
        <translation>Montako ottelua pelataan yhtä aikaa: yksi ydintä kohti, ellei muuta anneta.</translation>
    </message>
    <message>
        <source>Open the table, with RECORD on it if one is named.</source>
        <translation>Avaa pöytä ja siihen PÖYTÄKIRJA, jos se on annettu.</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>PÖYTÄKIRJA</translation>
    </message>
    <message>
        <source>Open the table with a new match of GAME, set up as the last one was.</source>
        <translation>Avaa pöytä ja siihen uusi ottelu, jonka peli on PELI ja asetukset samat kuin viimeksi.</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>PELI</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>TIEDOSTO</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>Tulosta yksi JSON-olio.</translation>
    </message>
    <message>
        <source>A B</source>
        <translation>A B</translation>
    </message>
    <message>
        <source>How many deals; each is played with the players in every rotation of the seats.</source>
        <translation>Jakojen määrä; jokainen pelataan niin monesti, että kukin pelaaja istuu vuorollaan joka paikalla.</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>NIMI=ARVO</translation>
    </message>
    <message>
        <source>An option of the game.</source>
        <translation>Pelin valinta.</translation>
    </message>
    <message>
        <source>Play each deal once, and compare the players’ estimates of their chances with the results. If only one player is named, it sits in every seat.</source>
        <translation>Pelaa jokainen jako kerran ja vertaa pelaajien ilmoittamia voittomahdollisuuksia lopputulokseen. Jos pelaajia on annettu vain yksi, hän istuu joka paikalla.</translation>
    </message>
    <message>
        <source>Play each deal once, and show each seat’s share of the wins. If only one player is named, it sits in every seat.</source>
        <translation>Pelaa jokainen jako kerran ja kerro kunkin paikan osuus voitoista. Jos pelaajia on annettu vain yksi, hän istuu joka paikalla.</translation>
    </message>
    <message>
        <source>LOW HIGH</source>
        <translation>ALA YLÄ</translation>
    </message>
    <message>
        <source>Also show the first player’s share without the luck of the deals.</source>
        <translation>Kerro myös ensimmäisen pelaajan osuus ilman jakojen onnea.</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>OSOITE</translation>
    </message>
    <message>
        <source>Play on the Dask cluster with this scheduler.</source>
        <translation>Pelaa Dask-klusterilla, jonka vuorontaja on tässä osoitteessa.</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <comment>Did you mean {possibility}?</comment>
        <translation>(Tarkoititko jotakin näistä: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} requires {nargs} arguments.</source>
        <comment>Option {name!r} requires an argument.</comment>
        <translation>Valitsin {name!r} tarvitsee {nargs} arvoa.</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <comment>Got unexpected extra argument ({args})</comment>
        <translation>Ylimääräisiä argumentteja ({args})</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <comment>{value!r} is not {choice}.</comment>
        <translation>{value!r} ei ole mikään näistä: {choices}.</translation>
    </message>
    <message>
        <source>There is no deal “{number}”. A deal number consists of one to nine digits.</source>
        <translation>Jakoa ”{number}” ei ole. Jaon numerossa on 1–9 numeromerkkiä eikä mitään muuta.</translation>
    </message>
    <message>
        <source>The match has no line {wanted}: it ends at line {lines}.</source>
        <translation>Ottelun rivejä on vain {lines}, ei {wanted}.</translation>
    </message>
    <message>
        <source>“{file}” should end in one of: .html, .apng, .png, .svg.</source>
        <translation>Tiedoston ”{file}” nimen lopussa on oltava .html, .apng, .png tai .svg.</translation>
    </message>
    <message>
        <source>--calibration, --by-seat and --accounts cannot be combined: choose one.</source>
        <translation>--calibration, --by-seat ja --accounts ovat kolme eri mittausta: valitse niistä yksi.</translation>
    </message>
    <message>
        <source>Without a command, the table opens; with the name of a file, it opens with that match.</source>
        <translation>Ilman komentoa avautuu pöytä; jos annat tiedoston nimen, pöydälle tulee siinä oleva ottelu.</translation>
    </message>
    <message>
        <source>Also offer this game: an attribute of a Python module.</source>
        <translation>Ota mukaan myös tämä peli: Python-moduulin attribuutti.</translation>
    </message>
    <message>
        <source>If the match is not over, only what all its players have seen is shown.</source>
        <translation>Kesken olevasta ottelusta näkyy vain se, minkä kaikki sen pelaajat ovat nähneet.</translation>
    </message>
    <message>
        <source>Show the table after line N in a picture; without it, after the last line.</source>
        <translation>Rivi, jonka jälkeen kuva näyttää pöydän: viimeinen, ellei muuta anneta.</translation>
    </message>
    <message>
        <source>The seed of the deals: the same seed gives the same deals.</source>
        <translation>Jakojen siemenluku: samalla luvulla jaot ovat samat.</translation>
    </message>
    <message>
        <source>Play deal number N (one to nine digits).</source>
        <translation>Pelaa jako numero N: siinä on 1–9 numeromerkkiä.</translation>
    </message>
    <message>
        <source>Stop as soon as it is clear whether the first player is stronger than the others by LOW or by HIGH Elo points, or after --pairs deals.</source>
        <translation>Lopeta heti, kun on selvää, onko ensimmäisen pelaajan Elo-etu muihin nähden YLÄ vai ALA; --pairs kertoo, montako jakoa enintään pelataan.</translation>
    </message>
    <message>
        <source>Let computer players play GAME against each other, on all cores or on a cluster.</source>
        <translation>Pane tietokonepelaajat pelaamaan peliä PELI toisiaan vastaan, kaikilla ytimillä tai klusterilla.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>--sprt and --luck compare the first player with the others: name two different players.</source>
        <translation>--sprt ja --luck vertaavat ensimmäistä pelaajaa toiseen: anna kaksi eri pelaajaa.</translation>
    </message>
    <message>
        <source>There is no display, so here is a match between computer players:</source>
        <translation>Näyttöä ei ole, joten tässä on tietokonepelaajien ottelu:</translation>
    </message>
    <message>
        <source>A process that plays matches has stopped unexpectedly.</source>
        <translation>Otteluita pelaava prosessi päättyi yllättäen.</translation>
    </message>
    <message>
        <source>--calibration works with this program’s own players only, not with “{name}”.</source>
        <translation>--calibration toimii vain tämän ohjelman omilla pelaajilla, ei pelaajalla ”{name}”.</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}</source>
        <translation>Tulostetta ei voitu kirjoittaa: {reason}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Table of the da&amp;y</source>
        <translation>P&amp;äivän pöytä</translation>
    </message>
    <message>
        <source>&amp;Copy the match as text</source>
        <translation>&amp;Kopioi ottelu tekstinä</translation>
    </message>
    <message>
        <source>&amp;Paste a match</source>
        <translation>L&amp;iitä ottelu</translation>
    </message>
    <message>
        <source>Restart the match, same &amp;deal</source>
        <translation>Aloita ottelu alusta samalla &amp;jaolla</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Kumoa</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Tee uudelleen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Vihje</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>Jä&amp;rjestä käsi</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Uusi&amp;nta</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Jatka tästä</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Pakota &amp;siirto</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Koko näyttö</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Päi&amp;vän pulma</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Tämän pelin &amp;säännöt</translation>
    </message>
    <message>
        <source>&amp;About Limbo Table</source>
        <translation>&amp;Tietoja Limbo Tablesta</translation>
    </message>
    <message>
        <source>&amp;Actions and log</source>
        <translation>&amp;Siirrot ja tapahtumat</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>L&amp;ähennä</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>&amp;Loitonna</translation>
    </message>
    <message>
        <source>Fit the &amp;table</source>
        <translation>Sov&amp;ita pöytä ikkunaan</translation>
    </message>
    <message>
        <source>&amp;Cover the table</source>
        <translation>P&amp;eitä pöytä</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Pikanäppäimet</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is, and what to do</source>
        <translation>&amp;Kenen vuoro on ja mitä on tehtävä</translation>
    </message>
    <message>
        <source>What is at &amp;stake</source>
        <extracomment>the count, the foe, the places that lead, the tiles without a ball</extracomment>
        <translation>Mistä nyt &amp;pelataan</translation>
    </message>
    <message>
        <source>This &amp;group of balls, or all groups</source>
        <extracomment>connected balls of one colour, and the empty tiles beside them</extracomment>
        <translation>Tämä pallory&amp;hmä tai kaikki ryhmät</translation>
    </message>
    <message>
        <source>Go to the next &amp;ball of the group</source>
        <extracomment>the keyboard&apos;s focus goes from ball to ball</extracomment>
        <translation>Siirry ryhmän seuraavaan pall&amp;oon</translation>
    </message>
    <message>
        <source>The &amp;rule that applies now</source>
        <translation>Tilannetta koskeva &amp;sääntö</translation>
    </message>
    <message>
        <source>R&amp;epeat the last announcement</source>
        <translation>&amp;Toista viimeksi sanottu</translation>
    </message>
    <message>
        <source>Pre&amp;vious line</source>
        <translation>E&amp;dellinen rivi</translation>
    </message>
    <message>
        <source>Previous &amp;list</source>
        <translation>Edellinen &amp;luettelo</translation>
    </message>
    <message>
        <source>All &amp;points</source>
        <translation>Kaikkien p&amp;isteet</translation>
    </message>
    <message>
        <source>The last act&amp;ion</source>
        <translation>&amp;Viime siirto</translation>
    </message>
    <message>
        <source>&amp;My hand, from left to right</source>
        <translation>K&amp;äteni vasemmalta oikealle</translation>
    </message>
    <message>
        <source>What the &amp;others have shown</source>
        <translation>Mitä m&amp;uut ovat näyttäneet</translation>
    </message>
    <message>
        <source>What lies on ever&amp;y side of this tile</source>
        <extracomment>the tiles and balls on the six sides of a tile</extracomment>
        <translation>Mitä laatan &amp;ympärillä on</translation>
    </message>
    <message>
        <source>&amp;Next line of the list</source>
        <extracomment>a line of the list that is read out beside the focus</extracomment>
        <translation>Luettelon seuraava &amp;rivi</translation>
    </message>
    <message>
        <source>Ne&amp;xt list: hand, table, each player, log, scores</source>
        <extracomment>hand, table, each player, log, scores: read out beside the focus</extracomment>
        <translation>Seur&amp;aava luettelo: käsi, pöytä, pelaajat, tapahtumat, pisteet</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Ottelu</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Pelaa</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>the menu of questions that are answered aloud</extracomment>
        <translation>K&amp;ysy</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Op&amp;ettele</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>O&amp;hje</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Työkalut</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Uusi ottelu…</translation>
    </message>
    <message>
        <source>What is &amp;mine on the table</source>
        <translation>Mitä minulla on p&amp;öydällä</translation>
    </message>
    <message>
        <source>All gam&amp;es</source>
        <translation>K&amp;aikki pelit</translation>
    </message>
    <message>
        <source>Play a deal &amp;by its number…</source>
        <translation>&amp;Pelaa jako numerolla…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;vaa…</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;Ottelut…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Save as a page or a pict&amp;ure…</source>
        <translation>Tallenna sivu&amp;na tai kuvana…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Tila&amp;stot…</translation>
    </message>
    <message>
        <source>Commen&amp;t on this line…</source>
        <translation>K&amp;ommentoi tätä riviä…</translation>
    </message>
    <message>
        <source>Re&amp;view the match…</source>
        <translation>Käy ottelu &amp;läpi…</translation>
    </message>
    <message>
        <source>&amp;Tutorial…</source>
        <translation>&amp;Opastus…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Pulmat…</translation>
    </message>
    <message>
        <source>Newer &amp;versions…</source>
        <translation>&amp;Uudemmat versiot…</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>As&amp;etukset…</translation>
    </message>
    <message>
        <source>&amp;Choose keys…</source>
        <translation>&amp;Valitse näppäimet…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Ilmoita ongelmasta…</translation>
    </message>
    <message>
        <source>My possible &amp;actions, or those with the picked piece</source>
        <translation>&amp;Mitä voin tehdä, poimitulla kohteella tai muuten</translation>
    </message>
    <message>
        <source>&amp;Why did the computer do that?</source>
        <translation>&amp;Miksi tietokone teki niin?</translation>
    </message>
    <message>
        <source>The e&amp;xpert in your place</source>
        <translation>Konk&amp;ari sinun paikallasi</translation>
    </message>
</context>
<context>
    <name>CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Kommentti</translation>
    </message>
    <message>
        <source>About the match as a whole</source>
        <translation>Koko ottelusta</translation>
    </message>
    <message>
        <source>About line %1: %2</source>
        <translation>Rivistä %1: %2</translation>
    </message>
    <message>
        <source>About line %1</source>
        <translation>Rivistä %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no mark such as ! or ?</extracomment>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>Text of the comment</source>
        <translation>Kommentin teksti</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Teksti</translation>
    </message>
    <message>
        <source>Comments are saved with the match: anyone to whom you send it can read them.</source>
        <translation>Kommentit tallentuvat ottelun mukana: jokainen, jolle ottelu lähetetään, voi lukea ne.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many</source>
        <translation>
            <numerusform>%n kirjoitusmerkki liikaa</numerusform>
            <numerusform>%n kirjoitusmerkkiä liikaa</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>&amp;Merkki</translation>
    </message>
</context>
<context>
    <name>Commenting</name>
    <message>
        <source>The comment has been deleted.</source>
        <translation>Kommentti on poistettu.</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>After line %1: %2</source>
        <translation>Rivin %1 jälkeen: %2</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Rinnakkain</translation>
    </message>
    <message>
        <source>First &amp;difference</source>
        <translation>Erkanemis&amp;kohta</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Taaksepäin</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Eteenpäin</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Loppu</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Rivi</translation>
    </message>
    <message>
        <source>What happened in both matches</source>
        <translation>Kummankin ottelun tapahtumat</translation>
    </message>
    <message>
        <source>The table of %1</source>
        <translation>Pöytä: %1</translation>
    </message>
</context>
<context>
    <name>CoursesDialog</name>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, tehty</translation>
    </message>
    <message>
        <source>%1, not done yet</source>
        <translation>%1, vielä tekemättä</translation>
    </message>
</context>
<context>
    <name>DayBox</name>
    <message>
        <source>Table of the day, %1: %2</source>
        <extracomment>%1: a date, %2: a game</extracomment>
        <translation>Päivän pöytä %1: %2</translation>
    </message>
    <message>
        <source>The same for everyone. You have one try: nothing can be taken back, and the result says whether you had a hint. If you break it off, you can go on another time.</source>
        <translation>Kaikille sama. Sinulla on yksi yritys: mitään ei voi perua, ja tuloksessa kerrotaan, saitko vihjeen. Jos keskeytät, voit jatkaa toiste.</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Aloita</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Ei nyt</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>Table of the day – %1</source>
        <translation>Päivän pöytä – %1</translation>
    </message>
</context>
<context>
    <name>DayTable</name>
    <message>
        <source>not played yet</source>
        <extracomment>of the table of the day</extracomment>
        <translation>ei vielä pelattu</translation>
    </message>
    <message>
        <source>given up</source>
        <extracomment>of the table of the day, whose match was deleted for good</extracomment>
        <translation>kesken jäänyt</translation>
    </message>
    <message>
        <source>days in a row: %1</source>
        <translation>päiviä peräkkäin: %1</translation>
    </message>
    <message>
        <source>The table of the day has been played. Its match has been deleted for good.</source>
        <translation>Päivän pöytä on jo pelattu. Sen ottelu on poistettu lopullisesti.</translation>
    </message>
    <message>
        <source>in progress</source>
        <extracomment>of the table of the day, which was begun</extracomment>
        <translation>kesken</translation>
    </message>
    <message>
        <source>The table of the day is open in another running copy of Limbo Table.</source>
        <translation>Päivän pöytä on auki toisessa käynnissä olevassa Limbo Tablessa.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Kopioi tulos</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>a person&apos;s result in a line</extracomment>
        <translation>tappio</translation>
    </message>
    <message>
        <source>won</source>
        <translation>voitto</translation>
    </message>
    <message>
        <source>shared the win</source>
        <translation>jaettu voitto</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>vihjeen kanssa</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopioitu: %1</translation>
    </message>
    <message>
        <source>Days played: %1, in a row: %3, won: %2</source>
        <translation>Pelattuja päiviä: %1, peräkkäin: %3, voittoja: %2</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>Pelaa jako numerolla</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Pöydällä</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Jako %1</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Kopioi numero</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Jakojen numerot</translation>
    </message>
    <message>
        <source>With the same number and the same rules, everyone gets the same cards.</source>
        <translation>Samalla numerolla ja samoilla säännöillä kaikki saavat samat kortit.</translation>
    </message>
    <message>
        <source>Other rules…</source>
        <translation>Muut säännöt…</translation>
    </message>
    <message>
        <source>This match was not dealt here, so its deal has no number.</source>
        <translation>Tämä ottelu on tuotu muualta: sen jaolla ei ole numeroa.</translation>
    </message>
</context>
<context>
    <name>DealField</name>
    <message>
        <source>Number of the deal</source>
        <translation>Jaon numero</translation>
    </message>
    <message>
        <source>A deal number consists of one to nine digits.</source>
        <translation>Jaon numerossa saa olla vain numeroita, enintään yhdeksän.</translation>
    </message>
</context>
<context>
    <name>Departure</name>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Lopeta ottelu</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Jatka ottelua</translation>
    </message>
    <message>
        <source>&amp;Don’t ask again</source>
        <translation>&amp;Älä kysy uudelleen</translation>
    </message>
    <message>
        <source>This match is not being saved. If you leave it, it is lost.</source>
        <translation>Tämä ottelu ei tallennu. Jos lopetat sen, se katoaa.</translation>
    </message>
    <message>
        <source>You can save it as a file and continue it another time.</source>
        <translation>Voit tallentaa sen tiedostoon ja jatkaa sitä toisella kertaa.</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>The expert takes one person’s place, so exactly one person must have played the match.</source>
        <translation>Konkari asettuu yhden ihmisen paikalle, joten ottelussa pitää olla tasan yksi ihminen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>after the result: 61 (won)</extracomment>
        <translation>voitto</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>tappio</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>Tietokonepelaaja on lakannut toimimasta.</translation>
    </message>
    <message>
        <source>The match is not over yet: the expert can play in your place after its end.</source>
        <translation>Ottelu on kesken: konkari voi pelata paikallasi, kun se on päättynyt.</translation>
    </message>
    <message>
        <source>The expert plays in your place</source>
        <translation>Konkari pelaa sinun paikallasi</translation>
    </message>
    <message>
        <source>The match began in the same way, against the same opponents. But they react to what is played, and may choose differently a second time: one match proves little.</source>
        <translation>Alku ja vastustajat olivat samat. Mutta vastustajien siirrot riippuvat sinun siirroistasi, ja toisella kertaa he voivat valita toisin: yksi ottelu ei vielä todista paljoa.</translation>
    </message>
    <message>
        <source>In your place the expert’s result was %1 (%2); yours was %3 (%4).</source>
        <translation>Konkarin tulos sinun paikallasi oli %1 (%2), sinun oma tuloksesi %3 (%4).</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Its answer could not be understood.</source>
        <translation>Sen vastausta ei voitu ymmärtää.</translation>
    </message>
    <message>
        <source>It gave no answer in time.</source>
        <translation>Se ei vastannut ajoissa.</translation>
    </message>
    <message>
        <source>It could not be started: %1</source>
        <translation>Sitä ei voitu käynnistää: %1</translation>
    </message>
    <message>
        <source>Its process has ended, with exit status %1.</source>
        <translation>Sen prosessi on päättynyt paluuarvolla %1.</translation>
    </message>
    <message>
        <source>Its process has crashed, or was ended from outside (%1).</source>
        <translation>Sen prosessi on kaatunut, tai se lopetettiin ulkopuolelta (%1).</translation>
    </message>
    <message>
        <source>Its last message:</source>
        <translation>Viimeksi se ilmoitti:</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Open matches</source>
        <translation>Avaa otteluita</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>Tiedostoa %1 ei voitu lukea.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Leikepöydällä ei ole tekstiä.</translation>
    </message>
    <message>
        <source>The match is damaged. %1 It was copied up to the line before that.</source>
        <translation>Ottelu on vioittunut. %1 Ottelu kopioitiin sitä edeltävään riviin asti.</translation>
    </message>
    <message>
        <source>Importing matches</source>
        <translation>Otteluita tuodaan</translation>
    </message>
    <message numerus="yes">
        <source>And %n more file(s) could not be imported.</source>
        <translation>
            <numerusform>Lisäksi %n tiedostoa ei voitu tuoda.</numerusform>
            <numerusform>Lisäksi %n tiedostoa ei voitu tuoda.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 contains no Limbo Table match.</source>
        <translation>Tiedostossa %1 ei ole Limbo Tablen ottelua.</translation>
    </message>
    <message>
        <source>%1 is damaged. %2 The match was imported up to the line before that.</source>
        <translation>Tiedosto %1 on vioittunut. %2 Ottelu tuotiin sitä edeltävään riviin asti.</translation>
    </message>
    <message>
        <source>Only the first match could be imported.</source>
        <translation>Vain ensimmäinen ottelu voitiin tuoda.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported. The first one is on the table.</source>
        <translation>
            <numerusform>%n ottelu tuotiin. Se on pöydällä.</numerusform>
            <numerusform>%n ottelua tuotiin. Ensimmäinen on pöydällä.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is on the clipboard, as one line of text for a message.</source>
        <translation>Ottelu on leikepöydällä yhtenä tekstirivinä, valmiina viestiin liitettäväksi.</translation>
    </message>
    <message>
        <source>It holds all cards, including those that nobody has seen yet.</source>
        <translation>Siinä ovat kaikki kortit, myös ne, joita kukaan ei ole vielä nähnyt.</translation>
    </message>
    <message>
        <source>Too damaged to save any of it: %1</source>
        <translation>Kokonaan tallentamatta vaurioiden vuoksi: %1</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Tallenna ottelu</translation>
    </message>
    <message>
        <source>The match was saved: %1</source>
        <translation>Ottelu tallennettiin: %1</translation>
    </message>
    <message>
        <source>The match is damaged. %1 It was saved up to the line before that.</source>
        <translation>Ottelu on vioittunut. %1 Ottelu tallennettiin sitä edeltävään riviin asti.</translation>
    </message>
    <message>
        <source>Save the matches</source>
        <translation>Tallenna ottelut</translation>
    </message>
    <message>
        <source>Saving matches</source>
        <translation>Tallennetaan otteluita</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved in %1</source>
        <translation>
            <numerusform>%n ottelu tallennettiin kansioon %1</numerusform>
            <numerusform>%n ottelua tallennettiin kansioon %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Damaged, and saved up to the damaged line: %1</source>
        <translation>Tallennettu vain vioittuneeseen riviin asti: %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>Tiedostoon %1 ei voitu kirjoittaa.</translation>
    </message>
    <message>
        <source>Limbo Table matches</source>
        <translation>Limbo Tablen ottelut</translation>
    </message>
    <message>
        <source>This match is not in the list of matches any more: another program may have removed it.</source>
        <translation>Tätä ottelua ei löydy otteluluettelosta: toinen ohjelma on ehkä poistanut sen.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n of %1 match(es) imported. They are kept.</source>
        <translation>
            <numerusform>Keskeytetty: %1 ottelusta tuotiin %n. Se jää otteluluetteloon.</numerusform>
            <numerusform>Keskeytetty: %1 ottelusta tuotiin %n. Ne jäävät otteluluetteloon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n of %2 match(es) saved in %1.</source>
        <translation>
            <numerusform>Keskeytetty: %2 ottelusta tallennettiin %n kansioon %1.</numerusform>
            <numerusform>Keskeytetty: %2 ottelusta tallennettiin %n kansioon %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Is this game new to you? It has a short tutorial.</source>
        <translation>Onko peli sinulle uusi? Siihen on lyhyt opastus.</translation>
    </message>
    <message>
        <source>Begin the tutorial</source>
        <translation>Aloita opastus</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Learn</source>
        <translation>Opettele</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <translation>Opettele: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <extracomment>%1 is a game, or how far its match is</extracomment>
        <translation>Jatka: %1</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>a new match, where another one is under way</extracomment>
        <translation>Uusi</translation>
    </message>
    <message>
        <source>New match: %1</source>
        <translation>Uusi ottelu: %1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons</source>
        <translation>%1/%2&#xa0;harjoitusta</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles</source>
        <translation>%1/%2&#xa0;pulmaa</translation>
    </message>
    <message>
        <source>Lessons – %1 of %2 done</source>
        <translation>Harjoitukset – %1/%2 tehty</translation>
    </message>
    <message>
        <source>Puzzles – %1 of %2 solved</source>
        <translation>Pulmat – %1/%2 ratkaistu</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Pelaa heti</translation>
    </message>
    <message>
        <source>Play now: %1</source>
        <translation>Pelaa heti: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
</context>
<context>
    <name>Grades</name>
    <message>
        <source>world class</source>
        <translation>maailmanluokka</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Hint: %1</source>
        <translation>Vihje: %1</translation>
    </message>
</context>
<context>
    <name>HandOrders</name>
    <message>
        <source>Hands are sorted by rank.</source>
        <translation>Kädet on järjestetty arvon mukaan.</translation>
    </message>
    <message>
        <source>Hands are sorted by suit.</source>
        <translation>Kädet on järjestetty maan mukaan.</translation>
    </message>
    <message>
        <source>Hands lie as they were dealt.</source>
        <translation>Kädet ovat jakojärjestyksessä.</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Paikka %1/%2</translation>
    </message>
    <message>
        <source>Your hand lies in an order of your own.</source>
        <translation>Kätesi on omassa järjestyksessäsi.</translation>
    </message>
</context>
<context>
    <name>Handover</name>
    <message>
        <source>Undone:</source>
        <translation>Kumottu:</translation>
    </message>
    <message>
        <source>The table is covered</source>
        <translation>Pöytä on peitetty</translation>
    </message>
    <message>
        <source>Now it is %1’s turn</source>
        <translation>Nyt vuorossa on %1</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Olen %1: näytä korttini</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Näytä korttini</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint: %1</source>
        <translation>Vihje: %1</translation>
    </message>
    <message>
        <source>It is your only action.</source>
        <translation>Muuta siirtoa sinulla ei ole.</translation>
    </message>
    <message>
        <source>Go on first: the table still shows the round that is over.</source>
        <translation>Jatka ensin: pöydällä näkyy vielä päättynyt kierros.</translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. Next best: %2, %3%.</source>
        <translation>Voittomahdollisuutesi: %1&#xa0;%. Seuraavaksi paras: %2, %3&#xa0;%.</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>Tietokonepelaaja on lakannut toimimasta.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Mietitään…</translation>
    </message>
    <message>
        <source>Just as good: %1</source>
        <translation>Yhtä hyvä: %1</translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. Every other action: at most %2%.</source>
        <translation>Voittomahdollisuutesi: %1&#xa0;%. Kaikki muut siirrot: enintään %2&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Matches are being saved again.</source>
        <translation>Ottelut tallentuvat taas.</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>no key</source>
        <translation>ei näppäintä</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>oletus: %1</translation>
    </message>
    <message>
        <source>Choose keys</source>
        <translation>Valitse näppäimet</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Haku</translation>
    </message>
    <message>
        <source>a command or a key, such as Ctrl+N</source>
        <translation>komento tai näppäin, kuten Ctrl+N</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Komento</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>Oletus</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Komennot</translation>
    </message>
    <message>
        <source>Set &amp;this key</source>
        <translation>Aseta &amp;tämä näppäin</translation>
    </message>
    <message>
        <source>Add t&amp;o its keys</source>
        <translation>&amp;Lisää sen näppäimiin</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Ei näppäintä</translation>
    </message>
    <message>
        <source>Its &amp;usual keys</source>
        <translation>Palauta &amp;sen oletus</translation>
    </message>
    <message>
        <source>&amp;All usual keys</source>
        <translation>Palauta &amp;kaikki oletukset</translation>
    </message>
    <message>
        <source>Undo the last &amp;change</source>
        <translation>Ku&amp;moa viime muutos</translation>
    </message>
    <message>
        <source>&amp;Remove these entries</source>
        <translation>P&amp;oista nämä merkinnät</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>&amp;Uusi näppäin</translation>
    </message>
    <message>
        <source>New &amp;key for “%1”</source>
        <translation>&amp;Uusi näppäin komennolle ”%1”</translation>
    </message>
    <message>
        <source>%1 cannot be chosen: the table, the menus or the lists need it.</source>
        <translation>Näppäintä %1 ei voi valita: pöytä, valikot tai luettelot tarvitsevat sitä.</translation>
    </message>
    <message>
        <source>%1 is a key of this command already.</source>
        <translation>%1 on jo tämän komennon näppäin.</translation>
    </message>
    <message>
        <source>%1 is free.</source>
        <translation>%1 on vapaa.</translation>
    </message>
    <message>
        <source>%1 is a key of “%2”, which loses it if you choose it here.</source>
        <translation>%1 on komennon ”%2” näppäin. Jos valitset sen tähän, tuo komento menettää sen.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>At the table</source>
        <translation>Pöydässä</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Hiirellä</translation>
    </message>
    <message>
        <source>In the panel</source>
        <translation>Paneelissa</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Uusinnassa</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>One line back or forward</source>
        <translation>Rivi taaksepäin tai eteenpäin</translation>
    </message>
    <message>
        <source>To the deal before, or to the next one</source>
        <translation>Edelliseen tai seuraavaan jakoon</translation>
    </message>
    <message>
        <source>To the first line, or to the last</source>
        <translation>Ensimmäiselle tai viimeiselle riville</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>Toista tai keskeytä</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Poistu uusinnasta</translation>
    </message>
    <message>
        <source>Go from piece to piece</source>
        <translation>Siirry kohteesta toiseen</translation>
    </message>
    <message>
        <source>Go to the first piece of a part of the table, or to the last</source>
        <translation>Siirry pöydän osan ensimmäiseen tai viimeiseen kohteeseen</translation>
    </message>
    <message>
        <source>Move the card in your hand to the left or right</source>
        <translation>Siirrä kädessäsi olevaa korttia vasemmalle tai oikealle</translation>
    </message>
    <message>
        <source>Go to the next part of the table, or back</source>
        <translation>Siirry pöydän seuraavaan osaan tai takaisin</translation>
    </message>
    <message>
        <source>Pick a piece; put it down; press a button; continue after a message</source>
        <translation>Poimi kohde, laske se, paina painiketta tai kuittaa viesti</translation>
    </message>
    <message>
        <source>While something moves: skip the animation</source>
        <translation>Kun jokin liikkuu: ohita animaatio</translation>
    </message>
    <message>
        <source>With any letter: to the next line of the list that begins with it</source>
        <translation>Minkä tahansa kirjaimen kanssa: luettelon seuraavalle riville, joka alkaa sillä kirjaimella</translation>
    </message>
    <message>
        <source>Let go of a piece; dismiss a message</source>
        <translation>Laske kohde takaisin tai sulje viesti</translation>
    </message>
    <message>
        <source>Click, or drag</source>
        <translation>Napsautus tai veto</translation>
    </message>
    <message>
        <source>Pick a piece, and put it down</source>
        <translation>Poimi kohde ja laske se</translation>
    </message>
    <message>
        <source>Drag along the hand</source>
        <translation>Veto kättä pitkin</translation>
    </message>
    <message>
        <source>Put the cards in an order of your own</source>
        <translation>Pane kortit omaan järjestykseesi</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Kaksoisnapsautus</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Oikea painike</translation>
    </message>
    <message>
        <source>Let go of a piece</source>
        <translation>Laske kohde takaisin</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rulla</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Lähennä tai loitonna</translation>
    </message>
    <message>
        <source>Move the view of the table</source>
        <translation>Siirrä pöydän näkymää</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Keskipainike</translation>
    </message>
    <message>
        <source>Take the default action with a piece</source>
        <translation>Tee kohteella oletussiirto</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>This system has no font for this language. Install one, such as the package fonts-noto-cjk on Debian and Ubuntu or google-noto-sans-cjk-fonts on Fedora, and restart Limbo Table.</source>
        <extracomment>to be translated in Latin letters only: there is no font for others</extracomment>
        <translation>Järjestelmässä ei ole fonttia tälle kielelle. Asenna sellainen, esimerkiksi paketti fonts-noto-cjk (Debian ja Ubuntu) tai google-noto-sans-cjk-fonts (Fedora), ja käynnistä Limbo Table uudelleen.</translation>
    </message>
</context>
<context>
    <name>LessonBand</name>
    <message>
        <source>Skip</source>
        <translation>Ohita</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Seuraava</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>No line here begins with %1.</source>
        <translation>Mikään rivi ei ala näin: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Käsi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Tapahtumat</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Pisteet</translation>
    </message>
</context>
<context>
    <name>LogsModel</name>
    <message>
        <source>From here on the matches differ.</source>
        <translation>Tässä ottelut erkanevat.</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>The cards were in a good mood.</source>
        <translation>Kortit olivat hyvällä tuulella.</translation>
    </message>
    <message>
        <source>Nobody has to know how much of that was skill.</source>
        <translation>Kenenkään ei tarvitse tietää, paljonko siitä oli taitoa.</translation>
    </message>
    <message>
        <source>A good day for a lottery ticket.</source>
        <translation>Hyvä päivä ostaa arpa.</translation>
    </message>
    <message>
        <source>If there was a plan behind it, it was the cards’ own.</source>
        <translation>Jos tämän takana oli suunnitelma, se oli korttien oma.</translation>
    </message>
    <message>
        <source>Better not to look too pleased.</source>
        <translation>Parempi olla näyttämättä liian tyytyväiseltä.</translation>
    </message>
    <message>
        <source>The cards looked the other way.</source>
        <translation>Kortit katsoivat muualle.</translation>
    </message>
    <message>
        <source>Well shuffled, whoever did it.</source>
        <translation>Hyvin sekoitettu, kuka sen sitten tekikin.</translation>
    </message>
    <message>
        <source>Blame the shuffle; everyone does.</source>
        <translation>Syytä sekoitusta; niin kaikki tekevät.</translation>
    </message>
    <message>
        <source>Better luck next time.</source>
        <translation>Parempaa onnea ensi kerralla.</translation>
    </message>
    <message>
        <source>In chess this would not have happened.</source>
        <translation>Shakissa näin ei olisi käynyt.</translation>
    </message>
    <message>
        <source>Even an expert may sigh here.</source>
        <translation>Tässä huokaisee konkarikin.</translation>
    </message>
    <message>
        <source>Unlucky at cards, they say, lucky in love.</source>
        <translation>Huono onni pelissä, hyvä rakkaudessa, sanotaan.</translation>
    </message>
    <message>
        <source>The cards did their share of the work.</source>
        <translation>Kortit tekivät oman osansa työstä.</translation>
    </message>
    <message>
        <source>At the start the chances are those of equal players, at the end they are the result. Every change in between is counted exactly once, so the figures always add up.</source>
        <translation>Alussa mahdollisuudet ovat tasavahvojen pelaajien, lopussa ne ovat tulos. Jokainen muutos siinä välissä lasketaan täsmälleen kerran, joten luvut täsmäävät aina.</translation>
    </message>
    <message>
        <source>Own errors: what this player’s decisions cost, judged by what could be known at the time. The strongest computer player judges each of them as if it had sat in that place.</source>
        <translation>Omat virheet: mitä tämän pelaajan päätökset maksoivat, arvioituna sen perusteella, mitä silloin saattoi tietää. Vahvin tietokonepelaaja arvioi niistä jokaisen kuin istuisi tällä paikalla.</translation>
    </message>
    <message>
        <source>Others’ errors: what the decisions of the other players cost them, judged in the same way. What one side loses, the other sides gain in equal parts; what a partner loses, this player loses as well.</source>
        <translation>Muiden virheet: mitä muiden pelaajien päätökset maksoivat heille, samalla tavalla arvioituna. Minkä yksi puoli menettää, sen muut saavat tasan jaettuna; minkä pari menettää, sen menettää tämä pelaajakin.</translation>
    </message>
    <message>
        <source>Cards: everything else from one decision of this player to the next: what was dealt, drawn and turned up, and what no player could have known. In a game without chance that is called “unforeseen”: what the computer player did not see coming.</source>
        <translation>Kortit: kaikki muu tämän pelaajan päätöksestä seuraavaan: mitä jaettiin, nostettiin ja käännettiin ja mitä yksikään pelaaja ei voinut tietää. Pelissä, jossa ei ole sattumaa, sen nimi on ”ennakoimatonta”: se, mitä tietokonepelaaja ei nähnyt ennalta.</translation>
    </message>
    <message>
        <source>Where the figures are not exact: a mistake that the computer player overlooks is not counted as an error, but as luck. Of several good actions it rates the best one slightly too high, so errors look a little larger than they are.</source>
        <translation>Missä luvut ovat epätarkkoja: virhe, jota tietokonepelaaja ei huomaa, lasketaan onneksi eikä virheeksi. Monesta hyvästä siirrosta se arvioi parhaan hieman liian hyväksi, joten virheet näyttävät vähän todellista suuremmilta.</translation>
    </message>
    <message>
        <source>very lucky %1</source>
        <translation>erittäin hyvä onni %1</translation>
    </message>
    <message>
        <source>lucky %1</source>
        <translation>hyvä onni %1</translation>
    </message>
    <message>
        <source>very unlucky %1</source>
        <translation>erittäin huono onni %1</translation>
    </message>
    <message>
        <source>unlucky %1</source>
        <translation>huono onni %1</translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation>Hyvä onni</translation>
    </message>
    <message>
        <source>Unlucky</source>
        <translation>Huono onni</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: cards %3, the opponent’s errors %4, own errors %5; result %6%.</source>
        <translation>%1: alussa %2 %; sitten prosenttiyksikköinä: kortit %3, vastustajan virheet %4, omat virheet %5; tulos %6 %.</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: unforeseen %3, the opponent’s errors %4, own errors %5; result %6%.</source>
        <translation>%1: alussa %2 %; sitten prosenttiyksikköinä: ennakoimatonta %3, vastustajan virheet %4, omat virheet %5; tulos %6 %.</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: cards %3, others’ errors %4, own errors %5; result %6%.</source>
        <translation>%1: alussa %2 %; sitten prosenttiyksikköinä: kortit %3, muiden virheet %4, omat virheet %5; tulos %6 %.</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: unforeseen %3, others’ errors %4, own errors %5; result %6%.</source>
        <translation>%1: alussa %2 %; sitten prosenttiyksikköinä: ennakoimatonta %3, muiden virheet %4, omat virheet %5; tulos %6 %.</translation>
    </message>
    <message>
        <source>All rounds are added up.</source>
        <translation>Kaikki kierrokset on laskettu yhteen.</translation>
    </message>
    <message>
        <source>Without the luck of the cards the result would have been %1%.</source>
        <translation>Ilman korttionnen vaikutusta tulos olisi ollut %1 %.</translation>
    </message>
    <message>
        <source>Such bad luck is hard to make up for.</source>
        <translation>Näin huonoa onnea on vaikea korvata.</translation>
    </message>
    <message>
        <source>After the last decision alone, the cards gave %1 percentage points.</source>
        <translation>Pelkästään viimeisen päätöksen jälkeen kortit toivat %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>After the last decision alone, the cards took %1 percentage points.</source>
        <translation>Pelkästään viimeisen päätöksen jälkeen kortit veivät %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: cards %1, the opponent’s errors %2.</source>
        <translation>Edellisen päätöksen jälkeen, prosenttiyksikköinä: kortit %1, vastustajan virheet %2.</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: unforeseen %1, the opponent’s errors %2.</source>
        <translation>Edellisen päätöksen jälkeen, prosenttiyksikköinä: ennakoimatonta %1, vastustajan virheet %2.</translation>
    </message>
    <message>
        <source>Without the luck of the cards: the result minus what the cards gave. It can be below 0 or above 100.</source>
        <translation>Ilman korttionnen vaikutusta: tulos, josta on vähennetty korttien osuus. Se voi olla alle 0 tai yli 100.</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: cards %1, others’ errors %2.</source>
        <translation>Edellisen päätöksen jälkeen, prosenttiyksikköinä: kortit %1, muiden virheet %2.</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: unforeseen %1, others’ errors %2.</source>
        <translation>Edellisen päätöksen jälkeen, prosenttiyksikköinä: ennakoimatonta %1, muiden virheet %2.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>There is no rule book for this game.</source>
        <translation>Tällä pelillä ei ole sääntökirjaa.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Asetuksia ei voitu tallentaa.</translation>
    </message>
    <message>
        <source>Actions and log</source>
        <translation>Siirrot ja tapahtumat</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Computer players about as strong as you</source>
        <translation>Tietokonepelaajat suunnilleen omalla tasollasi</translation>
    </message>
    <message>
        <source>any</source>
        <translation>mikä tahansa</translation>
    </message>
    <message>
        <source>Allow undo at any time</source>
        <translation>Siirrot saa perua milloin tahansa</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Pelaajan %1 nimi</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Pelaaja %1</translation>
    </message>
    <message>
        <source>At present that is %1. The level follows your results from match to match.</source>
        <translation>Nyt tasollasi on %1. Taso seuraa tuloksiasi ottelusta toiseen.</translation>
    </message>
    <message>
        <source>You have no results in this game yet, so for now that is %1. From your first match on, the level follows your results.</source>
        <translation>Sinulla ei ole vielä tuloksia tässä pelissä, joten toistaiseksi vastassa on %1. Ensimmäisestä ottelusta alkaen taso seuraa tuloksiasi.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Jaon numero</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Muunnelma</translation>
    </message>
    <message>
        <source>Friends who begin with the same number and the same rules get the same cards.</source>
        <translation>Ystävät saavat samat kortit samalla numerolla ja samoilla&#xa0;säännöillä.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>The table is covered while you change places at the screen.</source>
        <translation>Pöytä peitetään, kun vaihdatte vuoroa näytön ääressä.</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Winner: %1, %2</source>
        <translation>Voitto: %1, %2</translation>
    </message>
    <message>
        <source>Winners: %1, %2</source>
        <translation>Voitto: %1, %2</translation>
    </message>
    <message>
        <source>Table of the day, %1</source>
        <extracomment>of a match: it is the table of this date</extracomment>
        <translation>Päivän pöytä %1</translation>
    </message>
    <message>
        <source>From line %1 on</source>
        <translation>Riviltä %1 alkaen</translation>
    </message>
    <message>
        <source>All lost, %2</source>
        <translation>Kaikki hävisivät, %2</translation>
    </message>
    <message>
        <source>All won, %2</source>
        <translation>Kaikki voittivat, %2</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>That match is on the table of another running copy of Limbo Table.</source>
        <translation>Ottelu on toisen käynnissä olevan Limbo Tablen pöydällä.</translation>
    </message>
    <message>
        <source>The match on the table cannot be deleted: open another one first.</source>
        <translation>Pöydällä olevaa ottelua ei voi poistaa: avaa ensin toinen ottelu.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are on the table of another running copy of Limbo Table.</source>
        <translation>
            <numerusform>%n ottelu on toisen käynnissä olevan Limbo Tablen pöydällä.</numerusform>
            <numerusform>%n ottelua on toisen käynnissä olevan Limbo Tablen pöydällä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted. They can be brought back: Ctrl+Z.</source>
        <translation>
            <numerusform>%n ottelu poistettiin. Ctrl+Z palauttaa sen.</numerusform>
            <numerusform>%n ottelua poistettiin. Ctrl+Z palauttaa ne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back</source>
        <translation>
            <numerusform>%n ottelu palautettiin</numerusform>
            <numerusform>%n ottelua palautettiin</numerusform>
        </translation>
    </message>
    <message>
        <source>These matches could not be read. They stay as they are.</source>
        <translation>Näitä otteluita ei voitu lukea. Ne jätetään ennalleen.</translation>
    </message>
    <message>
        <source>These matches have nothing in common: they begin differently.</source>
        <translation>Näillä otteluilla ei ole mitään yhteistä: ne alkavat eri tavalla.</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Tilanne</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Pelattu viimeksi</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Alkoi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>Deal %1</source>
        <translation>Jako %1</translation>
    </message>
    <message>
        <source>Began %1</source>
        <translation>Alkoi %1</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <translation>Pelattu viimeksi %1</translation>
    </message>
    <message>
        <source>Two matches are selected: they can be compared side by side.</source>
        <translation>Kaksi ottelua on valittu: niitä voi verrata rinnakkain.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) selected</source>
        <translation>
            <numerusform>%n ottelu valittu</numerusform>
            <numerusform>%n ottelua valittu</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Ottelut</translation>
    </message>
    <message>
        <source>Find by name, player, game or deal</source>
        <translation>Etsi nimen, pelaajan, pelin tai jaon mukaan</translation>
    </message>
    <message>
        <source>The table of the selected match</source>
        <translation>Valitun ottelun pöytä</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>No matches here.</source>
        <translation>Ei otteluita.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Tilanne</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Kaikki ottelut</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Kesken</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Päättyneet</translation>
    </message>
    <message>
        <source>O&amp;pen</source>
        <translation>&amp;Avaa</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Nimeä &amp;uudelleen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>P&amp;oista</translation>
    </message>
    <message>
        <source>&amp;Undo the deletion</source>
        <translation>Ku&amp;moa poisto</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopioi tekstinä</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>L&amp;iitä</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Sulje</translation>
    </message>
    <message>
        <source>&amp;Side by side…</source>
        <translation>Ri&amp;nnakkain…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Vie…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Tuo…</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n odottaa</numerusform>
            <numerusform>%n odottaa</numerusform>
        </translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Omat virheesi</translation>
    </message>
    <message>
        <source>%1 (%2 percentage points)</source>
        <translation>%1 (%2&#xa0;%-yks.)</translation>
    </message>
    <message>
        <source>This match has changed: its mistake cannot be shown any more.</source>
        <translation>Ottelu on muuttunut: sen virhettä ei voi enää näyttää.</translation>
    </message>
    <message>
        <source>Your mistakes, %1</source>
        <translation>Omat virheesi, %1</translation>
    </message>
    <message>
        <source>No, there is a better action.</source>
        <translation>Ei, parempikin siirto löytyy.</translation>
    </message>
    <message>
        <source>Right. You know it now, so it will not come back.</source>
        <translation>Oikein. Nyt osaat sen, joten se ei enää palaa.</translation>
    </message>
    <message numerus="yes">
        <source>Right. It will come back in %n day(s).</source>
        <translation>
            <numerusform>Oikein. Se palaa %n päivän päästä.</numerusform>
            <numerusform>Oikein. Se palaa %n päivän päästä.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played: %1. It cost you %2 percentage points of your chance to win. What would have been better?</source>
        <translation>Pelasit: %1. Se maksoi %2 prosenttiyksikköä voittomahdollisuuksistasi. Mikä olisi ollut parempi?</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Uusi ottelu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Pelaa heti</translation>
    </message>
</context>
<context>
    <name>OneSwitch</name>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Sulje ikkuna</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Työkalut</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Kaikki komennot</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>English rules</source>
        <translation>Englantilaiset säännöt</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>Japanilaiset säännöt</translation>
    </message>
    <message>
        <source>The team against the foes</source>
        <translation>Joukkue vihollisia vastaan</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Kaksi paria</translation>
    </message>
    <message>
        <source>Four players: the foes in the corners of partners are counted together.</source>
        <translation>Neljä pelaajaa: parin nurkkien viholliset lasketaan yhteen.</translation>
    </message>
    <message>
        <source>No bonus cards: learn how the locations pay.</source>
        <translation>Ei bonuskortteja: opi, mitä alueet tuottavat.</translation>
    </message>
    <message>
        <source>Build an island of tiles and balls, then take it apart. If you cannot complete a turn, you are out.</source>
        <translation>Rakenna laatoista ja palloista saari ja pura se sitten. Jos et voi pelata vuoroasi loppuun,&#xa0;putoat.</translation>
    </message>
    <message>
        <source>Cameron Browne</source>
        <extracomment>who devised the game</extracomment>
        <translation>Cameron Browne</translation>
    </message>
    <message>
        <source>The whole island</source>
        <translation>Koko saari</translation>
    </message>
    <message>
        <source>Eight balls each on 32 tiles, as the rules have it.</source>
        <translation>Kahdeksan palloa kullekin, 32 laattaa: sääntöjen&#xa0;mukaan.</translation>
    </message>
    <message>
        <source>A short match</source>
        <translation>Lyhyt ottelu</translation>
    </message>
    <message>
        <source>Five balls each on 20 tiles: over sooner, and good to learn with.</source>
        <translation>Viisi palloa kullekin, 20 laattaa: lyhyempi ja hyvä opetteluun.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelejä</translation>
    </message>
    <message>
        <source>White has an advantage, so the second player may take over White instead of taking a second turn. White does best to begin neither too strongly nor too weakly.</source>
        <translation>Valkoinen on etulyöntiasemassa. Toisen vuoronsa sijasta toinen pelaaja saa ottaa valkoisen itselleen, joten valkoisen ei kannata aloittaa liian vahvasti eikä liian heikosti.</translation>
    </message>
    <message>
        <source>Swapping sides</source>
        <translation>Puolten vaihto</translation>
    </message>
    <message>
        <source>Two players can swap sides, three cannot.</source>
        <translation>Kaksi pelaajaa voi vaihtaa puolia, kolme ei.</translation>
    </message>
    <message>
        <source>A match of two games is for two players.</source>
        <translation>Kahden pelin ottelu on kahdelle pelaajalle.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ei sallittu</translation>
    </message>
    <message>
        <source>once, after White’s second turn</source>
        <translation>kerran, valkoisen toisen vuoron jälkeen</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Omat valinnat</translation>
    </message>
    <message>
        <source>Count down from 101. The winner scores for the cards played, the loser for what is left.</source>
        <translation>Laske lukemaa alas 101:stä. Voittaja saa pisteet pelatuista korteista, häviäjä jäljelle jääneestä lukemasta.</translation>
    </message>
    <message>
        <source>David Parlett</source>
        <extracomment>who devised the game</extracomment>
        <translation>David Parlett</translation>
    </message>
    <message>
        <source>The stock lies</source>
        <translation>Nostopakka on</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>kuvapuoli alaspäin</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>kuvapuoli ylöspäin</translation>
    </message>
    <message>
        <source>With an empty hand you draw without knowing what comes.</source>
        <translation>Kun kätesi on tyhjä, käännät kortin tietämättä, mitä&#xa0;tulee.</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>Seuraava jako</translation>
    </message>
    <message>
        <source>from what is left</source>
        <translation>jäljellä olevista korteista</translation>
    </message>
    <message>
        <source>from the whole pack</source>
        <translation>koko pakasta</translation>
    </message>
    <message>
        <source>Cards that were played stay out until fewer than eleven are left in the stock: remembering them pays.</source>
        <translation>Pelatut kortit ovat poissa, kunnes jäljellä on alle yksitoista: ne kannattaa muistaa.</translation>
    </message>
    <message>
        <source>Every round begins with all 52 cards.</source>
        <translation>Joka kierros alkaa kaikilla 52 kortilla.</translation>
    </message>
    <message>
        <source>The winner scores for</source>
        <translation>Voittaja saa pisteet</translation>
    </message>
    <message>
        <source>when a player has a set number of points</source>
        <translation>kun pelaaja saavuttaa pistemäärän</translation>
    </message>
    <message>
        <source>after a set number of rounds</source>
        <translation>kun kierroksia on pelattu näin monta</translation>
    </message>
    <message>
        <source>every card on the pile</source>
        <translation>kaikista pinon korteista</translation>
    </message>
    <message>
        <source>the winner’s own cards</source>
        <translation>omista korteistaan</translation>
    </message>
    <message>
        <source>Doubling counts for</source>
        <translation>Tuplaus koskee</translation>
    </message>
    <message>
        <source>both scores</source>
        <translation>molempien pisteitä</translation>
    </message>
    <message>
        <source>the winner’s score</source>
        <translation>voittajan pisteitä</translation>
    </message>
    <message>
        <source>The next dealer is</source>
        <translation>Seuraava jakaja on</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>toinen pelaaja</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>voittaja</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Ottelu päättyy</translation>
    </message>
    <message>
        <source>when you stop</source>
        <translation>kun lopetatte</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Pelaajien määrä</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 pelaajaa</translation>
    </message>
    <message>
        <source>Equal cards hide each other; the lowest card still showing takes the foe. Keep your corner empty.</source>
        <translation>Samannumeroiset kortit kätkevät toisensa. Vihollisen saa se, jonka näkyvä kortti on matalin. Pidä nurkkasi tyhjänä.</translation>
    </message>
    <message>
        <source>Solo, with jokers</source>
        <translation>Jokainen yksin, jokerit mukana</translation>
    </message>
    <message>
        <source>The player with the fewest foes left at the end wins.</source>
        <translation>Voittaja on se, jonka nurkkaan jää lopulta vähiten vihollisia.</translation>
    </message>
    <message>
        <source>Players 1 and 3 play against players 2 and 4.</source>
        <translation>Pelaajat 1 ja 3 pelaavat pelaajia 2 ja 4 vastaan.</translation>
    </message>
    <message>
        <source>The foes win if one of them is left in any corner.</source>
        <translation>Viholliset voittavat, jos yksikin jää johonkin nurkkaan.</translation>
    </message>
    <message>
        <source>A hero without a player: he plays the top card of the deck, and fills a corner of his own.</source>
        <translation>Sankari, jolla ei ole pelaajaa: pelaa pakan päällimmäisen kortin ja kerää vihollisia omaan nurkkaansa.</translation>
    </message>
    <message>
        <source>Pairs are for four players.</source>
        <translation>Pareina pelataan neljän pelaajan kesken.</translation>
    </message>
    <message>
        <source>A team plays with two jokers or none.</source>
        <translation>Joukkue pelaa kahdella jokerilla tai ilman.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ei mukana</translation>
    </message>
    <message>
        <source>on: plays from the deck</source>
        <translation>mukana, pelaa pakasta</translation>
    </message>
    <message>
        <source>Up to four heroes have four cards each; only a team may play with three.</source>
        <translation>Kun sankareita on enintään neljä, kädessä on neljä korttia; vain joukkue saa pelata kolmella.</translation>
    </message>
    <message>
        <source>Jokers among the foes</source>
        <translation>Jokereita vihollisina</translation>
    </message>
    <message>
        <source>Two jokers in one corner cancel each other; a third one stays.</source>
        <translation>Kaksi jokeria samassa nurkassa kumoutuu; kolmas&#xa0;jää.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Kortteja kädessä</translation>
    </message>
    <message>
        <source>Three cards make it harder.</source>
        <translation>Kolme korttia tekee pelistä vaikeamman.</translation>
    </message>
    <message>
        <source>The Shadow</source>
        <translation>Varjo</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Tavalliset säännöt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>after one round</source>
        <translation>yhden kierroksen jälkeen</translation>
    </message>
    <message>
        <source>when a side has won a set number of rounds</source>
        <translation>kun jollakin on näin monta kierrosvoittoa</translation>
    </message>
    <message>
        <source>when a side has lost a set number of lives</source>
        <translation>kun joku on menettänyt näin monta elämää</translation>
    </message>
    <message>
        <source>Each foe that is left costs a life.</source>
        <translation>Jokainen jäljelle jäänyt vihollinen vie elämän.</translation>
    </message>
    <message>
        <source>Balls for each player</source>
        <translation>Palloja pelaajaa kohti</translation>
    </message>
    <message>
        <source>The island has four tiles for each ball of one player.</source>
        <translation>Saaressa on neljä laattaa yhden pelaajan jokaista palloa&#xa0;kohti.</translation>
    </message>
    <message>
        <source>Bonus cards are</source>
        <translation>Bonuskortit</translation>
    </message>
    <message>
        <source>Chips alone count.</source>
        <translation>Vain merkit ratkaisevat.</translation>
    </message>
    <message>
        <source>One of six bonus cards each, known to nobody else until the end.</source>
        <translation>Kullekin yksi kuudesta bonuskortista, muille tuntematon loppuun&#xa0;asti.</translation>
    </message>
    <message>
        <source>Quickstart game</source>
        <translation>Pika-aloitus</translation>
    </message>
    <message>
        <source>Send cubes to eight locations, win the majorities that pay chips, and keep your bonus secret.</source>
        <translation>Lähetä kuutioita kahdeksalle alueelle ja ota johto siellä, missä merkkejä jaetaan. Bonuksesi on salainen.</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Tavallinen peli</translation>
    </message>
    <message>
        <source>Advanced game, from memory</source>
        <translation>Edistyneiden peli, muistin varassa</translation>
    </message>
    <message>
        <source>not used: quickstart game</source>
        <translation>eivät ole mukana: pika-aloitus</translation>
    </message>
    <message>
        <source>dealt: standard game</source>
        <translation>jaetaan: tavallinen peli</translation>
    </message>
    <message>
        <source>The chips of others are</source>
        <translation>Muiden merkit</translation>
    </message>
    <message>
        <source>always in sight</source>
        <translation>näkyvät aina</translation>
    </message>
    <message>
        <source>hidden after each round</source>
        <translation>piilotetaan joka kierroksen jälkeen</translation>
    </message>
    <message>
        <source>Limbo: the countdown</source>
        <translation>Limbo: lähtölaskenta</translation>
    </message>
    <message>
        <source>Limbo: the foes</source>
        <translation>Limbo: viholliset</translation>
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
        <translation>2 pelaajaa · 3–5&#xa0;minuuttia</translation>
    </message>
    <message>
        <source>3–5 players · 5–15 minutes</source>
        <translation>3–5 pelaajaa · 5–15&#xa0;minuuttia</translation>
    </message>
    <message>
        <source>2–3 players · 10–20 minutes</source>
        <translation>2–3 pelaajaa · 10–20&#xa0;minuuttia</translation>
    </message>
    <message>
        <source>As much luck as skill</source>
        <translation>Onnea ja taitoa yhtä paljon</translation>
    </message>
    <message>
        <source>Much luck, some skill</source>
        <translation>Onnea paljon, taitoa jonkin verran</translation>
    </message>
    <message>
        <source>More skill than luck</source>
        <translation>Enemmän taitoa kuin onnea</translation>
    </message>
    <message>
        <source>No luck, only skill</source>
        <translation>Ei onnea, pelkkää taitoa</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Ihminen tällä koneella</translation>
    </message>
    <message>
        <source>The rules as David Parlett wrote them: the stock is face down, and every card on the pile scores.</source>
        <translation>David Parlettin säännöt: nostopakka on kuvapuoli alaspäin, ja pinon jokainen kortti tuo pisteitä.</translation>
    </message>
    <message>
        <source>Everybody has a secret bonus worth up to 12 points.</source>
        <translation>Jokaisella on salainen bonus, joka tuo enintään 12&#xa0;pistettä.</translation>
    </message>
    <message>
        <source>You choose your bonus card from a set that is passed round, and have to remember the others’ chips.</source>
        <translation>Valitset bonuksesi kiertävästä nipusta ja painat mieleesi, kuka sai mitä.</translation>
    </message>
    <message>
        <source>As it is played in Japan: the top card of the stock lies face up, and only the winner’s own cards score.</source>
        <translation>Näin pelataan Japanissa: nostopakan päällimmäinen on näkyvissä, ja vain voittajan omat kortit tuovat pisteitä.</translation>
    </message>
    <message>
        <source>The loser’s points for the count are doubled too.</source>
        <translation>Myös häviäjän pisteet jäljelle jääneestä lukemasta&#xa0;tuplataan.</translation>
    </message>
    <message>
        <source>You win together if every corner is empty at the end.</source>
        <translation>Voitatte yhdessä, jos jokainen nurkka on lopuksi tyhjä.</translation>
    </message>
    <message>
        <source>chosen from a set that is passed round: advanced game</source>
        <translation>valitaan kiertävästä nipusta: edistyneiden peli</translation>
    </message>
    <message>
        <source>You see who gets which chips, and then have to remember them.</source>
        <translation>Näet, kuka saa mitä, ja sitten se on muistettava.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Pelitapa</translation>
    </message>
    <message>
        <source>team: all together</source>
        <translation>kaikki yhtenä joukkueena</translation>
    </message>
    <message>
        <source>A team must win that many rounds before it loses as many.</source>
        <translation>Joukkueen on voitettava näin monta kierrosta, ennen kuin se häviää yhtä monta.</translation>
    </message>
    <message>
        <source>solo: each player alone</source>
        <translation>jokainen yksin</translation>
    </message>
    <message>
        <source>pairs: partners sit opposite each other</source>
        <translation>vastakkain istuvat pareina</translation>
    </message>
    <message>
        <source>With five heroes, the Shadow included, each hand has three cards.</source>
        <translation>Kun sankareita on viisi, Varjo mukaan lukien, kädessä on kolme korttia.</translation>
    </message>
    <message>
        <source>The Shadow can join only three or four players.</source>
        <translation>Varjo tulee mukaan kolmen tai neljän pelaajan peliin.</translation>
    </message>
    <message>
        <source>Each player takes one and passes the rest; the seventh, the Betrayal, scores for beating the others at their bonuses.</source>
        <translation>Kukin ottaa yhden ja antaa loput eteenpäin; seitsemännestä, Petoksesta, saa pisteitä, jos päihittää muut heidän omissa bonuksissaan.</translation>
    </message>
    <message>
        <source>You know the starter before you double and, with an empty hand, the next card before you take it.</source>
        <translation>Aloituskortin näet jo ennen tuplausta, ja tyhjällä kädellä tiedät seuraavan kortin ennalta.</translation>
    </message>
    <message>
        <source>The player with the fewest foes left wins; ties share the win.</source>
        <translation>Se voittaa, jolle jää vähiten vihollisia; tasatuloksessa voitto jaetaan.</translation>
    </message>
    <message>
        <source>Two games make a match in which each player has White once. With one win each, the match is shared.</source>
        <translation>Kahden pelin ottelussa kumpikin on kerran valkoinen. Jos kumpikin voittaa yhden pelin, ottelu päättyy&#xa0;tasan.</translation>
    </message>
</context>
<context>
    <name>OwnKeys</name>
    <message>
        <source>These keys in the settings are not understood: %1</source>
        <translation>Näitä asetusten näppäimiä ei ymmärretty: %1</translation>
    </message>
    <message>
        <source>These keys in the settings belong to the table, the menus or the lists: %1</source>
        <translation>Nämä asetusten näppäimet kuuluvat pöydälle, valikoille tai luetteloille: %1</translation>
    </message>
    <message>
        <source>These keys in the settings belong to another command already: %1</source>
        <translation>Nämä asetusten näppäimet on annettu jo toiselle komennolle: %1</translation>
    </message>
    <message>
        <source>All commands have their usual keys.</source>
        <translation>Kaikilla komennoilla on oletusnäppäimensä.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Kumottu.</translation>
    </message>
    <message>
        <source>The entries without effect have been removed.</source>
        <translation>Merkinnät, joilla ei ollut vaikutusta, on poistettu.</translation>
    </message>
    <message>
        <source>“%1” has the key %2.</source>
        <translation>Komennolla ”%1” on näppäin %2.</translation>
    </message>
    <message>
        <source>“%1” has no key.</source>
        <translation>Komennolla ”%1” ei ole näppäintä.</translation>
    </message>
</context>
<context>
    <name>OwnVoice</name>
    <message>
        <source>The speech synthesiser of this system does not work: %1</source>
        <translation>Järjestelmän puhesyntetisaattori ei toimi: %1</translation>
    </message>
</context>
<context>
    <name>PastBand</name>
    <message>
        <source>Replay of earlier lines. The match waits as you left it.</source>
        <translation>Uusinta: katsot jo pelattua. Ottelu odottaa siinä, mihin se jäi.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>All games</source>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Mitä pelataan?</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Takaisin pöytään</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>Graphs need NumPy, which is not installed. Here are their figures.</source>
        <translation>Kuvaajiin tarvitaan NumPy, jota ei ole asennettu: tässä ovat niiden luvut.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>a cell of a table that is empty, as it is read out</extracomment>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>%1: %2. %3.</source>
        <extracomment>a cell as it is read out: its column, what stands there, and its row</extracomment>
        <translation>%1: %2. %3.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 – %3)</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Taulukkona</translation>
    </message>
    <message>
        <source>Show the figures as a table</source>
        <translation>Näytä luvut taulukkona</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>alle %1</translation>
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
        <translation>Peru</translation>
    </message>
</context>
<context>
    <name>Publishing</name>
    <message>
        <source>Web page with the whole match</source>
        <translation>Verkkosivu, jossa on koko ottelu</translation>
    </message>
    <message>
        <source>Animated picture of the whole match</source>
        <translation>Animoitu kuva koko ottelusta</translation>
    </message>
    <message>
        <source>Picture of the table now</source>
        <translation>Kuva pöydästä nyt</translation>
    </message>
    <message>
        <source>Drawing of the table now</source>
        <translation>Piirros pöydästä nyt</translation>
    </message>
    <message>
        <source>Save as a page or a picture</source>
        <translation>Tallenna sivuna tai kuvana</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>Tiedostoon %1 ei voitu kirjoittaa.</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <translation>Tallennettu: %1 (%2)</translation>
    </message>
    <message>
        <source>Making the page</source>
        <translation>Tehdään sivua</translation>
    </message>
    <message>
        <source>Making the picture</source>
        <translation>Tehdään kuvaa</translation>
    </message>
</context>
<context>
    <name>PuzzleBand</name>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Valmis</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Seuraava pulma</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ohita</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>The puzzles could not be read.</source>
        <translation>Pulmia ei voitu lukea.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Ratkaistu.</translation>
    </message>
    <message>
        <source>Ask once more for the action itself.</source>
        <translation>Jos kysyt uudelleen, kerrotaan siirto.</translation>
    </message>
    <message>
        <source>First hint: look at what the frame is around.</source>
        <translation>Ensivihje: katso sitä, mikä on kehystetty.</translation>
    </message>
    <message>
        <source>First hint: the solution does not begin with “%1”, tempting as that is.</source>
        <translation>Ensivihje: ratkaisu ei ala näin, vaikka se houkuttaa: ”%1”.</translation>
    </message>
    <message>
        <source>Solved, after a first hint: your rating does not count it as solved.</source>
        <translation>Ratkaistu ensivihjeen jälkeen: vahvuusluvussasi sitä ei lasketa ratkaistuksi.</translation>
    </message>
    <message>
        <source>Right so far.</source>
        <translation>Oikein tähän asti.</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>helppo</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>keskivaikea</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>vaikea</translation>
    </message>
    <message>
        <source>Why the solution begins like this: %1</source>
        <extracomment>after a puzzle is solved; the position before the first action is meant</extracomment>
        <translation>Miksi ratkaisu alkaa näin: %1</translation>
    </message>
    <message>
        <source>%1, puzzle %3, %2</source>
        <translation>%1, tehtävä %3, %2</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <extracomment>after a puzzle of one action is solved: why it was the right one</extracomment>
        <translation>Miksi: %1</translation>
    </message>
    <message>
        <source>Your puzzle rating: %1, very likely between %2 and %3. Easy puzzles are rated below %4, hard ones %5 or more. The first try at each puzzle counts; one with a hint counts as not solved.</source>
        <translation>Vahvuuslukusi tehtävissä: %1, hyvin todennäköisesti väliltä %2–%3. Helppojen tehtävien vahvuusluku on alle %4, vaikeiden vähintään %5. Jokaisesta tehtävästä lasketaan ensimmäinen yritys, eikä vihjeen avulla saatua ratkaisua lasketa.</translation>
    </message>
    <message>
        <source>Your puzzle rating: %1.</source>
        <translation>Vahvuuslukusi tehtävissä: %1.</translation>
    </message>
    <message>
        <source>Solved, but with a hint: it does not count as solved.</source>
        <translation>Ratkaistu, mutta vihjeen avulla: sitä ei lasketa ratkaisuksi.</translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message>
        <source>Theme</source>
        <translation>Aihe</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Kaikki aiheet</translation>
    </message>
    <message>
        <source>For you</source>
        <translation>Sinulle sopivat</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Pulmat</translation>
    </message>
    <message>
        <source>Positions from matches, each with one solution. Your match waits until you come back.</source>
        <translation>Asemia otteluista, kussakin yksi ratkaisu. Ottelusi odottaa, kunnes palaat.</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles solved</source>
        <translation>%1/%2 pulmaa ratkaistu</translation>
    </message>
    <message>
        <source>Practise &amp;weaknesses…</source>
        <translation>&amp;Harjoittele heikkouksia…</translation>
    </message>
    <message>
        <source>By theme, what you solved and what your errors in matches cost</source>
        <translation>Aiheittain: mitä olet ratkaissut ja mitä virheesi ovat otteluissa maksaneet</translation>
    </message>
</context>
<context>
    <name>Readouts</name>
    <message>
        <source>There is nothing to report.</source>
        <translation>Ei mitään kerrottavaa.</translation>
    </message>
    <message>
        <source>%1 again for everything in full.</source>
        <translation>Paina %1 uudelleen, niin kuulet kaiken.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>%1 (%2: the rule)</source>
        <translation>%1 (%2: sääntö)</translation>
    </message>
</context>
<context>
    <name>ReplacedMatch</name>
    <message>
        <source>The previous one stays in the list of matches.</source>
        <translation>Kesken jäänyt ottelu säilyy otteluluettelossa.</translation>
    </message>
    <message>
        <source>Back to the other match</source>
        <translation>Takaisin aiempaan otteluun</translation>
    </message>
    <message>
        <source>Another match was opened.</source>
        <translation>Pöydällä on nyt toinen ottelu.</translation>
    </message>
    <message>
        <source>That match is open in another window.</source>
        <translation>Se ottelu on auki toisessa ikkunassa.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands open</source>
        <translation>Kaikki kädet auki</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Uusinta</translation>
    </message>
    <message>
        <source>Line of the match</source>
        <translation>Ottelun rivi</translation>
    </message>
    <message>
        <source>Seen &amp;by</source>
        <translation>Kenen &amp;silmin</translation>
    </message>
    <message>
        <source>The player from whose seat the table is shown</source>
        <translation>Kenen silmin pöytää katsotaan</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jatka tästä</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Poistu uusinnasta</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Ensimmäinen rivi</translation>
    </message>
    <message>
        <source>One line back</source>
        <translation>Rivi taaksepäin</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Toista</translation>
    </message>
    <message>
        <source>One line forward</source>
        <translation>Rivi eteenpäin</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>Viimeinen rivi</translation>
    </message>
    <message>
        <source>The beginning of the match</source>
        <translation>Ottelun alku</translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation>Rivi %1/%2: %3</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Rivi %1/%2</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Made by Limbo Table, a table for little-known games.</source>
        <translation>Sivun teki Limbo Table, harvinaisten pelien pöytä.</translation>
    </message>
    <message>
        <source>Without scripts there are no pictures; the list shows all lines of the match.</source>
        <translation>Ilman komentosarjoja kuvia ei näy; luettelossa ovat ottelun kaikki rivit.</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Ensimmäinen rivi</translation>
    </message>
    <message>
        <source>One line back</source>
        <translation>Rivi taaksepäin</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Toista</translation>
    </message>
    <message>
        <source>One line forward</source>
        <translation>Rivi eteenpäin</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>Viimeinen rivi</translation>
    </message>
    <message>
        <source>Line of the match</source>
        <translation>Ottelun rivi</translation>
    </message>
    <message>
        <source>The beginning of the match</source>
        <translation>Ottelun alku</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Uusinta</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Tapahtumat</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>The report is not sent anywhere. It contains no names. Save or copy it if you like.</source>
        <translation>Raportti ei lähde itsestään minnekään, eikä siinä ole nimiä. Voit tallentaa tai kopioida sen.</translation>
    </message>
    <message>
        <source>What you did, and what happened then</source>
        <translation>Mitä teit ja mitä sitten tapahtui</translation>
    </message>
    <message>
        <source>Your words for the report</source>
        <translation>Omat sanasi raporttiin</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Raportti</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopioi</translation>
    </message>
    <message>
        <source>The report has been copied.</source>
        <translation>Raportti on kopioitu.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Tallenna raportti</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Teksti</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>Tiedostoon %1 ei voitu kirjoittaa.</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>Raportti on tiedostossa %1.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Tallenna nimellä…</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Report a problem</source>
        <translation>Ilmoita ongelmasta</translation>
    </message>
    <message>
        <source>Something has gone wrong</source>
        <translation>Jokin meni vikaan</translation>
    </message>
    <message>
        <source>This report helps to find the fault. Say what you did and what went wrong.</source>
        <translation>Tässä on se, mitä vian etsimiseen tarvitaan. Kerro, mitä teit ja mikä siinä meni&#xa0;vikaan.</translation>
    </message>
    <message>
        <source>The program closed unexpectedly</source>
        <translation>Ohjelma sulkeutui itsestään</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Mitä tapahtui</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Virhe</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiot</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>Pöydällä oleva ottelu</translation>
    </message>
    <message>
        <source>The match shows everybody’s cards: it is included only when you save or copy the report.</source>
        <translation>Ottelun kulku paljastaa kaikkien kortit: se on vain tallennetussa tai kopioidussa raportissa.</translation>
    </message>
    <message>
        <source>Something has gone wrong. The match is saved: if it does not go on, start the program again.</source>
        <translation>Jokin meni vikaan. Ottelu on tallessa: jos se ei jatku, käynnistä ohjelma uudelleen.</translation>
    </message>
    <message>
        <source>Limbo Table closed unexpectedly the last time. The match was saved.</source>
        <translation>Viime kerralla Limbo Table sulkeutui itsestään. Ottelu säilyi tallessa.</translation>
    </message>
    <message>
        <source>The rules and the search are compiled.</source>
        <translation>Säännöt ja siirtojen haku on käännetty konekielelle.</translation>
    </message>
    <message>
        <source>The rules and the search are not compiled.</source>
        <translation>Säännöt ja siirtojen haku toimivat tavallisena Pythonina.</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Pysäytä</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>Tietokonepelaaja on lakannut toimimasta.</translation>
    </message>
    <message>
        <source>%1: there was nothing to decide.</source>
        <translation>%1: ei mitään päätettävää.</translation>
    </message>
    <message>
        <source>Judged by what could be seen from this seat, not by all cards.</source>
        <translation>Arvioitu tältä paikalta näkyneen tiedon eikä kaikkien korttien perusteella.</translation>
    </message>
    <message>
        <source>Judged with all cards open, the same decisions would have cost %1 percentage points. The difference is no error: nobody could have known it.</source>
        <translation>Kaikkien korttien ollessa näkyvissä samat päätökset olisivat maksaneet %1 prosenttiyksikköä. Erotusta ei lasketa virheeksi: sitä kukaan ei voinut tietää.</translation>
    </message>
    <message>
        <source>What would have followed it: %1</source>
        <translation>Siitä olisi seurannut: %1</translation>
    </message>
    <message>
        <source>What followed: %1</source>
        <translation>Siitä seurasi: %1</translation>
    </message>
    <message>
        <source>With all cards open there was a better action, but nobody could have known that.</source>
        <translation>Jos kaikki kortit olisi nähnyt, parempaakin olisi löytynyt: sitä ei kukaan voinut tietää.</translation>
    </message>
    <message>
        <source>About as good as the best action: the difference is too small to be sure of it.</source>
        <translation>Suunnilleen yhtä hyvä kuin paras: ero on liian pieni, jotta siitä voisi olla varma.</translation>
    </message>
    <message>
        <source>%1 (%2%)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Kaikki kortit näkyvissä</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Voittomahdollisuudet</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Päätös</translation>
    </message>
    <message>
        <source>End</source>
        <comment>of a match</comment>
        <translation>Loppu</translation>
    </message>
    <message>
        <source>Chances over the match</source>
        <translation>Voittomahdollisuudet ottelun aikana</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>Päätös %1/%2</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Pelattu: %1</translation>
    </message>
    <message>
        <source>Expected next:</source>
        <translation>Odotettavissa sen jälkeen:</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Parempaa ei löytynyt.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Parempi: %1</translation>
    </message>
    <message>
        <source>As the cards lay, it did no harm.</source>
        <translation>Näillä korteilla siitä ei ollut haittaa.</translation>
    </message>
    <message>
        <source>Also better: %1</source>
        <translation>Muita parempia: %1</translation>
    </message>
    <message>
        <source>By what could be seen</source>
        <translation>Näkyvän tiedon perusteella</translation>
    </message>
    <message>
        <source>(find it yourself)</source>
        <translation>(etsi itse)</translation>
    </message>
    <message>
        <source>Review of the match</source>
        <translation>Ottelun läpikäynti</translation>
    </message>
    <message>
        <source>%v of %m decisions</source>
        <translation>%v/%m päätöstä</translation>
    </message>
    <message>
        <source>Decisions that have been looked at</source>
        <translation>Läpikäydyt päätökset</translation>
    </message>
    <message>
        <source>Decisions, those that cost most first</source>
        <translation>Päätökset, eniten maksaneet ensin</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>Päätös %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>a cell of a table that is empty, as it is read out</extracomment>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>%1: %2. Decision %3.</source>
        <extracomment>a cell as it is read out: its column, what stands there, and the number of the decision</extracomment>
        <translation>%1: %2. Päätös %3.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Pelattu</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Parempi</translation>
    </message>
    <message>
        <source>Luck before</source>
        <translation>Kortit ennen sitä</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>a column: the user&apos;s mark of an action, such as ?!</extracomment>
        <translation>Merkki</translation>
    </message>
    <message>
        <source>&amp;Add up luck and all errors</source>
        <translation>Laske onni ja kaikkien &amp;virheet</translation>
    </message>
    <message>
        <source>&amp;How these figures are calculated</source>
        <translation>&amp;Miten luvut on laskettu</translation>
    </message>
    <message>
        <source>About this decision</source>
        <translation>Tietoja tästä päätöksestä</translation>
    </message>
    <message>
        <source>Show at the &amp;table</source>
        <translation>&amp;Näytä pöydällä</translation>
    </message>
    <message>
        <source>T&amp;ry again from here</source>
        <translation>&amp;Yritä uudelleen tästä</translation>
    </message>
    <message>
        <source>Show the &amp;better one</source>
        <translation>Näytä p&amp;arempi</translation>
    </message>
    <message>
        <source>Chance to win with the best action: %1%, with this one: %2%. It cost %3 percentage points.</source>
        <translation>Parhaalla siirrolla voittomahdollisuudet olivat %1&#xa0;%, tällä %2&#xa0;%: se maksoi %3 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>(just as good)</source>
        <translation>(yhtä hyvä)</translation>
    </message>
    <message>
        <source>&amp;Comment on it…</source>
        <translation>&amp;Kommentoi…</translation>
    </message>
    <message>
        <source>&amp;Decisions of</source>
        <translation>&amp;Kenen päätökset</translation>
    </message>
    <message>
        <source>Cost (% points)</source>
        <translation>Hinta (%-yks.)</translation>
    </message>
    <message>
        <source>%1: so far errors have cost %2 percentage points.</source>
        <translation>%1: virheet ovat tähän mennessä maksaneet %2 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>On average a decision cost %1 percentage points.</source>
        <translation>Yksi päätös maksoi keskimäärin %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>%1: errors cost %2 percentage points, added up decision by decision.</source>
        <translation>%1: virheet maksoivat %2 prosenttiyksikköä, kun päätökset lasketaan yksitellen yhteen.</translation>
    </message>
    <message>
        <source>It can be more than 100: what one error has cost can come back before the next one.</source>
        <translation>Niitä voi olla yli 100: minkä yksi virhe maksoi, sen voi saada takaisin ennen seuraavaa.</translation>
    </message>
    <message>
        <source>The cards and the opponent gave %1 percentage points.</source>
        <translation>Kortit ja vastustaja toivat %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>The cards and the other players gave %1 percentage points.</source>
        <translation>Kortit ja muut pelaajat toivat %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>The opponent gave %1 percentage points.</source>
        <translation>Vastustaja toi %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>The other players gave %1 percentage points.</source>
        <translation>Muut pelaajat toivat %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>The cards and the opponent took %1 percentage points.</source>
        <translation>Kortit ja vastustaja veivät %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>The cards and the other players took %1 percentage points.</source>
        <translation>Kortit ja muut pelaajat veivät %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>The opponent took %1 percentage points.</source>
        <translation>Vastustaja vei %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>The other players took %1 percentage points.</source>
        <translation>Muut pelaajat veivät %1 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>&amp;Add up everybody’s errors</source>
        <translation>Laske kaikkien &amp;virheet</translation>
    </message>
    <message>
        <source>Unforeseen before</source>
        <translation>Ennakoimatonta ennen sitä</translation>
    </message>
    <message>
        <source>Chance to win with the best action: %1%, with this one: at most %2%. It cost at least %3 percentage points.</source>
        <translation>Parhaalla siirrolla voittomahdollisuudet olivat %1&#xa0;%, tällä enintään %2&#xa0;%: se maksoi vähintään %3 prosenttiyksikköä.</translation>
    </message>
    <message>
        <source>This action is not better than the best one; how much worse it may be was not measured.</source>
        <translation>Tämä siirto ei ole parasta parempi; sitä, kuinka paljon huonompi se voi olla, ei mitattu.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sisällys</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>Close the list</source>
        <translation>Sulje luettelo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Laske se takaisin</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1: vähemmän</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: enemmän</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Vieritä alas</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Vieritä ylös</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>a playing card: 7 of hearts</extracomment>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>kortti kuvapuoli alaspäin</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>rank of a card</extracomment>
        <translation>ässä</translation>
    </message>
    <message>
        <source>2</source>
        <extracomment>rank of a card</extracomment>
        <translation>kakkonen</translation>
    </message>
    <message>
        <source>3</source>
        <extracomment>rank of a card</extracomment>
        <translation>kolmonen</translation>
    </message>
    <message>
        <source>4</source>
        <extracomment>rank of a card</extracomment>
        <translation>nelonen</translation>
    </message>
    <message>
        <source>5</source>
        <extracomment>rank of a card</extracomment>
        <translation>viitonen</translation>
    </message>
    <message>
        <source>6</source>
        <extracomment>rank of a card</extracomment>
        <translation>kuutonen</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>rank of a card</extracomment>
        <translation>seiska</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>rank of a card</extracomment>
        <translation>kasi</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>rank of a card</extracomment>
        <translation>ysi</translation>
    </message>
    <message>
        <source>10</source>
        <extracomment>rank of a card</extracomment>
        <translation>kymppi</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>rank of a card</extracomment>
        <translation>sotilas</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>rank of a card</extracomment>
        <translation>rouva</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>rank of a card</extracomment>
        <translation>kuningas</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>suit of a card</extracomment>
        <translation>risti</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>suit of a card</extracomment>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>suit of a card</extracomment>
        <translation>hertta</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>suit of a card</extracomment>
        <translation>pata</translation>
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
        <translation>pisteet</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>a seat&apos;s score</extracomment>
        <translation>
            <numerusform>%n piste</numerusform>
            <numerusform>%n pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>the seat to act, on its plate</extracomment>
        <translation>vuorossa</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}</source>
        <extracomment>all cards of a hand</extracomment>
        <translation>
            <numerusform>Kätesi, %n kortti: {cards}</numerusform>
            <numerusform>Kätesi, %n korttia: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible actions</source>
        <extracomment>with a piece on the table</extracomment>
        <translation>
            <numerusform>%n mahdollinen siirto</numerusform>
            <numerusform>%n mahdollista siirtoa</numerusform>
        </translation>
    </message>
    <message>
        <source>New in your hand: {cards}</source>
        <extracomment>cards that have come to the user&apos;s hand</extracomment>
        <translation>Uutta kädessäsi: {cards}</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>idässä</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>koillisessa</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>luoteessa</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>lännessä</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>lounaassa</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>kaakossa</translation>
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
            <numerusform>%n rivi lisää: kysy viime siirtoa.</numerusform>
            <numerusform>%n riviä lisää: kysy viime siirtoa.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this match nothing can be taken back now.</source>
        <translation>Tässä ottelussa ei voi nyt perua mitään.</translation>
    </message>
    <message>
        <source>The table of the day has one try: play it to its end first.</source>
        <translation>Päivän pöydässä on yksi yritys: pelaa se ensin loppuun.</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <extracomment>a user&apos;s own words about a line of the match, in the log</extracomment>
        <translation>Kommentti: {text}</translation>
    </message>
    <message>
        <source>{mark}: {text}</source>
        <extracomment>a user&apos;s judgement of an action, and the reason in the user&apos;s words</extracomment>
        <translation>{mark}: {text}</translation>
    </message>
    <message>
        <source>{sign} brilliant</source>
        <extracomment>a user&apos;s judgement of an action, as in books on chess</extracomment>
        <translation>{sign} loistava</translation>
    </message>
    <message>
        <source>{sign} good</source>
        <translation>{sign} hyvä</translation>
    </message>
    <message>
        <source>{sign} interesting</source>
        <translation>{sign} mielenkiintoinen</translation>
    </message>
    <message>
        <source>{sign} doubtful</source>
        <translation>{sign} kyseenalainen</translation>
    </message>
    <message>
        <source>{sign} mistake</source>
        <translation>{sign} virhe</translation>
    </message>
    <message>
        <source>{sign} blunder</source>
        <translation>{sign} paha virhe</translation>
    </message>
    <message>
        <source>The review is still open: the menu brings it back.</source>
        <translation>Läpikäynti on yhä auki: pääset siihen takaisin valikosta.</translation>
    </message>
    <message>
        <source>The most points in this round come first.</source>
        <extracomment>the order of the lines of a round&apos;s result: their totals may be in another order</extracomment>
        <translation>Ylimpänä on se, joka sai tältä kierrokselta eniten pisteitä.</translation>
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
            <numerusform>{part}: tässä etu kasvoi eniten, sillä {seat} sai %n pisteen enemmän kuin {other}.</numerusform>
            <numerusform>{part}: tässä etu kasvoi eniten, sillä {seat} sai %n pistettä enemmän kuin {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} helped most: you gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part}: tässä etu kasvoi eniten, sillä sait %n pisteen enemmän kuin {other}.</numerusform>
            <numerusform>{part}: tässä etu kasvoi eniten, sillä sait %n pistettä enemmän kuin {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a better action.</source>
        <translation>Parempikin siirto löytyy.</translation>
    </message>
    <message>
        <source>You have seen more since then. You can play on from here when the match is over, or in a match that allows undo at any time.</source>
        <translation>Olet jo nähnyt, mitä tämän jälkeen tapahtui. Tästä voit jatkaa vasta, kun ottelu on ohi, ellei siirtoja saa perua milloin tahansa.</translation>
    </message>
    <message>
        <source>{percent}%: {action}</source>
        <extracomment>what an action promises to whoever takes it</extracomment>
        <translation>{percent}&#xa0;%: {action}</translation>
    </message>
    <message>
        <source>The other action</source>
        <extracomment>begins a sentence about an action that is not the best one</extracomment>
        <translation>Toinen siirto</translation>
    </message>
    <message>
        <source>The next best action</source>
        <extracomment>begins a sentence about the action that a computer player likes second best</extracomment>
        <translation>Seuraavaksi paras siirto</translation>
    </message>
    <message>
        <source>Another action (about as good)</source>
        <extracomment>begins a sentence about an action with about the same chances as the best one</extracomment>
        <translation>Suunnilleen yhtä hyvä siirto</translation>
    </message>
    <message>
        <source>Another action that is about as good (“{action}”)</source>
        <extracomment>begins a sentence about an action with about the same chances as the best one</extracomment>
        <translation>Suunnilleen yhtä hyvä siirto (”{action}”)</translation>
    </message>
    <message>
        <source>The action played (about as good)</source>
        <extracomment>begins a sentence about the action that was taken, with about the same chances as the best one</extracomment>
        <translation>Pelattu, suunnilleen yhtä hyvä siirto</translation>
    </message>
    <message>
        <source>The next best action is about as good.</source>
        <translation>Seuraavaksi paras siirto on suunnilleen yhtä hyvä.</translation>
    </message>
    <message>
        <source>The next best action (“{action}”) is about as good.</source>
        <translation>Seuraavaksi paras siirto (”{action}”) on suunnilleen yhtä hyvä.</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action.</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>Seuraavaksi parhaan siirron puolesta puhuu jokseenkin sama.</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action (“{action}”).</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>Seuraavaksi parhaan siirron (”{action}”) puolesta puhuu jokseenkin sama.</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action, which is about as good.</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>Seuraavaksi parhaan siirron puolesta puhuu jokseenkin sama, ja se on suunnilleen yhtä hyvä.</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action (“{action}”), which is about as good.</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>Seuraavaksi parhaan siirron (”{action}”) puolesta puhuu jokseenkin sama, ja se on suunnilleen yhtä hyvä.</translation>
    </message>
    <message>
        <source>All other actions are about as good.</source>
        <translation>Kaikki muut siirrot ovat suunnilleen yhtä hyviä.</translation>
    </message>
    <message>
        <source>With the next best action (“{action}”) the win is about as sure.</source>
        <extracomment>beside an action that wins at once</extracomment>
        <translation>Seuraavaksi paras siirto (”{action}”) voittaa suunnilleen yhtä varmasti.</translation>
    </message>
    <message>
        <source>Every action wins here.</source>
        <extracomment>of a match whose result does not depend on the next action any more</extracomment>
        <translation>Tässä voittaa jokainen siirto.</translation>
    </message>
    <message>
        <source>As far as can be seen, every action wins here.</source>
        <translation>Sikäli kuin voi nähdä, tässä voittaa jokainen siirto.</translation>
    </message>
    <message>
        <source>No action can win any more.</source>
        <extracomment>of a match whose result does not depend on the next action any more</extracomment>
        <translation>Mikään siirto ei enää voita.</translation>
    </message>
    <message>
        <source>As far as can be seen, no action can win any more.</source>
        <translation>Sikäli kuin voi nähdä, mikään siirto ei enää voita.</translation>
    </message>
    <message>
        <source>The action played</source>
        <extracomment>begins a sentence about the action that was taken, beside a better one</extracomment>
        <translation>Pelattu siirto</translation>
    </message>
    <message>
        <source>The most tempting alternative (“{action}”)</source>
        <extracomment>begins a sentence about an action that does not solve a puzzle, which is named</extracomment>
        <translation>Houkuttelevin muu siirto (”{action}”)</translation>
    </message>
    <message>
        <source>{other} misses the goal. {why}</source>
        <extracomment>the first sentence ends with a puzzle&apos;s goal, and further ones say how the action misses it</extracomment>
        <translation>{other} ei vie tavoitteeseen. {why}</translation>
    </message>
    <message>
        <source>The next chance outcome is “{name}”.</source>
        <translation>Seuraavaksi tarvittava satunnaistulos on ”{name}”.</translation>
    </message>
    <message>
        <source>“{key}” is missing or invalid.</source>
        <translation>”{key}” puuttuu tai on vääränlainen.</translation>
    </message>
    <message>
        <source>The id is nested too deeply to be repeated.</source>
        <translation>Tunnistetta ei voi toistaa: siinä on liian monta sisäkkäistä tasoa.</translation>
    </message>
    <message>
        <source>A perspective has only its own seat’s record.</source>
        <translation>Näkymästä saa vain sen oman paikan pöytäkirjan.</translation>
    </message>
    <message>
        <source>Thinking is possible only for the seat whose turn it is.</source>
        <translation>Miettiä voi vain vuorossa olevan paikan puolesta.</translation>
    </message>
    <message>
        <source>An internal error occurred ({kind}). The match is as it was.</source>
        <translation>Ohjelmassa tapahtui virhe ({kind}). Ottelu on ennallaan.</translation>
    </message>
    <message>
        <source>{action}: {remark}</source>
        <extracomment>an action, and its consequence</extracomment>
        <translation>{action}: {remark}</translation>
    </message>
    <message>
        <source>Buttons: {names}</source>
        <extracomment>the buttons that have come up</extracomment>
        <translation>Painikkeet: {names}</translation>
    </message>
    <message>
        <source>no tile: {sides}</source>
        <extracomment>the sides of a tile on which no tile lies: no tile: east, west</extracomment>
        <translation>ei laattaa: {sides}</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Ei kortteja</translation>
    </message>
    <message numerus="yes">
        <source>%n times: {thing}</source>
        <extracomment>several things with the same name</extracomment>
        <translation>
            <numerusform>%n kappale: {thing}</numerusform>
            <numerusform>%n kappaletta: {thing}</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} wins the match</source>
        <translation>{seat} voittaa ottelun</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Voitat ottelun</translation>
    </message>
    <message>
        <source>Same again</source>
        <extracomment>another match of the same game, between the same players</extracomment>
        <translation>Sama uudelleen</translation>
    </message>
    <message>
        <source>Next opponent: {seat}</source>
        <extracomment>after a match that was won: another one, against this stronger computer player</extracomment>
        <translation>Seuraava vastustaja: {seat}</translation>
    </message>
    <message>
        <source>Stronger opponents</source>
        <extracomment>after a match that was won</extracomment>
        <translation>Vahvemmat vastustajat</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>The match is shared</source>
        <translation>Ottelu päättyy tasan</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>a button when a match is over: to the page with all games</extracomment>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>Go on (Space)</source>
        <extracomment>a button: on to the next round; Space does the same</extracomment>
        <translation>Jatka (välilyönti)</translation>
    </message>
    <message>
        <source>Show the table</source>
        <extracomment>a button: hide the sheet of the result</extracomment>
        <translation>Näytä pöytä</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>a button: show the sheet of the result again</extracomment>
        <translation>Näytä tulos</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>a column: the points of this round</extracomment>
        <translation>Tämä kierros</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>a column: the number of rounds that a player has won
----------
a column: the rounds that a player has won</extracomment>
        <translation>Voitetut kierrokset</translation>
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
        <translation>{seat} on vuorossa</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>On sinun vuorosi</translation>
    </message>
    <message numerus="yes">
        <source>In progress, %n actions</source>
        <extracomment>a match in the list of matches</extracomment>
        <translation>
            <numerusform>Kesken, %n siirto</numerusform>
            <numerusform>Kesken, %n siirtoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open now, %n actions</source>
        <extracomment>a match in the list of matches</extracomment>
        <translation>
            <numerusform>Avoinna, %n siirto</numerusform>
            <numerusform>Avoinna, %n siirtoa</numerusform>
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
        <translation>Tämä on pulma: tästä ei voi jatkaa otteluna.</translation>
    </message>
    <message>
        <source>This is a lesson: no match can go on from here.</source>
        <translation>Tämä on harjoitus: tästä ei voi jatkaa otteluna.</translation>
    </message>
    <message>
        <source>{card} ({piece})</source>
        <extracomment>a card that lies face down, but open in a replay: “7 of hearts (face-down card, hand of North)”</extracomment>
        <translation>{card} ({piece})</translation>
    </message>
    <message>
        <source>This is where the match stands: turn back to an earlier line.</source>
        <translation>Ottelu on nyt tässä: palaa jollekin aiemmalle riville.</translation>
    </message>
    <message>
        <source>The match is over here: turn back to an earlier line.</source>
        <translation>Tässä ottelu on jo ohi: palaa jollekin aiemmalle riville.</translation>
    </message>
    <message>
        <source>First the next person has to come to the table.</source>
        <translation>Ensin seuraavan pelaajan on tultava pöytään.</translation>
    </message>
    <message>
        <source>The computer player has stopped. {why}</source>
        <translation>Tietokonepelaaja on lakannut toimimasta. {why}</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>pino</translation>
    </message>
    <message>
        <source>{card}, your hand</source>
        <translation>{card}, kädessäsi</translation>
    </message>
    <message>
        <source>{card}, your hand, playable: makes {count}</source>
        <translation>{card}, kädessäsi, pelattavissa: lukemaksi tulee {count}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, your hand, playable in %n ways</source>
        <translation>
            <numerusform>{card}, kädessäsi, pelattavissa %n tavalla</numerusform>
            <numerusform>{card}, kädessäsi, pelattavissa %n tavalla</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, on the pile</source>
        <translation>{card}, pinossa</translation>
    </message>
    <message numerus="yes">
        <source>stock, %n cards, face down</source>
        <translation>
            <numerusform>nostopakka, %n kortti, kuvapuoli alaspäin</numerusform>
            <numerusform>nostopakka, %n korttia, kuvapuoli alaspäin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, top of the stock, %n cards</source>
        <translation>
            <numerusform>{card}, nostopakan päällimmäisenä, %n kortti</numerusform>
            <numerusform>{card}, nostopakan päällimmäisenä, %n korttia</numerusform>
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
        <translation>{before} takaperin</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>this seat is out of the round</extracomment>
        <translation>jumissa</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>this seat deals</extracomment>
        <translation>jakaja</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Kierros {round}</translation>
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
            <numerusform>%n pisteeseen</numerusform>
            <numerusform>%n pisteeseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <extracomment>how the match ends</extracomment>
        <translation>
            <numerusform>%n kierros</numerusform>
            <numerusform>%n kierrosta</numerusform>
        </translation>
    </message>
    <message>
        <source>the only round</source>
        <extracomment>below “Round 1”: the match has no other</extracomment>
        <translation>ainoa kierros</translation>
    </message>
    <message>
        <source>no end</source>
        <extracomment>how the match ends</extracomment>
        <translation>ilman rajaa</translation>
    </message>
    <message>
        <source>Your turn: double or pass</source>
        <translation>Vuorosi: tuplaatko?</translation>
    </message>
    <message>
        <source>Your turn: choose the value of the ace</source>
        <translation>Vuorosi: valitse ässän arvo</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Vuorosi: pelaa kortti</translation>
    </message>
    <message>
        <source>Your turn: play the card on the stock, or stop</source>
        <extracomment>the top card of the stock lies face up</extracomment>
        <translation>Vuorosi: pelaa nostopakasta tai jätä tähän</translation>
    </message>
    <message>
        <source>{seat} chooses the value of the ace</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat} valitsee ässän arvon</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat} on vuorossa</translation>
    </message>
    <message>
        <source>Count {count}</source>
        <extracomment>the count of the dial, for a user that hears it</extracomment>
        <translation>Lukema {count}</translation>
    </message>
    <message>
        <source>A jack repeats the effect of the card before it.</source>
        <extracomment>told with the actions</extracomment>
        <translation>Sotilas tekee saman kuin edellinen kortti.</translation>
    </message>
    <message>
        <source>A queen reverses the digits of the count.</source>
        <extracomment>told with the actions</extracomment>
        <translation>Rouva kääntää lukeman numerot takaperin.</translation>
    </message>
    <message>
        <source>A king divides the count by a number of your choice.</source>
        <extracomment>told with the actions</extracomment>
        <translation>Kuningas jakaa lukeman valitsemallasi luvulla.</translation>
    </message>
    <message>
        <source>{seat} wins round {round}</source>
        <translation>{seat} voittaa {round}. kierroksen</translation>
    </message>
    <message>
        <source>You win round {round}</source>
        <translation>Voitat {round}. kierroksen</translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round: for the cards that it played itself</extracomment>
        <translation>
            <numerusform>%n oma kortti pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n omaa korttia pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <translation>
            <numerusform>%n oma kortti pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;×&#xa0;{factor} (tuplattu)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n omaa korttia pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;×&#xa0;{factor} (tuplattu)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <translation>
            <numerusform>%n oma kortti pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;×&#xa0;{factor} (tuplattu&#xa0;kahdesti)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n omaa korttia pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;×&#xa0;{factor} (tuplattu&#xa0;kahdesti)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message>
        <source>The count is 0.</source>
        <extracomment>why a round is over</extracomment>
        <translation>Lukema on 0.</translation>
    </message>
    <message>
        <source>Both are blocked at {count}.</source>
        <translation>Molemmat ovat jumissa lukemassa {count}.</translation>
    </message>
    <message>
        <source>Neither plays on at {count}.</source>
        <extracomment>why a round is over: a player, or both, had chosen to stop</extracomment>
        <translation>Lukemassa {count} kumpikaan ei jatka.</translation>
    </message>
    <message numerus="yes">
        <source>You have reached %n points.</source>
        <translation>
            <numerusform>Olet saavuttanut %n pisteen.</numerusform>
            <numerusform>Olet saavuttanut %n pistettä.</numerusform>
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
        <translation>Kortit</translation>
    </message>
    <message>
        <source>{card}: {step}&#xa0;=&#xa0;{count}</source>
        <translation>{card}: {step}&#xa0;=&#xa0;{count}</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>double the scores of the round</extracomment>
        <translation>Tuplaa</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>do not double</extracomment>
        <translation>Älä tuplaa</translation>
    </message>
    <message>
        <source>The ace counts {value}</source>
        <translation>Ässän arvo on {value}</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>play no more cards this round</extracomment>
        <translation>Jätä tähän</translation>
    </message>
    <message>
        <source>{seat} shuffles and deals round {round}.</source>
        <translation>{seat} sekoittaa ja jakaa {round}. kierroksen.</translation>
    </message>
    <message>
        <source>You shuffle and deal round {round}.</source>
        <translation>Sekoitat ja jaat {round}. kierroksen.</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>Kierros {round}.</translation>
    </message>
    <message>
        <source>{seat}: {card}, {count}.</source>
        <translation>{seat}: {card}, {count}.</translation>
    </message>
    <message>
        <source>{seat} does not double.</source>
        <translation>{seat} ei tuplaa.</translation>
    </message>
    <message>
        <source>You do not double.</source>
        <translation>Et tuplaa.</translation>
    </message>
    <message>
        <source>{seat} stops.</source>
        <translation>{seat} jättää tähän.</translation>
    </message>
    <message>
        <source>You stop.</source>
        <translation>Jätät tähän.</translation>
    </message>
    <message>
        <source>{seat} is blocked.</source>
        <translation>{seat} on jumissa.</translation>
    </message>
    <message>
        <source>You are blocked.</source>
        <translation>Olet jumissa.</translation>
    </message>
    <message>
        <source>{seat} turns the starter: {card}. The count is {count}.</source>
        <translation>{seat} kääntää aloituskortin: {card}. Lukema on {count}.</translation>
    </message>
    <message>
        <source>You turn the starter: {card}. The count is {count}.</source>
        <translation>Käännät aloituskortin: {card}. Lukema on {count}.</translation>
    </message>
    <message>
        <source>{seat} turns the starter: {card}.</source>
        <translation>{seat} kääntää aloituskortin: {card}.</translation>
    </message>
    <message>
        <source>You turn the starter: {card}.</source>
        <translation>Käännät aloituskortin: {card}.</translation>
    </message>
    <message>
        <source>To zero</source>
        <translation>Nollaan</translation>
    </message>
    <message>
        <source>Playing on alone</source>
        <translation>Yksin jatkaminen</translation>
    </message>
    <message>
        <source>Card against card</source>
        <translation>Kortti korttia vastaan</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Tuplaaminen</translation>
    </message>
    <message>
        <source>Draw or stop</source>
        <translation>Käännätkö vai jätätkö tähän</translation>
    </message>
    <message>
        <source>You play the {card}: {step}&#xa0;=&#xa0;{count}.</source>
        <translation>Pelaat kortin {card}: {step}&#xa0;=&#xa0;{count}.</translation>
    </message>
    <message>
        <source>The round is over at {count}: you cannot play another card.</source>
        <translation>Kierros päättyi lukemaan {count}: et voi enää pelata yhtään korttia.</translation>
    </message>
    <message>
        <source>You drew the {card}, and it can be played, so it must be.</source>
        <translation>Käänsit kortin {card}. Sen voi pelata, joten se on pelattava.</translation>
    </message>
    <message>
        <source>You can draw from the stock only when your hand is empty.</source>
        <translation>Nostopakkaan turvaudutaan vasta, kun käsi on tyhjä.</translation>
    </message>
    <message>
        <source>Your hand is empty: draw from the stock, or stop.</source>
        <translation>Kätesi on tyhjä: käännä nostopakan päällimmäinen kortti tai jätä tähän.</translation>
    </message>
    <message numerus="yes">
        <source>This brings the count to 0, which ends the round at once and scores %n points.</source>
        <translation>
            <numerusform>Lukema menee nollaan: kierros päättyy heti ja tuo %n pisteen.</numerusform>
            <numerusform>Lukema menee nollaan: kierros päättyy heti ja tuo %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can follow.</source>
        <extracomment>“other” is an action, as “The next best action”</extracomment>
        <translation>
            <numerusform>{other} jättää lukemaksi {count}, johon {all} näkemättömästä kortista sopii %n.</numerusform>
            <numerusform>{other} jättää lukemaksi {count}, johon {all} näkemättömästä kortista sopii %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can follow ({ranks}).</source>
        <translation>
            <numerusform>{other} jättää lukemaksi {count}, johon {all} näkemättömästä kortista sopii %n ({ranks}).</numerusform>
            <numerusform>{other} jättää lukemaksi {count}, johon {all} näkemättömästä kortista sopii %n ({ranks}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves {count}: no unseen card can follow.</source>
        <translation>{other} jättää lukemaksi {count}, johon ei sovi yksikään näkemätön kortti.</translation>
    </message>
    <message>
        <source>This leaves {count} and blocks {seat}: no unseen card can follow.</source>
        <translation>Lukemaksi jää {count}, ja {seat} jää jumiin: yksikään näkemätön kortti ei sovi.</translation>
    </message>
    <message>
        <source>This leaves {count} and blocks you: no unseen card can follow.</source>
        <translation>Lukemaksi jää {count}, ja jäät jumiin: yksikään näkemätön kortti ei sovi.</translation>
    </message>
    <message>
        <source>{other} leaves {count}: every unseen card can follow.</source>
        <translation>{other} jättää lukemaksi {count}, johon sopii jokainen näkemätön kortti.</translation>
    </message>
    <message>
        <source>Every number card left in {seat}’s hand can still be played: none is higher than {count}.</source>
        <translation>Kaikki pelaajan {seat} käteen jäävät numerokortit voi vielä pelata: yksikään ei ole suurempi kuin {count}.</translation>
    </message>
    <message>
        <source>Every number card left in your hand can still be played: none is higher than {count}.</source>
        <translation>Kaikki käteesi jäävät numerokortit voi vielä pelata: yksikään ei ole suurempi kuin {count}.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n cards in {seat}’s hand are higher and can no longer be played.</source>
        <translation>
            <numerusform>{other} jättää lukemaksi {count}: pelaajan {seat} kädessä on %n sitä suurempi kortti, jota ei enää voi pelata.</numerusform>
            <numerusform>{other} jättää lukemaksi {count}: pelaajan {seat} kädessä on %n sitä suurempaa korttia, joita ei enää voi pelata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n cards in your hand are higher and can no longer be played.</source>
        <translation>
            <numerusform>{other} jättää lukemaksi {count}: kädessäsi on %n sitä suurempi kortti, jota ei enää voi pelata.</numerusform>
            <numerusform>{other} jättää lukemaksi {count}: kädessäsi on %n sitä suurempaa korttia, joita ei enää voi pelata.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps no ace.</source>
        <translation>{other} ei säästä yhtään ässää.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n aces, which fit every count and are often the last cards of a round.</source>
        <translation>
            <numerusform>Pelaajan {seat} kädessä on %n ässä, joka sopii mihin lukemaan tahansa ja jää usein kierroksen viimeiseksi kortiksi.</numerusform>
            <numerusform>Pelaajan {seat} kädessä on %n ässää, jotka sopivat mihin lukemaan tahansa ja jäävät usein kierroksen viimeisiksi korteiksi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n aces, which fit every count and are often the last cards of a round.</source>
        <translation>
            <numerusform>Kädessäsi on %n ässä, joka sopii mihin lukemaan tahansa ja jää usein kierroksen viimeiseksi kortiksi.</numerusform>
            <numerusform>Kädessäsi on %n ässää, jotka sopivat mihin lukemaan tahansa ja jäävät usein kierroksen viimeisiksi korteiksi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {all} unseen cards can be played on {count} and keep the round going.</source>
        <translation>
            <numerusform>{all} näkemättömästä kortista %n sopii lukemaan {count}, ja sellaisella kierros jatkuu.</numerusform>
            <numerusform>{all} näkemättömästä kortista %n sopii lukemaan {count}, ja sellaisella kierros jatkuu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} brings the count down to {count}.</source>
        <translation>{other} jättää lukemaksi {count}.</translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}, where fewer cards fit: %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>Lukemaan {count} sopii harvempi kortti: {all} näkemättömästä kortista %n.</numerusform>
            <numerusform>Lukemaan {count} sopii harvempi kortti: {all} näkemättömästä kortista %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>Lukemalla {count} {seat} jää jumiin {chance}&#xa0;%:n todennäköisyydellä: {all} näkemättömästä kortista sopii vain %n.</numerusform>
            <numerusform>Lukemalla {count} {seat} jää jumiin {chance}&#xa0;%:n todennäköisyydellä: {all} näkemättömästä kortista sopii vain %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>Lukemalla {count} jäät jumiin {chance}&#xa0;%:n todennäköisyydellä: {all} näkemättömästä kortista sopii vain %n.</numerusform>
            <numerusform>Lukemalla {count} jäät jumiin {chance}&#xa0;%:n todennäköisyydellä: {all} näkemättömästä kortista sopii vain %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</source>
        <extracomment>a list of ranks: ace, 10, queen</extracomment>
        <translation>
            <numerusform>Lukemalla {count} {seat} jää jumiin {chance}&#xa0;%:n todennäköisyydellä: {all} näkemättömästä kortista sopii vain %n ({ranks}).</numerusform>
            <numerusform>Lukemalla {count} {seat} jää jumiin {chance}&#xa0;%:n todennäköisyydellä: {all} näkemättömästä kortista sopii vain %n ({ranks}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</source>
        <extracomment>a list of ranks: ace, 10, queen</extracomment>
        <translation>
            <numerusform>Lukemalla {count} jäät jumiin {chance}&#xa0;%:n todennäköisyydellä: {all} näkemättömästä kortista sopii vain %n ({ranks}).</numerusform>
            <numerusform>Lukemalla {count} jäät jumiin {chance}&#xa0;%:n todennäköisyydellä: {all} näkemättömästä kortista sopii vain %n ({ranks}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: of the %n unseen cards that can follow, {seat} can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>Lukemaan {count} sopii %n näkemätön kortti; niistä {stays} korttiin pelaajalla {seat} on vastaus.</numerusform>
            <numerusform>Lukemaan {count} sopii %n näkemätöntä korttia; niistä {stays} korttiin pelaajalla {seat} on vastaus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: of the %n unseen cards that can follow, you can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>Lukemaan {count} sopii %n näkemätön kortti; niistä {stays} korttiin sinulla on vastaus.</numerusform>
            <numerusform>Lukemaan {count} sopii %n näkemätöntä korttia; niistä {stays} korttiin sinulla on vastaus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: {seat} can answer all %n unseen cards that can follow.</source>
        <translation>
            <numerusform>Lukemaan {count} sopii %n näkemätön kortti, ja pelaajalla {seat} on vastaus siihen.</numerusform>
            <numerusform>Lukemaan {count} sopii %n näkemätöntä korttia, ja pelaajalla {seat} on vastaus kaikkiin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: you can answer all %n unseen cards that can follow.</source>
        <translation>
            <numerusform>Lukemaan {count} sopii %n näkemätön kortti, ja sinulla on vastaus siihen.</numerusform>
            <numerusform>Lukemaan {count} sopii %n näkemätöntä korttia, ja sinulla on vastaus kaikkiin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: of the %n that can follow, {seat} can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>{other} jättää lukemaksi {count}: siihen sopii %n kortti, ja niistä {stays} korttiin pelaajalla {seat} on vastaus.</numerusform>
            <numerusform>{other} jättää lukemaksi {count}: siihen sopii %n korttia, ja niistä {stays} korttiin pelaajalla {seat} on vastaus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: of the %n that can follow, you can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>{other} jättää lukemaksi {count}: siihen sopii %n kortti, ja niistä {stays} korttiin sinulla on vastaus.</numerusform>
            <numerusform>{other} jättää lukemaksi {count}: siihen sopii %n korttia, ja niistä {stays} korttiin sinulla on vastaus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps only {number} of them.</source>
        <extracomment>of low cards
----------
of aces
----------
of kings</extracomment>
        <translation>{other} säästää niistä vain {number}.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>Käteen jää %n kuningas, jolla lukeman voi jakaa kädelle sopivaksi.</numerusform>
            <numerusform>Käteen jää %n kuningasta, joilla lukeman voi jakaa kädelle sopivaksi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps no king.</source>
        <translation>{other} ei säästä yhtään kuningasta.</translation>
    </message>
    <message>
        <source>This plays the {number} in good time: it fits no count below {number}.</source>
        <extracomment>the number on a card</extracomment>
        <translation>Kortti {number} tulee pelatuksi ajoissa: se ei sovi lukemaan, joka on alle {number}.</translation>
    </message>
    <message>
        <source>{other} spends the {number}, which fits every count down to {number}.</source>
        <extracomment>the number on a card</extracomment>
        <translation>{other} kuluttaa kortin {number}, joka sopii vielä kaikkiin lukemiin, jotka ovat vähintään {number}.</translation>
    </message>
    <message>
        <source>This keeps the count higher ({count}), so high cards fit for longer.</source>
        <translation>Lukema jää korkeammaksi ({count}), joten suurempia kortteja voi pelata pidempään.</translation>
    </message>
    <message numerus="yes">
        <source>This brings the count down to {count}, for which the loser of the round scores %n points at most.</source>
        <translation>
            <numerusform>Lukemaksi jää vain {count}, josta kierroksen häviäjä saa enintään %n pisteen.</numerusform>
            <numerusform>Lukemaksi jää vain {count}, josta kierroksen häviäjä saa enintään %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves the count at {count}, for %n points at most.</source>
        <translation>
            <numerusform>{other} jättää lukemaksi {count}: enintään %n piste.</numerusform>
            <numerusform>{other} jättää lukemaksi {count}: enintään %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else can play in this round any more: after this, %n more cards can follow, down to {count}.</source>
        <translation>
            <numerusform>Kukaan muu ei enää voi pelata tällä kierroksella: tämän jälkeen kädestä voi pelata vielä %n kortin, ja lukemaksi jää {count}.</numerusform>
            <numerusform>Kukaan muu ei enää voi pelata tällä kierroksella: tämän jälkeen kädestä voi pelata vielä %n korttia, ja lukemaksi jää {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves {count}: no card in {seat}’s hand can follow.</source>
        <translation>{other} jättää lukemaksi {count}, johon ei sovi mikään pelaajan {seat} käteen jäävä kortti.</translation>
    </message>
    <message>
        <source>{other} leaves {count}: no card in your hand can follow.</source>
        <translation>{other} jättää lukemaksi {count}, johon ei sovi mikään käteesi jäävä kortti.</translation>
    </message>
    <message numerus="yes">
        <source>With only %n low cards (ace to 5), doubling would be a risk.</source>
        <translation>
            <numerusform>Tuplaus olisi riskialtis: pieniä kortteja (ässästä viitoseen) on vain %n.</numerusform>
            <numerusform>Tuplaus olisi riskialtis: pieniä kortteja (ässästä viitoseen) on vain %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a low card (ace to 5), doubling would be a risk.</source>
        <translation>Tuplaus olisi riskialtis: kädessä ei ole yhtään pientä korttia (ässästä viitoseen).</translation>
    </message>
    <message>
        <source>Without an ace, the only card that fits every count, doubling would be a risk.</source>
        <translation>Tuplaus olisi riskialtis: kädessä ei ole ässää, ainoaa korttia, joka sopii mihin lukemaan tahansa.</translation>
    </message>
    <message>
        <source>Without a king, which can divide the count to suit the hand, doubling would be a risk.</source>
        <translation>Tuplaus olisi riskialtis: kädessä ei ole kuningasta, jolla lukeman voisi jakaa kädelle sopivaksi.</translation>
    </message>
    <message numerus="yes">
        <source>Doubling would put a lead of %n points at risk.</source>
        <translation>
            <numerusform>Tuplaus vaarantaisi %n pisteen johdon.</numerusform>
            <numerusform>Tuplaus vaarantaisi %n pisteen johdon.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes the round worth more, whoever wins it.</source>
        <translation>Kierroksesta tulee arvokkaampi, voittipa sen kumpi hyvänsä.</translation>
    </message>
    <message>
        <source>This leaves the value of the round as it is.</source>
        <translation>Kierroksen arvo jää ennalleen.</translation>
    </message>
    <message numerus="yes">
        <source>{other} relies on the stock: %n of the {all} unseen cards can be played on {count}.</source>
        <translation>
            <numerusform>{other} luottaa nostopakkaan: {all} näkemättömästä kortista lukemaan {count} sopii %n.</numerusform>
            <numerusform>{other} luottaa nostopakkaan: {all} näkemättömästä kortista lukemaan {count} sopii %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} gives the round to {seat}, who played the last card.</source>
        <translation>{other} antaa kierroksen pelaajalle {seat}, joka pelasi viimeisen kortin.</translation>
    </message>
    <message>
        <source>{other} gives you the round, because you played the last card.</source>
        <translation>{other} antaa kierroksen sinulle, koska pelasit viimeisen kortin.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has won the round already, and each further card scores %n points more.</source>
        <translation>
            <numerusform>{seat} on jo voittanut kierroksen, ja jokainen lisäkortti tuo vielä %n pisteen.</numerusform>
            <numerusform>{seat} on jo voittanut kierroksen, ja jokainen lisäkortti tuo vielä %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won the round already, and each further card scores %n points more.</source>
        <translation>
            <numerusform>Olet jo voittanut kierroksen, ja jokainen lisäkortti tuo vielä %n pisteen.</numerusform>
            <numerusform>Olet jo voittanut kierroksen, ja jokainen lisäkortti tuo vielä %n pistettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ends the round, and {seat} wins it with the last card played.</source>
        <translation>Kierros päättyy, ja sen voittaa viimeisen kortin pelannut {seat}.</translation>
    </message>
    <message>
        <source>This ends the round, and you win it with the last card played.</source>
        <translation>Kierros päättyy, ja voitat sen, koska pelasit viimeisen kortin.</translation>
    </message>
    <message>
        <source>{other} lets {seat} play on alone.</source>
        <translation>{other} antaa pelaajan {seat} jatkaa yksin.</translation>
    </message>
    <message>
        <source>{other} lets you play on alone.</source>
        <translation>{other} antaa sinun jatkaa yksin.</translation>
    </message>
    <message>
        <source>{seat} plays the {card}: {step}&#xa0;=&#xa0;{count}.</source>
        <translation>{seat} pelaa kortin {card}: {step}&#xa0;=&#xa0;{count}.</translation>
    </message>
    <message numerus="yes">
        <source>To zero with %n cards</source>
        <extracomment>the theme of a puzzle: the count is to be brought to zero</extracomment>
        <translation>
            <numerusform>Nollaan %n kortilla</numerusform>
            <numerusform>Nollaan %n kortilla</numerusform>
        </translation>
    </message>
    <message>
        <source>Shut the door</source>
        <extracomment>the theme of a puzzle: the opponent shall have no answer</extracomment>
        <translation>Ovi kiinni</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: {seat} may hold one of the %n unseen cards that bring it to 0.</source>
        <translation>
            <numerusform>{other} jättää lukemaksi {count}: sen vie nollaan %n näkemätön kortti, ja se voi olla pelaajan {seat} kädessä.</numerusform>
            <numerusform>{other} jättää lukemaksi {count}: sen vie nollaan %n näkemätöntä korttia, ja jokin niistä voi olla pelaajan {seat} kädessä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: you may hold one of the %n unseen cards that bring it to 0.</source>
        <translation>
            <numerusform>{other} jättää lukemaksi {count}: sen vie nollaan %n näkemätön kortti, ja se voi olla sinun kädessäsi.</numerusform>
            <numerusform>{other} jättää lukemaksi {count}: sen vie nollaan %n näkemätöntä korttia, ja jokin niistä voi olla sinun kädessäsi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n low cards (ace to 5) for the low counts at the end.</source>
        <translation>
            <numerusform>Käteen jää %n pieni kortti (ässästä viitoseen) lopun matalia lukemia varten.</numerusform>
            <numerusform>Käteen jää %n pientä korttia (ässästä viitoseen) lopun matalia lukemia varten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps no low card (ace to 5).</source>
        <extracomment>of low cards</extracomment>
        <translation>{other} ei säästä yhtään pientä korttia (ässästä viitoseen).</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n aces, which fit every count.</source>
        <translation>
            <numerusform>Käteen jää %n ässä, joka sopii mihin lukemaan tahansa.</numerusform>
            <numerusform>Käteen jää %n ässää, jotka sopivat mihin lukemaan tahansa.</numerusform>
        </translation>
    </message>
    <message>
        <source>This keeps the {low} in hand, which fits more counts than a higher number.</source>
        <extracomment>the number on a card</extracomment>
        <translation>Käteen jää {low}, joka sopii useampiin lukemiin kuin suurempi numero.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves room for %n more cards, down to {count}.</source>
        <translation>
            <numerusform>{other} jättää tilaa vielä %n kortille, ja lukemaksi jää {count}.</numerusform>
            <numerusform>{other} jättää tilaa vielä %n kortille, ja lukemaksi jää {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n low cards (ace to 5) for the end, more than the average hand.</source>
        <translation>
            <numerusform>Pelaajalla {seat} on loppua varten keskimääräistä enemmän pieniä kortteja (ässästä viitoseen): %n.</numerusform>
            <numerusform>Pelaajalla {seat} on loppua varten keskimääräistä enemmän pieniä kortteja (ässästä viitoseen): %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n low cards (ace to 5) for the end, more than the average hand.</source>
        <translation>
            <numerusform>Sinulla on loppua varten keskimääräistä enemmän pieniä kortteja (ässästä viitoseen): %n.</numerusform>
            <numerusform>Sinulla on loppua varten keskimääräistä enemmän pieniä kortteja (ässästä viitoseen): %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>Pelaajalla {seat} on %n kuningas, jolla lukeman voi jakaa kädelle sopivaksi.</numerusform>
            <numerusform>Pelaajalla {seat} on %n kuningasta, joilla lukeman voi jakaa kädelle sopivaksi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>Sinulla on %n kuningas, jolla lukeman voi jakaa kädelle sopivaksi.</numerusform>
            <numerusform>Sinulla on %n kuningasta, joilla lukeman voi jakaa kädelle sopivaksi.</numerusform>
        </translation>
    </message>
    <message>
        <source>white ball</source>
        <translation>valkoinen pallo</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>punainen pallo</translation>
    </message>
    <message>
        <source>black ball</source>
        <translation>musta pallo</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>whose balls a player has</extracomment>
        <translation>Valkoinen</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>whose balls a player has</extracomment>
        <translation>Punainen</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>whose balls a player has</extracomment>
        <translation>Musta</translation>
    </message>
    <message>
        <source>{q},{r}</source>
        <extracomment>the place of a tile, by its coordinates; where a comma would make them one number, with another sign</extracomment>
        <translation>{q}/{r}</translation>
    </message>
    <message>
        <source>the box, for tiles that are removed</source>
        <translation>laatikko poistettaville laatoille</translation>
    </message>
    <message>
        <source>tile {at}, empty</source>
        <translation>laatta {at}, tyhjä</translation>
    </message>
    <message>
        <source>tile {at}</source>
        <translation>laatta {at}</translation>
    </message>
    <message>
        <source>{ball} on {at}</source>
        <translation>{ball} kohdassa {at}</translation>
    </message>
    <message>
        <source>{places}; {at}</source>
        <extracomment>several tiles by their coordinates, which have commas</extracomment>
        <translation>{places}, {at}</translation>
    </message>
    <message>
        <source>One empty tile left beside your group on {at}: {last}.</source>
        <extracomment>on the viewer&apos;s turn; the balls of the group and the tile by their coordinates</extracomment>
        <translation>Ryhmäsi ({at}) vieressä on enää yksi tyhjä laatta: {last}.</translation>
    </message>
    <message>
        <source>One empty tile left beside the group of {seat} on {at}: {last}.</source>
        <translation>Pelaajan {seat} ryhmän ({at}) vieressä on enää yksi tyhjä laatta: {last}.</translation>
    </message>
    <message numerus="yes">
        <source>pool, %n tiles</source>
        <translation>
            <numerusform>varasto, %n laatta</numerusform>
            <numerusform>varasto, %n laattaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>in the pool</extracomment>
        <translation>
            <numerusform>%n laatta</numerusform>
            <numerusform>%n laattaa</numerusform>
        </translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>where removed tiles go</extracomment>
        <translation>Laatikko</translation>
    </message>
    <message numerus="yes">
        <source>%n balls in hand</source>
        <extracomment>a player has</extracomment>
        <translation>
            <numerusform>%n pallo asettamatta</numerusform>
            <numerusform>%n palloa asettamatta</numerusform>
        </translation>
    </message>
    <message>
        <source>Captured</source>
        <extracomment>above the balls that were captured</extracomment>
        <translation>Vangitut</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>this player is out of the match</extracomment>
        <translation>pudonnut</translation>
    </message>
    <message numerus="yes">
        <source>%n balls</source>
        <extracomment>a player has on the island</extracomment>
        <translation>
            <numerusform>%n pallo</numerusform>
            <numerusform>%n palloa</numerusform>
        </translation>
    </message>
    <message>
        <source>{at}, removed in the last turn</source>
        <extracomment>the outline of a tile that a player took in the last turn</extracomment>
        <translation>{at}, poistettu viime vuorolla</translation>
    </message>
    <message>
        <source>{at}, cut off in the last turn</source>
        <extracomment>the outline of a tile that went with it</extracomment>
        <translation>{at}, jäi irralleen viime vuorolla</translation>
    </message>
    <message>
        <source>{seat} lays a tile, {number} of 2</source>
        <translation>{seat} asettaa laatan ({number}/2)</translation>
    </message>
    <message>
        <source>Your turn: lay a tile, {number} of 2</source>
        <translation>Vuorosi: aseta laatta ({number}/2)</translation>
    </message>
    <message>
        <source>{seat} places a ball</source>
        <translation>{seat} asettaa pallon</translation>
    </message>
    <message>
        <source>Your turn: place a ball</source>
        <translation>Vuorosi: aseta pallo</translation>
    </message>
    <message>
        <source>{seat} moves a ball</source>
        <translation>{seat} siirtää palloa</translation>
    </message>
    <message>
        <source>Your turn: move a ball</source>
        <translation>Vuorosi: siirrä palloa</translation>
    </message>
    <message>
        <source>{seat} removes a tile</source>
        <translation>{seat} poistaa laatan</translation>
    </message>
    <message>
        <source>Your turn: remove a tile</source>
        <translation>Vuorosi: poista laatta</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>a column: the balls that a player has left over a column of the result of a match of two games</extracomment>
        <translation>Voitetut pelit</translation>
    </message>
    <message>
        <source>balls left</source>
        <extracomment>the scores of a match: 0 : 6 (balls left)</extracomment>
        <translation>palloja jäljellä</translation>
    </message>
    <message>
        <source>games won</source>
        <extracomment>the scores of a match: 2 : 1 (games won)</extracomment>
        <translation>voitetut pelit</translation>
    </message>
    <message>
        <source>games won: {number}</source>
        <extracomment>on the plate of a player, in a match of two games</extracomment>
        <translation>pelejä voitettu: {number}</translation>
    </message>
    <message>
        <source>{seat} wins the first game</source>
        <translation>{seat} voittaa ensimmäisen pelin</translation>
    </message>
    <message>
        <source>You win the first game</source>
        <translation>Voitat ensimmäisen pelin</translation>
    </message>
    <message>
        <source>Lay a tile on {at}</source>
        <translation>Aseta laatta kohtaan {at}</translation>
    </message>
    <message>
        <source>Place the ball on {at}</source>
        <translation>Aseta pallo kohtaan {at}</translation>
    </message>
    <message>
        <source>Move from {start} to {end}</source>
        <translation>Siirrä kohdasta {start} kohtaan {end}</translation>
    </message>
    <message>
        <source>Remove the tile {at}</source>
        <translation>Poista laatta kohdasta {at}</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Jätä vuoro väliin</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Vaihda puolia</translation>
    </message>
    <message>
        <source>{seat} lays a tile on {at}.</source>
        <translation>{seat} asettaa laatan kohtaan {at}.</translation>
    </message>
    <message>
        <source>You lay a tile on {at}.</source>
        <translation>Asetat laatan kohtaan {at}.</translation>
    </message>
    <message>
        <source>{seat} places a ball on {at}.</source>
        <translation>{seat} asettaa pallon kohtaan {at}.</translation>
    </message>
    <message>
        <source>You place a ball on {at}.</source>
        <translation>Asetat pallon kohtaan {at}.</translation>
    </message>
    <message>
        <source>{seat} moves from {start} to {end}.</source>
        <translation>{seat} siirtää pallon kohdasta {start} kohtaan {end}.</translation>
    </message>
    <message>
        <source>You move from {start} to {end}.</source>
        <translation>Siirrät pallon kohdasta {start} kohtaan {end}.</translation>
    </message>
    <message>
        <source>{seat} removes the tile {at}.</source>
        <translation>{seat} poistaa laatan kohdasta {at}.</translation>
    </message>
    <message>
        <source>You remove the tile {at}.</source>
        <translation>Poistat laatan kohdasta {at}.</translation>
    </message>
    <message>
        <source>{seat}: tile {at}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>{seat}: laatta {at}.</translation>
    </message>
    <message>
        <source>{seat}: ball {at}.</source>
        <translation>{seat}: pallo {at}.</translation>
    </message>
    <message>
        <source>{seat}: {start} to {end}.</source>
        <translation>{seat}: kohdasta {start} kohtaan {end}.</translation>
    </message>
    <message>
        <source>{seat}: {at} removed.</source>
        <translation>{seat}: {at} poistettu.</translation>
    </message>
    <message>
        <source>Sides are swapped. White: {seat}, Red: {other}.</source>
        <translation>Puolet vaihtuvat. Valkoinen: {seat}, punainen: {other}.</translation>
    </message>
    <message>
        <source>Cut off: {at}.</source>
        <extracomment>the places of the tiles that were cut off, or of one</extracomment>
        <translation>Irralleen jäi: {at}.</translation>
    </message>
    <message>
        <source>From now on each turn moves a ball and removes a tile.</source>
        <translation>Tästä lähtien siirretään palloja ja poistetaan laattoja.</translation>
    </message>
    <message>
        <source>The second game begins. Now {seat} is White.</source>
        <translation>Toinen peli alkaa. Nyt {seat} on valkoinen.</translation>
    </message>
    <message>
        <source>The second game begins. Now you are White.</source>
        <translation>Toinen peli alkaa. Nyt sinä olet valkoinen.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Voittaminen</translation>
    </message>
    <message>
        <source>Moving a ball</source>
        <translation>Pallon siirtäminen</translation>
    </message>
    <message>
        <source>Removing a tile</source>
        <translation>Laatan poistaminen</translation>
    </message>
    <message>
        <source>Placing tiles and balls</source>
        <translation>Laattojen ja pallojen asettaminen</translation>
    </message>
    <message>
        <source>{colour} has moved a ball. Remove a tile so that you win in your next turn, whatever {other} does.</source>
        <translation>{colour} on siirtänyt palloa. Poista laatta niin, että voitat seuraavalla vuorollasi. {other} ei voi estää sitä.</translation>
    </message>
    <message>
        <source>Whichever tile is removed then, that does not win this turn.</source>
        <extracomment>a puzzle asks for a win this turn, and a ball has been moved to the wrong place</extracomment>
        <translation>Minkä laatan sen jälkeen poistaakin, voittoa ei tule tällä vuorolla.</translation>
    </message>
    <message>
        <source>Whichever tile is removed then, {other} has an answer.</source>
        <extracomment>a puzzle asks for a win in two turns, and a ball has been moved to the wrong place</extracomment>
        <translation>Minkä laatan sen jälkeen poistaakin, {other} löytää vastauksen.</translation>
    </message>
    <message>
        <source>{other} can still take a turn, so you win only later.</source>
        <translation>{other} ehtii vielä pelata vuoron, joten voitat vasta myöhemmin.</translation>
    </message>
    <message>
        <source>“{text}”: no tile can lie that far from the first one; coordinates go from −{most} to {most}.</source>
        <translation>”{text}”: laatta ei voi olla niin kaukana ensimmäisestä. Pienin koordinaatti on −{most}, suurin {most}.</translation>
    </message>
    <message>
        <source>You cannot pass: another action is possible.</source>
        <translation>Et voi jättää vuoroa väliin: sinulla on sallittuja siirtoja.</translation>
    </message>
    <message>
        <source>Only the second player can swap sides, and only instead of taking a second turn.</source>
        <translation>Puolia voi vaihtaa vain silloin, kun toisen pelaajan toinen vuoro alkaa: vaihto tehdään vuoron sijasta.</translation>
    </message>
    <message>
        <source>Whichever two tiles you laid, your ball could go on neither: you can only pass.</source>
        <translation>Asetitpa kaksi laattaa mihin tahansa, palloa ei voi asettaa kummallekaan: voit vain jättää vuoron väliin.</translation>
    </message>
    <message>
        <source>Both tiles are down: now put a ball on one of them.</source>
        <translation>Molemmat laatat on asetettu: aseta nyt pallo toiselle niistä.</translation>
    </message>
    <message>
        <source>The tile on {at} has no open side.</source>
        <translation>Kohdan {at} laatalla ei ole vapaata sivua.</translation>
    </message>
    <message>
        <source>No complete turn is possible, so passing is the only choice.</source>
        <translation>Vuoroa ei voi pelata loppuun, joten se on pakko jättää väliin.</translation>
    </message>
    <message>
        <source>This takes over White and its place in the turn order.</source>
        <translation>Näin saa valkoisen ja sen paikan vuorojärjestyksessä.</translation>
    </message>
    <message numerus="yes">
        <source>{other} costs {seat} %n balls.</source>
        <translation>
            <numerusform>{other}: {seat} menettää %n pallon.</numerusform>
            <numerusform>{other}: {seat} menettää %n palloa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} costs you %n balls.</source>
        <translation>
            <numerusform>{other}: menetät %n pallon.</numerusform>
            <numerusform>{other}: menetät %n palloa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves opposing balls %n empty tiles.</source>
        <extracomment>to touch</extracomment>
        <translation>
            <numerusform>{other} jättää vastapuolen palloille %n tyhjän laatan.</numerusform>
            <numerusform>{other} jättää vastapuolen palloille %n tyhjää laattaa.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of {seat}’s groups will be down to its last empty tile.</source>
        <extracomment>an empty tile beside a group of balls</extracomment>
        <translation>Yksikään pelaajan {seat} ryhmä ei jää viimeisen tyhjän naapurilaattansa varaan.</translation>
    </message>
    <message>
        <source>None of your groups will be down to its last empty tile.</source>
        <extracomment>an empty tile beside a group of balls</extracomment>
        <translation>Yksikään ryhmäsi ei jää viimeisen tyhjän naapurilaattansa varaan.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n of {seat}’s balls in danger, in groups down to their last empty tile.</source>
        <translation>
            <numerusform>{other}: pelaajan {seat} palloista %n jää ryhmään, jolla on enää yksi tyhjä naapurilaatta.</numerusform>
            <numerusform>{other}: pelaajan {seat} palloista %n jää ryhmään, jolla on enää yksi tyhjä naapurilaatta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n of your balls in danger, in groups down to their last empty tile.</source>
        <translation>
            <numerusform>{other}: palloistasi %n jää ryhmään, jolla on enää yksi tyhjä naapurilaatta.</numerusform>
            <numerusform>{other}: palloistasi %n jää ryhmään, jolla on enää yksi tyhjä naapurilaatta.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves no opposing group down to its last empty tile.</source>
        <translation>{other} ei jätä yhtäkään vastustajan ryhmää yhden tyhjän naapurilaatan varaan.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles will be within reach of {seat}’s balls alone.</source>
        <translation>
            <numerusform>%n tyhjälle laatalle pääsevät sen jälkeen vain pelaajan {seat} pallot.</numerusform>
            <numerusform>%n tyhjälle laatalle pääsevät sen jälkeen vain pelaajan {seat} pallot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles will be within reach of your balls alone.</source>
        <translation>
            <numerusform>%n tyhjälle laatalle pääsevät sen jälkeen vain sinun pallosi.</numerusform>
            <numerusform>%n tyhjälle laatalle pääsevät sen jälkeen vain sinun pallosi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n such tiles.</source>
        <extracomment>of empty tiles that the balls of one player alone can reach</extracomment>
        <translation>
            <numerusform>{other} jättää %n tällaisen laatan.</numerusform>
            <numerusform>{other} jättää %n tällaista laattaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} lets them reach %n.</source>
        <extracomment>of balls</extracomment>
        <translation>
            <numerusform>{other} päästää ne %n laatalle.</numerusform>
            <numerusform>{other} päästää ne %n laatalle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} lets opposing balls reach %n empty tiles.</source>
        <translation>
            <numerusform>{other} päästää vastapuolen pallot %n tyhjälle laatalle.</numerusform>
            <numerusform>{other} päästää vastapuolen pallot %n tyhjälle laatalle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {seat}’s balls will be able to move.</source>
        <translation>
            <numerusform>Pelaajan {seat} palloista %n pystyy sen jälkeen siirtymään.</numerusform>
            <numerusform>Pelaajan {seat} palloista %n pystyy sen jälkeen siirtymään.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your balls will be able to move.</source>
        <translation>
            <numerusform>Palloistasi %n pystyy sen jälkeen siirtymään.</numerusform>
            <numerusform>Palloistasi %n pystyy sen jälkeen siirtymään.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n that can move.</source>
        <extracomment>of balls</extracomment>
        <translation>
            <numerusform>{other} jättää %n sellaisen pallon.</numerusform>
            <numerusform>{other} jättää %n sellaista palloa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n opposing balls that can move.</source>
        <translation>
            <numerusform>{other}: vastapuolen palloista %n pystyy siirtymään.</numerusform>
            <numerusform>{other}: vastapuolen palloista %n pystyy siirtymään.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n empty ones: freedom for a ball on it.</source>
        <translation>
            <numerusform>Laatta koskettaa %n tyhjää laattaa: siihen asetettu pallo saa vapauden.</numerusform>
            <numerusform>Laatta koskettaa %n tyhjää laattaa: siihen asetettu pallo saa vapauksia.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} puts it next to {number}.</source>
        <extracomment>of a tile: so many empty tiles</extracomment>
        <translation>{other} jättää sen viereen tyhjiä laattoja {number}.</translation>
    </message>
    <message>
        <source>{other} puts it next to no empty tile.</source>
        <translation>{other} asettaa sen niin, ettei viereen jää yhtään tyhjää laattaa.</translation>
    </message>
    <message numerus="yes">
        <source>The tile gives %n of {seat}’s balls one more empty tile to touch.</source>
        <translation>
            <numerusform>Laatta antaa %n pelaajan {seat} pallolle yhden tyhjän laatan lisää viereen.</numerusform>
            <numerusform>Laatta antaa %n pelaajan {seat} pallolle yhden tyhjän laatan lisää viereen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile gives %n of your balls one more empty tile to touch.</source>
        <translation>
            <numerusform>Laatta antaa %n pallollesi yhden tyhjän laatan lisää viereen.</numerusform>
            <numerusform>Laatta antaa %n pallollesi yhden tyhjän laatan lisää viereen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both new tiles lie side by side: on either of them, the ball will touch the other.</source>
        <translation>Uudet laatat ovat vierekkäin: kummalla tahansa pallo koskettaa toista.</translation>
    </message>
    <message>
        <source>{other} lays the second tile apart from the first.</source>
        <translation>{other} asettaa toisen laatan erilleen ensimmäisestä.</translation>
    </message>
    <message numerus="yes">
        <source>The ball will touch %n empty tiles.</source>
        <translation>
            <numerusform>Pallo koskettaa sen jälkeen %n tyhjää laattaa.</numerusform>
            <numerusform>Pallo koskettaa sen jälkeen %n tyhjää laattaa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} lets it touch {number}.</source>
        <extracomment>of a ball: so many empty tiles</extracomment>
        <translation>{other} jättää sen viereen niitä {number}.</translation>
    </message>
    <message>
        <source>{other} puts it next to {number} others, which makes the island more compact.</source>
        <extracomment>of a tile: so many other tiles</extracomment>
        <translation>{other} asettaa sen {number} muun viereen, mikä tiivistää saarta.</translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n others, which keeps the island compact.</source>
        <translation>
            <numerusform>Laatta koskettaa %n muuta, mikä pitää saaren tiiviinä.</numerusform>
            <numerusform>Laatta koskettaa %n muuta, mikä pitää saaren tiiviinä.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the game at once.</source>
        <translation>Tällä voittaa pelin heti.</translation>
    </message>
    <message>
        <source>{seat} has no complete turn</source>
        <translation>{seat} ei voi pelata vuoroa loppuun</translation>
    </message>
    <message>
        <source>Your turn: no complete turn is possible</source>
        <translation>Vuorosi: et voi pelata vuoroa loppuun</translation>
    </message>
    <message>
        <source>First turn of moving: no captures</source>
        <translation>Ensimmäinen siirtovuoro: palloja ei saa vangita</translation>
    </message>
    <message numerus="yes">
        <source>%n balls, and no complete turn with any of them</source>
        <extracomment>a player has balls left, but cannot move one and then remove a tile</extracomment>
        <translation>
            <numerusform>%n pallo, eikä vuoroa voi pelata loppuun</numerusform>
            <numerusform>%n palloa, eikä vuoroa voi pelata loppuun millään niistä</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} had no complete turn left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>{seat} ei voinut enää pelata vuoroa loppuun.</translation>
    </message>
    <message>
        <source>You had no complete turn left.</source>
        <translation>Et voinut enää pelata vuoroa loppuun.</translation>
    </message>
    <message numerus="yes">
        <source>takes %n white balls</source>
        <translation>
            <numerusform>vangitsee %n valkoisen pallon</numerusform>
            <numerusform>vangitsee %n valkoista palloa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n red balls</source>
        <translation>
            <numerusform>vangitsee %n punaisen pallon</numerusform>
            <numerusform>vangitsee %n punaista palloa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n black balls</source>
        <translation>
            <numerusform>vangitsee %n mustan pallon</numerusform>
            <numerusform>vangitsee %n mustaa palloa</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has no complete turn and passes.</source>
        <translation>{seat} jättää vuoron väliin, koska sitä ei voi pelata loppuun.</translation>
    </message>
    <message>
        <source>You have no complete turn and pass.</source>
        <translation>Jätät vuoron väliin, koska et voi pelata sitä loppuun.</translation>
    </message>
    <message>
        <source>{seat} has no complete turn left and is out.</source>
        <translation>{seat} ei voi enää pelata vuoroa loppuun ja putoaa pelistä.</translation>
    </message>
    <message>
        <source>You have no complete turn left and are out.</source>
        <translation>Et voi enää pelata vuoroa loppuun ja putoat pelistä.</translation>
    </message>
    <message>
        <source>{other} loses the game at once.</source>
        <translation>{other} häviää pelin heti.</translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will touch %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>Pelaajan {seat} palloilla on sen jälkeen vapautena %n tyhjä laatta.</numerusform>
            <numerusform>Pelaajan {seat} palloilla on sen jälkeen vapauksina %n tyhjää laattaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will touch %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>Palloillasi on sen jälkeen vapautena %n tyhjä laatta.</numerusform>
            <numerusform>Palloillasi on sen jälkeen vapauksina %n tyhjää laattaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves them %n empty tiles.</source>
        <extracomment>of balls: to touch</extracomment>
        <translation>
            <numerusform>{other} jättää niille %n tyhjän laatan.</numerusform>
            <numerusform>{other} jättää niille %n tyhjää laattaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This threatens a capture: %n opposing balls will be in groups down to their last empty tile.</source>
        <translation>
            <numerusform>Vastapuolta uhkaa vangitseminen: sen palloista %n jää ryhmään, jolla on enää yksi tyhjä naapurilaatta.</numerusform>
            <numerusform>Vastapuolta uhkaa vangitseminen: sen palloista %n jää ryhmään, jolla on enää yksi tyhjä naapurilaatta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will be able to reach %n empty tiles.</source>
        <translation>
            <numerusform>Pelaajan {seat} pallot pääsevät sen jälkeen %n tyhjälle laatalle.</numerusform>
            <numerusform>Pelaajan {seat} pallot pääsevät sen jälkeen %n tyhjälle laatalle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will be able to reach %n empty tiles.</source>
        <translation>
            <numerusform>Pallosi pääsevät sen jälkeen %n tyhjälle laatalle.</numerusform>
            <numerusform>Pallosi pääsevät sen jälkeen %n tyhjälle laatalle.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}’s balls will stand apart, in {number} groups.</source>
        <extracomment>at least two groups</extracomment>
        <translation>Pelaajan {seat} pallot ovat sen jälkeen erillään, {number} ryhmässä.</translation>
    </message>
    <message>
        <source>Your balls will stand apart, in {number} groups.</source>
        <extracomment>at least two groups</extracomment>
        <translation>Pallosi ovat sen jälkeen erillään, {number} ryhmässä.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {seat}’s balls in %n groups.</source>
        <translation>
            <numerusform>{other} jättää pelaajan {seat} pallot %n ryhmään.</numerusform>
            <numerusform>{other} jättää pelaajan {seat} pallot %n ryhmään.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves your balls in %n groups.</source>
        <translation>
            <numerusform>{other} jättää pallosi %n ryhmään.</numerusform>
            <numerusform>{other} jättää pallosi %n ryhmään.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will form only %n groups, and the balls of a group share its empty tiles.</source>
        <translation>
            <numerusform>Pelaajan {seat} pallot muodostavat sen jälkeen vain %n ryhmän, ja ryhmän vapaudet ovat yhteisiä.</numerusform>
            <numerusform>Pelaajan {seat} pallot muodostavat sen jälkeen vain %n ryhmää, ja ryhmän vapaudet ovat yhteisiä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will form only %n groups, and the balls of a group share its empty tiles.</source>
        <translation>
            <numerusform>Pallosi muodostavat sen jälkeen vain %n ryhmän, ja ryhmän vapaudet ovat yhteisiä.</numerusform>
            <numerusform>Pallosi muodostavat sen jälkeen vain %n ryhmää, ja ryhmän vapaudet ovat yhteisiä.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} puts it next to {number} others.</source>
        <extracomment>of a tile: so many other tiles</extracomment>
        <translation>{other} asettaa sen {number} muun viereen.</translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n others, which stretches the island.</source>
        <translation>
            <numerusform>Laatta koskettaa %n muuta, mikä venyttää saarta.</numerusform>
            <numerusform>Laatta koskettaa %n muuta, mikä venyttää saarta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles are cut off and go.</source>
        <translation>
            <numerusform>Lisäksi %n laatta jää irralleen ja poistuu.</numerusform>
            <numerusform>Lisäksi %n laattaa jää irralleen ja poistuu.</numerusform>
        </translation>
    </message>
    <message>
        <source>in a group of {size}</source>
        <extracomment>a ball that is connected to others of its colour, in all so many</extracomment>
        <translation>{size} pallon ryhmässä</translation>
    </message>
    <message>
        <source>{ball}, group of {size}: {at}.</source>
        <extracomment>all balls of a group: red ball, group of 3: 0,1; 0,2; 1,1.</extracomment>
        <translation>{ball}, {size} pallon ryhmä: {at}.</translation>
    </message>
    <message>
        <source>{ball} on {at}.</source>
        <extracomment>a ball that is connected to no other one</extracomment>
        <translation>{ball} kohdassa {at}.</translation>
    </message>
    <message>
        <source>No empty tile beside it.</source>
        <extracomment>a group of balls</extracomment>
        <translation>Vieressä ei ole tyhjää laattaa.</translation>
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
            <numerusform>Vieressä %n tyhjä laatta: {at}.</numerusform>
            <numerusform>Vieressä %n tyhjää laattaa: {at}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n tiles</source>
        <extracomment>the place for a tile</extracomment>
        <translation>
            <numerusform>koskettaa %n laattaa</numerusform>
            <numerusform>koskettaa %n laattaa</numerusform>
        </translation>
    </message>
    <message>
        <source>beside no tile</source>
        <extracomment>the place for a tile</extracomment>
        <translation>ei kosketa yhtään laattaa</translation>
    </message>
    <message>
        <source>beside {things}</source>
        <extracomment>the place for a tile or ball: beside a red ball on 1,0, black balls on 2,0 and 3,0</extracomment>
        <translation>vieressä {things}</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles beside it</source>
        <extracomment>beside a ball, or beside its group</extracomment>
        <translation>
            <numerusform>vieressä %n tyhjä laatta</numerusform>
            <numerusform>vieressä %n tyhjää laattaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can move to %n tiles</source>
        <extracomment>a ball</extracomment>
        <translation>
            <numerusform>voi siirtyä %n laatalle</numerusform>
            <numerusform>voi siirtyä %n laatalle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, in hand, %n left</source>
        <translation>
            <numerusform>{ball}, asettamatta, %n jäljellä</numerusform>
            <numerusform>{ball}, asettamatta, %n jäljellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, captured, %n in all</source>
        <translation>
            <numerusform>vangittu {ball}, yhteensä %n</numerusform>
            <numerusform>vangittu {ball}, yhteensä %n</numerusform>
        </translation>
    </message>
    <message>
        <source>On the island</source>
        <translation>Saarella</translation>
    </message>
    <message>
        <source>no ball was left to move</source>
        <translation>ei enää palloa siirrettäväksi</translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses %n balls.</source>
        <translation>
            <numerusform>{seat} menettää %n pallon.</numerusform>
            <numerusform>{seat} menettää %n palloa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n balls.</source>
        <translation>
            <numerusform>Menetät %n pallon.</numerusform>
            <numerusform>Menetät %n palloa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are left out of the game.</source>
        <translation>
            <numerusform>%n laatta jää pois pelistä.</numerusform>
            <numerusform>%n laattaa jää pois pelistä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turns</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>
            <numerusform>Voita %n vuorolla</numerusform>
            <numerusform>Voita %n vuorolla</numerusform>
        </translation>
    </message>
    <message>
        <source>the Shadow</source>
        <extracomment>the hero whose cards come from the deck</extracomment>
        <translation>Varjo</translation>
    </message>
    <message>
        <source>your place in the cycle</source>
        <translation>oma paikkasi kierrossa</translation>
    </message>
    <message>
        <source>your markers, to play blind</source>
        <translation>omat merkkikorttisi, sokkona pelaamiseen</translation>
    </message>
    <message numerus="yes">
        <source>marker of {seat}, face down, %n in all</source>
        <translation>
            <numerusform>pelaajan {seat} merkkikortti, kuvapuoli alaspäin, yhteensä %n</numerusform>
            <numerusform>pelaajan {seat} merkkikortti, kuvapuoli alaspäin, yhteensä %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, your marker, face down</source>
        <translation>{card}, oma merkkikorttisi, kuvapuoli alaspäin</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, visible</source>
        <translation>{card}, sankarin {seat} kortti, näkyvissä</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, hidden with the {others}</source>
        <translation>{card}, sankarin {seat} kortti, kätkössä, samoin {others}</translation>
    </message>
    <message numerus="yes">
        <source>{foe}, the foe on show, %n more to come</source>
        <translation>
            <numerusform>{foe}, esillä oleva vihollinen, %n vielä tulossa</numerusform>
            <numerusform>{foe}, esillä oleva vihollinen, %n vielä tulossa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>foe deck, %n cards, face down</source>
        <translation>
            <numerusform>vihollispakka, %n kortti, kuvapuoli alaspäin</numerusform>
            <numerusform>vihollispakka, %n korttia, kuvapuoli alaspäin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tactical deck, %n cards, face down</source>
        <translation>
            <numerusform>taktiikkapakka, %n kortti, kuvapuoli alaspäin</numerusform>
            <numerusform>taktiikkapakka, %n korttia, kuvapuoli alaspäin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, on the discards, %n cards</source>
        <translation>
            <numerusform>{card}, poistopakassa, %n kortti</numerusform>
            <numerusform>{card}, poistopakassa, %n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>{foe}, in the corner of {seat}</source>
        <translation>{foe}, sankarin {seat} nurkassa</translation>
    </message>
    <message>
        <source>{foe}, cancels with {others}</source>
        <extracomment>a foe in a corner, and the one or two that it cancels with</extracomment>
        <translation>{foe}, kumoutuu, samoin {others}</translation>
    </message>
    <message>
        <source>{foe}, cancelled</source>
        <translation>{foe}, kumottu</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>what the winner of a round was paid for
----------
in the tactical deck</extracomment>
        <translation>
            <numerusform>%n kortti</numerusform>
            <numerusform>%n korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <extracomment>number of cards on the discard pile</extracomment>
        <translation>
            <numerusform>%n poistettu</numerusform>
            <numerusform>%n poistettu</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind</source>
        <extracomment>where a card is laid down as a marker, to play blind</extracomment>
        <translation>Sokkona</translation>
    </message>
    <message>
        <source>would take the foe</source>
        <translation>saisi vihollisen</translation>
    </message>
    <message>
        <source>The foe goes to {seat}</source>
        <extracomment>settled: all have played</extracomment>
        <translation>Vihollisen saa {seat}</translation>
    </message>
    <message>
        <source>The foe goes to nobody</source>
        <translation>Kukaan ei saa vihollista</translation>
    </message>
    <message numerus="yes">
        <source>your marker, face down, %n in all</source>
        <translation>
            <numerusform>oma merkkikorttisi, kuvapuoli alaspäin, yhteensä %n</numerusform>
            <numerusform>oma merkkikorttisi, kuvapuoli alaspäin, yhteensä %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, played by you, visible</source>
        <translation>{card}, sinun korttisi, näkyvissä</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, the lowest visible so far: others have yet to play</source>
        <translation>{card}, sankarin {seat} kortti, toistaiseksi matalin näkyvä: kaikki eivät ole vielä pelanneet</translation>
    </message>
    <message>
        <source>{card}, played by you, the lowest visible so far: others have yet to play</source>
        <translation>{card}, sinun korttisi, toistaiseksi matalin näkyvä: kaikki eivät ole vielä pelanneet</translation>
    </message>
    <message>
        <source>{card}, played by you, hidden with the {others}</source>
        <translation>{card}, sinun korttisi, kätkössä, samoin {others}</translation>
    </message>
    <message>
        <source>{foe}, the foe on show, the last one</source>
        <translation>{foe}, esillä oleva vihollinen, viimeinen</translation>
    </message>
    <message>
        <source>{foe}, in your corner</source>
        <translation>{foe}, nurkassasi</translation>
    </message>
    <message>
        <source>takes the foe</source>
        <translation>saa vihollisen</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>no player, as in: So far: nobody</extracomment>
        <translation>ei kukaan</translation>
    </message>
    <message>
        <source>The foe would go to nobody</source>
        <extracomment>if the user plays this card, which is the last one</extracomment>
        <translation>Kukaan ei saisi vihollista</translation>
    </message>
    <message>
        <source>The foe comes to you</source>
        <translation>Saat vihollisen</translation>
    </message>
    <message>
        <source>The foe would go to {seat}</source>
        <extracomment>if the user plays this card, which is the last one
----------
if the user plays this card, but others have yet to play</extracomment>
        <translation>Vihollisen saisi {seat}</translation>
    </message>
    <message>
        <source>The foe would come to you</source>
        <translation>Vihollinen tulisi sinulle</translation>
    </message>
    <message>
        <source>So far: {seat}</source>
        <extracomment>the foe would go to this player, but others have yet to play</extracomment>
        <translation>Toistaiseksi: {seat}</translation>
    </message>
    <message>
        <source>So far: you</source>
        <translation>Toistaiseksi: sinä</translation>
    </message>
    <message>
        <source>So far the foe goes to {seat}</source>
        <translation>Vihollisen saaja toistaiseksi: {seat}</translation>
    </message>
    <message>
        <source>So far the foe comes to you</source>
        <translation>Toistaiseksi vihollinen tulisi sinulle</translation>
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
            <numerusform>Vielä pelaamatta: %n.</numerusform>
            <numerusform>Vielä pelaamatta: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %n more still to play.</source>
        <extracomment>players beside the user that have yet to play a card in this cycle</extracomment>
        <translation>
            <numerusform>Sinä ja %n muu pelaatte vielä.</numerusform>
            <numerusform>Sinä ja %n muuta pelaatte vielä.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you have yet to play.</source>
        <translation>Vain sinä et ole vielä pelannut.</translation>
    </message>
    <message>
        <source>Nobody knows which card comes</source>
        <translation>Kukaan ei tiedä, mikä kortti tulee</translation>
    </message>
    <message>
        <source>Your turn: play the top card of the deck</source>
        <translation>Vuorosi: pelaa pakan päällimmäinen kortti</translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <extracomment>rounds that a player has won</extracomment>
        <translation>
            <numerusform>%n voitto</numerusform>
            <numerusform>%n voittoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lives</source>
        <extracomment>that a player has left
----------
at the start of the match</extracomment>
        <translation>
            <numerusform>%n elämä</numerusform>
            <numerusform>%n elämää</numerusform>
        </translation>
    </message>
    <message>
        <source>foes left</source>
        <extracomment>the scores of a match: 2 : 0 : 5 (foes left)</extracomment>
        <translation>vihollisia jäljellä</translation>
    </message>
    <message>
        <source>rounds won</source>
        <extracomment>the scores of a match: 3 : 1 : 1 (rounds won)</extracomment>
        <translation>voitetut kierrokset</translation>
    </message>
    <message>
        <source>lives left</source>
        <extracomment>the scores of a match: 2 : 0 : 1 (lives left)</extracomment>
        <translation>elämiä jäljellä</translation>
    </message>
    <message>
        <source>rounds survived</source>
        <extracomment>the scores of a match: 4 : 4 : 4 (rounds survived)</extracomment>
        <translation>selvityt kierrokset</translation>
    </message>
    <message numerus="yes">
        <source>%n foes</source>
        <extracomment>in a player’s corner</extracomment>
        <translation>
            <numerusform>%n vihollinen</numerusform>
            <numerusform>%n vihollista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes, {left} left</source>
        <extracomment>the same in short, on a plate: foes in a player’s corner, and those that will not be cancelled</extracomment>
        <translation>
            <numerusform>%n vihollinen, jää {left}</numerusform>
            <numerusform>%n vihollista, jää {left}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes, {left} left after the chaos</source>
        <extracomment>foes in a player’s corner, and those of them that will not be cancelled</extracomment>
        <translation>
            <numerusform>%n vihollinen, kaaoksen jälkeen jäljellä {left}</numerusform>
            <numerusform>%n vihollista, kaaoksen jälkeen jäljellä {left}</numerusform>
        </translation>
    </message>
    <message>
        <source>with {seat}</source>
        <extracomment>who a player’s partner is</extracomment>
        <translation>pari: {seat}</translation>
    </message>
    <message>
        <source>The next foe</source>
        <extracomment>a title, over the number of foes to come</extracomment>
        <translation>Seuraava vihollinen</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>parisi</translation>
    </message>
    <message>
        <source>No foe yet</source>
        <translation>Ei vielä vihollisia</translation>
    </message>
    <message>
        <source>The chaos</source>
        <extracomment>the end of a round, when foes cancel each other</extracomment>
        <translation>Kaaos</translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <extracomment>foes</extracomment>
        <translation>
            <numerusform>%n kumottu</numerusform>
            <numerusform>%n kumottu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to come</source>
        <extracomment>foes</extracomment>
        <translation>
            <numerusform>%n vielä tulossa</numerusform>
            <numerusform>%n vielä tulossa</numerusform>
        </translation>
    </message>
    <message>
        <source>the last foe</source>
        <extracomment>below the name of the foe on show, after which none comes</extracomment>
        <translation>viimeinen vihollinen</translation>
    </message>
    <message>
        <source>One team</source>
        <extracomment>who plays with whom</extracomment>
        <translation>Yksi joukkue</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <extracomment>who plays with whom</extracomment>
        <translation>Kaksi paria</translation>
    </message>
    <message numerus="yes">
        <source>to %n wins</source>
        <extracomment>how the match ends</extracomment>
        <translation>
            <numerusform>%n voittoon</numerusform>
            <numerusform>%n voittoon</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen since the shuffle</source>
        <extracomment>number by number, above how many cards of it have been seen</extracomment>
        <translation>Nähty sekoituksen jälkeen</translation>
    </message>
    <message>
        <source>{number}: {count} of 4</source>
        <extracomment>how many cards of a number have been seen</extracomment>
        <translation>{number}: {count}/4</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Pelaa {card}</translation>
    </message>
    <message>
        <source>Play blind, the {card} as marker</source>
        <translation>Pelaa sokkona, merkkikorttina {card}</translation>
    </message>
    <message>
        <source>Play one card: {cards}</source>
        <extracomment>several actions in one line: any of these cards</extracomment>
        <translation>Pelaa yksi kortti: {cards}</translation>
    </message>
    <message>
        <source>Play blind, one card as marker: {cards}</source>
        <extracomment>several actions in one line: any of these cards</extracomment>
        <translation>Pelaa sokkona, yksi kortti merkkikorttina: {cards}</translation>
    </message>
    <message>
        <source>Play the top card of the deck</source>
        <translation>Pelaa pakan päällimmäinen kortti</translation>
    </message>
    <message>
        <source>{seat} win round {round}</source>
        <extracomment>several players</extracomment>
        <translation>{round}. kierroksen voittajat: {seat}</translation>
    </message>
    <message>
        <source>Round {round} is shared</source>
        <translation>Kierros {round} päättyy tasan</translation>
    </message>
    <message>
        <source>Round {round} is won: no foe is left</source>
        <translation>Kierros {round} on voitettu: yhtään vihollista ei jäänyt</translation>
    </message>
    <message>
        <source>Round {round} is lost</source>
        <translation>Kierros {round} on hävitty</translation>
    </message>
    <message>
        <source>{seat}: {number}</source>
        <extracomment>a player with a number, in a list: you: 1, Nana: 3
----------
foes left in a corner</extracomment>
        <translation>{seat} ({number})</translation>
    </message>
    <message>
        <source>Foes left: {left}</source>
        <translation>Jäljellä vihollisia: {left}</translation>
    </message>
    <message>
        <source>Foes taken</source>
        <extracomment>a column: the foes that a player has taken</extracomment>
        <translation>Saatu</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <extracomment>a column: foes that the chaos has cancelled</extracomment>
        <translation>Kumoutunut</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a column: foes that the chaos has left</extracomment>
        <translation>Jäljellä</translation>
    </message>
    <message>
        <source>Lives</source>
        <extracomment>a column: the lives that a player has left</extracomment>
        <translation>Elämiä</translation>
    </message>
    <message>
        <source>The team</source>
        <extracomment>the line of all players together</extracomment>
        <translation>Joukkue</translation>
    </message>
    <message>
        <source>the {card} ({name})</source>
        <extracomment>a foe within a sentence: It cancels with the jack of diamonds (the Hare)</extracomment>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>the joker ({name})</source>
        <extracomment>a foe without a suit, within a sentence: It cancels with the joker (the Oni)</extracomment>
        <translation>jokeri ({name})</translation>
    </message>
    <message>
        <source>The team wins a round if no foe is left.</source>
        <translation>Joukkue voittaa kierroksen, jos yhtään vihollista ei jää.</translation>
    </message>
    <message>
        <source>For now the foe would go to {seat}</source>
        <translation>Silloin vihollisen saaja toistaiseksi: {seat}</translation>
    </message>
    <message>
        <source>For now the foe would come to you</source>
        <translation>Silloin vihollinen tulisi toistaiseksi sinulle</translation>
    </message>
    <message>
        <source>{seat} plays first</source>
        <translation>{seat} pelaa ensin</translation>
    </message>
    <message>
        <source>You play first</source>
        <translation>Pelaat ensin</translation>
    </message>
    <message>
        <source>won</source>
        <translation>voitettu</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>hävitty</translation>
    </message>
    <message>
        <source>{seat}: {said}</source>
        <extracomment>a player of a pair, and what was cancelled there</extracomment>
        <translation>{seat}: {said}</translation>
    </message>
    <message>
        <source>took no foe</source>
        <translation>ei yhtään vihollista</translation>
    </message>
    <message>
        <source>nothing cancelled</source>
        <translation>mikään ei kumoutunut</translation>
    </message>
    <message numerus="yes">
        <source>{parts}&#xa0;=&#xa0;%n lives</source>
        <extracomment>lives, and the foes left round by round that are taken off: 20 − 3 − 5 = 12 lives</extracomment>
        <translation>
            <numerusform>{parts}&#xa0;=&#xa0;%n elämä</numerusform>
            <numerusform>{parts}&#xa0;=&#xa0;%n elämää</numerusform>
        </translation>
    </message>
    <message>
        <source>Foes that cancel</source>
        <extracomment>the theme of a puzzle: the foe shall cancel others, so that fewer are left at the end of the round</extracomment>
        <translation>Toisensa kumoavat viholliset</translation>
    </message>
    <message>
        <source>Play so that the chaos is sure to leave fewer foes in your corner than it would now.</source>
        <translation>Pelaa niin, että kaaos jättäisi nurkkaasi varmasti vähemmän vihollisia kuin nyt.</translation>
    </message>
    <message>
        <source>Play so that the chaos is sure to leave fewer foes to your pair than it would now.</source>
        <translation>Pelaa niin, että kaaos jättäisi parillesi varmasti vähemmän vihollisia kuin nyt.</translation>
    </message>
    <message>
        <source>Play so that the chaos is sure to leave fewer foes to the team than it would now.</source>
        <translation>Pelaa niin, että kaaos jättäisi joukkueelle varmasti vähemmän vihollisia kuin nyt.</translation>
    </message>
    <message>
        <source>{outcome} The chaos would leave no fewer foes.</source>
        <extracomment>why the task above is missed: the outcome is that a player takes the foe, or nobody</extracomment>
        <translation>{outcome} Kaaos ei jättäisi yhtään vähemmän vihollisia.</translation>
    </message>
    <message>
        <source>Suppose {hero} plays the {card}. {outcome}</source>
        <translation>Oletetaan, että {hero} pelaa kortin {card}. {outcome}</translation>
    </message>
    <message>
        <source>Suppose you play the {card}. {outcome}</source>
        <translation>Oletetaan, että pelaat kortin {card}. {outcome}</translation>
    </message>
    <message>
        <source>Suppose the {first} and the {card} come next. {outcome}</source>
        <translation>Oletetaan, että seuraavat kortit ovat {first} ja {card}. {outcome}</translation>
    </message>
    <message>
        <source>Your card goes to your own place.</source>
        <extracomment>a card was brought to another player&apos;s place, or to the foe</extracomment>
        <translation>Korttisi tulee omalle paikallesi.</translation>
    </message>
    <message>
        <source>To play blind, lay down a card from your hand as a marker.</source>
        <translation>Kun pelaat sokkona, pane jokin käsikorteistasi merkkikortiksi.</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <extracomment>a foe: the jack of diamonds, the Hare</extracomment>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>joker ({name})</source>
        <extracomment>a foe without a suit: joker, the Oni</extracomment>
        <translation>jokeri ({name})</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <extracomment>of foes</extracomment>
        <translation>
            <numerusform>%n pari</numerusform>
            <numerusform>%n paria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n straights</source>
        <extracomment>three foes of a suit</extracomment>
        <translation>
            <numerusform>%n suora</numerusform>
            <numerusform>%n suoraa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team has won %n rounds.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>Joukkue on voittanut %n kierroksen.</numerusform>
            <numerusform>Joukkue on voittanut %n kierrosta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team has lost %n rounds.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>Joukkue on hävinnyt %n kierroksen.</numerusform>
            <numerusform>Joukkue on hävinnyt %n kierrosta.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the corner of {seat} these cancel each other: {groups}.</source>
        <extracomment>what the chaos cancels, as it is read out</extracomment>
        <translation>Sankarin {seat} nurkassa toisensa kumoavat {groups}.</translation>
    </message>
    <message>
        <source>In your corner these cancel each other: {groups}.</source>
        <translation>Nurkassasi toisensa kumoavat {groups}.</translation>
    </message>
    <message>
        <source>Taking the foe</source>
        <translation>Vihollinen itselle</translation>
    </message>
    <message>
        <source>Blind plays</source>
        <translation>Sokkona pelaaminen</translation>
    </message>
    <message>
        <source>where it and {foe} cancel each other</source>
        <extracomment>of a foe, after a comma</extracomment>
        <translation>jossa pari ({foe}) kumoaa sen</translation>
    </message>
    <message>
        <source>This sends {foe} to {seat}’s corner, {effect}.</source>
        <extracomment>“effect” says what happens to the foe there</extracomment>
        <translation>Vihollinen ({foe}) menee sankarin {seat} nurkkaan, {effect}.</translation>
    </message>
    <message>
        <source>This brings {foe} to your corner, {effect}.</source>
        <translation>Vihollinen ({foe}) tulee nurkkaasi, {effect}.</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner, {effect}.</source>
        <translation>{other} vie vihollisen sankarin {seat} nurkkaan, {effect}.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner, {effect}.</source>
        <translation>{other} tuo vihollisen nurkkaasi, {effect}.</translation>
    </message>
    <message numerus="yes">
        <source>Played blind, every unseen card would send {foe} to {seat}’s corner for now, {effect}; on average, %n of the {all} others would change that.</source>
        <extracomment>the number of others is that of the unseen cards beside the one that is played, while others have yet to play</extracomment>
        <translation>
            <numerusform>Sokkona pelattuna jokainen näkemätön kortti veisi vihollisen ({foe}) toistaiseksi sankarin {seat} nurkkaan, {effect}; keskimäärin {all} muusta kortista %n muuttaisi sen.</numerusform>
            <numerusform>Sokkona pelattuna jokainen näkemätön kortti veisi vihollisen ({foe}) toistaiseksi sankarin {seat} nurkkaan, {effect}; keskimäärin {all} muusta kortista %n muuttaisi sen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, every unseen card would bring {foe} to your corner for now, {effect}; on average, %n of the {all} others would change that.</source>
        <extracomment>the number of others is that of the unseen cards beside the one that is played, while others have yet to play</extracomment>
        <translation>
            <numerusform>Sokkona pelattuna jokainen näkemätön kortti toisi vihollisen ({foe}) toistaiseksi nurkkaasi, {effect}; keskimäärin {all} muusta kortista %n muuttaisi sen.</numerusform>
            <numerusform>Sokkona pelattuna jokainen näkemätön kortti toisi vihollisen ({foe}) toistaiseksi nurkkaasi, {effect}; keskimäärin {all} muusta kortista %n muuttaisi sen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would keep {foe} out of {seat}’s corner, {effect}.</source>
        <extracomment>the effect is that in this corner</extracomment>
        <translation>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n pitäisi vihollisen ({foe}) poissa sankarin {seat} nurkasta, {effect}.</numerusform>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n pitäisi vihollisen ({foe}) poissa sankarin {seat} nurkasta, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would keep {foe} out of your corner, {effect}.</source>
        <extracomment>the effect is that in this corner</extracomment>
        <translation>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n pitäisi vihollisen ({foe}) poissa nurkastasi, {effect}.</numerusform>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n pitäisi vihollisen ({foe}) poissa nurkastasi, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would for now keep {foe} out of {seat}’s corner, {effect}.</source>
        <extracomment>the effect is that in this corner, while others have yet to play</extracomment>
        <translation>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n pitäisi vihollisen ({foe}) toistaiseksi poissa sankarin {seat} nurkasta, {effect}.</numerusform>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n pitäisi vihollisen ({foe}) toistaiseksi poissa sankarin {seat} nurkasta, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would for now keep {foe} out of your corner, {effect}.</source>
        <extracomment>the effect is that in this corner, while others have yet to play</extracomment>
        <translation>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n pitäisi vihollisen ({foe}) toistaiseksi poissa nurkastasi, {effect}.</numerusform>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n pitäisi vihollisen ({foe}) toistaiseksi poissa nurkastasi, {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no choice: the hand is empty, and the top card of the deck decides.</source>
        <extracomment>the hand is empty</extracomment>
        <translation>Valinnanvaraa ei ole: käsi on tyhjä, ja pakan päällimmäinen kortti ratkaisee.</translation>
    </message>
    <message>
        <source>This spends the {number} as the marker and keeps a higher card, which takes a foe less easily.</source>
        <extracomment>the number on a card</extracomment>
        <translation>Merkkikortiksi menee {number}, ja käteen jää korkeampi kortti, jolla vihollisen saa harvemmin.</translation>
    </message>
    <message>
        <source>{other} spends the {number} as the marker, where a lower card would do.</source>
        <extracomment>the number on a card</extracomment>
        <translation>{other} kuluttaa kortin {number} merkkikorttina, vaikka matalampikin kelpaisi.</translation>
    </message>
    <message>
        <source>where it completes a straight</source>
        <extracomment>of a foe, after a comma</extracomment>
        <translation>jossa vajaa suora odottaa sitä</translation>
    </message>
    <message>
        <source>The foe to another player</source>
        <translation>Vihollinen toiselle</translation>
    </message>
    <message>
        <source>Nobody takes {foe}: all cards hide each other.</source>
        <translation>Kukaan ei saa vihollista ({foe}): kaikki kortit kätkevät&#xa0;toisensa.</translation>
    </message>
    <message>
        <source>{other} sends the foe to nobody: all cards hide each other.</source>
        <translation>{other} ei vie vihollista kenellekään: kaikki kortit kätkevät&#xa0;toisensa.</translation>
    </message>
    <message>
        <source>{other} sends the foe to nobody for now: all cards hide each other.</source>
        <translation>{other} ei vie vihollista toistaiseksi kenellekään: kaikki kortit kätkevät&#xa0;toisensa.</translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n veisi vihollisen ({foe}) sankarin {seat} nurkkaan, {effect}.</numerusform>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n veisi vihollisen ({foe}) sankarin {seat} nurkkaan, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would bring {foe} to your corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n toisi vihollisen ({foe}) nurkkaasi, {effect}.</numerusform>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n toisi vihollisen ({foe}) nurkkaasi, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner, {effect}.</source>
        <translation>
            <numerusform>{other} jättää ratkaisun sattumalle: {all} näkemättömästä kortista %n veisi vihollisen sankarin {seat} nurkkaan, {effect}.</numerusform>
            <numerusform>{other} jättää ratkaisun sattumalle: {all} näkemättömästä kortista %n veisi vihollisen sankarin {seat} nurkkaan, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner, {effect}.</source>
        <translation>
            <numerusform>{other} jättää ratkaisun sattumalle: {all} näkemättömästä kortista %n toisi vihollisen nurkkaasi, {effect}.</numerusform>
            <numerusform>{other} jättää ratkaisun sattumalle: {all} näkemättömästä kortista %n toisi vihollisen nurkkaasi, {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This lets the top card of the deck decide.</source>
        <extracomment>playing the top card of the deck</extracomment>
        <translation>Ratkaisu jää pakan päällimmäiselle kortille.</translation>
    </message>
    <message>
        <source>{seats} win the match</source>
        <extracomment>several players</extracomment>
        <translation>Ottelun voittajat: {seats}</translation>
    </message>
    <message>
        <source>would take the foe for now</source>
        <extracomment>if no other player changed that</extracomment>
        <translation>saisi toistaiseksi vihollisen</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>who plays with whom</extracomment>
        <translation>Jokainen yksin</translation>
    </message>
    <message>
        <source>The team wins the match</source>
        <translation>Joukkue voittaa ottelun</translation>
    </message>
    <message>
        <source>The team loses the match</source>
        <translation>Joukkue häviää ottelun</translation>
    </message>
    <message>
        <source>The fewer foes left, the better.</source>
        <translation>Mitä vähemmän vihollisia jää, sen parempi.</translation>
    </message>
    <message>
        <source>{groups} cancelled</source>
        <extracomment>foes that cancelled each other</extracomment>
        <translation>kumoutui {groups}</translation>
    </message>
    <message>
        <source>{parts}: no lives left</source>
        <extracomment>lives, and the foes left that are taken off: 4 − 6: no life is left</extracomment>
        <translation>{parts}: elämiä ei jäänyt</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n foes left, the most.</source>
        <translation>
            <numerusform>Eniten vihollisia jäi: {side}, %n vihollinen.</numerusform>
            <numerusform>Eniten vihollisia jäi: {side}, %n vihollista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n foes left in round {round} alone.</source>
        <translation>
            <numerusform>Raskain oli kierros {round}: {side}, %n vihollinen jäi.</numerusform>
            <numerusform>Raskain oli kierros {round}: {side}, %n vihollista jäi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n rounds won.</source>
        <extracomment>why the match is over: the players with so many wins</extracomment>
        <translation>
            <numerusform>%n kierros voitettu: {side}.</numerusform>
            <numerusform>%n kierrosta voitettu: {side}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: no lives left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>Elämät loppuivat: {side}.</translation>
    </message>
    <message>
        <source>The team has no lives left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>Joukkueen elämät loppuivat.</translation>
    </message>
    <message numerus="yes">
        <source>The team survives %n rounds</source>
        <translation>
            <numerusform>Joukkue selvisi %n kierroksesta</numerusform>
            <numerusform>Joukkue selvisi %n kierroksesta</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: play a card, or play blind</source>
        <translation>Vuorosi: pelaa kortti tai pelaa sokkona</translation>
    </message>
    <message>
        <source>Your turn: play blind</source>
        <translation>Vuorosi: pelaa sokkona</translation>
    </message>
    <message>
        <source>So far no card is visible.</source>
        <translation>Toistaiseksi yhtään korttia ei ole näkyvissä.</translation>
    </message>
    <message>
        <source>{seats} plays after you.</source>
        <extracomment>the only player that is still to play in this cycle</extracomment>
        <translation>Sinun jälkeesi pelaa {seats}.</translation>
    </message>
    <message>
        <source>{seats} play after you.</source>
        <extracomment>the players that are still to play in this cycle</extracomment>
        <translation>Sinun jälkeesi pelaavat {seats}.</translation>
    </message>
    <message>
        <source>You are the last to play.</source>
        <translation>Pelaat viimeisenä.</translation>
    </message>
    <message>
        <source>{seat} uses the last card in hand.</source>
        <translation>{seat} käyttää kätensä viimeisen kortin.</translation>
    </message>
    <message>
        <source>You use the last card in your hand.</source>
        <translation>Käytät kätesi viimeisen kortin.</translation>
    </message>
    <message>
        <source>No card is visible now.</source>
        <translation>Nyt yhtään korttia ei ole näkyvissä.</translation>
    </message>
    <message numerus="yes">
        <source>It cancels with {others}: {seat} has %n foes left.</source>
        <translation>
            <numerusform>Se kumoutuu, samoin {others}. {seat}: jäljellä %n vihollinen.</numerusform>
            <numerusform>Se kumoutuu, samoin {others}. {seat}: jäljellä %n vihollista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cancels with {others}: you have %n foes left.</source>
        <translation>
            <numerusform>Se kumoutuu, samoin {others}. Sinulla on jäljellä %n vihollinen.</numerusform>
            <numerusform>Se kumoutuu, samoin {others}. Sinulla on jäljellä %n vihollista.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cancels with {others}: {seat} has no foe left.</source>
        <extracomment>a foe that was just taken, and foes in the same corner</extracomment>
        <translation>Se kumoutuu, samoin {others}. {seat}: ei vihollisia jäljellä.</translation>
    </message>
    <message>
        <source>It cancels with {others}: you have no foe left.</source>
        <translation>Se kumoutuu, samoin {others}. Sinulla ei ole enää vihollisia.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Kierros {round} alkaa.</translation>
    </message>
    <message>
        <source>Round {round} begins; it is the only one.</source>
        <translation>Kierros {round} alkaa; se on ottelun ainoa.</translation>
    </message>
    <message>
        <source>{seat} deals the cards.</source>
        <translation>{seat} jakaa kortit.</translation>
    </message>
    <message>
        <source>You deal the cards.</source>
        <translation>Jaat kortit.</translation>
    </message>
    <message>
        <source>A foe comes: {foe}.</source>
        <translation>Esiin tulee vihollinen: {foe}.</translation>
    </message>
    <message>
        <source>A foe comes: {foe}. {begins}.</source>
        <extracomment>{begins}: which player begins the cycle</extracomment>
        <translation>Esiin tulee vihollinen: {foe}. {begins}.</translation>
    </message>
    <message>
        <source>The last foe comes: {foe}.</source>
        <translation>Esiin tulee viimeinen vihollinen: {foe}.</translation>
    </message>
    <message>
        <source>The last foe comes: {foe}. {begins}.</source>
        <translation>Esiin tulee viimeinen vihollinen: {foe}. {begins}.</translation>
    </message>
    <message>
        <source>{seat}: {card}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>{seat}: {card}.</translation>
    </message>
    <message>
        <source>{seat}, blind: {card}.</source>
        <translation>{seat}, sokkona: {card}.</translation>
    </message>
    <message>
        <source>The foe: {seat}.</source>
        <translation>Vihollisen saaja: {seat}.</translation>
    </message>
    <message>
        <source>{seat} plays the {card}.</source>
        <translation>{seat} pelaa kortin {card}.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Pelaat kortin {card}.</translation>
    </message>
    <message>
        <source>{seat} plays blind: {card}.</source>
        <translation>{seat} pelaa sokkona: {card}.</translation>
    </message>
    <message>
        <source>You play blind: {card}.</source>
        <translation>Pelaat sokkona: {card}.</translation>
    </message>
    <message>
        <source>{seat} plays: {card}.</source>
        <extracomment>the Shadow</extracomment>
        <translation>{seat} pelaa kortin {card}.</translation>
    </message>
    <message>
        <source>{seat} takes the foe: {foe}.</source>
        <translation>{seat} saa vihollisen: {foe}.</translation>
    </message>
    <message>
        <source>You take the foe: {foe}.</source>
        <translation>Saat vihollisen: {foe}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the foe: {foe}; now %n foes are in the corner.</source>
        <translation>
            <numerusform>{seat} saa vihollisen: {foe}. Nurkassa on nyt %n vihollinen.</numerusform>
            <numerusform>{seat} saa vihollisen: {foe}. Nurkassa on nyt %n vihollista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the foe: {foe}; now %n foes are in your corner.</source>
        <translation>
            <numerusform>Saat vihollisen: {foe}. Nurkassasi on nyt %n vihollinen.</numerusform>
            <numerusform>Saat vihollisen: {foe}. Nurkassasi on nyt %n vihollista.</numerusform>
        </translation>
    </message>
    <message>
        <source>The foe stays.</source>
        <translation>Vihollinen jää paikalleen.</translation>
    </message>
    <message>
        <source>The foe stays. {begins}.</source>
        <extracomment>{begins}: which player begins the next cycle</extracomment>
        <translation>Vihollinen jää paikalleen. {begins}.</translation>
    </message>
    <message>
        <source>The last foe is taken, and the chaos begins.</source>
        <translation>Viimeinen vihollinen on otettu: nurkissa puhkeaa kaaos.</translation>
    </message>
    <message numerus="yes">
        <source>In your corner, %n foes are cancelled.</source>
        <translation>
            <numerusform>Nurkassasi kumoutuu %n vihollinen.</numerusform>
            <numerusform>Nurkassasi kumoutuu %n vihollista.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {first} and the {second} hide each other.</source>
        <translation>{first} ja {second} kätkevät&#xa0;toisensa.</translation>
    </message>
    <message>
        <source>The {first} and the {second} are of one colour and hide each other: the {card} is visible.</source>
        <translation>{first} ja {second} ovat samaa väriä ja kätkevät toisensa: {card} on näkyvissä.</translation>
    </message>
    <message>
        <source>All four cards of the number {rank} hide each other.</source>
        <translation>Kaikki neljä samannumeroista korttia ({rank}) kätkevät&#xa0;toisensa.</translation>
    </message>
    <message>
        <source>The {card} is the lowest visible card.</source>
        <translation>{card} on matalin näkyvä&#xa0;kortti.</translation>
    </message>
    <message>
        <source>No card is visible: it is a draw.</source>
        <translation>Yhtään korttia ei ole näkyvissä: tasapeli.</translation>
    </message>
    <message>
        <source>Keep clear of the foe</source>
        <extracomment>the theme of a puzzle: the player does not take the foe</extracomment>
        <translation>Väistä vihollista</translation>
    </message>
    <message>
        <source>Nobody’s foe</source>
        <extracomment>the theme of a puzzle: no player takes the foe</extracomment>
        <translation>Ei kenenkään vihollinen</translation>
    </message>
    <message>
        <source>After the first of these it expects:</source>
        <extracomment>above the actions that are expected after the best one</extracomment>
        <translation>Ensimmäisen jälkeen odotettavissa:</translation>
    </message>
    <message>
        <source>{number}. {seat}: {action}</source>
        <translation>{number}. {seat}: {action}</translation>
    </message>
    <message>
        <source>Author</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Kirjailija</translation>
    </message>
    <message>
        <source>Painter</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Taidemaalari</translation>
    </message>
    <message>
        <source>Savage</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Villi</translation>
    </message>
    <message>
        <source>Sailor</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Merimies</translation>
    </message>
    <message>
        <source>Soldier</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Sotilas</translation>
    </message>
    <message>
        <source>Lunatic</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Kuuhullu</translation>
    </message>
    <message>
        <source>Penitent</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Katuvainen</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Diplomaatti</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Kauppias</translation>
    </message>
    <message>
        <source>Ace of Moons</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Kuuässä</translation>
    </message>
    <message>
        <source>Ace of Suns</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Aurinkoässä</translation>
    </message>
    <message>
        <source>Ace of Waves</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Aaltoässä</translation>
    </message>
    <message>
        <source>Ace of Leaves</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Lehtiässä</translation>
    </message>
    <message>
        <source>Ace of Wyrms</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Lohikäärmeässä</translation>
    </message>
    <message>
        <source>Ace of Knots</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>Solmuässä</translation>
    </message>
    <message>
        <source>Huntress</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Metsästäjätär</translation>
    </message>
    <message>
        <source>Bard</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Bardi</translation>
    </message>
    <message>
        <source>Watchman</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Yövartija</translation>
    </message>
    <message>
        <source>Lightkeeper</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Majakanvartija</translation>
    </message>
    <message>
        <source>Consul</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>Konsuli</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>a bonus card</extracomment>
        <translation>Loppu</translation>
    </message>
    <message>
        <source>Calamity</source>
        <extracomment>a bonus card</extracomment>
        <translation>Onnettomuus</translation>
    </message>
    <message>
        <source>Windfall</source>
        <extracomment>a bonus card</extracomment>
        <translation>Onnenpotku</translation>
    </message>
    <message>
        <source>Pact</source>
        <extracomment>a bonus card</extracomment>
        <translation>Sopimus</translation>
    </message>
    <message>
        <source>Harvest</source>
        <extracomment>a bonus card</extracomment>
        <translation>Sadonkorjuu</translation>
    </message>
    <message>
        <source>Excuse</source>
        <extracomment>a bonus card</extracomment>
        <translation>Veruke</translation>
    </message>
    <message>
        <source>Betrayal</source>
        <extracomment>a bonus card</extracomment>
        <translation>Petos</translation>
    </message>
    <message>
        <source>Desert</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Aavikko</translation>
    </message>
    <message>
        <source>Mountain</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Vuori</translation>
    </message>
    <message>
        <source>Forest</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Metsä</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Tori</translation>
    </message>
    <message>
        <source>Cave</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Luola</translation>
    </message>
    <message>
        <source>Darkness</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Pimeys</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Ikkuna</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>Meri</translation>
    </message>
    <message>
        <source>moons</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>kuut</translation>
    </message>
    <message>
        <source>suns</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>auringot</translation>
    </message>
    <message>
        <source>waves</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>aallot</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>lehdet</translation>
    </message>
    <message>
        <source>wyrms</source>
        <extracomment>a suit of the Decktet; wyrms are dragons</extracomment>
        <translation>lohikäärmeet</translation>
    </message>
    <message>
        <source>knots</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>solmut</translation>
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
        <translation>{seat}, {place}. sija: merkki ({suit})</translation>
    </message>
    <message>
        <source>{seat}, {place} place: no chip</source>
        <translation>{seat}, {place}. sija: ei merkkiä</translation>
    </message>
    <message>
        <source>{seats} tie for {place} place: each gets {suit}</source>
        <translation>{seats}, jaettu {place}. sija: merkki pelaajaa kohti ({suit})</translation>
    </message>
    <message>
        <source>{seats} tie for {place} place: no chip</source>
        <translation>{seats}, jaettu {place}. sija: ei merkkiä</translation>
    </message>
    <message>
        <source>{remarks}.</source>
        <extracomment>what a move changes at the location that has just been named: “lead taken; you gain waves”</extracomment>
        <translation>{remarks}.</translation>
    </message>
    <message>
        <source>lead taken</source>
        <translation>nousu johtoon</translation>
    </message>
    <message>
        <source>lead kept</source>
        <translation>johto säilyy</translation>
    </message>
    <message>
        <source>{place} place, tied with {seats}</source>
        <translation>jaettu {place}. sija (myös {seats})</translation>
    </message>
    <message>
        <source>{place} place, tied with you</source>
        <translation>jaettu {place}. sija kanssasi</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place}. sija</translation>
    </message>
    <message numerus="yes">
        <source>%n leaf chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n lehtimerkki</numerusform>
            <numerusform>%n lehtimerkkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wyrm chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n lohikäärmemerkki</numerusform>
            <numerusform>%n lohikäärmemerkkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knot chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n solmumerkki</numerusform>
            <numerusform>%n solmumerkkiä</numerusform>
        </translation>
    </message>
    <message>
        <source>{own}, but another player has {best}</source>
        <extracomment>why a bonus card does not pay</extracomment>
        <translation>{own}, mutta jollakulla on {best}</translation>
    </message>
    <message>
        <source>{own}, but at least one is needed</source>
        <extracomment>why a bonus card does not pay</extracomment>
        <translation>{own}, mutta vähintään yksi tarvitaan</translation>
    </message>
    <message numerus="yes">
        <source>{location}: %n cubes of {seat}’s</source>
        <translation>
            <numerusform>{location}: pelaajalla {seat} on %n kuutio</numerusform>
            <numerusform>{location}: pelaajalla {seat} on %n kuutiota</numerusform>
        </translation>
    </message>
    <message>
        <source>12 points for the most leaf chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 pistettä, jos haltijalla on eniten lehtimerkkejä</translation>
    </message>
    <message>
        <source>12 points for the most wyrm chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 pistettä, jos haltijalla on eniten lohikäärmemerkkejä</translation>
    </message>
    <message>
        <source>12 points for the most knot chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 pistettä, jos haltijalla on eniten solmumerkkejä</translation>
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
        <translation>{first} ja {others}</translation>
    </message>
    <message>
        <source>nobody has a cube here</source>
        <translation>kenelläkään ei ole täällä kuutiota</translation>
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
            <numerusform>%n kuuden maan sarja</numerusform>
            <numerusform>%n kuuden maan sarjaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <extracomment>what a bonus card measures
----------
that a player has at the end</extracomment>
        <translation>
            <numerusform>%n merkki</numerusform>
            <numerusform>%n merkkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suits without a chip</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>%n maa ilman merkkiä</numerusform>
            <numerusform>%n maata ilman merkkiä</numerusform>
        </translation>
    </message>
    <message>
        <source>{own}, more than anybody else</source>
        <extracomment>why a bonus card pays</extracomment>
        <translation>{own}, enemmän kuin kenelläkään muulla</translation>
    </message>
    <message numerus="yes">
        <source>{own}, the most, shared by %n players</source>
        <extracomment>why a bonus card pays a part only</extracomment>
        <translation>
            <numerusform>{own}, eniten (jaettu %n pelaajan kesken)</numerusform>
            <numerusform>{own}, eniten (jaettu %n pelaajan kesken)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the bonuses of the others</source>
        <translation>
            <numerusform>%n piste muiden bonuksista</numerusform>
            <numerusform>%n pistettä muiden bonuksista</numerusform>
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
            <numerusform>{card}, kädessäsi, sopii %n alueelle</numerusform>
            <numerusform>{card}, kädessäsi, sopii %n alueelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hand of {seat}, %n cards</source>
        <translation>
            <numerusform>pelaajan {seat} käsi, %n kortti</numerusform>
            <numerusform>pelaajan {seat} käsi, %n korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your hand, %n cards</source>
        <translation>
            <numerusform>kätesi, %n kortti</numerusform>
            <numerusform>kätesi, %n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, played by {seat}</source>
        <translation>{card}, pelaajan {seat} kortti</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}, sinun korttisi</translation>
    </message>
    <message numerus="yes">
        <source>{location}: %n cubes of yours</source>
        <translation>
            <numerusform>{location}: sinulla on %n kuutio</numerusform>
            <numerusform>{location}: sinulla on %n kuutiota</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>supply of {seat}, %n cubes</source>
        <translation>
            <numerusform>pelaajan {seat} varasto, %n kuutio</numerusform>
            <numerusform>pelaajan {seat} varasto, %n kuutiota</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your supply, %n cubes</source>
        <translation>
            <numerusform>varastosi, %n kuutio</numerusform>
            <numerusform>varastosi, %n kuutiota</numerusform>
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
        <translation>{card}, pelaajan {seat} bonuskortti: {pays}</translation>
    </message>
    <message>
        <source>{card}, your bonus card: {pays}</source>
        <translation>{card}, bonuskorttisi: {pays}</translation>
    </message>
    <message>
        <source>face-down bonus card of {seat}</source>
        <translation>pelaajan {seat} bonuskortti, kuvapuoli alaspäin</translation>
    </message>
    <message>
        <source>your bonus card, face down</source>
        <translation>bonuskorttisi, kuvapuoli alaspäin</translation>
    </message>
    <message>
        <source>{card}, in the set: {pays}</source>
        <extracomment>a bonus card that can be taken, and what it pays for</extracomment>
        <translation>{card}, nipussa: {pays}</translation>
    </message>
    <message numerus="yes">
        <source>set of bonus cards, %n cards</source>
        <translation>
            <numerusform>bonuskorttien nippu, %n kortti</numerusform>
            <numerusform>bonuskorttien nippu, %n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>12 points for the most sets of all six suits</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 pistettä, jos haltijalla on eniten täysiä kuuden maan sarjoja</translation>
    </message>
    <message>
        <source>12 points for the most chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 pistettä, jos haltijalla on eniten merkkejä</translation>
    </message>
    <message>
        <source>12 points for the most suits without a chip</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>12 pistettä, jos haltijalla on eniten maita ilman merkkiä</translation>
    </message>
    <message numerus="yes">
        <source>%n moons</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n kuu</numerusform>
            <numerusform>%n kuuta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suns</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n aurinko</numerusform>
            <numerusform>%n aurinkoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waves</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n aalto</numerusform>
            <numerusform>%n aaltoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n lehti</numerusform>
            <numerusform>%n lehteä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wyrms</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n lohikäärme</numerusform>
            <numerusform>%n lohikäärmettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knots</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>%n solmu</numerusform>
            <numerusform>%n solmua</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Kierros {round}/{rounds}</translation>
    </message>
    <message>
        <source>{seat} starts</source>
        <translation>{seat} aloittaa</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Aloitat</translation>
    </message>
    <message>
        <source>starts</source>
        <extracomment>this seat starts the round</extracomment>
        <translation>aloittaa</translation>
    </message>
    <message>
        <source>{card} to the {location}</source>
        <extracomment>an action, as it is read out: the card, and the place that a cube of the supply goes to</extracomment>
        <translation>{card} alueelle {location}</translation>
    </message>
    <message>
        <source>{card} from the {source} to the {location}</source>
        <translation>{card} alueelta {source} alueelle {location}</translation>
    </message>
    <message>
        <source>Moving a cube from the {location}: {remarks}</source>
        <extracomment>what it costs to take one’s own cube away from a location</extracomment>
        <translation>Kuution siirto alueelta {location}: {remarks}</translation>
    </message>
    <message>
        <source>Round {round} is dealt.</source>
        <extracomment>of the first round: who starts it is told already</extracomment>
        <translation>{round}. kierroksen kortit jaetaan.</translation>
    </message>
    <message>
        <source>{suit} {count}&#xa0;×&#xa0;{each}</source>
        <extracomment>the points for chips of a suit: moons 3 × 6</extracomment>
        <translation>{suit} {count}&#xa0;×&#xa0;{each}</translation>
    </message>
    <message>
        <source>The last card of the round</source>
        <translation>Kierroksen viimeinen kortti</translation>
    </message>
    <message>
        <source>The last card but one</source>
        <translation>Toiseksi viimeinen kortti</translation>
    </message>
    <message>
        <source>A new cube</source>
        <translation>Uusi kuutio</translation>
    </message>
    <message>
        <source>Moving a cube</source>
        <translation>Kuution siirtäminen</translation>
    </message>
    <message>
        <source>{location}, if the round ended now: {change}.</source>
        <extracomment>“change” is like: Anna gains suns</extracomment>
        <translation>{location}, jos kierros päättyisi nyt: {change}.</translation>
    </message>
    <message>
        <source>If the match ended now: {seat} {own} points, {rival} {points}.</source>
        <extracomment>“seat” has just acted for the last time; “rival” has most points of the others</extracomment>
        <translation>Jos ottelu päättyisi nyt: {seat} {own} pistettä, {rival} {points}.</translation>
    </message>
    <message>
        <source>If the match ended now: you {own} points, {rival} {points}.</source>
        <translation>Jos ottelu päättyisi nyt: sinä {own} pistettä, {rival} {points}.</translation>
    </message>
    <message>
        <source>If the match ended now, without the others’ bonus cards: {seat} {own} points, {rival} {points}.</source>
        <extracomment>the same where only one’s own bonus card is known, and counted</extracomment>
        <translation>Jos ottelu päättyisi nyt, muiden bonuskortteja laskematta: {seat} {own} pistettä, {rival} {points}.</translation>
    </message>
    <message>
        <source>If the match ended now, without the others’ bonus cards: you {own} points, {rival} {points}.</source>
        <translation>Jos ottelu päättyisi nyt, muiden bonuskortteja laskematta: sinä {own} pistettä, {rival} {points}.</translation>
    </message>
    <message>
        <source>If the match ended now, without the bonus cards: {seat} {own} points, {rival} {points}.</source>
        <extracomment>the same where no bonus card is counted</extracomment>
        <translation>Jos ottelu päättyisi nyt, bonuskortteja laskematta: {seat} {own} pistettä, {rival} {points}.</translation>
    </message>
    <message>
        <source>If the match ended now, without the bonus cards: you {own} points, {rival} {points}.</source>
        <translation>Jos ottelu päättyisi nyt, bonuskortteja laskematta: sinä {own} pistettä, {rival} {points}.</translation>
    </message>
    <message>
        <source>{other} would make it {own} to {points}.</source>
        <extracomment>after a sentence such as: If the match ended now: Anna 71 points, Ben 68.</extracomment>
        <translation>{other} tekisi tilanteeksi {own}–{points}.</translation>
    </message>
    <message>
        <source>This moves a cube that is on the board and keeps one more in the supply.</source>
        <translation>Kuutio siirtyy alueelta toiselle, joten varastoon jää yksi enemmän.</translation>
    </message>
    <message numerus="yes">
        <source>{location}: nobody else can take the lead without %n more cubes.</source>
        <translation>
            <numerusform>{location}: kukaan muu ei pääse johtoon ilman %n uutta kuutiota.</numerusform>
            <numerusform>{location}: kukaan muu ei pääse johtoon ilman %n uutta kuutiota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} gives a smaller lead at the {location}: another player can take it with %n more cubes.</source>
        <translation>
            <numerusform>{other} tuo alueella {location} niukemman johdon: toinen pääsee johtoon %n uudella kuutiolla.</numerusform>
            <numerusform>{other} tuo alueella {location} niukemman johdon: toinen pääsee johtoon %n uudella kuutiolla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} still falls %n cubes short of the lead at the {location}.</source>
        <translation>
            <numerusform>{other} jää alueella {location} vielä %n kuution päähän johdosta.</numerusform>
            <numerusform>{other} jää alueella {location} vielä %n kuution päähän johdosta.</numerusform>
        </translation>
    </message>
    <message>
        <source>This counts for the bonus card {card} (12 points): {measure}, if the round ended now.</source>
        <extracomment>“measure” is like: 3 leaf chips</extracomment>
        <translation>Tämä edistää bonuksen saamista kortilla {card} (12 pistettä): {measure}, jos kierros päättyisi nyt.</translation>
    </message>
    <message>
        <source>{other} brings nothing for the bonus card {card} for now.</source>
        <translation>{other} ei toistaiseksi edistä bonuksen saamista kortilla {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The cards left in hand can still go to %n locations.</source>
        <translation>
            <numerusform>Käteen jäävillä korteilla pääsee vielä %n alueelle.</numerusform>
            <numerusform>Käteen jäävillä korteilla pääsee vielä %n alueelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves cards that can go to %n locations.</source>
        <translation>
            <numerusform>{other} jättää kortteja, joilla pääsee %n alueelle.</numerusform>
            <numerusform>{other} jättää kortteja, joilla pääsee %n alueelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>{location}: no other player has more cubes there.</source>
        <translation>{location}: kenelläkään muulla ei ole siellä enempää kuutioita.</translation>
    </message>
    <message>
        <source>{seat} plays a card</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat} pelaa kortin</translation>
    </message>
    <message>
        <source>{seat} takes a bonus card</source>
        <translation>{seat} ottaa bonuskortin</translation>
    </message>
    <message>
        <source>Your turn: take a bonus card</source>
        <translation>Vuorosi: ota bonuskortti</translation>
    </message>
    <message>
        <source>your bonus card</source>
        <translation>oma bonuskorttisi</translation>
    </message>
    <message>
        <source>{card}, from the {source} to the {location}</source>
        <translation>{card}, alueelta {source} alueelle {location}</translation>
    </message>
    <message>
        <source>{seat} starts round 1.</source>
        <translation>{seat} aloittaa 1. kierroksen.</translation>
    </message>
    <message>
        <source>You start round 1.</source>
        <translation>Aloitat 1. kierroksen.</translation>
    </message>
    <message>
        <source>Round {round} is dealt. {seat} starts.</source>
        <translation>{round}. kierroksen kortit jaetaan. {seat} aloittaa.</translation>
    </message>
    <message>
        <source>Round {round} is dealt. You start.</source>
        <translation>{round}. kierroksen kortit jaetaan. Aloitat.</translation>
    </message>
    <message>
        <source>Everybody is dealt a bonus card.</source>
        <translation>Jokainen saa bonuskortin.</translation>
    </message>
    <message>
        <source>{seat} takes the bonus card {card}.</source>
        <translation>{seat} ottaa bonuskortin {card}.</translation>
    </message>
    <message>
        <source>You take the bonus card {card}.</source>
        <translation>Otat bonuskortin {card}.</translation>
    </message>
    <message>
        <source>{seat} takes a bonus card.</source>
        <translation>{seat} ottaa bonuskortin.</translation>
    </message>
    <message>
        <source>You take a bonus card.</source>
        <translation>Otat bonuskortin.</translation>
    </message>
    <message>
        <source>{seat}: {card}, {location}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>{seat}: {card}, {location}.</translation>
    </message>
    <message>
        <source>{seat}: {card}, {source} to {location}.</source>
        <translation>{seat}: {card}, alueelta {source} alueelle {location}.</translation>
    </message>
    <message>
        <source>Round {round} is scored.</source>
        <translation>Kierros {round} pisteytetään.</translation>
    </message>
    <message>
        <source>{seats} share the match</source>
        <extracomment>the match has several winners</extracomment>
        <translation>Voitto jaetaan: {seats}</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>a column: chips, or the points for them</extracomment>
        <translation>Merkit</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>a column: the points for the bonus card</extracomment>
        <translation>Bonukset</translation>
    </message>
    <message>
        <source>The bonus cards</source>
        <extracomment>a row: the points for the bonus cards</extracomment>
        <translation>Bonuskortit</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} is over</source>
        <extracomment>the title of a round&apos;s result</extracomment>
        <translation>Kierros {round}/{rounds} on päättynyt</translation>
    </message>
    <message>
        <source>Round {round}: {gains}</source>
        <extracomment>the points of a round in one line</extracomment>
        <translation>Kierros {round}: {gains}</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>ei merkkejä</translation>
    </message>
    <message>
        <source>{account}; {reason}.</source>
        <extracomment>a player’s account at the end, and the reason for the bonus</extracomment>
        <translation>{account}; {reason}.</translation>
    </message>
    <message>
        <source>Suppose {seat} plays the {card} to the {location}. {outcome}</source>
        <translation>Oletetaan, että {seat} pelaa kortin {card} alueelle {location}. {outcome}</translation>
    </message>
    <message>
        <source>Suppose {seat} plays the {card} from the {source} to the {location}. {outcome}</source>
        <translation>Oletetaan, että {seat} pelaa kortin {card} alueelta {source} alueelle {location}. {outcome}</translation>
    </message>
    <message>
        <source>This cube is yours.</source>
        <translation>Tämä kuutio on sinun.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>a column: all points</extracomment>
        <translation>Yhteensä</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n points for chips</source>
        <translation>
            <numerusform>{seat}: merkeistä %n piste</numerusform>
            <numerusform>{seat}: merkeistä %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: {chips} for chips and {bonus} for the bonus make %n points</source>
        <translation>
            <numerusform>{seat}: merkeistä {chips} ja bonuksesta {bonus}, yhteensä %n piste</numerusform>
            <numerusform>{seat}: merkeistä {chips} ja bonuksesta {bonus}, yhteensä %n pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>equal points, so the number of chips decides: {number}</source>
        <extracomment>why of two players with equal points one is ahead</extracomment>
        <translation>pisteet tasan, joten merkkien määrä ratkaisee: {number}</translation>
    </message>
    <message numerus="yes">
        <source>Chips worth %n points</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>
            <numerusform>Merkkejä %n pisteen arvosta</numerusform>
            <numerusform>Merkkejä %n pisteen arvosta</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no option “{name}”. The options are: {names}.</source>
        <translation>Valintaa ”{name}” ei ole. Valinnat ovat: {names}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be “{value}”. It can be: {domain}.</source>
        <translation>”{name}” ei voi olla ”{value}”. Se voi olla: {domain}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be “{value}” with {others}. It can be: {domain}.</source>
        <translation>”{name}” ei voi olla ”{value}”, kun valittuna on {others}. Se voi olla: {domain}.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent is out of the round. Bring the count to zero with at most %n cards.</source>
        <translation>
            <numerusform>Vastustajasi on jumissa. Vie lukema nollaan enintään %n kortilla.</numerusform>
            <numerusform>Vastustajasi on jumissa. Vie lukema nollaan enintään %n kortilla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent is out of the round. Play %n cards one after the other.</source>
        <translation>
            <numerusform>Vastustajasi on jumissa. Pelaa vielä %n kortti.</numerusform>
            <numerusform>Vastustajasi on jumissa. Pelaa %n korttia peräkkäin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card that your opponent cannot answer, whatever cards they hold.</source>
        <translation>Pelaa kortti, johon vastustajasi ei voi vastata, oli hänellä mitä kortteja tahansa.</translation>
    </message>
    <message numerus="yes">
        <source>The count is {count}: %n more cards cannot bring it to zero.</source>
        <translation>
            <numerusform>Lukema on {count}: %n kortilla sitä ei enää saa nollaan.</numerusform>
            <numerusform>Lukema on {count}: %n kortilla sitä ei enää saa nollaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The count is {count}: after that you cannot play %n more cards.</source>
        <translation>
            <numerusform>Lukema on {count}: siitä et voi enää pelata %n korttia.</numerusform>
            <numerusform>Lukema on {count}: siitä et voi enää pelata %n korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The count is {count}: if your opponent holds the {card}, it can be played.</source>
        <translation>Lukema on {count}: jos vastustajallasi on {card}, hän voi pelata sen.</translation>
    </message>
    <message>
        <source>{other} has an answer to that: the win is gone.</source>
        <translation>{other} löytää siihen vastauksen: voitto meni.</translation>
    </message>
    <message>
        <source>That lets {other} win.</source>
        <translation>{other} voittaa sen jälkeen.</translation>
    </message>
    <message>
        <source>Play so that you are sure to take the foe.</source>
        <translation>Pelaa niin, että saat vihollisen varmasti.</translation>
    </message>
    <message>
        <source>Play so that {seat} is sure to take the foe.</source>
        <translation>Pelaa niin, että vihollisen saa varmasti {seat}.</translation>
    </message>
    <message>
        <source>Play so that you are sure not to take the foe.</source>
        <translation>Pelaa niin, ettet missään tapauksessa saa vihollista.</translation>
    </message>
    <message>
        <source>Play so that nobody takes the foe.</source>
        <translation>Pelaa niin, ettei kukaan saa vihollista.</translation>
    </message>
    <message>
        <source>You take the foe.</source>
        <translation>Saat vihollisen itse.</translation>
    </message>
    <message>
        <source>{seat} takes the foe.</source>
        <translation>Vihollisen saa {seat}.</translation>
    </message>
    <message>
        <source>Nobody takes the foe.</source>
        <translation>Kukaan ei saa vihollista.</translation>
    </message>
    <message numerus="yes">
        <source>The last card of the round: get chips worth %n points in this round.</source>
        <translation>
            <numerusform>Kierroksen viimeinen kortti: hanki tältä kierrokselta merkkejä %n pisteen arvosta.</numerusform>
            <numerusform>Kierroksen viimeinen kortti: hanki tältä kierrokselta merkkejä %n pisteen arvosta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last card of the round: be sure of chips worth %n points in this round, whatever comes after it.</source>
        <translation>
            <numerusform>Viimeinen korttisi tällä kierroksella: varmista kierrokselta merkkejä %n pisteen arvosta, pelattiinpa sen jälkeen mitä tahansa.</numerusform>
            <numerusform>Viimeinen korttisi tällä kierroksella: varmista kierrokselta merkkejä %n pisteen arvosta, pelattiinpa sen jälkeen mitä tahansa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This round’s chips are worth only %n points to you.</source>
        <translation>
            <numerusform>Tämän kierroksen merkkisi ovat vain %n pisteen arvoiset.</numerusform>
            <numerusform>Tämän kierroksen merkkisi ovat vain %n pisteen arvoiset.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}” is not a chance outcome.</source>
        <translation>”{text}” ei ole satunnaistulos.</translation>
    </message>
    <message>
        <source>“{text}” is not an action of this game.</source>
        <translation>”{text}” ei ole tämän pelin siirto.</translation>
    </message>
    <message>
        <source>“{text}”: only an ace, or a jack after one, takes “=1” or “=11”.</source>
        <translation>”{text}”: vain ässään tai sitä seuraavaan sotilaaseen liitetään ”=1” tai ”=11”.</translation>
    </message>
    <message>
        <source>“{text}”: only a king, or a jack after one, takes a divisor.</source>
        <translation>”{text}”: vain kuninkaaseen tai sitä seuraavaan sotilaaseen liitetään luku, jolla jaetaan.</translation>
    </message>
    <message>
        <source>“{text}”: a divisor lies between 2 and {most}.</source>
        <translation>”{text}”: luku, jolla jaetaan, on vähintään 2 ja enintään {most}.</translation>
    </message>
    <message>
        <source>“{text}”: say what the ace counts, “=1” or “=11”.</source>
        <translation>”{text}”: kerro ässän arvo, ”=1” tai ”=11”.</translation>
    </message>
    <message>
        <source>“{text}”: say what the king divides by, such as “/2”.</source>
        <translation>”{text}”: kerro, millä kuningas jakaa, esimerkiksi ”/2”.</translation>
    </message>
    <message>
        <source>“{text}”: only cards from 2 to 10 are played.</source>
        <translation>”{text}”: pelata voi vain kortteja kakkosesta kymppiin.</translation>
    </message>
    <message>
        <source>There is no card “{text}”. The cards are: {names}.</source>
        <translation>Korttia ”{text}” ei ole. Kortit ovat: {names}.</translation>
    </message>
    <message>
        <source>There is no bonus card “{text}”. The bonus cards are: {names}.</source>
        <translation>Bonuskorttia ”{text}” ei ole. Bonuskortit ovat: {names}.</translation>
    </message>
    <message>
        <source>There is no location “{text}”. The locations are: {names}.</source>
        <translation>Aluetta ”{text}” ei ole. Alueet ovat: {names}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Ottelu on päättynyt.</translation>
    </message>
    <message>
        <source>The cards must be shuffled first.</source>
        <translation>Kortit on ensin sekoitettava.</translation>
    </message>
    <message>
        <source>There is nothing to shuffle or to draw now.</source>
        <translation>Nyt ei ole mitään sekoitettavaa eikä arvottavaa.</translation>
    </message>
    <message>
        <source>It is the turn of seat {seat}.</source>
        <translation>Nyt on paikan {seat} vuoro.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” takes %n cards, each once.</source>
        <translation>
            <numerusform>”{name}” vaatii %n kortin.</numerusform>
            <numerusform>”{name}” vaatii %n korttia, kunkin kerran.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has doubled</source>
        <translation>{seat} on tuplannut</translation>
    </message>
    <message>
        <source>You have doubled</source>
        <translation>Olet tuplannut</translation>
    </message>
    <message>
        <source>Nothing here fits {count}</source>
        <extracomment>a whole hand: none of its cards can be played at this count</extracomment>
        <translation>Mikään näistä ei sovi lukemaan {count}</translation>
    </message>
    <message>
        <source>{before} → {count}</source>
        <extracomment>the count now, and as it would be</extracomment>
        <translation>{before} → {count}</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>this seat has chosen to play no more in the round</extracomment>
        <translation>jätti tähän</translation>
    </message>
    <message>
        <source>hand empty</source>
        <extracomment>a player has no card in the hand</extracomment>
        <translation>käsi tyhjä</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or stop</source>
        <translation>Vuorosi: käännä kortti nostopakasta tai jätä tähän</translation>
    </message>
    <message>
        <source>{seat} decides whether to double</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat} päättää, tuplaako</translation>
    </message>
    <message>
        <source>{seat} has drawn a card</source>
        <extracomment>what another player is to do now: the top card of the stock lies face up</extracomment>
        <translation>{seat} on kääntänyt kortin</translation>
    </message>
    <message>
        <source>You draw no more cards in this round; {seat} may go on alone.</source>
        <translation>Et enää käännä kortteja tällä kierroksella; {seat} voi jatkaa yksin.</translation>
    </message>
    <message>
        <source>{seat} is blocked, so the round ends, and you win it: you played the last card.</source>
        <extracomment>what it means to stop: the other player can play no card any more, and has not played the last one</extracomment>
        <translation>{seat} on jumissa, joten kierros päättyy, ja voitat sen, koska pelasit viimeisen kortin.</translation>
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
            <numerusform>{seat} on saavuttanut %n pisteen.</numerusform>
            <numerusform>{seat} on saavuttanut %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both have reached %n points.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>Molemmat ovat saavuttaneet %n pisteen.</numerusform>
            <numerusform>Molemmat ovat saavuttaneet %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n rounds have been played.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>Ottelussa oli %n kierros.</numerusform>
            <numerusform>Kaikki %n kierrosta on pelattu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>the title of a sheet with the points of both players</extracomment>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>the points of all rounds before the last one together</extracomment>
        <translation>Aiemmin</translation>
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
        <translation>Kierros lasketaan silloin kaksinkertaisena, voittipa kumpi tahansa.</translation>
    </message>
    <message>
        <source>The round then counts four times, whoever wins.</source>
        <translation>Kierros lasketaan silloin nelinkertaisena, voittipa kumpi tahansa.</translation>
    </message>
    <message>
        <source>the loser scores the count, {count}&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <translation>häviäjä saa lukemasta {count}&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;×&#xa0;{factor} (tuplattu&#xa0;kahdesti)&#xa0;=&#xa0;{points}</translation>
    </message>
    <message>
        <source>the loser scores the count, {count}&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the loser&apos;s points for a round</extracomment>
        <translation>häviäjä saa lukemasta {count}&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;=&#xa0;{points}</translation>
    </message>
    <message>
        <source>the loser scores the count, {count}&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <translation>häviäjä saa lukemasta {count}&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;×&#xa0;{factor} (tuplattu)&#xa0;=&#xa0;{points}</translation>
    </message>
    <message>
        <source>count {count}</source>
        <extracomment>what the loser of a round was paid for</extracomment>
        <translation>lukema {count}</translation>
    </message>
    <message>
        <source>{seat} {gain} ({reason})</source>
        <extracomment>a player, and the points of a round with their reason</extracomment>
        <translation>{seat} {gain} ({reason})</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>turn the top card of the stock</extracomment>
        <translation>Käännä</translation>
    </message>
    <message numerus="yes">
        <source>{seat} deals round {round} from the rest of the stock: %n cards are left there.</source>
        <translation>
            <numerusform>{seat} jakaa {round}. kierroksen jäljellä olevasta nostopakasta: siihen jää %n kortti.</numerusform>
            <numerusform>{seat} jakaa {round}. kierroksen jäljellä olevasta nostopakasta: siihen jää %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal round {round} from the rest of the stock: %n cards are left there.</source>
        <translation>
            <numerusform>Jaat {round}. kierroksen jäljellä olevasta nostopakasta: siihen jää %n kortti.</numerusform>
            <numerusform>Jaat {round}. kierroksen jäljellä olevasta nostopakasta: siihen jää %n korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} draws the {card}.</source>
        <translation>{seat} kääntää kortin {card}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Käännät kortin {card}.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <extracomment>why a card that was drawn cannot be played: a whole sentence</extracomment>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>{seat} has an empty hand.</source>
        <translation>Pelaajan {seat} käsi on tyhjä.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Kätesi on tyhjä.</translation>
    </message>
    <message>
        <source>{seat} played the last card.</source>
        <extracomment>the reason why this player wins a round in which both are blocked</extracomment>
        <translation>Viimeisen kortin pelasi {seat}.</translation>
    </message>
    <message>
        <source>You played the last card.</source>
        <translation>Sinä pelasit viimeisen kortin.</translation>
    </message>
    <message>
        <source>{seat} chooses the value of the ace: the count is {count}.</source>
        <translation>{seat} valitsee ässän arvon: lukema on {count}.</translation>
    </message>
    <message>
        <source>You choose the value of the ace: the count is {count}.</source>
        <translation>Valitset ässän arvon: lukema on {count}.</translation>
    </message>
    <message>
        <source>Keep an answer</source>
        <extracomment>the theme of a puzzle: one shall be able to answer the opponent’s next card</extracomment>
        <translation>Säilytä vastaus</translation>
    </message>
    <message numerus="yes">
        <source>%n doubles missed</source>
        <extracomment>errors in reviewed matches: passing was worse</extracomment>
        <translation>
            <numerusform>%n tuplaus jäi tekemättä</numerusform>
            <numerusform>%n tuplausta jäi tekemättä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubles too risky</source>
        <extracomment>errors in reviewed matches: doubling was worse</extracomment>
        <translation>
            <numerusform>%n liian uskalias tuplaus</numerusform>
            <numerusform>%n liian uskaliasta tuplausta</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card so that you can answer whatever your opponent plays next.</source>
        <translation>Pelaa kortti niin, että voit vastata kaikkeen, mitä vastustajasi seuraavaksi pelaa.</translation>
    </message>
    <message>
        <source>If your opponent plays the {card} to that, you have no answer.</source>
        <extracomment>why the task above is missed</extracomment>
        <translation>Jos vastustajasi vastaa kortilla {card}, et voi enää pelata.</translation>
    </message>
    <message>
        <source>First choose a card from your hand.</source>
        <translation>Valitse ensin kortti kädestäsi.</translation>
    </message>
    <message>
        <source>First say whether you double.</source>
        <translation>Kerro ensin, tuplaatko.</translation>
    </message>
    <message>
        <source>The starter is an ace: first choose whether it counts 1 or 11.</source>
        <translation>Aloituskortti on ässä: valitse ensin, onko sen arvo 1 vai 11.</translation>
    </message>
    <message>
        <source>Doubling is only possible before the starter is turned.</source>
        <translation>Tuplata voi vain, ennen kuin aloituskortti käännetään.</translation>
    </message>
    <message>
        <source>You do not have the {card} in your hand.</source>
        <translation>Kädessäsi ei ole korttia {card}.</translation>
    </message>
    <message>
        <source>Nothing else in your hand fits {count}.</source>
        <extracomment>why a card is the only action: no other card of the hand can be played at this count</extracomment>
        <translation>Mikään muu kätesi kortti ei sovi lukemaan {count}.</translation>
    </message>
    <message>
        <source>You hold no other card.</source>
        <extracomment>why a card is the only action</extracomment>
        <translation>Kädessäsi ei ole muita kortteja.</translation>
    </message>
    <message>
        <source>You have a card that can be played, so you must play one.</source>
        <translation>Kädessäsi on kortti, jonka voi pelata, joten sinun on pelattava.</translation>
    </message>
    <message>
        <source>Your hand is empty: only the top card of the stock can be played.</source>
        <translation>Kätesi on tyhjä: voit pelata vain nostopakan päällimmäisen kortin.</translation>
    </message>
    <message>
        <source>The top card already lies face up: play it, or stop.</source>
        <translation>Päällimmäinen kortti on jo kuvapuoli ylöspäin: pelaa se tai jätä tähän.</translation>
    </message>
    <message>
        <source>A jack repeats the card before it, and there is nothing to repeat.</source>
        <translation>Sotilas toistaa edellisen kortin, eikä nyt ole mitään toistettavaa.</translation>
    </message>
    <message>
        <source>This jack repeats an ace: say whether it counts 1 or 11.</source>
        <translation>Tämä sotilas toistaa ässän: kerro, onko sen arvo 1 vai 11.</translation>
    </message>
    <message>
        <source>This jack repeats a king: say what it divides by.</source>
        <translation>Tämä sotilas toistaa kuninkaan: kerro, millä se jakaa.</translation>
    </message>
    <message>
        <source>The jack takes a number only after an ace or a king: play it as “{card}”.</source>
        <translation>Sotilaaseen liitetään luku vain ässän tai kuninkaan jälkeen: pelaa se muodossa ”{card}”.</translation>
    </message>
    <message>
        <source>The ace cannot count 11: the count is only {count}.</source>
        <translation>Ässän arvo ei voi olla 11: lukema on vain {count}.</translation>
    </message>
    <message>
        <source>A king divides by a number less than the count, and {divisor} is not less than {count}.</source>
        <translation>Kuningas jakaa lukemaa pienemmällä luvulla, eikä {divisor} ole pienempi kuin {count}.</translation>
    </message>
    <message>
        <source>{divisor} does not divide {count}.</source>
        <translation>{count} ei ole jaollinen luvulla {divisor}.</translation>
    </message>
    <message>
        <source>The jack repeats the king: no number between 1 and {count} divides {count}.</source>
        <translation>Sotilas toistaa kuninkaan: {count} ei ole jaollinen millään ykköstä suuremmalla ja lukemaa pienemmällä luvulla.</translation>
    </message>
    <message>
        <source>The jack repeats the queen: {count} reversed is {reversed}, which is not less than {count}.</source>
        <translation>Sotilas toistaa rouvan: {count} takaperin on {reversed}, eikä se ole pienempi kuin {count}.</translation>
    </message>
    <message>
        <source>The jack repeats the {value}: {value} is more than the count, which is {count}.</source>
        <translation>Sotilas toistaa edellisen kortin: {value} on enemmän kuin lukema, joka on {count}.</translation>
    </message>
    <message>
        <source>{count} reversed is {reversed}, which is not less than {count}.</source>
        <translation>{count} takaperin on {reversed}, eikä se ole pienempi kuin {count}.</translation>
    </message>
    <message>
        <source>{value} is more than the count, which is {count}.</source>
        <translation>{value} on enemmän kuin lukema, joka on {count}.</translation>
    </message>
    <message>
        <source>Sides are not swapped in this match.</source>
        <translation>Tässä ottelussa ei vaihdeta puolia.</translation>
    </message>
    <message>
        <source>First lay two tiles.</source>
        <translation>Aseta ensin kaksi laattaa.</translation>
    </message>
    <message>
        <source>There is a tile on {at} already.</source>
        <translation>Kohdassa {at} on jo laatta.</translation>
    </message>
    <message>
        <source>The first tile lies on {origin}.</source>
        <translation>Ensimmäinen laatta asetetaan kohtaan {origin}.</translation>
    </message>
    <message>
        <source>The second tile must touch the first, and {at} does not.</source>
        <translation>Toisen laatan pitää koskettaa ensimmäistä, eikä kohta {at} ole sen vieressä.</translation>
    </message>
    <message>
        <source>A tile must touch at least two others, and {at} touches none.</source>
        <translation>Laatan pitää koskettaa vähintään kahta muuta, eikä kohdan {at} vieressä ole yhtään.</translation>
    </message>
    <message>
        <source>A tile must touch at least two others, and {at} touches only one.</source>
        <translation>Laatan pitää koskettaa vähintään kahta muuta, ja kohdan {at} vieressä on vain yksi.</translation>
    </message>
    <message>
        <source>There is no tile on {at}.</source>
        <translation>Kohdassa {at} ei ole laattaa.</translation>
    </message>
    <message>
        <source>There is a ball on {at} already.</source>
        <translation>Kohdassa {at} on jo pallo.</translation>
    </message>
    <message>
        <source>The ball goes on one of the two tiles that you have just laid: {first} or {second}.</source>
        <translation>Pallo asetetaan toiselle juuri asettamistasi laatoista: {first} tai {second}.</translation>
    </message>
    <message>
        <source>Next to {at} there is a ball of the same colour.</source>
        <translation>Kohdan {at} vieressä on samanvärinen pallo.</translation>
    </message>
    <message>
        <source>A ball on {at} would have no empty tile next to it.</source>
        <translation>Kohtaan {at} asetetun pallon vieressä ei olisi tyhjää laattaa.</translation>
    </message>
    <message>
        <source>A ball on {at} would take the last empty tile from another ball.</source>
        <translation>Kohtaan {at} asetettu pallo veisi toiselta pallolta viimeisen tyhjän naapurilaatan.</translation>
    </message>
    <message>
        <source>First move a ball.</source>
        <translation>Siirrä ensin palloa.</translation>
    </message>
    <message>
        <source>There is no ball on {at}.</source>
        <translation>Kohdassa {at} ei ole palloa.</translation>
    </message>
    <message>
        <source>The ball on {at} is not yours.</source>
        <translation>Kohdan {at} pallo ei ole sinun.</translation>
    </message>
    <message>
        <source>The ball must move to another tile.</source>
        <translation>Pallo on siirrettävä toiselle laatalle.</translation>
    </message>
    <message>
        <source>The ball on {at} is shut in: no empty tile is next to it.</source>
        <translation>Kohdan {at} pallo on saarroksissa: sen vieressä ei ole tyhjää laattaa.</translation>
    </message>
    <message>
        <source>No path of empty tiles leads from {at} to {to}.</source>
        <translation>Kohdasta {at} ei pääse tyhjiä laattoja pitkin kohtaan {to}.</translation>
    </message>
    <message>
        <source>After a move to {to} you could remove no tile.</source>
        <translation>Jos siirrät pallon kohtaan {to}, et voi poistaa yhtään laattaa.</translation>
    </message>
    <message>
        <source>You have moved: now remove a tile.</source>
        <translation>Olet siirtänyt palloa: poista nyt laatta.</translation>
    </message>
    <message>
        <source>The tile on {at} holds a ball: only an empty one can go.</source>
        <translation>Kohdan {at} laatalla on pallo: vain tyhjän laatan voi poistaa.</translation>
    </message>
    <message>
        <source>Without the tile on {at} there would be balls on two islands.</source>
        <translation>Ilman kohdan {at} laattaa palloja jäisi kahdelle saarelle.</translation>
    </message>
    <message>
        <source>The {card} is a marker until the cards are shuffled again.</source>
        <translation>{card} on merkkikorttina, kunnes kortit sekoitetaan uudelleen.</translation>
    </message>
    <message>
        <source>Your hand is empty: play blind without a marker.</source>
        <translation>Kätesi on tyhjä: pelaa sokkona ilman merkkikorttia.</translation>
    </message>
    <message>
        <source>Your hand is empty: you can only play blind.</source>
        <translation>Kätesi on tyhjä: voit pelata vain sokkona.</translation>
    </message>
    <message>
        <source>First take a bonus card from the set.</source>
        <translation>Ota ensin bonuskortti nipusta.</translation>
    </message>
    <message>
        <source>The set that was passed to you does not hold {card}.</source>
        <translation>Sinulle annetussa nipussa ei ole korttia {card}.</translation>
    </message>
    <message>
        <source>This match is played without bonus cards.</source>
        <translation>Tässä ottelussa ei ole bonuskortteja.</translation>
    </message>
    <message>
        <source>In this match bonus cards are dealt, not taken.</source>
        <translation>Tässä ottelussa bonuskortit jaetaan, niitä ei oteta.</translation>
    </message>
    <message>
        <source>Everybody has a bonus card already.</source>
        <translation>Kaikilla on jo bonuskortti.</translation>
    </message>
    <message>
        <source>You do not have this card in your hand: {card}.</source>
        <translation>Sinulla ei ole kädessäsi korttia {card}.</translation>
    </message>
    <message>
        <source>{card} ({suits}) shares no suit with the location {location} ({others}).</source>
        <translation>Kortilla {card} ({suits}) ja alueella {location} ({others}) ei ole yhteistä maata.</translation>
    </message>
    <message>
        <source>The cube stands at this location already ({location}): it must move to another.</source>
        <translation>Kuutio on jo tällä alueella ({location}): sen on siirryttävä toiselle.</translation>
    </message>
    <message>
        <source>Your supply is empty: move a cube from one location to another.</source>
        <translation>Varastosi on tyhjä: siirrä kuutio alueelta toiselle.</translation>
    </message>
    <message>
        <source>You have no cube to move at the location {location}.</source>
        <translation>Sinulla ei ole siirrettävää kuutiota alueella {location}.</translation>
    </message>
    <message>
        <source>No card in your hand shares a suit with the location {location} ({others}).</source>
        <translation>Millään kädessäsi olevalla kortilla ei ole yhteistä maata alueen {location} ({others}) kanssa.</translation>
    </message>
    <message>
        <source>Choose a card first, then a location.</source>
        <translation>Valitse ensin kortti ja sitten alue.</translation>
    </message>
    <message>
        <source>This cube belongs to {seat}.</source>
        <translation>Tämä kuutio kuuluu pelaajalle {seat}.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Rivi {line}: {reason}</translation>
    </message>
    <message>
        <source>This is not the first line of a record.</source>
        <translation>Tämä ei ole pöytäkirjan ensimmäinen rivi.</translation>
    </message>
    <message>
        <source>The record does not say its version (“limbotable”).</source>
        <translation>Pöytäkirjasta ei selviä sen versio (”limbotable”).</translation>
    </message>
    <message>
        <source>The record is of version {version}; this program reads up to version {ours}.</source>
        <translation>Pöytäkirjan versio on {version}; uusin versio, jota tämä ohjelma lukee, on {ours}.</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>Peliä ”{game}” ei ole.</translation>
    </message>
    <message numerus="yes">
        <source>This match has %n seats.</source>
        <translation>
            <numerusform>Tässä ottelussa on %n paikka.</numerusform>
            <numerusform>Tässä ottelussa on %n paikkaa.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{line}” is not a line of a record.</source>
        <translation>”{line}” ei ole pöytäkirjan rivi.</translation>
    </message>
    <message>
        <source>No full match fits these lines.</source>
        <translation>Mikään kokonainen ottelu ei sovi näihin riveihin.</translation>
    </message>
    <message>
        <source>These lines do not lead to the turn that the first line names.</source>
        <translation>Nämä rivit eivät johda siihen vuoroon, joka on mainittu ensimmäisellä rivillä.</translation>
    </message>
    <message>
        <source>These lines do not lead to the scores that the first line names.</source>
        <translation>Nämä rivit eivät johda siihen pistetilanteeseen, joka on mainittu ensimmäisellä rivillä.</translation>
    </message>
    <message>
        <source>“scores” has to be a list of {n} whole numbers, one for each seat.</source>
        <translation>Kohdan ”scores” on oltava luettelo, jossa on {n} kokonaislukua, yksi kutakin paikkaa kohti.</translation>
    </message>
    <message>
        <source>This is not what that seat has seen.</source>
        <translation>Tämä ei ole sitä, mitä tuo paikka on nähnyt.</translation>
    </message>
    <message>
        <source>There is no match in this text.</source>
        <translation>Tässä tekstissä ei ole ottelua.</translation>
    </message>
    <message>
        <source>This text is too long to be a match.</source>
        <translation>Tämä teksti on liian pitkä ollakseen ottelu.</translation>
    </message>
    <message>
        <source>The text of this match is damaged or not all of it is there. Copy it once more, as a whole.</source>
        <translation>Ottelun teksti on vioittunut tai siitä puuttuu osa. Kopioi se uudelleen kokonaan.</translation>
    </message>
    <message>
        <source>The text of this match was made by a later version of Limbo Table.</source>
        <translation>Tämän ottelun teksti on tehty uudemmalla Limbo Tablella.</translation>
    </message>
    <message>
        <source>the Roebuck</source>
        <extracomment>a foe’s name, the buck of the roe deer</extracomment>
        <translation>Metsäkauris</translation>
    </message>
    <message>
        <source>the Reindeer</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Poro</translation>
    </message>
    <message>
        <source>the Elk</source>
        <extracomment>a foe’s name, a moose</extracomment>
        <translation>Hirvi</translation>
    </message>
    <message>
        <source>the Goat</source>
        <extracomment>a foe’s name, the mask of a goat: in Finland, the Nuuttipukki</extracomment>
        <translation>Nuuttipukki</translation>
    </message>
    <message>
        <source>the Hare</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Jänis</translation>
    </message>
    <message>
        <source>the Fox</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Kettu</translation>
    </message>
    <message>
        <source>the Lynx</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Ilves</translation>
    </message>
    <message>
        <source>the Wolf</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Susi</translation>
    </message>
    <message>
        <source>the Boar</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Villisika</translation>
    </message>
    <message>
        <source>the Tigress</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Tiikeri</translation>
    </message>
    <message>
        <source>the Bear</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Karhu</translation>
    </message>
    <message>
        <source>the Lion</source>
        <extracomment>a foe’s name, the mask of a lion: in Japan, of the lion dance</extracomment>
        <translation>Leijona</translation>
    </message>
    <message>
        <source>the Magpie</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Harakka</translation>
    </message>
    <message>
        <source>the Owl</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Pöllö</translation>
    </message>
    <message>
        <source>the Cockerel</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Kukko</translation>
    </message>
    <message>
        <source>the Raven</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Korppi</translation>
    </message>
    <message>
        <source>the Jester</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Narri</translation>
    </message>
    <message>
        <source>the Oni</source>
        <extracomment>a foe’s name, the Japanese demon</extracomment>
        <translation>Oni</translation>
    </message>
    <message>
        <source>the Troll</source>
        <extracomment>a foe’s name</extracomment>
        <translation>Peikko</translation>
    </message>
    <message>
        <source>This is not a line of JSON.</source>
        <translation>Tämä ei ole JSON-rivi.</translation>
    </message>
    <message>
        <source>The line is longer than {limit} bytes.</source>
        <translation>Rivi on liian pitkä. Tavujen enimmäismäärä: {limit}.</translation>
    </message>
    <message>
        <source>A request is a JSON object with a “cmd”.</source>
        <translation>Pyyntö on JSON-olio, jossa on ”cmd”.</translation>
    </message>
    <message>
        <source>There is no command “{cmd}”.</source>
        <translation>Komentoa ”{cmd}” ei ole.</translation>
    </message>
    <message>
        <source>There is no match yet: begin with “new” or “load”.</source>
        <translation>Ottelua ei vielä ole: aloita komennolla ”new” tai ”load”.</translation>
    </message>
    <message>
        <source>There is no game “{game}”. The games are: {names}.</source>
        <translation>Peliä ”{game}” ei ole. Pelit ovat: {names}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”. The levels are: {names}.</source>
        <translation>Tasoa ”{level}” ei ole. Tasot ovat: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n actions can be taken back.</source>
        <translation>
            <numerusform>Vain %n siirto voidaan perua.</numerusform>
            <numerusform>Vain %n siirtoa voidaan perua.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is one seat’s perspective: it can be read and thought about, not played on.</source>
        <translation>Tämä on yhden paikan näkymä: sitä voi lukea ja miettiä, mutta sitä ei voi pelata eteenpäin.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Paikkaa {seat} ei ole.</translation>
    </message>
    <message>
        <source>“{action}” is not possible there.</source>
        <translation>”{action}” ei ole siinä mahdollinen.</translation>
    </message>
    <message>
        <source>Thinking needs one seat’s perspective, not a whole record.</source>
        <translation>Miettimiseen tarvitaan yhden paikan näkymä, ei koko pöytäkirjaa.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Uusi ottelu…</translation>
    </message>
    <message>
        <source>This match has hidden cards, and others at this screen could read the comment: write it when the match is over.</source>
        <translation>Ottelussa on salaisia kortteja, ja muut tämän näytön ääressä voisivat lukea kommentin: kirjoita se, kun ottelu on ohi.</translation>
    </message>
    <message>
        <source>There is nothing to review yet: nobody has acted.</source>
        <translation>Vielä ei ole mitään läpikäytävää: kukaan ei ole tehnyt mitään.</translation>
    </message>
    <message>
        <source>A review would give hidden cards away: this match can be reviewed when it is over.</source>
        <translation>Läpikäynti paljastaisi salaiset kortit: tämän ottelun voi käydä läpi, kun se on ohi.</translation>
    </message>
    <message>
        <source>multiplied by {factor}</source>
        <extracomment>what doubling makes of the scores, as it is read out</extracomment>
        <translation>kerroin {factor}</translation>
    </message>
    <message>
        <source>{seat} doubles: the score of the round is now multiplied by {factor}.</source>
        <translation>{seat} tuplaa: kierroksen kerroin on {factor}.</translation>
    </message>
    <message>
        <source>You double: the score of the round is now multiplied by {factor}.</source>
        <translation>Tuplaat: kierroksen kerroin on {factor}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles are cut off</source>
        <translation>
            <numerusform>lisäksi poistuu %n laatta</numerusform>
            <numerusform>lisäksi poistuu %n laattaa</numerusform>
        </translation>
    </message>
    <message>
        <source>the last player with a complete turn</source>
        <translation>viimeinen, joka voi pelata vuoron loppuun</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, the lowest visible: it takes the foe</source>
        <translation>{card}, sankarin {seat} kortti, matalin näkyvä: vihollinen menee hänelle</translation>
    </message>
    <message>
        <source>{card}, played by you, the lowest visible: it takes the foe</source>
        <translation>{card}, sinun korttisi, matalin näkyvä: vihollinen tulee sinulle</translation>
    </message>
    <message>
        <source>So far the foe goes to {seat}: the {card} is the lowest.</source>
        <extracomment>told with the turn: the foe would go to this player, if nobody changed that</extracomment>
        <translation>Toistaiseksi vihollisen saisi {seat}: matalin on {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards and the markers and refills all hands: %n cards are left in the deck.</source>
        <translation>
            <numerusform>{seat} sekoittaa poistopakan ja merkkikortit ja täydentää kädet: pakassa on %n kortti.</numerusform>
            <numerusform>{seat} sekoittaa poistopakan ja merkkikortit ja täydentää kädet: pakassa on %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shuffle the discards and the markers and refill all hands: %n cards are left in the deck.</source>
        <translation>
            <numerusform>Sekoitat poistopakan ja merkkikortit ja täydennät kädet: pakassa on %n kortti.</numerusform>
            <numerusform>Sekoitat poistopakan ja merkkikortit ja täydennät kädet: pakassa on %n korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Mietitään…</translation>
    </message>
    <message>
        <source>another player has {best}</source>
        <extracomment>one figure against another</extracomment>
        <translation>mutta jollakulla on {best}</translation>
    </message>
    <message>
        <source>{seat} would get {suit}</source>
        <translation>{seat} saisi merkin ({suit})</translation>
    </message>
    <message>
        <source>you would get {suit}</source>
        <translation>saisit merkin ({suit})</translation>
    </message>
    <message>
        <source>{seat} would lose {other}</source>
        <translation>{seat} menettäisi merkin ({other})</translation>
    </message>
    <message>
        <source>you would lose {other}</source>
        <translation>menettäisit merkin ({other})</translation>
    </message>
    <message>
        <source>{seat} would get {suit} instead of {other}</source>
        <translation>pelaajan {seat} merkki vaihtuisi ({other}&#xa0;→&#xa0;{suit})</translation>
    </message>
    <message>
        <source>you would get {suit} instead of {other}</source>
        <translation>merkkisi vaihtuisi ({other}&#xa0;→&#xa0;{suit})</translation>
    </message>
    <message>
        <source>+{points} for {seat}’s {card} ({mine} to {theirs}, {case})</source>
        <translation>{seat}, {card}: +{points} ({mine}, vastassa {theirs}, {case})</translation>
    </message>
    <message>
        <source>+{points} for your {card} ({mine} to {theirs}, {case})</source>
        <translation>sinä, {card}: +{points} ({mine}, vastassa {theirs}, {case})</translation>
    </message>
    <message>
        <source>the holder is beaten</source>
        <extracomment>one figure against another</extracomment>
        <translation>enemmän</translation>
    </message>
    <message>
        <source>level with the holder</source>
        <extracomment>one figure against another</extracomment>
        <translation>tasan</translation>
    </message>
    <message>
        <source>the holder ties for the most</source>
        <extracomment>the higher one of two figures</extracomment>
        <translation>haltijalla eniten, mutta ei yksin</translation>
    </message>
    <message>
        <source>the holder has the most</source>
        <extracomment>the higher one of two figures</extracomment>
        <translation>haltijalla yksin eniten</translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>{seat} saisi merkin ({suit}), %n piste</numerusform>
            <numerusform>{seat} saisi merkin ({suit}), %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would lose {other}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>{seat} menettäisi merkin ({other}), %n piste</numerusform>
            <numerusform>{seat} menettäisi merkin ({other}), %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>pelaajan {seat} merkki vaihtuisi ({other}&#xa0;→&#xa0;{suit}), %n piste lisää</numerusform>
            <numerusform>pelaajan {seat} merkki vaihtuisi ({other}&#xa0;→&#xa0;{suit}), %n pistettä lisää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>pelaajan {seat} merkki vaihtuisi ({other}&#xa0;→&#xa0;{suit}), %n piste vähemmän</numerusform>
            <numerusform>pelaajan {seat} merkki vaihtuisi ({other}&#xa0;→&#xa0;{suit}), %n pistettä vähemmän</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>saisit merkin ({suit}), %n piste</numerusform>
            <numerusform>saisit merkin ({suit}), %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would lose {other}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>menettäisit merkin ({other}), %n piste</numerusform>
            <numerusform>menettäisit merkin ({other}), %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>merkkisi vaihtuisi ({other}&#xa0;→&#xa0;{suit}), %n piste lisää</numerusform>
            <numerusform>merkkisi vaihtuisi ({other}&#xa0;→&#xa0;{suit}), %n pistettä lisää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>merkkisi vaihtuisi ({other}&#xa0;→&#xa0;{suit}), %n piste vähemmän</numerusform>
            <numerusform>merkkisi vaihtuisi ({other}&#xa0;→&#xa0;{suit}), %n pistettä vähemmän</numerusform>
        </translation>
    </message>
    <message>
        <source>A set of bonus cards is passed round, beginning with {seat}.</source>
        <translation>Bonuskorttien nippu kiertää. Ensimmäisenä valitsee {seat}.</translation>
    </message>
    <message>
        <source>A set of bonus cards is passed round, beginning with you.</source>
        <translation>Bonuskorttien nippu kiertää. Valitset ensimmäisenä.</translation>
    </message>
    <message>
        <source>“{name}” cannot contain “{item}”.</source>
        <translation>Satunnaistuloksessa ”{name}” ei voi olla ”{item}”.</translation>
    </message>
    <message>
        <source>Your turn, with an empty hand and the count at {count}: draw from the stock, or stop</source>
        <translation>Vuorosi: kätesi on tyhjä ja lukema on {count}. Käännä kortti nostopakasta tai jätä tähän</translation>
    </message>
    <message>
        <source>Your turn, with an empty hand and the count at {count}: play the card on the stock, or stop</source>
        <translation>Vuorosi: kätesi on tyhjä ja lukema on {count}. Pelaa nostopakan päällimmäinen kortti tai jätä tähän</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round</extracomment>
        <translation>
            <numerusform>%n kortti pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n korttia pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round, after somebody has doubled them</extracomment>
        <translation>
            <numerusform>%n kortti pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;×&#xa0;{factor} (tuplattu)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n korttia pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;×&#xa0;{factor} (tuplattu)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round, after both players have doubled them</extracomment>
        <translation>
            <numerusform>%n kortti pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;×&#xa0;{factor} (tuplattu&#xa0;kahdesti)&#xa0;=&#xa0;{points}</numerusform>
            <numerusform>%n korttia pinossa&#xa0;×&#xa0;{each}&#xa0;pistettä&#xa0;×&#xa0;{factor} (tuplattu&#xa0;kahdesti)&#xa0;=&#xa0;{points}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}” contains an incomplete character.</source>
        <translation>Tekstissä ”{text}” on vajaa merkki.</translation>
    </message>
    <message>
        <source>The request is invalid: {detail}.</source>
        <translation>Pyyntö on virheellinen: {detail}.</translation>
    </message>
    <message>
        <source>Line {ply} of the match is not an action of a seat.</source>
        <translation>Ottelun rivi {ply} ei ole minkään paikan siirto.</translation>
    </message>
    <message>
        <source>{seat} is out: nothing fitted {count}</source>
        <extracomment>the same, as it is read out: this player plays no more in the round</extracomment>
        <translation>{seat} on jumissa: mikään ei sopinut lukemaan {count}</translation>
    </message>
    <message>
        <source>You are out: nothing fitted {count}</source>
        <translation>Olet jumissa: mikään ei sopinut lukemaan {count}</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins, in a match to %n wins.</source>
        <translation>
            <numerusform>Kierros {round} alkaa; ottelu pelataan %n voittoon.</numerusform>
            <numerusform>Kierros {round} alkaa; ottelu pelataan %n voittoon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins, in a match of %n lives.</source>
        <translation>
            <numerusform>Kierros {round} alkaa; ottelu pelataan %n elämällä.</numerusform>
            <numerusform>Kierros {round} alkaa; ottelu pelataan %n elämällä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} plays blind: {card}; %n cards left in hand.</source>
        <translation>
            <numerusform>{seat} pelaa sokkona: {card}. Käteen jää %n kortti.</numerusform>
            <numerusform>{seat} pelaa sokkona: {card}. Käteen jää %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play blind: {card}; %n cards left in your hand.</source>
        <translation>
            <numerusform>Pelaat sokkona: {card}. Käteesi jää %n kortti.</numerusform>
            <numerusform>Pelaat sokkona: {card}. Käteesi jää %n korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the next best action the win is about as sure.</source>
        <extracomment>beside an action that wins at once</extracomment>
        <translation>Seuraavaksi paras siirto voittaa suunnilleen yhtä varmasti.</translation>
    </message>
    <message>
        <source>With every other action the win is about as sure.</source>
        <extracomment>beside an action that wins at once</extracomment>
        <translation>Kaikki muut siirrot voittavat suunnilleen yhtä varmasti.</translation>
    </message>
    <message>
        <source>Move one of the balls on {starts} to {end}</source>
        <extracomment>several actions in one line: all these balls reach that tile</extracomment>
        <translation>Siirrä jokin kohtien {starts} palloista kohtaan {end}</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles: {at}</source>
        <extracomment>on the island, with their places</extracomment>
        <translation>
            <numerusform>%n tyhjä laatta: {at}</numerusform>
            <numerusform>%n tyhjää laattaa: {at}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, group of {size}: {at}. %n empty tiles beside it.</source>
        <extracomment>all balls of a group by their places, and the number of empty tiles beside the group</extracomment>
        <translation>
            <numerusform>{ball}, {size} pallon ryhmä: {at}. Vieressä %n tyhjä laatta.</numerusform>
            <numerusform>{ball}, {size} pallon ryhmä: {at}. Vieressä %n tyhjää laattaa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{taken}; then beside {things}</source>
        <extracomment>what a move takes off the island, and what its ball stands beside after that</extracomment>
        <translation>{taken}; sen jälkeen vieressä {things}</translation>
    </message>
    <message numerus="yes">
        <source>%n balls lost</source>
        <extracomment>a player has so far</extracomment>
        <translation>
            <numerusform>%n pallo menetetty</numerusform>
            <numerusform>%n palloa menetetty</numerusform>
        </translation>
    </message>
    <message>
        <source>no ball lost</source>
        <extracomment>a player has so far</extracomment>
        <translation>ei menetettyjä palloja</translation>
    </message>
    <message>
        <source>{seat} had no ball left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>{seat} jäi ilman palloja.</translation>
    </message>
    <message>
        <source>You had no ball left.</source>
        <translation>Jäit ilman palloja.</translation>
    </message>
    <message>
        <source>{seat} has no ball left and is out.</source>
        <translation>{seat} jää ilman palloja ja putoaa pelistä.</translation>
    </message>
    <message>
        <source>You have no ball left and are out.</source>
        <translation>Jäät ilman palloja ja putoat pelistä.</translation>
    </message>
    <message>
        <source>space {at}</source>
        <translation>kohta {at}</translation>
    </message>
    <message>
        <source>{seats} share round {round}</source>
        <extracomment>several players, each of whom wins for itself</extracomment>
        <translation>{round}. kierroksen voitto jaetaan: {seats}</translation>
    </message>
    <message>
        <source>For now this sends {foe} to {seat}’s corner, {effect}; no unseen card would change that.</source>
        <translation>Toistaiseksi vihollinen ({foe}) on menossa sankarin {seat} nurkkaan, {effect}; mikään näkemätön kortti ei muuttaisi sitä.</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner for now, {effect}; no unseen card would change that.</source>
        <translation>{other} vie vihollisen toistaiseksi sankarin {seat} nurkkaan, {effect}; mikään näkemätön kortti ei muuttaisi sitä.</translation>
    </message>
    <message>
        <source>For now this brings {foe} to your corner, {effect}; no unseen card would change that.</source>
        <translation>Toistaiseksi vihollinen ({foe}) on tulossa nurkkaasi, {effect}; mikään näkemätön kortti ei muuttaisi sitä.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner for now, {effect}; no unseen card would change that.</source>
        <translation>{other} tuo vihollisen toistaiseksi nurkkaasi, {effect}; mikään näkemätön kortti ei muuttaisi sitä.</translation>
    </message>
    <message>
        <source>Steer the foe</source>
        <extracomment>the theme of a puzzle: a certain player takes the foe</extracomment>
        <translation>Ohjaa vihollinen</translation>
    </message>
    <message>
        <source>for every other player’s bonus card, 9 points for beating its holder, 6 for a tie, 2 or 1 if its holder misses the full bonus</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>kustakin muiden bonuskortista 9 pistettä, jos voittaa sen haltijan, 6, jos on tasan, 2 tai 1, jos haltija ei saa täyttä bonusta</translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n locations: {places}</source>
        <extracomment>the locations that a card can bring a cube to</extracomment>
        <translation>
            <numerusform>{card}, %n alue: {places}</numerusform>
            <numerusform>{card}, %n aluetta: {places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus card {card} asks for {suit}, and %n cards in hand go to locations that pay them.</source>
        <translation>
            <numerusform>{card} vaatii merkkejä ({suit}), ja kädessä on %n kortti, jolla pääsee niitä jakavalle alueelle.</numerusform>
            <numerusform>{card} vaatii merkkejä ({suit}), ja kädessä on %n korttia, joilla pääsee niitä jakaville alueille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} takes a card that asks for {suit}, and %n cards in hand go to locations that pay them.</source>
        <translation>
            <numerusform>{other} tuo bonuskortin, joka vaatii merkkejä ({suit}), ja kädessä on %n kortti, jolla pääsee niitä jakavalle alueelle.</numerusform>
            <numerusform>{other} tuo bonuskortin, joka vaatii merkkejä ({suit}), ja kädessä on %n korttia, joilla pääsee niitä jakaville alueille.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Excuse asks for suits of which its holder has no chip.</source>
        <translation>Veruke vaatii maita, joista haltijalla ei ole merkkiä.</translation>
    </message>
    <message>
        <source>The Betrayal scores against the bonus card of every other player.</source>
        <translation>Petos tuo pisteitä jokaisen muun pelaajan bonuskortista.</translation>
    </message>
    <message>
        <source>The Pact asks for complete sets of all six suits.</source>
        <translation>Sopimus vaatii täysiä kuuden maan sarjoja.</translation>
    </message>
    <message numerus="yes">
        <source>This plays a card that fits %n locations and keeps one that fits more.</source>
        <translation>
            <numerusform>Pelattava kortti sopii %n alueelle, ja käteen jää monipuolisempi kortti.</numerusform>
            <numerusform>Pelattava kortti sopii %n alueelle, ja käteen jää monipuolisempi kortti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} spends a card that fits %n locations.</source>
        <translation>
            <numerusform>{other} kuluttaa kortin, joka sopii %n alueelle.</numerusform>
            <numerusform>{other} kuluttaa kortin, joka sopii %n alueelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>{location}: no cube stands there yet.</source>
        <translation>{location}: siellä ei ole vielä yhtään kuutiota.</translation>
    </message>
    <message numerus="yes">
        <source>{other} goes where %n cubes stand already.</source>
        <translation>
            <numerusform>{other} vie alueelle, jolla on jo %n kuutio.</numerusform>
            <numerusform>{other} vie alueelle, jolla on jo %n kuutiota.</numerusform>
        </translation>
    </message>
    <message>
        <source>This brings a new cube into play, and all others stay where they are.</source>
        <translation>Peliin tulee uusi kuutio, ja kaikki muut pysyvät paikoillaan.</translation>
    </message>
    <message>
        <source>The Harvest asks for chips of any suit.</source>
        <translation>Sadonkorjuu vaatii merkkejä mistä maasta tahansa.</translation>
    </message>
    <message>
        <source>{card}, from the supply to the {location}</source>
        <translation>{card}, varastosta alueelle {location}</translation>
    </message>
    <message>
        <source>{seat} plays the {card} and sends a cube from the supply to the {location}.</source>
        <translation>{seat} pelaa kortin {card}: varastosta alueelle {location}.</translation>
    </message>
    <message>
        <source>You play the {card} and send a cube from your supply to the {location}.</source>
        <translation>Pelaat kortin {card}: varastosta alueelle {location}.</translation>
    </message>
    <message>
        <source>{seat} plays the {card} and moves a cube from the {source} to the {location}.</source>
        <translation>{seat} pelaa kortin {card}: alueelta {source} alueelle {location}.</translation>
    </message>
    <message>
        <source>You play the {card} and move a cube from the {source} to the {location}.</source>
        <translation>Pelaat kortin {card}: alueelta {source} alueelle {location}.</translation>
    </message>
    <message>
        <source>{colour} to move and win in two turns at most, whatever {other} does.</source>
        <translation>{colour} on vuorossa ja voittaa viimeistään seuraavalla vuorollaan. {other} ei voi estää sitä.</translation>
    </message>
    <message>
        <source>If the card that you draw fits, you must play it; if not, you are blocked.</source>
        <translation>Jos kääntämäsi kortti käy, se on pelattava; jos ei, jäät jumiin.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards and the markers and refills all hands to {full} cards: %n cards are left in the deck.</source>
        <translation>
            <numerusform>{seat} sekoittaa poistopakan ja merkkikortit ja täydentää kunkin käden {full} korttiin: pakassa on %n kortti.</numerusform>
            <numerusform>{seat} sekoittaa poistopakan ja merkkikortit ja täydentää kunkin käden {full} korttiin: pakassa on %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shuffle the discards and the markers and refill all hands to {full} cards: %n cards are left in the deck.</source>
        <translation>
            <numerusform>Sekoitat poistopakan ja merkkikortit ja täydennät kunkin käden {full} korttiin: pakassa on %n kortti.</numerusform>
            <numerusform>Sekoitat poistopakan ja merkkikortit ja täydennät kunkin käden {full} korttiin: pakassa on %n korttia.</numerusform>
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
        <translation>Heikompi siirto</translation>
    </message>
    <message>
        <source>A weaker action (“{action}”)</source>
        <extracomment>begins a sentence about an action that is not even the second best</extracomment>
        <translation>Heikompi siirto (”{action}”)</translation>
    </message>
    <message>
        <source>There is no player “{name}”. The players are: {names}.</source>
        <translation>Pelaajaa ”{name}” ei ole. Pelaajat ovat: {names}.</translation>
    </message>
    <message>
        <source>“{name}” plays for two seats only.</source>
        <translation>”{name}” pelaa vain kahden pelaajan otteluita.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {why}</source>
        <translation>”{name}” ei käynnisty: {why}</translation>
    </message>
    <message>
        <source>“{name}” wants to play “{action}”, which is not legal.</source>
        <translation>”{name}” yrittää siirtoa ”{action}”, joka ei ole sallittu.</translation>
    </message>
    <message>
        <source>“{name}” broke off: {why}</source>
        <translation>”{name}” keskeytyi: {why}</translation>
    </message>
    <message>
        <source>“{name}” has ended, or gave no answer in time.</source>
        <translation>”{name}” on lopettanut tai ei vastannut ajoissa.</translation>
    </message>
    <message>
        <source>Dask is not installed: pip install limbotable[cluster]</source>
        <translation>Daskia ei ole asennettu: pip install limbotable[cluster]</translation>
    </message>
    <message>
        <source>There is no Dask scheduler at {address}: {why}</source>
        <translation>Osoitteessa {address} ei ole Daskin vuorontajaa: {why}</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a game: {why}.</source>
        <translation>”{name}” ei ole pelin nimi: {why}.</translation>
    </message>
    <message>
        <source>“{name}” is not a game. A game is named as MODULE:ATTRIBUTE.</source>
        <translation>”{name}” ei ole peli. Peli nimetään muodossa MODUULI:ATTRIBUUTTI.</translation>
    </message>
    <message>
        <source>Waiting: {turn}</source>
        <extracomment>asked what can be done, while another player is to act: “turn” is like: Anna plays a card</extracomment>
        <translation>Odotetaan: {turn}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile</source>
        <extracomment>told with the count</extracomment>
        <translation>
            <numerusform>%n kortti pinossa</numerusform>
            <numerusform>%n korttia pinossa</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <extracomment>told with the count</extracomment>
        <translation>pino on tyhjä</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <extracomment>told with the count</extracomment>
        <translation>nostopakka on tyhjä</translation>
    </message>
    <message>
        <source>{card}, not playable. {reason}</source>
        <extracomment>a card in hand, and a whole sentence with the reason</extracomment>
        <translation>{card}, ei pelattavissa. {reason}</translation>
    </message>
    <message>
        <source>A number card divides a count that it goes into, and is subtracted from any other.</source>
        <extracomment>told with the actions</extracomment>
        <translation>Numerokortti jakaa lukeman, jos jako menee tasan, ja muuten kortti vähennetään lukemasta.</translation>
    </message>
    <message>
        <source>{seat} is blocked: nothing in the hand fits {count}.</source>
        <extracomment>as it is read out: no card in the hand fits the count</extracomment>
        <translation>{seat} on jumissa: mikään kädessä ei sovi lukemaan {count}.</translation>
    </message>
    <message>
        <source>You are blocked: nothing in your hand fits {count}.</source>
        <translation>Olet jumissa: mikään kädessäsi ei sovi lukemaan {count}.</translation>
    </message>
    <message>
        <source>{seat}: blocked.</source>
        <translation>{seat}: jumissa.</translation>
    </message>
    <message>
        <source>{seat} turns the starter from the stock: {card}. The count is {count}.</source>
        <extracomment>as it is read out</extracomment>
        <translation>{seat} kääntää nostopakasta aloituskortin: {card}. Lukema on {count}.</translation>
    </message>
    <message>
        <source>You turn the starter from the stock: {card}. The count is {count}.</source>
        <translation>Käännät nostopakasta aloituskortin: {card}. Lukema on {count}.</translation>
    </message>
    <message>
        <source>{seat} plays the {card}: {step}&#xa0;=&#xa0;{count}, with no remainder.</source>
        <extracomment>a number card that divides the count, as it is read out</extracomment>
        <translation>{seat} pelaa kortin {card}: {step}&#xa0;=&#xa0;{count}, jako menee tasan.</translation>
    </message>
    <message>
        <source>You play the {card}: {step}&#xa0;=&#xa0;{count}, with no remainder.</source>
        <translation>Pelaat kortin {card}: {step}&#xa0;=&#xa0;{count}, jako menee tasan.</translation>
    </message>
    <message>
        <source>A king divides, and no number between 1 and {count} divides {count}.</source>
        <translation>Kuningas jakaa ykköstä suuremmalla ja lukemaa pienemmällä luvulla, eikä {count} ole jaollinen sellaisella.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes, {place} place: {suit}</source>
        <extracomment>a player at a location, with cubes and what they pay</extracomment>
        <translation>
            <numerusform>{seats}, %n kuutio, {place}. sija: merkki ({suit})</numerusform>
            <numerusform>{seats}, %n kuutiota, {place}. sija: merkki ({suit})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes, {place} place: no chip</source>
        <translation>
            <numerusform>{seats}, %n kuutio, {place}. sija: ei merkkiä</numerusform>
            <numerusform>{seats}, %n kuutiota, {place}. sija: ei merkkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes each tie for {place} place: each gets {suit}</source>
        <extracomment>players at a location with equally many cubes, and what they pay</extracomment>
        <translation>
            <numerusform>{seats}, yhtä monta kuutiota (%n), jaettu {place}. sija: merkki pelaajaa kohti ({suit})</numerusform>
            <numerusform>{seats}, yhtä monta kuutiota (%n), jaettu {place}. sija: merkki pelaajaa kohti ({suit})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes each tie for {place} place: no chip</source>
        <translation>
            <numerusform>{seats}, yhtä monta kuutiota (%n), jaettu {place}. sija: ei merkkiä</numerusform>
            <numerusform>{seats}, yhtä monta kuutiota (%n), jaettu {place}. sija: ei merkkiä</numerusform>
        </translation>
    </message>
    <message>
        <source>Points for a chip: {chips}</source>
        <extracomment>the points for a chip of each suit</extracomment>
        <translation>Merkin pisteet: {chips}</translation>
    </message>
    <message>
        <source>{suit} {points}</source>
        <extracomment>a suit, and the points for a chip of it: moons 6</extracomment>
        <translation>{suit} {points}</translation>
    </message>
    <message>
        <source>supply empty</source>
        <extracomment>a player has no cube in the supply</extracomment>
        <translation>varasto tyhjä</translation>
    </message>
    <message>
        <source>{seat}: the supply is empty, so from now on each card moves a cube.</source>
        <translation>{seat}: varasto on tyhjä, joten tästä lähtien jokainen kortti siirtää kuution alueelta toiselle.</translation>
    </message>
    <message>
        <source>Your supply is empty, so from now on each card moves one of your cubes.</source>
        <translation>Varastosi on tyhjä, joten tästä lähtien jokainen korttisi siirtää kuution alueelta toiselle.</translation>
    </message>
    <message numerus="yes">
        <source>In the corner of {seat}, %n foes are cancelled.</source>
        <translation>
            <numerusform>Sankarin {seat} nurkassa kumoutuu %n vihollinen.</numerusform>
            <numerusform>Sankarin {seat} nurkassa kumoutuu %n vihollista.</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} for the last action</source>
        <extracomment>a key of the keyboard, and what it does</extracomment>
        <translation>{key} kertoo viime siirron</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is %n points behind: doubling helps to catch up.</source>
        <translation>
            <numerusform>{seat} on %n pisteen jäljessä: tuplaus auttaa kirimään.</numerusform>
            <numerusform>{seat} on %n pisteen jäljessä: tuplaus auttaa kirimään.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind: doubling helps you catch up.</source>
        <translation>
            <numerusform>Olet %n pisteen jäljessä: tuplaus auttaa kirimään.</numerusform>
            <numerusform>Olet %n pisteen jäljessä: tuplaus auttaa kirimään.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This captures %n opposing balls.</source>
        <translation>
            <numerusform>Vastapuoli menettää %n pallon.</numerusform>
            <numerusform>Vastapuoli menettää %n palloa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} captures %n opposing balls.</source>
        <translation>
            <numerusform>{other} vie vastapuolelta %n pallon.</numerusform>
            <numerusform>{other} vie vastapuolelta %n palloa.</numerusform>
        </translation>
    </message>
    <message>
        <source>No empty tile will be left that an opponent alone can reach.</source>
        <translation>Saarelle ei jää yhtään tyhjää laattaa, jolle pääsee vain vastustaja.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n empty tiles that an opponent alone can reach.</source>
        <translation>
            <numerusform>{other} jättää %n tyhjän laatan, jolle pääsee vain vastustaja.</numerusform>
            <numerusform>{other} jättää %n tyhjää laattaa, joille pääsee vain vastustaja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n opposing balls will be able to move.</source>
        <translation>
            <numerusform>Vastapuolen palloista vain %n pystyy sen jälkeen siirtymään.</numerusform>
            <numerusform>Vastapuolen palloista vain %n pystyy sen jälkeen siirtymään.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing balls will touch only %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>Vastapuolen palloilla on sen jälkeen vapautena vain %n tyhjä laatta.</numerusform>
            <numerusform>Vastapuolen palloilla on sen jälkeen vapauksina vain %n tyhjää laattaa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing balls will be able to reach only %n empty tiles.</source>
        <translation>
            <numerusform>Vastapuolen pallot pääsevät sen jälkeen vain %n tyhjälle laatalle.</numerusform>
            <numerusform>Vastapuolen pallot pääsevät sen jälkeen vain %n tyhjälle laatalle.</numerusform>
        </translation>
    </message>
    <message>
        <source>won round {round}</source>
        <translation>voitettu kierros: {round}</translation>
    </message>
    <message>
        <source>won rounds {rounds}</source>
        <translation>voitetut kierrokset: {rounds}</translation>
    </message>
    <message>
        <source>Take the bonus card {card}</source>
        <translation>Ota {card}</translation>
    </message>
    <message>
        <source>The starter’s value is already settled.</source>
        <translation>Ässän arvoa ei nyt valita: aloituskortti on jo laskettu.</translation>
    </message>
    <message>
        <source>This match has {seats} seats; players named: {players}.</source>
        <translation>Tässä ottelussa on paikkoja {seats} mutta pelaajia {players}.</translation>
    </message>
    <message>
        <source>The answer of “{name}” has no action: {answer}</source>
        <translation>”{name}” ei ilmoita siirtoa: {answer}</translation>
    </message>
    <message>
        <source>The answer of “{name}” is not a JSON object: {answer}</source>
        <translation>”{name}” vastaa muulla kuin JSON-oliolla: {answer}</translation>
    </message>
    <message>
        <source>There are two games called “{game}”.</source>
        <translation>Peli ”{game}” on mukana kahteen kertaan.</translation>
    </message>
    <message>
        <source>“{game}” has codes that other games have as well: {codes}.</source>
        <translation>Pelillä ”{game}” on koodeja, jotka ovat muillakin: {codes}.</translation>
    </message>
    <message>
        <source>Every unseen card can be played on {count} and keeps the round going.</source>
        <translation>Lukemaan {count} sopii jokainen näkemätön kortti, ja sellaisella kierros jatkuu.</translation>
    </message>
    <message>
        <source>{other} relies on the stock: every unseen card can be played on {count}.</source>
        <translation>{other} luottaa nostopakkaan: lukemaan {count} sopii jokainen näkemätön kortti.</translation>
    </message>
    <message>
        <source>white balls on {at}</source>
        <extracomment>several, with their places</extracomment>
        <translation>valkoiset pallot kohdissa {at}</translation>
    </message>
    <message>
        <source>red balls on {at}</source>
        <extracomment>several, with their places</extracomment>
        <translation>punaiset pallot kohdissa {at}</translation>
    </message>
    <message>
        <source>black balls on {at}</source>
        <extracomment>several, with their places</extracomment>
        <translation>mustat pallot kohdissa {at}</translation>
    </message>
    <message>
        <source>tile {at}, empty, with an open side</source>
        <translation>laatta {at}, tyhjä, sivu vapaana</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>before the last one of several tiles by their coordinates</extracomment>
        <translation>{first} ja {second}</translation>
    </message>
    <message numerus="yes">
        <source>Lay a tile on one of %n spaces ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Aseta laatta %n kohtaan: {places}</numerusform>
            <numerusform>Aseta laatta yhteen %n kohdasta: {places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a ball on one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Aseta pallo %n laatalle: {places}</numerusform>
            <numerusform>Aseta pallo yhdelle %n laatasta: {places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Poista %n laatta: {places}</numerusform>
            <numerusform>Poista yksi %n laatasta: {places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove one of %n other tiles ({places})</source>
        <extracomment>several actions in one line, after the removals that take something</extracomment>
        <translation>
            <numerusform>Poista %n muu laatta: {places}</numerusform>
            <numerusform>Poista yksi %n muusta laatasta: {places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the ball on {start} to one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>Siirrä kohdan {start} pallo %n laatalle: {places}</numerusform>
            <numerusform>Siirrä kohdan {start} pallo yhdelle %n laatasta: {places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move one of %n balls: {balls}</source>
        <extracomment>several actions in one line: each ball with the number of its tiles</extracomment>
        <translation>
            <numerusform>Siirrä %n pallo: {balls}</numerusform>
            <numerusform>Siirrä yksi %n pallosta: {balls}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{start} to %n tiles</source>
        <extracomment>a ball that can move, by its place</extracomment>
        <translation>
            <numerusform>{start}, %n laatalle</numerusform>
            <numerusform>{start}, %n laatalle</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick a ball and ask again for its tiles</source>
        <extracomment>after the actions, which have the numbers of tiles alone</extracomment>
        <translation>Valitse pallo ja kysy uudelleen, niin kuulet sen laatat</translation>
    </message>
    <message>
        <source>the one on {at}</source>
        <extracomment>the place of the ball that an action takes, after “takes 1 red ball”</extracomment>
        <translation>pallo kohdassa {at}</translation>
    </message>
    <message>
        <source>those on {at}</source>
        <extracomment>the places of the balls that an action takes, after “takes 3 red balls”</extracomment>
        <translation>pallot kohdissa {at}</translation>
    </message>
    <message>
        <source>part of the last turn</source>
        <extracomment>what the dots on a tile mean</extracomment>
        <translation>mukana viime vuorolla</translation>
    </message>
    <message>
        <source>would be captured</source>
        <extracomment>what the cross on a ball means, while an action is considered</extracomment>
        <translation>vangittaisiin</translation>
    </message>
    <message>
        <source>would leave the island</source>
        <extracomment>what the cross on a tile means, while an action is considered</extracomment>
        <translation>poistuisi saarelta</translation>
    </message>
    <message>
        <source>{doing}. {limits}.</source>
        <extracomment>the step of a turn, and what limits it, as they are read out</extracomment>
        <translation>{doing}. {limits}.</translation>
    </message>
    <message>
        <source>Alternative: swap sides and take over White and its balls</source>
        <translation>Vaihtoehto: puolten vaihto, jolla saa valkoisen ja sen pallot</translation>
    </message>
    <message>
        <source>Foe: {foe}</source>
        <extracomment>the foe on show</extracomment>
        <translation>Vihollinen: {foe}</translation>
    </message>
    <message>
        <source>Cycle: {cards}</source>
        <extracomment>the cards that lie there, each with its player</extracomment>
        <translation>Kierto: {cards}</translation>
    </message>
    <message>
        <source>{seat} {card}</source>
        <extracomment>a player with a card, in a list: Nana 5 of spades</extracomment>
        <translation>{seat} {card}</translation>
    </message>
    <message>
        <source>Foes that the chaos leaves: {left}</source>
        <extracomment>each player with a number: the foes in the corner that the chaos will leave</extracomment>
        <translation>Kaaoksen jälkeen jäävät viholliset: {left}</translation>
    </message>
    <message>
        <source>Wins: {wins}</source>
        <extracomment>each player with a number: the rounds won</extracomment>
        <translation>Voitot: {wins}</translation>
    </message>
    <message>
        <source>{seats} would each get {suit}</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>{seats}, merkki pelaajaa kohti ({suit})</translation>
    </message>
    <message>
        <source>{seats} would each lose {other}</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>{seats}, merkkien menetys ({other})</translation>
    </message>
    <message>
        <source>{seats} would each get {suit} instead of {other}</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>{seats}, merkkien vaihto ({other}&#xa0;→&#xa0;{suit})</translation>
    </message>
    <message>
        <source>Your supply is empty: the card moves one of your cubes.</source>
        <extracomment>after “Your turn: play a card.”</extracomment>
        <translation>Varastosi on tyhjä: kortti siirtää kuutiosi alueelta toiselle.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit}, worth %n points</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats}, merkki pelaajaa kohti ({suit}), %n piste</numerusform>
            <numerusform>{seats}, merkki pelaajaa kohti ({suit}), %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each lose {other}, worth %n points</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats}, merkkien menetys ({other}), %n piste merkkiä kohti</numerusform>
            <numerusform>{seats}, merkkien menetys ({other}), %n pistettä merkkiä kohti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats}, merkkien vaihto ({other}&#xa0;→&#xa0;{suit}), %n piste lisää pelaajaa kohti</numerusform>
            <numerusform>{seats}, merkkien vaihto ({other}&#xa0;→&#xa0;{suit}), %n pistettä lisää pelaajaa kohti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats}, merkkien vaihto ({other}&#xa0;→&#xa0;{suit}), %n piste vähemmän pelaajaa kohti</numerusform>
            <numerusform>{seats}, merkkien vaihto ({other}&#xa0;→&#xa0;{suit}), %n pistettä vähemmän pelaajaa kohti</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken off: {balls}.</source>
        <extracomment>the balls that came off, with their places, or one</extracomment>
        <translation>Vangittu: {balls}.</translation>
    </message>
    <message>
        <source>where nothing cancels it</source>
        <extracomment>of a foe: what happens to it in a corner; after a comma</extracomment>
        <translation>jossa mikään ei kumoa sitä</translation>
    </message>
    <message>
        <source>where only a later foe can cancel it</source>
        <extracomment>of a foe, after a comma: another foe of its number and colour, or two that make a straight with it, may come</extracomment>
        <translation>jossa vain myöhempi vihollinen voi kumota sen</translation>
    </message>
    <message>
        <source>The count is {count}, and the task allows no more cards.</source>
        <extracomment>after the last card that the task allows</extracomment>
        <translation>Lukema on {count}, eikä tehtävä salli enempää kortteja.</translation>
    </message>
    <message>
        <source>{action}. {remark}</source>
        <extracomment>an action, or several in one line, and whole sentences with their consequence</extracomment>
        <translation>{action}. {remark}</translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would send {foe} to {seat}’s corner.</source>
        <translation>Sokkona pelattuna yksikään {all} näkemättömästä kortista ei veisi vihollista ({foe}) sankarin {seat} nurkkaan.</translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would bring {foe} to your corner.</source>
        <translation>Sokkona pelattuna yksikään {all} näkemättömästä kortista ei toisi vihollista ({foe}) nurkkaasi.</translation>
    </message>
    <message numerus="yes">
        <source>Playing from hand keeps %n cards to choose from: the one played is replaced at once.</source>
        <extracomment>the number of cards in hand, before and after</extracomment>
        <translation>
            <numerusform>Kädestä pelattaessa valittavana säilyy %n kortti: pelatun tilalle saa heti uuden.</numerusform>
            <numerusform>Kädestä pelattaessa valittavana säilyy %n korttia: pelatun tilalle saa heti uuden.</numerusform>
        </translation>
    </message>
    <message>
        <source>no chip here</source>
        <extracomment>a place at a location does not pay, and did not before</extracomment>
        <translation>täältä ei merkkiä</translation>
    </message>
    <message>
        <source>nobody’s chips change</source>
        <extracomment>taking a cube away from a location</extracomment>
        <translation>kenenkään merkit eivät muutu</translation>
    </message>
    <message>
        <source>Balls lost</source>
        <extracomment>a column: the balls that a player has lost</extracomment>
        <translation>Menetetty</translation>
    </message>
    <message numerus="yes">
        <source>{seat} then needs %n more cubes to lead</source>
        <extracomment>to have the most there</extracomment>
        <translation>
            <numerusform>{seat} tarvitsisi sitten %n kuution lisää päästäkseen johtoon</numerusform>
            <numerusform>{seat} tarvitsisi sitten %n kuutiota lisää päästäkseen johtoon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you then need %n more cubes to lead</source>
        <translation>
            <numerusform>tarvitsisit sitten %n kuution lisää päästäksesi johtoon</numerusform>
            <numerusform>tarvitsisit sitten %n kuutiota lisää päästäksesi johtoon</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are left: now put a ball on an empty tile.</source>
        <translation>Laattoja ei ole enää: aseta nyt pallo tyhjälle laatalle.</translation>
    </message>
    <message numerus="yes">
        <source>{seats} then each need %n more cubes to lead</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>
            <numerusform>{seats}, johtoon tarvittaisiin sitten %n kuutio lisää pelaajaa kohti</numerusform>
            <numerusform>{seats}, johtoon tarvittaisiin sitten %n kuutiota lisää pelaajaa kohti</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} brings the review back.</source>
        <extracomment>a key of the keyboard, and what it does</extracomment>
        <translation>{key} tuo läpikäynnin takaisin.</translation>
    </message>
    <message numerus="yes">
        <source>{part} decided it: {seat} gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part}: tässä syntyi ratkaiseva ero, sillä {seat} sai %n pisteen enemmän kuin {other}.</numerusform>
            <numerusform>{part}: tässä syntyi ratkaiseva ero, sillä {seat} sai %n pistettä enemmän kuin {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} decided it: you gained %n points more than {other}.</source>
        <translation>
            <numerusform>{part}: tässä syntyi ratkaiseva ero, sillä sait %n pisteen enemmän kuin {other}.</numerusform>
            <numerusform>{part}: tässä syntyi ratkaiseva ero, sillä sait %n pistettä enemmän kuin {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves {count}, where {seat} can answer none of the cards that can follow.</source>
        <translation>{other} jättää lukemaksi {count}; pelaajalla {seat} ei ole vastausta yhteenkään siihen sopivaan korttiin.</translation>
    </message>
    <message>
        <source>{other} leaves {count}, where you can answer none of the cards that can follow.</source>
        <translation>{other} jättää lukemaksi {count}; sinulla ei ole vastausta yhteenkään siihen sopivaan korttiin.</translation>
    </message>
    <message>
        <source>Second game: {why}</source>
        <extracomment>in a match of two games: why it is over, in whole sentences</extracomment>
        <translation>Toinen peli: {why}</translation>
    </message>
    <message>
        <source>{seat} is blocked, so the round ends, and {seat}, who played the last card, wins it.</source>
        <extracomment>what it means to stop: the other player can play no card any more, but has played the last one</extracomment>
        <translation>{seat} on jumissa, joten kierros päättyy. Voittaja on {seat}, joka pelasi viimeisen kortin.</translation>
    </message>
    <message>
        <source>The expert in your place</source>
        <extracomment>a button when a match is over: an expert plays the same deal in the user&apos;s place</extracomment>
        <translation>Konkari sinun paikallasi</translation>
    </message>
    <message>
        <source>The winner’s score then counts twice.</source>
        <translation>Voittajan pisteet lasketaan silloin kaksinkertaisina.</translation>
    </message>
    <message>
        <source>The winner’s score then counts four times.</source>
        <translation>Voittajan pisteet lasketaan silloin nelinkertaisina.</translation>
    </message>
    <message>
        <source>The winner’s score still counts twice.</source>
        <translation>Voittajan pisteet lasketaan edelleen kaksinkertaisina.</translation>
    </message>
    <message>
        <source>{seat} doubles: the winner’s score is now multiplied by {factor}.</source>
        <translation>{seat} tuplaa: voittajan pisteiden kerroin on {factor}.</translation>
    </message>
    <message>
        <source>You double: the winner’s score is now multiplied by {factor}.</source>
        <translation>Tuplaat: voittajan pisteiden kerroin on {factor}.</translation>
    </message>
    <message>
        <source>With this hand and this score, doubling gains more than it risks.</source>
        <translation>Tällä kädellä ja tässä pistetilanteessa tuplaamalla on enemmän voitettavaa kuin hävittävää.</translation>
    </message>
    <message>
        <source>With this hand and this score, doubling risks more than it gains.</source>
        <translation>Tällä kädellä ja tässä pistetilanteessa tuplaamalla on enemmän hävittävää kuin voitettavaa.</translation>
    </message>
    <message>
        <source>The round still counts once.</source>
        <translation>Kierros lasketaan edelleen yksinkertaisena.</translation>
    </message>
    <message>
        <source>The round still counts twice.</source>
        <translation>Kierros lasketaan edelleen kaksinkertaisena.</translation>
    </message>
    <message>
        <source>{plate}. Left: {foes}</source>
        <extracomment>a player with the figures, and the foes in the corner that the chaos will leave there</extracomment>
        <translation>{plate}. Jäljellä: {foes}</translation>
    </message>
    <message>
        <source>{other} leaves {count}: {seat} holds the {card}, which can follow.</source>
        <extracomment>the card has lain face up before it was dealt</extracomment>
        <translation>{other} jättää lukemaksi {count}, johon pelaajalla {seat} on sopiva kortti ({card}).</translation>
    </message>
    <message>
        <source>{other} leaves {count}: you hold the {card}, which can follow.</source>
        <extracomment>the card has lain face up before it was dealt</extracomment>
        <translation>{other} jättää lukemaksi {count}, johon sinulla on sopiva kortti ({card}).</translation>
    </message>
    <message>
        <source>{colour} to move and win this turn.</source>
        <translation>{colour} on vuorossa ja voittaa tällä vuorolla.</translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner for now, {effect}.</source>
        <extracomment>as the lowest card, while others have yet to play</extracomment>
        <translation>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n veisi vihollisen ({foe}) toistaiseksi sankarin {seat} nurkkaan, {effect}.</numerusform>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n veisi vihollisen ({foe}) toistaiseksi sankarin {seat} nurkkaan, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would bring {foe} to your corner for now, {effect}.</source>
        <extracomment>as the lowest card, while others have yet to play</extracomment>
        <translation>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n toisi vihollisen ({foe}) toistaiseksi nurkkaasi, {effect}.</numerusform>
            <numerusform>Sokkona pelattuna {all} näkemättömästä kortista %n toisi vihollisen ({foe}) toistaiseksi nurkkaasi, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner for now, {effect}.</source>
        <translation>
            <numerusform>{other} jättää ratkaisun sattumalle: {all} näkemättömästä kortista %n veisi vihollisen toistaiseksi sankarin {seat} nurkkaan, {effect}.</numerusform>
            <numerusform>{other} jättää ratkaisun sattumalle: {all} näkemättömästä kortista %n veisi vihollisen toistaiseksi sankarin {seat} nurkkaan, {effect}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner for now, {effect}.</source>
        <translation>
            <numerusform>{other} jättää ratkaisun sattumalle: {all} näkemättömästä kortista %n toisi vihollisen toistaiseksi nurkkaasi, {effect}.</numerusform>
            <numerusform>{other} jättää ratkaisun sattumalle: {all} näkemättömästä kortista %n toisi vihollisen toistaiseksi nurkkaasi, {effect}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would send {foe} to {seat}’s corner yet.</source>
        <translation>Sokkona pelattuna yksikään {all} näkemättömästä kortista ei vielä veisi vihollista ({foe}) sankarin {seat} nurkkaan.</translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would bring {foe} to your corner yet.</source>
        <translation>Sokkona pelattuna yksikään {all} näkemättömästä kortista ei vielä toisi vihollista ({foe}) nurkkaasi.</translation>
    </message>
    <message>
        <source>{other} counts less for the bonus card {card}: {measure}.</source>
        <translation>{other} edistää vähemmän bonuksen saamista kortilla {card}: {measure}.</translation>
    </message>
    <message>
        <source>{other} takes a card that asks for {suit}, and no card in hand goes to a location that pays them.</source>
        <translation>{other} tuo bonuskortin, joka vaatii merkkejä ({suit}), eikä kädessä ole korttia, jolla pääsee niitä jakavalle alueelle.</translation>
    </message>
    <message>
        <source>Played blind, every unseen card would send {foe} to {seat}’s corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>Sokkona pelattuna jokainen näkemätön kortti veisi vihollisen ({foe}) sankarin {seat} nurkkaan, {effect}.</translation>
    </message>
    <message>
        <source>Played blind, every unseen card would bring {foe} to your corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>Sokkona pelattuna jokainen näkemätön kortti toisi vihollisen ({foe}) nurkkaasi, {effect}.</translation>
    </message>
    <message>
        <source>How many of the four cards of each number have been played since the last shuffle. Cards in hands and markers are not counted.</source>
        <extracomment>what is counted below “Seen since the shuffle”</extracomment>
        <translation>Montako kunkin numeron neljästä kortista on pelattu edellisen sekoituksen jälkeen. Käsi- ja merkkikortteja ei lasketa.</translation>
    </message>
    <message>
        <source>{seat}: double or pass</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}: tuplaatko?</translation>
    </message>
    <message>
        <source>{seat}: choose the value of the ace</source>
        <translation>{seat}: valitse ässän arvo</translation>
    </message>
    <message>
        <source>{seat}: play a card</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}: pelaa kortti</translation>
    </message>
    <message>
        <source>{seat}: draw from the stock, or stop</source>
        <translation>{seat}: käännä kortti nostopakasta tai jätä tähän</translation>
    </message>
    <message>
        <source>{seat}, with an empty hand and the count at {count}: draw from the stock, or stop</source>
        <translation>{seat}, käsi tyhjä ja lukema {count}: käännä kortti nostopakasta tai jätä tähän</translation>
    </message>
    <message>
        <source>{seat}: play the card on the stock, or stop</source>
        <extracomment>the top card of the stock lies face up</extracomment>
        <translation>{seat}: pelaa nostopakasta tai jätä tähän</translation>
    </message>
    <message>
        <source>{seat}, with an empty hand and the count at {count}: play the card on the stock, or stop</source>
        <translation>{seat}, käsi tyhjä ja lukema {count}: pelaa nostopakan päällimmäinen kortti tai jätä tähän</translation>
    </message>
    <message>
        <source>{seat}: lay a tile, {number} of 2</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}: aseta laatta ({number}/2)</translation>
    </message>
    <message>
        <source>{seat}: place a ball</source>
        <translation>{seat}: aseta pallo</translation>
    </message>
    <message>
        <source>{seat}: move a ball</source>
        <translation>{seat}: siirrä palloa</translation>
    </message>
    <message>
        <source>{seat}: remove a tile</source>
        <translation>{seat}: poista laatta</translation>
    </message>
    <message>
        <source>{seat}: no complete turn is possible</source>
        <translation>{seat}: vuoroa ei voi pelata loppuun</translation>
    </message>
    <message>
        <source>{seat}: play the top card of the deck</source>
        <translation>{seat}: pelaa pakan päällimmäinen kortti</translation>
    </message>
    <message>
        <source>{seat}: play a card, or play blind</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}: pelaa kortti tai pelaa sokkona</translation>
    </message>
    <message>
        <source>{seat}: play blind</source>
        <translation>{seat}: pelaa sokkona</translation>
    </message>
    <message>
        <source>{seat}: take a bonus card</source>
        <translation>{seat}: ota bonuskortti</translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: %n of the {all} unseen cards can divide it and bring it far down.</source>
        <translation>
            <numerusform>Lukeman {count} voi jakaa ja siten saada paljon pienemmäksi {all} näkemättömästä kortista %n.</numerusform>
            <numerusform>Lukeman {count} voi jakaa ja siten saada paljon pienemmäksi {all} näkemättömästä kortista %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This leaves {count}: no unseen card can divide it and bring it far down.</source>
        <translation>Lukemaa {count} ei voi jakaa ja siten saada paljon pienemmäksi yksikään näkemätön kortti.</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can divide it.</source>
        <translation>
            <numerusform>{other} jättää lukemaksi {count}, jonka voi jakaa {all} näkemättömästä kortista %n.</numerusform>
            <numerusform>{other} jättää lukemaksi {count}, jonka voi jakaa {all} näkemättömästä kortista %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way {foe} goes to {seat}’s corner.</source>
        <extracomment>this and the next eight come before a sentence about cards in hand: both actions do the same</extracomment>
        <translation>Kummallakin tavalla vihollinen ({foe}) menee sankarin {seat} nurkkaan.</translation>
    </message>
    <message>
        <source>Either way {foe} comes to your corner.</source>
        <translation>Kummallakin tavalla vihollinen ({foe}) tulee nurkkaasi.</translation>
    </message>
    <message>
        <source>Either way {foe} goes to {seat}’s corner for now.</source>
        <translation>Kummallakin tavalla vihollinen ({foe}) on toistaiseksi menossa sankarin {seat} nurkkaan.</translation>
    </message>
    <message>
        <source>Either way {foe} comes to your corner for now.</source>
        <translation>Kummallakin tavalla vihollinen ({foe}) on toistaiseksi tulossa nurkkaasi.</translation>
    </message>
    <message>
        <source>Either way nobody takes {foe}.</source>
        <translation>Kummallakaan tavalla kukaan ei saa vihollista ({foe}).</translation>
    </message>
    <message>
        <source>Either way nobody takes {foe} for now.</source>
        <translation>Kummallakaan tavalla kukaan ei toistaiseksi saa vihollista ({foe}).</translation>
    </message>
    <message>
        <source>Either way the top card of the deck decides.</source>
        <translation>Kummallakin tavalla ratkaisu jää pakan päällimmäiselle kortille.</translation>
    </message>
    <message>
        <source>For now nobody takes {foe}: all cards hide each other, and those that follow decide.</source>
        <translation>Toistaiseksi kukaan ei saa vihollista ({foe}): kaikki kortit kätkevät&#xa0;toisensa, ja seuraavat ratkaisevat.</translation>
    </message>
    <message>
        <source>This saves the {number} for a foe that is welcome.</source>
        <extracomment>the number on a card</extracomment>
        <translation>Näin {number} säästyy toivottua vihollista varten.</translation>
    </message>
    <message>
        <source>This saves the {number} for a foe that is not welcome.</source>
        <extracomment>the number on a card</extracomment>
        <translation>Näin {number} säästyy ei-toivottua vihollista varten.</translation>
    </message>
    <message>
        <source>{other} spends the {number}, the lowest card in hand.</source>
        <translation>{other} kuluttaa käden matalimman kortin ({number}).</translation>
    </message>
    <message>
        <source>{other} spends the {number}, the highest card in hand.</source>
        <translation>{other} kuluttaa käden korkeimman kortin ({number}).</translation>
    </message>
    <message>
        <source>{other} changes nobody’s chips for now.</source>
        <translation>{other} ei toistaiseksi muuta kenenkään merkkejä.</translation>
    </message>
    <message numerus="yes">
        <source>{location}: only %n cubes stand there so far, so one more counts for much.</source>
        <translation>
            <numerusform>{location}: siellä on vasta %n kuutio, joten yksi lisää merkitsee paljon.</numerusform>
            <numerusform>{location}: siellä on vasta %n kuutiota, joten yksi lisää merkitsee paljon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way {foe} goes to another corner.</source>
        <extracomment>than that of the player who acts</extracomment>
        <translation>Kummallakin tavalla vihollinen ({foe}) menee toiseen nurkkaan.</translation>
    </message>
    <message>
        <source>Either way {foe} goes to another corner for now.</source>
        <extracomment>than that of the player who acts</extracomment>
        <translation>Kummallakin tavalla vihollinen ({foe}) on toistaiseksi menossa toiseen nurkkaan.</translation>
    </message>
    <message>
        <source>{ball}, not placed and out of the game</source>
        <extracomment>balls in hand when the last tiles are laid</extracomment>
        <translation>{ball}, asettamatta ja poissa pelistä</translation>
    </message>
    <message>
        <source>for removed tiles</source>
        <extracomment>below “Box”</extracomment>
        <translation>poistetuille laatoille</translation>
    </message>
    <message>
        <source>Without the tile on {at} balls would come off: on the first turn of moving only the last player in turn order may do that.</source>
        <translation>Ilman kohdan {at} laattaa palloja poistuisi: ensimmäisellä siirtovuorolla niin saa tehdä vain vuorojärjestyksen viimeinen.</translation>
    </message>
    <message>
        <source>With a tile on {at} your ball could go on neither of your two tiles: it may not lie next to its own colour, nor may any ball be left without an empty tile next to it.</source>
        <translation>Jos laatta asetetaan kohtaan {at}, pallo ei voi mennä kummallekaan vuoron laatoista: se ei saa olla samanvärisen vieressä, eikä mikään pallo saa jäädä ilman viereistä tyhjää laattaa.</translation>
    </message>
    <message>
        <source>On your first turn of moving you may not capture: only the last player in turn order may.</source>
        <translation>Ensimmäisellä siirtovuorollasi et saa vangita palloja: vain vuorojärjestyksen viimeinen saa.</translation>
    </message>
    <message>
        <source>After a move to {to} every removal would take balls off: on the first turn of moving only the last player in turn order may do that.</source>
        <translation>Jos siirrät pallon kohtaan {to}, minkä tahansa laatan poisto veisi palloja: ensimmäisellä siirtovuorolla niin saa tehdä vain vuorojärjestyksen viimeinen.</translation>
    </message>
    <message>
        <source>Find the action with the best chances of winning.</source>
        <translation>Etsi siirto, jolla voittomahdollisuudet ovat parhaat.</translation>
    </message>
    <message numerus="yes">
        <source>Play %n cards in a row</source>
        <extracomment>the theme of a puzzle: one plays on alone</extracomment>
        <translation>
            <numerusform>Pelaa %n kortti peräkkäin</numerusform>
            <numerusform>Pelaa %n korttia peräkkäin</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {percent}%: {action}</source>
        <extracomment>the same where it may promise less, and is known to promise no more</extracomment>
        <translation>Enintään {percent}&#xa0;%: {action}</translation>
    </message>
    <message>
        <source>a white ball</source>
        <extracomment>what stands beside the place for a tile or ball: beside a white ball on 1,0</extracomment>
        <translation>valkoinen pallo</translation>
    </message>
    <message>
        <source>a red ball</source>
        <extracomment>what stands beside the place for a tile or ball</extracomment>
        <translation>punainen pallo</translation>
    </message>
    <message>
        <source>a black ball</source>
        <extracomment>what stands beside the place for a tile or ball</extracomment>
        <translation>musta pallo</translation>
    </message>
    <message>
        <source>Choose a card or a location for the cube</source>
        <extracomment>in the place of “Your turn: play a card”: one of the player’s cubes is picked,</extracomment>
        <translation>Valitse kuutiolle kortti tai alue</translation>
    </message>
    <message>
        <source>Choose a location for the cube</source>
        <extracomment>or a cube and the card that moves it</extracomment>
        <translation>Valitse kuutiolle alue</translation>
    </message>
    <message>
        <source>This plays one of the {number}s in good time: it fits no count below {number}.</source>
        <extracomment>the number on a card: there are more of it in hand</extracomment>
        <translation>Yksi korteista {number} tulee pelatuksi ajoissa: se ei sovi lukemaan, joka on alle {number}.</translation>
    </message>
    <message>
        <source>{other} spends one of the {number}s, which fits every count down to {number}.</source>
        <extracomment>the number on a card: there are more of it in hand</extracomment>
        <translation>{other} kuluttaa yhden korteista {number}, joka sopii vielä kaikkiin lukemiin, jotka ovat vähintään {number}.</translation>
    </message>
    <message>
        <source>where it breaks up a straight</source>
        <extracomment>of a foe, after a comma: it is cancelled there, and another foe is left that would not have been</extracomment>
        <translation>jossa se hajottaa suoran</translation>
    </message>
    <message numerus="yes">
        <source>For now this sends {foe} to {seat}’s corner, {effect}; %n of the {all} unseen cards would change that.</source>
        <extracomment>as long as no card comes whose number is equal to that of the lowest visible card, or lower</extracomment>
        <translation>
            <numerusform>Toistaiseksi vihollinen ({foe}) on menossa sankarin {seat} nurkkaan, {effect}; {all} näkemättömästä kortista %n muuttaisi sen.</numerusform>
            <numerusform>Toistaiseksi vihollinen ({foe}) on menossa sankarin {seat} nurkkaan, {effect}; {all} näkemättömästä kortista %n muuttaisi sen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For now this brings {foe} to your corner, {effect}; %n of the {all} unseen cards would change that.</source>
        <extracomment>as long as no card comes whose number is equal to that of the lowest visible card, or lower</extracomment>
        <translation>
            <numerusform>Toistaiseksi vihollinen ({foe}) on tulossa nurkkaasi, {effect}; {all} näkemättömästä kortista %n muuttaisi sen.</numerusform>
            <numerusform>Toistaiseksi vihollinen ({foe}) on tulossa nurkkaasi, {effect}; {all} näkemättömästä kortista %n muuttaisi sen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} sends the foe to {seat}’s corner for now, {effect}; %n of the {all} unseen cards would change that.</source>
        <translation>
            <numerusform>{other} vie vihollisen toistaiseksi sankarin {seat} nurkkaan, {effect}; {all} näkemättömästä kortista %n muuttaisi sen.</numerusform>
            <numerusform>{other} vie vihollisen toistaiseksi sankarin {seat} nurkkaan, {effect}; {all} näkemättömästä kortista %n muuttaisi sen.</numerusform>
        </translation>
    </message>
    <message>
        <source>For now this sends {foe} to {seat}’s corner, {effect}; every unseen card would change that.</source>
        <translation>Toistaiseksi vihollinen ({foe}) on menossa sankarin {seat} nurkkaan, {effect}; jokainen näkemätön kortti muuttaisi sen.</translation>
    </message>
    <message>
        <source>For now this brings {foe} to your corner, {effect}; every unseen card would change that.</source>
        <translation>Toistaiseksi vihollinen ({foe}) on tulossa nurkkaasi, {effect}; jokainen näkemätön kortti muuttaisi sen.</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner for now, {effect}; every unseen card would change that.</source>
        <translation>{other} vie vihollisen toistaiseksi sankarin {seat} nurkkaan, {effect}; jokainen näkemätön kortti muuttaisi sen.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner for now, {effect}; every unseen card would change that.</source>
        <translation>{other} tuo vihollisen toistaiseksi nurkkaasi, {effect}; jokainen näkemätön kortti muuttaisi sen.</translation>
    </message>
    <message numerus="yes">
        <source>{other} brings the foe to your corner for now, {effect}; %n of the {all} unseen cards would change that.</source>
        <translation>
            <numerusform>{other} tuo vihollisen toistaiseksi nurkkaasi, {effect}; {all} näkemättömästä kortista %n muuttaisi sen.</numerusform>
            <numerusform>{other} tuo vihollisen toistaiseksi nurkkaasi, {effect}; {all} näkemättömästä kortista %n muuttaisi sen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner, {effect}, whichever card comes.</source>
        <translation>{other} vie vihollisen sankarin {seat} nurkkaan, {effect}, tulipa mikä kortti tahansa.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner, {effect}, whichever card comes.</source>
        <translation>{other} tuo vihollisen nurkkaasi, {effect}, tulipa mikä kortti tahansa.</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner with none of the {all} unseen cards.</source>
        <translation>{other} ei vie vihollista sankarin {seat} nurkkaan millään {all} näkemättömästä kortista.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner with none of the {all} unseen cards.</source>
        <translation>{other} ei tuo vihollista nurkkaasi millään {all} näkemättömästä kortista.</translation>
    </message>
    <message numerus="yes">
        <source>{other} sends the foe to {seat}’s corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</source>
        <translation>
            <numerusform>{other} vie vihollisen toistaiseksi sankarin {seat} nurkkaan, tulipa mikä kortti tahansa; keskimäärin {all} muusta näkemättömästä kortista %n muuttaisi sen.</numerusform>
            <numerusform>{other} vie vihollisen toistaiseksi sankarin {seat} nurkkaan, tulipa mikä kortti tahansa; keskimäärin {all} muusta näkemättömästä kortista %n muuttaisi sen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} brings the foe to your corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</source>
        <translation>
            <numerusform>{other} tuo vihollisen toistaiseksi nurkkaasi, tulipa mikä kortti tahansa; keskimäärin {all} muusta näkemättömästä kortista %n muuttaisi sen.</numerusform>
            <numerusform>{other} tuo vihollisen toistaiseksi nurkkaasi, tulipa mikä kortti tahansa; keskimäärin {all} muusta näkemättömästä kortista %n muuttaisi sen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner for now with none of the {all} unseen cards.</source>
        <translation>{other} ei toistaiseksi vie vihollista sankarin {seat} nurkkaan millään {all} näkemättömästä kortista.</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner for now with none of the {all} unseen cards.</source>
        <translation>{other} ei toistaiseksi tuo vihollista nurkkaasi millään {all} näkemättömästä kortista.</translation>
    </message>
    <message>
        <source>{other} leaves one card fewer to choose from until the reshuffle.</source>
        <translation>{other} vie kädestä merkkikortin, joten valittavana on yksi kortti vähemmän seuraavaan sekoitukseen asti.</translation>
    </message>
    <message>
        <source>{other} would mean this at the {location}, if the round ended now: {change}.</source>
        <translation>{other} tarkoittaisi alueella {location}, jos kierros päättyisi nyt: {change}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Language</source>
        <translation>Ki&amp;eli</translation>
    </message>
    <message>
        <source>&amp;Cloth</source>
        <translation>&amp;Verka</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Pakka</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>Niin suuri kuin mahtuu</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstin koko</translation>
    </message>
    <message>
        <source>Show coordinates</source>
        <translation>Näytä koordinaatit</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Ei animaatiota</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Nopeus</translation>
    </message>
    <message>
        <source>&amp;Help at the table</source>
        <translation>&amp;Apu pöydässä</translation>
    </message>
    <message>
        <source>What the computer s&amp;ees</source>
        <translation>Mi&amp;tä tietokone näkee</translation>
    </message>
    <message>
        <source>Co&amp;ordinates</source>
        <translation>K&amp;oordinaatit</translation>
    </message>
    <message>
        <source>in full</source>
        <translation>kokonaan</translation>
    </message>
    <message>
        <source>in short</source>
        <translation>lyhyesti</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>ei lainkaan</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Verka</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pakka</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Kaksivärinen</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Nelivärinen</translation>
    </message>
    <message>
        <source>Size of cards</source>
        <translation>Korttien koko</translation>
    </message>
    <message>
        <source>Small, on a wide table</source>
        <translation>Pieni, avaralla pöydällä</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Keskikokoinen</translation>
    </message>
    <message>
        <source>Only experts take so long; all others are equally strong at any setting.</source>
        <translation>Näin kauan miettivät vain konkarit; muut ovat yhtä vahvoja kaikilla asetuksilla.</translation>
    </message>
    <message>
        <source>Say which buttons come up</source>
        <translation>Sano, mitä painikkeita tulee näkyviin</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pieni</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Suuri</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Hyvin suuri</translation>
    </message>
    <message>
        <source>Twice as large</source>
        <translation>Kaksinkertainen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Nopeus</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Rauhallinen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Nopea</translation>
    </message>
    <message>
        <source>The result of a round waits until I go on</source>
        <translation>Kierroksen tulos odottaa, kunnes jatkan</translation>
    </message>
    <message>
        <source>Computer players think</source>
        <translation>Tietokone miettii</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>hetken</translation>
    </message>
    <message>
        <source>up to a second</source>
        <translation>enintään sekunnin</translation>
    </message>
    <message>
        <source>up to three seconds</source>
        <translation>enintään kolme sekuntia</translation>
    </message>
    <message>
        <source>up to eight seconds</source>
        <translation>enintään kahdeksan sekuntia</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ei koskaan</translation>
    </message>
    <message>
        <source>When you leave the window</source>
        <translation>Kun siirryt pois ikkunasta</translation>
    </message>
    <message>
        <source>everything stays in sight</source>
        <translation>kaikki jää näkyviin</translation>
    </message>
    <message>
        <source>when no screen reader is running</source>
        <translation>kun ruudunlukija ei ole käytössä</translation>
    </message>
    <message>
        <source>Play with a switch: all choices are pointed out in turn</source>
        <translation>Pelaa kytkimellä: vaihtoehdot osoitetaan vuorotellen</translation>
    </message>
    <message>
        <source>one: Space, Enter or the mouse chooses</source>
        <translation>yksi: välilyönti, Enter tai hiiri valitsee</translation>
    </message>
    <message>
        <source>two: Space goes on, Enter chooses</source>
        <translation>kaksi: välilyönti vie eteenpäin, Enter valitsee</translation>
    </message>
    <message>
        <source>Read aloud by the program’s own voice</source>
        <translation>Ääneen lukeminen ohjelman omalla äänellä</translation>
    </message>
    <message>
        <source>Speed of the voice</source>
        <translation>Puheen nopeus</translation>
    </message>
    <message>
        <source>Volume of the voice</source>
        <translation>Puheen voimakkuus</translation>
    </message>
    <message>
        <source>My own actions</source>
        <translation>Omat siirtoni</translation>
    </message>
    <message>
        <source>The actions of the others</source>
        <translation>Muiden siirrot</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Kenen vuoro on</translation>
    </message>
    <message>
        <source>when it is mine</source>
        <translation>kun se on minun</translation>
    </message>
    <message>
        <source>always</source>
        <translation>aina</translation>
    </message>
    <message>
        <source>of 10 percentage points or more</source>
        <translation>jos se maksaa vähintään 10 prosenttiyksikköä</translation>
    </message>
    <message>
        <source>of 20 percentage points or more</source>
        <translation>jos se maksaa vähintään 20 prosenttiyksikköä</translation>
    </message>
    <message>
        <source>Results of rounds and matches</source>
        <translation>Kierrosten ja otteluiden tulokset</translation>
    </message>
    <message>
        <source>Letters as keys, without Ctrl or Alt</source>
        <translation>Kirjaimet näppäiminä, ilman Ctrl- tai Alt-näppäintä</translation>
    </message>
    <message>
        <source>none: for dictation, or if you often hit the wrong keys</source>
        <translation>ei yhtään (saneluun, virhepainallusten varalta)</translation>
    </message>
    <message>
        <source>for questions, hints and the like</source>
        <translation>kysymyksiin, vihjeisiin ja muuhun sellaiseen</translation>
    </message>
    <message>
        <source>for everything that a match needs</source>
        <translation>kaikkeen, mitä ottelussa tarvitaan</translation>
    </message>
    <message>
        <source>Play &amp;with a switch</source>
        <translation>Pelaa k&amp;ytkimellä</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Kytkimet</translation>
    </message>
    <message>
        <source>half a second</source>
        <translation>puoli sekuntia</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>sekunnin</translation>
    </message>
    <message>
        <source>a second and a half</source>
        <translation>puolitoista sekuntia</translation>
    </message>
    <message>
        <source>two seconds</source>
        <translation>kaksi sekuntia</translation>
    </message>
    <message>
        <source>three seconds</source>
        <translation>kolme sekuntia</translation>
    </message>
    <message>
        <source>five seconds</source>
        <translation>viisi sekuntia</translation>
    </message>
    <message>
        <source>ten seconds</source>
        <translation>kymmenen sekuntia</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Toista äänet</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Äänenvoimakkuus</translation>
    </message>
    <message>
        <source>the system’s language</source>
        <translation>järjestelmän kieli</translation>
    </message>
    <message>
        <source>Warn me before a mistake</source>
        <translation>Varmistus ennen siirtoani</translation>
    </message>
    <message>
        <source>of 5 percentage points or more</source>
        <translation>jos se maksaa vähintään 5 prosenttiyksikköä voittomahdollisuuksistani</translation>
    </message>
    <message>
        <source>Show what the computer sees, in games without hidden cards</source>
        <translation>Näytä, mitä tietokone näkee, jos pelissä ei ole salaisia kortteja</translation>
    </message>
    <message>
        <source>Ask before leaving a match that is not saved</source>
        <translation>Kysy, ennen kuin tallentumaton ottelu lopetetaan</translation>
    </message>
    <message>
        <source>(never)</source>
        <translation>(älä kysy)</translation>
    </message>
    <message>
        <source>the table is covered if several people play</source>
        <translation>pöytä peitetään, jos useampi ihminen pelaa</translation>
    </message>
    <message>
        <source>the table is covered in every game with hidden hands</source>
        <translation>pöytä peitetään, jos kädet ovat salaisia</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Kumotut ja uudelleen tehdyt siirrot</translation>
    </message>
    <message>
        <source>Help at the table: reasons and seen cards</source>
        <translation>Apu pöydässä: syyt ja nähdyt kortit</translation>
    </message>
    <message>
        <source>With one switch, each choice is pointed out for</source>
        <translation>Yhdellä kytkimellä kutakin vaihtoehtoa osoitetaan</translation>
    </message>
    <message>
        <source>More time makes experts stronger in: %1.</source>
        <translation>Pelit, joissa lisäaika vahvistaa konkareita: %1.</translation>
    </message>
    <message>
        <source>For the other games that is not certain.</source>
        <translation>Muista peleistä se ei ole varmaa.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Ulkoasu</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaaminen</translation>
    </message>
    <message>
        <source>Keys and switches</source>
        <translation>Näppäimet ja kytkimet</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Ääneen lukeminen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Äänet</translation>
    </message>
    <message>
        <source>Sounds need %1, which is not installed.</source>
        <translation>Ääniin tarvitaan %1, jota ei ole asennettu.</translation>
    </message>
    <message>
        <source>This system has no speech synthesiser that the program knows. On Linux, install speech-dispatcher or espeak-ng, and restart Limbo Table.</source>
        <translation>Tässä järjestelmässä ei ole puhesyntetisaattoria, jonka ohjelma tuntee. Asenna Linuxissa speech-dispatcher tai espeak-ng ja käynnistä Limbo Table uudelleen.</translation>
    </message>
    <message>
        <source>Restore the &amp;defaults</source>
        <translation>Palauta &amp;oletukset</translation>
    </message>
    <message>
        <source>&amp;Undo that</source>
        <translation>&amp;Kumoa palautus</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>Miltä pöytä näyttää</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Pikanäppäimet</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopioi tekstinä</translation>
    </message>
    <message>
        <source>C&amp;hoose keys…</source>
        <translation>&amp;Valitse näppäimet…</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Type to find an action</source>
        <translation>Etsi siirto kirjoittamalla</translation>
    </message>
    <message>
        <source>Find a legal action</source>
        <translation>Etsi sallittu siirto</translation>
    </message>
    <message>
        <source>What the computer &amp;sees</source>
        <translation>Mitä tietokone nä&amp;kee</translation>
    </message>
    <message>
        <source>What the computer sees</source>
        <translation>Mitä tietokone näkee</translation>
    </message>
    <message>
        <source>After typing: choose the one action that was found, or go to the list</source>
        <translation>Kirjoittamisen jälkeen: valitse ainoa löytynyt siirto tai siirry luetteloon</translation>
    </message>
    <message>
        <source>Go to the list of actions that were found</source>
        <translation>Siirry löytyneiden siirtojen luetteloon</translation>
    </message>
    <message>
        <source>A&amp;ctions</source>
        <translation>Mitä &amp;voit tehdä</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Mitä voit tehdä</translation>
    </message>
    <message>
        <source>Lo&amp;g</source>
        <translation>Mitä &amp;tapahtui</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Mitä tapahtui</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentoi…</translation>
    </message>
    <message>
        <source>Why did the computer do that?</source>
        <translation>Miksi se teki niin?</translation>
    </message>
    <message>
        <source>No action matches what you typed.</source>
        <translation>Mikään siirto ei vastaa kirjoittamaasi.</translation>
    </message>
</context>
<context>
    <name>Sitters</name>
    <message>
        <source>Opponents: %1</source>
        <translation>Vastustajat: %1</translation>
    </message>
    <message>
        <source>About as strong as you</source>
        <translation>Suunnilleen omalla tasollasi</translation>
    </message>
    <message>
        <source>Their level follows your results from match to match.</source>
        <translation>Taso seuraa tuloksiasi ottelusta toiseen.</translation>
    </message>
    <message>
        <source>%1, about as strong as you</source>
        <extracomment>of computer players; %1 is like: club player</extracomment>
        <translation>%1, suunnilleen tasollasi</translation>
    </message>
    <message>
        <source>%1, until you have results</source>
        <extracomment>of computer players that are to be as strong as the user; %1 is like: casual player</extracomment>
        <translation>%1, kunnes sinulla on tuloksia</translation>
    </message>
    <message>
        <source>Other players and rules…</source>
        <translation>Muut pelaajat ja säännöt…</translation>
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
        <translation>%1, jako %2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1 could not be read.</source>
        <translation>Tiedostoa %1 ei voitu lukea.</translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>CSV-tiedostot</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Tallenna tilastot</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Tallennettu: %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>Tiedostoon %1 ei voitu kirjoittaa.</translation>
    </message>
    <message>
        <source>Matches are not being saved at present, so there is nothing to count.</source>
        <translation>Otteluita ei nyt tallenneta, joten laskettavaa ei ole.</translation>
    </message>
    <message>
        <source>Only matches that begin from now on count. The old ones stay in the list of matches.</source>
        <translation>Vain tästä eteenpäin alkavat ottelut lasketaan. Vanhat pysyvät otteluluettelossa.</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>All games</source>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a match to its end, and you will find it here.</source>
        <translation>Ei vielä laskettavaa. Pelaa ottelu loppuun, niin löydät sen täältä.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Ottelut</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitot</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Voitto-osuus</translation>
    </message>
    <message>
        <source>Range (%1 sure)</source>
        <translation>Vaihteluväli (varmuus %1)</translation>
    </message>
    <message>
        <source>At equal strength</source>
        <translation>Tasaväkisten kesken</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Pisteet keskimäärin</translation>
    </message>
    <message>
        <source>The thin lines show the range.</source>
        <translation>Ohuet viivat näyttävät vaihteluvälin.</translation>
    </message>
    <message>
        <source>In all these matches the cards were known beforehand, so none of them is counted.</source>
        <translation>Kaikkien näiden otteluiden jaot olivat jo tuttuja, joten yhtäkään niistä ei lasketa.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Scores of different games cannot be compared: choose a game.</source>
        <translation>Eri pelien pisteitä ei voi verrata: valitse peli.</translation>
    </message>
    <message>
        <source>No match has been reviewed yet. A review shows what each decision cost.</source>
        <translation>Yhtäkään ottelua ei ole vielä käyty läpi. Läpikäynti kertoo, mitä kukin päätös maksoi.</translation>
    </message>
    <message>
        <source>Behind the best action</source>
        <translation>Ero parhaaseen siirtoon</translation>
    </message>
    <message>
        <source>Latest average: %1</source>
        <translation>Viimeisin keskiarvo: %1</translation>
    </message>
    <message>
        <source>Costs of different games cannot be compared: choose a game.</source>
        <translation>Päätösten hintoja ei voi verrata pelistä toiseen: valitse peli.</translation>
    </message>
    <message>
        <source>Average of the last %1</source>
        <translation>Viimeisten %1 ottelun keskiarvo</translation>
    </message>
    <message>
        <source>Matches by their dates</source>
        <translation>Ottelut päivämäärän mukaan</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Taso</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) not counted: the cards were known beforehand.</source>
        <translation>
            <numerusform>%n ottelu jätettiin laskematta: jako oli jo tuttu.</numerusform>
            <numerusform>%n ottelua jätettiin laskematta: jako oli jo tuttu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted since %2: %1.</source>
        <translation>Laskettu ajankohdasta %2 alkaen: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Pelaaja %1</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Henkilö</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Vastustajat</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Säännöt</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>P&amp;aikka</translation>
    </message>
    <message>
        <source>P&amp;eriod</source>
        <translation>A&amp;janjakso</translation>
    </message>
    <message>
        <source>Sho&amp;w by</source>
        <translation>&amp;Ryhmittely</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Viimeiset 7 päivää</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Viimeiset 30 päivää</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>Viimeiset 365 päivää</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Koko ajalta</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Paikka</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Henkilö</translation>
    </message>
    <message>
        <source>Include &amp;matches that allow undo at any time</source>
        <translation>Myös &amp;ottelut, joissa sai perua milloin tahansa</translation>
    </message>
    <message>
        <source>Include matches with &amp;hints or warnings</source>
        <translation>Myös ottelut, joissa sait vi&amp;hjeen tai varoituksen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Luvut</translation>
    </message>
    <message>
        <source>At equal strength: the win rate if all players were equally good.</source>
        <translation>Tasaväkisten kesken: voitto-osuus, jos kaikki pelaajat olisivat yhtä hyviä.</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>Voitto-osuudet</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Costs of decisions</source>
        <translation>Päätösten hinnat</translation>
    </message>
    <message>
        <source>Rese&amp;t the statistics</source>
        <translation>Nollaa &amp;tilastot</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>&amp;Kumoa nollaus</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Su&amp;lje</translation>
    </message>
    <message>
        <source>Nobody: one team</source>
        <translation>Ei vastustajia: joukkue</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ihmiset</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Tallenna &amp;CSV:nä…</translation>
    </message>
    <message>
        <source>No finished match fits the choices above.</source>
        <translation>Mikään päättynyt ottelu ei vastaa yllä olevia valintoja.</translation>
    </message>
    <message>
        <source>Cost of a decision (% points)</source>
        <translation>Päätöksen hinta (%-yks.)</translation>
    </message>
    <message>
        <source>Behind the best action where there was a choice, over the last %1 matches</source>
        <translation>Ero parhaaseen siirtoon silloin, kun oli valinnanvaraa, viimeisissä %1 ottelussa</translation>
    </message>
    <message>
        <source>% points</source>
        <translation>Prosenttiyksikköä</translation>
    </message>
    <message>
        <source>Cost (% points)</source>
        <translation>Hinta (%-yks.)</translation>
    </message>
    <message>
        <source>Practise wea&amp;knesses…</source>
        <translation>Harjoittele h&amp;eikkouksia…</translation>
    </message>
    <message>
        <source>What a decision cost on average, as your reviews judged it</source>
        <translation>Mitä yksi päätös on läpikäyntiesi arvion mukaan maksanut keskimäärin</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%1 of %n match(es) won</source>
        <translation>
            <numerusform>Voitettu %1/%n ottelusta</numerusform>
            <numerusform>Voitettu %1/%n ottelusta</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins in a row: %1 now, %2 at best</source>
        <translation>Voittoja peräkkäin: nyt %1, parhaimmillaan %2</translation>
    </message>
    <message>
        <source>Wins in a row: %2 at best</source>
        <translation>Voittoja peräkkäin: parhaimmillaan %2</translation>
    </message>
    <message>
        <source>Wins in a row: %2 at best, by %3</source>
        <translation>Voittoja peräkkäin: parhaimmillaan %2 (%3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <translation>Paras tulos: %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>At the table of the day, days played: %1, in a row: %3, won: %2</source>
        <translation>Päivän pöydässä pelattuja päiviä: %1, peräkkäin: %3, voittoja: %2</translation>
    </message>
    <message numerus="yes">
        <source>About as strong as you in “%1”: %2 (over %n match(es))</source>
        <translation>
            <numerusform>Tasollasi pelissä ”%1”: %2 (%n ottelun perusteella)</numerusform>
            <numerusform>Tasollasi pelissä ”%1”: %2 (%n ottelun perusteella)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your grade in “%1”: %2. Where you had a choice, your action cost on average %3 percentage points of the chance to win (%4 decisions).</source>
        <translation>Tasosi pelissä ”%1”: %2. Kun sinulla oli valinnanvaraa, siirtosi maksoi keskimäärin %3 prosenttiyksikköä voittomahdollisuuksistasi (päätöksiä %4).</translation>
    </message>
    <message>
        <source>Your play in “%1”: where you had a choice, your action cost on average %3 percentage points of the chance to win (%4 decisions).</source>
        <translation>Pelissä ”%1”: kun sinulla oli valinnanvaraa, siirtosi maksoi keskimäärin %3 prosenttiyksikköä voittomahdollisuuksistasi (päätöksiä %4).</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>A match could not be read. It stays in the library as it is.</source>
        <translation>Yhtä ottelua ei voitu lukea. Se jätetään ennalleen.</translation>
    </message>
    <message>
        <source>A match is damaged. %1 It goes on from the line before that, as a new match.</source>
        <translation>Ottelu on vioittunut. %1 Ottelu jatkuu sitä edeltävältä riviltä uutena otteluna.</translation>
    </message>
    <message>
        <source>The damaged one stays in the library as it is.</source>
        <translation>Vioittunut ottelu jätetään ennalleen.</translation>
    </message>
    <message>
        <source>The match was restarted with the same deal.</source>
        <translation>Ottelu alkaa alusta samalla jaolla.</translation>
    </message>
    <message>
        <source>The match was restarted.</source>
        <translation>Ottelu alkaa alusta.</translation>
    </message>
    <message>
        <source>It is a match of its own, and does not count for the table of the day.</source>
        <translation>Se on oma ottelunsa, eikä sitä lasketa päivän pöydäksi.</translation>
    </message>
    <message>
        <source>The match goes on from line %1 as a new one.</source>
        <translation>Ottelu jatkuu riviltä %1 uutena otteluna.</translation>
    </message>
    <message>
        <source>The other one stays as it was.</source>
        <translation>Aiempi ottelu säilyy ennallaan.</translation>
    </message>
    <message>
        <source>Back to the other match</source>
        <translation>Takaisin aiempaan otteluun</translation>
    </message>
</context>
<context>
    <name>TaskBand</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1/%2: %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Edellinen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Näytä ratkaisu</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Takaisin otteluun</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>Takaisin peleihin</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>On the table:</source>
        <translation>Pöydällä:</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>Kumottu:</translation>
    </message>
    <message>
        <source>Redone:</source>
        <translation>Tehty uudelleen:</translation>
    </message>
    <message>
        <source>Back at the table.</source>
        <translation>Taas pöydän ääressä.</translation>
    </message>
    <message>
        <source>%1 for what is at stake</source>
        <translation>%1: mistä nyt pelataan</translation>
    </message>
    <message>
        <source>%1 for all groups</source>
        <translation>%1: kaikki ryhmät</translation>
    </message>
    <message>
        <source>%1 for all points</source>
        <translation>%1: kaikkien pisteet</translation>
    </message>
    <message>
        <source>%1 for lists, line by line</source>
        <translation>%1: luettelot rivi riviltä</translation>
    </message>
    <message>
        <source>Keys for more: %1.</source>
        <translation>Lisää näppäimillä: %1.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Sulje (Esc)</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>That could not be done: %1 is from a later version of Limbo Table.</source>
        <translation>Se ei onnistunut: tiedosto %1 on tehty uudemmalla Limbo Tablella.</translation>
    </message>
    <message>
        <source>That could not be done: %1 is damaged.</source>
        <translation>Se ei onnistunut: tiedosto %1 on vioittunut.</translation>
    </message>
    <message>
        <source>That could not be done: %1 could not be read or written. Nothing has changed.</source>
        <translation>Se ei onnistunut: tiedostoa %1 ei voitu lukea tai siihen ei voitu kirjoittaa. Mikään ei muuttunut.</translation>
    </message>
    <message>
        <source>That could not be done: %1 was moved or deleted.</source>
        <translation>Se ei onnistunut: tiedosto %1 on siirretty tai poistettu.</translation>
    </message>
    <message>
        <source>Damaged, and left in the library as it is: %1</source>
        <translation>Vioittunut ja jätetty ennalleen: %1</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>nro %1</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset: %1</source>
        <translation>Asetuksia ei voitu lukea, joten niille palautettiin oletusarvot: %1</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was put aside: %1</source>
        <translation>Asetuksia ei voitu lukea. Tiedosto pantiin talteen: %1</translation>
    </message>
    <message>
        <source>Some settings were not understood and were reset: %2. The old file: %1</source>
        <translation>Joitakin asetuksia ei ymmärretty, ja niille palautettiin oletusarvot: %2. Alkuperäinen tiedosto: %1</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>Tietokonepelaaja on lakannut toimimasta.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Matches are not being saved: %1 is damaged. It is left as it is.</source>
        <translation>Otteluita ei tallenneta: tiedosto %1 on vioittunut. Se jätetään ennalleen.</translation>
    </message>
    <message>
        <source>The match is not being saved: %1 could not be written.</source>
        <translation>Ottelu ei tallennu: tiedostoon %1 ei voitu kirjoittaa.</translation>
    </message>
    <message>
        <source>The match is not being saved: %1 is read-only. You can still look at the matches in it.</source>
        <translation>Ottelu ei tallennu: tiedostoon %1 ei voi kirjoittaa. Siinä olevia otteluita voi katsella.</translation>
    </message>
    <message>
        <source>The match is not being saved for now: another program has locked %1.</source>
        <translation>Ottelu ei nyt tallennu: toinen ohjelma pitää tiedostoa %1 lukittuna.</translation>
    </message>
    <message>
        <source>The library of matches was moved or deleted: %1. The match on the table is saved in a new one.</source>
        <translation>Ottelukirjasto siirrettiin tai poistettiin: %1. Pöydällä oleva ottelu tallentuu nyt uuteen kirjastoon.</translation>
    </message>
    <message>
        <source>Matches are not being saved: %1 is from a later version of Limbo Table. It is left as it is.</source>
        <translation>Otteluita ei tallenneta: tiedosto %1 on tehty uudemmalla Limbo Tablella. Se jätetään ennalleen.</translation>
    </message>
    <message>
        <source>That could not be done: %1 is read-only.</source>
        <translation>Se ei onnistunut: tiedostoon %1 ei voi kirjoittaa.</translation>
    </message>
    <message>
        <source>That could not be done: another program has locked %1. Try again.</source>
        <translation>Se ei onnistunut: toinen ohjelma pitää tiedostoa %1 lukittuna. Yritä uudelleen.</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>The tutor has stopped.</source>
        <translation>Valmentaja on lakannut toimimasta.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Näytä se</translation>
    </message>
    <message>
        <source>Play mine: %1</source>
        <translation>Pelaa omani: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Parempi: %1</translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. With your action: %2%.</source>
        <translation>Voittomahdollisuutesi: %1&#xa0;%. Omalla siirrollasi: %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Mietitään…</translation>
    </message>
    <message numerus="yes">
        <source>Are you sure? Another action is %n percentage point(s) better.</source>
        <translation>
            <numerusform>Oletko varma? Toinen siirto säilyttää voittomahdollisuuksistasi %n prosenttiyksikön enemmän.</numerusform>
            <numerusform>Oletko varma? Toinen siirto säilyttää voittomahdollisuuksistasi %n prosenttiyksikköä enemmän.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Are you sure? Another action is at least %n percentage point(s) better.</source>
        <translation>
            <numerusform>Oletko varma? Toinen siirto säilyttää voittomahdollisuuksistasi vähintään %n prosenttiyksikön enemmän.</numerusform>
            <numerusform>Oletko varma? Toinen siirto säilyttää voittomahdollisuuksistasi vähintään %n prosenttiyksikköä enemmän.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. With your action: at most %2%.</source>
        <translation>Voittomahdollisuutesi: %1&#xa0;%. Omalla siirrollasi: enintään %2&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>Tutorials</name>
    <message>
        <source>The tutorial could not be read.</source>
        <translation>Opastusta ei voitu lukea.</translation>
    </message>
    <message>
        <source>That is allowed, but it is not the task here.</source>
        <translation>Niin saa tehdä, mutta nyt harjoitellaan muuta.</translation>
    </message>
    <message>
        <source>Done. %1</source>
        <extracomment>a lesson has been done: for the ear, in the place of a tick; what was learnt follows</extracomment>
        <translation>Valmis. %1</translation>
    </message>
    <message>
        <source>Shown. Now you go on.</source>
        <translation>Näin se tehdään. Jatka nyt itse.</translation>
    </message>
</context>
<context>
    <name>TutorialsDialog</name>
    <message>
        <source>Tutorial</source>
        <translation>Opastus</translation>
    </message>
    <message>
        <source>Short lessons at the table. Your match waits until you come back to it.</source>
        <translation>Lyhyitä harjoituksia pöydän ääressä. Ottelusi odottaa, kunnes palaat siihen.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Harjoitukset</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>%1/%2 harjoitusta tehty</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message>
        <source>That match is open in another window.</source>
        <translation>Se ottelu on auki toisessa ikkunassa.</translation>
    </message>
</context>
<context>
    <name>VersionsBox</name>
    <message>
        <source>Newer versions</source>
        <translation>Uudemmat versiot</translation>
    </message>
    <message>
        <source>This is Limbo Table %1.</source>
        <translation>Tämä on Limbo Table %1.</translation>
    </message>
    <message>
        <source>The program never goes online, so it does not know whether there is a newer version. The page with all versions opens in your browser, which needs a network.</source>
        <translation>Ohjelma ei tiedä, onko uudempaa versiota: se ei ota yhteyttä minnekään. Kaikkien versioiden sivu avautuu selaimeesi, ja siihen tarvitaan verkkoyhteys.</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>&amp;Avaa sivu</translation>
    </message>
    <message>
        <source>No browser could be opened. The address of the page is %1.</source>
        <translation>Selainta ei voitu avata. Sivun osoite on %1.</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>it does not answer</source>
        <translation>se ei vastaa</translation>
    </message>
</context>
<context>
    <name>WeaknessesDialog</name>
    <message>
        <source>Weaknesses</source>
        <translation>Heikkoudet</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Aiheet</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ha&amp;rjoittele</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Aihe</translation>
    </message>
    <message>
        <source>Puzzles solved</source>
        <translation>Pulmia ratkaistu</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Osuus</translation>
    </message>
    <message>
        <source>Errors in matches</source>
        <translation>Virheitä otteluissa</translation>
    </message>
    <message>
        <source>Puzzles left</source>
        <translation>Pulmia jäljellä</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>Vahvuusluku pulmissa</translation>
    </message>
    <message>
        <source>Days with puzzles</source>
        <translation>Päivät, joina ratkoit pulmia</translation>
    </message>
    <message>
        <source>No puzzle has been tried yet.</source>
        <translation>Yhtään pulmaa ei ole vielä yritetty.</translation>
    </message>
    <message>
        <source>Your weakest theme is at the top. Matches count after they have been reviewed, puzzles at the first try.</source>
        <translation>Heikoin aiheesi on ylimpänä. Ottelut lasketaan, kun ne on käyty läpi, ja pulmista lasketaan ensimmäinen yritys.</translation>
    </message>
    <message>
        <source>Cost (% points)</source>
        <translation>Hinta (%-yks.)</translation>
    </message>
    <message>
        <source>What a decision cost on average, as your reviews judged it</source>
        <translation>Mitä yksi päätös on läpikäyntiesi arvion mukaan maksanut keskimäärin</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>No computer player has acted yet.</source>
        <translation>Yksikään tietokonepelaaja ei ole vielä tehnyt siirtoa.</translation>
    </message>
    <message>
        <source>The strongest computer player prefers: %1</source>
        <translation>Vahvin tietokonepelaaja tekisi mieluummin: %1</translation>
    </message>
    <message>
        <source>In its favour: %1</source>
        <translation>Sen puolesta puhuu: %1</translation>
    </message>
    <message>
        <source>What you can see does not explain it. After the match the review can tell more.</source>
        <translation>Näkemäsi perusteella sitä ei voi selittää. Ottelun jälkeen läpikäynti kertoo enemmän.</translation>
    </message>
    <message>
        <source>The advantage of this action over the others cannot be put into a few words.</source>
        <translation>Tämän siirron etua muihin verrattuna ei voi kuvata muutamalla sanalla.</translation>
    </message>
    <message>
        <source>%1: looks at few possibilities, and may prefer an action that only seems good.</source>
        <translation>%1: tarkastelee vain muutamaa mahdollisuutta ja voi valita siirron, joka vain näyttää hyvältä.</translation>
    </message>
    <message>
        <source>%1: looks at fewer possibilities than the strongest computer player.</source>
        <translation>%1: tarkastelee vähemmän mahdollisuuksia kuin vahvin tietokonepelaaja.</translation>
    </message>
    <message>
        <source>Only people play in this match.</source>
        <translation>Tässä ottelussa pelaavat vain ihmiset.</translation>
    </message>
</context>
</TS>
