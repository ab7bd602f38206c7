package dlx.modelers.wordsearch;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Places words one after the other in all ways, without covers. */
final class SlowPlaces {

    private static final int[][] STEPS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    private final List<String> words;
    private final List<int[]> steps;

    /** The cells of each word, in the order of the words, with the resulting grid. */
    private final Set<List<String>> found = new HashSet<>();

    private SlowPlaces(List<String> words, List<int[]> steps) {
        this.words = words;
        this.steps = steps;
    }

    /** Each solution as the set of cells of each word, and the grid as the last element. */
    static Set<List<String>> all(String[] rows, List<String> words, boolean straight) {
        List<int[]> steps = new ArrayList<>();
        for (int[] step : STEPS) {
            if (!straight || step[0] + step[1] == 1 && step[0] * step[1] == 0) {
                steps.add(step);
            }
        }
        SlowPlaces places = new SlowPlaces(words, steps);
        char[][] grid = new char[rows.length][];
        for (int row = 0; row < rows.length; row++) {
            grid[row] = rows[row].toCharArray();
        }
        places.place(0, grid, new ArrayList<>());
        return places.found;
    }

    /** The most cells that stay free. */
    static int mostFree(Set<List<String>> solutions) {
        return solutions.stream()
                .map(solution -> solution.get(solution.size() - 1))
                .mapToInt(grid -> (int) grid.chars().filter(c -> c == '.').count())
                .max()
                .orElseThrow();
    }

    private void place(int k, char[][] grid, List<String> taken) {
        if (k == words.size()) {
            List<String> solution = new ArrayList<>(taken);
            StringBuilder text = new StringBuilder();
            for (char[] row : grid) {
                text.append(row).append('\n');
            }
            solution.add(text.toString());
            found.add(solution);
            return;
        }
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[0].length; column++) {
                for (int[] step : steps) {
                    place(k, grid, taken, row, column, step);
                }
            }
        }
    }

    private void place(int k, char[][] before, List<String> taken, int row, int column, int[] step) {
        char[][] grid = new char[before.length][];
        for (int r = 0; r < grid.length; r++) {
            grid[r] = before[r].clone();
        }
        Set<Integer> cells = new TreeSet<>();
        for (int i = 0; i < words.get(k).length(); i++) {
            int r = row + i * step[0];
            int c = column + i * step[1];
            char letter = words.get(k).charAt(i);
            if (r < 0
                    || c < 0
                    || r >= grid.length
                    || c >= grid[0].length
                    || grid[r][c] != '.' && grid[r][c] != letter) {
                return;
            }
            grid[r][c] = letter;
            cells.add(r * grid[0].length + c);
        }
        taken.add(cells.toString() + letters(grid, cells));
        place(k + 1, grid, taken);
        taken.remove(taken.size() - 1);
    }

    /**
     * Returns the letters of cells. Cells alone do not distinguish ABC from CBA in the other direction, which are two
     * words; ABA is one word.
     */
    private static String letters(char[][] grid, Set<Integer> cells) {
        StringBuilder letters = new StringBuilder();
        cells.forEach(cell -> letters.append(grid[cell / grid[0].length][cell % grid[0].length]));
        return letters.toString();
    }
}
