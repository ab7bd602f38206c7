package dlx.modelers.crew;

import dlx.modelers.table.Separator;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Duties, and the shifts to choose from.
 *
 * @param duties the duties, in the order of time
 * @param shifts the shifts listed in the text; empty if rules define the shifts
 * @param rules the rules by which shifts are made; absent if the text lists them
 * @param separator the separator between the cells of the table (CSV); absent if the puzzle is not a table
 * @since 0.1
 */
public record Crew(List<Duty> duties, List<Shift> shifts, Optional<Rules> rules, Optional<Separator> separator) {

    /** Order of duties by start. A stable sort keeps duties with equal starts in the order of the text. */
    static final Comparator<Duty> BY_TIME = Comparator.comparingInt(Duty::start);

    /** Creates a problem with copies of the lists; duties are sorted. */
    public Crew {
        duties = duties.stream().sorted(BY_TIME).toList();
        shifts = List.copyOf(shifts);
    }
}
