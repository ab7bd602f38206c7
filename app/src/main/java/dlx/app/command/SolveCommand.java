package dlx.app.command;

import dlx.app.answer.Answers;
import dlx.app.check.FirstSolution;
import dlx.app.check.SideBySide;
import dlx.app.console.UsageException;
import dlx.app.option.Format;
import dlx.app.option.SolutionFormat;
import dlx.app.run.Case;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "solve",
        description = "Writes the first solution of each puzzle, or more of them.",
        footer = {
            "",
            "Examples:",
            "  echo 8 | dlx solve queens",
            "  dlx info sudoku --example | dlx solve sudoku",
            "  echo 6 | dlx solve queens --all --format json",
            "  dlx info langford --example | dlx solve langford --format svg"
        })
final class SolveCommand extends SearchCommand {

    @Option(names = "--all", description = "Writes every solution.")
    private boolean all;

    @Option(names = "--limit", paramLabel = "N", description = "Writes at most N solutions.")
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
        Solver<O> limited = all ? solver : solver.limit(limit.orElse(1L));
        boolean several = all || limit.isPresent();
        Optional<SideBySide<O>> pair = several ? crossCheck.beside(asked, run.status(), limited) : Optional.empty();
        long[] found = {0};
        int[][] last = {{}};
        SearchReport report = limited.forEachOptions((options, length) -> {
            int[] ascending = Arrays.copyOf(options, length);
            Arrays.sort(ascending);
            answers.write(asked, form, ++found[0], OptionalLong.empty(), ascending);
            pair.ifPresent(p -> p.found(ascending));
            last[0] = ascending;
            return Visit.CONTINUE;
        });
        end(
                asked,
                report,
                !Answers.wasStopped(report),
                json -> {},
                () -> several
                        ? pair.flatMap(p -> p.end(report))
                        : crossCheck.first(asked, run.status(), limited, FirstSolution.of(report, last[0])));
    }
}
