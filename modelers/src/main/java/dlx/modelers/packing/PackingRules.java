package dlx.modelers.packing;

import java.util.List;

/**
 * The rules of a packing in addition to filling its board.
 *
 * @param holes the number of cells that stay empty among those that may; {@link Count#ANY} if they are not counted
 * @param colors the groups of pieces that must not touch
 * @since 0.1
 */
public record PackingRules(Count holes, Colors colors) {

    /** Rules that allow every packing. */
    public static final PackingRules NONE = new PackingRules(Count.ANY, Colors.NONE);

    /** Returns true if empty cells are counted, so that each is an option. */
    boolean countsHoles() {
        return !holes.equals(Count.ANY);
    }

    /**
     * The colors of pieces. Two pieces of one color do not touch; two copies of one of them do not touch either.
     *
     * @param groups for each color the names of its pieces, each piece in one group at most
     * @param corners true if the pieces of a color must not touch at a corner either
     * @since 0.1
     */
    public record Colors(List<String> groups, boolean corners) {

        /** Colors of a puzzle without colored pieces. */
        public static final Colors NONE = new Colors(List.of(), false);

        private static final int NO_COLOR = -1;

        /** Creates colors with a copy of the list. */
        public Colors {
            groups = List.copyOf(groups);
        }

        /** Returns the index of the color of a piece; -1 if the piece has no color. */
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
