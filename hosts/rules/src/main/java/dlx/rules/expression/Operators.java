package dlx.rules.expression;

import dlx.api.PuzzleSyntaxException;
import dlx.rules.value.CellSet;
import dlx.rules.value.NumberRange;
import dlx.rules.value.Values;
import java.util.List;
import java.util.function.LongBinaryOperator;

/** The operators of expressions. Their errors are at the operator. */
public final class Operators {

    private Operators() {}

    /** A comparison of numbers. */
    private interface Comparison {

        boolean of(long left, long right);
    }

    /** Returns the expression of a sign between two operands. */
    public static Expression binary(Token sign, Expression left, Expression right) {
        return switch (sign.text()) {
            case "+" -> arithmetic(sign, left, right, Math::addExact);
            case "-" -> arithmetic(sign, left, right, Math::subtractExact);
            case "*" -> arithmetic(sign, left, right, Math::multiplyExact);
            case "/" -> arithmetic(sign, left, right, (a, b) -> b == -1 ? Math.negateExact(a) : Math.floorDiv(a, b));
            case "mod" -> arithmetic(sign, left, right, Math::floorMod);
            case "<" -> comparison(sign, left, right, (a, b) -> a < b);
            case "<=" -> comparison(sign, left, right, (a, b) -> a <= b);
            case ">" -> comparison(sign, left, right, (a, b) -> a > b);
            case ">=" -> comparison(sign, left, right, (a, b) -> a >= b);
            case "=" -> frame -> left.in(frame).equals(right.in(frame));
            case "!=" -> frame -> !left.in(frame).equals(right.in(frame));
            case "in" -> frame -> list(sign, right.in(frame)).contains(left.in(frame));
            case "and" -> frame -> truth(sign, left.in(frame)) && truth(sign, right.in(frame));
            case "or" -> frame -> truth(sign, left.in(frame)) || truth(sign, right.in(frame));
            case ".." -> frame -> new NumberRange(number(sign, left.in(frame)), number(sign, right.in(frame)));
            default -> throw new IllegalArgumentException("sign: " + sign.text());
        };
    }

    private static Expression arithmetic(Token sign, Expression left, Expression right, LongBinaryOperator operator) {
        return frame -> {
            long a = number(sign, left.in(frame));
            long b = number(sign, right.in(frame));
            if (b == 0 && (sign.is("/") || sign.is("mod"))) {
                throw sign.wrong("divides " + a + " by 0", "another divisor");
            }
            try {
                return operator.applyAsLong(a, b);
            } catch (ArithmeticException e) {
                throw sign.wrong("of " + a + " and " + b + " exceeds 64 bits", "smaller numbers");
            }
        };
    }

    private static Expression comparison(Token sign, Expression left, Expression right, Comparison comparison) {
        return frame -> comparison.of(number(sign, left.in(frame)), number(sign, right.in(frame)));
    }

    /** Returns a value as a number, or throws the error of a token that requires one. */
    public static long number(Token at, Object value) {
        if (value instanceof Long number) {
            return number;
        }
        throw wrong(at, value, "a number");
    }

    /** Returns a value as a truth value, or throws the error of a token that requires one. */
    public static boolean truth(Token at, Object value) {
        if (value instanceof Boolean truth) {
            return truth;
        }
        throw wrong(at, value, "a condition, such as r = 1");
    }

    /** Returns a value as a list, or throws the error of a token that requires one. */
    public static List<?> list(Token at, Object value) {
        if (value instanceof List<?> list) {
            return list;
        }
        throw wrong(at, value, value instanceof CellSet ? "a range other than cells" : "a range, such as 1..9");
    }

    /** Returns the size of a range, or throws the error of a token that requires one. */
    public static int size(Token at, Object value) {
        return (value instanceof CellSet set ? set.cells() : list(at, value)).size();
    }

    /** Returns the error of a token that gets a wrong value. */
    public static PuzzleSyntaxException wrong(Token at, Object value, String expected) {
        return at.wrong("gets " + Values.shown(value), expected);
    }
}
