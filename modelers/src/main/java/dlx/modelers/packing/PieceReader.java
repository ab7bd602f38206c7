package dlx.modelers.packing;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A reader of pieces that are drawn one below the other, with blank lines between, up to a line {@code board}. */
final class PieceReader {

    /** The word that ends the pieces. */
    static final String BOARD = "board";

    /** Letters that may draw a piece and then name it. Digits only name pieces without a letter. */
    static final String LETTERS = Piece.NAMES.substring(0, 52);

    private final PuzzleText text;
    private final Kit kit;

    /** Pieces by name. Pieces that do not have a name yet have a number as key. */
    private final Map<String, Piece> pieces = new LinkedHashMap<>();

    /** Name of the piece of each first form, to find a piece drawn twice. */
    private final Map<PieceShape, String> seen = new LinkedHashMap<>();

    private int nameless;

    PieceReader(PuzzleText text, Kit kit) {
        this.text = text;
        this.kit = kit;
    }

    List<Piece> read() {
        while (true) {
            DrawnRows.skip(text);
            Line line = text.look().orElseThrow(() -> text.endOfText("a piece, or a line '" + BOARD + "'"));
            if (isBoard(line)) {
                if (pieces.isEmpty()) {
                    throw line.error(1, "the board starts here; expected a piece");
                }
                return named();
            }
            if (pieces.size() == Piece.NAMES.length()) {
                throw line.error(1, "another piece starts here; expected at most " + pieces.size() + " pieces");
            }
            add();
        }
    }

    static boolean isBoard(Line line) {
        return line.text().length() <= DrawnRows.MOST
                && line.words().stream().limit(1).anyMatch(word -> word.text().equals(BOARD));
    }

    private void add() {
        PieceHead head = PieceHead.read(text);
        DrawnRows rows = DrawnRows.read(text, LETTERS, kit, PieceReader::isBoard);
        boolean row = head.alone().isPresent() && isRow(rows);
        List<DrawnSign> drawn =
                LatticeRows.cells(kit.lattice(), row ? below(head.alone().orElseThrow(), rows.marks()) : rows.marks());
        if (drawn.isEmpty()) {
            throw head.line()
                    .map(line -> line.error(1, "a piece starts here; expected its drawing in the next line"))
                    .orElseGet(() -> text.endOfText("a piece"));
        }
        List<DrawnSign> marks =
                drawn.stream().filter(mark -> mark.sign() != Drawing.FREE).toList();
        if (marks.isEmpty()) {
            throw drawn.get(0).wrong("starts a piece without cells", "a '#' or a letter in it");
        }
        PieceShape form = form(marks, row);
        add(marks.get(0), form, row ? head.name() : head.name().or(head::alone), head.copies());
    }

    /** Adds a piece that was drawn, with the position of its first mark for messages. */
    private void add(DrawnSign first, PieceShape form, Optional<Word> name, Count copies) {
        String drawn = first.sign() == Drawing.BLOCKED ? "" : String.valueOf(first.sign());
        String label = name.map(word -> checked(word, drawn)).orElse(drawn);
        if (pieces.containsKey(label)) {
            throw name.map(word -> word.wrong("is the name of an earlier piece", "another letter"))
                    .orElseGet(
                            () -> first.wrong("draws the piece " + label + " a second time", "another letter, or '#'"));
        }
        Piece piece = Piece.of(label, form, kit.motions()).times(copies);
        PieceShape least = piece.forms().get(0);
        if (seen.containsKey(least)) {
            throw first.wrong(
                    "draws the same piece as " + seen.get(least), "each piece once, below '2x' for two copies");
        }
        seen.put(least, label.isEmpty() ? "an earlier one" : label);
        pieces.put(label.isEmpty() ? "nameless " + nameless++ : label, piece);
    }

    /**
     * Returns true if a letter in its own line above these rows is the first row. Above {@code #} it is the name of the
     * piece. Above layers side by side it cannot be a row, because a row has several layers there.
     */
    private static boolean isRow(DrawnRows rows) {
        return rows.layers() <= 1 && rows.marks().stream().noneMatch(mark -> mark.sign() == Drawing.BLOCKED);
    }

    /** Returns the marks of a drawing whose first row is a letter. */
    private List<DrawnSign> below(Word letter, List<DrawnSign> rows) {
        List<DrawnSign> marks = new ArrayList<>();
        int column = kit.lattice() == Lattice.SQUARE ? 0 : letter.column() - 1;
        marks.add(new DrawnSign(Cell.flat(0, column), letter.text().charAt(0), letter.line(), letter.column()));
        rows.forEach(mark -> marks.add(mark.plus(1, 0)));
        return marks;
    }

    private static String checked(Word name, String drawn) {
        if (!PieceHead.isLetter(name)) {
            throw name.wrong("is not the name of a piece", "a letter");
        }
        if (!drawn.isEmpty() && !drawn.equals(name.text())) {
            throw name.wrong("is drawn with '" + drawn + "'", "'" + name.text() + "' or '#' in its drawing");
        }
        return name.text();
    }

    private PieceShape form(List<DrawnSign> marks, boolean letterAlone) {
        DrawnSign first = marks.get(0);
        for (DrawnSign mark : marks) {
            if (mark.sign() != first.sign()) {
                throw mark.wrong("is another piece", "'" + first.sign() + "', or a blank line between pieces");
            }
        }
        PieceShape form = new PieceShape(
                kit.lattice(), marks.stream().map(DrawnSign::cell).toList());
        Set<Cell> part = PieceShape.partAround(
                kit.lattice(),
                first.cell(),
                new HashSet<>(marks.stream().map(DrawnSign::cell).toList()));
        if (letterAlone && part.size() == 1 && marks.size() > 1) {
            throw first.wrong(
                    "does not touch the rest of its piece", "'#' in the drawing below a letter that names it");
        }
        for (DrawnSign mark : marks) {
            if (!part.contains(mark.cell())) {
                throw mark.wrong("does not touch the rest of its piece", "a piece that hangs together");
            }
        }
        return form;
    }

    /** Returns the pieces; pieces without a name get the first free letters. */
    private List<Piece> named() {
        List<Piece> named = new ArrayList<>();
        int next = 0;
        for (Piece piece : pieces.values()) {
            String name = piece.name();
            while (name.isEmpty()) {
                String free = Piece.NAMES.substring(next, ++next);
                name = pieces.containsKey(free) ? "" : free;
            }
            named.add(piece.named(name));
        }
        return named;
    }
}
