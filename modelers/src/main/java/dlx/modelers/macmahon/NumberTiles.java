package dlx.modelers.macmahon;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads an edge-matching puzzle in the format of most collections: a line of four numbers for each tile. They are the
 * colors of its edges clockwise, 0 for the border of the board. The board is a square, unless its rows and columns are
 * on a line above the tiles.
 */
final class NumberTiles {

    private static final String COLORS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final int SIDES = 4;
    private static final char BORDER = '0';

    private final PuzzleText text;
    private final Line first;
    private final boolean fixed;
    private final List<String> tiles = new ArrayList<>();

    NumberTiles(PuzzleText text, Line first, boolean fixed) {
        this.text = text;
        this.first = first;
        this.fixed = fixed;
    }

    /** Returns true if a line begins a puzzle in this format. */
    static boolean isOne(Line line) {
        return WatchedText.matches(
                "[0-9]{1,9}", new WordReader(line).next("a number").text());
    }

    Mosaic read() {
        List<Integer> size = numbers(first, "rows and columns, or a tile of four numbers", Head.MOST);
        if (size.size() != 2) {
            addTile(first);
        }
        while (Head.blockContinues(text)) {
            addTile(text.next("a tile"));
        }
        if (tiles.isEmpty()) {
            throw text.endOfText("a tile of four numbers");
        }
        int side = (int) Math.sqrt(tiles.size());
        if (size.size() != 2 && side * side != tiles.size()) {
            throw first.error(
                    1,
                    "the " + tiles.size()
                            + " tiles do not make a square; expected a line with the rows and columns of the board"
                            + " above them");
        }
        MosaicBoard board =
                size.size() == 2 ? MosaicBoard.rectangle(size.get(0), size.get(1)) : MosaicBoard.rectangle(side, side);
        boolean bordered = tiles.stream().anyMatch(tile -> tile.indexOf(BORDER) >= 0);
        Tiles all = new Tiles("", fixed, tiles);
        Mosaic mosaic = new Mosaic(all, board, bordered ? String.valueOf(BORDER) : "", List.of());
        return MosaicReader.checked(text, first, mosaic);
    }

    private void addTile(Line line) {
        if (tiles.size() == Head.MOST) {
            throw line.error(1, "this is one tile too many; expected at most " + Head.MOST);
        }
        List<Integer> edges = numbers(line, "a tile of four numbers", COLORS.length() - 1);
        if (edges.size() != SIDES) {
            throw line.wrongCount("the tile", edges.size(), "edge", SIDES);
        }
        StringBuilder tile = new StringBuilder();
        edges.forEach(color -> tile.append(COLORS.charAt(color)));
        tiles.add(tile.toString());
    }

    /** Returns the numbers of a line; throws if there are more than four. */
    private static List<Integer> numbers(Line line, String what, int most) {
        WordReader words = new WordReader(line);
        List<Integer> numbers = new ArrayList<>();
        Optional<Word> more = Optional.empty();
        while (words.hasNext() && more.isEmpty()) {
            Word word = words.next(what);
            if (numbers.size() == SIDES) {
                more = Optional.of(word);
            } else {
                numbers.add(word.toInt("the color of an edge", 0, most));
            }
        }
        more.ifPresent(word -> {
            throw word.wrong("is one too many", "the line to end after " + SIDES + " numbers");
        });
        return numbers;
    }
}
