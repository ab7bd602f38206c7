package dlx.library;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Paused searches, by the numbers that callers have chosen for them. */
final class RestingSearches {

    private final Map<Long, RestingSearch<?, ?>> resting = new HashMap<>();

    /** Begins a search with the number in the request, and answers as {@link #next} does. */
    <P, O> void begin(ReadPuzzle<P, O> puzzle, Asked asked, Consumer<String> lines) {
        long number = asked.number("search", 0);
        RestingSearch<P, O> search = new RestingSearch<>(puzzle, asked);
        resting.put(number, search);
        next(number, search, asked, lines);
    }

    /** Sends as many solutions as requested, or fewer if they take too long. */
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
            rests = search.next(Math.max(1, asked.amount("count", 1)), lines);
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
