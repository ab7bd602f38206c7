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
 * The walks of one engine as one search, over the parts of a search in their order. The calling thread begins alone: most
 * searches are over before a second thread has started. After some thousand nodes it hands what is left to its
 * {@link Workforce}, if that has more threads, and from then on shows what these find.
 *
 * <p>Where the parts of the search are cut depends on the clock, what is found does not: a walk that begins at a piece goes
 * through the same nodes as one that comes there from the root. So solutions, their order, and what was counted up to each are
 * the same with any number of threads.
 */
public final class TreePartsSearch implements Search {

    private final TreeSearchFactory trees;
    private final SearchControl control;
    private final JobSpec work;
    private final boolean collects;

    /** Those that have not begun; the first of them is what {@link #tree} goes through. */
    private final Deque<Subproblem> parts;

    /** The control of the present walk. */
    private SearchControl own;

    private TreeSearch tree;

    /** Whether the first part has begun, so that {@link #tree} goes through it. */
    private boolean isBegun;

    /** What was counted in parts before the present one. */
    private Tally before;

    private double seenBefore;

    /** The search of what was handed to other threads; empty as long as nothing was. */
    private Optional<Search> handedOver = Optional.empty();

    /** Whether the walk stands at a checkpoint. */
    private boolean looking;

    /** The greatest share that was told. */
    private double reported;

    /** A search that has not begun. */
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

    /** The whole of a request, in as many threads as it has, of which nobody keeps how far it is. */
    public static TreePartsSearch inThreads(TreeSearchFactory trees, SearchRequest request, SearchControl control) {
        return new TreePartsSearch(
                trees,
                control,
                new JobSpec(
                        List.of(Subproblem.WHOLE),
                        Tally.ZERO,
                        request.workforce(),
                        true,
                        request.handOvers().cutting()));
    }

    private SearchControl controlOfPart() {
        long limit = control.nodeLimit();
        boolean alone =
                work.threads() == 1 || limit < Long.MAX_VALUE; // only in order is it known which nodes are the first
        long most = alone ? limit : work.cutting().alone();
        long passed = before.nodes() - (alone ? 0 : work.counted().nodes());
        long left = most == Long.MAX_VALUE ? most : Math.max(0, most - passed);
        return control.part(left, work.cutting().stride(), search -> look());
    }

    /** Begins the first part; whether the limits leave it time for what comes before its first node. */
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

    /** At a checkpoint of the walk. */
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

    /** Whether there is a next part to go through alone. */
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
            parts.clear(); // there is nothing in them
        }
        return !parts.isEmpty() && beginPart();
    }

    /** What was counted in the present part. */
    private Tally present() {
        return isBegun
                ? new Tally(BigInteger.valueOf(tree.found()), tree.nodes(), tree.updatesBehindPath())
                : Tally.ZERO;
    }

    /** Leaves what has not been seen to other threads. */
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
