package dlx.app.command;

import dlx.api.Solution;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.Uniqueness.Verdict;
import dlx.core.proof.Claim;
import dlx.core.search.SearchQuestion;
import jakarta.inject.Inject;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "unique",
        description = {
            "Writes unique, multiple or none, one line per puzzle. Stops at the second solution.",
            "A puzzle whose search is stopped by a limit gets no line."
        },
        footer = {"", "Example:", "  dlx info sudoku --example | dlx unique sudoku"})
final class UniqueCommand extends SearchCommand {

    @Mixin
    private final LineFormat form = new LineFormat();

    @Mixin
    private final ProofOption proof = new ProofOption();

    @Inject
    UniqueCommand(Parts parts) {
        super(parts);
    }

    @Override
    void check() {
        form.check();
    }

    @Override
    SearchQuestion question() {
        return new SearchQuestion.Unique();
    }

    @Override
    Optional<ProofOption> proofs() {
        return Optional.of(proof);
    }

    @Override
    Format format() {
        return form.format();
    }

    @Override
    public <P, O> void ask(PuzzleTask<P, O> asked) {
        Solver<O> solver = answers.solverThatShows(asked, search, Optional.empty());
        Uniqueness<O> found = solver.unique();
        boolean known = found.verdict() != Verdict.UNKNOWN;
        if (format() == Format.TEXT && known) {
            answers.writeLine(word(found.verdict()));
        }
        pointToExplain(asked, known && found.verdict() != Verdict.UNIQUE);
        end(
                asked,
                found.report(),
                prove(asked, solver, found) && known,
                json -> json.name("verdict").value(word(found.verdict())),
                () -> crossCheck.unique(asked, run.status(), solver, found));
    }

    private <O> boolean prove(PuzzleTask<?, O> asked, Solver<O> solver, Uniqueness<O> found) {
        return switch (found.verdict()) {
            case NONE -> proof.prove(asked, solver, answers, Optional.of(Claim.NONE));
            case UNIQUE -> proof.prove(asked, solver, answers, Optional.of(Claim.UNIQUE));
            case MULTIPLE ->
                proof.list(
                        asked,
                        solver,
                        answers,
                        found.found().stream().map(Solution::numbers).toList());
            case UNKNOWN -> proof.prove(asked, solver, answers, Optional.empty());
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
