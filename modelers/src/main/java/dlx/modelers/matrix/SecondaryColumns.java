package dlx.modelers.matrix;

import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.BitSet;

/** The setting that makes columns secondary: column numbers from 1 and ranges, separated by commas. */
final class SecondaryColumns {

    static final Setting.Text SETTING = Setting.text(
            "secondary", "COLUMN | FIRST-LAST, ...", "columns that at most one chosen row may have a 1 in: 6,7 or 5-7");

    private static final String EXPECTED = "column numbers and ranges with commas between, like 2,5-7";

    private SecondaryColumns() {}

    /** Returns the secondary columns, counted from 0, of a matrix with {@code columns} columns. */
    static BitSet of(PuzzleText text, int columns) {
        BitSet secondary = new BitSet();
        text.setting(SETTING).ifPresent(value -> value.parts(',').forEach(part -> add(part, columns, secondary)));
        return secondary;
    }

    private static void add(Word part, int columns, BitSet secondary) {
        int dash = part.text().indexOf('-');
        if (dash < 0) {
            int column = column(part, columns);
            secondary.set(column - 1);
            return;
        }
        int first = column(new Word(part.line(), part.column(), part.text().substring(0, dash)), columns);
        int last = column(
                new Word(part.line(), part.column() + dash + 1, part.text().substring(dash + 1)), columns);
        if (first > last) {
            throw part.wrong("ends before it starts", "the lower column first");
        }
        secondary.set(first - 1, last);
    }

    private static int column(Word word, int columns) {
        if (!WatchedText.matches("[0-9]+", word.text())) {
            throw word.wrong("is not a column", EXPECTED);
        }
        return word.toInt("a column of this matrix", 1, columns);
    }
}
