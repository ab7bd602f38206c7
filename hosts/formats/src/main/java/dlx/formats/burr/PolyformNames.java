package dlx.formats.burr;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.PlainFormat;
import dlx.formats.text.ReadPuzzles;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names of pieces, as in David Goodger's Polyform Puzzler, then the size of a box: {@code V L T Z a b p 3x3x3},
 * {@code I4 L4 O4 S4 T4 4x5}. A name may end with its number of cells, and a number of copies may follow it:
 * {@code 2x}. Source: polyominoes.py and polycubes.py of Polyform Puzzler.
 */
public final class PolyformNames implements PlainFormat {

    private static final String PROGRAM = "Polyform Puzzler";
    private static final int LONGEST = 1024;
    private static final Pattern TEXT =
            Pattern.compile("(?:[A-Za-z]\\d{0,2}+(?:\\s++(?:\\d{1,3}x|[*]))?\\s++)+\\d{1,4}x\\d{1,4}(x\\d{1,4})?");
    private static final Pattern PIECE = Pattern.compile("([A-Za-z])(\\d*)");

    /** Names of the sets in the model polyomino, by the number of cells of a piece. */
    private static final Map<Integer, String> SETS =
            Map.of(1, "monominoes", 2, "dominoes", 3, "trominoes", 4, "tetrominoes", 5, "pentominoes");

    /** Letters of each set in Polyform Puzzler, by the number of cells of a piece; its tromino V is L in the model. */
    private static final Map<Integer, String> LETTERS = Map.of(1, "O", 2, "I", 3, "ILV", 4, "ILOST", 5, "FILNPTUVWXYZ");

    /** The letters of the Soma cube; S is another letter for Z, as among the tetracubes. */
    private static final String SOMA = "VLTZSABP";

    @Override
    public Optional<ReadPuzzles> read(ForeignText text, Optional<String> model) {
        String names = text.text();
        Matcher matcher = WatchedText.matcher(TEXT, names.length() > LONGEST ? "" : names);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        List<String> words = Arrays.asList(names.split("\\s+"));
        List<String> pieces = words.subList(0, words.size() - 1);
        String size = words.get(words.size() - 1);
        return Optional.of(matcher.group(1) == null ? flat(text, pieces, size) : soma(text, pieces, size));
    }

    private static ReadPuzzles soma(ForeignText text, List<String> pieces, String size) {
        String line = pieces.stream().map(word -> somaPiece(text, word)).collect(Collectors.joining(" "));
        return new ReadPuzzles(PROGRAM, "soma", "soma " + line + ' ' + size + '\n', List.of());
    }

    private static String somaPiece(ForeignText text, String word) {
        Matcher piece = WatchedText.matcher(PIECE, word);
        if (!piece.matches()) {
            return word;
        }
        String letter = piece.group(1).toUpperCase(Locale.ROOT);
        String cells = letter.equals("V") ? "3" : "4";
        if (!SOMA.contains(letter)
                || !piece.group(2).isEmpty() && !piece.group(2).equals(cells)) {
            throw text.fault(
                    PROGRAM,
                    "piece: " + Phrases.quoted(word)
                            + " is not a piece of the Soma cube; expected V L T Z a b p, or the pieces"
                            + " drawn for the model soma");
        }
        return letter.equals("S") ? "Z" : letter;
    }

    private static ReadPuzzles flat(ForeignText text, List<String> pieces, String size) {
        int cells = SETS.keySet().stream()
                .sorted(Comparator.reverseOrder())
                .filter(number -> areOf(pieces, number) && fills(pieces, number, size))
                .findFirst()
                .orElseThrow(() -> text.fault(
                        PROGRAM,
                        "pieces: they are of no one set that fills the board; expected names of one of the sets of 1 to 5"
                                + " cells, as F5 I5 or I4 L4, whose cells are as many as those of the board"));
        String line = pieces.stream().map(word -> flatPiece(word, cells)).collect(Collectors.joining(" "));
        return new ReadPuzzles(PROGRAM, "polyomino", SETS.get(cells) + ' ' + line + ' ' + size + '\n', List.of());
    }

    /** Returns true if all names belong to pieces of {@code cells} cells. */
    private static boolean areOf(List<String> pieces, int cells) {
        return pieces.stream()
                .map(piece -> WatchedText.matcher(PIECE, piece))
                .filter(Matcher::matches)
                .allMatch(piece -> LETTERS.get(cells).contains(piece.group(1))
                        && (piece.group(2).isEmpty() || piece.group(2).equals(String.valueOf(cells))));
    }

    /**
     * Returns true if pieces of {@code cells} cells fill the board exactly, or if a piece may be used any number of
     * times.
     */
    private static boolean fills(List<String> pieces, int cells, String size) {
        String[] sides = size.split("x");
        long area = Long.parseLong(sides[0]) * Long.parseLong(sides[1]);
        long sum = 0;
        for (String word : pieces) {
            if (word.equals("*")) {
                return true;
            }
            sum += word.endsWith("x") ? Long.parseLong(word.substring(0, word.length() - 1)) - 1 : 1;
        }
        return sum * cells == area;
    }

    private static String flatPiece(String word, int cells) {
        Matcher piece = WatchedText.matcher(PIECE, word);
        return !piece.matches() ? word : cells == 3 && piece.group(1).equals("V") ? "L" : piece.group(1);
    }
}
