package dlx.benchmarks.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The figures of a trial.
 *
 * @param trial the trial
 * @param chosen engine that {@code auto} chose; empty if {@code auto} did not take part
 * @param otherMs milliseconds that the bars compare it with; not a number without such a time
 * @param timings medians by the names of solvers or ways
 * @param troubles troubles by the names of solvers or ways, for those without a timing
 */
record Outcome(Trial trial, String chosen, double otherMs, Map<String, Timing> timings, Map<String, Trouble> troubles) {

    private static final double THOUSAND = 1e3;

    /** Returns true if an answer was wrong or a program failed. */
    boolean isWrong() {
        return troubles.values().stream().anyMatch(Trouble::isWrong);
    }

    /** Returns a row of a table, with the cells of all possible columns by their titles. */
    Map<String, String> cells() {
        Map<String, String> cells = new LinkedHashMap<>();
        Timing judged = judged();
        cells.put("instance", trial.name());
        cells.put("answer", answer());
        cells.put("yardstick", Figures.three(isBesideYardstick() ? otherMs : Double.NaN));
        timings.forEach((name, timing) -> put(cells, name, cell(timing)));
        troubles.forEach((name, trouble) -> put(cells, name, trouble.getMessage()));
        cells.put("engine", chosen);
        cells.put(
                "ms",
                troubles.isEmpty()
                        ? cell(judged)
                        : troubles.values().iterator().next().getMessage());
        cells.put("nodes", Figures.whole(judged.nodes()));
        List<String> bars = trial.bars().stream()
                .map(bar -> bar.words(bar.figure(timings, judged, otherMs)))
                .toList();
        cells.put(
                "figure",
                bars.isEmpty() ? "-" : Figures.three(trial.bars().get(0).figure(timings, judged, otherMs)));
        cells.put("bar", bars.isEmpty() ? "-" : String.join("; ", bars));
        return cells;
    }

    /** Adds a cell. The cell of {@code auto} goes into the column of the chosen engine, in bold. */
    private void put(Map<String, String> cells, String name, String cell) {
        boolean isMarked = name.equals(Bench.AUTO) && !trial.hasPeers();
        cells.put(isMarked ? chosen : name, isMarked ? "**" + cell + "**" : cell);
    }

    private boolean isBesideYardstick() {
        return trial.ask().isOfYardstick() && !trial.kinds().contains(Bar.Kind.MS);
    }

    /** Returns the timing that bars judge: of {@code auto}, or of the only solver. */
    private Timing judged() {
        return timings.getOrDefault(
                Bench.AUTO, timings.values().stream().findFirst().orElse(Timing.NONE));
    }

    private String answer() {
        boolean isZero = trial.answer().signum() == 0;
        return switch (trial.ask()) {
            case SOLVE -> isZero ? "no solution" : "a solution";
            case BEST, FIND -> isZero ? "not known" : trial.answer().toString();
            default -> trial.answer().toString();
        };
    }

    private String cell(Timing timing) {
        if (timing.isDone()) {
            return Figures.three(trial.hasPeers() ? timing.ms() / THOUSAND : timing.ms());
        }
        return trial.ask() == Ask.BEST && timing.answer() != 0 ? Figures.whole(timing.answer()) + " open" : "open";
    }
}
