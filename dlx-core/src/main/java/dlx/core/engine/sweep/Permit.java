package dlx.core.engine.sweep;

import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;

/** Whether a sweep may go on. */
@FunctionalInterface
interface Permit {

    /** Whether it may; asked now and then. */
    boolean mayGoOn();

    /** How many states may be swept before it must be asked again, those swept so far included. */
    default long checkpoint(long states) {
        return Long.MAX_VALUE;
    }

    /** The permit of a search whose nodes are the states of its sweep. */
    static Permit of(Search search, SearchControl control) {
        return new Permit() {
            @Override
            public boolean mayGoOn() {
                return control.mayGoOn(search);
            }

            @Override
            public long checkpoint(long states) {
                return control.checkpoint(states);
            }
        };
    }
}
