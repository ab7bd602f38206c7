package dlx.modelers.crew;

/**
 * The rules by which shifts are made and paid if the text does not list them.
 *
 * @param base the station where shifts start and end; empty for any station
 * @param day maximum time from the start of a shift to its end, in minutes
 * @param turn minimum time between two duties of a shift, in minutes
 * @param fixed cost of each shift
 * @param minute cost of each minute from the start of a shift to its end
 * @since 0.1
 */
public record Rules(String base, int day, int turn, int fixed, int minute) {

    static final String BASE = "base";
    static final String DAY = "day";
    static final String TURN = "turn";
    static final String FIXED = "fixed";
    static final String MINUTE = "minute";

    /** Returns the cost of a shift of this length. */
    long cost(int minutes) {
        return fixed + (long) minute * minutes;
    }

    boolean hasBase() {
        return !base.isEmpty();
    }
}
