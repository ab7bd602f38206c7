package dlx.rules.parse;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.rules.expression.Token;
import dlx.rules.expression.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts lines into tokens. A comment starts with {@code #} and ends with its line. */
final class Lexer {

    /** A group for each kind of token, in their order; blanks and comments are in none. */
    private static final Pattern TOKEN = Pattern.compile("[ \\t]+|#.*|([A-Za-z_][A-Za-z_0-9]*)|([0-9]+)|('[^']+')"
            + "|(\"[^\"]*\")|(\\.\\.|!=|<=|>=|[()\\[\\]{},:?+*/=<>-])");

    private static final int MOST_DIGITS = 18;

    private Lexer() {}

    /** Returns the tokens of lines, and one for their end. */
    static List<Token> tokens(List<Line> lines) {
        List<Token> tokens = new ArrayList<>();
        lines.forEach(line -> cut(line, 0, line.text().length(), tokens));
        Line last = lines.get(lines.size() - 1);
        return ended(tokens, last, last.text().length());
    }

    /** Returns the tokens of a part of a line, and one for its end. */
    static List<Token> tokens(Line line, int from, int end) {
        List<Token> tokens = new ArrayList<>();
        cut(line, from, end, tokens);
        return ended(tokens, line, end);
    }

    private static List<Token> ended(List<Token> tokens, Line line, int end) {
        tokens.add(new Token(Kind.END, new Word(line, end + 1, "")));
        return tokens;
    }

    private static void cut(Line line, int from, int end, List<Token> tokens) {
        Matcher matcher = WatchedText.matcher(TOKEN, line.text()).region(from, end);
        for (int at = from; at < end; at = matcher.end(), matcher.region(at, end)) {
            if (!matcher.lookingAt()) {
                throw line.wrong(at + 1, "is out of place", "a name, a number, closed quotes or a sign");
            }
            Word word = new Word(line, at + 1, matcher.group());
            for (Kind kind : Kind.values()) {
                if (kind != Kind.END && matcher.group(kind.ordinal() + 1) != null) {
                    tokens.add(new Token(kind, word));
                }
            }
            if (matcher.group(2) != null && word.text().length() > MOST_DIGITS) {
                throw word.wrong("is too large", "a number of at most " + MOST_DIGITS + " digits");
            }
        }
    }
}
