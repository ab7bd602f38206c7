package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.PlainCover;
import dlx.core.covers.PlainCover.Bounds;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.links.LinksEngine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FewOptionsSearchTest extends BoundedSearchContract {

    private static final int FIRST = 200;

    @Override
    boolean fits(Problem problem) {
        return FewOptions.fits(problem);
    }

    @Override
    Engine.Keyed compile(Problem problem) {
        FewOptions few = new FewOptions(problem, StopCheck.NEVER);
        return (request, control) -> new FewOptionsSearch(few, request, control);
    }

    /** Tests up to 64 options, too many to try all subsets, in lanes that are wide and full. */
    @Test
    void coversOfUpTo64OptionsHaveTheSequenceOfLists() {
        int some = 0;
        for (long seed = 0; seed < RandomCovers.amount(1000); seed++) {
            PlainCover cover = cover(seed);
            Problem problem = problem(cover);
            if (problem.isBounded() && fits(problem)) {
                SearchRequest request = Requests.of(SearchMode.ALL, cover.givens());
                List<List<Integer>> expected = first(
                        new LinksEngine().compile(problem, StopCheck.NEVER).start(request, Requests.nodes(20_000)));
                List<List<Integer>> found = first(compile(problem).start(request, Requests.nodes(20_000)));
                assertThat(found.size()).as("seed %d", seed).isGreaterThanOrEqualTo(expected.size());
                assertThat(found.subList(0, expected.size()))
                        .as("seed %d", seed)
                        .isEqualTo(expected);
                some += expected.isEmpty() ? 0 : 1;
            }
        }
        assertThat(some).as("covers with solutions").isPositive();
    }

    private static PlainCover cover(long seed) {
        Random random = new Random(new SplittableRandom(seed).nextLong());
        int items = 2 + random.nextInt(12);
        List<Bounds> bounds = new ArrayList<>();
        for (int item = 0; item < items; item++) {
            int least = random.nextInt(4);
            bounds.add(new Bounds(least, Math.max(1, least + random.nextInt(3))));
        }
        List<?>[] options = IntStream.range(
                        0, random.nextInt(3) == 0 ? 60 + random.nextInt(5) : 10 + random.nextInt(40))
                .mapToObj(option -> {
                    TreeSet<Integer> held = new TreeSet<>();
                    for (int more = random.nextInt(4); more >= 0; more--) {
                        held.add(random.nextInt(items));
                    }
                    return List.copyOf(held);
                })
                .toArray(List<?>[]::new);
        return BoundedCovers.of(0, bounds, options)
                .pinned(List.of(random.nextInt(options.length)))
                .restricted(List.of(random.nextInt(options.length)), List.of());
    }

    private static List<List<Integer>> first(TreeSearch tree) {
        List<List<Integer>> found = new ArrayList<>();
        while (found.size() < FIRST && tree.advance()) {
            int[] options = tree.options();
            found.add(Arrays.stream(options).sorted().boxed().toList());
        }
        return found;
    }
}
