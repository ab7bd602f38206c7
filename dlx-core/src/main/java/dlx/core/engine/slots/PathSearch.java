package dlx.core.engine.slots;

import dlx.core.engine.Branching;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import java.util.Arrays;

/** A search that takes several options at a level: the one that was chosen and those that it forces. */
abstract class PathSearch extends KeyedTreeSearch {

    /** Initial number of levels of the arrays. */
    static final int FIRST_LEVELS = 16;

    final Problem problem;

    /** True if the leftmost item is branched on, regardless of its number of options. */
    final boolean leftmost;

    /**
     * The options of the present path: first the givens, as numbers of the cover, then the options taken, as numbers of
     * the problem.
     */
    final int[] taken;

    int takenCount;

    /** Number of givens: options taken beforehand, and options of every solution. */
    private final int given;

    /** Number of options that were taken and dropped again. */
    private long dropped;

    /** Value of {@link #takenCount} before the option of each level was taken. */
    int[] mark = new int[FIRST_LEVELS];

    /**
     * Creates a search.
     *
     * @param most maximum number of options taken, besides the givens
     */
    PathSearch(Problem problem, SearchRequest request, int most, SearchControl control) {
        super(new Root(problem, request.givens()), control);
        this.problem = problem;
        leftmost = request.kind().branching() == Branching.LEFTMOST;
        given = root.given.length;
        taken = Arrays.copyOf(root.given, given + most);
        takenCount = given;
    }

    /** Enlarges the arrays to a number of levels. */
    void grow(int levels) {
        mark = Arrays.copyOf(mark, levels);
    }

    /** Appends an option to the path. */
    final void note(int option) {
        taken[takenCount++] = option;
    }

    /** Drops the last options of the path, until {@code count} are left. */
    final void dropTo(int count) {
        dropped += takenCount - count;
        takenCount = count;
    }

    /** Returns the number of options that were taken since the search began. */
    final long takes() {
        return dropped + takenCount - given;
    }

    /** Returns a range of options of the problem as numbers of the cover. */
    final int[] numbers(int[] options, int begin, int end) {
        int[] numbers = Arrays.copyOfRange(options, begin, end);
        Arrays.setAll(numbers, k -> problem.number[numbers[k]]);
        return numbers;
    }

    @Override
    public final int[] forced() {
        int begin = level == 0 ? given : mark[level - 1] + 1;
        return numbers(taken, Math.min(begin, takenCount), takenCount);
    }

    @Override
    public final int length() {
        return takenCount;
    }

    @Override
    public final void copyOptions(int[] into) {
        System.arraycopy(taken, 0, into, 0, takenCount);
        if (problem.isRenumbered()) {
            for (int k = given; k < takenCount; k++) {
                into[k] = problem.number[into[k]];
            }
        }
    }
}
