package dlx.formats.text;

import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A puzzle in the text of a model, as the model writes it.
 *
 * @param model the id of the model
 * @param settings the settings that shape the puzzle
 * @param text any number of lines
 */
public record ModelText(String model, Map<String, String> settings, String text) {

    private static final int TEN = 10;

    /** Returns the lines that are neither blank nor comments. */
    public List<String> lines() {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    /** Returns the words of each line that is not blank. Lines that begin with # belong to some boards. */
    public List<List<String>> rows() {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(line -> List.of(line.split("\\s+")))
                .toList();
    }

    /** Returns the cells of a line: its words or, if it is one word, its characters. */
    public static List<String> cells(String line) {
        String[] words = line.strip().split("\\s+");
        return words.length > 1
                ? List.of(words)
                : words[0].chars().mapToObj(Character::toString).toList();
    }

    /** Returns rows of values, each a digit, a number, or a letter from A for 10; 0 for a free cell. */
    public int[][] values(List<List<String>> rows, int most) {
        return rows.stream()
                .map(row -> row.stream().mapToInt(cell -> value(cell, most)).toArray())
                .toArray(int[][]::new);
    }

    /**
     * Returns the number of cells of each row. Rejects rows of different lengths, and more than {@code most} rows or
     * columns.
     */
    public int width(List<List<String>> rows, int most) {
        int width = rows.isEmpty() ? 0 : rows.get(0).size();
        if (width == 0 || rows.size() > most || width > most || rows.stream().anyMatch(row -> row.size() != width)) {
            throw fault("the board is not rows of equal length; expected at most " + most + " of each");
        }
        return width;
    }

    private int value(String cell, int most) {
        if (cell.equals(".")) {
            return 0;
        }
        int value = WatchedText.matches("[A-Z]", cell)
                ? cell.charAt(0) - 'A' + TEN
                : WatchedText.matches("[0-9]{1,2}", cell) ? Integer.parseInt(cell) : 0;
        if (value < 1 || value > most) {
            throw fault(Phrases.quoted(cell) + " is not a cell; expected '.', or a number from 1 to " + most);
        }
        return value;
    }

    /** Returns rows of numbers of regions, from 0 in the order of their first cells; negative for {@code '.'}. */
    public int[][] regions(List<String> map) {
        List<List<String>> rows = map.stream().map(ModelText::cells).toList();
        List<String> names = names(rows);
        return rows.stream()
                .map(row -> row.stream().mapToInt(names::indexOf).toArray())
                .toArray(int[][]::new);
    }

    /** Returns the names in a map, in the order of their first cells. */
    public static List<String> names(List<List<String>> rows) {
        return rows.stream()
                .flatMap(List::stream)
                .filter(name -> !name.equals("."))
                .distinct()
                .toList();
    }

    /** Returns the cells of each region. A cell is its row times the width plus its column, each from 0. */
    public static List<int[]> cellsOfRegions(int[][] regions) {
        int width = regions[0].length;
        int count =
                1 + Arrays.stream(regions).flatMapToInt(Arrays::stream).max().orElse(-1);
        return IntStream.range(0, count)
                .mapToObj(region -> IntStream.range(0, regions.length * width)
                        .filter(cell -> regions[cell / width][cell % width] == region)
                        .toArray())
                .toList();
    }

    /** Returns n lines from an index on, and checks that each has n cells. */
    public List<String> square(List<String> lines, int from, int n, String what) {
        if (from + n > lines.size()) {
            throw fault(what + " ends after " + Math.max(0, lines.size() - from) + " rows; expected " + n);
        }
        List<String> rows = lines.subList(from, from + n);
        for (String row : rows) {
            if (cells(row).size() != n) {
                throw fault("a row of " + what + " has " + cells(row).size() + " cells; expected " + n);
            }
        }
        return rows;
    }

    /** Creates an error for a text that is not as the model writes it. */
    public PuzzleSyntaxException fault(String problem) {
        return new PuzzleSyntaxException("<" + model + '>', 1, 1, problem);
    }
}
