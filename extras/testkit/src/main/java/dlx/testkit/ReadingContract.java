package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests of where puzzles end: the next one is left for the next call, and what is no part of a puzzle is not taken for one. */
abstract class ReadingContract<P, O> extends TextContract<P, O> {

    /** Of long texts, only these are spoilt line by line. */
    private static final int MOST_LINES = 12;

    /** Where a solution is not found soon, none is looked at. */
    private static final long NODES = 1_000;

    /** What no puzzle holds. A control character, so that it is no name. */
    private static final String GARBAGE = "\u0007";

    ReadingContract() {}

    /** Two puzzles with a blank line between are two puzzles, or one that is none is refused: nothing is lost. */
    @Test
    public final void leavesTheNextPuzzle() {
        List<String> texts = texts();
        for (int k = 0; k < texts.size(); k++) {
            String first = ended(texts.get(k));
            String second = ended(texts.get((k + 1) % texts.size()));
            about(first + "\n" + second, () -> assertBothRead(first, second));
        }
    }

    private void assertBothRead(String first, String second) {
        Reading<P> reading = read(first + "\n" + second);
        if (reading.error().isEmpty()
                && !(mayTakeTheWholeText() && reading.puzzles().size() == 1)) {
            assertThat(told(reading))
                    .as("what is read of one puzzle, a blank line and another one")
                    .isEqualTo(List.of(toldOfFirst(first), toldOfFirst(second)));
        }
    }

    /**
     * A model that says that it goes on after an error does: it has moved, and the puzzle after the blank line is read.
     */
    @Test
    public final void resumesAtTheNextPuzzle() {
        String good = ended(texts().get(0));
        syntaxErrors().keySet().stream().sorted().forEach(bad -> {
            String text = ended(bad) + "\n" + good;
            about(text, () -> assertMoved(read(text)));
        });
        for (String whole : texts()) {
            List<Integer> lines = saying(whole);
            if (!lines.isEmpty()) {
                assertResumes(spoilt(whole, lines.get(0)), good);
                assertResumes(spoilt(whole, lines.get(lines.size() - 1)), good);
            }
        }
    }

    private void assertResumes(String bad, String good) {
        String text = bad + "\n" + good;
        about(text, () -> {
            Reading<P> reading = read(text);
            assertMoved(reading);
            if (!read(bad).errors().isEmpty() && reading.resumed()) {
                assertThat(told(reading))
                        .as("what is read of a bad puzzle, a blank line and a good one, which is to be the last")
                        .endsWith(toldOfFirst(good));
            }
        });
    }

    private static void assertMoved(Reading<?> reading) {
        if (reading.standsStill()) {
            throw new AssertionError("resume says that a puzzle may begin, but it has not moved after the one that was"
                    + " refused: " + reading.errors().get(0).getMessage());
        }
    }

    /** What nobody can mean is not passed over in silence. */
    @Test
    public final void refusesGarbage() {
        for (String text : texts()) {
            List<List<String>> clean = told(read(text));
            for (int line : saying(text)) {
                assertNotIgnored(with(text, line, old -> GARBAGE + old), clean);
                assertNotIgnored(with(text, line, old -> old + GARBAGE), clean);
                assertNotIgnored(with(text, line, old -> old + " " + GARBAGE), clean);
            }
        }
    }

    private void assertNotIgnored(String spoilt, List<List<String>> clean) {
        about(spoilt, () -> {
            Reading<P> reading = read(spoilt);
            if (reading.error().isEmpty() && told(reading).equals(clean)) {
                throw new AssertionError("the garbage " + shown(GARBAGE) + " is passed over: the puzzle is read as if"
                        + " it were not there; expected an error, or another puzzle");
            }
        });
    }

    /** The first lines of a text that say something. A comment may be left out, and the puzzle stays what it is. */
    private List<Integer> saying(String text) {
        List<List<String>> clean = told(read(text));
        List<String> lines = text.lines().toList();
        return IntStream.range(0, lines.size())
                .filter(line -> !lines.get(line).isBlank())
                .filter(line -> {
                    List<String> others = new ArrayList<>(lines);
                    others.remove(line);
                    Reading<P> without = read(String.join("\n", others) + "\n");
                    return without.error().isPresent() || !told(without).equals(clean);
                })
                .limit(MOST_LINES)
                .boxed()
                .toList();
    }

    private static String spoilt(String text, int line) {
        return with(text, line, old -> GARBAGE + old);
    }

    private static String with(String text, int line, UnaryOperator<String> change) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        lines.set(line, change.apply(lines.get(line)));
        return String.join("\n", lines) + "\n";
    }

    private List<List<String>> told(Reading<P> reading) {
        LoadedModel<P, O> modeler = modeler();
        return reading.puzzles().stream().map(puzzle -> told(modeler, puzzle)).toList();
    }

    private List<String> toldOfFirst(String text) {
        LoadedModel<P, O> modeler = modeler();
        return told(modeler, first(modeler, text));
    }

    /** All that a puzzle is to people: its cover, its givens, and what a solution looks like. */
    final List<String> told(LoadedModel<P, O> modeler, P puzzle) {
        Solver<O> solver = modeler.solver(puzzle);
        List<String> told = new ArrayList<>(CoverText.of(solver.cover()));
        told.add("givens " + solver.givens());
        List<O> solution =
                solver.toBuilder().nodeLimit(NODES).build().solve().solution().orElse(List.of());
        told.add(modeler.render(puzzle, Solution.of(solution)));
        return told;
    }

    private static String ended(String text) {
        return text.endsWith("\n") ? text : text + "\n";
    }
}
