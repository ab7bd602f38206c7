package dlx.benchmarks.measure;

import dlx.benchmarks.measure.ThreadsBench.Outcome;
import dlx.core.engine.SplitPolicy;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/** What threads and checkpoints bring and cost: a table with bars, then how searches would go on more cores, in Markdown. */
final class ThreadsReport {

    private static final SplitPolicy CUTTING = SplitPolicy.USUAL;

    static final String PICTURE = "speedup-threads.svg";

    private final StringBuilder text = new StringBuilder();

    /** @param rounds processes behind each figure of the table */
    ThreadsReport(String where, Machine machine, int rounds) {
        text.append("# Threads and checkpoints, on ").append(where).append("\n\n");
        text.append("Written by `extras/benchmarks/measure threads`; what is changed by hand is lost.\n\n");
        text.append(machine).append("\n\n").append("""
                Each question is asked in several ways, in turn, in one process, after a warm-up; the figures are medians%s.
                **ms**: by the clock. **CPU ms**: the mean of all threads of the process together, the compiler and the collector among them. **times**: how
                many times as fast as the first way of the question. "In parts" is one thread on the path of several: the
                search knows its parts at any time, but nobody asks for them. Solutions are written as option numbers into
                nothing: bytes are made, no file. Every answer is checked. Where more than one core's worth of other work runs, two threads have no
                second core: the CPU time tells what they cost, the clock does not tell what they bring.
                """.formatted(
                        rounds == 1 ? "" : ", and of " + rounds + " processes"));
    }

    /** The table with the bars. */
    void bars(Map<ThreadsTrial, Outcome<ThreadsTiming>> outcomes) {
        if (outcomes.isEmpty()) {
            return;
        }
        section("Bars", "");
        text.append(row("instance", "question", "engine", "way", "ms", "CPU ms", "times", "bar"));
        text.append(row("---", "---", "---", "---", "---:", "---:", "---:", "---"));
        outcomes.forEach((trial, outcome) -> text.append(rows(trial, outcome)));
        long demands = outcomes.keySet().stream()
                .mapToLong(trial -> trial.demands().size())
                .sum();
        long reached = 0;
        StringJoiner missed = new StringJoiner(", ", "; missed: ", "").setEmptyValue("");
        for (Map.Entry<ThreadsTrial, Outcome<ThreadsTiming>> one : outcomes.entrySet()) {
            for (ThreadsTrial.Demand demand : one.getKey().demands()) {
                if (one.getValue().timing().filter(demand::isReached).isPresent()) {
                    reached++;
                } else {
                    missed.add(one.getKey().name() + " (" + one.getKey().ask().words() + ", "
                            + demand.of().words() + ")");
                }
            }
        }
        text.append("\nBars reached: ")
                .append(reached)
                .append(" of ")
                .append(demands)
                .append(missed)
                .append(".\n");
    }

    /**
     * The picture of more cores, and its figures.
     *
     * @param lines by their titles
     * @param measured of some titles, what two threads bring on this machine
     */
    void speedups(Map<String, Speedup> lines, Map<String, Double> measured) {
        section("On more cores, simulated", """
                ![speed-up against cores](../pictures/%s)

                No machine with more than a few cores was at hand. So the whole tree of a search is recorded, subtrees of fewer than 256 nodes by
                their sizes only, and what a node, a hand-over and the writing of a solution take is measured; then the rules of the program are
                played with n workers on n cores: the calling thread begins alone with %d nodes; a worker without work takes the earliest
                portion; one that works looks every %d nodes whether somebody has nothing to do, and then gives away the shallowest
                branches that it has not tried, down to those that stand for %d nodes by what it has seen; the calling thread writes solutions in
                order and has no core of its own; those that wait are bounded. The tree and the rules are exact and each play with the
                same costs gives the same figures; the costs are those of this machine. Every node is taken to cost the same. Not played: memory and caches that cores share, cores that
                slow down when all work, the collector, what else runs.
                """.formatted(PICTURE, CUTTING.alone(), CUTTING.stride(), CUTTING.grain()));
        StringJoiner head = new StringJoiner(" | ", "| search | ", " |\n");
        Speedup.CORES.forEach(cores -> head.add(Integer.toString(cores)));
        text.append(head.add("2 threads, measured").add("at 16: limited by").add("at 64: limited by"));
        text.append("|---|").append("---:|".repeat(Speedup.CORES.size() + 1)).append("---|---|\n");
        lines.forEach((title, speedup) -> {
            StringJoiner row = new StringJoiner(" | ", "| ", " |\n").add(title);
            speedup.played().forEach(one -> row.add(Figures.three(speedup.of(one))));
            row.add(Figures.three(measured.getOrDefault(title, Double.NaN)));
            text.append(row.add(speedup.limit(16)).add(speedup.limit(64)));
        });
        text.append("\nWhat was measured, and where the time of 64 cores goes:\n\n");
        text.append(row(
                "search",
                "engine",
                "nodes",
                "one thread ms",
                "node ns",
                "hand-over µs",
                "write ns",
                "portions at 64",
                "on 64 cores ms",
                "work %",
                "begins alone %",
                "hand-overs %",
                "waits %"));
        text.append(row(
                "---", "---", "---:", "---:", "---:", "---:", "---:", "---:", "---:", "---:", "---:", "---:", "---:"));
        lines.forEach((title, speedup) -> text.append(costs(title, speedup)));
        text.append("\n").append("""
                Workers wait for work because those that have some look only now and then whether anybody needs it, and because a portion
                is not cut below some thousand nodes: with many workers and few nodes for each, most portions are too small to be cut again.
                A search of some hundred milliseconds cannot use many cores. The beginning alone and the grain are there so that short
                searches do not pay for threads they do not need, and both matter less the longer a search takes. Where solutions are written, one thread writes them all, in their order: the speed-up cannot pass the time
                of a search with its writing divided by that of the writing alone.
                """);
    }

    private static String costs(String title, Speedup speedup) {
        Schedule.Played most = speedup.at(64);
        Map<String, Double> losses = speedup.losses(most);
        double lost = losses.values().stream().mapToDouble(v -> v).sum();
        return row(
                title,
                speedup.engine(),
                Long.toString(speedup.nodes()),
                Figures.three(speedup.aloneMs()),
                Figures.three(speedup.costs().node()),
                Figures.three(speedup.costs().handOver() / 1000),
                speedup.costs().length() == 0
                        ? "-"
                        : Figures.three(speedup.costs().show()),
                Integer.toString(most.portions()),
                Figures.three(most.nanos() / 1e6),
                Figures.three(100 - lost),
                Figures.three(losses.get("begins alone")),
                Figures.three(losses.get("hand-overs")),
                Figures.three(losses.get("waits")));
    }

    /** How busy the machine is: what the yardstick takes now for queens-12, all solutions. */
    void load(double before, double after) {
        section(
                "How busy the machine was",
                "The yardstick in C took " + Figures.three(before) + " ms for queens-12 before these runs, and "
                        + Figures.three(after) + " ms behind them.\n");
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private void section(String title, String words) {
        text.append("\n## ").append(title).append("\n\n").append(words).append(words.isEmpty() ? "" : "\n");
    }

    private static String rows(ThreadsTrial trial, Outcome<ThreadsTiming> outcome) {
        Optional<ThreadsTiming> timing = outcome.timing();
        if (timing.isEmpty()) {
            String trouble = outcome.trouble().replace("|", "\\|");
            return row(trial.name(), trial.ask().words(), trial.engine(), "-", "-", "-", "-", "**missed**: " + trouble);
        }
        StringBuilder rows = new StringBuilder();
        double first = timing.get().ways().get(0).wallMs();
        for (ThreadsTiming.Way way : timing.get().ways()) {
            StringJoiner verdicts = new StringJoiner("; ");
            trial.demands().stream()
                    .filter(demand -> demand.of().equals(way.way()))
                    .forEach(demand -> verdicts.add(demand.verdict(timing.get())));
            boolean begins = rows.length() == 0;
            rows.append(row(
                    begins ? trial.name() : "",
                    begins ? trial.ask().words() : "",
                    begins ? timing.get().engine() : "",
                    way.way().words(),
                    Figures.three(way.wallMs()),
                    Figures.three(way.cpuMs()),
                    Figures.three(first / way.wallMs()),
                    verdicts.toString()));
        }
        return rows.toString();
    }

    private static String row(String... cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }
}
