package dlx.modelers.battleships;

import dlx.modelers.packing.Cell;
import java.util.List;
import java.util.stream.Collectors;

/** The text of a board, as {@link WatersReader} reads it. */
final class WatersText {

    private WatersText() {}

    /** Returns the text of the board with ships and water. */
    static String write(Waters waters, List<Ship> ships) {
        return write(with(waters, ships));
    }

    /** Returns the board with the marks of ships and water. */
    static Waters with(Waters waters, List<Ship> ships) {
        StringBuilder marks = new StringBuilder(waters.marks());
        for (Ship ship : ships) {
            List<Cell> cells = ship.cells();
            for (int k = 0; k < cells.size(); k++) {
                marks.setCharAt(
                        cells.get(k).row() * waters.columns() + cells.get(k).column(), ship.mark(k));
            }
        }
        return new Waters(waters.fleet(), waters.inRow(), waters.inColumn(), marks.toString());
    }

    static String write(Waters waters) {
        int left = waters.inRow().stream()
                .mapToInt(number -> number(number).length())
                .max()
                .orElse(1);
        int wide = waters.inColumn().stream()
                .mapToInt(number -> number(number).length())
                .max()
                .orElse(1);
        StringBuilder text = new StringBuilder();
        if (!waters.fleet().equals(Waters.USUAL)) {
            text.append(waters.fleet().stream()
                    .map(Object::toString)
                    .collect(Collectors.joining(" ", WatersReader.FLEET + " ", "\n")));
        }
        text.append(" ".repeat(left));
        waters.inColumn().forEach(number -> text.append(' ').append(padded(number(number), wide)));
        text.append('\n');
        for (int row = 0; row < waters.rows(); row++) {
            text.append(padded(number(waters.inRow().get(row)), left));
            for (int column = 0; column < waters.columns(); column++) {
                text.append(' ').append(padded(String.valueOf(waters.at(row, column)), wide));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String number(int number) {
        return number == Waters.UNKNOWN ? WatersReader.NO_NUMBER : Integer.toString(number);
    }

    private static String padded(String word, int length) {
        return " ".repeat(length - word.length()) + word;
    }
}
