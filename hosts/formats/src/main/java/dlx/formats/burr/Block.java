package dlx.formats.burr;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Cubes in a box.
 *
 * @param width number of places along x
 * @param height number of places along y
 * @param depth number of places along z
 * @param cells a sign per place of the box, along x first, then y, then z: {@link #FULL}, {@link #FREE},
 *     {@link #EMPTY}
 */
record Block(int width, int height, int depth, String cells) {

    /** The sign of a cube. */
    static final char FULL = '#';

    /** The sign of an optional cube. */
    static final char FREE = '+';

    /** The sign of a place without a cube. */
    static final char EMPTY = '_';

    char at(int x, int y, int z) {
        return cells.charAt(x + width * (y + height * z));
    }

    /** Returns the number of places that have a sign. */
    int count(char sign) {
        return (int) cells.chars().filter(cell -> cell == sign).count();
    }

    /** Returns the cubes in the smallest box that contains all of them. */
    Block trimmed() {
        int[] least = {width, height, depth};
        int[] most = {-1, -1, -1};
        for (int at = 0; at < cells.length(); at++) {
            if (cells.charAt(at) != EMPTY) {
                int[] place = {at % width, at / width % height, at / width / height};
                for (int axis = 0; axis < place.length; axis++) {
                    least[axis] = Math.min(least[axis], place[axis]);
                    most[axis] = Math.max(most[axis], place[axis]);
                }
            }
        }
        StringBuilder kept = new StringBuilder();
        for (int z = least[2]; z <= most[2]; z++) {
            for (int y = least[1]; y <= most[1]; y++) {
                int row = width * (y + height * z);
                kept.append(cells, row + least[0], row + most[0] + 1);
            }
        }
        return kept.isEmpty()
                ? new Block(0, 0, 0, "")
                : new Block(most[0] - least[0] + 1, most[1] - least[1] + 1, most[2] - least[2] + 1, kept.toString());
    }

    /** Returns the block rotated about z by a quarter turn. */
    private Block turned() {
        StringBuilder turned = new StringBuilder(cells.length());
        for (int z = 0; z < depth; z++) {
            for (int y = 0; y < width; y++) {
                for (int x = 0; x < height; x++) {
                    turned.append(at(y, height - 1 - x, z));
                }
            }
        }
        return new Block(height, width, depth, turned.toString());
    }

    /** Returns the block rotated about x by a quarter turn. */
    private Block tipped() {
        StringBuilder tipped = new StringBuilder(cells.length());
        for (int z = 0; z < height; z++) {
            for (int y = 0; y < depth; y++) {
                for (int x = 0; x < width; x++) {
                    tipped.append(at(x, z, depth - 1 - y));
                }
            }
        }
        return new Block(width, depth, height, tipped.toString());
    }

    /** Returns all rotations of the block that differ, sorted by key. */
    private Collection<Block> turns() {
        Map<String, Block> found = new TreeMap<>(Map.of(key(), this));
        List<Block> open = new ArrayList<>(List.of(this));
        while (!open.isEmpty()) {
            Block block = open.remove(open.size() - 1);
            for (Block next : List.of(block.turned(), block.tipped())) {
                if (found.putIfAbsent(next.key(), next) == null) {
                    open.add(next);
                }
            }
        }
        return found.values();
    }

    private String key() {
        return width + "x" + height + "x" + depth + cells;
    }

    /** Returns a key that the block shares with exactly its rotations. */
    String form() {
        return turns().iterator().next().key();
    }

    /** Returns true if the block has one layer along some axis. */
    boolean isFlat() {
        return width == 1 || height == 1 || depth == 1;
    }

    /** Returns a flat block rotated so that its one layer is along z; other blocks unchanged. */
    Block laid() {
        return depth == 1 ? this : height == 1 ? tipped() : width == 1 ? turned().tipped() : this;
    }

    /**
     * Draws the block: layers side by side with blanks between them, rows below each other.
     *
     * @param signs the signs to draw for {@link #FULL}, {@link #FREE} and {@link #EMPTY}
     */
    String drawn(String signs) {
        return IntStream.range(0, height)
                .mapToObj(y -> IntStream.range(0, depth)
                        .mapToObj(z -> row(y, z)
                                .replace(FULL, signs.charAt(0))
                                .replace(FREE, signs.charAt(1))
                                .replace(EMPTY, signs.charAt(2)))
                        .collect(Collectors.joining(" ", "", "\n")))
                .collect(Collectors.joining());
    }

    private String row(int y, int z) {
        int from = width * (y + height * z);
        return cells.substring(from, from + width);
    }
}
