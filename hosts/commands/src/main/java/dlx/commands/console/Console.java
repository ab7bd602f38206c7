package dlx.commands.console;

/**
 * The two outputs of a run: answers go to standard output, everything else to standard error. Line ends are {@code \n}.
 *
 * <p>A host escapes text as {@link Printable} does. {@link #print} throws an exception if the reader of the output is
 * gone.
 */
public interface Console {

    /** Prints a part of an answer, with its line ends. */
    void print(String text);

    /** Prints a part of an answer as bytes, which need not be text. The caller may reuse the array afterwards. */
    void print(byte[] bytes, int length);

    /** Passes everything printed so far to the reader. */
    void flush();

    /** Returns true if the output already contains an answer, perhaps of an earlier run. */
    boolean isBehindAnswers();

    /** Returns true if a terminal shows the answers. */
    boolean showsAnswers();

    /** Returns true if a terminal shows the reports. */
    boolean showsReports();

    /**
     * Writes a sentence to standard error, after everything printed so far. The sentence is always written as one line,
     * so that no part of it looks like another sentence.
     */
    void report(String sentence);

    /** Writes a text of this program to standard error without changes: a JSON object, the usage. */
    void reportOwn(String text);

    /** Reports an error in a sentence, with the stack trace under {@code --debug}. */
    void reportError(String sentence, Throwable reason);

    /** Reports an error by its own message, with the stack trace under {@code --debug}. */
    default void reportError(Throwable reason) {
        reportError(String.valueOf(reason.getMessage()), reason);
    }

    /** Reports a warning, which does not end the run. */
    default void warn(String sentence) {
        report("warning: " + sentence);
    }

    /** Shows a line on standard error that the next print, sentence or status replaces. For terminals only. */
    void status(String line);

    /** Removes the status line. */
    void clearStatus();
}
