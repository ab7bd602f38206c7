package dlx.core;

import static dlx.core.covers.SymmetricCovers.cover;
import static dlx.core.covers.SymmetricCovers.latin;
import static dlx.core.covers.SymmetricCovers.triples;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.core.covers.KnownCovers;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.derived.SymmetryGroup;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Symmetry;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Solutions that a symmetry keeps while it moves one of their options. */
class WithSymmetryTest {

    private static boolean isKept(int[] map, List<Integer> solution) {
        return solution.stream().anyMatch(option -> map[option] != option)
                && solution.stream().allMatch(option -> solution.contains(map[option]));
    }

    private static List<int[]> group(Solver<Integer> solver) {
        return SymmetryGroup.of(solver.cover().data(), solver.symmetries(), () -> {})
                .keeping(Givens.NONE, false, () -> {});
    }

    private static List<List<Integer>> kept(Solver<Integer> solver, List<int[]> maps) {
        return solver.iterator().stream()
                .filter(solution -> maps.stream().anyMatch(map -> isKept(map, solution)))
                .map(solution -> solution.stream().sorted().toList())
                .toList();
    }

    private static List<List<Integer>> sorted(Solver<Integer> solver) {
        return solver.iterator().stream()
                .map(solution -> solution.stream().sorted().toList())
                .toList();
    }

    /** Few symmetries, and each generator alone. */
    @Test
    void listsAndCountsTheSolutionsThatSomeSymmetryKeeps() {
        int several = 0;
        for (long seed = 0; seed < RandomCovers.amount(2000); seed++) {
            PlainCover cover = cover(seed);
            Solver<Integer> solver = cover.solver();
            if (!cover.relaxed().isEmpty() || solver.symmetries().order().intValue() > 1000) {
                continue;
            }
            List<List<Integer>> expected = kept(solver, group(solver));
            Solver<Integer> asked =
                    solver.toBuilder().withSymmetry(Optional.empty()).build();
            assertThat(sorted(asked)).as("seed %d: %s", seed, cover).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(asked.count().solutions()).as("seed %d", seed).isEqualTo(expected.size());
            Solver<Integer> named = asked.toBuilder().engine(EngineName.ORBITS).build();
            assertThat(sorted(named)).as("by name, seed %d", seed).isEqualTo(sorted(asked));
            assertThat(named.count().solutions()).as("by name, seed %d", seed).isEqualTo(expected.size());
            several += expected.size() > 1 ? 1 : 0;
        }
        assertThat(several).isGreaterThan(30);
    }

    @Test
    void listsAndCountsTheSolutionsThatOneSymmetryKeeps() {
        int several = 0;
        for (long seed = 0; seed < RandomCovers.amount(2000); seed++) {
            PlainCover cover = cover(seed);
            Solver<Integer> solver = cover.solver();
            List<int[]> generators = new ArrayList<>();
            solver.symmetries().generators().forEach(g -> {
                int[] map = new int[cover.options().size()];
                Arrays.setAll(map, g::image);
                generators.add(map);
            });
            for (int[] map : cover.relaxed().isEmpty() ? generators : List.<int[]>of()) {
                List<List<Integer>> expected = kept(solver, List.of(map));
                try {
                    Solver<Integer> asked = solver.toBuilder()
                            .withSymmetry(Optional.of(option -> map[option]))
                            .build();
                    assertThat(sorted(asked))
                            .as("seed %d: %s", seed, cover)
                            .containsExactlyInAnyOrderElementsOf(expected);
                    assertThat(asked.count().solutions()).as("seed %d", seed).isEqualTo(expected.size());
                    several += expected.size() > 1 ? 1 : 0;
                } catch (ModelException e) {
                    assertThat(e).as("seed %d: %s", seed, cover).hasMessageMatching(".*(together|carry items).*");
                }
            }
        }
        assertThat(several).isGreaterThan(30);
    }

    /** A limit never makes a wrong number complete. */
    @Test
    void aLimitLeavesTheNumberOpen() {
        int stopped = 0;
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            PlainCover cover = cover(seed);
            Solver<Integer> solver = cover.solver();
            if (!cover.relaxed().isEmpty() || solver.symmetries().generators().isEmpty()) {
                continue;
            }
            Symmetry map = solver.symmetries().generators().get(0);
            Solver<Integer> one = withSymmetry(solver, map);
            for (Solver<Integer> asked :
                    List.of(solver.toBuilder().withSymmetry(Optional.empty()).build(), one)) {
                try {
                    BigInteger all = asked.count().solutions();
                    for (long limit : new long[] {1, 2, 5, 20}) {
                        SearchReport report =
                                asked.toBuilder().nodeLimit(limit).build().count();
                        assertThat(report.isComplete() && !report.solutions().equals(all))
                                .as("seed %d, %d nodes: %s", seed, limit, cover)
                                .isFalse();
                        stopped += report.isComplete() ? 0 : 1;
                    }
                } catch (ModelException e) {
                    assertThat(e).hasMessageMatching(".*(together|carry items|different numbers).*");
                }
            }
        }
        assertThat(stopped).isGreaterThan(50);
    }

    private static Solver<Integer> withSymmetry(Solver<Integer> solver, Symmetry map) {
        return solver.toBuilder().withSymmetry(Optional.of(map::image)).build();
    }

    /** Where the solutions are not all visited in time, no others are drawn. */
    @Test
    void aSampleHasTheSymmetryOrIsEmpty() {
        Solver<Integer> queens = Solver.builder(KnownCovers.queens(14))
                .withSymmetry(Optional.empty())
                .nodeLimit(20_000)
                .build();
        List<int[]> maps = group(Solver.of(KnownCovers.queens(14)));
        assertThat(queens.sample(5, 1).drawn())
                .allMatch(solution -> maps.stream().anyMatch(map -> isKept(map, solution.options())));
        Sample<Integer> kinds =
                Solver.builder(latin(6)).oneOfEachKind().memoMemory(400).build().sample(5, 1);
        assertThat(kinds.method()).isEqualTo(Sample.Method.ENUMERATION);
    }

    /** OEIS A033148. */
    @Test
    void sixteenQueensWithAHalfTurn() {
        Solver<Integer> queens = Solver.builder(KnownCovers.queens(16))
                .withSymmetry(Optional.of(cell -> 255 - cell))
                .build();
        SearchReport report = queens.count();
        assertThat(report.solutions()).isEqualTo(3000);
        SearchReport stopped =
                queens.toBuilder().nodeLimit(report.nodes() / 2).build().count();
        assertThat(stopped.stopped()).isEqualTo(StopReason.NODES);
        assertThat(stopped.nodes()).isBetween(report.nodes() / 2 - 10, report.nodes() / 2 + 10);
    }

    /** Options that suffice up to symmetry do not suffice for solutions with one. */
    @Test
    void sufficientOptionsDoNotCount() {
        Solver<Integer> rooks = Solver.builder(KnownCovers.rooks(4))
                .sufficientOptions(option -> option >= 4 || option == 0)
                .withSymmetry(Optional.of(cell -> cell % 4 * 4 + 3 - cell / 4))
                .build();
        assertThat(rooks.count().solutions()).isEqualTo(2);
        assertThat(rooks.solve().solution()).isPresent();
        assertThat(Solver.builder(KnownCovers.queens(6))
                        .sufficientOptions(option -> option < 3 || option > 5)
                        .oneOfEachKind()
                        .build()
                        .unique()
                        .verdict())
                .isEqualTo(Uniqueness.Verdict.UNIQUE);
    }

    /** All options are forced, and seven equal items make 5040 symmetries. */
    @Test
    void forcedOptionsAreMoved() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 7);
            for (int k = 0; k < 7; k++) {
                c.option(k, items.at(k));
            }
        });
        Solver<Integer> solver =
                Solver.builder(cover).withSymmetry(Optional.empty()).build();
        assertThat(solver.count().solutions()).isEqualTo(1);
        assertThat(solver.solve().solution()).isPresent();
    }

    /** Equal options make many symmetries of a small cover; an exchange of two that are not chosen keeps nothing. */
    @Test
    void countsThroughKindsUnderManySymmetries() {
        int several = 0;
        for (long seed = 0; seed < RandomCovers.amount(1000); seed++) {
            PlainCover cover = withEqualOptions(cover(seed), 5);
            Solver<Integer> solver = cover.solver();
            int order = solver.symmetries().order().intValue();
            if (!cover.relaxed().isEmpty() || order <= 1000 || order > 20_000) {
                continue;
            }
            int expected = kept(solver, group(solver)).size();
            Solver<Integer> asked =
                    solver.toBuilder().withSymmetry(Optional.empty()).build();
            try {
                assertThat(asked.count().solutions())
                        .as("seed %d: %s", seed, cover)
                        .isEqualTo(expected);
                several += expected > 0 ? 1 : 0;
            } catch (ModelException e) {
                assertThat(e).hasMessageContaining("different numbers");
            }
        }
        assertThat(several).isGreaterThan(5);
    }

    private static PlainCover withEqualOptions(PlainCover cover, int equal) {
        List<Boolean> primary = new ArrayList<>(cover.primary());
        primary.add(true);
        List<PlainCover.Bounds> bounds = new ArrayList<>(cover.bounds());
        bounds.add(PlainCover.Bounds.ONCE);
        List<PlainCover.Option> options = new ArrayList<>(cover.options());
        for (int k = 0; k <= equal; k++) {
            options.add(new PlainCover.Option(List.of(primary.size() - 1), List.of(PlainCover.Option.NO_COLOR), 0));
        }
        return new PlainCover(primary, bounds, options, cover.pins(), cover.banned(), cover.relaxed());
    }

    /** Against a filter of all solutions. */
    @Test
    void queensWithAHalfTurn() {
        for (int n = 4; n <= 9; n++) {
            int size = n;
            Solver<Integer> solver = Solver.of(KnownCovers.queens(n));
            int last = size * size - 1;
            int[] turn = IntStream.rangeClosed(0, last).map(cell -> last - cell).toArray();
            int expected = kept(solver, List.of(turn)).size();
            Set<List<Integer>> found = new HashSet<>(sorted(solver.toBuilder()
                    .withSymmetry(Optional.of(cell -> turn[cell]))
                    .build()));
            assertThat(found).as("%d queens", n).hasSize(expected);
        }
    }

    /** All Steiner triple systems of 7 and 9 points have symmetries; one of order 13 is a count through kinds. */
    @Test
    void designsAndSquares() {
        assertThat(Solver.builder(triples(9))
                        .withSymmetry(Optional.empty())
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(840);
        assertThat(Solver.builder(latin(5))
                        .withSymmetry(Optional.empty())
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(161_280);
        Found<Integer> one = Solver.builder(triples(13))
                .withSymmetry(Optional.empty())
                .build()
                .solve();
        assertThat(one.solution()).isPresent();
        assertThatThrownBy(() -> Solver.builder(latin(5))
                        .withSymmetry(Optional.empty())
                        .build()
                        .iterator()
                        .hasNext())
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("expected a question for one of them or for their number");
    }
}
