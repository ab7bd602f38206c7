package dlx.benchmarks.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Starts {@link BestRun}: each call is a process of its own. */
final class BestBench {

    private static final Duration WARM_UP_AND_START = Duration.ofSeconds(20);

    private final Program program;
    private final Path javaHome;

    BestBench(Program program, Path javaHome) {
        this.program = program;
        this.javaHome = javaHome;
    }

    /**
     * Bound to an engine and an instance.
     *
     * @param limit for one search
     */
    Contestant of(String engine, Instance instance, Trial trial, Duration limit) {
        return new Contestant() {
            @Override
            public String name() {
                return engine;
            }

            /** Two seconds of them, but five at least; and half a minute of them at most. */
            @Override
            public int repeats(double ms) {
                double wanted = Math.max(5, Math.min(10_000, 2_000 / ms));
                return (int) Math.max(1, Math.min(wanted, 30_000 / ms));
            }

            @Override
            public Timing time(int repeats) throws IOException {
                String output = program.run(
                        List.of(
                                javaHome.resolve("bin/java").toString(),
                                "-XX:+UseSerialGC", // as the launcher of dlx
                                "-cp",
                                System.getProperty("java.class.path"),
                                BestRun.class.getName(),
                                instance.model(),
                                instance.input().toString(),
                                engine,
                                trial.question().typed(),
                                trial.answer().toString(),
                                Long.toString(limit.toMillis()),
                                Integer.toString(repeats)),
                        Map.of(),
                        limit.multipliedBy(repeats + 1L).plus(WARM_UP_AND_START));
                return BestRun.read(output);
            }
        };
    }
}
