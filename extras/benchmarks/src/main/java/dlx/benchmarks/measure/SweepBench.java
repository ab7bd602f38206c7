package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Starts {@link SweepRun}: each call is a process of its own. */
final class SweepBench {

    private static final Duration REPEATED = Duration.ofMillis(800);
    private static final Duration START = Duration.ofSeconds(20);

    /** A process searches four times at least: once cold, then for its median; once more if its warm-up just ends. */
    private static final long SEARCHES = 6;

    private final Instances instances;
    private final Program program;
    private final Path javaHome;
    private final PrintStream talk;

    SweepBench(Instances instances, Program program, Path javaHome, PrintStream talk) {
        this.instances = instances;
        this.program = program;
        this.javaHome = javaHome;
        this.talk = talk;
    }

    /**
     * What came of a trial.
     *
     * @param timing empty if there is none
     * @param trouble why not; empty otherwise
     */
    record Outcome(SweepTrial trial, Optional<SweepTiming> timing, String trouble, boolean isWrong) {}

    /**
     * Times a question.
     *
     * @param rounds processes, of whose medians the median is taken
     * @param limit for one search
     */
    Outcome run(SweepTrial trial, int rounds, Duration limit) throws IOException {
        Outcome outcome = timed(trial, rounds, limit);
        talk.println(trial + ": "
                + outcome.timing
                        .map(timing ->
                                timing.engine() + ' ' + timing.order() + ' ' + Figures.three(timing.warmMs()) + " ms")
                        .orElse(outcome.trouble));
        return outcome;
    }

    private Outcome timed(SweepTrial trial, int rounds, Duration limit) throws IOException {
        Optional<Instance> found = instances.find(trial.source());
        if (found.isEmpty()) {
            return new Outcome(trial, Optional.empty(), "left out", false);
        }
        List<SweepTiming> runs = new ArrayList<>();
        try {
            for (int round = 0; round < rounds; round++) {
                runs.add(once(trial, found.get(), limit));
            }
        } catch (Trouble e) {
            return new Outcome(trial, Optional.empty(), e.getMessage().replace('\n', ' '), e.isWrong());
        }
        return new Outcome(trial, Optional.of(SweepTiming.median(runs)), "", false);
    }

    private SweepTiming once(SweepTrial trial, Instance instance, Duration limit) throws IOException {
        SweepTiming timing = SweepTiming.read(program.run(
                List.of(
                        javaHome.resolve("bin/java").toString(),
                        "-XX:+UseSerialGC", // as the launcher of dlx
                        "-cp",
                        System.getProperty("java.class.path"),
                        SweepRun.class.getName(),
                        instance.model(),
                        instance.input().toString(),
                        trial.ask().name(),
                        trial.engine(),
                        Long.toString(limit.toMillis()),
                        Long.toString(REPEATED.toMillis())),
                Map.of(),
                limit.multipliedBy(SEARCHES).plus(START)));
        return checked(trial, timing, limit);
    }

    /** @throws Trouble if the answer is not that, or of another engine */
    static SweepTiming checked(SweepTrial trial, SweepTiming timing, Duration limit) {
        if (!timing.isComplete()) {
            throw Trouble.unfinished("not done in " + limit.toSeconds() + " s");
        }
        BigInteger expected =
                trial.ask() == SweepTrial.Ask.SAMPLES ? BigInteger.valueOf(SweepTrial.Ask.DRAWN) : trial.answer();
        if (!timing.answer().equals(expected)) {
            throw Trouble.wrong("answers " + timing.answer() + ", not " + expected);
        }
        if (!trial.engine().equals(Entrants.AUTO) && !trial.engine().equals(timing.engine())) {
            throw Trouble.unfinished("its memory was full; " + timing.engine() + " went on");
        }
        return timing;
    }
}
