package dlx.benchmarks.measure;

import dlx.core.Solver;
import dlx.core.search.Checkpoint;
import java.time.Duration;

/**
 * A way to ask.
 *
 * @param typed number of threads, followed by nothing, {@code fresh}, {@code daily} or {@code secondly}.
 *     {@code fresh} means a new solver each time; the others are intervals of checkpoints. A daily checkpoint is never
 *     written, but the search stores its parts, as with several threads
 */
record Way(String typed) {

    private int threads() {
        return Integer.parseInt(typed.replaceAll("\\D", ""));
    }

    private String kind() {
        return typed.replaceAll("\\d", "");
    }

    Solver<?> set(Solver<?> puzzle) {
        Solver<?> solver = kind().equals("fresh") ? Solver.of(puzzle.cover()) : puzzle;
        Solver<?> threaded = solver.toBuilder().threads(threads()).build();
        return switch (kind()) {
            case "daily" ->
                threaded.toBuilder()
                        .checkpoints(Duration.ofDays(1), checkpoint -> {})
                        .build();
            case "secondly" ->
                threaded.toBuilder()
                        .checkpoints(Duration.ofSeconds(1), Checkpoint::text)
                        .build();
            default -> threaded;
        };
    }

    String words() {
        String parts = switch (kind()) {
            case "daily" -> ", in parts";
            case "secondly" -> ", checkpoints";
            default -> "";
        };
        return threads() + (threads() == 1 ? " thread" : " threads") + parts;
    }
}
