package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.List;

/**
 * A question that is asked in several ways, in turn, in one process.
 *
 * @param name what the instance is called in tables
 * @param engine that searches; {@link Entrants#AUTO} is the one that shows all solutions
 * @param answer the number of solutions, or the best score
 * @param ways the first is what the others are compared with in the table
 * @param demands what is to be reached
 */
record ThreadsTrial(
        String name,
        Source source,
        Ask ask,
        String engine,
        BigInteger answer,
        List<ThreadsWay> ways,
        List<Demand> demands) {

    /** What is asked. */
    enum Ask {
        /** How many solutions there are, by going through all of them. */
        COUNT("count by enumeration"),
        /** Every solution, its option numbers written as text. */
        OUTPUT("all, written"),
        BEST("best");

        private final String words;

        Ask(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /** How a demand is meant. */
    enum Kind {
        /** So many times as fast, at least. */
        FASTER,
        /** So much of the other one's time, at most. */
        RATIO,
        /** So many milliseconds more, at most. */
        MILLIS
    }

    /**
     * What is to be reached by the clock.
     *
     * @param of one of the ways
     * @param against another one
     */
    record Demand(ThreadsWay of, ThreadsWay against, Kind kind, double limit) {

        private double figure(ThreadsTiming timing) {
            double mine = timing.at(of).wallMs();
            double other = timing.at(against).wallMs();
            return switch (kind) {
                case FASTER -> other / mine;
                case RATIO -> mine / other;
                case MILLIS -> mine - other;
            };
        }

        boolean isReached(ThreadsTiming timing) {
            return kind == Kind.FASTER ? figure(timing) >= limit : figure(timing) <= limit;
        }

        /** The demand and whether it is reached, in words. */
        String verdict(ThreadsTiming timing) {
            return words() + ": " + Figures.three(figure(timing)) + (isReached(timing) ? " reached" : " **missed**");
        }

        String words() {
            String number = Double.toString(limit);
            return switch (kind) {
                case FASTER -> number + " times as fast as " + against.words() + " at least";
                case RATIO -> number + " of the time of " + against.words() + " at most";
                case MILLIS -> number + " ms more than " + against.words() + " at most";
            };
        }
    }

    @Override
    public String toString() {
        return name + ", " + ask.words() + ", " + engine;
    }
}
