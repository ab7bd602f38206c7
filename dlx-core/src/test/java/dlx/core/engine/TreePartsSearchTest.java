package dlx.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.core.engine.links.LinksEngine;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the limits and reports between two parts of a search. */
class TreePartsSearchTest {

    /** Two pairs: each of the two options of the first has two solutions. */
    private static final Cover<Integer> COVER = Cover.of(Integer.class, c -> {
        for (int i = 0; i < 2; i++) {
            var item = c.item("item " + i);
            c.option(2 * i, item);
            c.option(2 * i + 1, item);
        }
    });

    private static final Subproblem FIRST = new Subproblem(Givens.NONE.given(0), 0.5);
    private static final Subproblem SECOND = new Subproblem(Givens.NONE.given(1), 0.5);

    private final SearchControl control = Requests.free();
    private int begun;

    /**
     * Returns a search of two parts.
     *
     * @param between runs when the second part begins
     */
    private TreePartsSearch search(Runnable between) {
        var links = new LinksEngine().compile(Problem.of(COVER.data(), StopCheck.NEVER), StopCheck.NEVER);
        SearchRequest request = Requests.of(SearchMode.COUNT, Givens.NONE);
        TreeSearchFactory trees = (part, own) -> {
            if (begun++ == 1) {
                between.run();
            }
            return links.start(request.given(part), own);
        };
        return new TreePartsSearch(
                trees,
                control,
                new JobSpec(List.of(FIRST, SECOND), Tally.ZERO, Requests.workforce(1), false, SplitPolicy.USUAL));
    }

    @Test
    void countsAllParts() {
        TreePartsSearch search = search(() -> {});
        assertThat(search.advance()).isFalse();
        assertThat(search.solutions()).isEqualTo(BigInteger.valueOf(4));
        assertThat(search.rest().orElseThrow().parts()).isEmpty();
        assertThat(search.share()).isEqualTo(1);
    }

    /** Tests that the work before the first node of a part checks the limits, too. */
    @Test
    void aPartThatHasNoTimeToBeginIsLeft() {
        TreePartsSearch search = search(() -> {
            throw new SearchStopped(StopReason.CANCELLED);
        });
        assertThat(search.advance()).isFalse();
        assertThat(control.stopped()).isEqualTo(StopReason.CANCELLED);
        assertThat(search.solutions()).isEqualTo(BigInteger.TWO);
        assertThat(search.tally().solutions()).isEqualTo(BigInteger.TWO);
        assertThat(search.rest().orElseThrow().parts()).containsExactly(SECOND);
        assertThat(search.share()).isEqualTo(0.5);
    }

    /** Tests that no further part begins once infeasibility has been proved meanwhile. */
    @Test
    void aConcludedSearchBeginsNoPart() {
        TreePartsSearch search = search(() -> {
            throw new SearchStopped(StopReason.EXHAUSTED);
        });
        control.conclude();
        assertThat(search.advance()).isFalse();
        assertThat(begun).isEqualTo(1);
        assertThat(control.stopped()).isEqualTo(StopReason.EXHAUSTED);
        assertThat(search.rest().orElseThrow().parts()).isEmpty();
    }
}
