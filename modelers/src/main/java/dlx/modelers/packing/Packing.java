package dlx.modelers.packing;

import dlx.api.CoverBuilder;
import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/**
 * A packing puzzle: pieces that must fill a board, of which some lie there already.
 *
 * <p>An option is a piece in one place. Each cell is covered once, or at most once where it may stay empty; each piece is used
 * as often as it says.
 *
 * @param pieces with different names
 * @param board what they must fill
 * @param rules what they must keep beside
 * @param givens what lies there already; they may overlap, then there is no solution
 * @since 0.1
 */
public record Packing(List<Piece> pieces, Board board, PackingRules rules, List<Placement> givens)
        implements PuzzleWithGivens<Packing, Placement> {

    /** A puzzle with copies of what was given. */
    public Packing {
        pieces = List.copyOf(pieces);
        givens = List.copyOf(givens);
    }

    /**
     * A puzzle without further rules.
     *
     * @param pieces with different names
     * @param board what they must fill
     * @param givens what lies there already
     */
    public Packing(List<Piece> pieces, Board board, List<Placement> givens) {
        this(pieces, board, PackingRules.NONE, givens);
    }

    @Override
    public Packing empty() {
        return givens.isEmpty() ? this : new Packing(pieces, board, rules, List.of());
    }

    /**
     * What may be done to a packing of the empty board so that another one comes out: rotations and reflections of the
     * board.
     *
     * @return maps of placements to placements, the identity left out
     */
    public List<UnaryOperator<Placement>> symmetries() {
        return Symmetries.of(this);
    }

    /**
     * Whether each piece is used once, so that a letter in a drawing says which one it is.
     *
     * @return {@code false} if some piece may lie there twice
     */
    public boolean isOfSingles() {
        return pieces.stream().allMatch(Piece::isSingle);
    }

    /**
     * States the puzzle.
     *
     * @param cover takes the items and options
     */
    public void describe(CoverBuilder<Placement> cover) {
        describe(placement -> 0, cover);
    }

    /**
     * States the puzzle with weights.
     *
     * @param weight of an option
     * @param cover takes the items and options
     */
    public void describe(ToLongFunction<Placement> weight, CoverBuilder<Placement> cover) {
        new PackingCover(this, cover).describe(weight);
    }
}
