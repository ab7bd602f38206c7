package dlx.modelers.loop;

/**
 * The option "this cell is black", or "it is white".
 *
 * @param row from 0
 * @param column from 0
 * @param black true for black
 * @since 0.1
 */
public record CellColor(int row, int column, boolean black) implements LoopOption {

    @Override
    public String toString() {
        return (black ? "black r" : "white r") + (row + 1) + "c" + (column + 1);
    }
}
