package dlx.core.search;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The report of a search: its outcome, counts and times. Immutable. Callers use {@link #builder}, because figures may
 * be added.
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
    private final Optional<BigInteger> members;
    private final List<ScheduleRow> schedule;
    private final long buildNanos;
    private final long searchNanos;

    private SearchReport(Builder builder) {
        outcome = builder.outcome;
        stopped = builder.stopped;
        tally = builder.tally;
        engine = builder.engine;
        order = builder.order;
        proof = builder.proof;
        members = builder.members;
        schedule = builder.schedule;
        buildNanos = builder.buildNanos;
        searchNanos = builder.searchNanos;
    }

    /**
     * Returns a builder for a report.
     *
     * @param outcome the outcome of the search
     * @param stopped reason why the search ended
     * @return a builder in which all figures are 0 or empty
     */
    public static Builder builder(Outcome outcome, StopReason stopped) {
        return new Builder(outcome, stopped);
    }

    /**
     * Returns the outcome: the result about the cover.
     *
     * @return the outcome
     */
    public Outcome outcome() {
        return outcome;
    }

    /**
     * Returns the reason why the search ended. This differs from the outcome: a search that a limit stopped may have
     * found a solution.
     *
     * @return the reason
     */
    public StopReason stopped() {
        return stopped;
    }

    /**
     * Returns the counts of the search.
     *
     * @return solutions, nodes and updates together
     */
    public Tally tally() {
        return tally;
    }

    /**
     * Returns the exact number of solutions found, which is the number of all solutions if {@link #isComplete}. A
     * search for the best that proves its score by bounds counts only the best solutions in its answer: one, the best
     * few, or all optima.
     *
     * @return 0 or more
     */
    public BigInteger solutions() {
        return tally.solutions();
    }

    /**
     * Returns the number of choice points of the search tree, including the root and the solutions.
     *
     * @return 0 or more
     */
    public long nodes() {
        return tally.nodes();
    }

    /**
     * Returns the units of work, equal on every machine: see {@link Tally}.
     *
     * @return 0 or more
     */
    public long updates() {
        return tally.updates();
    }

    /**
     * Returns the name of the engine that searched.
     *
     * @return the name; empty if the question was stopped before an engine was ready
     */
    public String engine() {
        return engine;
    }

    /**
     * Returns the name of the item order that the engines {@code sweep} and {@code diagram} followed: {@code file},
     * {@code frontier}, {@code breadth}, {@code greedy} or {@code model}.
     *
     * @return the name; empty for a search that chooses its items at each node
     */
    public Optional<String> order() {
        return order;
    }

    /**
     * Returns the name of a proof that ended the search early: weights of the items show that no solution exists.
     * {@code Solver.impossible()} returns these weights.
     *
     * @return the name, such as {@code weights mod 2}, or {@code weights} without a modulus; empty for a search
     *     that ended without such a proof or was stopped
     */
    public Optional<String> proof() {
        return proof;
    }

    /**
     * Returns the number of solutions of the kinds that were found: where symmetries make one solution of several, the sum
     * of their numbers. It equals the number of all solutions of the cover if all kinds were found.
     *
     * @return the number; empty if each solution counts
     */
    public Optional<BigInteger> members() {
        return members;
    }

    /**
     * Returns the schedule that was used: the engines that searched beside each other, each with its work and its
     * result. {@link #engine} is the engine that has answered.
     *
     * @return the lead first; empty if the question was stopped before an engine was ready
     */
    public List<ScheduleRow> schedule() {
        return schedule;
    }

    /**
     * Returns the time to compile the cover for the engine.
     *
     * @return nanoseconds, 0 if the cover was compiled before
     */
    public long buildNanos() {
        return buildNanos;
    }

    /**
     * Returns the wall time of the search, including the time in visitors.
     *
     * @return nanoseconds
     */
    public long searchNanos() {
        return searchNanos;
    }

    /**
     * Returns true if the search reached its end, so that {@link #solutions} is the number of all solutions asked for.
     *
     * @return true if no limit, token or visitor stopped the search early
     */
    public boolean isComplete() {
        return stopped == StopReason.EXHAUSTED;
    }

    @Override
    public String toString() {
        return "SearchReport[outcome=" + outcome + ", stopped=" + stopped + ", solutions=" + solutions() + ", nodes="
                + nodes() + ", updates=" + updates() + ", engine=" + engine
                + order.map(name -> ", order=" + name).orElse("")
                + proof.map(name -> ", proof=" + name).orElse("")
                + members.map(number -> ", members=" + number).orElse("") + ", buildNanos=" + buildNanos
                + ", searchNanos=" + searchNanos + "]";
    }

    /** A builder of reports. Figures that are not set are 0 or empty. */
    public static final class Builder {

        private final Outcome outcome;
        private final StopReason stopped;
        private Tally tally = Tally.ZERO;
        private String engine = "";
        private Optional<String> order = Optional.empty();
        private Optional<String> proof = Optional.empty();
        private Optional<BigInteger> members = Optional.empty();
        private List<ScheduleRow> schedule = List.of();
        private long buildNanos;
        private long searchNanos;

        private Builder(Outcome outcome, StopReason stopped) {
            this.outcome = outcome;
            this.stopped = stopped;
        }

        /**
         * Sets the counts of the search.
         *
         * @param counted solutions, nodes and updates
         * @return this builder
         */
        public Builder tally(Tally counted) {
            tally = counted;
            return this;
        }

        /**
         * Sets the name of the engine that searched.
         *
         * @param name name of the engine
         * @return this builder
         */
        public Builder engine(String name) {
            engine = name;
            return this;
        }

        /**
         * Sets the name of the item order.
         *
         * @param name name of the order; empty if the search did not follow an order
         * @return this builder
         */
        public Builder order(Optional<String> name) {
            order = name;
            return this;
        }

        /**
         * Sets the name of the proof that ended the search early.
         *
         * @param name name of the proof; empty if no proof ended the search
         * @return this builder
         */
        public Builder proof(Optional<String> name) {
            proof = name;
            return this;
        }

        /**
         * Sets the number of solutions of the kinds found.
         *
         * @param number the number; empty if each solution counts
         * @return this builder
         */
        public Builder members(Optional<BigInteger> number) {
            members = number;
            return this;
        }

        /**
         * Sets the schedule that was used.
         *
         * @param rows the lead first
         * @return this builder
         */
        public Builder schedule(List<ScheduleRow> rows) {
            schedule = List.copyOf(rows);
            return this;
        }

        /**
         * Sets the times.
         *
         * @param build time of compiling, in nanoseconds
         * @param search wall time of the search, in nanoseconds
         * @return this builder
         */
        public Builder nanos(long build, long search) {
            buildNanos = build;
            searchNanos = search;
            return this;
        }

        /**
         * Returns the report.
         *
         * @return an immutable report
         */
        public SearchReport build() {
            return new SearchReport(this);
        }
    }
}
