package dlx.api;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The exact input and output of an online judge's problem, as data: a way to read, a question, a way to print.
 *
 * <p>As long as a case follows, the host reads it, asks the question, and prints the verdict. Nothing else is written
 * to the output.
 *
 * @param id the judge's name for the problem: {@code POJ3740}
 * @param title one line for people
 * @param question what is asked of each case
 * @param input how the cases are read
 * @param output how a verdict is printed
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
@Experimental
public record JudgeProblem<P, O>(String id, String title, Question question, Input<P> input, Output<P, O> output) {

    /** A problem with all its parts. */
    public JudgeProblem {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(question, "question");
        Objects.requireNonNull(input, "input");
        Objects.requireNonNull(output, "output");
    }

    /** The question that a judge asks of each case. */
    public enum Question {
        /** Any one solution. */
        FIRST,
        /** Whether there is none, one or more than one, and the one. */
        UNIQUE,
        /** A solution of the best score. */
        BEST
    }

    /**
     * Opens an input of the judge.
     *
     * @param <P> the model's puzzle
     */
    @FunctionalInterface
    public interface Input<P> {

        /**
         * Starts on a text. Nothing need be read yet; what must be remembered from case to case is kept in the answer.
         *
         * @param text at its beginning
         * @return the cases, for one thread
         * @throws PuzzleSyntaxException if what stands before the first case is wrong
         */
        Cases<P> open(PuzzleText text);
    }

    /**
     * The cases of one input.
     *
     * @param <P> the model's puzzle
     */
    @FunctionalInterface
    public interface Cases<P> {

        /**
         * Reads the next case.
         *
         * @return the case, or nothing where the input ends
         * @throws PuzzleSyntaxException if the text is not a case; not to be asked again then
         */
        Optional<P> next();
    }

    /**
     * Prints the verdict of a case.
     *
     * @param <P> the model's puzzle
     * @param <O> the model's option
     */
    @FunctionalInterface
    public interface Output<P, O> {

        /**
         * Prints a verdict, exactly as the judge compares it.
         *
         * @param puzzle the case
         * @param verdict what was found
         * @param number the number of the case, from 1
         * @return the text with its line ends
         */
        String print(P puzzle, Verdict<O> verdict, int number);
    }

    /**
     * The result of a case; the search always ran to the answer.
     *
     * @param solution the first, the only or a best one; absent if there is none
     * @param unique whether no other exists; {@code false} unless {@link Question#UNIQUE} was asked
     * @param score its total weight
     * @param <O> the model's option
     */
    public record Verdict<O>(Optional<List<O>> solution, boolean unique, long score) {}
}
