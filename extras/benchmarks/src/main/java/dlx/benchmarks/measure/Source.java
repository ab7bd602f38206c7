package dlx.benchmarks.measure;

import java.util.Locale;

/**
 * The origin of an instance.
 *
 * @param text a name, a model and its text, or a model and a path, as the kind says
 */
record Source(Kind kind, String text) {

    /** The ways to get an instance. The head of {@code trials.tsv} explains them. */
    enum Kind {
        CORPUS,
        BOARDS,
        TEXT,
        SHARED,
        PARTITION,
        MADE,
        COMMAND
    }

    /** Reads a cell of {@code trials.tsv}. */
    static Source of(String cell) {
        String[] words = cell.split(" ", 2);
        return new Source(Kind.valueOf(words[0].toUpperCase(Locale.ROOT)), words[1]);
    }

    /** Returns the first word of the text. */
    String model() {
        return text.substring(0, text.indexOf(' '));
    }

    /** Returns the text after its first word. */
    String rest() {
        return text.substring(text.indexOf(' ') + 1);
    }

    /** Returns a name for its file. */
    String fileName() {
        return text.replaceAll("[^A-Za-z0-9]+", "-");
    }
}
