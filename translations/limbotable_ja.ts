<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Limbo Table</source>
        <translation>Limbo Tableについて</translation>
    </message>
    <message>
        <source>A table for little-known card and tile games.</source>
        <translation>あまり知られていないカードゲームとタイルゲームを遊べるテーブルです。</translation>
    </message>
    <message>
        <source>%1, devised by %2</source>
        <translation>%1：%2作</translation>
    </message>
    <message>
        <source>The rule books say more about each game.</source>
        <translation>詳しくは各ゲームのルールをご覧ください。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>GNU General Public Licenseのバージョン3以降に基づくフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>The rules and the search are compiled.</source>
        <translation>ルールと探索はコンパイル済みのコードで動作しています。</translation>
    </message>
    <message>
        <source>The rules and the search are not compiled: computer players do not look as far ahead.</source>
        <translation>ルールと探索は通常のPythonで動作しています。コンピューターの先読みは浅くなります。</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>≤ %1%</source>
        <extracomment>over a way on the table: the chance of an action is no higher</extracomment>
        <translation>≤%1%</translation>
    </message>
</context>
<context>
    <name>Availability</name>
    <message>
        <source>Nothing is left to chance in this game, so it has no deals.</source>
        <translation>このゲームには運の要素がないので、配札はありません。</translation>
    </message>
    <message>
        <source>This game has hidden cards, and what the computer sees would give them away.</source>
        <translation>このゲームには隠された情報があり、コンピューターの読みを表示するとそれが分かってしまいます。</translation>
    </message>
</context>
<context>
    <name>Cast</name>
    <message>
        <source>Nana</source>
        <translation>ナナ</translation>
    </message>
    <message>
        <source>Toto</source>
        <translation>トト</translation>
    </message>
    <message>
        <source>Mimi</source>
        <translation>ミミ</translation>
    </message>
    <message>
        <source>Lulu</source>
        <translation>ルル</translation>
    </message>
    <message>
        <source>Koko</source>
        <translation>ココ</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>オットー</translation>
    </message>
    <message>
        <source>Alma</source>
        <translation>アルマ</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>ヒューゴ</translation>
    </message>
    <message>
        <source>Elsa</source>
        <translation>エルサ</translation>
    </message>
    <message>
        <source>Arvo</source>
        <translation>アルヴォ</translation>
    </message>
    <message>
        <source>Mira</source>
        <translation>ミラ</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>レオ</translation>
    </message>
    <message>
        <source>Sara</source>
        <translation>サラ</translation>
    </message>
    <message>
        <source>Niko</source>
        <translation>ニコ</translation>
    </message>
    <message>
        <source>Vera</source>
        <translation>ヴェラ</translation>
    </message>
    <message>
        <source>Marko</source>
        <translation>マルコ</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>ローザ</translation>
    </message>
    <message>
        <source>Aaro</source>
        <translation>アーロ</translation>
    </message>
    <message>
        <source>Ilona</source>
        <translation>イロナ</translation>
    </message>
    <message>
        <source>Roni</source>
        <translation>ロニ</translation>
    </message>
    <message>
        <source>Aura</source>
        <translation>アウラ</translation>
    </message>
    <message>
        <source>Tapio</source>
        <translation>タピオ</translation>
    </message>
    <message>
        <source>Tuuli</source>
        <translation>トゥーリ</translation>
    </message>
    <message>
        <source>Sampo</source>
        <translation>サンポ</translation>
    </message>
    <message>
        <source>Helmi</source>
        <translation>ヘルミ</translation>
    </message>
    <message>
        <source>Louhi</source>
        <translation>ロウヒ</translation>
    </message>
    <message>
        <source>Ahti</source>
        <translation>アハティ</translation>
    </message>
    <message>
        <source>Vellamo</source>
        <translation>ヴェラモ</translation>
    </message>
    <message>
        <source>Otso</source>
        <translation>オツォ</translation>
    </message>
    <message>
        <source>Mielikki</source>
        <translation>ミエリッキ</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>casual player</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>strong player</source>
        <translation>強豪</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Has just learnt the rules and plays without a plan. Good for a first match.</source>
        <translation>ルールを覚えたばかりで、先のことは考えません。初めての対戦に。</translation>
    </message>
    <message>
        <source>Sees simple plans coming. A friendly opponent.</source>
        <translation>単純な狙いは見抜きます。気楽な相手です。</translation>
    </message>
    <message>
        <source>Looks ahead, remembers what was played, and gives little away.</source>
        <translation>先を読み、出たものを覚え、ほとんど隙を見せません。</translation>
    </message>
    <message>
        <source>Uses all its time to look ahead. Hard to beat.</source>
        <translation>持ち時間いっぱい先を読みます。手ごわい相手です。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>the one person at this screen, within a sentence</extracomment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>one of several people at this screen</extracomment>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>Sees what is close and misses what is further off. Good to learn with.</source>
        <translation>目の前の得は逃しませんが、先は読めません。練習の相手に。</translation>
    </message>
    <message>
        <source>Plays soundly and punishes mistakes.</source>
        <translation>堅実にプレイし、隙を逃しません。</translation>
    </message>
</context>
<context>
    <name>Chances</name>
    <message>
        <source>Chances are those of winning the match if all players are equally strong.</source>
        <translation>ここでの勝率は、全員の強さが同じとした場合に、この対戦に勝つ見込みです。</translation>
    </message>
    <message>
        <source>Chances are those of winning the present round or game if everyone plays equally well.</source>
        <translation>ここでの勝率は、全員の腕前が同じとした場合に、今のラウンドまたはゲームに勝つ見込みです。</translation>
    </message>
</context>
<context>
    <name>ChancesBar</name>
    <message>
        <source>Chances</source>
        <translation>予想勝率</translation>
    </message>
    <message>
        <source>%1 %2%</source>
        <translation>%1 %2%</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Nothing is left to chance in “{game}”, so it has no deals.</source>
        <translation>「{game}」には運の要素がないので、配札の番号はありません。</translation>
    </message>
    <message>
        <source>There is no game “{game}”. The games are: {names}.</source>
        <translation>「{game}」というゲームはありません。ゲームは次のとおりです：{names}。</translation>
    </message>
    <message>
        <source>{file} contains no Limbo Table match.</source>
        <translation>{file}にはLimbo Tableの対戦が入っていません。</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file}に書き込めませんでした。</translation>
    </message>
    <message>
        <source>The table needs Qt: {reason}</source>
        <translation>テーブルを開くにはQtが必要です：{reason}</translation>
    </message>
    <message>
        <source>The table could not be measured at {size}.</source>
        <translation>{size}の大きさではテーブルを測定できませんでした。</translation>
    </message>
    <message>
        <source>The first bound of --sprt has to be the lower one.</source>
        <translation>--sprtには、小さい方の値を先に指定してください。</translation>
    </message>
    <message>
        <source>Everything works. On a desktop the same command opens the table.</source>
        <translation>すべて正常に動いています。デスクトップでは、同じコマンドでテーブルが開きます。</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>使い方：</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[オプション]</translation>
    </message>
    <message>
        <source>[COMMAND] [ARGUMENTS]</source>
        <translation>[コマンド] [引数]</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>バージョンを表示して終了します。</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>このヘルプを表示して終了します。</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>既定値：{default}</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>エラー：{message}</translation>
    </message>
    <message>
        <source>Aborted!</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>「{command} {option}」で使い方を表示できます。</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>もしかして：{possibility}</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>{param_hint}の値が正しくありません：{message}</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>引数がありません：</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>オプションがありません：</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>{name!r}というオプションはありません。</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>オプション{name!r}に値は指定できません。</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>オプション{name!r}には値が必要です。</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>余分な引数があります（{args}）</translation>
    </message>
    <message>
        <source>{value!r} is not {choice}.</source>
        <translation>{value!r}は使えません。使えるのは{choice}だけです。</translation>
    </message>
    <message>
        <source>{value!r} is not a valid {number_type}.</source>
        <translation>{value!r}は使えません。{number_type}を指定してください。</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value}は使えません。{range}の範囲で指定してください。</translation>
    </message>
    <message>
        <source>{name} {filename!r} does not exist.</source>
        <translation>{name}{filename!r}がありません。</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a directory.</source>
        <translation>{name}{filename!r}はフォルダーです。</translation>
    </message>
    <message>
        <source>{name} {filename!r} is not readable.</source>
        <translation>{name}{filename!r}は読み込めません。</translation>
    </message>
    <message>
        <source>A desktop table for little-known card and tile games.</source>
        <translation>あまり知られていないカードゲームとタイルゲームを遊べる、デスクトップ用のテーブルです。</translation>
    </message>
    <message>
        <source>MODULE:ATTRIBUTE</source>
        <translation>モジュール:属性</translation>
    </message>
    <message>
        <source>Save the match of RECORD as FILE: all of it (.html, or animated: .apng), or one table (.png, .svg).</source>
        <translation>記録の対戦をファイルに書き出します。全体ならリプレイ付きのページ（.html）か動く画像（.apng）、一場面なら画像（.png、.svg）になります。</translation>
    </message>
    <message>
        <source>The language of the page or picture.</source>
        <translation>ページや画像の言語です。</translation>
    </message>
    <message>
        <source>Serve the engine protocol: one JSON object per line, in and out.</source>
        <translation>エンジンのプロトコルで応答します。入力も出力も、1行に1つのJSONオブジェクトです。</translation>
    </message>
    <message>
        <source>Measure the speed of the rules, the search and the start or, with the argument table, how smoothly the table moves.</source>
        <translation>ルールと探索の計算速度と、遊べるようになるまでの時間を測ります。「table」を付けると、動きの滑らかさを測ります。</translation>
    </message>
    <message>
        <source>A player is a level or a baseline of the game; or a program that speaks the engine protocol, engine:COMMAND or engine/LEVEL:COMMAND, such as an earlier version of this one.</source>
        <translation>プレイヤーには、ゲームの強さの段階か、基準となるプレイヤーを指定します。エンジンのプロトコルに対応したプログラム（このアプリの以前の版など）も、「engine:コマンド」か「engine/強さ:コマンド」として指定できます。</translation>
    </message>
    <message>
        <source>One for each seat: random, greedy, a level, or engine:COMMAND.</source>
        <translation>席ごとに1人ずつ、random、greedy、強さの段階、engine:コマンドのどれかを指定します。</translation>
    </message>
    <message>
        <source>How many playouts each player may use for an action; with @N after its name, a player has N.</source>
        <translation>1手に使うプレイアウトの数の上限です。名前の後に@Nを付けたプレイヤーではN回になります。</translation>
    </message>
    <message>
        <source>How many seconds each player may think about an action.</source>
        <translation>1手を考える秒数の上限です。</translation>
    </message>
    <message>
        <source>Play each deal once, judge every decision, and show what the cards and the errors contributed to the results. If only one player is named, it sits in every seat.</source>
        <translation>どの配札でも1回ずつ対戦させ、すべての判断を評価して、カードとミスが結果にどう響いたかを示します。1人だけ指定すると、すべての席をそのプレイヤーが担当します。</translation>
    </message>
    <message>
        <source>How many playouts the strongest level may use to judge a decision for the accounts.</source>
        <translation>収支を出すときに、一番強いコンピューターが1つの判断の評価に使うプレイアウトの数の上限です。</translation>
    </message>
    <message>
        <source>How many matches to play at a time: one per core unless set.</source>
        <translation>同時に進める対戦の数です。指定しなければコアごとに1つです。</translation>
    </message>
    <message>
        <source>Open the table, with RECORD on it if one is named.</source>
        <translation>テーブルを開きます。記録を指定すると、その対戦が開きます。</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Open the table with a new match of GAME, set up as the last one was.</source>
        <translation>テーブルを開き、指定したゲームの新しい対戦を、前回と同じ設定で始めます。</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>1つのJSONオブジェクトとして出力します。</translation>
    </message>
    <message>
        <source>A B</source>
        <translation>A B</translation>
    </message>
    <message>
        <source>How many deals; each is played with the players in every rotation of the seats.</source>
        <translation>配札の数です。どの配札も、席を順に入れ替えながら、全員がすべての席に座るまで繰り返します。</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>名前=値</translation>
    </message>
    <message>
        <source>An option of the game.</source>
        <translation>ゲームの設定です。</translation>
    </message>
    <message>
        <source>Play each deal once, and compare the players’ estimates of their chances with the results. If only one player is named, it sits in every seat.</source>
        <translation>どの配札でも1回ずつ対戦させ、プレイヤーの示す予想勝率を結果と比べます。1人だけ指定すると、すべての席をそのプレイヤーが担当します。</translation>
    </message>
    <message>
        <source>Play each deal once, and show each seat’s share of the wins. If only one player is named, it sits in every seat.</source>
        <translation>どの配札でも1回ずつ対戦させ、席ごとの勝率を示します。1人だけ指定すると、すべての席をそのプレイヤーが担当します。</translation>
    </message>
    <message>
        <source>LOW HIGH</source>
        <translation>下限 上限</translation>
    </message>
    <message>
        <source>Also show the first player’s share without the luck of the deals.</source>
        <translation>配札の運を除いた、最初のプレイヤーの勝率も示します。</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Play on the Dask cluster with this scheduler.</source>
        <translation>このスケジューラーのDaskクラスターで対戦させます。</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <comment>Did you mean {possibility}?</comment>
        <translation>（もしかして：{possibilities}）</translation>
    </message>
    <message>
        <source>Option {name!r} requires {nargs} arguments.</source>
        <comment>Option {name!r} requires an argument.</comment>
        <translation>オプション{name!r}には値が{nargs}個必要です。</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <comment>Got unexpected extra argument ({args})</comment>
        <translation>余分な引数があります（{args}）</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <comment>{value!r} is not {choice}.</comment>
        <translation>{value!r}は使えません。次から選んでください：{choices}。</translation>
    </message>
    <message>
        <source>There is no deal “{number}”. A deal number consists of one to nine digits.</source>
        <translation>配札「{number}」はありません。配札の番号に使えるのは、1桁から9桁の数字だけです。</translation>
    </message>
    <message>
        <source>The match has no line {wanted}: it ends at line {lines}.</source>
        <translation>この対戦に場面{wanted}はありません。最後は場面{lines}です。</translation>
    </message>
    <message>
        <source>“{file}” should end in one of: .html, .apng, .png, .svg.</source>
        <translation>「{file}」の末尾は、.html、.apng、.png、.svgのどれかにしてください。</translation>
    </message>
    <message>
        <source>--calibration, --by-seat and --accounts cannot be combined: choose one.</source>
        <translation>--calibration、--by-seat、--accountsは別々の測定です。1つだけ選んでください。</translation>
    </message>
    <message>
        <source>Without a command, the table opens; with the name of a file, it opens with that match.</source>
        <translation>コマンドを付けなければテーブルが開きます。ファイル名を付けると、その対戦が開きます。</translation>
    </message>
    <message>
        <source>Also offer this game: an attribute of a Python module.</source>
        <translation>Pythonのモジュールで定義したゲームも使えるようにします。</translation>
    </message>
    <message>
        <source>If the match is not over, only what all its players have seen is shown.</source>
        <translation>途中の対戦では、プレイヤー全員に見えていたものだけを示します。</translation>
    </message>
    <message>
        <source>Show the table after line N in a picture; without it, after the last line.</source>
        <translation>N番目の場面の画像にします。指定しなければ最後の場面です。</translation>
    </message>
    <message>
        <source>The seed of the deals: the same seed gives the same deals.</source>
        <translation>配札のシード値です。同じ値なら同じ配札になります。</translation>
    </message>
    <message>
        <source>Play deal number N (one to nine digits).</source>
        <translation>番号Nの配札で始めます。番号は1桁から9桁です。</translation>
    </message>
    <message>
        <source>Stop as soon as it is clear whether the first player is stronger than the others by LOW or by HIGH Elo points, or after --pairs deals.</source>
        <translation>最初のプレイヤーとほかのプレイヤーとの強さの差（Elo）が、下限と上限のどちらに当たるかが分かった時点で終わります。配札は、多くても--pairsの数までです。</translation>
    </message>
    <message>
        <source>Let computer players play GAME against each other, on all cores or on a cluster.</source>
        <translation>指定したゲームで、コンピューターどうしを対戦させます。すべてのコアか、クラスターを使います。</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}：{reason}</translation>
    </message>
    <message>
        <source>--sprt and --luck compare the first player with the others: name two different players.</source>
        <translation>--sprtと--luckは、最初のプレイヤーをほかのプレイヤーと比べます。異なるプレイヤーを2人指定してください。</translation>
    </message>
    <message>
        <source>There is no display, so here is a match between computer players:</source>
        <translation>画面がないので、コンピューターどうしの対戦をここに表示します：</translation>
    </message>
    <message>
        <source>A process that plays matches has stopped unexpectedly.</source>
        <translation>対戦を行うプロセスが異常終了しました。</translation>
    </message>
    <message>
        <source>--calibration works with this program’s own players only, not with “{name}”.</source>
        <translation>--calibrationで使えるのは、このアプリのプレイヤーだけです。「{name}」は使えません。</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}</source>
        <translation>出力を書き込めませんでした：{reason}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Table of the da&amp;y</source>
        <translation>今日のテーブル(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Copy the match as text</source>
        <translation>対戦をテキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste a match</source>
        <translation>対戦を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Restart the match, same &amp;deal</source>
        <translation>同じ配札で対戦をやり直す(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>手札を並べ替える(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>リプレイ(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>ここから続ける(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>思考を打ち切る(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>今日のパズル(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>このゲームのルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About Limbo Table</source>
        <translation>Limbo Tableについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Actions and log</source>
        <translation>選べる手と経過(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>拡大(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>縮小(&amp;U)</translation>
    </message>
    <message>
        <source>Fit the &amp;table</source>
        <translation>テーブル全体を表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cover the table</source>
        <translation>テーブルを隠す(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is, and what to do</source>
        <translation>誰の番で、何をするか(&amp;W)</translation>
    </message>
    <message>
        <source>What is at &amp;stake</source>
        <extracomment>the count, the foe, the places that lead, the tiles without a ball</extracomment>
        <translation>今の焦点(&amp;S)</translation>
    </message>
    <message>
        <source>This &amp;group of balls, or all groups</source>
        <extracomment>connected balls of one colour, and the empty tiles beside them</extracomment>
        <translation>このボールのグループ、またはすべてのグループ(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the next &amp;ball of the group</source>
        <extracomment>the keyboard&apos;s focus goes from ball to ball</extracomment>
        <translation>グループの次のボールへ(&amp;B)</translation>
    </message>
    <message>
        <source>The &amp;rule that applies now</source>
        <translation>今の場面のルール(&amp;R)</translation>
    </message>
    <message>
        <source>R&amp;epeat the last announcement</source>
        <translation>最後の読み上げをもう一度(&amp;E)</translation>
    </message>
    <message>
        <source>Pre&amp;vious line</source>
        <translation>前の行(&amp;V)</translation>
    </message>
    <message>
        <source>Previous &amp;list</source>
        <translation>前のリスト(&amp;I)</translation>
    </message>
    <message>
        <source>All &amp;points</source>
        <translation>全員の点数(&amp;P)</translation>
    </message>
    <message>
        <source>The last act&amp;ion</source>
        <translation>最後の手(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;My hand, from left to right</source>
        <translation>自分の手札を左から(&amp;M)</translation>
    </message>
    <message>
        <source>What the &amp;others have shown</source>
        <translation>ほかの人が見せたもの(&amp;O)</translation>
    </message>
    <message>
        <source>What lies on ever&amp;y side of this tile</source>
        <extracomment>the tiles and balls on the six sides of a tile</extracomment>
        <translation>タイルの周りにあるもの(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Next line of the list</source>
        <extracomment>a line of the list that is read out beside the focus</extracomment>
        <translation>リストの次の行(&amp;N)</translation>
    </message>
    <message>
        <source>Ne&amp;xt list: hand, table, each player, log, scores</source>
        <extracomment>hand, table, each player, log, scores: read out beside the focus</extracomment>
        <translation>次のリスト：手札、テーブル、各プレイヤー、経過、点数(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>対戦(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>the menu of questions that are answered aloud</extracomment>
        <translation>たずねる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>新しい対戦(&amp;N)…</translation>
    </message>
    <message>
        <source>What is &amp;mine on the table</source>
        <translation>テーブルの自分のもの(&amp;M)</translation>
    </message>
    <message>
        <source>All gam&amp;es</source>
        <translation>ゲーム一覧(&amp;E)</translation>
    </message>
    <message>
        <source>Play a deal &amp;by its number…</source>
        <translation>番号で配札を選ぶ(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>対戦の一覧(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save as a page or a pict&amp;ure…</source>
        <translation>ページか画像として保存(&amp;U)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>統計(&amp;T)…</translation>
    </message>
    <message>
        <source>Commen&amp;t on this line…</source>
        <translation>この場面にコメント(&amp;T)…</translation>
    </message>
    <message>
        <source>Re&amp;view the match…</source>
        <translation>対戦を振り返る(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Tutorial…</source>
        <translation>チュートリアル(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>パズル(&amp;P)…</translation>
    </message>
    <message>
        <source>Newer &amp;versions…</source>
        <translation>新しいバージョン(&amp;V)…</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>設定(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Choose keys…</source>
        <translation>キーの設定(&amp;C)…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>問題を報告(&amp;P)…</translation>
    </message>
    <message>
        <source>My possible &amp;actions, or those with the picked piece</source>
        <translation>選べる手（カードや駒を選んでいれば、それでできる手）(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Why did the computer do that?</source>
        <translation>コンピューターの手の理由(&amp;W)</translation>
    </message>
    <message>
        <source>The e&amp;xpert in your place</source>
        <translation>達人があなたの代わりに遊ぶ(&amp;X)</translation>
    </message>
</context>
<context>
    <name>CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>About the match as a whole</source>
        <translation>対戦全体について</translation>
    </message>
    <message>
        <source>About line %1: %2</source>
        <translation>場面%1について：%2</translation>
    </message>
    <message>
        <source>About line %1</source>
        <translation>場面%1について</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no mark such as ! or ?</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Text of the comment</source>
        <translation>コメントの本文</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>本文(&amp;T)</translation>
    </message>
    <message>
        <source>Comments are saved with the match: anyone to whom you send it can read them.</source>
        <translation>コメントは対戦と一緒に保存され、受け取った人は誰でも読めます。</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many</source>
        <translation>
            <numerusform>%n文字多すぎます</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>記号(&amp;M)</translation>
    </message>
</context>
<context>
    <name>Commenting</name>
    <message>
        <source>The comment has been deleted.</source>
        <translation>コメントを削除しました。</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>After line %1: %2</source>
        <translation>場面%1：%2</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて比較</translation>
    </message>
    <message>
        <source>First &amp;difference</source>
        <translation>分かれ目(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>最後(&amp;E)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>What happened in both matches</source>
        <translation>両方の対戦の経過</translation>
    </message>
    <message>
        <source>The table of %1</source>
        <translation>テーブル：%1</translation>
    </message>
</context>
<context>
    <name>CoursesDialog</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1、完了</translation>
    </message>
    <message>
        <source>%1, not done yet</source>
        <translation>%1、未完了</translation>
    </message>
</context>
<context>
    <name>DayBox</name>
    <message>
        <source>Table of the day, %1: %2</source>
        <extracomment>%1: a date, %2: a game</extracomment>
        <translation>今日のテーブル（%1）：%2</translation>
    </message>
    <message>
        <source>The same for everyone. You have one try: nothing can be taken back, and the result says whether you had a hint. If you break it off, you can go on another time.</source>
        <translation>全員が同じ条件で遊びます。挑戦は一度だけで、「待った」はできません。ヒントを使うと結果に記されます。中断しても、後で続きから遊べます。</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>始める(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>今はやめる(&amp;N)</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>Table of the day – %1</source>
        <translation>今日のテーブル：%1</translation>
    </message>
</context>
<context>
    <name>DayTable</name>
    <message>
        <source>not played yet</source>
        <extracomment>of the table of the day</extracomment>
        <translation>まだ遊んでいません</translation>
    </message>
    <message>
        <source>given up</source>
        <extracomment>of the table of the day, whose match was deleted for good</extracomment>
        <translation>途中でやめました</translation>
    </message>
    <message>
        <source>days in a row: %1</source>
        <translation>連続%1日</translation>
    </message>
    <message>
        <source>The table of the day has been played. Its match has been deleted for good.</source>
        <translation>今日のテーブルはもう遊びました。その対戦は完全に削除されています。</translation>
    </message>
    <message>
        <source>in progress</source>
        <extracomment>of the table of the day, which was begun</extracomment>
        <translation>途中です</translation>
    </message>
    <message>
        <source>The table of the day is open in another running copy of Limbo Table.</source>
        <translation>今日のテーブルは、別に起動しているLimbo Tableで開かれています。</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>結果をコピー</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>a person&apos;s result in a line</extracomment>
        <translation>負け</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>shared the win</source>
        <translation>共同勝利</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>ヒントあり</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました：%1</translation>
    </message>
    <message>
        <source>Days played: %1, in a row: %3, won: %2</source>
        <translation>遊んだ日数：%1日、連続：%3日、勝ち：%2日</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>番号で配札を選ぶ</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>今の対戦</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>配札の番号：%1</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>番号をコピー</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>配札の番号</translation>
    </message>
    <message>
        <source>With the same number and the same rules, everyone gets the same cards.</source>
        <translation>同じ番号と同じルールなら、誰が遊んでも同じカードになります。</translation>
    </message>
    <message>
        <source>Other rules…</source>
        <translation>別のルール…</translation>
    </message>
    <message>
        <source>This match was not dealt here, so its deal has no number.</source>
        <translation>この対戦は外から読み込んだもので、配札に番号がありません。</translation>
    </message>
</context>
<context>
    <name>DealField</name>
    <message>
        <source>Number of the deal</source>
        <translation>配札の番号</translation>
    </message>
    <message>
        <source>A deal number consists of one to nine digits.</source>
        <translation>配札の番号に使えるのは、1桁から9桁の数字だけです。</translation>
    </message>
</context>
<context>
    <name>Departure</name>
    <message>
        <source>&amp;Leave it</source>
        <translation>やめる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>続ける(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Don’t ask again</source>
        <translation>次からは確認しない(&amp;D)</translation>
    </message>
    <message>
        <source>This match is not being saved. If you leave it, it is lost.</source>
        <translation>この対戦は保存されていません。やめると失われます。</translation>
    </message>
    <message>
        <source>You can save it as a file and continue it another time.</source>
        <translation>ファイルに保存すれば、後で続きを遊べます。</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>The expert takes one person’s place, so exactly one person must have played the match.</source>
        <translation>達人は人間の代わりに入るので、人間のプレイヤーが1人だけの対戦に限ります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>after the result: 61 (won)</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>コンピュータープレイヤーが停止しました。</translation>
    </message>
    <message>
        <source>The match is not over yet: the expert can play in your place after its end.</source>
        <translation>対戦中です。達人があなたの代わりに遊べるのは、対戦が終わってからです。</translation>
    </message>
    <message>
        <source>The expert plays in your place</source>
        <translation>達人があなたの代わりに遊んでいます</translation>
    </message>
    <message>
        <source>The match began in the same way, against the same opponents. But they react to what is played, and may choose differently a second time: one match proves little.</source>
        <translation>始まりも相手も同じです。ただし、手が違えば相手も応じ方を変え、同じ場面でも違う手を選ぶことがあります。一度の対戦だけでは、ほとんど何も分かりません。</translation>
    </message>
    <message>
        <source>In your place the expert’s result was %1 (%2); yours was %3 (%4).</source>
        <translation>あなたの代わりに遊んだ達人の結果は%1（%2）、あなたの結果は%3（%4）でした。</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Its answer could not be understood.</source>
        <translation>応答を理解できませんでした。</translation>
    </message>
    <message>
        <source>It gave no answer in time.</source>
        <translation>時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>It could not be started: %1</source>
        <translation>起動できませんでした：%1</translation>
    </message>
    <message>
        <source>Its process has ended, with exit status %1.</source>
        <translation>プロセスが終了コード%1で終了しました。</translation>
    </message>
    <message>
        <source>Its process has crashed, or was ended from outside (%1).</source>
        <translation>プロセスが異常終了したか、外部から終了させられました（%1）。</translation>
    </message>
    <message>
        <source>Its last message:</source>
        <translation>最後の出力：</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Open matches</source>
        <translation>対戦を開く</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1を読み込めませんでした。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>The match is damaged. %1 It was copied up to the line before that.</source>
        <translation>対戦が壊れています。%1その前の行までをコピーしました。</translation>
    </message>
    <message>
        <source>Importing matches</source>
        <translation>対戦を取り込んでいます</translation>
    </message>
    <message numerus="yes">
        <source>And %n more file(s) could not be imported.</source>
        <translation>
            <numerusform>ほかに%n個のファイルを取り込めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 contains no Limbo Table match.</source>
        <translation>%1にはLimbo Tableの対戦が入っていません。</translation>
    </message>
    <message>
        <source>%1 is damaged. %2 The match was imported up to the line before that.</source>
        <translation>%1は壊れています。%2その前の行までの対戦を取り込みました。</translation>
    </message>
    <message>
        <source>Only the first match could be imported.</source>
        <translation>取り込めたのは最初の対戦だけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported. The first one is on the table.</source>
        <translation>
            <numerusform>%n件の対戦を取り込みました。最初の対戦を開いています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is on the clipboard, as one line of text for a message.</source>
        <translation>対戦を1行のテキストとしてコピーしました。メッセージに貼り付けられます。</translation>
    </message>
    <message>
        <source>It holds all cards, including those that nobody has seen yet.</source>
        <translation>まだ誰も見ていないカードも含め、すべてのカードが入っています。</translation>
    </message>
    <message>
        <source>Too damaged to save any of it: %1</source>
        <translation>壊れていて何も保存できない対戦：%1</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>対戦を保存</translation>
    </message>
    <message>
        <source>The match was saved: %1</source>
        <translation>対戦を保存しました：%1</translation>
    </message>
    <message>
        <source>The match is damaged. %1 It was saved up to the line before that.</source>
        <translation>対戦が壊れています。%1その前の行までを保存しました。</translation>
    </message>
    <message>
        <source>Save the matches</source>
        <translation>対戦を保存</translation>
    </message>
    <message>
        <source>Saving matches</source>
        <translation>対戦を保存しています</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved in %1</source>
        <translation>
            <numerusform>%1に保存した対戦：%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Damaged, and saved up to the damaged line: %1</source>
        <translation>壊れているため、壊れた行の前までを保存した対戦：%1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1に書き込めませんでした。</translation>
    </message>
    <message>
        <source>Limbo Table matches</source>
        <translation>Limbo Tableの対戦</translation>
    </message>
    <message>
        <source>This match is not in the list of matches any more: another program may have removed it.</source>
        <translation>その対戦は対戦の一覧に見つかりません。ほかのプログラムが取り除いたのかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n of %1 match(es) imported. They are kept.</source>
        <translation>
            <numerusform>中止しました。%1件のうち%n件の対戦は取り込み済みで、そのまま残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n of %2 match(es) saved in %1.</source>
        <translation>
            <numerusform>中止しました。%2件のうち%n件の対戦は%1に保存済みです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Is this game new to you? It has a short tutorial.</source>
        <translation>このゲームは初めてですか。短いチュートリアルがあります。</translation>
    </message>
    <message>
        <source>Begin the tutorial</source>
        <translation>チュートリアルを始める</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <translation>学ぶ：%1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <extracomment>%1 is a game, or how far its match is</extracomment>
        <translation>続きから：%1</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>a new match, where another one is under way</extracomment>
        <translation>新規</translation>
    </message>
    <message>
        <source>New match: %1</source>
        <translation>新しい対戦：%1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons</source>
        <translation>レッスン%1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles</source>
        <translation>パズル%1/%2</translation>
    </message>
    <message>
        <source>Lessons – %1 of %2 done</source>
        <translation>レッスン：%1/%2完了</translation>
    </message>
    <message>
        <source>Puzzles – %1 of %2 solved</source>
        <translation>パズル：%2問中%1問正解</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>すぐに遊ぶ</translation>
    </message>
    <message>
        <source>Play now: %1</source>
        <translation>すぐに遊ぶ：%1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>Grades</name>
    <message>
        <source>world class</source>
        <translation>世界レベル</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Hint: %1</source>
        <translation>ヒント：%1</translation>
    </message>
</context>
<context>
    <name>HandOrders</name>
    <message>
        <source>Hands are sorted by rank.</source>
        <translation>手札を数の順に並べました。</translation>
    </message>
    <message>
        <source>Hands are sorted by suit.</source>
        <translation>手札をスートの順に並べました。</translation>
    </message>
    <message>
        <source>Hands lie as they were dealt.</source>
        <translation>手札を配られた順に戻しました。</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>%2枚中%1枚目</translation>
    </message>
    <message>
        <source>Your hand lies in an order of your own.</source>
        <translation>手札は自分で並べた順です。</translation>
    </message>
</context>
<context>
    <name>Handover</name>
    <message>
        <source>Undone:</source>
        <translation>元に戻した手：</translation>
    </message>
    <message>
        <source>The table is covered</source>
        <translation>テーブルを隠しています</translation>
    </message>
    <message>
        <source>Now it is %1’s turn</source>
        <translation>%1の番です</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>%1が手札を見る</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>手札を見る</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint: %1</source>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>It is your only action.</source>
        <translation>選べる手はこれだけです。</translation>
    </message>
    <message>
        <source>Go on first: the table still shows the round that is over.</source>
        <translation>先に進んでください。テーブルにはまだ終わったラウンドが出ています。</translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. Next best: %2, %3%.</source>
        <translation>予想勝率は%1%です。次善の手：%2（%3%）。</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>コンピュータープレイヤーが停止しました。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>Just as good: %1</source>
        <translation>同じくらい良い手：%1</translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. Every other action: at most %2%.</source>
        <translation>予想勝率は%1%です。ほかの手はどれも%2%以下です。</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Matches are being saved again.</source>
        <translation>対戦の保存を再開しました。</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>通常は%1</translation>
    </message>
    <message>
        <source>Choose keys</source>
        <translation>キーの設定</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>検索(&amp;S)</translation>
    </message>
    <message>
        <source>a command or a key, such as Ctrl+N</source>
        <translation>コマンドまたはキー（例：Ctrl+N）</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Set &amp;this key</source>
        <translation>このキーにする(&amp;T)</translation>
    </message>
    <message>
        <source>Add t&amp;o its keys</source>
        <translation>キーに追加する(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>Its &amp;usual keys</source>
        <translation>通常のキー(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;All usual keys</source>
        <translation>すべて通常のキー(&amp;A)</translation>
    </message>
    <message>
        <source>Undo the last &amp;change</source>
        <translation>元に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Remove these entries</source>
        <translation>これらの項目を削除(&amp;R)</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>新しいキー(&amp;K)</translation>
    </message>
    <message>
        <source>New &amp;key for “%1”</source>
        <translation>「%1」の新しいキー(&amp;K)</translation>
    </message>
    <message>
        <source>%1 cannot be chosen: the table, the menus or the lists need it.</source>
        <translation>%1は選べません。テーブル、メニュー、一覧のいずれかが使っています。</translation>
    </message>
    <message>
        <source>%1 is a key of this command already.</source>
        <translation>%1はすでにこのコマンドのキーです。</translation>
    </message>
    <message>
        <source>%1 is free.</source>
        <translation>%1は空いています。</translation>
    </message>
    <message>
        <source>%1 is a key of “%2”, which loses it if you choose it here.</source>
        <translation>%1は「%2」のキーです。ここで選ぶと「%2」からは外れます。</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>At the table</source>
        <translation>テーブルでの操作</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>マウスでの操作</translation>
    </message>
    <message>
        <source>In the panel</source>
        <translation>パネルでの操作</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>リプレイでの操作</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>One line back or forward</source>
        <translation>前の場面へ・次の場面へ</translation>
    </message>
    <message>
        <source>To the deal before, or to the next one</source>
        <translation>前の配札へ・次の配札へ</translation>
    </message>
    <message>
        <source>To the first line, or to the last</source>
        <translation>最初の場面へ・最後の場面へ</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>再生・一時停止</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>リプレイを終了</translation>
    </message>
    <message>
        <source>Go from piece to piece</source>
        <translation>隣のカードや駒へ移る</translation>
    </message>
    <message>
        <source>Go to the first piece of a part of the table, or to the last</source>
        <translation>その区画の最初または最後のカードや駒へ移る</translation>
    </message>
    <message>
        <source>Move the card in your hand to the left or right</source>
        <translation>手札のカードを左か右へ移す</translation>
    </message>
    <message>
        <source>Go to the next part of the table, or back</source>
        <translation>テーブルの次の区画へ移る、または戻る</translation>
    </message>
    <message>
        <source>Pick a piece; put it down; press a button; continue after a message</source>
        <translation>カードや駒を選ぶ・置く、ボタンを押す、メッセージを閉じて進む</translation>
    </message>
    <message>
        <source>While something moves: skip the animation</source>
        <translation>動いている間：早送りする</translation>
    </message>
    <message>
        <source>With any letter: to the next line of the list that begins with it</source>
        <translation>文字キーと一緒に：リストの中で、その文字で始まる次の行へ</translation>
    </message>
    <message>
        <source>Let go of a piece; dismiss a message</source>
        <translation>選択を解除する、メッセージを消す</translation>
    </message>
    <message>
        <source>Click, or drag</source>
        <translation>クリックまたはドラッグ</translation>
    </message>
    <message>
        <source>Pick a piece, and put it down</source>
        <translation>カードや駒を選んで置く</translation>
    </message>
    <message>
        <source>Drag along the hand</source>
        <translation>手札の中でドラッグ</translation>
    </message>
    <message>
        <source>Put the cards in an order of your own</source>
        <translation>カードを好きな順に並べる</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>Let go of a piece</source>
        <translation>選択を解除する</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>拡大・縮小する</translation>
    </message>
    <message>
        <source>Move the view of the table</source>
        <translation>テーブルを動かす</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>中ボタン</translation>
    </message>
    <message>
        <source>Take the default action with a piece</source>
        <translation>そのカードや駒の主な操作をする</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>This system has no font for this language. Install one, such as the package fonts-noto-cjk on Debian and Ubuntu or google-noto-sans-cjk-fonts on Fedora, and restart Limbo Table.</source>
        <extracomment>to be translated in Latin letters only: there is no font for others</extracomment>
        <translation>Nihongo no fonto ga mitsukarimasen. Fonto no pakkeeji (Debian, Ubuntu: fonts-noto-cjk; Fedora: google-noto-sans-cjk-fonts) o insutooru shite kara, Limbo Table o kidou shinaoshite kudasai. (There is no font for Japanese on this system: please install one of these packages.)</translation>
    </message>
</context>
<context>
    <name>LessonBand</name>
    <message>
        <source>Skip</source>
        <translation>とばす</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>No line here begins with %1.</source>
        <translation>%1で始まる行はありません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>点数</translation>
    </message>
</context>
<context>
    <name>LogsModel</name>
    <message>
        <source>From here on the matches differ.</source>
        <translation>ここで対戦が分かれます。</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>The cards were in a good mood.</source>
        <translation>カードのご機嫌がよかったようです。</translation>
    </message>
    <message>
        <source>Nobody has to know how much of that was skill.</source>
        <translation>どこまでが実力かは、黙っていれば分かりません。</translation>
    </message>
    <message>
        <source>A good day for a lottery ticket.</source>
        <translation>宝くじを買うなら今日です。</translation>
    </message>
    <message>
        <source>If there was a plan behind it, it was the cards’ own.</source>
        <translation>もし作戦だったなら、それはカードの作戦です。</translation>
    </message>
    <message>
        <source>Better not to look too pleased.</source>
        <translation>あまりうれしそうな顔をしない方がよさそうです。</translation>
    </message>
    <message>
        <source>The cards looked the other way.</source>
        <translation>カードはそっぽを向いていました。</translation>
    </message>
    <message>
        <source>Well shuffled, whoever did it.</source>
        <translation>誰が切ったにせよ、よく混ざっていました。</translation>
    </message>
    <message>
        <source>Blame the shuffle; everyone does.</source>
        <translation>シャッフルのせいにしましょう。みんなそうします。</translation>
    </message>
    <message>
        <source>Better luck next time.</source>
        <translation>次はきっとツキがあります。</translation>
    </message>
    <message>
        <source>In chess this would not have happened.</source>
        <translation>将棋ならこうはならなかったでしょう。</translation>
    </message>
    <message>
        <source>Even an expert may sigh here.</source>
        <translation>達人でもため息の出るところです。</translation>
    </message>
    <message>
        <source>Unlucky at cards, they say, lucky in love.</source>
        <translation>勝負運のない人は恋に恵まれる、とか。</translation>
    </message>
    <message>
        <source>The cards did their share of the work.</source>
        <translation>カードもよく働いてくれました。</translation>
    </message>
    <message>
        <source>At the start the chances are those of equal players, at the end they are the result. Every change in between is counted exactly once, so the figures always add up.</source>
        <translation>予想勝率は、全員が互角の値から始まり、対戦の結果で終わります。その間の変化はすべて1回ずつ数えるので、合計は必ず合います。</translation>
    </message>
    <message>
        <source>Own errors: what this player’s decisions cost, judged by what could be known at the time. The strongest computer player judges each of them as if it had sat in that place.</source>
        <translation>自分のミス：このプレイヤーの判断による損失です。そのとき知りえたことだけをもとに、一番強いコンピュータープレイヤーが、その席にいるつもりで1手ずつ評価します。</translation>
    </message>
    <message>
        <source>Others’ errors: what the decisions of the other players cost them, judged in the same way. What one side loses, the other sides gain in equal parts; what a partner loses, this player loses as well.</source>
        <translation>相手のミス：ほかのプレイヤーの判断による損失を、同じように評価したものです。ある側が失った分は残りの側が等しく分け合い、パートナーが失った分はこのプレイヤーの損失にもなります。</translation>
    </message>
    <message>
        <source>Cards: everything else from one decision of this player to the next: what was dealt, drawn and turned up, and what no player could have known. In a game without chance that is called “unforeseen”: what the computer player did not see coming.</source>
        <translation>カード：このプレイヤーの判断から次の判断までに起きた、それ以外のことすべてです。配られたもの、引いたもの、めくられたもの、そして誰にも分からなかったことが含まれます。偶然のないゲームではこれを「予想外」と呼びます。コンピュータープレイヤーが予想できなかった分です。</translation>
    </message>
    <message>
        <source>Where the figures are not exact: a mistake that the computer player overlooks is not counted as an error, but as luck. Of several good actions it rates the best one slightly too high, so errors look a little larger than they are.</source>
        <translation>正確でない点：コンピュータープレイヤーが見落としたミスはミスに数えられず、運に入ります。良い手がいくつもあるときは最善手が少し高めに評価されるので、ミスは実際よりやや大きく見えます。</translation>
    </message>
    <message>
        <source>very lucky %1</source>
        <translation>とても幸運 %1</translation>
    </message>
    <message>
        <source>lucky %1</source>
        <translation>幸運 %1</translation>
    </message>
    <message>
        <source>very unlucky %1</source>
        <translation>とても不運 %1</translation>
    </message>
    <message>
        <source>unlucky %1</source>
        <translation>不運 %1</translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation>幸運</translation>
    </message>
    <message>
        <source>Unlucky</source>
        <translation>不運</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: cards %3, the opponent’s errors %4, own errors %5; result %6%.</source>
        <translation>%1：開始時%2%、その後の増減（ポイント）はカード%3、相手のミス%4、自分のミス%5、結果%6%。</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: unforeseen %3, the opponent’s errors %4, own errors %5; result %6%.</source>
        <translation>%1：開始時%2%、その後の増減（ポイント）は予想外%3、相手のミス%4、自分のミス%5、結果%6%。</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: cards %3, others’ errors %4, own errors %5; result %6%.</source>
        <translation>%1：開始時%2%、その後の増減（ポイント）はカード%3、ほかのプレイヤーのミス%4、自分のミス%5、結果%6%。</translation>
    </message>
    <message>
        <source>%1: %2% at the start; then, in percentage points: unforeseen %3, others’ errors %4, own errors %5; result %6%.</source>
        <translation>%1：開始時%2%、その後の増減（ポイント）は予想外%3、ほかのプレイヤーのミス%4、自分のミス%5、結果%6%。</translation>
    </message>
    <message>
        <source>All rounds are added up.</source>
        <translation>全ラウンドの合計です。</translation>
    </message>
    <message>
        <source>Without the luck of the cards the result would have been %1%.</source>
        <translation>カードの運がなければ、結果は%1%でした。</translation>
    </message>
    <message>
        <source>Such bad luck is hard to make up for.</source>
        <translation>これほどの不運を取り返すのは難しいことです。</translation>
    </message>
    <message>
        <source>After the last decision alone, the cards gave %1 percentage points.</source>
        <translation>そのうち最後の判断の後に、カードによる得が%1ポイントありました。</translation>
    </message>
    <message>
        <source>After the last decision alone, the cards took %1 percentage points.</source>
        <translation>そのうち最後の判断の後に、カードによる損が%1ポイントありました。</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: cards %1, the opponent’s errors %2.</source>
        <translation>前の判断以降の増減（ポイント）：カード%1、相手のミス%2。</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: unforeseen %1, the opponent’s errors %2.</source>
        <translation>前の判断以降の増減（ポイント）：予想外%1、相手のミス%2。</translation>
    </message>
    <message>
        <source>Without the luck of the cards: the result minus what the cards gave. It can be below 0 or above 100.</source>
        <translation>カードの運がない場合：結果からカードの分を引いたものです。0より小さくなることも、100より大きくなることもあります。</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: cards %1, others’ errors %2.</source>
        <translation>前の判断以降の増減（ポイント）：カード%1、相手のミス%2。</translation>
    </message>
    <message>
        <source>Since the previous decision, in percentage points: unforeseen %1, others’ errors %2.</source>
        <translation>前の判断以降の増減（ポイント）：予想外%1、相手のミス%2。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>There is no rule book for this game.</source>
        <translation>このゲームのルールブックはありません。</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>設定を保存できませんでした。</translation>
    </message>
    <message>
        <source>Actions and log</source>
        <translation>選べる手と経過</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>Computer players about as strong as you</source>
        <translation>コンピューターの強さをあなたに合わせる</translation>
    </message>
    <message>
        <source>any</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Allow undo at any time</source>
        <translation>いつでも「待った」ができる</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>プレイヤー%1の名前</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>At present that is %1. The level follows your results from match to match.</source>
        <translation>今は%1です。対戦の結果に応じて変わります。</translation>
    </message>
    <message>
        <source>You have no results in this game yet, so for now that is %1. From your first match on, the level follows your results.</source>
        <translation>このゲームの結果がまだないので、今は%1です。最初の対戦からは、結果に応じて変わります。</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>配札の番号</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Friends who begin with the same number and the same rules get the same cards.</source>
        <translation>友だちも、同じ番号とルールで始めれば同じカードになります。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>The table is covered while you change places at the screen.</source>
        <translation>画面の前で交代する間、手札は隠されます。</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Winner: %1, %2</source>
        <translation>%1の勝ち、%2</translation>
    </message>
    <message>
        <source>Winners: %1, %2</source>
        <translation>%1の勝ち、%2</translation>
    </message>
    <message>
        <source>Table of the day, %1</source>
        <extracomment>of a match: it is the table of this date</extracomment>
        <translation>今日のテーブル（%1）</translation>
    </message>
    <message>
        <source>From line %1 on</source>
        <translation>場面%1から</translation>
    </message>
    <message>
        <source>All lost, %2</source>
        <translation>全員の負け、%2</translation>
    </message>
    <message>
        <source>All won, %2</source>
        <translation>全員の勝ち、%2</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>That match is on the table of another running copy of Limbo Table.</source>
        <translation>その対戦は、別に起動しているLimbo Tableで開かれています。</translation>
    </message>
    <message>
        <source>The match on the table cannot be deleted: open another one first.</source>
        <translation>今開いている対戦は削除できません。先に別の対戦を開いてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are on the table of another running copy of Limbo Table.</source>
        <translation>
            <numerusform>%n件の対戦は、別に起動しているLimbo Tableで開かれています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted. They can be brought back: Ctrl+Z.</source>
        <translation>
            <numerusform>%n件の対戦を削除しました。Ctrl+Zで元に戻せます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back</source>
        <translation>
            <numerusform>元に戻した対戦：%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>These matches could not be read. They stay as they are.</source>
        <translation>これらの対戦を読み込めませんでした。どちらもそのまま残ります。</translation>
    </message>
    <message>
        <source>These matches have nothing in common: they begin differently.</source>
        <translation>これらの対戦には共通の部分がありません。始まりが違います。</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状況</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最後に遊んだ日時</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>Deal %1</source>
        <translation>配札の番号：%1</translation>
    </message>
    <message>
        <source>Began %1</source>
        <translation>開始：%1</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <translation>最後に遊んだ日時：%1</translation>
    </message>
    <message>
        <source>Two matches are selected: they can be compared side by side.</source>
        <translation>2つの対戦を選びました。並べて比較できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) selected</source>
        <translation>
            <numerusform>%n件の対戦を選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦の一覧</translation>
    </message>
    <message>
        <source>Find by name, player, game or deal</source>
        <translation>名前・プレイヤー・ゲーム・配札で探す</translation>
    </message>
    <message>
        <source>The table of the selected match</source>
        <translation>選んだ対戦のテーブル</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>No matches here.</source>
        <translation>対戦がありません。</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状況</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>すべての対戦</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>O&amp;pen</source>
        <translation>開く(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Undo the deletion</source>
        <translation>削除を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>貼り付け(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Side by side…</source>
        <translation>並べて比較(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込む(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>自分のミス</translation>
    </message>
    <message>
        <source>%1 (%2 percentage points)</source>
        <translation>%1（%2ポイント）</translation>
    </message>
    <message>
        <source>This match has changed: its mistake cannot be shown any more.</source>
        <translation>対戦の内容が変わったため、そのミスはもう表示できません。</translation>
    </message>
    <message>
        <source>Your mistakes, %1</source>
        <translation>自分のミス：%1</translation>
    </message>
    <message>
        <source>No, there is a better action.</source>
        <translation>いいえ、もっと良い手があります。</translation>
    </message>
    <message>
        <source>Right. You know it now, so it will not come back.</source>
        <translation>正解です。もう覚えたので、今後は出題しません。</translation>
    </message>
    <message numerus="yes">
        <source>Right. It will come back in %n day(s).</source>
        <translation>
            <numerusform>正解です。%n日後にまた出題します。</numerusform>
        </translation>
    </message>
    <message>
        <source>You played: %1. It cost you %2 percentage points of your chance to win. What would have been better?</source>
        <translation>実際の手：%1。予想勝率で%2ポイントの損でした。もっと良い手はどれでしょう？</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>すぐに遊ぶ</translation>
    </message>
</context>
<context>
    <name>OneSwitch</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>ウィンドウを閉じる</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>すべてのコマンド</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>English rules</source>
        <translation>英語版のルール</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>日本語版のルール</translation>
    </message>
    <message>
        <source>The team against the foes</source>
        <translation>チーム戦</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>ペア戦</translation>
    </message>
    <message>
        <source>Four players: the foes in the corners of partners are counted together.</source>
        <translation>4人用。自分とパートナーのコーナーの敵を合わせて数えます。</translation>
    </message>
    <message>
        <source>No bonus cards: learn how the locations pay.</source>
        <translation>ボーナスカードなし。場所ごとのチップのもらい方を覚えましょう。</translation>
    </message>
    <message>
        <source>Build an island of tiles and balls, then take it apart. If you cannot complete a turn, you are out.</source>
        <translation>タイルとボールで島を作り、それから崩していきます。手番を完了できないと脱落です。</translation>
    </message>
    <message>
        <source>Cameron Browne</source>
        <extracomment>who devised the game</extracomment>
        <translation>キャメロン・ブラウン</translation>
    </message>
    <message>
        <source>The whole island</source>
        <translation>フルサイズの島</translation>
    </message>
    <message>
        <source>Eight balls each on 32 tiles, as the rules have it.</source>
        <translation>ルールどおり、ボール8個ずつとタイル32枚。</translation>
    </message>
    <message>
        <source>A short match</source>
        <translation>短い対戦</translation>
    </message>
    <message>
        <source>Five balls each on 20 tiles: over sooner, and good to learn with.</source>
        <translation>ボール5個ずつとタイル20枚。早く終わり、練習に向いています。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>White has an advantage, so the second player may take over White instead of taking a second turn. White does best to begin neither too strongly nor too weakly.</source>
        <translation>白の方が有利です。後手は2回目の手番の代わりに白を引き継げるので、白は強すぎも弱すぎもしない始め方をするのが得です。</translation>
    </message>
    <message>
        <source>Swapping sides</source>
        <translation>白と赤の交代</translation>
    </message>
    <message>
        <source>Two players can swap sides, three cannot.</source>
        <translation>交代できるのは2人のときだけです。</translation>
    </message>
    <message>
        <source>A match of two games is for two players.</source>
        <translation>2ゲームの対戦は2人用です。</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>once, after White’s second turn</source>
        <translation>1回だけ、白の2回目の手番の後</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>自分で選ぶ</translation>
    </message>
    <message>
        <source>Count down from 101. The winner scores for the cards played, the loser for what is left.</source>
        <translation>101からカウントを減らします。勝者は出されたカードの分、敗者は残ったカウントの分だけ得点します。</translation>
    </message>
    <message>
        <source>David Parlett</source>
        <extracomment>who devised the game</extracomment>
        <translation>デイヴィッド・パーレット</translation>
    </message>
    <message>
        <source>The stock lies</source>
        <translation>山札の向き</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>表向き</translation>
    </message>
    <message>
        <source>With an empty hand you draw without knowing what comes.</source>
        <translation>手札がなくなると、何が出るか分からないまま山札をめくります。</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>次のラウンドの配り方</translation>
    </message>
    <message>
        <source>from what is left</source>
        <translation>残りのカードから配る</translation>
    </message>
    <message>
        <source>from the whole pack</source>
        <translation>52枚すべてをシャッフルして配る</translation>
    </message>
    <message>
        <source>Cards that were played stay out until fewer than eleven are left in the stock: remembering them pays.</source>
        <translation>使ったカードは残りが11枚未満になるまで戻りません。覚えておくと有利です。</translation>
    </message>
    <message>
        <source>Every round begins with all 52 cards.</source>
        <translation>毎ラウンド、52枚すべてを使います。</translation>
    </message>
    <message>
        <source>The winner scores for</source>
        <translation>勝者の得点になるカード</translation>
    </message>
    <message>
        <source>when a player has a set number of points</source>
        <translation>この点数に達するまで</translation>
    </message>
    <message>
        <source>after a set number of rounds</source>
        <translation>このラウンド数まで</translation>
    </message>
    <message>
        <source>every card on the pile</source>
        <translation>場のカードすべて</translation>
    </message>
    <message>
        <source>the winner’s own cards</source>
        <translation>勝者が出したカード</translation>
    </message>
    <message>
        <source>Doubling counts for</source>
        <translation>ダブルの対象</translation>
    </message>
    <message>
        <source>both scores</source>
        <translation>両者の得点</translation>
    </message>
    <message>
        <source>the winner’s score</source>
        <translation>勝者の得点</translation>
    </message>
    <message>
        <source>The next dealer is</source>
        <translation>次のディーラー</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>交代</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>対戦の終わり</translation>
    </message>
    <message>
        <source>when you stop</source>
        <translation>飽きるまで</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>プレイヤーの人数</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1人</translation>
    </message>
    <message>
        <source>Equal cards hide each other; the lowest card still showing takes the foe. Keep your corner empty.</source>
        <translation>同じ数のカードは互いに隠れます。見えている中で一番小さいカードを出した人が敵を引き取ります。自分のコーナーを空に保ちましょう。</translation>
    </message>
    <message>
        <source>Solo, with jokers</source>
        <translation>ジョーカー入り個人戦</translation>
    </message>
    <message>
        <source>The player with the fewest foes left at the end wins.</source>
        <translation>最後にコーナーに残った敵が一番少ない人の勝ちです。</translation>
    </message>
    <message>
        <source>Players 1 and 3 play against players 2 and 4.</source>
        <translation>プレイヤー1・3対プレイヤー2・4で戦います。</translation>
    </message>
    <message>
        <source>The foes win if one of them is left in any corner.</source>
        <translation>どこかのコーナーに敵が1枚でも残れば負けです。</translation>
    </message>
    <message>
        <source>A hero without a player: he plays the top card of the deck, and fills a corner of his own.</source>
        <translation>プレイヤーのいないヒーロー。山札の一番上を出し、自分のコーナーに敵を集めます。</translation>
    </message>
    <message>
        <source>Pairs are for four players.</source>
        <translation>ペア戦は4人用です。</translation>
    </message>
    <message>
        <source>A team plays with two jokers or none.</source>
        <translation>チーム戦のジョーカーは0枚か2枚です。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>on: plays from the deck</source>
        <translation>あり（山札から出す）</translation>
    </message>
    <message>
        <source>Up to four heroes have four cards each; only a team may play with three.</source>
        <translation>ヒーローが4人までなら手札は4枚です。3枚にできるのはチーム戦だけです。</translation>
    </message>
    <message>
        <source>Jokers among the foes</source>
        <translation>敵に加えるジョーカー</translation>
    </message>
    <message>
        <source>Two jokers in one corner cancel each other; a third one stays.</source>
        <translation>同じコーナーの2枚のジョーカーは打ち消し合い、3枚目は残ります。</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>手札の枚数</translation>
    </message>
    <message>
        <source>Three cards make it harder.</source>
        <translation>3枚だと難しくなります。</translation>
    </message>
    <message>
        <source>The Shadow</source>
        <translation>シャドウ</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>標準ルール</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>after one round</source>
        <translation>1ラウンドだけ</translation>
    </message>
    <message>
        <source>when a side has won a set number of rounds</source>
        <translation>このラウンド数を先取するまで</translation>
    </message>
    <message>
        <source>when a side has lost a set number of lives</source>
        <translation>誰かがこの数のライフをすべて失うまで</translation>
    </message>
    <message>
        <source>Each foe that is left costs a life.</source>
        <translation>残った敵1枚につきライフを1つ失います。</translation>
    </message>
    <message>
        <source>Balls for each player</source>
        <translation>1人あたりのボールの数</translation>
    </message>
    <message>
        <source>The island has four tiles for each ball of one player.</source>
        <translation>島のタイルの枚数は、1人あたりのボールの数の4倍です。</translation>
    </message>
    <message>
        <source>Bonus cards are</source>
        <translation>ボーナスカード</translation>
    </message>
    <message>
        <source>Chips alone count.</source>
        <translation>チップだけで競います。</translation>
    </message>
    <message>
        <source>One of six bonus cards each, known to nobody else until the end.</source>
        <translation>6枚のうち1枚ずつ。最後まで自分だけの秘密です。</translation>
    </message>
    <message>
        <source>Quickstart game</source>
        <translation>クイックスタート</translation>
    </message>
    <message>
        <source>Send cubes to eight locations, win the majorities that pay chips, and keep your bonus secret.</source>
        <translation>8つの場所にキューブを送り、一番多く置いてチップを集めます。ボーナスは秘密です。</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Advanced game, from memory</source>
        <translation>上級（チップは覚えておく）</translation>
    </message>
    <message>
        <source>not used: quickstart game</source>
        <translation>使わない：クイックスタート</translation>
    </message>
    <message>
        <source>dealt: standard game</source>
        <translation>配る：標準</translation>
    </message>
    <message>
        <source>The chips of others are</source>
        <translation>ほかの人のチップ</translation>
    </message>
    <message>
        <source>always in sight</source>
        <translation>いつも見える</translation>
    </message>
    <message>
        <source>hidden after each round</source>
        <translation>ラウンドごとに隠す</translation>
    </message>
    <message>
        <source>Limbo: the countdown</source>
        <translation>リンボー（カウントダウン）</translation>
    </message>
    <message>
        <source>Limbo: the foes</source>
        <translation>リンボー（敵との戦い）</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>リミット</translation>
    </message>
    <message>
        <source>Libtis</source>
        <translation>リブティス</translation>
    </message>
    <message>
        <source>2 players · 3–5 minutes</source>
        <translation>2人・3〜5分</translation>
    </message>
    <message>
        <source>3–5 players · 5–15 minutes</source>
        <translation>3〜5人・5〜15分</translation>
    </message>
    <message>
        <source>2–3 players · 10–20 minutes</source>
        <translation>2〜3人・10〜20分</translation>
    </message>
    <message>
        <source>As much luck as skill</source>
        <translation>運と実力が半々</translation>
    </message>
    <message>
        <source>Much luck, some skill</source>
        <translation>運が中心、実力も少し</translation>
    </message>
    <message>
        <source>More skill than luck</source>
        <translation>運より実力</translation>
    </message>
    <message>
        <source>No luck, only skill</source>
        <translation>実力だけ（運の要素なし）</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>この画面で遊ぶ人</translation>
    </message>
    <message>
        <source>The rules as David Parlett wrote them: the stock is face down, and every card on the pile scores.</source>
        <translation>デイヴィッド・パーレットによるルール。山札は裏向きで、場のすべてのカードが得点になります。</translation>
    </message>
    <message>
        <source>Everybody has a secret bonus worth up to 12 points.</source>
        <translation>全員に秘密のボーナスがあり、最大12点になります。</translation>
    </message>
    <message>
        <source>You choose your bonus card from a set that is passed round, and have to remember the others’ chips.</source>
        <translation>ボーナスカードは回ってくる中から選び、誰がどのチップを取ったかは自分で覚えます。</translation>
    </message>
    <message>
        <source>As it is played in Japan: the top card of the stock lies face up, and only the winner’s own cards score.</source>
        <translation>日本での遊び方。山札の一番上は表向きで、勝者が自分で出したカードだけが得点になります。</translation>
    </message>
    <message>
        <source>The loser’s points for the count are doubled too.</source>
        <translation>敗者が残ったカウントから得る点も2倍になります。</translation>
    </message>
    <message>
        <source>You win together if every corner is empty at the end.</source>
        <translation>最後にすべてのコーナーが空になれば、全員の勝ちです。</translation>
    </message>
    <message>
        <source>chosen from a set that is passed round: advanced game</source>
        <translation>回しながら1枚ずつ選ぶ：上級</translation>
    </message>
    <message>
        <source>You see who gets which chips, and then have to remember them.</source>
        <translation>誰がどのチップを取ったかは見えますが、その後は覚えておく必要があります。</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>対戦形式</translation>
    </message>
    <message>
        <source>team: all together</source>
        <translation>全員で1チーム</translation>
    </message>
    <message>
        <source>A team must win that many rounds before it loses as many.</source>
        <translation>チーム戦では、この数だけ負ける前に、この数だけ勝たなければなりません。</translation>
    </message>
    <message>
        <source>solo: each player alone</source>
        <translation>個人戦</translation>
    </message>
    <message>
        <source>pairs: partners sit opposite each other</source>
        <translation>向かい合う2人ずつのペア</translation>
    </message>
    <message>
        <source>With five heroes, the Shadow included, each hand has three cards.</source>
        <translation>ヒーローがシャドウを含めて5人なら、手札は3枚です。</translation>
    </message>
    <message>
        <source>The Shadow can join only three or four players.</source>
        <translation>シャドウを加えられるのは3人か4人のときだけです。</translation>
    </message>
    <message>
        <source>Each player takes one and passes the rest; the seventh, the Betrayal, scores for beating the others at their bonuses.</source>
        <translation>1枚取って残りを次へ回します。7枚目の「裏切り」は、ほかの人のボーナスの条件に合うものをその人より多く持っていると得点になります。</translation>
    </message>
    <message>
        <source>You know the starter before you double and, with an empty hand, the next card before you take it.</source>
        <translation>手札がなくなっても次のカードが見え、スターターもダブルの前に分かります。</translation>
    </message>
    <message>
        <source>The player with the fewest foes left wins; ties share the win.</source>
        <translation>残った敵が一番少ない人の勝ち。同数なら勝ちを分け合います。</translation>
    </message>
    <message>
        <source>Two games make a match in which each player has White once. With one win each, the match is shared.</source>
        <translation>2ゲームの対戦では、それぞれが1回ずつ白になります。1勝ずつなら勝ちを分け合います。</translation>
    </message>
</context>
<context>
    <name>OwnKeys</name>
    <message>
        <source>These keys in the settings are not understood: %1</source>
        <translation>設定の次のキーは解釈できません：%1</translation>
    </message>
    <message>
        <source>These keys in the settings belong to the table, the menus or the lists: %1</source>
        <translation>設定の次のキーは、テーブル、メニュー、一覧のいずれかが使っています：%1</translation>
    </message>
    <message>
        <source>These keys in the settings belong to another command already: %1</source>
        <translation>設定の次のキーは、すでに別のコマンドに割り当てられています：%1</translation>
    </message>
    <message>
        <source>All commands have their usual keys.</source>
        <translation>すべてのコマンドが通常のキーになりました。</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>元に戻しました。</translation>
    </message>
    <message>
        <source>The entries without effect have been removed.</source>
        <translation>効果のない項目を削除しました。</translation>
    </message>
    <message>
        <source>“%1” has the key %2.</source>
        <translation>「%1」のキーは%2です。</translation>
    </message>
    <message>
        <source>“%1” has no key.</source>
        <translation>「%1」にはキーがありません。</translation>
    </message>
</context>
<context>
    <name>OwnVoice</name>
    <message>
        <source>The speech synthesiser of this system does not work: %1</source>
        <translation>このシステムの音声合成が動きません：%1</translation>
    </message>
</context>
<context>
    <name>PastBand</name>
    <message>
        <source>Replay of earlier lines. The match waits as you left it.</source>
        <translation>リプレイ：過去の場面です。対戦は元のまま残っています。</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>All games</source>
        <translation>ゲーム一覧</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>どのゲームで遊びますか</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>Graphs need NumPy, which is not installed. Here are their figures.</source>
        <translation>グラフにはNumPyが必要ですが、インストールされていません。代わりに数値を示します。</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>a cell of a table that is empty, as it is read out</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2. %3.</source>
        <extracomment>a cell as it is read out: its column, what stands there, and its row</extracomment>
        <translation>%1：%2。%3。</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2〜%3）</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>表で見る</translation>
    </message>
    <message>
        <source>Show the figures as a table</source>
        <translation>数値を表で表示</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>%1未満</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>an interval, from the lower figure to the higher one</extracomment>
        <translation>%1〜%2</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Publishing</name>
    <message>
        <source>Web page with the whole match</source>
        <translation>対戦全体のウェブページ</translation>
    </message>
    <message>
        <source>Animated picture of the whole match</source>
        <translation>対戦全体の動く画像</translation>
    </message>
    <message>
        <source>Picture of the table now</source>
        <translation>今のテーブルの画像</translation>
    </message>
    <message>
        <source>Drawing of the table now</source>
        <translation>今のテーブルの図（SVG）</translation>
    </message>
    <message>
        <source>Save as a page or a picture</source>
        <translation>ページか画像として保存</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1に書き込めませんでした。</translation>
    </message>
    <message>
        <source>Saved: %1 (%2)</source>
        <translation>保存しました：%1（%2）</translation>
    </message>
    <message>
        <source>Making the page</source>
        <translation>ページを作成しています</translation>
    </message>
    <message>
        <source>Making the picture</source>
        <translation>画像を作成しています</translation>
    </message>
</context>
<context>
    <name>PuzzleBand</name>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次のパズル</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>とばす</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>The puzzles could not be read.</source>
        <translation>パズルを読み込めませんでした。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Ask once more for the action itself.</source>
        <translation>もう一度求めると、手そのものを示します。</translation>
    </message>
    <message>
        <source>First hint: look at what the frame is around.</source>
        <translation>最初のヒント：枠で囲まれたものに注目しましょう。</translation>
    </message>
    <message>
        <source>First hint: the solution does not begin with “%1”, tempting as that is.</source>
        <translation>最初のヒント：「%1」は魅力的に見えますが、最初の手ではありません。</translation>
    </message>
    <message>
        <source>Solved, after a first hint: your rating does not count it as solved.</source>
        <translation>最初のヒントのあとで正解：レーティングでは正解に数えません。</translation>
    </message>
    <message>
        <source>Right so far.</source>
        <translation>ここまでは正解です。</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <translation>第%1問：%2（%3）</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Why the solution begins like this: %1</source>
        <extracomment>after a puzzle is solved; the position before the first action is meant</extracomment>
        <translation>最初の手の理由：%1</translation>
    </message>
    <message>
        <source>%1, puzzle %3, %2</source>
        <translation>%1、問題%3、%2</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <extracomment>after a puzzle of one action is solved: why it was the right one</extracomment>
        <translation>理由：%1</translation>
    </message>
    <message>
        <source>Your puzzle rating: %1, very likely between %2 and %3. Easy puzzles are rated below %4, hard ones %5 or more. The first try at each puzzle counts; one with a hint counts as not solved.</source>
        <translation>問題のレーティング：%1（ほぼ確実に%2〜%3）。やさしい問題は%4未満、難しい問題は%5以上です。各問題の最初の挑戦が数えられ、ヒントを使うと不正解になります。</translation>
    </message>
    <message>
        <source>Your puzzle rating: %1.</source>
        <translation>問題のレーティング：%1。</translation>
    </message>
    <message>
        <source>Solved, but with a hint: it does not count as solved.</source>
        <translation>正解ですが、ヒントを使ったので、解いた数には入りません。</translation>
    </message>
</context>
<context>
    <name>PuzzlesDialog</name>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>すべてのテーマ</translation>
    </message>
    <message>
        <source>For you</source>
        <translation>おすすめ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Positions from matches, each with one solution. Your match waits until you come back.</source>
        <translation>対戦から取った局面です。正解はそれぞれ1つだけです。今の対戦には、いつでも戻れます。</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles solved</source>
        <translation>%2問中%1問正解</translation>
    </message>
    <message>
        <source>Practise &amp;weaknesses…</source>
        <translation>弱点を練習(&amp;W)…</translation>
    </message>
    <message>
        <source>By theme, what you solved and what your errors in matches cost</source>
        <translation>テーマ別に、解いた問題と対戦でのミスによる損を表示します</translation>
    </message>
</context>
<context>
    <name>Readouts</name>
    <message>
        <source>There is nothing to report.</source>
        <translation>お知らせすることはありません。</translation>
    </message>
    <message>
        <source>%1 again for everything in full.</source>
        <translation>もう一度%1で、すべて詳しく読み上げます。</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>%1 (%2: the rule)</source>
        <translation>%1（%2：ルールを見る）</translation>
    </message>
</context>
<context>
    <name>ReplacedMatch</name>
    <message>
        <source>The previous one stays in the list of matches.</source>
        <translation>それまでの対戦は、対戦の一覧に残っています。</translation>
    </message>
    <message>
        <source>Back to the other match</source>
        <translation>元の対戦に戻る</translation>
    </message>
    <message>
        <source>Another match was opened.</source>
        <translation>別の対戦を開きました。</translation>
    </message>
    <message>
        <source>That match is open in another window.</source>
        <translation>その対戦は別のウィンドウで開かれています。</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands open</source>
        <translation>全員の手札を公開</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Line of the match</source>
        <translation>再生位置</translation>
    </message>
    <message>
        <source>Seen &amp;by</source>
        <translation>視点(&amp;B)</translation>
    </message>
    <message>
        <source>The player from whose seat the table is shown</source>
        <translation>誰の視点でテーブルを見るか</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>リプレイを終了</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>最初の場面</translation>
    </message>
    <message>
        <source>One line back</source>
        <translation>前の場面</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>One line forward</source>
        <translation>次の場面</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>最後の場面</translation>
    </message>
    <message>
        <source>The beginning of the match</source>
        <translation>対戦の始まり</translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation>場面%1/%2：%3</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>場面%1/%2</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Made by Limbo Table, a table for little-known games.</source>
        <translation>知る人ぞ知るゲームのテーブル、Limbo Tableで作成。</translation>
    </message>
    <message>
        <source>Without scripts there are no pictures; the list shows all lines of the match.</source>
        <translation>スクリプトが無効だと画像は出ません。一覧には対戦のすべての場面があります。</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>最初の場面</translation>
    </message>
    <message>
        <source>One line back</source>
        <translation>前の場面</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>One line forward</source>
        <translation>次の場面</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>最後の場面</translation>
    </message>
    <message>
        <source>Line of the match</source>
        <translation>再生位置</translation>
    </message>
    <message>
        <source>The beginning of the match</source>
        <translation>対戦の始まり</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>経過</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>The report is not sent anywhere. It contains no names. Save or copy it if you like.</source>
        <translation>報告が勝手に送られることはなく、名前も含まれません。必要なら保存またはコピーしてください。</translation>
    </message>
    <message>
        <source>What you did, and what happened then</source>
        <translation>何をしたとき、どうなったか</translation>
    </message>
    <message>
        <source>Your words for the report</source>
        <translation>報告に添える説明</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>The report has been copied.</source>
        <translation>報告をコピーしました。</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>報告を保存</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1に書き込めませんでした。</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>報告を%1に保存しました。</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>Something has gone wrong</source>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <source>This report helps to find the fault. Say what you did and what went wrong.</source>
        <translation>不具合を探すのに必要な情報です。何をして、何がおかしかったのかを書き添えてください。</translation>
    </message>
    <message>
        <source>The program closed unexpectedly</source>
        <translation>アプリが異常終了しました</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>起きたこと</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>今の対戦</translation>
    </message>
    <message>
        <source>The match shows everybody’s cards: it is included only when you save or copy the report.</source>
        <translation>対戦の経過には全員のカードが含まれるため、保存またはコピーした報告にだけ入ります。</translation>
    </message>
    <message>
        <source>Something has gone wrong. The match is saved: if it does not go on, start the program again.</source>
        <translation>問題が起きました。対戦は保存されています。先に進まないときは、アプリを起動し直してください。</translation>
    </message>
    <message>
        <source>Limbo Table closed unexpectedly the last time. The match was saved.</source>
        <translation>前回、Limbo Tableが異常終了しました。対戦は保存されています。</translation>
    </message>
    <message>
        <source>The rules and the search are compiled.</source>
        <translation>ルールと探索はコンパイル済みのコードで動作しています。</translation>
    </message>
    <message>
        <source>The rules and the search are not compiled.</source>
        <translation>ルールと探索は通常のPythonで動作しています。</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>コンピュータープレイヤーが停止しました。</translation>
    </message>
    <message>
        <source>%1: there was nothing to decide.</source>
        <translation>%1：判断する場面がありませんでした。</translation>
    </message>
    <message>
        <source>Judged by what could be seen from this seat, not by all cards.</source>
        <translation>評価は、すべてのカードではなく、この席から見えていた情報にもとづきます。</translation>
    </message>
    <message>
        <source>Judged with all cards open, the same decisions would have cost %1 percentage points. The difference is no error: nobody could have known it.</source>
        <translation>すべてのカードが見えていたとして評価すると、同じ判断の損は%1ポイントです。差の分は誰にも分からなかったことなので、ミスには数えません。</translation>
    </message>
    <message>
        <source>What would have followed it: %1</source>
        <translation>その場合の続き：%1</translation>
    </message>
    <message>
        <source>What followed: %1</source>
        <translation>実際の続き：%1</translation>
    </message>
    <message>
        <source>With all cards open there was a better action, but nobody could have known that.</source>
        <translation>すべてのカードが見えていればもっと良い手がありましたが、誰にも分からないことでした。</translation>
    </message>
    <message>
        <source>About as good as the best action: the difference is too small to be sure of it.</source>
        <translation>最善手とほぼ同じです。差が小さく、はっきり優劣はつきません。</translation>
    </message>
    <message>
        <source>%1 (%2%)</source>
        <translation>%1（%2%）</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>全カード公開での評価</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>予想勝率</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>End</source>
        <comment>of a match</comment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Chances over the match</source>
        <translation>予想勝率の推移</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>判断%1/%2</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>実際の手：%1</translation>
    </message>
    <message>
        <source>Expected next:</source>
        <translation>その後の予想：</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>これより良い手は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>より良い手：%1</translation>
    </message>
    <message>
        <source>As the cards lay, it did no harm.</source>
        <translation>実際のカードの並びでは、損にはなりませんでした。</translation>
    </message>
    <message>
        <source>Also better: %1</source>
        <translation>ほかの良い手：%1</translation>
    </message>
    <message>
        <source>By what could be seen</source>
        <translation>見えていた情報での評価</translation>
    </message>
    <message>
        <source>(find it yourself)</source>
        <translation>（考えてみましょう）</translation>
    </message>
    <message>
        <source>Review of the match</source>
        <translation>対戦の振り返り</translation>
    </message>
    <message>
        <source>%v of %m decisions</source>
        <translation>判断%v/%m件</translation>
    </message>
    <message>
        <source>Decisions that have been looked at</source>
        <translation>調べ終わった判断</translation>
    </message>
    <message>
        <source>Decisions, those that cost most first</source>
        <translation>判断（損の大きい順）</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>判断%1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>a cell of a table that is empty, as it is read out</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2. Decision %3.</source>
        <extracomment>a cell as it is read out: its column, what stands there, and the number of the decision</extracomment>
        <translation>%1：%2。判断%3。</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>Luck before</source>
        <translation>直前のカード運</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>a column: the user&apos;s mark of an action, such as ?!</extracomment>
        <translation>記号</translation>
    </message>
    <message>
        <source>&amp;Add up luck and all errors</source>
        <translation>運と全員のミスを集計(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;How these figures are calculated</source>
        <translation>数字の計算方法(&amp;H)</translation>
    </message>
    <message>
        <source>About this decision</source>
        <translation>この判断について</translation>
    </message>
    <message>
        <source>Show at the &amp;table</source>
        <translation>テーブルに表示(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;ry again from here</source>
        <translation>ここからやってみる(&amp;R)</translation>
    </message>
    <message>
        <source>Show the &amp;better one</source>
        <translation>より良い手を見る(&amp;B)</translation>
    </message>
    <message>
        <source>Chance to win with the best action: %1%, with this one: %2%. It cost %3 percentage points.</source>
        <translation>予想勝率は最善手が%1%、この手が%2%で、%3ポイントの損でした。</translation>
    </message>
    <message>
        <source>(just as good)</source>
        <translation>（同等）</translation>
    </message>
    <message>
        <source>&amp;Comment on it…</source>
        <translation>コメントする(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Decisions of</source>
        <translation>誰の判断(&amp;W)</translation>
    </message>
    <message>
        <source>Cost (% points)</source>
        <translation>損（ポイント）</translation>
    </message>
    <message>
        <source>%1: so far errors have cost %2 percentage points.</source>
        <translation>%1：ここまでのミスによる損は%2ポイントです。</translation>
    </message>
    <message>
        <source>On average a decision cost %1 percentage points.</source>
        <translation>1手あたりの損は平均%1ポイントです。</translation>
    </message>
    <message>
        <source>%1: errors cost %2 percentage points, added up decision by decision.</source>
        <translation>%1：ミスによる損は、1手ごとの損の合計で%2ポイントです。</translation>
    </message>
    <message>
        <source>It can be more than 100: what one error has cost can come back before the next one.</source>
        <translation>ミスで失った分は次のミスまでに取り返せることがあるので、合計が100を超えることもあります。</translation>
    </message>
    <message>
        <source>The cards and the opponent gave %1 percentage points.</source>
        <translation>カードと相手による得は%1ポイントです。</translation>
    </message>
    <message>
        <source>The cards and the other players gave %1 percentage points.</source>
        <translation>カードとほかのプレイヤーによる得は%1ポイントです。</translation>
    </message>
    <message>
        <source>The opponent gave %1 percentage points.</source>
        <translation>相手による得は%1ポイントです。</translation>
    </message>
    <message>
        <source>The other players gave %1 percentage points.</source>
        <translation>ほかのプレイヤーによる得は%1ポイントです。</translation>
    </message>
    <message>
        <source>The cards and the opponent took %1 percentage points.</source>
        <translation>カードと相手による損は%1ポイントです。</translation>
    </message>
    <message>
        <source>The cards and the other players took %1 percentage points.</source>
        <translation>カードとほかのプレイヤーによる損は%1ポイントです。</translation>
    </message>
    <message>
        <source>The opponent took %1 percentage points.</source>
        <translation>相手による損は%1ポイントです。</translation>
    </message>
    <message>
        <source>The other players took %1 percentage points.</source>
        <translation>ほかのプレイヤーによる損は%1ポイントです。</translation>
    </message>
    <message>
        <source>&amp;Add up everybody’s errors</source>
        <translation>全員のミスを集計(&amp;A)</translation>
    </message>
    <message>
        <source>Unforeseen before</source>
        <translation>直前の予想外</translation>
    </message>
    <message>
        <source>Chance to win with the best action: %1%, with this one: at most %2%. It cost at least %3 percentage points.</source>
        <translation>予想勝率は最善手が%1%、この手が%2%以下で、少なくとも%3ポイントの損でした。</translation>
    </message>
    <message>
        <source>This action is not better than the best one; how much worse it may be was not measured.</source>
        <translation>この手は最善手より良くはありません。どれだけ劣るかまでは調べていません。</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>Close the list</source>
        <translation>一覧を閉じる</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1：減らす</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1：増やす</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>下へスクロール</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>上へスクロール</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>a playing card: 7 of hearts</extracomment>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>rank of a card</extracomment>
        <translation>エース</translation>
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
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>rank of a card</extracomment>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>rank of a card</extracomment>
        <translation>キング</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>suit of a card</extracomment>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>suit of a card</extracomment>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>suit of a card</extracomment>
        <translation>ハート</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>suit of a card</extracomment>
        <translation>スペード</translation>
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
        <translation>{first}・​{second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>two sentences, one after the other</extracomment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>the scores of a match: 30 : 45 (points)</extracomment>
        <translation>得点</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <extracomment>a seat&apos;s score</extracomment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>the seat to act, on its plate</extracomment>
        <translation>手番</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n cards: {cards}</source>
        <extracomment>all cards of a hand</extracomment>
        <translation>
            <numerusform>あなたの手札、%n枚：{cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible actions</source>
        <extracomment>with a piece on the table</extracomment>
        <translation>
            <numerusform>選べる手%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>New in your hand: {cards}</source>
        <extracomment>cards that have come to the user&apos;s hand</extracomment>
        <translation>手札に加わったカード：{cards}</translation>
    </message>
    <message>
        <source>east</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>東</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>北東</translation>
    </message>
    <message>
        <source>north-west</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>北西</translation>
    </message>
    <message>
        <source>west</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>西</translation>
    </message>
    <message>
        <source>south-west</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>南西</translation>
    </message>
    <message>
        <source>south-east</source>
        <extracomment>the sides of a tile</extracomment>
        <translation>南東</translation>
    </message>
    <message>
        <source>{side}: {thing}</source>
        <extracomment>what lies on a side of a tile: east: red ball on 1,0</extracomment>
        <translation>{side}：{thing}</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines: ask what happened last.</source>
        <extracomment>of what is not told by itself, such as the places of Libtis when a round is scored</extracomment>
        <translation>
            <numerusform>ほかに%n行：「最後の手」で読み上げます。</numerusform>
        </translation>
    </message>
    <message>
        <source>In this match nothing can be taken back now.</source>
        <translation>この対戦では、今は何も取り消せません。</translation>
    </message>
    <message>
        <source>The table of the day has one try: play it to its end first.</source>
        <translation>今日のテーブルに挑戦できるのは一度だけです。先に最後まで遊んでください。</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <extracomment>a user&apos;s own words about a line of the match, in the log</extracomment>
        <translation>コメント：{text}</translation>
    </message>
    <message>
        <source>{mark}: {text}</source>
        <extracomment>a user&apos;s judgement of an action, and the reason in the user&apos;s words</extracomment>
        <translation>{mark}：{text}</translation>
    </message>
    <message>
        <source>{sign} brilliant</source>
        <extracomment>a user&apos;s judgement of an action, as in books on chess</extracomment>
        <translation>{sign} 絶妙手</translation>
    </message>
    <message>
        <source>{sign} good</source>
        <translation>{sign} 好手</translation>
    </message>
    <message>
        <source>{sign} interesting</source>
        <translation>{sign} 面白い手</translation>
    </message>
    <message>
        <source>{sign} doubtful</source>
        <translation>{sign} 疑問手</translation>
    </message>
    <message>
        <source>{sign} mistake</source>
        <translation>{sign} 悪手</translation>
    </message>
    <message>
        <source>{sign} blunder</source>
        <translation>{sign} 大悪手</translation>
    </message>
    <message>
        <source>The review is still open: the menu brings it back.</source>
        <translation>振り返りは開いたままです。メニューから戻れます。</translation>
    </message>
    <message>
        <source>The most points in this round come first.</source>
        <extracomment>the order of the lines of a round&apos;s result: their totals may be in another order</extracomment>
        <translation>このラウンドの得点が多い順です。</translation>
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
        <translation>{said}。{reason}</translation>
    </message>
    <message numerus="yes">
        <source>{part} helped most: {seat} gained %n points more than {other}.</source>
        <translation>
            <numerusform>最も差がついたところ：{part}。{seat}が{other}より%n点多く取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} helped most: you gained %n points more than {other}.</source>
        <translation>
            <numerusform>最も差がついたところ：{part}。あなたが{other}より%n点多く取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a better action.</source>
        <translation>もっと良い手があります。</translation>
    </message>
    <message>
        <source>You have seen more since then. You can play on from here when the match is over, or in a match that allows undo at any time.</source>
        <translation>この場面より後に、新しく見たものがあります。ここから続けられるのは、対戦が終わった後か、いつでも「待った」ができる対戦の場合だけです。</translation>
    </message>
    <message>
        <source>{percent}%: {action}</source>
        <extracomment>what an action promises to whoever takes it</extracomment>
        <translation>{percent}%：{action}</translation>
    </message>
    <message>
        <source>The other action</source>
        <extracomment>begins a sentence about an action that is not the best one</extracomment>
        <translation>もう一方の手</translation>
    </message>
    <message>
        <source>The next best action</source>
        <extracomment>begins a sentence about the action that a computer player likes second best</extracomment>
        <translation>次善の手</translation>
    </message>
    <message>
        <source>Another action (about as good)</source>
        <extracomment>begins a sentence about an action with about the same chances as the best one</extracomment>
        <translation>ほぼ同等の手</translation>
    </message>
    <message>
        <source>Another action that is about as good (“{action}”)</source>
        <extracomment>begins a sentence about an action with about the same chances as the best one</extracomment>
        <translation>ほぼ同等の手（{action}）</translation>
    </message>
    <message>
        <source>The action played (about as good)</source>
        <extracomment>begins a sentence about the action that was taken, with about the same chances as the best one</extracomment>
        <translation>実際の手（ほぼ同等）</translation>
    </message>
    <message>
        <source>The next best action is about as good.</source>
        <translation>次善の手もほぼ同等です。</translation>
    </message>
    <message>
        <source>The next best action (“{action}”) is about as good.</source>
        <translation>次善の手（{action}）もほぼ同等です。</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action.</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>次善の手にも、ほぼ同じ利点があります。</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action (“{action}”).</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>次善の手（{action}）にも、ほぼ同じ利点があります。</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action, which is about as good.</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>次善の手にもほぼ同じ利点があり、ほぼ同等です。</translation>
    </message>
    <message>
        <source>Much the same speaks for the next best action (“{action}”), which is about as good.</source>
        <extracomment>after what speaks for the best action</extracomment>
        <translation>次善の手（{action}）にもほぼ同じ利点があり、ほぼ同等です。</translation>
    </message>
    <message>
        <source>All other actions are about as good.</source>
        <translation>ほかの手もすべてほぼ同等です。</translation>
    </message>
    <message>
        <source>With the next best action (“{action}”) the win is about as sure.</source>
        <extracomment>beside an action that wins at once</extracomment>
        <translation>次善の手（{action}）でも、ほぼ同じ確率で勝てます。</translation>
    </message>
    <message>
        <source>Every action wins here.</source>
        <extracomment>of a match whose result does not depend on the next action any more</extracomment>
        <translation>ここではどの手でも勝てます。</translation>
    </message>
    <message>
        <source>As far as can be seen, every action wins here.</source>
        <translation>見通せるかぎりでは、ここではどの手でも勝てます。</translation>
    </message>
    <message>
        <source>No action can win any more.</source>
        <extracomment>of a match whose result does not depend on the next action any more</extracomment>
        <translation>もうどの手でも勝てません。</translation>
    </message>
    <message>
        <source>As far as can be seen, no action can win any more.</source>
        <translation>見通せるかぎりでは、もうどの手でも勝てません。</translation>
    </message>
    <message>
        <source>The action played</source>
        <extracomment>begins a sentence about the action that was taken, beside a better one</extracomment>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>The most tempting alternative (“{action}”)</source>
        <extracomment>begins a sentence about an action that does not solve a puzzle, which is named</extracomment>
        <translation>つい選びたくなる別の手（{action}）</translation>
    </message>
    <message>
        <source>{other} misses the goal. {why}</source>
        <extracomment>the first sentence ends with a puzzle&apos;s goal, and further ones say how the action misses it</extracomment>
        <translation>{other}では目標を達成できません。{why}</translation>
    </message>
    <message>
        <source>The next chance outcome is “{name}”.</source>
        <translation>次に必要な偶然の結果は「{name}」です。</translation>
    </message>
    <message>
        <source>“{key}” is missing or invalid.</source>
        <translation>「{key}」がないか、正しくありません。</translation>
    </message>
    <message>
        <source>The id is nested too deeply to be repeated.</source>
        <translation>idの入れ子が深すぎるため、そのまま返せません。</translation>
    </message>
    <message>
        <source>A perspective has only its own seat’s record.</source>
        <translation>1つの席から見た記録では、その席の記録しか分かりません。</translation>
    </message>
    <message>
        <source>Thinking is possible only for the seat whose turn it is.</source>
        <translation>コンピューターに考えさせることができるのは、手番の席だけです。</translation>
    </message>
    <message>
        <source>An internal error occurred ({kind}). The match is as it was.</source>
        <translation>内部でエラーが起きました（{kind}）。対戦は元のままです。</translation>
    </message>
    <message>
        <source>{action}: {remark}</source>
        <extracomment>an action, and its consequence</extracomment>
        <translation>{action}：{remark}</translation>
    </message>
    <message>
        <source>Buttons: {names}</source>
        <extracomment>the buttons that have come up</extracomment>
        <translation>ボタン：{names}</translation>
    </message>
    <message>
        <source>no tile: {sides}</source>
        <extracomment>the sides of a tile on which no tile lies: no tile: east, west</extracomment>
        <translation>タイルなし：{sides}</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>カードなし</translation>
    </message>
    <message numerus="yes">
        <source>%n times: {thing}</source>
        <extracomment>several things with the same name</extracomment>
        <translation>
            <numerusform>{thing}、全部で%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} wins the match</source>
        <translation>{seat}の勝ち</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>Same again</source>
        <extracomment>another match of the same game, between the same players</extracomment>
        <translation>同じ設定でもう一度</translation>
    </message>
    <message>
        <source>Next opponent: {seat}</source>
        <extracomment>after a match that was won: another one, against this stronger computer player</extracomment>
        <translation>次の相手：{seat}</translation>
    </message>
    <message>
        <source>Stronger opponents</source>
        <extracomment>after a match that was won</extracomment>
        <translation>もっと強い相手</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>The match is shared</source>
        <translation>共同勝利</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>a button when a match is over: to the page with all games</extracomment>
        <translation>ゲーム一覧</translation>
    </message>
    <message>
        <source>Go on (Space)</source>
        <extracomment>a button: on to the next round; Space does the same</extracomment>
        <translation>次へ（Space）</translation>
    </message>
    <message>
        <source>Show the table</source>
        <extracomment>a button: hide the sheet of the result</extracomment>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>a button: show the sheet of the result again</extracomment>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>a column: the points of this round</extracomment>
        <translation>このラウンド</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>a column: the number of rounds that a player has won
----------
a column: the rounds that a player has won</extracomment>
        <translation>勝ったラウンド数</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <extracomment>two remarks, as they are read out
----------
two things of a list
----------
suits of a card or a location</extracomment>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>It is {seat}’s turn</source>
        <translation>{seat}の番です</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>あなたの番です</translation>
    </message>
    <message numerus="yes">
        <source>In progress, %n actions</source>
        <extracomment>a match in the list of matches</extracomment>
        <translation>
            <numerusform>進行中、%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open now, %n actions</source>
        <extracomment>a match in the list of matches</extracomment>
        <translation>
            <numerusform>表示中、%n手</numerusform>
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
        <translation>{rank}位 {name}</translation>
    </message>
    <message>
        <source>{name}: {figures}</source>
        <extracomment>a player, or a round, and the figures</extracomment>
        <translation>{name}：{figures}</translation>
    </message>
    <message>
        <source>This is a puzzle: no match can go on from here.</source>
        <translation>これはパズルなので、ここから対戦を続けることはできません。</translation>
    </message>
    <message>
        <source>This is a lesson: no match can go on from here.</source>
        <translation>これはレッスンなので、ここから対戦を続けることはできません。</translation>
    </message>
    <message>
        <source>{card} ({piece})</source>
        <extracomment>a card that lies face down, but open in a replay: “7 of hearts (face-down card, hand of North)”</extracomment>
        <translation>{card}（{piece}）</translation>
    </message>
    <message>
        <source>This is where the match stands: turn back to an earlier line.</source>
        <translation>対戦は今この場面です。前の場面に戻ってください。</translation>
    </message>
    <message>
        <source>The match is over here: turn back to an earlier line.</source>
        <translation>ここで対戦は終わっています。前の場面に戻ってください。</translation>
    </message>
    <message>
        <source>First the next person has to come to the table.</source>
        <translation>先に次のプレイヤーと交代してください。</translation>
    </message>
    <message>
        <source>The computer player has stopped. {why}</source>
        <translation>コンピュータープレイヤーが停止しました。{why}</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>場</translation>
    </message>
    <message>
        <source>{card}, your hand</source>
        <translation>{card}、手札</translation>
    </message>
    <message>
        <source>{card}, your hand, playable: makes {count}</source>
        <translation>{card}、手札、出せる：カウントは{count}に</translation>
    </message>
    <message numerus="yes">
        <source>{card}, your hand, playable in %n ways</source>
        <translation>
            <numerusform>{card}、手札、出し方は%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, on the pile</source>
        <translation>{card}、場に出たカード</translation>
    </message>
    <message numerus="yes">
        <source>stock, %n cards, face down</source>
        <translation>
            <numerusform>山札、%n枚、裏向き</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, top of the stock, %n cards</source>
        <translation>
            <numerusform>{card}、山札の一番上、山札は%n枚</numerusform>
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
        <translation>{before}の桁を入れ替え</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>this seat is out of the round</extracomment>
        <translation>手詰まり</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>this seat deals</extracomment>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
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
            <numerusform>%n点先取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <extracomment>how the match ends</extracomment>
        <translation>
            <numerusform>全%nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>the only round</source>
        <extracomment>below “Round 1”: the match has no other</extracomment>
        <translation>1ラウンドのみ</translation>
    </message>
    <message>
        <source>no end</source>
        <extracomment>how the match ends</extracomment>
        <translation>飽きるまで</translation>
    </message>
    <message>
        <source>Your turn: double or pass</source>
        <translation>あなたの番：ダブルかパスか</translation>
    </message>
    <message>
        <source>Your turn: choose the value of the ace</source>
        <translation>あなたの番：エースの数え方を選ぶ</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>あなたの番：カードを出す</translation>
    </message>
    <message>
        <source>Your turn: play the card on the stock, or stop</source>
        <extracomment>the top card of the stock lies face up</extracomment>
        <translation>あなたの番：山札のカードを出すか、やめる</translation>
    </message>
    <message>
        <source>{seat} chooses the value of the ace</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat}がエースの数え方を選ぶ番です</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat}の番です</translation>
    </message>
    <message>
        <source>Count {count}</source>
        <extracomment>the count of the dial, for a user that hears it</extracomment>
        <translation>カウント{count}</translation>
    </message>
    <message>
        <source>A jack repeats the effect of the card before it.</source>
        <extracomment>told with the actions</extracomment>
        <translation>ジャックは直前のカードの処理を繰り返します。</translation>
    </message>
    <message>
        <source>A queen reverses the digits of the count.</source>
        <extracomment>told with the actions</extracomment>
        <translation>クイーンはカウントの桁を入れ替えます。</translation>
    </message>
    <message>
        <source>A king divides the count by a number of your choice.</source>
        <extracomment>told with the actions</extracomment>
        <translation>キングは選んだ数でカウントを割ります。</translation>
    </message>
    <message>
        <source>{seat} wins round {round}</source>
        <translation>第{round}ラウンドは{seat}の勝ち</translation>
    </message>
    <message>
        <source>You win round {round}</source>
        <translation>第{round}ラウンドはあなたの勝ち</translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round: for the cards that it played itself</extracomment>
        <translation>
            <numerusform>勝者が出したカード%n枚&#xa0;×&#xa0;{each}点&#xa0;=&#xa0;{points}点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <translation>
            <numerusform>勝者が出したカード%n枚&#xa0;×&#xa0;{each}点&#xa0;×&#xa0;{factor}（ダブル）=&#xa0;{points}点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the winner’s cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <translation>
            <numerusform>勝者が出したカード%n枚&#xa0;×&#xa0;{each}点&#xa0;×&#xa0;{factor}（2人ともダブル）=&#xa0;{points}点</numerusform>
        </translation>
    </message>
    <message>
        <source>The count is 0.</source>
        <extracomment>why a round is over</extracomment>
        <translation>カウントが0になりました。</translation>
    </message>
    <message>
        <source>Both are blocked at {count}.</source>
        <translation>カウント{count}で二人とも手詰まりになりました。</translation>
    </message>
    <message>
        <source>Neither plays on at {count}.</source>
        <extracomment>why a round is over: a player, or both, had chosen to stop</extracomment>
        <translation>カウント{count}で、二人ともこれ以上カードを出しません。</translation>
    </message>
    <message numerus="yes">
        <source>You have reached %n points.</source>
        <translation>
            <numerusform>あなたが%n点に達しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: {points}</source>
        <extracomment>points for a match</extracomment>
        <translation>{seat}：{points}</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>number of cards that each player has played this round</extracomment>
        <translation>枚数</translation>
    </message>
    <message>
        <source>{card}: {step}&#xa0;=&#xa0;{count}</source>
        <translation>{card}：{step}&#xa0;=&#xa0;{count}</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>double the scores of the round</extracomment>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>do not double</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>The ace counts {value}</source>
        <translation>エースを{value}と数える</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>play no more cards this round</extracomment>
        <translation>ここでやめる</translation>
    </message>
    <message>
        <source>{seat} shuffles and deals round {round}.</source>
        <translation>{seat}がシャッフルして第{round}ラウンドの手札を配りました。</translation>
    </message>
    <message>
        <source>You shuffle and deal round {round}.</source>
        <translation>あなたがシャッフルして第{round}ラウンドの手札を配りました。</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>第{round}ラウンド。</translation>
    </message>
    <message>
        <source>{seat}: {card}, {count}.</source>
        <translation>{seat}：{card}、{count}。</translation>
    </message>
    <message>
        <source>{seat} does not double.</source>
        <translation>{seat}はパスしました。</translation>
    </message>
    <message>
        <source>You do not double.</source>
        <translation>あなたはパスしました。</translation>
    </message>
    <message>
        <source>{seat} stops.</source>
        <translation>{seat}はここでやめました。</translation>
    </message>
    <message>
        <source>You stop.</source>
        <translation>あなたはここでやめました。</translation>
    </message>
    <message>
        <source>{seat} is blocked.</source>
        <translation>{seat}は手詰まりになりました。</translation>
    </message>
    <message>
        <source>You are blocked.</source>
        <translation>あなたは手詰まりになりました。</translation>
    </message>
    <message>
        <source>{seat} turns the starter: {card}. The count is {count}.</source>
        <translation>{seat}がスターターをめくりました：{card}。カウントは{count}です。</translation>
    </message>
    <message>
        <source>You turn the starter: {card}. The count is {count}.</source>
        <translation>あなたがスターターをめくりました：{card}。カウントは{count}です。</translation>
    </message>
    <message>
        <source>{seat} turns the starter: {card}.</source>
        <translation>{seat}がスターターをめくりました：{card}。</translation>
    </message>
    <message>
        <source>You turn the starter: {card}.</source>
        <translation>あなたがスターターをめくりました：{card}。</translation>
    </message>
    <message>
        <source>To zero</source>
        <translation>0にする</translation>
    </message>
    <message>
        <source>Playing on alone</source>
        <translation>1人で出し続ける</translation>
    </message>
    <message>
        <source>Card against card</source>
        <translation>カードの応酬</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>ダブルの判断</translation>
    </message>
    <message>
        <source>Draw or stop</source>
        <translation>めくるか、やめるか</translation>
    </message>
    <message>
        <source>You play the {card}: {step}&#xa0;=&#xa0;{count}.</source>
        <translation>あなたが{card}を出しました：{step}&#xa0;=&#xa0;{count}。</translation>
    </message>
    <message>
        <source>The round is over at {count}: you cannot play another card.</source>
        <translation>カウント{count}でラウンドが終わりました。もう出せるカードがありません。</translation>
    </message>
    <message>
        <source>You drew the {card}, and it can be played, so it must be.</source>
        <translation>めくった{card}は出せるので、必ず出さなければなりません。</translation>
    </message>
    <message>
        <source>You can draw from the stock only when your hand is empty.</source>
        <translation>山札を使えるのは、手札がなくなってからです。</translation>
    </message>
    <message>
        <source>Your hand is empty: draw from the stock, or stop.</source>
        <translation>手札がありません。山札の一番上をめくるか、ここでやめてください。</translation>
    </message>
    <message numerus="yes">
        <source>This brings the count to 0, which ends the round at once and scores %n points.</source>
        <translation>
            <numerusform>カウントが0になってラウンドはすぐに終わり、%n点入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can follow.</source>
        <extracomment>“other” is an action, as “The next best action”</extracomment>
        <translation>
            <numerusform>{other}ではカウントは{count}になり、まだ見えていない{all}枚のうち出せるのは%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can follow ({ranks}).</source>
        <translation>
            <numerusform>{other}ではカウントは{count}になり、まだ見えていない{all}枚のうち出せるのは%n枚です（{ranks}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves {count}: no unseen card can follow.</source>
        <translation>{other}ではカウントは{count}になり、まだ見えていないカードはどれも出せません。</translation>
    </message>
    <message>
        <source>This leaves {count} and blocks {seat}: no unseen card can follow.</source>
        <translation>カウントは{count}になり、{seat}は手詰まりです。まだ見えていないカードはどれも出せません。</translation>
    </message>
    <message>
        <source>This leaves {count} and blocks you: no unseen card can follow.</source>
        <translation>カウントは{count}になり、あなたは手詰まりです。まだ見えていないカードはどれも出せません。</translation>
    </message>
    <message>
        <source>{other} leaves {count}: every unseen card can follow.</source>
        <translation>{other}ではカウントは{count}になり、まだ見えていないカードはどれでも出せます。</translation>
    </message>
    <message>
        <source>Every number card left in {seat}’s hand can still be played: none is higher than {count}.</source>
        <translation>{seat}の手札に残る数札はどれも{count}以下で、まだ出せます。</translation>
    </message>
    <message>
        <source>Every number card left in your hand can still be played: none is higher than {count}.</source>
        <translation>手札に残る数札はどれも{count}以下で、まだ出せます。</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n cards in {seat}’s hand are higher and can no longer be played.</source>
        <translation>
            <numerusform>{other}ではカウントは{count}になり、{seat}の手札の%n枚はそれより大きいのでもう出せません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n cards in your hand are higher and can no longer be played.</source>
        <translation>
            <numerusform>{other}ではカウントは{count}になり、手札の%n枚はそれより大きいのでもう出せません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps no ace.</source>
        <translation>{other}ではエースが1枚も残りません。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n aces, which fit every count and are often the last cards of a round.</source>
        <translation>
            <numerusform>{seat}の手札には、どのカウントにも出せて、ラウンドの最後のカードになりやすいエースが%n枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n aces, which fit every count and are often the last cards of a round.</source>
        <translation>
            <numerusform>手札には、どのカウントにも出せて、ラウンドの最後のカードになりやすいエースが%n枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {all} unseen cards can be played on {count} and keep the round going.</source>
        <translation>
            <numerusform>まだ見えていない{all}枚のうち%n枚がカウント{count}に出せて、ラウンドを続けられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} brings the count down to {count}.</source>
        <translation>{other}ではカウントが{count}まで下がります。</translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}, where fewer cards fit: %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>カウント{count}に出せるカードは少なめで、まだ見えていない{all}枚のうち%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>カウント{count}では{seat}が{chance}%の確率で手詰まりになります。まだ見えていない{all}枚のうち出せるのは%n枚だけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow.</source>
        <translation>
            <numerusform>カウント{count}ではあなたが{chance}%の確率で手詰まりになります。まだ見えていない{all}枚のうち出せるのは%n枚だけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks {seat} with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</source>
        <extracomment>a list of ranks: ace, 10, queen</extracomment>
        <translation>
            <numerusform>カウント{count}では{seat}が{chance}%の確率で手詰まりになります。まだ見えていない{all}枚のうち出せるのは%n枚だけです（{ranks}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count} and blocks you with a chance of {chance}%: only %n of the {all} unseen cards can follow ({ranks}).</source>
        <extracomment>a list of ranks: ace, 10, queen</extracomment>
        <translation>
            <numerusform>カウント{count}ではあなたが{chance}%の確率で手詰まりになります。まだ見えていない{all}枚のうち出せるのは%n枚だけです（{ranks}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: of the %n unseen cards that can follow, {seat} can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>カウント{count}に出せる、まだ見えていない%n枚のうち、{seat}が応じられるのは{stays}枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: of the %n unseen cards that can follow, you can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>カウント{count}に出せる、まだ見えていない%n枚のうち、あなたが応じられるのは{stays}枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: {seat} can answer all %n unseen cards that can follow.</source>
        <translation>
            <numerusform>カウント{count}に出せる、まだ見えていない%n枚のすべてに、{seat}が応じられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: you can answer all %n unseen cards that can follow.</source>
        <translation>
            <numerusform>カウント{count}に出せる、まだ見えていない%n枚のすべてに、あなたが応じられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: of the %n that can follow, {seat} can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>{other}ではカウントは{count}になり、次に出せる%n枚のうち、{seat}が応じられるのは{stays}枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: of the %n that can follow, you can answer {stays}.</source>
        <extracomment>“stays” is a number of cards</extracomment>
        <translation>
            <numerusform>{other}ではカウントは{count}になり、次に出せる%n枚のうち、あなたが応じられるのは{stays}枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps only {number} of them.</source>
        <extracomment>of low cards
----------
of aces
----------
of kings</extracomment>
        <translation>{other}では{number}枚しか残りません。</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>ほかのカードに合わせてカウントを割れるキングが%n枚残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps no king.</source>
        <translation>{other}ではキングが1枚も残りません。</translation>
    </message>
    <message>
        <source>This plays the {number} in good time: it fits no count below {number}.</source>
        <extracomment>the number on a card</extracomment>
        <translation>{number}を早めに使います。カウントが{number}より小さくなると出せません。</translation>
    </message>
    <message>
        <source>{other} spends the {number}, which fits every count down to {number}.</source>
        <extracomment>the number on a card</extracomment>
        <translation>{other}では、カウントが{number}に下がるまでいつでも出せる{number}を使ってしまいます。</translation>
    </message>
    <message>
        <source>This keeps the count higher ({count}), so high cards fit for longer.</source>
        <translation>カウントは{count}までしか下がらず、その分、大きめのカードを長く出せます。</translation>
    </message>
    <message numerus="yes">
        <source>This brings the count down to {count}, for which the loser of the round scores %n points at most.</source>
        <translation>
            <numerusform>カウントが{count}まで下がり、ラウンドの敗者に入るのは多くても%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves the count at {count}, for %n points at most.</source>
        <translation>
            <numerusform>{other}ではカウントは{count}で、多くても%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else can play in this round any more: after this, %n more cards can follow, down to {count}.</source>
        <translation>
            <numerusform>このラウンドでは、もうほかのプレイヤーは出せません。この後、手札からさらに%n枚出せて、カウントは{count}まで下がります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves {count}: no card in {seat}’s hand can follow.</source>
        <translation>{other}ではカウントは{count}になり、{seat}の残りの手札はどれも出せません。</translation>
    </message>
    <message>
        <source>{other} leaves {count}: no card in your hand can follow.</source>
        <translation>{other}ではカウントは{count}になり、残りの手札はどれも出せません。</translation>
    </message>
    <message numerus="yes">
        <source>With only %n low cards (ace to 5), doubling would be a risk.</source>
        <translation>
            <numerusform>小さいカード（エースから5まで）が%n枚しかないので、ダブルを宣言するのは危険です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a low card (ace to 5), doubling would be a risk.</source>
        <translation>小さいカード（エースから5まで）が1枚もないので、ダブルを宣言するのは危険です。</translation>
    </message>
    <message>
        <source>Without an ace, the only card that fits every count, doubling would be a risk.</source>
        <translation>どのカウントにも出せる唯一のカード、エースがないので、ダブルを宣言するのは危険です。</translation>
    </message>
    <message>
        <source>Without a king, which can divide the count to suit the hand, doubling would be a risk.</source>
        <translation>手札に合わせてカウントを割れるキングが1枚もないので、ダブルを宣言するのは危険です。</translation>
    </message>
    <message numerus="yes">
        <source>Doubling would put a lead of %n points at risk.</source>
        <translation>
            <numerusform>ダブルを宣言すると、%n点のリードが危うくなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes the round worth more, whoever wins it.</source>
        <translation>どちらが勝っても、このラウンドの得点が大きくなります。</translation>
    </message>
    <message>
        <source>This leaves the value of the round as it is.</source>
        <translation>ラウンドの得点の倍率は変わりません。</translation>
    </message>
    <message numerus="yes">
        <source>{other} relies on the stock: %n of the {all} unseen cards can be played on {count}.</source>
        <translation>
            <numerusform>{other}は山札頼みです。まだ見えていない{all}枚のうちカウント{count}に出せるのは%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} gives the round to {seat}, who played the last card.</source>
        <translation>{other}では、最後のカードを出した{seat}がラウンドを取ります。</translation>
    </message>
    <message>
        <source>{other} gives you the round, because you played the last card.</source>
        <translation>{other}では、最後のカードを出したあなたがラウンドを取ります。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has won the round already, and each further card scores %n points more.</source>
        <translation>
            <numerusform>ラウンドはもう{seat}の勝ちで、カードを1枚出すごとにさらに%n点入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won the round already, and each further card scores %n points more.</source>
        <translation>
            <numerusform>ラウンドはもうあなたの勝ちで、カードを1枚出すごとにさらに%n点入ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This ends the round, and {seat} wins it with the last card played.</source>
        <translation>ここでラウンドは終わり、最後のカードを出した{seat}の勝ちになります。</translation>
    </message>
    <message>
        <source>This ends the round, and you win it with the last card played.</source>
        <translation>ここでラウンドは終わり、最後のカードを出したあなたの勝ちになります。</translation>
    </message>
    <message>
        <source>{other} lets {seat} play on alone.</source>
        <translation>{other}では、{seat}が1人で続けられます。</translation>
    </message>
    <message>
        <source>{other} lets you play on alone.</source>
        <translation>{other}では、あなたが1人で続けられます。</translation>
    </message>
    <message>
        <source>{seat} plays the {card}: {step}&#xa0;=&#xa0;{count}.</source>
        <translation>{seat}が{card}を出しました：{step}&#xa0;=&#xa0;{count}。</translation>
    </message>
    <message numerus="yes">
        <source>To zero with %n cards</source>
        <extracomment>the theme of a puzzle: the count is to be brought to zero</extracomment>
        <translation>
            <numerusform>%n枚で0へ</numerusform>
        </translation>
    </message>
    <message>
        <source>Shut the door</source>
        <extracomment>the theme of a puzzle: the opponent shall have no answer</extracomment>
        <translation>相手を手詰まりにする</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: {seat} may hold one of the %n unseen cards that bring it to 0.</source>
        <translation>
            <numerusform>{other}ではカウントは{count}になります。これを0にするカードがまだ%n枚見えておらず、{seat}が持っているかもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: you may hold one of the %n unseen cards that bring it to 0.</source>
        <translation>
            <numerusform>{other}ではカウントは{count}になります。これを0にするカードがまだ%n枚見えておらず、あなたが持っているかもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n low cards (ace to 5) for the low counts at the end.</source>
        <translation>
            <numerusform>終盤の低いカウントに備えて、小さいカード（エースから5まで）が%n枚残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} keeps no low card (ace to 5).</source>
        <extracomment>of low cards</extracomment>
        <translation>{other}では小さいカード（エースから5まで）が1枚も残りません。</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n aces, which fit every count.</source>
        <translation>
            <numerusform>どのカウントにも出せるエースが%n枚残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This keeps the {low} in hand, which fits more counts than a higher number.</source>
        <extracomment>the number on a card</extracomment>
        <translation>大きい数字より多くのカウントに出せる{low}を、手札に残します。</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves room for %n more cards, down to {count}.</source>
        <translation>
            <numerusform>{other}では、この後さらに%n枚出せて、カウントは{count}まで下がります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n low cards (ace to 5) for the end, more than the average hand.</source>
        <translation>
            <numerusform>{seat}の手札には、終盤に備える小さいカード（エースから5まで）が、平均より多く%n枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n low cards (ace to 5) for the end, more than the average hand.</source>
        <translation>
            <numerusform>手札には、終盤に備える小さいカード（エースから5まで）が、平均より多く%n枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>{seat}の手札には、ほかのカードに合わせてカウントを割れるキングが%n枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n kings, which can divide the count to suit the hand.</source>
        <translation>
            <numerusform>手札には、ほかのカードに合わせてカウントを割れるキングが%n枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>white ball</source>
        <translation>白いボール</translation>
    </message>
    <message>
        <source>red ball</source>
        <translation>赤いボール</translation>
    </message>
    <message>
        <source>black ball</source>
        <translation>黒いボール</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>whose balls a player has</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>whose balls a player has</extracomment>
        <translation>赤</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>whose balls a player has</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>{q},{r}</source>
        <extracomment>the place of a tile, by its coordinates; where a comma would make them one number, with another sign</extracomment>
        <translation>{q},{r}</translation>
    </message>
    <message>
        <source>the box, for tiles that are removed</source>
        <translation>取り除いたタイルを入れる箱</translation>
    </message>
    <message>
        <source>tile {at}, empty</source>
        <translation>タイル{at}、空き</translation>
    </message>
    <message>
        <source>tile {at}</source>
        <translation>タイル{at}</translation>
    </message>
    <message>
        <source>{ball} on {at}</source>
        <translation>{at}の{ball}</translation>
    </message>
    <message>
        <source>{places}; {at}</source>
        <extracomment>several tiles by their coordinates, which have commas</extracomment>
        <translation>{places}、{at}</translation>
    </message>
    <message>
        <source>One empty tile left beside your group on {at}: {last}.</source>
        <extracomment>on the viewer&apos;s turn; the balls of the group and the tile by their coordinates</extracomment>
        <translation>{at}にある自分のグループの隣は、空きタイルが残り1枚：{last}。</translation>
    </message>
    <message>
        <source>One empty tile left beside the group of {seat} on {at}: {last}.</source>
        <translation>{at}にある{seat}のグループの隣は、空きタイルが残り1枚：{last}。</translation>
    </message>
    <message numerus="yes">
        <source>pool, %n tiles</source>
        <translation>
            <numerusform>残りのタイル、%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>in the pool</extracomment>
        <translation>
            <numerusform>タイル%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>where removed tiles go</extracomment>
        <translation>箱</translation>
    </message>
    <message numerus="yes">
        <source>%n balls in hand</source>
        <extracomment>a player has</extracomment>
        <translation>
            <numerusform>手持ちのボール%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Captured</source>
        <extracomment>above the balls that were captured</extracomment>
        <translation>取られたボール</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>this player is out of the match</extracomment>
        <translation>脱落</translation>
    </message>
    <message numerus="yes">
        <source>%n balls</source>
        <extracomment>a player has on the island</extracomment>
        <translation>
            <numerusform>ボール%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>{at}, removed in the last turn</source>
        <extracomment>the outline of a tile that a player took in the last turn</extracomment>
        <translation>{at}、前の手番で取り除かれた</translation>
    </message>
    <message>
        <source>{at}, cut off in the last turn</source>
        <extracomment>the outline of a tile that went with it</extracomment>
        <translation>{at}、前の手番で切り離された</translation>
    </message>
    <message>
        <source>{seat} lays a tile, {number} of 2</source>
        <translation>{seat}がタイルを置く番です（{number}枚目）</translation>
    </message>
    <message>
        <source>Your turn: lay a tile, {number} of 2</source>
        <translation>あなたの番：{number}枚目のタイルを置く</translation>
    </message>
    <message>
        <source>{seat} places a ball</source>
        <translation>{seat}がボールを置く番です</translation>
    </message>
    <message>
        <source>Your turn: place a ball</source>
        <translation>あなたの番：ボールを置く</translation>
    </message>
    <message>
        <source>{seat} moves a ball</source>
        <translation>{seat}がボールを動かす番です</translation>
    </message>
    <message>
        <source>Your turn: move a ball</source>
        <translation>あなたの番：ボールを動かす</translation>
    </message>
    <message>
        <source>{seat} removes a tile</source>
        <translation>{seat}がタイルを取り除く番です</translation>
    </message>
    <message>
        <source>Your turn: remove a tile</source>
        <translation>あなたの番：タイルを取り除く</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>a column: the balls that a player has left over a column of the result of a match of two games</extracomment>
        <translation>勝ったゲーム数</translation>
    </message>
    <message>
        <source>balls left</source>
        <extracomment>the scores of a match: 0 : 6 (balls left)</extracomment>
        <translation>残りのボール</translation>
    </message>
    <message>
        <source>games won</source>
        <extracomment>the scores of a match: 2 : 1 (games won)</extracomment>
        <translation>勝ったゲーム</translation>
    </message>
    <message>
        <source>games won: {number}</source>
        <extracomment>on the plate of a player, in a match of two games</extracomment>
        <translation>勝ったゲーム数：{number}</translation>
    </message>
    <message>
        <source>{seat} wins the first game</source>
        <translation>第1ゲームは{seat}の勝ち</translation>
    </message>
    <message>
        <source>You win the first game</source>
        <translation>第1ゲームはあなたの勝ち</translation>
    </message>
    <message>
        <source>Lay a tile on {at}</source>
        <translation>{at}にタイルを置く</translation>
    </message>
    <message>
        <source>Place the ball on {at}</source>
        <translation>{at}にボールを置く</translation>
    </message>
    <message>
        <source>Move from {start} to {end}</source>
        <translation>{start}から{end}へ動かす</translation>
    </message>
    <message>
        <source>Remove the tile {at}</source>
        <translation>{at}のタイルを取り除く</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>白と赤を交代する</translation>
    </message>
    <message>
        <source>{seat} lays a tile on {at}.</source>
        <translation>{seat}が{at}にタイルを置きました。</translation>
    </message>
    <message>
        <source>You lay a tile on {at}.</source>
        <translation>あなたが{at}にタイルを置きました。</translation>
    </message>
    <message>
        <source>{seat} places a ball on {at}.</source>
        <translation>{seat}が{at}にボールを置きました。</translation>
    </message>
    <message>
        <source>You place a ball on {at}.</source>
        <translation>あなたが{at}にボールを置きました。</translation>
    </message>
    <message>
        <source>{seat} moves from {start} to {end}.</source>
        <translation>{seat}がボールを{start}から{end}へ動かしました。</translation>
    </message>
    <message>
        <source>You move from {start} to {end}.</source>
        <translation>あなたがボールを{start}から{end}へ動かしました。</translation>
    </message>
    <message>
        <source>{seat} removes the tile {at}.</source>
        <translation>{seat}が{at}のタイルを取り除きました。</translation>
    </message>
    <message>
        <source>You remove the tile {at}.</source>
        <translation>あなたが{at}のタイルを取り除きました。</translation>
    </message>
    <message>
        <source>{seat}: tile {at}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>{seat}：タイル{at}。</translation>
    </message>
    <message>
        <source>{seat}: ball {at}.</source>
        <translation>{seat}：ボール{at}。</translation>
    </message>
    <message>
        <source>{seat}: {start} to {end}.</source>
        <translation>{seat}：{start}から{end}へ。</translation>
    </message>
    <message>
        <source>{seat}: {at} removed.</source>
        <translation>{seat}：{at}を取り除きました。</translation>
    </message>
    <message>
        <source>Sides are swapped. White: {seat}, Red: {other}.</source>
        <translation>交代しました。白：{seat}、赤：{other}。</translation>
    </message>
    <message>
        <source>Cut off: {at}.</source>
        <extracomment>the places of the tiles that were cut off, or of one</extracomment>
        <translation>切り離されたタイル：{at}。</translation>
    </message>
    <message>
        <source>From now on each turn moves a ball and removes a tile.</source>
        <translation>ここからは、ボールを動かしてタイルを取り除きます。</translation>
    </message>
    <message>
        <source>The second game begins. Now {seat} is White.</source>
        <translation>第2ゲームが始まりました。今度は{seat}が白です。</translation>
    </message>
    <message>
        <source>The second game begins. Now you are White.</source>
        <translation>第2ゲームが始まりました。今度はあなたが白です。</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>勝ち切る</translation>
    </message>
    <message>
        <source>Moving a ball</source>
        <translation>ボールを動かす</translation>
    </message>
    <message>
        <source>Removing a tile</source>
        <translation>タイルを取り除く</translation>
    </message>
    <message>
        <source>Placing tiles and balls</source>
        <translation>タイルとボールを置く</translation>
    </message>
    <message>
        <source>{colour} has moved a ball. Remove a tile so that you win in your next turn, whatever {other} does.</source>
        <translation>{colour}はボールを動かしました。{other}がどう応じても次の自分の手番で勝てるように、タイルを取り除いてください。</translation>
    </message>
    <message>
        <source>Whichever tile is removed then, that does not win this turn.</source>
        <extracomment>a puzzle asks for a win this turn, and a ball has been moved to the wrong place</extracomment>
        <translation>その後どのタイルを取り除いても、この手番では勝てません。</translation>
    </message>
    <message>
        <source>Whichever tile is removed then, {other} has an answer.</source>
        <extracomment>a puzzle asks for a win in two turns, and a ball has been moved to the wrong place</extracomment>
        <translation>その後どのタイルを取り除いても、{other}には応じる手があります。</translation>
    </message>
    <message>
        <source>{other} can still take a turn, so you win only later.</source>
        <translation>{other}にはまだ手番があるので、勝つのはその後になります。</translation>
    </message>
    <message>
        <source>“{text}”: no tile can lie that far from the first one; coordinates go from −{most} to {most}.</source>
        <translation>「{text}」：最初のタイルからそれほど遠くにタイルは置けません。座標は−{most}から{most}までです。</translation>
    </message>
    <message>
        <source>You cannot pass: another action is possible.</source>
        <translation>できることがあるので、パスはできません。</translation>
    </message>
    <message>
        <source>Only the second player can swap sides, and only instead of taking a second turn.</source>
        <translation>交代できるのは後手だけです。2回目の手番の代わりに交代します。</translation>
    </message>
    <message>
        <source>Whichever two tiles you laid, your ball could go on neither: you can only pass.</source>
        <translation>どこに2枚のタイルを置いても、どちらにもボールを置けません。パスしかできません。</translation>
    </message>
    <message>
        <source>Both tiles are down: now put a ball on one of them.</source>
        <translation>タイルは2枚とも置きました。次は、そのどちらかにボールを置いてください。</translation>
    </message>
    <message>
        <source>The tile on {at} has no open side.</source>
        <translation>{at}のタイルには空いている辺がありません。</translation>
    </message>
    <message>
        <source>No complete turn is possible, so passing is the only choice.</source>
        <translation>手番を完了できないので、パスするしかありません。</translation>
    </message>
    <message>
        <source>This takes over White and its place in the turn order.</source>
        <translation>白のボールと手番の順を引き継ぎます。</translation>
    </message>
    <message numerus="yes">
        <source>{other} costs {seat} %n balls.</source>
        <translation>
            <numerusform>{other}では{seat}がボールを%n個失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} costs you %n balls.</source>
        <translation>
            <numerusform>{other}では自分のボールを%n個失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves opposing balls %n empty tiles.</source>
        <extracomment>to touch</extracomment>
        <translation>
            <numerusform>{other}では、相手のボールに接する空きタイルは%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of {seat}’s groups will be down to its last empty tile.</source>
        <extracomment>an empty tile beside a group of balls</extracomment>
        <translation>{seat}のグループで、隣の空きタイルが残り1枚になるものはありません。</translation>
    </message>
    <message>
        <source>None of your groups will be down to its last empty tile.</source>
        <extracomment>an empty tile beside a group of balls</extracomment>
        <translation>自分のグループで、隣の空きタイルが残り1枚になるものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n of {seat}’s balls in danger, in groups down to their last empty tile.</source>
        <translation>
            <numerusform>{other}では、隣の空きタイルが残り1枚のグループに{seat}のボールが%n個入り、取られるおそれがあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n of your balls in danger, in groups down to their last empty tile.</source>
        <translation>
            <numerusform>{other}では、隣の空きタイルが残り1枚のグループに自分のボールが%n個入り、取られるおそれがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves no opposing group down to its last empty tile.</source>
        <translation>{other}では、相手のグループで、隣の空きタイルが残り1枚になるものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles will be within reach of {seat}’s balls alone.</source>
        <translation>
            <numerusform>{seat}のボールだけが行ける空きタイルが%n枚になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles will be within reach of your balls alone.</source>
        <translation>
            <numerusform>自分のボールだけが行ける空きタイルが%n枚になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n such tiles.</source>
        <extracomment>of empty tiles that the balls of one player alone can reach</extracomment>
        <translation>
            <numerusform>{other}では、そのようなタイルは%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} lets them reach %n.</source>
        <extracomment>of balls</extracomment>
        <translation>
            <numerusform>{other}では、ボールの行ける空きタイルは%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} lets opposing balls reach %n empty tiles.</source>
        <translation>
            <numerusform>{other}では、相手のボールが行ける空きタイルは%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {seat}’s balls will be able to move.</source>
        <translation>
            <numerusform>{seat}のボールのうち動けるのは%n個になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your balls will be able to move.</source>
        <translation>
            <numerusform>自分のボールのうち動けるのは%n個になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n that can move.</source>
        <extracomment>of balls</extracomment>
        <translation>
            <numerusform>{other}では、動けるボールは%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n opposing balls that can move.</source>
        <translation>
            <numerusform>{other}では、相手のボールのうち動けるのは%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n empty ones: freedom for a ball on it.</source>
        <translation>
            <numerusform>タイルは空きタイル%n枚に接し、その上に置くボールに余裕ができます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} puts it next to {number}.</source>
        <extracomment>of a tile: so many empty tiles</extracomment>
        <translation>{other}では、接する空きタイルは{number}枚です。</translation>
    </message>
    <message>
        <source>{other} puts it next to no empty tile.</source>
        <translation>{other}では、タイルは空きタイルに接しません。</translation>
    </message>
    <message numerus="yes">
        <source>The tile gives %n of {seat}’s balls one more empty tile to touch.</source>
        <translation>
            <numerusform>このタイルで、{seat}のボール%n個に接する空きタイルが1枚ずつ増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile gives %n of your balls one more empty tile to touch.</source>
        <translation>
            <numerusform>このタイルで、自分のボール%n個に接する空きタイルが1枚ずつ増えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both new tiles lie side by side: on either of them, the ball will touch the other.</source>
        <translation>新しいタイル2枚が隣り合うので、どちらに置いてもボールはもう1枚に接します。</translation>
    </message>
    <message>
        <source>{other} lays the second tile apart from the first.</source>
        <translation>{other}では、2枚目のタイルは1枚目から離れます。</translation>
    </message>
    <message numerus="yes">
        <source>The ball will touch %n empty tiles.</source>
        <translation>
            <numerusform>ボールに接する空きタイルは%n枚になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} lets it touch {number}.</source>
        <extracomment>of a ball: so many empty tiles</extracomment>
        <translation>{other}では{number}枚です。</translation>
    </message>
    <message>
        <source>{other} puts it next to {number} others, which makes the island more compact.</source>
        <extracomment>of a tile: so many other tiles</extracomment>
        <translation>{other}では、タイルは{number}枚に接し、島がまとまります。</translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n others, which keeps the island compact.</source>
        <translation>
            <numerusform>タイルはほかの%n枚に接し、島がまとまります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the game at once.</source>
        <translation>これですぐに勝ちになります。</translation>
    </message>
    <message>
        <source>{seat} has no complete turn</source>
        <translation>{seat}は手番を完了できません</translation>
    </message>
    <message>
        <source>Your turn: no complete turn is possible</source>
        <translation>あなたの番：手番を完了できません</translation>
    </message>
    <message>
        <source>First turn of moving: no captures</source>
        <translation>動かす最初の手番：ボールは取れません</translation>
    </message>
    <message numerus="yes">
        <source>%n balls, and no complete turn with any of them</source>
        <extracomment>a player has balls left, but cannot move one and then remove a tile</extracomment>
        <translation>
            <numerusform>ボール%n個が残り、手番は完了できず</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} had no complete turn left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>{seat}は手番を完了できなくなりました。</translation>
    </message>
    <message>
        <source>You had no complete turn left.</source>
        <translation>あなたは手番を完了できなくなりました。</translation>
    </message>
    <message numerus="yes">
        <source>takes %n white balls</source>
        <translation>
            <numerusform>白いボール%n個を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n red balls</source>
        <translation>
            <numerusform>赤いボール%n個を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n black balls</source>
        <translation>
            <numerusform>黒いボール%n個を取る</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has no complete turn and passes.</source>
        <translation>{seat}は手番を完了できないのでパスしました。</translation>
    </message>
    <message>
        <source>You have no complete turn and pass.</source>
        <translation>あなたは手番を完了できないのでパスしました。</translation>
    </message>
    <message>
        <source>{seat} has no complete turn left and is out.</source>
        <translation>{seat}は手番を完了できないので脱落しました。</translation>
    </message>
    <message>
        <source>You have no complete turn left and are out.</source>
        <translation>あなたは手番を完了できないので脱落しました。</translation>
    </message>
    <message>
        <source>{other} loses the game at once.</source>
        <translation>{other}では、すぐに負けになります。</translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will touch %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>{seat}のボールに接する空きタイルは%n枚になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will touch %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>自分のボールに接する空きタイルは%n枚になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves them %n empty tiles.</source>
        <extracomment>of balls: to touch</extracomment>
        <translation>
            <numerusform>{other}では、ボールに接する空きタイルは%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This threatens a capture: %n opposing balls will be in groups down to their last empty tile.</source>
        <translation>
            <numerusform>次に取れる形です。隣の空きタイルが残り1枚になるグループに、相手のボールが%n個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will be able to reach %n empty tiles.</source>
        <translation>
            <numerusform>{seat}のボールが行ける空きタイルは%n枚になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will be able to reach %n empty tiles.</source>
        <translation>
            <numerusform>自分のボールが行ける空きタイルは%n枚になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}’s balls will stand apart, in {number} groups.</source>
        <extracomment>at least two groups</extracomment>
        <translation>{seat}のボールは離れ、{number}グループになります。</translation>
    </message>
    <message>
        <source>Your balls will stand apart, in {number} groups.</source>
        <extracomment>at least two groups</extracomment>
        <translation>自分のボールは離れ、{number}グループになります。</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {seat}’s balls in %n groups.</source>
        <translation>
            <numerusform>{other}では、{seat}のボールは%nグループになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves your balls in %n groups.</source>
        <translation>
            <numerusform>{other}では、自分のボールは%nグループになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}’s balls will form only %n groups, and the balls of a group share its empty tiles.</source>
        <translation>
            <numerusform>{seat}のボールは%nグループだけになり、グループの中では空きタイルを共有します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your balls will form only %n groups, and the balls of a group share its empty tiles.</source>
        <translation>
            <numerusform>自分のボールは%nグループだけになり、グループの中では空きタイルを共有します。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} puts it next to {number} others.</source>
        <extracomment>of a tile: so many other tiles</extracomment>
        <translation>{other}では、タイルは{number}枚に接します。</translation>
    </message>
    <message numerus="yes">
        <source>The tile touches %n others, which stretches the island.</source>
        <translation>
            <numerusform>タイルはほかの%n枚に接し、島が細長く伸びます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles are cut off and go.</source>
        <translation>
            <numerusform>ほかにタイル%n枚が切り離されて取り除かれました。</numerusform>
        </translation>
    </message>
    <message>
        <source>in a group of {size}</source>
        <extracomment>a ball that is connected to others of its colour, in all so many</extracomment>
        <translation>{size}個のグループ</translation>
    </message>
    <message>
        <source>{ball}, group of {size}: {at}.</source>
        <extracomment>all balls of a group: red ball, group of 3: 0,1; 0,2; 1,1.</extracomment>
        <translation>{ball}、{size}個のグループ：{at}。</translation>
    </message>
    <message>
        <source>{ball} on {at}.</source>
        <extracomment>a ball that is connected to no other one</extracomment>
        <translation>{at}の{ball}。</translation>
    </message>
    <message>
        <source>No empty tile beside it.</source>
        <extracomment>a group of balls</extracomment>
        <translation>隣に空きタイルはありません。</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <extracomment>two things of a list, each of which may have commas
----------
pairs and straights of foes that cancel each other</extracomment>
        <translation>{first}、{second}</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles beside it: {at}.</source>
        <extracomment>a group of balls; the tiles follow</extracomment>
        <translation>
            <numerusform>隣の空きタイル%n枚：{at}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n tiles</source>
        <extracomment>the place for a tile</extracomment>
        <translation>
            <numerusform>タイル%n枚に接する</numerusform>
        </translation>
    </message>
    <message>
        <source>beside no tile</source>
        <extracomment>the place for a tile</extracomment>
        <translation>接するタイルなし</translation>
    </message>
    <message>
        <source>beside {things}</source>
        <extracomment>the place for a tile or ball: beside a red ball on 1,0, black balls on 2,0 and 3,0</extracomment>
        <translation>隣に{things}</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles beside it</source>
        <extracomment>beside a ball, or beside its group</extracomment>
        <translation>
            <numerusform>隣の空きタイル%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can move to %n tiles</source>
        <extracomment>a ball</extracomment>
        <translation>
            <numerusform>%n枚のタイルへ動ける</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, in hand, %n left</source>
        <translation>
            <numerusform>手持ちの{ball}、残り%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, captured, %n in all</source>
        <translation>
            <numerusform>取られた{ball}、全部で%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>On the island</source>
        <translation>島の上</translation>
    </message>
    <message>
        <source>no ball was left to move</source>
        <translation>動かすボールなし</translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses %n balls.</source>
        <translation>
            <numerusform>{seat}はボールを%n個失いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n balls.</source>
        <translation>
            <numerusform>あなたはボールを%n個失いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are left out of the game.</source>
        <translation>
            <numerusform>残ったタイル%n枚は使いません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turns</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>
            <numerusform>%n手番で勝つ</numerusform>
        </translation>
    </message>
    <message>
        <source>the Shadow</source>
        <extracomment>the hero whose cards come from the deck</extracomment>
        <translation>シャドウ</translation>
    </message>
    <message>
        <source>your place in the cycle</source>
        <translation>このサイクルであなたが出す場所</translation>
    </message>
    <message>
        <source>your markers, to play blind</source>
        <translation>あなたの目印（山札から出す）</translation>
    </message>
    <message numerus="yes">
        <source>marker of {seat}, face down, %n in all</source>
        <translation>
            <numerusform>{seat}の目印、裏向き、全部で%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, your marker, face down</source>
        <translation>{card}、あなたの目印、裏向き</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, visible</source>
        <translation>{card}、{seat}が出したカード、見えている</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, hidden with the {others}</source>
        <translation>{card}、{seat}が出したカード、{others}と互いに隠れている</translation>
    </message>
    <message numerus="yes">
        <source>{foe}, the foe on show, %n more to come</source>
        <translation>
            <numerusform>{foe}、現れている敵、残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>foe deck, %n cards, face down</source>
        <translation>
            <numerusform>敵の山札、%n枚、裏向き</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tactical deck, %n cards, face down</source>
        <translation>
            <numerusform>作戦カードの山札、%n枚、裏向き</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, on the discards, %n cards</source>
        <translation>
            <numerusform>{card}、捨て札の上、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{foe}, in the corner of {seat}</source>
        <translation>{foe}、{seat}のコーナー</translation>
    </message>
    <message>
        <source>{foe}, cancels with {others}</source>
        <extracomment>a foe in a corner, and the one or two that it cancels with</extracomment>
        <translation>{foe}、{others}と打ち消し合う</translation>
    </message>
    <message>
        <source>{foe}, cancelled</source>
        <translation>{foe}、打ち消された</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <extracomment>what the winner of a round was paid for
----------
in the tactical deck</extracomment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <extracomment>number of cards on the discard pile</extracomment>
        <translation>
            <numerusform>捨て札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind</source>
        <extracomment>where a card is laid down as a marker, to play blind</extracomment>
        <translation>山札から</translation>
    </message>
    <message>
        <source>would take the foe</source>
        <translation>敵を引き取ることになる</translation>
    </message>
    <message>
        <source>The foe goes to {seat}</source>
        <extracomment>settled: all have played</extracomment>
        <translation>敵の行き先：{seat}</translation>
    </message>
    <message>
        <source>The foe goes to nobody</source>
        <translation>敵の行き先：なし</translation>
    </message>
    <message numerus="yes">
        <source>your marker, face down, %n in all</source>
        <translation>
            <numerusform>あなたの目印、裏向き、全部で%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, played by you, visible</source>
        <translation>{card}、あなたが出したカード、見えている</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, the lowest visible so far: others have yet to play</source>
        <translation>{card}、{seat}が出したカード、今のところ見えている中で一番小さい数：まだ出していない人がいる</translation>
    </message>
    <message>
        <source>{card}, played by you, the lowest visible so far: others have yet to play</source>
        <translation>{card}、あなたが出したカード、今のところ見えている中で一番小さい数：まだ出していない人がいる</translation>
    </message>
    <message>
        <source>{card}, played by you, hidden with the {others}</source>
        <translation>{card}、あなたが出したカード、{others}と互いに隠れている</translation>
    </message>
    <message>
        <source>{foe}, the foe on show, the last one</source>
        <translation>{foe}、現れている敵、最後の1枚</translation>
    </message>
    <message>
        <source>{foe}, in your corner</source>
        <translation>{foe}、あなたのコーナー</translation>
    </message>
    <message>
        <source>takes the foe</source>
        <translation>敵を引き取る</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>no player, as in: So far: nobody</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>The foe would go to nobody</source>
        <extracomment>if the user plays this card, which is the last one</extracomment>
        <translation>出すと、敵の行き先はなし</translation>
    </message>
    <message>
        <source>The foe comes to you</source>
        <translation>敵の行き先：あなた</translation>
    </message>
    <message>
        <source>The foe would go to {seat}</source>
        <extracomment>if the user plays this card, which is the last one
----------
if the user plays this card, but others have yet to play</extracomment>
        <translation>出すと、敵は{seat}へ</translation>
    </message>
    <message>
        <source>The foe would come to you</source>
        <translation>出すと、敵はあなたへ</translation>
    </message>
    <message>
        <source>So far: {seat}</source>
        <extracomment>the foe would go to this player, but others have yet to play</extracomment>
        <translation>今のところ：{seat}</translation>
    </message>
    <message>
        <source>So far: you</source>
        <translation>今のところ：あなた</translation>
    </message>
    <message>
        <source>So far the foe goes to {seat}</source>
        <translation>今のところ、敵の行き先は{seat}</translation>
    </message>
    <message>
        <source>So far the foe comes to you</source>
        <translation>今のところ、敵の行き先はあなた</translation>
    </message>
    <message>
        <source>{said}. {why}</source>
        <extracomment>whom the foe goes to, and a whole sentence with the reason, as they are read out</extracomment>
        <translation>{said}。{why}</translation>
    </message>
    <message numerus="yes">
        <source>%n still to play.</source>
        <extracomment>players that have yet to play a card in this cycle</extracomment>
        <translation>
            <numerusform>残り%n人です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %n more still to play.</source>
        <extracomment>players beside the user that have yet to play a card in this cycle</extracomment>
        <translation>
            <numerusform>残りはあなたとほか%n人です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you have yet to play.</source>
        <translation>残りはあなただけです。</translation>
    </message>
    <message>
        <source>Nobody knows which card comes</source>
        <translation>どのカードが出るか分からない</translation>
    </message>
    <message>
        <source>Your turn: play the top card of the deck</source>
        <translation>あなたの番：山札の一番上を出す</translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <extracomment>rounds that a player has won</extracomment>
        <translation>
            <numerusform>%n勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lives</source>
        <extracomment>that a player has left
----------
at the start of the match</extracomment>
        <translation>
            <numerusform>ライフ%n</numerusform>
        </translation>
    </message>
    <message>
        <source>foes left</source>
        <extracomment>the scores of a match: 2 : 0 : 5 (foes left)</extracomment>
        <translation>残った敵</translation>
    </message>
    <message>
        <source>rounds won</source>
        <extracomment>the scores of a match: 3 : 1 : 1 (rounds won)</extracomment>
        <translation>勝ったラウンド</translation>
    </message>
    <message>
        <source>lives left</source>
        <extracomment>the scores of a match: 2 : 0 : 1 (lives left)</extracomment>
        <translation>残りライフ</translation>
    </message>
    <message>
        <source>rounds survived</source>
        <extracomment>the scores of a match: 4 : 4 : 4 (rounds survived)</extracomment>
        <translation>しのいだラウンド</translation>
    </message>
    <message numerus="yes">
        <source>%n foes</source>
        <extracomment>in a player’s corner</extracomment>
        <translation>
            <numerusform>敵%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes, {left} left</source>
        <extracomment>the same in short, on a plate: foes in a player’s corner, and those that will not be cancelled</extracomment>
        <translation>
            <numerusform>敵%n枚、残るのは{left}枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foes, {left} left after the chaos</source>
        <extracomment>foes in a player’s corner, and those of them that will not be cancelled</extracomment>
        <translation>
            <numerusform>敵%n枚、カオス後に残るのは{left}枚</numerusform>
        </translation>
    </message>
    <message>
        <source>with {seat}</source>
        <extracomment>who a player’s partner is</extracomment>
        <translation>ペア：{seat}</translation>
    </message>
    <message>
        <source>The next foe</source>
        <extracomment>a title, over the number of foes to come</extracomment>
        <translation>次の敵</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>ペア：あなた</translation>
    </message>
    <message>
        <source>No foe yet</source>
        <translation>敵はまだいない</translation>
    </message>
    <message>
        <source>The chaos</source>
        <extracomment>the end of a round, when foes cancel each other</extracomment>
        <translation>カオス</translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <extracomment>foes</extracomment>
        <translation>
            <numerusform>打ち消し%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to come</source>
        <extracomment>foes</extracomment>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>the last foe</source>
        <extracomment>below the name of the foe on show, after which none comes</extracomment>
        <translation>最後の敵</translation>
    </message>
    <message>
        <source>One team</source>
        <extracomment>who plays with whom</extracomment>
        <translation>チーム戦</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <extracomment>who plays with whom</extracomment>
        <translation>ペア戦</translation>
    </message>
    <message numerus="yes">
        <source>to %n wins</source>
        <extracomment>how the match ends</extracomment>
        <translation>
            <numerusform>%n勝先取</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen since the shuffle</source>
        <extracomment>number by number, above how many cards of it have been seen</extracomment>
        <translation>シャッフル後に出た枚数</translation>
    </message>
    <message>
        <source>{number}: {count} of 4</source>
        <extracomment>how many cards of a number have been seen</extracomment>
        <translation>{number}は4枚中{count}枚</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>{card}を出す</translation>
    </message>
    <message>
        <source>Play blind, the {card} as marker</source>
        <translation>{card}を目印にして山札から出す</translation>
    </message>
    <message>
        <source>Play one card: {cards}</source>
        <extracomment>several actions in one line: any of these cards</extracomment>
        <translation>カードを1枚出す：{cards}</translation>
    </message>
    <message>
        <source>Play blind, one card as marker: {cards}</source>
        <extracomment>several actions in one line: any of these cards</extracomment>
        <translation>1枚を目印にして山札から出す：{cards}</translation>
    </message>
    <message>
        <source>Play the top card of the deck</source>
        <translation>山札の一番上を出す</translation>
    </message>
    <message>
        <source>{seat} win round {round}</source>
        <extracomment>several players</extracomment>
        <translation>第{round}ラウンドは{seat}の勝ち</translation>
    </message>
    <message>
        <source>Round {round} is shared</source>
        <translation>第{round}ラウンドは共同勝利</translation>
    </message>
    <message>
        <source>Round {round} is won: no foe is left</source>
        <translation>第{round}ラウンドは勝ち：残った敵なし</translation>
    </message>
    <message>
        <source>Round {round} is lost</source>
        <translation>第{round}ラウンドは負け</translation>
    </message>
    <message>
        <source>{seat}: {number}</source>
        <extracomment>a player with a number, in a list: you: 1, Nana: 3
----------
foes left in a corner</extracomment>
        <translation>{seat}は{number}</translation>
    </message>
    <message>
        <source>Foes left: {left}</source>
        <translation>残った敵：{left}</translation>
    </message>
    <message>
        <source>Foes taken</source>
        <extracomment>a column: the foes that a player has taken</extracomment>
        <translation>引き取った敵</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <extracomment>a column: foes that the chaos has cancelled</extracomment>
        <translation>打ち消し</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a column: foes that the chaos has left</extracomment>
        <translation>残り</translation>
    </message>
    <message>
        <source>Lives</source>
        <extracomment>a column: the lives that a player has left</extracomment>
        <translation>ライフ</translation>
    </message>
    <message>
        <source>The team</source>
        <extracomment>the line of all players together</extracomment>
        <translation>チーム</translation>
    </message>
    <message>
        <source>the {card} ({name})</source>
        <extracomment>a foe within a sentence: It cancels with the jack of diamonds (the Hare)</extracomment>
        <translation>{card}（{name}）</translation>
    </message>
    <message>
        <source>the joker ({name})</source>
        <extracomment>a foe without a suit, within a sentence: It cancels with the joker (the Oni)</extracomment>
        <translation>ジョーカー（{name}）</translation>
    </message>
    <message>
        <source>The team wins a round if no foe is left.</source>
        <translation>敵が1枚も残らなければチームの勝ちです。</translation>
    </message>
    <message>
        <source>For now the foe would go to {seat}</source>
        <translation>出した時点では、敵の行き先は{seat}</translation>
    </message>
    <message>
        <source>For now the foe would come to you</source>
        <translation>出した時点では、敵の行き先はあなた</translation>
    </message>
    <message>
        <source>{seat} plays first</source>
        <translation>{seat}が最初に出します</translation>
    </message>
    <message>
        <source>You play first</source>
        <translation>あなたが最初に出します</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>{seat}: {said}</source>
        <extracomment>a player of a pair, and what was cancelled there</extracomment>
        <translation>{seat}：{said}</translation>
    </message>
    <message>
        <source>took no foe</source>
        <translation>引き取った敵なし</translation>
    </message>
    <message>
        <source>nothing cancelled</source>
        <translation>打ち消しなし</translation>
    </message>
    <message numerus="yes">
        <source>{parts}&#xa0;=&#xa0;%n lives</source>
        <extracomment>lives, and the foes left round by round that are taken off: 20 − 3 − 5 = 12 lives</extracomment>
        <translation>
            <numerusform>{parts}&#xa0;=&#xa0;ライフ%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Foes that cancel</source>
        <extracomment>the theme of a puzzle: the foe shall cancel others, so that fewer are left at the end of the round</extracomment>
        <translation>打ち消し合う敵</translation>
    </message>
    <message>
        <source>Play so that the chaos is sure to leave fewer foes in your corner than it would now.</source>
        <translation>カオスの後に自分のコーナーに残る敵が、今より必ず少なくなるようにカードを出してください。</translation>
    </message>
    <message>
        <source>Play so that the chaos is sure to leave fewer foes to your pair than it would now.</source>
        <translation>カオスの後に自分のペアに残る敵が、今より必ず少なくなるようにカードを出してください。</translation>
    </message>
    <message>
        <source>Play so that the chaos is sure to leave fewer foes to the team than it would now.</source>
        <translation>カオスの後にチームに残る敵が、今より必ず少なくなるようにカードを出してください。</translation>
    </message>
    <message>
        <source>{outcome} The chaos would leave no fewer foes.</source>
        <extracomment>why the task above is missed: the outcome is that a player takes the foe, or nobody</extracomment>
        <translation>{outcome}カオスの後に残る敵は減りません。</translation>
    </message>
    <message>
        <source>Suppose {hero} plays the {card}. {outcome}</source>
        <translation>もし{hero}が{card}を出したら、{outcome}</translation>
    </message>
    <message>
        <source>Suppose you play the {card}. {outcome}</source>
        <translation>もしあなたが{card}を出したら、{outcome}</translation>
    </message>
    <message>
        <source>Suppose the {first} and the {card} come next. {outcome}</source>
        <translation>もし次に{first}と{card}が出たら、{outcome}</translation>
    </message>
    <message>
        <source>Your card goes to your own place.</source>
        <extracomment>a card was brought to another player&apos;s place, or to the foe</extracomment>
        <translation>カードは自分の場所に出します。</translation>
    </message>
    <message>
        <source>To play blind, lay down a card from your hand as a marker.</source>
        <translation>山札から出すには、手札1枚を目印として伏せてください。</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <extracomment>a foe: the jack of diamonds, the Hare</extracomment>
        <translation>{card}（{name}）</translation>
    </message>
    <message>
        <source>joker ({name})</source>
        <extracomment>a foe without a suit: joker, the Oni</extracomment>
        <translation>ジョーカー（{name}）</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <extracomment>of foes</extracomment>
        <translation>
            <numerusform>ペア%n組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n straights</source>
        <extracomment>three foes of a suit</extracomment>
        <translation>
            <numerusform>連番%n組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team has won %n rounds.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>チームは%nラウンドに勝ちました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team has lost %n rounds.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>チームは%nラウンドに負けました。</numerusform>
        </translation>
    </message>
    <message>
        <source>In the corner of {seat} these cancel each other: {groups}.</source>
        <extracomment>what the chaos cancels, as it is read out</extracomment>
        <translation>{seat}のコーナーで打ち消し合うのは{groups}です。</translation>
    </message>
    <message>
        <source>In your corner these cancel each other: {groups}.</source>
        <translation>あなたのコーナーで打ち消し合うのは{groups}です。</translation>
    </message>
    <message>
        <source>Taking the foe</source>
        <translation>敵を引き取る</translation>
    </message>
    <message>
        <source>Blind plays</source>
        <translation>山札から出す判断</translation>
    </message>
    <message>
        <source>where it and {foe} cancel each other</source>
        <extracomment>of a foe, after a comma</extracomment>
        <translation>そこで{foe}と打ち消し合います</translation>
    </message>
    <message>
        <source>This sends {foe} to {seat}’s corner, {effect}.</source>
        <extracomment>“effect” says what happens to the foe there</extracomment>
        <translation>{foe}は{seat}のコーナーに入り、{effect}。</translation>
    </message>
    <message>
        <source>This brings {foe} to your corner, {effect}.</source>
        <translation>{foe}はあなたのコーナーに入り、{effect}。</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner, {effect}.</source>
        <translation>{other}では敵は{seat}のコーナーに入り、{effect}。</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner, {effect}.</source>
        <translation>{other}では敵はあなたのコーナーに入り、{effect}。</translation>
    </message>
    <message numerus="yes">
        <source>Played blind, every unseen card would send {foe} to {seat}’s corner for now, {effect}; on average, %n of the {all} others would change that.</source>
        <extracomment>the number of others is that of the unseen cards beside the one that is played, while others have yet to play</extracomment>
        <translation>
            <numerusform>まだ見えていないどのカードが山札から出ても、そのままなら{foe}は{seat}のコーナーに入り、{effect}。その後、ほかの{all}枚のうち出るとこれが変わるのは、平均で%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, every unseen card would bring {foe} to your corner for now, {effect}; on average, %n of the {all} others would change that.</source>
        <extracomment>the number of others is that of the unseen cards beside the one that is played, while others have yet to play</extracomment>
        <translation>
            <numerusform>まだ見えていないどのカードが山札から出ても、そのままなら{foe}はあなたのコーナーに入り、{effect}。その後、ほかの{all}枚のうち出るとこれが変わるのは、平均で%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would keep {foe} out of {seat}’s corner, {effect}.</source>
        <extracomment>the effect is that in this corner</extracomment>
        <translation>
            <numerusform>{foe}は{seat}のコーナーに入ると、{effect}。山札から出す場合、まだ見えていない{all}枚のうち%n枚なら、それを避けられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would keep {foe} out of your corner, {effect}.</source>
        <extracomment>the effect is that in this corner</extracomment>
        <translation>
            <numerusform>{foe}はあなたのコーナーに入ると、{effect}。山札から出す場合、まだ見えていない{all}枚のうち%n枚なら、それを避けられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would for now keep {foe} out of {seat}’s corner, {effect}.</source>
        <extracomment>the effect is that in this corner, while others have yet to play</extracomment>
        <translation>
            <numerusform>{foe}は{seat}のコーナーに入ると、{effect}。山札から出す場合、まだ見えていない{all}枚のうち%n枚なら、今のところそれを避けられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would for now keep {foe} out of your corner, {effect}.</source>
        <extracomment>the effect is that in this corner, while others have yet to play</extracomment>
        <translation>
            <numerusform>{foe}はあなたのコーナーに入ると、{effect}。山札から出す場合、まだ見えていない{all}枚のうち%n枚なら、今のところそれを避けられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no choice: the hand is empty, and the top card of the deck decides.</source>
        <extracomment>the hand is empty</extracomment>
        <translation>手札がないので選べません。山札の一番上のカードで決まります。</translation>
    </message>
    <message>
        <source>This spends the {number} as the marker and keeps a higher card, which takes a foe less easily.</source>
        <extracomment>the number on a card</extracomment>
        <translation>{number}を目印にして、敵を取らされにくい大きめのカードを手札に残します。</translation>
    </message>
    <message>
        <source>{other} spends the {number} as the marker, where a lower card would do.</source>
        <extracomment>the number on a card</extracomment>
        <translation>{other}では、もっと小さいカードで足りるのに、{number}を目印に使ってしまいます。</translation>
    </message>
    <message>
        <source>where it completes a straight</source>
        <extracomment>of a foe, after a comma</extracomment>
        <translation>そこで連番が完成します</translation>
    </message>
    <message>
        <source>The foe to another player</source>
        <translation>敵をほかの人に渡す</translation>
    </message>
    <message>
        <source>Nobody takes {foe}: all cards hide each other.</source>
        <translation>すべてのカードが互いに隠れるので、{foe}は誰も引き取りません。</translation>
    </message>
    <message>
        <source>{other} sends the foe to nobody: all cards hide each other.</source>
        <translation>{other}では、すべてのカードが互いに隠れ、誰も引き取りません。</translation>
    </message>
    <message>
        <source>{other} sends the foe to nobody for now: all cards hide each other.</source>
        <translation>{other}では、そのままならすべてのカードが互いに隠れ、誰も引き取りません。</translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>
            <numerusform>山札から出す場合、まだ見えていない{all}枚のうち%n枚なら、{foe}は{seat}のコーナーに入り、{effect}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would bring {foe} to your corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>
            <numerusform>山札から出す場合、まだ見えていない{all}枚のうち%n枚なら、{foe}はあなたのコーナーに入り、{effect}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner, {effect}.</source>
        <translation>
            <numerusform>{other}は運任せで、まだ見えていない{all}枚のうち%n枚なら、敵は{seat}のコーナーに入り、{effect}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner, {effect}.</source>
        <translation>
            <numerusform>{other}は運任せで、まだ見えていない{all}枚のうち%n枚なら、敵はあなたのコーナーに入り、{effect}。</numerusform>
        </translation>
    </message>
    <message>
        <source>This lets the top card of the deck decide.</source>
        <extracomment>playing the top card of the deck</extracomment>
        <translation>山札の一番上のカードに任せます。</translation>
    </message>
    <message>
        <source>{seats} win the match</source>
        <extracomment>several players</extracomment>
        <translation>{seats}の勝ち</translation>
    </message>
    <message>
        <source>would take the foe for now</source>
        <extracomment>if no other player changed that</extracomment>
        <translation>このままなら敵を引き取る</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>who plays with whom</extracomment>
        <translation>個人戦</translation>
    </message>
    <message>
        <source>The team wins the match</source>
        <translation>チームの勝ち</translation>
    </message>
    <message>
        <source>The team loses the match</source>
        <translation>チームの負け</translation>
    </message>
    <message>
        <source>The fewer foes left, the better.</source>
        <translation>残った敵が少ないほど上位です。</translation>
    </message>
    <message>
        <source>{groups} cancelled</source>
        <extracomment>foes that cancelled each other</extracomment>
        <translation>{groups}の打ち消し</translation>
    </message>
    <message>
        <source>{parts}: no lives left</source>
        <extracomment>lives, and the foes left that are taken off: 4 − 6: no life is left</extracomment>
        <translation>{parts}：ライフが尽きました</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n foes left, the most.</source>
        <translation>
            <numerusform>残った敵が一番多いのは{side}で、%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n foes left in round {round} alone.</source>
        <translation>
            <numerusform>第{round}ラウンドだけで、{side}に敵が%n枚残りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n rounds won.</source>
        <extracomment>why the match is over: the players with so many wins</extracomment>
        <translation>
            <numerusform>%nラウンド先取：{side}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: no lives left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>ライフが尽きました：{side}。</translation>
    </message>
    <message>
        <source>The team has no lives left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>チームのライフが尽きました。</translation>
    </message>
    <message numerus="yes">
        <source>The team survives %n rounds</source>
        <translation>
            <numerusform>チームが生き延びたのは%nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: play a card, or play blind</source>
        <translation>あなたの番：カードを出すか、山札から出す</translation>
    </message>
    <message>
        <source>Your turn: play blind</source>
        <translation>あなたの番：山札から出す</translation>
    </message>
    <message>
        <source>So far no card is visible.</source>
        <translation>今のところ見えているカードはありません。</translation>
    </message>
    <message>
        <source>{seats} plays after you.</source>
        <extracomment>the only player that is still to play in this cycle</extracomment>
        <translation>あなたの後に出すのは{seats}です。</translation>
    </message>
    <message>
        <source>{seats} play after you.</source>
        <extracomment>the players that are still to play in this cycle</extracomment>
        <translation>あなたの後に出すのは{seats}です。</translation>
    </message>
    <message>
        <source>You are the last to play.</source>
        <translation>あなたが最後です。</translation>
    </message>
    <message>
        <source>{seat} uses the last card in hand.</source>
        <translation>{seat}が最後の手札を使いました。</translation>
    </message>
    <message>
        <source>You use the last card in your hand.</source>
        <translation>あなたが最後の手札を使いました。</translation>
    </message>
    <message>
        <source>No card is visible now.</source>
        <translation>これで見えているカードがなくなりました。</translation>
    </message>
    <message numerus="yes">
        <source>It cancels with {others}: {seat} has %n foes left.</source>
        <translation>
            <numerusform>{others}と打ち消し合い、{seat}に残る敵は%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cancels with {others}: you have %n foes left.</source>
        <translation>
            <numerusform>{others}と打ち消し合い、あなたに残る敵は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>It cancels with {others}: {seat} has no foe left.</source>
        <extracomment>a foe that was just taken, and foes in the same corner</extracomment>
        <translation>{others}と打ち消し合い、{seat}に残る敵はいません。</translation>
    </message>
    <message>
        <source>It cancels with {others}: you have no foe left.</source>
        <translation>{others}と打ち消し合い、あなたに残る敵はいません。</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>第{round}ラウンドが始まりました。</translation>
    </message>
    <message>
        <source>Round {round} begins; it is the only one.</source>
        <translation>第{round}ラウンドが始まりました。1ラウンドだけの対戦です。</translation>
    </message>
    <message>
        <source>{seat} deals the cards.</source>
        <translation>{seat}がカードを配りました。</translation>
    </message>
    <message>
        <source>You deal the cards.</source>
        <translation>あなたがカードを配りました。</translation>
    </message>
    <message>
        <source>A foe comes: {foe}.</source>
        <translation>敵が現れました：{foe}。</translation>
    </message>
    <message>
        <source>A foe comes: {foe}. {begins}.</source>
        <extracomment>{begins}: which player begins the cycle</extracomment>
        <translation>敵が現れました：{foe}。{begins}。</translation>
    </message>
    <message>
        <source>The last foe comes: {foe}.</source>
        <translation>最後の敵が現れました：{foe}。</translation>
    </message>
    <message>
        <source>The last foe comes: {foe}. {begins}.</source>
        <translation>最後の敵が現れました：{foe}。{begins}。</translation>
    </message>
    <message>
        <source>{seat}: {card}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>{seat}：{card}。</translation>
    </message>
    <message>
        <source>{seat}, blind: {card}.</source>
        <translation>{seat}、山札から：{card}。</translation>
    </message>
    <message>
        <source>The foe: {seat}.</source>
        <translation>敵は{seat}へ。</translation>
    </message>
    <message>
        <source>{seat} plays the {card}.</source>
        <translation>{seat}が{card}を出しました。</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>あなたが{card}を出しました。</translation>
    </message>
    <message>
        <source>{seat} plays blind: {card}.</source>
        <translation>{seat}が山札から出しました：{card}。</translation>
    </message>
    <message>
        <source>You play blind: {card}.</source>
        <translation>あなたが山札から出しました：{card}。</translation>
    </message>
    <message>
        <source>{seat} plays: {card}.</source>
        <extracomment>the Shadow</extracomment>
        <translation>{seat}が出しました：{card}。</translation>
    </message>
    <message>
        <source>{seat} takes the foe: {foe}.</source>
        <translation>{seat}が敵を引き取りました：{foe}。</translation>
    </message>
    <message>
        <source>You take the foe: {foe}.</source>
        <translation>あなたが敵を引き取りました：{foe}。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the foe: {foe}; now %n foes are in the corner.</source>
        <translation>
            <numerusform>{seat}が敵を引き取りました：{foe}。コーナーの敵は%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the foe: {foe}; now %n foes are in your corner.</source>
        <translation>
            <numerusform>あなたが敵を引き取りました：{foe}。コーナーの敵は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The foe stays.</source>
        <translation>敵はそのまま残りました。</translation>
    </message>
    <message>
        <source>The foe stays. {begins}.</source>
        <extracomment>{begins}: which player begins the next cycle</extracomment>
        <translation>敵はそのまま残りました。{begins}。</translation>
    </message>
    <message>
        <source>The last foe is taken, and the chaos begins.</source>
        <translation>最後の敵が引き取られ、コーナーでカオスが起きました。</translation>
    </message>
    <message numerus="yes">
        <source>In your corner, %n foes are cancelled.</source>
        <translation>
            <numerusform>あなたのコーナーで敵%n枚が打ち消されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {first} and the {second} hide each other.</source>
        <translation>{first}と{second}は互いに隠れます。</translation>
    </message>
    <message>
        <source>The {first} and the {second} are of one colour and hide each other: the {card} is visible.</source>
        <translation>{first}と{second}は同じ色なので互いに隠れ、{card}が見えています。</translation>
    </message>
    <message>
        <source>All four cards of the number {rank} hide each other.</source>
        <translation>4枚の{rank}はすべて互いに隠れます。</translation>
    </message>
    <message>
        <source>The {card} is the lowest visible card.</source>
        <translation>見えているカードで一番小さいのは{card}です。</translation>
    </message>
    <message>
        <source>No card is visible: it is a draw.</source>
        <translation>見えているカードがないので引き分けです。</translation>
    </message>
    <message>
        <source>Keep clear of the foe</source>
        <extracomment>the theme of a puzzle: the player does not take the foe</extracomment>
        <translation>敵をかわす</translation>
    </message>
    <message>
        <source>Nobody’s foe</source>
        <extracomment>the theme of a puzzle: no player takes the foe</extracomment>
        <translation>敵は誰にも渡さない</translation>
    </message>
    <message>
        <source>After the first of these it expects:</source>
        <extracomment>above the actions that are expected after the best one</extracomment>
        <translation>一番上の手の後の予想：</translation>
    </message>
    <message>
        <source>{number}. {seat}: {action}</source>
        <translation>{number}手目（{seat}）：{action}</translation>
    </message>
    <message>
        <source>Author</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>作家</translation>
    </message>
    <message>
        <source>Painter</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>画家</translation>
    </message>
    <message>
        <source>Savage</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>野人</translation>
    </message>
    <message>
        <source>Sailor</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>船乗り</translation>
    </message>
    <message>
        <source>Soldier</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>兵士</translation>
    </message>
    <message>
        <source>Lunatic</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>狂人</translation>
    </message>
    <message>
        <source>Penitent</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>懺悔者</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>外交官</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>商人</translation>
    </message>
    <message>
        <source>Ace of Moons</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>月のエース</translation>
    </message>
    <message>
        <source>Ace of Suns</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>太陽のエース</translation>
    </message>
    <message>
        <source>Ace of Waves</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>波のエース</translation>
    </message>
    <message>
        <source>Ace of Leaves</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>葉のエース</translation>
    </message>
    <message>
        <source>Ace of Wyrms</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>竜のエース</translation>
    </message>
    <message>
        <source>Ace of Knots</source>
        <extracomment>a card of the Decktet</extracomment>
        <translation>結び目のエース</translation>
    </message>
    <message>
        <source>Huntress</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>女狩人</translation>
    </message>
    <message>
        <source>Bard</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>吟遊詩人</translation>
    </message>
    <message>
        <source>Watchman</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>夜警</translation>
    </message>
    <message>
        <source>Lightkeeper</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>灯台守</translation>
    </message>
    <message>
        <source>Consul</source>
        <extracomment>a personality card of the Decktet</extracomment>
        <translation>執政官</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>a bonus card</extracomment>
        <translation>終末</translation>
    </message>
    <message>
        <source>Calamity</source>
        <extracomment>a bonus card</extracomment>
        <translation>災厄</translation>
    </message>
    <message>
        <source>Windfall</source>
        <extracomment>a bonus card</extracomment>
        <translation>天恵</translation>
    </message>
    <message>
        <source>Pact</source>
        <extracomment>a bonus card</extracomment>
        <translation>盟約</translation>
    </message>
    <message>
        <source>Harvest</source>
        <extracomment>a bonus card</extracomment>
        <translation>収穫</translation>
    </message>
    <message>
        <source>Excuse</source>
        <extracomment>a bonus card</extracomment>
        <translation>言い訳</translation>
    </message>
    <message>
        <source>Betrayal</source>
        <extracomment>a bonus card</extracomment>
        <translation>裏切り</translation>
    </message>
    <message>
        <source>Desert</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>砂漠</translation>
    </message>
    <message>
        <source>Mountain</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>山</translation>
    </message>
    <message>
        <source>Forest</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>森</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>市場</translation>
    </message>
    <message>
        <source>Cave</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>洞窟</translation>
    </message>
    <message>
        <source>Darkness</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>暗闇</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>窓</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>a location, where cubes stand</extracomment>
        <translation>海</translation>
    </message>
    <message>
        <source>moons</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>月</translation>
    </message>
    <message>
        <source>suns</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>太陽</translation>
    </message>
    <message>
        <source>waves</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>波</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>葉</translation>
    </message>
    <message>
        <source>wyrms</source>
        <extracomment>a suit of the Decktet; wyrms are dragons</extracomment>
        <translation>竜</translation>
    </message>
    <message>
        <source>knots</source>
        <extracomment>a suit of the Decktet</extracomment>
        <translation>結び目</translation>
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
        <translation>{seat}、{place}位：{suit}</translation>
    </message>
    <message>
        <source>{seat}, {place} place: no chip</source>
        <translation>{seat}、{place}位：チップなし</translation>
    </message>
    <message>
        <source>{seats} tie for {place} place: each gets {suit}</source>
        <translation>{seats}が{place}位タイ：それぞれ{suit}</translation>
    </message>
    <message>
        <source>{seats} tie for {place} place: no chip</source>
        <translation>{seats}が{place}位タイ：チップなし</translation>
    </message>
    <message>
        <source>{remarks}.</source>
        <extracomment>what a move changes at the location that has just been named: “lead taken; you gain waves”</extracomment>
        <translation>{remarks}。</translation>
    </message>
    <message>
        <source>lead taken</source>
        <translation>トップに浮上</translation>
    </message>
    <message>
        <source>lead kept</source>
        <translation>トップを維持</translation>
    </message>
    <message>
        <source>{place} place, tied with {seats}</source>
        <translation>{seats}と{place}位タイ</translation>
    </message>
    <message>
        <source>{place} place, tied with you</source>
        <translation>あなたと{place}位タイ</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place}位</translation>
    </message>
    <message numerus="yes">
        <source>%n leaf chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>葉のチップ%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wyrm chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>竜のチップ%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knot chips</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>結び目のチップ%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{own}, but another player has {best}</source>
        <extracomment>why a bonus card does not pay</extracomment>
        <translation>{own}（最多：{best}）</translation>
    </message>
    <message>
        <source>{own}, but at least one is needed</source>
        <extracomment>why a bonus card does not pay</extracomment>
        <translation>{own}（1つ以上必要）</translation>
    </message>
    <message numerus="yes">
        <source>{location}: %n cubes of {seat}’s</source>
        <translation>
            <numerusform>{location}：{seat}のキューブ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>12 points for the most leaf chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>葉のチップが最多なら12点</translation>
    </message>
    <message>
        <source>12 points for the most wyrm chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>竜のチップが最多なら12点</translation>
    </message>
    <message>
        <source>12 points for the most knot chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>結び目のチップが最多なら12点</translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <extracomment>cards, foes or players: three or more
----------
names of players, one after the other</extracomment>
        <translation>{first}と{others}</translation>
    </message>
    <message>
        <source>{first} and {others}</source>
        <extracomment>two cards, foes or players
----------
names of players, one after the other</extracomment>
        <translation>{first}と{others}</translation>
    </message>
    <message>
        <source>nobody has a cube here</source>
        <translation>キューブなし</translation>
    </message>
    <message>
        <source>{location}: {remarks}</source>
        <extracomment>what a move changes at a location</extracomment>
        <translation>{location}：{remarks}</translation>
    </message>
    <message>
        <source>{first}; {others}</source>
        <extracomment>remarks about a move, one after the other</extracomment>
        <translation>{first}。{others}</translation>
    </message>
    <message numerus="yes">
        <source>%n sets of all six suits</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>6スートのセット%n組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <extracomment>what a bonus card measures
----------
that a player has at the end</extracomment>
        <translation>
            <numerusform>チップ%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suits without a chip</source>
        <extracomment>what a bonus card measures</extracomment>
        <translation>
            <numerusform>チップのないスート%n種</numerusform>
        </translation>
    </message>
    <message>
        <source>{own}, more than anybody else</source>
        <extracomment>why a bonus card pays</extracomment>
        <translation>{own}で単独最多</translation>
    </message>
    <message numerus="yes">
        <source>{own}, the most, shared by %n players</source>
        <extracomment>why a bonus card pays a part only</extracomment>
        <translation>
            <numerusform>{own}で最多（%n人が同数）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the bonuses of the others</source>
        <translation>
            <numerusform>ほかのプレイヤーのボーナスから%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} ({suits})</source>
        <extracomment>a card and its suits</extracomment>
        <translation>{card}（{suits}）</translation>
    </message>
    <message numerus="yes">
        <source>{card}, your hand, fits %n locations</source>
        <translation>
            <numerusform>{card}、手札、%nか所に置ける</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hand of {seat}, %n cards</source>
        <translation>
            <numerusform>{seat}の手札、%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your hand, %n cards</source>
        <translation>
            <numerusform>あなたの手札、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, played by {seat}</source>
        <translation>{card}、{seat}が出したカード</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}、あなたが出したカード</translation>
    </message>
    <message numerus="yes">
        <source>{location}: %n cubes of yours</source>
        <translation>
            <numerusform>{location}：あなたのキューブ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>supply of {seat}, %n cubes</source>
        <translation>
            <numerusform>{seat}の手元、キューブ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your supply, %n cubes</source>
        <translation>
            <numerusform>あなたの手元、キューブ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: {suit}</source>
        <extracomment>a chip of a suit that a player has</extracomment>
        <translation>{seat}：{suit}</translation>
    </message>
    <message>
        <source>{card}, bonus card of {seat}: {pays}</source>
        <extracomment>a player’s bonus card, and what it pays for</extracomment>
        <translation>{card}、{seat}のボーナスカード：{pays}</translation>
    </message>
    <message>
        <source>{card}, your bonus card: {pays}</source>
        <translation>{card}、あなたのボーナスカード：{pays}</translation>
    </message>
    <message>
        <source>face-down bonus card of {seat}</source>
        <translation>{seat}のボーナスカード、裏向き</translation>
    </message>
    <message>
        <source>your bonus card, face down</source>
        <translation>あなたのボーナスカード、裏向き</translation>
    </message>
    <message>
        <source>{card}, in the set: {pays}</source>
        <extracomment>a bonus card that can be taken, and what it pays for</extracomment>
        <translation>{card}、回ってきたボーナスカード：{pays}</translation>
    </message>
    <message numerus="yes">
        <source>set of bonus cards, %n cards</source>
        <translation>
            <numerusform>回ってくるボーナスカード、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>12 points for the most sets of all six suits</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>6スートのセットが最多なら12点</translation>
    </message>
    <message>
        <source>12 points for the most chips</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>チップが最多なら12点</translation>
    </message>
    <message>
        <source>12 points for the most suits without a chip</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>チップのないスートが最多なら12点</translation>
    </message>
    <message numerus="yes">
        <source>%n moons</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>月%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suns</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>太陽%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waves</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>波%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>葉%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wyrms</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>竜%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knots</source>
        <extracomment>chips of a suit</extracomment>
        <translation>
            <numerusform>結び目%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>第{round}ラウンド（全{rounds}回）</translation>
    </message>
    <message>
        <source>{seat} starts</source>
        <translation>{seat}から始めます</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>あなたから始めます</translation>
    </message>
    <message>
        <source>starts</source>
        <extracomment>this seat starts the round</extracomment>
        <translation>スタート</translation>
    </message>
    <message>
        <source>{card} to the {location}</source>
        <extracomment>an action, as it is read out: the card, and the place that a cube of the supply goes to</extracomment>
        <translation>{card}、{location}へ</translation>
    </message>
    <message>
        <source>{card} from the {source} to the {location}</source>
        <translation>{card}、{source}から{location}へ</translation>
    </message>
    <message>
        <source>Moving a cube from the {location}: {remarks}</source>
        <extracomment>what it costs to take one’s own cube away from a location</extracomment>
        <translation>{location}からキューブを動かす：{remarks}</translation>
    </message>
    <message>
        <source>Round {round} is dealt.</source>
        <extracomment>of the first round: who starts it is told already</extracomment>
        <translation>第{round}ラウンドの配札が済みました。</translation>
    </message>
    <message>
        <source>{suit} {count}&#xa0;×&#xa0;{each}</source>
        <extracomment>the points for chips of a suit: moons 3 × 6</extracomment>
        <translation>{suit} {count}&#xa0;×&#xa0;{each}</translation>
    </message>
    <message>
        <source>The last card of the round</source>
        <translation>ラウンド最後のカード</translation>
    </message>
    <message>
        <source>The last card but one</source>
        <translation>最後から2枚目のカード</translation>
    </message>
    <message>
        <source>A new cube</source>
        <translation>新しいキューブ</translation>
    </message>
    <message>
        <source>Moving a cube</source>
        <translation>キューブを動かす</translation>
    </message>
    <message>
        <source>{location}, if the round ended now: {change}.</source>
        <extracomment>“change” is like: Anna gains suns</extracomment>
        <translation>{location}：ここでラウンドが終われば、{change}。</translation>
    </message>
    <message>
        <source>If the match ended now: {seat} {own} points, {rival} {points}.</source>
        <extracomment>“seat” has just acted for the last time; “rival” has most points of the others</extracomment>
        <translation>ここで対戦が終われば：{seat} {own}点、{rival} {points}点。</translation>
    </message>
    <message>
        <source>If the match ended now: you {own} points, {rival} {points}.</source>
        <translation>ここで対戦が終われば：あなた {own}点、{rival} {points}点。</translation>
    </message>
    <message>
        <source>If the match ended now, without the others’ bonus cards: {seat} {own} points, {rival} {points}.</source>
        <extracomment>the same where only one’s own bonus card is known, and counted</extracomment>
        <translation>ここで対戦が終われば（ほかのプレイヤーのボーナスカードを除く）：{seat} {own}点、{rival} {points}点。</translation>
    </message>
    <message>
        <source>If the match ended now, without the others’ bonus cards: you {own} points, {rival} {points}.</source>
        <translation>ここで対戦が終われば（ほかのプレイヤーのボーナスカードを除く）：あなた {own}点、{rival} {points}点。</translation>
    </message>
    <message>
        <source>If the match ended now, without the bonus cards: {seat} {own} points, {rival} {points}.</source>
        <extracomment>the same where no bonus card is counted</extracomment>
        <translation>ここで対戦が終われば（ボーナスカードを除く）：{seat} {own}点、{rival} {points}点。</translation>
    </message>
    <message>
        <source>If the match ended now, without the bonus cards: you {own} points, {rival} {points}.</source>
        <translation>ここで対戦が終われば（ボーナスカードを除く）：あなた {own}点、{rival} {points}点。</translation>
    </message>
    <message>
        <source>{other} would make it {own} to {points}.</source>
        <extracomment>after a sentence such as: If the match ended now: Anna 71 points, Ben 68.</extracomment>
        <translation>{other}では{own}点対{points}点になります。</translation>
    </message>
    <message>
        <source>This moves a cube that is on the board and keeps one more in the supply.</source>
        <translation>盤上のキューブを動かすので、手元に1個多く残ります。</translation>
    </message>
    <message numerus="yes">
        <source>{location}: nobody else can take the lead without %n more cubes.</source>
        <translation>
            <numerusform>{location}：ほかのプレイヤーがトップに立つには、キューブがあと%n個必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} gives a smaller lead at the {location}: another player can take it with %n more cubes.</source>
        <translation>
            <numerusform>{other}では{location}でのリードが小さく、ほかのプレイヤーはあとキューブ%n個でトップに立てます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} still falls %n cubes short of the lead at the {location}.</source>
        <translation>
            <numerusform>{other}では{location}のトップまでキューブがまだ%n個足りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This counts for the bonus card {card} (12 points): {measure}, if the round ended now.</source>
        <extracomment>“measure” is like: 3 leaf chips</extracomment>
        <translation>ボーナスカード「{card}」（12点）に役立ちます。ここでラウンドが終われば、{measure}です。</translation>
    </message>
    <message>
        <source>{other} brings nothing for the bonus card {card} for now.</source>
        <translation>{other}では今のところ、ボーナスカード「{card}」に数えられるものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>The cards left in hand can still go to %n locations.</source>
        <translation>
            <numerusform>残りの手札で、まだ%nか所に置けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves cards that can go to %n locations.</source>
        <translation>
            <numerusform>{other}では、残りの手札で置けるのは%nか所です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{location}: no other player has more cubes there.</source>
        <translation>{location}：キューブの数では、ほかの誰にも負けません。</translation>
    </message>
    <message>
        <source>{seat} plays a card</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat}がカードを出す番です</translation>
    </message>
    <message>
        <source>{seat} takes a bonus card</source>
        <translation>{seat}がボーナスカードを選ぶ番です</translation>
    </message>
    <message>
        <source>Your turn: take a bonus card</source>
        <translation>あなたの番：ボーナスカードを選ぶ</translation>
    </message>
    <message>
        <source>your bonus card</source>
        <translation>あなたのボーナスカード</translation>
    </message>
    <message>
        <source>{card}, from the {source} to the {location}</source>
        <translation>{card}、{source}から{location}へ</translation>
    </message>
    <message>
        <source>{seat} starts round 1.</source>
        <translation>第1ラウンドは{seat}から始めます。</translation>
    </message>
    <message>
        <source>You start round 1.</source>
        <translation>第1ラウンドはあなたから始めます。</translation>
    </message>
    <message>
        <source>Round {round} is dealt. {seat} starts.</source>
        <translation>第{round}ラウンドの配札が済みました。{seat}から始めます。</translation>
    </message>
    <message>
        <source>Round {round} is dealt. You start.</source>
        <translation>第{round}ラウンドの配札が済みました。あなたから始めます。</translation>
    </message>
    <message>
        <source>Everybody is dealt a bonus card.</source>
        <translation>全員にボーナスカードが配られました。</translation>
    </message>
    <message>
        <source>{seat} takes the bonus card {card}.</source>
        <translation>{seat}がボーナスカード「{card}」を取りました。</translation>
    </message>
    <message>
        <source>You take the bonus card {card}.</source>
        <translation>あなたがボーナスカード「{card}」を取りました。</translation>
    </message>
    <message>
        <source>{seat} takes a bonus card.</source>
        <translation>{seat}がボーナスカードを取りました。</translation>
    </message>
    <message>
        <source>You take a bonus card.</source>
        <translation>あなたがボーナスカードを取りました。</translation>
    </message>
    <message>
        <source>{seat}: {card}, {location}.</source>
        <extracomment>an action in short, for the ear</extracomment>
        <translation>{seat}：{card}、{location}。</translation>
    </message>
    <message>
        <source>{seat}: {card}, {source} to {location}.</source>
        <translation>{seat}：{card}、{source}から{location}へ。</translation>
    </message>
    <message>
        <source>Round {round} is scored.</source>
        <translation>第{round}ラウンドの得点を計算しました。</translation>
    </message>
    <message>
        <source>{seats} share the match</source>
        <extracomment>the match has several winners</extracomment>
        <translation>{seats}の共同勝利</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>a column: chips, or the points for them</extracomment>
        <translation>チップ</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>a column: the points for the bonus card</extracomment>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>The bonus cards</source>
        <extracomment>a row: the points for the bonus cards</extracomment>
        <translation>ボーナスカード</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} is over</source>
        <extracomment>the title of a round&apos;s result</extracomment>
        <translation>第{round}ラウンド（全{rounds}回）終了</translation>
    </message>
    <message>
        <source>Round {round}: {gains}</source>
        <extracomment>the points of a round in one line</extracomment>
        <translation>第{round}ラウンド：{gains}</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>チップなし</translation>
    </message>
    <message>
        <source>{account}; {reason}.</source>
        <extracomment>a player’s account at the end, and the reason for the bonus</extracomment>
        <translation>{account}。{reason}。</translation>
    </message>
    <message>
        <source>Suppose {seat} plays the {card} to the {location}. {outcome}</source>
        <translation>もし{seat}が「{card}」を出してキューブを{location}に置いたら、{outcome}</translation>
    </message>
    <message>
        <source>Suppose {seat} plays the {card} from the {source} to the {location}. {outcome}</source>
        <translation>もし{seat}が「{card}」を出してキューブを{source}から{location}へ動かしたら、{outcome}</translation>
    </message>
    <message>
        <source>This cube is yours.</source>
        <translation>これはあなたのキューブです。</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>a column: all points</extracomment>
        <translation>合計</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n points for chips</source>
        <translation>
            <numerusform>{seat}：チップで%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: {chips} for chips and {bonus} for the bonus make %n points</source>
        <translation>
            <numerusform>{seat}：チップ{chips}点、ボーナス{bonus}点、合計%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>equal points, so the number of chips decides: {number}</source>
        <extracomment>why of two players with equal points one is ahead</extracomment>
        <translation>同点のため、チップの枚数を比較：{number}枚</translation>
    </message>
    <message numerus="yes">
        <source>Chips worth %n points</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>
            <numerusform>チップで%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no option “{name}”. The options are: {names}.</source>
        <translation>「{name}」という設定はありません。設定は次のとおりです：{names}。</translation>
    </message>
    <message>
        <source>“{name}” cannot be “{value}”. It can be: {domain}.</source>
        <translation>「{name}」を「{value}」にはできません。選べる値：{domain}。</translation>
    </message>
    <message>
        <source>“{name}” cannot be “{value}” with {others}. It can be: {domain}.</source>
        <translation>{others}のとき、「{name}」を「{value}」にはできません。選べる値：{domain}。</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent is out of the round. Bring the count to zero with at most %n cards.</source>
        <translation>
            <numerusform>相手は手詰まりです。%n枚以内でカウントを0にしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent is out of the round. Play %n cards one after the other.</source>
        <translation>
            <numerusform>相手は手詰まりです。続けて%n枚出してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card that your opponent cannot answer, whatever cards they hold.</source>
        <translation>相手の手札が何であっても応じられないカードを出してください。</translation>
    </message>
    <message numerus="yes">
        <source>The count is {count}: %n more cards cannot bring it to zero.</source>
        <translation>
            <numerusform>カウントは{count}です。あと%n枚では0にできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The count is {count}: after that you cannot play %n more cards.</source>
        <translation>
            <numerusform>カウントは{count}です。ここからあと%n枚は出せません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The count is {count}: if your opponent holds the {card}, it can be played.</source>
        <translation>カウントは{count}です。相手が{card}を持っていれば出せます。</translation>
    </message>
    <message>
        <source>{other} has an answer to that: the win is gone.</source>
        <translation>{other}にはそれに応じる手があるので、勝ちはなくなりました。</translation>
    </message>
    <message>
        <source>That lets {other} win.</source>
        <translation>それでは{other}の勝ちになります。</translation>
    </message>
    <message>
        <source>Play so that you are sure to take the foe.</source>
        <translation>必ず自分が敵を引き取るようにカードを出してください。</translation>
    </message>
    <message>
        <source>Play so that {seat} is sure to take the foe.</source>
        <translation>必ず{seat}が敵を引き取るようにカードを出してください。</translation>
    </message>
    <message>
        <source>Play so that you are sure not to take the foe.</source>
        <translation>決して自分が敵を引き取らないようにカードを出してください。</translation>
    </message>
    <message>
        <source>Play so that nobody takes the foe.</source>
        <translation>誰も敵を引き取らないようにカードを出してください。</translation>
    </message>
    <message>
        <source>You take the foe.</source>
        <translation>あなたが敵を引き取ります。</translation>
    </message>
    <message>
        <source>{seat} takes the foe.</source>
        <translation>{seat}が敵を引き取ります。</translation>
    </message>
    <message>
        <source>Nobody takes the foe.</source>
        <translation>誰も敵を引き取りません。</translation>
    </message>
    <message numerus="yes">
        <source>The last card of the round: get chips worth %n points in this round.</source>
        <translation>
            <numerusform>ラウンド最後のカードです。このラウンドで%n点分のチップを得てください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last card of the round: be sure of chips worth %n points in this round, whatever comes after it.</source>
        <translation>
            <numerusform>あなたがこのラウンドで出す最後のカードです。この後ほかの人が何を出しても、%n点分のチップを得られるようにしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This round’s chips are worth only %n points to you.</source>
        <translation>
            <numerusform>このラウンドのチップは%n点分にしかなりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}” is not a chance outcome.</source>
        <translation>「{text}」は偶然の結果の書き方ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not an action of this game.</source>
        <translation>「{text}」はこのゲームの手の書き方ではありません。</translation>
    </message>
    <message>
        <source>“{text}”: only an ace, or a jack after one, takes “=1” or “=11”.</source>
        <translation>「{text}」：「=1」「=11」を付けられるのは、エースか、エースの後のジャックだけです。</translation>
    </message>
    <message>
        <source>“{text}”: only a king, or a jack after one, takes a divisor.</source>
        <translation>「{text}」：割る数を付けられるのは、キングか、キングの後のジャックだけです。</translation>
    </message>
    <message>
        <source>“{text}”: a divisor lies between 2 and {most}.</source>
        <translation>「{text}」：割る数は2から{most}までです。</translation>
    </message>
    <message>
        <source>“{text}”: say what the ace counts, “=1” or “=11”.</source>
        <translation>「{text}」：エースの数え方を「=1」か「=11」で示してください。</translation>
    </message>
    <message>
        <source>“{text}”: say what the king divides by, such as “/2”.</source>
        <translation>「{text}」：キングで割る数を「/2」のように示してください。</translation>
    </message>
    <message>
        <source>“{text}”: only cards from 2 to 10 are played.</source>
        <translation>「{text}」：出せるのは2から10までのカードだけです。</translation>
    </message>
    <message>
        <source>There is no card “{text}”. The cards are: {names}.</source>
        <translation>「{text}」というカードはありません。カードは次のとおりです：{names}。</translation>
    </message>
    <message>
        <source>There is no bonus card “{text}”. The bonus cards are: {names}.</source>
        <translation>「{text}」というボーナスカードはありません。ボーナスカードは次のとおりです：{names}。</translation>
    </message>
    <message>
        <source>There is no location “{text}”. The locations are: {names}.</source>
        <translation>「{text}」という場所はありません。場所は次のとおりです：{names}。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わっています。</translation>
    </message>
    <message>
        <source>The cards must be shuffled first.</source>
        <translation>先にカードをシャッフルしなければなりません。</translation>
    </message>
    <message>
        <source>There is nothing to shuffle or to draw now.</source>
        <translation>今はシャッフルするものも抽選するものもありません。</translation>
    </message>
    <message>
        <source>It is the turn of seat {seat}.</source>
        <translation>席{seat}の番です。</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” takes %n cards, each once.</source>
        <translation>
            <numerusform>「{name}」には%n枚のカードを1回ずつ挙げてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has doubled</source>
        <translation>{seat}はダブルを宣言</translation>
    </message>
    <message>
        <source>You have doubled</source>
        <translation>あなたはダブルを宣言</translation>
    </message>
    <message>
        <source>Nothing here fits {count}</source>
        <extracomment>a whole hand: none of its cards can be played at this count</extracomment>
        <translation>カウント{count}で出せるカードがない</translation>
    </message>
    <message>
        <source>{before} → {count}</source>
        <extracomment>the count now, and as it would be</extracomment>
        <translation>{before} → {count}</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>this seat has chosen to play no more in the round</extracomment>
        <translation>ここでやめた</translation>
    </message>
    <message>
        <source>hand empty</source>
        <extracomment>a player has no card in the hand</extracomment>
        <translation>手札なし</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or stop</source>
        <translation>あなたの番：山札からめくるか、やめる</translation>
    </message>
    <message>
        <source>{seat} decides whether to double</source>
        <extracomment>what another player is to do now</extracomment>
        <translation>{seat}がダブルかパスかを決める番です</translation>
    </message>
    <message>
        <source>{seat} has drawn a card</source>
        <extracomment>what another player is to do now: the top card of the stock lies face up</extracomment>
        <translation>{seat}がカードをめくりました</translation>
    </message>
    <message>
        <source>You draw no more cards in this round; {seat} may go on alone.</source>
        <translation>このラウンドではもうめくりません。{seat}は1人で続けられます。</translation>
    </message>
    <message>
        <source>{seat} is blocked, so the round ends, and you win it: you played the last card.</source>
        <extracomment>what it means to stop: the other player can play no card any more, and has not played the last one</extracomment>
        <translation>{seat}は手詰まりなので、ラウンドが終わります。最後のカードを出したあなたの勝ちです。</translation>
    </message>
    <message>
        <source>{seat}: {reason}</source>
        <extracomment>a player, and the points for a round with their reason</extracomment>
        <translation>{seat}：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has reached %n points.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>{seat}が%n点に達しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both have reached %n points.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>2人とも%n点に達しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n rounds have been played.</source>
        <extracomment>why the match is over</extracomment>
        <translation>
            <numerusform>%nラウンドが終わりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>the title of a sheet with the points of both players</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>the points of all rounds before the last one together</extracomment>
        <translation>これまで</translation>
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
        <translation>どちらが勝っても、このラウンドの得点が2倍になります。</translation>
    </message>
    <message>
        <source>The round then counts four times, whoever wins.</source>
        <translation>どちらが勝っても、このラウンドの得点が4倍になります。</translation>
    </message>
    <message>
        <source>the loser scores the count, {count}&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <translation>敗者の得点はカウント{count}&#xa0;×&#xa0;{each}点&#xa0;×&#xa0;{factor}（2人ともダブル）=&#xa0;{points}点</translation>
    </message>
    <message>
        <source>the loser scores the count, {count}&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the loser&apos;s points for a round</extracomment>
        <translation>敗者の得点はカウント{count}&#xa0;×&#xa0;{each}点&#xa0;=&#xa0;{points}点</translation>
    </message>
    <message>
        <source>the loser scores the count, {count}&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <translation>敗者の得点はカウント{count}&#xa0;×&#xa0;{each}点&#xa0;×&#xa0;{factor}（ダブル）=&#xa0;{points}点</translation>
    </message>
    <message>
        <source>count {count}</source>
        <extracomment>what the loser of a round was paid for</extracomment>
        <translation>カウント{count}</translation>
    </message>
    <message>
        <source>{seat} {gain} ({reason})</source>
        <extracomment>a player, and the points of a round with their reason</extracomment>
        <translation>{seat} {gain}（{reason}）</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>turn the top card of the stock</extracomment>
        <translation>山札をめくる</translation>
    </message>
    <message numerus="yes">
        <source>{seat} deals round {round} from the rest of the stock: %n cards are left there.</source>
        <translation>
            <numerusform>{seat}が山札の続きから第{round}ラウンドの手札を配りました。山札は残り%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal round {round} from the rest of the stock: %n cards are left there.</source>
        <translation>
            <numerusform>あなたが山札の続きから第{round}ラウンドの手札を配りました。山札は残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} draws the {card}.</source>
        <translation>{seat}が{card}をめくりました。</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>あなたが{card}をめくりました。</translation>
    </message>
    <message>
        <source>{reason}</source>
        <extracomment>why a card that was drawn cannot be played: a whole sentence</extracomment>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>{seat} has an empty hand.</source>
        <translation>{seat}の手札がなくなりました。</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>あなたの手札がなくなりました。</translation>
    </message>
    <message>
        <source>{seat} played the last card.</source>
        <extracomment>the reason why this player wins a round in which both are blocked</extracomment>
        <translation>最後のカードを出したのは{seat}です。</translation>
    </message>
    <message>
        <source>You played the last card.</source>
        <translation>最後のカードを出したのはあなたです。</translation>
    </message>
    <message>
        <source>{seat} chooses the value of the ace: the count is {count}.</source>
        <translation>{seat}がエースの数え方を決めました。カウントは{count}です。</translation>
    </message>
    <message>
        <source>You choose the value of the ace: the count is {count}.</source>
        <translation>あなたがエースの数え方を決めました。カウントは{count}です。</translation>
    </message>
    <message>
        <source>Keep an answer</source>
        <extracomment>the theme of a puzzle: one shall be able to answer the opponent’s next card</extracomment>
        <translation>応じるカードを残す</translation>
    </message>
    <message numerus="yes">
        <source>%n doubles missed</source>
        <extracomment>errors in reviewed matches: passing was worse</extracomment>
        <translation>
            <numerusform>ダブルすべき場面でのパス%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubles too risky</source>
        <extracomment>errors in reviewed matches: doubling was worse</extracomment>
        <translation>
            <numerusform>無理なダブル%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card so that you can answer whatever your opponent plays next.</source>
        <translation>相手が次に何を出しても、自分が応じられるようにカードを出してください。</translation>
    </message>
    <message>
        <source>If your opponent plays the {card} to that, you have no answer.</source>
        <extracomment>why the task above is missed</extracomment>
        <translation>相手がそれに{card}で応じると、あなたは応じられません。</translation>
    </message>
    <message>
        <source>First choose a card from your hand.</source>
        <translation>先に手札からカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>First say whether you double.</source>
        <translation>先に、ダブルを宣言するか、パスするかを決めてください。</translation>
    </message>
    <message>
        <source>The starter is an ace: first choose whether it counts 1 or 11.</source>
        <translation>スターターがエースです。1と11のどちらに数えるかを先に決めてください。</translation>
    </message>
    <message>
        <source>Doubling is only possible before the starter is turned.</source>
        <translation>ダブルを宣言できるのは、スターターをめくる前だけです。</translation>
    </message>
    <message>
        <source>You do not have the {card} in your hand.</source>
        <translation>{card}は手札にありません。</translation>
    </message>
    <message>
        <source>Nothing else in your hand fits {count}.</source>
        <extracomment>why a card is the only action: no other card of the hand can be played at this count</extracomment>
        <translation>カウント{count}では、ほかに出せる手札がありません。</translation>
    </message>
    <message>
        <source>You hold no other card.</source>
        <extracomment>why a card is the only action</extracomment>
        <translation>手札はこの1枚だけです。</translation>
    </message>
    <message>
        <source>You have a card that can be played, so you must play one.</source>
        <translation>出せるカードがあるので、1枚出さなければなりません。</translation>
    </message>
    <message>
        <source>Your hand is empty: only the top card of the stock can be played.</source>
        <translation>手札がありません。出せるのは山札の一番上のカードだけです。</translation>
    </message>
    <message>
        <source>The top card already lies face up: play it, or stop.</source>
        <translation>一番上のカードはもう表向きです。それを出すか、ここでやめてください。</translation>
    </message>
    <message>
        <source>A jack repeats the card before it, and there is nothing to repeat.</source>
        <translation>ジャックは直前のカードの処理を繰り返しますが、繰り返すものがありません。</translation>
    </message>
    <message>
        <source>This jack repeats an ace: say whether it counts 1 or 11.</source>
        <translation>このジャックはエースを繰り返します。1と11のどちらに数えるかを示してください。</translation>
    </message>
    <message>
        <source>This jack repeats a king: say what it divides by.</source>
        <translation>このジャックはキングを繰り返します。割る数を示してください。</translation>
    </message>
    <message>
        <source>The jack takes a number only after an ace or a king: play it as “{card}”.</source>
        <translation>ジャックに数を付けるのは、エースかキングの後だけです。「{card}」として出してください。</translation>
    </message>
    <message>
        <source>The ace cannot count 11: the count is only {count}.</source>
        <translation>カウントが{count}しかないので、エースを11とは数えられません。</translation>
    </message>
    <message>
        <source>A king divides by a number less than the count, and {divisor} is not less than {count}.</source>
        <translation>キングで割る数は、カウントの{count}より小さくなければなりません。{divisor}では割れません。</translation>
    </message>
    <message>
        <source>{divisor} does not divide {count}.</source>
        <translation>{count}は{divisor}で割り切れません。</translation>
    </message>
    <message>
        <source>The jack repeats the king: no number between 1 and {count} divides {count}.</source>
        <translation>ジャックはキングの処理を繰り返しますが、1より大きく{count}より小さい数で{count}を割り切れるものがありません。</translation>
    </message>
    <message>
        <source>The jack repeats the queen: {count} reversed is {reversed}, which is not less than {count}.</source>
        <translation>ジャックはクイーンの処理を繰り返しますが、{count}の桁を入れ替えると{reversed}になり、カウントが{count}から減りません。</translation>
    </message>
    <message>
        <source>The jack repeats the {value}: {value} is more than the count, which is {count}.</source>
        <translation>ジャックは{value}の処理を繰り返しますが、{value}は現在のカウント{count}より大きい数です。</translation>
    </message>
    <message>
        <source>{count} reversed is {reversed}, which is not less than {count}.</source>
        <translation>{count}の桁を入れ替えると{reversed}になり、カウントが{count}から減りません。</translation>
    </message>
    <message>
        <source>{value} is more than the count, which is {count}.</source>
        <translation>{value}は現在のカウント{count}より大きい数です。</translation>
    </message>
    <message>
        <source>Sides are not swapped in this match.</source>
        <translation>この対戦では交代できません。</translation>
    </message>
    <message>
        <source>First lay two tiles.</source>
        <translation>先にタイルを2枚置いてください。</translation>
    </message>
    <message>
        <source>There is a tile on {at} already.</source>
        <translation>{at}にはもうタイルがあります。</translation>
    </message>
    <message>
        <source>The first tile lies on {origin}.</source>
        <translation>最初のタイルは{origin}に置きます。</translation>
    </message>
    <message>
        <source>The second tile must touch the first, and {at} does not.</source>
        <translation>2枚目のタイルは1枚目に接していなければなりませんが、{at}は接していません。</translation>
    </message>
    <message>
        <source>A tile must touch at least two others, and {at} touches none.</source>
        <translation>タイルはほかの2枚以上に接していなければなりませんが、{at}はどのタイルにも接していません。</translation>
    </message>
    <message>
        <source>A tile must touch at least two others, and {at} touches only one.</source>
        <translation>タイルはほかの2枚以上に接していなければなりませんが、{at}は1枚にしか接していません。</translation>
    </message>
    <message>
        <source>There is no tile on {at}.</source>
        <translation>{at}にはタイルがありません。</translation>
    </message>
    <message>
        <source>There is a ball on {at} already.</source>
        <translation>{at}にはもうボールがあります。</translation>
    </message>
    <message>
        <source>The ball goes on one of the two tiles that you have just laid: {first} or {second}.</source>
        <translation>ボールは、今置いた2枚のタイル（{first}か{second}）のどちらかに置きます。</translation>
    </message>
    <message>
        <source>Next to {at} there is a ball of the same colour.</source>
        <translation>{at}の隣に同じ色のボールがあります。</translation>
    </message>
    <message>
        <source>A ball on {at} would have no empty tile next to it.</source>
        <translation>{at}にボールを置くと、そのボールの隣に空きタイルがなくなります。</translation>
    </message>
    <message>
        <source>A ball on {at} would take the last empty tile from another ball.</source>
        <translation>{at}にボールを置くと、別のボールの隣から最後の空きタイルがなくなります。</translation>
    </message>
    <message>
        <source>First move a ball.</source>
        <translation>先にボールを動かしてください。</translation>
    </message>
    <message>
        <source>There is no ball on {at}.</source>
        <translation>{at}にはボールがありません。</translation>
    </message>
    <message>
        <source>The ball on {at} is not yours.</source>
        <translation>{at}のボールは自分のものではありません。</translation>
    </message>
    <message>
        <source>The ball must move to another tile.</source>
        <translation>ボールは別のタイルへ動かさなければなりません。</translation>
    </message>
    <message>
        <source>The ball on {at} is shut in: no empty tile is next to it.</source>
        <translation>{at}のボールは動けません。隣に空きタイルがありません。</translation>
    </message>
    <message>
        <source>No path of empty tiles leads from {at} to {to}.</source>
        <translation>{at}から{to}まで、空きタイルがつながっていません。</translation>
    </message>
    <message>
        <source>After a move to {to} you could remove no tile.</source>
        <translation>{to}へ動かすと、取り除けるタイルがなくなります。</translation>
    </message>
    <message>
        <source>You have moved: now remove a tile.</source>
        <translation>ボールは動かしました。次は、タイルを1枚取り除いてください。</translation>
    </message>
    <message>
        <source>The tile on {at} holds a ball: only an empty one can go.</source>
        <translation>{at}のタイルにはボールがあります。取り除けるのは空きタイルだけです。</translation>
    </message>
    <message>
        <source>Without the tile on {at} there would be balls on two islands.</source>
        <translation>{at}のタイルを取り除くと、ボールが2つの島に分かれます。</translation>
    </message>
    <message>
        <source>The {card} is a marker until the cards are shuffled again.</source>
        <translation>{card}は、次にシャッフルするまで目印として置いておきます。</translation>
    </message>
    <message>
        <source>Your hand is empty: play blind without a marker.</source>
        <translation>手札がないので、目印を置かずに山札から出してください。</translation>
    </message>
    <message>
        <source>Your hand is empty: you can only play blind.</source>
        <translation>手札がないので、山札から出すことしかできません。</translation>
    </message>
    <message>
        <source>First take a bonus card from the set.</source>
        <translation>まず、回ってきた中からボーナスカードを1枚取ってください。</translation>
    </message>
    <message>
        <source>The set that was passed to you does not hold {card}.</source>
        <translation>回ってきたボーナスカードの中に「{card}」はありません。</translation>
    </message>
    <message>
        <source>This match is played without bonus cards.</source>
        <translation>この対戦ではボーナスカードを使いません。</translation>
    </message>
    <message>
        <source>In this match bonus cards are dealt, not taken.</source>
        <translation>この対戦のボーナスカードは配られるもので、取るものではありません。</translation>
    </message>
    <message>
        <source>Everybody has a bonus card already.</source>
        <translation>ボーナスカードはもう全員に行き渡っています。</translation>
    </message>
    <message>
        <source>You do not have this card in your hand: {card}.</source>
        <translation>「{card}」は手札にありません。</translation>
    </message>
    <message>
        <source>{card} ({suits}) shares no suit with the location {location} ({others}).</source>
        <translation>「{card}」（{suits}）と{location}（{others}）に共通のスートはありません。</translation>
    </message>
    <message>
        <source>The cube stands at this location already ({location}): it must move to another.</source>
        <translation>キューブはすでにこの場所（{location}）にあります。別の場所へ動かしてください。</translation>
    </message>
    <message>
        <source>Your supply is empty: move a cube from one location to another.</source>
        <translation>手元にキューブがありません。ほかの場所のキューブを動かしてください。</translation>
    </message>
    <message>
        <source>You have no cube to move at the location {location}.</source>
        <translation>{location}に動かせるキューブがありません。</translation>
    </message>
    <message>
        <source>No card in your hand shares a suit with the location {location} ({others}).</source>
        <translation>{location}（{others}）と同じスートのカードが手札にありません。</translation>
    </message>
    <message>
        <source>Choose a card first, then a location.</source>
        <translation>先にカードを選び、それから場所を選んでください。</translation>
    </message>
    <message>
        <source>This cube belongs to {seat}.</source>
        <translation>これは{seat}のキューブです。</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>{line}行目：{reason}</translation>
    </message>
    <message>
        <source>This is not the first line of a record.</source>
        <translation>これは記録の1行目ではありません。</translation>
    </message>
    <message>
        <source>The record does not say its version (“limbotable”).</source>
        <translation>記録にバージョン（「limbotable」）が書かれていません。</translation>
    </message>
    <message>
        <source>The record is of version {version}; this program reads up to version {ours}.</source>
        <translation>記録のバージョンは{version}ですが、このアプリが読めるのはバージョン{ours}までです。</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>「{game}」というゲームはありません。</translation>
    </message>
    <message numerus="yes">
        <source>This match has %n seats.</source>
        <translation>
            <numerusform>この対戦の席は%nつです。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{line}” is not a line of a record.</source>
        <translation>「{line}」は記録の行ではありません。</translation>
    </message>
    <message>
        <source>No full match fits these lines.</source>
        <translation>これらの行に合う対戦はありえません。</translation>
    </message>
    <message>
        <source>These lines do not lead to the turn that the first line names.</source>
        <translation>これらの行をたどっても、1行目に書かれた手番になりません。</translation>
    </message>
    <message>
        <source>These lines do not lead to the scores that the first line names.</source>
        <translation>これらの行をたどっても、1行目に書かれた得点になりません。</translation>
    </message>
    <message>
        <source>“scores” has to be a list of {n} whole numbers, one for each seat.</source>
        <translation>「scores」は、席ごとに1つずつ、合わせて{n}個の整数を並べたリストでなければなりません。</translation>
    </message>
    <message>
        <source>This is not what that seat has seen.</source>
        <translation>これは、その席から見えたことと合いません。</translation>
    </message>
    <message>
        <source>There is no match in this text.</source>
        <translation>このテキストには対戦が含まれていません。</translation>
    </message>
    <message>
        <source>This text is too long to be a match.</source>
        <translation>このテキストは対戦としては長すぎます。</translation>
    </message>
    <message>
        <source>The text of this match is damaged or not all of it is there. Copy it once more, as a whole.</source>
        <translation>この対戦のテキストは壊れているか、途中で切れています。もう一度、全体をコピーしてください。</translation>
    </message>
    <message>
        <source>The text of this match was made by a later version of Limbo Table.</source>
        <translation>この対戦のテキストは、より新しいLimbo Tableで作られたものです。</translation>
    </message>
    <message>
        <source>the Roebuck</source>
        <extracomment>a foe’s name, the buck of the roe deer</extracomment>
        <translation>ノロジカ</translation>
    </message>
    <message>
        <source>the Reindeer</source>
        <extracomment>a foe’s name</extracomment>
        <translation>トナカイ</translation>
    </message>
    <message>
        <source>the Elk</source>
        <extracomment>a foe’s name, a moose</extracomment>
        <translation>ヘラジカ</translation>
    </message>
    <message>
        <source>the Goat</source>
        <extracomment>a foe’s name, the mask of a goat: in Finland, the Nuuttipukki</extracomment>
        <translation>ヤギ</translation>
    </message>
    <message>
        <source>the Hare</source>
        <extracomment>a foe’s name</extracomment>
        <translation>ノウサギ</translation>
    </message>
    <message>
        <source>the Fox</source>
        <extracomment>a foe’s name</extracomment>
        <translation>キツネ</translation>
    </message>
    <message>
        <source>the Lynx</source>
        <extracomment>a foe’s name</extracomment>
        <translation>オオヤマネコ</translation>
    </message>
    <message>
        <source>the Wolf</source>
        <extracomment>a foe’s name</extracomment>
        <translation>オオカミ</translation>
    </message>
    <message>
        <source>the Boar</source>
        <extracomment>a foe’s name</extracomment>
        <translation>イノシシ</translation>
    </message>
    <message>
        <source>the Tigress</source>
        <extracomment>a foe’s name</extracomment>
        <translation>トラ</translation>
    </message>
    <message>
        <source>the Bear</source>
        <extracomment>a foe’s name</extracomment>
        <translation>クマ</translation>
    </message>
    <message>
        <source>the Lion</source>
        <extracomment>a foe’s name, the mask of a lion: in Japan, of the lion dance</extracomment>
        <translation>獅子</translation>
    </message>
    <message>
        <source>the Magpie</source>
        <extracomment>a foe’s name</extracomment>
        <translation>カササギ</translation>
    </message>
    <message>
        <source>the Owl</source>
        <extracomment>a foe’s name</extracomment>
        <translation>フクロウ</translation>
    </message>
    <message>
        <source>the Cockerel</source>
        <extracomment>a foe’s name</extracomment>
        <translation>オンドリ</translation>
    </message>
    <message>
        <source>the Raven</source>
        <extracomment>a foe’s name</extracomment>
        <translation>ワタリガラス</translation>
    </message>
    <message>
        <source>the Jester</source>
        <extracomment>a foe’s name</extracomment>
        <translation>道化師</translation>
    </message>
    <message>
        <source>the Oni</source>
        <extracomment>a foe’s name, the Japanese demon</extracomment>
        <translation>鬼</translation>
    </message>
    <message>
        <source>the Troll</source>
        <extracomment>a foe’s name</extracomment>
        <translation>トロール</translation>
    </message>
    <message>
        <source>This is not a line of JSON.</source>
        <translation>これはJSONの行ではありません。</translation>
    </message>
    <message>
        <source>The line is longer than {limit} bytes.</source>
        <translation>行が{limit}バイトを超えています。</translation>
    </message>
    <message>
        <source>A request is a JSON object with a “cmd”.</source>
        <translation>要求は「cmd」を持つJSONオブジェクトです。</translation>
    </message>
    <message>
        <source>There is no command “{cmd}”.</source>
        <translation>「{cmd}」というコマンドはありません。</translation>
    </message>
    <message>
        <source>There is no match yet: begin with “new” or “load”.</source>
        <translation>まだ対戦がありません。「new」か「load」で始めてください。</translation>
    </message>
    <message>
        <source>There is no game “{game}”. The games are: {names}.</source>
        <translation>「{game}」というゲームはありません。ゲームは次のとおりです：{names}。</translation>
    </message>
    <message>
        <source>There is no level “{level}”. The levels are: {names}.</source>
        <translation>「{level}」という強さはありません。強さは次のとおりです：{names}。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n actions can be taken back.</source>
        <translation>
            <numerusform>取り消せるのは%n手だけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is one seat’s perspective: it can be read and thought about, not played on.</source>
        <translation>これは1つの席から見た記録です。読み込んだり考えさせたりできますが、続きを遊ぶことはできません。</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>席{seat}はありません。</translation>
    </message>
    <message>
        <source>“{action}” is not possible there.</source>
        <translation>そこで「{action}」はできません。</translation>
    </message>
    <message>
        <source>Thinking needs one seat’s perspective, not a whole record.</source>
        <translation>考えさせるには、全体の記録ではなく、1つの席から見た記録が必要です。</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新しい対戦…</translation>
    </message>
    <message>
        <source>This match has hidden cards, and others at this screen could read the comment: write it when the match is over.</source>
        <translation>この対戦には隠された情報があり、コメントを同じ画面の人に読まれるおそれがあります。対戦が終わってから書いてください。</translation>
    </message>
    <message>
        <source>There is nothing to review yet: nobody has acted.</source>
        <translation>まだ誰も何もしていないので、振り返るものがありません。</translation>
    </message>
    <message>
        <source>A review would give hidden cards away: this match can be reviewed when it is over.</source>
        <translation>この対戦には隠された情報があり、振り返るとそれが分かってしまいます。対戦が終わってから振り返ってください。</translation>
    </message>
    <message>
        <source>multiplied by {factor}</source>
        <extracomment>what doubling makes of the scores, as it is read out</extracomment>
        <translation>{factor}倍</translation>
    </message>
    <message>
        <source>{seat} doubles: the score of the round is now multiplied by {factor}.</source>
        <translation>{seat}がダブルを宣言しました。このラウンドは{factor}倍です。</translation>
    </message>
    <message>
        <source>You double: the score of the round is now multiplied by {factor}.</source>
        <translation>あなたがダブルを宣言しました。このラウンドは{factor}倍です。</translation>
    </message>
    <message numerus="yes">
        <source>%n more tiles are cut off</source>
        <translation>
            <numerusform>ほかにタイル%n枚が切り離される</numerusform>
        </translation>
    </message>
    <message>
        <source>the last player with a complete turn</source>
        <translation>最後まで手番を完了</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, the lowest visible: it takes the foe</source>
        <translation>{card}、{seat}が出したカード、見えている中で一番小さい数：敵はここへ行く</translation>
    </message>
    <message>
        <source>{card}, played by you, the lowest visible: it takes the foe</source>
        <translation>{card}、あなたが出したカード、見えている中で一番小さい数：敵はあなたのところへ来る</translation>
    </message>
    <message>
        <source>So far the foe goes to {seat}: the {card} is the lowest.</source>
        <extracomment>told with the turn: the foe would go to this player, if nobody changed that</extracomment>
        <translation>今のところ敵の行き先は{seat}です（一番小さいのは{card}）。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards and the markers and refills all hands: %n cards are left in the deck.</source>
        <translation>
            <numerusform>{seat}が捨て札と目印をシャッフルし、手札を補充しました。山札は%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shuffle the discards and the markers and refill all hands: %n cards are left in the deck.</source>
        <translation>
            <numerusform>あなたが捨て札と目印をシャッフルし、手札を補充しました。山札は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>another player has {best}</source>
        <extracomment>one figure against another</extracomment>
        <translation>ただし最多は{best}</translation>
    </message>
    <message>
        <source>{seat} would get {suit}</source>
        <translation>{seat}は{suit}を得る見込み</translation>
    </message>
    <message>
        <source>you would get {suit}</source>
        <translation>あなたは{suit}を得る見込み</translation>
    </message>
    <message>
        <source>{seat} would lose {other}</source>
        <translation>{seat}は{other}を失う見込み</translation>
    </message>
    <message>
        <source>you would lose {other}</source>
        <translation>あなたは{other}を失う見込み</translation>
    </message>
    <message>
        <source>{seat} would get {suit} instead of {other}</source>
        <translation>{seat}は{other}ではなく{suit}を得る見込み</translation>
    </message>
    <message>
        <source>you would get {suit} instead of {other}</source>
        <translation>あなたは{other}ではなく{suit}を得る見込み</translation>
    </message>
    <message>
        <source>+{points} for {seat}’s {card} ({mine} to {theirs}, {case})</source>
        <translation>{seat}の「{card}」：{mine}対{theirs}（{case}）、{points}点</translation>
    </message>
    <message>
        <source>+{points} for your {card} ({mine} to {theirs}, {case})</source>
        <translation>あなたの「{card}」：{mine}対{theirs}（{case}）、{points}点</translation>
    </message>
    <message>
        <source>the holder is beaten</source>
        <extracomment>one figure against another</extracomment>
        <translation>持ち主を上回った</translation>
    </message>
    <message>
        <source>level with the holder</source>
        <extracomment>one figure against another</extracomment>
        <translation>同数</translation>
    </message>
    <message>
        <source>the holder ties for the most</source>
        <extracomment>the higher one of two figures</extracomment>
        <translation>持ち主が最多タイ</translation>
    </message>
    <message>
        <source>the holder has the most</source>
        <extracomment>the higher one of two figures</extracomment>
        <translation>持ち主が単独最多</translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>{seat}は{suit}を得ます（%n点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would lose {other}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>{seat}は{other}を失います（%n点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>{seat}は{other}ではなく{suit}を得ます（%n点増）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} would get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>{seat}は{other}ではなく{suit}を得ます（%n点減）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>あなたは{suit}を得ます（%n点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would lose {other}, worth %n points</source>
        <extracomment>part of a sentence: a chip of this suit</extracomment>
        <translation>
            <numerusform>あなたは{other}を失います（%n点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>あなたは{other}ではなく{suit}を得ます（%n点増）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you would get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: a chip of one suit for one of another</extracomment>
        <translation>
            <numerusform>あなたは{other}ではなく{suit}を得ます（%n点減）</numerusform>
        </translation>
    </message>
    <message>
        <source>A set of bonus cards is passed round, beginning with {seat}.</source>
        <translation>ボーナスカードが回ります。最初に選ぶのは{seat}です。</translation>
    </message>
    <message>
        <source>A set of bonus cards is passed round, beginning with you.</source>
        <translation>ボーナスカードが回ります。最初に選ぶのはあなたです。</translation>
    </message>
    <message>
        <source>“{name}” cannot contain “{item}”.</source>
        <translation>「{name}」に「{item}」は使えません。</translation>
    </message>
    <message>
        <source>Your turn, with an empty hand and the count at {count}: draw from the stock, or stop</source>
        <translation>あなたの番、手札なし、カウント{count}：山札からめくるか、やめる</translation>
    </message>
    <message>
        <source>Your turn, with an empty hand and the count at {count}: play the card on the stock, or stop</source>
        <translation>あなたの番、手札なし、カウント{count}：山札の一番上のカードを出すか、やめる</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round</extracomment>
        <translation>
            <numerusform>場のカード%n枚&#xa0;×&#xa0;{each}点&#xa0;=&#xa0;{points}点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled)&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round, after somebody has doubled them</extracomment>
        <translation>
            <numerusform>場のカード%n枚&#xa0;×&#xa0;{each}点&#xa0;×&#xa0;{factor}（ダブル）=&#xa0;{points}点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile&#xa0;×&#xa0;{each}&#xa0;points&#xa0;×&#xa0;{factor} (doubled twice)&#xa0;=&#xa0;{points}</source>
        <extracomment>the winner&apos;s points for a round, after both players have doubled them</extracomment>
        <translation>
            <numerusform>場のカード%n枚&#xa0;×&#xa0;{each}点&#xa0;×&#xa0;{factor}（2人ともダブル）=&#xa0;{points}点</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}” contains an incomplete character.</source>
        <translation>「{text}」には不完全な文字が含まれています。</translation>
    </message>
    <message>
        <source>The request is invalid: {detail}.</source>
        <translation>要求が正しくありません：{detail}。</translation>
    </message>
    <message>
        <source>Line {ply} of the match is not an action of a seat.</source>
        <translation>対戦の場面{ply}は、どの席の手でもありません。</translation>
    </message>
    <message>
        <source>{seat} is out: nothing fitted {count}</source>
        <extracomment>the same, as it is read out: this player plays no more in the round</extracomment>
        <translation>{seat}は手詰まり：{count}で出せるカードなし</translation>
    </message>
    <message>
        <source>You are out: nothing fitted {count}</source>
        <translation>あなたは手詰まり：{count}で出せるカードなし</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins, in a match to %n wins.</source>
        <translation>
            <numerusform>第{round}ラウンドが始まりました。%n勝先取の対戦です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round} begins, in a match of %n lives.</source>
        <translation>
            <numerusform>第{round}ラウンドが始まりました。ライフ%nの対戦です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} plays blind: {card}; %n cards left in hand.</source>
        <translation>
            <numerusform>{seat}が山札から出しました：{card}。残りの手札は%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play blind: {card}; %n cards left in your hand.</source>
        <translation>
            <numerusform>あなたが山札から出しました：{card}。残りの手札は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>With the next best action the win is about as sure.</source>
        <extracomment>beside an action that wins at once</extracomment>
        <translation>次善の手でも、ほぼ同じ確率で勝てます。</translation>
    </message>
    <message>
        <source>With every other action the win is about as sure.</source>
        <extracomment>beside an action that wins at once</extracomment>
        <translation>ほかのどの手でも、ほぼ同じ確率で勝てます。</translation>
    </message>
    <message>
        <source>Move one of the balls on {starts} to {end}</source>
        <extracomment>several actions in one line: all these balls reach that tile</extracomment>
        <translation>{starts}のボールのどれかを{end}へ動かす</translation>
    </message>
    <message numerus="yes">
        <source>%n empty tiles: {at}</source>
        <extracomment>on the island, with their places</extracomment>
        <translation>
            <numerusform>空きタイル%n枚：{at}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ball}, group of {size}: {at}. %n empty tiles beside it.</source>
        <extracomment>all balls of a group by their places, and the number of empty tiles beside the group</extracomment>
        <translation>
            <numerusform>{ball}、{size}個のグループ：{at}。隣の空きタイル%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>{taken}; then beside {things}</source>
        <extracomment>what a move takes off the island, and what its ball stands beside after that</extracomment>
        <translation>{taken}。その後、隣に{things}</translation>
    </message>
    <message numerus="yes">
        <source>%n balls lost</source>
        <extracomment>a player has so far</extracomment>
        <translation>
            <numerusform>失ったボール%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>no ball lost</source>
        <extracomment>a player has so far</extracomment>
        <translation>失ったボールなし</translation>
    </message>
    <message>
        <source>{seat} had no ball left.</source>
        <extracomment>why the match is over</extracomment>
        <translation>{seat}はボールがなくなりました。</translation>
    </message>
    <message>
        <source>You had no ball left.</source>
        <translation>あなたはボールがなくなりました。</translation>
    </message>
    <message>
        <source>{seat} has no ball left and is out.</source>
        <translation>{seat}はボールがなくなったので脱落しました。</translation>
    </message>
    <message>
        <source>You have no ball left and are out.</source>
        <translation>あなたはボールがなくなったので脱落しました。</translation>
    </message>
    <message>
        <source>space {at}</source>
        <translation>{at}の位置</translation>
    </message>
    <message>
        <source>{seats} share round {round}</source>
        <extracomment>several players, each of whom wins for itself</extracomment>
        <translation>第{round}ラウンドは{seats}の共同勝利</translation>
    </message>
    <message>
        <source>For now this sends {foe} to {seat}’s corner, {effect}; no unseen card would change that.</source>
        <translation>このままなら、{foe}は{seat}のコーナーに入り、{effect}。まだ見えていないどのカードが出ても、これは変わりません。</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner for now, {effect}; no unseen card would change that.</source>
        <translation>{other}では、そのままなら敵は{seat}のコーナーに入り、{effect}。まだ見えていないどのカードが出ても、これは変わりません。</translation>
    </message>
    <message>
        <source>For now this brings {foe} to your corner, {effect}; no unseen card would change that.</source>
        <translation>このままなら、{foe}はあなたのコーナーに入り、{effect}。まだ見えていないどのカードが出ても、これは変わりません。</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner for now, {effect}; no unseen card would change that.</source>
        <translation>{other}では、そのままなら敵はあなたのコーナーに入り、{effect}。まだ見えていないどのカードが出ても、これは変わりません。</translation>
    </message>
    <message>
        <source>Steer the foe</source>
        <extracomment>the theme of a puzzle: a certain player takes the foe</extracomment>
        <translation>敵の行き先</translation>
    </message>
    <message>
        <source>for every other player’s bonus card, 9 points for beating its holder, 6 for a tie, 2 or 1 if its holder misses the full bonus</source>
        <extracomment>what a bonus card pays for</extracomment>
        <translation>ほかのボーナスカード1枚ごとに、持ち主より多ければ9点、同じなら6点、持ち主の方が多くても単独最多でなければ2点か1点</translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n locations: {places}</source>
        <extracomment>the locations that a card can bring a cube to</extracomment>
        <translation>
            <numerusform>{card}、%nか所：{places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus card {card} asks for {suit}, and %n cards in hand go to locations that pay them.</source>
        <translation>
            <numerusform>「{card}」は{suit}を数えます。手札の%n枚は、それがもらえる場所で使えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} takes a card that asks for {suit}, and %n cards in hand go to locations that pay them.</source>
        <translation>
            <numerusform>{other}で取るカードは{suit}を数えます。手札の%n枚は、それがもらえる場所で使えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The Excuse asks for suits of which its holder has no chip.</source>
        <translation>「言い訳」は、持ち主がチップを持たないスートを数えます。</translation>
    </message>
    <message>
        <source>The Betrayal scores against the bonus card of every other player.</source>
        <translation>「裏切り」は、ほかの全員のボーナスカードについて、その条件で比べて得点します。</translation>
    </message>
    <message>
        <source>The Pact asks for complete sets of all six suits.</source>
        <translation>「盟約」は6スートのセットを数えます。</translation>
    </message>
    <message numerus="yes">
        <source>This plays a card that fits %n locations and keeps one that fits more.</source>
        <translation>
            <numerusform>%nか所に置けるカードを使い、もっと多くの場所に置けるカードを残します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} spends a card that fits %n locations.</source>
        <translation>
            <numerusform>{other}では、%nか所に置けるカードを使ってしまいます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{location}: no cube stands there yet.</source>
        <translation>{location}：まだキューブがありません。</translation>
    </message>
    <message numerus="yes">
        <source>{other} goes where %n cubes stand already.</source>
        <translation>
            <numerusform>{other}は、すでにキューブが%n個ある場所に置くことになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This brings a new cube into play, and all others stay where they are.</source>
        <translation>新しいキューブが場に出て、ほかのキューブはすべてその場に残ります。</translation>
    </message>
    <message>
        <source>The Harvest asks for chips of any suit.</source>
        <translation>「収穫」はすべてのスートのチップを数えます。</translation>
    </message>
    <message>
        <source>{card}, from the supply to the {location}</source>
        <translation>{card}、手元から{location}へ</translation>
    </message>
    <message>
        <source>{seat} plays the {card} and sends a cube from the supply to the {location}.</source>
        <translation>{seat}が「{card}」を出しました：手元から{location}へ。</translation>
    </message>
    <message>
        <source>You play the {card} and send a cube from your supply to the {location}.</source>
        <translation>あなたが「{card}」を出しました：手元から{location}へ。</translation>
    </message>
    <message>
        <source>{seat} plays the {card} and moves a cube from the {source} to the {location}.</source>
        <translation>{seat}が「{card}」を出しました：{source}から{location}へ。</translation>
    </message>
    <message>
        <source>You play the {card} and move a cube from the {source} to the {location}.</source>
        <translation>あなたが「{card}」を出しました：{source}から{location}へ。</translation>
    </message>
    <message>
        <source>{colour} to move and win in two turns at most, whatever {other} does.</source>
        <translation>{colour}の番です。{other}がどう応じても、遅くとも次の自分の手番で勝ってください。</translation>
    </message>
    <message>
        <source>If the card that you draw fits, you must play it; if not, you are blocked.</source>
        <translation>めくったカードが出せるなら必ず出し、出せなければ手詰まりです。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffles the discards and the markers and refills all hands to {full} cards: %n cards are left in the deck.</source>
        <translation>
            <numerusform>{seat}が捨て札と目印をシャッフルし、手札を{full}枚に補充しました。山札は%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shuffle the discards and the markers and refill all hands to {full} cards: %n cards are left in the deck.</source>
        <translation>
            <numerusform>あなたが捨て札と目印をシャッフルし、手札を{full}枚に補充しました。山札は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <extracomment>a title, and what follows it: Hand: 7 of hearts</extracomment>
        <translation>{first}：{second}</translation>
    </message>
    <message>
        <source>{first} ({second})</source>
        <extracomment>what there is, and what distinguishes it</extracomment>
        <translation>{first}（{second}）</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <extracomment>two players of a match</extracomment>
        <translation>{first}・{second}</translation>
    </message>
    <message>
        <source>{first} : {second}</source>
        <extracomment>the scores of two players of a match</extracomment>
        <translation>{first}対{second}</translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <extracomment>the scores of two players of a match, in a line to be sent to others</extracomment>
        <translation>{first}対{second}</translation>
    </message>
    <message>
        <source>A weaker action</source>
        <extracomment>begins a sentence about an action that is not even the second best</extracomment>
        <translation>劣る手</translation>
    </message>
    <message>
        <source>A weaker action (“{action}”)</source>
        <extracomment>begins a sentence about an action that is not even the second best</extracomment>
        <translation>劣る手（{action}）</translation>
    </message>
    <message>
        <source>There is no player “{name}”. The players are: {names}.</source>
        <translation>「{name}」というプレイヤーはいません。プレイヤーは次のとおりです：{names}。</translation>
    </message>
    <message>
        <source>“{name}” plays for two seats only.</source>
        <translation>「{name}」が対戦できるのは、席が2つのときだけです。</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {why}</source>
        <translation>「{name}」を起動できません：{why}</translation>
    </message>
    <message>
        <source>“{name}” wants to play “{action}”, which is not legal.</source>
        <translation>「{name}」が選んだ「{action}」は、できない手です。</translation>
    </message>
    <message>
        <source>“{name}” broke off: {why}</source>
        <translation>「{name}」との通信が途切れました：{why}</translation>
    </message>
    <message>
        <source>“{name}” has ended, or gave no answer in time.</source>
        <translation>「{name}」が終了したか、時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>Dask is not installed: pip install limbotable[cluster]</source>
        <translation>Daskがインストールされていません：pip install limbotable[cluster]</translation>
    </message>
    <message>
        <source>There is no Dask scheduler at {address}: {why}</source>
        <translation>{address}にDaskのスケジューラーがありません：{why}</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a game: {why}.</source>
        <translation>「{name}」はゲームの名前ではありません：{why}。</translation>
    </message>
    <message>
        <source>“{name}” is not a game. A game is named as MODULE:ATTRIBUTE.</source>
        <translation>「{name}」はゲームではありません。ゲームは、モジュールと属性の名前を「:」でつないで指定します。</translation>
    </message>
    <message>
        <source>Waiting: {turn}</source>
        <extracomment>asked what can be done, while another player is to act: “turn” is like: Anna plays a card</extracomment>
        <translation>待機中：{turn}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the pile</source>
        <extracomment>told with the count</extracomment>
        <translation>
            <numerusform>場に%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <extracomment>told with the count</extracomment>
        <translation>場にカードなし</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <extracomment>told with the count</extracomment>
        <translation>山札なし</translation>
    </message>
    <message>
        <source>{card}, not playable. {reason}</source>
        <extracomment>a card in hand, and a whole sentence with the reason</extracomment>
        <translation>{card}は出せません。{reason}</translation>
    </message>
    <message>
        <source>A number card divides a count that it goes into, and is subtracted from any other.</source>
        <extracomment>told with the actions</extracomment>
        <translation>数札は、カウントを割り切れるなら割り、割り切れないなら引きます。</translation>
    </message>
    <message>
        <source>{seat} is blocked: nothing in the hand fits {count}.</source>
        <extracomment>as it is read out: no card in the hand fits the count</extracomment>
        <translation>{seat}は手詰まりになりました。カウント{count}で出せるカードが手札にありません。</translation>
    </message>
    <message>
        <source>You are blocked: nothing in your hand fits {count}.</source>
        <translation>あなたは手詰まりになりました。カウント{count}で出せるカードが手札にありません。</translation>
    </message>
    <message>
        <source>{seat}: blocked.</source>
        <translation>{seat}：手詰まり。</translation>
    </message>
    <message>
        <source>{seat} turns the starter from the stock: {card}. The count is {count}.</source>
        <extracomment>as it is read out</extracomment>
        <translation>{seat}が山札からスターターをめくりました：{card}。カウントは{count}です。</translation>
    </message>
    <message>
        <source>You turn the starter from the stock: {card}. The count is {count}.</source>
        <translation>あなたが山札からスターターをめくりました：{card}。カウントは{count}です。</translation>
    </message>
    <message>
        <source>{seat} plays the {card}: {step}&#xa0;=&#xa0;{count}, with no remainder.</source>
        <extracomment>a number card that divides the count, as it is read out</extracomment>
        <translation>{seat}が{card}を出しました：{step}&#xa0;=&#xa0;{count}、割り切れます。</translation>
    </message>
    <message>
        <source>You play the {card}: {step}&#xa0;=&#xa0;{count}, with no remainder.</source>
        <translation>あなたが{card}を出しました：{step}&#xa0;=&#xa0;{count}、割り切れます。</translation>
    </message>
    <message>
        <source>A king divides, and no number between 1 and {count} divides {count}.</source>
        <translation>キングは割り算をしますが、1より大きく{count}より小さい数で{count}を割り切れるものがありません。</translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes, {place} place: {suit}</source>
        <extracomment>a player at a location, with cubes and what they pay</extracomment>
        <translation>
            <numerusform>{seats}、キューブ%n個、{place}位：{suit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes, {place} place: no chip</source>
        <translation>
            <numerusform>{seats}、キューブ%n個、{place}位：チップなし</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes each tie for {place} place: each gets {suit}</source>
        <extracomment>players at a location with equally many cubes, and what they pay</extracomment>
        <translation>
            <numerusform>{seats}、キューブ各%n個、{place}位タイ：それぞれ{suit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} with %n cubes each tie for {place} place: no chip</source>
        <translation>
            <numerusform>{seats}、キューブ各%n個、{place}位タイ：チップなし</numerusform>
        </translation>
    </message>
    <message>
        <source>Points for a chip: {chips}</source>
        <extracomment>the points for a chip of each suit</extracomment>
        <translation>チップ1枚の点数：{chips}</translation>
    </message>
    <message>
        <source>{suit} {points}</source>
        <extracomment>a suit, and the points for a chip of it: moons 6</extracomment>
        <translation>{suit}{points}点</translation>
    </message>
    <message>
        <source>supply empty</source>
        <extracomment>a player has no cube in the supply</extracomment>
        <translation>手元のキューブなし</translation>
    </message>
    <message>
        <source>{seat}: the supply is empty, so from now on each card moves a cube.</source>
        <translation>{seat}の手元のキューブがなくなりました。これからはカードを出すたびに、置いてあるキューブを動かします。</translation>
    </message>
    <message>
        <source>Your supply is empty, so from now on each card moves one of your cubes.</source>
        <translation>あなたの手元のキューブがなくなりました。これからはカードを出すたびに、置いてあるキューブを動かします。</translation>
    </message>
    <message numerus="yes">
        <source>In the corner of {seat}, %n foes are cancelled.</source>
        <translation>
            <numerusform>{seat}のコーナーで敵%n枚が打ち消されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} for the last action</source>
        <extracomment>a key of the keyboard, and what it does</extracomment>
        <translation>{key}で最後の手を聞けます</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is %n points behind: doubling helps to catch up.</source>
        <translation>
            <numerusform>{seat}は%n点差で負けています。ダブルを宣言すれば追いつきやすくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind: doubling helps you catch up.</source>
        <translation>
            <numerusform>%n点差で負けています。ダブルを宣言すれば追いつきやすくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This captures %n opposing balls.</source>
        <translation>
            <numerusform>相手はボールを%n個失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} captures %n opposing balls.</source>
        <translation>
            <numerusform>{other}では相手が失うボールは%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>No empty tile will be left that an opponent alone can reach.</source>
        <translation>相手1人だけが行ける空きタイルは残りません。</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves %n empty tiles that an opponent alone can reach.</source>
        <translation>
            <numerusform>{other}では相手1人だけが行ける空きタイルが%n枚残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n opposing balls will be able to move.</source>
        <translation>
            <numerusform>相手のボールのうち動けるのは%n個だけになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing balls will touch only %n empty tiles: that is their freedom.</source>
        <translation>
            <numerusform>相手のボールに接する空きタイルは%n枚だけになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opposing balls will be able to reach only %n empty tiles.</source>
        <translation>
            <numerusform>相手のボールが行ける空きタイルは%n枚だけになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>won round {round}</source>
        <translation>第{round}ラウンドで勝利</translation>
    </message>
    <message>
        <source>won rounds {rounds}</source>
        <translation>第{rounds}ラウンドで勝利</translation>
    </message>
    <message>
        <source>Take the bonus card {card}</source>
        <translation>「{card}」を取る</translation>
    </message>
    <message>
        <source>The starter’s value is already settled.</source>
        <translation>スターターの数え方はもう決まっています。</translation>
    </message>
    <message>
        <source>This match has {seats} seats; players named: {players}.</source>
        <translation>この対戦の席は{seats}つですが、指定されたプレイヤーは{players}人です。</translation>
    </message>
    <message>
        <source>The answer of “{name}” has no action: {answer}</source>
        <translation>「{name}」の応答に手が含まれていません：{answer}</translation>
    </message>
    <message>
        <source>The answer of “{name}” is not a JSON object: {answer}</source>
        <translation>「{name}」の応答がJSONオブジェクトではありません：{answer}</translation>
    </message>
    <message>
        <source>There are two games called “{game}”.</source>
        <translation>「{game}」というゲームが2つあります。</translation>
    </message>
    <message>
        <source>“{game}” has codes that other games have as well: {codes}.</source>
        <translation>「{game}」のコードがほかのゲームのものと重なっています：{codes}。</translation>
    </message>
    <message>
        <source>Every unseen card can be played on {count} and keeps the round going.</source>
        <translation>まだ見えていないカードはどれでもカウント{count}に出せて、ラウンドを続けられます。</translation>
    </message>
    <message>
        <source>{other} relies on the stock: every unseen card can be played on {count}.</source>
        <translation>{other}は山札頼みです。まだ見えていないカードはどれでもカウント{count}に出せます。</translation>
    </message>
    <message>
        <source>white balls on {at}</source>
        <extracomment>several, with their places</extracomment>
        <translation>{at}の白いボール</translation>
    </message>
    <message>
        <source>red balls on {at}</source>
        <extracomment>several, with their places</extracomment>
        <translation>{at}の赤いボール</translation>
    </message>
    <message>
        <source>black balls on {at}</source>
        <extracomment>several, with their places</extracomment>
        <translation>{at}の黒いボール</translation>
    </message>
    <message>
        <source>tile {at}, empty, with an open side</source>
        <translation>タイル{at}、空き、空いている辺あり</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>before the last one of several tiles by their coordinates</extracomment>
        <translation>{first}と{second}</translation>
    </message>
    <message numerus="yes">
        <source>Lay a tile on one of %n spaces ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>タイルを%nか所のどこかに置く：{places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a ball on one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>ボールを%n枚のタイルのどれかに置く：{places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>タイル%n枚のどれかを取り除く：{places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove one of %n other tiles ({places})</source>
        <extracomment>several actions in one line, after the removals that take something</extracomment>
        <translation>
            <numerusform>ほかのタイル%n枚のどれかを取り除く：{places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the ball on {start} to one of %n tiles ({places})</source>
        <extracomment>several actions in one line</extracomment>
        <translation>
            <numerusform>{start}のボールを動かす、行き先のタイル%n枚：{places}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move one of %n balls: {balls}</source>
        <extracomment>several actions in one line: each ball with the number of its tiles</extracomment>
        <translation>
            <numerusform>ボール%n個のどれかを動かす：{balls}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{start} to %n tiles</source>
        <extracomment>a ball that can move, by its place</extracomment>
        <translation>
            <numerusform>{start}（行き先%n枚）</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick a ball and ask again for its tiles</source>
        <extracomment>after the actions, which have the numbers of tiles alone</extracomment>
        <translation>ボールを選んでもう一度たずねると、行き先のタイルを読み上げます</translation>
    </message>
    <message>
        <source>the one on {at}</source>
        <extracomment>the place of the ball that an action takes, after “takes 1 red ball”</extracomment>
        <translation>{at}のボール</translation>
    </message>
    <message>
        <source>those on {at}</source>
        <extracomment>the places of the balls that an action takes, after “takes 3 red balls”</extracomment>
        <translation>{at}のボール</translation>
    </message>
    <message>
        <source>part of the last turn</source>
        <extracomment>what the dots on a tile mean</extracomment>
        <translation>前の手番で変わったところ</translation>
    </message>
    <message>
        <source>would be captured</source>
        <extracomment>what the cross on a ball means, while an action is considered</extracomment>
        <translation>この手で取られる</translation>
    </message>
    <message>
        <source>would leave the island</source>
        <extracomment>what the cross on a tile means, while an action is considered</extracomment>
        <translation>この手で島からなくなる</translation>
    </message>
    <message>
        <source>{doing}. {limits}.</source>
        <extracomment>the step of a turn, and what limits it, as they are read out</extracomment>
        <translation>{doing}。{limits}。</translation>
    </message>
    <message>
        <source>Alternative: swap sides and take over White and its balls</source>
        <translation>または交代：白とそのボールを引き継ぎます</translation>
    </message>
    <message>
        <source>Foe: {foe}</source>
        <extracomment>the foe on show</extracomment>
        <translation>敵：{foe}</translation>
    </message>
    <message>
        <source>Cycle: {cards}</source>
        <extracomment>the cards that lie there, each with its player</extracomment>
        <translation>サイクル：{cards}</translation>
    </message>
    <message>
        <source>{seat} {card}</source>
        <extracomment>a player with a card, in a list: Nana 5 of spades</extracomment>
        <translation>{seat} {card}</translation>
    </message>
    <message>
        <source>Foes that the chaos leaves: {left}</source>
        <extracomment>each player with a number: the foes in the corner that the chaos will leave</extracomment>
        <translation>カオス後に残る敵：{left}</translation>
    </message>
    <message>
        <source>Wins: {wins}</source>
        <extracomment>each player with a number: the rounds won</extracomment>
        <translation>勝ち数：{wins}</translation>
    </message>
    <message>
        <source>{seats} would each get {suit}</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>{seats}はそれぞれ{suit}を得る見込み</translation>
    </message>
    <message>
        <source>{seats} would each lose {other}</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>{seats}は{other}を失う見込み</translation>
    </message>
    <message>
        <source>{seats} would each get {suit} instead of {other}</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>{seats}はそれぞれ{other}ではなく{suit}を得る見込み</translation>
    </message>
    <message>
        <source>Your supply is empty: the card moves one of your cubes.</source>
        <extracomment>after “Your turn: play a card.”</extracomment>
        <translation>手元にキューブがないので、カードを出すときは、置いてあるキューブを動かします。</translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit}, worth %n points</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats}はそれぞれ{suit}を得ます（各%n点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each lose {other}, worth %n points</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats}はそれぞれ{other}を失います（各%n点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit} instead of {other}, worth %n points more</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats}はそれぞれ{other}ではなく{suit}を得ます（各%n点増）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seats} would each get {suit} instead of {other}, worth %n points less</source>
        <extracomment>part of a sentence: the same chips of two players or more, the user never among them</extracomment>
        <translation>
            <numerusform>{seats}はそれぞれ{other}ではなく{suit}を得ます（各%n点減）</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken off: {balls}.</source>
        <extracomment>the balls that came off, with their places, or one</extracomment>
        <translation>取られたボール：{balls}。</translation>
    </message>
    <message>
        <source>where nothing cancels it</source>
        <extracomment>of a foe: what happens to it in a corner; after a comma</extracomment>
        <translation>そこに残ります</translation>
    </message>
    <message>
        <source>where only a later foe can cancel it</source>
        <extracomment>of a foe, after a comma: another foe of its number and colour, or two that make a straight with it, may come</extracomment>
        <translation>後から来る敵と打ち消し合わない限り、そこに残ります</translation>
    </message>
    <message>
        <source>The count is {count}, and the task allows no more cards.</source>
        <extracomment>after the last card that the task allows</extracomment>
        <translation>カウントは{count}です。この問題で出せる枚数は使い切りました。</translation>
    </message>
    <message>
        <source>{action}. {remark}</source>
        <extracomment>an action, or several in one line, and whole sentences with their consequence</extracomment>
        <translation>{action}。{remark}</translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would send {foe} to {seat}’s corner.</source>
        <translation>まだ見えていない{all}枚のどれが山札から出ても、{foe}は{seat}のコーナーには入りません。</translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would bring {foe} to your corner.</source>
        <translation>まだ見えていない{all}枚のどれが山札から出ても、{foe}はあなたのコーナーには入りません。</translation>
    </message>
    <message numerus="yes">
        <source>Playing from hand keeps %n cards to choose from: the one played is replaced at once.</source>
        <extracomment>the number of cards in hand, before and after</extracomment>
        <translation>
            <numerusform>手札から出せばすぐに1枚補充され、選べる手札は%n枚のままです。</numerusform>
        </translation>
    </message>
    <message>
        <source>no chip here</source>
        <extracomment>a place at a location does not pay, and did not before</extracomment>
        <translation>ここではチップなし</translation>
    </message>
    <message>
        <source>nobody’s chips change</source>
        <extracomment>taking a cube away from a location</extracomment>
        <translation>誰のチップにも影響なし</translation>
    </message>
    <message>
        <source>Balls lost</source>
        <extracomment>a column: the balls that a player has lost</extracomment>
        <translation>失ったボール</translation>
    </message>
    <message numerus="yes">
        <source>{seat} then needs %n more cubes to lead</source>
        <extracomment>to have the most there</extracomment>
        <translation>
            <numerusform>その後、{seat}がトップに立つにはキューブがあと%n個必要</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you then need %n more cubes to lead</source>
        <translation>
            <numerusform>その後、あなたがトップに立つにはキューブがあと%n個必要</numerusform>
        </translation>
    </message>
    <message>
        <source>No tiles are left: now put a ball on an empty tile.</source>
        <translation>タイルはもう残っていません。次は、空きタイルにボールを置いてください。</translation>
    </message>
    <message numerus="yes">
        <source>{seats} then each need %n more cubes to lead</source>
        <extracomment>two players or more, perhaps the user among them</extracomment>
        <translation>
            <numerusform>その後、{seats}がトップに立つにはキューブがそれぞれあと%n個必要</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} brings the review back.</source>
        <extracomment>a key of the keyboard, and what it does</extracomment>
        <translation>{key}で振り返りに戻れます。</translation>
    </message>
    <message numerus="yes">
        <source>{part} decided it: {seat} gained %n points more than {other}.</source>
        <translation>
            <numerusform>勝負の分かれ目：{part}。{seat}が{other}より%n点多く取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} decided it: you gained %n points more than {other}.</source>
        <translation>
            <numerusform>勝負の分かれ目：{part}。あなたが{other}より%n点多く取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} leaves {count}, where {seat} can answer none of the cards that can follow.</source>
        <translation>{other}ではカウントは{count}になり、次にどのカードが出されても{seat}は応じられません。</translation>
    </message>
    <message>
        <source>{other} leaves {count}, where you can answer none of the cards that can follow.</source>
        <translation>{other}ではカウントは{count}になり、次にどのカードが出されてもあなたは応じられません。</translation>
    </message>
    <message>
        <source>Second game: {why}</source>
        <extracomment>in a match of two games: why it is over, in whole sentences</extracomment>
        <translation>第2ゲーム：{why}</translation>
    </message>
    <message>
        <source>{seat} is blocked, so the round ends, and {seat}, who played the last card, wins it.</source>
        <extracomment>what it means to stop: the other player can play no card any more, but has played the last one</extracomment>
        <translation>{seat}は手詰まりなので、ラウンドが終わります。最後のカードを出した{seat}の勝ちです。</translation>
    </message>
    <message>
        <source>The expert in your place</source>
        <extracomment>a button when a match is over: an expert plays the same deal in the user&apos;s place</extracomment>
        <translation>達人があなたの代わりに遊ぶ</translation>
    </message>
    <message>
        <source>The winner’s score then counts twice.</source>
        <translation>その場合、勝者の得点が2倍になります。</translation>
    </message>
    <message>
        <source>The winner’s score then counts four times.</source>
        <translation>その場合、勝者の得点が4倍になります。</translation>
    </message>
    <message>
        <source>The winner’s score still counts twice.</source>
        <translation>勝者の得点は2倍のままです。</translation>
    </message>
    <message>
        <source>{seat} doubles: the winner’s score is now multiplied by {factor}.</source>
        <translation>{seat}がダブルを宣言しました。勝者の得点が{factor}倍になります。</translation>
    </message>
    <message>
        <source>You double: the winner’s score is now multiplied by {factor}.</source>
        <translation>あなたがダブルを宣言しました。勝者の得点が{factor}倍になります。</translation>
    </message>
    <message>
        <source>With this hand and this score, doubling gains more than it risks.</source>
        <translation>この手札とこの点差では、ダブルで失うものより得るもののほうが大きくなります。</translation>
    </message>
    <message>
        <source>With this hand and this score, doubling risks more than it gains.</source>
        <translation>この手札とこの点差では、ダブルで得るものより失うもののほうが大きくなります。</translation>
    </message>
    <message>
        <source>The round still counts once.</source>
        <translation>このラウンドの得点は1倍のままです。</translation>
    </message>
    <message>
        <source>The round still counts twice.</source>
        <translation>このラウンドの得点は2倍のままです。</translation>
    </message>
    <message>
        <source>{plate}. Left: {foes}</source>
        <extracomment>a player with the figures, and the foes in the corner that the chaos will leave there</extracomment>
        <translation>{plate}。残る敵：{foes}</translation>
    </message>
    <message>
        <source>{other} leaves {count}: {seat} holds the {card}, which can follow.</source>
        <extracomment>the card has lain face up before it was dealt</extracomment>
        <translation>{other}ではカウントは{count}になり、{seat}は手札の{card}を出せます。</translation>
    </message>
    <message>
        <source>{other} leaves {count}: you hold the {card}, which can follow.</source>
        <extracomment>the card has lain face up before it was dealt</extracomment>
        <translation>{other}ではカウントは{count}になり、あなたは手札の{card}を出せます。</translation>
    </message>
    <message>
        <source>{colour} to move and win this turn.</source>
        <translation>{colour}の番です。この手番で勝ってください。</translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would send {foe} to {seat}’s corner for now, {effect}.</source>
        <extracomment>as the lowest card, while others have yet to play</extracomment>
        <translation>
            <numerusform>山札から出す場合、まだ見えていない{all}枚のうち%n枚なら、そのままいけば{foe}は{seat}のコーナーに入り、{effect}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played blind, %n of the {all} unseen cards would bring {foe} to your corner for now, {effect}.</source>
        <extracomment>as the lowest card, while others have yet to play</extracomment>
        <translation>
            <numerusform>山札から出す場合、まだ見えていない{all}枚のうち%n枚なら、そのままいけば{foe}はあなたのコーナーに入り、{effect}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would send the foe to {seat}’s corner for now, {effect}.</source>
        <translation>
            <numerusform>{other}は運任せで、まだ見えていない{all}枚のうち%n枚なら、そのままいけば敵は{seat}のコーナーに入り、{effect}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves it to chance: %n of the {all} unseen cards would bring the foe to your corner for now, {effect}.</source>
        <translation>
            <numerusform>{other}は運任せで、まだ見えていない{all}枚のうち%n枚なら、そのままいけば敵はあなたのコーナーに入り、{effect}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would send {foe} to {seat}’s corner yet.</source>
        <translation>まだ見えていない{all}枚のどれが山札から出ても、そのままなら{foe}は{seat}のコーナーには入りません。</translation>
    </message>
    <message>
        <source>Played blind, none of the {all} unseen cards would bring {foe} to your corner yet.</source>
        <translation>まだ見えていない{all}枚のどれが山札から出ても、そのままなら{foe}はあなたのコーナーには入りません。</translation>
    </message>
    <message>
        <source>{other} counts less for the bonus card {card}: {measure}.</source>
        <translation>{other}では、ボーナスカード「{card}」に数えられるのは{measure}にとどまります。</translation>
    </message>
    <message>
        <source>{other} takes a card that asks for {suit}, and no card in hand goes to a location that pays them.</source>
        <translation>{other}で取るカードは{suit}を数えますが、それがもらえる場所で使える手札はありません。</translation>
    </message>
    <message>
        <source>Played blind, every unseen card would send {foe} to {seat}’s corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>まだ見えていないどのカードが山札から出ても、{foe}は{seat}のコーナーに入り、{effect}。</translation>
    </message>
    <message>
        <source>Played blind, every unseen card would bring {foe} to your corner, {effect}.</source>
        <extracomment>as the lowest card</extracomment>
        <translation>まだ見えていないどのカードが山札から出ても、{foe}はあなたのコーナーに入り、{effect}。</translation>
    </message>
    <message>
        <source>How many of the four cards of each number have been played since the last shuffle. Cards in hands and markers are not counted.</source>
        <extracomment>what is counted below “Seen since the shuffle”</extracomment>
        <translation>各数の4枚のうち、最後のシャッフルの後に出されたカードの枚数です。手札と目印は数えません。</translation>
    </message>
    <message>
        <source>{seat}: double or pass</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}の番：ダブルするか決める</translation>
    </message>
    <message>
        <source>{seat}: choose the value of the ace</source>
        <translation>{seat}の番：エースの数え方を選ぶ</translation>
    </message>
    <message>
        <source>{seat}: play a card</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}の番：カードを出す</translation>
    </message>
    <message>
        <source>{seat}: draw from the stock, or stop</source>
        <translation>{seat}の番：山札からめくるか、やめる</translation>
    </message>
    <message>
        <source>{seat}, with an empty hand and the count at {count}: draw from the stock, or stop</source>
        <translation>{seat}の番、手札なし、カウント{count}：山札からめくるか、やめる</translation>
    </message>
    <message>
        <source>{seat}: play the card on the stock, or stop</source>
        <extracomment>the top card of the stock lies face up</extracomment>
        <translation>{seat}の番：山札のカードを出すか、やめる</translation>
    </message>
    <message>
        <source>{seat}, with an empty hand and the count at {count}: play the card on the stock, or stop</source>
        <translation>{seat}の番、手札なし、カウント{count}：山札の一番上のカードを出すか、やめる</translation>
    </message>
    <message>
        <source>{seat}: lay a tile, {number} of 2</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}の番：{number}枚目のタイルを置く</translation>
    </message>
    <message>
        <source>{seat}: place a ball</source>
        <translation>{seat}の番：ボールを置く</translation>
    </message>
    <message>
        <source>{seat}: move a ball</source>
        <translation>{seat}の番：ボールを動かす</translation>
    </message>
    <message>
        <source>{seat}: remove a tile</source>
        <translation>{seat}の番：タイルを取り除く</translation>
    </message>
    <message>
        <source>{seat}: no complete turn is possible</source>
        <translation>{seat}の番：手番を完了できません</translation>
    </message>
    <message>
        <source>{seat}: play the top card of the deck</source>
        <translation>{seat}の番：山札の一番上を出す</translation>
    </message>
    <message>
        <source>{seat}: play a card, or play blind</source>
        <extracomment>one of several people at this screen is told what to do</extracomment>
        <translation>{seat}の番：カードを出すか、山札から出す</translation>
    </message>
    <message>
        <source>{seat}: play blind</source>
        <translation>{seat}の番：山札から出す</translation>
    </message>
    <message>
        <source>{seat}: take a bonus card</source>
        <translation>{seat}の番：ボーナスカードを選ぶ</translation>
    </message>
    <message numerus="yes">
        <source>This leaves {count}: %n of the {all} unseen cards can divide it and bring it far down.</source>
        <translation>
            <numerusform>カウント{count}を割り算で一気に下げられるのは、まだ見えていない{all}枚のうち%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This leaves {count}: no unseen card can divide it and bring it far down.</source>
        <translation>カウント{count}を割り算で一気に下げられるカードは、まだ見えていない中にありません。</translation>
    </message>
    <message numerus="yes">
        <source>{other} leaves {count}: %n of the {all} unseen cards can divide it.</source>
        <translation>
            <numerusform>{other}ではカウントは{count}になり、まだ見えていない{all}枚のうち%n枚で割り算ができます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way {foe} goes to {seat}’s corner.</source>
        <extracomment>this and the next eight come before a sentence about cards in hand: both actions do the same</extracomment>
        <translation>どちらでも、{foe}は{seat}のコーナーに入ります。</translation>
    </message>
    <message>
        <source>Either way {foe} comes to your corner.</source>
        <translation>どちらでも、{foe}はあなたのコーナーに入ります。</translation>
    </message>
    <message>
        <source>Either way {foe} goes to {seat}’s corner for now.</source>
        <translation>どちらでも、そのままなら{foe}は{seat}のコーナーに入ります。</translation>
    </message>
    <message>
        <source>Either way {foe} comes to your corner for now.</source>
        <translation>どちらでも、そのままなら{foe}はあなたのコーナーに入ります。</translation>
    </message>
    <message>
        <source>Either way nobody takes {foe}.</source>
        <translation>どちらでも、{foe}は誰も引き取りません。</translation>
    </message>
    <message>
        <source>Either way nobody takes {foe} for now.</source>
        <translation>どちらでも、そのままなら{foe}は誰も引き取りません。</translation>
    </message>
    <message>
        <source>Either way the top card of the deck decides.</source>
        <translation>どちらでも、山札の一番上のカード次第です。</translation>
    </message>
    <message>
        <source>For now nobody takes {foe}: all cards hide each other, and those that follow decide.</source>
        <translation>このままならすべてのカードが互いに隠れ、{foe}は誰も引き取りません。この後に出るカード次第です。</translation>
    </message>
    <message>
        <source>This saves the {number} for a foe that is welcome.</source>
        <extracomment>the number on a card</extracomment>
        <translation>{number}を、取りたい敵が来るときのために残します。</translation>
    </message>
    <message>
        <source>This saves the {number} for a foe that is not welcome.</source>
        <extracomment>the number on a card</extracomment>
        <translation>{number}を、取りたくない敵が来るときのために残します。</translation>
    </message>
    <message>
        <source>{other} spends the {number}, the lowest card in hand.</source>
        <translation>{other}では、手札で一番小さい{number}を使ってしまいます。</translation>
    </message>
    <message>
        <source>{other} spends the {number}, the highest card in hand.</source>
        <translation>{other}では、手札で一番大きい{number}を使ってしまいます。</translation>
    </message>
    <message>
        <source>{other} changes nobody’s chips for now.</source>
        <translation>{other}では、今のところ誰のチップも変わりません。</translation>
    </message>
    <message numerus="yes">
        <source>{location}: only %n cubes stand there so far, so one more counts for much.</source>
        <translation>
            <numerusform>{location}：キューブはまだ%n個だけなので、1個でも大きな意味があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way {foe} goes to another corner.</source>
        <extracomment>than that of the player who acts</extracomment>
        <translation>どちらでも、{foe}はほかのコーナーに入ります。</translation>
    </message>
    <message>
        <source>Either way {foe} goes to another corner for now.</source>
        <extracomment>than that of the player who acts</extracomment>
        <translation>どちらでも、そのままなら{foe}はほかのコーナーに入ります。</translation>
    </message>
    <message>
        <source>{ball}, not placed and out of the game</source>
        <extracomment>balls in hand when the last tiles are laid</extracomment>
        <translation>置かれないままゲームから外れた{ball}</translation>
    </message>
    <message>
        <source>for removed tiles</source>
        <extracomment>below “Box”</extracomment>
        <translation>取り除いたタイル用</translation>
    </message>
    <message>
        <source>Without the tile on {at} balls would come off: on the first turn of moving only the last player in turn order may do that.</source>
        <translation>{at}のタイルを取り除くとボールが取られます。ボールを動かす最初の手番でそれができるのは、手番が最後の人だけです。</translation>
    </message>
    <message>
        <source>With a tile on {at} your ball could go on neither of your two tiles: it may not lie next to its own colour, nor may any ball be left without an empty tile next to it.</source>
        <translation>{at}にタイルを置くと、この手番の2枚のどちらにもボールを置けません。同じ色のボールの隣には置けず、どのボールの隣にも空きタイルが必要だからです。</translation>
    </message>
    <message>
        <source>On your first turn of moving you may not capture: only the last player in turn order may.</source>
        <translation>ボールを動かす最初の手番では、ボールを取れません。取れるのは手番が最後の人だけです。</translation>
    </message>
    <message>
        <source>After a move to {to} every removal would take balls off: on the first turn of moving only the last player in turn order may do that.</source>
        <translation>{to}へ動かすと、どのタイルを取り除いてもボールが取られます。ボールを動かす最初の手番でそれができるのは、手番が最後の人だけです。</translation>
    </message>
    <message>
        <source>Find the action with the best chances of winning.</source>
        <translation>予想勝率が最も高い手を見つけてください。</translation>
    </message>
    <message numerus="yes">
        <source>Play %n cards in a row</source>
        <extracomment>the theme of a puzzle: one plays on alone</extracomment>
        <translation>
            <numerusform>続けて%n枚出す</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {percent}%: {action}</source>
        <extracomment>the same where it may promise less, and is known to promise no more</extracomment>
        <translation>{percent}%以下：{action}</translation>
    </message>
    <message>
        <source>a white ball</source>
        <extracomment>what stands beside the place for a tile or ball: beside a white ball on 1,0</extracomment>
        <translation>白いボール</translation>
    </message>
    <message>
        <source>a red ball</source>
        <extracomment>what stands beside the place for a tile or ball</extracomment>
        <translation>赤いボール</translation>
    </message>
    <message>
        <source>a black ball</source>
        <extracomment>what stands beside the place for a tile or ball</extracomment>
        <translation>黒いボール</translation>
    </message>
    <message>
        <source>Choose a card or a location for the cube</source>
        <extracomment>in the place of “Your turn: play a card”: one of the player’s cubes is picked,</extracomment>
        <translation>キューブに使うカードか、行き先の場所を選んでください</translation>
    </message>
    <message>
        <source>Choose a location for the cube</source>
        <extracomment>or a cube and the card that moves it</extracomment>
        <translation>キューブの行き先の場所を選んでください</translation>
    </message>
    <message>
        <source>This plays one of the {number}s in good time: it fits no count below {number}.</source>
        <extracomment>the number on a card: there are more of it in hand</extracomment>
        <translation>{number}を早めに1枚使います。カウントが{number}より小さくなると出せません。</translation>
    </message>
    <message>
        <source>{other} spends one of the {number}s, which fits every count down to {number}.</source>
        <extracomment>the number on a card: there are more of it in hand</extracomment>
        <translation>{other}では、カウントが{number}に下がるまでいつでも出せる{number}を1枚使ってしまいます。</translation>
    </message>
    <message>
        <source>where it breaks up a straight</source>
        <extracomment>of a foe, after a comma: it is cancelled there, and another foe is left that would not have been</extracomment>
        <translation>そこの連番を崩します</translation>
    </message>
    <message numerus="yes">
        <source>For now this sends {foe} to {seat}’s corner, {effect}; %n of the {all} unseen cards would change that.</source>
        <extracomment>as long as no card comes whose number is equal to that of the lowest visible card, or lower</extracomment>
        <translation>
            <numerusform>このままなら、{foe}は{seat}のコーナーに入り、{effect}。まだ見えていない{all}枚のうち、出るとこれが変わるのは%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For now this brings {foe} to your corner, {effect}; %n of the {all} unseen cards would change that.</source>
        <extracomment>as long as no card comes whose number is equal to that of the lowest visible card, or lower</extracomment>
        <translation>
            <numerusform>このままなら、{foe}はあなたのコーナーに入り、{effect}。まだ見えていない{all}枚のうち、出るとこれが変わるのは%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} sends the foe to {seat}’s corner for now, {effect}; %n of the {all} unseen cards would change that.</source>
        <translation>
            <numerusform>{other}では、そのままなら敵は{seat}のコーナーに入り、{effect}。まだ見えていない{all}枚のうち、出るとこれが変わるのは%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>For now this sends {foe} to {seat}’s corner, {effect}; every unseen card would change that.</source>
        <translation>このままなら、{foe}は{seat}のコーナーに入り、{effect}。まだ見えていないどのカードが出ても、これは変わります。</translation>
    </message>
    <message>
        <source>For now this brings {foe} to your corner, {effect}; every unseen card would change that.</source>
        <translation>このままなら、{foe}はあなたのコーナーに入り、{effect}。まだ見えていないどのカードが出ても、これは変わります。</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner for now, {effect}; every unseen card would change that.</source>
        <translation>{other}では、そのままなら敵は{seat}のコーナーに入り、{effect}。まだ見えていないどのカードが出ても、これは変わります。</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner for now, {effect}; every unseen card would change that.</source>
        <translation>{other}では、そのままなら敵はあなたのコーナーに入り、{effect}。まだ見えていないどのカードが出ても、これは変わります。</translation>
    </message>
    <message numerus="yes">
        <source>{other} brings the foe to your corner for now, {effect}; %n of the {all} unseen cards would change that.</source>
        <translation>
            <numerusform>{other}では、そのままなら敵はあなたのコーナーに入り、{effect}。まだ見えていない{all}枚のうち、出るとこれが変わるのは%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner, {effect}, whichever card comes.</source>
        <translation>{other}では、どのカードが出ても敵は{seat}のコーナーに入り、{effect}。</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner, {effect}, whichever card comes.</source>
        <translation>{other}では、どのカードが出ても敵はあなたのコーナーに入り、{effect}。</translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner with none of the {all} unseen cards.</source>
        <translation>{other}では、まだ見えていない{all}枚のどれが出ても、敵は{seat}のコーナーには入りません。</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner with none of the {all} unseen cards.</source>
        <translation>{other}では、まだ見えていない{all}枚のどれが出ても、敵はあなたのコーナーには入りません。</translation>
    </message>
    <message numerus="yes">
        <source>{other} sends the foe to {seat}’s corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</source>
        <translation>
            <numerusform>{other}では、どのカードが出ても、そのままなら敵は{seat}のコーナーに入ります。まだ見えていないほかの{all}枚のうち、出るとこれが変わるのは平均で%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} brings the foe to your corner for now, whichever card comes; on average, %n of the {all} other unseen cards would change that.</source>
        <translation>
            <numerusform>{other}では、どのカードが出ても、そのままなら敵はあなたのコーナーに入ります。まだ見えていないほかの{all}枚のうち、出るとこれが変わるのは平均で%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} sends the foe to {seat}’s corner for now with none of the {all} unseen cards.</source>
        <translation>{other}では、まだ見えていない{all}枚のどれが出ても、そのままなら敵は{seat}のコーナーには入りません。</translation>
    </message>
    <message>
        <source>{other} brings the foe to your corner for now with none of the {all} unseen cards.</source>
        <translation>{other}では、まだ見えていない{all}枚のどれが出ても、そのままなら敵はあなたのコーナーには入りません。</translation>
    </message>
    <message>
        <source>{other} leaves one card fewer to choose from until the reshuffle.</source>
        <translation>{other}では、次のシャッフルまで選べる手札が1枚少なくなります。</translation>
    </message>
    <message>
        <source>{other} would mean this at the {location}, if the round ended now: {change}.</source>
        <translation>{other}では、ここでラウンドが終われば、{location}で{change}。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Cloth</source>
        <translation>テーブルクロス(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>カードの色(&amp;D)</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>収まる限り大きく</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Show coordinates</source>
        <translation>座標を表示する</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>アニメーションなし</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>動きの速さ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help at the table</source>
        <translation>テーブルの手助け(&amp;H)</translation>
    </message>
    <message>
        <source>What the computer s&amp;ees</source>
        <translation>コンピューターの読み(&amp;E)</translation>
    </message>
    <message>
        <source>Co&amp;ordinates</source>
        <translation>座標(&amp;O)</translation>
    </message>
    <message>
        <source>in full</source>
        <translation>詳しく</translation>
    </message>
    <message>
        <source>in short</source>
        <translation>短く</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>読まない</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>テーブルクロス</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>カードの色</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>2色</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>4色</translation>
    </message>
    <message>
        <source>Size of cards</source>
        <translation>カードの大きさ</translation>
    </message>
    <message>
        <source>Small, on a wide table</source>
        <translation>小さい（テーブルを広く使う）</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中くらい</translation>
    </message>
    <message>
        <source>Only experts take so long; all others are equally strong at any setting.</source>
        <translation>これほど長く考えるのは達人だけです。ほかのプレイヤーの強さは、この設定では変わりません。</translation>
    </message>
    <message>
        <source>Say which buttons come up</source>
        <translation>表示されたボタンを読み上げる</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小さい</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大きい</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>とても大きい</translation>
    </message>
    <message>
        <source>Twice as large</source>
        <translation>2倍</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>動きの速さ</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>The result of a round waits until I go on</source>
        <translation>ラウンドの結果は、次へ進むまで表示したままにする</translation>
    </message>
    <message>
        <source>Computer players think</source>
        <translation>コンピューターの思考時間</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>ごく短時間</translation>
    </message>
    <message>
        <source>up to a second</source>
        <translation>1秒まで</translation>
    </message>
    <message>
        <source>up to three seconds</source>
        <translation>3秒まで</translation>
    </message>
    <message>
        <source>up to eight seconds</source>
        <translation>8秒まで</translation>
    </message>
    <message>
        <source>never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>When you leave the window</source>
        <translation>ウィンドウを離れたとき</translation>
    </message>
    <message>
        <source>everything stays in sight</source>
        <translation>そのまま表示する</translation>
    </message>
    <message>
        <source>when no screen reader is running</source>
        <translation>スクリーンリーダーが動いていないとき</translation>
    </message>
    <message>
        <source>Play with a switch: all choices are pointed out in turn</source>
        <translation>スイッチで遊ぶ：選べるものを順に示す</translation>
    </message>
    <message>
        <source>one: Space, Enter or the mouse chooses</source>
        <translation>1つ：Space、Enter、マウスで選択</translation>
    </message>
    <message>
        <source>two: Space goes on, Enter chooses</source>
        <translation>2つ：Spaceで次へ、Enterで選択</translation>
    </message>
    <message>
        <source>Read aloud by the program’s own voice</source>
        <translation>アプリの音声で読み上げる</translation>
    </message>
    <message>
        <source>Speed of the voice</source>
        <translation>読み上げの速さ</translation>
    </message>
    <message>
        <source>Volume of the voice</source>
        <translation>読み上げの音量</translation>
    </message>
    <message>
        <source>My own actions</source>
        <translation>自分の手</translation>
    </message>
    <message>
        <source>The actions of the others</source>
        <translation>ほかの人の手</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>誰の番か</translation>
    </message>
    <message>
        <source>when it is mine</source>
        <translation>自分の番のとき</translation>
    </message>
    <message>
        <source>always</source>
        <translation>いつも</translation>
    </message>
    <message>
        <source>of 10 percentage points or more</source>
        <translation>10ポイント以上の損</translation>
    </message>
    <message>
        <source>of 20 percentage points or more</source>
        <translation>20ポイント以上の損</translation>
    </message>
    <message>
        <source>Results of rounds and matches</source>
        <translation>ラウンドと対戦の結果</translation>
    </message>
    <message>
        <source>Letters as keys, without Ctrl or Alt</source>
        <translation>CtrlやAltなしの文字キー</translation>
    </message>
    <message>
        <source>none: for dictation, or if you often hit the wrong keys</source>
        <translation>なし（音声入力を使う方や、押し間違いの多い方に）</translation>
    </message>
    <message>
        <source>for questions, hints and the like</source>
        <translation>質問やヒントなど</translation>
    </message>
    <message>
        <source>for everything that a match needs</source>
        <translation>対戦に必要なすべて</translation>
    </message>
    <message>
        <source>Play &amp;with a switch</source>
        <translation>スイッチで遊ぶ(&amp;W)</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>スイッチの数</translation>
    </message>
    <message>
        <source>half a second</source>
        <translation>0.5秒</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>1秒</translation>
    </message>
    <message>
        <source>a second and a half</source>
        <translation>1.5秒</translation>
    </message>
    <message>
        <source>two seconds</source>
        <translation>2秒</translation>
    </message>
    <message>
        <source>three seconds</source>
        <translation>3秒</translation>
    </message>
    <message>
        <source>five seconds</source>
        <translation>5秒</translation>
    </message>
    <message>
        <source>ten seconds</source>
        <translation>10秒</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>音を鳴らす</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>the system’s language</source>
        <translation>システムの言語</translation>
    </message>
    <message>
        <source>Warn me before a mistake</source>
        <translation>損になる手を選んだら確認する</translation>
    </message>
    <message>
        <source>of 5 percentage points or more</source>
        <translation>予想勝率で5ポイント以上の損</translation>
    </message>
    <message>
        <source>Show what the computer sees, in games without hidden cards</source>
        <translation>隠された情報のないゲームで、コンピューターの読みを表示する</translation>
    </message>
    <message>
        <source>Ask before leaving a match that is not saved</source>
        <translation>保存されていない対戦をやめる前に確認する</translation>
    </message>
    <message>
        <source>(never)</source>
        <translation>（確認しない）</translation>
    </message>
    <message>
        <source>the table is covered if several people play</source>
        <translation>2人以上で遊んでいれば隠す</translation>
    </message>
    <message>
        <source>the table is covered in every game with hidden hands</source>
        <translation>手札が秘密のゲームなら隠す</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>元に戻した手とやり直した手</translation>
    </message>
    <message>
        <source>Help at the table: reasons and seen cards</source>
        <translation>テーブルの手助け：理由と、出た枚数を示す</translation>
    </message>
    <message>
        <source>With one switch, each choice is pointed out for</source>
        <translation>スイッチが1つのとき、選べるものを1つ示す時間</translation>
    </message>
    <message>
        <source>More time makes experts stronger in: %1.</source>
        <translation>時間を長くすると達人が強くなるゲーム：%1。</translation>
    </message>
    <message>
        <source>For the other games that is not certain.</source>
        <translation>ほかのゲームについては、はっきりしません。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>見た目</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Keys and switches</source>
        <translation>キーとスイッチ</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Sounds need %1, which is not installed.</source>
        <translation>音を鳴らすには%1が必要ですが、インストールされていません。</translation>
    </message>
    <message>
        <source>This system has no speech synthesiser that the program knows. On Linux, install speech-dispatcher or espeak-ng, and restart Limbo Table.</source>
        <translation>このシステムには、使える音声合成がありません。Linuxではspeech-dispatcherかespeak-ngをインストールして、Limbo Tableを再起動してください。</translation>
    </message>
    <message>
        <source>Restore the &amp;defaults</source>
        <translation>初期値に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Undo that</source>
        <translation>元に戻す(&amp;T)</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>テーブルの見え方</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;hoose keys…</source>
        <translation>キーの設定(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Type to find an action</source>
        <translation>入力して絞り込む</translation>
    </message>
    <message>
        <source>Find a legal action</source>
        <translation>選べる手を探す</translation>
    </message>
    <message>
        <source>What the computer &amp;sees</source>
        <translation>コンピューターの読み(&amp;S)</translation>
    </message>
    <message>
        <source>What the computer sees</source>
        <translation>コンピューターの読み</translation>
    </message>
    <message>
        <source>After typing: choose the one action that was found, or go to the list</source>
        <translation>入力した後：見つかったのが1つならそれを選び、複数なら一覧へ移る</translation>
    </message>
    <message>
        <source>Go to the list of actions that were found</source>
        <translation>見つかった手の一覧へ移る</translation>
    </message>
    <message>
        <source>A&amp;ctions</source>
        <translation>選べる手(&amp;C)</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>選べる手</translation>
    </message>
    <message>
        <source>Lo&amp;g</source>
        <translation>これまでの経過(&amp;D)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>これまでの経過</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>コメント…</translation>
    </message>
    <message>
        <source>Why did the computer do that?</source>
        <translation>コンピューターの手の理由</translation>
    </message>
    <message>
        <source>No action matches what you typed.</source>
        <translation>入力に合う手はありません。</translation>
    </message>
</context>
<context>
    <name>Sitters</name>
    <message>
        <source>Opponents: %1</source>
        <translation>対戦相手：%1</translation>
    </message>
    <message>
        <source>About as strong as you</source>
        <translation>あなたと互角くらい</translation>
    </message>
    <message>
        <source>Their level follows your results from match to match.</source>
        <translation>対戦の結果に応じて強さが変わります。</translation>
    </message>
    <message>
        <source>%1, about as strong as you</source>
        <extracomment>of computer players; %1 is like: club player</extracomment>
        <translation>%1（互角くらい）</translation>
    </message>
    <message>
        <source>%1, until you have results</source>
        <extracomment>of computer players that are to be as strong as the user; %1 is like: casual player</extracomment>
        <translation>%1（結果が出るまで）</translation>
    </message>
    <message>
        <source>Other players and rules…</source>
        <translation>ほかのプレイヤーとルール…</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>%1.</source>
        <extracomment>a line in a row with others, as a sentence: with a full stop</extracomment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>%1, deal %2</source>
        <translation>%1、配札の番号：%2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1を読み込めませんでした。</translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>CSVファイル</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>統計を保存</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました：%1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1に書き込めませんでした。</translation>
    </message>
    <message>
        <source>Matches are not being saved at present, so there is nothing to count.</source>
        <translation>今は対戦が保存されないので、集計するものがありません。</translation>
    </message>
    <message>
        <source>Only matches that begin from now on count. The old ones stay in the list of matches.</source>
        <translation>これから始める対戦だけを集計します。これまでの対戦は、対戦の一覧に残ります。</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a match to its end, and you will find it here.</source>
        <translation>まだ集計するものがありません。対戦を最後まで進めると、ここに表示されます。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Range (%1 sure)</source>
        <translation>範囲（確かさ%1）</translation>
    </message>
    <message>
        <source>At equal strength</source>
        <translation>互角の場合</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>平均得点</translation>
    </message>
    <message>
        <source>The thin lines show the range.</source>
        <translation>細い縦線は範囲を示します。</translation>
    </message>
    <message>
        <source>In all these matches the cards were known beforehand, so none of them is counted.</source>
        <translation>これらの対戦は、どれも配札を前もって知っていたため、集計していません。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Scores of different games cannot be compared: choose a game.</source>
        <translation>ゲームが違うと得点は比べられません。ゲームを選んでください。</translation>
    </message>
    <message>
        <source>No match has been reviewed yet. A review shows what each decision cost.</source>
        <translation>まだ振り返った対戦がありません。対戦を振り返ると、1手ごとの損失が分かります。</translation>
    </message>
    <message>
        <source>Behind the best action</source>
        <translation>最善手との差</translation>
    </message>
    <message>
        <source>Latest average: %1</source>
        <translation>最新の平均：%1</translation>
    </message>
    <message>
        <source>Costs of different games cannot be compared: choose a game.</source>
        <translation>ゲームが違うと損失は比べられません。ゲームを選んでください。</translation>
    </message>
    <message>
        <source>Average of the last %1</source>
        <translation>最近%1戦の平均</translation>
    </message>
    <message>
        <source>Matches by their dates</source>
        <translation>対戦（日付順）</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) not counted: the cards were known beforehand.</source>
        <translation>
            <numerusform>配札を前もって知っていた対戦%n件は集計していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted since %2: %1.</source>
        <translation>%2以降の対戦だけを集計しています：%1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>プレイヤー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>相手(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>席(&amp;S)</translation>
    </message>
    <message>
        <source>P&amp;eriod</source>
        <translation>期間(&amp;E)</translation>
    </message>
    <message>
        <source>Sho&amp;w by</source>
        <translation>内訳(&amp;W)</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>過去7日間</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>過去30日間</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>過去365日間</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Include &amp;matches that allow undo at any time</source>
        <translation>いつでも「待った」ができる対戦も含める(&amp;M)</translation>
    </message>
    <message>
        <source>Include matches with &amp;hints or warnings</source>
        <translation>ヒントや警告を受けた対戦も含める(&amp;H)</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>At equal strength: the win rate if all players were equally good.</source>
        <translation>互角の場合：全員の強さが同じだったときの勝率。</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Costs of decisions</source>
        <translation>1手の損失</translation>
    </message>
    <message>
        <source>Rese&amp;t the statistics</source>
        <translation>統計をリセット(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>リセットを元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Nobody: one team</source>
        <translation>相手なし（チーム）</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2回中%1回</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>CSVで保存(&amp;C)…</translation>
    </message>
    <message>
        <source>No finished match fits the choices above.</source>
        <translation>上の条件に合う、終わった対戦はありません。</translation>
    </message>
    <message>
        <source>Cost of a decision (% points)</source>
        <translation>1手の損失（ポイント）</translation>
    </message>
    <message>
        <source>Behind the best action where there was a choice, over the last %1 matches</source>
        <translation>選択肢があった手の最善手との差（最近%1戦）</translation>
    </message>
    <message>
        <source>% points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Cost (% points)</source>
        <translation>1手の損（ポイント）</translation>
    </message>
    <message>
        <source>Practise wea&amp;knesses…</source>
        <translation>弱点を練習(&amp;K)…</translation>
    </message>
    <message>
        <source>What a decision cost on average, as your reviews judged it</source>
        <translation>振り返りでの評価による、1手あたりの損の平均</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%1 of %n match(es) won</source>
        <translation>
            <numerusform>%n戦%1勝</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins in a row: %1 now, %2 at best</source>
        <translation>現在%1連勝、最高%2連勝</translation>
    </message>
    <message>
        <source>Wins in a row: %2 at best</source>
        <translation>最高%2連勝</translation>
    </message>
    <message>
        <source>Wins in a row: %2 at best, by %3</source>
        <translation>最高%2連勝（%3）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%2で%1</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <translation>最高記録：%1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>At the table of the day, days played: %1, in a row: %3, won: %2</source>
        <translation>今日のテーブルで遊んだ日数：%1日、連続：%3日、勝ち：%2日</translation>
    </message>
    <message numerus="yes">
        <source>About as strong as you in “%1”: %2 (over %n match(es))</source>
        <translation>
            <numerusform>%1であなたと互角くらいの相手：%2（%n件の対戦から）</numerusform>
        </translation>
    </message>
    <message>
        <source>Your grade in “%1”: %2. Where you had a choice, your action cost on average %3 percentage points of the chance to win (%4 decisions).</source>
        <translation>%1の腕前：%2。選べる手がいくつかあった判断%4回で、予想勝率の損は1手平均%3ポイントでした。</translation>
    </message>
    <message>
        <source>Your play in “%1”: where you had a choice, your action cost on average %3 percentage points of the chance to win (%4 decisions).</source>
        <translation>%1：選べる手がいくつかあった判断%4回で、予想勝率の損は1手平均%3ポイントでした。</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>A match could not be read. It stays in the library as it is.</source>
        <translation>対戦を読み込めませんでした。対戦の一覧にはそのまま残ります。</translation>
    </message>
    <message>
        <source>A match is damaged. %1 It goes on from the line before that, as a new match.</source>
        <translation>対戦の記録が壊れています。%1その前の行から、新しい対戦として続けます。</translation>
    </message>
    <message>
        <source>The damaged one stays in the library as it is.</source>
        <translation>壊れた対戦はそのまま対戦の一覧に残ります。</translation>
    </message>
    <message>
        <source>The match was restarted with the same deal.</source>
        <translation>同じ配札で対戦を最初から始めました。</translation>
    </message>
    <message>
        <source>The match was restarted.</source>
        <translation>対戦を最初から始めました。</translation>
    </message>
    <message>
        <source>It is a match of its own, and does not count for the table of the day.</source>
        <translation>これは別の対戦で、今日のテーブルの結果には数えません。</translation>
    </message>
    <message>
        <source>The match goes on from line %1 as a new one.</source>
        <translation>場面%1から、新しい対戦として続けます。</translation>
    </message>
    <message>
        <source>The other one stays as it was.</source>
        <translation>元の対戦はそのまま残ります。</translation>
    </message>
    <message>
        <source>Back to the other match</source>
        <translation>元の対戦に戻る</translation>
    </message>
</context>
<context>
    <name>TaskBand</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1/%2：%3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>お手本</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>対戦に戻る</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>ゲーム一覧に戻る</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>On the table:</source>
        <translation>今の対戦：</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>元に戻した手：</translation>
    </message>
    <message>
        <source>Redone:</source>
        <translation>やり直した手：</translation>
    </message>
    <message>
        <source>Back at the table.</source>
        <translation>テーブルに戻りました。</translation>
    </message>
    <message>
        <source>%1 for what is at stake</source>
        <translation>%1で今の焦点</translation>
    </message>
    <message>
        <source>%1 for all groups</source>
        <translation>%1ですべてのグループ</translation>
    </message>
    <message>
        <source>%1 for all points</source>
        <translation>%1で全員の点数</translation>
    </message>
    <message>
        <source>%1 for lists, line by line</source>
        <translation>%1で1行ずつ読むリスト</translation>
    </message>
    <message>
        <source>Keys for more: %1.</source>
        <translation>ほかに聞けること：%1。</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>That could not be done: %1 is from a later version of Limbo Table.</source>
        <translation>実行できませんでした。%1は、より新しいバージョンのLimbo Tableで作られたものです。</translation>
    </message>
    <message>
        <source>That could not be done: %1 is damaged.</source>
        <translation>実行できませんでした。%1は壊れています。</translation>
    </message>
    <message>
        <source>That could not be done: %1 could not be read or written. Nothing has changed.</source>
        <translation>実行できませんでした。%1を読み書きできません。何も変わっていません。</translation>
    </message>
    <message>
        <source>That could not be done: %1 was moved or deleted.</source>
        <translation>実行できませんでした。%1は移動または削除されました。</translation>
    </message>
    <message>
        <source>Damaged, and left in the library as it is: %1</source>
        <translation>壊れているため、そのまま対戦の一覧に残してあります：%1</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>%1番</translation>
    </message>
    <message>
        <source>The settings could not be read and were reset: %1</source>
        <translation>設定を読み込めなかったため、初期設定になっています：%1</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was put aside: %1</source>
        <translation>設定を読み込めませんでした。ファイルは別名で残してあります：%1</translation>
    </message>
    <message>
        <source>Some settings were not understood and were reset: %2. The old file: %1</source>
        <translation>一部の設定は読み取れなかったため、初期値に戻しました：%2。元のファイル：%1</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>コンピュータープレイヤーが停止しました。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Matches are not being saved: %1 is damaged. It is left as it is.</source>
        <translation>対戦は保存されません。%1は壊れています。ファイルはそのまま残します。</translation>
    </message>
    <message>
        <source>The match is not being saved: %1 could not be written.</source>
        <translation>対戦は保存されません。%1に書き込めませんでした。</translation>
    </message>
    <message>
        <source>The match is not being saved: %1 is read-only. You can still look at the matches in it.</source>
        <translation>対戦は保存されません。%1は読み取り専用です。中の対戦を見ることはできます。</translation>
    </message>
    <message>
        <source>The match is not being saved for now: another program has locked %1.</source>
        <translation>今のところ対戦は保存されません。ほかのプログラムが%1をロックしています。</translation>
    </message>
    <message>
        <source>The library of matches was moved or deleted: %1. The match on the table is saved in a new one.</source>
        <translation>対戦を保存したファイルが移動または削除されました：%1。今の対戦は、新しいファイルに保存されます。</translation>
    </message>
    <message>
        <source>Matches are not being saved: %1 is from a later version of Limbo Table. It is left as it is.</source>
        <translation>対戦は保存されません。%1は、より新しいバージョンのLimbo Tableで作られたものです。ファイルはそのまま残します。</translation>
    </message>
    <message>
        <source>That could not be done: %1 is read-only.</source>
        <translation>実行できませんでした。%1は読み取り専用です。</translation>
    </message>
    <message>
        <source>That could not be done: another program has locked %1. Try again.</source>
        <translation>実行できませんでした。ほかのプログラムが%1をロックしています。もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>The tutor has stopped.</source>
        <translation>コーチが停止しました。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>その手を見る</translation>
    </message>
    <message>
        <source>Play mine: %1</source>
        <translation>このまま進める：%1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>もっと良い手：%1</translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. With your action: %2%.</source>
        <translation>予想勝率：%1%。自分の手では%2%。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message numerus="yes">
        <source>Are you sure? Another action is %n percentage point(s) better.</source>
        <translation>
            <numerusform>本当にこの手でよいですか。予想勝率が%nポイント高い手があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Are you sure? Another action is at least %n percentage point(s) better.</source>
        <translation>
            <numerusform>本当にこの手でよいですか。予想勝率が少なくとも%nポイント高い手があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your chances of winning: %1%. With your action: at most %2%.</source>
        <translation>予想勝率：%1%。自分の手では%2%以下。</translation>
    </message>
</context>
<context>
    <name>Tutorials</name>
    <message>
        <source>The tutorial could not be read.</source>
        <translation>チュートリアルを読み込めませんでした。</translation>
    </message>
    <message>
        <source>That is allowed, but it is not the task here.</source>
        <translation>それもできますが、ここでの課題とは違います。</translation>
    </message>
    <message>
        <source>Done. %1</source>
        <extracomment>a lesson has been done: for the ear, in the place of a tick; what was learnt follows</extracomment>
        <translation>完了。%1</translation>
    </message>
    <message>
        <source>Shown. Now you go on.</source>
        <translation>このように進めます。続きはご自分でどうぞ。</translation>
    </message>
</context>
<context>
    <name>TutorialsDialog</name>
    <message>
        <source>Tutorial</source>
        <translation>チュートリアル</translation>
    </message>
    <message>
        <source>Short lessons at the table. Your match waits until you come back to it.</source>
        <translation>テーブルで学ぶ短いレッスンです。今の対戦には、いつでも戻れます。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>レッスン%1/%2完了</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message>
        <source>That match is open in another window.</source>
        <translation>その対戦は別のウィンドウで開かれています。</translation>
    </message>
</context>
<context>
    <name>VersionsBox</name>
    <message>
        <source>Newer versions</source>
        <translation>新しいバージョン</translation>
    </message>
    <message>
        <source>This is Limbo Table %1.</source>
        <translation>お使いのバージョンはLimbo Table %1です。</translation>
    </message>
    <message>
        <source>The program never goes online, so it does not know whether there is a newer version. The page with all versions opens in your browser, which needs a network.</source>
        <translation>このアプリはどこにも接続しないので、新しいバージョンがあるかどうかは分かりません。全バージョンを載せたページは、ブラウザーで開きます（ネットワークが必要です）。</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>ページを開く(&amp;O)</translation>
    </message>
    <message>
        <source>No browser could be opened. The address of the page is %1.</source>
        <translation>ブラウザーを開けませんでした。ページのアドレスは%1です。</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>it does not answer</source>
        <translation>応答がありません</translation>
    </message>
</context>
<context>
    <name>WeaknessesDialog</name>
    <message>
        <source>Weaknesses</source>
        <translation>弱点</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>練習する(&amp;P)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Puzzles solved</source>
        <translation>解いたパズル</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>Errors in matches</source>
        <translation>対戦でのミス</translation>
    </message>
    <message>
        <source>Puzzles left</source>
        <translation>残りのパズル</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Puzzle rating</source>
        <translation>パズルのレーティング</translation>
    </message>
    <message>
        <source>Days with puzzles</source>
        <translation>パズルに挑戦した日</translation>
    </message>
    <message>
        <source>No puzzle has been tried yet.</source>
        <translation>まだパズルに挑戦していません。</translation>
    </message>
    <message>
        <source>Your weakest theme is at the top. Matches count after they have been reviewed, puzzles at the first try.</source>
        <translation>最も苦手なテーマが一番上に来ます。対戦は振り返ったものだけ、パズルは最初の挑戦だけを数えます。</translation>
    </message>
    <message>
        <source>Cost (% points)</source>
        <translation>1手の損（ポイント）</translation>
    </message>
    <message>
        <source>What a decision cost on average, as your reviews judged it</source>
        <translation>振り返りでの評価による、1手あたりの損の平均</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>No computer player has acted yet.</source>
        <translation>コンピュータープレイヤーはまだ何もしていません。</translation>
    </message>
    <message>
        <source>The strongest computer player prefers: %1</source>
        <translation>一番強いコンピュータープレイヤーなら：%1</translation>
    </message>
    <message>
        <source>In its favour: %1</source>
        <translation>この手の利点：%1</translation>
    </message>
    <message>
        <source>What you can see does not explain it. After the match the review can tell more.</source>
        <translation>今見えていることだけでは理由を説明できません。対戦の後の振り返りで、もっと詳しく分かります。</translation>
    </message>
    <message>
        <source>The advantage of this action over the others cannot be put into a few words.</source>
        <translation>ほかの手との違いは、短い言葉では説明できません。</translation>
    </message>
    <message>
        <source>%1: looks at few possibilities, and may prefer an action that only seems good.</source>
        <translation>%1：少しの可能性しか読まず、良さそうに見えるだけの手を選ぶことがあります。</translation>
    </message>
    <message>
        <source>%1: looks at fewer possibilities than the strongest computer player.</source>
        <translation>%1：一番強いコンピュータープレイヤーほど多くの可能性は読みません。</translation>
    </message>
    <message>
        <source>Only people play in this match.</source>
        <translation>この対戦には人だけが参加しています。</translation>
    </message>
</context>
</TS>
