package dlx.modelers.matrix;

import dlx.api.JudgeProblem;
import dlx.api.Line;
import dlx.api.PuzzleText;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/**
 * The cases of a judge's input: each a size and as many cells, with any blanks and line ends between. Thread-safe.
 */
final class JudgeCases implements JudgeProblem.Input<Matrix> {

    private static final Line NOTHING = new Line("", 1, "");

    private final int most;

    /** What is left of the line in which a case ended: a text gives whole lines only, the next case may start there. */
    private final Map<PuzzleText, Rest> rests = Collections.synchronizedMap(new WeakHashMap<>());

    private record Rest(Line line, int at) {}

    /** At most so many cases; what is behind them is not looked at. */
    JudgeCases(int most) {
        this.most = most;
    }

    @Override
    public Optional<Matrix> next(PuzzleText text, int number) {
        Rest rest = Optional.ofNullable(rests.remove(text)).orElse(new Rest(NOTHING, 0));
        CellReader cells = new CellReader(text, rest.line(), rest.at());
        if (number > most || !cells.inText()) {
            return Optional.empty();
        }
        Matrix matrix = MatrixReader.readSized(cells, text);
        if (cells.inLine()) {
            rests.put(text, new Rest(cells.line(), cells.at()));
        }
        return Optional.of(matrix);
    }
}
