package dlx.app.command;

import dlx.app.answer.Answers;
import dlx.app.answer.JsonLine;
import dlx.app.answer.LongWait;
import dlx.app.answer.StopMessage;
import dlx.app.checkpoint.CheckpointSession;
import dlx.app.console.UsageException;
import dlx.app.option.Arguments;
import dlx.app.option.CheckpointOptions;
import dlx.app.option.Format;
import dlx.app.option.ResumeOptions;
import dlx.app.option.SearchOptions;
import dlx.app.option.SeededStrategyOptions;
import dlx.app.option.StrategyOptions;
import dlx.app.run.CrossCheck;
import dlx.app.run.PuzzleSource;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Rejection;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.core.search.Checkpoint;
import dlx.core.search.Progress;
import dlx.core.search.SearchQuestion;
import dlx.core.search.SearchReport;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * Base of the commands that search: their options, the solver of each puzzle, and how a puzzle ends. What is left to each
 * is to ask its question and to write what was found.
 */
abstract class SearchCommand extends PuzzleCommand {

    final SearchOptions search;

    final CrossCheck crossCheck;

    private final CommandSpec spec = arguments.spec();

    final Answers answers;
    private final CheckpointSession session;
    private final CancellationToken token;
    private Optional<Asking> asking = Optional.empty();
    private Optional<ResumeOptions> resumed = Optional.empty();

    /** Whether a search was stopped that may be resumed. */
    private boolean isLeft;

    private boolean pointed;

    SearchCommand(SearchParts parts) {
        this(parts, SeededStrategyOptions::new);
    }

    /** A command with other options for its strategy. */
    SearchCommand(SearchParts parts, Function<Arguments, StrategyOptions> strategy) {
        super(parts.puzzles());
        this.search = new SearchOptions(arguments, strategy.apply(arguments));
        this.crossCheck = new CrossCheck(arguments, parts.puzzles().console());
        this.answers = parts.answers();
        this.session = parts.session();
        this.token = parts.token();
    }

    /** Decides what is asked; refuses options that mean nothing or exclude each other, before anything is read. */
    abstract Asking ask();

    /** What is asked; called after {@link #check}. */
    final Asking asking() {
        return asking.orElseThrow();
    }

    /** Replaces options by those of a run that resumes this one; {@code isFinished}: nothing of it is searched that could be stopped. */
    final void resume(ResumeOptions options, boolean isFinished) {
        search.override(options);
        resumed = Optional.of(options);
        if (isFinished) {
            search.liftLimits();
        }
    }

    /** Whether solutions count up to symmetry. */
    final boolean isDistinct() {
        return search.isDistinct();
    }

    /** Tells whether its words are those of a run with so many inputs that wrote checkpoints. */
    final boolean mayHaveKept(int inputs) {
        ParseResult line = spec.commandLine().getParseResult();
        return line.hasMatchedOption("--checkpoint")
                && puzzles.files().size() == inputs
                && !line.isUsageHelpRequested();
    }

    @Override
    final Format check() {
        Asking asked = ask();
        asking = Optional.of(asked);
        search.check(asked.question());
        Optional<CheckpointOptions> checkpoints = asked.checkpoints();
        boolean isKept = checkpoints.flatMap(CheckpointOptions::file).isPresent();
        asked.proof().ifPresent(proof -> checkProof(proof, isKept));
        if (crossCheck.isWanted() && isKept) {
            throw new UsageException("--checkpoint and --cross-check exclude each other, because a second engine would"
                    + " begin anew; expected one of them");
        }
        checkpoints.ifPresent(CheckpointOptions::check);
        return asked.format();
    }

    private void checkProof(ProofOption proof, boolean isKept) {
        proof.check(puzzles);
        if (!proof.isWanted()) {
            return;
        }
        if (search.isDistinct()) {
            throw new UsageException("--proof and --distinct exclude each other, because a proof is of all solutions;"
                    + " expected one of them");
        }
        if (isKept) {
            throw new UsageException(
                    "--proof and --checkpoint exclude each other, because a proof begins anew; expected"
                            + " one of them");
        }
    }

    @Override
    public final Integer call() {
        try (session) {
            super.call();
            session.end(!isLeft && !token.isCancelled());
            return search.exitCode(run.status());
        }
    }

    @Override
    final PuzzleSource source() {
        asking().checkpoints().ifPresent(options -> {
            resumed.ifPresent(options::override);
            ParseResult line = spec.root().commandLine().getParseResult();
            session.begin(options, Version.number(), line.originalArgs(), puzzles.files(), run.status());
        });
        PuzzleSource source = super.source().within(search.time()).from(session.firstPuzzle());
        return asking().question() instanceof SearchQuestion.Best ? source : source.ignoringWeights();
    }

    @Override
    final boolean isOver() {
        return isLeft;
    }

    @Override
    final void rejected(Rejection rejection) {
        session.refused(rejection.reason());
        super.rejected(rejection);
    }

    /** The puzzle with the solver that the command line asks for, which may be asked more than once. */
    @Override
    final <P, O> PuzzleTask<P, O> prepare(PuzzleTask<P, O> task) {
        Solver<O> plain = search.applyTo(task.model(), task.puzzle(), task.solver(), task.number(), console::report);
        Solver<O> solver = asking().applyTo(plain);
        return task.with(search.progress(answers.onTerminal()) ? watched(task, solver) : solver);
    }

    private <O> Solver<O> watched(PuzzleTask<?, O> task, Solver<O> solver) {
        Progress begin = from(task)
                .map(c -> Progress.of(c.share(), 0, c.tally().nodes(), 0))
                .orElse(Progress.of(0, 0, 0, 0));
        if (asking().question() instanceof SearchQuestion.Best) {
            Solver<O> shown = solver.onProgress(answers.progressLineOfBest(task, begin));
            return isJson() && search.progress(false) ? shown.onImprovement(answers.improvements(task)) : shown;
        }
        Consumer<Progress> line = answers.progressLine(task, begin);
        boolean waits = answers.onTerminal() && asking().waitsForSolution();
        return solver.onProgress(waits ? line.andThen(answers.longWait(task, waiting())) : line);
    }

    private LongWait.Waiting waiting() {
        ParseResult line = spec.commandLine().getParseResult();
        return new LongWait.Waiting(
                spec.name(),
                spec.findOption("--any-order") != null,
                line.hasMatchedOption("--any-order"),
                line.hasMatchedOption("--threads"),
                line.matchedOptionValue("--engine", "").equals("learn"));
    }

    /** The checkpoint of an earlier run from which the search of a puzzle is resumed. */
    final Optional<Checkpoint> from(PuzzleTask<?, ?> task) {
        return session.from(task.number());
    }

    /** The solver of a puzzle for one question, of which checkpoints are written if they are wanted. */
    final <O> Solver<O> kept(PuzzleTask<?, O> task) {
        return session.applyTo(task.solver(), task.number(), run.status());
    }

    /**
     * Points people, once in a run, to what says more of a puzzle that has no solution, or not one.
     *
     * @param applies whether this is such a puzzle
     */
    final void pointToExplain(PuzzleTask<?, ?> task, boolean applies) {
        if (applies && !pointed && answers.onTerminal()) {
            pointed = true;
            report(task, "dlx explain " + task.model().id() + " says why");
        }
    }

    /**
     * Writes what follows the answer to a puzzle: its status, what standard error has to report, the statistics.
     *
     * @param answered whether the question was answered, and not only stopped
     * @param extra further keys of the status
     * @param check asks a second engine, if that is wanted; returns its name if it agrees. Called when the answer has
     *     been written, for it may take as long as the search
     */
    final void end(
            PuzzleTask<?, ?> task,
            SearchReport report,
            boolean answered,
            JsonLine.Members extra,
            Supplier<Optional<String>> check) {
        end(task, report, answered, extra, StopMessage.sentence(report), check);
    }

    /**
     * The same where the question has more to report of a search that did not get to its end.
     *
     * @param howFar the sentence about such a search
     */
    final void end(
            PuzzleTask<?, ?> task,
            SearchReport report,
            boolean answered,
            JsonLine.Members extra,
            Optional<String> howFar,
            Supplier<Optional<String>> check) {
        answers.writeStatus(task, search, format(), report, extra);
        answers.reportSearch(task, report, asking().reportsNoSolution(), howFar);
        Optional<String> checkedBy = check.get();
        answers.reportStats(task, search, report, checkedBy);
        isLeft |= session.isOn() && Answers.wasStopped(report);
        run.status().searched(report.outcome(), answered, asking().mustExist());
    }
}
