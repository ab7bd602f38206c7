package dlx.core.engine;

import dlx.core.engine.threads.Job;
import dlx.core.engine.threads.SolutionBatch;
import dlx.core.engine.threads.WorkerPool;
import dlx.core.search.Givens;
import dlx.core.search.Piece;
import dlx.core.search.Remaining;
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
 * The walks of one engine as one search: over the parts of a search in their order, and in several threads.
 *
 * <p>The calling thread begins alone: most searches are over before a second thread has started. After
 * some thousand nodes it hands what is left to a {@link WorkerPool}, and from then on only shows what the workers find, in the
 * order of the solutions. It alone asks the control, and whoever looks on is called in it.
 *
 * <p>Where the parts of the search are cut depends on the clock, what is found does not: a walk that begins at branches goes
 * through the same nodes as one that comes there from the root. So solutions, their order, and what was counted up to each are
 * the same with any number of threads.
 */
public final class ParallelSearch implements Search {

    private final TreeSearchFactory walks;
    private final SearchControl control;
    private final JobSpec work;
    private final int threads;
    private final boolean collects;

    /** Those that have not begun; the first of them is what {@link #walk} goes through. */
    private final Deque<Subproblem> parts;

    /** The control of the present walk. */
    private SearchControl own;

    private TreeSearch walk;

    /** What was counted in parts before the present one. */
    private Tally before;

    private double seenBefore;

    private Optional<WorkerPool> crew = Optional.empty();
    private Optional<SolutionBatch> chunk = Optional.empty();

    /** Which solution of the chunk is shown. */
    private int at;

    /** How many solutions of the crew have been shown. */
    private long shown;

    /** Whether the search rests at a solution, and not at its end. */
    private boolean atSolution;

    /** Whether the walk stands at a checkpoint. */
    private boolean looking;

    private boolean over;

    /** The greatest share that was told. */
    private double told;

    /** A search that has not begun. */
    public ParallelSearch(TreeSearchFactory walks, SearchControl control, JobSpec work) {
        this.walks = walks;
        this.control = control;
        this.work = work;
        threads = work.threads();
        collects = work.collects();
        before = work.counted();
        parts = new ArrayDeque<>(work.parts());
        seenBefore = 1 - work.parts().stream().mapToDouble(Subproblem::weight).sum();
        over = parts.isEmpty();
        own = controlOfPart();
        walk = walks.start(over ? Givens.NONE : parts.getFirst().givens(), own);
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

    private void beginPart() {
        own = controlOfPart();
        walk = walks.start(parts.getFirst().givens(), own);
    }

    /** At a checkpoint of the walk. */
    private void look() {
        looking = true;
        control.look(this);
        looking = false;
    }

    @Override
    public boolean advance() {
        atSolution = !over && (crew.isPresent() ? showNext() : advanceAlone());
        return atSolution;
    }

    private boolean advanceAlone() {
        while (true) {
            boolean found = walk.advance();
            if (found && collects) {
                return true;
            }
            if (!found && !endPart()) {
                return crew.isPresent() && showNext();
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
        over = parts.isEmpty();
        if (over) {
            return false;
        }
        beginPart();
        return true;
    }

    private Tally present() {
        return new Tally(BigInteger.valueOf(walk.found()), walk.nodes(), walk.updatesBehindPath());
    }

    /** Leaves what has not been seen to a crew. */
    private void handOver() {
        List<Job> portions = new ArrayList<>();
        Subproblem first = parts.removeFirst();
        walk.unseen().ifPresent(rest -> portions.add(new Job(first, rest)));
        parts.forEach(part -> portions.add(new Job(part, Piece.WHOLE)));
        parts.clear();
        before = before.plus(present());
        seenBefore = 1 - portions.stream().mapToDouble(p -> p.weight).sum();
        crew = Optional.of(new WorkerPool(walks, control, work));
        crew.get().begin(portions);
    }

    private boolean showNext() {
        if (chunk.isEmpty() || at + 1 == chunk.get().size()) {
            Optional<SolutionBatch> last = chunk;
            chunk = Optional.empty();
            at = -1;
            chunk = await(last);
            if (chunk.isEmpty()) {
                return false;
            }
        }
        at++;
        shown++;
        return true;
    }

    /** The next solutions; empty at the end, or where the control ends the search. */
    private Optional<SolutionBatch> await(Optional<SolutionBatch> last) {
        WorkerPool workers = crew.orElseThrow();
        Optional<SolutionBatch> next = workers.next(last);
        while (next.isEmpty() && !over) {
            over = workers.isOver();
            control.look(this);
            if (!over && !control.mayGoOn()) {
                return next;
            }
            next = workers.next(Optional.empty());
        }
        return next;
    }

    @Override
    public void close() {
        crew.ifPresent(WorkerPool::stop);
    }

    @Override
    public Tally tally() {
        if (crew.isEmpty()) {
            return over ? before : before.plus(present());
        }
        if (atSolution) {
            return before.plus(crew.get().tallyAt(chunk.orElseThrow(), at, BigInteger.valueOf(shown)));
        }
        Tally counted = before.plus(crew.get().counted());
        return new Tally(solutions(), counted.nodes(), counted.updates());
    }

    @Override
    public BigInteger solutions() {
        if (crew.isEmpty()) {
            return before.solutions().add(BigInteger.valueOf(over ? 0 : walk.found()));
        }
        return before.solutions()
                .add(collects ? BigInteger.valueOf(shown) : crew.get().counted().solutions());
    }

    @Override
    public long nodes() {
        return crew.isEmpty()
                ? before.nodes() + (over ? 0 : walk.nodes())
                : before.nodes() + crew.get().counted().nodes();
    }

    @Override
    public long updates() {
        return tally().updates();
    }

    @Override
    public int length() {
        return crew.isEmpty() ? walk.length() : chunk.orElseThrow().length(at);
    }

    @Override
    public void copyOptions(int[] into) {
        if (crew.isEmpty()) {
            walk.copyOptions(into);
        } else {
            chunk.orElseThrow().copyOptions(at, into);
        }
    }

    @Override
    public double share() {
        if (over) {
            return 1;
        }
        double share = seenBefore
                + (crew.isEmpty()
                        ? walk.share() * parts.getFirst().weight()
                        : crew.get().share());
        told = Math.max(told, Math.min(share, 1));
        return told;
    }

    @Override
    public Optional<Remaining> rest() {
        if (crew.isPresent()) {
            Remaining rest = crew.get().rest(chunk, at + 1);
            Tally counted = before.plus(rest.counted());
            return Optional.of(new Remaining(
                    rest.parts(), collects ? new Tally(solutions(), counted.nodes(), counted.updates()) : counted));
        }
        List<Subproblem> left = new ArrayList<>();
        for (Subproblem part : parts) {
            List<Subproblem> inPart =
                    left.isEmpty() && part == parts.getFirst() ? walk.parts(looking) : List.of(Subproblem.WHOLE);
            inPart.forEach(p -> left.add(p.in(part)));
        }
        return Optional.of(new Remaining(left, tally()));
    }

    @Override
    public Optional<List<Givens>> remaining(boolean again) {
        List<Subproblem> left = new ArrayList<>();
        if (crew.isPresent()) {
            left.addAll(crew.get().rest(chunk, again ? at : at + 1).parts());
        } else {
            if (again && !over) {
                left.add(new Subproblem(walk.present(), 0).in(parts.getFirst()));
            }
            left.addAll(rest().orElseThrow().parts());
        }
        return Optional.of(left.stream().map(Subproblem::givens).toList());
    }
}
