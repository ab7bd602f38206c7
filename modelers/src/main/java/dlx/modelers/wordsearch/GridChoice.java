package dlx.modelers.wordsearch;

/**
 * An option: a word in its place, or a cell that stays empty.
 *
 * @since 0.1
 */
public sealed interface GridChoice {

    /**
     * The option "this word lies here", whose label is like {@code CAT r1c1 se}.
     *
     * @param word the word in upper case
     * @param row the row of its first letter, from 1
     * @param column the column of its first letter, from 1
     * @param direction the direction from its first letter
     * @since 0.1
     */
    record Hidden(String word, int row, int column, Direction direction) implements GridChoice {

        @Override
        public String toString() {
            return word + " r" + row + "c" + column + " " + direction.word();
        }
    }

    /**
     * The option "this cell stays empty", whose label is like {@code r1c1 empty}.
     *
     * @param row the row, from 1
     * @param column the column, from 1
     * @since 0.1
     */
    record Empty(int row, int column) implements GridChoice {

        @Override
        public String toString() {
            return "r" + row + "c" + column + " empty";
        }
    }
}
