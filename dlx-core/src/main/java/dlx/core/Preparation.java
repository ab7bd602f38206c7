package dlx.core;

import dlx.api.Experimental;
import dlx.core.search.ScheduleRow;
import dlx.core.search.StopReason;
import java.util.List;

/**
 * The result of {@link Solver#prepare}, which makes a solver ready for a question.
 *
 * @param engine name of the engine that will search; empty if a limit ended the preparation before the choice
 * @param nanos time to compile the cover, in nanoseconds; 0 if it was compiled before
 * @param stopped {@link StopReason#EXHAUSTED} if the preparation is complete, otherwise the reason why it ended
 *     early
 * @param schedule the engines that will search, the lead first; empty if a limit ended the preparation before
 * @since 0.1
 */
public record Preparation(String engine, long nanos, StopReason stopped, List<ScheduleRow> schedule) {

    /** Creates a result. For use by dlx only, because components may be added. */
    @Experimental
    public Preparation {}

    /**
     * Returns true if the next such question begins its search at once.
     *
     * @return true if no limit ended the preparation early
     */
    public boolean isReady() {
        return stopped == StopReason.EXHAUSTED;
    }
}
