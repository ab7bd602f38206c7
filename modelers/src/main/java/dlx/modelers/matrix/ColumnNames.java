package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.modelers.incidence.WordScanner;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Tells a line of column names, as tables have it above their rows, from a row. */
final class ColumnNames {

    /** Longer lines are rows; what else would have so many columns. */
    private static final int LONGEST = 1 << 16;

    private static final Pattern BETWEEN = Pattern.compile("\\s*[,;]\\s*|\\s+");

    /** A word; a number would be a cell or a size. */
    private static final Pattern NAME = Pattern.compile("\"?[\\p{L}_][^\"]*\"?|\"[^\"]+\"");

    private ColumnNames() {}

    /** Whether a line has a name for each cell of the line below: words, or the numbers from 1 on with commas between. */
    static boolean are(Line line, Line below) {
        if (line.text().length() > LONGEST) {
            return false;
        }
        List<String> names = Arrays.asList(BETWEEN.split(line.text().strip()));
        boolean numbered =
                names.size() > 2 || line.text().indexOf(',') >= 0 || line.text().indexOf(';') >= 0;
        return names.size() == cells(below)
                && (names.stream()
                                .allMatch(
                                        name -> WatchedText.matcher(NAME, name).matches())
                        || numbered && areNumbers(names));
    }

    private static boolean areNumbers(List<String> names) {
        for (int k = 0; k < names.size(); k++) {
            if (!names.get(k).equals(String.valueOf(k + 1))) {
                return false;
            }
        }
        return names.size() > 1;
    }

    /** How many cells a row has; 0 if the line is none. */
    static long cells(Line row) {
        boolean isRow = row.text().chars().allMatch(c -> c == '0' || c == '1' || isBetween((char) c));
        return isRow ? row.text().chars().filter(c -> c == '0' || c == '1').count() : 0;
    }

    /** What stands between two cells. */
    static boolean isBetween(char c) {
        return WordScanner.isBlank(c) || c == ',' || c == ';';
    }
}
