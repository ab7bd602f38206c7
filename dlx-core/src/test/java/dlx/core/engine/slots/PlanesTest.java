package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.PlainCover;
import dlx.core.covers.PlainCover.Bounds;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the layout of the planes. */
class PlanesTest {

    private static Planes planes(PlainCover cover, boolean relaxes) {
        return new Planes(Problem.of(cover.cover().data(), StopCheck.NEVER), relaxes, StopCheck.NEVER);
    }

    private static Planes planes(BoundedCovers.Kind kind) {
        return planes(kind.cover, false);
    }

    private static List<Integer> itemsWithCapacity(Planes planes) {
        return IntStream.range(0, planes.capacity.length)
                .filter(item -> planes.capacity[item] != Planes.NONE)
                .boxed()
                .toList();
    }

    private static List<Integer> packedItems(Planes planes) {
        return Arrays.stream(planes.packed).map(Planes.Packed::item).toList();
    }

    private static List<Integer> spareOptions(Planes planes) {
        int from =
                planes.packed.length == 0 ? planes.offset[planes.words] : planes.packed[planes.packed.length - 1].to();
        return IntStream.range(from << 6, planes.numbers << 6)
                .filter(place -> (planes.root[place >> 6] >>> place & 1) != 0)
                .mapToObj(place -> planes.optionAt[place])
                .toList();
    }

    /**
     * Returns a cover of items that must be covered {@code times} times, each with {@code options} options of its own;
     * the last item may be covered once more.
     */
    private static PlainCover apart(int items, int times, int options) {
        List<Bounds> bounds = new ArrayList<>(Collections.nCopies(items - 1, new Bounds(times, times)));
        bounds.add(new Bounds(times, times + 1));
        return BoundedCovers.of(
                0,
                bounds,
                IntStream.range(0, items * options)
                        .mapToObj(option -> List.of(option / options))
                        .toArray(List<?>[]::new));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 3"})
    void thereAreAsManyPlanesAsTheGreatestNeed(int need, int planes) {
        assertThat(planes(apart(5, need, 5), false).depth).containsExactly(planes);
    }

    @ParameterizedTest
    @CsvSource({"64, 1", "65, 2", "128, 2", "129, 3"})
    void aWordHas64Items(int items, int words) {
        Planes planes = planes(apart(items, 1, 2), false);
        assertThat(planes.words).isEqualTo(words);
        assertThat(Arrays.stream(planes.itemAt)
                        .filter(item -> item != Planes.NONE)
                        .sorted())
                .as("each item has its bit")
                .containsExactlyElementsOf(IntStream.range(0, items).boxed().toList());
        assertThat(Long.bitCount(planes.root[0]))
                .as("only the first word need not be full")
                .isEqualTo((items - 1) % 64 + 1);
    }

    @Test
    void anItemIsPackedFromNeedFourOn() {
        assertThat(packedItems(planes(apart(5, 3, 6), false))).isEmpty();
        assertThat(packedItems(planes(apart(5, 4, 6), false))).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void anItemIsPackedFrom65OptionsOn() {
        assertThat(packedItems(planes(apart(2, 2, 64), false))).isEmpty();
        Planes planes = planes(apart(2, 2, 65), false);
        assertThat(packedItems(planes)).containsExactly(0, 1);
        assertThat(planes.packed[0].to() - planes.packed[0].from()).as("words").isEqualTo(2);
        assertThat(planes.root[planes.packed[0].need()]).isEqualTo(2);
    }

    @Test
    void aBudgetIsPackedHoweverSmall() {
        Planes planes = planes(BoundedCovers.Kind.BUDGET);
        assertThat(packedItems(planes)).containsExactly(0);
        assertThat(planes.budgetItem())
                .hasValueSatisfying(packed -> assertThat(packed.item()).isZero());
        assertThat(itemsWithCapacity(planes)).as("the cells are within it").containsExactly(0);
        assertThat(planes(BoundedCovers.Kind.BUDGET_WITHOUT_NEED).budgetItem())
                .as("the cell in the middle, which every queen watches")
                .hasValueSatisfying(packed -> assertThat(packed.item()).isEqualTo(5));
        assertThat(planes(BoundedCovers.Kind.NO_LIMIT).budgetItem()).isEmpty();
        assertThat(planes(BoundedCovers.Kind.TWO_BUDGETS).budgetItem())
                .as("the one that may be covered least often")
                .hasValueSatisfying(packed -> assertThat(packed.item()).isEqualTo(1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ROWS_AND_COLUMNS         |      | needs say when they are full
                    EXACT_RELAXED            |      | compiled without knowing that items are relaxed
                    PACKED                   | 3    | items 0 and 2 are exact, 1 once
                    PACKED_AND_LOOSE         | 0, 3 | item 0 may have one more
                    PACKED_WITHOUT_LIMIT     | 3    | item 0 may have all its options
                    EQUAL_CAPACITIES         | 0, 2 | of two equal ones the left keeps it
                    CONTAINED_CAPACITY       | 1, 2 | item 0 is within item 1
                    CONTAINED_ON_THE_RIGHT   | 0, 2 | item 1 is within item 0
                    TIGHTER_INSIDE           | 0, 1, 2 | item 0 may be covered less often
                    EQUAL_AND_EXACT          | 2    | item 1 is full as soon as it needs nothing
                    EQUAL_AND_ONCE           | 2    | rows say that item 1 is covered once
                    CHAIN                    | 2, 3 | items 0 and 1 are within item 2
                    SPARE                    | 0, 1 | item 2 is covered once at most
                    NO_LIMIT                 |      | items may have all their options
                    """)
    void onlyItemsThatNothingElseClosesHaveACapacity(BoundedCovers.Kind kind, String items, String why) {
        List<Integer> expected = items == null
                ? List.of()
                : Arrays.stream(items.split(", ")).map(Integer::valueOf).toList();
        assertThat(itemsWithCapacity(planes(kind))).as(why).isEqualTo(expected);
    }

    @Test
    void whereItemsAreRelaxedAllThatLimitHaveACapacity() {
        assertThat(itemsWithCapacity(planes(BoundedCovers.Kind.ROWS_AND_COLUMNS.cover, true)))
                .containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(itemsWithCapacity(planes(BoundedCovers.Kind.EQUAL_AND_EXACT.cover, true)))
                .containsExactly(0, 1, 2);
        assertThat(itemsWithCapacity(planes(BoundedCovers.Kind.EQUAL_AND_ONCE.cover, true)))
                .as("item 1 is covered once: rows say so")
                .containsExactly(0, 2);
    }

    @Test
    void optionsOfNoDemandedItemAreSpare() {
        assertThat(spareOptions(planes(BoundedCovers.Kind.SPARE))).containsExactly(2, 3, 4, 5);
        assertThat(spareOptions(planes(BoundedCovers.Kind.NOTHING_DEMANDED))).containsExactly(0, 1, 2, 3, 4);
        assertThat(spareOptions(planes(BoundedCovers.Kind.ROWS_AND_COLUMNS))).isEmpty();
    }

    @Test
    void withinAWordItemsStandBySlackAndThenAsInTheCover() {
        assertThat(Arrays.stream(planes(BoundedCovers.Kind.MIXED_NEEDS).itemAt).filter(item -> item != Planes.NONE))
                .containsExactly(0, 2, 1, 3);
    }
}
