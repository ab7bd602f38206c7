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

/** Asks a cluster the question of a command about a puzzle, and writes the solutions. Immutable. */
interface ClusterAnswer {

    /** Returns the format of the answer. */
    Format format();

    /** Asks the cluster, and writes the answer before it returns. */
    <P, O> Answered answer(PuzzleTask<P, O> asked, SparkSolver solver, Answers answers);

    /** Asks a solver the question that executors will ask it: all solutions, unless overridden. */
    default void tryOut(Solver<?> solver) {
        Pieces.of(solver, Question.all());
    }

    /** Returns the options that have room for one puzzle; empty if those of checkpoints are all. */
    default Optional<String> optionForOne() {
        return Optional.empty();
    }

    /** Refuses files that exist, or that do not. */
    default void checkFiles(HadoopPaths paths) {}

    /** Returns true if standard error reports that a puzzle has no solution, because standard output does not show it. */
    default boolean reportsNoSolution() {
        return false;
    }

    /** Returns true if the exit code shows that a puzzle has no solution. */
    default boolean mustExist() {
        return true;
    }

    /** Returns true if weights play no part in the question. */
    default boolean ignoresWeights() {
        return true;
    }

    /**
     * The answer to a question, which has been written.
     *
     * @param plain the report in the form of a search in this process
     * @param report the report of the cluster
     * @param isAnswered true if the question was answered, and not only stopped
     * @param keys further keys of the status
     * @param howFar the sentence about a search that did not come to its end
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
