package dlx.benchmarks.measure;

/** The reason for a missing time, as shown in the table. */
final class Trouble extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final boolean wrong;

    private Trouble(String message, boolean wrong) {
        super(message);
        this.wrong = wrong;
    }

    /** Returns the trouble for an error: a wrong count, or a failed program. */
    static Trouble wrong(String message) {
        return new Trouble(message, true);
    }

    /** Returns the trouble for a search that takes too long, which is not an error. */
    static Trouble unfinished(String message) {
        return new Trouble(message, false);
    }

    boolean isWrong() {
        return wrong;
    }
}
