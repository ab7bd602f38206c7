package dlx.formats.tables;

import dlx.formats.text.Cells;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table of marks: rows are sets, columns are items, and a mark means that the set contains the item. */
final class SetsTable implements TableForm {

    @Override
    public String model() {
        return "sets";
    }

    @Override
    public boolean fits(Sheet sheet) {
        return marks(sheet.trimmed()).isPresent();
    }

    private static Optional<Sheet.Headed> marks(Sheet sheet) {
        boolean isNamed = sheet.headed().filter(SetsTable::hasMarks).isPresent();
        boolean isOnlyNamed = sheet.headedAbove().filter(SetsTable::hasMarks).isPresent();
        return isOnlyNamed ? sheet.headedAbove() : isNamed ? sheet.headed() : Optional.empty();
    }

    private static boolean hasMarks(Sheet.Headed table) {
        return table.cells().all(Sheet::isMark) && !table.cells().all(cell -> !Sheet.isYes(cell));
    }

    @Override
    public ReadPuzzles read(ForeignText text, Sheet sheet) {
        Sheet.Headed table = marks(sheet.trimmed())
                .orElseThrow(() -> text.fault(
                        Tables.NAME,
                        "cells: " + wrong(sheet.trimmed())
                                + "; expected names of items in the first row, then rows of a name and marks: 0, 1, x"
                                + " or nothing"));
        SheetNames names = new SheetNames(text, Tables.NAME, "items");
        List<String> items = names.of(table.columns(), "column", "");
        List<String> sets = names.of(table.rows(), "row", "");
        StringBuilder lines =
                new StringBuilder("items ").append(String.join(" ", items)).append('\n');
        int empty = 0;
        for (int row = 0; row < sets.size(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < items.size(); column++) {
                if (Sheet.isYes(table.cells().at(row, column))) {
                    line.append(' ').append(items.get(column));
                }
            }
            empty += line.length() == 0 ? 1 : 0;
            lines.append(line.length() == 0 ? "" : sets.get(row) + ':' + line + '\n');
            text.checkLength(Tables.NAME, lines.length());
        }
        List<String> lost = new ArrayList<>(names.lost());
        lost.addAll(Phrases.lost(empty, "row without a mark", "rows without a mark"));
        return new ReadPuzzles(Tables.NAME, model(), lines.toString(), lost);
    }

    /** Describes the first cell that is not a mark. */
    private static String wrong(Sheet sheet) {
        for (int row = 1; row < sheet.height(); row++) {
            for (int column = 1; column < sheet.width(); column++) {
                if (!Sheet.isMark(sheet.at(row, column))) {
                    return Cells.place(row, column) + " is " + Phrases.quoted(sheet.at(row, column));
                }
            }
        }
        return "the names or the marks are missing";
    }
}
