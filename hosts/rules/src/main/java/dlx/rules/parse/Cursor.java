package dlx.rules.parse;

import dlx.core.messages.Suggestion;
import dlx.rules.expression.Token;
import dlx.rules.expression.Token.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Reads tokens from left to right. */
class Cursor {

    /** The words that cannot be names. */
    static final Set<String> KEYWORDS = Set.of(
            "puzzle", "text", "let", "item", "option", "given", "example", "for", "if", "in", "uses", "draws", "at",
            "costs", "and", "or", "not", "mod", "rows", "columns", "values", "turns", "count", "by", "of");

    final List<Token> tokens;
    int at;

    Cursor(List<Token> tokens) {
        this.tokens = tokens;
    }

    Token look() {
        return look(0);
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

    /** Takes the next token if it is the given keyword or sign. */
    boolean takes(String text) {
        return look().is(text) && take().is(text);
    }

    /** Takes a keyword or sign. */
    void expect(String text) {
        if (!takes(text)) {
            throw outOfPlace("'" + text + "'");
        }
    }

    /** Takes a token of a kind. */
    Token expect(Kind kind, String expected) {
        if (look().kind() != kind) {
            throw outOfPlace(expected);
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

    /** Reads parts with commas between. */
    <T> List<T> listed(Supplier<T> part) {
        List<T> parts = new ArrayList<>();
        do {
            parts.add(part.get());
        } while (takes(","));
        return parts;
    }

    /** Reads parts between a sign and its counterpart; without the sign, none. */
    <T> List<T> listed(String open, Supplier<T> part, String close) {
        if (!takes(open)) {
            return List.of();
        }
        List<T> parts = listed(part);
        expect(close);
        return parts;
    }

    /** Returns the error of the next token. */
    RuntimeException outOfPlace(String expected) {
        return look().wrong("is out of place", look().is("to") ? "'..', as in 1..9" : expected);
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
