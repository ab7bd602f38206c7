package dlx.spark;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.Pieces;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.core.search.internal.SearchQuestion;
import java.io.Serial;
import java.io.Serializable;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * A search as plain data. It is sent to each executor once, and compiled there once for all tasks. Thread-safe: each
 * setter returns a changed copy.
 */
final class SearchSpec implements Serializable {

    private static final long serialVersionUID = 1L;

    final CoverData cover;
    private Givens givens = Givens.NONE;
    private StrategyName strategy = StrategyName.of(Strategy.MRV);
    private RootReduction reduction = RootReduction.AUTO;
    private long gap;
    String engine = "auto";
    Goal goal = Goal.GREATEST;
    SearchQuestion question = new SearchQuestion.Count();

    /** Solver of this search; it compiles the cover at its first question. */
    private transient Solver<Integer> solver;

    private SearchSpec(CoverData cover) {
        this.cover = cover;
        solver = Solver.of(Cover.of(cover));
    }

    /** Returns a search of a whole cover with default settings. */
    static SearchSpec of(CoverData cover) {
        return new SearchSpec(cover).with(spec -> {});
    }

    /** Returns a changed copy with a solver of its own. */
    private SearchSpec with(Consumer<SearchSpec> change) {
        SearchSpec copy = new SearchSpec(cover);
        copy.givens = givens;
        copy.strategy = strategy;
        copy.reduction = reduction;
        copy.gap = gap;
        copy.engine = engine;
        copy.goal = goal;
        copy.question = question;
        change.accept(copy);
        copy.solver = copy.solver.toBuilder()
                .given(copy.givens)
                .engine(copy.engine)
                .strategy(copy.strategy.strategy())
                .reduction(copy.reduction)
                .goal(copy.goal)
                .gap(copy.gap)
                .build();
        return copy;
    }

    SearchSpec given(Givens more) {
        return with(spec -> spec.givens = givens.and(more));
    }

    SearchSpec engine(String other) {
        return with(spec -> spec.engine = other);
    }

    /** Returns true if the solver chooses the engine. */
    boolean isAuto() {
        return engine.equals("auto");
    }

    SearchSpec strategy(StrategyName other) {
        return with(spec -> spec.strategy = other);
    }

    SearchSpec reduction(RootReduction other) {
        return with(spec -> spec.reduction = other);
    }

    SearchSpec goal(Goal other) {
        return with(spec -> spec.goal = other);
    }

    SearchSpec gap(long other) {
        return with(spec -> spec.gap = other);
    }

    SearchSpec asking(SearchQuestion other) {
        return with(spec -> spec.question = other);
    }

    /** Returns the question whose search tree is cut into pieces. */
    Question<Integer, ?> tree() {
        return question instanceof SearchQuestion.Count ? Question.count() : Question.all();
    }

    /** Returns the proved bound for a best score; empty without a score. */
    OptionalLong bound(OptionalLong score) {
        return score.isEmpty()
                ? score
                : OptionalLong.of(goal == Goal.GREATEST ? score.getAsLong() + gap : score.getAsLong() - gap);
    }

    /** Returns everything that determines the tree and its pieces, in words. */
    String identity() {
        return question + "; engine of pieces " + engine + "; strategy " + strategy.text() + "; reduction " + reduction
                + "; goal " + goal + "; gap " + gap + "; given " + givens;
    }

    /** Returns the solver of this search. All solvers derived from it share its compilation. */
    Solver<Integer> solver() {
        return solver;
    }

    /** Creates the solver after deserialization, because solvers are not serialized. */
    @Serial
    private Object readResolve() {
        return with(spec -> {});
    }

    /** Returns the pieces of the search, each searched within this limit. */
    Pieces pieces(Duration limit) {
        return Pieces.of(solver().toBuilder().timeLimit(limit).build(), tree());
    }

    /** Returns the serialized size of the cover in bytes, approximately. */
    long size() {
        long perNode = cover.hasColors() ? 8 : 4;
        long perOption = cover.hasWeights() ? 12 : 4;
        return perNode * cover.nodeCount() + perOption * cover.optionCount() + 9L * cover.itemCount();
    }
}
