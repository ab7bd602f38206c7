package dlx.app.command;

import dlx.app.console.Printable;
import dlx.app.option.Argument;
import dlx.app.option.TimeSpan;
import dlx.app.run.PuzzleSource;
import dlx.app.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.explain.Sentences;
import dlx.core.search.Outcome;
import dlx.core.search.StopReason;
import java.time.Duration;
import java.util.Optional;

/** Base of the commands that say more of a puzzle than its solutions: their limit of time, and how a puzzle ends. */
abstract class ExplainingCommand extends GivenCommand {

    private final Argument<Optional<Duration>> time = arguments
            .option("--time", "D", "Stops the work on a puzzle after this time: 500ms, 10s, 5m.")
            .by(Duration.class, new TimeSpan());

    ExplainingCommand(PuzzleParts parts) {
        super(parts);
    }

    /** Explains a puzzle that was described to its end; returns whether the question was answered. */
    abstract <P, O> boolean explain(PuzzleTask<P, O> task);

    /** The wall time that a puzzle may take where no other is asked for. */
    Optional<Duration> usualTime() {
        return Optional.empty();
    }

    @Override
    final PuzzleSource source() {
        return super.source().within(time.get().or(this::usualTime)).ignoringWeights();
    }

    @Override
    final <P, O> void answer(PuzzleTask<P, O> task) {
        boolean stopped = task.solver().isStopped();
        if (stopped) {
            report(task, "stopped by the time limit before the puzzle was described");
        }
        boolean answered = !stopped && explain(task);
        run.status().searched(answered ? Outcome.SOLVED : Outcome.UNKNOWN, answered, false);
    }

    /** Words for the puzzle that a terminal may show. */
    static <P, O> Sentences words(PuzzleTask<P, O> task) {
        Solver<O> solver = task.solver();
        return Sentences.of(
                        solver.cover(), solver.givens(), step -> task.model().techniqueName(task.puzzle(), step))
                .showing(Printable::name);
    }

    /** A sentence about the limit that stopped the work. */
    static String stoppedBy(StopReason reason) {
        return switch (reason) {
            case TIME -> "stopped by the time limit";
            case CANCELLED -> "interrupted";
            default -> "stopped by a limit";
        };
    }

    /** Names the puzzle of the lines below where lines about another may stand above. */
    final void heading(PuzzleTask<?, ?> task) {
        if (task.number() > 1) {
            print("puzzle " + task.number() + ":");
        }
    }
}
