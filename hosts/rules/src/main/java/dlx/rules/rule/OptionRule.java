package dlx.rules.rule;

import dlx.rules.expression.Expression;
import dlx.rules.expression.Loop;
import dlx.rules.expression.Token;
import java.util.List;
import java.util.Optional;

/**
 * {@code option NAME(VARIABLES) ...}: an option for each combination of the loop, unless it uses an item that is not
 * declared.
 *
 * @param name the name
 * @param slots slots of the variables, in the order of the parameters
 * @param sentence label of each option
 * @param loop the variables and their ranges
 * @param uses the items
 * @param draws the marks that a solution shows
 * @param costs the cost of each option
 */
public record OptionRule(
        Token name,
        List<Integer> slots,
        Expression sentence,
        Loop loop,
        List<Use> uses,
        List<Draw> draws,
        Optional<Expression> costs) {

    /**
     * Items that an option uses.
     *
     * @param place the name of the item, for errors
     * @param item the statement that declares the items
     * @param arguments values of the item's variables
     * @param isOptional true if an item that is not declared is left out instead of the option
     * @param color color that the option gives to the items
     * @param loop runs once for each item
     */
    public record Use(
            Token place,
            ItemRule item,
            List<Expression> arguments,
            boolean isOptional,
            Optional<Expression> color,
            Loop loop) {}

    /** A mark that an option draws at a row and a column; the place is for errors. */
    public record Draw(Token place, Expression mark, Expression row, Expression column, Loop loop) {}
}
