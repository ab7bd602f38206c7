package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The clue of a row or a column.
 *
 * @param blocks lengths of the blocks, in their order, each {@code >= 1}; empty for a white line
 * @param colors the sign of the color of each block: {@code '#'} for black, otherwise a letter
 * @param open true if the line does not have a clue; then there are no blocks
 * @since 0.1
 */
public record Clue(List<Integer> blocks, String colors, boolean open) {

    /** The clue of a line that may have any cells. */
    static final Clue OPEN = new Clue(List.of(), "", true);

    /** Creates a clue with a copy of the list. */
    public Clue {
        blocks = List.copyOf(blocks);
    }

    /** Returns the clue of a line with known cells, each the sign of a color or of a white cell. */
    static Clue of(char... line) {
        List<Integer> blocks = new ArrayList<>();
        StringBuilder colors = new StringBuilder();
        int start = 0;
        for (int end = 1; end <= line.length; end++) {
            if (end == line.length || line[end] != line[start]) {
                if (line[start] != NonogramReader.WHITE) {
                    blocks.add(end - start);
                    colors.append(line[start]);
                }
                start = end;
            }
        }
        return new Clue(blocks, colors.toString(), false);
    }

    /** Returns the number of cells of a color. */
    int cells(char color) {
        return IntStream.range(0, blocks.size())
                .filter(block -> colors.charAt(block) == color)
                .map(blocks::get)
                .sum();
    }

    /** Returns the minimum number of white cells before a block: 1 if the block before it has the same color. */
    int gapBefore(int block) {
        return block > 0 && colors.charAt(block) == colors.charAt(block - 1) ? 1 : 0;
    }

    /** Returns the minimum number of cells that the blocks need, with white cells between blocks of one color. */
    int least() {
        return IntStream.range(0, blocks.size())
                .map(block -> gapBefore(block) + blocks.get(block))
                .sum();
    }

    /** Returns the clue of the reversed line. */
    Clue reversed() {
        List<Integer> backwards = new ArrayList<>(blocks);
        Collections.reverse(backwards);
        return new Clue(backwards, new StringBuilder(colors).reverse().toString(), open);
    }

    /** Returns the words of the clue in a puzzle: lengths with their colors, 0 for a white line, ? for an open line. */
    List<String> words() {
        if (blocks.isEmpty()) {
            return List.of(open ? "?" : "0");
        }
        return IntStream.range(0, blocks.size())
                .mapToObj(block ->
                        blocks.get(block) + colors.substring(block, block + 1).replace("#", ""))
                .toList();
    }

    /** Returns the words with commas between. */
    @Override
    public String toString() {
        return String.join(",", words());
    }
}
