package dlx.core.explain;

import dlx.api.Experimental;
import dlx.api.Technique;
import java.util.List;

/**
 * The form of a step, from which the name of its technique is derived.
 *
 * @param kind the way in which the demands show the conclusion
 * @param open for each demand of the step, the options that it had left before the step, ascending
 * @param struck for each demand, its options in {@code open} that the step's option excludes
 * @param links for {@link Technique.Kind#LOCKED}, the items that the demands use up, ascending; otherwise empty
 * @since 0.1
 */
@Experimental
public record StepForm(Technique.Kind kind, List<List<Integer>> open, List<List<Integer>> struck, List<Integer> links) {

    /** Creates a record that copies the lists. */
    public StepForm {
        open = open.stream().map(List::copyOf).toList();
        struck = struck.stream().map(List::copyOf).toList();
        links = List.copyOf(links);
    }
}
