package dlx.core.calls;

/** An answer that the model does not allow. */
final class Mismatch extends AssertionError {

    private static final long serialVersionUID = 1L;

    Mismatch(String what, Object expected, Object actual) {
        super(what + ": expected " + expected + ", actual " + actual);
        if (actual instanceof Throwable thrown) {
            initCause(thrown);
        }
    }
}
