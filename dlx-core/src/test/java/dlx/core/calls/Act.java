package dlx.core.calls;

import java.util.List;

/** The action of a visitor, in addition to taking a solution. */
sealed interface Act {

    /** Ends the search. */
    record Stop() implements Act {}

    /** Throws an error or an exception. */
    record Fail(boolean error) implements Act {}

    /** Makes calls, perhaps of the same solver, while the search pauses. */
    record Meanwhile(List<Call> calls) implements Act {}
}
