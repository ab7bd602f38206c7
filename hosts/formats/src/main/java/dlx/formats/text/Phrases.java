package dlx.formats.text;

import dlx.api.WatchedText;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parts of sentences in messages. */
public final class Phrases {

    /** Maximum number of characters of a value that a message repeats. */
    private static final int SHOWN = 40;

    /** The beginnings of the words that can follow a counted noun. */
    private static final Pattern AFTER_NOUN = Pattern.compile(" (?:on|of|with|without|whose|beside|in) ");

    private Phrases() {}

    /** Returns a number with its noun: {@code "1 digit that was set"}. */
    public static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    /** Returns the sentence about the lost parts of a puzzle; none if their number is 0. */
    public static List<String> lost(int number, String one, String many) {
        return number == 0 ? List.of() : List.of(count(number, one, many));
    }

    /**
     * Returns a number with a noun whose plural ends in s: {@code "20 texts on the board"}, {@code "2 drawn lines"}.
     */
    public static String count(int number, String one) {
        Matcher after = WatchedText.matcher(AFTER_NOUN, one);
        int end = after.find() ? after.start() : one.length();
        return count(number, one, one.substring(0, end) + 's' + one.substring(end));
    }

    /** Returns a value in quotes, cut if it is long. */
    public static String quoted(String value) {
        String shown = value.length() > SHOWN ? value.substring(0, SHOWN) + "..." : value;
        return '"' + WatchedText.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Cs}]", shown, "?") + '"';
    }

    /** Returns a character in quotes. */
    public static String quoted(char character) {
        return "'" + (Character.isISOControl(character) || Character.isSurrogate(character) ? '?' : character) + "'";
    }
}
