package dlx.testkit;

import dlx.api.PuzzleText;
import java.util.regex.Pattern;

/** The default {@code toString} of a record: {@code Row[number=1]}, which is for programmers. */
final class RecordForm {

    /** Pattern of a default form, also within other words, for a record that contains another record. */
    private static final Pattern WITHIN =
            Pattern.compile("(?<![\\p{L}\\p{N}_])\\p{Lu}[\\p{L}\\p{N}_]*\\[(\\p{L}[\\p{L}\\p{N}_]*=|\\])");

    private RecordForm() {}

    /**
     * Rejects words that are the default form of a record.
     *
     * @param what description of the words in the message, such as "the label of option 3"
     * @param words the words, which users will read
     * @param value value whose {@code toString} gives the words, or any other object
     * @throws AssertionError if the words are the default form of a record
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
