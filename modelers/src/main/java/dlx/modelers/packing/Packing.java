package dlx.modelers.packing;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/**
 * A packing puzzle: pieces that must fill a board, of which some lie there already.
 *
 * <p>An option is a piece in one place. Each cell is covered once, each piece is used as often as it says.
 *
 * @param pieces with different names
 * @param board what they must fill
 * @param givens what lies there already; they may overlap, then there is no solution
 * @since 0.1
 */
public record Packing(List<Piece> pieces, Board board, List<Placement> givens)
        implements PuzzleWithGivens<Packing, Placement> {

    /** A puzzle that nobody else can change. */
    public Packing {
        pieces = List.copyOf(pieces);
        givens = List.copyOf(givens);
    }

    @Override
    public Packing empty() {
        return givens.isEmpty() ? this : new Packing(pieces, board, List.of());
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
     * States the puzzle: pieces first, since they often have fewer places than a cell has pieces; then cells. Where
     * pieces have items, which lie anywhere, a sweep should go the other way: slice by slice through the board, pieces
     * last. Without them its own orders are as good, and oblique ones better.
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
        declareArea(cover);
        List<List<Item>> items = new ArrayList<>();
        for (Piece piece : pieces) {
            items.add(declare(piece, cover));
        }
        Items cells = cover.primary(
                "cell", board.cells().size(), i -> "cell " + board.cells().get(i));
        if (items.stream().anyMatch(item -> !item.isEmpty())) {
            cover.sweepOrder(board.sliceBySlice().stream().map(cells::at).toList());
        }
        for (int k = 0; k < pieces.size(); k++) {
            for (Placement placement : board.placements(pieces.get(k))) {
                cover.option(placement, weight.applyAsLong(placement), board.held(placement, cells, items.get(k)));
            }
        }
    }

    /**
     * Where the sizes of the pieces cannot add up to that of the board, an item that nothing covers: the search need not
     * find out the hard way, and people are told.
     */
    private void declareArea(CoverBuilder<Placement> cover) {
        AreaSum sum = new AreaSum(pieces, board.cells().size());
        if (!sum.canFit()) {
            cover.primary("equal areas: " + sum);
        }
    }

    /**
     * The item of a piece, if it needs one. A piece in any number has none; one in k copies has none either if all
     * others are used once, for then the area leaves no other number.
     */
    private List<Item> declare(Piece piece, CoverBuilder<Placement> cover) {
        boolean forced = pieces.stream().allMatch(other -> other.equals(piece) || other.isSingle());
        if (piece.copies() == Piece.ANY_NUMBER || !piece.isSingle() && forced) {
            return List.of();
        }
        return List.of(cover.primary("piece " + piece.name()).times(piece.copies(), piece.copies()));
    }
}
