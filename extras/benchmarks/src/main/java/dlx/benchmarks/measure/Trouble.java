package dlx.benchmarks.measure;

/** Why there is no time. The message says it as a reader of the table should see it. */
final class Trouble extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final boolean wrong;

    private Trouble(String message, boolean wrong) {
        super(message);
        this.wrong = wrong;
    }

    /** Something that must not happen: a wrong count, a program that failed. */
    static Trouble wrong(String message) {
        return new Trouble(message, true);
    }

    /** It takes too long; nothing is wrong with it. */
    static Trouble unfinished(String message) {
        return new Trouble(message, false);
    }

    boolean isWrong() {
        return wrong;
    }
}
