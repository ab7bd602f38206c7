package rectangles;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Grid;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Fills a rectangle with letters so that each row and each column is a word. */
public final class WordRectangleModel implements ExactCoverModel<WordRectangleModel.Puzzle, WordRectangleModel.Entry> {

    /** A puzzle: the size of the rectangle, and the allowed words. */
    public record Puzzle(int height, int width, Set<String> words) {}

    /** The option "this word fills this row, or this column", from 0. */
    public record Entry(String word, boolean across, int line) {
        int row(int letter) {
            return across ? line : letter;
        }

        int column(int letter) {
            return across ? letter : line;
        }
    }

    @Override
    public String id() {
        return "word-rectangle";
    }

    @Override
    public String grammar() {
        return "A line with the numbers of rows and columns, then words in small letters.\nA blank line ends a puzzle.\n";
    }

    @Override
    public String example() {
        return "2 3\non or to we\nore tow two won\n";
    }

    @Override
    public Puzzle parse(PuzzleText text) {
        Line size = text.nextFilled("the numbers of rows and columns");
        List<Word> sides = size.words();
        if (sides.size() != 2) {
            throw size.error(1, "the line has " + sides.size() + " words; expected two numbers, of rows and columns");
        }
        Set<String> words = new LinkedHashSet<>();
        while (text.look().filter(line -> !line.isBlank()).isPresent()) {
            for (Word word : text.next("words").words()) {
                if (!word.text().matches("[a-z]+")) {
                    throw word.wrong("is not a word", "small letters");
                }
                words.add(word.text());
            }
        }
        int height = sides.get(0).toInt("a number of rows", 1, 20);
        return new Puzzle(height, sides.get(1).toInt("a number of columns", 1, 20), words);
    }

    @Override
    public void describe(Puzzle puzzle, CoverBuilder<Entry> cover) {
        Items rows = cover.items("row", puzzle.height());
        Items columns = cover.items("column", puzzle.width());
        ItemGrid cells = cover.grid("cell", puzzle.height(), puzzle.width()).secondary();
        for (String word : puzzle.words()) {
            for (int row = 0; row < puzzle.height() && word.length() == puzzle.width(); row++) {
                add(new Entry(word, true, row), rows.at(row), cells, cover);
            }
            for (int column = 0; column < puzzle.width() && word.length() == puzzle.height(); column++) {
                add(new Entry(word, false, column), columns.at(column), cells, cover);
            }
        }
    }

    private static void add(Entry entry, Item line, ItemGrid cells, CoverBuilder<Entry> cover) {
        List<Item> held = new ArrayList<>(List.of(line));
        for (int k = 0; k < entry.word().length(); k++) {
            String letter = entry.word().substring(k, k + 1);
            held.add(cells.at(entry.row(k), entry.column(k)).colored(letter)); // crossing words share the letter
        }
        cover.option(entry, held);
    }

    @Override
    public String render(Puzzle puzzle, Solution<Entry> solution) {
        char[][] drawn = Grid.filled(puzzle.height(), puzzle.width(), '.');
        for (Entry entry : solution.options()) {
            for (int k = 0; k < entry.word().length(); k++) {
                drawn[entry.row(k)][entry.column(k)] = entry.word().charAt(k);
            }
        }
        return Grid.text(drawn);
    }
}
