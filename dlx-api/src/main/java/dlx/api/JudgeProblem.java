package dlx.api;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The exact input and output of an online judge's problem, as data: a reader, a question, a printer.
 *
 * <p>While a case follows, the host reads it, asks the question, and prints the verdict. Nothing else is written to the
 * output.
 *
 * @param id the judge's name for the problem: {@code POJ3740}
 * @param title one line for users
 * @param question the question about each case
 * @param input reads the cases
 * @param output prints the verdicts
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
@Experimental
public record JudgeProblem<P, O>(String id, String title, Question question, Input<P> input, Output<P, O> output) {

    /** Creates a problem with all its parts. */
    public JudgeProblem {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(question, "question");
        Objects.requireNonNull(input, "input");
        Objects.requireNonNull(output, "output");
    }

    /** The question that a judge asks of each case. */
    public enum Question {
        /** Asks for any one solution. */
        FIRST,
        /** Asks for the number of solutions (0, 1, or more), and for the only solution. */
        UNIQUE,
        /** Asks for a solution of the best score. */
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
         * Opens a text. Nothing need be read yet. The result keeps all state between cases.
         *
         * @param text the text, at its beginning
         * @return the cases; not thread-safe
         * @throws PuzzleSyntaxException if the text before the first case is wrong
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
         * @return the case; empty at the end of the input
         * @throws PuzzleSyntaxException if the text is not a case; the host does not call again after it
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
         * Returns the text of a verdict, exactly as the judge compares it.
         *
         * @param puzzle the case
         * @param verdict the result of the search
         * @param number number of the case, from 1
         * @return the text with its line ends
         */
        String print(P puzzle, Verdict<O> verdict, int number);
    }

    /**
     * The result of a case, of a search that ran to its end.
     *
     * @param solution options of the first, the only or a best solution; empty if the case does not have a solution
     * @param unique true if there is no other solution; always false unless {@link Question#UNIQUE} was asked
     * @param score sum of the weights of the solution
     * @param <O> the model's option
     */
    public record Verdict<O>(Optional<List<O>> solution, boolean unique, long score) {}
}
