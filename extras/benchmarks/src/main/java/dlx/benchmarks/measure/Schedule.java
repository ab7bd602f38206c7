package dlx.benchmarks.measure;

import dlx.core.engine.SplitPolicy;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

/**
 * Plays how the workers of {@link dlx.core.engine.TreePartsSearch} would go through a recorded tree on a machine with
 * as many cores as workers: by the same rules, with measured costs. The same figures each time.
 *
 * <p>The calling thread begins alone. Then workers take the earliest portions; those that run give branches away when some
 * worker has nothing to do, which they see whenever they have visited a stride of nodes. Solutions are counted, not shown.
 */
final class Schedule {

    /** Nanoseconds below this are over. */
    private static final double NOTHING = 1e-6;

    /**
     * Durations, in nanoseconds.
     *
     * @param node a node of the search
     * @param handOver from a portion that is there to its first node: a thread wakes, a walk comes to where it begins
     * @param monitor how long a look holds the monitor that workers have in common
     */
    record Costs(double node, double handOver, double monitor) {}

    /**
     * A play.
     *
     * @param nanos from the beginning to the end
     * @param portions how many there were
     * @param nodes visited in all
     * @param solutions counted
     * @param aloneNanos how long the calling thread was alone
     * @param handOverNanos of all workers together
     */
    record Played(
            int cores,
            double nanos,
            int portions,
            long nodes,
            long solutions,
            double aloneNanos,
            double handOverNanos) {}

    /** A worker with a portion; its slice is over after so many nanoseconds. */
    private final class Worker {
        private final Stretch stretch;
        private double left = costs.handOver;
        private long looked;

        private Worker(Stretch stretch) {
            this.stretch = stretch;
            handOverNanos += costs.handOver;
        }

        /** Begins the next slice; whether there is one. */
        private boolean goOn(double now) {
            double waits = 0;
            if (stretch.nodes() - looked >= cutting.stride()) {
                looked = stretch.nodes();
                monitorFree = Math.max(now, monitorFree) + costs.monitor;
                waits = monitorFree - now;
                if (isHungry()) {
                    giveAway();
                }
            }
            long visited = stretch.visit(cutting.stride() - (stretch.nodes() - looked));
            nodes += visited;
            left = visited * costs.node + waits;
            return visited > 0;
        }

        /** What is given away comes after this portion and before the next. */
        private void giveAway() {
            List<Stretch> given = stretch.giveAway(cutting.grain());
            ListIterator<Object> after = order.listIterator(order.indexOf(this) + 1);
            given.forEach(after::add);
            portions += given.size();
            dispatch();
        }
    }

    private final Costs costs;
    private final SplitPolicy cutting;
    private final int cores;

    /** In the order of the search: workers, and stretches that wait for one. */
    private final List<Object> order = new LinkedList<>();

    private double monitorFree;
    private int running;
    private int portions;
    private long nodes = 1; // the root
    private long solutions;
    private double handOverNanos;

    private Schedule(Costs costs, SplitPolicy cutting, int cores) {
        this.costs = costs;
        this.cutting = cutting;
        this.cores = cores;
    }

    /** Plays a search in as many threads as cores. */
    static Played play(Subtree tree, Costs costs, SplitPolicy cutting, int cores) {
        return new Schedule(costs, cutting, cores).play(tree);
    }

    /** What one thread takes for it. */
    static double alone(Subtree tree, Costs costs) {
        return tree.nodes() * costs.node;
    }

    private Played play(Subtree tree) {
        Stretch all = Stretch.all(tree);
        nodes += all.visit(cores == 1 ? Long.MAX_VALUE : cutting.alone() - 1);
        solutions = all.solutions();
        double aloneNanos = nodes * costs.node;
        double now = aloneNanos;
        all.rest().ifPresent(order::add);
        portions = order.size();
        dispatch();
        while (running > 0) {
            now += step(now);
        }
        return new Played(cores, now, portions, nodes, solutions, aloneNanos, handOverNanos);
    }

    /** Lets time pass until a slice is over; how much. */
    private double step(double now) {
        List<Worker> workers = new ArrayList<>();
        for (Object one : order) {
            if (one instanceof Worker worker) {
                workers.add(worker);
            }
        }
        double passed =
                workers.stream().mapToDouble(worker -> worker.left).min().orElseThrow();
        for (Worker worker : workers) {
            worker.left -= passed;
        }
        for (Worker worker : workers) {
            if (worker.left <= NOTHING && !worker.goOn(now + passed)) {
                solutions += worker.stretch.solutions();
                order.remove(worker);
                running--;
                dispatch();
            }
        }
        return passed;
    }

    private boolean isHungry() {
        return running < cores;
    }

    /** Workers take the earliest stretches. */
    private void dispatch() {
        ListIterator<Object> all = order.listIterator();
        while (all.hasNext() && isHungry()) {
            if (all.next() instanceof Stretch stretch) {
                all.set(new Worker(stretch));
                running++;
            }
        }
    }
}
