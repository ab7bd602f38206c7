package dlx.formats.tables;

import dlx.formats.text.Cells;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;

/**
 * A table of costs: rows are workers, columns are jobs. An empty cell, or {@code '-'}, is a pair that is not allowed.
 */
final class AssignmentTable implements TableForm {

    private static final String NONE = "-";

    @Override
    public String model() {
        return "assignment";
    }

    @Override
    public boolean fits(Sheet sheet) {
        Sheet table = sheet.trimmed();
        Optional<Sheet.Headed> named = table.headed();
        Sheet cells = named.map(Sheet.Headed::cells).orElse(table);
        boolean isDigits = named.isEmpty() && new SudokuTable().fits(sheet);
        return cells.all(cell -> isCost(cell) && (named.isPresent() || !cell.isEmpty()))
                && !cells.all(Sheet::isMark)
                && !isDigits;
    }

    private static boolean isCost(String cell) {
        return cell.isEmpty() || cell.equals(NONE) || Sheet.isNumber(cell);
    }

    @Override
    public ReadPuzzles read(ForeignText text, Sheet sheet) {
        Sheet table = sheet.trimmed();
        if (table.height() == 0) {
            throw text.fault(Tables.NAME, "cells: missing; expected rows of costs");
        }
        Optional<Sheet.Headed> named = table.headed();
        Sheet cells = named.map(Sheet.Headed::cells).orElse(table);
        int from = named.isPresent() ? 1 : 0;
        SheetNames names = new SheetNames(text, Tables.NAME, "jobs");
        StringBuilder lines = new StringBuilder();
        named.ifPresent(headed -> lines.append("jobs ")
                .append(String.join(" ", names.of(headed.columns(), "column", "job")))
                .append('\n'));
        List<String> workers =
                named.map(headed -> names.of(headed.rows(), "row", "worker")).orElse(List.of());
        for (int row = 0; row < cells.height(); row++) {
            lines.append(workers.isEmpty() ? "" : workers.get(row) + ' ');
            for (int column = 0; column < cells.width(); column++) {
                String cell = cells.at(row, column);
                if (!isCost(cell)) {
                    throw text.fault(
                            Tables.NAME,
                            Cells.place(row + from, column + from) + ": " + Phrases.quoted(cell)
                                    + " is not a cost; expected a whole number, or '-' or nothing for what is not"
                                    + " allowed");
                }
                lines.append(cell.isEmpty() ? NONE : (cell.startsWith("+") ? cell.substring(1) : cell))
                        .append(column + 1 < cells.width() ? ' ' : '\n');
            }
        }
        return new ReadPuzzles(Tables.NAME, model(), lines.toString(), names.lost());
    }
}
