package dlx.modelers.macmahon;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.macmahon.MosaicCell.Kind;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;

/** Reads a drawn board: rows of words, each a free cell, a cell with its tile, or a place without a cell. */
final class MosaicBoardReader {

    /** The word for a place without a cell. */
    static final String NONE = "-";

    private final PuzzleText text;
    private final int sides;
    private final List<MosaicCell> cells = new ArrayList<>();

    /** The words of cells with tiles, by the index of the cell. */
    private final Map<Integer, Word> placed = new TreeMap<>();

    MosaicBoardReader(PuzzleText text, int sides) {
        this.text = text;
        this.sides = sides;
    }

    /** Returns the text in front of the colors of a tile. */
    static String prefix(Kind kind) {
        return kind == Kind.SQUARE ? "" : kind.mark;
    }

    MosaicBoard read() {
        text.skipBlank();
        Line line;
        int row = 0;
        do {
            line = text.next("a row of the board");
            if (row == Head.MOST) {
                throw line.error(1, "this is one row too many; expected at most " + Head.MOST);
            }
            addRow(new WordReader(line), row++);
        } while (Head.blockContinues(text));
        if (cells.isEmpty()) {
            throw line.error(1, "the board does not have cells; expected at least one");
        }
        return new MosaicBoard(cells);
    }

    /** Returns the given tiles on the board. Rejects tiles that the puzzle does not have or that break the border. */
    List<PlacedTile> given(Mosaic mosaic) {
        BiPredicate<MosaicCell, String> borderRule = mosaic.borderRule();
        Tiles tiles = mosaic.tiles();
        List<PlacedTile> given = new ArrayList<>();
        placed.forEach((number, word) -> {
            MosaicCell cell = cells.get(number);
            String look = word.text().substring(prefix(cell.kind()).length());
            if (!tiles.words().contains(tiles.tile(look))) {
                throw word.wrong(
                        "is not a tile of this puzzle",
                        "one of its " + tiles.words().size());
            }
            if (!borderRule.test(cell, look)) {
                throw word.wrong("has another color at the border", mosaic.border());
            }
            given.add(new PlacedTile(cell, look));
        });
        return given;
    }

    private void addRow(WordReader words, int row) {
        for (int column = 0; words.hasNext(); column++) {
            Word word = words.next("a cell");
            if (cells.size() == Head.MOST || column == Head.MOST) {
                throw word.wrong("is one cell too many", "at most " + Head.MOST);
            }
            if (!word.text().equals(NONE)) {
                cells.add(cell(word, row, column));
            }
        }
    }

    private MosaicCell cell(Word word, int row, int column) {
        List<Kind> kinds = sides == 4 ? List.of(Kind.SQUARE) : List.of(Kind.UP, Kind.DOWN);
        for (Kind kind : kinds) {
            boolean tile =
                    WatchedText.matches(Pattern.quote(prefix(kind)) + Head.COLOR + '{' + sides + '}', word.text());
            if (tile) {
                placed.put(cells.size(), word);
            }
            if (tile || word.text().equals(kind.mark)) {
                MosaicCell cell = new MosaicCell(row, column, kind);
                if (!cells.isEmpty() && !fits(cell, cells.get(0))) {
                    throw word.wrong("points the wrong way", "triangles up and down in turn");
                }
                return cell;
            }
        }
        throw word.wrong(
                "is not a cell", sides == 4 ? "'.', '-' or a tile" : "'^', 'v', '-', or '^' or 'v' with a tile after");
    }

    private static boolean fits(MosaicCell cell, MosaicCell first) {
        boolean even = (cell.row() + cell.column() + first.row() + first.column()) % 2 == 0;
        return cell.kind() == Kind.SQUARE || even == (cell.kind() == first.kind());
    }
}
