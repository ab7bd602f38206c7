package dlx.modelers.roundrobin;

/**
 * A time in which each team plays at most once.
 *
 * @param number the number of the slot, from 1
 * @param name the name in plans: {@code round 1}, or a word of the text, such as {@code Sat/10:30}
 * @since 0.1
 */
public record TimeSlot(int number, String name) {

    /** The character between the day of a slot and the rest of its name. */
    static final char OF_DAY = '/';

    /** Returns the part of the name before the first {@code /}, or the whole name. */
    String day() {
        int end = name.indexOf(OF_DAY);
        return end < 0 ? name : name.substring(0, end);
    }

    @Override
    public String toString() {
        return name;
    }
}
