package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A search that is timed.
 *
 * @param name what it is called in tables
 * @param engines the names of those that take part, {@code auto} and {@link Peer}s among them; none for all that can
 * @param ways to ask, one of them but where ways are compared
 * @param answer the number of solutions of all its puzzles together, or the best score, known from elsewhere: with another answer a time
 *     is worth nothing. 0 for a score that is not known
 */
record Trial(
        String name, Source source, Ask ask, List<String> engines, List<Way> ways, BigInteger answer, List<Bar> bars) {

    /** Returns the answer of one search. */
    BigInteger expected() {
        return ask == Ask.SAMPLES ? BigInteger.valueOf(Ask.DRAWN) : answer;
    }

    /** True if ways are compared, by the clock. */
    boolean hasWays() {
        return ways.size() > 1;
    }

    /** True if solvers of others take part, so that the CPU time of whole processes counts. */
    boolean hasPeers() {
        return engines.stream().anyMatch(engine -> Peer.of(engine).isPresent());
    }

    Set<Bar.Kind> kinds() {
        return bars.stream().map(Bar::kind).collect(Collectors.toSet());
    }

    @Override
    public String toString() {
        return name + ", " + ask;
    }
}
