package dlx.commands.console;

/**
 * Makes text from names, files and plugins safe for a terminal or a list: characters that would move the cursor, change
 * the direction of writing or end a line are written as {@code \}{@code u001b}. Within JSON this escape has the same
 * meaning as the character.
 */
public final class Printable {

    /** Maximum length of a name in characters, which fits into two lines of a terminal. A longer name is cut. */
    private static final int LONGEST_NAME = 200;

    /** Maximum length of a message in characters; a path in it may have 4096. A longer message is cut. */
    private static final int LONGEST_MESSAGE = 5000;

    /** Number of characters at the end of a cut message that are kept, because they contain the expected form. */
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

    /** Returns a name as a part of a line. A long name is cut, and its length is added. */
    public static String name(String name) {
        int length = name.codePointCount(0, name.length());
        if (length <= LONGEST_NAME) {
            return line(name);
        }
        return line(name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME))) + "… (" + length + " characters)";
    }

    /** Returns a message as one line. A long message keeps its beginning and its end, with its length between them. */
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

    /** Returns true if a character is Bidi_Control in Unicode, or one of the deprecated characters next to them. */
    private static boolean turnsDirection(int c) {
        return c == 0x061c || c == 0x200e || c == 0x200f || c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x206f;
    }
}
