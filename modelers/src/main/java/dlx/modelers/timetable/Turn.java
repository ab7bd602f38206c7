package dlx.modelers.timetable;

/**
 * The option "this person works this shift on this day".
 *
 * @param person who, an index
 * @param day when, an index
 * @param shift what, an index
 * @param label {@code Anna Mon 1 E}
 * @since 0.1
 */
public record Turn(int person, int day, int shift, String label) {

    @Override
    public String toString() {
        return label;
    }
}
