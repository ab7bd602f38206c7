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
 * A search that is divided into {@link Piece}s for other processes and machines. The solutions of the pieces, in their
 * order, are the solutions of the whole search. The tallies of the pieces and of the cuts add up to the tally of the
 * whole search. Both hold for any division, wherever each piece is searched.
 *
 * <p>Within a process, {@link SolverBuilder#threads} divides the work. Each machine must set up an equal search: equal
 * cover and givens, the engine named by {@link #engine}, and equal strategy, reduction and question. Each call searches
 * in the calling thread; any number of threads may call at once.
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
     * Returns the undivided search of a question. Limits of time and nodes apply to each piece. A limit on solutions,
     * any order, threads, checkpoints and watchers do not apply.
     *
     * @param solver the solver with the cover and the settings
     * @param question {@link Question#all} or {@link Question#count}, whose search trees may differ
     * @return the whole search
     * @throws IllegalArgumentException if the question is another
     * @throws ModelException if no engine, or not the named engine, searches a tree that can be divided; or with
     *     symmetries, a path or a listener
     * @throws CancellationException if the token is cancelled, or the thread interrupted, before the cover is
     *     compiled
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
     * The result of dividing a piece.
     *
     * @param counted solutions, nodes and updates counted by the division itself, which are in none of the pieces
     * @param pieces the parts in order. The undivided piece alone, with a tally of zero, if it cannot be divided or
     *     a limit stopped that
     */
    public record Cut(Tally counted, List<Piece> pieces) {}

    /**
     * The result of searching a piece.
     *
     * @param tally the solutions, nodes and updates counted
     * @param stopped reason why the search ended
     * @param left the pieces not searched, in order, which follow all reported solutions; empty if the piece was
     *     searched to its end
     */
    public record Result(Tally tally, StopReason stopped, List<Piece> left) {}

    /**
     * Returns the name of the engine that searches.
     *
     * @return the name, for {@link SolverBuilder#engine}
     */
    public String engine() {
        return cut.engine();
    }

    /**
     * Returns the whole search as a piece.
     *
     * @return the piece from which all others are cut
     */
    public Piece whole() {
        return Piece.WHOLE;
    }

    /**
     * Divides a piece after its first node: into the children of that node, and the remaining nodes of the piece.
     *
     * @param piece the piece to divide
     * @return the parts, in order
     * @throws IllegalArgumentException if the piece does not belong to this search
     */
    public Cut cut(Piece piece) {
        try {
            TreeSearch tree = tree(piece, controls.get());
            Optional<List<Piece>> children = tree.children();
            if (children.isPresent()) {
                return new Cut(tally(tree), children.get());
            }
        } catch (SearchStopped e) {
            // treated as a piece that cannot be divided
        }
        return new Cut(Tally.ZERO, List.of(piece));
    }

    /**
     * Counts the solutions of a piece.
     *
     * @param piece the piece to search
     * @param most desired maximum size of each remaining piece, as a share of the whole tree, 0 to 1
     * @return the tally, and the remaining pieces if a limit stopped the search
     * @throws IllegalArgumentException if the piece does not belong to this search
     */
    public Result count(Piece piece, double most) {
        return search(piece, most, Optional.empty());
    }

    /**
     * Visits the solutions of a piece.
     *
     * @param piece the piece to search
     * @param most desired maximum size of each remaining piece, as a share of the whole tree, 0 to 1
     * @param visitor called once per solution
     * @return the tally, and the remaining pieces if a limit or the visitor stopped the search
     * @throws IllegalArgumentException if the piece does not belong to this search
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
            // the tree search counts
        }
        return StopReason.EXHAUSTED;
    }

    /**
     * Returns a piece as givens for separate searches by any engine. Each solution of the piece lies in exactly one of
     * these searches.
     *
     * @param piece a piece of this search
     * @return the givens of each search, in order, to be added to the givens of the whole search; a single element
     *     if the piece is one node with its subtree, as the pieces of {@link #cut} are
     * @throws IllegalArgumentException if the piece does not belong to this search
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
