package dlx.commands.reason;

import dlx.commands.answer.PuzzleLoop;
import dlx.commands.console.Printable;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.option.Format;
import dlx.commands.option.GivenOptions;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.option.SearchOptions;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.explain.Sentences;
import dlx.core.search.Outcome;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Explains the puzzles of a command within its time limit, one after the other. */
public record ReasonLoop(PuzzleLoop loop) {

    /** The parameters of the commands that explain puzzles. */
    private static final List<Parameter<?>> PARAMETERS = Stream.of(
                    PuzzleArguments.ALL,
                    GivenOptions.PARAMETERS,
                    List.<Parameter<?>>of(PuzzleArguments.PLUGINS, SearchOptions.TIME))
            .<Parameter<?>>flatMap(List::stream)
            .toList();

    @Inject
    public ReasonLoop {}

    /** Begins the declaration of a command that explains puzzles. */
    static Command.Builder named(String name) {
        return Command.named(name).with(PARAMETERS);
    }

    /**
     * The puzzles to explain, with the time limit and the format.
     *
     * @param puzzles the puzzles
     * @param given the givens of the command line
     * @param time the maximum wall time of a puzzle; empty for no limit
     * @param format the format of the answers
     */
    public record Plan(PuzzleArguments puzzles, GivenOptions given, Optional<Duration> time, Format format) {

        static Plan of(Typed typed, Format format) {
            return new Plan(PuzzleArguments.of(typed), GivenOptions.of(typed), typed.get(SearchOptions.TIME), format);
        }

        /** Returns the plan with only its first file. */
        Plan first() {
            List<String> file = puzzles.named().subList(0, 1);
            return new Plan(
                    new PuzzleArguments(puzzles.model(), file, puzzles.settings(), puzzles.command()),
                    given,
                    time,
                    format);
        }

        /** Returns the plan with a default time limit, unless the command line has a limit. */
        Plan usually(Duration usual) {
            return new Plan(puzzles, given, time.or(() -> Optional.of(usual)), format);
        }
    }

    /**
     * Explains a puzzle with a complete description.
     *
     * @param <T> type of the command's plan
     */
    @FunctionalInterface
    interface Explaining<T> {

        /** Writes the explanation, and returns true if the question was answered. */
        <P, O> boolean explain(PuzzleTask<P, O> task, T what);
    }

    /**
     * Explains each puzzle.
     *
     * @param what the command's plan for each explanation
     * @return the exit code
     */
    <T> int explain(Plan plan, T what, Explaining<T> explaining) {
        PuzzleSource source =
                PuzzleSource.of(plan.puzzles()).within(plan.time()).ignoringWeights();
        return loop.answer(source, plan.given(), plan.format(), what, new PuzzleLoop.Answer<>() {
            @Override
            public <P, O> void answer(PuzzleTask<P, O> task, T asked) {
                boolean isStopped = task.solver().isStopped();
                if (isStopped) {
                    loop.report(task, "stopped by the time limit before the puzzle was described");
                }
                boolean isAnswered = !isStopped && explaining.explain(task, asked);
                loop.status().searched(isAnswered ? Outcome.SOLVED : Outcome.UNKNOWN, isAnswered, false);
            }
        });
    }

    /** Returns the sentences about a puzzle, with names that are safe for a terminal. */
    static <P, O> Sentences words(PuzzleTask<P, O> task) {
        Solver<O> solver = task.solver();
        return Sentences.of(
                        solver.cover(), solver.givens(), step -> task.model().techniqueName(task.puzzle(), step))
                .showing(Printable::name);
    }

    /** Prints the number of the puzzle before its lines, unless it is the first. */
    void heading(PuzzleTask<?, ?> task) {
        if (task.number() > 1) {
            loop.print("puzzle " + task.number() + ":");
        }
    }
}
