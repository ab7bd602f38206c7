package dlx.modelers.tents;

import java.util.ArrayList;
import java.util.List;

/**
 * Trees and places for tents in turn, that come back to where they began. If there are tents in all of these places, each tree
 * may have the next one or the one before: two ways to say whose tents they are, for one placing of tents. So that a
 * placing is one solution, not all of them may have the next one.
 *
 * <p>Tents that do not touch leave no other choice: a tree has two tents beside it at most, on opposite sides. Take such a tree
 * as an edge between its tents: where there are as many tents as trees, edges and tents that hang together have one circle, or
 * none. None leaves one way, and a circle two.
 *
 * @param next for each tree its tent if all have the next one
 */
record Circle(List<Tent> next) {

    Circle {
        next = List.copyOf(next);
    }

    /** How messages call the circle: after its trees. */
    String name() {
        List<String> trees = new ArrayList<>();
        next.forEach(tent -> trees.add(tent.tree().toString()));
        return "circle " + String.join(" ", trees);
    }
}
