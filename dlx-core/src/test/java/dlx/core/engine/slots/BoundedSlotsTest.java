package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.PlainCover;
import dlx.core.PlainCover.Bounds;
import dlx.core.engine.Branching;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.Tasks;
import dlx.core.engine.links.LinksEngine;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which form a cover gets, on either side of each limit. */
class BoundedSlotsTest {

    private static Problem problem(PlainCover cover) {
        return Problem.of(cover.cover().data(), StopCheck.NEVER);
    }

    private static BoundedSearch start(PlainCover cover) {
        return (BoundedSearch) new SlotsEngine()
                .compile(problem(cover), StopCheck.NEVER)
                .start(Tasks.of(SearchMode.ALL, cover.givens()), Tasks.nodes(1000));
    }

    /** Items of four options each; the first may be covered up to {@code most} times, the others once. */
    private static PlainCover ofFour(int items, int most) {
        List<Bounds> bounds = new ArrayList<>(Collections.nCopies(items, Bounds.ONCE));
        bounds.set(0, new Bounds(1, most));
        return BoundedCovers.of(
                0,
                bounds,
                IntStream.range(0, 4)
                        .mapToObj(option -> IntStream.range(0, items).boxed().toList())
                        .toArray(List<?>[]::new));
    }

    /** So many options, of two items each, that share the first one. */
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

    /** Two bits for up to three times, one for each other item. */
    @Test
    void lanesOf64BitsFit() {
        assertThat(FewOptions.fits(problem(ofFour(63, 3)))).isTrue();
        assertThat(FewOptions.fits(problem(ofFour(64, 3)))).isFalse();
        assertThat(FewOptions.fits(problem(ofFour(62, 4)))).as("three bits").isTrue();
        assertThat(FewOptions.fits(problem(ofFour(63, 4)))).isFalse();
        assertThat(FewOptions.fits(problem(ofFour(62, 1000))))
                .as("it has four options only")
                .isTrue();
    }

    /** The lanes are full to the last bit, and the item in the last ones is counted like any other. */
    @Test
    void bothFormsFindAsManyWithTheUppermostLane() {
        int items = 31; // two bits each, and two bits of the last one on top
        List<Bounds> bounds = new ArrayList<>(Collections.nCopies(items + 1, new Bounds(0, 2)));
        bounds.set(items, new Bounds(2, 3));
        List<List<Integer>> options = new ArrayList<>();
        for (int item = 0; item < items; item++) {
            options.add(List.of(item));
            options.add(item < 5 ? List.of(item, items) : List.of(item));
        }
        PlainCover cover = BoundedCovers.of(0, bounds, options.toArray(List<?>[]::new));
        Problem problem = problem(cover);
        assertThat(FewOptions.fits(problem)).isTrue();
        assertThat(new FewOptions(problem, StopCheck.NEVER).shift[items]).isEqualTo(62);
        Givens fewer = Givens.NONE.ban(IntStream.range(0, 2 * items)
                .filter(option -> option >= 10 || option % 2 == 0 && option > 0)
                .toArray());
        SearchRequest task = Tasks.of(SearchMode.ALL, fewer);
        FewOptionsSearch few = new FewOptionsSearch(new FewOptions(problem, StopCheck.NEVER), task, Tasks.free());
        List<List<Integer>> found = BoundedSearchContract.found(few);
        assertThat(found).as("two or three of five, with option 0 or without").hasSize((10 + 10) * 2);
        BoundedSearch planes =
                (BoundedSearch) BoundedSlots.planes(problem, StopCheck.NEVER).start(task, Tasks.free());
        assertThat(BoundedSearchContract.found(planes)).isEqualTo(found);
    }

    /** All 64 bits of the options: the last one is taken, too. */
    @Test
    void bothFormsFindTheSequenceOfListsWith64And65Options() {
        for (int options : new int[] {63, 64, 65}) {
            PlainCover cover = ofPairs(options);
            Problem problem = problem(cover);
            SearchRequest task = Tasks.of(SearchMode.ALL, Givens.NONE);
            KeyedTreeSearch planes =
                    BoundedSlots.planes(problem, StopCheck.NEVER).start(task, Tasks.free());
            BoundedSearch chosen = (BoundedSearch) new BoundedSlots(problem, StopCheck.NEVER).start(task, Tasks.free());
            List<List<Integer>> found = BoundedSearchContract.found(chosen);
            assertThat(BoundedSearchContract.found((BoundedSearch) planes))
                    .as("%d options", options)
                    .isEqualTo(found);
            assertThat(found).as("%d options", options).isEqualTo(byLinks(problem, task));
        }
    }

    private static List<List<Integer>> byLinks(Problem problem, SearchRequest task) {
        var walk = new LinksEngine().compile(problem, StopCheck.NEVER).start(task, Tasks.free());
        List<List<Integer>> found = new ArrayList<>();
        while (walk.advance()) {
            int[] options = new int[walk.length()];
            walk.copyOptions(options);
            found.add(Arrays.stream(options).sorted().boxed().toList());
        }
        return found;
    }

    /** The form for relaxed items is another one; the strict one is not spoiled by it. */
    @Test
    void relaxedAndStrictSearchesOfOneProblemDoNotMeet() {
        PlainCover cover = BoundedCovers.binary(4, 2);
        Problem problem = problem(cover);
        BoundedSlots planes = BoundedSlots.planes(problem, StopCheck.NEVER);
        BoundedSlots few = new BoundedSlots(problem, StopCheck.NEVER);
        for (Givens givens : List.of(Givens.NONE, Givens.NONE.relax(0, 4), Givens.NONE, Givens.NONE.relax(0, 4))) {
            SearchRequest task = Tasks.of(SearchMode.ALL, givens);
            List<List<Integer>> expected = byLinks(problem, task);
            for (BoundedSlots form : List.of(planes, few)) {
                assertThat(BoundedSearchContract.found((BoundedSearch) form.start(task, Tasks.free())))
                        .isEqualTo(expected);
                SearchRequest leftmost = task.branching(Branching.LEFTMOST);
                assertThat(BoundedSearchContract.found((BoundedSearch) form.start(leftmost, Tasks.free())))
                        .hasSameElementsAs(expected)
                        .hasSameSizeAs(expected);
            }
        }
    }
}
