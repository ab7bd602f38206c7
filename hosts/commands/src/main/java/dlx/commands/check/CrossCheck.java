package dlx.commands.check;

import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.line.Parameter;
import dlx.commands.run.PuzzleTask;
import dlx.core.Best;
import dlx.core.EngineName;
import dlx.core.Question;
import dlx.core.Sample;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.SearchReport;
import dlx.core.search.internal.SearchQuestion;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Confirms the answers of one engine by another engine, for {@code --cross-check}. Answers that are not confirmed are
 * reported on standard error. A difference is a failure of this program.
 *
 * <p>Each check returns the name of the engine that confirmed the answer; empty if the answer was not confirmed.
 */
public record CrossCheck(Console console) {

    /** The option that asks for a cross-check. */
    public static final Parameter<Boolean> CROSS_CHECK = Parameter.flag(
            "--cross-check", "Compares the answers with those of a second engine; a difference is an error.");

    /** Checks the number of solutions, or the number of members of the kinds if the search found one of each kind. */
    public <O> Optional<String> count(PuzzleTask<?, O> task, ExitStatus status, SearchReport first) {
        return check(task, status, first, engine -> {
            Solver<O> second = task.solver().toBuilder().engine(engine).build();
            boolean areKinds = first.engine().equals(EngineName.ORBITS);
            return first.members().isPresent() && areKinds // which no other engine finds
                    ? Comparison.ofMembers(
                            first,
                            second.toBuilder().symmetries(List.of()).build().count())
                    : Comparison.ofCounts(first, second.count());
        });
    }

    /**
     * Checks solutions drawn at random: each is a solution, and the number of all solutions is right. Another engine
     * cannot check the drawing itself.
     */
    public <O> Optional<String> sample(PuzzleTask<?, O> task, ExitStatus status, Sample<O> sample) {
        SearchReport first = sample.report();
        SolutionSum<O> drawn = sum(task);
        sample.drawn().forEach(solution -> drawn.add(solution.numbers()));
        return check(
                task,
                status,
                first.engine(),
                drawn.flaw(first).or(() -> Comparison.ofStopped(first)),
                () -> SecondEngine.ask(
                        EngineName.names(),
                        first.engine(),
                        engine -> new Checked(
                                engine,
                                Comparison.ofCounts(
                                        first,
                                        task.solver().toBuilder()
                                                .engine(engine)
                                                .build()
                                                .count()))));
    }

    /** Checks a verdict. */
    public <O> Optional<String> unique(PuzzleTask<?, O> task, ExitStatus status, Uniqueness<O> first) {
        return check(
                task,
                status,
                first.report(),
                engine -> Comparison.ofVerdicts(
                        first, task.solver().toBuilder().engine(engine).build().unique()));
    }

    /**
     * Checks best solutions. The solutions of a stopped search are only checked by the rules of the cover.
     *
     * @param question the question of the search
     * @param ask asks the question
     */
    @SuppressWarnings("exports") // only modules of dlx use the question
    public <O> Optional<String> best(
            PuzzleTask<?, O> task,
            ExitStatus status,
            SearchQuestion.Best question,
            Best<O> first,
            Function<Solver<O>, Best<O>> ask) {
        String engine = first.report().engine();
        Optional<Comparison> known =
                BestComparison.flaw(task.solver(), first).or(() -> Comparison.ofStopped(first.report()));
        Solver<O> silent = task.solver().toBuilder()
                .improvements(progress -> {})
                .build(); // only the search whose answer is written reports improvements
        Function<String, Checked> second = name -> new Checked(
                name,
                BestComparison.of(
                        task.solver(),
                        question,
                        first,
                        ask.apply(silent.toBuilder().engine(name).build())));
        return check(task, status, engine, known, () -> SecondEngine.askForBest(EngineName.names(), engine, second));
    }

    /** Checks a first solution. */
    public <O> Optional<String> first(PuzzleTask<?, O> task, ExitStatus status, FirstSolution first) {
        return check(task, status, first.report(), engine -> {
            FirstSolution second =
                    FirstSolution.of(task.solver().toBuilder().engine(engine).build());
            return Comparison.ofFirstSolutions(task.solver(), first, second);
        });
    }

    /**
     * Starts a second search that runs together with a first search.
     *
     * @param task the puzzle, whose solver is asked for several solutions
     * @return the check that takes the solutions of the first search; empty if no other engine can search the cover
     */
    public <O> Optional<SideBySide<O>> beside(PuzzleTask<?, O> task, ExitStatus status) {
        Solver<O> silent = task.solver().toBuilder().progress(progress -> {}).build(); // one progress line is enough
        String first = task.solver().prepare(Question.all()).engine();
        List<String> others = EngineName.names().stream()
                .filter(engine -> !engine.equals(EngineName.ORBITS)) // lists kinds, as auto does
                .toList();
        Optional<SideBySide<O>> pair = SecondEngine.ask(
                others,
                first,
                second -> new SideBySide<>(first, second, silent, comparison -> report(task, status, comparison)));
        if (pair.isEmpty()) {
            reportAlone(task, first);
        }
        return pair;
    }

    /**
     * Begins to check solutions that come in any order.
     *
     * @param task the puzzle, whose solver is asked for several solutions
     * @return the sum that takes the solutions of the search; at the end the caller passes it to
     *     {@link #inAnyOrder}
     */
    public <O> SolutionSum<O> sum(PuzzleTask<?, O> task) {
        return new SolutionSum<>(task.solver());
    }

    /** Checks solutions that came in any order, after the search for them. */
    public <O> Optional<String> inAnyOrder(
            PuzzleTask<?, O> task, ExitStatus status, SolutionSum<O> found, SearchReport first) {
        String engine = first.engine();
        Optional<Comparison> known = found.flaw(first).or(() -> Comparison.ofStopped(first));
        Function<String, Checked> second = name -> new Checked(name, found.compareWith(first, name));
        return check(task, status, engine, known, () -> SecondEngine.ask(EngineName.names(), engine, second));
    }

    private Optional<String> check(
            PuzzleTask<?, ?> task, ExitStatus status, SearchReport first, Function<String, Comparison> second) {
        Function<String, Checked> named = engine -> new Checked(engine, second.apply(engine));
        return check(
                task,
                status,
                first.engine(),
                Comparison.ofStopped(first),
                () -> SecondEngine.ask(EngineName.names(), first.engine(), named));
    }

    /** Reports a known comparison, or else asks the second engine. */
    private Optional<String> check(
            PuzzleTask<?, ?> task,
            ExitStatus status,
            String engine,
            Optional<Comparison> known,
            Supplier<Optional<Checked>> second) {
        if (known.isPresent()) {
            report(task, status, known.get());
            return Optional.empty();
        }
        Optional<Checked> checked = second.get();
        if (checked.isEmpty()) {
            reportAlone(task, engine);
            return Optional.empty();
        }
        report(task, status, checked.get().comparison());
        return checked.filter(c -> c.comparison().result() == Comparison.Result.SAME)
                .map(Checked::engine);
    }

    private record Checked(String engine, Comparison comparison) {}

    private void report(PuzzleTask<?, ?> task, ExitStatus status, Comparison comparison) {
        String sentence = "puzzle " + task.number() + ": " + comparison.sentence();
        switch (comparison.result()) {
            case SAME -> {}
            case NOT_COMPARED -> console.report("warning: " + sentence);
            case DIFFERENT -> {
                status.failed();
                console.report(sentence);
            }
        }
    }

    private void reportAlone(PuzzleTask<?, ?> task, String engine) {
        console.report("warning: puzzle " + task.number() + ": not cross-checked: the engine " + engine
                + " is the only one that can search this cover");
    }
}
