package dlx.core.plan;

import dlx.api.CoverData;
import dlx.core.engine.Interruption;
import dlx.core.engine.Problem;

/** One cover in the forms that engines compile, each made when it is asked for. Thread-safe. */
final class Forms {

    private final CoverData cover;
    private final Once<Form, Problem> made = new Once<>();

    Forms(CoverData cover) {
        this.cover = cover;
    }

    CoverData cover() {
        return cover;
    }

    Problem get(Form form, Interruption stop) {
        return made.get(
                form,
                stop,
                () -> form == Form.PLAIN ? Problem.of(cover, stop) : Reduction.of(cover, form == Form.REDUCED, stop));
    }
}
