package dlx.core;

import dlx.api.Cover;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** A cover with what the reference says of it, ready to be asked of engines. */
final class Trial {

    /** Where more solutions are compared no further. */
    static final int MOST_SOLUTIONS = 128;

    /** Where the reference gives up; far more than most random covers take. */
    static final int MOST_NODES = 20_000;

    final PlainCover plain;
    final Cover<Integer> cover;
    final Reference expected;
    private final Map<String, Solver<Integer>> solvers = new HashMap<>();
    private List<Trial> pinned = List.of();
    private Optional<BigInteger> count = Optional.empty();

    private Trial(PlainCover plain, Cover<Integer> cover) {
        this.plain = plain;
        this.cover = cover;
        this.expected = Reference.solve(plain, MOST_SOLUTIONS, MOST_NODES);
    }

    static Trial of(PlainCover plain) {
        return new Trial(plain, plain.cover());
    }

    /** Whether the reference found enough to judge answers by: everything, or two solutions. */
    boolean isKnown() {
        return expected.isComplete() || expected.solutions().size() > 1;
    }

    /** The solver of an engine: the same at each call, so that all questions share what it compiled. */
    Solver<Integer> solver(String engine) {
        return solvers.computeIfAbsent(engine, this::freshSolver);
    }

    /** A solver that has compiled nothing yet. */
    Solver<Integer> freshSolver(String engine) {
        return Solver.of(cover).engine(engine);
    }

    /** How many solutions there are, if the reference can tell. */
    Optional<BigInteger> count() {
        if (count.isEmpty()) {
            count = expected.isComplete()
                    ? Optional.of(BigInteger.valueOf(expected.solutions().size()))
                    : Reference.count(plain, MOST_NODES);
        }
        return count;
    }

    /** The same cover with more pins: the first and the last option, any option, half of a solution. */
    List<Trial> pinned() {
        int options = plain.options().size();
        if (pinned.isEmpty() && options > 0) {
            Random random = new Random(options);
            List<List<Integer>> solutions = expected.solutions();
            List<List<Integer>> pins = new ArrayList<>();
            pins.add(List.of(0, options - 1));
            pins.add(List.of(random.nextInt(options)));
            if (!solutions.isEmpty()) {
                List<Integer> solution = solutions.get(random.nextInt(solutions.size()));
                pins.add(solution.subList(0, (solution.size() + 1) / 2));
            }
            pinned = pins.stream()
                    .map(more -> Trial.of(plain.pinned(more)))
                    .filter(Trial::isKnown)
                    .toList();
        }
        return pinned;
    }
}
