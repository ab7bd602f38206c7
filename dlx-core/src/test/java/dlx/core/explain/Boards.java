package dlx.core.explain;

import dlx.api.Cover;
import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemBox;
import dlx.api.ItemGrid;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Covers known to be infeasible, each by a coloring. */
final class Boards {

    private Boards() {}

    /** A cell of a piece. */
    record Cell(int row, int column) implements Comparable<Cell> {
        @Override
        public int compareTo(Cell other) {
            return Comparator.comparingInt(Cell::row)
                    .thenComparingInt(Cell::column)
                    .compare(this, other);
        }
    }

    /** Returns a piece drawn with '#', with '/' between rows. */
    static Set<Cell> piece(String drawing) {
        Set<Cell> cells = new TreeSet<>();
        String[] rows = drawing.split("/");
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < rows[r].length(); c++) {
                if (rows[r].charAt(c) == '#') {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    /** Returns all connected pieces of n cells, up to rotations and reflections. */
    static List<Set<Cell>> free(int n) {
        List<Set<Cell>> pieces = new ArrayList<>(List.of(piece("#")));
        for (int size = 2; size <= n; size++) {
            Set<Set<Cell>> seen = new HashSet<>();
            List<Set<Cell>> next = new ArrayList<>();
            for (Set<Cell> piece : pieces) {
                for (Cell cell : piece) {
                    for (int[] d : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                        Set<Cell> more = new TreeSet<>(piece);
                        if (more.add(new Cell(cell.row() + d[0], cell.column() + d[1])) && seen.add(shifted(more))) {
                            next.add(shifted(more));
                            seen.addAll(orientations(more));
                        }
                    }
                }
            }
            pieces = next;
        }
        return pieces;
    }

    private static Set<Cell> shifted(Set<Cell> piece) {
        int row = piece.stream().mapToInt(Cell::row).min().orElse(0);
        int column = piece.stream().mapToInt(Cell::column).min().orElse(0);
        Set<Cell> cells = new TreeSet<>();
        piece.forEach(cell -> cells.add(new Cell(cell.row() - row, cell.column() - column)));
        return cells;
    }

    private static List<Set<Cell>> orientations(Set<Cell> piece) {
        Set<Set<Cell>> seen = new HashSet<>();
        List<Set<Cell>> all = new ArrayList<>();
        Set<Cell> turned = piece;
        for (int k = 0; k < 8; k++) {
            Set<Cell> next = new TreeSet<>();
            boolean mirror = k == 4;
            turned.forEach(c -> next.add(mirror ? new Cell(c.row(), -c.column()) : new Cell(c.column(), -c.row())));
            turned = next;
            if (seen.add(shifted(turned))) {
                all.add(shifted(turned));
            }
        }
        all.sort(Comparator.comparing(Object::toString));
        return all;
    }

    /**
     * Returns the cover of pieces on a board, each used once or any number of times; an option is named by its cells.
     */
    static Cover<String> pieces(List<Set<Cell>> pieces, int rows, int columns, boolean once) {
        return Cover.of(cover -> {
            ItemGrid cells = cover.grid("cell", rows, columns);
            Items names = cover.items("piece", once ? pieces.size() : 0).named(k -> "piece " + (k + 1));
            for (int k = 0; k < pieces.size(); k++) {
                for (Set<Cell> shape : orientations(pieces.get(k))) {
                    place(cover, shape, rows, columns, cells, once ? List.of(names.at(k)) : List.of());
                }
            }
        });
    }

    private static void place(
            CoverBuilder<String> cover, Set<Cell> shape, int rows, int columns, ItemGrid cells, List<Item> more) {
        int height = shape.stream().mapToInt(Cell::row).max().orElse(0);
        int width = shape.stream().mapToInt(Cell::column).max().orElse(0);
        for (int r = 0; r + height < rows; r++) {
            for (int c = 0; c + width < columns; c++) {
                List<Item> items = new ArrayList<>(more);
                List<String> label = new ArrayList<>();
                for (Cell cell : shape) {
                    items.add(cells.at(r + cell.row(), c + cell.column()));
                    label.add(name(new Cell(r + cell.row(), c + cell.column())));
                }
                cover.option(String.join(" ", label), items.toArray(Item[]::new));
            }
        }
    }

    /** Returns dominoes on a board without two opposite corners. */
    static Cover<String> mutilated(int n) {
        Set<Cell> cells = new TreeSet<>();
        for (int k = 1; k < n * n - 1; k++) {
            cells.add(new Cell(k / n, k % n));
        }
        return dominoes(cells);
    }

    /** Returns dominoes on cells. */
    static Cover<String> dominoes(Set<Cell> cells) {
        return Cover.of(cover -> {
            Map<Cell, Item> items = new HashMap<>();
            cells.forEach(cell -> items.put(cell, cover.item("cell " + name(cell))));
            for (Cell cell : cells) {
                for (Cell next :
                        List.of(new Cell(cell.row(), cell.column() + 1), new Cell(cell.row() + 1, cell.column()))) {
                    if (cells.contains(next)) {
                        cover.option(name(cell) + " " + name(next), items.get(cell), items.get(next));
                    }
                }
            }
        });
    }

    private static String name(Cell cell) {
        return "r" + (cell.row() + 1) + "c" + (cell.column() + 1);
    }

    /** Returns bricks 1x2x4 in a cube. */
    static Cover<String> bricks(int n) {
        return Cover.of(cover -> {
            ItemBox cells = cover.box("cell", n, n, n);
            for (List<Integer> size : List.of(
                    List.of(1, 2, 4),
                    List.of(1, 4, 2),
                    List.of(2, 1, 4),
                    List.of(2, 4, 1),
                    List.of(4, 1, 2),
                    List.of(4, 2, 1))) {
                for (int place = 0; place < n * n * n; place++) {
                    brick(cover, cells, n, List.of(place / n / n, place / n % n, place % n), size);
                }
            }
        });
    }

    private static void brick(CoverBuilder<String> cover, ItemBox cells, int n, List<Integer> at, List<Integer> size) {
        List<Item> items = new ArrayList<>();
        for (int r = at.get(0); r < at.get(0) + size.get(0); r++) {
            for (int c = at.get(1); c < at.get(1) + size.get(1); c++) {
                for (int l = at.get(2); l < at.get(2) + size.get(2); l++) {
                    if (r >= n || c >= n || l >= n) {
                        return;
                    }
                    items.add(cells.at(r, c, l));
                }
            }
        }
        cover.option("brick " + at + " " + size, items);
    }

    /** Returns the cover of Langford's pairs. */
    static Cover<String> langford(int n) {
        return Cover.of(cover -> {
            Items numbers = cover.items("number", n).named(k -> "number " + (k + 1));
            Items slots = cover.items("slot", 2 * n).named(k -> "slot " + (k + 1));
            for (int k = 1; k <= n; k++) {
                for (int from = 0; from + k + 1 < 2 * n; from++) {
                    cover.option(k + "@" + (from + 1), numbers.at(k - 1), slots.at(from), slots.at(from + k + 1));
                }
            }
        });
    }

    /** Returns a choice of edges of a complete graph that gives each vertex a degree. */
    static Cover<String> complete(String name, int n, int degree) {
        return Cover.of(cover -> {
            Items vertices = cover.items("vertex", n).named(k -> name + k).times(degree, degree);
            for (int a = 0; a < n; a++) {
                for (int b = 0; b < a; b++) {
                    cover.option(a + "-" + b, vertices.at(a), vertices.at(b));
                }
            }
        });
    }

    /** Returns a cover of named items, with options named by their items. */
    static Cover<String> named(String items, String... options) {
        return Cover.of(cover -> {
            Map<String, Item> named = new HashMap<>();
            for (String item : items.split(", ")) {
                named.put(item, cover.item(item));
            }
            for (String option : options) {
                List<Item> held = new ArrayList<>();
                for (String item : option.split(", ")) {
                    held.add(named.get(item));
                }
                cover.option(option.replace(", ", "+"), held);
            }
        });
    }
}
