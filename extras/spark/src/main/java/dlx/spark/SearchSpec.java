package dlx.spark;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.Pieces;
import dlx.core.Solver;
import dlx.core.search.Givens;
import dlx.core.search.SearchQuestion;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import java.io.Serial;
import java.io.Serializable;
import java.time.Duration;
import java.util.OptionalLong;

/**
 * A search as plain data: what travels to each executor, once. There it is compiled once, for all tasks. Thread-safe.
 */
final class SearchSpec implements Serializable {

    private static final long serialVersionUID = 1L;

    final CoverData cover;
    final String engine;
    final Goal goal;
    final SearchQuestion question;
    private final Givens givens;
    private final StrategyName strategy;
    private final RootReduction reduction;
    private final long gap;

    /** Compiles at its first question. */
    private final transient Solver<Integer> solver;

    private SearchSpec(
            CoverData cover,
            Givens givens,
            String engine,
            StrategyName strategy,
            RootReduction reduction,
            Goal goal,
            long gap,
            SearchQuestion question) {
        this.cover = cover;
        this.givens = givens;
        this.engine = engine;
        this.strategy = strategy;
        this.reduction = reduction;
        this.goal = goal;
        this.gap = gap;
        this.question = question;
        solver = Solver.of(Cover.of(cover))
                .given(givens)
                .engine(engine)
                .strategy(strategy.strategy())
                .reduction(reduction)
                .goal(goal)
                .gap(gap);
    }

    /** A search of all of a cover, as it is by default. */
    static SearchSpec of(CoverData cover) {
        return new SearchSpec(
                cover,
                Givens.NONE,
                "auto",
                StrategyName.of(Strategy.MRV),
                RootReduction.AUTO,
                Goal.GREATEST,
                0,
                new SearchQuestion.Count());
    }

    SearchSpec given(Givens more) {
        return new SearchSpec(cover, givens.and(more), engine, strategy, reduction, goal, gap, question);
    }

    SearchSpec engine(String other) {
        return new SearchSpec(cover, givens, other, strategy, reduction, goal, gap, question);
    }

    SearchSpec strategy(StrategyName other) {
        return new SearchSpec(cover, givens, engine, other, reduction, goal, gap, question);
    }

    SearchSpec reduction(RootReduction other) {
        return new SearchSpec(cover, givens, engine, strategy, other, goal, gap, question);
    }

    SearchSpec goal(Goal other) {
        return new SearchSpec(cover, givens, engine, strategy, reduction, other, gap, question);
    }

    SearchSpec gap(long other) {
        return new SearchSpec(cover, givens, engine, strategy, reduction, goal, other, question);
    }

    SearchSpec asking(SearchQuestion other) {
        return new SearchSpec(cover, givens, engine, strategy, reduction, goal, gap, other);
    }

    /** What is asked for the best. */
    SearchQuestion.Best best() {
        return new SearchQuestion.Best(goal, 1, false, gap);
    }

    /** What is proved of a best score, if there is one. */
    OptionalLong bound(OptionalLong score) {
        return score.isEmpty()
                ? score
                : OptionalLong.of(goal == Goal.GREATEST ? score.getAsLong() + gap : score.getAsLong() - gap);
    }

    /** What decides on the tree that is cut, in words. */
    String identity() {
        return question + "; engine of pieces " + engine + "; strategy " + strategy.text() + "; reduction " + reduction
                + "; goal " + goal + "; gap " + gap + "; given " + givens;
    }

    /** What asks the questions; everything that derives from it shares what is compiled. */
    Solver<Integer> solver() {
        return solver;
    }

    /** With a solver of its own, which does not travel. */
    @Serial
    private Object readResolve() {
        return asking(question);
    }

    /** The pieces of the search, each searched for so long at most. */
    Pieces pieces(Duration limit) {
        return solver().timeLimit(limit).pieces(question);
    }

    /** The bytes that it takes on its way. */
    long size() {
        long perNode = cover.hasColors() ? 8 : 4;
        long perOption = cover.hasWeights() ? 12 : 4;
        return perNode * cover.nodeCount() + perOption * cover.optionCount() + 9L * cover.itemCount();
    }
}
