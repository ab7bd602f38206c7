package dlx.testkit;

import dlx.api.PuzzleText;
import java.util.regex.Pattern;

/** The words that a record writes of itself unless it has a {@code toString}: {@code Row[number=1]}, which is for programmers. */
final class RecordForm {

    /** Also within other words, as where one record holds another. */
    private static final Pattern WITHIN =
            Pattern.compile("(?<![\\p{L}\\p{N}_])\\p{Lu}[\\p{L}\\p{N}_]*\\[(\\p{L}[\\p{L}\\p{N}_]*=|\\])");

    private RecordForm() {}

    /**
     * Refuses words that a record makes by default.
     *
     * @param what is called so
     * @param words for people
     * @param value what writes these words, if it does
     * @throws AssertionError if they are not for people
     */
    static void refuse(String what, String words, Object value) {
        boolean whole =
                value instanceof Record && words.startsWith(value.getClass().getSimpleName() + '[');
        if (whole || WITHIN.matcher(words).find()) {
            throw new AssertionError(what + " is " + PuzzleText.quoted(words)
                    + ", which is the default form of a record; expected words for people, such as 'r1c3': give the record"
                    + " a toString, which explanations, hints, JSON and --pin show");
        }
    }
}
