package dlx.benchmarks.measure;

/**
 * What an engine is to reach.
 *
 * @param limit the greatest ratio to the other side of the table, or milliseconds; without a meaning for others
 */
record Bar(Kind kind, double limit) {

    enum Kind {
        NONE,
        /** At most so much of what the other side of the table takes. */
        RATIO,
        MILLIS,
        /** To end at all. */
        FINISH
    }

    static final Bar NONE = new Bar(Kind.NONE, Double.NaN);
    static final Bar FINISH = new Bar(Kind.FINISH, Double.NaN);

    static Bar ratio(double limit) {
        return new Bar(Kind.RATIO, limit);
    }

    static Bar millis(double limit) {
        return new Bar(Kind.MILLIS, limit);
    }

    /** Whether it can be told: a ratio needs its other side. */
    boolean isJudged(double otherMs) {
        return kind != Kind.NONE && (kind != Kind.RATIO || !Double.isNaN(otherMs));
    }

    boolean isReached(double ms, double otherMs) {
        return switch (kind) {
            case NONE, FINISH -> true;
            case RATIO -> ms <= limit * otherMs;
            case MILLIS -> ms <= limit;
        };
    }

    @Override
    public String toString() {
        return switch (kind) {
            case NONE -> "";
            case RATIO -> Double.toString(limit);
            case MILLIS -> Figures.three(limit) + " ms";
            case FINISH -> "to end";
        };
    }
}
