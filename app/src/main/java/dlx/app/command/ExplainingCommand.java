package dlx.app.command;

import dlx.app.answer.ErrorJson;
import dlx.app.console.Console;
import dlx.app.console.Printable;
import dlx.app.option.Format;
import dlx.app.option.GeneralOptions;
import dlx.app.option.GivenOptions;
import dlx.app.option.PluginOptions;
import dlx.app.option.PuzzleArguments;
import dlx.app.option.TimeSpan;
import dlx.app.run.PuzzleRun;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Question;
import dlx.app.run.Rejection;
import dlx.core.Solver;
import dlx.core.explain.Sentences;
import dlx.core.search.Outcome;
import dlx.core.search.StopReason;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands have in common that say more of a puzzle than its solutions: their options, and how a puzzle ends. */
abstract class ExplainingCommand implements Callable<Integer>, Question {

    @Mixin
    private final PuzzleArguments puzzles = new PuzzleArguments();

    @Option(
            names = "--time",
            paramLabel = "D",
            converter = TimeSpan.class,
            description = "Stops the work on a puzzle after this time: 500ms, 10s, 5m.")
    private Optional<Duration> time = Optional.empty();

    @Mixin
    private final GivenOptions given = new GivenOptions();

    @Mixin
    private final PluginOptions plugins;

    @Mixin
    private final GeneralOptions general = new GeneralOptions();

    final Console console;
    private final PuzzleRun run;

    /** What each of these commands is given. */
    static final class Parts {
        private final PluginOptions plugins;
        private final PuzzleRun run;
        private final Console console;

        @Inject
        Parts(PluginOptions plugins, PuzzleRun run, Console console) {
            this.plugins = plugins;
            this.run = run;
            this.console = console;
        }
    }

    ExplainingCommand(Parts parts) {
        this.plugins = parts.plugins;
        this.run = parts.run;
        this.console = parts.console;
    }

    /** Refuses options that mean nothing, before anything is read. */
    abstract void check();

    /** The format that was asked for; called after {@link #check}. */
    abstract Format format();

    /** Answers for a puzzle that was described to its end. */
    abstract <P, O> void answer(PuzzleTask<P, O> asked, Solver<O> solver);

    /** The wall time that a puzzle may take where no other is asked for. */
    Optional<Duration> usualTime() {
        return Optional.empty();
    }

    @Override
    public final Integer call() {
        check();
        given.check();
        return run.ask(puzzles, this).code();
    }

    @Override
    public final <P, O> void ask(PuzzleTask<P, O> asked) {
        if (asked.solver().isStopped()) {
            report(asked, "stopped by the time limit before the puzzle was described");
            ended(false);
            return;
        }
        answer(asked, given.applyTo(asked.solver(), asked.number()));
    }

    /** Words for the puzzle that a terminal may show. */
    static Sentences words(Solver<?> solver) {
        return Sentences.of(solver.cover(), solver.givens()).showing(Printable::name);
    }

    /** Takes note of whether the question was answered. */
    final void ended(boolean answered) {
        run.status().searched(answered ? Outcome.SOLVED : Outcome.UNKNOWN, answered, false);
    }

    /** Reports a sentence about a puzzle that is no answer. */
    final void report(PuzzleTask<?, ?> asked, String sentence) {
        console.report("puzzle " + asked.number() + ": " + sentence);
    }

    /** A sentence that what stopped the work has been looked at for. */
    static String stoppedBy(StopReason reason) {
        return switch (reason) {
            case TIME -> "stopped by the time limit";
            case CANCELLED -> "interrupted";
            default -> "stopped by a limit";
        };
    }

    /** Says which puzzle the lines below are about, where lines about another may stand above. */
    final void heading(PuzzleTask<?, ?> asked) {
        if (asked.number() > 1) {
            print("puzzle " + asked.number() + ":");
        }
    }

    final void print(String line) {
        console.print(line + '\n');
    }

    final boolean isJson() {
        return format() == Format.JSON;
    }

    @Override
    public final Optional<Duration> time() {
        return time.or(this::usualTime);
    }

    @Override
    public final boolean reportsStops() {
        return true;
    }

    @Override
    public final boolean ignoresWeights() {
        return true;
    }

    @Override
    public final void refused(Rejection rejection) {
        if (isJson()) {
            print(ErrorJson.of(rejection));
        }
    }
}
