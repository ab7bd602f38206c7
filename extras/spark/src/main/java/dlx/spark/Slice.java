package dlx.spark;

import dlx.core.search.Piece;
import dlx.core.search.Tally;
import java.io.Serializable;
import java.util.List;

/**
 * The result for a work: its searched first part, or all of it.
 *
 * @param work the work
 * @param tally counts of the searched part
 * @param left unsearched pieces, in order; all come after the searched part. Empty if the work is complete
 * @param found solutions that the question asks for: option numbers from 0
 */
record Slice(Work work, Tally tally, List<Piece> left, List<int[]> found) implements Serializable {

    private static final long serialVersionUID = 1L;
}
