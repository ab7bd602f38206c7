package dlx.modelers.grid;

import java.util.ArrayList;
import java.util.List;

/** Fills small boards cell by cell, without covers: the slow reference of all sudokus. */
public final class SlowBoards {

    private final int n;
    private final String givens;
    private final List<String> maps;
    private final List<String> found = new ArrayList<>();

    private SlowBoards(int n, String givens, List<String> maps) {
        this.n = n;
        this.givens = givens;
        this.maps = maps;
    }

    /**
     * Returns all fillings with 1 to n, in the order of their digits.
     *
     * @param n number of rows, columns and values
     * @param givens one character per cell, row after row; '.' for an empty cell
     * @param maps one mark per cell, row after row, '.' for none; values of cells with equal marks differ, as in
     *     rows and columns
     * @return boards, one line each
     */
    public static List<String> fillings(int n, String givens, String... maps) {
        SlowBoards boards = new SlowBoards(n, givens, List.of(maps));
        boards.fill(new StringBuilder());
        return boards.found;
    }

    private void fill(StringBuilder board) {
        int cell = board.length();
        if (cell == n * n) {
            found.add(board.toString());
            return;
        }
        for (char value = '1'; value <= '0' + n; value++) {
            if ((givens.charAt(cell) == '.' || givens.charAt(cell) == value) && fits(board, value)) {
                fill(board.append(value));
                board.setLength(cell);
            }
        }
    }

    private boolean fits(StringBuilder board, char value) {
        int cell = board.length();
        for (int other = 0; other < cell; other++) {
            if (board.charAt(other) == value && meet(cell, other)) {
                return false;
            }
        }
        return true;
    }

    private boolean meet(int cell, int other) {
        return cell / n == other / n
                || cell % n == other % n
                || maps.stream().anyMatch(map -> map.charAt(cell) != '.' && map.charAt(cell) == map.charAt(other));
    }
}
