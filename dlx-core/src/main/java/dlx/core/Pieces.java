package dlx.core;

import dlx.api.Experimental;
import dlx.api.ModelException;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreeSearch;
import dlx.core.run.SearchFactory;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.Piece;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import dlx.core.search.Visit;
import dlx.core.search.internal.SearchQuestion;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

/**
 * A search that is cut into {@link Piece}s. Whatever is cut, and wherever each piece is searched: the solutions of the pieces,
 * in their order, are those of the whole search, and what the pieces counted, with what cutting them counted, adds up to
 * the tally of the whole search.
 *
 * <p>For schedulers of other processes and machines; within a process, {@link SolverBuilder#threads} does all this. Where a piece
 * is searched, the search must be an equal one: the same cover and givens, the engine by the name of {@link #engine}, the
 * same strategy, reduction and question. Each call is a search in the calling thread; any number of threads may call at once.
 *
 * @since 0.1
 */
@Experimental
public final class Pieces {

    private final SearchFactory.Cut cut;
    private final Supplier<SearchControl> controls;

    private Pieces(SearchFactory.Cut cut, Supplier<SearchControl> controls) {
        this.cut = cut;
        this.controls = controls;
    }

    /**
     * Returns the search of a question, of which nothing has been cut. Limits of time and nodes count for each piece; a limit on
     * solutions, any order, threads, checkpoints and watchers do not count.
     *
     * @param solver whose cover and settings count
     * @param question {@link Question#all} or {@link Question#count}: they may go through different trees
     * @return the whole search
     * @throws ModelException if no engine, or not the one that was named, walks through a tree that can be cut; or with
     *     symmetries, a path or a listener
     * @throws CancellationException if the token is cancelled, or the thread interrupted, before the cover is compiled
     */
    public static Pieces of(Solver<?> solver, Question<?, ?> question) {
        Objects.requireNonNull(question, "question");
        SearchFactory<?> factory = solver.factory();
        SearchFactory<?> unlimited = factory.with(s -> {
            s.limits = Limits.of(s.limits.token());
            s.nodeLimit = Long.MAX_VALUE;
            s.solutionLimit = Long.MAX_VALUE;
            s.anyOrder = false;
        });
        SearchQuestion search = question.search(unlimited.settings());
        if (!(search instanceof SearchQuestion.All || search instanceof SearchQuestion.Count)) {
            throw new IllegalArgumentException("question: " + question + "; expected all or count");
        }
        try {
            return new Pieces(factory.cut(search, unlimited.control()), factory::control);
        } catch (SearchStopped e) {
            throw new CancellationException("cancelled while the cover was compiled");
        }
    }

    /**
     * A piece that was cut.
     *
     * @param counted what was counted in order to cut it: in none of the pieces
     * @param pieces what it was cut into, in order; the piece alone if it cannot be cut, or a limit stopped that, and
     *     then nothing was counted
     */
    public record Cut(Tally counted, List<Piece> pieces) {}

    /**
     * The result of searching a piece.
     *
     * @param tally what was counted
     * @param stopped why the search ended
     * @param left what it has not seen, in order, after all that it has shown; empty if it came to its end
     */
    public record Result(Tally tally, StopReason stopped, List<Piece> left) {}

    /**
     * The engine that searches.
     *
     * @return its name, for {@link SolverBuilder#engine}
     */
    public String engine() {
        return cut.engine();
    }

    /**
     * The whole search.
     *
     * @return the piece from which all others are cut
     */
    public Piece whole() {
        return Piece.WHOLE;
    }

    /**
     * Cuts a piece after its first node: into the children of that node, and what else the piece has.
     *
     * @param piece what to cut
     * @return the parts, in order
     * @throws IllegalArgumentException if it is no piece of this search
     */
    public Cut cut(Piece piece) {
        try {
            TreeSearch tree = tree(piece, controls.get());
            Optional<List<Piece>> children = tree.children();
            if (children.isPresent()) {
                return new Cut(tally(tree), children.get());
            }
        } catch (SearchStopped e) {
            // as if it could not be cut
        }
        return new Cut(Tally.ZERO, List.of(piece));
    }

    /**
     * Counts the solutions of a piece.
     *
     * @param piece what to search
     * @param most the greatest share of the tree that a piece of what is left should have, from 0 to 1
     * @return the numbers, and what is left where a limit stopped the search
     * @throws IllegalArgumentException if it is no piece of this search
     */
    public Result count(Piece piece, double most) {
        return search(piece, most, Optional.empty());
    }

    /**
     * Visits the solutions of a piece.
     *
     * @param piece what to search
     * @param most the greatest share of the tree that a piece of what is left should have, from 0 to 1
     * @param visitor called once per solution
     * @return the numbers, and what is left where a limit or the visitor stopped the search
     * @throws IllegalArgumentException if it is no piece of this search
     */
    public Result search(Piece piece, double most, OptionVisitor visitor) {
        return search(piece, most, Optional.of(visitor));
    }

    private Result search(Piece piece, double most, Optional<OptionVisitor> visitor) {
        SearchControl control = controls.get();
        TreeSearch tree;
        try {
            tree = tree(piece, control);
        } catch (SearchStopped e) {
            return new Result(Tally.ZERO, e.reason(), List.of(piece));
        }
        StopReason stopped = visitor.isPresent() ? visit(tree, visitor.get()) : count(tree);
        stopped = stopped == StopReason.EXHAUSTED ? control.stopped() : stopped;
        List<Piece> left = stopped == StopReason.EXHAUSTED ? List.of() : tree.unseen(false, most);
        return new Result(tally(tree), stopped, left);
    }

    private static StopReason visit(TreeSearch tree, OptionVisitor visitor) {
        int[] options = {};
        while (tree.advance()) {
            if (options.length < tree.length()) {
                options = new int[2 * tree.length()];
            }
            tree.copyOptions(options);
            if (visitor.visit(options, tree.length()) == Visit.STOP) {
                return StopReason.VISITOR;
            }
        }
        return StopReason.EXHAUSTED;
    }

    private static StopReason count(TreeSearch tree) {
        while (tree.advance()) {
            // the walk counts
        }
        return StopReason.EXHAUSTED;
    }

    /**
     * A piece as what is given to searches of their own, by any engine: no solution lies in two of them, and all of the
     * piece lie in one.
     *
     * @param piece a piece of this search
     * @return what holds there besides what is given to the whole, in order; one where the piece is a single node and what lies
     *     below it, as those of {@link #cut} are
     * @throws IllegalArgumentException if it is no piece of this search
     */
    public List<Givens> givens(Piece piece) {
        TreeSearch tree = cut.trees().start(Givens.NONE, controls.get());
        return tree.partsOf(piece).stream().map(Subproblem::givens).toList();
    }

    private TreeSearch tree(Piece piece, SearchControl control) {
        TreeSearch tree = cut.trees().start(Givens.NONE, control);
        tree.begin(piece);
        return tree;
    }

    private static Tally tally(TreeSearch tree) {
        return new Tally(BigInteger.valueOf(tree.found()), tree.nodes(), tree.updatesBehindPath());
    }
}
