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

/**
 * Tests of the ends of puzzles: the next puzzle is left for the next call, and text outside a puzzle is not read as
 * one.
 */
abstract class ReadingContract<P, O> extends TextContract<P, O> {

    /** Maximum number of lines of a text that are spoilt, one at a time. */
    private static final int MOST_LINES = 12;

    /**
     * Maximum number of nodes in the search for a solution to compare. Harder puzzles are compared without a solution.
     */
    private static final long NODES = 1_000;

    /** Text that cannot be part of a puzzle: a control character, so that it is not a name. */
    private static final String GARBAGE = "\u0007";

    ReadingContract() {}

    /**
     * Checks that two puzzles with a blank line between them are read as two puzzles or rejected. Neither puzzle may be
     * lost.
     */
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
            assertThat(facts(reading))
                    .as("the puzzles read from a puzzle, a blank line and another puzzle")
                    .isEqualTo(List.of(factsOfFirst(first), factsOfFirst(second)));
        }
    }

    /** Checks that a model that resumes after an error has moved, and that the puzzle after the blank line is read. */
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
                assertThat(facts(reading))
                        .as(
                                "the puzzles read from a bad puzzle, a blank line and a good puzzle; expected the good one last")
                        .endsWith(factsOfFirst(good));
            }
        });
    }

    private static void assertMoved(Reading<?> reading) {
        if (reading.standsStill()) {
            throw new AssertionError("resume returned true, but did not move past the rejected puzzle: "
                    + reading.errors().get(0).getMessage());
        }
    }

    /** Checks that garbage is rejected or changes the puzzle. */
    @Test
    public final void refusesGarbage() {
        for (String text : texts()) {
            List<List<String>> clean = facts(read(text));
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
            if (reading.error().isEmpty() && facts(reading).equals(clean)) {
                throw new AssertionError("the garbage " + shown(GARBAGE) + " is ignored: the puzzle is read as if"
                        + " it were not there; expected an error or another puzzle");
            }
        });
    }

    /**
     * Returns the first lines that matter to the puzzle. Without such a line, the text is rejected or is another
     * puzzle; a comment is not such a line.
     */
    private List<Integer> saying(String text) {
        List<List<String>> clean = facts(read(text));
        List<String> lines = text.lines().toList();
        return IntStream.range(0, lines.size())
                .filter(line -> !lines.get(line).isBlank())
                .filter(line -> {
                    List<String> others = new ArrayList<>(lines);
                    others.remove(line);
                    Reading<P> without = read(String.join("\n", others) + "\n");
                    return without.error().isPresent() || !facts(without).equals(clean);
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

    private List<List<String>> facts(Reading<P> reading) {
        LoadedModel<P, O> modeler = modeler();
        return reading.puzzles().stream().map(puzzle -> facts(modeler, puzzle)).toList();
    }

    private List<String> factsOfFirst(String text) {
        LoadedModel<P, O> modeler = modeler();
        return facts(modeler, first(modeler, text));
    }

    /** Returns all that identifies a puzzle for users: its cover, its givens, and the drawing of a solution. */
    final List<String> facts(LoadedModel<P, O> modeler, P puzzle) {
        Solver<O> solver = modeler.solver(puzzle);
        List<String> facts = new ArrayList<>(CoverText.of(solver.cover()));
        facts.add("givens " + solver.givens());
        List<O> solution =
                solver.toBuilder().nodeLimit(NODES).build().solve().solution().orElse(List.of());
        facts.add(modeler.render(puzzle, Solution.of(solution)));
        return facts;
    }

    private static String ended(String text) {
        return text.endsWith("\n") ? text : text + "\n";
    }
}
