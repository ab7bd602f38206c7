package dlx.formats.tables;

import dlx.formats.text.Cells;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.PlainFormat;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Tables of spreadsheets, saved as CSV or copied. Marks with names become sets, numbers with names an assignment, a
 * square of digits a sudoku, and zeros and ones a matrix.
 */
public final class Tables implements PlainFormat {

    /** The noun for a table in messages. */
    static final String NAME = "table";

    private static final List<TableForm> FORMS =
            List.of(new SetsTable(), new AssignmentTable(), new SudokuTable(), new MatrixTable());

    @Override
    public Optional<ReadPuzzles> read(ForeignText text, Optional<String> model) {
        Optional<Sheet> sheet = CsvReader.read(text).filter(table -> isMeant(text, table, model));
        return sheet.map(table -> imported(text, table, model));
    }

    /**
     * Returns true if a text is meant as a table: it is declared or named as a table, or its rows have equal length.
     * Sentences also contain commas.
     */
    private static boolean isMeant(ForeignText text, Sheet sheet, Optional<String> model) {
        String name = text.name().toLowerCase(Locale.ROOT);
        return model.isPresent()
                || name.endsWith(".csv")
                || name.endsWith(".tsv")
                || sheet.isEven() && sheet.height() > 1 && sheet.width() > 1;
    }

    private static ReadPuzzles imported(ForeignText text, Sheet sheet, Optional<String> model) {
        if (model.isPresent()) {
            TableForm form = FORMS.stream()
                    .filter(known -> known.model().equals(model.get()))
                    .findFirst()
                    .orElseThrow(() -> text.fault(
                            NAME,
                            "model: no table becomes " + Phrases.quoted(model.get()) + "; expected " + names(FORMS)));
            return form.read(text, sheet);
        }
        List<TableForm> fitting =
                FORMS.stream().filter(form -> form.fits(sheet)).toList();
        if (fitting.isEmpty()) {
            throw text.fault(
                    NAME,
                    odd(sheet)
                            + "; expected marks (0, 1, x or nothing) or whole numbers, with names above and at the left, or a"
                            + " sudoku, or zeros and ones alone");
        }
        if (fitting.size() > 1) {
            throw text.fault(
                    NAME,
                    "model: it may be one of " + names(fitting) + "; expected the one that is meant, as in --as "
                            + fitting.get(0).model());
        }
        return fitting.get(0).read(text, sheet);
    }

    /**
     * Describes the first cell, apart from the names, that is neither a mark nor a whole number; the whole table if all
     * cells are.
     */
    private static String odd(Sheet sheet) {
        for (int row = 1; row < sheet.height(); row++) {
            for (int column = 1; column < sheet.width(); column++) {
                String cell = sheet.at(row, column);
                if (!Sheet.isMark(cell) && !Sheet.isNumber(cell)) {
                    return Cells.place(row, column) + ": " + Phrases.quoted(cell)
                            + " is neither a mark nor a whole number";
                }
            }
        }
        return "cells: together they are of no kind known here";
    }

    private static String names(List<TableForm> forms) {
        return forms.stream().map(TableForm::model).collect(Collectors.joining(", "));
    }
}
