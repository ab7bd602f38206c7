package dlx.formats.tables;

import dlx.api.WatchedText;
import dlx.formats.text.Cells;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Grids;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A square table of the numbers of a sudoku. A free cell is 0, a sign or empty. Names around the numbers are left out.
 */
final class SudokuTable implements TableForm {

    private static final List<Integer> SIZES = List.of(4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36);
    private static final List<String> FREE = List.of("", "0", ".", "-", "_", "*", "?");

    @Override
    public String model() {
        return "sudoku";
    }

    /**
     * Returns true if the table is a square of numbers without repetition in its rows and columns. A square with
     * repetitions is a table of costs.
     */
    @Override
    public boolean fits(Sheet sheet) {
        Sheet board = board(sheet);
        if (!SIZES.contains(board.height())
                || !board.all(
                        cell -> isFree(cell) || value(cell, board.height()).isPresent())
                || board.all(SudokuTable::isFree)) {
            return false;
        }
        for (int line = 0; line < board.height(); line++) {
            Set<String> row = new HashSet<>();
            Set<String> column = new HashSet<>();
            for (int at = 0; at < board.height(); at++) {
                if (!isFree(board.at(line, at)) && !row.add(board.at(line, at))
                        || !isFree(board.at(at, line)) && !column.add(board.at(at, line))) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Returns the square of cells in a table; empty if its size is not supported. Names are left out if the rest has 9
     * rows or if only the rest is a square.
     */
    private static Sheet board(Sheet sheet) {
        Sheet whole = isSquare(sheet) ? sheet : sheet.trimmed();
        Optional<Sheet> named = whole.headed().map(Sheet.Headed::cells).filter(SudokuTable::isSquare);
        return named.filter(cells -> cells.height() == 9 || !isSquare(whole))
                .or(() -> Optional.of(whole).filter(SudokuTable::isSquare))
                .orElse(new Sheet(List.of(), true));
    }

    private static boolean isSquare(Sheet sheet) {
        return sheet.height() == sheet.width() && SIZES.contains(sheet.height());
    }

    private static boolean isFree(String cell) {
        return FREE.contains(cell);
    }

    private static Optional<Integer> value(String cell, int most) {
        return Optional.of(cell)
                .filter(word -> WatchedText.matches("[1-9]\\d?", word))
                .map(Integer::valueOf)
                .filter(number -> number <= most);
    }

    @Override
    public ReadPuzzles read(ForeignText text, Sheet sheet) {
        Sheet board = board(sheet);
        int size = board.height();
        if (!SIZES.contains(size)) {
            throw text.fault(
                    Tables.NAME,
                    "size: it has " + Phrases.count(sheet.height(), "row", "rows") + " and "
                            + Phrases.count(sheet.width(), "column", "columns")
                            + "; expected a square of 4, 6, 8, 9, 10,"
                            + " 12, 15, 16, 18, 20, 24, 25, 30 or 36 cells");
        }
        int[][] cells = new int[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                String cell = board.at(row, column);
                String place = Cells.place(row, column);
                cells[row][column] = isFree(cell)
                        ? 0
                        : value(cell, size)
                                .orElseThrow(() -> text.fault(
                                        Tables.NAME,
                                        place + ": " + Phrases.quoted(cell) + " is not a cell; expected 1 to " + size
                                                + ", or nothing where it is free"));
            }
        }
        if (Arrays.stream(cells).flatMapToInt(Arrays::stream).allMatch(value -> value == 0)) {
            throw text.fault(Tables.NAME, "cells: all are free; expected a number");
        }
        return new ReadPuzzles(Tables.NAME, model(), Grids.sudoku(cells), List.of());
    }
}
