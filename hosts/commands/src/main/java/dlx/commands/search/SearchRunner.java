package dlx.commands.search;

import dlx.commands.answer.Answers;
import dlx.commands.answer.ErrorJson;
import dlx.commands.check.CrossCheck;
import dlx.commands.console.Console;
import dlx.commands.console.OutputFiles;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.run.HostSolvers;
import dlx.commands.run.PuzzleHandler;
import dlx.commands.run.PuzzleRun;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.commands.run.Rejection;
import dlx.core.Solver;
import dlx.core.SolverBuilder;
import dlx.core.search.CancellationToken;
import dlx.core.search.Outcome;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import dlx.core.search.internal.SearchQuestion;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Searches the puzzles of a plan, one after the other. */
public record SearchRunner(
        PuzzleRun run,
        HostSolvers solvers,
        Console console,
        Answers answers,
        RunKeeper keeper,
        OutputFiles files,
        CancellationToken token)
        implements PlanRunner<SearchPlan> {

    @Inject
    public SearchRunner {}

    @Override
    public int run(SearchPlan plan) {
        SearchPlan.Extras extras = plan.extras();
        OneRun searches = new OneRun(plan);
        extras.proof().ifPresent(proof -> files.spare(plan.puzzles().files(), "--proof", proof.file()));
        searches.answer.warnings(plan).forEach(console::report);
        try (keeper) {
            extras.checkpoints()
                    .ifPresent(options ->
                            keeper.begin(options, plan.words(), plan.puzzles().files(), run.status()));
            run.forEach(source(plan), searches);
            keeper.end(!searches.isLeft && !token.isCancelled());
            return plan.search().exitCode(run.status());
        }
    }

    private PuzzleSource source(SearchPlan plan) {
        PuzzleSource source =
                PuzzleSource.of(plan.puzzles()).within(plan.search().time()).from(keeper.firstPuzzle());
        return plan.asking().question() instanceof SearchQuestion.Best ? source : source.ignoringWeights();
    }

    /** Handles the puzzles of a run. */
    private final class OneRun implements PuzzleHandler {

        private final SearchPlan plan;
        private final SearchPlan.Asking asking;
        private final SearchAnswer answer;
        private final Optional<Prover> prover;
        private final Optional<CrossCheck> crossCheck;

        /** True if a search was stopped and may be resumed. */
        private boolean isLeft;

        private boolean hasPointed;

        OneRun(SearchPlan plan) {
            this.plan = plan;
            asking = plan.asking();
            answer = asking.answer().get();
            prover = plan.extras().proof().map(options -> new Prover(options, files, answers));
            crossCheck = plan.extras().crossCheck() ? Optional.of(new CrossCheck(console)) : Optional.empty();
        }

        @Override
        public <P, O> void handle(PuzzleTask<P, O> read) {
            PuzzleTask<P, O> task = read.with(solver(read));
            Answered answered =
                    answer.answer(new SearchAnswer.Asked<>(task, plan, answers, keeper, crossCheck, run.status()));
            if (answered.needsExplaining()) {
                pointToExplain(task);
            }
            boolean isProved = prover.isEmpty() || prover.get().prove(task, answered);
            SearchReport report = answered.report();
            answers.writeStatus(task, plan.search(), asking.format(), report, answered.keys());
            boolean isOthers = plan.search().withSymmetry().isPresent() && report.outcome() == Outcome.NO_SOLUTION;
            Optional<String> others =
                    isOthers ? Optional.of("solutions without the symmetry were not looked for") : Optional.empty();
            answers.reportSearch(
                    task, report, asking.reportsNoSolution(), answered.howFar().or(() -> others));
            Optional<String> checkedBy = crossCheck.flatMap(answered.check()); // may take as long as the search
            answers.reportStats(task, plan.search(), report, checkedBy);
            isLeft |= keeper.isOn() && Answers.wasStopped(report);
            run.status().searched(report.outcome(), isProved && answered.isAnswered(), asking.mustExist());
        }

        private <P, O> Solver<O> solver(PuzzleTask<P, O> task) {
            SolverBuilder<O> settings = plan.settings(task.solver(), task.number());
            solvers.setThreads(settings, plan.search().threads());
            if (plan.search().distinct()) {
                settings.oneOfEachKind(task.model().symmetries(task.puzzle()));
            }
            plan.search().withSymmetry().ifPresent(name -> restrict(settings, name, task));
            if (plan.search().progress(console.showsReports())) {
                watch(task, settings);
            }
            return settings.build();
        }

        private static <P, O> void restrict(SolverBuilder<O> settings, String name, PuzzleTask<P, O> task) {
            if (name.equals("any")) {
                settings.withSymmetry(Optional.empty());
                return;
            }
            Map<String, UnaryOperator<O>> named = new TreeMap<>();
            task.model().symmetries(task.puzzle()).forEach(map -> named.put(map.toString(), map));
            named.remove(""); // those without a name
            UnaryOperator<O> map = named.get(name);
            if (map == null) {
                named.put("any", UnaryOperator.identity());
                throw UsageException.unknown("symmetry", name, named.keySet());
            }
            settings.withSymmetry(Optional.of(map));
        }

        private void watch(PuzzleTask<?, ?> task, SolverBuilder<?> settings) {
            Progress begin = keeper.from(task.number())
                    .map(c -> Progress.of(c.share(), 0, c.tally().nodes(), 0))
                    .orElse(Progress.of(0, 0, 0, 0));
            if (asking.question() instanceof SearchQuestion.Best) {
                settings.progress(answers.progressLineOfBest(task, begin));
                if (asking.format() == Format.JSON && plan.search().progress(false)) {
                    settings.improvements(answers.improvements(task));
                }
                return;
            }
            Consumer<Progress> line = answers.progressLine(task, begin);
            boolean waits = console.showsReports() && asking.waitsForSolution();
            settings.progress(waits ? line.andThen(answers.longWait(task, plan.waiting())) : line);
        }

        /** Reports, once in a run, the command that explains a puzzle with no solution or several solutions. */
        private void pointToExplain(PuzzleTask<?, ?> task) {
            if (!hasPointed && console.showsReports()) {
                hasPointed = true;
                console.report("puzzle " + task.number() + ": dlx explain "
                        + task.model().id() + " shows why");
            }
        }

        @Override
        public boolean isOver() {
            return isLeft;
        }

        @Override
        public void rejected(Rejection rejection) {
            keeper.refused(rejection.reason());
            if (asking.format() == Format.JSON) {
                answers.writeLine(ErrorJson.of(rejection));
            }
        }
    }
}
