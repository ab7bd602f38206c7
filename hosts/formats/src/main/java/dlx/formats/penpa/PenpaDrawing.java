package dlx.formats.penpa;

import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.formats.sudoku.SudokuDraft;
import dlx.formats.text.Field;
import dlx.formats.text.Grids;
import dlx.formats.text.Phrases;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads a drawing of Penpa+ as a sudoku: digits, thick lines between regions, cages with a sum in a corner. */
final class PenpaDrawing {

    /** The style of a list of marks, one for each digit. */
    private static final String MARKS = "7";

    private static final int STYLE = 2;

    private final PenpaBoard board;

    /** Number of rows of the board, and of columns. */
    private final int n;

    private final SudokuDraft draft;

    /**
     * Creates a reader of a drawing.
     *
     * @throws PuzzleSyntaxException if the board is not a square of a supported size
     */
    PenpaDrawing(PenpaBoard board) {
        this.board = board;
        n = board.rows();
        board.check(
                n == board.columns() && n >= SudokuDraft.LEAST && n <= SudokuDraft.MOST,
                "a square from " + SudokuDraft.LEAST + " to " + SudokuDraft.MOST);
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
        PenpaEdges edges = new PenpaEdges(board);
        readRegions(edges);
        readDiagonals(edges, fallingInHeader, risingInHeader);
        int cages = readCages();
        boolean hasDigits =
                Arrays.stream(draft.givens).flatMapToInt(Arrays::stream).anyMatch(given -> given > 0);
        if (genreUnknown && !hasDigits && cages == 0) {
            throw board.fault(
                    "genre: the kind of puzzle is not given, and there are neither digits nor cages; expected a sudoku");
        }
        board.lose("", (what, count) -> draft.lose(count, what));
        return draft;
    }

    private void readNumbers() {
        board.at("number").forEach((point, number) -> {
            List<Field> parts = number.elements();
            int cell = board.index(point);
            int value = cell >= 0 && parts.size() > STYLE ? value(parts) : 0;
            if (value >= 1 && value <= n) {
                draft.givens[cell / n][cell % n] = value;
            } else {
                draft.lose(1, cell >= 0 ? "other cell mark" : "outside number");
            }
        });
    }

    /** Returns the given number in a cell, which is black and large; 0 if the cell does not have one. */
    private static int value(List<Field> parts) {
        boolean isBlack = parts.get(1).value().toString().equals("1");
        String style =
                parts.get(STYLE).value().isJsonPrimitive() ? parts.get(STYLE).string() : "";
        Field number = parts.get(0);
        if (isBlack && WatchedText.matches("1|2|4|10", style) && number.value().isJsonPrimitive()) {
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
        String expected = "; expected " + n + " regions of " + n + " cells, as of a sudoku";
        if (count != n) {
            throw board.fault("board: its thick lines make " + Phrases.count(count, "region", "regions") + expected);
        }
        draft.regions(Grids.rows(flat, n)).ifPresent(problem -> {
            throw board.fault("board: " + problem + ", as of a sudoku");
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
        Map<Integer, Field> corners = board.at("numberS");
        Set<Integer> sums = new HashSet<>();
        int count = 0;
        for (Field cage : board.drawing().all("killercages")) {
            List<Field> drawn = cage.value().isJsonArray() ? cage.elements() : List.of();
            int[] cageCells =
                    drawn.stream().mapToInt(this::place).distinct().sorted().toArray();
            if (cageCells.length > 0) {
                PenpaPoints points = board.points();
                int corner =
                        points.quarter(points.cell(board.top() + cageCells[0] / n, board.left() + cageCells[0] % n), 0);
                addCage(corners.containsKey(corner) && sums.add(corner) ? sum(corners.get(corner)) : "", cageCells);
                count++;
            }
        }
        draft.lose(corners.size() - sums.size(), "small number");
        draft.lose(count > 0 ? 0 : board.size("cage"), "cage line");
        return count;
    }

    private int place(Field cell) {
        int index = board.index(cell.number(0, Integer.MAX_VALUE - 1));
        if (index < 0) {
            throw cell.fault("a cell of the board");
        }
        return index;
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
}
