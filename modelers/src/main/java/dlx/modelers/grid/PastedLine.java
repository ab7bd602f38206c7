package dlx.modelers.grid;

import dlx.api.Line;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line as it comes out of mails, chats, tables and programs, and as it was meant: other blanks, dots, dashes and digits
 * as those of ASCII, and without quote marks, names before and comments after.
 *
 * @since 0.1
 */
public final class PastedLine {

    private static final String BLANKS = "\u00a0\u2002\u2003\u2007\u2009\u200a\u200b\u202f\u3000\ufeff";
    private static final String DOTS = "\u00b7\u2022\u2219\u22c5\u25a1\u25a2\u25cb\u25e6\u25fb\u2423\u2610\u2b1c\u2205";
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212";
    private static final String QUOTES = "\u2018\u2019\u201c\u201d\u00ab\u00bb";
    private static final char WIDE_ZERO = '\uff10';

    /** Marks of a quotation, as mails have them. */
    private static final Pattern QUOTED = Pattern.compile("^\\s*+(?:>\\s?+)++");

    /** A cell of a table in bold letters, or as code: its marks stand next to it. Where stars are cells, there are others too. */
    private static final Pattern BOLD =
            Pattern.compile("(?:(?<=\\|)|^)(\\s*)(\\*\\*|__|`)([^\\s|*_`]{1,4})\\2(?=\\s*(?:\\||$))");

    /** A blank as pages write it; what makes an array of a list, and what stands in it after the list. */
    private static final Pattern NO_CELLS =
            Pattern.compile("&(?:nbsp|#160);|\\b\\p{L}[\\w.]*(?=\\(\\s*[\\[({])|,\\s*dtype\\s*=[^,)]*(?=\\))");

    /** What a list is assigned to, or a key of JSON. */
    private static final Pattern NAMED = Pattern.compile("^[^=:,]*\\p{L}[\\w.<>\\[\\]\"'\\s]*[=:]\\s*(?=[\\[{(\"'])");

    /** What is no value, in the words of programs. */
    private static final Pattern NOTHING = Pattern.compile("\\b(?:None|null|nil|nan|NaN|NA)\\b");

    /** After what is no address. */
    private static final Pattern COMMENT = Pattern.compile("(?<=\\S)\\s*(?:#|(?<!:)//|\\\\\\\\).*$");

    private PastedLine() {}

    /**
     * A line as it was meant.
     *
     * @param line any line
     * @return a line with each character at the same place, blanks where something was taken out; the line itself if there is
     *     nothing to take out
     */
    public static Line plain(Line line) {
        String text = line.text();
        if (text.length() > Block.LONGEST || isPlain(text)) {
            return line; // what is so long is refused as it is
        }
        StringBuilder plain = new StringBuilder(text.length());
        text.chars().forEach(c -> plain.append(plain((char) c)));
        blank(QUOTED, plain);
        blankAll(NO_CELLS, plain);
        blank(NAMED, plain);
        thin(plain);
        Matcher nothing = NOTHING.matcher(plain.toString());
        while (nothing.find()) {
            blank(plain, nothing.start(), nothing.end());
            plain.setCharAt(nothing.start(), '.');
        }
        Matcher comment = COMMENT.matcher(plain);
        if (!isComment(plain) && comment.find()) {
            plain.setLength(comment.start());
        }
        return new Line(line.source(), line.number(), plain.toString());
    }

    /** Whether a text has nothing but cells, blanks and bars: nearly all have. */
    private static boolean isPlain(String text) {
        boolean barred = false;
        boolean starred = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 128 || ">=:#/\\&(`".indexOf(c) >= 0 || c == 'n' || c == 'N') {
                return false;
            }
            barred |= c == '|';
            starred |= c == '*' || c == '_';
        }
        return !barred || !starred;
    }

    /** Blanks the marks of bold letters and code, where no others of the kind are left, which would be cells. */
    private static void thin(StringBuilder text) {
        Matcher bold = BOLD.matcher(text.toString());
        StringBuilder thin = new StringBuilder(text);
        String marks = "";
        while (bold.find()) {
            marks = bold.group(2);
            blank(thin, bold.start(2), bold.end(2));
            blank(thin, bold.end(3), bold.end());
        }
        if (!marks.isEmpty() && thin.indexOf(marks.substring(0, 1)) < 0) {
            text.setLength(0);
            text.append(thin);
        }
    }

    private static boolean isComment(CharSequence text) {
        return text.toString().stripLeading().startsWith("#");
    }

    private static char plain(char c) {
        if (c < 128) {
            return c;
        }
        if (c >= WIDE_ZERO && c < WIDE_ZERO + 10) {
            return (char) ('0' + c - WIDE_ZERO);
        }
        return BLANKS.indexOf(c) >= 0
                ? ' '
                : DOTS.indexOf(c) >= 0 ? '.' : DASHES.indexOf(c) >= 0 ? '-' : QUOTES.indexOf(c) >= 0 ? '"' : c;
    }

    private static void blankAll(Pattern pattern, StringBuilder text) {
        Matcher found = pattern.matcher(text.toString());
        while (found.find()) {
            blank(text, found.start(), found.end());
        }
    }

    private static void blank(Pattern pattern, StringBuilder text) {
        Matcher found = pattern.matcher(text);
        if (found.find()) {
            blank(text, found.start(), found.end());
        }
    }

    private static void blank(StringBuilder text, int from, int to) {
        for (int i = from; i < to; i++) {
            text.setCharAt(i, ' ');
        }
    }
}
