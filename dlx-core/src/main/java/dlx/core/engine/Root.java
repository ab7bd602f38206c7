package dlx.core.engine;

import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The root of a search: {@link Givens} in the numbers of a {@link Problem}. Only this class interprets givens; engines
 * apply the result to their arrays. Immutable.
 *
 * <p>A reduced problem has fewer options than its cover. An option of the cover that the givens contain becomes:
 *
 * <pre>
 *   in the problem   if it is taken                       if it is banned
 *   at a place       its place is in take                 its place is in ban
 *   forced           nothing more: it is given anyway     a contradiction: it is in every solution
 *   dead             a contradiction: it is in no solution   nothing more
 * </pre>
 */
public final class Root {

    /**
     * The places in the problem of the options to take, in order. They do not exclude each other, unless the root is
     * contradictory.
     */
    public final int[] take;

    /**
     * The places in the problem of the options to leave out: the banned options, and with multiplicities those without
     * a required item.
     */
    public final int[] ban;

    /** The items of the problem that need not be covered. */
    public final int[] relax;

    /**
     * The numbers in the cover of all options that a solution has from the start: first the options taken, then the
     * forced options.
     */
    public final int[] given;

    /**
     * The end of {@link #given}: the numbers in the cover of the forced options that are not among the options taken.
     */
    public final int[] forced;

    private final boolean contradictory;

    /** Creates the root of a search of a problem. */
    public Root(Problem problem, Givens givens) {
        int[] places = new int[givens.givenCount()];
        int[] numbers = Arrays.copyOf(givens.givenOptions(), places.length + problem.forced.length);
        BitSet both = new BitSet(0); // options both taken and forced
        int count = 0;
        boolean clash = false;
        for (int k = 0; k < places.length; k++) {
            int place = problem.place[givens.givenOption(k)];
            if (place == Problem.FORCED) {
                both.set(givens.givenOption(k));
            } else if (place == Problem.DEAD) {
                clash = true;
            } else {
                places[count++] = place;
            }
        }
        take = Arrays.copyOf(places, count);
        int length = places.length;
        for (int option : problem.forced) {
            if (!both.get(option)) {
                numbers[length++] = option;
            }
        }
        given = Arrays.copyOf(numbers, length);
        forced = Arrays.copyOfRange(numbers, places.length, length);
        relax = givens.relaxes() ? relaxed(problem, givens) : new int[0];
        int[] banned = givens.forbids() ? bans(problem, givens) : new int[0];
        ban = problem.isBounded() && relax.length > 0 ? union(banned, needless(problem)) : banned;
        contradictory = clash || givens.forbids() && takesWhatIsBanned(givens) || exclude(problem, take);
    }

    /**
     * Returns true if the givens alone exclude all solutions: options taken are banned, impossible, or exclude each
     * other.
     */
    public boolean isContradictory() {
        return contradictory;
    }

    /** Returns true if the givens do not change the problem. */
    public boolean isPlain() {
        return take.length + ban.length + relax.length == 0;
    }

    /** Returns true if another root changes the problem in the same way. */
    public boolean isLike(Root other) {
        return Arrays.equals(take, other.take) && Arrays.equals(ban, other.ban) && Arrays.equals(relax, other.relax);
    }

    private boolean takesWhatIsBanned(Givens givens) {
        return Arrays.stream(given).anyMatch(givens::isForbidden);
    }

    private static int[] bans(Problem problem, Givens givens) {
        return Arrays.stream(givens.forbiddenOptions())
                .map(option -> problem.place[option])
                .filter(place -> place >= 0)
                .toArray();
    }

    /**
     * Returns the options, except taken ones, whose primary items are all relaxed. If all items are covered once,
     * engines never try such options. With multiplicities, engines also branch on items with minimum 0.
     */
    private int[] needless(Problem problem) {
        boolean[] asks = problem.primary.clone();
        for (int i : relax) {
            asks[i] = false;
        }
        return IntStream.range(0, problem.options())
                .filter(k -> IntStream.range(problem.start[k], problem.start[k + 1])
                        .noneMatch(node -> asks[problem.item[node]]))
                .filter(k -> IntStream.of(take).noneMatch(taken -> taken == k))
                .toArray();
    }

    private static int[] union(int[] some, int[] more) {
        return IntStream.concat(IntStream.of(some), IntStream.of(more))
                .distinct()
                .toArray();
    }

    /**
     * Returns the relaxed items by their numbers in the problem. The problem is not reduced: it has every item of the
     * cover, though perhaps in another order. An item that cannot be covered is secondary already, and is left out.
     */
    private static int[] relaxed(Problem problem, Givens givens) {
        int[] place = new int[problem.items()];
        for (int i = 0; i < place.length; i++) {
            place[problem.itemNumber[i]] = i;
        }
        return Arrays.stream(givens.relaxedItems())
                .map(i -> place[i])
                .filter(i -> problem.primary[i])
                .toArray();
    }

    /**
     * Returns true if no solution can have all these options: they exceed the maximum of an item, or differ in its
     * color.
     */
    private static boolean exclude(Problem problem, int[] options) {
        if (options.length < 2) {
            return false;
        }
        return problem.isBounded() || problem.isColored() ? fill(problem, options) : meet(problem, options);
    }

    /**
     * Returns the result of {@link #exclude} if each item is covered at most once, with a bit for each item. The
     * counters of {@link #fill} took 7 % of the time of an easy sudoku.
     */
    private static boolean meet(Problem problem, int[] options) {
        long[] covered = new long[problem.items() + 63 >> 6];
        for (int k : options) {
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int i = problem.item[node];
                if ((covered[i >> 6] >>> i & 1) != 0) {
                    return true;
                }
                covered[i >> 6] |= 1L << i;
            }
        }
        return false;
    }

    /** Returns the result of {@link #exclude} if an item may be covered several times or is colored. */
    private static boolean fill(Problem problem, int[] options) {
        int[] times = new int[problem.items()];
        int[] before = new int[problem.items()];
        for (int k : options) {
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int i = problem.item[node];
                boolean full = problem.primary[i]
                        ? times[i] == problem.atMost[i]
                        : times[i] > 0 && problem.exclude(before[i], node);
                if (full) {
                    return true;
                }
                times[i]++;
                before[i] = node;
            }
        }
        return false;
    }
}
