package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.option.CheckpointOptions;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.option.MemoOptions;
import dlx.app.run.PuzzleTask;
import dlx.core.proof.Claim;
import dlx.core.search.SearchQuestion;
import dlx.core.search.SearchReport;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx count}. */
final class CountCommand extends SearchCommand {

    private final LineFormat form = new LineFormat(arguments);

    private final MemoOptions memo = new MemoOptions(arguments);

    private final CheckpointOptions checkpoints = new CheckpointOptions(arguments);

    private final ProofOption proof = new ProofOption(arguments);

    @Inject
    CountCommand(SearchParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of("A puzzle whose search is stopped by a limit gets no line: no number is the answer then.");
    }

    @Override
    protected List<String> footer() {
        return List.of("", "Example:", "  echo 8 | dlx count queens");
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
