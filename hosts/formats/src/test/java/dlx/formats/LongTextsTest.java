package dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.DlxException;
import dlx.api.PuzzleSyntaxException;
import dlx.formats.text.ForeignText;
import dlx.formats.text.ReadPuzzles;
import dlx.skips.CharactersRead;
import dlx.skips.LongText;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No reader of a format takes more than linear time for the long text of a stranger. */
class LongTextsTest {

    /** Lengths of texts: above the limit of a pattern (100), below the limit of a board (10 000), and above it. */
    private static final int[] LENGTHS = Tier.isAll() ? new int[] {240, 2_000, 20_000} : new int[] {240};

    private static final int DEPTH = 20_000;

    /** Beginnings of texts by which each reader reaches its patterns. */
    private static final List<String> BEGINNINGS = List.of(
            "http://",
            "https://x/",
            "https://x/penpa-edit/",
            "https://x/penpa-edit/#",
            "https://x/penpa-edit/#p=",
            "https://f-puzzles.com/?",
            "https://f-puzzles.com/?load=",
            "https://sudokupad.app/",
            "https://sudokupad.app/?",
            "https://sudokupad.app/scl",
            "https://www.sudokuwiki.org/",
            "https://www.sudokuwiki.org/sudoku.htm?",
            "https://www.sudokuwiki.org/sudoku.htm?bd=",
            "https://puzz.link/p",
            "https://puzz.link/p?",
            "https://puzz.link/p?sudoku/9/9/",
            "puzz.link/",
            "[",
            "[x](",
            "\"",
            "{\"grid\":[],\"cells\":\"",
            "<opensudoku><game data=\"version: 1 ",
            "<puzzle><gridType type=\"",
            "[A]\n#A",
            "#A",
            ":0000:",
            "p col 3 3\n",
            "c",
            "e ",
            ";",
            "3 3\n");

    @Test
    void everyReaderIsLinear() {
        List<String> steep = new ArrayList<>();
        CharactersRead.counting(counter -> {
            for (LongText text : LongText.all(BEGINNINGS)) {
                for (int length : LENGTHS) {
                    text.steepness(length, counter, LongTextsTest::read).ifPresent(steep::add);
                }
            }
        });
        assertThat(steep).isEmpty();
    }

    /** A pattern that repeats a group once took a frame of the stack for each {@code &} of a link. */
    @Test
    void noNestingEndsInAnError() {
        for (LongText text : LongText.nested(BEGINNINGS)) {
            assertThatCode(() -> read(text.of(DEPTH))).as(text::toString).doesNotThrowAnyException();
        }
    }

    @Test
    void aReaderThatNestsWithoutEndRefusesItsText() {
        ForeignText text = new ForeignText("t", "((((");
        assertThatThrownBy(() -> ForeignReader.first(Stream.of(LongTextsTest::nesting), text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("t:1:1: text: nesting: it is nested too deeply; expected a shorter text");
    }

    private static Optional<ReadPuzzles> nesting(ForeignText text) {
        return nesting(text).or(() -> nesting(text));
    }

    private static void read(String text) {
        try {
            if (ForeignFormats.read("t", text).isEmpty()) {
                ForeignFormats.readPlain("t", text, Optional.empty());
            }
        } catch (DlxException e) {
            // most texts are not puzzles
        }
    }
}
