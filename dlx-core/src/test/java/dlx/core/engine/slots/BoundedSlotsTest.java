package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.PlainCover;
import dlx.core.covers.PlainCover.Bounds;
import dlx.core.engine.Branching;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.links.LinksEngine;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the form chosen for a cover, on either side of each limit. */
class BoundedSlotsTest {

    private static Problem problem(PlainCover cover) {
        return Problem.of(cover.cover().data(), StopCheck.NEVER);
    }

    private static BoundedSearch start(PlainCover cover) {
        return (BoundedSearch) new SlotsEngine()
                .compile(problem(cover), StopCheck.NEVER)
                .start(Requests.of(SearchMode.ALL, cover.givens()), Requests.nodes(1000));
    }

    /** Returns items of four options each; the first may be covered up to {@code most} times, the others once. */
    private static PlainCover ofFour(int items, int most) {
        return ofFour(new Bounds(1, most), Bounds.ONCE, items);
    }

    private static PlainCover ofFour(Bounds first, Bounds other, int items) {
        List<Bounds> bounds = new ArrayList<>(Collections.nCopies(items, other));
        bounds.set(0, first);
        return BoundedCovers.of(
                0,
                bounds,
                IntStream.range(0, 4)
                        .mapToObj(option -> IntStream.range(0, items).boxed().toList())
                        .toArray(List<?>[]::new));
    }

    /** Returns a cover of {@code options} options with two items each, which share the first item. */
    private static PlainCover ofPairs(int options) {
        List<Bounds> bounds = new ArrayList<>(Collections.nCopies(7, new Bounds(0, 1)));
        bounds.set(0, new Bounds(2, 3));
        return BoundedCovers.of(
                0,
                bounds,
                IntStream.range(0, options)
                        .mapToObj(option -> List.of(0, 1 + option % 6))
                        .toArray(List<?>[]::new));
    }

    @Test
    void sixtyFourOptionsAreFew() {
        assertThat(FewOptions.fits(problem(ofPairs(64)))).isTrue();
        assertThat(start(ofPairs(64))).isInstanceOf(FewOptionsSearch.class);
        assertThat(FewOptions.fits(problem(ofPairs(65)))).isFalse();
        assertThat(start(ofPairs(65))).isInstanceOf(PlanesSearch.class);
    }

    @Test
    void longOptionsHaveTheirPlanes() {
        assertThat(start(ofFour(6, 2))).isInstanceOf(FewOptionsSearch.class);
        assertThat(start(ofFour(7, 2))).isInstanceOf(PlanesSearch.class);
    }

    /** Tests four options of items that must be covered: three bits, one of which is the guard. */
    @Test
    void lanesOf64BitsFit() {
        assertThat(FewOptions.fits(problem(ofFour(21, 1)))).isTrue();
        assertThat(FewOptions.fits(problem(ofFour(22, 1)))).isFalse();
        assertThat(FewOptions.fits(problem(ofFour(21, 1000))))
                .as("it has four options only")
                .isTrue();
    }

    /** Tests items that need not be covered: their lanes have no guard, only bits for the times. */
    @Test
    void lanesWithoutGuardAreAsWideAsTheTimes() {
        assertThat(FewOptions.fits(problem(ofFour(new Bounds(0, 3), new Bounds(0, 1), 63))))
                .isTrue();
        assertThat(FewOptions.fits(problem(ofFour(new Bounds(0, 3), new Bounds(0, 1), 64))))
                .isFalse();
        assertThat(FewOptions.fits(problem(ofFour(new Bounds(0, 4), new Bounds(0, 1), 62))))
                .isTrue();
        assertThat(FewOptions.fits(problem(ofFour(new Bounds(0, 4), new Bounds(0, 1), 63))))
                .isFalse();
    }

    /**
     * Tests an item that needs more options than it has: the missing number fits into its lane, and the item is a dead
     * end.
     */
    @Test
    void anItemThatNeedsMoreThanItHasIsDead() {
        PlainCover cover = ofFour(new Bounds(5, 9), new Bounds(0, 4), 3);
        assertThat(FewOptions.fits(problem(cover))).isTrue();
        assertThat(BoundedSearchContract.found(start(cover))).isEmpty();
    }

    /** Tests 64 options with lanes full to the last bit: the guard of the last item is the last bit of the word. */
    @Test
    void bothFormsFindAsManyWithTheUppermostLane() {
        int items = 32;
        PlainCover cover = BoundedCovers.of(
                0,
                Collections.nCopies(items, new Bounds(1, 2)),
                IntStream.range(0, 2 * items)
                        .mapToObj(option -> List.of(option / 2))
                        .toArray(List<?>[]::new));
        Problem problem = problem(cover);
        assertThat(FewOptions.fits(problem)).isTrue();
        FewOptions few = new FewOptions(problem, StopCheck.NEVER);
        assertThat(few.demands.guard(items - 1)).isEqualTo(Long.MIN_VALUE);
        Givens fewer = Givens.NONE.forbidden(
                IntStream.range(0, items - 2).map(item -> 2 * item + 1).toArray());
        SearchRequest request = Requests.of(SearchMode.ALL, fewer);
        List<List<Integer>> found = BoundedSearchContract.found(new FewOptionsSearch(few, request, Requests.free()));
        assertThat(found).as("one or both options of the last two items").hasSize(9);
        BoundedSearch planes =
                (BoundedSearch) BoundedSlots.planes(problem, StopCheck.NEVER).start(request, Requests.free());
        assertThat(BoundedSearchContract.found(planes)).isEqualTo(found);
    }

    /** Tests 63, 64 and 65 options: with 64 the last bit of the options is used, too. */
    @Test
    void bothFormsFindTheSequenceOfListsWith64And65Options() {
        for (int options : new int[] {63, 64, 65}) {
            PlainCover cover = ofPairs(options);
            Problem problem = problem(cover);
            SearchRequest request = Requests.of(SearchMode.ALL, Givens.NONE);
            KeyedTreeSearch planes =
                    BoundedSlots.planes(problem, StopCheck.NEVER).start(request, Requests.free());
            BoundedSearch chosen =
                    (BoundedSearch) new BoundedSlots(problem, StopCheck.NEVER).start(request, Requests.free());
            List<List<Integer>> found = BoundedSearchContract.found(chosen);
            assertThat(BoundedSearchContract.found((BoundedSearch) planes))
                    .as("%d options", options)
                    .isEqualTo(found);
            assertThat(found).as("%d options", options).isEqualTo(byLinks(problem, request));
        }
    }

    private static List<List<Integer>> byLinks(Problem problem, SearchRequest request) {
        var tree = new LinksEngine().compile(problem, StopCheck.NEVER).start(request, Requests.free());
        List<List<Integer>> found = new ArrayList<>();
        while (tree.advance()) {
            int[] options = tree.options();
            found.add(Arrays.stream(options).sorted().boxed().toList());
        }
        return found;
    }

    /** Tests that strict and relaxed searches use separate compilations, which do not affect each other. */
    @Test
    void relaxedAndStrictSearchesOfOneProblemDoNotMeet() {
        PlainCover cover = BoundedCovers.binary(4, 2);
        Problem problem = problem(cover);
        BoundedSlots planes = BoundedSlots.planes(problem, StopCheck.NEVER);
        BoundedSlots few = new BoundedSlots(problem, StopCheck.NEVER);
        for (Givens givens : List.of(Givens.NONE, Givens.NONE.relaxed(0, 4), Givens.NONE, Givens.NONE.relaxed(0, 4))) {
            SearchRequest request = Requests.of(SearchMode.ALL, givens);
            List<List<Integer>> expected = byLinks(problem, request);
            for (BoundedSlots form : List.of(planes, few)) {
                assertThat(BoundedSearchContract.found((BoundedSearch) form.start(request, Requests.free())))
                        .isEqualTo(expected);
                SearchRequest leftmost = request.branching(Branching.LEFTMOST);
                assertThat(BoundedSearchContract.found((BoundedSearch) form.start(leftmost, Requests.free())))
                        .hasSameElementsAs(expected)
                        .hasSameSizeAs(expected);
            }
        }
    }
}
