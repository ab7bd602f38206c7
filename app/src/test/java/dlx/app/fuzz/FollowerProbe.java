package dlx.app.fuzz;

import dlx.api.PuzzleSyntaxException;
import dlx.core.Solver;
import java.util.List;
import java.util.Map;

/**
 * Gives a text behind good puzzles: whatever is wrong with it, the good ones arrive as if they stood alone, and what is
 * said of the text is what is said of it alone, so many lines further down.
 *
 * @param good a text of puzzles that ends with a line end
 */
record FollowerProbe<P, O>(Target<P, O> target, byte[] good) implements Probe {

    @Override
    public void give(Input input) {
        Reading<P> before = Reading.of(target.loaded(), input.with(good));
        Reading<P> alone = Reading.of(target.loaded(), input);
        Reading<P> both = Reading.of(target.loaded(), input.behind(good));

        int all = before.puzzles().size();
        Broken.unless(
                both.puzzles().size() >= all,
                "a puzzle that is lost",
                "of " + all + " good puzzles " + both.puzzles().size() + " arrive; " + sentences(both));
        for (int k = 0; k < all; k++) {
            String expected = cover(before.puzzles().get(k));
            String found = cover(both.puzzles().get(k));
            Broken.unless(
                    found.equals(expected),
                    "another puzzle",
                    "puzzle " + (k + 1) + " is " + found + ", not " + expected);
        }
        Broken.unless(
                both.puzzles().size() == all + alone.puzzles().size(),
                "a puzzle that hangs on those before it",
                alone.puzzles().size() + " alone, " + both.puzzles().size() + " behind " + all);
        List<String> further = alone.rejections().stream().map(this::moved).toList();
        Broken.unless(
                sentences(both).equals(further),
                "a rejection that hangs on the puzzles before it",
                sentences(both) + ", alone, moved down, " + further);
    }

    /** Whether puzzles of this text may follow the good ones at all: some models read one puzzle, however long the text. */
    boolean isFollowedBy(Input other) {
        return examine(other).isEmpty();
    }

    private List<String> sentences(Reading<P> reading) {
        return reading.rejections().stream()
                .map(PuzzleSyntaxException::getMessage)
                .toList();
    }

    /** A rejection of a setting has no place in the text. */
    private String moved(PuzzleSyntaxException rejection) {
        if (rejection.source().startsWith("--set ")) {
            return rejection.getMessage();
        }
        int lines = new Input(good, Map.of()).lineLengths().size() - 1;
        return new PuzzleSyntaxException(
                        rejection.source(), rejection.line() + lines, rejection.column(), rejection.problem())
                .getMessage();
    }

    private String cover(P puzzle) {
        return Target.unlessTooLarge(() -> target.loaded().solver(puzzle))
                .map(FollowerProbe::shown)
                .orElse("too large");
    }

    private static String shown(Solver<?> solver) {
        return solver.cover() + " " + solver.cover().data().fingerprint() + " " + solver.givens();
    }

    @Override
    public String toString() {
        return target + ", behind " + new Input(good, Map.of());
    }
}
