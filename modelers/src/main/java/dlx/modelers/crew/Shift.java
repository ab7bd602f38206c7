package dlx.modelers.crew;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The option "this shift is worked". The label names its duties and its cost, because shifts of the same duties may
 * have several costs: {@code F1 F4 for 310}.
 *
 * @param cost the cost of the shift
 * @param duties the duties of the shift, in the order of time; at least one
 * @since 0.1
 */
public record Shift(long cost, List<Duty> duties) {

    /** Creates a shift with a copy of the list. */
    public Shift {
        duties = List.copyOf(duties);
    }

    int start() {
        return duties.get(0).start();
    }

    int end() {
        return duties.get(duties.size() - 1).end();
    }

    @Override
    public String toString() {
        boolean blanks = duties.stream().anyMatch(duty -> duty.name().indexOf(' ') >= 0); // in names from a table
        return duties.stream().map(Duty::name).collect(Collectors.joining(blanks ? ", " : " ", "", " for " + cost));
    }
}
