package dlx.browser.library;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Searches that rest at a solution until they are asked for further ones, by their numbers. */
final class RestingSearches {

    private final Map<Long, RestingSearch<?, ?>> resting = new HashMap<>();

    /** Begins a search, and answers as {@link #next} does. The asker chooses the number. */
    <P, O> void begin(ReadPuzzle<P, O> puzzle, Asked asked, Consumer<String> lines) {
        long number = asked.number("search", 0);
        RestingSearch<P, O> search = new RestingSearch<>(puzzle, asked);
        resting.put(number, search);
        next(number, search, asked, lines);
    }

    /** Solutions, as many as are asked for unless that takes long. */
    void next(Asked asked, Consumer<String> lines) {
        long number = asked.number("search", 0);
        RestingSearch<?, ?> search = resting.get(number);
        if (search == null) {
            throw new Refusal(Library.GONE, "gone", "the search " + number + " is not here any more; begin it again");
        }
        next(number, search, asked, lines);
    }

    private void next(long number, RestingSearch<?, ?> search, Asked asked, Consumer<String> lines) {
        boolean rests = false;
        try {
            rests = search.next((int) Math.max(1, asked.number("count", 1)), lines);
        } finally {
            if (!rests) {
                resting.remove(number);
            }
        }
    }

    void end(Asked asked) {
        resting.remove(asked.number("search", 0));
    }
}
