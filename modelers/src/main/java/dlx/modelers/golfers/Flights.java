package dlx.modelers.golfers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The groups that a club may have, week after week, in the order of the players. */
record Flights(Club club, FirstWeek firstWeek) {

    /** Maximum number of items in all options. More would fill the memory with a cover that cannot be searched. */
    private static final int MOST_HELD = 4_000_000;

    Flights(Club club) {
        this(club, new FirstWeek(club));
    }

    /** Passes all groups to a consumer. */
    void forEach(Consumer<Flight> groups) {
        for (int week = 1; week <= club.weeks(); week++) {
            for (Groups ofSize : club.groups()) {
                extend(week, ofSize.size(), 0, new ArrayList<>(), groups);
            }
        }
    }

    private void extend(int week, int size, int first, List<Player> taken, Consumer<Flight> groups) {
        if (taken.size() == size) {
            Flight group = new Flight(week, taken);
            if (firstWeek.allows(group)) {
                groups.accept(group);
            }
            return;
        }
        int missing = size - taken.size();
        for (int next = first; next + missing <= club.players().size(); next++) {
            taken.add(club.players().get(next));
            extend(week, size, next + 1, taken, groups);
            taken.remove(taken.size() - 1);
        }
    }

    /** Returns the maximum number of groups of a size in a cover. Each covers its players and their pairs. */
    static long most(int size) {
        return MOST_HELD / (size + size * (size - 1L) / 2);
    }

    /** Returns true if there would be more groups than {@link #most}. */
    static boolean areTooMany(int players, int size, int weeks) {
        long ways = 1;
        for (int k = 1; k <= size; k++) { // ways is binomial(players - size + k, k): exact, and it grows
            ways = ways * (players - size + k) / k;
            if (ways * weeks > most(size)) {
                return true;
            }
        }
        return false;
    }
}
