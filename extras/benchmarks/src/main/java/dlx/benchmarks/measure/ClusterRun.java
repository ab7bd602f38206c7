package dlx.benchmarks.measure;

import dlx.api.Cover;
import dlx.benchmarks.measure.ClusterSchedule.Costs;
import dlx.benchmarks.measure.ClusterSchedule.Played;
import dlx.core.Pieces;
import dlx.core.Solver;
import dlx.core.engine.SearchMode;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.Piece;
import dlx.core.search.SearchQuestion;
import dlx.core.search.SearchReport;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * A process that records the tree of a long search, measures what its nodes and cuts take, and plays it on clusters. What was
 * recorded is kept in a file: the next process plays it from there.
 */
final class ClusterRun {

    /** Subtrees smaller than this are not looked into. */
    private static final long GRAIN = 32;

    private static final int CUTS = 6_000;
    private static final double NANO = 1e-9;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ClusterRun() {}

    /**
     * A search that is played.
     *
     * @param tree the file of the tree
     * @param handOutMillis what handing out a task takes
     */
    record Search(String model, String input, String tree, double handOutMillis) {}

    /**
     * Writes a {@link ClusterSpeed} as JSON.
     *
     * @param words a {@link Search} as JSON
     */
    public static void main(String[] words) throws IOException {
        Search search = ProcessJson.GSON.fromJson(words[0], Search.class);
        Path file = Path.of(search.tree);
        if (!Files.exists(file)) {
            record(ModelRegistry.load()
                            .get(search.model)
                            .solverOf(Files.readString(Path.of(search.input)))
                            .cover())
                    .write(file);
        }
        System.out.println(ProcessJson.GSON.toJson(play(TreeFile.read(file), search.handOutMillis / 1000)));
    }

    static ClusterSpeed play(TreeFile recorded, double handOut) {
        // A walk is made and brought to its place by a cut too, and that is most of what it does.
        Costs costs = new Costs(recorded.node(), recorded.cut(), recorded.cut(), handOut, ClusterSpeed.JOB_SECONDS);
        Subtree tree = recorded.tree();
        List<ClusterSpeed.Line> lines = new ArrayList<>();
        for (int coresPerTask : ClusterSpeed.CORES_PER_TASK) {
            for (int scale : ClusterSpeed.SCALES) {
                for (int cores : ClusterSpeed.CORES) {
                    int together = cores / coresPerTask;
                    if (together > 1) {
                        Costs its = costs.times(scale / (double) coresPerTask);
                        Played played = ClusterSchedule.play(tree, its, ClusterRules.USUAL, together);
                        lines.add(new ClusterSpeed.Line(coresPerTask, scale, played));
                    }
                }
            }
        }
        return new ClusterSpeed(recorded.engine(), tree.nodes(), tree.solutions(), tree.leaves(), costs, lines);
    }

    static TreeFile record(Cover<?> cover) {
        Pieces pieces = Pieces.of(Solver.of(cover), new SearchQuestion.Count());
        double cut = cut(pieces);
        long begin = THREADS.getCurrentThreadCpuTime();
        SearchReport report = Solver.of(cover).engine(pieces.engine()).count();
        double node = (THREADS.getCurrentThreadCpuTime() - begin) * NANO / report.nodes();
        Subtree tree = new TreeRecorder(
                        TreeRecorder.walks(cover, pieces.engine(), SearchMode.COUNT)
                                .get(),
                        GRAIN)
                .record();
        if (tree.nodes() != report.nodes()) {
            throw new IllegalStateException("recorded " + tree.nodes() + " nodes of " + report.nodes());
        }
        return new TreeFile(pieces.engine(), node, cut, tree);
    }

    /** CPU seconds of a cut, heaviest pieces first as the driver does it, the first half not counted: it warms up. */
    private static double cut(Pieces pieces) {
        PriorityQueue<Piece> heaviest = new PriorityQueue<>(Comparator.comparingDouble(piece -> -piece.weight()));
        heaviest.add(pieces.whole());
        long begin = 0;
        int made = 0;
        for (; made < CUTS && !heaviest.isEmpty(); made++) {
            if (made == CUTS / 2) {
                begin = THREADS.getCurrentThreadCpuTime();
            }
            Piece piece = heaviest.remove();
            List<Piece> parts = pieces.cut(piece).pieces();
            if (parts.size() > 1 || !parts.contains(piece)) {
                heaviest.addAll(parts);
            }
        }
        int counted = made - CUTS / 2;
        return counted > 0 ? (THREADS.getCurrentThreadCpuTime() - begin) * NANO / counted : 0;
    }
}
