package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Tries all pictures whose rows have their clues, without covers. */
final class SlowPictures {

    private static final Pattern RUN = Pattern.compile("([^.])\\1*");

    private final Nonogram puzzle;
    private final List<List<String>> rowsOfClues = new ArrayList<>();
    private final List<String> rows = new ArrayList<>();
    private final List<String> found = new ArrayList<>();

    private SlowPictures(Nonogram puzzle) {
        this.puzzle = puzzle;
    }

    /** The pictures with these clues, drawn. */
    static List<String> solutions(Nonogram puzzle) {
        SlowPictures pictures = new SlowPictures(puzzle);
        List<String> rows = lines(puzzle.columns().size(), puzzle.signs() + '.');
        for (Clue clue : puzzle.rows()) {
            pictures.rowsOfClues.add(rows.stream().filter(row -> has(row, clue)).toList());
        }
        pictures.addRow();
        return pictures.found;
    }

    private void addRow() {
        if (rows.size() < puzzle.rows().size()) {
            for (String row : rowsOfClues.get(rows.size())) {
                rows.add(row);
                addRow();
                rows.remove(rows.size() - 1);
            }
            return;
        }
        for (int column = 0; column < puzzle.columns().size(); column++) {
            StringBuilder cells = new StringBuilder();
            for (String row : rows) {
                cells.append(row.charAt(column));
            }
            if (!has(cells.toString(), puzzle.columns().get(column))) {
                return;
            }
        }
        found.add(String.join("\n", rows) + '\n');
    }

    /** All lines of a length. */
    static List<String> lines(int length, String signs) {
        List<String> lines = List.of("");
        for (int cell = 0; cell < length; cell++) {
            lines = lines.stream()
                    .flatMap(line -> signs.chars().mapToObj(sign -> line + (char) sign))
                    .toList();
        }
        return lines;
    }

    static boolean has(String cells, Clue clue) {
        return clue.open()
                || String.join(",", blocks(cells)).equals(clue.toString().replaceAll("^0$", ""));
    }

    /** The blocks of a line in words. */
    static List<String> blocks(String cells) {
        return RUN.matcher(cells)
                .results()
                .map(MatchResult::group)
                .map(run -> run.length() + (run.charAt(0) == '#' ? "" : run.substring(0, 1)))
                .toList();
    }
}
