package dlx.benchmarks.measure;

import dlx.benchmarks.measure.ClusterSchedule.Played;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The tables, the picture and the figures of a long search on large clusters. */
final class ClusterTables {

    static final String PICTURE = "efficiency-cluster.png";

    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;
    private static final int DAY = 24 * HOUR;

    /** Of {@link ClusterSpeed#CORES_PER_TASK}, a task for a whole executor. */
    private static final int TOGETHER = ClusterSpeed.CORES_PER_TASK.get(1);

    private static final int LONGEST = ClusterSpeed.SCALES.get(ClusterSpeed.SCALES.size() - 1);

    private final ClusterSpeed speed;

    ClusterTables(ClusterSpeed speed) {
        this.speed = speed;
    }

    /** What the template asks for. */
    Map<String, String> values() {
        ClusterSchedule.Costs costs = speed.costs();
        ClusterSpeed.Line now = last(1, LONGEST);
        ClusterSpeed.Line then = last(TOGETHER, LONGEST);
        Played first = last(1, 1).played(); // one round
        Played thousand = speed.of(1, 1).stream()
                .map(ClusterSpeed.Line::played)
                .filter(played -> played.cores() == 1_000)
                .findFirst()
                .orElseThrow();
        Map<String, String> values = new LinkedHashMap<>();
        values.put("solutions", Long.toString(speed.solutions()));
        values.put("engine", speed.engine());
        values.put("nodes", Long.toString(speed.nodes()));
        values.put("leaves", Long.toString(speed.leaves()));
        values.put("alone", time(speed.aloneSeconds(1)));
        values.put("tasks", Long.toString(thousand.tasks()));
        values.put("uneven", Figures.three(thousand.longest() * thousand.tasks() / thousand.searching()));
        values.put("node", Figures.three(costs.node() * 1e6));
        values.put("cut", Figures.three(costs.cut() * 1e6));
        values.put("come", Figures.three(costs.come() * 1e6));
        values.put("hand out", Figures.three(costs.handOut() * 1e3));
        values.put("job", Figures.three(costs.job() * 1e3));
        values.put("tasks per second", Figures.three(1 / costs.handOut()));
        values.put("tasks at most", Long.toString(first.tasks()));
        values.put("all handed out", time(first.tasks() * costs.handOut()));
        values.put("cutting", percent(now.losses().get("cutting")));
        values.put("now", time(now.played().seconds()));
        values.put("then", time(then.played().seconds()));
        values.put("efficiency now", percent(now.efficiency()));
        values.put("efficiency then", percent(then.efficiency()));
        values.put("one to each", time(10_000 * costs.handOut()));
        values.put("longest then", percent(then.losses().get("the longest task")));
        values.put("as it is", table(1));
        values.put("as planned", table(TOGETHER));
        return values;
    }

    private ClusterSpeed.Line last(int coresPerTask, int scale) {
        List<ClusterSpeed.Line> lines = speed.of(coresPerTask, scale);
        return lines.get(lines.size() - 1);
    }

    private String table(int coresPerTask) {
        List<List<String>> rows = new ArrayList<>();
        for (int scale : ClusterSpeed.SCALES) {
            String alone = time(speed.aloneSeconds(scale));
            for (ClusterSpeed.Line line : speed.of(coresPerTask, scale)) {
                Played played = line.played();
                Map<String, Double> losses = line.losses();
                rows.add(List.of(
                        alone,
                        Integer.toString(line.cores()),
                        time(played.seconds()),
                        percent(line.efficiency()),
                        percent(losses.get("cutting")),
                        percent(losses.get("handing out")),
                        percent(losses.get("the longest task")),
                        Integer.toString(played.rounds()),
                        Long.toString(played.tasks()),
                        Long.toString(played.cuts()),
                        time(played.longest()),
                        line.limit()));
                alone = "";
            }
        }
        String head =
                "one core takes | cores | time | efficiency % | cutting % | handing out % | longest task % | rounds | tasks"
                        + " | cuts | longest task | limit";
        return Page.table(head, rows);
    }

    /** The lines of all lengths, and of the longest one as planned. */
    byte[] picture() throws IOException {
        Map<String, Map<String, Double>> lines = new LinkedHashMap<>();
        for (int scale : ClusterSpeed.SCALES) {
            lines.put("one core takes " + time(speed.aloneSeconds(scale)), line(speed.of(1, scale)));
        }
        lines.put(time(speed.aloneSeconds(LONGEST)) + ", a task for an executor", line(speed.of(TOGETHER, LONGEST)));
        List<String> cores = ClusterSpeed.CORES.stream().map(String::valueOf).toList();
        return Chart.png("Efficiency on large clusters, simulated", "cores", "% of their time", cores, lines, false);
    }

    private static Map<String, Double> line(List<ClusterSpeed.Line> lines) {
        Map<String, Double> line = new LinkedHashMap<>();
        for (ClusterSpeed.Line one : lines) { // of tasks for many cores, the nearest number
            ClusterSpeed.CORES.stream()
                    .filter(cores -> Math.abs(cores - one.cores()) < TOGETHER)
                    .forEach(cores -> line.put(Integer.toString(cores), 100 * one.efficiency()));
        }
        return line;
    }

    /** With the unit in which it reads best. */
    static String time(double seconds) {
        if (seconds < 2 * MINUTE) {
            return Figures.three(seconds) + " s";
        } else if (seconds < 2 * HOUR) {
            return Figures.three(seconds / MINUTE) + " min";
        } else if (seconds < 2 * DAY) {
            return Figures.three(seconds / HOUR) + " h";
        }
        return Figures.three(seconds / DAY) + " days";
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", 100 * share);
    }
}
