package dlx.rules.expression;

import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import dlx.rules.value.Values;
import java.util.List;

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

    /** Returns the place as messages show it: {@code my.puzzle:3:6}. */
    public String place() {
        return word.line().source() + ':' + word.line().number() + ':' + word.column();
    }

    /** Returns an error at this token. */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return kind == Kind.END ? error("the rules end here; expected " + expected) : word.wrong(problem, expected);
    }

    /** Returns an error at this token, which the problem need not name. */
    public PuzzleSyntaxException error(String problem) {
        return word.line().error(word.column(), problem);
    }

    /** Returns the error of this token if it gets a wrong value. */
    public PuzzleSyntaxException gets(Object value, String expected) {
        return wrong("gets " + Values.shown(value), expected);
    }

    /** Returns a value as a number, or throws the error of this token, which requires one. */
    public long number(Object value) {
        if (value instanceof Long number) {
            return number;
        }
        throw gets(value, "a number");
    }

    /** Returns a value as a truth value, or throws the error of this token, which requires one. */
    public boolean truth(Object value) {
        if (value instanceof Boolean truth) {
            return truth;
        }
        throw gets(value, "a condition, such as r = 1");
    }

    /** Returns a value as a list, or throws the error of this token, which requires one. */
    public List<?> list(Object value) {
        if (value instanceof List<?> list) {
            return list;
        }
        throw gets(value, "a range, such as 1..9");
    }

    /** Returns a value as an element of a list, or throws the error of this token: lists of lists could be endless. */
    public Object element(Object value) {
        if (value instanceof Long || value instanceof String) {
            return value;
        }
        throw gets(value, "numbers and marks in braces");
    }

    /** Returns the number of values of a list, or of the cells of a grid or picture. */
    public long count(Object value) {
        List<?> values = range(value);
        if (values.size() == Integer.MAX_VALUE) {
            throw gets(value, "a smaller range");
        }
        return values.size();
    }

    /** Returns the values of a list, or the cells of a grid or picture. */
    public List<?> range(Object value) {
        return list(Values.range(value));
    }
}
