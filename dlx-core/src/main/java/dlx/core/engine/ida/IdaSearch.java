package dlx.core.engine.ida;

import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.TreeSearch;
import dlx.core.search.Step;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * Iterative deepening (IDA*, Korf 1985) for a repeated cover: every item at least once, by fewest options.
 *
 * <pre>
 *   limit = estimate of the root
 *   search the tree, but no deeper than limit options; while there is no solution, limit + 1, and again
 * </pre>
 *
 * <p>A node branches on the uncovered item with fewest options, the leftmost of them; an option that was tried is banned
 * at those after it, so no set of options is met twice. A node is cut if the options taken and the {@link #estimate} of
 * what is missing are more than the limit. The first solution found has fewest options, for there was none at the limit
 * below.
 *
 * <pre>
 *   covered[i]     how many options taken hold item i
 *   left[i]        how many options of item i are not banned
 *   bannedAt[k]    the level at which option k was tried and is banned now; GIVEN, or NOWHERE if it is not
 *   of level l:
 *   item[l]        the item that is branched on
 *   at[l]          the place among the options of item[l] of the option taken last, -1 before the first
 * </pre>
 */
final class IdaSearch extends TreeSearch {

    private static final int NOWHERE = -1;
    private static final int GIVEN = -2;

    private final SearchControl control;
    private final Problem problem;

    /** Of each item, its options, ascending. */
    private final int[][] optionsOf;

    /** Whether all solutions with fewest options are to be shown, and not the first only. */
    private final boolean wantsAll;

    private final int[] covered;
    private final int[] left;
    private final int[] bannedAt;
    private final int[] item;
    private final int[] at;

    /** Of each item, the last estimate in which it was counted or left aside. */
    private final long[] marked;

    private long estimates;

    /** The most options that are tried, those given aside. */
    private int limit;

    /** How many more options the last dead end would need at least, where that is over the limit. */
    private int missing;

    /** Whether there was a solution. */
    private boolean solved;

    private boolean stopped;
    private long updates;

    IdaSearch(Problem problem, int[][] optionsOf, SearchRequest task, SearchControl control) {
        super(new Root(problem, task.givens()), control);
        this.control = control;
        this.problem = problem;
        this.optionsOf = optionsOf;
        wantsAll = task.best().isPresent() && task.best().get().allOptima();
        covered = new int[problem.items()];
        left = new int[problem.items()];
        Arrays.setAll(left, i -> optionsOf[i].length);
        bannedAt = new int[problem.options()];
        Arrays.fill(bannedAt, NOWHERE);
        item = new int[problem.items() + 1];
        at = new int[problem.items() + 1];
        marked = new long[problem.items()];
        give();
    }

    private void give() {
        for (int i : root.relax) {
            covered[i] = 1; // as good as covered, for ever
        }
        for (int k : root.take) {
            addToCovered(k, 1);
        }
        for (int k : root.ban) {
            ban(k, GIVEN);
        }
    }

    @Override
    public boolean advance() {
        boolean alive = begin();
        while (true) {
            if (alive && isSolved()) {
                found++;
                return true;
            }
            if (!alive && !backUp() && !deepen()) {
                return false;
            }
            if (alive || at[level] < 0) {
                choose();
            }
            alive = takeNext();
        }
    }

    @Override
    protected boolean isRootAlive() {
        limit = estimate();
        solved = limit == 0;
        return deadItem() == Step.NONE;
    }

    /** There is no solution below the limit, and all options weigh the same. */
    @Override
    public OptionalLong bound() {
        return problem.options() == 0 || estimates == 0
                ? OptionalLong.empty()
                : OptionalLong.of((root.given.length + (long) limit) * problem.weight(0));
    }

    @Override
    public boolean isSolved() {
        for (int times : covered) {
            if (times == 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void choose() {
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < covered.length; i++) {
            if (covered[i] == 0 && left[i] < fewest) {
                fewest = left[i];
                item[level] = i;
            }
        }
        at[level] = -1;
    }

    @Override
    public boolean takeNext() {
        if (!mayEnter()) {
            return false;
        }
        at[level] = nextPlace();
        addToCovered(taken(level), 1);
        level++;
        missing = estimate();
        if (deadItem() != Step.NONE) {
            missing = 0;
            return false;
        }
        solved |= missing == 0;
        return level + missing <= limit;
    }

    /**
     * The classic estimate: how many items there are of which no two share an option, found greedily from the left. Each
     * needs an option of its own.
     */
    private int estimate() {
        estimates++;
        int needed = 0;
        for (int i = 0; i < covered.length; i++) {
            if (covered[i] == 0 && marked[i] != estimates) {
                needed++;
                for (int k : optionsOf[i]) {
                    if (bannedAt[k] == NOWHERE) {
                        mark(k);
                    }
                }
            }
        }
        return needed;
    }

    private void mark(int option) {
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            marked[problem.item[node]] = estimates;
            updates++;
        }
    }

    @Override
    public boolean backUp() {
        if (solved && !wantsAll) {
            level = -1; // no other one is better
            return false;
        }
        while (--level >= 0) {
            int option = taken(level);
            addToCovered(option, -1);
            ban(option, level);
            if (nextPlace() < optionsOf[item[level]].length) {
                return true;
            }
            liftBans();
        }
        return false;
    }

    @Override
    public boolean deepen() {
        if (stopped || solved || nodes == 0 || deadItem() != Step.NONE) {
            return false;
        }
        limit++;
        level = 0;
        at[0] = -1;
        control.improved(this);
        return true;
    }

    @Override
    protected boolean mayPassCheckpoint() {
        stopped = !super.mayPassCheckpoint();
        return !stopped;
    }

    private int taken(int atLevel) {
        return optionsOf[item[atLevel]][at[atLevel]];
    }

    /** The place of the next option of the level's item that is not banned, or behind the last. */
    private int nextPlace() {
        int[] options = optionsOf[item[level]];
        int place = at[level] + 1;
        while (place < options.length && bannedAt[options[place]] != NOWHERE) {
            place++;
        }
        return place;
    }

    private void addToCovered(int option, int change) {
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            covered[problem.item[node]] += change;
            updates++;
        }
    }

    private void ban(int option, int where) {
        bannedAt[option] = where;
        addToLeft(option, -1);
    }

    /** Lifts the bans of the present level. */
    private void liftBans() {
        for (int k : optionsOf[item[level]]) {
            if (bannedAt[k] == level) {
                bannedAt[k] = NOWHERE;
                addToLeft(k, 1);
            }
        }
    }

    private void addToLeft(int option, int change) {
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            left[problem.item[node]] += change;
            updates++;
        }
    }

    @Override
    public boolean skipTo(int option) {
        throw new IllegalStateException("a walk that begins at its root is nowhere else");
    }

    @Override
    public int itemAt(int atLevel) {
        return problem.itemNumber[item[atLevel]];
    }

    @Override
    public int optionAt(int atLevel) {
        return problem.number[taken(atLevel)];
    }

    @Override
    public int[] untriedAt(int atLevel) {
        return Arrays.stream(optionsOf[item[atLevel]], at[atLevel] + 1, optionsOf[item[atLevel]].length)
                .filter(k -> bannedAt[k] == NOWHERE)
                .map(k -> problem.number[k])
                .toArray();
    }

    @Override
    public boolean isBounded() {
        return true;
    }

    @Override
    protected int[] triedAt(int atLevel) {
        return Arrays.stream(optionsOf[item[atLevel]], 0, at[atLevel] + 1)
                .filter(k -> bannedAt[k] == atLevel || k == taken(atLevel))
                .map(k -> problem.number[k])
                .toArray();
    }

    /** Options that are the last ones of their items are chosen one level after the other. */
    @Override
    public int[] forced() {
        return new int[0];
    }

    @Override
    public int deadItem() {
        for (int i = 0; i < covered.length; i++) {
            if (covered[i] == 0 && left[i] == 0) {
                return problem.itemNumber[i];
            }
        }
        return Step.NONE;
    }

    @Override
    public int limit() {
        return limit;
    }

    @Override
    public int missing() {
        return missing;
    }

    /** What is cut in one round is seen in the next. */
    @Override
    public boolean isRepeatable() {
        return false;
    }

    @Override
    public int branchesAt(int atLevel) {
        return triedAt(atLevel).length + untriedAt(atLevel).length;
    }

    /** Each round sees what the one before has seen, and more: nobody knows how much. */
    @Override
    public double share() {
        return hasEnded() && !stopped ? 1 : 0;
    }

    @Override
    public long updates() {
        return updates;
    }

    @Override
    public int length() {
        return root.given.length + Math.max(0, level);
    }

    @Override
    public void copyOptions(int[] into) {
        System.arraycopy(root.given, 0, into, 0, root.given.length);
        for (int l = 0; l < level; l++) {
            into[root.given.length + l] = optionAt(l);
        }
    }
}
