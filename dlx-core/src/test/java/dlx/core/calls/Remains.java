package dlx.core.calls;

import dlx.core.Solver;
import dlx.core.calls.Name.SolverName;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Searches the remaining parts of a search, with the solver that began it, without its limits. */
final class Remains {

    private final World world;
    private final SolverName owner;
    private final Asked asked;

    Remains(World world, SolverName owner, Asked asked) {
        this.world = world;
        this.owner = owner;
        this.asked = asked;
    }

    /** Compares the solutions of all parts with the unreported solutions. */
    void check(List<Givens> parts, List<List<Integer>> unseen) {
        Solver<Integer> solver = world.solvers.get(owner).real().toBuilder()
                .solutionLimit(Long.MAX_VALUE)
                .nodeLimit(Long.MAX_VALUE)
                .timeLimit(Duration.ofDays(9))
                .token(new CancellationToken())
                .start(List.of())
                .symmetries(List.of())
                .build();
        List<List<Integer>> actual = new ArrayList<>();
        for (Givens given : parts) {
            world.api.forEach(solver.toBuilder().given(given).build(), solution -> {
                actual.add(solution);
                return Visit.CONTINUE;
            });
        }
        if (asked.how.learns()) { // the order of a part may be another one
            Mismatch.unlessSame("seen, sorted", sorted(actual), sorted(unseen));
        } else {
            Mismatch.unlessSame("seen", actual, unseen);
        }
    }

    private static List<List<Integer>> sorted(List<List<Integer>> solutions) {
        return solutions.stream().sorted(Comparator.comparing(Object::toString)).toList();
    }
}
