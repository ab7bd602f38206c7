package dlx.core.calls;

import java.util.Collection;

/** An answer that the model does not allow. */
final class Mismatch extends AssertionError {

    private static final long serialVersionUID = 1L;

    Mismatch(String what, Object expected, Object actual) {
        super(what + ": expected " + expected + ", actual " + actual);
        if (actual instanceof Throwable thrown) {
            initCause(thrown);
        }
    }

    /** Throws if an answer differs from the expected answer. */
    static void unlessSame(String what, Object actual, Object expected) {
        unless(actual.equals(expected), what, expected, actual);
    }

    /** Throws if an answer is not among the allowed answers. */
    static void unlessWithin(String what, Object actual, Collection<?> allowed) {
        unless(allowed.contains(actual), what, "one of " + allowed, actual);
    }

    /** Throws if a condition on an answer does not hold. */
    static void unlessTrue(String what, boolean holds, Object actual) {
        unless(holds, what, true, actual);
    }

    private static void unless(boolean holds, String what, Object expected, Object actual) {
        if (!holds) {
            throw new Mismatch(what, expected, actual);
        }
    }
}
