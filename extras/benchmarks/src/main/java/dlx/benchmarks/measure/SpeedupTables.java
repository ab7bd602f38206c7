package dlx.benchmarks.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tables and the picture of searches on more cores. */
final class SpeedupTables {

    static final String PICTURE = "speedup-threads.png";

    private static final List<String> CORES =
            Speedup.CORES.stream().map(String::valueOf).toList();

    private final Map<String, Speedup> lines;

    /** @param lines by the names of their searches */
    SpeedupTables(Map<String, Speedup> lines) {
        this.lines = lines;
    }

    byte[] picture() throws IOException {
        Map<String, Map<String, Double>> drawn = new LinkedHashMap<>();
        Map<String, Double> ideal = new LinkedHashMap<>();
        Speedup.CORES.forEach(n -> ideal.put(Integer.toString(n), (double) n));
        drawn.put("what cores could do", ideal);
        lines.forEach((name, speedup) -> {
            Map<String, Double> line = new LinkedHashMap<>();
            speedup.played().forEach(one -> line.put(Integer.toString(one.cores()), speedup.of(one)));
            drawn.put(name, line);
        });
        return Chart.png("Speed-up with threads, simulated", "cores, and threads", "times as fast", CORES, drawn, true);
    }

    /**
     * How many times as fast on how many cores.
     *
     * @param measured of some searches, what two threads bring on this machine
     */
    String speedups(Map<String, Double> measured) {
        String head = "search | " + String.join(" | ", CORES)
                + " | 2 threads, measured | at 16: limited by | at 64: limited by";
        List<List<String>> rows = new ArrayList<>();
        lines.forEach((name, speedup) -> {
            List<String> row = new ArrayList<>(List.of(name));
            speedup.played().forEach(one -> row.add(Figures.three(speedup.of(one))));
            row.add(Figures.three(measured.getOrDefault(name, Double.NaN)));
            row.addAll(List.of(speedup.limit(16), speedup.limit(64)));
            rows.add(row);
        });
        return Page.table(head, rows);
    }

    /** What was measured, and where the time of 64 cores goes. */
    String costs() {
        String head =
                "search | engine | nodes | one thread ms | node ns | hand-over µs | portions at 64 | on 64 cores ms"
                        + " | begins alone % | hand-overs % | waits %";
        List<List<String>> rows = new ArrayList<>();
        lines.forEach((name, speedup) -> {
            Schedule.Played most = speedup.at(64);
            Map<String, Double> losses = speedup.losses(most);
            rows.add(List.of(
                    name,
                    speedup.engine(),
                    Long.toString(speedup.nodes()),
                    Figures.three(speedup.aloneMs()),
                    Figures.three(speedup.costs().node()),
                    Figures.three(speedup.costs().handOver() / 1000),
                    Integer.toString(most.portions()),
                    Figures.three(most.nanos() / 1e6),
                    Figures.three(losses.get("begins alone")),
                    Figures.three(losses.get("hand-overs")),
                    Figures.three(losses.get("waits"))));
        });
        return Page.table(head, rows);
    }
}
