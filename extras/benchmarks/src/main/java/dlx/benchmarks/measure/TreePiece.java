package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A piece of a recorded tree, as {@link dlx.core.search.Piece} is one of a search: what has not been tried at neighbouring levels. Cut, and
 * left behind, by the same rules, so that the sizes of pieces are exact.
 *
 * @param runs deepest first, as a walk comes to them; none is empty
 */
record TreePiece(List<Run> runs) {

    /**
     * Branches of one node that have not been tried.
     *
     * @param untried in order
     * @param each the share of the tree that each is thought to be
     */
    record Run(List<Subtree> untried, double each) {
        double weight() {
            return each * untried.size();
        }
    }

    /**
     * The result of a search.
     *
     * @param nodes that were visited
     * @param solutions among them: those of a subtree whose shape is not known are taken to lie all over it
     * @param left pieces that were not seen, in order
     */
    record Searched(long nodes, long solutions, List<TreePiece> left) {}

    /** The whole of a tree. */
    static TreePiece whole(Subtree tree) {
        return new TreePiece(List.of(new Run(List.of(tree), 1)));
    }

    /** What lies below the root of a tree that is no leaf. */
    static TreePiece below(Subtree tree) {
        return new TreePiece(
                List.of(new Run(tree.children(), 1.0 / tree.children().size())));
    }

    /** The share of the tree that it is thought to be. */
    double weight() {
        double weight = 0;
        for (Run run : runs) {
            weight += run.weight();
        }
        return weight;
    }

    /** The nodes in it. */
    long nodes() {
        long nodes = 0;
        for (Run run : runs) {
            for (Subtree one : run.untried()) {
                nodes += one.nodes();
            }
        }
        return nodes;
    }

    /** As {@link dlx.core.Pieces#cut}: its first node is visited, each branch is a piece of its own; none if it cannot be cut. */
    List<TreePiece> cut() {
        Run first = runs.get(0);
        Subtree node = first.untried().get(0);
        if (node.isLeaf()) {
            return List.of();
        }
        List<TreePiece> parts = new ArrayList<>();
        addEach(new Run(node.children(), first.each() / node.children().size()), 0, parts);
        addEach(first, 1, parts);
        runs.subList(1, runs.size()).forEach(run -> addEach(run, 0, parts));
        return parts;
    }

    private static void addEach(Run run, int from, List<TreePiece> parts) {
        for (Subtree one : run.untried().subList(from, run.untried().size())) {
            parts.add(new TreePiece(List.of(new Run(List.of(one), run.each()))));
        }
    }

    /**
     * As {@link dlx.core.Pieces#count} with a limit.
     *
     * @param budget nodes that may be visited, 1 at least
     * @param most the greatest share of the tree that a piece of what is left should have
     */
    Searched search(long budget, double most) {
        long left = budget;
        long solutions = 0;
        for (int r = 0; r < runs.size(); r++) {
            Run run = runs.get(r);
            for (int i = 0; i < run.untried().size(); i++) {
                Subtree one = run.untried().get(i);
                if (one.nodes() > left) {
                    List<Run> unseen = new ArrayList<>();
                    addRest(run, i + 1, unseen);
                    solutions += addUnseen(one, run.each(), left, unseen);
                    Collections.reverse(unseen);
                    unseen.addAll(runs.subList(r + 1, runs.size()));
                    return new Searched(budget, solutions, together(unseen, most));
                }
                left -= one.nodes();
                solutions += one.solutions();
            }
        }
        return new Searched(budget - left, solutions, List.of());
    }

    /** Adds what a search of a subtree leaves that ends in it, shallowest first; returns the solutions that it saw. */
    private static long addUnseen(Subtree subtree, double share, long budget, List<Run> unseen) {
        Subtree node = subtree;
        double each = share;
        long left = budget;
        long solutions = 0;
        while (left > 0 && !node.isLeaf()) {
            left--;
            each /= node.children().size();
            int i = 0;
            while (node.children().get(i).nodes() <= left) {
                left -= node.children().get(i).nodes();
                solutions += node.children().get(i).solutions();
                i++;
            }
            addRest(new Run(node.children(), each), i + 1, unseen);
            node = node.children().get(i);
        }
        if (left > 0) { // of a leaf only the size is known
            long seen = node.solutions() * left / node.nodes();
            solutions += seen;
            each *= (node.nodes() - left) / (double) node.nodes();
            node = Subtree.leaf(node.nodes() - left, node.solutions() - seen);
        }
        unseen.add(new Run(List.of(node), each));
        return solutions;
    }

    private static void addRest(Run run, int from, List<Run> unseen) {
        if (from < run.untried().size()) {
            unseen.add(new Run(run.untried().subList(from, run.untried().size()), run.each()));
        }
    }

    /** As {@link dlx.core.engine.TreeSearch#unseen(boolean, double)}: neighbouring levels together, up to a share. */
    private static List<TreePiece> together(List<Run> unseen, double most) {
        List<TreePiece> pieces = new ArrayList<>();
        List<Run> together = new ArrayList<>();
        double weight = 0;
        for (Run run : unseen) {
            if (!together.isEmpty() && weight + run.weight() > most) {
                pieces.add(new TreePiece(List.copyOf(together)));
                together.clear();
                weight = 0;
            }
            if (run.weight() > most) {
                addEach(run, 0, pieces);
            } else {
                together.add(run);
                weight += run.weight();
            }
        }
        if (!together.isEmpty()) {
            pieces.add(new TreePiece(List.copyOf(together)));
        }
        return pieces;
    }
}
