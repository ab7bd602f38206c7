package dlx.commands.search;

import dlx.commands.answer.LongWait;
import dlx.commands.check.CrossCheck;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.CheckpointOptions;
import dlx.commands.option.EngineOptions;
import dlx.commands.option.Format;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.option.ResumeOptions;
import dlx.commands.option.SearchOptions;
import dlx.core.EngineName;
import dlx.core.Solver;
import dlx.core.SolverBuilder;
import dlx.core.search.internal.SearchQuestion;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The plan of a command line that searches, decided before anything is read: the puzzles, the question, its settings, and the form
 * of the answer. Immutable.
 *
 * @param puzzles the puzzles
 * @param asking the question, and the form of the answer
 * @param search the settings of the search
 * @param memory the memory of engines that keep results; empty for the usual
 * @param extras the proof, the checkpoints and the second engine
 * @param waiting the advice for a search that takes long
 * @param words the command line
 */
public record SearchPlan(
        PuzzleArguments puzzles,
        Asking asking,
        SearchOptions search,
        Optional<Long> memory,
        Extras extras,
        LongWait.Waiting waiting,
        List<String> words) {

    /**
     * A question, and the form of its answer.
     *
     * @param question the question
     * @param answer makes the part of a run that asks it and writes the answers
     * @param format the format
     * @param writesSolutions true if standard output shows solutions, and not only their number or a verdict
     */
    @SuppressWarnings("exports") // only modules of dlx ask
    public record Asking(
            SearchQuestion question, Supplier<SearchAnswer> answer, Format format, boolean writesSolutions) {

        /** Returns true if standard error reports that a puzzle has no solution, because standard output does not show it. */
        boolean reportsNoSolution() {
            return writesSolutions && format != Format.JSON;
        }

        /** Returns true if the exit code shows that a puzzle has no solution: a number or a diagram of none is like others. */
        boolean mustExist() {
            return writesSolutions || question instanceof SearchQuestion.Unique;
        }

        /** Returns true if a person waits for the first solution. */
        boolean waitsForSolution() {
            return question instanceof SearchQuestion.Unique
                    || question instanceof SearchQuestion.First
                    || question instanceof SearchQuestion.All && writesSolutions;
        }
    }

    /**
     * The parts of a search that are there when they are asked for.
     *
     * @param proof the file of a proof
     * @param checkpoints the options of checkpoints; empty for a command that cannot be resumed
     * @param crossCheck true if a second engine confirms the answers
     */
    public record Extras(Optional<ProofOptions> proof, Optional<CheckpointOptions> checkpoints, boolean crossCheck) {}

    /** Begins the value of a command that searches, with the options that all of them have. */
    static Command.Builder named(String name, List<Parameter<?>> strategy) {
        return Command.named(name)
                .with(PuzzleArguments.ALL)
                .with(PuzzleArguments.PLUGINS)
                .with(SearchOptions.PARAMETERS)
                .with(strategy)
                .with(CrossCheck.CROSS_CHECK);
    }

    /**
     * Returns the plan of a command line.
     *
     * @throws UsageException if options mean nothing or exclude each other
     */
    static SearchPlan of(Typed typed, Asking asking) {
        return new SearchPlan(
                PuzzleArguments.of(typed),
                asking,
                SearchOptions.of(typed, asking.question()),
                typed.get(EngineOptions.MEMO_MEMORY),
                extras(typed),
                waiting(typed),
                typed.words());
    }

    private static Extras extras(Typed typed) {
        boolean isKept = typed.get(CheckpointOptions.FILE).isPresent();
        Optional<ProofOptions> proof = ProofOptions.of(typed);
        if (proof.isPresent() && typed.get(SearchOptions.DISTINCT)) {
            throw new UsageException("--proof and --distinct exclude each other, because a proof is of all solutions;"
                    + " expected one of them");
        }
        if (proof.isPresent() && isKept) {
            throw new UsageException(
                    "--proof and --checkpoint exclude each other, because a proof begins anew; expected"
                            + " one of them");
        }
        boolean crossCheck = typed.get(CrossCheck.CROSS_CHECK);
        if (crossCheck && isKept) {
            throw new UsageException("--checkpoint and --cross-check exclude each other, because a second engine would"
                    + " begin anew; expected one of them");
        }
        CheckpointOptions checkpoints = CheckpointOptions.of(typed);
        return new Extras(
                proof, typed.has(CheckpointOptions.FILE) ? Optional.of(checkpoints) : Optional.empty(), crossCheck);
    }

    private static LongWait.Waiting waiting(Typed typed) {
        return new LongWait.Waiting(
                typed.command(),
                typed.has(SolveCommand.ANY_ORDER),
                typed.isGiven(SolveCommand.ANY_ORDER),
                typed.isGiven(SearchOptions.THREADS),
                typed.get(SearchOptions.ENGINE).equals(EngineName.LEARN));
    }

    /**
     * Returns the plan of a run that resumes this one.
     *
     * @param finished true if the run is finished, and nothing of it is searched that a limit could stop
     */
    public SearchPlan resumed(ResumeOptions options, boolean finished) {
        Extras kept = new Extras(extras.proof, extras.checkpoints.map(c -> c.with(options)), extras.crossCheck);
        return new SearchPlan(puzzles, asking, search.with(options, finished), memory, kept, waiting, words);
    }

    /** Returns the settings of a solver for the question, but for the symmetries of the model and the threads. */
    <O> SolverBuilder<O> settings(Solver<O> described, int puzzle) {
        SolverBuilder<O> settings = search.settings(described, puzzle);
        memory.ifPresent(settings::memoMemory);
        if (extras.proof.isPresent()) {
            settings.sufficientOptions(option -> true);
        }
        if (asking.question instanceof SearchQuestion.All all && asking.writesSolutions) {
            settings.solutionLimit(all.limit());
            if (all.anyOrder()) {
                settings.anyOrder();
            }
        } else if (asking.question instanceof SearchQuestion.Best best) {
            settings.gap(best.gap());
        }
        return settings;
    }
}
