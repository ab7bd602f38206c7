package dlx.core.derived;

import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreeSearch;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import dlx.core.search.Step.Kind;
import dlx.core.search.Tally;
import dlx.core.search.internal.Inside;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Turns a {@link TreeSearch} into {@link Step}s, one at a time.
 *
 * <p><b>Going back.</b> A tree search goes back in one move to the deepest level with an available option. On the way
 * it leaves an option and an item at every level. Each of them is a step, for hosts that draw a tree or keep a stack.
 * So this class stores the choices at every level, and a move becomes a row of steps, reported one by one:
 *
 * <pre>
 *   items          a b c     options k l     the item c at level 2 is without further options
 *   back to        level 0   GIVE_BACK c, DROP l, GIVE_BACK b, DROP k
 *   items          a         options none
 * </pre>
 *
 * <p><b>A solution not yet reported.</b> Taking the last option of a solution and reporting the solution are two steps.
 * A host that stops between them has not received the solution, which belongs to the remaining work, as a separate
 * prefix. The search of that prefix counts the node, so {@link #tally} leaves the node out until then.
 */
public final class StepSource {

    private final TreeSearch tree;

    /** Items chosen at the levels above; there may be one item more than {@link #options}. */
    private final List<Integer> items = new ArrayList<>();

    /** Options taken at the levels above; {@link Step#NONE} for an item that was left without an option. */
    private final List<Integer> options = new ArrayList<>();

    /** All options taken, including given and forced options, in the order of taking. */
    private final List<Integer> taken = new ArrayList<>();

    /** Number of options taken before the option of each level above. */
    private final List<Integer> takenBefore = new ArrayList<>();

    /** Steps that the search has made and that have not been returned. */
    private final Deque<Step> unreported = new ArrayDeque<>();

    private Phase phase = Phase.NOT_BEGUN;
    private long solutions;

    /** Position of the search after the steps that are not returned yet. */
    private enum Phase {
        NOT_BEGUN,
        /** A node without contradiction where no item has been chosen. */
        AT_NODE,
        /** A node whose item is chosen: the next step tries an option. */
        BRANCHED,
        /** A solution or a dead end. */
        DONE,
        ENDED
    }

    /**
     * Creates the steps of a tree search that has not begun.
     *
     * @param path the option chosen at each level before the steps begin
     * @throws IllegalArgumentException if the path does not lead through the tree
     */
    public StepSource(TreeSearch tree, int... path) {
        this.tree = tree;
        taken.addAll(boxed(tree.root.given));
        if (path.length > 0) {
            arrive(path);
        }
    }

    /** Moves to the state of a search from the root that has just taken the last option of the path. */
    private void arrive(int... path) {
        tree.descend(path);
        noteTaken();
        int before = taken.size();
        for (int l = path.length - 1; l >= 0; l--) {
            before = path[l] == Step.NONE ? before : taken.indexOf(path[l]);
            items.add(0, tree.itemAt(l));
            if (l < path.length - 1) {
                options.add(0, path[l]);
                takenBefore.add(0, before);
            } else {
                trim(before);
            }
        }
        tried(tree.hasArrived());
    }

    /** Makes a step and returns it; empty at the end of the tree, or if the control stops the search. */
    public Optional<Step> next() {
        if (unreported.isEmpty()) {
            if (phase == Phase.ENDED) {
                return Optional.empty();
            }
            try {
                continueIn(phase);
            } catch (SearchStopped e) { // stopped within a step, which is not reported
                tree.stopHere();
                phase = Phase.ENDED;
            }
            return next(); // going back to the same level after a dead end adds no step
        }
        Step step = unreported.remove();
        if (step.kind() == Kind.SOLUTION) {
            solutions++;
        }
        return Optional.of(step);
    }

    private void continueIn(Phase present) {
        switch (present) {
            case NOT_BEGUN -> enter();
            case AT_NODE -> resume();
            case BRANCHED -> takeNext();
            case DONE -> goBack();
            case ENDED -> {}
        }
    }

    private void enter() {
        boolean alive = tree.enterRoot();
        if (tree.nodes() == 0) {
            phase = Phase.ENDED;
            return;
        }
        int stuck = alive ? Step.NONE : tree.deadItem();
        List<Integer> forced = new ArrayList<>(boxed(tree.root.forced));
        forced.addAll(boxed(tree.forced()));
        unreported.add(new Step(Kind.ENTER, 0, Step.NONE, Step.NONE, stuck, 0, forced, List.of()));
        noteTaken();
        phase = alive ? Phase.AT_NODE : Phase.DONE;
        if (alive && tree.limit() != TreeSearch.NO_LIMIT) {
            reportLimit();
        }
    }

    private void reportLimit() {
        report(Kind.DEEPEN, Step.NONE, Step.NONE, Step.NONE, tree.limit(), new int[0]);
    }

    private void resume() {
        if (tree.isSolved()) {
            phase = Phase.DONE;
            report(Kind.SOLUTION, Step.NONE, Step.NONE, Step.NONE, solutions + 1, new int[0]);
        } else {
            branch();
        }
    }

    private void branch() {
        tree.choose();
        int level = tree.level();
        int item = tree.itemAt(level);
        report(Kind.CHOOSE, item, Step.NONE, Step.NONE, tree.untriedAt(level).length, new int[0]);
        items.add(item);
        phase = Phase.BRANCHED;
    }

    private void takeNext() {
        boolean alive = tree.takeNext();
        if (tree.hasEnded()) {
            phase = Phase.ENDED;
        } else {
            tried(alive);
        }
    }

    private void tried(boolean alive) {
        int level = tree.level() - 1;
        int option = tree.optionAt(level);
        int before = taken.size();
        int missing = alive ? 0 : tree.missing();
        report(
                option == Step.NONE ? Kind.LEAVE : alive ? Kind.TAKE : missing > 0 ? Kind.CUT : Kind.DEAD_END,
                items.get(level),
                option,
                alive || missing > 0 ? Step.NONE : tree.deadItem(),
                missing,
                tree.forced());
        noteTaken();
        if (alive) {
            options.add(option);
            takenBefore.add(before);
        } else {
            trim(before);
        }
        phase = alive ? Phase.AT_NODE : Phase.DONE;
    }

    /** Copies the options taken from the tree search, which no longer has them at its end. */
    private void noteTaken() {
        int[] all = tree.options();
        taken.clear();
        taken.addAll(boxed(all));
    }

    /** Removes all options taken except the first {@code length}. */
    private void trim(int length) {
        taken.subList(length, taken.size()).clear();
    }

    /** Goes back, and adds a step for each option and each item left on the way. */
    private void goBack() {
        boolean more = tree.backUp();
        int to = more ? tree.level() : -1;
        while (options.size() > Math.max(to, 0) || items.size() > to + 1) {
            if (items.size() > options.size()) {
                int item = items.remove(items.size() - 1);
                report(Kind.GIVE_BACK, item, Step.NONE, Step.NONE, 0, new int[0]);
            } else {
                int option = options.remove(options.size() - 1);
                trim(takenBefore.remove(options.size()));
                if (option != Step.NONE) { // an item that was left did not take an option
                    report(Kind.DROP, items.get(options.size()), option, Step.NONE, 0, new int[0]);
                }
            }
        }
        phase = more ? Phase.BRANCHED : Phase.ENDED;
        if (!more && tree.deepen()) {
            reportLimit();
            phase = Phase.AT_NODE;
        }
    }

    private void report(Kind kind, int item, int option, int stuck, long count, int[] forced) {
        unreported.add(new Step(kind, options.size(), item, option, stuck, count, boxed(forced), options));
    }

    private static List<Integer> boxed(int... numbers) {
        return IntStream.of(numbers).boxed().toList();
    }

    /**
     * Returns the remaining work as prefixes. Their subtrees contain exactly the solutions that have not been reported,
     * each once, in their order.
     */
    public List<Givens> remaining() {
        if (tree.limit() != TreeSearch.NO_LIMIT) {
            boolean isOver = phase == Phase.ENDED || solutions > 0; // such a search ends with its first solution
            return isOver ? List.of() : List.of(Givens.NONE); // the next round repeats the parts that were cut
        }
        if (phase == Phase.AT_NODE && !isAtUnreportedSolution()) {
            branch(); // this is the next step in any case
        }
        List<Givens> prefixes = new ArrayList<>();
        if (isAtUnreportedSolution()) {
            prefixes.add(present());
        }
        prefixes.addAll(tree.prefixes(phase == Phase.BRANCHED));
        return prefixes;
    }

    /**
     * Returns the choices at the present node, without the givens: options taken, and options tried before, which are
     * forbidden.
     */
    public Givens present() {
        return Givens.of(options.stream()
                        .filter(option -> option != Step.NONE)
                        .mapToInt(option -> option)
                        .toArray())
                .forbidden(tree.banned());
    }

    /**
     * Returns the options chosen at the levels above, in order; {@link Step#NONE} for an item that was left without an
     * option.
     */
    public int[] path() {
        return options.stream().mapToInt(option -> option).toArray();
    }

    /** Returns all options taken so far, including given and forced options, ascending. */
    public int[] options() {
        return taken.stream().mapToInt(option -> option).sorted().toArray();
    }

    /**
     * Returns the engine's data structures after the last step; empty while steps that the search has already made are
     * pending.
     */
    public Optional<Inside> inside() {
        return unreported.isEmpty() ? tree.inside() : Optional.empty();
    }

    /** Returns the counts of the steps returned so far. */
    public Tally tally() {
        return new Tally(
                BigInteger.valueOf(solutions), tree.nodes() - (isAtUnreportedSolution() ? 1 : 0), tree.updates());
    }

    /** Returns true if the search is at a solution that has not been reported, which belongs to the remaining work. */
    private boolean isAtUnreportedSolution() {
        return phase == Phase.AT_NODE && tree.isSolved();
    }
}
