package dlx.core.derived;

import dlx.core.engine.Search;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreeSearch;
import dlx.core.search.Givens;
import dlx.core.search.SearchListener;
import dlx.core.search.Step;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A tree search that reports each step to a listener. The steps are those of a {@link StepSource}, but without an
 * object per step, so that pages can receive millions of steps per second.
 *
 * <p>It pauses only at solutions.
 */
public final class ObservedSearch implements Search {

    private final TreeSearch tree;
    private final SearchListener listener;

    /** Items chosen at the levels above; there may be one item more than {@link #options}. */
    private int[] items = new int[16];

    private int itemCount;

    /** Options taken at the levels above; {@link Step#NONE} for an item that was left without an option. */
    private int[] options = new int[16];

    private int optionCount;

    private Phase phase = Phase.NOT_BEGUN;
    private long solutions;

    private enum Phase {
        NOT_BEGUN,
        /** The node of {@link TreeSearch#descend}; its last option has not been reported. */
        ARRIVED,
        /** A solution that has been reported. */
        SOLVED,
        ENDED
    }

    /**
     * Creates the search over a tree search that has not begun.
     *
     * @param path the option chosen at each level before the search begins
     * @throws IllegalArgumentException if the path does not lead through the tree
     */
    public ObservedSearch(TreeSearch tree, SearchListener listener, int... path) {
        this.tree = tree;
        this.listener = listener;
        if (path.length > 0) {
            tree.descend(path);
            for (int l = 0; l < path.length; l++) {
                pushItem(tree.itemAt(l));
                if (l < path.length - 1) {
                    pushOption(path[l]);
                }
            }
            phase = Phase.ARRIVED;
        }
    }

    @Override
    public boolean advance() {
        try {
            return switch (phase) {
                case NOT_BEGUN -> enter();
                case ARRIVED -> resume(report(tree.begin()));
                case SOLVED -> resume(false);
                case ENDED -> false;
            };
        } catch (SearchStopped e) { // stopped within a step, which is not reported
            tree.stopHere();
            phase = Phase.ENDED;
            return false;
        }
    }

    private boolean enter() {
        boolean alive = tree.enterRoot();
        if (tree.nodes() == 0) {
            phase = Phase.ENDED;
            return false;
        }
        if (alive && tree.limit() != TreeSearch.NO_LIMIT) {
            listener.deepened(tree.limit());
        }
        return resume(alive);
    }

    /**
     * Continues to the next solution.
     *
     * @param fromHere true if the search is at a node without contradiction where no item has been chosen
     */
    private boolean resume(boolean fromHere) {
        boolean alive = fromHere;
        while (true) {
            if (alive) {
                if (tree.isSolved()) {
                    phase = Phase.SOLVED;
                    solutions++;
                    listener.solution(optionCount);
                    return true;
                }
                tree.choose();
                int item = tree.itemAt(tree.level());
                listener.itemChosen(optionCount, item, tree.branchesAt(tree.level()));
                pushItem(item);
            } else if (!tree.backUp()) {
                leave(-1);
                if (!tree.deepen()) {
                    phase = Phase.ENDED;
                    return false;
                }
                listener.deepened(tree.limit());
                alive = true;
                continue;
            } else {
                leave(tree.level());
            }
            alive = tree.takeNext();
            if (tree.hasEnded()) {
                phase = Phase.ENDED;
                return false;
            }
            report(alive);
        }
    }

    /** Reports the option that was just tried, and returns {@code alive}. */
    private boolean report(boolean alive) {
        int option = tree.optionAt(tree.level() - 1);
        if (option == Step.NONE) {
            listener.itemLeft(optionCount, items[itemCount - 1]);
        } else if (alive) {
            listener.optionTaken(optionCount, option);
        } else if (tree.missing() > 0) {
            listener.cut(optionCount, option, tree.missing());
        } else {
            listener.deadEnd(optionCount, option, tree.deadItem());
        }
        if (alive) {
            pushOption(option);
        }
        return alive;
    }

    /** Reports each option and each item that was left on the way back to a level; -1 leaves all levels. */
    private void leave(int to) {
        while (optionCount > Math.max(to, 0) || itemCount > to + 1) {
            if (itemCount > optionCount) {
                itemCount--;
                listener.itemGivenBack(optionCount, items[itemCount]);
            } else {
                optionCount--;
                if (options[optionCount] != Step.NONE) { // an item that was left did not take an option
                    listener.optionDropped(optionCount, options[optionCount]);
                }
            }
        }
    }

    private void pushItem(int item) {
        if (itemCount == items.length) {
            items = Arrays.copyOf(items, 2 * itemCount);
        }
        items[itemCount++] = item;
    }

    private void pushOption(int option) {
        if (optionCount == options.length) {
            options = Arrays.copyOf(options, 2 * optionCount);
        }
        options[optionCount++] = option;
    }

    @Override
    public BigInteger solutions() {
        return BigInteger.valueOf(solutions);
    }

    @Override
    public int length() {
        return tree.length();
    }

    @Override
    public void copyOptions(int[] into) {
        tree.copyOptions(into);
    }

    @Override
    public long nodes() {
        return tree.nodes();
    }

    @Override
    public long updates() {
        return tree.updates();
    }

    @Override
    public double share() {
        return tree.share();
    }

    @Override
    public Optional<List<Givens>> remaining(boolean again) {
        List<Givens> prefixes = new ArrayList<>(
                tree.limit() == TreeSearch.NO_LIMIT
                        ? tree.prefixes(false)
                        : phase == Phase.ENDED ? List.of() : List.of(Givens.NONE)); // the next round repeats the cuts
        if (again) {
            prefixes.add(0, tree.present());
        }
        return Optional.of(prefixes);
    }

    @Override
    public void close() {
        tree.close();
    }
}
