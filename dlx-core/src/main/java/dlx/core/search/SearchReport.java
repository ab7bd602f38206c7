package dlx.core.search;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The report of a search: its outcome, counts and times. Immutable. Made by {@link #builder}: further figures may come, and break nobody.
 *
 * @since 0.1
 */
public final class SearchReport implements Answer {

    private final Outcome outcome;
    private final StopReason stopped;
    private final Tally tally;
    private final String engine;
    private final Optional<String> order;
    private final Optional<String> proof;
    private final long buildNanos;
    private final long searchNanos;

    private SearchReport(Builder builder) {
        outcome = builder.outcome;
        stopped = builder.stopped;
        tally = builder.tally;
        engine = builder.engine;
        order = builder.order;
        proof = builder.proof;
        buildNanos = builder.buildNanos;
        searchNanos = builder.searchNanos;
    }

    /**
     * Begins a report.
     *
     * @param outcome what is known about the cover
     * @param stopped why the search ended
     * @return a builder with no figures
     */
    public static Builder builder(Outcome outcome, StopReason stopped) {
        return new Builder(outcome, stopped);
    }

    /**
     * What is known about the cover.
     *
     * @return the outcome
     */
    public Outcome outcome() {
        return outcome;
    }

    /**
     * Why the search ended. Not the same thing: a search may be stopped by a limit and still have solved.
     *
     * @return the reason
     */
    public StopReason stopped() {
        return stopped;
    }

    /**
     * What the search has counted.
     *
     * @return solutions, nodes and updates together
     */
    public Tally tally() {
        return tally;
    }

    /**
     * How many solutions were found, exact; all there are if {@link #isComplete}. A search for the best that proves it by
     * bounds counts those it has in hand: one, the best few, or all optima.
     *
     * @return {@code >= 0}
     */
    public BigInteger solutions() {
        return tally.solutions();
    }

    /**
     * Choice points of the search tree, the root and the solutions included.
     *
     * @return {@code >= 0}
     */
    public long nodes() {
        return tally.nodes();
    }

    /**
     * Units of work, the same on every machine: see {@link Tally}.
     *
     * @return {@code >= 0}
     */
    public long updates() {
        return tally.updates();
    }

    /**
     * The name of the engine that searched.
     *
     * @return the name; empty if the question was stopped before an engine was ready
     */
    public String engine() {
        return engine;
    }

    /**
     * The order of the items along which a search went that goes along one, as the engines {@code sweep} and
     * {@code diagram} do: {@code file}, {@code frontier}, {@code breadth}, {@code greedy} or {@code model}.
     *
     * @return what the order is called; empty for a search that chooses its items on the way
     */
    public Optional<String> order() {
        return order;
    }

    /**
     * A proof that ended the search before it had gone through its tree: weights of the items show that there is no solution.
     * {@code Solver.impossible()} gives them.
     *
     * @return its name, such as {@code weights mod 2}, or {@code weights} without a modulus; empty for a search that came to its
     *     end by itself, or was stopped
     */
    public Optional<String> proof() {
        return proof;
    }

    /**
     * Time spent compiling the cover for the engine.
     *
     * @return nanoseconds, 0 where that had been done before
     */
    public long buildNanos() {
        return buildNanos;
    }

    /**
     * Wall time of the search, what the visitor did included.
     *
     * @return nanoseconds
     */
    public long searchNanos() {
        return searchNanos;
    }

    /**
     * Whether the search came to its end, so that {@link #solutions} is the number of all that were asked for.
     *
     * @return {@code true} if nothing stopped the search early
     */
    public boolean isComplete() {
        return stopped == StopReason.EXHAUSTED;
    }

    @Override
    public String toString() {
        return "SearchReport[outcome=" + outcome + ", stopped=" + stopped + ", solutions=" + solutions() + ", nodes="
                + nodes() + ", updates=" + updates() + ", engine=" + engine
                + order.map(name -> ", order=" + name).orElse("")
                + proof.map(name -> ", proof=" + name).orElse("") + ", buildNanos=" + buildNanos
                + ", searchNanos=" + searchNanos + "]";
    }

    /** Takes the figures of a report; those not given are 0 or empty. */
    public static final class Builder {

        private final Outcome outcome;
        private final StopReason stopped;
        private Tally tally = Tally.ZERO;
        private String engine = "";
        private Optional<String> order = Optional.empty();
        private Optional<String> proof = Optional.empty();
        private long buildNanos;
        private long searchNanos;

        private Builder(Outcome outcome, StopReason stopped) {
            this.outcome = outcome;
            this.stopped = stopped;
        }

        /**
         * What the search has counted.
         *
         * @param counted solutions, nodes, updates
         * @return this builder
         */
        public Builder tally(Tally counted) {
            tally = counted;
            return this;
        }

        /**
         * Who searched.
         *
         * @param name of the engine
         * @return this builder
         */
        public Builder engine(String name) {
            engine = name;
            return this;
        }

        /**
         * Along which order of the items.
         *
         * @param name of the order, if there was one
         * @return this builder
         */
        public Builder order(Optional<String> name) {
            order = name;
            return this;
        }

        /**
         * By which proof it ended early.
         *
         * @param name of the proof, if there was one
         * @return this builder
         */
        public Builder proof(Optional<String> name) {
            proof = name;
            return this;
        }

        /**
         * How long it took.
         *
         * @param build nanoseconds of compiling
         * @param search nanoseconds of the search
         * @return this builder
         */
        public Builder nanos(long build, long search) {
            buildNanos = build;
            searchNanos = search;
            return this;
        }

        /**
         * The report.
         *
         * @return an immutable report
         */
        public SearchReport build() {
            return new SearchReport(this);
        }
    }
}
