package dlx.modelers.tents;

import java.util.ArrayList;
import java.util.List;

/**
 * A closed cycle that alternates between trees and places for tents. If all of these places have tents, each tree may
 * own the next tent or the one before: two assignments for one placement of tents. To count a placement as one
 * solution, a cover forbids that all trees of the circle own the next tent.
 *
 * <p>Tents that do not touch allow no other ambiguity: a tree has at most two tents beside it, on opposite sides. Treat
 * such a tree as an edge between its tents. With as many tents as trees, each connected component has at most one
 * circle. Without a circle it has one assignment, with a circle two.
 *
 * @param next for each tree, the option that it owns the next tent of the circle
 */
record Circle(List<Tent> next) {

    Circle {
        next = List.copyOf(next);
    }

    /** Returns the name of the circle in messages: its trees. */
    String name() {
        List<String> trees = new ArrayList<>();
        next.forEach(tent -> trees.add(tent.tree().toString()));
        return "circle " + String.join(" ", trees);
    }
}
