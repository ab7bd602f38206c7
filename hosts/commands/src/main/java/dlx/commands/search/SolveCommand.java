package dlx.commands.search;

import dlx.api.Solution;
import dlx.commands.answer.Answers;
import dlx.commands.check.CrossCheck;
import dlx.commands.check.FirstSolution;
import dlx.commands.check.SideBySide;
import dlx.commands.check.SolutionSum;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.CheckpointOptions;
import dlx.commands.option.EngineOptions;
import dlx.commands.option.Format;
import dlx.commands.option.PictureFormat;
import dlx.commands.option.SearchOptions;
import dlx.commands.option.StrategyOptions;
import dlx.core.Found;
import dlx.core.Solver;
import dlx.core.proof.Claim;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Writes solutions of each puzzle: one, several or all: {@code dlx solve}.
 *
 * @param isOne true if the command line asks for one solution
 * @param anyOrder true if one solution may come from any engine in any order
 * @param isLimited true if the command line has {@code --limit}, which may end the search
 */
public record SolveCommand(PictureFormat form, boolean isOne, boolean anyOrder, boolean isLimited)
        implements SearchAnswer {

    private static final Parameter<Boolean> ALL = Parameter.flag("--all", "Writes all solutions, in a fixed order.");

    private static final Parameter<Optional<Long>> LIMIT = Parameter.option(
                    "--limit", "N", "Writes the first N solutions, 1 or more.")
            .number();

    static final Parameter<Boolean> ANY_ORDER = Parameter.flag(
            "--any-order",
            "With --all or --limit: writes solutions in any order.",
            "Otherwise: auto, or a named engine, also searches other orders of items and options.");

    public static final Command<SearchPlan> COMMAND = SearchPlan.named("solve", StrategyOptions.SEEDED)
            .about(
                    "Solutions have a fixed order. Without --all and --limit, the first solution is written or, if the"
                            + " search is hard, another solution, the same each time.",
                    "With --any-order, several solutions are written in any repeatable order. The search may build a"
                            + " diagram of all solutions, limited by --memo-memory. A search for one solution"
                            + " also tries other orders of items and options, which may be faster; the solution is the"
                            + " same each time.")
            .with(ALL, LIMIT, ANY_ORDER, EngineOptions.MEMO_MEMORY, SearchOptions.WITH_SYMMETRY)
            .with(PictureFormat.SOLUTIONS.parameters())
            .with(CheckpointOptions.PARAMETERS)
            .with(ProofOptions.PARAMETERS)
            .examples(
                    "echo 8 | dlx solve queens",
                    "dlx info sudoku --example | dlx solve sudoku",
                    "echo 6 | dlx solve queens --all --format json",
                    "echo 8 | dlx solve queens --all --any-order --format options",
                    "echo 200 | dlx solve queens --any-order --threads 0",
                    "dlx info langford --example | dlx solve langford --format svg")
            .planned(SolveCommand::plan);

    private static SearchPlan plan(Typed typed) {
        boolean all = typed.get(ALL);
        Optional<Long> limit = typed.get(LIMIT);
        boolean anyOrder = typed.get(ANY_ORDER);
        boolean several = all || limit.isPresent();
        if (all && limit.isPresent()) {
            throw new UsageException("--all and --limit exclude each other; expected one of them");
        }
        if (limit.orElse(1L) < 1) {
            throw new UsageException("--limit " + limit.get() + ": must be 1 or more");
        }
        if (anyOrder && !several) {
            checkOneInAnyOrder(typed);
        }
        if (typed.isGiven(EngineOptions.MEMO_MEMORY) && !(anyOrder && several)) {
            throw new UsageException(
                    "--memo-memory requires --any-order and --all or --limit, because it is the memory for a diagram of"
                            + " all solutions");
        }
        PictureFormat form = PictureFormat.SOLUTIONS.of(typed, all || limit.orElse(1L) > 1);
        return SearchPlan.of(
                typed,
                new SearchPlan.Asking(
                        several
                                ? new SearchQuestion.All(limit.orElse(Long.MAX_VALUE), anyOrder)
                                : one(typed.isGiven(CheckpointOptions.FILE)),
                        () -> new SolveCommand(form, !several, anyOrder, limit.isPresent()),
                        form.format(),
                        true));
    }

    private static void checkOneInAnyOrder(Typed typed) {
        if (typed.isGiven(CheckpointOptions.FILE)) {
            throw new UsageException("--any-order and --checkpoint exclude each other for one solution, because each"
                    + " try starts again; expected one of them, or --limit 1");
        }
        if (typed.get(SearchOptions.DISTINCT)) {
            throw new UsageException("--any-order and --distinct exclude each other for one solution, because any"
                    + " solution will do; expected one of them, or --limit 1");
        }
    }

    /** Returns the question for one solution. With checkpoints, the search follows the order of the solutions. */
    private static SearchQuestion one(boolean isKept) {
        return isKept ? new SearchQuestion.All(1, false) : new SearchQuestion.First();
    }

    @Override
    public <P, O> Answered answer(Asked<P, O> asked) {
        if (!(asked.plan().asking().question() instanceof SearchQuestion.All several)) {
            return answerOne(asked);
        }
        return several.anyOrder() ? answerInAnyOrder(asked) : answerInOrder(asked);
    }

    /** Writes any solution. An engine that does not find a solution soon may restart in another order. */
    private <P, O> Answered answerOne(Asked<P, O> asked) {
        Solver<O> solver = asked.solver();
        Found<O> answer = (anyOrder ? solver.toBuilder().anyOrder().build() : solver).solve();
        answer.found().ifPresent(found -> asked.answers().write(asked.task(), form, found, false));
        List<int[]> shown = answer.found().map(Solution::numbers).stream().toList();
        return answered(
                        answer.report(),
                        shown,
                        second -> second.first(asked.task(), asked.status(), FirstSolution.of(answer)))
                .explaining(answer.report().outcome() == Outcome.NO_SOLUTION);
    }

    private <P, O> Answered answerInOrder(Asked<P, O> asked) {
        Optional<SideBySide<O>> pair =
                asked.crossCheck().flatMap(second -> second.beside(asked.task(), asked.status()));
        List<int[]> shown = new ArrayList<>();
        SearchReport report = write(asked, witness(asked, pair.map(p -> p::found), shown));
        return answered(report, shown, second -> pair.flatMap(p -> p.end(report)))
                .explaining(isOne && report.outcome() == Outcome.NO_SOLUTION);
    }

    /**
     * Writes solutions in any order. The second engine finds them in another order, so the comparison follows the
     * search.
     */
    private <P, O> Answered answerInAnyOrder(Asked<P, O> asked) {
        Optional<SolutionSum<O>> sum = asked.crossCheck().map(second -> second.sum(asked.task()));
        List<int[]> shown = new ArrayList<>();
        SearchReport report = write(asked, witness(asked, sum.map(s -> s::add), shown));
        return answered(
                report, shown, second -> sum.flatMap(s -> second.inAnyOrder(asked.task(), asked.status(), s, report)));
    }

    /**
     * Returns the consumer of solutions. If a limit may end the search, it also stores them, for a proof that lists
     * them.
     */
    private Optional<Consumer<int[]>> witness(Asked<?, ?> asked, Optional<Consumer<int[]>> other, List<int[]> shown) {
        if (asked.plan().extras().proof().isEmpty() || !isLimited) {
            return other;
        }
        return Optional.of(numbers -> {
            other.ifPresent(o -> o.accept(numbers));
            shown.add(numbers);
        });
    }

    /**
     * Returns the answer with the solutions for a proof, and with the claim that these are all, if the search finished.
     */
    private static Answered answered(
            SearchReport report, List<int[]> shown, Function<CrossCheck, Optional<String>> check) {
        boolean areAll = report.isComplete() || report.outcome() == Outcome.NO_SOLUTION;
        return Answered.of(report, !Answers.wasStopped(report), check)
                .claiming(areAll ? Optional.of(new Claim.Count(report.solutions())) : Optional.empty())
                .showing(shown);
    }

    /**
     * Writes each solution when it is found.
     *
     * @param witness takes the ascending option numbers of each solution, for a check or a proof
     */
    private <P, O> SearchReport write(Asked<P, O> asked, Optional<Consumer<int[]>> witness) {
        if (asked.format() == Format.OPTIONS && witness.isEmpty()) {
            return asked.solver().forEach(asked.answers().optionLines(asked.task()));
        }
        long[] found = {asked.shown()};
        return asked.solver().forEach((options, length) -> {
            Solution<O> solution =
                    Solution.of(asked.task().solver().cover(), ++found[0], Arrays.copyOf(options, length));
            asked.answers().write(asked.task(), form, solution, false);
            witness.ifPresent(w -> w.accept(solution.numbers()));
            return Visit.CONTINUE;
        });
    }
}
