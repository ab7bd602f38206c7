package dlx.benchmarks.measure;

import dlx.benchmarks.measure.ThreadsTrial.Ask;
import dlx.benchmarks.measure.ThreadsTrial.Demand;
import dlx.benchmarks.measure.ThreadsTrial.Kind;
import dlx.benchmarks.measure.ThreadsWay.Checkpoints;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What threads and checkpoints are to reach on a machine with two cores, and what is played with more. */
final class ThreadsCatalogue {

    private static final ThreadsWay ONE = ThreadsWay.of(1);
    private static final ThreadsWay TWO = ThreadsWay.of(2);
    private static final ThreadsWay FOUR = ThreadsWay.of(4);
    private static final ThreadsWay EIGHT = ThreadsWay.of(8);
    private static final ThreadsWay IN_PARTS = new ThreadsWay(1, Checkpoints.DAILY);
    private static final ThreadsWay KEPT = new ThreadsWay(1, Checkpoints.EVERY_SECOND);
    private static final ThreadsWay TWO_KEPT = new ThreadsWay(2, Checkpoints.EVERY_SECOND);

    private static final Source RP60 = new Source.Shared("knuth", "data/cover/rp60_1500.dlx");

    private ThreadsCatalogue() {}

    /** @param slow whether those of many seconds are among them */
    static List<ThreadsTrial> trials(boolean slow) {
        List<ThreadsTrial> trials = new ArrayList<>();
        trials.addAll(counts(Entrants.AUTO));
        if (slow) {
            trials.addAll(counts("links"));
        }
        trials.add(new ThreadsTrial(
                "rp60_1500", RP60, Ask.BEST, Entrants.AUTO, BigInteger.valueOf(1860), all(), faster(1.8)));
        trials.add(corpus("queens-14", Ask.OUTPUT, Entrants.AUTO, "365596", all(), faster(1.6)));
        trials.add(corpus(
                "domino-8x8",
                Ask.OUTPUT,
                Entrants.AUTO,
                "12988816",
                List.of(ONE, TWO),
                List.of(new Demand(TWO, ONE, Kind.FASTER, 1.6))));
        List<Demand> cut = List.of(new Demand(IN_PARTS, ONE, Kind.RATIO, 1.05));
        trials.add(corpus("queens-14", Ask.COUNT, Entrants.AUTO, "365596", List.of(ONE, IN_PARTS), cut));
        trials.add(corpus("pent-6x10", Ask.COUNT, Entrants.AUTO, "9356", List.of(ONE, IN_PARTS), cut));
        trials.add(corpus("langford-12", Ask.COUNT, Entrants.AUTO, "216288", List.of(ONE, IN_PARTS), cut));
        List<Demand> small = List.of(new Demand(TWO, ONE, Kind.MILLIS, 2));
        trials.add(corpus("queens-12", Ask.COUNT, Entrants.AUTO, "14200", List.of(ONE, TWO), small));
        trials.add(corpus("langford-11", Ask.COUNT, Entrants.AUTO, "35584", List.of(ONE, TWO), small));
        trials.add(corpus(
                "pent-6x10",
                Ask.COUNT,
                Entrants.AUTO,
                "9356",
                slow ? List.of(ONE, KEPT, TWO, TWO_KEPT) : List.of(ONE, KEPT),
                slow
                        ? List.of(new Demand(KEPT, ONE, Kind.RATIO, 1.02), new Demand(TWO_KEPT, TWO, Kind.RATIO, 1.02))
                        : List.of(new Demand(KEPT, ONE, Kind.RATIO, 1.02))));
        return trials;
    }

    /**
     * What is played with more cores.
     *
     * @param shows whether solutions are written, or counted
     */
    record Simulation(String name, Source source, boolean shows, BigInteger solutions) {

        String title() {
            return shows ? name + ", written" : name;
        }
    }

    /** @param slow whether those of many seconds are among them */
    static List<Simulation> simulations(boolean slow) {
        List<Simulation> simulations = new ArrayList<>();
        simulations.add(simulation("queens-14", false, "365596"));
        simulations.add(simulation("pent-6x10", false, "9356"));
        simulations.add(simulation("langford-12", false, "216288"));
        simulations.add(simulation("queens-14", true, "365596"));
        if (slow) {
            simulations.add(simulation("domino-8x8", true, "12988816"));
        }
        return simulations;
    }

    /** What the simulation of the same search is called. */
    static String title(ThreadsTrial trial) {
        return new Simulation(trial.name(), trial.source(), trial.ask() == Ask.OUTPUT, trial.answer()).title();
    }

    /** How many times as fast two threads are, where that is asked and the engine is that of simulations. */
    static Optional<Double> twoThreads(ThreadsTrial trial, Optional<ThreadsTiming> timing) {
        return trial.engine().equals(Entrants.AUTO) && trial.ways().containsAll(List.of(ONE, TWO))
                ? timing.map(one -> one.at(ONE).wallMs() / one.at(TWO).wallMs())
                : Optional.empty();
    }

    private static Simulation simulation(String name, boolean shows, String solutions) {
        return new Simulation(name, new Source.Corpus(name), shows, new BigInteger(solutions));
    }

    private static List<ThreadsTrial> counts(String engine) {
        return List.of(
                corpus("queens-14", Ask.COUNT, engine, "365596", all(), faster(1.85)),
                corpus("pent-6x10", Ask.COUNT, engine, "9356", all(), faster(1.85)),
                corpus("langford-12", Ask.COUNT, engine, "216288", all(), faster(1.85)));
    }

    private static List<ThreadsWay> all() {
        return List.of(ONE, TWO, FOUR, EIGHT);
    }

    private static List<Demand> faster(double limit) {
        return List.of(
                new Demand(TWO, ONE, Kind.FASTER, limit),
                new Demand(FOUR, TWO, Kind.RATIO, 1.05),
                new Demand(EIGHT, TWO, Kind.RATIO, 1.05));
    }

    private static ThreadsTrial corpus(
            String name, Ask ask, String engine, String answer, List<ThreadsWay> ways, List<Demand> demands) {
        return new ThreadsTrial(name, new Source.Corpus(name), ask, engine, new BigInteger(answer), ways, demands);
    }
}
