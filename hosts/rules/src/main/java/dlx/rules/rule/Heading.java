package dlx.rules.rule;

import dlx.rules.expression.Bindings;
import dlx.rules.expression.Budget;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Loop;
import dlx.rules.expression.Token;
import dlx.rules.value.Key;
import java.util.List;
import java.util.function.Consumer;

/**
 * The beginning of a statement {@code item} or {@code option}, which makes one of them for each combination of its loop.
 *
 * @param name the name
 * @param slots slots of the variables, in the order of the parameters
 * @param sentence name or label of each, for users
 * @param loop the variables and their ranges
 */
public record Heading(Token name, List<Integer> slots, Expression sentence, Loop loop) {

    void run(Bindings frame, Consumer<Key> step) {
        loop.run(frame, () -> step.accept(frame.key(slots)));
    }

    /** Returns the name or label with some values of the variables. For any thread. */
    String named(Bindings texts, Key key) {
        return String.valueOf(sentence.in(texts.copy(new Budget(0)).set(slots, key.values())));
    }
}
