package dlx.modelers.packing;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a packing puzzle: a set of pieces by name or pieces drawn, then a board by size or drawn.
 *
 * @since 0.1
 */
public final class PackingReader {

    static final String PIECES = "pieces";
    static final String ONE_SIDED = "one-sided";

    /** A letter and a number that people write as one word: 3xL, L3. */
    private static final Pattern COPIES_OF = Pattern.compile("(\\p{L}?)x?(\\d{1,4})x?(\\p{L}?)");

    private final PuzzleText text;
    private final Kit kit;
    private final Optional<Kit> oneSided;

    /**
     * A reader.
     *
     * @param text at a puzzle
     * @param kit the sets and motions
     * @param oneSided those after the word {@code one-sided}; absent if there is no such word
     */
    public PackingReader(PuzzleText text, Kit kit, Optional<Kit> oneSided) {
        this.text = text;
        this.kit = kit;
        this.oneSided = oneSided;
    }

    /**
     * Reads the puzzle.
     *
     * @return the puzzle; the text stands after it
     * @throws PuzzleSyntaxException if the text is no such puzzle
     */
    public Packing read() {
        Words words = new Words(text.nextFilled("'" + PIECES + "' or a set of pieces"));
        Kit used = kit;
        if (oneSided.isPresent() && words.take(ONE_SIDED)) {
            used = oneSided.get();
        }
        if (words.take(PIECES)) {
            words.end();
            List<Piece> pieces = new PieceReader(text, used).read();
            Words board = new Words(text.next(PieceReader.BOARD));
            board.take(PieceReader.BOARD);
            return withBoard(pieces, used, board);
        }
        List<Piece> set = set(words, used);
        return withBoard(chosen(set, words), used, words);
    }

    /**
     * Skips to the next line that starts a puzzle, after one that was refused.
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
        return word.equals(PIECES)
                || oneSided.isPresent() && word.equals(ONE_SIDED)
                || kit.sets().containsKey(word);
    }

    private static List<Piece> set(Words words, Kit kit) {
        Word name = words.next("'" + PIECES + "' or a set of pieces");
        if (!kit.sets().containsKey(name.text())) {
            String names = String.join("', '", kit.sets().keySet());
            throw name.wrong("is not a set of pieces", "'" + PIECES + "' or one of '" + names + "'");
        }
        return kit.sets().get(name.text()).get();
    }

    /** What was meant perhaps by a letter and a number in one word; otherwise what there is. */
    private static String meant(Word word, Set<String> names) {
        Matcher copies = COPIES_OF.matcher(word.text());
        if (copies.matches()) {
            String name = copies.group(1).isEmpty() ? copies.group(3) : copies.group(1);
            if (names.contains(name)) {
                return "the letter and its copies apart, as in '" + name + ' ' + copies.group(2) + "x'";
            }
        }
        return "a size, or one of " + String.join(" ", names);
    }

    /** The pieces of a set that are named after it, with their copies; all if none is. */
    private static List<Piece> chosen(List<Piece> set, Words words) {
        Map<String, Piece> byName = new TreeMap<>();
        set.forEach(piece -> byName.put(piece.name(), piece));
        List<Piece> chosen = new ArrayList<>();
        while (words.hasNext() && !words.isSize()) {
            Word word = words.next("a piece");
            Piece piece = byName.get(word.text());
            if (piece == null) {
                throw word.wrong("is no piece of the set", meant(word, byName.keySet()));
            }
            if (chosen.stream().anyMatch(other -> other.name().equals(piece.name()))) {
                throw word.wrong("is there already", "each piece once, with '2x' after it for two copies");
            }
            chosen.add(words.hasNext() && words.isCopies() ? piece.times(Copies.of(words.next("copies"))) : piece);
        }
        return chosen.isEmpty() ? set : chosen;
    }

    private Packing withBoard(List<Piece> pieces, Kit used, Words words) {
        if (words.hasNext()) {
            Word size = words.next("a size");
            words.end();
            return new Packing(pieces, BoxSize.board(size, used.flat() ? 2 : 3), List.of());
        }
        DrawnRows.skip(text);
        if (text.look().isEmpty()) {
            throw text.endOfText("a board");
        }
        DrawnRows rows = DrawnRows.read(text, Piece.NAMES, used.flat(), line -> false);
        return new Packing(pieces, rows.board(), PlacedPieces.of(pieces, rows.placed()));
    }

    /** The words of a line, one by one. */
    private static final class Words {

        private final Line line;
        private final List<Word> words;
        private int taken;

        Words(Line line) {
            if (line.text().length() > DrawnRows.MOST) {
                throw line.error(DrawnRows.MOST + 1, "the line goes on here; expected a few words");
            }
            this.line = line;
            this.words = line.words();
        }

        boolean hasNext() {
            return taken < words.size();
        }

        Word next(String expected) {
            if (!hasNext()) {
                throw line.error(line.text().length() + 1, "the line ends here; expected " + expected);
            }
            return words.get(taken++);
        }

        boolean take(String word) {
            boolean there = hasNext() && words.get(taken).text().equals(word);
            taken += there ? 1 : 0;
            return there;
        }

        boolean isSize() {
            return BoxSize.isOne(words.get(taken));
        }

        boolean isCopies() {
            return Copies.isOne(words.get(taken));
        }

        void end() {
            if (hasNext()) {
                throw words.get(taken).wrong("is one too many", "the line to end");
            }
        }
    }
}
