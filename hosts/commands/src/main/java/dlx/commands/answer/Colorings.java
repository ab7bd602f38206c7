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

    /** The maximum time for weights, and again for the words about them. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final PictureOut out;

    /** Writes to a console or beside it. */
    @Inject
    public Colorings(Console console, OutputFiles files) {
        out = new PictureOut(console, files);
    }

    /**
     * Returns the explanation of a puzzle that is impossible by weights; empty where no weights show it, or something shorter does.
     *
     * <p>The search for weights comes first, so this takes some seconds at most.
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

    /** Returns the weights of an explanation, or those that the solver finds where the explanation has none. */
    public static Optional<Weights> weights(Solver<?> solver, Explanation explanation) {
        return explanation instanceof Explanation.NoSolution none
                ? none.weights().or(solver::impossible)
                : Optional.empty();
    }

    /** Returns the name of the file of such a picture, without its end. */
    public static String name(PuzzleTask<?, ?> task) {
        return "puzzle-" + task.number() + "-weights";
    }

    /** Draws weights; empty if the model draws nothing, or does not say where its options lie. */
    public static <P, O> Optional<Svg> picture(PuzzleTask<P, O> task, Weights weights) {
        return WeightsPicture.of(task.model(), task.puzzle(), task.solver().cover())
                .draw(weights, Printable::name);
    }

    /**
     * Writes a picture.
     *
     * @throws dlx.commands.line.UsageException if it has no place to go
     */
    public void write(PuzzleTask<?, ?> task, PictureFormat form, Svg picture) {
        write(task, form, name(task), picture);
    }

    /**
     * Writes a picture of another kind.
     *
     * @param name the name of its file, without the end
     * @throws dlx.commands.line.UsageException if it has no place to go
     */
    public void write(PuzzleTask<?, ?> task, PictureFormat form, String name, Svg picture) {
        out.write(task, form, name, picture);
    }
}
