package dlx.benchmarks.measure;

import dlx.core.Solver;
import dlx.core.search.Checkpoint;
import dlx.core.threads.Threads;
import java.time.Duration;

/**
 * A way to ask.
 *
 * @param typed a number of threads, then nothing, {@code daily} or {@code secondly}: how often checkpoints are made.
 *     Daily is never in practice, but the search must know its parts, as with several threads
 */
record Way(String typed) {

    private int threads() {
        return Integer.parseInt(typed.replaceAll("\\D", ""));
    }

    private String checkpoints() {
        return typed.replaceAll("\\d", "");
    }

    Solver<?> set(Solver<?> solver) {
        Solver<?> threaded = solver.threads(Threads.of(threads()));
        return switch (checkpoints()) {
            case "daily" -> threaded.checkpoints(Duration.ofDays(1), checkpoint -> {});
            case "secondly" -> threaded.checkpoints(Duration.ofSeconds(1), Checkpoint::text);
            default -> threaded;
        };
    }

    String words() {
        String parts = switch (checkpoints()) {
            case "daily" -> ", in parts";
            case "secondly" -> ", checkpoints every second";
            default -> "";
        };
        return threads() + (threads() == 1 ? " thread" : " threads") + parts;
    }
}
