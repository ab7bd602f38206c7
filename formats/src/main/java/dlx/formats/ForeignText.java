package dlx.formats;

import dlx.api.PuzzleSyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A link, or what a file holds.
 *
 * @param name of the file, for messages
 * @param whole as it is
 */
record ForeignText(String name, String whole) {

    private static final Pattern LINK = Pattern.compile("(?i)(?:https?|sudokupad)://\\S+");

    /** Without blanks around. */
    String text() {
        return whole.strip();
    }

    /** Whether it is one link and nothing else. */
    boolean isLink() {
        return LINK.matcher(text()).matches();
    }

    /** The link where its host and path begin as a pattern says, from its first character on. */
    Matcher link(Pattern pattern) {
        return pattern.matcher(isLink() ? text() : "");
    }

    /** A part of a link without its escapes; a plus stays what it is. */
    static String unescaped(String part) {
        try {
            return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return part; // it has a percent sign of its own
        }
    }

    /**
     * An error.
     *
     * @param program whose text it is
     * @param problem the field, what is wrong with it, what was expected
     */
    PuzzleSyntaxException fault(String program, String problem) {
        return new PuzzleSyntaxException(name, 1, 1, program + ": " + problem);
    }
}
