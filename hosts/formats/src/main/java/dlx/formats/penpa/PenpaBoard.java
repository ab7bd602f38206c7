package dlx.formats.penpa;

import com.google.gson.JsonArray;
import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.formats.text.Field;
import dlx.formats.text.Words;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ObjIntConsumer;

/**
 * The board of a drawing: a rectangle of cells of the grid.
 *
 * @param points the points of the grid
 * @param drawing the drawing
 * @param top the grid's row of the board's first row
 * @param left the grid's column of the board's first column
 * @param rows number of rows of the board
 * @param columns number of columns of the board
 * @param count number of cells of the board
 */
record PenpaBoard(PenpaPoints points, Field drawing, int top, int left, int rows, int columns, int count) {

    /** Members of a drawing that the models do not support, with the noun for one element. */
    private static final Map<String, String> DRAWINGS =
            Words.table("symbol drawn symbol, surface shaded cell, thermo thermometer, nobulbthermo thermometer, "
                    + "arrows arrow, direction arrow, squareframe drawn frame, polygon polygon, line drawn line, "
                    + "freeline drawn line, freelineE drawn line, wall drawn wall");

    /** Returns the board of a drawing, whose cells are numbers of {@link PenpaPoints}. */
    static PenpaBoard of(PenpaPoints points, Field drawing, int... cells) {
        int top = Arrays.stream(cells).map(points::row).min().orElse(0);
        int left = Arrays.stream(cells).map(points::column).min().orElse(0);
        int rows = 1 + Arrays.stream(cells).map(points::row).max().orElse(0) - top;
        int columns = 1 + Arrays.stream(cells).map(points::column).max().orElse(0) - left;
        long count = Arrays.stream(cells).filter(points::isCell).distinct().count();
        return new PenpaBoard(points, drawing, top, left, rows, columns, (int) count);
    }

    /** Creates an error about the cells of the board if they are not a rectangle of a supported size. */
    void check(boolean isSupported, String expected) {
        if (!isSupported || count != rows * columns) {
            throw fault("the board has " + count + " cells in " + rows + " rows and " + columns + " columns; expected "
                    + expected);
        }
    }

    /** Returns the number of a cell of the board, row by row from 0; -1 for any other point. */
    int index(int point) {
        int row = points.row(point) - top;
        int column = points.column(point) - left;
        boolean isOfBoard = points.isCell(point) && row >= 0 && row < rows && column >= 0 && column < columns;
        return isOfBoard ? row * columns + column : -1;
    }

    /** Returns the members of an object whose names are numbers of points. */
    Map<Integer, Field> at(String name) {
        Map<Integer, Field> all = new LinkedHashMap<>();
        drawing.get(name).ifPresent(member -> {
            for (String place : member.names()) {
                if (WatchedText.matches("\\d{1,6}E?", place)) {
                    member.get(place).ifPresent(value -> all.put(Integer.valueOf(place.replace("E", "")), value));
                }
            }
        });
        return all;
    }

    /** Returns the number of elements of a member of the drawing. */
    int size(String name) {
        return drawing.get(name).map(PenpaBoard::size).orElse(0);
    }

    private static int size(Field member) {
        return member.value().isJsonArray()
                ? (int) member.elements().stream()
                        .filter(element -> !element.value().equals(new JsonArray()))
                        .count()
                : member.names().size();
    }

    /** Reports the elements that no model supports, except those of one member. */
    void lose(String except, ObjIntConsumer<String> lost) {
        DRAWINGS.forEach((name, what) -> lost.accept(what, name.equals(except) ? 0 : size(name)));
    }

    PuzzleSyntaxException fault(String problem) {
        return drawing.text().fault(Penpa.PROGRAM, problem);
    }
}
