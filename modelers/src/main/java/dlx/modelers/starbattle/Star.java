package dlx.modelers.starbattle;

/**
 * The option "a star stands here", whose label is {@code r1c1}.
 *
 * @param row from 1
 * @param column from 1
 * @since 0.1
 */
public record Star(int row, int column) {

    /** The cell this stands in, from 0, row after row. */
    int cell(int n) {
        return (row - 1) * n + column - 1;
    }

    @Override
    public String toString() {
        return "r" + row + "c" + column;
    }
}
