package dlx.spark;

import dlx.core.search.Piece;
import dlx.core.search.Tally;
import java.io.Serializable;
import java.util.List;

/**
 * The searched first part of a work, or all of it.
 *
 * @param tally what was counted
 * @param left what it did not see, in order, after what it saw; empty if it saw all
 * @param found solutions that the question asks for, by the numbers of their options
 */
record Slice(Work work, Tally tally, List<Piece> left, List<int[]> found) implements Serializable {

    private static final long serialVersionUID = 1L;
}
