package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A search that is timed.
 *
 * @param name name in tables
 * @param source origin of its instance
 * @param ask question
 * @param engines names of the engines that take part, including {@code auto} and {@link Peer}s; empty for all
 *     engines that can answer
 * @param ways ways to ask; one, unless ways are compared
 * @param answer known number of solutions of all puzzles together, or known best score, from an independent source.
 *     0 for an unknown score. A time with another answer does not count
 * @param bars limits of its figures
 */
record Trial(
        String name, Source source, Ask ask, List<String> engines, List<Way> ways, BigInteger answer, List<Bar> bars) {

    /** Returns the expected answer of one search. */
    BigInteger expected() {
        return ask == Ask.SAMPLES ? BigInteger.valueOf(Ask.DRAWN) : answer;
    }

    /** Returns true if ways are compared, by wall time. */
    boolean hasWays() {
        return ways.size() > 1;
    }

    /** Returns true if peers take part, so that the CPU time of whole processes is measured. */
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
