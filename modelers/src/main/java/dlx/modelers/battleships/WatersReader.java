package dlx.modelers.battleships;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Rim;
import dlx.api.Word;
import dlx.api.WordGrid;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A reader of boards: optionally a line with the fleet, then numbers above and at the left of the cells. */
record WatersReader(PuzzleText text) {

    static final String FLEET = "fleet:";
    static final String NO_NUMBER = ".";
    static final int MOST_IN_ROW = 40;

    private static final int MOST_SHIPS = 200;

    Waters read() {
        text.skipBlank();
        List<Integer> fleet = text.look()
                .filter(line -> line.text().stripLeading().startsWith(FLEET))
                .map(line -> fleet(text.next(FLEET)))
                .orElse(Waters.USUAL);
        text.skipBlank();
        Line first = text.look()
                .orElseThrow(() -> text.endOfText("numbers above the columns, '" + NO_NUMBER + "' for none"));
        WordGrid board = text.characters("a row of the board", Rim.TOP, Rim.LEFT);
        refuseLarge(board, first);
        List<Integer> inRow = numbers(board.rim(Rim.LEFT), "a number of cells in this row", board.columns());
        List<Integer> inColumn = numbers(board.rim(Rim.TOP), "a number of cells in this column", board.rows());
        String marks =
                board.map(WatersReader::mark).stream().flatMap(List::stream).collect(Collectors.joining());
        warn(first, fleet, inRow, "rows");
        warn(first, fleet, inColumn, "columns");
        return new Waters(fleet, inRow, inColumn, marks);
    }

    private static List<Integer> fleet(Line line) {
        WordReader words = new WordReader(line);
        words.next(FLEET);
        List<Integer> fleet = new ArrayList<>();
        do {
            Word word = words.next("the lengths of ships");
            if (fleet.size() == MOST_SHIPS) {
                throw word.wrong("is one too many", "at most " + MOST_SHIPS + " ships");
            }
            fleet.add(word.toInt("the length of a ship", 1, MOST_IN_ROW));
        } while (words.hasNext());
        return fleet;
    }

    private static void refuseLarge(WordGrid board, Line first) {
        if (board.rows() > MOST_IN_ROW || board.columns() > MOST_IN_ROW) {
            throw first.error(
                    1,
                    "the board has " + board.rows() + " rows and " + board.columns() + " columns; expected at most "
                            + MOST_IN_ROW + " of each");
        }
    }

    private static List<Integer> numbers(List<Word> words, String what, int greatest) {
        return words.stream()
                .map(word -> word.text().equals(NO_NUMBER)
                        ? Waters.UNKNOWN
                        : word.toInt(what + ", nor '" + NO_NUMBER + "'", 0, greatest))
                .toList();
    }

    private static String mark(Word cell) {
        if (cell.text().length() != 1 || CellSign.ALL.indexOf(cell.text().charAt(0)) < 0) {
            throw cell.wrong(
                    "is not a cell", "'~' for water, 'o', '<', '>', '^', 'v', '#' or '*' for a part of a ship, or '.'");
        }
        return cell.text();
    }

    private void warn(Line first, List<Integer> fleet, List<Integer> numbers, String lines) {
        int cells = fleet.stream().mapToInt(Integer::intValue).sum();
        int sum = numbers.stream().mapToInt(Integer::intValue).sum();
        if (!numbers.contains(Waters.UNKNOWN) && sum != cells) {
            text.warn(
                    first,
                    "the numbers of the " + lines + " make " + sum + ", and the fleet has " + cells
                            + " cells; expected as many");
        }
    }
}
