package dlx.commands.run;

import dlx.api.PuzzleSyntaxException;
import dlx.commands.console.Console;

/**
 * Reports an error once per file if it is repeated line after line, because a setting that does not fit is an error of
 * every puzzle. If a puzzle of the file was read, or if there are no settings, the settings are not the cause, and
 * every error is reported.
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

    /** Returns true if an earlier line had the same error. Such an error is counted instead of reported. */
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
            console.report(source + ": the same error occurs in " + more + (more == 1 ? " more line" : " more lines")
                    + ", up to line " + last);
        }
        said = "";
        more = 0;
    }
}
