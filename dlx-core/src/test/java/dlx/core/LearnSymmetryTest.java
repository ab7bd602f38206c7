package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.covers.SymmetricCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.search.Outcome;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the engine {@code learn} with the clauses of symmetries from the first conflicts on. */
class LearnSymmetryTest {

    private static final long COVERS = RandomCovers.amount(20_000);

    private static Solver<Integer> solver(PlainCover cover, int conflicts) {
        return cover.solver().toBuilder()
                .engine(EngineName.LEARN)
                .sizes(EarlySizes.after(EarlySizes.NEVER).table(conflicts).build())
                .build();
    }

    @Test
    void findsASolutionExactlyWhereThereIsOne() {
        int none = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = SymmetricCovers.cover(seed);
            Set<List<Integer>> all = BruteForce.solutions(cover);
            var answer = solver(cover, 0).solve();
            assertThat(answer.report().outcome())
                    .as("%d %s", seed, cover)
                    .isEqualTo(all.isEmpty() ? Outcome.NO_SOLUTION : Outcome.SOLVED);
            answer.solution()
                    .ifPresent(options ->
                            assertThat(options.stream().sorted().toList()).isIn(all));
            none += all.isEmpty() ? 1 : 0;
        }
        assertThat(none).isBetween((int) COVERS / 10, (int) COVERS * 9 / 10);
    }

    @Test
    void findsTwoSolutionsExactlyWhereThereAreTwo() {
        int unique = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = SymmetricCovers.cover(seed);
            Set<List<Integer>> all = BruteForce.solutions(cover);
            Uniqueness<Integer> two = solver(cover, (int) (seed % 3)).unique();
            List<List<Integer>> found = two.found().stream()
                    .map(solution -> solution.options().stream().sorted().toList())
                    .toList();
            assertThat(found)
                    .as("%d %s", seed, cover)
                    .hasSize(Math.min(2, all.size()))
                    .doesNotHaveDuplicates();
            assertThat(all).as("%d %s", seed, cover).containsAll(found);
            assertThat(two.report().isComplete()).as("%d", seed).isEqualTo(all.size() < 2);
            unique += all.size() == 1 ? 1 : 0;
        }
        assertThat(unique).isGreaterThan((int) COVERS / 50);
    }

    /** Compares larger covers of all kinds, with enough conflicts to learn from. */
    @ParameterizedTest
    @EnumSource(Family.class)
    void agreesOnLargerCovers(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            PlainCover cover = family.cover(seed);
            Solver<Integer> links =
                    cover.solver().toBuilder().engine(EngineName.LINKS).build();
            Solver<Integer> learn = solver(cover, (int) (seed % 4));
            assertThat(learn.solve().solution().isPresent())
                    .as("%s %d", family, seed)
                    .isEqualTo(links.solve().solution().isPresent());
            assertThat(learn.unique().found())
                    .as("%s %d", family, seed)
                    .hasSameSizeAs(links.unique().found());
        }
    }

    /** Twelve pigeons do not fit into eleven holes; without the clauses this takes millions of nodes. */
    @Test
    void refutesPigeons() {
        Cover<Integer> pigeons = Cover.of(Integer.class, c -> {
            Items all = c.items("pigeon", 12);
            Items holes = c.items("hole", 11).secondary();
            for (int k = 0; k < 132; k++) {
                c.option(k, all.at(k / 11), holes.at(k % 11));
            }
        });
        var answer = Solver.builder(pigeons)
                .engine(EngineName.LEARN)
                .nodeLimit(20_000)
                .build()
                .solve();
        assertThat(answer.report().outcome()).isEqualTo(Outcome.NO_SOLUTION);
    }
}
