package dlx.modelers.tilingcost;

import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Placement;
import java.util.List;
import java.util.Map;

/**
 * A board of numbers, the pieces that tile it, and the rules for their values.
 *
 * @param packing the pieces and the board, without givens
 * @param numbers the number in each cell, in the order of the cells
 * @param pay the rule that computes a value from the numbers under a tile
 * @param terms the terms of each piece, by its name, which are applied to that value
 * @since 0.1
 */
record PaidBoard(Packing packing, List<Long> numbers, Pay pay, Map<String, Terms> terms) {

    /** Creates a board with copies of the collections. */
    PaidBoard {
        numbers = List.copyOf(numbers);
        terms = Map.copyOf(terms);
    }

    /**
     * Returns the contribution of a tile to the score.
     *
     * @throws ArithmeticException if it does not fit into 64 bits
     */
    long pays(Placement tile) {
        long[] covered = tile.cells().stream()
                .mapToLong(cell -> numbers.get(packing.board().indexOf(cell)))
                .toArray();
        Terms own = terms.get(tile.piece());
        return own == null ? 0 : own.of(pay.of(covered));
    }
}
