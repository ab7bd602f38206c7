package dlx.core.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.search.Outcome;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LearnSearchTest {

    private static final long COVERS = RandomCovers.amount(4000);

    /** Bytes so few that clauses are forgotten again and again. */
    private static final int NO_MEMORY = 64;

    /** Bytes for some dozens of clauses, enough to finish the search. */
    private static final int LITTLE_MEMORY = 1 << 11;

    private static final int MEMORY = 1 << 20;

    private static LearnSearch search(PlainCover cover, SearchControl control, int memory) {
        Problem problem = Problem.of(cover.cover().data(), StopCheck.NEVER);
        ItemLists lists = new ItemLists(problem, StopCheck.NEVER);
        return new LearnSearch(lists, Requests.of(SearchMode.FIRST, cover.givens()), control, memory);
    }

    /** Finds all solutions one after the other: each solution occurs once, and the end is proved. */
    @ParameterizedTest
    @EnumSource(value = Family.class, names = "TINY.*", mode = EnumSource.Mode.MATCH_ALL)
    void findsEverySolutionOnce(Family family) {
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = family.cover(seed);
            SearchControl control = Requests.free();
            LearnSearch search = search(cover, control, seed % 2 == 0 ? MEMORY : NO_MEMORY);
            List<List<Integer>> found = new ArrayList<>();
            while (search.advance()) {
                found.add(Requests.options(search));
            }
            String of = family + " " + seed;
            assertThat(found).as(of).doesNotHaveDuplicates();
            assertThat(new HashSet<>(found)).as(of).isEqualTo(BruteForce.solutions(cover));
            assertThat(control.stopped()).as(of).isEqualTo(StopReason.EXHAUSTED);
            assertThat(search.advance()).as(of).isFalse();
        }
    }

    /**
     * Compares larger covers, with enough conflicts to learn from: the same verdicts as another engine, and true
     * solutions.
     */
    @ParameterizedTest
    @EnumSource(value = Family.class, names = "TINY.*", mode = EnumSource.Mode.MATCH_NONE)
    void agreesOnLargerCovers(Family family) {
        long covers = Math.max(3, COVERS / (family == Family.COPIES || family == Family.GUARDS ? 400 : 60));
        for (long seed = 0; seed < covers; seed++) {
            PlainCover cover = family.cover(seed);
            String of = family + " " + seed;
            boolean isThere = cover.solver().toBuilder()
                            .engine("links")
                            .build()
                            .solve()
                            .report()
                            .outcome()
                    == Outcome.SOLVED;
            boolean isUnique = isThere
                    && cover.solver().toBuilder()
                            .engine("links")
                            .build()
                            .unique()
                            .report()
                            .solutions()
                            .equals(BigInteger.ONE);
            LearnSearch search = search(cover, Requests.free(), seed % 3 == 0 ? LITTLE_MEMORY : MEMORY);
            assertThat(search.advance()).as(of).isEqualTo(isThere);
            if (isThere) {
                List<Integer> first = Requests.options(search);
                assertThat(cover.isSolution(first)).as(of).isTrue();
                assertThat(search.advance()).as(of).isEqualTo(!isUnique);
                assertThat(isUnique || !Requests.options(search).equals(first))
                        .as(of)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 5, 30})
    void entersNoMoreNodesThanItMay(long limit) {
        Set<StopReason> ends = new HashSet<>();
        for (long seed = 0; seed < 60; seed++) {
            SearchControl control = Requests.nodes(limit);
            LearnSearch search = search(Family.MANY_WORDS.cover(seed), control, MEMORY);
            boolean found = search.advance();
            assertThat(search.nodes()).as("seed " + seed).isLessThanOrEqualTo(Math.max(1, limit));
            assertThat(found && control.stopped() == StopReason.NODES).isFalse();
            ends.add(control.stopped());
        }
        assertThat(ends).contains(StopReason.NODES);
    }
}
