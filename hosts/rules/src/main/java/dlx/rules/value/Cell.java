package dlx.rules.value;

/**
 * A cell of a grid or picture. In a {@code for}, two variables run over rows and columns of cells.
 *
 * @param row from 1 in a grid, from 0 in a picture, downwards
 * @param column likewise, to the right
 */
public record Cell(long row, long column) {}
