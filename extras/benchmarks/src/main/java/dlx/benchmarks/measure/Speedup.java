package dlx.benchmarks.measure;

import dlx.benchmarks.measure.Schedule.Costs;
import dlx.benchmarks.measure.Schedule.Played;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A search as it would go on more cores.
 *
 * @param engine that searches
 * @param nodes of the tree
 * @param solutions in it
 * @param leaves subtrees that it was recorded in
 * @param played for each of {@link #CORES}
 */
record Speedup(String engine, long nodes, long solutions, long leaves, Costs costs, List<Played> played) {

    static final List<Integer> CORES = List.of(1, 2, 4, 8, 16, 32, 64);

    private static final double MILLION = 1e6;

    /** @throws Trouble if a node was lost or visited twice, or the solutions are others */
    Speedup checked(Trial trial) {
        if (solutions != trial.answer().longValueExact()) {
            throw Trouble.wrong("has " + solutions + " solutions, not " + trial.answer());
        }
        for (Played one : played) {
            if (one.nodes() != nodes || one.solutions() != solutions) {
                throw Trouble.wrong(one.cores() + " workers visit " + one.nodes() + " nodes of " + nodes);
            }
        }
        return this;
    }

    /** Milliseconds of one thread. */
    double aloneMs() {
        return nodes * costs.node() / MILLION;
    }

    /** How many times as fast as one thread. */
    double of(Played one) {
        return aloneMs() * MILLION / one.nanos();
    }

    /** At so many cores. */
    Played at(int cores) {
        return played.stream().filter(one -> one.cores() == cores).findFirst().orElseThrow();
    }

    /** Of the time of all cores, the shares in percent that are not spent on nodes, by their causes. */
    Map<String, Double> losses(Played one) {
        double all = one.cores() * one.nanos();
        double useful = aloneMs() * MILLION;
        double alone = (one.cores() - 1) * one.aloneNanos();
        double handOver = one.handOverNanos();
        Map<String, Double> losses = new TreeMap<>();
        losses.put("begins alone", 100 * alone / all);
        losses.put("hand-overs", 100 * handOver / all);
        losses.put("waits", 100 * Math.max(0, all - useful - alone - handOver) / all);
        return losses;
    }

    /** What limits it most at so many cores, in words. */
    String limit(int cores) {
        Played one = at(cores);
        Map<String, Double> losses = losses(one);
        Map.Entry<String, Double> most =
                losses.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow();
        return switch (most.getKey()) {
            case "begins alone" -> "the beginning, which the calling thread does alone";
            case "hand-overs" ->
                "hand-overs: each costs " + Figures.three(costs.handOver() / 1000) + " µs, and there are "
                        + one.portions();
            default -> "waiting for work";
        };
    }
}
