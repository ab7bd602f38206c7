package dlx.commands.console;

import dlx.core.search.Outcome;

/** Collects the outcomes of the puzzles of a run, and decides on one exit code. */
public final class ExitStatus {

    /** The exit code of a run that answered every question. */
    public static final int OK = 0;

    /** The exit code after a failure of this program or of a plugin. */
    public static final int INTERNAL = 1;

    /** The exit code of an invalid command line. */
    public static final int USAGE = 2;

    /** The exit code after an invalid puzzle, or a file that cannot be read. */
    public static final int MALFORMED = 3;

    static final int NO_SOLUTION = 4;
    static final int UNANSWERED = 5;

    private static final int SAT_SOLUTION = 10;
    private static final int SAT_NONE = 20;

    /** The lowest bit of the last outcome in {@link #marks}; the bits below are flags. */
    private static final int LAST = 4;

    private boolean failed;
    private boolean malformed;
    private boolean unanswered;
    private Outcome last = Outcome.UNKNOWN;
    private boolean lastRefused;

    /** Creates the status of a run that has not begun. */
    public ExitStatus() {}

    /** Records a failure of this program, or of a plugin. */
    public void failed() {
        failed = true;
    }

    /** Records that a text was not a puzzle, or that a file could not be read. */
    public void malformed() {
        malformed = true;
    }

    /**
     * Records the end of a search.
     *
     * @param answered true if the question was answered
     * @param mustExist true if a puzzle without solution sets the exit code
     */
    public void searched(Outcome outcome, boolean answered, boolean mustExist) {
        unanswered |= !answered;
        last = outcome;
        lastRefused = mustExist && outcome == Outcome.NO_SOLUTION;
    }

    /** Returns the records so far as a number for {@link #restore}. */
    public int marks() {
        int bits = (failed ? 1 : 0) | (malformed ? 2 : 0) | (unanswered ? 4 : 0) | (lastRefused ? 8 : 0);
        return bits | last.ordinal() << LAST;
    }

    /** Returns true if a number is one that {@link #marks} returns. */
    public static boolean areMarks(int marks) {
        return marks >= 0 && marks >> LAST < Outcome.values().length;
    }

    /**
     * Replaces the records by those of another run.
     *
     * @param marks a number that {@link #marks} returned
     */
    public void restore(int marks) {
        failed = (marks & 1) != 0;
        malformed = (marks & 2) != 0;
        unanswered = (marks & 4) != 0;
        lastRefused = (marks & 8) != 0;
        last = Outcome.values()[marks >> LAST];
    }

    /** Returns the exit code of the worst record. If all puzzles were answered, the last puzzle decides. */
    public int code() {
        if (failed) {
            return INTERNAL;
        }
        if (malformed) {
            return MALFORMED;
        }
        return unanswered ? UNANSWERED : lastRefused ? NO_SOLUTION : OK;
    }

    /** Returns the exit code of SAT solvers for the last puzzle; {@link #code} after a failure or an invalid input. */
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
