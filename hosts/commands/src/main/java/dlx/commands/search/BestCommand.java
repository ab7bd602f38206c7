package dlx.commands.search;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.api.Solution;
import dlx.commands.answer.StopMessage;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.CheckpointOptions;
import dlx.commands.option.Format;
import dlx.commands.option.PictureFormat;
import dlx.commands.option.StrategyOptions;
import dlx.core.Best;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.proof.Claim;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import java.util.List;
import java.util.Optional;

/** Writes solutions with the best score, and the score: {@code dlx best}. */
public final class BestCommand implements SearchAnswer {

    private static final Parameter<Boolean> ALL = Parameter.flag("--all", "Writes all solutions with the best score.");

    private static final Parameter<Optional<Integer>> LIMIT = Parameter.option(
                    "--limit", "K", "Writes the K best solutions, 1 or more, the best first.")
            .integer();

    private static final Parameter<Optional<Long>> GAP = Parameter.option(
                    "--gap",
                    "G",
                    "Stops when no solution can be better than the solution found by more than G points of score. 0,"
                            + " the default, finds the best solution.")
            .number();

    public static final Command<SearchPlan> COMMAND = SearchPlan.named("best", StrategyOptions.SEEDED)
            .about(
                    "The model defines the score, and whether the largest or the smallest score is the best. After a"
                            + " limit, the best solution found is written and, if known, a bound on the best score.",
                    "The engine prices proves a score by bounds and visits few solutions; auto uses it where possible. ida finds"
                            + " the fewest options of a repeated cover (every item once or more) by trying 1, 2, 3 and so on; it"
                            + " is meant for teaching. The other engines visit every solution, and so does auto with --strategy"
                            + " or --seed. With --format options, svg or png the score is written to standard error.")
            .with(ALL, LIMIT, GAP)
            .with(PictureFormat.SOLUTIONS.parameters())
            .with(CheckpointOptions.PARAMETERS)
            .with(ProofOptions.PARAMETERS)
            .examples(
                    "dlx info target-sudoku --example | dlx best target-sudoku",
                    "echo 5 | dlx best domination",
                    "dlx info crew --example | dlx best crew --gap 100",
                    "dlx info knuth --example | dlx best knuth --limit 2")
            .planned(BestCommand::plan);

    private final PictureFormat form;

    private boolean hasWarned;

    private BestCommand(PictureFormat form) {
        this.form = form;
    }

    private static SearchPlan plan(Typed typed) {
        boolean all = typed.get(ALL);
        Optional<Integer> limit = typed.get(LIMIT);
        Optional<Long> gap = typed.get(GAP);
        boolean several = all || limit.orElse(1) > 1;
        if (all && limit.isPresent()) {
            throw new UsageException("--all and --limit exclude each other; expected one of them");
        }
        if (limit.orElse(1) < 1) {
            throw new UsageException("--limit " + limit.get() + ": must be 1 or more");
        }
        if (gap.orElse(0L) < 0) {
            throw new UsageException("--gap " + gap.get() + ": must be 0 or more");
        }
        if (gap.isPresent() && several) {
            throw new UsageException("--gap and " + (all ? "--all" : "--limit")
                    + " exclude each other, because --gap is for one solution; expected one of them");
        }
        PictureFormat form = PictureFormat.SOLUTIONS.of(typed, several);
        return SearchPlan.of(
                typed,
                new SearchPlan.Asking(
                        // the goal is a placeholder: answer() replaces it with the goal of the model
                        new SearchQuestion.Best(Goal.GREATEST, limit.orElse(1), all, gap.orElse(0L)),
                        () -> new BestCommand(form),
                        form.format(),
                        true));
    }

    @Override
    public List<String> warnings(SearchPlan plan) {
        return plan.search().rulesOutProof()
                ? List.of("warning: with --strategy or --seed, best visits every solution, because the engine that"
                        + " proves by bounds does not support them")
                : List.of();
    }

    @Override
    public <P, O> Answered answer(Asked<P, O> asked) {
        Solver<O> solver = asked.task().solver();
        SearchQuestion.Best wanted = wanted(asked);
        CoverData cover = solver.cover().data();
        if (!hasWarned && cover.optionCount() > 0 && !cover.hasWeights()) {
            hasWarned = true;
            asked.answers()
                    .report("warning: puzzle " + asked.task().number()
                            + ": no option has a score, so every solution is a best one, with the score 0");
        }
        Best<O> best = ask(wanted, asked.solver());
        best.found().forEach(found -> write(asked, found));
        SearchReport report = best.report();
        boolean isAnswered =
                best.proven() || report.outcome() == Outcome.NO_SOLUTION || report.stopped() == StopReason.GAP;
        SearchQuestion.Best question =
                new SearchQuestion.Best(solver.goal(), wanted.count(), wanted.allOptima(), wanted.gap());
        return Answered.of(
                        report,
                        isAnswered,
                        second ->
                                second.best(asked.task(), asked.status(), question, best, other -> ask(wanted, other)))
                .claiming(claim(solver, best))
                .with(json -> writeScore(asked, json, best))
                .saying(StopMessage.sentence(best));
    }

    private static SearchQuestion.Best wanted(Asked<?, ?> asked) {
        return (SearchQuestion.Best) asked.plan().asking().question();
    }

    private static boolean isSeveral(SearchQuestion.Best wanted) {
        return wanted.allOptima() || wanted.count() > 1;
    }

    private static <O> Best<O> ask(SearchQuestion.Best wanted, Solver<O> solver) {
        if (wanted.allOptima()) {
            return solver.ask(Question.optima());
        }
        return wanted.count() > 1 ? solver.ask(Question.best(wanted.count())) : solver.best();
    }

    private static Optional<Claim> claim(Solver<?> solver, Best<?> best) {
        if (best.report().outcome() == Outcome.NO_SOLUTION) {
            return Optional.of(Claim.NONE);
        }
        return best.proven() && best.solution().isPresent()
                ? Optional.of(new Claim.Best(solver.goal(), best.score()))
                : Optional.empty();
    }

    private <P, O> void write(Asked<P, O> asked, Solution<O> found) {
        asked.answers().write(asked.task(), form, found, true);
        Optional<String> objective = asked.task().objective().map(value -> value.apply(found.score()));
        if (form.format() == Format.TEXT) {
            asked.answers().writeLine("score " + found.score());
            objective.ifPresent(value -> asked.answers().writeLine("objective " + value));
        } else if (form.format().isPicture() || form.format() == Format.OPTIONS) {
            String which = isSeveral(wanted(asked)) ? ", solution " + found.number() : "";
            asked.answers()
                    .report("puzzle " + asked.task().number() + which + ": score " + found.score()
                            + objective.map(value -> ", objective " + value).orElse(""));
        }
    }

    private static void writeScore(Asked<?, ?> asked, JsonMembers json, Best<?> best) {
        best.solution().ifPresent(solution -> {
            json.put("score", best.score());
            asked.task().objective().ifPresent(objective -> json.put("objective", objective.apply(best.score())));
        });
        best.bound().ifPresent(bound -> json.put("bound", bound));
    }
}
