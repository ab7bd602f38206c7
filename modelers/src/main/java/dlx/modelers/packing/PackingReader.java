package dlx.modelers.packing;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of packing puzzles: a set of pieces by name, or drawn pieces; then a board by size, or a drawn board.
 *
 * @param text the text, at a puzzle
 * @param families the sets and motions of each lattice that puzzles may have
 * @since 0.1
 */
public record PackingReader(PuzzleText text, List<Family> families) {

    static final String PIECES = "pieces";
    static final String ONE_SIDED = "one-sided";

    /** The word that starts a second drawing of the board, with the pieces that lie on it. */
    static final String PLACED = "placed";

    private static final String SET = "'" + PIECES + "' or a set of pieces";

    /** Pattern of a letter and a number that users write as one word: 3xL, L3. */
    private static final Pattern COPIES_OF = Pattern.compile("(\\p{L}?)x?(\\d{1,4}(?:[.][.]\\d{1,4})?)x?(\\p{L}?)");

    /**
     * Reads the puzzle, up to its end in the text.
     *
     * @return the puzzle
     * @throws PuzzleSyntaxException if the text is not such a puzzle
     */
    public Packing read() {
        HeadWords words = new HeadWords(text.nextFilled(expected()));
        Family family = family(words);
        Kit used = family.kit();
        if (family.oneSided().isPresent() && words.take(ONE_SIDED)) {
            used = family.oneSided().get();
        }
        if (words.take(PIECES)) {
            words.end();
            List<Piece> pieces = new PieceReader(text, used).read();
            HeadWords board = new HeadWords(text.next(PieceReader.BOARD));
            board.take(PieceReader.BOARD);
            return withBoard(pieces, used, board);
        }
        List<Piece> set = set(words, used);
        return withBoard(chosen(set, words), used, words);
    }

    /** Returns the family that the first word names, or the only family. */
    private Family family(HeadWords words) {
        for (Family family : families) {
            if (family.word().isEmpty() || words.take(family.word())) {
                return family;
            }
        }
        throw words.next(expected()).wrong("is not a lattice", expected());
    }

    private String expected() {
        List<String> names = families.stream().map(Family::word).toList();
        return names.contains("") ? SET : "one of '" + String.join("', '", names) + "'";
    }

    /**
     * Skips to the next line that starts a puzzle, after a rejected puzzle.
     *
     * @return {@code true}, also at the end of the text
     */
    public boolean resume() {
        text.skipWhile(line -> !startsPuzzle(line));
        return true;
    }

    private boolean startsPuzzle(Line line) {
        if (line.isBlank() || line.text().length() > DrawnRows.MOST) {
            return false;
        }
        String word = line.words().get(0).text();
        return families.stream().anyMatch(family -> startsPuzzle(word, family));
    }

    private static boolean startsPuzzle(String word, Family family) {
        if (!family.word().isEmpty()) {
            return word.equals(family.word());
        }
        return word.equals(PIECES)
                || family.oneSided().isPresent() && word.equals(ONE_SIDED)
                || family.kit().sets().containsKey(word);
    }

    private static List<Piece> set(HeadWords words, Kit kit) {
        Word name = words.next(SET);
        if (!kit.sets().containsKey(name.text())) {
            String names = String.join("', '", kit.sets().keySet());
            throw name.wrong("is not a set of pieces", "'" + PIECES + "' or one of '" + names + "'");
        }
        return kit.sets().get(name.text()).get();
    }

    /**
     * Returns the expected text for a word that is not a piece. If the word joins a letter and a number, the text
     * proposes to separate them.
     */
    private static String meant(Word word, Set<String> names) {
        Matcher copies = WatchedText.matcher(COPIES_OF, word.text());
        if (copies.matches()) {
            String name = copies.group(1).isEmpty() ? copies.group(3) : copies.group(1);
            if (names.contains(name)) {
                return "the letter and its copies apart, as in '" + name + ' ' + copies.group(2) + "x'";
            }
        }
        return "a size, or one of " + String.join(" ", names);
    }

    /**
     * Returns the name of a piece in a set. J and Z are L and S turned over; in sets that contain both sides of a
     * piece, the second side has the small letter.
     */
    private static String known(String name, List<Piece> set) {
        List<String> names = set.stream().map(Piece::name).toList();
        boolean areTetrominoes = Set.of("I", "L", "O", "S", "T", "l", "s").containsAll(names) && names.contains("S");
        String other = name.equals("J") ? "L" : name.equals("Z") ? "S" : name;
        boolean isOther = areTetrominoes && !other.equals(name);
        String small = other.toLowerCase(Locale.ROOT);
        return !isOther ? name : names.contains(small) ? small : other;
    }

    /**
     * Returns the pieces whose names follow the set, with their copies. Without names, or with one number of copies for
     * all, returns all pieces of the set.
     */
    private static List<Piece> chosen(List<Piece> set, HeadWords words) {
        Map<String, Piece> byName = new TreeMap<>();
        set.forEach(piece -> byName.put(piece.name(), piece));
        if (words.hasNext() && words.isCopies()) {
            Count copies = Copies.of(words.next("copies"));
            return set.stream().map(piece -> piece.times(copies)).toList();
        }
        List<Piece> chosen = new ArrayList<>();
        while (words.hasNext() && !words.isBoard()) {
            Word word = words.next("a piece");
            Piece piece = byName.get(known(word.text(), set));
            if (piece == null) {
                throw word.wrong("is not a piece of the set", meant(word, byName.keySet()));
            }
            if (chosen.stream().anyMatch(other -> other.name().equals(piece.name()))) {
                throw word.wrong("is there already", "each piece once, with '2x' after it for two copies");
            }
            chosen.add(words.hasNext() && words.isCopies() ? piece.times(Copies.of(words.next("copies"))) : piece);
        }
        return chosen.isEmpty() ? set : chosen;
    }

    private Packing withBoard(List<Piece> pieces, Kit used, HeadWords words) {
        if (words.hasNext() && !words.isRule()) {
            Board box = used.lattice() == Lattice.SQUARE
                    ? BoxSize.board(words.next("a size"), used.flat() ? 2 : 3)
                    : LatticeBoards.read(words, used.lattice());
            RulesReader rules = RulesReader.read(words, pieces);
            return new Packing(pieces, rules.isOfHoles() ? box.ofOptionalCells() : box, rules.rules(), List.of());
        }
        RulesReader rules = RulesReader.read(words, pieces);
        DrawnRows.skip(text);
        if (text.look().isEmpty()) {
            throw text.endOfText("a board");
        }
        DrawnRows rows = rows(used);
        Board board = rows.board(used.lattice());
        if (text.look().filter(PackingReader::isPlaced).isPresent()) {
            Line line = text.next(PLACED);
            rows = rows(used);
            if (!rows.board(used.lattice()).cells().equals(board.cells())) {
                throw line.error(1, "other cells than those of the board are drawn below; expected the same");
            }
        }
        List<DrawnSign> placed = rows.placed();
        rules.check(board, placed);
        return new Packing(pieces, board, rules.rules(), PlacedPieces.of(used.lattice(), pieces, placed));
    }

    /** Reads the rows of a board up to a blank line, or up to the second drawing of the board. */
    private DrawnRows rows(Kit used) {
        DrawnRows drawn = DrawnRows.read(text, DrawnRows.OPTIONAL + Piece.NAMES, used, PackingReader::isPlaced);
        DrawnRows rows = drawn.on(used.lattice());
        if (drawn.marks().isEmpty()) {
            throw text.look()
                    .map(line -> line.error(1, "no board is drawn above this line; expected its rows"))
                    .orElseGet(() -> text.endOfText("a board"));
        }
        if (rows.marks().isEmpty()) {
            throw drawn.marks().get(0).wrong("is all that is drawn", "a board with cells");
        }
        return rows;
    }

    private static boolean isPlaced(Line line) {
        return line.text().strip().equals(PLACED);
    }
}
