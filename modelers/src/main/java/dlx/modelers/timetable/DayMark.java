package dlx.modelers.timetable;

import java.util.List;

/**
 * The words of the table about a person on a day.
 *
 * @param must whether one of the shifts has to be worked
 * @param choices the shifts that may be worked; none on a day off
 * @since 0.1
 */
public record DayMark(boolean must, List<Choice> choices) {

    /**
     * A shift that may be worked.
     *
     * @param shift its index
     * @param cost 1, less where it is wished for, more where somebody would rather not do it
     * @since 0.1
     */
    public record Choice(int shift, long cost) {}

    /** A mark with copies of what was given. */
    public DayMark {
        choices = List.copyOf(choices);
    }
}
