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
 * Draws the data structure of the engine after each step. An engine returns over several levels in one move, so these
 * steps share a picture.
 */
public final class InsideTrace {

    private final int puzzle;
    private final StepWords words;
    private final ListsPicture lists;
    private final SlotsPicture slots;

    /** Sentences of the steps since the last picture. */
    private final List<String> unreported = new ArrayList<>();

    private int first;

    private InsideTrace(int puzzle, DrawnMatrix matrix, int pins) {
        this.puzzle = puzzle;
        words = new StepWords(matrix, pins);
        lists = new ListsPicture(matrix, words);
        slots = new SlotsPicture(words);
    }

    /** Returns the drawer for the search of a cover; empty if the cover is too large to be read. */
    public static Optional<InsideTrace> of(int puzzle, Solver<?> solver) {
        DrawnMatrix matrix = new DrawnMatrix(solver.cover(), solver.givens());
        return DrawnMatrix.canBeDrawn(matrix.cover.itemCount(), matrix.cover.optionCount())
                ? Optional.of(new InsideTrace(puzzle, matrix, solver.givens().givenCount()))
                : Optional.empty();
    }

    /**
     * Returns the picture of the engine after a step; empty if the engine shows its state only after a later step.
     *
     * @param number number of the step, 0 for entering the root
     * @param search the search, paused after the step
     */
    public Optional<Svg> frame(int number, Step step, Steps search) {
        if (unreported.isEmpty()) {
            first = number;
        }
        unreported.add(
                step.kind() == Step.Kind.SOLUTION ? solution(step, search) : words.sentence(step) + forced(step));
        return search.inside().map(held -> {
            Captions captions = new Captions(
                    "puzzle " + puzzle + ", "
                            + (first == number ? "step " + number : "steps " + first + " to " + number)
                            + ", level " + step.level(),
                    List.copyOf(unreported));
            unreported.clear();
            return held instanceof LinkedLists now
                    ? lists.draw(now, captions)
                    : slots.draw((SlotMatrix) held, captions);
        });
    }

    /** Returns the sentence about a solution, with all its options: the path of the step lacks the forced options. */
    private String solution(Step step, Steps search) {
        return "solution " + step.count() + ": "
                + search.options().stream().map(words::option).collect(Collectors.joining(", "));
    }

    /** Returns the words about options taken because an item has only this option, for engines without such steps. */
    private String forced(Step step) {
        return step.forced().isEmpty()
                ? ""
                : "; forced: " + step.forced().stream().map(words::option).collect(Collectors.joining(", "));
    }
}
