package dlx.benchmarks.measure;

import java.util.Locale;

/**
 * The origin of an instance.
 *
 * @param kind kind of the origin
 * @param text a name, a model and its text, or a model and a path, depending on the kind
 */
record Source(Kind kind, String text) {

    /** The kinds of origins. The head of {@code trials.tsv} explains them. */
    enum Kind {
        CORPUS,
        BOARDS,
        TEXT,
        SHARED,
        PARTITION,
        MADE,
        COMMAND
    }

    /** Returns the source in a cell of {@code trials.tsv}. */
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

    /** Returns the name of its file, without a suffix. */
    String fileName() {
        return text.replaceAll("[^A-Za-z0-9]+", "-");
    }
}
