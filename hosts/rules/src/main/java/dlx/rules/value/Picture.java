package dlx.rules.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A drawn piece: its cells, moved so that the least row and the least column are 0. Equal by its cells. */
public final class Picture implements CellSet {

    private static final Comparator<Cell> ORDER =
            Comparator.comparingLong(Cell::row).thenComparingLong(Cell::column);

    private final String name;
    private final List<Cell> cells;
    private final int hash;

    private Picture(String name, List<Cell> cells) {
        this.name = name;
        this.cells = cells;
        this.hash = cells.hashCode();
    }

    /** Returns the picture of some cells. */
    public static Picture of(List<Cell> cells) {
        return moved("turn 1", cells);
    }

    private static Picture moved(String name, List<Cell> cells) {
        long top = cells.stream().mapToLong(Cell::row).min().orElse(0);
        long left = cells.stream().mapToLong(Cell::column).min().orElse(0);
        return new Picture(
                name,
                cells.stream()
                        .map(cell -> new Cell(cell.row() - top, cell.column() - left))
                        .sorted(ORDER)
                        .toList());
    }

    @Override
    public List<Cell> cells() {
        return cells;
    }

    /** Returns the different pictures among this one, its rotations and, if they are wanted, its reflections. */
    public List<Object> turns(boolean withMirrors) {
        Map<Picture, Picture> turns = new LinkedHashMap<>();
        List<Cell> turned = cells;
        for (int kind = 0; kind < (withMirrors ? 8 : 4); kind++) {
            Picture turn = moved("turn " + (turns.size() + 1), turned);
            turns.putIfAbsent(turn, turn);
            boolean mirrors = kind == 3;
            turned = turned.stream()
                    .map(cell -> new Cell(cell.column(), mirrors ? cell.row() : -cell.row()))
                    .toList();
        }
        return new ArrayList<>(turns.values());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Picture that && cells.equals(that.cells);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** Returns the name of the turn: {@code turn 2}. */
    @Override
    public String toString() {
        return name;
    }
}
