package dlx.commands.console;

import dlx.core.search.Outcome;

/** Collects what happened to its puzzles and decides on one exit code. */
public final class ExitStatus {

    public static final int OK = 0;
    public static final int INTERNAL = 1;
    public static final int USAGE = 2;
    public static final int MALFORMED = 3;
    static final int NO_SOLUTION = 4;
    static final int UNANSWERED = 5;

    private static final int SAT_SOLUTION = 10;
    private static final int SAT_NONE = 20;

    /** Where the last outcome stands in {@link #marks}. */
    private static final int LAST = 4;

    private boolean failed;
    private boolean malformed;
    private boolean unanswered;
    private Outcome last = Outcome.UNKNOWN;
    private boolean lastRefused;

    /** A status of a run that has not begun. */
    public ExitStatus() {}

    /** A part of this program, or a plugin, broke. */
    public void failed() {
        failed = true;
    }

    /** A text was no puzzle, or a file could not be read. */
    public void malformed() {
        malformed = true;
    }

    /**
     * A search ended.
     *
     * @param answered whether the question was answered
     * @param mustExist whether a puzzle without solution is worth an exit code
     */
    public void searched(Outcome outcome, boolean answered, boolean mustExist) {
        unanswered |= !answered;
        last = outcome;
        lastRefused = mustExist && outcome == Outcome.NO_SOLUTION;
    }

    /** What happened so far, as a number for {@link #restore}. */
    public int marks() {
        int bits = (failed ? 1 : 0) | (malformed ? 2 : 0) | (unanswered ? 4 : 0) | (lastRefused ? 8 : 0);
        return bits | last.ordinal() << LAST;
    }

    /** Whether a number is one that {@link #marks} returns. */
    public static boolean areMarks(int marks) {
        return marks >= 0 && marks >> LAST < Outcome.values().length;
    }

    /** Goes on where another run was. */
    public void restore(int marks) {
        failed = (marks & 1) != 0;
        malformed = (marks & 2) != 0;
        unanswered = (marks & 4) != 0;
        lastRefused = (marks & 8) != 0;
        last = Outcome.values()[marks >> LAST];
    }

    /** What is worst decides; of puzzles that were all answered, the last. */
    public int code() {
        if (failed) {
            return INTERNAL;
        }
        if (malformed) {
            return MALFORMED;
        }
        return unanswered ? UNANSWERED : lastRefused ? NO_SOLUTION : OK;
    }

    /** The codes of SAT solvers: the last puzzle decides, unless something is wrong. */
    public int satCode() {
        if (failed || malformed) {
            return code();
        }
        return switch (last) {
            case SOLVED -> SAT_SOLUTION;
            case NO_SOLUTION -> SAT_NONE;
            case UNKNOWN -> OK;
        };
    }
}
