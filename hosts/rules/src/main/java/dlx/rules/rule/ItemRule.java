package dlx.rules.rule;

import dlx.rules.expression.Bindings;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Token;

/**
 * {@code item NAME(VARIABLES) ...}.
 *
 * @param index number of the statement among those of items, from 0
 * @param heading name, variables, sentence and loop
 * @param times number of options that each item is in
 */
public record ItemRule(int index, Heading heading, Times times) {

    /**
     * The number of options that hold an item.
     *
     * @param place its start, for errors
     * @param isSecondary true if no option needs to hold the item; then at most one does, or any number in one color
     * @param isColored true if options give the item a color
     * @param from minimum of a primary item
     * @param to maximum of a primary item
     */
    public record Times(Token place, boolean isSecondary, boolean isColored, Expression from, Expression to) {

        /** Returns the demand of an item: its statement, its index there, and its bounds. */
        Stated.Demand in(int rule, int index, Bindings frame) {
            long least = place.number(from.in(frame));
            long most = place.number(to.in(frame));
            if (least < 0 || most < least || most > Integer.MAX_VALUE) {
                throw place.error("the item is in " + least + " to " + most
                        + " options; expected a minimum of 0 or more, and a maximum from there to "
                        + Integer.MAX_VALUE);
            }
            return new Stated.Demand(rule, index, (int) least, (int) most);
        }
    }
}
