package dlx.rules.rule;

import dlx.api.PuzzleText;
import dlx.rules.expression.Bindings;
import dlx.rules.expression.Expression;

/** {@code let NAME = EXPRESSION}. */
public record Definition(int slot, Expression value) implements Opening {

    @Override
    public void read(PuzzleText text, Bindings frame) {
        frame.set(slot, value.in(frame));
    }
}
