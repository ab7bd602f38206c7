package dlx.commands.answer;

import dlx.api.Svg;
import dlx.commands.console.Console;
import dlx.commands.console.OutputFiles;
import dlx.commands.console.Printable;
import dlx.commands.option.PictureFormat;
import dlx.commands.run.PuzzleTask;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Explanation;
import dlx.core.explain.Weights;
import dlx.core.picture.WeightsPicture;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;

/** Pictures of the weights that prove that a puzzle has no solution. */
public final class Colorings {

    /** Maximum time for the weights, and again for the explanation. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final PictureOut out;

    /** Creates a writer to standard output or to files. */
    @Inject
    public Colorings(Console console, OutputFiles files) {
        out = new PictureOut(console, files);
    }

    /**
     * Returns the explanation of a puzzle that is impossible by weights; empty if no weights prove this, or if the
     * explanation has a shorter proof.
     *
     * <p>The search for weights comes first, so the method takes a few seconds at most.
     */
    public static Optional<Explanation.NoSolution> explanation(Solver<?> solver) {
        Solver<?> patient = solver.toBuilder().timeLimit(PATIENCE).build();
        if (patient.impossible().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(patient.ask(Question.explanation()))
                .filter(Explanation.NoSolution.class::isInstance)
                .map(Explanation.NoSolution.class::cast)
                .filter(none -> none.weights().isPresent());
    }

    /** Returns the weights of an explanation; if it does not contain weights, those that the solver finds. */
    public static Optional<Weights> weights(Solver<?> solver, Explanation explanation) {
        return explanation instanceof Explanation.NoSolution none
                ? none.weights().or(solver::impossible)
                : Optional.empty();
    }

    /** Returns the file name of a picture of weights, without extension. */
    public static String name(PuzzleTask<?, ?> task) {
        return "puzzle-" + task.number() + "-weights";
    }

    /** Draws weights; empty if the model does not draw, or does not define the areas of its options. */
    public static <P, O> Optional<Svg> picture(PuzzleTask<P, O> task, Weights weights) {
        return WeightsPicture.of(task.model(), task.puzzle(), task.solver().cover())
                .draw(weights, Printable::name);
    }

    /**
     * Writes a picture of weights.
     *
     * @throws dlx.commands.line.UsageException if standard output cannot take the picture
     */
    public void write(PuzzleTask<?, ?> task, PictureFormat form, Svg picture) {
        write(task, form, name(task), picture);
    }

    /**
     * Writes a picture of another kind.
     *
     * @param name the file name without extension
     * @throws dlx.commands.line.UsageException if standard output cannot take the picture
     */
    public void write(PuzzleTask<?, ?> task, PictureFormat form, String name, Svg picture) {
        out.write(task, form, name, picture);
    }
}
