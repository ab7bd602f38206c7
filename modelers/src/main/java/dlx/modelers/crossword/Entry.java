package dlx.modelers.crossword;

/**
 * The option "this slot has this word", whose label is {@code r1c1 across HELLO}.
 *
 * @param row row of the first letter, from 1
 * @param column column of the first letter, from 1
 * @param down true if the word goes down, false if it goes to the right
 * @param word the word in upper case
 * @since 0.1
 */
public record Entry(int row, int column, boolean down, String word) {

    @Override
    public String toString() {
        return new Slot(row - 1, column - 1, down, 0) + " " + word;
    }
}
