package dlx.modelers.tilingcost;

import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Placement;
import java.util.List;
import java.util.Map;

/**
 * A board of numbers, the pieces that tile it, and what they pay.
 *
 * @param packing pieces and board; nothing lies there yet
 * @param numbers of the cells, in their order
 * @param pay what a tile makes of its numbers
 * @param terms what is made of it, for each piece
 * @since 0.1
 */
record PaidBoard(Packing packing, List<Long> numbers, Pay pay, Map<String, Terms> terms) {

    /** A board with copies of what was given. */
    PaidBoard {
        numbers = List.copyOf(numbers);
        terms = Map.copyOf(terms);
    }

    /**
     * What a tile adds to the score.
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
