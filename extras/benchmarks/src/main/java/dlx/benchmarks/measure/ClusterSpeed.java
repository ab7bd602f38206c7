package dlx.benchmarks.measure;

import dlx.benchmarks.measure.ClusterSchedule.Costs;
import dlx.benchmarks.measure.ClusterSchedule.Played;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How a long search would go on clusters.
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

    /** The lines that {@link #read} reads. */
    String text() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "%s %d %d %d %e %e %e %e %e%n",
                engine,
                nodes,
                solutions,
                leaves,
                costs.node(),
                costs.cut(),
                costs.come(),
                costs.handOut(),
                costs.job()));
        for (Line line : lines) {
            Played one = line.played();
            text.append(String.format(
                    Locale.ROOT,
                    "%d %d %d %f %d %d %d %d %f %f %f %f %f %f%n",
                    line.coresPerTask(),
                    line.scale(),
                    one.cores(),
                    one.seconds(),
                    one.nodes(),
                    one.rounds(),
                    one.tasks(),
                    one.cuts(),
                    one.searching(),
                    one.cutting(),
                    one.handingOut(),
                    one.coming(),
                    one.waiting(),
                    one.longest()));
        }
        return text.toString();
    }

    /** @throws Trouble if these are no lines of ours, or a node was lost or visited twice */
    static ClusterSpeed read(String text) {
        List<String[]> rows = text.strip().lines().map(line -> line.split(" ")).toList();
        if (rows.size() < 2 || rows.get(0).length != 9 || rows.stream().skip(1).anyMatch(row -> row.length != 14)) {
            throw Trouble.wrong("no figures in '" + text.strip() + "'");
        }
        String[] first = rows.get(0);
        long nodes = Long.parseLong(first[1]);
        List<Line> lines = new ArrayList<>();
        for (String[] row : rows.subList(1, rows.size())) {
            Played played = new Played(
                    Integer.parseInt(row[2]),
                    Double.parseDouble(row[3]),
                    Long.parseLong(row[4]),
                    Integer.parseInt(row[5]),
                    Long.parseLong(row[6]),
                    Long.parseLong(row[7]),
                    Double.parseDouble(row[8]),
                    Double.parseDouble(row[9]),
                    Double.parseDouble(row[10]),
                    Double.parseDouble(row[11]),
                    Double.parseDouble(row[12]),
                    Double.parseDouble(row[13]));
            if (played.nodes() != nodes) {
                throw Trouble.wrong(played.cores() + " cores visit " + played.nodes() + " nodes of " + nodes);
            }
            lines.add(new Line(Integer.parseInt(row[0]), Integer.parseInt(row[1]), played));
        }
        return new ClusterSpeed(
                first[0],
                nodes,
                Long.parseLong(first[2]),
                Long.parseLong(first[3]),
                new Costs(
                        Double.parseDouble(first[4]),
                        Double.parseDouble(first[5]),
                        Double.parseDouble(first[6]),
                        Double.parseDouble(first[7]),
                        Double.parseDouble(first[8])),
                lines);
    }
}
