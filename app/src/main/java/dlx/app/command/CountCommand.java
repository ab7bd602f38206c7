package dlx.app.command;

import dlx.app.option.CheckpointOptions;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.option.MemoOptions;
import dlx.app.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.proof.Claim;
import dlx.core.search.SearchQuestion;
import dlx.core.search.SearchReport;
import jakarta.inject.Inject;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "count",
        description = {
            "Writes the number of solutions of each puzzle, one line per puzzle.",
            "A puzzle whose search is stopped by a limit gets no line: no number is the answer then."
        },
        footer = {"", "Example:", "  echo 8 | dlx count queens"})
final class CountCommand extends SearchCommand {

    @Mixin
    private final LineFormat form = new LineFormat();

    @Mixin
    private final MemoOptions memo = new MemoOptions();

    @Mixin
    private final CheckpointOptions checkpoints = new CheckpointOptions();

    @Mixin
    private final ProofOption proof = new ProofOption();

    @Inject
    CountCommand(Parts parts) {
        super(parts);
    }

    @Override
    void check() {
        form.check();
    }

    @Override
    SearchQuestion question() {
        return new SearchQuestion.Count();
    }

    @Override
    Optional<CheckpointOptions> checkpoints() {
        return Optional.of(checkpoints);
    }

    @Override
    Optional<ProofOption> proofs() {
        return Optional.of(proof);
    }

    @Override
    Format format() {
        return form.format();
    }

    /** No solutions are a count like others. */
    @Override
    boolean mustExist() {
        return false;
    }

    @Override
    public <P, O> void ask(PuzzleTask<P, O> asked) {
        Solver<O> solver = memo.applyTo(answers.solver(asked, search, from(asked)));
        SearchReport report = kept(asked, solver).count();
        if (format() == Format.TEXT && report.isComplete()) {
            answers.writeLine(report.solutions().toString());
        }
        end(
                asked,
                report,
                proof.prove(asked, solver, answers, claim(report)) && report.isComplete(),
                json -> {},
                () -> crossCheck.count(asked, run.status(), solver, report));
    }

    private static Optional<Claim> claim(SearchReport report) {
        return report.isComplete() ? Optional.of(new Claim.Count(report.solutions())) : Optional.empty();
    }
}
