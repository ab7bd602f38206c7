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
 * The plan of a command line that searches, made before any input is read. Immutable.
 *
 * @param puzzles the puzzles
 * @param asking the question, and the form of the answer
 * @param search the settings of the search
 * @param memory the memory limit, in bytes, of engines that store results; empty for the default
 * @param extras the proof, the checkpoints and the second engine
 * @param waiting the options that decide on the advice during a long search
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
     * @param answer creates the part of a run that asks the question and writes the answers
     * @param format the format of the answers
     * @param writesSolutions true if standard output shows solutions, false if only their number or a verdict
     */
    @SuppressWarnings("exports") // only modules of dlx use the question
    public record Asking(
            SearchQuestion question, Supplier<SearchAnswer> answer, Format format, boolean writesSolutions) {

        /**
         * Returns true if standard error reports a puzzle without solution, because standard output does not show it.
         */
        boolean reportsNoSolution() {
            return writesSolutions && format != Format.JSON;
        }

        /**
         * Returns true if a puzzle without solution sets the exit code. The count 0 and an empty diagram are ordinary
         * answers.
         */
        boolean mustExist() {
            return writesSolutions || question instanceof SearchQuestion.Unique;
        }

        /** Returns true if the user waits for the first solution, and not for the end of the search. */
        boolean waitsForSolution() {
            return question instanceof SearchQuestion.Unique
                    || question instanceof SearchQuestion.First
                    || question instanceof SearchQuestion.All && writesSolutions;
        }
    }

    /**
     * The optional parts of a run.
     *
     * @param proof the file of a proof
     * @param checkpoints the options of checkpoints; empty for a command that cannot be resumed
     * @param crossCheck true if a second engine confirms the answers
     */
    public record Extras(Optional<ProofOptions> proof, Optional<CheckpointOptions> checkpoints, boolean crossCheck) {}

    /** Begins the declaration of a command that searches, with the options that all such commands have. */
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
     * @throws UsageException if options are invalid or exclude each other
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
                    "--proof and --checkpoint exclude each other, because a proof begins anew; expected one of them");
        }
        boolean crossCheck = typed.get(CrossCheck.CROSS_CHECK);
        boolean isSymmetric = typed.has(SearchOptions.WITH_SYMMETRY)
                && typed.get(SearchOptions.WITH_SYMMETRY).isPresent();
        boolean isByOrbits = List.of(EngineName.AUTO, EngineName.ORBITS).contains(typed.get(SearchOptions.ENGINE));
        boolean isAlone = !isKept && !crossCheck && proof.isEmpty() && !typed.get(SearchOptions.DISTINCT);
        if (isSymmetric && !(isAlone && isByOrbits)) {
            throw new UsageException(
                    "--with-symmetry excludes --distinct, --proof, --checkpoint, --cross-check and engines"
                            + " other than orbits; expected none of them");
        }
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
                typed.isGiven(SearchOptions.THREADS));
    }

    /**
     * Returns the plan of a run that resumes this one.
     *
     * @param finished true if the run is finished, so that limits do not apply to it
     */
    public SearchPlan resumed(ResumeOptions options, boolean finished) {
        Extras kept = new Extras(extras.proof, extras.checkpoints.map(c -> c.with(options)), extras.crossCheck);
        return new SearchPlan(puzzles, asking, search.with(options, finished), memory, kept, waiting, words);
    }

    /** Returns the settings of a solver for the question, except the symmetries of the model and the threads. */
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
