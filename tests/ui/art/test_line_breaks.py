"""Where lines end."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from limbotable.ui.art.line_breaks import JOINER, joints, kept, kept_html, plain
from tests.translations.ts import read

#: Sentences that were seen broken in their middle, with the words that were.
BROKEN = [
    (
        "同じ数のカードは互いに隠れます。一番小さいカードを出した人が敵を引き取ります。",
        "隠れます",
    ),
    ("クリックまたはドラッグ", "ドラッグ"),
    ("ミラがスターターを置きました：ハートの6。カウントは95です。", "ハートの6"),
    ("残りの中で一番小さいのはスペードの7です", "小さいのは"),
    ("端数を切り捨てます（96÷6＝16）", "96÷6＝16"),
    ("オットー：場のカード11枚\u00a0×\u00a010点\u00a0=\u00a0110。", "11枚\u00a0×\u00a010点\u00a0=\u00a0110"),
    ("あなた：敗者の得点はカウント1\u00a0×\u00a010点\u00a0=\u00a010。", "カウント"),
]


@pytest.fixture(autouse=True)
def japanese(qapp) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("ja"))
    yield
    QLocale.setDefault(before)


def lines(text: str, width: float, mode: QTextOption.WrapMode = QTextOption.WrapMode.WordWrap) -> list[str]:
    """Return what Qt's line breaker makes of a text."""
    font = QFont()
    font.setPixelSize(13)
    layout = QTextLayout(text, font)
    layout.setTextOption(QTextOption())
    option = layout.textOption()
    option.setWrapMode(mode)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    units = text.encode("utf-16-le")  # Qt counts in these
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start, end = line.textStart(), line.textStart() + line.textLength()
        found.append(plain(units[2 * start : 2 * end].decode("utf-16-le")).strip())
    layout.endLayout()
    return found


@pytest.mark.parametrize(("text", "word"), BROKEN)
def test_no_line_ends_within_a_word_that_was_seen_broken(text, word):
    def broken(shown: str) -> list[int]:
        widths = range(13 * (len(word) + 2), 13 * 40, 7)
        return [width for width in widths if not any(word in line for line in lines(shown, width))]

    assert broken(text), "it would break without the invisible characters"
    assert broken(kept(text)) == []


def test_what_a_colon_introduces_may_have_the_next_line():
    text = "あなたがスターターをめくりました：スペードの4。カウントは97です。"
    assert lines(kept(text), 13 * 18.5)[0] == "あなたがスターターをめくりました："


@pytest.mark.parametrize("width", range(13 * 14, 13 * 30, 13))
def test_no_line_of_one_or_two_characters_is_left_over(width):
    text = "カードを配り、残りを山札にして、場に1枚をめくります。"
    assert len(lines(kept(text), width)[-1]) > 2


def test_without_the_invisible_characters_every_message_is_as_it_was():
    texts = [form for message in read("ja") for form in message.forms]
    assert len(texts) > 1000
    shown = [kept(text) for text in texts]
    assert sum(JOINER in text for text in shown) > 1000
    assert [plain(text) for text in shown] == texts
    assert [plain(kept_html(text)) for text in texts] == texts


def test_a_phrase_longer_than_a_line_is_broken_and_does_not_hang_over():
    text = "スーパーコンピュータープレイヤーズクラブ"
    found = lines(kept(text, 6), 13 * 6)
    assert len(found) > 1
    assert max(map(len, found)) <= 6
    assert "".join(found) == text


def test_no_message_hangs_over_a_narrow_line():
    width = 160
    drawn = [message for message in read("ja") if message.context != "CommandLine"]
    for message in drawn:
        for form in message.forms:
            text = re.sub(r"%n|%\d", "12", re.sub(r"\{\w+\}", "ミラ", form))
            before = max(map(wide, lines(text, width)), default=0)
            assert max(map(wide, lines(kept(text, width // 13), width)), default=0) <= max(width, before)


def wide(line: str) -> float:
    font = QFont()
    font.setPixelSize(13)
    return QFontMetricsF(font).horizontalAdvance(line)


def test_tags_of_html_stay_and_divide_no_phrase():
    html = "<p style='font-family: 明朝'>これは<b>ルール</b>ブックです。</p><p>次</p>"
    shown = kept_html(html)
    assert "明朝" in shown
    assert plain(shown) == html
    assert plain(shown.split("</p>")[0]) != shown.split("</p>")[0]


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [
        ("fi", "Vangittu: punainen pallo kohdassa 1/−2.", "kohdassa 1/−2."),
        ("fi", "Jäljellä vihollisia: sinä 0 · Mira 3 · Leo 2 · Sara 1.", "Leo 2"),
        ("fi", "Kierros 3: sinä +21, Mira +17, Leo +16, Sara +15.", "Leo +16,"),
        ("fi", "siihen jää 20 korttia, ja loput poistetaan", "20 korttia,"),
        ("en", "You capture the red balls at 1,−2 and 2,−2.", "1,−2"),
        ("de", "Abrechnung: 2 Knotenplättchen (von 2 Spielern geteilt)", "2 Spielern"),
    ],
)
def test_no_line_ends_between_a_number_and_its_word(language: str, text: str, word: str) -> None:
    QLocale.setDefault(QLocale(language))
    widest = max(wide(part) for part in (word, *text.split()))
    for width in range(math.ceil(1.5 * widest), 400, 7):
        found = lines(kept(text, width // 13), width)
        assert any(word in line.replace("\u00a0", " ") for line in found), (width, found)
        assert max(map(wide, found)) <= width


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("The winner scores for the cards played, the loser for what is left.", "is left."),
        ("3 still to play. The 10 of spades is the lowest visible card.", "visible card."),
        ("Sent to the Cave.\nA foe comes: queen of clubs (the Fox).", "the Fox)."),
    ],
)
def test_no_short_word_is_left_over_for_a_last_line(text: str, last: str) -> None:
    QLocale.setDefault(QLocale("en"))
    widest = max(wide(part) for part in (last, *text.split()))
    for width in range(math.ceil(1.5 * widest), 400, 7):
        found = lines(kept(text, width // 13), width)
        assert found[-1].replace("\u00a0", " ").endswith(last), (width, found)
        assert max(map(wide, found)) <= width


def test_a_longer_last_word_may_have_a_line() -> None:
    QLocale.setDefault(QLocale("en"))
    assert kept("the lowest visible card") != "the lowest visible card"
    assert kept("the lowest visible cards!") == "the lowest visible cards!"
    assert kept("invisible card", 6) == "invisible card", "both together are too long for the line"


def test_an_ordinal_is_not_bound_to_the_word_before() -> None:
    QLocale.setDefault(QLocale("fi"))
    assert kept("Mira jakaa 3. kierroksen") == "Mira jakaa 3. kierroksen"


def test_a_number_is_not_bound_where_the_line_would_be_too_long() -> None:
    QLocale.setDefault(QLocale("fi"))
    assert kept("kohdassa 12", 6) == "kohdassa 12"
    assert kept("kohdassa 12", 7) == "kohdassa\u00a012"


def test_other_languages_keep_their_texts_and_load_nothing():
    code = (
        "import sys\n"
        "from PySide6.QtCore import QLocale\n"
        "from limbotable.ui.art.line_breaks import kept, kept_html\n"
        "QLocale.setDefault(QLocale('fi'))\n"
        "text = 'Pelaaja フユ voittaa'\n"
        "assert kept(text) is text and kept_html(text) is text\n"
        "assert 'budoux' not in sys.modules\n"
        "QLocale.setDefault(QLocale('ja'))\n"
        "assert kept('敵を引き取ります。') != '敵を引き取ります。' and 'budoux' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("width", range(70, 400, 11))
def test_a_number_keeps_its_counter_in_a_phrase_that_is_too_long_for_a_line(width: int) -> None:
    # As the log has it, where the sum is one phrase by its spaces.
    text = "ミラ：敗者の得点はカウント0 × 10点 × 4（2人ともダブル）= 0点。".replace(" ", "\u00a0")
    found = lines(kept(text), width)
    assert [pair for pair in pairwise(found) if pair[0][-1].isdigit() and pair[1][0] in "点人"] == []


def test_a_number_keeps_its_counter_though_what_follows_it_is_too_long_for_a_line() -> None:
    # One phrase by its spaces, and without another number to divide it before.
    text = (
        "ミラ は ハート の キング を 出し て 10点を もらい その あと また カード を めくり まし た".replace(
            " ", "\u00a0"
        )
    )
    assert text.index("点") in joints(text, 12)


@pytest.mark.parametrize("width", range(90, 400, 11))
def test_a_name_in_a_list_keeps_its_number(width: int) -> None:
    # As the log of Foes has it.
    text = "残った敵：あなたは0・\u200bミラは3・\u200bレオは2・\u200bサラは1。"
    found = lines(kept(text), width)
    assert [pair for pair in pairwise(found) if pair[1][0].isdigit()] == []
