package dlx.rules.parse;

import dlx.core.messages.Suggestion;
import dlx.rules.expression.Token;
import dlx.rules.expression.Token.Kind;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads tokens from left to right. */
class Cursor {

    /** The words that cannot be names. */
    static final Set<String> KEYWORDS = Set.of(
            "puzzle", "text", "let", "item", "option", "given", "example", "for", "if", "in", "uses", "draws", "at",
            "costs", "and", "or", "not", "mod", "rows", "columns", "values", "turns", "count", "by", "of");

    List<Token> tokens;
    int at;

    Cursor(List<Token> tokens) {
        this.tokens = tokens;
    }

    Token look() {
        return tokens.get(at);
    }

    /** Returns a token ahead; the last one after the end. */
    Token look(int ahead) {
        return tokens.get(Math.min(at + ahead, tokens.size() - 1));
    }

    Token take() {
        Token token = look();
        at = Math.min(at + 1, tokens.size() - 1);
        return token;
    }

    /** Returns true if the next token is one of the given keywords or signs. */
    boolean isNext(String... texts) {
        return Set.of(texts).contains(look().keyword());
    }

    /** Takes the next token if it is the given keyword or sign. */
    boolean takes(String text) {
        return isNext(text) && take().is(text);
    }

    /** Takes keywords or signs. */
    void expect(String... texts) {
        for (String text : texts) {
            if (!takes(text)) {
                throw look().wrong("is out of place", "'" + text + "'");
            }
        }
    }

    /** Takes a token of a kind. */
    Token expect(Kind kind, String expected) {
        if (look().kind() != kind) {
            throw look().wrong("is out of place", expected);
        }
        return take();
    }

    /** Takes a name that is not a keyword. */
    Token name(String expected) {
        if (KEYWORDS.contains(look().keyword())) {
            throw look().wrong("is a word of the language", expected);
        }
        return expect(Kind.NAME, expected);
    }

    /** Returns the error of a name that is not declared. */
    static RuntimeException unknown(Token name, Collection<String> names, String expected) {
        String near = Suggestion.find(name.text(), names)
                .map(other -> "; did you mean \"" + other + "\"?")
                .orElse("");
        return name.wrong("is not declared", expected + near);
    }

    /** Returns the tokens from a place to here, with single blanks, as messages show them. */
    String textFrom(int place) {
        return tokens.subList(place, at).stream()
                .map(token -> token.word().text())
                .collect(Collectors.joining(" "));
    }
}
