package dlx.core.engine;

import dlx.core.search.Givens;
import dlx.core.search.Piece;
import dlx.core.search.Step;
import dlx.core.search.Subproblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The untried branches of a search, at its levels from the deepest up to its floor, in the order in which it would
 * visit them.
 *
 * <p>A solution covers the item chosen at a level by exactly one option of the item. The options before the present one
 * have been searched, the present one is searched one level deeper, and the options after it have not been tried. So
 * each untried option of each level, with the options chosen above it, is a prefix, and no solution lies below two
 * prefixes:
 *
 * <pre>
 *   level   options of its item          prefixes
 *   0       k1 k2 [k3] k4                k4
 *   1       [l1] l2                      k3 l2
 *   2       m1 [m2] m3 m4                k3 l1 m3 and k3 l1 m4: the first, because the search visits them first
 * </pre>
 *
 * <p>If an item may be covered more than once, a solution may have several options of the item. It is found where the
 * first of these options is tried. A prefix then bans the options that come before its own option at the item ({@link
 * TreeSearch#triedAt}).
 */
final class UntriedBranches {

    private static final Piece NOTHING = new Piece(new int[0], 0, 0);

    private final TreeSearch tree;
    private final int deepest;

    /** For each level, the share of the tree of each of its branches, from 0 to 1. */
    private final double[] weights;

    UntriedBranches(TreeSearch tree, int deepest) {
        this.tree = tree;
        this.deepest = deepest;
        weights = weights(tree, deepest + 1);
    }

    /**
     * Returns, for each level below {@code levels}, the share of the tree of each of its branches: 1 divided by the
     * numbers of branches down to this level.
     */
    static double[] weights(TreeSearch tree, int levels) {
        double[] weights = new double[Math.max(0, levels)];
        double weight = 1;
        for (int l = 0; l < weights.length; l++) {
            weight /= tree.branchesAt(l);
            weights[l] = weight;
        }
        return weights;
    }

    /** Returns the givens at a level: the options chosen above it, and as forbidden the options tried before them. */
    static Givens pathTo(TreeSearch tree, int atLevel) {
        int[] path = new int[Math.max(0, atLevel)];
        int length = 0;
        Givens banned = Givens.NONE;
        for (int l = 0; l < path.length; l++) {
            int option = tree.optionAt(l);
            if (option != Step.NONE) {
                path[length++] = option;
            }
            int[] tried = tree.triedAt(l);
            banned = tried.length == 0 ? banned : banned.forbidden(without(option, tried));
        }
        return banned.given(Arrays.copyOf(path, length));
    }

    private static int[] without(int option, int... options) {
        return Arrays.stream(options).filter(o -> o != option).toArray();
    }

    /** Returns each branch as a subproblem. */
    List<Subproblem> parts() {
        List<Subproblem> parts = new ArrayList<>();
        for (int l = deepest; l >= tree.floor; l--) {
            for (Givens part : tree.partsAt(l, pathTo(tree, l).forbidden(tree.triedAt(l)))) {
                parts.add(new Subproblem(part, weights[l]));
            }
        }
        return parts;
    }

    /**
     * Returns the deepest level whose untried branches together have at least this share of the tree; one above the
     * floor if there is no such level.
     */
    int deepestWorth(double least) {
        int l = deepest;
        while (l >= tree.floor && weights[l] * tree.untriedCountAt(l) < least) {
            l--;
        }
        return l;
    }

    /** Returns the untried branches from a level up to the floor, as one piece for each level. */
    List<Piece> levelsFrom(int from) {
        List<Piece> levels = new ArrayList<>();
        for (int l = from; l >= tree.floor; l--) {
            int[] untried = tree.untriedAt(l);
            if (untried.length > 0) {
                levels.add(new Piece(pathOver(l, untried[0]), l, weights[l] * untried.length));
            }
        }
        return levels;
    }

    /** Returns all branches as one piece; empty without branches. */
    Optional<Piece> together() {
        List<Piece> levels = levelsFrom(deepest);
        double weight = 0;
        for (Piece level : levels) {
            weight += level.weight();
        }
        return levels.isEmpty()
                ? Optional.empty()
                : Optional.of(new Piece(levels.get(0).path(), tree.floor, weight));
    }

    /**
     * Returns the branches as pieces, and joins neighboring levels while a piece does not exceed a share of the tree.
     */
    List<Piece> pieces(double most) {
        List<Piece> pieces = new ArrayList<>();
        Piece together = NOTHING;
        for (int l = deepest; l >= tree.floor; l--) {
            int[] untried = tree.untriedAt(l);
            double weight = weights[l] * untried.length;
            if (together != NOTHING && together.weight() + weight > most) {
                pieces.add(together);
                together = NOTHING;
            }
            if (weight > most) {
                for (int option : untried) {
                    pieces.add(new Piece(pathOver(l, option), l + 1, weights[l]));
                }
            } else if (untried.length > 0) {
                int[] path = together == NOTHING ? pathOver(l, untried[0]) : together.path();
                together = new Piece(path, l, together.weight() + weight);
            }
        }
        if (together != NOTHING) {
            pieces.add(together);
        }
        return pieces;
    }

    private int[] pathOver(int atLevel, int option) {
        int[] path = new int[atLevel + 1];
        for (int l = 0; l < atLevel; l++) {
            path[l] = tree.optionAt(l);
        }
        path[atLevel] = option;
        return path;
    }
}
