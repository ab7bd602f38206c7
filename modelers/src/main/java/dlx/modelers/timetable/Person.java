package dlx.modelers.timetable;

import java.util.List;

/**
 * Somebody who works.
 *
 * @param name differs from those of the others
 * @param total how many shifts in all
 * @param ofShift how many of each shift, by its index
 * @param marks what holds on each day
 * @since 0.1
 */
public record Person(String name, ShiftBounds total, List<ShiftBounds> ofShift, List<DayMark> marks) {

    /** A person whom nobody else can change. */
    public Person {
        ofShift = List.copyOf(ofShift);
        marks = List.copyOf(marks);
    }
}
