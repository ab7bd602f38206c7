package dlx.modelers.nonogram;

import dlx.modelers.grid.Ink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The clues of a picture. A solution may not exist or not be unique.
 *
 * @param rows the clue of each row, from the top; 1 to 100 rows
 * @param columns the clue of each column, from the left; 1 to 100 columns
 * @param colors the fill of each color in pictures, by its sign: {@code '#'} alone, or letters
 * @param linesFirst true if lines are solved, each by itself as far as possible, before options are made
 * @since 0.1
 */
public record Nonogram(List<Clue> rows, List<Clue> columns, Map<Character, String> colors, boolean linesFirst) {

    /** Maximum number of rows, and of columns. */
    static final int GREATEST = 100;

    /** The colors of a black and white picture. */
    static final Map<Character, String> BLACK = Map.of(NonogramReader.BLACK, Ink.FOUND);

    /** Creates a puzzle with copies of the collections. */
    public Nonogram {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
        colors = Collections.unmodifiableMap(new TreeMap<>(colors));
    }

    /** Returns a puzzle of a size whose lines are all open. */
    static Nonogram open(int rows, int columns, Map<Character, String> colors, boolean linesFirst) {
        return new Nonogram(
                Collections.nCopies(rows, Clue.OPEN), Collections.nCopies(columns, Clue.OPEN), colors, linesFirst);
    }

    /** Returns the clues of a picture, whose entries are signs of colors and of white cells. */
    static Nonogram of(char[][] picture, Map<Character, String> colors, boolean linesFirst) {
        char[][] turned = new char[picture[0].length][picture.length];
        for (int row = 0; row < picture.length; row++) {
            for (int column = 0; column < turned.length; column++) {
                turned[column][row] = picture[row][column];
            }
        }
        return new Nonogram(clues(picture), clues(turned), colors, linesFirst);
    }

    private static List<Clue> clues(char[]... lines) {
        return Arrays.stream(lines).map(Clue::of).toList();
    }

    /** Returns a puzzle of the same size without clues. */
    Nonogram blank() {
        return open(rows.size(), columns.size(), colors, linesFirst);
    }

    /** Returns the signs of the colors. */
    String signs() {
        return signs(colors);
    }

    /** Returns the signs of some colors. */
    static String signs(Map<Character, String> colors) {
        return colors.keySet().stream().map(String::valueOf).collect(Collectors.joining());
    }

    /** Returns true if a block has the sign of its color in the text. */
    boolean isColored() {
        return !colors.containsKey(NonogramReader.BLACK);
    }

    /** Returns the clue of a line. */
    Clue clue(CellLine line) {
        return (line.across() ? rows : columns).get(line.number());
    }

    /** Returns the number of cells of each row ({@code across}), or of each column. */
    int cells(boolean across) {
        return across ? columns.size() : rows.size();
    }

    /** Returns all lines, rows first. */
    List<CellLine> lines() {
        List<CellLine> lines = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            lines.add(new CellLine(true, row));
        }
        for (int column = 0; column < columns.size(); column++) {
            lines.add(new CellLine(false, column));
        }
        return lines;
    }

    /** Returns the puzzle as text in the format {@code .non}. */
    String text() {
        StringBuilder text = new StringBuilder();
        if (isColored()) {
            colors.forEach((sign, fill) -> text.append("color " + sign + ' ' + fill + '\n'));
        }
        text.append("width " + columns.size() + "\nheight " + rows.size() + "\nrows\n");
        rows.forEach(clue -> text.append(clue).append('\n'));
        text.append("columns\n");
        columns.forEach(clue -> text.append(clue).append('\n'));
        return text.toString();
    }
}
