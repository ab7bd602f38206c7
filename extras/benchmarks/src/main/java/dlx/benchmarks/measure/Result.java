package dlx.benchmarks.measure;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The times of a trial.
 *
 * @param otherMs what engines are compared with, CPU milliseconds; not a number if there is nothing
 * @param entries one for each engine; none if the trial was left out
 * @param puzzles that were searched together
 */
record Result(Trial trial, double otherMs, List<Entry> entries, int puzzles) {

    /** Behind the name of the engine that is taken where none is named. */
    static final String CHOSEN = " (auto)";

    /**
     * One engine.
     *
     * @param timings one for each way to ask; none where there is trouble
     * @param trouble why there is no time, or empty
     * @param isWrong whether the trouble must not happen
     */
    record Entry(String name, List<Timing> timings, String trouble, boolean isWrong) {

        static Entry of(String name, Trouble trouble) {
            return new Entry(name, List.of(), trouble.getMessage().replace('\n', ' '), trouble.isWrong());
        }

        /** CPU milliseconds of the first way; not a number without a time. */
        double ms() {
            return timings.isEmpty() ? Double.NaN : timings.get(0).cpuMs();
        }

        Optional<Timing> at(String way) {
            return timings.stream().filter(timing -> timing.way().equals(way)).findFirst();
        }

        /** Its time, or why there is none, in words. */
        String words() {
            return name + ' ' + (timings.isEmpty() ? trouble : Figures.three(ms()) + " ms");
        }
    }

    /** The same, compared with something else. */
    Result comparedWith(double ms) {
        return new Result(trial, ms, entries, puzzles);
    }

    Optional<Entry> fastest() {
        return entries.stream().filter(entry -> !entry.timings().isEmpty()).min(Comparator.comparingDouble(Entry::ms));
    }

    Optional<Entry> entry(String name) {
        return entries.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    boolean isWrong() {
        return entries.stream().anyMatch(Entry::isWrong);
    }

    @Override
    public String toString() {
        boolean isScaled = trial.bars().stream().anyMatch(bar -> bar.kind() == Bar.Kind.SCALED);
        String of = isScaled ? "yardstick's queens-12 " : "yardstick ";
        String other = Double.isNaN(otherMs) ? "" : of + Figures.three(otherMs) + " ms; ";
        return trial + ": " + other + entries.stream().map(Entry::words).collect(Collectors.joining("; "));
    }

    /** How the fastest engine stands to each bar, in words; nothing where nothing was measured. */
    List<String> verdicts() {
        return entries.isEmpty()
                ? List.of()
                : trial.bars().stream().map(this::verdict).toList();
    }

    private String verdict(Bar bar) {
        double figure = figure(bar);
        return trial + ": " + bar + " " + Figures.three(figure) + ", bar " + Figures.three(bar.limit())
                + (bar.isReached(figure) ? "" : ": missed");
    }

    /** The bars, and whether they are reached, in the words of a table. */
    List<String> barsInWords() {
        return trial.bars().stream()
                .map(bar -> bar.limitInWords() + ": " + inAWord(bar))
                .toList();
    }

    private String inAWord(Bar bar) {
        if (entries.isEmpty()) {
            return "not measured";
        }
        boolean isByPeers = bar.kind() == Bar.Kind.PEER || bar.kind() == Bar.Kind.SCORE;
        if (isByPeers && judged().isEmpty() && peers().findAny().isEmpty()) {
            return "open, for nobody has an answer";
        }
        return bar.isReached(figure(bar)) ? "reached" : "missed";
    }

    /** The entry that the bars are for, if it has an answer. */
    private Optional<Entry> judged() {
        return trial.ask().isOfPeers()
                ? entry(Bench.AUTO).filter(entry -> !entry.timings().isEmpty())
                : fastest();
    }

    private double figure(Bar bar) {
        DoubleStream others = peers().mapToDouble(
                        bar.kind() == Bar.Kind.SCORE ? timing -> timing.answer().doubleValue() : Timing::cpuMs);
        OptionalDouble other = trial.ask().isOfPeers() ? others.min() : OptionalDouble.of(otherMs);
        if (other.isEmpty() && (bar.kind() == Bar.Kind.PEER || bar.kind() == Bar.Kind.SCORE)) {
            return 0; // no peer has an answer
        }
        return judged().map(entry -> bar.figure(entry, other.orElse(Double.NaN)))
                .orElse(Double.NaN);
    }

    private Stream<Timing> peers() {
        return entries.stream()
                .filter(entry -> Peer.of(entry.name()).isPresent())
                .flatMap(entry -> entry.timings().stream());
    }
}
