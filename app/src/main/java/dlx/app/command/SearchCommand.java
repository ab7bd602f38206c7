package dlx.app.command;

import dlx.app.answer.Answers;
import dlx.app.answer.Json;
import dlx.app.answer.StopMessage;
import dlx.app.checkpoint.CheckpointSession;
import dlx.app.console.ExitStatus;
import dlx.app.console.UsageException;
import dlx.app.option.CheckpointOptions;
import dlx.app.option.Format;
import dlx.app.option.GeneralOptions;
import dlx.app.option.PluginOptions;
import dlx.app.option.PuzzleArguments;
import dlx.app.option.ResumeOptions;
import dlx.app.option.SearchOptions;
import dlx.app.run.CrossCheck;
import dlx.app.run.PuzzleRun;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Question;
import dlx.app.run.Rejection;
import dlx.core.Checkpoint;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.core.search.SearchReport;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/**
 * What the commands that search have in common: their options, and how a puzzle ends. What is left to each is to ask its
 * question and to write what was found.
 */
abstract class SearchCommand implements Callable<Integer>, Question {

    @Mixin
    private final PuzzleArguments puzzles = new PuzzleArguments();

    @Mixin
    final SearchOptions search;

    @Mixin
    final CrossCheck crossCheck;

    @Mixin
    private final PluginOptions plugins;

    @Mixin
    private final GeneralOptions general = new GeneralOptions();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    final PuzzleRun run;
    final Answers answers;
    private final CheckpointSession session;

    /** Whether a search was stopped that somebody may go on with. */
    private boolean isLeft;

    private boolean pointed;

    private final CancellationToken token;

    /** What every searching command is given; one parameter, so that a further part changes no command. */
    static final class Parts {
        private final CrossCheck crossCheck;
        private final PluginOptions plugins;
        private final PuzzleRun run;
        private final Answers answers;
        private final CheckpointSession session;
        private final CancellationToken token;

        @Inject
        Parts(
                CrossCheck crossCheck,
                PluginOptions plugins,
                PuzzleRun run,
                Answers answers,
                CheckpointSession session,
                CancellationToken token) {
            this.crossCheck = crossCheck;
            this.plugins = plugins;
            this.run = run;
            this.answers = answers;
            this.session = session;
            this.token = token;
        }
    }

    SearchCommand(Parts parts) {
        this(parts, new SearchOptions());
    }

    /** With options that are a little different. */
    SearchCommand(Parts parts, SearchOptions search) {
        this.search = search;
        this.crossCheck = parts.crossCheck;
        this.plugins = parts.plugins;
        this.run = parts.run;
        this.answers = parts.answers;
        this.session = parts.session;
        this.token = parts.token;
    }

    /** Refuses options of its own that mean nothing or exclude each other, before anything is read. */
    abstract void check();

    /** What the command asks of each search; called after {@link #check}. */
    abstract dlx.core.search.SearchQuestion question();

    /** The format that was asked for; called after {@link #check}. */
    abstract Format format();

    /** Whether standard error reports that a puzzle has no solution, because standard output does not show it. */
    boolean reportsNoSolution() {
        return false;
    }

    /** Whether the exit code shows that a puzzle has no solution. */
    boolean mustExist() {
        return true;
    }

    /** Where it is kept how far the run is; empty for a command that cannot be gone on with. */
    Optional<CheckpointOptions> checkpoints() {
        return Optional.empty();
    }

    /** Where the answer is proved; empty for a command that proves nothing. */
    Optional<ProofOption> proofs() {
        return Optional.empty();
    }

    private void checkProof() {
        if (proofs().filter(ProofOption::isWanted).isEmpty()) {
            return;
        }
        proofs().orElseThrow().check(puzzles);
        if (search.isDistinct()) {
            throw new UsageException("--proof and --distinct exclude each other, because a proof is of all solutions;"
                    + " expected one of them");
        }
        if (checkpoints().flatMap(CheckpointOptions::file).isPresent()) {
            throw new UsageException(
                    "--proof and --checkpoint exclude each other, because a proof begins anew; expected"
                            + " one of them");
        }
    }

    /** Takes the options that a run which goes on is given in place of those it had. */
    final void override(ResumeOptions options) {
        search.override(options);
        checkpoints().ifPresent(c -> c.override(options));
    }

    /** Whether its words are those of a run with so many inputs that was kept. */
    final boolean mayHaveKept(int inputs) {
        return checkpoints().flatMap(CheckpointOptions::file).isPresent()
                && puzzles.files().size() == inputs
                && !spec.commandLine().isUsageHelpRequested()
                && !spec.commandLine().isVersionHelpRequested();
    }

    /** Takes every limit away from a run that is finished: nothing of it is searched that could be stopped. */
    final void liftLimits() {
        search.liftLimits();
    }

    @Override
    public final Integer call() {
        check();
        search.check(question());
        checkProof();
        try (session) {
            keep();
            ExitStatus status = run.ask(puzzles, this);
            session.end(!isLeft && !token.isCancelled());
            return search.exitCode(status);
        }
    }

    private void keep() {
        if (checkpoints().isEmpty()) {
            return;
        }
        CheckpointOptions options = checkpoints().get();
        options.check();
        if (crossCheck.isWanted() && options.file().isPresent()) {
            throw new UsageException("--checkpoint and --cross-check exclude each other, because a second engine would"
                    + " begin anew; expected one of them");
        }
        ParseResult line = spec.root().commandLine().getParseResult();
        session.begin(options, Version.number(), line.originalArgs(), puzzles.files(), run.status());
    }

    /** Whether the run is kept. */
    final boolean isKept() {
        return session.isOn();
    }

    /** Where the search of a puzzle goes on, if an earlier run began it. */
    final Optional<Checkpoint> from(PuzzleTask<?, ?> asked) {
        return session.from(asked.number());
    }

    /** A solver of a puzzle, kept if that is wanted: to be asked one question. */
    final <O> Solver<O> kept(PuzzleTask<?, O> asked, Solver<O> solver) {
        return session.applyTo(solver, asked.number(), run.status());
    }

    @Override
    public final boolean isOver() {
        return isLeft;
    }

    @Override
    public final int firstPuzzle() {
        return session.firstPuzzle();
    }

    @Override
    public final Optional<Duration> time() {
        return search.time();
    }

    @Override
    public final boolean reportsStops() {
        return true;
    }

    @Override
    public final boolean ignoresWeights() {
        return !(question() instanceof dlx.core.search.SearchQuestion.Best);
    }

    @Override
    public final void refused(Rejection rejection) {
        session.refused(rejection.reason());
        answers.writeRejection(rejection, format());
    }

    /**
     * Tells people, once in a run, what says more of a puzzle that has no solution, or not one.
     *
     * @param applies whether this is such a puzzle
     */
    final void pointToExplain(PuzzleTask<?, ?> asked, boolean applies) {
        if (applies && !pointed && answers.onTerminal()) {
            pointed = true;
            answers.report("puzzle " + asked.number() + ": dlx explain "
                    + asked.model().id() + " says why");
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
            PuzzleTask<?, ?> asked,
            SearchReport report,
            boolean answered,
            Json.Body extra,
            Supplier<Optional<String>> check) {
        end(asked, report, answered, extra, StopMessage.sentence(report), check);
    }

    /**
     * The same where the question has more to report of a search that did not get to its end.
     *
     * @param howFar the sentence about such a search
     */
    final void end(
            PuzzleTask<?, ?> asked,
            SearchReport report,
            boolean answered,
            Json.Body extra,
            Optional<String> howFar,
            Supplier<Optional<String>> check) {
        answers.writeStatus(asked, search, format(), report, extra);
        answers.reportSearch(given(asked), report, reportsNoSolution(), howFar);
        Optional<String> checkedBy = check.get();
        answers.reportStats(asked, search, report, checkedBy);
        isLeft |= session.isOn() && Answers.wasStopped(report);
        run.status().searched(report.outcome(), answered, mustExist());
    }

    /** The puzzle with what the command line gives. */
    private <P, O> PuzzleTask<P, O> given(PuzzleTask<P, O> asked) {
        return asked.with(search.given(asked.solver(), asked.number()));
    }
}
