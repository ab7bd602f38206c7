package dlx.core.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ModelException;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.engine.Requests;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.plan.Compilations;
import dlx.core.plan.Engines;
import dlx.core.search.StopReason;
import dlx.core.search.internal.Waiting;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a search paused again and again, with each engine, is the search without a pause. */
class PausedSearchTest {

    private static final int MOST = 40;

    /** The solutions of a search, its counts, and the number of its pauses. */
    private record Run(List<List<Integer>> found, String tally, StopReason end, int pauses) {}

    @ParameterizedTest
    @EnumSource
    void anEnginePausedAgainAndAgainFindsTheSame(Family family) {
        int pauses = 0;
        for (long seed = 0; seed < 6; seed++) {
            PlainCover cover = family.cover(seed);
            Compilations compilations = new Compilations(cover.cover().data(), Waiting.NEVER);
            for (String engine : Engines.names()) {
                for (SearchMode mode : SearchMode.values()) {
                    SearchRequest request = Requests.of(mode, cover.givens()).engine(engine);
                    if (mode == SearchMode.BEST) {
                        continue; // optimizers do not take slices
                    }
                    String where = family + ", seed " + seed + ", " + engine + ", " + mode;
                    try {
                        Run whole = run(compilations, request, new SplittableRandom(seed), Integer.MAX_VALUE);
                        Run parts = run(compilations, request, new SplittableRandom(seed), 1 << seed % 4);
                        assertThat(parts.found()).as(where).isEqualTo(whole.found());
                        assertThat(parts.tally()).as(where).isEqualTo(whole.tally());
                        assertThat(parts.end()).as(where).isEqualTo(whole.end());
                        pauses += parts.pauses();
                    } catch (ModelException e) {
                        // the engine cannot answer this question
                    }
                }
            }
        }
        assertThat(pauses).isPositive();
    }

    private static Run run(Compilations compilations, SearchRequest request, SplittableRandom random, int most) {
        long[] last = {-1};
        SearchControl pausing = Requests.pausing(3000, search -> {
            if (most == Integer.MAX_VALUE || search.nodes() <= last[0] || random.nextInt(most) > 0) {
                return false;
            }
            last[0] = search.nodes();
            return true;
        });
        Search search = compilations.find(request.kind(), pausing).compiled().start(request, pausing);
        List<List<Integer>> found = new ArrayList<>();
        int pauses = 0;
        while (found.size() < MOST) {
            boolean isFound = search.advance();
            if (isFound) {
                found.add(Requests.options(search));
            } else if (pausing.isPaused()) {
                pauses++;
                pausing.resume();
            } else {
                break;
            }
        }
        search.close();
        return new Run(found, search.tally().toString(), pausing.stopped(), pauses);
    }
}
