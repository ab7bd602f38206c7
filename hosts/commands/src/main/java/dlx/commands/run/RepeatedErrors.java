package dlx.commands.run;

import dlx.api.PuzzleSyntaxException;
import dlx.commands.console.Console;

/**
 * Reports an error once per file where line after line has it: a setting that does not fit the boards is wrong for each of them.
 * Where one puzzle of the file has been read, or there are no settings, the settings are not to blame, and each error is reported.
 */
final class RepeatedErrors {

    private final Console console;
    private final String source;
    private boolean counting;
    private String said = "";
    private int more;
    private int last;

    RepeatedErrors(Console console, String source, boolean hasSettings) {
        this.console = console;
        this.source = source;
        this.counting = hasSettings;
    }

    /** Counts an error that was just reported of an earlier line, and returns true if it is one. */
    boolean counts(PuzzleSyntaxException error) {
        if (!counting) {
            return false;
        }
        if (!error.problem().equals(said)) {
            end();
            said = error.problem();
            return false;
        }
        more++;
        last = error.line();
        return true;
    }

    /** Records that a puzzle was read, so that the settings fit. */
    void none() {
        end();
        counting = false;
    }

    /** Reports how often the last error was repeated. */
    void end() {
        if (more > 0) {
            console.report(source + ": the same is wrong in " + more + (more == 1 ? " line" : " lines")
                    + " more, up to line " + last);
        }
        said = "";
        more = 0;
    }
}
