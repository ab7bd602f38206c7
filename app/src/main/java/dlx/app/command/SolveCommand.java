package dlx.app.command;

import dlx.api.Solution;
import dlx.app.answer.Answers;
import dlx.app.check.FirstSolution;
import dlx.app.check.SideBySide;
import dlx.app.console.UsageException;
import dlx.app.option.Format;
import dlx.app.option.SolutionFormat;
import dlx.app.run.Case;
import dlx.core.Answer;
import dlx.core.Solver;
import dlx.core.search.Question;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "solve",
        description = {
            "Writes a solution of each puzzle, or more of them.",
            "There is an order of the solutions, the same each time. Without --all and --limit any solution will do: the"
                    + " first of the order or, where the search turns out hard, another one, the same each time."
        },
        footer = {
            "",
            "Examples:",
            "  echo 8 | dlx solve queens",
            "  dlx info sudoku --example | dlx solve sudoku",
            "  echo 6 | dlx solve queens --all --format json",
            "  dlx info langford --example | dlx solve langford --format svg"
        })
final class SolveCommand extends SearchCommand {

    @Option(names = "--all", description = "Writes every solution, in their order.")
    private boolean all;

    @Option(names = "--limit", paramLabel = "N", description = "Writes the first N solutions of the order.")
    private Optional<Long> limit = Optional.empty();

    @Mixin
    private final SolutionFormat form = new SolutionFormat();

    @Inject
    SolveCommand(Parts parts) {
        super(parts);
    }

    @Override
    void check() {
        if (all && limit.isPresent()) {
            throw new UsageException("--all and --limit exclude each other; expected one of them");
        }
        if (limit.orElse(1L) < 1) {
            throw new UsageException("--limit " + limit.get() + ": this is no limit; expected 1 or more");
        }
        form.check(all || limit.orElse(1L) > 1);
    }

    @Override
    Question question() {
        return all || limit.isPresent() ? new Question.All(limit.orElse(Long.MAX_VALUE)) : new Question.First();
    }

    @Override
    Format format() {
        return form.format();
    }

    @Override
    boolean reportsNoSolution() {
        return format() != Format.JSON;
    }

    @Override
    public <P, O> void ask(Case<P, O> asked) {
        Solver<O> solver = answers.solver(asked, search);
        if (all) {
            askForAll(asked, solver);
        } else if (limit.isPresent()) {
            askForAll(asked, solver.limit(limit.get()));
        } else {
            askForOne(asked, solver);
        }
    }

    /** Any solution will do: an engine that does not find one soon may begin anew on another way. */
    private <P, O> void askForOne(Case<P, O> asked, Solver<O> solver) {
        Answer<O> answer = solver.solve();
        answer.found().ifPresent(found -> answers.write(asked, form, found, false));
        end(
                asked,
                answer.report(),
                !Answers.wasStopped(answer.report()),
                json -> {},
                () -> crossCheck.first(asked, run.status(), solver, FirstSolution.of(answer)));
    }

    /** The solutions in their order, each written when it is found. */
    private <P, O> void askForAll(Case<P, O> asked, Solver<O> solver) {
        Optional<SideBySide<O>> pair = crossCheck.beside(asked, run.status(), solver);
        long[] found = {0};
        SearchReport report = solver.forEachOptions((options, length) -> {
            Solution<O> solution = Solution.of(solver.cover(), ++found[0], Arrays.copyOf(options, length));
            answers.write(asked, form, solution, false);
            pair.ifPresent(p -> p.found(solution.numbers()));
            return Visit.CONTINUE;
        });
        end(asked, report, !Answers.wasStopped(report), json -> {}, () -> pair.flatMap(p -> p.end(report)));
    }
}
