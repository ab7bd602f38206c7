package dlx.formats;

import dlx.api.PuzzleSyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
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

    /** A link without its scheme, as people write it. */
    private static final Pattern HOST =
            Pattern.compile("(?i)(?:www\\.)?(?:puzz\\.link|pzv\\.jp|sudokupad\\.app|f-puzzles\\.com"
                    + "|sudokuwiki\\.org|app\\.crackingthecryptic\\.com|swaroopg92\\.github\\.io)/\\S+");

    /** What mails and pages put around a link, and what stands within. */
    private static final Pattern AROUND = Pattern.compile("(?s)[\"'<(\\[]+(\\S+?)[\"'>)\\]]+");

    private static final Pattern MARKDOWN = Pattern.compile("\\[[^\\]]*]\\((\\S+)\\)");

    /** Without blanks around; a link also without quotes, and with its scheme. */
    String text() {
        String text = whole.strip();
        Matcher marked = MARKDOWN.matcher(text);
        Matcher around = AROUND.matcher(text);
        String within = marked.matches() ? marked.group(1) : around.matches() ? around.group(1) : text;
        if (HOST.matcher(within).matches()) {
            return "https://" + within;
        }
        return LINK.matcher(within).matches() ? within : text;
    }

    /** The links of a text that is nothing else, one in each line; none of another text. */
    List<ForeignText> links() {
        List<ForeignText> links = whole.lines()
                .filter(line -> !line.isBlank())
                .map(line -> new ForeignText(name, line))
                .toList();
        return links.stream().allMatch(ForeignText::isLink) ? links : List.of();
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
