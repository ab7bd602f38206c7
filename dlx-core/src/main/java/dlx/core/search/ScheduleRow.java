package dlx.core.search;

import dlx.api.Experimental;

/**
 * A row of the schedule of a question: an engine, and its part of the work. The first row is the lead, which begins
 * alone and answers all easy questions; the others take slices of work beside it.
 *
 * @param engine name of the engine, or {@code weights} for the search for weights that prove that no solution exists
 * @param task {@code leads}, {@code searches}, {@code guesses} (finds one solution, and proves nothing),
 *     {@code counts} or {@code refutes} (proves that no solution exists, or gives up)
 * @param order the order of items and options: {@code own}, {@code leftmost} (the leftmost item in need first) or
 *     {@code shuffled} (begins anew, in one order after the other)
 * @param due work of the lead before the first slice, in nanoseconds of an average machine; 0 for the lead
 * @param share work per work of the lead from then on, more than 0; it grows while the lead does not come nearer to
 *     its end
 * @param state {@code waits} before the first slice, {@code searches}, {@code answered}, or {@code out} if it cannot
 *     contribute any more
 * @param solutions number of solutions that it has found or counted, 0 or more; {@code Long.MAX_VALUE} if there are
 *     more
 * @param nodes number of its nodes, 0 or more
 * @param updates number of its updates, 0 or more
 * @since 0.1
 */
public record ScheduleRow(
        String engine,
        String task,
        String order,
        long due,
        double share,
        String state,
        long solutions,
        long nodes,
        long updates) {

    /** Creates a row. For use by dlx only, because components may be added. */
    @Experimental
    public ScheduleRow {}
}
