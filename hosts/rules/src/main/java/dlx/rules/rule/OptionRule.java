package dlx.rules.rule;

import dlx.rules.expression.Expression;
import java.util.List;
import java.util.Optional;

/**
 * {@code option NAME(VARIABLES) ...}. An option that uses an item that is not declared is left out.
 *
 * @param heading name, variables, label and loop
 * @param uses the items
 * @param draws the marks that a solution shows: mark, row, column
 * @param costs the cost of each option
 */
public record OptionRule(Heading heading, List<Use> uses, List<Call> draws, Optional<Expression> costs) {

    /**
     * Items that an option uses.
     *
     * @param item the statement that declares the items
     * @param call the values of the item's variables
     * @param isOptional true if an item that is not declared is left out instead of the option
     * @param color color that the option gives to the items
     */
    public record Use(ItemRule item, Call call, boolean isOptional, Optional<Expression> color) {}
}
