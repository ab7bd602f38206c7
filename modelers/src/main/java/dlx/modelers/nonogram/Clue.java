package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The clue of a row or a column.
 *
 * @param blocks lengths of the black blocks, in their order, each {@code >= 1}; empty for a white line
 * @param open true if the line does not have a clue; then there are no blocks
 * @since 0.1
 */
public record Clue(List<Integer> blocks, boolean open) {

    /** The clue of a line that may have any cells. */
    static final Clue OPEN = new Clue(List.of(), true);

    /** Creates a clue with a copy of the list. */
    public Clue {
        blocks = List.copyOf(blocks);
    }

    /** Returns the clue of some blocks. */
    static Clue of(List<Integer> blocks) {
        return new Clue(blocks, false);
    }

    /** Returns the clue of a line with known cells, true for black. */
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

    /** Returns the number of black cells. */
    int black() {
        return blocks.stream().mapToInt(Integer::intValue).sum();
    }

    /** Returns the minimum number of cells that the blocks need, with one white cell between any two. */
    int least() {
        return black() + Math.max(0, blocks.size() - 1);
    }

    /**
     * Returns the clue as text in a puzzle: the lengths with commas between, 0 for a white line, ? for an open line.
     */
    @Override
    public String toString() {
        if (open) {
            return "?";
        }
        return blocks.isEmpty() ? "0" : blocks.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
