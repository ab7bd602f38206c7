package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.WatchedText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cleans lines that were copied from mails, chats, tables and programs. Other blanks, dots, dashes and digits become
 * those of ASCII. Quote marks, names before cells and comments after cells are removed.
 *
 * @since 0.1
 */
public final class PastedLine {

    private static final String BLANKS = "\u00a0\u2002\u2003\u2007\u2009\u200a\u200b\u202f\u3000\ufeff";
    private static final String DOTS = "\u00b7\u2022\u2219\u22c5\u25a1\u25a2\u25cb\u25e6\u25fb\u2423\u2610\u2b1c\u2205";
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212";
    private static final String QUOTES = "\u2018\u2019\u201c\u201d\u00ab\u00bb";
    private static final char WIDE_ZERO = '\uff10';

    /** Marks of a quotation, as in mails. */
    private static final Pattern QUOTED = Pattern.compile("^\\s*+(?:>\\s?+)++");

    /**
     * A cell of a table in bold letters or as code, with its marks directly beside it. Other stars remain: there stars
     * are cells.
     */
    private static final Pattern BOLD =
            Pattern.compile("(?:(?<=\\|)|^)(\\s*)(\\*\\*|__|`)([^\\s|*_`]{1,4})\\2(?=\\s*(?:\\||$))");

    /**
     * Text that is not a cell: a blank in HTML, the function name before a list of an array, and the type of its values
     * after the list.
     */
    private static final Pattern NO_CELLS = Pattern.compile(
            "&(?:nbsp|#160);|\\b(?<![\\w.])\\p{L}[\\w.]*+(?=\\(\\s*+[\\[({])|,\\s*+dtype\\s*+=[^,)]*+(?=\\))");

    /** An empty value in a program. */
    private static final Pattern NOTHING = Pattern.compile("\\b(?:None|null|nil|nan|NaN|NA)\\b");

    /** The beginning of a comment that is not part of an address. */
    private static final Pattern COMMENT = Pattern.compile("(?<=\\S)\\s*+(?:#|(?<!:)//|\\\\\\\\)");

    private static final String BLANKS_OF_ASCII = " \t\n\u000b\f\r";

    private PastedLine() {}

    /**
     * Returns a line whose remaining characters keep their columns: blanks replace removed text, '.' replaces an empty
     * value, and a comment at the end is cut off.
     *
     * @param line any line; too long lines are returned unchanged, because they are rejected later
     * @return the cleaned line
     */
    public static Line plain(Line line) {
        String text = line.text();
        if (text.length() > Block.LONGEST || isPlain(text)) {
            return line; // a line of this length is rejected later
        }
        StringBuilder plain = new StringBuilder(text.length());
        text.chars().forEach(c -> plain.append(plain((char) c)));
        blank(QUOTED, plain);
        blank(NO_CELLS, plain);
        blank(plain, 0, listAfterName(plain));
        thin(plain);
        Matcher nothing = WatchedText.matcher(NOTHING, plain.toString());
        while (nothing.find()) {
            blank(plain, nothing.start(), nothing.end());
            plain.setCharAt(nothing.start(), '.');
        }
        Matcher comment = WatchedText.matcher(COMMENT, plain);
        if (!isComment(plain) && comment.find()) {
            plain.setLength(comment.start());
        }
        return new Line(line.source(), line.number(), plain.toString());
    }

    /** Returns true if a text has only cells, blanks and bars, as nearly all lines have. */
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

    /** Blanks the marks of bold letters and code, unless other marks of the kind remain, because these are cells. */
    private static void thin(StringBuilder text) {
        Matcher bold = WatchedText.matcher(BOLD, text.toString());
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

    /**
     * Returns the index of the list that a line assigns to a name, or to a key of JSON; 0 if there is no such list.
     * Searched by hand, because a pattern would try each letter of the name as its last letter.
     */
    private static int listAfterName(CharSequence text) {
        int sign = 0;
        while (sign < text.length() && "=:,".indexOf(text.charAt(sign)) < 0) {
            sign++;
        }
        if (sign == text.length() || text.charAt(sign) == ',' || !endsWithName(text, sign)) {
            return 0;
        }
        int list = sign + 1;
        while (list < text.length() && BLANKS_OF_ASCII.indexOf(text.charAt(list)) >= 0) {
            list++;
        }
        return list < text.length() && "[{(\"'".indexOf(text.charAt(list)) >= 0 ? list : 0;
    }

    /** Returns true if the text before an index ends with a letter and after it only signs of names and types. */
    private static boolean endsWithName(CharSequence text, int end) {
        for (int at = end; at > 0; ) {
            int c = Character.codePointBefore(text, at);
            if (Character.isLetter(c)) {
                return true;
            }
            if ((c < '0' || c > '9') && ("_.<>[]\"'" + BLANKS_OF_ASCII).indexOf(c) < 0) {
                return false;
            }
            at -= Character.charCount(c);
        }
        return false;
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

    private static void blank(Pattern pattern, StringBuilder text) {
        Matcher found = WatchedText.matcher(pattern, text.toString());
        while (found.find()) {
            blank(text, found.start(), found.end());
        }
    }

    private static void blank(StringBuilder text, int from, int to) {
        text.replace(from, to, " ".repeat(to - from));
    }
}
