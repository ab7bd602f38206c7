package dlx.core.explain;

import dlx.api.Experimental;
import dlx.api.Technique;
import java.util.List;

/**
 * The form of a step, of which names of techniques are made.
 *
 * @param kind how the demands show it
 * @param open of each demand of the step, the options that it had left before, ascending
 * @param struck of each demand, those of them that the step's option excludes
 * @param links of {@link Technique.Kind#LOCKED}, the items that the demands use up, ascending; otherwise empty
 * @since 0.1
 */
@Experimental
public record StepForm(Technique.Kind kind, List<List<Integer>> open, List<List<Integer>> struck, List<Integer> links) {

    /** Keeps copies of the lists. */
    public StepForm {
        open = open.stream().map(List::copyOf).toList();
        struck = struck.stream().map(List::copyOf).toList();
        links = List.copyOf(links);
    }
}
