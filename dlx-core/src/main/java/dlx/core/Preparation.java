package dlx.core;

import dlx.api.Experimental;
import dlx.core.search.StopReason;

/**
 * The result of making a solver ready for a question.
 *
 * @param engine the engine that will search; empty if a limit ended the work before that was known
 * @param nanos what compiling took, 0 if it had been done before
 * @param stopped {@link StopReason#EXHAUSTED} if all is ready, otherwise what ended the work
 * @since 0.1
 */
public record Preparation(String engine, long nanos, StopReason stopped) {

    /** Made by dlx; further components may come. */
    @Experimental
    public Preparation {}

    /**
     * Whether the next such question begins its search at once.
     *
     * @return {@code true} if nothing ended the work early
     */
    public boolean isReady() {
        return stopped == StopReason.EXHAUSTED;
    }
}
