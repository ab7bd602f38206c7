package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.engine.SearchControl;
import dlx.core.explain.Weights;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Steps that follow from a cover without a search, as words of a tree. A step takes an option of an item that needs all
 * its open options, or excludes an option that would leave an item with too few.
 */
final class ForcedSteps {

    private final SearchedCover state;
    private final SearchControl control;

    /**
     * Words of the steps. A number above 0 is an item, from 1, whose first open option is taken. A number below 0 is an
     * excluded option, from -1 downwards; the next word is the item, from 1, that could not be covered with it.
     */
    private int[] words = new int[16];

    private int length;
    private int count;

    private ForcedSteps(SearchedCover state, SearchControl control) {
        this.state = state;
        this.control = control;
    }

    /**
     * Returns the steps from the givens to the state in which weights were found.
     *
     * @return the steps; empty if they do not lead to that state
     */
    static Optional<ForcedSteps> upTo(Weights weights, CoverData cover, Givens givens, SearchControl control) {
        ForcedSteps steps = new ForcedSteps(new SearchedCover(cover, givens), control);
        Givens holds = weights.givens();
        int[] taken = without(holds.givenOptions(), givens.givenOptions());
        int[] dropped = without(holds.forbiddenOptions(), givens.forbiddenOptions());
        if (taken.length + dropped.length > 0) {
            steps.go(dropped);
        }
        boolean arrived = IntStream.concat(Arrays.stream(taken), Arrays.stream(dropped))
                .noneMatch(option -> steps.state.open[option]);
        return arrived ? Optional.of(steps) : Optional.empty();
    }

    private static int[] without(int[] all, int[] given) {
        int[] sorted = given.clone();
        Arrays.sort(sorted);
        return Arrays.stream(all)
                .filter(option -> Arrays.binarySearch(sorted, option) < 0)
                .toArray();
    }

    /** Returns the number of steps. */
    int count() {
        return count;
    }

    /** Returns the number of words of all steps. */
    int length() {
        return length;
    }

    /** Returns a word: an item from 1; or minus an option from 1, which is followed by an item from 1. */
    int word(int number) {
        return words[number];
    }

    void write(ProofOut out) throws IOException {
        for (int k = 0; k < length; k++) {
            out.word("", words[k]);
        }
    }

    private void go(int[] dropped) {
        int before;
        do {
            before = count;
            state.noteForced();
            takeForced();
            for (int option : dropped) {
                if (state.open[option]) {
                    control.check();
                    drop(option);
                }
            }
        } while (count > before);
    }

    private void takeForced() {
        for (int item = state.nextForced(); item != SearchedCover.NONE; item = state.nextForced()) {
            control.check();
            state.take(state.options.first(item));
            add(item + 1);
            count++;
        }
    }

    private void drop(int option) {
        int start = state.mark();
        state.take(option);
        int dead = state.dead();
        state.undoTo(start);
        if (dead != SearchedCover.NONE) {
            state.exclude(option);
            add(-option - 1);
            add(dead + 1);
            count++;
            takeForced();
        }
    }

    private void add(int word) {
        words = length == words.length ? Arrays.copyOf(words, 2 * length) : words;
        words[length++] = word;
    }
}
