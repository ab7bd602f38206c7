package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;

/**
 * The columns that are left, with undo: columns are left out one by one, and return in reverse order. Taking a column
 * leaves out all other columns in its rows.
 */
final class LiveColumns {

    private final Program program;
    final ResidualProblem problem;
    private final PacedStopCheck pace;

    /** Index into {@link #node} at which the nodes of each item begin; one entry more than items. */
    private final int[] begin;

    /** Nodes of each item, by rising option. */
    private final int[] node;

    /** Option of each node. */
    private final int[] owner;

    /** Columns left out as {@code j}, and columns taken as {@code ~j}, in order. */
    private final int[] trail;

    /** Length of the trail. */
    private int size;

    private final boolean[] isTaken;

    LiveColumns(Program program, ResidualProblem problem, PacedStopCheck pace) {
        this.program = program;
        this.problem = problem;
        this.pace = pace;
        begin = new int[problem.items + 1];
        node = new int[problem.item.length];
        owner = new int[problem.item.length];
        trail = new int[2 * program.columns];
        isTaken = new boolean[program.columns];
        for (int i : problem.item) {
            begin[i + 1]++;
        }
        for (int i = 0; i < problem.items; i++) {
            begin[i + 1] += begin[i];
        }
        int[] next = begin.clone();
        for (int j = 0; j < program.columns; j++) {
            pace.steps(1 + problem.start[j + 1] - problem.start[j]);
            for (int at = problem.start[j]; at < problem.start[j + 1]; at++) {
                owner[at] = j;
                node[next[problem.item[at]]++] = at;
            }
        }
    }

    /** Returns the present length of the trail; {@link #backTo} restores this state. */
    int mark() {
        return size;
    }

    boolean isLive(int j) {
        return !program.isOut[j];
    }

    boolean isTaken(int j) {
        return isTaken[j];
    }

    void leaveOut(int j) {
        if (!program.isOut[j]) {
            program.isOut[j] = true;
            trail[size++] = j;
        }
    }

    /** Takes a live column, and leaves out the columns that it excludes. */
    void take(int j) {
        isTaken[j] = true;
        trail[size++] = ~j;
        for (int at = problem.start[j]; at < problem.start[j + 1]; at++) {
            int i = problem.item[at];
            pace.steps(begin[i + 1] - begin[i]);
            for (int k = begin[i]; k < begin[i + 1]; k++) {
                int other = node[k];
                if (owner[other] != j && problem.exclude(at, other)) {
                    leaveOut(owner[other]);
                }
            }
        }
    }

    /**
     * Restricts the live columns to one side of a branch. Together, columns must hold both items or neither; apart, not
     * both.
     */
    void split(int first, int second, boolean isTogether) {
        leaveOutIn(first, second, !isTogether);
        if (isTogether) {
            leaveOutIn(second, first, false);
        }
    }

    /**
     * Leaves out the columns of an item that hold another item, or, if {@code holding} is false, that do not hold it.
     */
    private void leaveOutIn(int i, int other, boolean holding) {
        pace.steps(begin[i + 1] - begin[i]);
        for (int k = begin[i]; k < begin[i + 1]; k++) {
            int j = owner[node[k]];
            if (holds(j, other) == holding) {
                leaveOut(j);
            }
        }
    }

    private boolean holds(int j, int i) {
        for (int at = problem.start[j]; at < problem.start[j] + problem.width[j]; at++) {
            if (problem.item[at] == i) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if two columns exclude each other. */
    boolean exclude(int j, int k) {
        for (int at = problem.start[j]; at < problem.start[j + 1]; at++) {
            for (int other = problem.start[k]; other < problem.start[k + 1]; other++) {
                if (problem.item[at] == problem.item[other] && problem.exclude(at, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Restores the state of a mark. */
    void backTo(int mark) {
        while (size > mark) {
            int j = trail[--size];
            if (j >= 0) {
                program.isOut[j] = false;
            } else {
                isTaken[~j] = false;
            }
        }
    }
}
