package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Starts {@link ThreadsRun}, {@link SpeedupRun} and {@link ClusterRun}: each call is a process of its own. */
final class ThreadsBench {

    private static final Duration LIMIT = Duration.ofMinutes(30);

    private final Instances instances;
    private final Program program;
    private final Path javaHome;
    private final PrintStream talk;

    ThreadsBench(Instances instances, Program program, Path javaHome, PrintStream talk) {
        this.instances = instances;
        this.program = program;
        this.javaHome = javaHome;
        this.talk = talk;
    }

    /**
     * What came of something.
     *
     * @param timing empty if there is none
     * @param trouble why not; empty otherwise
     */
    record Outcome<T>(Optional<T> timing, String trouble, boolean isWrong) {}

    @FunctionalInterface
    private interface Work<T> {
        T on(Instance instance) throws IOException;
    }

    /**
     * Times a question asked in several ways.
     *
     * @param rounds processes, of whose medians the median is taken
     * @param repeated how long each process goes on
     */
    Outcome<ThreadsTiming> run(ThreadsTrial trial, int rounds, Duration repeated) throws IOException {
        Outcome<ThreadsTiming> outcome = on(trial.source(), instance -> {
            List<ThreadsTiming> runs = new ArrayList<>();
            for (int round = 0; round < rounds; round++) {
                runs.add(checked(trial, once(trial, instance, repeated)));
            }
            return ThreadsTiming.median(runs);
        });
        talk.println(trial + ": " + outcome.timing().map(ThreadsTiming::line).orElse(outcome.trouble()));
        return outcome;
    }

    /** Plays a search on more cores. */
    Outcome<Speedup> play(ThreadsCatalogue.Simulation simulation) throws IOException {
        Outcome<Speedup> outcome = on(simulation.source(), instance -> {
            Speedup speedup = Speedup.read(java(
                    SpeedupRun.class,
                    instance.model(),
                    instance.input().toString(),
                    Boolean.toString(simulation.shows())));
            if (speedup.solutions() != simulation.solutions().longValueExact()) {
                throw Trouble.wrong("has " + speedup.solutions() + " solutions, not " + simulation.solutions());
            }
            return speedup;
        });
        talk.println("simulation " + simulation.title() + ": "
                + outcome.timing().map(Speedup::lines).orElse(outcome.trouble()).strip());
        return outcome;
    }

    /**
     * Plays a long search on clusters.
     *
     * @param tree where its tree is kept
     * @param handOutMillis what handing out a task takes
     */
    Outcome<ClusterSpeed> playCluster(Path tree, double handOutMillis) throws IOException {
        Outcome<ClusterSpeed> outcome = on(ClusterReport.SOURCE, instance -> {
            ClusterSpeed speed = ClusterSpeed.read(java(
                    ClusterRun.class,
                    instance.model(),
                    instance.input().toString(),
                    tree.toString(),
                    Double.toString(handOutMillis)));
            if (speed.solutions() != ClusterReport.SOLUTIONS) {
                throw Trouble.wrong("has " + speed.solutions() + " solutions, not " + ClusterReport.SOLUTIONS);
            }
            return speed;
        });
        talk.println("cluster: "
                + outcome.timing()
                        .map(ClusterSpeed::text)
                        .orElse(outcome.trouble())
                        .strip());
        return outcome;
    }

    private <T> Outcome<T> on(Source source, Work<T> work) throws IOException {
        Optional<Instance> found = instances.find(source);
        if (found.isEmpty()) {
            return new Outcome<>(Optional.empty(), "left out", false);
        }
        try {
            return new Outcome<>(Optional.of(work.on(found.get())), "", false);
        } catch (Trouble e) {
            return new Outcome<>(Optional.empty(), e.getMessage().replace('\n', ' '), e.isWrong());
        }
    }

    private ThreadsTiming once(ThreadsTrial trial, Instance instance, Duration repeated) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                instance.model(),
                instance.input().toString(),
                trial.ask().name(),
                trial.engine(),
                Long.toString(repeated.toMillis())));
        trial.ways().forEach(way -> words.add(way.typed()));
        return ThreadsTiming.read(java(ThreadsRun.class, words.toArray(String[]::new)));
    }

    private String java(Class<?> program, String... words) throws IOException {
        return this.program.run(
                Stream.concat(
                                Stream.of(
                                        javaHome.resolve("bin/java").toString(),
                                        "-XX:+UseSerialGC", // as the launcher of dlx
                                        "-cp",
                                        System.getProperty("java.class.path"),
                                        program.getName()),
                                Stream.of(words))
                        .toList(),
                Map.of(),
                LIMIT);
    }

    /** @throws Trouble if the answer is not that */
    static ThreadsTiming checked(ThreadsTrial trial, ThreadsTiming timing) {
        if (!timing.answer().equals(trial.answer())) {
            throw Trouble.wrong("answers " + timing.answer() + ", not " + trial.answer());
        }
        return timing;
    }
}
