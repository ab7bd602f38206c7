package dlx.benchmarks.measure;

import dlx.core.threads.Threads;
import dlx.core.Solver;
import dlx.core.search.Checkpoint;
import java.time.Duration;
import java.util.Locale;

/**
 * A way to ask.
 *
 * @param threads {@code >= 1}
 * @param checkpoints how often they are made
 */
record ThreadsWay(int threads, Checkpoints checkpoints) {

    /** How often checkpoints are made. */
    enum Checkpoints {
        NONE(""),
        /** Never in practice; but the search must know its parts, as with several threads. */
        DAILY(", in parts"),
        EVERY_SECOND(", checkpoints every second");

        private final String words;

        Checkpoints(String words) {
            this.words = words;
        }
    }

    static ThreadsWay of(int threads) {
        return new ThreadsWay(threads, Checkpoints.NONE);
    }

    /** What {@link #read} reads. */
    String typed() {
        return threads + checkpoints.name().toLowerCase(Locale.ROOT);
    }

    static ThreadsWay read(String typed) {
        String word = typed.replaceFirst("\\d+", "");
        return new ThreadsWay(
                Integer.parseInt(typed.substring(0, typed.length() - word.length())),
                Checkpoints.valueOf(word.toUpperCase(Locale.ROOT)));
    }

    Solver<?> set(Solver<?> solver) {
        Solver<?> threaded = solver.threads(Threads.of(threads));
        return switch (checkpoints) {
            case NONE -> threaded;
            case DAILY -> threaded.checkpoints(Duration.ofDays(1), checkpoint -> {});
            case EVERY_SECOND -> threaded.checkpoints(Duration.ofSeconds(1), Checkpoint::text);
        };
    }

    String words() {
        return threads + (threads == 1 ? " thread" : " threads") + checkpoints.words;
    }
}
