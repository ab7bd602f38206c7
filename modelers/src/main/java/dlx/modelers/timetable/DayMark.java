package dlx.modelers.timetable;

import java.util.List;

/**
 * The mark of a person on a day in the table.
 *
 * @param must true if one of the shifts must be worked
 * @param choices the shifts that may be worked; empty on a day off
 * @since 0.1
 */
public record DayMark(boolean must, List<Choice> choices) {

    /**
     * A shift that may be worked.
     *
     * @param shift the index of the shift, from 0
     * @param cost the cost: 1, reduced by wishes for the shift and increased by wishes against it
     * @since 0.1
     */
    public record Choice(int shift, long cost) {}

    /** Creates a mark with a copy of the list. */
    public DayMark {
        choices = List.copyOf(choices);
    }
}
