package dlx.spark;

import dlx.core.search.Piece;
import dlx.core.search.Tally;
import java.io.Serializable;
import java.util.List;

/**
 * What came of a work: the first part of it, or all.
 *
 * @param tally what was counted
 * @param left what it did not see, in order, behind what it saw; empty if it saw all
 * @param found solutions that the question asks for, by the numbers of their options
 */
record Slice(Work work, Tally tally, List<Piece> left, List<int[]> found) implements Serializable {

    private static final long serialVersionUID = 1L;
}
