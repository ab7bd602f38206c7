package dlx.formats.tables;

import dlx.formats.text.Cells;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A table of zeros and ones, without names. */
final class MatrixTable implements TableForm {

    private static final Set<String> CELLS = Set.of("0", "1");

    @Override
    public String model() {
        return "matrix";
    }

    @Override
    public boolean fits(Sheet sheet) {
        return sheet.height() > 1 && sheet.all(CELLS::contains);
    }

    @Override
    public ReadPuzzles read(ForeignText text, Sheet sheet) {
        for (int row = 0; row < sheet.height(); row++) {
            for (int column = 0; column < sheet.width(); column++) {
                String cell = sheet.at(row, column);
                if (!CELLS.contains(cell)) {
                    throw text.fault(
                            Tables.NAME,
                            Cells.place(row, column) + ": " + Phrases.quoted(cell) + " is not a cell; expected 0 or 1");
                }
            }
        }
        if (sheet.height() == 0) {
            throw text.fault(Tables.NAME, "cells: missing; expected rows of 0 and 1");
        }
        String rows =
                sheet.rows().stream().map(row -> String.join(" ", row) + '\n').collect(Collectors.joining());
        return new ReadPuzzles(Tables.NAME, model(), rows, List.of());
    }
}
