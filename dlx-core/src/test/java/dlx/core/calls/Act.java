package dlx.core.calls;

import java.util.List;

/** The action of a visitor, in addition to taking a solution. */
sealed interface Act {

    /** Wants no more. */
    record Stop() implements Act {}

    /** Throws: an error, or an exception. */
    record Fail(boolean error) implements Act {}

    /** Makes calls of its own, of the same solver perhaps, while the search rests. */
    record Meanwhile(List<Call> calls) implements Act {}
}
