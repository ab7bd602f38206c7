package dlx.modelers.packing;

import dlx.api.Line;
import dlx.api.Word;
import java.util.List;

/** The words of the line that starts a puzzle or its board, one by one. */
final class HeadWords {

    private final Line line;
    private final List<Word> words;

    /** Number of words read so far. */
    private int taken;

    /**
     * Creates a reader of the words of a line.
     *
     * @throws dlx.api.PuzzleSyntaxException if the line is far too long
     */
    HeadWords(Line line) {
        if (line.text().length() > DrawnRows.MOST) {
            throw line.error(DrawnRows.MOST + 1, "the line continues here; expected a few words");
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

    /** Returns true if the next word starts a board or a rule. */
    boolean isBoard() {
        return isRule()
                || BoxSize.isOne(words.get(taken))
                || LatticeBoards.NAMES.contains(words.get(taken).text());
    }

    boolean isRule() {
        return RulesReader.WORDS.contains(words.get(taken).text());
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
