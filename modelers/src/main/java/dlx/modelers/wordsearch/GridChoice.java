package dlx.modelers.wordsearch;

/**
 * An option: a word in its place, or a cell that stays empty.
 *
 * @since 0.1
 */
public sealed interface GridChoice {

    /**
     * The option "this word lies here", whose label is {@code CAT r1c1 se}.
     *
     * @param word in upper case
     * @param row of its first letter, from 1
     * @param column of its first letter, from 1
     * @param direction where it goes
     * @since 0.1
     */
    record Hidden(String word, int row, int column, Direction direction) implements GridChoice {

        @Override
        public String toString() {
            return word + " r" + row + "c" + column + " " + direction.word();
        }
    }

    /**
     * The option "this cell stays empty", whose label is {@code r1c1 empty}.
     *
     * @param row from 1
     * @param column from 1
     * @since 0.1
     */
    record Empty(int row, int column) implements GridChoice {

        @Override
        public String toString() {
            return "r" + row + "c" + column + " empty";
        }
    }
}
