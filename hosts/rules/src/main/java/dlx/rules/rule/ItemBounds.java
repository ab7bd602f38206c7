package dlx.rules.rule;

import dlx.rules.expression.Bindings;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Operators;
import dlx.rules.expression.Token;

/**
 * The number of options that hold an item.
 *
 * @param place start of the bounds, for errors
 * @param isSecondary true if no option needs to hold the item; then at most one does, or any number in one color
 * @param isColored true if options give the item a color
 * @param from minimum of a primary item
 * @param to maximum of a primary item
 */
public record ItemBounds(Token place, boolean isSecondary, boolean isColored, Expression from, Expression to) {

    /** The value of bounds: a minimum and a maximum. */
    record Times(int from, int to) {}

    Times in(Bindings frame) {
        long least = Operators.number(place, from.in(frame));
        long most = Operators.number(place, to.in(frame));
        if (least < 0 || most < least || most > Integer.MAX_VALUE) {
            throw place.error("the item is in " + least + " to " + most
                    + " options; expected a minimum of 0 or more, and a maximum from there to " + Integer.MAX_VALUE);
        }
        return new Times((int) least, (int) most);
    }
}
