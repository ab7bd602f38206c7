package dlx.app.answer;

import dlx.api.Solution;
import dlx.api.Svg;
import dlx.app.console.Console;
import dlx.app.console.UsageException;
import dlx.app.option.SolutionFormat;
import dlx.app.run.Case;
import jakarta.inject.Inject;

/** Writes solutions as pictures: into a folder, or one to standard output. */
final class Pictures {

    private final Console console;
    private boolean written;

    @Inject
    Pictures(Console console) {
        this.console = console;
    }

    /**
     * Draws a solution and writes it.
     *
     * @throws UsageException if the model draws nothing, or if this is one picture too many for standard output
     */
    <P, O> void write(Case<P, O> asked, SolutionFormat form, Solution<O> solution) {
        Svg picture = asked.model()
                .picture(asked.puzzle(), solution)
                .orElseThrow(() -> new UsageException("--format svg: the model "
                        + asked.model().id() + " draws no pictures; expected text, json or options"));
        if (form.folder().isPresent()) {
            String name = "puzzle-" + asked.number() + "-solution-" + solution.number() + ".svg";
            console.print(form.folder().get().write(name, picture.toString()) + '\n');
        } else if (written) {
            throw new UsageException("--format svg: standard output takes one picture, and puzzle " + asked.number()
                    + " is another; expected --output DIR");
        } else {
            console.print(picture.toString());
            written = true;
        }
    }
}
