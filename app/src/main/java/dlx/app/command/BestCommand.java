package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.api.Solution;
import dlx.app.answer.JsonLine;
import dlx.app.answer.StopMessage;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.CheckpointOptions;
import dlx.app.option.Format;
import dlx.app.option.SolutionFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Best;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.proof.Claim;
import dlx.core.search.Outcome;
import dlx.core.search.SearchQuestion;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx best}. */
final class BestCommand extends SearchCommand {

    private final Argument<Boolean> all = arguments.flag("--all", "Writes every solution of the best score.");

    private final Argument<Optional<Integer>> limit = arguments
            .option("--limit", "K", "Writes the K best solutions, the best first.")
            .of(Integer.class);

    private final Argument<Optional<Long>> gap = arguments
            .option(
                    "--gap",
                    "G",
                    "Ends as soon as no solution can be better than the one found by more than G points of score: sooner,"
                            + " and perhaps a little worse than the best. 0 is the best itself.")
            .of(Long.class);

    private final SolutionFormat form = new SolutionFormat(arguments);

    private final CheckpointOptions checkpoints = new CheckpointOptions(arguments);

    private final ProofOption proof = new ProofOption(arguments);

    private boolean warned;

    @Inject
    BestCommand(SearchParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "The model defines what a score is, and whether the greatest or the least is the best. A search that a limit"
                        + " stops writes the best it has found, and how much better another one may be.",
                "The engine prices proves a score by bounds and looks at few solutions; auto takes it where it can. ida looks"
                        + " for the fewest options of a repeated cover (every item once or more) by trying 1, 2, 3 and so on;"
                        + " it is the one to learn from. The other engines look at every solution, and so do --strategy and"
                        + " --seed. With --format options and svg the score is on standard error.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  dlx info target-sudoku --example | dlx best target-sudoku",
                "  echo 5 | dlx best domination",
                "  dlx info crew --example | dlx best crew --gap 100",
                "  dlx info knuth --example | dlx best knuth --limit 2");
    }

    @Override
    Asking ask() {
        if (all.get() && limit.get().isPresent()) {
            throw new UsageException("--all and --limit exclude each other; expected one of them");
        }
        if (limit.get().orElse(1) < 1) {
            throw new UsageException("--limit " + limit.get().get() + ": this is no limit; expected 1 or more");
        }
        if (gap.get().orElse(0L) < 0) {
            throw new UsageException("--gap " + gap.get().get() + ": expected 0 or more");
        }
        if (gap.get().isPresent() && wantsSeveral()) {
            throw new UsageException("--gap is for one solution, which may be a little worse than the best; expected it"
                    + " without " + (all.get() ? "--all" : "--limit"));
        }
        if (search.rulesOutProof()) {
            console.report("warning: --strategy and --seed have best look at every solution; the engine that proves by"
                    + " bounds knows neither");
        }
        return new Asking(
                question(Goal.GREATEST),
                form.check(wantsSeveral()),
                true,
                Optional.of(checkpoints),
                Optional.of(proof),
                Optional.empty());
    }

    private boolean wantsSeveral() {
        return all.get() || limit.get().orElse(1) > 1;
    }

    private SearchQuestion.Best question(Goal goal) {
        return new SearchQuestion.Best(
                goal, limit.get().orElse(1), all.get(), gap.get().orElse(0L));
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        Solver<O> solver = task.solver();
        CoverData cover = solver.cover().data();
        if (!warned && cover.optionCount() > 0 && !cover.hasWeights()) {
            warned = true;
            console.report("warning: puzzle " + task.number()
                    + ": no option has a score, so every solution is a best one, with the score 0");
        }
        Best<O> best = askFor(kept(task));
        for (Solution<O> found : best.found()) {
            write(task, found);
        }
        SearchReport report = best.report();
        boolean answered =
                best.proven() || report.outcome() == Outcome.NO_SOLUTION || report.stopped() == StopReason.GAP;
        end(
                task,
                report,
                proof.prove(task, answers, claim(solver, best)) && answered,
                json -> writeScore(json, best),
                StopMessage.sentence(best),
                () -> crossCheck.best(task, run.status(), question(solver.goal()), best, this::askFor));
    }

    private static Optional<Claim> claim(Solver<?> solver, Best<?> best) {
        if (best.report().outcome() == Outcome.NO_SOLUTION) {
            return Optional.of(Claim.NONE);
        }
        return best.proven() && best.solution().isPresent()
                ? Optional.of(new Claim.Best(solver.goal(), best.score()))
                : Optional.empty();
    }

    private <O> Best<O> askFor(Solver<O> solver) {
        return all.get()
                ? solver.ask(Question.optima())
                : wantsSeveral() ? solver.ask(Question.best(limit.get().orElseThrow())) : solver.best();
    }

    private <P, O> void write(PuzzleTask<P, O> task, Solution<O> found) {
        answers.write(task, form, found, true);
        if (format() == Format.TEXT) {
            print("score " + found.score());
        } else if (format().isPicture() || format() == Format.OPTIONS) {
            String which = wantsSeveral() ? ", solution " + found.number() : "";
            console.report("puzzle " + task.number() + which + ": score " + found.score());
        }
    }

    private static void writeScore(JsonLine json, Best<?> best) throws IOException {
        json.put("score", best.solution().map(solution -> best.score())).put("bound", best.bound());
    }
}
