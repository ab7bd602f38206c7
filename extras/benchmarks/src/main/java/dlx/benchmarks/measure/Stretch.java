package dlx.benchmarks.measure;

import dlx.benchmarks.measure.TreePiece.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A walk through a part of a recorded tree. It gives branches away by the rule of {@link dlx.core.engine.TreeSearch#giveAway}. */
final class Stretch {

    private TreePiece unseen;
    private final double weight;
    private long nodes;
    private long solutions;

    private Stretch(TreePiece unseen) {
        this.unseen = unseen;
        weight = unseen.weight();
    }

    /** All of a tree. Its root counts as visited by whoever asks. */
    static Stretch all(Subtree tree) {
        return new Stretch(tree.isLeaf() ? TreePiece.whole(tree) : TreePiece.below(tree));
    }

    /** Visits so many nodes at most; how many it visited. Fewer, and there are no more. */
    long visit(long most) {
        TreePiece.Searched searched = unseen.search(most, Double.MAX_VALUE);
        unseen = searched.left().isEmpty()
                ? new TreePiece(List.of())
                : searched.left().get(0);
        nodes += searched.nodes();
        solutions += searched.solutions();
        return searched.nodes();
    }

    long nodes() {
        return nodes;
    }

    long solutions() {
        return solutions;
    }

    /**
     * Gives away what has not been tried at the shallowest levels.
     *
     * @param grain branches that stand for fewer nodes, by what was seen so far, are kept
     * @return in order
     */
    List<Stretch> giveAway(long grain) {
        double least = grain * Math.max(weight - unseen.weight(), Double.MIN_NORMAL) / nodes;
        List<Run> kept = new ArrayList<>(unseen.runs());
        List<Stretch> given = new ArrayList<>();
        int deepest = 1; // the branch that is searched is kept
        while (deepest < kept.size() && kept.get(deepest).weight() < least) {
            deepest++;
        }
        while (kept.size() > deepest) {
            given.add(new Stretch(new TreePiece(List.of(kept.remove(deepest)))));
        }
        unseen = new TreePiece(kept);
        return given;
    }

    /** What it has not seen, as one piece; empty if there is nothing. */
    Optional<Stretch> rest() {
        return unseen.runs().isEmpty() ? Optional.empty() : Optional.of(new Stretch(unseen));
    }
}
