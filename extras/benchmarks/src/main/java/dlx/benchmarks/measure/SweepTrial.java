package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.Locale;

/**
 * A whole question, its plan included, that is timed.
 *
 * @param name what the instance is called in tables
 * @param engine the name of the one that searches, perhaps {@code auto}
 * @param answer the number of solutions
 * @param bar what is to be reached, as {@link Ask} says; not a number for none
 */
record SweepTrial(String name, Source source, Ask ask, String engine, BigInteger answer, double bar) {

    /** What is asked, and how its bar is meant. */
    enum Ask {
        COUNT("count", "ms"),
        /** Every solution through a visitor, in the order of the engine. */
        ALL("all", "ms"),
        ANY_ORDER("all, any order", "ms"),
        /** Every solution through a visitor, always branching on the first item left. */
        FIRST("all, `--strategy first`", "ms"),
        /** The bar is the greatest number of nodes in the diagram. */
        DIAGRAM("diagram", "nodes"),
        /** Uniform samples from a diagram that is there; the bar is how many a second there are at least. */
        SAMPLES("samples", "a second");

        /** How many samples one search takes. */
        static final int DRAWN = 100_000;

        private final String words;
        private final String unit;

        Ask(String words, String unit) {
            this.words = words;
            this.unit = unit;
        }

        String words() {
            return words;
        }

        /** What the bar is held against. */
        double figure(SweepTiming timing) {
            return switch (this) {
                case COUNT, ALL, ANY_ORDER, FIRST -> timing.warmMs();
                case DIAGRAM -> timing.size();
                case SAMPLES -> DRAWN * 1000 / timing.warmMs();
            };
        }

        String bar(double limit) {
            return switch (this) {
                case COUNT, ALL, ANY_ORDER, FIRST -> Figures.three(limit) + ' ' + unit;
                case DIAGRAM, SAMPLES -> String.format(Locale.ROOT, "%.0f %s", limit, unit);
            };
        }

        boolean isReached(double figure, double limit) {
            return this == SAMPLES ? figure >= limit : figure <= limit;
        }
    }

    /** The same instance, another question for another engine. */
    SweepTrial asked(Ask other, String byEngine) {
        return new SweepTrial(name, source, other, byEngine, answer, bar);
    }

    boolean isReached(SweepTiming timing) {
        return ask.isReached(ask.figure(timing), bar);
    }

    @Override
    public String toString() {
        return name + ", " + ask.words() + ", " + engine;
    }
}
