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
 * <p><b>Going back.</b> A walk goes back in one move to the deepest level with an option left. On the way it leaves an
 * option and an item at every level, and each of them is a step, for whoever draws a tree or keeps a stack. So this
 * class knows what was chosen at every level, and a move becomes a row of steps, reported one by one:
 *
 * <pre>
 *   items          a b c     options k l     the item c at level 2 has no option left
 *   back to        level 0   GIVE_BACK c, DROP l, GIVE_BACK b, DROP k
 *   items          a         options none
 * </pre>
 *
 * <p><b>A solution not yet reported.</b> Taking the last option of a solution and reporting the solution are two steps.
 * Whoever rests between them has not seen the solution: it belongs to what remains, as a prefix of its own. The search
 * of that prefix counts the node, so {@link #tally} leaves it out until then.
 */
public final class StepSource {

    private final TreeSearch tree;

    /**
     * What was chosen and taken at the levels above: items may be one more than options. {@link Step#NONE} stands for the
     * option of an item that was left as it is.
     */
    private final List<Integer> items = new ArrayList<>();

    private final List<Integer> options = new ArrayList<>();

    /** All options taken, those given and forced included, in the order of taking. */
    private final List<Integer> taken = new ArrayList<>();

    /** Of each level above, how many options had been taken before its own. */
    private final List<Integer> takenBefore = new ArrayList<>();

    /** Steps that the walk has made and that have not been returned yet. */
    private final Deque<Step> untold = new ArrayDeque<>();

    private Phase phase = Phase.NOT_BEGUN;
    private long solutions;

    /** Where the walk stands, apart from what is {@link #untold}. */
    private enum Phase {
        NOT_BEGUN,
        /** At a live node where nothing has been chosen. */
        AT_NODE,
        /** At a node whose item is chosen: an option is to be taken next. */
        BRANCHED,
        /** At a solution or a dead end. */
        DONE,
        ENDED
    }

    /**
     * Steps of a walk that nobody has taken a step of.
     *
     * @param path where the walk begins: the option chosen at each level
     * @throws IllegalArgumentException if the path does not lead through the tree
     */
    public StepSource(TreeSearch tree, int... path) {
        this.tree = tree;
        taken.addAll(boxed(tree.root.given));
        if (path.length > 0) {
            arrive(path);
        }
    }

    /** Stands where a walk from the root would stand that has just taken the last option of the path. */
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

    /** Takes a step; empty at the end of the tree, or where the control stops the walk. */
    public Optional<Step> next() {
        if (untold.isEmpty()) {
            if (phase == Phase.ENDED) {
                return Optional.empty();
            }
            try {
                continueIn(phase);
            } catch (SearchStopped e) { // amid a step, which is not taken then
                tree.stopHere();
                phase = Phase.ENDED;
            }
            return next(); // after a dead end, going back to the same level is no step
        }
        Step step = untold.remove();
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
        untold.add(new Step(Kind.ENTER, 0, Step.NONE, Step.NONE, stuck, 0, forced, List.of()));
        noteTaken();
        phase = alive ? Phase.AT_NODE : Phase.DONE;
        if (alive && tree.limit() != TreeSearch.NO_LIMIT) {
            tellLimit();
        }
    }

    private void tellLimit() {
        tell(Kind.DEEPEN, Step.NONE, Step.NONE, Step.NONE, tree.limit(), new int[0]);
    }

    private void resume() {
        if (tree.isSolved()) {
            phase = Phase.DONE;
            tell(Kind.SOLUTION, Step.NONE, Step.NONE, Step.NONE, solutions + 1, new int[0]);
        } else {
            branch();
        }
    }

    private void branch() {
        tree.choose();
        int level = tree.level();
        int item = tree.itemAt(level);
        tell(Kind.CHOOSE, item, Step.NONE, Step.NONE, tree.untriedAt(level).length, new int[0]);
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
        tell(
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

    /** Looks up what the walk has taken: at its end it does not know any more. */
    private void noteTaken() {
        int[] all = new int[tree.length()];
        tree.copyOptions(all);
        taken.clear();
        taken.addAll(boxed(all));
    }

    /** Forgets the options taken, but for the first so many. */
    private void trim(int length) {
        taken.subList(length, taken.size()).clear();
    }

    /** Goes back, and makes a step of each option and each item left on the way. */
    private void goBack() {
        boolean more = tree.backUp();
        int to = more ? tree.level() : -1;
        while (options.size() > Math.max(to, 0) || items.size() > to + 1) {
            if (items.size() > options.size()) {
                int item = items.remove(items.size() - 1);
                tell(Kind.GIVE_BACK, item, Step.NONE, Step.NONE, 0, new int[0]);
            } else {
                int option = options.remove(options.size() - 1);
                trim(takenBefore.remove(options.size()));
                if (option != Step.NONE) { // an item that was left is given back, that is all
                    tell(Kind.DROP, items.get(options.size()), option, Step.NONE, 0, new int[0]);
                }
            }
        }
        phase = more ? Phase.BRANCHED : Phase.ENDED;
        if (!more && tree.deepen()) {
            tellLimit();
            phase = Phase.AT_NODE;
        }
    }

    private void tell(Kind kind, int item, int option, int stuck, long count, int[] forced) {
        untold.add(new Step(kind, options.size(), item, option, stuck, count, boxed(forced), options));
    }

    private static List<Integer> boxed(int... numbers) {
        return IntStream.of(numbers).boxed().toList();
    }

    /**
     * The work that remains, as prefixes. What lies below them is just what no step has shown: the solutions not yet
     * reported, each once, in their order.
     */
    public List<Givens> remaining() {
        if (tree.limit() != TreeSearch.NO_LIMIT) {
            boolean isOver = phase == Phase.ENDED || solutions > 0; // its first solution is its last one
            return isOver ? List.of() : List.of(Givens.NONE); // what was cut will be seen again
        }
        if (phase == Phase.AT_NODE && !isAtUntoldSolution()) {
            branch(); // it would be the next step in any case
        }
        List<Givens> prefixes = new ArrayList<>();
        if (isAtUntoldSolution()) {
            prefixes.add(present());
        }
        prefixes.addAll(tree.prefixes(phase == Phase.BRANCHED));
        return prefixes;
    }

    /** What holds at the present node besides what is given: it was chosen, or tried before. */
    public Givens present() {
        return Givens.of(options.stream()
                        .filter(option -> option != Step.NONE)
                        .mapToInt(option -> option)
                        .toArray())
                .forbidden(tree.banned());
    }

    /** The options chosen at the levels above, in order; {@link Step#NONE} where an item was left as it is. */
    public int[] path() {
        return options.stream().mapToInt(option -> option).toArray();
    }

    /** All options taken so far, those given and forced included, ascending. */
    public int[] options() {
        return taken.stream().mapToInt(option -> option).sorted().toArray();
    }

    /** What the walk holds where the step told last has led; empty while steps are told that the walk has made already. */
    public Optional<Inside> inside() {
        return untold.isEmpty() ? tree.inside() : Optional.empty();
    }

    /** What the steps so far have shown. */
    public Tally tally() {
        return new Tally(BigInteger.valueOf(solutions), tree.nodes() - (isAtUntoldSolution() ? 1 : 0), tree.updates());
    }

    /** Whether the walk has come to a solution that has not been reported: it belongs to what remains. */
    private boolean isAtUntoldSolution() {
        return phase == Phase.AT_NODE && tree.isSolved();
    }
}
