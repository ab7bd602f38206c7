package dlx.benchmarks.measure;

import dlx.benchmarks.measure.ClusterSchedule.Costs;
import dlx.benchmarks.measure.ClusterSchedule.Played;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A long search as it would go on clusters.
 *
 * @param engine that searches
 * @param nodes of the tree
 * @param solutions in it
 * @param leaves subtrees that it was recorded in
 */
record ClusterSpeed(String engine, long nodes, long solutions, long leaves, Costs costs, List<Line> lines) {

    static final List<Integer> CORES = List.of(2, 10, 100, 1_000, 10_000);

    /** How many times as long the search is taken to be. */
    static final List<Integer> SCALES = List.of(1, 100, 10_000);

    /** One core searches a task, as now; or so many do with threads of one process, as planned. */
    static final List<Integer> CORES_PER_TASK = List.of(1, 32);

    /** What a Spark job of two empty tasks takes, measured in {@code local[2]}. */
    static final double JOB_SECONDS = 0.06;

    /** Above this nothing limits. */
    private static final double GOOD = 0.9;

    /**
     * One search.
     *
     * @param coresPerTask how many cores search a task together
     * @param scale how many times as long it is taken to be
     * @param played as if cores that search together were one that is so much faster
     */
    record Line(int coresPerTask, int scale, Played played) {

        int cores() {
            return coresPerTask * played.cores();
        }

        /** The share of the time of all cores that is spent on nodes, from 0 to 1. */
        double efficiency() {
            return share(played.searching());
        }

        double share(double coreSeconds) {
            return coreSeconds / (played.cores() * played.seconds());
        }

        /** The shares that are not spent on nodes, by what they are spent on. */
        Map<String, Double> losses() {
            Map<String, Double> losses = new LinkedHashMap<>();
            losses.put("cutting", share(played.cutting()));
            losses.put("handing out", share(played.handingOut()));
            losses.put("coming to pieces", share(played.coming()));
            losses.put("the longest task", share(played.waiting()));
            return losses;
        }

        /** What limits it most, in words. */
        String limit() {
            return efficiency() >= GOOD
                    ? "-"
                    : losses().entrySet().stream()
                            .max(Map.Entry.comparingByValue())
                            .orElseThrow()
                            .getKey();
        }
    }

    /** Seconds of one core that does nothing but search. */
    double aloneSeconds(int scale) {
        return nodes * costs.node() * scale;
    }

    /** Those of one size, by rising cores. */
    List<Line> of(int coresPerTask, int scale) {
        return lines.stream()
                .filter(line -> line.coresPerTask() == coresPerTask && line.scale() == scale)
                .toList();
    }

    /** @throws Trouble if a node was lost or visited twice, or the solutions are others */
    ClusterSpeed checked(Trial trial) {
        if (solutions != trial.answer().longValueExact()) {
            throw Trouble.wrong("has " + solutions + " solutions, not " + trial.answer());
        }
        for (Line line : lines) {
            if (line.played.nodes() != nodes) {
                throw Trouble.wrong(line.cores() + " cores visit " + line.played.nodes() + " nodes of " + nodes);
            }
        }
        return this;
    }
}
