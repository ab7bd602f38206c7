package dlx.modelers.timetable;

/**
 * The option "this person works this shift on this day".
 *
 * @param person the index of the person, from 0
 * @param day the index of the day, from 0
 * @param shift the index of the shift, from 0
 * @param label the label, like {@code Anna Mon 1 E}
 * @since 0.1
 */
public record Turn(int person, int day, int shift, String label) {

    @Override
    public String toString() {
        return label;
    }
}
