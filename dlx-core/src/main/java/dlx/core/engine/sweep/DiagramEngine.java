package dlx.core.engine.sweep;

import dlx.api.ModelException;
import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/**
 * Finds all solutions in whatever order, any one or any two, by making a diagram of all of them first, where that is better than
 * going through the tree: {@link DiagramSearch} decides.
 */
public final class DiagramEngine implements Engine {

    /** The name that people type. */
    public static final String NAME = "diagram";

    private final Usual usual;

    /** Which engine goes through the tree of a problem. */
    @FunctionalInterface
    public interface Usual {

        /** The engine for a problem and a task; {@code stop} is asked now and then. */
        Engine of(Problem problem, SearchRequest.Kind task, StopCheck stop);
    }

    /**
     * An engine with others behind it.
     *
     * @param usual the engine that goes through the tree of a problem
     */
    public DiagramEngine(Usual usual) {
        this.usual = usual;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind task, StopCheck stop) {
        boolean anyOrder =
                task.aim() == SearchMode.ANY || task.aim() == SearchMode.FIRST || task.aim() == SearchMode.UNIQUE;
        if (!anyOrder) {
            return Optional.of("finds solutions in any order only");
        }
        if (task.stepped()) {
            return Optional.of("does not go step by step");
        }
        if (task.onPath()) {
            return Optional.of("begins at the root only");
        }
        if (task.branching() != Branching.MRV) {
            return Optional.of("knows the strategy mrv only");
        }
        return problem.cover.hasMultiplicities() ? Optional.of("knows no multiplicities") : Optional.empty();
    }

    @Override
    public boolean reduces() {
        return true;
    }

    @Override
    public boolean reducesFreely() {
        return false; // that often takes longer than the sweep
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        return compile(
                problem,
                (kind, asks) -> {
                    throw new IllegalStateException("nobody else compiles: " + kind);
                },
                stop);
    }

    @Override
    public Compiled compile(Problem problem, OtherCompilations others, StopCheck stop) {
        return new Listing(problem, usual, others);
    }

    /** A problem whose solutions are to be listed; what is needed for it is made when it turns out to be. Thread-safe. */
    static final class Listing implements Compiled {

        final Problem problem;
        final SweepPlans plans;
        private final Usual usual;
        private final OtherCompilations others;
        private volatile Optional<Compiled> tree = Optional.empty();

        Listing(Problem problem, Usual usual, OtherCompilations others) {
            this.problem = problem;
            plans = new SweepPlans(problem);
            this.usual = usual;
            this.others = others;
        }

        @Override
        public DiagramSearch start(SearchRequest task, SearchControl control) {
            return new DiagramSearch(this, task, control);
        }

        /** The name of the engine that goes through the tree. */
        String usual(SearchRequest task, StopCheck stop) {
            return usual.of(problem, task.kind(), stop).name();
        }

        /** The tree of the problem as it is. Two threads may compile it at once: any will do. */
        Compiled tree(SearchRequest task, StopCheck stop) {
            Compiled made =
                    tree.orElseGet(() -> usual.of(problem, task.kind(), stop).compile(problem, stop));
            tree = Optional.of(made);
            return made;
        }

        /** The tree of the cover in the form that suits it best. */
        Compiled wholeTree(SearchRequest task, StopCheck stop) {
            try {
                return others.compiled(task.kind().engine(usual(task, stop)), stop);
            } catch (ModelException e) {
                return tree(task, stop); // it can search what a reduction leaves, and not the cover as it is
            }
        }
    }
}
