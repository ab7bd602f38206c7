package dlx.spark.command;

import dlx.commands.answer.Answers;
import dlx.commands.answer.StopMessage;
import dlx.commands.json.JsonMembers;
import dlx.commands.option.Format;
import dlx.commands.run.PuzzleTask;
import dlx.core.Pieces;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.spark.ClusterReport;
import dlx.spark.SparkSolver;
import java.util.Optional;
import java.util.function.Consumer;

/** The question of a command: asks a cluster about a puzzle, and writes the solutions. Immutable. */
interface ClusterAnswer {

    /** Returns the format of the answer. */
    Format format();

    /** Asks the cluster, and writes the answer before it returns. */
    <P, O> Answered answer(PuzzleTask<P, O> asked, SparkSolver solver, Answers answers);

    /**
     * Asks a solver the question that executors will ask, to find out whether it can be answered: all solutions, unless
     * overridden.
     *
     * @throws dlx.api.ModelException if the solver cannot answer it
     */
    default void tryOut(Solver<?> solver) {
        Pieces.of(solver, Question.all());
    }

    /** Returns the options that support only one puzzle; empty if only the options of checkpoints do. */
    default Optional<String> optionForOne() {
        return Optional.empty();
    }

    /**
     * Rejects files that must not exist but do, or must exist but do not.
     *
     * @throws dlx.commands.line.UsageException if there is such a file
     */
    default void checkFiles(HadoopPaths paths) {}

    /** Returns true if standard error reports that a puzzle has no solution, because standard output does not show it. */
    default boolean reportsNoSolution() {
        return false;
    }

    /** Returns true if the exit code shows that a puzzle has no solution. */
    default boolean mustExist() {
        return true;
    }

    /** Returns true if the question does not depend on weights. */
    default boolean ignoresWeights() {
        return true;
    }

    /**
     * The answer to a question, after it was written.
     *
     * @param plain report in the form of a search in this process
     * @param report report of the cluster
     * @param isAnswered true if the question was answered before the search stopped
     * @param keys further keys of the status
     * @param howFar sentence about a search that was not complete; empty if it was
     */
    record Answered(
            SearchReport plain,
            ClusterReport report,
            boolean isAnswered,
            Consumer<JsonMembers> keys,
            Optional<String> howFar) {

        static Answered of(SearchReport plain, ClusterReport report, boolean isAnswered, Consumer<JsonMembers> keys) {
            return new Answered(plain, report, isAnswered, keys, StopMessage.sentence(plain));
        }
    }
}
