package dlx.modelers.packing;

import java.util.List;

/**
 * The rules that a packing keeps beside filling its board.
 *
 * @param holes how many of the cells that may stay empty do so; {@link Count#ANY} if nobody counts them
 * @param colors which pieces must not touch
 * @since 0.1
 */
public record PackingRules(Count holes, Colors colors) {

    /** No rule. */
    public static final PackingRules NONE = new PackingRules(Count.ANY, Colors.NONE);

    /** Whether empty cells are counted, so that each is an option. */
    boolean countsHoles() {
        return !holes.equals(Count.ANY);
    }

    /**
     * The colors of pieces. Pieces of one color do not touch: neither two pieces nor two copies of one.
     *
     * @param groups for each color the names of its pieces, each piece in one group at most
     * @param corners whether they must not even touch at a corner
     * @since 0.1
     */
    public record Colors(List<String> groups, boolean corners) {

        /** No piece has a color. */
        public static final Colors NONE = new Colors(List.of(), false);

        private static final int NO_COLOR = -1;

        /** Colors with copies of what was given. */
        public Colors {
            groups = List.copyOf(groups);
        }

        /** The index of the color of a piece, or -1. */
        int of(String piece) {
            for (int color = 0; color < groups.size(); color++) {
                if (groups.get(color).contains(piece)) {
                    return color;
                }
            }
            return NO_COLOR;
        }

        boolean isNone() {
            return groups.isEmpty();
        }
    }
}
