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

/** A link, or what a file holds. Each format asks whether it is a link, so that this is found out once. Immutable. */
public final class ForeignText {

    /** The longest text that one input becomes, all its puzzles together: a few letters may repeat a large board. */
    public static final int LONGEST = 4_000_000;

    /** The longest link; the largest boards of the programs here need a tenth of it. */
    private static final int LONGEST_LINK = 1 << 16;

    /** Possessive: TeaVM gives back characters of a greedy part by a frame of the stack for each of them. */
    private static final Pattern LINK = Pattern.compile("(?i)(?:https?|sudokupad)://\\S++");

    /** A link without its scheme, as people write it. */
    private static final Pattern HOST =
            Pattern.compile("(?i)(?:www\\.)?(?:puzz\\.link|pzv\\.jp|sudokupad\\.app|f-puzzles\\.com"
                    + "|sudokuwiki\\.org|app\\.crackingthecryptic\\.com|swaroopg92\\.github\\.io)/\\S++");

    /** What mails and pages put around a link, and what stands within. */
    private static final String BEFORE = "\"'<([";

    private static final String AFTER = "\"'>)]";

    private static final Pattern MARKDOWN = Pattern.compile("\\[[^\\]]*+]\\((\\S++)");

    private final String name;
    private final String whole;
    private final String text;
    private final boolean isLink;

    /**
     * A text.
     *
     * @param name of the file, for messages
     * @param whole as it is
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

    /** The name of the file, for messages. */
    public String name() {
        return name;
    }

    /** As it is. */
    public String whole() {
        return whole;
    }

    /** Without blanks around; a link also without quotes, and with its scheme. */
    public String text() {
        return text;
    }

    /** Without what stands around a link. By hand: a pattern would try each sign as the last one before it. */
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

    /** The links of a text that is nothing else, one in each line; none of another text. */
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

    /** Whether it is one link and nothing else. */
    public boolean isLink() {
        return isLink;
    }

    /** The link where its host and path begin as a pattern says, from its first character on. */
    public Matcher link(Pattern pattern) {
        return WatchedText.matcher(pattern, isLink ? text : "");
    }

    /**
     * The value of a name in a query: the first of its parts, between which {@code &} stands, that begins with the name and an
     * equals sign.
     *
     * @param query up to its end, or to the fragment
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

    /** A part of a link without its escapes; a plus stays what it is. */
    public static String unescaped(String part) {
        try {
            return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return part; // it has a percent sign of its own
        }
    }

    /**
     * Checks that a link is not longer than any that a program writes.
     *
     * @throws PuzzleSyntaxException if it is
     */
    public void checkLength() {
        if (whole.length() > LONGEST_LINK && isLink) {
            throw fault("link", "length: it has " + whole.length() + " characters; expected at most " + LONGEST_LINK);
        }
    }

    /**
     * Checks what has become of it so far.
     *
     * @param length of the texts of its puzzles
     * @throws PuzzleSyntaxException if it is more than {@link #LONGEST}
     */
    public void checkLength(String program, long length) {
        if (length > LONGEST) {
            throw fault(
                    program,
                    "length: the puzzles so far become " + length + " characters of text; expected at most " + LONGEST);
        }
    }

    /**
     * An error.
     *
     * @param program whose text it is
     * @param problem the field, what is wrong with it, what was expected
     */
    public PuzzleSyntaxException fault(String program, String problem) {
        return new PuzzleSyntaxException(name, 1, 1, program + ": " + problem);
    }
}
