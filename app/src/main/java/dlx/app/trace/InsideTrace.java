package dlx.app.trace;

import dlx.api.Svg;
import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.search.Step;
import dlx.core.search.internal.LinkedLists;
import dlx.core.search.internal.SlotMatrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Draws what the engine holds after each step, as it tells itself. Going back over several levels is one move of an engine:
 * these steps share a picture.
 */
public final class InsideTrace {

    private final int puzzle;
    private final StepWords words;
    private final ListsPicture lists;
    private final SlotsPicture slots;

    /** The sentences of the steps since the last picture. */
    private final List<String> untold = new ArrayList<>();

    private int first;

    private InsideTrace(int puzzle, DrawnMatrix matrix, int pins) {
        this.puzzle = puzzle;
        words = new StepWords(matrix, pins);
        lists = new ListsPicture(matrix, words);
        slots = new SlotsPicture(words);
    }

    /** For the search of one cover; nothing if it is too large to look at. */
    public static Optional<InsideTrace> of(int puzzle, Solver<?> solver) {
        DrawnMatrix matrix = new DrawnMatrix(solver.cover(), solver.givens());
        return DrawnMatrix.canBeDrawn(matrix.cover.itemCount(), matrix.cover.optionCount())
                ? Optional.of(new InsideTrace(puzzle, matrix, solver.givens().givenCount()))
                : Optional.empty();
    }

    /**
     * What the engine holds after a step; empty where it shows that only with a later one.
     *
     * @param number of the step, 0 for entering the root
     * @param search rests after the step
     */
    public Optional<Svg> frame(int number, Step step, Steps search) {
        if (untold.isEmpty()) {
            first = number;
        }
        untold.add(step.kind() == Step.Kind.SOLUTION ? solution(step, search) : words.sentence(step) + forced(step));
        return search.inside().map(held -> {
            Captions captions = new Captions(
                    "puzzle " + puzzle + ", "
                            + (first == number ? "step " + number : "steps " + first + " to " + number)
                            + ", level " + step.level(),
                    List.copyOf(untold));
            untold.clear();
            return held instanceof LinkedLists now
                    ? lists.draw(now, captions)
                    : slots.draw((SlotMatrix) held, captions);
        });
    }

    /** With the options that were forced: they are on no path. */
    private String solution(Step step, Steps search) {
        return "solution " + step.count() + ": "
                + search.options().stream().map(words::option).collect(Collectors.joining(", "));
    }

    /** What an engine took that has no steps for items with a single option. */
    private String forced(Step step) {
        return step.forced().isEmpty()
                ? ""
                : "; forced: " + step.forced().stream().map(words::option).collect(Collectors.joining(", "));
    }
}
