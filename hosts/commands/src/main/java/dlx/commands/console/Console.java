package dlx.commands.console;

/**
 * The two outputs of a run: answers go to standard output, everything else to standard error. Line ends are {@code \n}.
 *
 * <p>A host that shows text shows it as {@link Printable}. A host whose reader has gone throws from {@link #print}.
 */
public interface Console {

    /** Prints a part of an answer, with its line ends. */
    void print(String text);

    /** Prints a part of an answer, which need not be text; the array may be used again afterwards. */
    void print(byte[] bytes, int length);

    /** Hands everything printed so far to the reader. */
    void flush();

    /** Returns true if an answer stands before the next one, which may be one of an earlier run. */
    boolean isBehindAnswers();

    /** Returns true if a terminal shows the answers. */
    boolean showsAnswers();

    /** Returns true if a terminal shows the reports. */
    boolean showsReports();

    /**
     * Writes a sentence to standard error, after everything printed so far. The sentence is one line whatever it holds, so that no
     * part of it passes for another sentence.
     */
    void report(String sentence);

    /** Writes a text of this program to standard error as it is: a JSON object, the usage. */
    void reportOwn(String text);

    /** Reports an error in a sentence, with the trace if that is wanted. */
    void reportError(String sentence, Throwable reason);

    /** Reports an error by its own message, with the trace if that is wanted. */
    default void reportError(Throwable reason) {
        reportError(String.valueOf(reason.getMessage()), reason);
    }

    /** Writes a sentence about something odd that does not end the run. */
    default void warn(String sentence) {
        report("warning: " + sentence);
    }

    /** Shows a line on standard error that the next print, sentence or status replaces. For terminals only. */
    void status(String line);

    /** Takes the status line away. */
    void clearStatus();
}
