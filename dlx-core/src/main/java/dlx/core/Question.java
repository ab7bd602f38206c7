package dlx.core;

import dlx.api.Experimental;
import dlx.core.diagram.Diagram;
import dlx.core.diagram.Zdd;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.Revision;
import dlx.core.explain.SolvingPath;
import dlx.core.reason.ExplanationSession;
import dlx.core.run.SearchFactory;
import dlx.core.run.SearchRun;
import dlx.core.run.Settings;
import dlx.core.search.Answer;
import dlx.core.search.SearchReport;
import dlx.core.search.internal.SearchQuestion;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A question that a {@link Solver} answers: {@code solver.ask(Question.best(3))}. Immutable.
 *
 * @param <O> type of the option values
 * @param <A> type of the answer
 * @since 0.1
 */
public final class Question<O, A extends Answer> {

    private final String name;

    /** The search that answers the question, under the settings of a solver. */
    private final Function<Settings, SearchQuestion> search;

    private final BiFunction<SearchFactory<O>, SearchQuestion, A> asked;

    private Question(
            String name,
            Function<Settings, SearchQuestion> search,
            BiFunction<SearchFactory<O>, SearchQuestion, A> asked) {
        this.name = name;
        this.search = search;
        this.asked = asked;
    }

    /** Creates a question answered by reasoning. Its searches, if any, look for one or two solutions. */
    private Question(String name, Function<ExplanationSession<O>, A> asked) {
        this(
                name,
                settings -> new SearchQuestion.Unique(),
                (factory, search) -> asked.apply(new ExplanationSession<>(factory)));
    }

    /**
     * Asks for a solution: usually the first in the order of solutions, another when the search turns out hard.
     *
     * @param <O> type of the option values
     * @return the question
     */
    public static <O> Question<O, Found<O>> first() {
        return new Question<>("first", settings -> new SearchQuestion.First(), (factory, search) -> {
            SearchRun<O> run = SearchRun.begin(factory.amongSufficient(), search);
            return new Found<>(run.take().stream().findFirst(), run.report());
        });
    }

    /**
     * Asks if there are zero, one or several solutions. The search stops at the second solution.
     *
     * @param <O> type of the option values
     * @return the question
     */
    public static <O> Question<O, Uniqueness<O>> unique() {
        return new Question<>(
                "unique", settings -> new SearchQuestion.Unique(), (factory, search) -> Uniqueness.ask(factory));
    }

    /**
     * Asks for the number of solutions.
     *
     * @param <O> type of the option values
     * @return the question
     */
    public static <O> Question<O, SearchReport> count() {
        return new Question<>("count", Question::counted, (factory, search) -> {
            SearchRun<O> run = SearchRun.begin(factory, search);
            while (run.advance()) {
                // the run counts
            }
            return run.report();
        });
    }

    private static SearchQuestion counted(Settings settings) {
        return settings.solutionLimit == Long.MAX_VALUE ? new SearchQuestion.Count() : settings.all();
    }

    /**
     * Asks for all solutions, one by one.
     *
     * @param <O> type of the option values
     * @return the question
     */
    public static <O> Question<O, SolutionIterator<O>> all() {
        return new Question<>(
                "all",
                Settings::all,
                (factory, search) -> new SolutionIterator<>(SearchRun.begin(factory, search), factory.givens()));
    }

    /**
     * Asks for a solution with the best score, by the solver's goal and within its gap.
     *
     * @param <O> type of the option values
     * @return the question
     */
    public static <O> Question<O, Best<O>> best() {
        return best("best", settings -> new SearchQuestion.Best(settings.goal, 1, false, settings.gap));
    }

    /**
     * Asks for a number of solutions with the best scores, the best first. Limits on solutions and gaps do not apply.
     *
     * @param count number of solutions, 1 or more. The answer has fewer if there are fewer. If its last score
     *     occurs in further solutions, several threads may choose among them differently each time
     * @param <O> type of the option values
     * @return the question
     * @throws IllegalArgumentException if the number is 0 or less
     */
    public static <O> Question<O, Best<O>> best(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("count: " + count + "; expected 1 or more");
        }
        return best("best " + count, settings -> new SearchQuestion.Best(settings.goal, count));
    }

    /**
     * Asks for all solutions with the best score. They are in memory until the search ends. Limits on solutions and
     * gaps do not apply.
     *
     * @param <O> type of the option values
     * @return the question
     */
    public static <O> Question<O, Best<O>> optima() {
        return best("optima", settings -> new SearchQuestion.Best(settings.goal, 1, true, 0));
    }

    private static <O> Question<O, Best<O>> best(String name, Function<Settings, SearchQuestion> search) {
        return new Question<>(name, search, (factory, question) -> Best.ask(factory, (SearchQuestion.Best) question));
    }

    /**
     * Asks for solutions drawn at random; see {@link Solver#sample}.
     *
     * @param count number of draws, 1 to 10 000 000
     * @param seed start of the random numbers; equal seeds draw the same on every machine, unless the time limit
     *     decides on the method
     * @param <O> type of the option values
     * @return the question
     */
    public static <O> Question<O, Sample<O>> sample(int count, long seed) {
        SearchQuestion.Sample sample = new SearchQuestion.Sample(count, seed);
        return new Question<>("sample " + count, settings -> sample, (factory, search) -> Sample.ask(factory, sample));
    }

    /**
     * Asks for all solutions in a diagram, which can count, find, draw, rank, restrict and combine them without another
     * search. Uses at most the memory of {@link SolverBuilder#memoMemory}. A limit on solutions does not apply.
     *
     * @param <O> type of the option values
     * @return the question
     */
    @Experimental
    public static <O> Question<O, AllSolutions<O>> diagram() {
        return new Question<>(
                "diagram", settings -> new SearchQuestion.All(Long.MAX_VALUE, true), (factory, search) -> {
                    SearchRun<O> run = SearchRun.begin(factory, search);
                    Optional<Zdd> all = run.diagram(factory.settings().memoMemory);
                    return new AllSolutions<>(all.map(zdd -> Diagram.of(factory.cover(), zdd)), run.report());
                });
    }

    /**
     * Asks why there are zero or several solutions, or how the only solution is found. The solver's time limit and
     * token apply; the answer lists the parts that were not reached. Without a time limit it may take longer than a
     * search.
     *
     * @param <O> type of the option values
     * @return the question
     */
    public static <O> Question<O, Explanation> explanation() {
        return new Question<>("explanation", ExplanationSession::explain);
    }

    /**
     * Asks for a revision of the givens. If there is one solution: the redundant givens, and the minimal puzzles within
     * the puzzle. If there are several: further givens that are needed. If there is no solution: givens to leave out or
     * to replace.
     *
     * <p>The solver's time limit and token apply; the answer lists the parts that were not reached. Without a time
     * limit it may take as long as many searches. Symmetries are ignored.
     *
     * @param most maximum number of minimal puzzles listed, 1 or more: there may be very many
     * @param <O> type of the option values
     * @return the question
     * @throws IllegalArgumentException if the number is 0 or less
     */
    @Experimental
    public static <O> Question<O, Revision> revision(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("most: " + most + "; expected 1 or more");
        }
        return new Question<>("revision", session -> session.revise(most));
    }

    /**
     * Asks for the whole path to the only solution, step by step, the easiest step first. After a step above level 3,
     * the path takes any further step that is not harder as soon as it is found. The rating stays the same, but
     * {@code path(1)} from such a place may return an easier step. Symmetries are ignored.
     *
     * @param <O> type of the option values
     * @return the question
     */
    public static <O> Question<O, SolvingPath> path() {
        return path(Integer.MAX_VALUE);
    }

    /**
     * Asks for the first steps of the path to the only solution: {@code path(1)} is a hint.
     *
     * @param steps maximum number of steps, 1 or more; the end of the path is
     *     {@link dlx.core.explain.SolvingPath.End#STOPPED} if more steps follow
     * @param <O> type of the option values
     * @return the question
     * @throws IllegalArgumentException if the number is 0 or less
     */
    public static <O> Question<O, SolvingPath> path(int steps) {
        if (steps < 1) {
            throw new IllegalArgumentException("steps: " + steps + "; expected 1 or more");
        }
        return new Question<>("path", session -> session.path(steps));
    }

    /**
     * Asks for the options that occur in some solution.
     *
     * @param <O> type of the option values
     * @return the question
     */
    public static <O> Question<O, PossibleOptions> possible() {
        return new Question<>("possible", ExplanationSession::alive);
    }

    A ask(SearchFactory<O> factory) {
        return asked.apply(factory, search.apply(factory.settings()));
    }

    /** Returns the search that answers the question, under the settings of a solver. */
    SearchQuestion search(Settings settings) {
        return search.apply(settings);
    }

    @Override
    public String toString() {
        return name;
    }
}
