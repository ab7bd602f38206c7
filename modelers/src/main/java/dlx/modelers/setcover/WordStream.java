package dlx.modelers.setcover;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.incidence.WordScanner;

/** Reads words one by one, across the ends of lines. Not thread-safe. */
final class WordStream {

    private final PuzzleText text;
    private WordScanner words;
    private Word word;

    /** True if {@link #word} is the first word of its line. */
    private boolean first;

    /** Creates a stream that begins after a line that has been read. */
    WordStream(PuzzleText text, Line before) {
        this.text = text;
        this.words = new WordScanner(new Line(before.source(), before.number(), ""));
        this.word = new Word(before, 1, "");
    }

    /** Moves to the next word; returns false at the end of the text. */
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

    /** Moves to the next word and returns it. Throws at the end of the text. */
    Word next(String expected) {
        if (!next()) {
            throw text.endOfText(expected);
        }
        return word;
    }

    /** Returns the current word. */
    Word word() {
        return word;
    }

    /** Returns true if the current word is the only word of its line. */
    boolean isAlone() {
        return first && isLast();
    }

    /** Returns true if the current word is the first word of its line. */
    boolean isFirst() {
        return first;
    }

    /** Returns true if the current word is the last word of its line. */
    boolean isLast() {
        return restOfLine().isEmpty();
    }

    /** Throws if the line has a further word. */
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
