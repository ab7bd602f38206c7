package dlx.core.engine.local;

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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocalSearchTest {

    private static final long COVERS = RandomCovers.amount(4000);

    private static final int MEMORY = 1 << 20;

    /** Ints for a few lists of conflicts only. */
    private static final int LITTLE_MEMORY = 40;

    /** Number of nodes within which all of 80 000 tiny covers that have a solution were solved, nearly all within 50. */
    private static final long NODES = 20_000;

    /** Number of nodes of a search for a solution that does not exist. */
    private static final long FEW_NODES = 300;

    private static Problem problem(PlainCover cover) {
        return Problem.of(cover.cover().data(), StopCheck.NEVER);
    }

    private static LocalSearch search(PlainCover cover, SearchControl control, int memory, long seed) {
        Problem problem = problem(cover);
        return new LocalSearch(
                problem,
                Holders.of(problem, StopCheck.NEVER),
                Requests.of(SearchMode.FIRST, cover.givens()),
                control,
                memory,
                seed);
    }

    private static LocalSearch search(PlainCover cover, SearchControl control) {
        return search(cover, control, MEMORY, 1);
    }

    private static void recount(PlainCover cover, LocalSearch search, String of) {
        search.moves.ifPresent(moves -> Recount.check(of, problem(cover), moves));
    }

    /** Finds a solution of each tiny cover that has one; ends without one only at the limit or with a right proof. */
    @ParameterizedTest
    @EnumSource(value = Family.class, names = "TINY.*", mode = EnumSource.Mode.MATCH_ALL)
    void findsASolutionOfEachTinyCover(Family family) {
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = family.cover(seed);
            String of = family + " " + seed;
            boolean isThere = !BruteForce.solutions(cover).isEmpty();
            SearchControl control = Requests.nodes(isThere ? NODES : FEW_NODES);
            LocalSearch search = search(cover, control, seed % 2 == 0 ? MEMORY : LITTLE_MEMORY, seed);
            assertThat(search.advance()).as(of).isEqualTo(isThere);
            if (isThere) {
                assertThat(cover.isSolution(Requests.options(search))).as(of).isTrue();
                assertThat(search.uncoveredAtBest()).as(of).isZero();
            }
        }
    }

    /**
     * Tests larger covers: solutions are true, proofs are right, and nearly all covers with a solution are solved. Equal
     * covers give equal rates.
     */
    @ParameterizedTest
    @EnumSource(value = Family.class, names = "TINY.*", mode = EnumSource.Mode.MATCH_NONE)
    void findsNearlyAllSolutionsOfLargerCovers(Family family) {
        long covers = Math.max(10, COVERS / (family == Family.COPIES || family == Family.GUARDS ? 400 : 60));
        int solvable = 0;
        int solved = 0;
        for (long seed = 0; seed < covers; seed++) {
            PlainCover cover = family.cover(seed);
            String of = family + " " + seed;
            boolean isThere = cover.solver().solve().report().outcome() == Outcome.SOLVED;
            SearchControl control = Requests.nodes(isThere ? NODES : FEW_NODES);
            LocalSearch search = search(cover, control, seed % 2 == 0 ? MEMORY : LITTLE_MEMORY, seed);
            boolean isFound = search.advance();
            assertThat(isFound ? isThere : control.stopped() == StopReason.NODES || !isThere)
                    .as(of)
                    .isTrue();
            assertThat(!isFound || cover.isSolution(Requests.options(search)))
                    .as(of)
                    .isTrue();
            solvable += isThere ? 1 : 0;
            solved += isFound ? 1 : 0;
            recount(cover, search, of);
        }
        assertThat(solved).as("%s: of %d", family, solvable).isGreaterThanOrEqualTo(solvable * 9 / 10);
    }

    /** Tests items without a maximum, as those of repeated covers. */
    @Test
    void supportsItemsThatMayBeCoveredAnyNumberOfTimes() {
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = withoutMaximum(Family.TINY_BOTH.cover(seed));
            String of = "seed " + seed;
            boolean isThere = !BruteForce.solutions(cover).isEmpty();
            LocalSearch search = search(cover, Requests.nodes(isThere ? NODES : FEW_NODES));
            assertThat(search.advance()).as(of).isEqualTo(isThere);
            assertThat(!isThere || cover.isSolution(Requests.options(search)))
                    .as(of)
                    .isTrue();
            recount(cover, search, of);
        }
    }

    private static PlainCover withoutMaximum(PlainCover cover) {
        List<PlainCover.Bounds> bounds = cover.bounds().stream()
                .map(b -> b.most() > 1 ? new PlainCover.Bounds(b.least(), Integer.MAX_VALUE) : b)
                .toList();
        return new PlainCover(cover.primary(), bounds, cover.options(), cover.pins(), cover.banned(), cover.relaxed());
    }

    /** Computes the state anew after a few steps, and after some more. */
    @ParameterizedTest
    @EnumSource
    void keepsItsStateUpToDate(Family family) {
        int uncovered = 0;
        for (long seed = 0; seed < Math.max(5, COVERS * family.share() / 200); seed++) {
            PlainCover cover = family.cover(seed);
            long[] end = new long[1];
            SearchControl control = Requests.pausing(Long.MAX_VALUE, at -> at.nodes() >= end[0]);
            LocalSearch search = search(cover, control, seed % 2 == 0 ? MEMORY : LITTLE_MEMORY, seed);
            boolean isFound = false;
            for (long limit = 1; limit < 300 && !isFound; limit += 1 + limit / 2) {
                end[0] = limit;
                control.resume();
                isFound = search.advance();
                recount(cover, search, family + " " + seed + ", " + limit + " nodes");
                uncovered += search.uncoveredAtBest() > 0 ? 1 : 0;
            }
        }
        assertThat(uncovered).isPositive();
    }

    /**
     * Tests that a search stopped at every node, or even between two options that it drops, makes the same steps as one
     * that is not stopped.
     */
    @ParameterizedTest
    @EnumSource
    void continuesWhereItWasStopped(Family family) {
        long stops = 0;
        for (long seed = 0; seed < 5L * family.share(); seed++) {
            PlainCover cover = family.cover(seed);
            String of = family + " " + seed;
            LocalSearch whole = search(cover, Requests.nodes(FEW_NODES));
            boolean isFound = whole.advance();
            int[] looks = {1 + (int) (seed % 4)};
            SearchControl turn = Requests.pausing(FEW_NODES, at -> --looks[0] < 0);
            LocalSearch parts = search(cover, turn);
            boolean isFoundInParts = parts.advance();
            while (!isFoundInParts && turn.isPaused()) {
                stops++;
                looks[0] = 1 + (int) (stops % 4);
                turn.resume();
                isFoundInParts = parts.advance();
                if (stops % 50 == 0) {
                    recount(cover, parts, of);
                }
            }
            assertThat(isFoundInParts).as(of).isEqualTo(isFound);
            assertThat(parts.nodes()).as(of).isEqualTo(whole.nodes());
            assertThat(parts.uncoveredAtBest()).as(of).isEqualTo(whole.uncoveredAtBest());
            assertThat(parts.optionsAtBest()).as(of).isEqualTo(whole.optionsAtBest());
            assertThat(parts.updates()).as(of).isEqualTo(whole.updates());
        }
        assertThat(stops).isPositive();
    }

    /** Tests that a seed determines the search; the memory does not change its steps. */
    @Test
    void equalSeedsGiveEqualSearches() {
        Set<List<Integer>> found = new HashSet<>();
        for (int memory : new int[] {MEMORY, MEMORY, LITTLE_MEMORY, 0}) {
            for (long seed = 0; seed < 3; seed++) {
                LocalSearch search = search(Family.PARTS.cover(0), Requests.free(), memory, seed);
                assertThat(search.advance()).isTrue();
                List<Integer> solution = new ArrayList<>(Requests.options(search));
                solution.add((int) search.nodes());
                solution.add((int) search.updates());
                found.add(solution);
            }
        }
        assertThat(found).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 5, 30})
    void makesNoMoreStepsThanItMay(long limit) {
        Set<StopReason> ends = new HashSet<>();
        for (long seed = 0; seed < 30; seed++) {
            SearchControl control = Requests.nodes(limit);
            LocalSearch search = search(Family.MANY_WORDS.cover(seed), control);
            boolean isFound = search.advance();
            assertThat(search.nodes()).as("seed " + seed).isLessThanOrEqualTo(Math.max(1, limit));
            assertThat(isFound && control.stopped() == StopReason.NODES).isFalse();
            ends.add(control.stopped());
        }
        assertThat(ends).contains(StopReason.NODES);
    }

    /** Tests that the root alone is enough for a proof if its givens exclude each other, or leave an item uncovered. */
    @Test
    void provesContradictionsOfTheRoot() {
        int contradictions = 0;
        for (long seed = 0; seed < RandomCovers.amount(200); seed++) {
            PlainCover cover = Family.PINNED.cover(seed);
            SearchControl control = Requests.nodes(FEW_NODES);
            LocalSearch search = search(cover, control);
            if (!search.advance() && control.stopped() == StopReason.EXHAUSTED) {
                contradictions++;
                assertThat(cover.solver().solve().report().outcome())
                        .as("seed " + seed)
                        .isEqualTo(Outcome.NO_SOLUTION);
                assertThat(search.share()).isEqualTo(1);
                assertThat(search.advance()).isFalse();
                assertThat(control.stopped()).isEqualTo(StopReason.EXHAUSTED);
            }
        }
        assertThat(contradictions).isPositive();
    }

    /** Tests that the search, after its solution, does not claim that there are no others. */
    @Test
    void endsAfterItsSolutionWithoutAProof() {
        SearchControl control = Requests.free();
        LocalSearch search = search(Family.PARTS.cover(0), control);
        assertThat(search.advance()).isTrue();
        assertThat(search.advance()).isFalse();
        assertThat(control.stopped()).isEqualTo(StopReason.SOLUTION_LIMIT);
        assertThat(search.share()).isZero();
    }
}
