package dlx.rules.expression;

import dlx.rules.value.NumberRange;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The operators between two operands. Their errors are at the operator. */
public final class Operators {

    /** The operators by their signs, from the weakest level to the strongest. */
    public static final List<Map<String, Operator>> LEVELS = List.of(
            Map.of("or", (sign, a, b) -> frame -> sign.truth(a.in(frame)) || sign.truth(b.in(frame))),
            Map.of("and", (sign, a, b) -> frame -> sign.truth(a.in(frame)) && sign.truth(b.in(frame))),
            Map.of(
                    "=", (sign, a, b) -> frame -> a.in(frame).equals(b.in(frame)),
                    "!=", (sign, a, b) -> frame -> !a.in(frame).equals(b.in(frame)),
                    "in", (sign, a, b) -> frame -> sign.list(b.in(frame)).contains(a.in(frame)),
                    "<", numbers((a, b) -> a < b),
                    "<=", numbers((a, b) -> a <= b),
                    ">", numbers((a, b) -> a > b),
                    ">=", numbers((a, b) -> a >= b)),
            Map.of("..", numbers(NumberRange::new)),
            Map.of("+", numbers(Math::addExact), "-", numbers(Math::subtractExact)),
            Map.of(
                    "*", numbers(Math::multiplyExact),
                    "/", numbers((a, b) -> b == -1 ? Math.negateExact(a) : Math.floorDiv(a, b)),
                    "mod", numbers(Math::floorMod)));

    private Operators() {}

    /** Makes the expression of a sign between two operands. */
    @FunctionalInterface
    public interface Operator {

        Expression of(Token sign, Expression left, Expression right);
    }

    private static Operator numbers(BiFunction<Long, Long, Object> operation) {
        return (sign, left, right) -> frame -> {
            long a = sign.number(left.in(frame));
            long b = sign.number(right.in(frame));
            if (b == 0 && (sign.is("/") || sign.is("mod"))) {
                throw sign.wrong("divides " + a + " by 0", "another divisor");
            }
            try {
                return operation.apply(a, b);
            } catch (ArithmeticException e) {
                throw sign.wrong("of " + a + " and " + b + " exceeds 64 bits", "smaller numbers");
            }
        };
    }
}
