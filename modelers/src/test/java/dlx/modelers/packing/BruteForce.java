package dlx.modelers.packing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Fills small boards slowly, without code of the models: turns pieces by signed permutations of the coordinates, fills
 * the first free cell with any piece that fits, and collects the drawings in a set.
 */
final class BruteForce {

    /** The ways to turn a piece. */
    enum Turns {
        ONE_SIDED,
        TWO_SIDED,
        SOLID
    }

    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private final Map<Character, List<List<int[]>>> pieces = new TreeMap<>();
    private final char[][][] board;
    private final Set<String> drawings = new TreeSet<>();

    private BruteForce(char[][][] board) {
        this.board = board;
    }

    /** All fillings of a board of layers of rows with pieces from letters to drawings, each used once. */
    static Set<String> fillings(Map<Character, String> pieces, String board, Turns turns) {
        char[][][] cells = parse(board);
        BruteForce search = new BruteForce(cells);
        pieces.forEach((letter, drawing) -> search.pieces.put(letter, turned(parse(drawing), turns)));
        search.fill();
        return search.drawings;
    }

    private void fill() {
        for (int layer = 0; layer < board.length; layer++) {
            for (int row = 0; row < board[layer].length; row++) {
                for (int column = 0; column < board[layer][row].length; column++) {
                    if (board[layer][row][column] == '.') {
                        fill(new int[] {layer, row, column});
                        return;
                    }
                }
            }
        }
        if (pieces.isEmpty()) {
            drawings.add(drawing());
        }
    }

    private void fill(int[] at) {
        for (char letter : List.copyOf(pieces.keySet())) {
            List<List<int[]>> orientations = pieces.get(letter);
            pieces.remove(letter);
            for (List<int[]> cells : orientations) {
                for (int[] anchor : cells) {
                    fill(letter, cells, at, anchor);
                }
            }
            pieces.put(letter, orientations);
        }
    }

    /** Goes on with a piece that puts its anchor there, if it fits. */
    private void fill(char letter, List<int[]> cells, int[] at, int[] anchor) {
        List<int[]> put = new ArrayList<>();
        for (int[] c : cells) {
            int[] cell = {at[0] + c[0] - anchor[0], at[1] + c[1] - anchor[1], at[2] + c[2] - anchor[2]};
            if (!isFree(cell)) {
                return;
            }
            put.add(cell);
        }
        put.forEach(c -> board[c[0]][c[1]][c[2]] = letter);
        fill();
        put.forEach(c -> board[c[0]][c[1]][c[2]] = '.');
    }

    private boolean isFree(int[] cell) {
        return cell[0] >= 0
                && cell[0] < board.length
                && cell[1] >= 0
                && cell[1] < board[cell[0]].length
                && cell[2] >= 0
                && cell[2] < board[cell[0]][cell[1]].length
                && board[cell[0]][cell[1]][cell[2]] == '.';
    }

    private String drawing() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < board[0].length; row++) {
            for (int layer = 0; layer < board.length; layer++) {
                text.append(layer > 0 ? " " : "").append(board[layer][row]);
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static List<List<int[]>> turned(char[][][] piece, Turns turns) {
        List<int[]> cells = new ArrayList<>();
        for (int layer = 0; layer < piece.length; layer++) {
            for (int row = 0; row < piece[layer].length; row++) {
                for (int column = 0; column < piece[layer][row].length; column++) {
                    if (piece[layer][row][column] == '#') {
                        cells.add(new int[] {layer, row, column});
                    }
                }
            }
        }
        List<List<int[]>> all = new ArrayList<>();
        for (int[] order : ORDERS) {
            for (int signs = 0; signs < 8; signs++) {
                int[] sign = {1 - 2 * (signs & 1), 1 - (signs & 2), 1 - (signs & 4) / 2};
                boolean odd = (order[0] > order[1]) ^ (order[0] > order[2]) ^ (order[1] > order[2]);
                boolean proper = odd == (sign[0] * sign[1] * sign[2] < 0);
                boolean flat = order[0] == 0 && sign[0] > 0;
                if (turns == Turns.SOLID ? proper : flat && (proper || turns == Turns.TWO_SIDED)) {
                    all.add(cells.stream()
                            .map(c -> new int[] {sign[0] * c[order[0]], sign[1] * c[order[1]], sign[2] * c[order[2]]})
                            .toList());
                }
            }
        }
        return all;
    }

    private static char[][][] parse(String drawing) {
        String[] lines = drawing.split("[/\n]");
        int layers = lines[0].split(" ").length;
        char[][][] cells = new char[layers][lines.length][];
        for (int row = 0; row < lines.length; row++) {
            for (int layer = 0; layer < layers; layer++) {
                cells[layer][row] = lines[row].split(" ")[layer].toCharArray();
            }
        }
        return cells;
    }
}
