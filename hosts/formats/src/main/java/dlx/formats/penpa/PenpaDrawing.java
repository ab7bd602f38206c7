package dlx.formats.penpa;

import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.formats.sudoku.SudokuDraft;
import dlx.formats.text.Field;
import dlx.formats.text.Phrases;
import dlx.formats.text.Words;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads a drawing of Penpa+ as a sudoku: digits, thick lines between regions, cages with a sum in a corner. */
final class PenpaDrawing {

    /** Styles of numbers that fill their cell. */
    private static final Set<String> LARGE = Set.of("1", "2", "4", "10");

    /** The style of a list of marks, one for each digit. */
    private static final String MARKS = "7";

    private static final int STYLE = 2;

    /** Members of a drawing that the models do not support, with the noun for one element. */
    private static final Map<String, String> DRAWINGS =
            Words.table("symbol drawn symbol, surface shaded cell, thermo thermometer, nobulbthermo thermometer, "
                    + "arrows arrow, direction arrow, squareframe drawn frame, polygon polygon, line drawn line, "
                    + "freeline drawn line, freelineE drawn line, wall drawn wall");

    private final PenpaPoints points;
    private final Field drawing;

    /** The cells of the board, ascending, as numbers of {@link PenpaPoints}. */
    private final int[] cells;

    /** Number of rows of the board, and of columns. */
    private final int n;

    /** The grid's row of the board's first row. */
    private final int top;

    /** The grid's column of the board's first column. */
    private final int left;

    private final SudokuDraft draft;

    /**
     * Creates a reader of a drawing.
     *
     * @param cells the cells of the board, as numbers of {@link PenpaPoints}
     * @throws PuzzleSyntaxException if the cells are not a square of a supported size
     */
    PenpaDrawing(PenpaPoints points, Field drawing, int... cells) {
        this.points = points;
        this.drawing = drawing;
        this.cells = Arrays.stream(cells).distinct().sorted().toArray();
        top = Arrays.stream(cells).map(points::row).min().orElse(0);
        left = Arrays.stream(cells).map(points::column).min().orElse(0);
        n = 1 + Arrays.stream(cells).map(points::row).max().orElse(0) - top;
        int columns = 1 + Arrays.stream(cells).map(points::column).max().orElse(0) - left;
        boolean isSquare = n == columns
                && this.cells.length == n * n
                && Arrays.stream(cells).allMatch(points::isCell);
        if (!isSquare || n < SudokuDraft.LEAST || n > SudokuDraft.MOST) {
            throw fault("the board has " + this.cells.length + " cells in " + n + " rows and " + columns
                    + " columns; expected a square from " + SudokuDraft.LEAST + " to " + SudokuDraft.MOST);
        }
        draft = new SudokuDraft(n);
    }

    /**
     * Reads the puzzle.
     *
     * @param genreUnknown true if the link does not name the genre; the drawing must then have digits or cages
     * @param fallingInHeader true if the header declares the diagonal from the upper left
     * @param risingInHeader true if the header declares the diagonal from the lower left
     */
    SudokuDraft read(boolean genreUnknown, boolean fallingInHeader, boolean risingInHeader) {
        readNumbers();
        PenpaEdges edges = new PenpaEdges(points, drawing, top, left, n);
        readRegions(edges);
        readDiagonals(edges, fallingInHeader, risingInHeader);
        int cages = readCages();
        boolean hasDigits =
                Arrays.stream(draft.givens).flatMapToInt(Arrays::stream).anyMatch(given -> given > 0);
        if (genreUnknown && !hasDigits && cages == 0) {
            throw fault(
                    "genre: the kind of puzzle is not given, and there are neither digits nor cages; expected a sudoku");
        }
        DRAWINGS.forEach((name, what) -> draft.lose(size(name), what));
        return draft;
    }

    private int size(String name) {
        return (int) drawing.get(name)
                .map(member -> member.value().isJsonArray()
                        ? member.elements().stream()
                                .filter(element -> !element.value().isJsonArray()
                                        || !element.elements().isEmpty())
                                .count()
                        : (long) member.names().size())
                .orElse(0L)
                .longValue();
    }

    /** Returns the members of an object whose names are numbers of points. */
    private Map<Integer, Field> at(String name) {
        Map<Integer, Field> all = new LinkedHashMap<>();
        drawing.get(name).ifPresent(member -> {
            for (String place : member.names()) {
                if (WatchedText.matches("\\d{1,6}E?", place)) {
                    member.get(place).ifPresent(value -> all.put(Integer.valueOf(place.replace("E", "")), value));
                }
            }
        });
        return all;
    }

    private void readNumbers() {
        at("number").forEach((point, number) -> {
            List<Field> parts = number.elements();
            boolean isOfBoard = Arrays.binarySearch(cells, point) >= 0;
            int value = isOfBoard && parts.size() > STYLE ? value(parts) : 0;
            if (value >= 1 && value <= n) {
                draft.givens[points.row(point) - top][points.column(point) - left] = value;
            } else {
                draft.lose(1, isOfBoard ? "other cell mark" : "outside number");
            }
        });
    }

    /** Returns the given number in a cell, which is black and large; 0 if the cell does not have one. */
    private static int value(List<Field> parts) {
        boolean isBlack = parts.get(1).value().toString().equals("1");
        String style =
                parts.get(STYLE).value().isJsonPrimitive() ? parts.get(STYLE).string() : "";
        Field number = parts.get(0);
        if (isBlack && LARGE.contains(style) && number.value().isJsonPrimitive()) {
            String word = number.string().strip();
            return WatchedText.matches("\\d{1,2}", word) ? Integer.parseInt(word) : 0;
        }
        if (isBlack && style.equals(MARKS) && number.value().isJsonArray()) {
            List<Field> marks = number.elements();
            int[] marked = IntStream.range(0, marks.size())
                    .filter(k -> marks.get(k).value().toString().equals("1"))
                    .toArray();
            return marked.length == 1 ? marked[0] + 1 : 0;
        }
        return 0;
    }

    private void readRegions(PenpaEdges edges) {
        int[] flat = edges.walls().regions();
        int count = 1 + Arrays.stream(flat).max().orElse(0);
        int[][] map = new int[n][];
        Arrays.setAll(map, row -> Arrays.copyOfRange(flat, row * n, (row + 1) * n));
        String expected = "; expected " + n + " regions of " + n + " cells, as of a sudoku";
        if (count != n) {
            throw fault("board: its thick lines make " + Phrases.count(count, "region", "regions") + expected);
        }
        draft.regions(map).ifPresent(problem -> {
            throw fault("board: " + problem + ", as of a sudoku");
        });
        draft.lose(edges.thin(), "drawn edge");
    }

    /** Adds the diagonals, which are drawn or declared in the header, then reports the remaining lines as lost. */
    private void readDiagonals(PenpaEdges edges, boolean fallingInHeader, boolean risingInHeader) {
        draft.diagonals(edges.takeDiagonal(true) | fallingInHeader, edges.takeDiagonal(false) | risingInHeader);
        draft.lose(edges.left(), "drawn line");
    }

    /** Adds the cages and returns their number. */
    private int readCages() {
        Map<Integer, Field> corners = at("numberS");
        Set<Integer> sums = new HashSet<>();
        int count = 0;
        for (Field cage : drawing.all("killercages")) {
            int[] cageCells = cage.value().isJsonArray()
                    ? cage.elements().stream()
                            .mapToInt(cell -> place(cell))
                            .distinct()
                            .sorted()
                            .toArray()
                    : new int[0];
            if (cageCells.length > 0) {
                int corner = points.quarter(points.cell(top + cageCells[0] / n, left + cageCells[0] % n), 0);
                addCage(corners.containsKey(corner) && sums.add(corner) ? sum(corners.get(corner)) : "", cageCells);
                count++;
            }
        }
        draft.lose(
                (int) corners.keySet().stream()
                        .filter(corner -> !sums.contains(corner))
                        .count(),
                "small number");
        draft.lose(count > 0 ? 0 : size("cage"), "cage line");
        return count;
    }

    private int place(Field cell) {
        int point = cell.number(0, Integer.MAX_VALUE - 1);
        if (Arrays.binarySearch(cells, point) < 0) {
            throw cell.fault("a cell of the board");
        }
        return (points.row(point) - top) * n + points.column(point) - left;
    }

    private static String sum(Field number) {
        List<Field> parts = number.elements();
        return parts.isEmpty() || !parts.get(0).value().isJsonPrimitive()
                ? ""
                : parts.get(0).string().strip();
    }

    private void addCage(String sum, int... cageCells) {
        if (WatchedText.matches("\\d{1,3}", sum)) {
            draft.cage(Integer.parseInt(sum), cageCells);
        } else {
            if (cageCells.length > 1) {
                draft.extraRegion(cageCells);
            }
            draft.lose(sum.isEmpty() ? 0 : 1, "cage sum without a number");
        }
    }

    private PuzzleSyntaxException fault(String problem) {
        return drawing.text().fault(Penpa.PROGRAM, problem);
    }
}
