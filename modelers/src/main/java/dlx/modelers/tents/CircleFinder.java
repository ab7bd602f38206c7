package dlx.modelers.tents;

import dlx.api.ModelException;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the circles of a board: closed paths that lead from a place for a tent across a tree to the place on its other
 * side, and so on.
 *
 * <p>Omits circles that cannot be in a solution. If a tree lies between two places that are not consecutive, there
 * would be more trees than places. If a row or column contains more places of the circle than it has tents, they cannot
 * all be used.
 *
 * <p>So a path begins at its first place to the right, never enters a place before the first, and never runs beside
 * itself. This is a search for the induced cycles of a graph. Each circle is found once, in one of its two directions.
 * Not thread-safe.
 */
final class CircleFinder {

    /** Maximum number of trees in all circles together; usual boards have far fewer. */
    static final int MOST = 100_000;

    /** Maximum number of steps, which take less than a second; usual boards need far fewer. */
    private static final int MOST_STEPS = 2_000_000;

    private final TentPlaces places;
    private final int most;

    /**
     * Number of tents that may still be added to each row, {@code Integer.MAX_VALUE} if its count is unknown;
     * {@code leftInColumns} likewise for columns.
     */
    private final int[] leftInRows;

    private final int[] leftInColumns;

    /** For each place, the number of places of the path that lie across a tree from it. */
    private final int[] near;

    private final boolean[] used;
    private final List<Integer> way = new ArrayList<>();
    private final List<Circle> found = new ArrayList<>();
    private int steps;

    /** Number of trees in all circles found. */
    private int treesFound;

    private CircleFinder(Tents board, int most) {
        places = new TentPlaces(board);
        this.most = most;
        leftInRows = counts(board.inRows());
        leftInColumns = counts(board.inColumns());
        near = new int[places.count()];
        used = new boolean[places.count()];
    }

    private static int[] counts(List<Integer> counts) {
        return counts.stream()
                .mapToInt(count -> count == Tents.UNKNOWN ? Integer.MAX_VALUE : count)
                .toArray();
    }

    /**
     * Returns all circles of a board.
     *
     * @param board the board
     * @param most maximum number of trees in all circles together
     * @throws ModelException if the circles have more trees or need too many steps
     */
    static List<Circle> of(Tents board, int most) {
        CircleFinder finder = new CircleFinder(board, most);
        for (int first = 0; first < finder.places.count(); first++) {
            int right = first + 2;
            if (finder.places.leads(first, right) && finder.enter(first)) {
                finder.extend(right);
                finder.leave(first);
            }
        }
        return finder.found;
    }

    /** Adds a place to the path, and continues from it in each direction. */
    private void extend(int place) {
        if (++steps > MOST_STEPS) {
            throw tooMany("circles that are found in " + MOST_STEPS + " steps");
        }
        if (!enter(place)) {
            return;
        }
        for (int next : places.over(place)) {
            if (next > way.get(0) && !used[next]) {
                if (near[next] == 1) {
                    extend(next);
                } else if (near[next] == 2 && next == way.get(0) + 2 * places.columns() && enter(next)) {
                    add();
                    leave(next);
                }
            }
        }
        leave(place);
    }

    /** Adds a place to the path; returns false if its row or column does not have a tent left. */
    private boolean enter(int place) {
        int row = place / places.columns();
        int column = place % places.columns();
        if (leftInRows[row] == 0 || leftInColumns[column] == 0) {
            return false;
        }
        leftInRows[row]--;
        leftInColumns[column]--;
        used[place] = true;
        way.add(place);
        for (int other : places.over(place)) {
            near[other]++;
        }
        return true;
    }

    private void leave(int place) {
        leftInRows[place / places.columns()]++;
        leftInColumns[place % places.columns()]++;
        used[place] = false;
        way.remove(way.size() - 1);
        for (int other : places.over(place)) {
            near[other]--;
        }
    }

    private void add() {
        treesFound += way.size();
        if (treesFound > most) {
            throw tooMany("circles of at most " + most + " trees in all");
        }
        List<Tent> next = new ArrayList<>();
        for (int k = 0; k < way.size(); k++) {
            next.add(places.next(way.get(k), way.get((k + 1) % way.size())));
        }
        found.add(new Circle(next));
    }

    private static ModelException tooMany(String expected) {
        return ModelException.coded(
                "cover_too_large",
                "the board has too many circles, in which trees and places for tents take turns; expected " + expected
                        + ". Perhaps give more counts, or cross out places");
    }
}
