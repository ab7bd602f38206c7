package dlx.app.fuzz;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/** Gives inputs to a probe, one after the other, and reports the first that shows a fault, reduced to a small input. */
final class Fuzzer {

    /** No text of some kilobytes takes a thousandth of it; whatever does is said to take for ever. */
    private static final Duration FOR_EVER = Duration.ofMinutes(2);

    private Fuzzer() {}

    /**
     * Gives so many inputs.
     *
     * @param inputs makes an input of a seed
     * @throws AssertionError with the smallest input found that shows the same, and its seed
     */
    static void run(Probe probe, long firstSeed, long count, LongFunction<Input> inputs) {
        AtomicReference<Thread> worker = new AtomicReference<>();
        ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
            Thread made = new Thread(work, "fuzzer");
            made.setDaemon(true);
            worker.set(made);
            return made;
        });
        try {
            for (long seed = firstSeed; seed < firstSeed + count; seed++) {
                Input input = inputs.apply(seed);
                Optional<Finding> finding;
                try {
                    finding = thread.submit(() -> probe.examine(input)).get(FOR_EVER.toSeconds(), TimeUnit.SECONDS);
                } catch (TimeoutException e) {
                    throw new AssertionError(report(probe, seed, stuck(worker.get()), input), e);
                }
                if (finding.isPresent()) {
                    Input smallest = Shrinker.shrink(probe, input, finding.get());
                    throw new AssertionError(
                            report(probe, seed, probe.examine(smallest).orElse(finding.get()), smallest));
                }
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("the harness was stopped", e);
        } finally {
            thread.shutdownNow();
        }
    }

    private static Finding stuck(Thread worker) {
        String at = Arrays.stream(worker.getStackTrace())
                .limit(12)
                .map(frame -> System.lineSeparator() + "    at " + frame)
                .collect(Collectors.joining());
        return new Finding("it takes for ever", "it takes for ever" + at);
    }

    private static String report(Probe probe, long seed, Finding finding, Input input) {
        return String.format(
                "%s, seed %d: %s%nThe input, cut down to %d bytes:%n%s",
                probe, seed, finding.sentence(), input.text().length, input);
    }
}
