package dlx.modelers.crew;

/**
 * The rules by which shifts are made and paid where the text does not list them.
 *
 * @param base where shifts start and end; empty for anywhere
 * @param day the longest time from the start of a shift to its end, in minutes
 * @param turn the least time between two duties of a shift, in minutes
 * @param fixed what each shift costs
 * @param minute what each minute from the start of a shift to its end costs
 * @since 0.1
 */
public record Rules(String base, int day, int turn, int fixed, int minute) {

    static final String BASE = "base";
    static final String DAY = "day";
    static final String TURN = "turn";
    static final String FIXED = "fixed";
    static final String MINUTE = "minute";

    /** What a shift of this length costs. */
    long cost(int minutes) {
        return fixed + (long) minute * minutes;
    }

    boolean hasBase() {
        return !base.isEmpty();
    }
}
