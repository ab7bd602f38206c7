package dlx.browser.library;

/** A request that cannot be answered as it is. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;

    /**
     * A refusal.
     *
     * @param code which it is, for programs
     * @param sentence what is wrong, and what was expected
     */
    Refusal(int status, String code, String sentence) {
        super(sentence);
        this.status = status;
        this.code = code;
    }

    int status() {
        return status;
    }

    String line() {
        return Library.error(code, String.valueOf(getMessage()));
    }
}
