package dlx.benchmarks.measure;

import dlx.benchmarks.measure.Schedule.Costs;
import dlx.benchmarks.measure.Schedule.Played;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a search would go on more cores.
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

    /** The lines that {@link #read} reads. */
    String lines() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "%s %d %d %d %f %f %f %f %d%n",
                engine,
                nodes,
                solutions,
                leaves,
                costs.node(),
                costs.handOver(),
                costs.monitor(),
                costs.show(),
                costs.length()));
        for (Played one : played) {
            text.append(String.format(
                    Locale.ROOT,
                    "%d %f %d %d %d %f %f %f %d%n",
                    one.cores(),
                    one.nanos(),
                    one.portions(),
                    one.nodes(),
                    one.solutions(),
                    one.aloneNanos(),
                    one.handOverNanos(),
                    one.showNanos(),
                    one.mostHeld()));
        }
        return text.toString();
    }

    /** @throws Trouble if these are no lines of ours, or a node was lost or visited twice */
    static Speedup read(String text) {
        List<String[]> lines = text.strip().lines().map(line -> line.split(" ")).toList();
        if (lines.size() != CORES.size() + 1 || lines.stream().anyMatch(line -> line.length != 9)) {
            throw Trouble.wrong("no figures in '" + text.strip() + "'");
        }
        String[] first = lines.get(0);
        List<Played> played = new ArrayList<>();
        for (String[] line : lines.subList(1, lines.size())) {
            played.add(new Played(
                    Integer.parseInt(line[0]),
                    Double.parseDouble(line[1]),
                    Integer.parseInt(line[2]),
                    Long.parseLong(line[3]),
                    Long.parseLong(line[4]),
                    Double.parseDouble(line[5]),
                    Double.parseDouble(line[6]),
                    Double.parseDouble(line[7]),
                    Long.parseLong(line[8])));
        }
        Speedup speedup = new Speedup(
                first[0],
                Long.parseLong(first[1]),
                Long.parseLong(first[2]),
                Long.parseLong(first[3]),
                new Costs(
                        Double.parseDouble(first[4]),
                        Double.parseDouble(first[5]),
                        Double.parseDouble(first[6]),
                        Double.parseDouble(first[7]),
                        Integer.parseInt(first[8])),
                played);
        for (Played one : played) {
            if (one.nodes() != speedup.nodes || one.solutions() != speedup.solutions) {
                throw Trouble.wrong(one.cores() + " workers visit " + one.nodes() + " nodes of " + speedup.nodes);
            }
        }
        return speedup;
    }

    /** Milliseconds of one thread. */
    double aloneMs() {
        return (nodes * costs.node() + solutions * costs.show()) / MILLION;
    }

    /** How many times as fast as one thread. */
    double of(Played one) {
        return aloneMs() * MILLION / one.nanos();
    }

    /** At so many cores. */
    Played at(int cores) {
        return played.stream().filter(one -> one.cores() == cores).findFirst().orElseThrow();
    }

    /** Of the time of all cores, the shares in percent that are not spent on nodes and solutions, by their causes. */
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
        if (one.showNanos() > 0.85 * one.nanos()) {
            return "showing: one thread writes the solutions, in order, and does so "
                    + Math.round(100 * one.showNanos() / one.nanos()) + " % of the time";
        }
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
