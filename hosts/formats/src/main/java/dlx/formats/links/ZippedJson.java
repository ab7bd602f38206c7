package dlx.formats.links;

import dlx.formats.text.Words;
import java.util.Map;

/**
 * JSON as SudokuPad makes it shorter before it compresses it: names are short and, like most strings, without quotes, which
 * are single ones; empty objects are left out of lists; colors have no quotes, black is {@code #0} and white {@code #F}. A
 * lenient reader takes all but the two colors, for which {@code '#'} begins a comment.
 */
final class ZippedJson {

    private static final Map<String, String> SHORT =
            Words.table("cells ce, cages ca, regions re, value v, lines l, arrows a, underlays u, overlays o");

    private ZippedJson() {}

    /** The short form of a name. */
    static String shortName(String name) {
        return SHORT.getOrDefault(name, name);
    }

    /** A text without the number signs outside of strings. */
    static String unquoted(String json) {
        StringBuilder plain = new StringBuilder(json.length());
        char quote = 0;
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            if (c == '\\' && i + 1 < json.length()) {
                plain.append(c).append(json.charAt(++i));
                continue;
            }
            if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
            } else if (c == quote) {
                quote = 0;
            }
            plain.append(c == '#' && quote == 0 ? '_' : c);
        }
        return plain.toString();
    }
}
