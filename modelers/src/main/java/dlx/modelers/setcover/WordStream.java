package dlx.modelers.setcover;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.incidence.WordScanner;

/** Words one after the other, over the ends of lines. Not thread-safe. */
final class WordStream {

    private final PuzzleText text;
    private WordScanner words;
    private Word word;

    /** Whether {@link #word} is the first of its line. */
    private boolean first;

    /** After a line that was taken. */
    WordStream(PuzzleText text, Line before) {
        this.text = text;
        this.words = new WordScanner(new Line(before.source(), before.number(), ""));
        this.word = new Word(before, 1, "");
    }

    /** Moves to the next word: {@code false} where the text ends. */
    boolean next() {
        first = false;
        while (!words.next()) {
            if (!text.skipBlank()) {
                return false;
            }
            words = new WordScanner(text.next("a line"));
            first = true;
        }
        word = words.word();
        return true;
    }

    /** The current word. */
    Word word() {
        return word;
    }

    /** Whether the current word is all of its line. */
    boolean isAlone() {
        return first && isLast();
    }

    /** Whether the current word is the first of its line. */
    boolean isFirst() {
        return first;
    }

    /** Whether the current word is the last of its line. */
    boolean isLast() {
        return restOfLine().isEmpty();
    }

    /** Makes sure that the line has no further word. */
    void endLine(String last) {
        if (!restOfLine().isEmpty()) {
            words.next();
            throw words.wrong("is one too many", "the line to end after " + last);
        }
    }

    private String restOfLine() {
        Line line = word.line();
        int end = Math.min(line.text().length(), word.column() - 1 + word.text().length());
        return line.text().substring(end).strip();
    }
}
