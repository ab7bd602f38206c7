package dlx.modelers.packing;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.List;
import java.util.Optional;

/**
 * The lines above the drawing of a piece: its letter, its copies, or both.
 *
 * @param line the first line of the head; absent if the drawing starts at once
 * @param name the letter, if it is in the line of the copies
 * @param copies the number of times that the piece is used
 * @param alone a letter in a line without copies: the name of the piece drawn below, or the first row of the
 *     drawing
 */
record PieceHead(Optional<Line> line, Optional<Word> name, Count copies, Optional<Word> alone) {

    /** Pattern of numbers of copies as users write them. A row never matches. */
    private static final String NUMBER = "x?[0-9]+([.][.]([0-9]+|[*]))?x?|[*]";

    private static final String ROW_OF_BLOCKS = "[.]*+#[.#]*+";

    /**
     * Reads the head of a piece.
     *
     * @param text the text, at the first line of a piece
     * @return the head, which may be empty
     * @throws dlx.api.PuzzleSyntaxException if the line is neither a head nor a row
     */
    static PieceHead read(PuzzleText text) {
        Optional<Line> line = text.look().filter(PieceHead::hasCopies);
        line.ifPresent(head -> text.next("a piece"));
        List<Word> words = line.map(Line::words).orElse(List.of());
        Optional<Word> name = words.size() == 2 ? Optional.of(words.get(0)) : Optional.empty();
        Count copies = words.isEmpty() ? Count.of(1) : Copies.of(words.get(words.size() - 1));
        Optional<Word> alone = name.isPresent() ? Optional.empty() : takeLetter(text);
        return new PieceHead(line.or(() -> alone.map(Word::line)), name, copies, alone);
    }

    /** Returns true if a word is a letter that can name a piece. */
    static boolean isLetter(Word word) {
        return word.text().length() == 1
                && PieceReader.LETTERS.indexOf(word.text().charAt(0)) >= 0;
    }

    private static boolean hasCopies(Line line) {
        List<Word> words = words(line);
        if (words.size() >= 2) {
            refuse(words.get(0), words.get(1));
        }
        return (words.size() == 1 || words.size() == 2) && Copies.isOne(words.get(words.size() - 1));
    }

    /** Rejects wrong heads that users often write, before they are read as rows. */
    private static void refuse(Word first, Word second) {
        if (WatchedText.matches(NUMBER, first.text()) && isLetter(second)) {
            throw first.wrong(
                    "is in front of the letter",
                    "the letter first, as in '" + second.text() + " " + inOrder(first.text()) + "'");
        }
        if (isLetter(first) && WatchedText.matches(NUMBER, second.text()) && !Copies.isOne(second)) {
            throw second.wrong("is not a number of copies", "one like 2x or 1..2x, or '*' for any number");
        }
        if (isLetter(first) && WatchedText.matches(ROW_OF_BLOCKS, second.text())) {
            throw second.wrong("comes after the letter of its piece", "it in the next line");
        }
    }

    private static String inOrder(String number) {
        return number.equals("*") ? number : number.replace("x", "") + "x";
    }

    private static Optional<Word> takeLetter(PuzzleText text) {
        text.skipWhile(DrawnRows::isComment);
        Optional<Word> letter = text.look()
                .map(PieceHead::words)
                .filter(words -> words.size() == 1)
                .map(words -> words.get(0))
                .filter(PieceHead::isLetter);
        letter.ifPresent(word -> text.next("a piece"));
        return letter;
    }

    private static List<Word> words(Line line) {
        return line.text().length() > DrawnRows.MOST ? List.of() : line.words();
    }
}
