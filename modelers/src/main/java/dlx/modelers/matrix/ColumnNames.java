package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.modelers.incidence.WordScanner;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Distinguishes a line of column names above the rows from a row. */
final class ColumnNames {

    /** Maximum length of a line of names, in characters; longer lines are rows. */
    private static final int LONGEST = 1 << 16;

    private static final Pattern BETWEEN = Pattern.compile("\\s*[,;]\\s*|\\s+");

    /**
     * A name: a word, possibly in quotes, that does not begin with a digit, or any text in quotes. A bare number would
     * be a cell or a size.
     */
    private static final Pattern NAME = Pattern.compile("\"?[\\p{L}_][^\"]*\"?|\"[^\"]+\"");

    private ColumnNames() {}

    /**
     * Returns true if a line has a name for each cell of the line below: words, or the numbers from 1. Two numbers need
     * a comma or semicolon, since they may be a size.
     */
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

    /** Returns the number of cells of a row; 0 if the line is not a row. */
    static long cells(Line row) {
        boolean isRow = row.text().chars().allMatch(c -> c == '0' || c == '1' || isBetween((char) c));
        return isRow ? row.text().chars().filter(c -> c == '0' || c == '1').count() : 0;
    }

    /** Returns true if a character may separate two cells. */
    static boolean isBetween(char c) {
        return WordScanner.isBlank(c) || c == ',' || c == ';';
    }
}
