package dlx.rules.expression;

import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;

/**
 * A word or sign of the rules, with its place.
 *
 * @param kind kind of the token
 * @param word its characters; with the quotes of a mark or a sentence
 */
public record Token(Kind kind, Word word) {

    /** The kinds of tokens. */
    public enum Kind {
        NAME,
        NUMBER,
        /** Characters between single quotes. */
        MARK,
        /** Characters between double quotes. */
        SENTENCE,
        SIGN,
        END
    }

    /** Returns the characters of a name or sign; an empty text for other kinds. */
    public String keyword() {
        return kind == Kind.NAME || kind == Kind.SIGN ? word.text() : "";
    }

    /** Returns true if this is the given keyword or sign. */
    public boolean is(String text) {
        return keyword().equals(text);
    }

    /** Returns the characters, without the quotes of a mark or a sentence. */
    public String text() {
        String text = word.text();
        return kind == Kind.MARK || kind == Kind.SENTENCE ? text.substring(1, text.length() - 1) : text;
    }

    /** Returns an error at this token. */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return kind == Kind.END ? error("the rules end here; expected " + expected) : word.wrong(problem, expected);
    }

    /** Returns an error at this token, which the problem need not name. */
    public PuzzleSyntaxException error(String problem) {
        return word.line().error(word.column(), problem);
    }
}
