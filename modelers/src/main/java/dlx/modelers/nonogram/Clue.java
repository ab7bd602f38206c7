package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The clue of a row or a column.
 *
 * @param blocks lengths of the black blocks, in their order, each {@code >= 1}; none for a white line
 * @param open whether nothing is known of the line; then there are no blocks
 * @since 0.1
 */
public record Clue(List<Integer> blocks, boolean open) {

    /** The clue of a line that may be anything. */
    static final Clue OPEN = new Clue(List.of(), true);

    /** A clue with copies of what was given. */
    public Clue {
        blocks = List.copyOf(blocks);
    }

    /** A clue of some blocks. */
    static Clue of(List<Integer> blocks) {
        return new Clue(blocks, false);
    }

    /** The clue of a line whose cells are known, black where {@code true}. */
    static Clue of(boolean[] line) {
        List<Integer> blocks = new ArrayList<>();
        int length = 0;
        for (int cell = 0; cell <= line.length; cell++) {
            if (cell < line.length && line[cell]) {
                length++;
            } else if (length > 0) {
                blocks.add(length);
                length = 0;
            }
        }
        return of(blocks);
    }

    /** How many cells are black. */
    int black() {
        return blocks.stream().mapToInt(Integer::intValue).sum();
    }

    /** How many cells the blocks take at least, with one white cell between any two. */
    int least() {
        return black() + Math.max(0, blocks.size() - 1);
    }

    /** As puzzles are written: the lengths with commas between, 0 for a white line, ? for an open one. */
    @Override
    public String toString() {
        if (open) {
            return "?";
        }
        return blocks.isEmpty() ? "0" : blocks.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
