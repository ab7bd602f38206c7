package dlx.modelers.matrix;

import dlx.api.JudgeProblem;
import dlx.api.PuzzleText;
import java.util.BitSet;
import java.util.Optional;

/** The cases of a judge's input: each a size and then its cells, with any blanks and line ends between. */
public final class JudgeCases implements JudgeProblem.Cases<ZeroOneMatrix> {

    private final PuzzleText text;
    private final CellReader cells;

    /** Number of cases that may still follow; the text after them is not read. */
    private int left;

    /**
     * Creates the cases of a text.
     *
     * @param text the text, at its beginning
     * @param most maximum number of cases; the text after them is not read
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
