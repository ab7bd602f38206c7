package dlx.modelers.crossword;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Fills a small grid letter by letter, without covers. */
final class SlowFilling {

    private final String[] rows;
    private final String letters;
    private final Set<String> words;
    private final boolean repeats;
    private final Set<String> found = new HashSet<>();

    private SlowFilling(String grid, String letters, Set<String> words, boolean repeats) {
        this.rows = grid.split("\n");
        this.letters = letters;
        this.words = words;
        this.repeats = repeats;
    }

    /** The filled grids; cells that no word reaches stay free. */
    static Set<String> all(String grid, String letters, Set<String> words, boolean repeats) {
        SlowFilling filling = new SlowFilling(grid, letters, words, repeats);
        filling.fill(0, new StringBuilder());
        return filling.found;
    }

    private void fill(int cell, StringBuilder filled) {
        int width = rows[0].length();
        if (cell == rows.length * width) {
            add(filled.toString());
            return;
        }
        int row = cell / width;
        int column = cell % width;
        char given = rows[row].charAt(column);
        boolean alone = isBlocked(row - 1, column)
                && isBlocked(row + 1, column)
                && isBlocked(row, column - 1)
                && isBlocked(row, column + 1);
        for (char letter : (given != '.' || alone ? String.valueOf(given) : letters).toCharArray()) {
            fill(cell + 1, filled.append(letter));
            filled.setLength(cell);
        }
    }

    private void add(String filled) {
        int width = rows[0].length();
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            lines.add(filled.substring(row * width, (row + 1) * width));
        }
        StringBuilder grid = new StringBuilder(String.join("\n", lines) + "\n");
        for (int column = 0; column < width; column++) {
            StringBuilder line = new StringBuilder();
            for (int row = 0; row < rows.length; row++) {
                line.append(filled.charAt(row * width + column));
            }
            lines.add(line.toString());
        }
        List<String> runs = lines.stream()
                .flatMap(line -> List.of(line.split("#")).stream())
                .filter(run -> run.length() > 1)
                .toList();
        if (words.containsAll(runs) && (repeats || new HashSet<>(runs).size() == runs.size())) {
            found.add(grid.toString());
        }
    }

    private boolean isBlocked(int row, int column) {
        return row < 0
                || column < 0
                || row >= rows.length
                || column >= rows[0].length()
                || rows[row].charAt(column) == '#';
    }
}
