package dlx.benchmarks.measure;

import dlx.benchmarks.measure.ClusterSchedule.Played;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How a long search would go on large clusters: a table, a picture, and what follows from them, in Markdown. */
final class ClusterReport {

    static final String NAME = "pentominoes-8x8";

    static final String PICTURE = "efficiency-cluster.svg";

    /** The twelve pentominoes and the square on a chessboard: 16 146 ways, each in 8 positions. */
    static final long SOLUTIONS = 129_168;

    static final Source SOURCE = new Source.Text("polyomino", NAME, """
            pieces
            .FF
            FF.
            .F.

            IIIII

            L...
            LLLL

            .NNN
            NN..

            PP
            PPP

            TTT
            .T.
            .T.

            U.U
            UUU

            V..
            V..
            VVV

            W..
            WW.
            .WW

            .X.
            XXX
            .X.

            .Y..
            YYYY

            ZZ.
            .Z.
            .ZZ

            OO
            OO

            board
            ........
            ........
            ........
            ........
            ........
            ........
            ........
            ........
            """);

    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;
    private static final int DAY = 24 * HOUR;

    private final StringBuilder text = new StringBuilder();
    private final ClusterSpeed speed;
    private final String where;

    ClusterReport(String where, Machine machine, ClusterSpeed speed) {
        this.speed = speed;
        this.where = where;
        ClusterSchedule.Costs costs = speed.costs();
        Played thousand = speed.of(1, 1).stream()
                .map(ClusterSpeed.Line::played)
                .filter(played -> played.cores() == 1_000)
                .findFirst()
                .orElseThrow();
        text.append("# Large clusters, simulated, from figures of ")
                .append(where)
                .append("\n\n");
        text.append("Written by `extras/benchmarks/measure cluster`; what is changed by hand is lost.\n\n");
        text.append(machine).append("\n\n");
        text.append(String.format(
                Locale.ROOT,
                """
                No cluster was at hand. So the whole tree of a search is recorded, and the rounds of `dlx.spark` are played on it: what the driver
                cuts, how it puts pieces together into tasks, the time a task has in each round, what it gives back, the end of a
                round. Pieces are cut, searched and left by the rules of the program, node by node, so their sizes are exact and nothing is sampled;
                each play with the same costs gives the same figures.

                The search: the twelve pentominoes and a square on an 8x8 board, all %d solutions, engine `%s`: %d nodes, recorded in %d
                subtrees of fewer than 32 nodes (of those only the size is known). It takes %s. The tree is uneven: of the %d tasks on
                1000 cores, of about the same weight, the longest takes %s times the mean. "100 times as long" is the same tree where each node takes as long as 100 do: nobody takes 10 000 cores for a minute.

                | what | takes | from |
                | --- | ---: | --- |
                | a node | %s µs | CPU time of the search on one thread, by its nodes |
                | a cut on the driver | %s µs | CPU time of 3 000 cuts of the heaviest pieces |
                | to come to where a work begins | %s µs | a cut |
                | to hand out a task | %s ms | a parameter (`--hand-out`). 2.5 is the CPU time of warm Spark jobs of 2 000 empty tasks in `local[2]`, by tasks: driver and executor together, on a busy machine; by the clock it was 3.0 to 3.6 |
                | a job besides its tasks | %s ms | Spark jobs of two empty tasks in `local[2]` |

                Every node is taken to cost the same. Not played: the start of Spark, checkpoints, lost executors, the network, what the driver does with results
                beside its handing out, cores that slow down when all work.
                """,
                speed.solutions(),
                speed.engine(),
                speed.nodes(),
                speed.leaves(),
                time(speed.aloneSeconds(1)),
                thousand.tasks(),
                Figures.three(thousand.longest() * thousand.tasks() / thousand.searching()),
                Figures.three(costs.node() * 1e6),
                Figures.three(costs.cut() * 1e6),
                Figures.three(costs.come() * 1e6),
                Figures.three(costs.handOut() * 1e3),
                Figures.three(costs.job() * 1e3)));
        text.append("\n## As it is\n\n![efficiency against cores](../pictures/")
                .append(PICTURE)
                .append(")\n\n");
        text.append("""
                Shares are those of the time of all cores, in percent. *Efficiency*: spent on nodes. *Cutting*: all wait while the driver cuts. *Handing out*: a
                core waits until the driver hands it a task. *Longest task*: a core has nothing left to do before the round is over.

                """);
        table(1);
        plan();
    }

    private void plan() {
        ClusterSpeed.Line now = last(1);
        ClusterSpeed.Line then = last(ClusterSpeed.CORES_PER_TASK.get(1));
        List<ClusterSpeed.Line> shortest = speed.of(1, 1); // one round
        Played first = shortest.get(shortest.size() - 1).played();
        double handOut = speed.costs().handOut();
        text.append("\n## The plan\n\n");
        text.append(String.format(
                Locale.ROOT,
                """
                The driver hands out %s tasks per second, and no more, whatever the cores do: the %d tasks of a single round on 10 000 cores take it %s.
                Cutting is never the limit (%s %% at 10 000 cores and the longest search): cutting on executors, which would be more code, is not
                worth it. So, in this order:

                1. **One task for many cores.** A task takes a whole executor (`spark.task.cpus` = its cores, 32 here) and searches its pieces with the threads that
                   `Solver.threads` has within a process. The rules stay as they are, and there are 32 times fewer tasks: the longest search on 10 000 cores goes from
                   %s to %s, its efficiency from %s to %s %%. The table below plays it as one core that is 32 times as fast: what the threads of a
                   process lose among themselves comes on top, and that is much where a task takes less than a second (see [threads](threads.md)): its figures for
                   the shortest search are too good.
                2. **Tasks as long as handing out takes.** A round whose tasks are shorter than cores × %s ms is as long as its handing out. The first time limit should be the greater one of a
                   second and that product (%s at 10 000 cores if a task has one core), and there should be fewer tasks for each core where cores are that many.
                3. **Rounds without a barrier.** Then the longest task is what remains (%s %% there): what a task gives back can be handed out at once, in a job beside the
                   running one. Not before 1 and 2: it makes more tasks, not fewer.

                """,
                Figures.three(1 / handOut),
                first.tasks(),
                time(first.tasks() * handOut),
                percent(now.losses().get("cutting")),
                time(now.played().seconds()),
                time(then.played().seconds()),
                percent(now.efficiency()),
                percent(then.efficiency()),
                Figures.three(handOut * 1e3),
                time(10_000 * handOut),
                percent(then.losses().get("the longest task"))));
        table(ClusterSpeed.CORES_PER_TASK.get(1));
    }

    private static int longest() {
        return ClusterSpeed.SCALES.get(ClusterSpeed.SCALES.size() - 1);
    }

    private ClusterSpeed.Line last(int coresPerTask) {
        List<ClusterSpeed.Line> lines = speed.of(coresPerTask, longest());
        return lines.get(lines.size() - 1);
    }

    private void table(int coresPerTask) {
        text.append(row(
                "one core takes",
                "cores",
                "time",
                "efficiency %",
                "cutting %",
                "handing out %",
                "longest task %",
                "rounds",
                "tasks",
                "cuts",
                "longest task",
                "limit"));
        text.append(row("---", "---:", "---:", "---:", "---:", "---:", "---:", "---:", "---:", "---:", "---:", "---"));
        for (int scale : ClusterSpeed.SCALES) {
            boolean begins = true;
            for (ClusterSpeed.Line line : speed.of(coresPerTask, scale)) {
                Played played = line.played();
                Map<String, Double> losses = line.losses();
                text.append(row(
                        begins ? time(speed.aloneSeconds(scale)) : "",
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
                begins = false;
            }
        }
    }

    /** The lines of all sizes, and of the longest one as planned. */
    String picture() {
        Map<String, List<ClusterSpeed.Line>> lines = new LinkedHashMap<>();
        for (int scale : ClusterSpeed.SCALES) {
            lines.put(time(speed.aloneSeconds(scale)), speed.of(1, scale));
        }
        int together = ClusterSpeed.CORES_PER_TASK.get(1);
        lines.put(time(speed.aloneSeconds(longest())) + ", planned", speed.of(together, longest()));
        return new ClusterPicture("for searches that take one core so long; tree of " + where, lines)
                .draw()
                .toString();
    }

    @Override
    public String toString() {
        return text.toString();
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

    private static String row(String... cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }
}
