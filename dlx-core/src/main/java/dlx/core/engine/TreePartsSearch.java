package dlx.core.engine;

import dlx.core.search.Givens;
import dlx.core.search.Piece;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A search by the tree searches of one engine over subproblems, in order. The calling thread begins alone, because most
 * searches end before a second thread has started. After some thousand nodes it hands the remaining work to its
 * {@link Workforce}, if that has more threads, and then returns the solutions that these threads find.
 *
 * <p>The clock decides where the work is cut, but does not affect the result: a tree search that begins at a piece
 * visits the same nodes as one that comes there from the root. So solutions, their order, and the counts up to each
 * solution do not depend on the number of threads.
 */
public final class TreePartsSearch implements Search {

    private final TreeSearchFactory trees;
    private final SearchControl control;
    private final JobSpec work;
    private final boolean collects;

    /** The subproblems that are not finished; {@link #tree} searches the first. */
    private final Deque<Subproblem> parts;

    /** The control of {@link #tree}. */
    private SearchControl own;

    private TreeSearch tree;

    /** True if the first subproblem has begun, so that {@link #tree} searches it. */
    private boolean isBegun;

    /** Counts of the subproblems before the present one. */
    private Tally before;

    /** Share of the tree in finished subproblems, from 0 to 1. */
    private double seenBefore;

    /** The search of the work handed to other threads; empty until then. */
    private Optional<Search> handedOver = Optional.empty();

    /** True while the tree search is at a checkpoint. */
    private boolean looking;

    /** The largest share reported so far, from 0 to 1. */
    private double reported;

    /** Creates a search that has not begun. */
    public TreePartsSearch(TreeSearchFactory trees, SearchControl control, JobSpec work) {
        this.trees = trees;
        this.control = control;
        this.work = work;
        collects = work.collects();
        before = work.counted();
        parts = new ArrayDeque<>(work.parts());
        seenBefore = 1 - work.parts().stream().mapToDouble(Subproblem::weight).sum();
        isBegun = !parts.isEmpty();
        own = controlOfPart();
        tree = trees.start(isBegun ? parts.getFirst().givens() : Givens.NONE, own);
    }

    private SearchControl controlOfPart() {
        long limit = control.nodeLimit();
        boolean alone = work.threads() == 1 || limit < Long.MAX_VALUE; // a node limit needs the order of one thread
        long most = alone ? limit : work.cutting().alone();
        long passed = before.nodes() - (alone ? 0 : work.counted().nodes());
        long left = most == Long.MAX_VALUE ? most : Math.max(0, most - passed);
        return control.part(left, work.cutting().stride(), search -> look());
    }

    /** Begins the first subproblem; returns true unless the limits stop it before its first node. */
    private boolean beginPart() {
        own = controlOfPart();
        try {
            tree = trees.start(parts.getFirst().givens(), own);
            isBegun = true;
        } catch (SearchStopped e) {
            control.end(e.reason());
        }
        return isBegun;
    }

    /** Informs the watch of the whole search, at a checkpoint of the tree search. */
    private void look() {
        looking = true;
        control.look(this);
        looking = false;
    }

    @Override
    public boolean advance() {
        return handedOver.isPresent() ? handedOver.get().advance() : !parts.isEmpty() && advanceAlone();
    }

    private boolean advanceAlone() {
        while (true) {
            boolean found = tree.advance();
            if (found && collects) {
                return true;
            }
            if (!found && !endPart()) {
                return handedOver.isPresent() && handedOver.get().advance();
            }
        }
    }

    /** Finishes the present subproblem; returns true if this thread begins the next one. */
    private boolean endPart() {
        if (own.stopped() == StopReason.NODES && control.nodeLimit() == Long.MAX_VALUE) {
            handOver();
            return false;
        }
        if (own.stopped() != StopReason.EXHAUSTED) {
            control.end(own.stopped());
            return false;
        }
        before = before.plus(present());
        seenBefore += parts.removeFirst().weight();
        isBegun = false;
        if (control.isConcluded()) {
            parts.clear(); // they do not contain solutions
        }
        return !parts.isEmpty() && beginPart();
    }

    /** Returns the counts of the present subproblem. */
    private Tally present() {
        return isBegun
                ? new Tally(BigInteger.valueOf(tree.found()), tree.nodes(), tree.updatesBehindPath())
                : Tally.ZERO;
    }

    /** Hands the unseen branches to other threads. */
    private void handOver() {
        List<Unseen> unseen = new ArrayList<>();
        Subproblem first = parts.removeFirst();
        tree.unseen().ifPresent(rest -> unseen.add(new Unseen(first, rest)));
        parts.forEach(part -> unseen.add(new Unseen(part, Piece.WHOLE)));
        parts.clear();
        before = before.plus(present());
        seenBefore = 1
                - unseen.stream()
                        .mapToDouble(u -> u.part().weight() * u.piece().weight())
                        .sum();
        handedOver = Optional.of(work.workforce().search(trees, control, work, unseen, this));
    }

    @Override
    public void close() {
        handedOver.ifPresent(Search::close);
    }

    @Override
    public Tally tally() {
        if (handedOver.isPresent()) {
            return before.plus(handedOver.get().tally());
        }
        return before.plus(present());
    }

    @Override
    public BigInteger solutions() {
        BigInteger more =
                handedOver.isPresent() ? handedOver.get().solutions() : BigInteger.valueOf(isBegun ? tree.found() : 0);
        return before.solutions().add(more);
    }

    @Override
    public long nodes() {
        long more = handedOver.isPresent() ? handedOver.get().nodes() : isBegun ? tree.nodes() : 0;
        return before.nodes() + more;
    }

    @Override
    public long updates() {
        return tally().updates();
    }

    @Override
    public int length() {
        return handedOver.isPresent() ? handedOver.get().length() : tree.length();
    }

    @Override
    public void copyOptions(int[] into) {
        if (handedOver.isPresent()) {
            handedOver.get().copyOptions(into);
        } else {
            tree.copyOptions(into);
        }
    }

    @Override
    public double share() {
        if (handedOver.isPresent()) {
            reported = Math.max(reported, Math.min(seenBefore + handedOver.get().share(), 1));
        } else {
            double share = parts.isEmpty()
                    ? 1
                    : seenBefore + (isBegun ? tree.share() * parts.getFirst().weight() : 0);
            reported = Math.max(reported, Math.min(share, 1));
        }
        return reported;
    }

    @Override
    public Optional<Remaining> rest() {
        if (handedOver.isPresent()) {
            Remaining rest = handedOver.get().rest().orElseThrow();
            return Optional.of(new Remaining(rest.parts(), before.plus(rest.counted())));
        }
        List<Subproblem> left = new ArrayList<>();
        for (Subproblem part : parts) {
            List<Subproblem> inPart =
                    isBegun && part == parts.getFirst() ? tree.parts(looking) : List.of(Subproblem.WHOLE);
            inPart.forEach(p -> left.add(p.in(part)));
        }
        return Optional.of(new Remaining(left, tally()));
    }

    @Override
    public Optional<List<Givens>> remaining(boolean again) {
        if (handedOver.isPresent()) {
            return handedOver.get().remaining(again);
        }
        List<Subproblem> left = new ArrayList<>();
        if (again && isBegun) {
            left.add(new Subproblem(tree.present(), 0).in(parts.getFirst()));
        }
        left.addAll(rest().orElseThrow().parts());
        return Optional.of(left.stream().map(Subproblem::givens).toList());
    }
}
