package dlx.app.fuzz;

import dlx.api.HasReadableSolutions;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Solution;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads a text to its end; what is read is described, searched a little and drawn. */
record PuzzleProbe<P, O>(Target<P, O> target) implements Probe {

    /** Of a text with many puzzles, the first ones are searched. */
    private static final int SEARCHED = 3;

    /** Enough for most boards of the examples, few enough to be nothing beside reading and describing. */
    private static final long NODES = 300;

    @Override
    public void give(Input input) {
        List<P> puzzles = Reading.of(target.loaded(), input).puzzles();
        for (int k = 0; k < Math.min(SEARCHED, puzzles.size()); k++) {
            P puzzle = puzzles.get(k);
            boolean drawn = k == Math.min(SEARCHED, puzzles.size()) - 1; // one puzzle per text: drawing is slow
            Target.unlessTooLarge(() -> target.loaded().solver(puzzle)).ifPresent(solver -> {
                Optional<Solution<O>> solution =
                        solver.toBuilder().nodeLimit(NODES).build().solve().found();
                if (drawn) {
                    draw(puzzle, solution);
                }
                if (target.model() instanceof HasReadableSolutions) {
                    solution.ifPresent(found -> readBack(puzzle, found.options(), input));
                }
            });
        }
    }

    private void draw(P puzzle, Optional<Solution<O>> solution) {
        target.loaded().symmetries(puzzle);
        drawPart(puzzle, List.of());
        if (solution.isPresent()) {
            WellFormed.checkText(target.loaded().render(puzzle, solution.get()));
            target.loaded().picture(puzzle, solution.get()).ifPresent(WellFormed::checkPicture);
            drawPart(puzzle, half(solution.get().options()));
        }
    }

    private void drawPart(P puzzle, List<O> part) {
        WellFormed.checkText(target.loaded().render(puzzle, Solution.of(part)));
        target.loaded().picture(puzzle, Solution.of(part)).ifPresent(WellFormed::checkPicture);
    }

    /** Every other option, so that the part is nowhere whole. */
    private static <O> List<O> half(List<O> solution) {
        return IntStream.range(0, solution.size())
                .filter(k -> k % 2 == 0)
                .mapToObj(solution::get)
                .toList();
    }

    /** What a model writes that says so is a puzzle again, with these givens. */
    private void readBack(P puzzle, List<O> solution, Input input) {
        String written = target.loaded().render(puzzle, Solution.of(solution));
        Reading<P> again = Reading.of(target.loaded(), Input.of(written).with(input.settings()));
        Optional<PuzzleSyntaxException> rejection = again.rejections().stream().findFirst();
        Broken.unless(
                rejection.isEmpty() && again.puzzles().size() == 1,
                "a drawing that should be a puzzle and is not",
                rejection
                                .map(PuzzleSyntaxException::getMessage)
                                .orElse(again.puzzles().size() + " puzzles") + " in " + written);
        P board = again.puzzles().get(0);
        if (target.loaded().shape(puzzle).isPresent()) {
            Set<O> pins = new HashSet<>(target.loaded().pins(board));
            Broken.unless(
                    pins.equals(new HashSet<>(solution)),
                    "a drawing whose givens are not what was drawn",
                    "drawn were " + solution + ", given are " + pins);
        }
    }

    @Override
    public String toString() {
        return target.toString();
    }
}
