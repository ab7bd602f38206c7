package dlx.app.command;

import dlx.app.answer.Answers;
import dlx.app.answer.HowFar;
import dlx.app.answer.Json;
import dlx.app.option.Format;
import dlx.app.option.GeneralOptions;
import dlx.app.option.PluginOptions;
import dlx.app.option.PuzzleArguments;
import dlx.app.option.SearchOptions;
import dlx.app.run.Case;
import dlx.app.run.CrossCheck;
import dlx.app.run.PuzzleRun;
import dlx.app.run.Question;
import dlx.app.run.Refusal;
import dlx.core.search.SearchReport;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;

/**
 * What the commands that search have in common: their options, and how a puzzle ends. What is left to each is to ask its
 * question and to write what was found.
 */
abstract class SearchCommand implements Callable<Integer>, Question {

    @Mixin
    private final PuzzleArguments puzzles = new PuzzleArguments();

    @Mixin
    final SearchOptions search = new SearchOptions();

    @Mixin
    final CrossCheck crossCheck;

    @Mixin
    private final PluginOptions plugins;

    @Mixin
    private final GeneralOptions general = new GeneralOptions();

    final PuzzleRun run;
    final Answers answers;

    /** What every searching command is given; one parameter, so that a further part changes no command. */
    static final class Parts {
        private final CrossCheck crossCheck;
        private final PluginOptions plugins;
        private final PuzzleRun run;
        private final Answers answers;

        @Inject
        Parts(CrossCheck crossCheck, PluginOptions plugins, PuzzleRun run, Answers answers) {
            this.crossCheck = crossCheck;
            this.plugins = plugins;
            this.run = run;
            this.answers = answers;
        }
    }

    SearchCommand(Parts parts) {
        this.crossCheck = parts.crossCheck;
        this.plugins = parts.plugins;
        this.run = parts.run;
        this.answers = parts.answers;
    }

    /** Refuses options of its own that mean nothing or exclude each other, before anything is read. */
    abstract void check();

    /** What the command asks of each search; called after {@link #check}. */
    abstract dlx.core.search.Question question();

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

    @Override
    public final Integer call() {
        check();
        search.check(question());
        return search.exitCode(run.ask(puzzles, this));
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
        return !(question() instanceof dlx.core.search.Question.Best);
    }

    @Override
    public final void refused(Refusal refusal) {
        answers.writeRefusal(refusal, format());
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
            Case<?, ?> asked,
            SearchReport report,
            boolean answered,
            Json.Body extra,
            Supplier<Optional<String>> check) {
        end(asked, report, answered, extra, HowFar.sentence(report), check);
    }

    /**
     * The same where the question has more to report of a search that did not get to its end.
     *
     * @param howFar the sentence about such a search
     */
    final void end(
            Case<?, ?> asked,
            SearchReport report,
            boolean answered,
            Json.Body extra,
            Optional<String> howFar,
            Supplier<Optional<String>> check) {
        answers.writeStatus(asked, format(), report, extra);
        answers.reportSearch(asked, report, reportsNoSolution(), howFar);
        Optional<String> checkedBy = check.get();
        answers.reportStats(asked, search, report, checkedBy);
        run.status().searched(report.outcome(), answered, mustExist());
    }
}
