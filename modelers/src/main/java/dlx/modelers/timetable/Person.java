package dlx.modelers.timetable;

import java.util.List;

/**
 * A person who works.
 *
 * @param name the name, unique in the table
 * @param total the bounds on the number of all shifts
 * @param ofShift the bounds on the number of each shift, by its index
 * @param marks the mark of each day
 * @since 0.1
 */
public record Person(String name, ShiftBounds total, List<ShiftBounds> ofShift, List<DayMark> marks) {

    /** Creates a person with copies of the lists. */
    public Person {
        ofShift = List.copyOf(ofShift);
        marks = List.copyOf(marks);
    }
}
