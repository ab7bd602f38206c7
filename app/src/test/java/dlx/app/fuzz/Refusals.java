package dlx.app.fuzz;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import java.io.ByteArrayInputStream;
import java.util.List;

/** The text of an input, and what a refusal of it must say. */
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
    void check(PuzzleSyntaxException refusal) {
        String message = String.valueOf(refusal.getMessage());
        Broken.unless(!refusal.problem().isBlank(), "a refusal without words", message);
        Broken.unless(refusal.problem().contains("expected "), "a refusal that expects nothing", message);
        Broken.unless(WellFormed.isText(message), "a refusal with half a character", message);
        if (refusal.source().startsWith("--set ")) {
            String value = input.settings().get(refusal.source().substring("--set ".length()));
            Broken.unless(value != null, "a refusal of a setting that was not given", message);
            Broken.unless(refusal.line() == 1, "a refusal behind the text", message);
            checkColumn(refusal, value.length());
            return;
        }
        Broken.unless(refusal.source().equals(SOURCE), "a refusal of another text", message);
        List<Integer> lengths = input.lineLengths();
        Broken.unless(refusal.line() >= 1 && refusal.line() <= lengths.size(), "a refusal behind the text", message);
        checkColumn(refusal, lengths.get(refusal.line() - 1));
    }

    /** An error may be where the line ends, one behind its last character. */
    private static void checkColumn(PuzzleSyntaxException refusal, int length) {
        Broken.unless(
                refusal.column() >= 1 && refusal.column() <= length + 1,
                "a refusal behind its line",
                refusal.getMessage() + " (the line has " + length + " characters)");
    }
}
