package dlx.modelers.crossword;

/**
 * The option "this word stands here", whose label is {@code r1c1 across HELLO}.
 *
 * @param row of the first letter, from 1
 * @param column of the first letter, from 1
 * @param down whether the word goes down, otherwise to the right
 * @param word in upper case
 * @since 0.1
 */
public record Entry(int row, int column, boolean down, String word) {

    @Override
    public String toString() {
        return new Slot(row - 1, column - 1, down, 0) + " " + word;
    }
}
