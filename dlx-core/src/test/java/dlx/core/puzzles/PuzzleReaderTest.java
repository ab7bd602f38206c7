package dlx.core.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CoverBuilder;
import dlx.api.DlxException;
import dlx.api.ExactCoverModel;
import dlx.api.HasRecovery;
import dlx.api.Line;
import dlx.api.ModelException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * Tests where reading continues after an error. A puzzle is a line, or two lines after "two"; "bad" is rejected,
 * "broken" fails.
 */
class PuzzleReaderTest {

    private static final Predicate<PuzzleText> TAKING = text -> {
        text.next("the bad line");
        return true;
    };

    @Test
    void goesOnWhereAModelResumesAlsoBehindSeveralErrors() {
        assertThat(read("a\nbad\nbad\nbad\nb\n", TAKING)).containsExactly("a", "!", "!", "!", "b");
    }

    @Test
    void endsWhereAModelTrustsNothing() {
        assertThat(read("a\nbad\nb\n", text -> false)).containsExactly("a", "!");
    }

    @Test
    void endsWhereAModelResumesWithoutTakingAnything() {
        assertThat(read("bad\nb\n", text -> true)).containsExactly("!");
    }

    @Test
    void behindAModelThatFailsTheNextLineIsAPuzzleWhereEveryPuzzleWasALine() {
        assertThat(read("broken\na\nbroken\nb\n", text -> false)).containsExactly("!", "a", "!", "b");
    }

    @Test
    void behindAModelThatFailsWithinALongerPuzzleTheNextBlankLineIsTheEnd() {
        assertThat(read("two\nlines\n\ntwo\nbroken\nrest\n\nb\n", text -> false))
                .containsExactly("two lines", "!", "b");
        assertThat(read("two\nlines\nbroken\nrest\n\nb\n", text -> false))
                .as("a longer puzzle was before")
                .containsExactly("two lines", "!", "b");
    }

    @Test
    void aResumeThatFailsIsReportedAndTheEnd() {
        PuzzleReader<String> puzzles = new PuzzleReader<>(
                model(text -> {
                    throw new AssertionError("tired");
                }),
                PuzzleText.of("bad\nb\n"));

        assertThatThrownBy(puzzles::next).isInstanceOf(DlxException.class).hasMessageContaining("1:1");
        assertThatThrownBy(puzzles::next)
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("lines: resume failed with java.lang.AssertionError: tired");
        assertThat(puzzles.next()).isEmpty();
    }

    private static List<String> read(String text, Predicate<PuzzleText> resume) {
        PuzzleReader<String> puzzles = new PuzzleReader<>(model(resume), PuzzleText.of(text));
        List<String> read = new ArrayList<>();
        while (true) {
            try {
                Optional<String> puzzle = puzzles.next();
                if (puzzle.isEmpty()) {
                    return read;
                }
                read.add(puzzle.get());
            } catch (DlxException e) {
                read.add("!");
                assertThat(read).as("it ends").hasSizeLessThan(20);
            }
        }
    }

    private static LoadedModel<String, String> model(Predicate<PuzzleText> resume) {
        class Lines implements ExactCoverModel<String, String>, HasRecovery {

            @Override
            public String id() {
                return "lines";
            }

            @Override
            public String parse(PuzzleText text) {
                Line line = text.look().orElseThrow();
                if (line.text().equals("bad")) {
                    throw line.error(1, "it is bad; expected another line");
                }
                text.next("a line");
                String puzzle = line.text().equals("two")
                        ? "two " + text.next("a second line").text()
                        : line.text();
                if (puzzle.endsWith("broken")) {
                    throw new AssertionError("broken");
                }
                return puzzle;
            }

            @Override
            public boolean resume(PuzzleText text) {
                return resume.test(text);
            }

            @Override
            public void describe(String puzzle, CoverBuilder<String> cover) {
                cover.option(puzzle, cover.item("it"));
            }

            @Override
            public String render(String puzzle, Solution<String> solution) {
                return puzzle;
            }
        }
        return LoadedModel.of(new Lines(), "a test");
    }
}
