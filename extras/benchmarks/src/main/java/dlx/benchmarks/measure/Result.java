package dlx.benchmarks.measure;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a contest showed.
 *
 * @param otherMs what the engines are compared with, CPU milliseconds; not a number if there is nothing
 * @param entries one for each engine, and one for the yardstick if it failed; none if the trial was left out
 * @param puzzles that were searched together
 */
record Result(Trial trial, double otherMs, List<Entry> entries, int puzzles) {

    /**
     * One engine.
     *
     * @param name with {@code (auto)} behind it where it is what {@code auto} takes
     * @param timing absent where there is trouble
     * @param trouble why there is no time, or nothing
     * @param wrong whether the trouble must not happen
     */
    record Entry(String name, Optional<Timing> timing, String trouble, boolean wrong) {

        static Entry of(String name, Timing timing) {
            return new Entry(name, Optional.of(timing), "", false);
        }

        static Entry of(String name, Trouble trouble) {
            return new Entry(name, Optional.empty(), String.valueOf(trouble.getMessage()), trouble.isWrong());
        }

        Entry renamed(String other) {
            return new Entry(other, timing, trouble, wrong);
        }

        /** Not a number without a time. */
        double ms() {
            return timing.map(Timing::warmMs).orElse(Double.NaN);
        }
    }

    /** Of a trial that cannot be held here. */
    static Result leftOut(Trial trial) {
        return new Result(trial, Double.NaN, List.of(), 1);
    }

    /** The same, compared with something else. */
    Result comparedWith(double ms) {
        return new Result(trial, ms, entries, puzzles);
    }

    Optional<Entry> fastest() {
        return entries.stream().filter(entry -> entry.timing().isPresent()).min(Comparator.comparingDouble(Entry::ms));
    }

    /** Whether anything can be said of its bar. */
    boolean isJudged() {
        return !entries.isEmpty() && trial.bar().isJudged(otherMs);
    }

    boolean isWrong() {
        return entries.stream().anyMatch(Entry::wrong);
    }
}
