package dlx.app.command;

import dlx.app.option.CheckpointOptions;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.option.MemoOptions;
import dlx.app.run.PuzzleTask;
import dlx.core.proof.Claim;
import dlx.core.search.SearchQuestion;
import dlx.core.search.SearchReport;
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

    CountCommand(Services services) {
        super(services);
    }

    @Override
    Asking ask() {
        return new Asking(
                new SearchQuestion.Count(),
                form.check(),
                false,
                Optional.of(checkpoints),
                Optional.of(proof),
                Optional.of(memo));
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        SearchReport report = kept(task).count();
        if (format() == Format.TEXT && report.isComplete()) {
            print(report.solutions().toString());
        }
        end(
                task,
                report,
                proof.prove(task, answers, claim(report)) && report.isComplete(),
                json -> {},
                () -> crossCheck.count(task, run.status(), report));
    }

    private static Optional<Claim> claim(SearchReport report) {
        return report.isComplete() ? Optional.of(new Claim.Count(report.solutions())) : Optional.empty();
    }
}
