package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;

/**
 * The columns that are left, with a way back: columns are left out one after the other, and come back in the other order. Those
 * that are taken stay the only ones in their rows.
 */
final class LiveColumns {

    private final Program program;
    final ResidualProblem problem;
    private final PacedStopCheck pace;

    /** Of each item, its nodes by option: {@code node[begin[i]]} to {@code node[begin[i + 1] - 1]}. */
    private final int[] begin;

    private final int[] node;
    private final int[] owner;

    /** Columns left out, and, as {@code ~j}, taken, in order. */
    private final int[] trail;

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

    /** A place on the trail, to come back to. */
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

    /** Takes a column that is left: what excludes it is left out. */
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

    /** Keeps of the columns that hold the first item those that hold the second one, and the other way round; or those that do not. */
    void split(int first, int second, boolean isTogether) {
        leaveOutIn(first, second, !isTogether);
        if (isTogether) {
            leaveOutIn(second, first, false);
        }
    }

    /** Leaves out the columns that hold an item and, as told, hold another one or do not. */
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

    /** Whether two columns exclude each other. */
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

    /** Goes back to a mark. */
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
