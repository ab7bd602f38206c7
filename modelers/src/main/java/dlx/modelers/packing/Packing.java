package dlx.modelers.packing;

import dlx.api.CoverBuilder;
import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/**
 * A packing puzzle: pieces that must fill a board, some of them placed already.
 *
 * <p>An option is a piece in one place. Each cell is covered once, or at most once if it may stay empty. Each piece is
 * used as often as its copies state.
 *
 * @param pieces pieces with different names
 * @param board the board that the pieces must fill
 * @param rules further rules of the puzzle
 * @param givens the placements given; if they overlap, there is no solution
 * @since 0.1
 */
public record Packing(List<Piece> pieces, Board board, PackingRules rules, List<Placement> givens)
        implements PuzzleWithGivens<Packing, Placement> {

    /** Creates a puzzle with copies of the lists. */
    public Packing {
        pieces = List.copyOf(pieces);
        givens = List.copyOf(givens);
    }

    /**
     * Creates a puzzle without further rules.
     *
     * @param pieces pieces with different names
     * @param board the board that the pieces must fill
     * @param givens the placements given
     */
    public Packing(List<Piece> pieces, Board board, List<Placement> givens) {
        this(pieces, board, PackingRules.NONE, givens);
    }

    @Override
    public Packing empty() {
        return givens.isEmpty() ? this : new Packing(pieces, board, rules, List.of());
    }

    /**
     * Returns the symmetries of the puzzle without its givens: the rotations and reflections of the board that turn
     * each packing into a packing.
     *
     * @return maps of placements to placements, without the identity
     */
    public List<UnaryOperator<Placement>> symmetries() {
        return PieceSymmetries.of(this);
    }

    /**
     * Returns true if each piece is used once, so that a letter in a drawing names its piece.
     *
     * @return false if some piece is not used exactly once
     */
    public boolean isOfSingles() {
        return pieces.stream().allMatch(Piece::isSingle);
    }

    /**
     * Adds the items and options of the puzzle to a cover.
     *
     * @param cover the cover
     */
    public void describe(CoverBuilder<Placement> cover) {
        describe(placement -> 0, cover);
    }

    /**
     * Adds the items and options of the puzzle to a cover, with weights.
     *
     * @param weight returns the weight of an option
     * @param cover the cover
     */
    public void describe(ToLongFunction<Placement> weight, CoverBuilder<Placement> cover) {
        new PackingCover(this, cover).describe(weight);
    }
}
