package dlx.benchmarks.measure;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The command {@code dlx bench}: each call is a process of its own. */
final class DlxBench {

    /** dlx bench warms up for twenty seconds at most, and a run begun before that is finished. */
    private static final Duration WARM_UP_AND_START = Duration.ofSeconds(40);

    private final Program program;
    private final Path launcher;
    private final Path javaHome;

    DlxBench(Program program, Path launcher, Path javaHome) {
        this.program = program;
        this.launcher = launcher;
        this.javaHome = javaHome;
    }

    /**
     * Bound to an engine and an instance.
     *
     * @param limit for one search
     */
    Contestant of(String engine, Instance instance, Question question, Duration limit) {
        return new Contestant() {
            @Override
            public String name() {
                return engine;
            }

            /** Two seconds of them, but ten at least; and half a minute of them at most. */
            @Override
            public int repeats(double ms) {
                double wanted = Math.max(10, Math.min(10_000, 2_000 / ms));
                return (int) Math.max(1, Math.min(wanted, 30_000 / ms));
            }

            @Override
            public Timing time(int repeats) throws IOException {
                String output = program.run(
                        List.of(
                                launcher.toString(),
                                "bench",
                                instance.model(),
                                instance.input().toString(),
                                "--engines",
                                engine,
                                "--question",
                                question.typed(),
                                "--repeat",
                                Integer.toString(repeats),
                                "--format",
                                "json"),
                        Map.of("JAVA_HOME", javaHome.toString(), "DLX_BUILD", "no"),
                        limit.multipliedBy(repeats + 1L).plus(WARM_UP_AND_START));
                return read(output);
            }
        };
    }

    /** The keys are a contract: none is renamed. */
    static Timing read(String json) {
        return new Timing(
                value(json, "engine", "\"([^\"]+)\""),
                new BigInteger(value(json, "solutions", "\"(\\d+)\"")),
                Long.parseLong(value(json, "nodes", "(\\d+)")),
                Double.parseDouble(value(json, "first_cpu_ms", "([0-9.]+)")),
                Double.parseDouble(value(json, "warm_cpu_ms", "([0-9.]+)")));
    }

    private static String value(String json, String key, String form) {
        Matcher found = Pattern.compile('"' + key + "\":" + form).matcher(json);
        if (!found.find()) {
            throw Trouble.wrong("no " + key + " in the answer of dlx bench: " + json.strip());
        }
        return found.group(1);
    }
}
