package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.Solution;
import dlx.app.answer.Answers;
import dlx.app.check.FirstSolution;
import dlx.app.check.SideBySide;
import dlx.app.check.SolutionSum;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.CheckpointOptions;
import dlx.app.option.Format;
import dlx.app.option.MemoOptions;
import dlx.app.option.SolutionFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Found;
import dlx.core.Solver;
import dlx.core.proof.Claim;
import dlx.core.search.Outcome;
import dlx.core.search.SearchQuestion;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The command {@code dlx solve}. */
final class SolveCommand extends SearchCommand {

    private final Argument<Boolean> all = arguments.flag("--all", "Writes every solution, in their order.");

    private final Argument<Optional<Long>> limit = arguments
            .option("--limit", "N", "Writes the first N solutions of the order.")
            .of(Long.class);

    private final Argument<Boolean> anyOrder = arguments.flag(
            "--any-order",
            "With --all: the solutions in whatever order is found fastest. With --limit: any N of them.",
            "Without: a solution, or that there is none, by several engines in many orders.");

    private final MemoOptions memo = new MemoOptions(arguments);

    private final SolutionFormat form = new SolutionFormat(arguments);

    private final CheckpointOptions checkpoints = new CheckpointOptions(arguments);

    private final ProofOption proof = new ProofOption(arguments);

    @Inject
    SolveCommand(SearchParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "There is an order of the solutions, the same each time. Without --all and --limit any solution will do:"
                        + " the first of the order or, where the search turns out hard, another one, the same each time.",
                "With --any-order several solutions come in whatever order is found fastest, the same each time too: where"
                        + " there are many, they may be read from a diagram of all of them, for which --memo-memory is the"
                        + " room. One solution is looked for by several engines in many orders, in turn or, with --threads,"
                        + " side by side: where the usual search is unlucky, one of them seldom is. With several threads it"
                        + " may be another solution each time.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  echo 8 | dlx solve queens",
                "  dlx info sudoku --example | dlx solve sudoku",
                "  echo 6 | dlx solve queens --all --format json",
                "  echo 8 | dlx solve queens --all --any-order --format options",
                "  echo 200 | dlx solve queens --any-order --threads 0",
                "  dlx info langford --example | dlx solve langford --format svg");
    }

    @Override
    Asking ask() {
        if (all.get() && limit.get().isPresent()) {
            throw new UsageException("--all and --limit exclude each other; expected one of them");
        }
        if (limit.get().orElse(1L) < 1) {
            throw new UsageException("--limit " + limit.get().get() + ": this is no limit; expected 1 or more");
        }
        if (anyOrder.get() && !wantsSeveral()) {
            checkOneInAnyOrder();
        }
        if (memo.isGiven() && !(anyOrder.get() && wantsSeveral())) {
            throw new UsageException(
                    "--memo-memory is the room for a diagram of all solutions, which has an order of its"
                            + " own; expected it with --any-order and --all or --limit");
        }
        return new Asking(
                question(),
                form.check(all.get() || limit.get().orElse(1L) > 1),
                true,
                Optional.of(checkpoints),
                Optional.of(proof),
                Optional.of(memo));
    }

    private void checkOneInAnyOrder() {
        if (checkpoints.file().isPresent()) {
            throw new UsageException("--any-order and --checkpoint exclude each other where one solution is asked for,"
                    + " because each try begins anew; expected one of them, or --limit 1");
        }
        if (isDistinct()) {
            throw new UsageException("--any-order and --distinct exclude each other where one solution is asked for,"
                    + " because any will do; expected one of them, or --limit 1");
        }
    }

    private SearchQuestion question() {
        if (wantsSeveral()) {
            return new SearchQuestion.All(limit.get().orElse(Long.MAX_VALUE), anyOrder.get());
        }
        boolean isKept = checkpoints.file().isPresent(); // what is kept is a search along the order
        return isKept ? new SearchQuestion.All(1, false) : new SearchQuestion.First();
    }

    private boolean wantsSeveral() {
        return all.get() || limit.get().isPresent();
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        if (!(asking().question() instanceof SearchQuestion.All several)) {
            askForOne(task);
        } else if (several.anyOrder()) {
            askInAnyOrder(task);
        } else {
            askInOrder(task);
        }
    }

    /** Any solution will do: an engine that does not find one soon may begin anew on another way. */
    private <P, O> void askForOne(PuzzleTask<P, O> task) {
        Solver<O> solver = kept(task);
        Found<O> answer = (anyOrder.get() ? solver.anyOrder() : solver).solve();
        answer.found().ifPresent(found -> answers.write(task, form, found, false));
        pointToExplain(task, answer.report().outcome() == Outcome.NO_SOLUTION);
        List<int[]> shown = answer.found().map(Solution::numbers).stream().toList();
        end(task, answer.report(), shown, () -> crossCheck.first(task, run.status(), FirstSolution.of(answer)));
    }

    private <P, O> void askInOrder(PuzzleTask<P, O> task) {
        Optional<SideBySide<O>> pair = crossCheck.beside(task, run.status());
        List<int[]> shown = new ArrayList<>();
        SearchReport report = write(task, witness(pair.map(p -> p::found), shown));
        pointToExplain(task, !wantsSeveral() && report.outcome() == Outcome.NO_SOLUTION);
        end(task, report, shown, () -> pair.flatMap(p -> p.end(report)));
    }

    /** Another engine has another order: what it finds is compared when all is found. */
    private <P, O> void askInAnyOrder(PuzzleTask<P, O> task) {
        Optional<SolutionSum<O>> sum = crossCheck.sum(task);
        List<int[]> shown = new ArrayList<>();
        SearchReport report = write(task, witness(sum.map(s -> s::add), shown));
        end(task, report, shown, () -> sum.flatMap(s -> crossCheck.inAnyOrder(task, run.status(), s, report)));
    }

    /** A limit may be all that ends the search: then what was shown is the proof. With --all it need not be kept. */
    private Optional<Consumer<int[]>> witness(Optional<Consumer<int[]>> other, List<int[]> shown) {
        if (!proof.isWanted() || limit.get().isEmpty()) {
            return other;
        }
        return Optional.of(numbers -> {
            other.ifPresent(o -> o.accept(numbers));
            shown.add(numbers);
        });
    }

    private void end(PuzzleTask<?, ?> task, SearchReport report, List<int[]> shown, Supplier<Optional<String>> check) {
        end(task, report, prove(task, report, shown) && !Answers.wasStopped(report), json -> {}, check);
    }

    /** Proves that these are all solutions, or that they are some. */
    private boolean prove(PuzzleTask<?, ?> task, SearchReport report, List<int[]> shown) {
        if (report.isComplete() || report.outcome() == Outcome.NO_SOLUTION) {
            return proof.prove(task, answers, Optional.of(new Claim.Count(report.solutions())));
        }
        return shown.isEmpty() ? proof.prove(task, answers, Optional.empty()) : proof.list(task, answers, shown);
    }

    /**
     * Writes each solution when it is found.
     *
     * @param witness takes the numbers of its options, ascending, where somebody checks them
     */
    private <P, O> SearchReport write(PuzzleTask<P, O> task, Optional<Consumer<int[]>> witness) {
        if (format() == Format.OPTIONS && witness.isEmpty()) {
            return kept(task).forEach(answers.optionLines(task));
        }
        long[] found = {shown(task)};
        return kept(task).forEach((options, length) -> {
            Solution<O> solution = Solution.of(task.solver().cover(), ++found[0], Arrays.copyOf(options, length));
            answers.write(task, form, solution, false);
            witness.ifPresent(w -> w.accept(solution.numbers()));
            return Visit.CONTINUE;
        });
    }

    /** How many solutions an earlier run has written. */
    private long shown(PuzzleTask<?, ?> task) {
        return from(task).map(c -> c.tally().solutions().longValueExact()).orElse(0L);
    }
}
