package dlx.modelers.timetable;

import java.util.List;

/**
 * An item, with the turns that cover it.
 *
 * @param name the name of the item in messages
 * @param bounds the bounds on the number of turns that are chosen
 * @param turns the turns that cover the item
 */
record Demand(String name, ShiftBounds bounds, List<Turn> turns) {

    /** Returns true if some choice of turns violates the bounds. */
    boolean matters() {
        return bounds.from() > 0 || bounds.to() < turns.size();
    }
}
