package dlx.app.export;

import dlx.api.Cover;
import dlx.commands.console.Printable;
import dlx.commands.line.UsageException;
import java.util.BitSet;
import java.util.function.Consumer;

/**
 * Writes a cover as a 0/1 matrix: a column for each item and a row for each option, for readers of plain exact covers.
 *
 * <p>An item that need not be covered has a row of its own after the rows of options, which covers only this item. A
 * given option has a column of its own, which forces it; a banned option is omitted.
 */
final class MatrixForm {

    private final StatedPuzzle puzzle;
    private final Cover<?> cover;

    /** Items that need not be covered. */
    private final BitSet free = new BitSet();

    private final int rows;
    private final int columns;

    MatrixForm(StatedPuzzle puzzle) {
        this.puzzle = puzzle;
        this.cover = puzzle.cover;
        if (cover.hasColors()) {
            throw new UsageException(
                    "--to matrix: a matrix does not support colors; expected --to knuth, dimacs, lp, opb or json");
        }
        for (int item = 0; item < cover.itemCount(); item++) {
            if (cover.isPrimary(item) && puzzle.atMost(item) > 1) {
                throw new UsageException(
                        "--to matrix: item \"" + Printable.name(cover.itemName(item)) + "\" may be covered more"
                                + " than once, but a matrix covers each column once; expected --to knuth, dimacs, lp, opb or json");
            }
            free.set(item, !cover.isPrimary(item) || puzzle.atLeast(item) == 0);
        }
        rows = cover.optionCount() - puzzle.banned.cardinality() + free.cardinality();
        columns = cover.itemCount() + puzzle.forced.cardinality();
        if (rows == 0 || columns == 0) {
            throw new UsageException("--to matrix: there are " + rows + " rows and " + columns
                    + " columns; a matrix needs at least one of each");
        }
    }

    void write(Consumer<String> out) {
        out.accept("# " + Printable.line(puzzle.headline()) + '\n');
        for (int item = 0; item < cover.itemCount(); item++) {
            out.accept("# column " + (item + 1) + " is " + Printable.name(cover.itemName(item)) + '\n');
        }
        int column = cover.itemCount();
        for (int option : puzzle.forced.stream().toArray()) {
            out.accept("# column " + ++column + " forces option " + (option + 1) + '\n');
        }
        if (!free.isEmpty()) {
            int first = rows - free.cardinality() + 1;
            out.accept("# the rows from " + first + " on cover the columns that no option need cover\n");
        }
        out.accept(rows + " " + columns + '\n');
        column = cover.itemCount();
        int left = 0;
        for (int option = 0; option < cover.optionCount(); option++) {
            char[] row = emptyRow();
            if (puzzle.forced.get(option)) {
                row[2 * column++] = '1';
            }
            cover.data().nodes(option).forEach(node -> row[2 * cover.item(node)] = '1');
            if (puzzle.banned.get(option)) {
                left++;
            } else {
                out.accept((left > 0 ? "# option " + (option + 1) + '\n' : "") + new String(row));
            }
        }
        for (int item : free.stream().toArray()) {
            char[] row = emptyRow();
            row[2 * item] = '1';
            out.accept(new String(row));
        }
    }

    private char[] emptyRow() {
        return ("0" + " 0".repeat(columns - 1) + '\n').toCharArray();
    }
}
