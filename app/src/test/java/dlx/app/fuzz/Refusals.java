package dlx.app.fuzz;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import java.io.ByteArrayInputStream;
import java.util.List;

/** The text of an input, and what a rejection of it must say. */
record Refusals(Input input) {

    private static final String SOURCE = "fuzzed.txt";

    PuzzleText text() {
        return PuzzleText.of(SOURCE, new ByteArrayInputStream(input.text()), input.settings(), this::checkWarning);
    }

    private void checkWarning(String sentence) {
        Broken.unless(
                sentence.matches("(?s)\\Q" + SOURCE + "\\E:[1-9]\\d*(:[1-9]\\d*)?: \\S.*"),
                "a warning without place",
                sentence);
    }

    /** A place in the text, and words about what was expected. */
    void check(PuzzleSyntaxException rejection) {
        String message = String.valueOf(rejection.getMessage());
        Broken.unless(!rejection.problem().isBlank(), "a rejection without words", message);
        Broken.unless(rejection.problem().contains("expected "), "a rejection that expects nothing", message);
        Broken.unless(WellFormed.isText(message), "a rejection with half a character", message);
        if (rejection.source().startsWith("--set ")) {
            String value = input.settings().get(rejection.source().substring("--set ".length()));
            Broken.unless(value != null, "a rejection of a setting that was not given", message);
            Broken.unless(rejection.line() == 1, "a rejection behind the text", message);
            checkColumn(rejection, value.length());
            return;
        }
        Broken.unless(rejection.source().equals(SOURCE), "a rejection of another text", message);
        List<Integer> lengths = input.lineLengths();
        Broken.unless(
                rejection.line() >= 1 && rejection.line() <= lengths.size(), "a rejection behind the text", message);
        checkColumn(rejection, lengths.get(rejection.line() - 1));
    }

    /** Checks the column, which may be one after the last character: an error may be at the line end. */
    private static void checkColumn(PuzzleSyntaxException rejection, int length) {
        Broken.unless(
                rejection.column() >= 1 && rejection.column() <= length + 1,
                "a rejection behind its line",
                rejection.getMessage() + " (the line has " + length + " characters)");
    }
}
