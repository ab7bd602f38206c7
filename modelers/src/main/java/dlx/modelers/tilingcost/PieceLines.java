package dlx.modelers.tilingcost;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import dlx.modelers.costs.LongReader;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.Copies;
import dlx.modelers.packing.Count;
import dlx.modelers.packing.Kit;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.PieceShape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collects pieces, line by line: pieces of a set, or one drawn piece; copies, factor and cost follow them. */
final class PieceLines {

    /** First word of the line of a drawn piece. */
    static final String PIECE = "piece";

    private static final String TIMES = "times";
    private static final String COST = "cost";
    private static final String NUMBER = "a whole number";

    /** Maximum number of cells of a drawn piece, so that a drawing fits on a readable line. */
    private static final int MOST_CELLS = 64;

    private final Kit kit;
    private final List<Piece> pieces = new ArrayList<>();
    private final Map<String, Terms> terms = new HashMap<>();

    /** Forms of all pieces so far, to detect duplicates. */
    private final Set<PieceShape> seen = new HashSet<>();

    /** A piece and the word that names it. */
    private record Asked(Piece piece, Word at) {}

    PieceLines(Kit kit) {
        this.kit = kit;
    }

    List<Piece> pieces() {
        return pieces;
    }

    Map<String, Terms> terms() {
        return terms;
    }

    /** Reads a line and returns true if it is a line of pieces. */
    boolean read(Line line) {
        List<Word> words = line.words();
        Word first = words.get(0);
        if (first.text().equals(PIECE)) {
            if (words.size() == 1) {
                throw endOf(line, "a drawing like ##/#.");
            }
            addAll(List.of(new Asked(drawn(words.get(1)), words.get(1))), line, words.subList(2, words.size()));
            return true;
        }
        if (!kit.sets().containsKey(first.text())) {
            return false;
        }
        List<Piece> set = kit.sets().get(first.text()).get();
        List<Asked> asked = new ArrayList<>();
        int end = 1;
        while (end < words.size() && !isTerm(words.get(end))) {
            asked.add(new Asked(ofSet(words.get(end), set), words.get(end++)));
        }
        if (asked.isEmpty()) {
            set.forEach(piece -> asked.add(new Asked(piece, first)));
        }
        addAll(asked, line, words.subList(end, words.size()));
        return true;
    }

    private static boolean isTerm(Word word) {
        return Copies.isOne(word) || word.text().equals(TIMES) || word.text().equals(COST);
    }

    private static Piece ofSet(Word word, List<Piece> set) {
        return set.stream()
                .filter(piece -> piece.name().equals(word.text()))
                .findFirst()
                .orElseThrow(() -> word.wrong(
                        "is not a piece of the set",
                        "one of "
                                + String.join(" ", set.stream().map(Piece::name).toList())
                                + ", or copies like 2x, or '" + TIMES + "', or '" + COST + "'"));
    }

    private void addAll(List<Asked> asked, Line line, List<Word> words) {
        Optional<Count> copies = Optional.empty();
        Map<String, Long> numbers = new HashMap<>();
        for (int k = 0; k < words.size(); k++) {
            Word word = words.get(k);
            if (Copies.isOne(word) && copies.isEmpty()) {
                copies = Optional.of(Copies.of(word));
            } else if ((word.text().equals(TIMES) || word.text().equals(COST)) && !numbers.containsKey(word.text())) {
                boolean isCost = word.text().equals(COST);
                if (++k == words.size()) {
                    throw endOf(line, (isCost ? "a cost" : "a factor") + " after '" + word.text() + "'");
                }
                numbers.put(word.text(), LongReader.read(words.get(k), isCost ? "a cost" : "a factor", NUMBER));
            } else {
                throw word.wrong(
                        "does not go here", "copies like 2x, '" + TIMES + "' and '" + COST + "', each at most once");
            }
        }
        Terms own = new Terms(numbers.getOrDefault(TIMES, 1L), numbers.getOrDefault(COST, 0L));
        for (Asked one : asked) {
            add(one.piece().times(copies.orElse(Piece.ANY_NUMBER)), own, one.at());
        }
    }

    private void add(Piece piece, Terms own, Word at) {
        if (!seen.add(piece.forms().get(0))) {
            throw at.wrong("states a piece that is there already", "each piece once");
        }
        String name = free(piece.name() + Piece.NAMES, piece.size())
                .orElseThrow(
                        () -> at.wrong("is one too many", "at most " + Piece.NAMES.length() + " pieces of a size"));
        pieces.add(piece.named(name));
        terms.put(name, own);
    }

    /** Returns a name like T4, made of the first letter that no piece of this size has. */
    private Optional<String> free(String letters, int size) {
        return letters.chars()
                .mapToObj(letter -> (char) letter + Integer.toString(size))
                .filter(name -> !terms.containsKey(name))
                .findFirst();
    }

    /** Returns a drawn piece; {@link #add} chooses its name. */
    private Piece drawn(Word drawing) {
        String text = drawing.text();
        int cells = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '#' && c != '.' && c != '/') {
                Word sign = new Word(drawing.line(), drawing.column() + i, String.valueOf(c));
                throw sign.wrong("does not draw a piece", "'#' and '.', and '/' between rows");
            }
            cells += c == '#' ? 1 : 0;
        }
        if (cells == 0 || cells > MOST_CELLS) {
            throw drawing.wrong("is a piece of " + cells + " cells", "1 to " + MOST_CELLS + " of '#'");
        }
        PieceShape form = PieceShape.drawn(text);
        Cell first = form.cells().get(0);
        if (PieceShape.partAround(first, new HashSet<>(form.cells())).size() < cells) {
            throw drawing.wrong("does not hang together", "cells that touch with their sides");
        }
        return Piece.of("A", form, kit.motions());
    }

    private static PuzzleSyntaxException endOf(Line line, String expected) {
        return line.endError("the line ends here; expected " + expected);
    }
}
