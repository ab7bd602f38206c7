package dlx.commands.console;

/**
 * Text from elsewhere (names, files, plugins) as a terminal or a list may show it: characters that would move the cursor, turn the
 * direction of writing or end a line are written as {@code \}{@code u001b}, which within JSON means the same as before.
 */
public final class Printable {

    /** A name that is longer than this many characters is cut: as much as fits into two lines of a terminal. */
    private static final int LONGEST_NAME = 200;

    /** A message that is longer than this many characters is cut: it may hold a path, which may have 4096. */
    private static final int LONGEST_MESSAGE = 5000;

    /** The number of characters at the end of a message that stay when it is cut: they say what was expected. */
    private static final int END_OF_MESSAGE = 500;

    private Printable() {}

    /** Returns a text as one line, with tabs and line ends escaped too. */
    public static String line(String text) {
        return escaped(text, false);
    }

    /** Returns a text with its lines and tabs. */
    public static String lines(String text) {
        return escaped(text, true);
    }

    /** Returns a name as a part of a line; of a long one the beginning, and its length. */
    public static String name(String name) {
        int length = name.codePointCount(0, name.length());
        if (length <= LONGEST_NAME) {
            return line(name);
        }
        return line(name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME))) + "… (" + length + " characters)";
    }

    /** Returns a message as one line; of a long one the beginning, its length, and the end. */
    public static String message(String text) {
        int length = text.codePointCount(0, text.length());
        if (length <= LONGEST_MESSAGE) {
            return line(text);
        }
        int begin = text.offsetByCodePoints(0, LONGEST_MESSAGE - END_OF_MESSAGE);
        int end = text.offsetByCodePoints(text.length(), -END_OF_MESSAGE);
        return line(text.substring(0, begin)) + "… (" + length + " characters) …" + line(text.substring(end));
    }

    private static String escaped(String text, boolean withLines) {
        int clean = 0;
        while (clean < text.length() && text.charAt(clean) >= ' ' && text.charAt(clean) < 0x7f) {
            clean++;
        }
        if (clean == text.length()) {
            return text; // nearly every text
        }
        StringBuilder shown = new StringBuilder(text.length() + 16).append(text, 0, clean);
        text.substring(clean).codePoints().forEach(c -> {
            if (isHarmless(c) || withLines && (c == '\n' || c == '\t')) {
                shown.appendCodePoint(c);
            } else {
                shown.append(String.format("\\u%04x", c)); // all of these have four digits
            }
        });
        return shown.toString();
    }

    private static boolean isHarmless(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                false;
            case Character.FORMAT -> !turnsDirection(c);
            default -> true;
        };
    }

    /** Returns true for the characters that Unicode calls Bidi_Control, and the deprecated ones beside them. */
    private static boolean turnsDirection(int c) {
        return c == 0x061c || c == 0x200e || c == 0x200f || c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x206f;
    }
}
