package dlx.core.engine.links;

import static dlx.core.engine.EarlyHandOvers.NEVER;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.BruteForce;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Deadline;
import dlx.core.engine.EarlyHandOvers;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests searches for any solution that restart at the root, here after almost every node. */
class RestartsTest {

    private static final long COVERS = RandomCovers.amount(3000);

    private static LinksSearch search(PlainCover cover, SearchRequest request, SearchControl control, long patience) {
        Links links = new Links(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER);
        return new LinksSearch(
                links,
                Requests.with(
                        request,
                        EarlyHandOvers.after(1)
                                .patience(patience)
                                .weights(NEVER)
                                .aside(NEVER)
                                .build()),
                control);
    }

    private static SearchControl control(boolean isLarge) {
        int size = isLarge ? Integer.MAX_VALUE : 1;
        return new SearchControl(Long.MAX_VALUE, Deadline.of(new CancellationToken()), search -> {}, size);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSolutionIsFoundJustWhereThereIsOne(boolean isLarge) {
        int anew = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = RandomCovers.plain(seed);
            if (cover.hasMultiplicities()) {
                continue;
            }
            Set<List<Integer>> all = BruteForce.solutions(cover);
            SearchControl control = control(isLarge);
            LinksSearch search = search(cover, Requests.of(SearchMode.FIRST, cover.givens()), control, 1 + seed % 3);
            assertThat(search.advance()).as("seed " + seed).isEqualTo(!all.isEmpty());
            assertThat(control.stopped()).as("seed " + seed).isEqualTo(StopReason.EXHAUSTED);
            if (!all.isEmpty()) {
                assertThat(all).as("seed " + seed).contains(Requests.options(search));
            }
            anew += search.restarts.hasBegunAnew() ? 1 : 0;
        }
        assertThat(anew).as("searches that began anew").isGreaterThan((int) COVERS / 10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ALL", "COUNT", "UNIQUE"})
    void whereMoreThanOneSolutionIsLookedForNothingBeginsAnew(String mode) {
        for (long seed = 0; seed < RandomCovers.amount(500); seed++) {
            PlainCover cover = RandomCovers.plain(seed);
            if (cover.hasMultiplicities()) {
                continue;
            }
            LinksSearch search =
                    search(cover, Requests.of(SearchMode.valueOf(mode), cover.givens()), Requests.free(), 1);
            List<List<Integer>> found = new ArrayList<>();
            while (search.advance()) {
                found.add(Requests.options(search));
            }
            assertThat(found).as("seed " + seed).containsExactlyInAnyOrderElementsOf(BruteForce.solutions(cover));
            assertThat(search.restarts.hasBegunAnew()).isFalse();
        }
    }
}
