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

/** Reads pieces that are drawn one below the other, with blank lines between, up to a line {@code board}. */
final class PieceReader {

    /** What ends the pieces. */
    static final String BOARD = "board";

    /** Letters that may draw a piece and then name it; digits only name what has no letter. */
    static final String LETTERS = Piece.NAMES.substring(0, 52);

    private final PuzzleText text;
    private final Kit kit;

    /** Pieces by name; those without a name wait under a number. */
    private final Map<String, Piece> pieces = new LinkedHashMap<>();

    /** Whose name each form is: finds a piece drawn twice. */
    private final Map<Form, String> seen = new LinkedHashMap<>();

    private int nameless;

    PieceReader(PuzzleText text, Kit kit) {
        this.text = text;
        this.kit = kit;
    }

    List<Piece> read() {
        while (true) {
            Rows.skip(text);
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
        return line.text().length() <= Rows.MOST
                && line.words().stream().limit(1).anyMatch(word -> word.text().equals(BOARD));
    }

    private void add() {
        Optional<Line> head = text.look().filter(PieceReader::isHead);
        head.ifPresent(line -> text.next("a piece"));
        Optional<Word> name =
                head.map(Line::words).filter(words -> words.size() == 2).map(words -> words.get(0));
        int copies = head.map(Line::words)
                .map(words -> Copies.of(words.get(words.size() - 1)))
                .orElse(1);
        Rows rows = Rows.read(text, LETTERS, kit.flat(), PieceReader::isBoard);
        if (rows.marks().isEmpty()) {
            throw head.map(line -> line.error(1, "a piece starts here; expected its drawing in the next line"))
                    .orElseGet(() -> text.endOfText("a piece"));
        }
        List<Mark> marks = rows.marks().stream()
                .filter(mark -> mark.sign() != Drawing.FREE)
                .toList();
        if (marks.isEmpty()) {
            throw rows.marks().get(0).wrong("starts a piece without cells", "a '#' or a letter in it");
        }
        Mark first = marks.get(0);
        Form form = form(marks);
        String drawn = first.sign() == Drawing.BLOCKED ? "" : String.valueOf(first.sign());
        String label = name.map(word -> checked(word, drawn)).orElse(drawn);
        if (pieces.containsKey(label)) {
            throw first.wrong("draws the piece " + label + " a second time", "another letter, or '#'");
        }
        Piece piece = Piece.of(label, form, kit.motions()).times(copies);
        Form least = piece.forms().get(0);
        if (seen.containsKey(least)) {
            throw first.wrong(
                    "draws the same piece as " + seen.get(least), "each piece once, below '2x' for two copies");
        }
        seen.put(least, label.isEmpty() ? "an earlier one" : label);
        pieces.put(label.isEmpty() ? "nameless " + nameless++ : label, piece);
    }

    private static boolean isHead(Line line) {
        List<Word> words = line.text().length() > Rows.MOST ? List.of() : line.words();
        return (words.size() == 1 || words.size() == 2) && Copies.isOne(words.get(words.size() - 1));
    }

    private static String checked(Word name, String drawn) {
        if (name.text().length() != 1 || LETTERS.indexOf(name.text().charAt(0)) < 0) {
            throw name.wrong("is not the name of a piece", "a letter");
        }
        if (!drawn.isEmpty() && !drawn.equals(name.text())) {
            throw name.wrong("is drawn with '" + drawn + "'", "'" + name.text() + "' or '#' in its drawing");
        }
        return name.text();
    }

    private static Form form(List<Mark> marks) {
        Mark first = marks.get(0);
        for (Mark mark : marks) {
            if (mark.sign() != first.sign()) {
                throw mark.wrong("is another piece", "'" + first.sign() + "', or a blank line between pieces");
            }
        }
        Form form = new Form(marks.stream().map(Mark::cell).toList());
        Set<Cell> part = Form.partAround(
                first.cell(), new HashSet<>(marks.stream().map(Mark::cell).toList()));
        for (Mark mark : marks) {
            if (!part.contains(mark.cell())) {
                throw mark.wrong("does not touch the rest of its piece", "a piece that hangs together");
            }
        }
        return form;
    }

    /** Those without a name get the first letters that are left. */
    private List<Piece> named() {
        List<Piece> named = new ArrayList<>();
        int next = 0;
        for (Piece piece : pieces.values()) {
            String name = piece.name();
            while (name.isEmpty()) {
                String free = Piece.NAMES.substring(next, ++next);
                name = pieces.containsKey(free) ? "" : free;
            }
            named.add(new Piece(name, piece.forms(), piece.copies()));
        }
        return named;
    }
}
