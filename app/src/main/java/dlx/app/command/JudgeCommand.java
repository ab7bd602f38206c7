package dlx.app.command;

import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Verdict;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.app.answer.Answers;
import dlx.app.console.ExitStatus;
import dlx.app.console.InputException;
import dlx.app.console.Inputs;
import dlx.app.console.Printable;
import dlx.app.console.UsageException;
import dlx.app.run.Failure;
import dlx.core.Best;
import dlx.core.Found;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import dlx.core.search.SearchReport;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "judge",
        description = "Answers a problem of an online judge: its exact input, its exact output.",
        footer = {"", "Examples:", "  dlx judge --list", "  printf '1 1\\n1\\n' | dlx judge P4929"})
final class JudgeCommand extends ModelCommand {

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "PROBLEM",
            description = "The judge's name of the problem: POJ3740.")
    private Optional<String> id = Optional.empty();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The judge's input; - or none is standard input.")
    private String file = "-";

    @Option(names = "--list", description = "Lists the problems: id, title and model, with tabs between.")
    private boolean list;

    private final Inputs inputs;
    private final CancellationToken token;

    JudgeCommand(Services services) {
        super(services);
        this.inputs = services.inputs();
        this.token = services.token();
    }

    @Override
    public Integer call() throws IOException {
        if (!list && id.isEmpty()) {
            throw new UsageException("dlx judge: the name of a problem is missing; see dlx judge --list");
        }
        JudgeProblems problems =
                list ? JudgeProblems.of(models.get()) : JudgeProblems.upTo(models.get(), id.orElseThrow());
        for (String sentence : problems.problems()) {
            console.report("warning: " + sentence);
        }
        if (list) {
            problems.all().forEach(this::writeEntry);
            return ExitStatus.OK;
        }
        try (InputStream in = inputs.open(file)) {
            PuzzleText text = PuzzleText.of(Inputs.name(file), in, Map.of(), w -> console.report("warning: " + w));
            return answerAll(problems.get(id.orElseThrow()), text);
        } catch (PuzzleSyntaxException | InputException e) {
            console.reportError(e);
            return ExitStatus.MALFORMED;
        }
    }

    private void writeEntry(JudgeProblems.Entry<?, ?> entry) {
        console.print(Printable.name(entry.problem().id())
                + '\t'
                + Printable.name(entry.problem().title())
                + '\t'
                + Printable.name(entry.model().id())
                + '\n');
    }

    /** A judge counts the verdicts, so the first case that fails is the last one. */
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

    /** Answers a case; {@code false} if somebody interrupted that: the verdict may be wrong, and nobody waits for it. */
    private <P, O> boolean answer(JudgeProblems.Entry<P, O> entry, P puzzle, int number) {
        JudgeProblem<P, O> problem = entry.problem();
        Thread.interrupted(); // nobody interrupts a run but a plugin: Ctrl-C cancels the token
        Solver<O> solver = entry.model().solver(puzzle, Limits.of(token));
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

    /** A verdict, and how the search ended that it comes from. */
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
