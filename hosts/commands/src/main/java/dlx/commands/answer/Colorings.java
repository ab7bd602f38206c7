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

    /** For weights, and again for the words about them. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final PictureOut out;

    /** Writes to a console or beside it. */
    @Inject
    public Colorings(Console console, OutputFiles files) {
        out = new PictureOut(console, files);
    }

    /**
     * The explanation of what is impossible by weights; nothing where no weights show it, or something shorter does.
     *
     * <p>Takes some seconds at most: weights are found first.
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

    /** The weights that an explanation tells of, or that would do where it tells something shorter. */
    public static Optional<Weights> weights(Solver<?> solver, Explanation explanation) {
        return explanation instanceof Explanation.NoSolution none
                ? none.weights().or(solver::impossible)
                : Optional.empty();
    }

    /** The name of the file of such a picture, without its end. */
    public static String name(PuzzleTask<?, ?> task) {
        return "puzzle-" + task.number() + "-weights";
    }

    /** Draws weights; nothing if the model draws nothing, or does not tell where its options lie. */
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
     * @param name of its file, without the end
     * @throws dlx.commands.line.UsageException if it has no place to go
     */
    public void write(PuzzleTask<?, ?> task, PictureFormat form, String name, Svg picture) {
        out.write(task, form, name, picture);
    }
}
