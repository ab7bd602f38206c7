package dlx.formats.text;

import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A link, or the text of a file. It is tested once whether the text is a link, because every format needs that.
 * Immutable.
 */
public final class ForeignText {

    /**
     * Maximum number of characters that one input can become, all its puzzles together: a few letters can repeat a
     * large board.
     */
    public static final int LONGEST = 4_000_000;

    /** Maximum number of characters of a link; the largest boards of the programs need a tenth of it. */
    private static final int LONGEST_LINK = 1 << 16;

    /**
     * The pattern of a link. Its quantifier is possessive, because TeaVM backtracks a greedy quantifier with a stack
     * frame for each character.
     */
    private static final Pattern LINK = Pattern.compile("(?i)(?:https?|sudokupad)://\\S++");

    /** The pattern of a link without its scheme, as users often write it. */
    private static final Pattern HOST = Pattern.compile(
            "(?i)(?:www\\.)?(?:puzz\\.link|pzv\\.jp|sudokupad\\.app|f-puzzles\\.com"
                    + "|sudokuwiki\\.org|e2\\.bucas\\.name|app\\.crackingthecryptic\\.com|swaroopg92\\.github\\.io)/\\S++");

    /** The characters that mails and pages put before a link. */
    private static final String BEFORE = "\"'<([";

    private static final String AFTER = "\"'>)]";

    private static final Pattern MARKDOWN = Pattern.compile("\\[[^\\]]*+]\\((\\S++)");

    private final String name;
    private final String whole;
    private final String text;
    private final boolean isLink;

    /**
     * Creates a text and finds out whether it is a link.
     *
     * @param name the name of the file, for messages
     * @param whole the text, unchanged
     */
    public ForeignText(String name, String whole) {
        this.name = name;
        this.whole = whole;
        String stripped = whole.strip();
        Matcher marked = WatchedText.matcher(MARKDOWN, stripped);
        boolean isMarked =
                stripped.endsWith(")") && marked.matches() && marked.group(1).length() > 1;
        String within = isMarked ? marked.group(1).substring(0, marked.group(1).length() - 1) : bare(stripped);
        boolean hasHost = WatchedText.matcher(HOST, within).matches();
        isLink = hasHost || WatchedText.matcher(LINK, within).matches();
        text = hasHost ? "https://" + within : isLink ? within : stripped;
    }

    /** Returns the name of the file, for messages. */
    public String name() {
        return name;
    }

    /** Returns the unchanged text. */
    public String whole() {
        return whole;
    }

    /** Returns the text without blanks around it; a link also without quotes and with its scheme. */
    public String text() {
        return text;
    }

    /**
     * Removes the quotes and brackets around a link. A loop is used, because a pattern would try each character as the
     * last one.
     */
    private static String bare(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && BEFORE.indexOf(text.charAt(from)) >= 0) {
            from++;
        }
        while (to > from && AFTER.indexOf(text.charAt(to - 1)) >= 0) {
            to--;
        }
        return from > 0 && from < to && to < text.length() ? text.substring(from, to) : text;
    }

    /** Returns the links of a text that consists of links, one in each line; empty for any other text. */
    public List<ForeignText> links() {
        List<ForeignText> links = new ArrayList<>();
        Iterator<String> lines = whole.lines().filter(line -> !line.isBlank()).iterator();
        while (lines.hasNext()) {
            ForeignText link = new ForeignText(name, lines.next());
            if (!link.isLink) {
                return List.of();
            }
            links.add(link);
        }
        return links;
    }

    /** Returns true if the text is one link and does not contain anything else. */
    public boolean isLink() {
        return isLink;
    }

    /** Returns a matcher of a pattern on the link; on an empty text if this is not a link. */
    public Matcher link(Pattern pattern) {
        return WatchedText.matcher(pattern, isLink ? text : "");
    }

    /**
     * Returns the value of a name in a query: of the first part, separated by {@code &}, that begins with the name and
     * an equals sign.
     *
     * @param query the query, with or without a fragment behind it
     */
    public static Optional<String> member(String query, String name) {
        String start = name + '=';
        for (int from = 0; from <= query.length(); ) {
            int and = query.indexOf('&', from);
            int end = and < 0 ? query.length() : and;
            if (query.regionMatches(true, from, start, 0, start.length())) {
                String value = query.substring(from + start.length(), end);
                int fragment = value.indexOf('#');
                return Optional.of(fragment < 0 ? value : value.substring(0, fragment));
            }
            from = end + 1;
        }
        return Optional.empty();
    }

    /** Decodes the percent escapes in a part of a link; a plus sign remains a plus sign. */
    public static String unescaped(String part) {
        try {
            return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return part; // it contains an unescaped percent sign
        }
    }

    /**
     * Checks that a link is not longer than programs write links.
     *
     * @throws PuzzleSyntaxException if the link is longer
     */
    public void checkLength() {
        if (whole.length() > LONGEST_LINK && isLink) {
            throw fault("link", "length: it has " + whole.length() + " characters; expected at most " + LONGEST_LINK);
        }
    }

    /**
     * Checks the length of the puzzles that this text has become so far.
     *
     * @param length the total length of the texts of its puzzles, in characters
     * @throws PuzzleSyntaxException if the length exceeds {@link #LONGEST}
     */
    public void checkLength(String program, long length) {
        if (length > LONGEST) {
            throw fault(
                    program,
                    "length: the puzzles so far become " + length + " characters of text; expected at most " + LONGEST);
        }
    }

    /**
     * Creates an error at this text.
     *
     * @param program the program whose format the text is in
     * @param problem the field, its fault, and the expected value
     */
    public PuzzleSyntaxException fault(String program, String problem) {
        return faultAt(1, program, problem);
    }

    /** Creates an error at a line of this text, counted from 1. */
    public PuzzleSyntaxException faultAt(int line, String program, String problem) {
        return new PuzzleSyntaxException(name, line, 1, program + ": " + problem);
    }
}
