package dlx.rules.parse;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.rules.expression.Token;
import dlx.rules.expression.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts lines into tokens. A comment starts with {@code #} and ends with its line. */
final class Lexer {

    /** A group for each kind of token, in their order; blanks and comments are in none. */
    private static final Pattern TOKEN = Pattern.compile("[ \\t]+|#.*|([A-Za-z_][A-Za-z_0-9]*)|([0-9]+)|('[^']+')"
            + "|(\"[^\"]*\")|(\\.\\.|!=|<=|>=|==|<>|&&|\\|\\||[()\\[\\]{},:?+*/=<>&|!%-])");

    /** Signs of other languages, each with the sign or word of this one. */
    private static final Map<String, String> FOREIGN =
            Map.of("==", "=", "<>", "!=", "&", "and", "&&", "and", "|", "or", "||", "or", "!", "not", "%", "mod");

    private static final int MOST_DIGITS = 18;

    private Lexer() {}

    /** Returns the tokens of lines, and one for their end. */
    static List<Token> tokens(List<Line> lines) {
        List<Token> tokens = new ArrayList<>();
        lines.forEach(line -> cut(line, tokens));
        Line last = lines.get(lines.size() - 1);
        tokens.add(new Token(Kind.END, new Word(last, last.text().length() + 1, "")));
        return tokens;
    }

    private static void cut(Line line, List<Token> tokens) {
        int end = line.text().length();
        Matcher matcher = WatchedText.matcher(TOKEN, line.text());
        for (int at = 0; at < end; at = matcher.end(), matcher.region(at, end)) {
            if (!matcher.lookingAt()) {
                char sign = line.text().charAt(at);
                throw sign == '"' || sign == '\''
                        ? line.error(
                                at + 1,
                                "the quote opens here; expected a mark or sentence, and another " + sign
                                        + " in this line")
                        : line.wrong(at + 1, "is out of place", "a name, a number, quotes or a sign");
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
            if (FOREIGN.containsKey(word.text())) {
                throw word.wrong("is not a sign of rules", "'" + FOREIGN.get(word.text()) + "'");
            }
        }
    }
}
