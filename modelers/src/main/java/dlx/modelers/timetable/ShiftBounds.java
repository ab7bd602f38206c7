package dlx.modelers.timetable;

/**
 * Bounds on a number of people or shifts.
 *
 * @param from the minimum, {@code >= 0}
 * @param to the maximum, {@code >= from}
 * @since 0.1
 */
public record ShiftBounds(int from, int to) {

    static final ShiftBounds NONE = new ShiftBounds(0, 0);
    static final ShiftBounds ANY = new ShiftBounds(0, Integer.MAX_VALUE);
}
