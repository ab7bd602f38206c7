package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * A search that is timed.
 *
 * @param name what it is called in tables
 * @param engines the names of those that take part, {@code auto} and {@link Peer}s among them; none for all that can
 * @param ways to ask, in turn in one process; the others are compared with the first
 * @param answer the number of solutions of all its puzzles together, or the best score, known from elsewhere: with another
 *     answer a time is worth nothing. 0 for a score that nobody knows
 * @param size of the puzzle in a picture
 */
record Trial(
        String name,
        Source source,
        Ask ask,
        List<String> engines,
        List<Way> ways,
        BigInteger answer,
        List<Bar> bars,
        String size) {

    private static final Duration ONE_SOLUTION = Duration.ofSeconds(20);
    private static final Duration SO_FAR = Duration.ofSeconds(30);
    private static final long LEAST_LIMIT_MS = 10_000;

    /** A search for the best may take so many times its bar. */
    private static final double PATIENCE = 10;

    /** The answer of one search. */
    BigInteger expected() {
        return ask == Ask.SAMPLES ? BigInteger.valueOf(Ask.DRAWN) : answer;
    }

    /**
     * How long one search may take.
     *
     * @param usual of searches without scores
     */
    Duration limit(Duration usual) {
        double bar = bars.isEmpty() ? 0 : bars.get(0).limit();
        return switch (ask) {
            case FIND -> Duration.ofMillis((long) bar); // what comes later is worth nothing
            case BEST -> Duration.ofMillis((long) Math.max(LEAST_LIMIT_MS, PATIENCE * bar));
            case SOLVE -> ONE_SOLUTION;
            case BEST_SO_FAR -> SO_FAR;
            default -> usual;
        };
    }

    /** The same without engines that are too slow for it. */
    Trial without(Set<String> slow) {
        List<String> others =
                engines.stream().filter(engine -> !slow.contains(engine)).toList();
        return new Trial(name, source, ask, others, ways, answer, bars, size);
    }

    @Override
    public String toString() {
        return name + ", " + ask.words();
    }
}
