package dlx.formats;

import dlx.api.WatchedText;

/** Parts of sentences in messages. */
final class Phrases {

    /** What is shown of a value at most. */
    private static final int SHOWN = 40;

    private Phrases() {}

    /** A number of things: {@code "1 digit that was set"}. */
    static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    /** A value in quotes, its end left out where it is long. */
    static String quoted(String value) {
        String shown = value.length() > SHOWN ? value.substring(0, SHOWN) + "..." : value;
        return '"' + WatchedText.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Cs}]", shown, "?") + '"';
    }

    /** A character in quotes. */
    static String quoted(char character) {
        return "'" + (Character.isISOControl(character) || Character.isSurrogate(character) ? '?' : character) + "'";
    }
}
