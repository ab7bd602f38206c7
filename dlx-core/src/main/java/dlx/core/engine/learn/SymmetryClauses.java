package dlx.core.engine.learn;

import dlx.core.search.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Clauses that keep one solution of each orbit, or some of them (J. Crawford, M. Ginsberg, E. Luks, A. Roy,
 * Symmetry-breaking predicates for search problems, 1996). A solution x is a row of bits, one for each option. If it is
 * the lexicographically largest of its orbit, then x is at least as large as its image under each symmetry. All clauses
 * use the same order of options, so the largest ones satisfy all of them.
 *
 * <p>For each option k that a symmetry moves, there is a variable: all options before agree with their images. It has
 * three clauses. If they agree, then option k is at least its image, and if k is left or its image is taken, all
 * options up to k agree. A symmetry of order 2 needs only the first option of each pair. {@link Exchanges} of neighbors
 * have clauses for all options, which leave one order of the things (J. Devriendt, B. Bogaerts, M. Bruynooghe, M.
 * Denecker, Improved static symmetry breaking for SAT, 2016); other symmetries have them for the first ones.
 */
final class SymmetryClauses {

    /** Maximum number of options of a symmetry with clauses, except for exchanges of neighbors. */
    private static final int MOST_OPTIONS = 60;

    private static final int NEVER = -1;

    private final Trail trail;
    private final Clauses clauses;
    private final List<Row> rows = new ArrayList<>();

    /** Number of variables with these clauses. */
    private int variables;

    /** A symmetry, and the options that are compared with their images, ascending. */
    private record Row(Symmetry map, int... options) {}

    /**
     * Prepares the clauses of some symmetries; called at level 0.
     *
     * @param most maximum number of options that are compared
     */
    SymmetryClauses(List<Symmetry> symmetries, Trail trail, Clauses clauses, int most) {
        this.trail = trail;
        this.clauses = clauses;
        variables = trail.level.length;
        int end = variables + most;
        Exchanges exchanges = new Exchanges(symmetries);
        exchanges.adjacent.forEach(map -> prepare(map, end - variables));
        exchanges.others.forEach(map -> prepare(map, Math.min(MOST_OPTIONS, end - variables)));
    }

    private void prepare(Symmetry map, int most) {
        int[] options = IntStream.of(map.moved())
                .filter(option -> map.image(option) > option || map.image(map.image(option)) != option)
                .filter(option -> trail.isOpen(option) || trail.value[2 * option] != trail.value[2 * map.image(option)])
                .limit(most)
                .toArray();
        rows.add(new Row(map, options));
        variables += options.length;
    }

    /** Returns the number of variables with those of the clauses. */
    int variables() {
        return variables;
    }

    /** Adds the clauses to a trail with room for their variables. Returns false if they leave no solution. */
    boolean add() {
        boolean isPossible = true;
        int variable = variables;
        for (Row row : rows) {
            int differ = NEVER; // a literal: some option before differs from its image
            for (int option : row.options) {
                int image = row.map.image(option);
                int agree = 2 * --variable;
                isPossible &= add(differ, 2 * option, 2 * image + 1)
                        && add(differ, 2 * option, agree)
                        && add(differ, 2 * image + 1, agree);
                differ = agree + 1;
            }
        }
        return isPossible;
    }

    /** Adds a clause without its literals that no solution satisfies. Returns false if all are left out. */
    private boolean add(int... literals) {
        int length = 0;
        for (int literal : literals) {
            int value = literal == NEVER ? -1 : trail.value[literal];
            if (value > 0) {
                return true;
            }
            if (value == 0) {
                literals[length++] = literal;
            }
        }
        if (length == 1) {
            trail.assign(literals[0], Trail.NONE);
        } else if (length > 1) {
            clauses.add(literals, length, Clauses.FOR_EVER);
        }
        return length > 0;
    }
}
