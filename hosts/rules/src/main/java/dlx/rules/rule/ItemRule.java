package dlx.rules.rule;

import dlx.rules.expression.Bindings;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Loop;
import dlx.rules.expression.Token;
import dlx.rules.value.Key;
import java.util.List;

/**
 * {@code item NAME(VARIABLES) ...}: an item for each combination of the loop.
 *
 * @param index number of the statement among those of items, from 0
 * @param name the name
 * @param slots slots of the variables, in the order of the parameters
 * @param bounds number of options that each item is in
 * @param sentence name of each item, for users
 * @param loop the variables and their ranges
 */
public record ItemRule(int index, Token name, List<Integer> slots, ItemBounds bounds, Expression sentence, Loop loop) {

    /** Returns the name of an item. */
    String named(Bindings frame, Key key) {
        return String.valueOf(sentence.in(frame.with(slots, key.values())));
    }
}
