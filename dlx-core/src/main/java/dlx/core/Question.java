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
 * @param <O> what an option means
 * @param <A> the kind of answer
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

    /** A question that reasons: what it searches beside that is for one solution or two. */
    private Question(String name, Function<ExplanationSession<O>, A> asked) {
        this(
                name,
                settings -> new SearchQuestion.Unique(),
                (factory, search) -> asked.apply(new ExplanationSession<>(factory)));
    }

    /**
     * Asks for a solution: the first of the order as a rule, another one where the search turns out hard.
     *
     * @param <O> what an option means
     * @return the question
     */
    public static <O> Question<O, Found<O>> first() {
        return new Question<>("first", settings -> new SearchQuestion.First(), (factory, search) -> {
            SearchRun<O> run = SearchRun.begin(factory.amongSufficient(), search);
            return new Found<>(run.take().stream().findFirst(), run.report());
        });
    }

    /**
     * Asks whether there is no solution, one, or several. The search stops at the second.
     *
     * @param <O> what an option means
     * @return the question
     */
    public static <O> Question<O, Uniqueness<O>> unique() {
        return new Question<>(
                "unique", settings -> new SearchQuestion.Unique(), (factory, search) -> Uniqueness.ask(factory));
    }

    /**
     * Asks for the number of solutions.
     *
     * @param <O> what an option means
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
     * @param <O> what an option means
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
     * @param <O> what an option means
     * @return the question
     */
    public static <O> Question<O, Best<O>> best() {
        return best("best", settings -> new SearchQuestion.Best(settings.goal, 1, false, settings.gap));
    }

    /**
     * Asks for the solutions with the best scores, the best first. Limits on solutions and gaps do not count here.
     *
     * @param howMany how many of them, {@code >= 1}; the answer has fewer if there are not so many, and of equally good ones at
     *     the end of its list some, which with several threads may be others each time
     * @param <O> what an option means
     * @return the question
     */
    public static <O> Question<O, Best<O>> best(int howMany) {
        if (howMany < 1) {
            throw new IllegalArgumentException("howMany: " + howMany + "; expected 1 or more");
        }
        return best("best " + howMany, settings -> new SearchQuestion.Best(settings.goal, howMany));
    }

    /**
     * Asks for all solutions with the best score. They are kept until the search ends; limits on solutions and gaps do not count
     * here.
     *
     * @param <O> what an option means
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
     * @param howMany how many are drawn, from 1 to 10 000 000
     * @param seed the same seed draws the same on every machine, unless the time limit decides on the method
     * @param <O> what an option means
     * @return the question
     */
    public static <O> Question<O, Sample<O>> sample(int howMany, long seed) {
        SearchQuestion.Sample sample = new SearchQuestion.Sample(howMany, seed);
        return new Question<>(
                "sample " + howMany, settings -> sample, (factory, search) -> Sample.ask(factory, sample));
    }

    /**
     * Asks for all solutions in a diagram: they can be counted, looked up, drawn at random, ranked, restricted and combined without
     * searching again. Takes the memory of {@link SolverBuilder#memoMemory} at most. A limit on solutions does not count here.
     *
     * @param <O> what an option means
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
     * Asks why there is no solution, or not one; or how the only one is found. Keeps to the limits of time and the token of the
     * solver; what was not reached is said. Without a time limit it may take as long as a search, and longer.
     *
     * @param <O> what an option means
     * @return the question
     */
    public static <O> Question<O, Explanation> explanation() {
        return new Question<>("explanation", ExplanationSession::explain);
    }

    /**
     * Asks which givens are not needed, and which minimal puzzles are within a puzzle with one solution; what must be given besides
     * where there are several; what must be left out or replaced where there is none. Keeps to the limits of time and the token
     * of the solver; what was not reached is said. Without a time limit it may take as long as many searches. Symmetries play
     * no part.
     *
     * @param most how many minimal puzzles are listed at most, {@code >= 1}: there may be very many
     * @param <O> what an option means
     * @return the question
     */
    @Experimental
    public static <O> Question<O, Revision> revision(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("most: " + most + "; expected 1 or more");
        }
        return new Question<>("revision", session -> session.revise(most));
    }

    /**
     * Asks for the whole way to the only solution, step by step, the easiest first. Once a step above level 3 had to be taken, further
     * ones that are not harder are taken as they are found: the rating stays the same, and a path of one step from such a place
     * may show an easier one. Symmetries play no part.
     *
     * @param <O> what an option means
     * @return the question
     */
    public static <O> Question<O, SolvingPath> path() {
        return path(Integer.MAX_VALUE);
    }

    /**
     * Asks for the first steps of the way to the only solution: {@code path(1)} is a hint.
     *
     * @param steps how many at most, {@code >= 1}; the end of the path is {@link
     *     dlx.core.explain.SolvingPath.End#STOPPED} if there are more
     * @param <O> what an option means
     * @return the question
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
     * @param <O> what an option means
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
