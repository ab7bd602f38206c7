package dlx.core.engine.slots;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;

class FewOptionsSearchTest extends BoundedSearchContract {

    @Override
    boolean fits(Problem problem) {
        return FewOptions.fits(problem);
    }

    @Override
    Engine.Keyed compile(Problem problem) {
        FewOptions few = new FewOptions(problem, StopCheck.NEVER);
        return (task, control) -> new FewOptionsSearch(few, task, control);
    }
}
