package dlx.core.view;

import static dlx.core.covers.KnownCovers.sixOptions;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.covers.Family;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PositionTest {

    private static final long COVERS = RandomCovers.amount(3000);

    /** Returns a random cover with all features; options taken may exclude each other. */
    private static CoverData random(long seed) {
        return (seed % 2 == 0 ? Family.TINY_BOTH : Family.TINY_COLORED)
                .cover(seed)
                .cover()
                .data();
    }

    private static Givens givens(CoverData cover, Random random) {
        Givens givens = Givens.NONE;
        while (cover.optionCount() > 0 && random.nextInt(3) == 0) {
            givens = givens.forbidden(random.nextInt(cover.optionCount()));
        }
        while (random.nextInt(3) == 0) {
            int item = random.nextInt(cover.itemCount());
            givens = cover.isPrimary(item) ? givens.relaxed(item) : givens;
        }
        return givens;
    }

    /** The expected state of a position, computed from the taken and dropped options alone. */
    private record Slow(CoverData cover, Givens givens, List<Integer> taken, List<Integer> dropped) {

        private int times(int item) {
            return (int) taken.stream().filter(k -> node(k, item) >= 0).count();
        }

        private int node(int option, int item) {
            return IntStream.range(cover.firstNode(option), cover.firstNode(option + 1))
                    .filter(node -> cover.item(node) == item)
                    .findFirst()
                    .orElse(-1);
        }

        /** Returns true if some taken option holds the item without a color. */
        private boolean isCoveredPlainly(int item) {
            return taken.stream().anyMatch(k -> node(k, item) >= 0 && cover.color(node(k, item)) < 0);
        }

        boolean isOpen(int item) {
            return cover.isPrimary(item) ? times(item) < cover.atMost(item) : !isCoveredPlainly(item);
        }

        int need(int item) {
            boolean may = cover.isPrimary(item) && !givens.isRelaxed(item);
            return may ? Math.max(0, cover.atLeast(item) - times(item)) : 0;
        }

        boolean isLeft(int option) {
            return !dropped.contains(option)
                    && !taken.contains(option)
                    && IntStream.range(cover.firstNode(option), cover.firstNode(option + 1))
                            .allMatch(this::mayStillBeHeld);
        }

        private boolean mayStillBeHeld(int node) {
            int item = cover.item(node);
            return isOpen(item)
                    && (cover.isPrimary(item)
                            || taken.stream()
                                    .map(k -> node(k, item))
                                    .allMatch(other -> other < 0 || cover.color(other) == cover.color(node)));
        }

        int[] optionsOf(int item) {
            return IntStream.range(0, cover.optionCount())
                    .filter(k -> node(k, item) >= 0 && isLeft(k))
                    .toArray();
        }

        boolean isStuck(int item) {
            return optionsOf(item).length < need(item);
        }

        /** Returns the position with one more option taken. */
        Slow with(int option) {
            List<Integer> more = new ArrayList<>(taken);
            more.add(option);
            return new Slow(cover, givens, more, dropped);
        }

        boolean isStuck() {
            return IntStream.range(0, cover.itemCount()).anyMatch(this::isStuck);
        }
    }

    private static void check(Position position, Slow slow, String where) {
        CoverData cover = slow.cover();
        for (int item = 0; item < cover.itemCount(); item++) {
            assertThat(position.isOpen(item))
                    .as("%s: item %d open", where, item)
                    .isEqualTo(slow.isOpen(item));
            assertThat(position.isDemanded(item))
                    .as("%s: item %d demanded", where, item)
                    .isEqualTo(slow.need(item) > 0);
            assertThat(position.need(item))
                    .as("%s: need of item %d", where, item)
                    .isEqualTo(slow.need(item));
            assertThat(!cover.isPrimary(item) || position.capacity(item) == cover.atMost(item) - slow.times(item))
                    .as("%s: room of item %d", where, item)
                    .isTrue();
            assertThat(position.optionsOf(item))
                    .as("%s: options of item %d", where, item)
                    .isEqualTo(slow.optionsOf(item));
            assertThat(position.optionsLeft(item))
                    .as("%s: options left of item %d", where, item)
                    .isEqualTo(slow.optionsOf(item).length);
        }
        for (int option = 0; option < cover.optionCount(); option++) {
            assertThat(position.isLeft(option))
                    .as("%s: option %d left", where, option)
                    .isEqualTo(slow.isLeft(option));
        }
        int stuck = position.stuck();
        assertThat(stuck != Position.NONE).as("%s: stuck at %d", where, stuck).isEqualTo(slow.isStuck());
        assertThat(stuck == Position.NONE || slow.isStuck(stuck))
                .as("%s: item %d is stuck", where, stuck)
                .isTrue();
    }

    /** Takes and drops remaining options at random, and checks after each step. */
    @Test
    void saysAfterEachStepWhatTheOptionsTakenAndDroppedLeave() {
        for (long seed = 0; seed < COVERS; seed++) {
            CoverData cover = random(seed);
            Random random = new Random(seed);
            Givens givens = givens(cover, random);
            Position position = new Position(cover, givens);
            List<Integer> dropped = new ArrayList<>();
            for (int option : givens.forbiddenOptions()) {
                dropped.add(option);
            }
            List<Integer> taken = new ArrayList<>();
            Slow slow = new Slow(cover, givens, taken, dropped);
            check(position, slow, "seed " + seed + ", " + givens);
            List<Integer> left = left(position);
            Position copy = position.copy();
            while (!left.isEmpty() && position.stuck() == Position.NONE) {
                int option = left.get(random.nextInt(left.size()));
                if (random.nextBoolean()) {
                    position.take(option);
                    taken.add(option);
                } else {
                    position.drop(option);
                    dropped.add(option);
                }
                check(position, slow, "seed " + seed + ", " + givens + ", taken " + taken + ", dropped " + dropped);
                left = left(position);
            }
            List<Integer> before =
                    IntStream.of(givens.forbiddenOptions()).boxed().toList();
            check(copy, new Slow(cover, givens, List.of(), before), "seed " + seed + ", the copy of the beginning");
        }
    }

    private static List<Integer> left(Position position) {
        return IntStream.range(0, position.cover().optionCount())
                .filter(position::isLeft)
                .boxed()
                .toList();
    }

    @Test
    void singlesNeedAllTheirOptionsAndAreGivenOnce() {
        for (long seed = 0; seed < COVERS; seed++) {
            CoverData cover = random(seed);
            Givens givens = givens(cover, new Random(seed));
            Position position = new Position(cover, givens);
            List<Integer> dropped =
                    IntStream.of(givens.forbiddenOptions()).boxed().toList();
            Slow slow = new Slow(cover, givens, List.of(), dropped);
            List<Integer> given = new ArrayList<>();
            for (int item = position.nextSingle(); item != Position.NONE; item = position.nextSingle()) {
                given.add(item);
            }
            List<Integer> expected = IntStream.range(0, cover.itemCount())
                    .filter(item -> slow.need(item) > 0 && slow.optionsOf(item).length == slow.need(item))
                    .boxed()
                    .toList();
            assertThat(given).as("seed %d, %s", seed, givens).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void anOptionIsStuckBehindWhatItLeavesWithoutOptions() {
        int found = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            CoverData cover = random(seed);
            Givens givens = givens(cover, new Random(seed));
            Position position = new Position(cover, givens);
            if (position.stuck() != Position.NONE) {
                continue;
            }
            List<Integer> dropped =
                    IntStream.of(givens.forbiddenOptions()).boxed().toList();
            Slow slow = new Slow(cover, givens, List.of(), dropped);
            for (int option : left(position)) {
                int item = position.stuckBehind(option);
                String where = "seed " + seed + ", " + givens + ": option " + option;
                Slow taken = slow.with(option);
                boolean another = IntStream.range(0, cover.itemCount()).anyMatch(taken::isStuck);
                assertThat(item != Position.NONE).as(where).isEqualTo(another);
                if (item != Position.NONE) {
                    found++;
                    assertThat(taken.isStuck(item))
                            .as("%s, item %d", where, item)
                            .isTrue();
                    assertThat(slow.node(option, item) < 0 || cover.atMost(item) > 1)
                            .as("%s covers item %d once and for all", where, item)
                            .isTrue();
                }
            }
            check(position, slow, "seed " + seed + ": nothing has changed");
        }
        assertThat((long) found).isGreaterThan(COVERS / 6);
    }

    @Test
    void whatIsGivenIsTakenAndDroppedBeforehand() {
        Cover<String> cover = sixOptions();
        Position position = new Position(
                cover.data(),
                Givens.of(cover.numberOf("ce")).forbidden(cover.numberOf("adg")).relaxed('g' - 'a'));
        assertThat(left(position)).containsExactly(cover.numberOf("adf"), cover.numberOf("bg"));
        assertThat(position.isOpen('g' - 'a')).isTrue();
        assertThat(position.isDemanded('g' - 'a')).as("g need not be covered").isFalse();
        assertThat(position.isDemanded('a' - 'a')).isTrue();
        assertThat(position.stuck()).isEqualTo(Position.NONE);
        position.drop(cover.numberOf("bg"));
        assertThat(position.stuck())
                .as("b has lost its last option, and so has g")
                .isEqualTo('b' - 'a');
    }

    @Test
    void anItemThatHasBeenCoveredOftenEnoughIsNotDemandedAnyMore() {
        Cover<String> cover = Cover.of(String.class, c -> {
            Item item = c.item("p").times(1, 2);
            c.option("one", item);
            c.option("two", item);
            c.option("three", item);
        });
        Position position = new Position(cover.data(), Givens.NONE);
        assertThat(position.isDemanded(0)).isTrue();
        position.take(0);
        assertThat(position.isOpen(0)).as("it may be covered again").isTrue();
        assertThat(position.isDemanded(0)).as("it need not be").isFalse();
        position.drop(1);
        assertThat(position.nextSingle()).as("nothing is forced").isEqualTo(Position.NONE);
        position.drop(2);
        assertThat(position.stuck()).isEqualTo(Position.NONE);
    }

    @Test
    void aCopyGoesItsOwnWay() {
        Position original = new Position(sixOptions().data(), Givens.NONE);
        Position copy = original.copy();
        copy.take(0);
        copy.drop(1);
        assertThat(left(original)).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(original.isOpen('c' - 'a')).isTrue();
        original.take(2);
        assertThat(left(copy)).containsExactly(3, 4);
        assertThat(copy.nextSingle()).isNotEqualTo(Position.NONE);
        assertThat(copy.stuckBehind(3)).isEqualTo(Position.NONE);
        assertThat(left(original)).containsExactly(1, 5).as("those that exclude no bcf");
    }

    @Test
    void singlesMayBeMany() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 100);
            for (int k = 0; k < 100; k++) {
                c.option(k, items.at(k));
            }
        });
        Position position = new Position(cover.data(), Givens.NONE);
        TreeSet<Integer> singles = new TreeSet<>();
        for (int k = 0; k < 100; k++) {
            singles.add(position.nextSingle());
        }
        assertThat(singles).hasSize(100).doesNotContain(Position.NONE);
        assertThat(position.nextSingle()).isEqualTo(Position.NONE);
    }

    @Test
    void aStepIsANodeLookedAt() {
        Position position = new Position(sixOptions().data(), Givens.NONE);
        assertThat(position.steps()).isZero();
        position.drop(1);
        assertThat(position.steps()).as("adg").isEqualTo(3);
        position.drop(1);
        assertThat(position.steps()).as("it is gone already").isEqualTo(3);
        assertThat(position.copy().steps()).as("7 items, 6 options").isEqualTo(3 + 7 + 6);
        position.take(0);
        assertThat(position.steps())
                .as("ce itself, 2 options of c, 2 of e; bcf and deg go")
                .isEqualTo(3 + 2 + 4 + 6);
    }

    /** Tests that a copy does not share the remaining capacity and demand of items either. */
    @Test
    void aCopyCountsForItself() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item twice = c.item("twice").times(2, 2);
            for (int k = 0; k < 4; k++) {
                c.option(k, twice);
            }
        });
        Position original = new Position(cover.data(), Givens.NONE);
        original.copy().take(0);
        Position copy = original.copy();
        copy.take(1);
        original.take(2);
        for (Position position : List.of(original, copy)) {
            assertThat(position.isOpen(0)).as("covered once of twice").isTrue();
            assertThat(position.isDemanded(0)).isTrue();
            assertThat(position.optionsLeft(0)).isEqualTo(3);
        }
        original.take(3);
        assertThat(original.isOpen(0)).isFalse();
        assertThat(copy.isOpen(0)).isTrue();
    }

    /** Tests copies of a position after some steps, with singles still to be returned. */
    @Test
    void aCopyKnowsWhatItsOriginalKnew() {
        Position original = new Position(sixOptions().data(), Givens.NONE);
        original.take(0);
        Position copy = original.copy();
        assertThat(copy.cover()).isSameAs(original.cover());
        assertThat(copy.steps()).as("copying is work, too").isGreaterThan(original.steps());
        List<Integer> singles = new ArrayList<>();
        for (int item = copy.nextSingle(); item != Position.NONE; item = copy.nextSingle()) {
            singles.add(item);
        }
        assertThat(singles).isNotEmpty();
        for (int item : singles) {
            assertThat(original.nextSingle()).isEqualTo(item);
        }
        original.drop(original.optionsOf(singles.get(0))[0]);
        assertThat(original.stuck()).isEqualTo(singles.get(0));
        assertThat(original.copy().stuck()).isEqualTo(singles.get(0));
        assertThat(copy.stuck()).isEqualTo(Position.NONE);
    }

    @Test
    void stepsOnlyGrowAndARoundCostsNoMoreThanItSays() {
        for (long seed = 0; seed < RandomCovers.amount(500); seed++) {
            Position position = new Position(random(seed), Givens.NONE);
            long most = position.stepsOfRound();
            long before = position.steps();
            for (int option : left(position)) {
                position.stuckBehind(option);
            }
            assertThat(position.steps() - before).as("seed %d", seed).isBetween(0L, most);
        }
    }

    /** Tests items 0 to 2; option 0 excludes the only option of item 2. */
    @Test
    void answersTheSameHoweverOftenItIsAsked() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 3);
            c.option(0, items.at(0), items.at(1));
            c.option(1, items.at(1), items.at(2));
            c.option(2, items.at(0));
        });
        Position position = new Position(cover.data(), Givens.NONE);
        for (int k = 0; k < 3; k++) {
            assertThat(position.stuckBehind(0)).isEqualTo(2);
            assertThat(position.stuckBehind(1)).isEqualTo(Position.NONE);
        }
    }
}
