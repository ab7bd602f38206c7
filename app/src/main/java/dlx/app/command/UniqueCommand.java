package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.Solution;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Uniqueness;
import dlx.core.Uniqueness.Verdict;
import dlx.core.proof.Claim;
import dlx.core.search.SearchQuestion;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx unique}. */
final class UniqueCommand extends SearchCommand {

    private final LineFormat form = new LineFormat(arguments);

    private final ProofOption proof = new ProofOption(arguments);

    @Inject
    UniqueCommand(SearchParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of("A puzzle whose search is stopped by a limit gets no line.");
    }

    @Override
    protected List<String> footer() {
        return List.of("", "Example:", "  dlx info sudoku --example | dlx unique sudoku");
    }

    @Override
    Asking ask() {
        return new Asking(
                new SearchQuestion.Unique(),
                form.check(),
                false,
                Optional.empty(),
                Optional.of(proof),
                Optional.empty());
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        Uniqueness<O> found = task.solver().unique();
        boolean known = found.verdict() != Verdict.UNKNOWN;
        if (format() == Format.TEXT && known) {
            print(word(found.verdict()));
        }
        pointToExplain(task, known && found.verdict() != Verdict.UNIQUE);
        end(
                task,
                found.report(),
                prove(task, found) && known,
                json -> json.put("verdict", word(found.verdict())),
                () -> crossCheck.unique(task, run.status(), found));
    }

    private <O> boolean prove(PuzzleTask<?, O> task, Uniqueness<O> found) {
        return switch (found.verdict()) {
            case NONE -> proof.prove(task, answers, Optional.of(Claim.NONE));
            case UNIQUE -> proof.prove(task, answers, Optional.of(Claim.UNIQUE));
            case MULTIPLE ->
                proof.list(
                        task,
                        answers,
                        found.found().stream().map(Solution::numbers).toList());
            case UNKNOWN -> proof.prove(task, answers, Optional.empty());
        };
    }

    private static String word(Verdict verdict) {
        return switch (verdict) {
            case NONE -> "none";
            case UNIQUE -> "unique";
            case MULTIPLE -> "multiple";
            case UNKNOWN -> "unknown";
        };
    }
}
