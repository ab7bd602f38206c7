package dlx.modelers.timetable;

import java.util.List;

/**
 * An item with the turns that hold it.
 *
 * @param name how messages call it
 * @param bounds how many of the turns are taken
 * @param turns those that hold it
 */
record Demand(String name, ShiftBounds bounds, List<Turn> turns) {

    /** Whether some choice of turns breaks it. */
    boolean matters() {
        return bounds.from() > 0 || bounds.to() < turns.size();
    }
}
