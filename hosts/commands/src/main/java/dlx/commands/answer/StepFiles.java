package dlx.commands.answer;

import dlx.api.Svg;
import dlx.commands.console.Console;
import dlx.commands.console.OutputFiles;
import dlx.commands.line.UsageException;
import dlx.commands.option.PictureFormat;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.explain.Deduction;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.picture.StepPictures;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Writes the steps of a path as pictures, or as text if the model does not define the areas of its options. */
public final class StepFiles {

    private final Console console;
    private final PictureOut out;

    @Inject
    public StepFiles(Console console, OutputFiles files) {
        this.console = console;
        out = new PictureOut(console, files);
    }

    /**
     * Draws each step of a path and writes the picture.
     *
     * @throws UsageException if standard output already contains a picture
     */
    public <P, O> void write(PuzzleTask<P, O> task, SolvingPath path, Sentences words, PictureFormat form) {
        Solver<O> solver = task.solver();
        Set<Integer> taken = new TreeSet<>();
        Arrays.stream(solver.givens().givenOptions()).forEach(taken::add);
        StepPictures<P, O> pictures = StepPictures.of(task.model(), task.puzzle(), solver);
        int number = 0;
        for (Deduction step : path.steps()) {
            number++;
            Optional<Svg> drawn = pictures.draw(step, taken, words);
            if (drawn.isEmpty()) {
                console.print(number == 1 && task.number() > 1 ? "puzzle " + task.number() + ":\n" : "");
                words.lines(step).forEach(line -> console.print(line + '\n'));
            } else {
                String name = String.format(Locale.ROOT, "puzzle-%d-step-%03d", task.number(), number);
                out.write(task, form, name, drawn.get());
            }
            if (step.kind() == Deduction.Kind.FORCED) {
                taken.addAll(step.options());
            }
        }
    }
}
