package dlx.core.schedule;

import dlx.core.search.ScheduleRow;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.Locale;

/**
 * A row of a schedule: a contender, and the work that it gets.
 *
 * @param engine name of its engine, or {@link #WEIGHTS}
 * @param role its task
 * @param order the order of items and options
 * @param due work of the lead before the first slice, see {@link Costs}
 * @param share its work per work of the lead, from then on
 * @param growth factor by which the work of the lead grows from one slice to the next
 */
public record Row(String engine, Role role, Order order, long due, double share, double growth) {

    /** The contender that looks for weights of the items which prove that no solution exists. */
    public static final String WEIGHTS = "weights";

    /** The task of a contender. */
    public enum Role {
        /** Begins alone. */
        LEADS,
        /** Finds solutions, or comes to the end of its search. */
        SEARCHES,
        /** Finds one solution at most, and proves nothing. */
        GUESSES,
        /** Counts all solutions. */
        COUNTS,
        /** Proves that no solution exists, or gives up. */
        REFUTES
    }

    /** The order in which a contender receives the items and options. */
    public enum Order {
        /** The order of the cover; the search continues with each slice. */
        OWN,
        /** The order of the cover, and the leftmost item in need first. */
        LEFTMOST,
        /** One order after the other; the search begins anew in each, and gives the next more work. */
        SHUFFLED
    }

    /** Returns the row for reports. */
    ScheduleRow report(String state, Tally counted) {
        long solutions =
                counted.solutions().min(BigInteger.valueOf(Long.MAX_VALUE)).longValue();
        return new ScheduleRow(
                engine, name(role), name(order), due, share, state, solutions, counted.nodes(), counted.updates());
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
