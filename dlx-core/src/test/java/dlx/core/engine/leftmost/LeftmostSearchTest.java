package dlx.core.engine.leftmost;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.PlainCover;
import dlx.core.RandomCovers;
import dlx.core.Solver;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.Tasks;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import dlx.core.search.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Beside the links under the same strategy, and the forms that no small cover has: two words, and patterns. */
class LeftmostSearchTest {

    private static final int MOST_SOLUTIONS = 300;

    private static Leftmost leftmost(PlainCover cover) {
        return new Leftmost(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER);
    }

    private static KeyedTreeSearch walk(PlainCover cover) {
        return new LeftmostEngine()
                .compile(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER)
                .start(Tasks.of(SearchMode.ALL, Strategy.FIRST, cover.givens()), Tasks.nodes(2000));
    }

    private static PlainCover.Option option(Integer... items) {
        return new PlainCover.Option(List.of(items), 0);
    }

    private static PlainCover cover(int primary, int secondary, List<PlainCover.Option> options) {
        List<Boolean> isPrimary = new ArrayList<>(Collections.nCopies(primary, true));
        isPrimary.addAll(Collections.nCopies(secondary, false));
        return new PlainCover(isPrimary, options, List.of());
    }

    /** Runs of items, each with up to two others far away; as many solutions as anybody wants. */
    private static PlainCover runs(int items, int optionsEach, Random random) {
        int secondary = random.nextInt(Math.min(4, items));
        int primary = items - secondary;
        List<PlainCover.Option> options = new ArrayList<>();
        for (int i = 0; i < primary; i++) {
            options.add(option(i));
            for (int k = 1; k < optionsEach; k++) {
                int length = 1 + random.nextInt(Math.min(9, primary - i));
                int any = random.nextInt(items);
                int other = random.nextInt(items);
                options.add(new PlainCover.Option(
                        Stream.concat(
                                        IntStream.range(i, i + length).boxed(),
                                        random.nextBoolean() ? Stream.of(any, other) : Stream.of(any))
                                .distinct()
                                .toList(),
                        0));
            }
        }
        Collections.shuffle(options, random);
        return cover(primary, secondary, options);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 9, 62, 63, 64, 65, 66, 72, 127, 128})
    void theSolutionsAreThoseOfTheLinksInTheirOrder(int items) {
        Random random = new Random(items);
        for (int round = 0; round < 6; round++) {
            PlainCover cover = runs(items, round % 2 == 0 ? 3 : 12, random);
            Solver<Integer> solver =
                    Solver.of(cover.cover()).strategy(Strategy.FIRST).limit(MOST_SOLUTIONS);
            List<List<Integer>> expected =
                    solver.engine("links").iterator().stream().toList();
            assertThat(expected).as("items %d, round %d", items, round).isNotEmpty();
            assertThat(solver.engine("leftmost").iterator().stream())
                    .as("items %d, round %d", items, round)
                    .isEqualTo(expected);
            int half = expected.get(0).get(expected.get(0).size() / 2);
            for (Givens givens : List.of(Givens.NONE.take(half), Givens.NONE.ban(half), Givens.NONE.relax(items / 3))) {
                if (!givens.relaxes() || cover.primary().get(items / 3)) {
                    assertThat(solver.given(givens).engine("leftmost").iterator().stream())
                            .as("items %d, round %d, given %s", items, round, givens)
                            .isEqualTo(solver.given(givens).engine("links").iterator().stream()
                                    .toList());
                }
            }
        }
    }

    @Test
    void longGroupsHavePatternsAsFarAsTheyFit() {
        Random random = new Random(1);
        assertThat(leftmost(runs(60, 3, random)).bits).isZero();
        assertThat(leftmost(runs(60, 12, random)).bits).isEqualTo(8);
        List<PlainCover.Option> more = IntStream.range(0, 100_000)
                .mapToObj(k -> option(k % 2, 2 + k % 9))
                .toList();
        Leftmost plain = leftmost(cover(2, 9, more));
        assertThat(plain.bits).isZero();
        assertThat(plain.number).hasSize(100_002);
    }

    @Test
    void aListHasWhatMeetsNoItemOfItsPattern() {
        Random random = new Random(2);
        PlainCover cover = runs(70, 12, random);
        Leftmost leftmost = leftmost(cover);
        for (int trial = 0; trial < 1000; trial++) {
            int position = random.nextInt(leftmost.needed);
            long low = random.nextLong();
            long high = random.nextLong();
            List<Integer> expected = IntStream.range(0, cover.options().size())
                    .filter(k -> {
                        List<Integer> items = cover.options().get(k).items();
                        return Collections.min(items) == position
                                && items.stream()
                                        .noneMatch(i -> i > position
                                                && i <= position + leftmost.bits
                                                && ((i < 64 ? low >>> i : high >>> i - 64) & 1) != 0);
                    })
                    .boxed()
                    .toList();
            List<Integer> list = new ArrayList<>();
            int place = leftmost.firstPlace(position, low, high);
            while ((leftmost.mask[2 * place] | leftmost.mask[2 * place + 1]) != 0) {
                list.add(leftmost.number[place++]);
            }
            assertThat(list).as("trial %d, position %d", trial, position).isEqualTo(expected);
        }
    }

    @Test
    void edges() {
        List<PlainCover> covers = List.of(
                cover(0, 0, List.of()),
                cover(2, 0, List.of(option(0))),
                cover(1, 1, List.of(option(0), option(0, 1))),
                cover(2, 0, List.of(option(0, 1), option(0, 1), option(1), option(0))));
        List<Integer> counts = List.of(1, 0, 2, 3);
        for (int k = 0; k < covers.size(); k++) {
            Solver<Integer> solver = Solver.of(covers.get(k).cover()).strategy(Strategy.FIRST);
            List<List<Integer>> found =
                    solver.engine("leftmost").iterator().stream().toList();
            assertThat(found).as("cover %d", k).hasSize(counts.get(k));
            assertThat(found)
                    .isEqualTo(solver.engine("links").iterator().stream().toList());
            assertThat(solver.engine("leftmost").count().solutions().intValueExact())
                    .isEqualTo(counts.get(k));
        }
    }

    @Test
    void anItemWithoutOptionsIsSeenAtTheRootAndElsewhereWhenItIsReached() {
        KeyedTreeSearch dead = walk(cover(3, 0, List.of(option(0), option(1), option(0, 1))));
        assertThat(dead.enterRoot()).isFalse();
        assertThat(dead.deadItem()).isEqualTo(2);
        KeyedTreeSearch late = walk(cover(3, 1, List.of(option(0, 3), option(1), option(2, 3))));
        assertThat(late.enterRoot()).isTrue();
        late.choose();
        assertThat(late.itemAt(0)).isZero();
        assertThat(late.takeNext()).isTrue();
        late.choose();
        assertThat(late.itemAt(1)).isEqualTo(1);
        assertThat(late.takeNext()).isFalse();
        assertThat(late.deadItem()).isEqualTo(2);
        assertThat(late.backUp()).isFalse();
        assertThat(late.nodes()).isEqualTo(3);
    }

    @Test
    void atALiveRootNoItemIsDead() {
        KeyedTreeSearch walk = walk(cover(1, 0, List.of(option(0))));
        assertThat(walk.enterRoot()).isTrue();
        assertThat(walk.deadItem()).isEqualTo(Step.NONE);
    }

    /** Steps and leaps may alternate: who has stepped may go on to the next solution. */
    @Test
    void aWalkThatWasSteppedGoesOnFromThere() {
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            PlainCover cover = RandomCovers.plain(seed);
            List<List<Integer>> expected = new ArrayList<>();
            KeyedTreeSearch whole = walk(cover);
            while (whole.advance()) {
                expected.add(options(whole));
            }
            List<List<Integer>> found = new ArrayList<>();
            KeyedTreeSearch walk = walk(cover);
            boolean leap = true;
            while (leap ? walk.advance() : stepOn(walk)) {
                found.add(options(walk));
                leap = !leap;
            }
            assertThat(found).as("seed %d", seed).isEqualTo(expected);
            assertThat(walk.nodes()).as("seed %d", seed).isEqualTo(whole.nodes());
        }
    }

    /** Steps from a solution to the next one. */
    private static boolean stepOn(KeyedTreeSearch walk) {
        if (!walk.backUp()) {
            return false;
        }
        while (true) {
            boolean alive = walk.takeNext();
            if (walk.hasEnded()) {
                return false;
            }
            if (alive && walk.isSolved()) {
                return true;
            }
            if (alive) {
                walk.choose();
            } else if (!walk.backUp()) {
                return false;
            }
        }
    }

    private static List<Integer> options(KeyedTreeSearch walk) {
        int[] options = new int[walk.length()];
        walk.copyOptions(options);
        return Arrays.stream(options).boxed().toList();
    }

    @Test
    void statesWithEqualKeysHaveCoveredTheSameItems() {
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            PlainCover cover = RandomCovers.plain(seed);
            KeyedTreeSearch walk = walk(cover);
            assertThat(walk.hasExactKeys()).isTrue();
            Map<List<Long>, List<Integer>> itemsByKey = new HashMap<>();
            while (walk.advance()) {
                long[] key = {-1, -1};
                walk.writeKey(key);
                List<Integer> items = options(walk).stream()
                        .flatMap(k -> cover.options().get(k).items().stream())
                        .sorted()
                        .toList();
                assertThat(items).as("seed %d", seed).doesNotHaveDuplicates();
                List<Integer> before = itemsByKey.putIfAbsent(List.of(key[0], key[1]), items);
                assertThat(before == null ? items : before).as("seed %d", seed).isEqualTo(items);
            }
        }
    }
}
