package dlx.benchmarks.measure;

/** The reason why a time is not there, as a reader of the table should see it. */
final class Trouble extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final boolean wrong;

    private Trouble(String message, boolean wrong) {
        super(message);
        this.wrong = wrong;
    }

    /** Returns the trouble of what must not happen: a wrong count, a program that failed. */
    static Trouble wrong(String message) {
        return new Trouble(message, true);
    }

    /** Returns the trouble of what takes too long, and is not wrong. */
    static Trouble unfinished(String message) {
        return new Trouble(message, false);
    }

    boolean isWrong() {
        return wrong;
    }
}
