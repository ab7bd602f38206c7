package dlx.app.option;

import dlx.core.Solver;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The values of {@code --engine}, for the help and for completion. */
public final class EngineNames implements Iterable<String> {

    /** {@code auto} and the names of all engines. */
    public static List<String> all() {
        List<String> names = new ArrayList<>(Solver.engines());
        names.add(0, "auto");
        return names;
    }

    @Override
    public Iterator<String> iterator() {
        return all().iterator();
    }
}
