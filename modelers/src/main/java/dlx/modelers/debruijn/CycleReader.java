package dlx.modelers.debruijn;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.words.WordReader;

/** A reader of cycles: the letters, the length of the words, and optionally the letters in the first slots. */
final class CycleReader {

    static final int MOST_SLOTS = 1024;

    private static final String LETTERS = "two or more letters or digits";

    private CycleReader() {}

    static Cycle read(PuzzleText text) {
        Line line = text.nextFilled(LETTERS);
        WordReader words = new WordReader(line);
        String letters = letters(words.next(LETTERS));
        Word length = words.next("the length of the words");
        int n = length.toInt("the length of a word", 1, 10);
        double size = Math.pow(letters.length(), n);
        if (size > MOST_SLOTS) {
            throw length.wrong(
                    "is too long for " + letters.length() + " letters", "at most " + MOST_SLOTS + " words in all");
        }
        String given = words.hasNext() ? given(words.next("a row of letters"), letters, (int) size) : "";
        words.end("the row of letters");
        Cycle cycle = new Cycle(letters, n, given + String.valueOf(Cycle.FREE).repeat((int) size - given.length()));
        cycle.clash().ifPresent(sentence -> text.warn(line, sentence));
        return cycle;
    }

    private static String letters(Word word) {
        String letters = word.text();
        if (!WatchedText.matches("[A-Za-z0-9]{2,}", letters)) {
            throw word.wrong("is not an alphabet", LETTERS);
        }
        for (int i = 0; i < letters.length(); i++) {
            if (letters.indexOf(letters.charAt(i)) < i) {
                throw at(word, i).wrong("is there already", "each letter once");
            }
        }
        return letters;
    }

    private static String given(Word word, String letters, int size) {
        for (int i = 0; i < word.text().length(); i++) {
            if (i == size) {
                throw at(word, i).wrong("is one too many", size + " slots");
            }
            if (word.text().charAt(i) != Cycle.FREE
                    && letters.indexOf(word.text().charAt(i)) < 0) {
                throw at(word, i).wrong("is not one of the letters", "one of " + letters + ", or '.'");
            }
        }
        return word.text();
    }

    /** Returns a character of a word, with both of its code units if it has two. */
    private static Word at(Word word, int index) {
        String character = Character.toString(word.text().codePointAt(index));
        return new Word(word.line(), word.column() + index, character);
    }
}
