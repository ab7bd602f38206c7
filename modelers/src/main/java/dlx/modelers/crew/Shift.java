package dlx.modelers.crew;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The option "somebody works this shift". The label names its duties and what it costs, for the same duties may be
 * offered at several costs: {@code F1 F4 for 310}.
 *
 * @param cost what it costs
 * @param duties what is done in it, in the order of time; at least one
 * @since 0.1
 */
public record Shift(long cost, List<Duty> duties) {

    /** A shift with copies of what was given. */
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
        boolean blanks = duties.stream().anyMatch(duty -> duty.name().indexOf(' ') >= 0); // those of a table
        return duties.stream().map(Duty::name).collect(Collectors.joining(blanks ? ", " : " ", "", " for " + cost));
    }
}
