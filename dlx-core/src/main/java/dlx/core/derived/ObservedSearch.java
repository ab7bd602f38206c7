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
 * A walk each of whose steps is told to a listener: the steps of a {@link StepSource}, without an object for any of them, so
 * that pages can hear of millions per second.
 *
 * <p>Rests at solutions only.
 */
public final class ObservedSearch implements Search {

    private final TreeSearch tree;
    private final SearchListener listener;

    /** What was chosen and taken at the levels above: items may be one more than options. */
    private int[] items = new int[16];

    private int itemCount;
    private int[] options = new int[16];
    private int optionCount;

    private Phase phase = Phase.NOT_BEGUN;
    private long solutions;

    private enum Phase {
        NOT_BEGUN,
        /** At the node of {@link TreeSearch#descend}, of whose last option nobody has been told. */
        ARRIVED,
        /** At a solution that has been told. */
        SOLVED,
        ENDED
    }

    /**
     * Tells of a walk that nobody has taken a step of.
     *
     * @param path where the walk begins: the option chosen at each level
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
                case ARRIVED -> resume(tell(tree.begin()));
                case SOLVED -> resume(false);
                case ENDED -> false;
            };
        } catch (SearchStopped e) { // amid a step, which is not taken then
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
     * Goes on to the next solution.
     *
     * @param fromHere whether the walk stands at a live node where nothing has been chosen
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
            tell(alive);
        }
    }

    /** Tells of the option that was just tried, and returns what it was told. */
    private boolean tell(boolean alive) {
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

    /** Tells of each option and each item that was left on the way back to a level; all of them at the end, -1. */
    private void leave(int to) {
        while (optionCount > Math.max(to, 0) || itemCount > to + 1) {
            if (itemCount > optionCount) {
                itemCount--;
                listener.itemGivenBack(optionCount, items[itemCount]);
            } else {
                optionCount--;
                if (options[optionCount] != Step.NONE) { // an item that was left is given back, that is all
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
                        : phase == Phase.ENDED ? List.of() : List.of(Givens.NONE)); // what was cut will be seen again
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
