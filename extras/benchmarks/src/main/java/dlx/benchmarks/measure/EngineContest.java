package dlx.benchmarks.measure;

import dlx.core.EngineName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The runs of {@code auto} and of the single engines for one question about one cover, in several orders of it. */
final class EngineContest {

    /** Columns of the table in front of the engines. */
    private static final List<String> HEAD = List.of("instance", "question", "answer");

    /** Columns of the table after the engines. */
    private static final List<String> TAIL = List.of("auto", "chosen", "best", "factor", "promise");

    /** Verdict if {@code auto} is as fast as promised. */
    static final String KEPT = "kept";

    /** Verdict if {@code auto} is slower than promised. */
    static final String MISSED = "missed";

    /** Verdict if neither {@code auto} nor an engine answers within the limit. */
    static final String OPEN = "open";

    /** Engines beside which {@code auto} may take {@link #SEARCH_FACTOR} times as long. */
    private static final Set<String> SEARCHES =
            Set.of(EngineName.LINKS, EngineName.SLOTS, EngineName.MASKS, EngineName.LEARN);

    private static final double SEARCH_FACTOR = 3;
    private static final double FACTOR = 2;
    private static final double SECONDS_MORE = 0.5;

    private final ScheduleFiles.Entry entry;
    private final Map<String, List<Run>> runs = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();

    EngineContest(ScheduleFiles.Entry entry) {
        this.entry = entry;
    }

    /**
     * A run.
     *
     * @param seconds CPU seconds of the process
     * @param answer the answer; empty without an answer
     * @param engine engine that answered; empty without an answer
     */
    record Run(double seconds, String answer, String engine) {

        boolean isDone() {
            return !answer.isEmpty();
        }

        private double comparable() {
            return isDone() ? seconds : Double.POSITIVE_INFINITY;
        }
    }

    /** Returns the columns of the table. */
    static List<String> columns() {
        List<String> columns = new ArrayList<>(HEAD);
        columns.addAll(EngineName.names());
        columns.addAll(TAIL);
        return columns;
    }

    void add(String engine, Run run) {
        runs.computeIfAbsent(engine, name -> new ArrayList<>()).add(run);
    }

    /** Adds the reason why a run failed. */
    void fail(String reason) {
        failures.add(reason);
    }

    /** Removes the runs of {@code auto}. */
    void repeatAuto() {
        runs.remove(EngineName.AUTO);
    }

    /** Returns the CPU seconds of the fastest run with an answer; infinite if there is none. */
    double fastest() {
        return runs.values().stream()
                .flatMap(Collection::stream)
                .mapToDouble(Run::comparable)
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    /** Returns the maximum number of CPU seconds that {@code auto} may take; infinite if no engine has an answer. */
    double promised() {
        return best().map(
                        engine -> (SEARCHES.contains(engine) ? SEARCH_FACTOR : FACTOR) * seconds(engine) + SECONDS_MORE)
                .orElse(Double.POSITIVE_INFINITY);
    }

    /** Returns true if an engine has an answer, but {@code auto} does not. */
    boolean isAutoLate() {
        return best().isPresent() && seconds(EngineName.AUTO) == Double.POSITIVE_INFINITY;
    }

    /** Returns the single engine of the least median; empty if no engine has an answer. */
    private Optional<String> best() {
        return runs.keySet().stream()
                .filter(engine -> !engine.equals(EngineName.AUTO) && Double.isFinite(seconds(engine)))
                .min(Comparator.comparingDouble(this::seconds));
    }

    private Optional<Run> median(String engine) {
        List<Run> sorted = new ArrayList<>(runs.getOrDefault(engine, List.of()));
        sorted.sort(Comparator.comparingDouble(Run::comparable));
        return sorted.isEmpty() ? Optional.empty() : Optional.of(sorted.get(sorted.size() / 2));
    }

    private double seconds(String engine) {
        return median(engine).map(Run::comparable).orElse(Double.POSITIVE_INFINITY);
    }

    private String cell(String engine) {
        return median(engine)
                .map(run -> (run.isDone() ? "" : "> ") + Figures.three(run.seconds()))
                .orElse("-");
    }

    /** Returns the row of the table, with a cell for each column. */
    List<String> row() {
        Optional<String> best = best();
        Set<String> answers = answers();
        List<String> row = new ArrayList<>(List.of(
                entry.name(),
                entry.ask().name().toLowerCase(Locale.ROOT),
                answers.isEmpty() ? "-" : String.join(" or ", answers)));
        EngineName.names().forEach(engine -> row.add(cell(engine)));
        row.add(cell(EngineName.AUTO));
        row.add(median(EngineName.AUTO).filter(Run::isDone).map(Run::engine).orElse("-"));
        row.add(best.orElse("-"));
        double auto = median(EngineName.AUTO).map(Run::seconds).orElse(Double.NaN);
        row.add(best.map(engine -> (isAutoLate() ? "> " : "") + Figures.three(auto / seconds(engine)))
                .orElse("-"));
        row.add(verdict());
        return row;
    }

    private Set<String> answers() {
        Set<String> answers = new LinkedHashSet<>();
        runs.values().forEach(all -> all.stream().filter(Run::isDone).forEach(run -> answers.add(run.answer())));
        return answers;
    }

    private String verdict() {
        if (!failures.isEmpty()) {
            return "FAILED: " + String.join("; ", failures);
        }
        if (answers().size() > 1) {
            return "WRONG: the engines disagree";
        }
        double auto = seconds(EngineName.AUTO);
        if (best().isEmpty() && auto == Double.POSITIVE_INFINITY) {
            return OPEN;
        }
        return auto <= promised() ? KEPT : MISSED;
    }
}
