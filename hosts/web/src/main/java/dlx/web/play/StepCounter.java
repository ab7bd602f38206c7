package dlx.web.play;

import dlx.core.search.SearchListener;
import java.util.Arrays;

/**
 * Counts the steps of a search, and knows at each step the path that leads there. Subclasses are told of the steps.
 *
 * <p>A search that begins at a path tells its last option again: that step has been counted.
 */
abstract class StepCounter implements SearchListener {

    private int[] path;
    private long[] since;

    /** Of the last step. */
    private long step;

    private long nodes;
    private long solutions;
    private long dead;
    private long choices;

    /** Entries of the path: two per level, one for a level whose item is chosen and nothing taken. */
    private int length;

    private boolean again;

    StepCounter(Bookmark from) {
        path = Arrays.copyOf(from.path(), Math.max(32, 2 * from.path().length));
        since = Arrays.copyOf(from.since(), path.length / 2);
        length = from.path().length;
        step = from.step() - 1;
        nodes = from.nodes();
        solutions = from.solutions();
        dead = from.dead();
        choices = from.choice();
        again = length > 0;
    }

    /** A step was made; {@code level}, and what else belongs to its kind. */
    abstract void made(char kind, int level, int what, int more);

    /** An item is about to be chosen. */
    void aboutToChoose() {}

    final long step() {
        return step;
    }

    /** The number of items that were chosen. */
    final long choices() {
        return choices;
    }

    final long nodes() {
        return nodes;
    }

    final long solutions() {
        return solutions;
    }

    /** The place of the search, as a bookmark; the next step is to choose an item. */
    final Bookmark mark() {
        return new Bookmark(step + 1, nodes, solutions, dead, choices, path(), since());
    }

    final int[] path() {
        return Arrays.copyOf(path, length);
    }

    final long[] since() {
        return Arrays.copyOf(since, (length + 1) / 2);
    }

    @Override
    public final void itemChosen(int level, int item, int optionsLeft) {
        aboutToChoose();
        choices++;
        step++;
        if (2 * level + 2 > path.length) {
            path = Arrays.copyOf(path, 2 * path.length);
            since = Arrays.copyOf(since, path.length / 2);
        }
        path[2 * level] = item;
        since[level] = step;
        length = 2 * level + 1;
        made('c', level, item, optionsLeft);
    }

    @Override
    public final void optionTaken(int level, int option) {
        if (isReportedAgain()) {
            return;
        }
        take(level, option);
        made('t', level, option, 0);
    }

    @Override
    public final void itemLeft(int level, int item) {
        if (isReportedAgain()) {
            return;
        }
        take(level, -1);
        made('l', level, item, 0);
    }

    private boolean isReportedAgain() {
        boolean wasReported = again;
        again = false;
        return wasReported;
    }

    private void take(int level, int option) {
        step++;
        nodes++;
        path[2 * level + 1] = option;
        length = 2 * level + 2;
    }

    @Override
    public final void deadEnd(int level, int option, int item) {
        step++;
        nodes++;
        dead++;
        made('x', level, option, item);
    }

    @Override
    public final void solution(int level) {
        step++;
        solutions++;
        made('s', level, 0, 0);
    }

    @Override
    public final void optionDropped(int level, int option) {
        step++;
        length = 2 * level + 1;
        made('d', level, option, 0);
    }

    @Override
    public final void itemGivenBack(int level, int item) {
        step++;
        length = 2 * level;
        made('g', level, item, 0);
    }
}
