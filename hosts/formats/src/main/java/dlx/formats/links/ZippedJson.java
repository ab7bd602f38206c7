package dlx.formats.links;

import dlx.formats.text.Words;
import java.util.Map;

/**
 * The form into which SudokuPad shortens JSON before it compresses it. Names are short. Names and most strings are
 * without quotes, and the other strings are in single quotes. Empty objects are left out of lists. Colors are without
 * quotes: black is {@code #0}, white is {@code #F}. A lenient reader accepts everything except these two colors,
 * because for it {@code '#'} begins a comment.
 */
final class ZippedJson {

    private static final Map<String, String> SHORT =
            Words.table("cells ce, cages ca, regions re, value v, lines l, arrows a, underlays u, overlays o");

    private ZippedJson() {}

    /** Returns the short form of a name. */
    static String shortName(String name) {
        return SHORT.getOrDefault(name, name);
    }

    /** Replaces the number signs outside of strings by underscores. */
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
