package dlx.rules.value;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A drawn piece. Equal by its cells.
 *
 * @param name the name of the turn: {@code turn 2}
 * @param cells the cells row after row, moved so that the least row and the least column are 0
 */
public record Picture(String name, List<Cell> cells) {

    private static final Comparator<Cell> ORDER =
            Comparator.comparingLong(Cell::row).thenComparingLong(Cell::column);

    /**
     * A cell of a grid or picture. In a {@code for}, two variables run over rows and columns of cells.
     *
     * @param row from 1 in a grid, from 0 in a picture, downwards
     * @param column likewise, to the right
     */
    public record Cell(long row, long column) {}

    /** Returns the picture of cells that are anywhere. */
    static Picture of(String name, List<Cell> cells) {
        long top = cells.stream().mapToLong(Cell::row).min().orElse(0);
        long left = cells.stream().mapToLong(Cell::column).min().orElse(0);
        return new Picture(
                name,
                cells.stream()
                        .map(cell -> new Cell(cell.row() - top, cell.column() - left))
                        .sorted(ORDER)
                        .toList());
    }

    /** Returns the different pictures among this one, its rotations and, if they are wanted, its reflections. */
    public List<Picture> turns(boolean withMirrors) {
        Map<Picture, Picture> turns = new LinkedHashMap<>();
        List<Cell> turned = cells;
        for (int kind = 0; kind < (withMirrors ? 8 : 4); kind++) {
            Picture turn = of("turn " + (turns.size() + 1), turned);
            turns.putIfAbsent(turn, turn);
            boolean mirrors = kind == 3;
            turned = turned.stream()
                    .map(cell -> new Cell(cell.column(), mirrors ? cell.row() : -cell.row()))
                    .toList();
        }
        return List.copyOf(turns.values());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Picture that && cells.equals(that.cells);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
