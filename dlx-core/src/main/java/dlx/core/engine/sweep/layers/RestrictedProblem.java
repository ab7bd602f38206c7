package dlx.core.engine.sweep.layers;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Creates the residual problem of the givens: without the options that they take, ban or exclude. */
public final class RestrictedProblem {

    private RestrictedProblem() {}

    /**
     * Returns the problem below a root that is not a contradiction. The items keep their numbers; covered items do not
     * have options, unless they may share a color.
     */
    public static Problem of(Problem problem, Root root) {
        if (root.isPlain()) {
            return problem;
        }
        boolean[] primary = problem.primary.clone();
        for (int i : root.relax) {
            primary[i] = false;
        }
        int[] takenAt = new int[problem.items()]; // node of a taken option for each item
        Arrays.fill(takenAt, OptionGroups.NONE);
        boolean[] gone = new boolean[problem.options()];
        for (int k : root.ban) {
            gone[k] = true;
        }
        for (int k : root.take) {
            gone[k] = true;
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                takenAt[problem.item[node]] = node;
                primary[problem.item[node]] = false;
            }
        }
        int[] left = IntStream.range(0, problem.options())
                .filter(k -> !gone[k] && mayStay(problem, k, takenAt))
                .toArray();
        int[] start = new int[left.length + 1];
        int[] item = new int[problem.item.length];
        int[] color = new int[problem.color.length];
        int[] number = new int[left.length];
        int length = 0;
        for (int n = 0; n < left.length; n++) {
            number[n] = problem.number[left[n]];
            for (int node = problem.start[left[n]]; node < problem.start[left[n] + 1]; node++) {
                item[length] = problem.item[node];
                if (color.length > 0) {
                    color[length] = problem.color[node];
                }
                length++;
            }
            start[n + 1] = length;
        }
        return new Problem(
                problem.cover,
                new Problem.Items(primary, problem.atLeast, problem.atMost, problem.itemNumber),
                new Problem.Options(
                        start,
                        Arrays.copyOf(item, length),
                        color.length > 0 ? Arrays.copyOf(color, length) : color,
                        number),
                problem.place,
                problem.forced,
                false);
    }

    /** Returns true if an option agrees with the options taken. */
    private static boolean mayStay(Problem problem, int k, int... takenAt) {
        for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
            int other = takenAt[problem.item[node]];
            if (other != OptionGroups.NONE && excludes(problem, node, other)) {
                return false;
            }
        }
        return true;
    }

    private static boolean excludes(Problem problem, int node, int other) {
        return problem.primary[problem.item[node]]
                || !problem.isColored()
                || CoverData.differ(problem.color[node], problem.color[other]);
    }
}
