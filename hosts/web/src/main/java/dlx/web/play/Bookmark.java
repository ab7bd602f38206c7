package dlx.web.play;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A place of a search from which it can go on: a step at which an item is about to be chosen.
 *
 * @param step the number of that step, from 1
 * @param nodes nodes before it
 * @param solutions solutions before it
 * @param dead dead ends before it
 * @param choice how many items were chosen before it
 * @param path what was chosen at the levels above: item, option, item, option; option -1 where an item was left as it is
 * @param since of each level above, the step at which its item was chosen
 */
public record Bookmark(long step, long nodes, long solutions, long dead, long choice, int[] path, long[] since) {

    /** The beginning of a search. */
    public static final Bookmark START = new Bookmark(1, 1, 0, 0, 0, new int[0], new long[0]);

    /** The number of levels above. */
    public int level() {
        return since.length;
    }

    /** The option of each level. */
    List<Integer> options() {
        return IntStream.range(0, level()).mapToObj(l -> path[2 * l + 1]).toList();
    }
}
