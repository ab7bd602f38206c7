package dlx.modelers.packing;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The pieces of a family of packing puzzles: sets that have a name, and the ways to move a piece.
 *
 * @param sets from the name of a set to its pieces, each used once; in the order in which people should see them
 * @param motions how pieces may be moved before they are placed
 * @param flat whether boards have one layer
 * @since 0.1
 */
public record Kit(Map<String, Supplier<List<Piece>>> sets, List<Motion> motions, boolean flat) {}
