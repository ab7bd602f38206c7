package dlx.web.play;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A place of a search from which it can be resumed: a step that chooses an item.
 *
 * @param step number of that step, from 1
 * @param nodes number of nodes before it
 * @param solutions number of solutions before it
 * @param dead number of dead ends before it
 * @param choice number of items chosen before it
 * @param path the item and the option of each level above, alternately; option -1 for an item that was left as it
 *     is
 * @param since for each level above, the number of the step that chose its item
 */
public record Bookmark(long step, long nodes, long solutions, long dead, long choice, int[] path, long[] since) {

    /** The beginning of a search. */
    public static final Bookmark START = new Bookmark(1, 1, 0, 0, 0, new int[0], new long[0]);

    /** Returns the number of levels above. */
    public int level() {
        return since.length;
    }

    /** Returns the option of each level above; -1 for an item that was left as it is. */
    List<Integer> options() {
        return IntStream.range(0, level()).mapToObj(l -> path[2 * l + 1]).toList();
    }
}
