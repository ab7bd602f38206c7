package dlx.modelers.matrix;

import dlx.api.JudgeProblem;
import dlx.api.PuzzleText;
import java.util.BitSet;
import java.util.Optional;

/** The cases of a judge's input: each a size and as many cells, with any blanks and line ends between. */
public final class JudgeCases implements JudgeProblem.Cases<ZeroOneMatrix> {

    private final PuzzleText text;
    private final CellReader cells;

    /** How many cases may follow; what is after them is not looked at. */
    private int left;

    /**
     * The cases of a text.
     *
     * @param text at its beginning
     * @param most how many cases may follow; what is after them is not looked at
     */
    public JudgeCases(PuzzleText text, int most) {
        this.text = text;
        this.cells = new CellReader(text);
        this.left = most;
    }

    @Override
    public Optional<ZeroOneMatrix> next() {
        return left-- > 0 && cells.inText()
                ? Optional.of(MatrixReader.readSized(cells, text, columns -> new BitSet()))
                : Optional.empty();
    }
}
