package dlx.modelers.macmahon;

import dlx.api.Grid;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;

/** Reads and writes puzzles: a head, own tiles, and a board of words. */
final class MosaicText {

    static final String COLOR = "[A-Za-z0-9]";

    /** Where no cell is. */
    private static final String NONE = "-";

    private final PuzzleText text;
    private final Head head;

    /** The words of tiles that lie on the board, by their cells. */
    private final Map<Cell, Word> placed = new HashMap<>();

    private MosaicText(PuzzleText text, Head head) {
        this.text = text;
        this.head = head;
    }

    static Mosaic read(PuzzleText text, boolean fixed) {
        return new MosaicText(text, Head.read(text.nextFilled("a set of tiles"), fixed)).rest();
    }

    /** Skips what is left of a puzzle that was refused. */
    static void skipRest(PuzzleText text) {
        while (text.look().filter(line -> !Head.isOne(line)).isPresent()) {
            text.next("a line");
        }
    }

    /** The puzzle with some tiles on its board, as it is read. */
    static String write(Mosaic mosaic, List<Placement> placed) {
        Tiles tiles = mosaic.tiles();
        StringBuilder written = new StringBuilder(tiles.fixed() ? Head.FIXED + ' ' : "");
        written.append(tiles.set().isEmpty() ? Head.OWN : tiles.set());
        written.append(mosaic.border().isEmpty() ? "" : " border " + mosaic.border())
                .append('\n');
        if (tiles.set().isEmpty()) {
            tiles.words().forEach(word -> written.append(word).append('\n'));
            written.append('\n');
        }
        List<Cell> cells = mosaic.board().cells();
        int rows = 1 + cells.stream().mapToInt(Cell::row).max().orElseThrow();
        int columns = 1 + cells.stream().mapToInt(Cell::column).max().orElseThrow();
        String[][] words = new String[rows][columns];
        Arrays.stream(words).forEach(row -> Arrays.fill(row, NONE));
        cells.forEach(cell -> words[cell.row()][cell.column()] = cell.kind().mark);
        for (Placement placement : placed) {
            Cell cell = placement.cell();
            words[cell.row()][cell.column()] = prefix(cell) + placement.colors();
        }
        return written.append(Grid.columns(words)).toString();
    }

    private Mosaic rest() {
        Tiles tiles = head.set().orElseGet(this::ownTiles);
        Board board = head.board(tiles.sides()).orElseGet(() -> drawnBoard(tiles.sides()));
        if (tiles.words().size() < board.cells().size()) {
            text.warn(
                    head.line(),
                    tiles.words().size() + " tiles have no solution; the board has "
                            + board.cells().size() + " cells");
        }
        Mosaic mosaic = new Mosaic(tiles, board, head.border(), List.of());
        return placed.isEmpty() ? mosaic : new Mosaic(tiles, board, head.border(), given(mosaic));
    }

    private Tiles ownTiles() {
        List<String> tiles = new ArrayList<>();
        Line line = text.nextFilled("a tile");
        while (true) {
            for (Word word : line.words()) {
                int sides = tiles.isEmpty()
                        ? word.text().length() == 3 ? 3 : 4
                        : tiles.get(0).length();
                if (!word.text().matches(COLOR + '{' + sides + '}')) {
                    throw word.wrong("is not a tile", (tiles.isEmpty() ? "3 or 4" : sides) + " letters or digits");
                }
                if (tiles.size() == Head.MOST) {
                    throw word.wrong("is one tile too many", "at most " + Head.MOST);
                }
                tiles.add(word.text());
            }
            if (nextRow().isEmpty()) {
                return new Tiles("", head.fixed(), tiles);
            }
            line = text.next("a tile");
        }
    }

    private Board drawnBoard(int sides) {
        List<Cell> cells = new ArrayList<>();
        Line line = text.nextFilled("a row of the board");
        for (int row = 0; ; row++) {
            Words words = new Words(line);
            for (int column = 0; words.hasNext(); column++) {
                Word word = words.next("a cell");
                if (!word.text().equals(NONE)) {
                    cells.add(cell(word, row, column, sides, cells));
                }
                if (cells.size() > Head.MOST || column >= Head.MOST) {
                    throw word.wrong("is one cell too many", "at most " + Head.MOST);
                }
            }
            if (row >= Head.MOST) {
                throw line.error(1, "this is one row too many; expected at most " + Head.MOST);
            }
            if (nextRow().isEmpty()) {
                break;
            }
            line = text.next("a row of the board");
        }
        if (cells.isEmpty()) {
            throw line.error(1, "the board has no cells; expected at least one");
        }
        return new Board(cells);
    }

    /** The next line of a block that a blank line ends, and the next head. */
    private Optional<Line> nextRow() {
        while (text.look().filter(line -> line.startsWith('#')).isPresent()) {
            text.next("a comment");
        }
        return text.look().filter(line -> !line.isBlank() && !Head.isOne(line));
    }

    private Cell cell(Word word, int row, int column, int sides, List<Cell> before) {
        List<Cell.Kind> kinds = sides == 4 ? List.of(Cell.Kind.SQUARE) : List.of(Cell.Kind.UP, Cell.Kind.DOWN);
        for (Cell.Kind kind : kinds) {
            Cell cell = new Cell(row, column, kind);
            boolean isTile = word.text().matches(Pattern.quote(prefix(cell)) + COLOR + '{' + sides + '}');
            if (isTile || word.text().equals(kind.mark)) {
                if (isTile) {
                    placed.put(cell, word);
                }
                if (!before.isEmpty() && sides == 3 && !fits(cell, before.get(0))) {
                    throw word.wrong("points the wrong way", "triangles up and down in turn");
                }
                return cell;
            }
        }
        throw word.wrong(
                "is not a cell", sides == 4 ? "'.', '-' or a tile" : "'^', 'v', '-', or '^' or 'v' with a tile behind");
    }

    private static boolean fits(Cell cell, Cell first) {
        boolean even = (cell.row() + cell.column() + first.row() + first.column()) % 2 == 0;
        return even == (cell.kind() == first.kind());
    }

    private List<Placement> given(Mosaic mosaic) {
        BiPredicate<Cell, String> borderRule = mosaic.borderRule();
        Tiles tiles = mosaic.tiles();
        List<Placement> given = new ArrayList<>();
        for (Cell cell : mosaic.board().cells()) {
            Word word = placed.get(cell);
            if (word != null) {
                String look = word.text().substring(prefix(cell).length());
                if (!tiles.words().contains(tiles.tile(look))) {
                    throw word.wrong(
                            "is not a tile of this puzzle",
                            "one of its " + tiles.words().size());
                }
                if (!borderRule.test(cell, look)) {
                    throw word.wrong("has another color at the border", mosaic.border());
                }
                given.add(new Placement(cell, look));
            }
        }
        return given;
    }

    private static String prefix(Cell cell) {
        return cell.kind() == Cell.Kind.SQUARE ? "" : cell.kind().mark;
    }
}
