package dlx.modelers.tilingcost;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Word;
import dlx.modelers.costs.LongReader;
import dlx.modelers.costs.TotalBound;
import dlx.modelers.packing.Board;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.DrawnRows;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.Placement;
import dlx.modelers.polyomino.Polyominoes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads pieces and the rules for their values, then a board of numbers up to a blank line. */
final class PaidBoardReader {

    static final Setting.Choice PAYS = Setting.choice(
            "pays",
            Pay.words(),
            "the value of a tile from its numbers, where the text does not say (default " + Pay.PRODUCT.word() + ")");

    static final Setting.Flag REFLECTIONS = Setting.flag("reflections", "no: pieces must not be turned over");

    private final PuzzleText text;
    private final PieceLines pieces;
    private Optional<Pay> pay = Optional.empty();

    private final List<Cell> cells = new ArrayList<>();
    private final List<Long> numbers = new ArrayList<>();
    private final List<Word> words = new ArrayList<>();
    private int rows;
    private int columns;

    PaidBoardReader(PuzzleText text) {
        this.text = text;
        boolean oneSided = !text.flag(REFLECTIONS).orElse(true);
        pieces = new PieceLines(oneSided ? Polyominoes.ONE_SIDED : Polyominoes.TWO_SIDED);
    }

    PaidBoard read() {
        Line line = text.nextFilled("a set of pieces");
        while (!isRow(line)) {
            readHead(line);
            line = text.nextFilled("a row of numbers");
        }
        if (pieces.pieces().isEmpty()) {
            throw line.words().get(0).wrong("starts the board", "pieces before it: 'dominoes', say");
        }
        addRow(line);
        for (Optional<Line> next = text.look();
                next.filter(row -> !row.isBlank()).isPresent();
                next = text.look()) {
            line = text.next("a row");
            if (!line.startsWith('#')) {
                addRow(line);
            }
        }
        Pay usual = text.choice(PAYS).flatMap(Pay::ofWord).orElse(Pay.PRODUCT);
        Packing packing = new Packing(pieces.pieces(), new Board(1, rows, columns, cells), List.of());
        PaidBoard board = new PaidBoard(packing, numbers, pay.orElse(usual), pieces.terms());
        checkTotals(board);
        return board;
    }

    static boolean isRow(Line line) {
        Word first = line.words().get(0);
        return first.text().equals(LongReader.NONE) || LongReader.isOne(first);
    }

    private void readHead(Line line) {
        List<Word> head = line.words();
        Word first = head.get(0);
        if (pieces.read(line)) {
            return;
        }
        if (!first.text().equals(PAYS.name())) {
            String sets = String.join(", ", Polyominoes.TWO_SIDED.sets().keySet());
            throw first.wrong("starts no line of this model", "a number, or one of pays, piece, " + sets);
        }
        if (pay.isPresent()) {
            throw first.wrong("appears a second time", "one line of it");
        }
        if (head.size() == 1) {
            throw line.endError("the line ends here; expected one of " + String.join(", ", Pay.words()));
        }
        Word rule = head.get(1);
        pay = Pay.ofWord(rule.text());
        if (pay.isEmpty()) {
            throw rule.wrong("is not a way for a tile to pay", "one of " + String.join(", ", Pay.words()));
        }
        if (head.size() > 2) {
            throw head.get(2).wrong("is one too many", "the line to end");
        }
    }

    private void addRow(Line line) {
        List<Word> row = line.words();
        columns = rows == 0 ? row.size() : columns;
        if ((long) (rows + 1) * columns > DrawnRows.MOST) {
            throw row.get(0).wrong("starts a row too many", "at most " + DrawnRows.MOST + " cells in all");
        }
        for (int column = 0; column < Math.min(columns, row.size()); column++) {
            Word word = row.get(column);
            if (!word.text().equals(LongReader.NONE)) {
                numbers.add(LongReader.read(word, "a cell", "a whole number, or '" + LongReader.NONE + "' for a hole"));
                cells.add(Cell.flat(rows, column));
                words.add(word);
            }
        }
        if (row.size() > columns) {
            throw row.get(columns).wrong("is one too many", PuzzleText.counted(columns, "cell") + " in the row");
        }
        if (row.size() < columns) {
            throw line.wrongCount("the row", row.size(), "cell", columns);
        }
        rows++;
    }

    /**
     * Throws if a total may overflow. A tiling has at most one tile with a given first cell, so the bound takes one
     * class for each first cell.
     */
    private void checkTotals(PaidBoard board) {
        if (isSafe()) {
            return;
        }
        TotalBound bound = new TotalBound();
        for (Piece piece : board.packing().pieces()) {
            for (Placement tile : board.packing().board().placements(piece)) {
                int first = board.packing().board().indexOf(tile.cells().get(0));
                try {
                    bound.add(first, board.pays(tile), words.get(first));
                } catch (ArithmeticException e) {
                    throw TotalBound.tooLarge(words.get(first));
                }
            }
        }
    }

    /**
     * Returns true if numbers are so small that no total can overflow. This holds for most boards, and spares the check
     * of each tile.
     */
    private boolean isSafe() {
        double greatest =
                numbers.stream().mapToDouble(n -> Math.abs((double) n)).max().orElse(0);
        double total = 0;
        for (Piece piece : pieces.pieces()) {
            Terms own = pieces.terms().getOrDefault(piece.name(), new Terms(0, 0));
            double pays = Math.pow(greatest + 1, piece.size()) * piece.size(); // an upper bound for all rules
            total = Math.max(total, pays * Math.abs((double) own.times()) + Math.abs((double) own.cost()));
        }
        return total * cells.size() < 0x1p62;
    }
}
