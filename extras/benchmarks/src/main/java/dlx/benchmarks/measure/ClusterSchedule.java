package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeMap;

/**
 * Plays a search of {@code dlx-spark} on a cluster: the rounds, the cuts and the tasks of {@code dlx.spark}, on a recorded tree, with
 * measured costs and a clock of its own. The same input gives the same figures.
 */
final class ClusterSchedule {

    /**
     * Durations, in seconds.
     *
     * @param node a node of the search
     * @param cut a cut, on the driver
     * @param come to come to where a work begins, on an executor
     * @param handOut a task, on the driver: to send it and to take in what comes back
     * @param job a job besides its tasks
     */
    record Costs(double node, double cut, double come, double handOut, double job) {

        /** The same where a search takes so many times as long, because each subtree is so many times as large. */
        Costs times(double scale) {
            return new Costs(node * scale, cut, come, handOut, job);
        }
    }

    /**
     * The course of a search.
     *
     * @param seconds from its beginning to its end
     * @param nodes visited
     * @param tasks of all rounds
     * @param cuts made by the driver
     * @param searching seconds of all cores together in which tasks visited nodes; and so the others
     * @param cutting in which the driver cut, and all cores waited
     * @param handingOut in which a core waited for the driver to hand out a task
     * @param coming in which executors came to where works begin
     * @param waiting in which a core had nothing left to do before the round was over
     * @param longest the seconds of the longest task
     */
    record Played(
            int cores,
            double seconds,
            long nodes,
            int rounds,
            long tasks,
            long cuts,
            double searching,
            double cutting,
            double handingOut,
            double coming,
            double waiting,
            double longest) {}

    /** A piece with its place: the numbers of the parts that it was, from the whole on. */
    private record Work(int[] key, TreePiece piece, double weight) {
        private List<Work> parts(List<TreePiece> pieces) {
            List<Work> parts = new ArrayList<>();
            for (TreePiece part : pieces) {
                int[] its = Arrays.copyOf(key, key.length + 1);
                its[key.length] = parts.size();
                parts.add(new Work(its, part, part.weight()));
            }
            return parts;
        }
    }

    private final Costs costs;
    private final ClusterRules rules;
    private final int cores;
    private final TreeMap<int[], Work> open = new TreeMap<>(Arrays::compare);
    private double now;
    private long nodes;
    private int rounds;
    private long tasks;
    private long cuts;
    private double searching;
    private double cutting;
    private double handingOut;
    private double coming;
    private double waiting;
    private double longest;

    private ClusterSchedule(Costs costs, ClusterRules rules, int cores) {
        this.costs = costs;
        this.rules = rules;
        this.cores = cores;
    }

    static Played play(Subtree tree, Costs costs, ClusterRules rules, int cores) {
        ClusterSchedule schedule = new ClusterSchedule(costs, rules, cores);
        TreePiece whole = TreePiece.whole(tree);
        schedule.add(new Work(new int[0], whole, whole.weight()));
        while (!schedule.open.isEmpty()) {
            schedule.nextRound();
        }
        return schedule.played();
    }

    private Played played() {
        return new Played(
                cores, now, nodes, rounds, tasks, cuts, searching, cutting, handingOut, coming, waiting, longest);
    }

    private void add(Work work) {
        open.put(work.key(), work);
    }

    private void nextRound() {
        double left = open.values().stream().mapToDouble(Work::weight).sum();
        double greatest = Math.min(rules.greatestShare(), left / ((double) rules.tasksPerCore() * cores));
        cut(greatest);
        double begin = now + costs.job();
        double driver = begin;
        PriorityQueue<Double> free = new PriorityQueue<>();
        for (int core = 0; core < cores; core++) {
            free.add(begin);
        }
        double end = begin;
        for (List<Work> group : groups(greatest)) {
            double from = free.remove();
            driver = Math.max(driver, from) + costs.handOut();
            handingOut += driver - from;
            double took = search(group, greatest);
            longest = Math.max(longest, took);
            free.add(driver + took);
            end = Math.max(end, driver + took);
            tasks++;
        }
        for (double last : free) {
            waiting += end - last;
        }
        handingOut += cores * costs.job();
        now = end;
        rounds++;
    }

    /** As {@code Cutter.cut}. */
    private void cut(double greatest) {
        long wanted = (long) rules.tasksPerCore() * cores;
        PriorityQueue<Work> heaviest = new PriorityQueue<>(
                Comparator.comparingDouble((Work w) -> -w.weight()).thenComparing(Work::key, Arrays::compare));
        heaviest.addAll(open.values());
        long most = rules.cutsPerTask() * wanted;
        long made = 0;
        while (!heaviest.isEmpty()
                && made < most
                && (open.size() < wanted || heaviest.peek().weight() > greatest)) {
            Work work = heaviest.remove();
            made++;
            List<Work> parts = mayBeCut(work) ? work.parts(work.piece().cut()) : List.of();
            if (!parts.isEmpty()) {
                open.remove(work.key());
                nodes++;
                parts.forEach(this::add);
                heaviest.addAll(parts);
            }
        }
        cuts += made;
        double took = made * costs.cut();
        cutting += cores * took;
        now += took;
    }

    private boolean mayBeCut(Work work) {
        return work.key().length <= rules.mostCuts();
    }

    /** As {@code Cutter.groups}. */
    private List<List<Work>> groups(double greatest) {
        List<List<Work>> groups = new ArrayList<>();
        List<Work> together = new ArrayList<>();
        double weight = 0;
        for (Work work : open.values()) {
            if (!together.isEmpty() && weight + work.weight() > greatest) {
                groups.add(List.copyOf(together));
                together.clear();
                weight = 0;
            }
            together.add(work);
            weight += work.weight();
        }
        if (!together.isEmpty()) {
            groups.add(List.copyOf(together));
        }
        return groups;
    }

    /** As {@code GroupTask}; how long it takes. */
    private double search(List<Work> group, double most) {
        double limit = rules.seconds(rounds);
        double took = 0;
        for (Work work : group) {
            if (took > limit) {
                break;
            }
            took += costs.come();
            coming += costs.come();
            long budget = mayBeCut(work) ? Math.max(1, (long) ((limit - took) / costs.node())) : Long.MAX_VALUE;
            TreePiece.Searched searched = work.piece().search(budget, most);
            open.remove(work.key());
            work.parts(searched.left()).forEach(this::add);
            nodes += searched.nodes();
            double its = searched.nodes() * costs.node();
            searching += its;
            took += its;
            if (!searched.left().isEmpty()) {
                break;
            }
        }
        return took;
    }
}
