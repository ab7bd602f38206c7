package dlx.core.covers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShrinkerTest {

    /** A checker with a planted fault: it rejects two options that share a primary item. */
    private static final Predicate<PlainCover> TWO_OPTIONS_SHARE_AN_ITEM =
            cover -> IntStream.range(0, cover.primary().size())
                    .anyMatch(item -> cover.primary().get(item) && holders(cover, item) >= 2);

    private static long holders(PlainCover cover, int item) {
        return cover.options().stream()
                .filter(option -> option.items().contains(item))
                .count();
    }

    @Test
    void leavesNothingThatIsNotNeededToFail() {
        for (Family family : List.of(Family.ONE_WORD, Family.MANY_WORDS, Family.LONG_LISTS, Family.PINNED)) {
            for (long seed = 0; seed < 5; seed++) {
                PlainCover smallest = Shrinker.shrink(family.cover(seed), TWO_OPTIONS_SHARE_AN_ITEM);
                assertThat(smallest.text()).as("%s, seed %d", family, seed).isEqualTo("p0\np0\np0\n");
            }
        }
    }

    @Test
    void keepsPinsAndWeightsAndSecondaryItemsThatAreNeeded() {
        Predicate<PlainCover> fails = cover -> cover.pins().stream()
                .map(cover.options()::get)
                .anyMatch(pinned -> pinned.weight() == 2
                        && pinned.items().stream()
                                .anyMatch(item -> !cover.primary().get(item)));
        PlainCover failing = IntStream.range(0, 1000)
                .mapToObj(Family.PINNED::cover)
                .filter(fails)
                .findFirst()
                .orElseThrow();
        PlainCover smallest = Shrinker.shrink(failing, fails);
        assertThat(smallest.pins()).containsExactly(0);
        assertThat(smallest.options()).hasSize(1);
        assertThat(smallest.options().get(0).weight()).isEqualTo(2);
        assertThat(smallest.primary()).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void keepsColorsAndBoundsThatAreNeededAndNoOthers() {
        PlainCover.Bounds many = new PlainCover.Bounds(0, 2);
        PlainCover failing = new PlainCover(
                List.of(true, true, false, false),
                List.of(many, many, PlainCover.Bounds.ONCE, PlainCover.Bounds.ONCE),
                List.of(
                        new PlainCover.Option(List.of(0, 2, 3), List.of(-1, 4, 1), 0),
                        new PlainCover.Option(List.of(1, 2, 3), List.of(-1, 0, 1), 1)),
                List.of(),
                List.of(),
                List.of());
        PlainCover smallest = Shrinker.shrink(
                failing,
                cover -> cover.options().size() == 2
                        && cover.bounds().contains(many)
                        && cover.options().stream()
                                        .filter(option -> option.colors().contains(1))
                                        .count()
                                == 2);
        assertThat(smallest.text()).isEqualTo("0:2|p0 p1 | s2\np0 s2:b\np1 s2:b\n");
    }

    /** Tests parts that only fail together: no single option can be removed, so pairs must be found. */
    @Test
    void stopsWhereNoSinglePartCanGo() {
        Predicate<PlainCover> fails =
                cover -> cover.options().size() >= 7 && cover.options().size() % 2 == 1;
        PlainCover failing = IntStream.range(0, 1000)
                .mapToObj(Family.ONE_WORD::cover)
                .filter(fails)
                .findFirst()
                .orElseThrow();
        PlainCover smallest = Shrinker.shrink(failing, fails);
        assertThat(smallest).matches(fails);
        for (int option = 0; option < smallest.options().size(); option++) {
            assertThat(smallest.withoutOptions(option, option + 1)).matches(fails.negate());
        }
    }

    @Test
    void givesBackWhatFailsNoMoreWhenAskedAgain() {
        PlainCover cover = Family.ONE_WORD.cover(1);
        assertThat(Shrinker.shrink(cover, candidate -> false)).isSameAs(cover);
    }
}
