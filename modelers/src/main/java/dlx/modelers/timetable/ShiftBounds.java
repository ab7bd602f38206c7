package dlx.modelers.timetable;

/**
 * A number of people or shifts: at least and at most.
 *
 * @param from at least, {@code >= 0}
 * @param to at most, {@code >= from}
 * @since 0.1
 */
public record ShiftBounds(int from, int to) {

    static final ShiftBounds NONE = new ShiftBounds(0, 0);
    static final ShiftBounds ANY = new ShiftBounds(0, Integer.MAX_VALUE);
}
