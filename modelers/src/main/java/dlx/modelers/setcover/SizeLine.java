package dlx.modelers.setcover;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.matrix.MatrixReader;
import dlx.modelers.words.WordReader;
import java.util.Optional;

/**
 * The line with two numbers in front of rows or triples.
 *
 * @param line the line itself
 * @param first the first number, {@code >= 1}
 * @param second the second number, {@code >= 1}
 */
record SizeLine(Line line, int first, int second) {

    static SizeLine read(Line line, String what, int most, String otherWhat, int otherMost) {
        WordReader words = new WordReader(line);
        int first = words.next(what).toInt(what, 1, most);
        int second = words.next(otherWhat).toInt(otherWhat, 1, otherMost);
        words.end("the size");
        return new SizeLine(line, first, second);
    }

    /** Throws if further numbers follow. They would be read as the next puzzle, although they are not a size. */
    static void checkNothingFollows(PuzzleText text) {
        Optional<Line> next = text.skipBlank() ? text.look() : Optional.empty();
        next.filter(line -> !MatrixReader.isTwoNumbers(line)).ifPresent(line -> {
            Word word = new WordReader(line).next("a word");
            if (WatchedText.matches("[0-9]++", word.text())) {
                throw word.wrong("is one too many", "the text to end, or the size of the next part");
            }
        });
    }
}
