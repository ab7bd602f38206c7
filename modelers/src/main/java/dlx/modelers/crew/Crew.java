package dlx.modelers.crew;

import dlx.modelers.table.Separator;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Duties, and the shifts to choose from.
 *
 * @param duties in the order of time
 * @param shifts those of the text; none where rules say which there are
 * @param rules what shifts are made by; absent where the text lists them
 * @param separator what stands between the cells of the table (CSV) that states all this; absent where a text does
 * @since 0.1
 */
public record Crew(List<Duty> duties, List<Shift> shifts, Optional<Rules> rules, Optional<Separator> separator) {

    /** Duties that start at the same time stay in the order of the text. */
    static final Comparator<Duty> BY_TIME = Comparator.comparingInt(Duty::start);

    /** Duties and shifts with copies of what was given. */
    public Crew {
        duties = duties.stream().sorted(BY_TIME).toList();
        shifts = List.copyOf(shifts);
    }
}
