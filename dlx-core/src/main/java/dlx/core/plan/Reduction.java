package dlx.core.plan;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import dlx.core.view.moves.Consequences;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Makes a cover smaller before it is searched.
 *
 * <ul>
 *   <li>An item that needs all the options it has, a single one as a rule, forces them: they are taken, what they
 *       exclude goes. A search would do the same at its first levels, and so would each further search of the cover.
 *   <li>Of primary items that come together in every option, and equally often, the leftmost stays.
 *   <li>A secondary item that fewer than two options hold, or all in one color, decides nothing and goes.
 *   <li>Only where the order of solutions does not matter: an option goes that would leave some item without options
 *       (domain consistency).
 * </ul>
 *
 * <p>The first three keep what MRV sees: the number of options of each item that is left, and which is leftmost. A
 * search of the whole cover covers items with a single option before it branches on any other, in whatever order, and
 * comes to the same numbers. Items with the same options have equally many at every node, so of twins the left one is
 * chosen. And a secondary item that only one option holds, or one color has, excludes nothing. With multiplicities the
 * items that are left need, and may have, as many options fewer as have been taken of them: what a search branches on
 * looks at no other numbers. So the smaller problem has the same
 * solutions in the same order. The fourth rule takes options from items that a search would still count there, and may
 * change the order.
 *
 * <p>All four hold for every set of options taken and banned besides, for these only make solutions fewer: what every
 * solution has, or none, stays so. They do not hold where items are relaxed: such an item forces nothing.
 *
 * <p>Brought sudoku16-a from 6.3 to 4.3 ms, sudoku25-b from 6.2 to 2.6 (docs/develop/benchmarks.md, "Kept for its effect").
 */
final class Reduction {

    private final CoverData cover;
    private final PacedStopCheck pace;
    private final Position position;
    private final boolean[] itemGone;
    private final int[] forced;

    private Reduction(CoverData cover, boolean ordered, StopCheck stop) {
        this.cover = cover;
        pace = new PacedStopCheck(stop);
        position = new Position(cover, Givens.NONE, stop::check);
        itemGone = new boolean[cover.itemCount()];
        forced = (ordered ? Consequences.ofSingles(position) : Consequences.of(position)).taken();
    }

    /**
     * The smaller problem.
     *
     * @param ordered whether the order of solutions must stay what it is
     */
    static Problem of(CoverData cover, boolean ordered, StopCheck stop) {
        Reduction reduction = new Reduction(cover, ordered, stop);
        if (reduction.isInfeasible()) {
            reduction.dropClosed();
        } else {
            reduction.dropCovered();
            reduction.dropTwins();
            reduction.dropIdleSecondaries();
        }
        return reduction.rebuilt();
    }

    private boolean isInfeasible() {
        return position.stuck() != Position.NONE;
    }

    /** Items that nothing may hold go, lest engines take them for multiplicities; the others may be given options. */
    private void dropClosed() {
        for (int i = 0; i < itemGone.length; i++) {
            itemGone[i] = cover.atMost(i) == 0;
        }
    }

    private void dropCovered() {
        for (int i = 0; i < itemGone.length; i++) {
            itemGone[i] = !position.isOpen(i);
        }
    }

    /** Of primary items with the same options, all but the leftmost go. */
    private void dropTwins() {
        Map<Long, Integer> leftmost = new HashMap<>();
        for (int i = 0; i < itemGone.length; i++) {
            pace.steps(1 + position.optionsLeft(i));
            if (cover.isPrimary(i) && !itemGone[i]) {
                int[] options = position.optionsOf(i);
                Integer twin = leftmost.putIfAbsent(hash(options), i);
                itemGone[i] = twin != null
                        && position.need(twin) == position.need(i)
                        && position.capacity(twin) == position.capacity(i)
                        && Arrays.equals(position.optionsOf(twin), options);
            }
        }
    }

    private static long hash(int[] options) {
        long hash = 0;
        for (int k : options) {
            hash = 31 * hash + k;
        }
        return hash;
    }

    private void dropIdleSecondaries() {
        for (int i = 0; i < itemGone.length; i++) {
            itemGone[i] |= !cover.isPrimary(i) && (position.optionsLeft(i) < 2 || position.isOfOneColor(i));
        }
    }

    /** The items and options that are left, renumbered in their order. */
    private Problem rebuilt() {
        int[] newItem = new int[itemGone.length];
        int items = 0;
        for (int i = 0; i < itemGone.length; i++) {
            newItem[i] = itemGone[i] ? -1 : items++;
        }
        boolean[] primary = new boolean[items];
        int[] atLeast = new int[items];
        int[] atMost = new int[items];
        int[] itemNumber = new int[items];
        for (int i = 0; i < itemGone.length; i++) {
            if (!itemGone[i]) {
                primary[newItem[i]] = cover.isPrimary(i);
                boolean known = isInfeasible() || !cover.isPrimary(i);
                atLeast[newItem[i]] = known ? cover.atLeast(i) : position.need(i);
                atMost[newItem[i]] = known ? cover.atMost(i) : position.capacity(i);
                itemNumber[newItem[i]] = i;
            }
        }
        int[] place = new int[cover.optionCount()];
        Arrays.fill(place, Problem.DEAD);
        int[] number = new int[place.length];
        int[] start = new int[place.length + 1];
        int[] item = new int[cover.nodeCount()];
        int[] color = new int[cover.hasColors() ? item.length : 0];
        int options = 0;
        int nodes = 0;
        for (int k = 0; k < place.length; k++) {
            pace.steps(1 + cover.firstNode(k + 1) - cover.firstNode(k));
            if (position.isLeft(k)) {
                for (int node = cover.firstNode(k); node < cover.firstNode(k + 1); node++) {
                    if (!itemGone[cover.item(node)]) {
                        if (color.length > 0) {
                            color[nodes] = cover.color(node);
                        }
                        item[nodes++] = newItem[cover.item(node)];
                    }
                }
                place[k] = options;
                number[options++] = k;
                start[options] = nodes;
            }
        }
        for (int option : forced) {
            place[option] = Problem.FORCED;
        }
        return new Problem(
                cover,
                new Problem.Items(primary, atLeast, atMost, itemNumber),
                new Problem.Options(
                        Arrays.copyOf(start, options + 1),
                        Arrays.copyOf(item, nodes),
                        Arrays.copyOf(color, color.length > 0 ? nodes : 0),
                        Arrays.copyOf(number, options)),
                place,
                forced,
                isInfeasible());
    }
}
