package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Verdict;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.app.plugin.PluginModels;
import dlx.commands.answer.Answers;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.InputException;
import dlx.commands.console.Inputs;
import dlx.commands.console.Printable;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.run.Failure;
import dlx.core.Best;
import dlx.core.Found;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.CancellationToken;
import dlx.core.search.SearchReport;
import dlx.guice.Solvers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the answers of an online judge's problem, in the exact format of the judge: {@code dlx judge}. */
record JudgeCommand(PluginModels models, Console console, Inputs inputs, CancellationToken token, Solvers solvers)
        implements PlanRunner<Typed> {

    private static final Parameter<Optional<String>> PROBLEM = Parameter.positional(
                    "0", "PROBLEM", "Name of the problem at the judge, such as POJ3740.")
            .text();

    private static final Parameter<String> FILE = Parameter.positional(
                    "1", "FILE", "Input of the problem; - or no file is standard input.")
            .text("-");

    private static final Parameter<Boolean> LIST =
            Parameter.flag("--list", "Lists the problems: id, title and model, separated by tabs.");

    static final Command<Typed> COMMAND = Command.named("judge")
            .with(PROBLEM, FILE, LIST, PuzzleArguments.PLUGINS)
            .examples("dlx judge --list", "printf '1 1\\n1\\n' | dlx judge P4929")
            .asTyped();

    @Inject
    JudgeCommand {}

    @Override
    public int run(Typed typed) throws IOException {
        boolean isList = typed.get(LIST);
        Optional<String> id = typed.get(PROBLEM);
        if (!isList && id.isEmpty()) {
            throw new UsageException("dlx judge: the name of a problem is missing; see dlx judge --list");
        }
        JudgeProblems problems = isList ? JudgeProblems.of(models) : JudgeProblems.upTo(models, id.orElseThrow());
        problems.problems().forEach(sentence -> console.report("warning: " + sentence));
        if (isList) {
            problems.all().forEach(this::writeEntry);
            return ExitStatus.OK;
        }
        try (InputStream in = inputs.open(typed.get(FILE))) {
            PuzzleText text =
                    PuzzleText.of(Inputs.name(typed.get(FILE)), in, Map.of(), w -> console.report("warning: " + w));
            return answerAll(problems.get(id.orElseThrow()), text);
        } catch (PuzzleSyntaxException | InputException e) {
            console.reportError(e);
            return ExitStatus.MALFORMED;
        }
    }

    private void writeEntry(JudgeProblems.Entry<?, ?> entry) {
        JudgeProblem<?, ?> problem = entry.problem();
        String[] names = {problem.id(), problem.title(), entry.model().id()};
        console.print(Stream.of(names).map(Printable::name).collect(Collectors.joining("\t")) + '\n');
    }

    /**
     * Answers the cases up to the first that fails. A judge counts verdicts, so a later verdict would count for a wrong
     * case.
     */
    private <P, O> int answerAll(JudgeProblems.Entry<P, O> entry, PuzzleText text) {
        int number = 1;
        try {
            JudgeProblem.Cases<P> cases = entry.problem().input().open(text);
            Optional<P> puzzle = cases.next();
            while (puzzle.isPresent() && answer(entry, puzzle.get(), number)) {
                number++;
                puzzle = cases.next();
            }
            return ExitStatus.OK;
        } catch (PuzzleSyntaxException | UncheckedIOException e) {
            throw e;
        } catch (Throwable e) { // a plugin may have thrown it
            RuntimeException reason = Failure.in(entry.model(), e);
            console.reportError("case " + number + ": " + reason.getMessage(), reason);
            return ExitStatus.INTERNAL;
        }
    }

    /**
     * Answers a case and prints the verdict.
     *
     * @return false if the run was cancelled; the verdict may then be wrong and is not printed
     */
    private <P, O> boolean answer(JudgeProblems.Entry<P, O> entry, P puzzle, int number) {
        JudgeProblem<P, O> problem = entry.problem();
        Thread.interrupted(); // clears an interrupt by a plugin: Ctrl-C cancels the token instead
        Solver<O> solver = solvers.of(entry.model(), puzzle);
        Judged<O> found = ask(problem.question(), solver);
        if (token.isCancelled()) {
            return false;
        }
        if (Answers.wasStopped(found.report())) {
            throw new ModelException("it interrupted its thread")
                    .in(entry.model().id(), "search");
        }
        console.print(problem.output().print(puzzle, found.verdict(), number));
        return true;
    }

    /** A verdict, with the report of the search that it comes from. */
    private record Judged<O>(Verdict<O> verdict, SearchReport report) {}

    private static <O> Judged<O> ask(JudgeProblem.Question question, Solver<O> solver) {
        switch (question) {
            case FIRST -> {
                Found<O> first = solver.solve();
                return new Judged<>(new Verdict<>(first.solution(), false, 0), first.report());
            }
            case UNIQUE -> {
                Uniqueness<O> two = solver.unique();
                boolean unique = two.verdict() == Uniqueness.Verdict.UNIQUE;
                return new Judged<>(new Verdict<>(two.solution(), unique, 0), two.report());
            }
            case BEST -> {
                Best<O> best = solver.best();
                return new Judged<>(new Verdict<>(best.solution(), false, best.score()), best.report());
            }
        }
        throw new IllegalArgumentException("question: " + question);
    }
}
