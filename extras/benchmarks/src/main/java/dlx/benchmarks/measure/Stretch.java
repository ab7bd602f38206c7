package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A walk through a recorded tree: some branches of it, in order. It is cut as {@link dlx.core.engine.TreeSearch} is: by raising the
 * level above which it does not go back.
 */
final class Stretch {

    /** Of each level, the node whose children are tried. */
    private final List<Subtree> path;

    /** Of each level, which child comes next. */
    private final List<Integer> next;

    private int floor;
    private Subtree leaf = Subtree.leaf(1, 0);
    private long doneOfLeaf = 1;
    private long nodes;
    private long solutions;
    private final double from;

    private Stretch(List<Subtree> path, List<Integer> next, int floor) {
        this.path = new ArrayList<>(path);
        this.next = new ArrayList<>(next);
        this.floor = floor;
        from = share();
    }

    /** All of a tree. Its root counts as visited by whoever asks. */
    static Stretch all(Subtree tree) {
        Stretch all = new Stretch(List.of(tree), List.of(0), 0);
        if (tree.isLeaf()) {
            all.leaf = tree;
        }
        return all;
    }

    /** Visits so many nodes at most; how many it visited. Fewer, and there are no more. */
    long visit(long most) {
        long left = most;
        while (left > 0) {
            if (doneOfLeaf < leaf.nodes()) {
                long some = Math.min(left, leaf.nodes() - doneOfLeaf);
                solutions += found(doneOfLeaf + some) - found(doneOfLeaf);
                doneOfLeaf += some;
                left -= some;
            } else if (backUp()) {
                left -= enter() ? 1 : 0;
            } else {
                break;
            }
        }
        nodes += most - left;
        return most - left;
    }

    /** The solutions of a leaf are taken to lie all over it. */
    private long found(long ofLeaf) {
        return leaf.solutions() * ofLeaf / leaf.nodes();
    }

    private boolean backUp() {
        while (path.size() > floor && untriedAt(path.size() - 1) == 0) {
            path.remove(path.size() - 1);
            next.remove(next.size() - 1);
        }
        return path.size() > floor;
    }

    /** Takes the next child; whether its node was visited by that. */
    private boolean enter() {
        int level = path.size() - 1;
        Subtree child = path.get(level).children().get(next.get(level));
        next.set(level, next.get(level) + 1);
        if (child.isLeaf()) {
            leaf = child;
            doneOfLeaf = 0;
            return false;
        }
        path.add(child);
        next.add(0);
        return true;
    }

    private int untriedAt(int level) {
        return path.get(level).children().size() - next.get(level);
    }

    long nodes() {
        return nodes;
    }

    long solutions() {
        return solutions;
    }

    /** As {@link dlx.core.engine.TreeSearch#share} has it. */
    private double share() {
        double share = 0;
        double weight = 1;
        for (int l = 0; l < path.size(); l++) {
            int branches = path.get(l).children().size();
            weight /= Math.max(1, branches);
            share += weight * Math.max(0, next.get(l) - 1);
        }
        return share;
    }

    /**
     * Gives away what has not been tried at the shallowest levels, by the rule of {@link dlx.core.engine.TreeSearch#giveAway}.
     *
     * @param grain branches that stand for fewer nodes, by what was seen so far, are kept
     * @return in order
     */
    List<Stretch> giveAway(long grain) {
        double pace = nodes / Math.max(share() - from, Double.MIN_NORMAL);
        double least = grain / pace;
        double[] weights = new double[path.size()];
        double weight = 1;
        for (int l = 0; l < weights.length; l++) {
            weight /= Math.max(1, path.get(l).children().size());
            weights[l] = weight;
        }
        int deepest = weights.length - 1;
        while (deepest >= floor && weights[deepest] * untriedAt(deepest) < least) {
            deepest--;
        }
        List<Stretch> given = new ArrayList<>();
        for (int l = deepest; l >= floor; l--) {
            if (untriedAt(l) > 0) {
                given.add(new Stretch(path.subList(0, l + 1), next.subList(0, l + 1), l));
            }
        }
        floor = Math.max(floor, deepest + 1);
        return given;
    }

    /** What it has not seen, as one piece; empty if there is nothing. */
    Optional<Stretch> rest() {
        Stretch rest = new Stretch(path, next, floor);
        rest.leaf = leaf;
        rest.doneOfLeaf = doneOfLeaf;
        return doneOfLeaf < leaf.nodes() || rest.backUp() ? Optional.of(rest) : Optional.empty();
    }
}
