package dlx.core.engine.slots;

import static dlx.core.engine.EarlyHandOvers.NEVER;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Boards;
import dlx.core.covers.BruteForce;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Deadline;
import dlx.core.engine.EarlyHandOvers;
import dlx.core.engine.Engine;
import dlx.core.engine.HandOvers;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.engine.learn.LearnEngine;
import dlx.core.engine.links.LinksEngine;
import dlx.core.engine.sweep.DiagramEngine;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests a search that learns over slots, switches to other engines, and returns to slots. */
class LearningSearchTest {

    private static final long COVERS = RandomCovers.amount(2000);

    private static LearningSearch search(PlainCover cover, SearchControl control, long few, long fewOfOthers) {
        Problem problem = Problem.of(cover.cover().data(), StopCheck.NEVER);
        return search(cover, control, few, 1, fewOfOthers, others(problem));
    }

    private static Engine.OtherCompilations others(Problem problem) {
        return (kind, stop) -> switch (kind.engine()) {
            case DiagramEngine.NAME ->
                new DiagramEngine((p, request, asks) -> new LinksEngine()).compile(problem, stop);
            case LearnEngine.NAME -> new LearnEngine().compile(problem, stop);
            default -> new LinksEngine().compile(problem, stop);
        };
    }

    private static LearningSearch search(
            PlainCover cover,
            SearchControl control,
            long few,
            long states,
            long fewOfOthers,
            Engine.OtherCompilations others) {
        return search(SearchMode.FIRST, cover, control, few, states, fewOfOthers, others);
    }

    private static LearningSearch search(
            SearchMode mode,
            PlainCover cover,
            SearchControl control,
            long few,
            long states,
            long fewOfOthers,
            Engine.OtherCompilations others) {
        Problem problem = Problem.of(cover.cover().data(), StopCheck.NEVER);
        HandOvers early = EarlyHandOvers.after(1)
                .learning(few)
                .states(states)
                .otherWays(fewOfOthers)
                .patience(3)
                .weights(NEVER)
                .build();
        return new LearningSearch(
                new SlotsEngine().compile(problem, StopCheck.NEVER),
                Optional.of(new LearningSearch.OtherWays(
                        new LearningSearch.Names(DiagramEngine.NAME, LinksEngine.NAME, LearnEngine.NAME), others)),
                Requests.with(Requests.of(mode, cover.givens()), early),
                control);
    }

    private static PlainCover cover(long seed) {
        return seed % 2 == 0 ? RandomCovers.plain(seed) : SlotsSearchContract.random(seed, 12, 30, 3);
    }

    @Test
    void aSolutionIsFoundJustWhereThereIsOneInWhateverStageTheSearchIs() {
        int[] onOtherWays = new int[2];
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = cover(seed);
            if (cover.hasMultiplicities()) {
                continue;
            }
            Set<List<Integer>> all = BruteForce.solutions(cover);
            SearchControl control = Requests.free();
            LearningSearch search = search(cover, control, 1 + seed % 4, 1 + seed % 7);
            assertThat(search.advance()).as("seed " + seed).isEqualTo(!all.isEmpty());
            assertThat(control.stopped()).as("seed " + seed).isEqualTo(StopReason.EXHAUSTED);
            if (!all.isEmpty()) {
                assertThat(all).as("seed " + seed).contains(Requests.options(search));
            }
            onOtherWays[all.isEmpty() ? 0 : 1] += search.engine().equals(Optional.of(LinksEngine.NAME)) ? 1 : 0;
        }
        assertThat(onOtherWays[0])
                .as("covers without a solution, as links found")
                .isPositive();
        assertThat(onOtherWays[1]).as("solutions found by links").isPositive();
    }

    /** Tests that the nodes of all stages add up, and that a stage does not continue beyond the limit of the whole. */
    @Test
    void aLimitOfNodesEndsItInWhateverStageItIs() {
        int stopped = 0;
        for (long seed = 1; seed < RandomCovers.amount(400); seed += 2) {
            PlainCover cover = cover(seed);
            for (long limit = 1; limit < 30; limit++) {
                SearchControl control = Requests.nodes(limit);
                LearningSearch search = search(cover, control, 4, 6);
                boolean found = search.advance();
                String where = "seed " + seed + ", limit " + limit;
                assertThat(search.nodes()).as(where).isLessThanOrEqualTo(limit + 1);
                if (!found && control.stopped() == StopReason.NODES) {
                    stopped++;
                } else {
                    assertThat(found)
                            .as(where)
                            .isEqualTo(!BruteForce.solutions(cover).isEmpty());
                }
            }
        }
        assertThat(stopped).isPositive();
    }

    @Test
    void whereNoMemoryIsLeftForOtherWaysSlotsGoToTheEnd() {
        int onTheirOwn = 0;
        for (long seed = 1; seed < RandomCovers.amount(400); seed += 2) {
            PlainCover cover = cover(seed);
            int[] asked = new int[1];
            SearchControl control = Requests.free();
            LearningSearch search = search(cover, control, 2, 50, 5, (kind, stop) -> {
                asked[0]++;
                throw new SearchStopped(StopReason.MEMORY);
            });
            assertThat(search.advance())
                    .as("seed " + seed)
                    .isEqualTo(!BruteForce.solutions(cover).isEmpty());
            assertThat(control.stopped()).as("seed " + seed).isEqualTo(StopReason.EXHAUSTED);
            onTheirOwn += asked[0];
        }
        assertThat(onTheirOwn).isPositive();
    }

    @Test
    void aSweepFindsOneSolutionAndTwo() {
        int[] swept = new int[3];
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = cover(seed);
            if (cover.hasMultiplicities()) {
                continue;
            }
            Engine.OtherCompilations others = others(Problem.of(cover.cover().data(), StopCheck.NEVER));
            Set<List<Integer>> all = BruteForce.solutions(cover);
            for (SearchMode mode : List.of(SearchMode.FIRST, SearchMode.UNIQUE)) {
                SearchControl control = Requests.free();
                LearningSearch search = search(mode, cover, control, 1 + seed % 4, 1 << 10, 1, others);
                Set<List<Integer>> found = new HashSet<>();
                while (found.size() < (mode == SearchMode.FIRST ? 1 : 2) && search.advance()) {
                    assertThat(found.add(Requests.options(search)))
                            .as("new, seed " + seed)
                            .isTrue();
                }
                assertThat(all).as(mode + ", seed " + seed).containsAll(found);
                assertThat(found)
                        .as(mode + ", seed " + seed)
                        .hasSize(Math.min(mode == SearchMode.FIRST ? 1 : 2, all.size()));
                assertThat(control.stopped()).as("seed " + seed).isEqualTo(StopReason.EXHAUSTED);
                swept[Math.min(2, all.size())] += search.engine().equals(Optional.of(DiagramEngine.NAME)) ? 1 : 0;
            }
        }
        assertThat(swept)
                .as("covers with no solution, one, more that a sweep decided")
                .doesNotContain(0);
    }

    @Test
    void statesThatMeetAreSwept() {
        PlainCover cover = Boards.withoutTwoCorners(12);
        SearchControl control = Requests.nodes(200_000);
        LearningSearch search = search(
                cover,
                control,
                1000,
                20_000,
                1000,
                others(Problem.of(cover.cover().data(), StopCheck.NEVER)));
        assertThat(search.advance()).isFalse();
        assertThat(control.stopped()).isEqualTo(StopReason.EXHAUSTED);
        assertThat(search.engine()).contains(DiagramEngine.NAME);
        assertThat(search.order()).isPresent();
        assertThat(search.nodes()).isBetween(10_000L, 20_000L);
    }

    @Test
    void whoCancelsItOnOtherWaysEndsIt() {
        PlainCover cover = SlotsSearchContract.random(3, 60, 600, 4);
        CancellationToken token = new CancellationToken();
        SearchControl control = new SearchControl(
                Long.MAX_VALUE,
                Deadline.of(token),
                search -> {
                    if (search.engine().isPresent()) {
                        token.cancel();
                    }
                },
                1);
        LearningSearch search = search(cover, control, 100, Long.MAX_VALUE);
        assertThat(search.advance()).isFalse();
        assertThat(control.stopped()).isEqualTo(StopReason.CANCELLED);
        assertThat(search.solutions()).isZero();
    }
}
