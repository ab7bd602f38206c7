package dlx.rules.expression;

/** An expression of rules: its value depends on the values of names, and on nothing else. */
@FunctionalInterface
public interface Expression {

    /**
     * Returns the value.
     *
     * @throws dlx.api.PuzzleSyntaxException if an operation is not possible, with its place in the rules
     */
    Object in(Bindings frame);
}
