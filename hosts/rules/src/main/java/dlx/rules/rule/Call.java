package dlx.rules.rule;

import dlx.rules.expression.Bindings;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Loop;
import dlx.rules.expression.Token;
import java.util.List;
import java.util.function.Consumer;

/**
 * Values for each combination of a loop: those of the variables of an item or option, or a mark with row and column.
 *
 * @param place the name of the item or option, or the start of the mark, for errors
 * @param values the values
 * @param loop the loop
 */
public record Call(Token place, List<Expression> values, Loop loop) {

    void run(Bindings frame, Consumer<List<?>> step) {
        loop.run(
                frame,
                () -> step.accept(values.stream().map(value -> value.in(frame)).toList()));
    }
}
