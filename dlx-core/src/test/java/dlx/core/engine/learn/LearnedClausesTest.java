package dlx.core.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Found;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Deadline;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that learned clauses hold: no solution breaks a clause, however it was learned and shortened. */
class LearnedClausesTest {

    private static final long COVERS = RandomCovers.amount(800);

    /** Maximum number of covers of a family, because in some families few covers lead to a conflict. */
    private static final long MOST_COVERS = 500;

    private static final int MEMORY = 1 << 20;

    /** Bytes so few that clauses are forgotten and moved again and again. */
    private static final int LITTLE_MEMORY = 1 << 9;

    /** Maximum number of observed nodes; the search of a larger cover is not finished. */
    private static final long NODES = 400;

    /** A search that is observed at each node, with all clauses learned so far, in the numbers of the cover. */
    private static final class Watched {

        final Set<List<Integer>> known = new HashSet<>();
        final LearnSearch search;
        private final Problem problem;

        Watched(PlainCover cover, int memory) {
            problem = Problem.of(cover.cover().data(), StopCheck.NEVER);
            SearchControl control = new SearchControl(
                    NODES, Deadline.of(new CancellationToken()), present -> look(), Integer.MAX_VALUE);
            ItemLists lists = new ItemLists(problem, StopCheck.NEVER);
            search = new LearnSearch(lists, Requests.of(SearchMode.FIRST, cover.givens()), control, memory);
        }

        private void look() {
            search.known()
                    .forEach(clause -> known.add(Arrays.stream(clause)
                            .map(literal -> 2 * problem.number[literal >> 1] + (literal & 1))
                            .sorted()
                            .boxed()
                            .toList()));
        }

        List<Integer> options() {
            return Requests.options(search);
        }
    }

    private static boolean holds(List<Integer> clause, List<Integer> solution) {
        return clause.stream().anyMatch(literal -> solution.contains(literal / 2) == (literal % 2 == 0));
    }

    /** Forbids the shown solutions by clauses: all other solutions satisfy the learned clauses. */
    @ParameterizedTest
    @EnumSource(value = Family.class, names = "TINY.*", mode = EnumSource.Mode.MATCH_ALL)
    void noSolutionThatIsToComeBreaksOne(Family family) {
        int longClauses = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = family.cover(seed);
            Set<List<Integer>> toCome = new HashSet<>(BruteForce.solutions(cover));
            Watched watched = new Watched(cover, seed % 2 == 0 ? MEMORY : LITTLE_MEMORY);
            boolean found = true;
            while (found) {
                watched.known.clear();
                found = watched.search.advance();
                for (List<Integer> clause : watched.known) {
                    longClauses += clause.size() > 1 ? 1 : 0;
                    assertThat(toCome).as("%s %d: %s", family, seed, clause).allMatch(one -> holds(clause, one));
                }
                if (found) {
                    toCome.remove(watched.options());
                }
            }
        }
        assertThat(longClauses).isPositive();
    }

    /** Searches larger covers with {@code links} for a solution that breaks a clause. */
    @ParameterizedTest
    @EnumSource(value = Family.class, names = "TINY.*", mode = EnumSource.Mode.MATCH_NONE)
    void linksFindNoSolutionThatBreaksOne(Family family) {
        int asked = 0;
        for (long seed = 0; seed < Math.max(2, COVERS / 80) || asked == 0 && seed < MOST_COVERS; seed++) {
            PlainCover cover = family.cover(seed);
            Watched watched = new Watched(cover, seed % 2 == 0 ? MEMORY : LITTLE_MEMORY);
            watched.search.advance();
            for (List<Integer> clause : watched.known.stream().limit(40).toList()) {
                Found<Integer> breaking = cover.solver().toBuilder()
                        .engine("links")
                        .given(broken(clause))
                        .nodeLimit(20_000)
                        .build()
                        .solve();
                assertThat(breaking.options().filter(cover::isSolution)) // not where it takes what nothing asks for
                        .as("%s %d: %s", family, seed, clause)
                        .isEmpty();
                asked += clause.size() > 1 && breaking.report().outcome() == Outcome.NO_SOLUTION ? 1 : 0;
            }
        }
        assertThat(asked).as("clauses of %s", family).isPositive();
    }

    /** Returns givens that make each literal of a clause false. */
    private static Givens broken(List<Integer> clause) {
        int[] take =
                clause.stream().filter(l -> l % 2 == 1).mapToInt(l -> l / 2).toArray();
        int[] ban = clause.stream().filter(l -> l % 2 == 0).mapToInt(l -> l / 2).toArray();
        return Givens.of(take).forbidden(ban);
    }
}
