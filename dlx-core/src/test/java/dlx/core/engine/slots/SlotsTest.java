package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares places, states and rows with the options of the cover. */
class SlotsTest {

    /** Covers of one word, and of several. */
    enum Kind {
        TINY(RandomCovers::plain, (int) RandomCovers.amount(600)),
        LONG_LISTS(Family.LONG_LISTS::cover, 20),
        TWO_WORDS(Family.TWO_WORDS::cover, 20),
        MANY_WORDS(Family.MANY_WORDS::cover, 20);

        final LongFunction<PlainCover> make;
        final int covers;

        Kind(LongFunction<PlainCover> make, int covers) {
            this.make = make;
            this.covers = covers;
        }
    }

    static List<Kind> kinds() {
        return List.of(Kind.values());
    }

    private static Slots slots(PlainCover cover) {
        return new Slots(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER);
    }

    /** Returns the places of an option in the order of its items. */
    private static List<Integer> placesOf(Slots slots, int option) {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < slots.size << 6; place++) {
            boolean isSlot = has(slots.root, place) && !isOpenBit(slots, place);
            if (isSlot && slots.optionAt[place] == option) {
                places.add(place);
            }
        }
        return places;
    }

    private static boolean isOpenBit(Slots slots, int place) {
        for (int w = 0; w < slots.words; w++) {
            if (slots.offset[w] == place >> 6) {
                return true;
            }
        }
        return false;
    }

    private static boolean has(long[] state, int place) {
        return (state[place >> 6] >>> place & 1) != 0;
    }

    /** Returns the item of a place. */
    private static int itemAt(Slots slots, int place) {
        int w = slots.words - 1;
        while (slots.offset[w] > place >> 6) {
            w--;
        }
        return slots.itemAt[w << 6 | place & 63];
    }

    /** Computes a state from scratch: from the covered items, the banned options and the relaxed items. */
    private static long[] expected(Slots slots, PlainCover cover, BitSet covered, BitSet banned, BitSet relaxed) {
        long[] state = new long[slots.size];
        for (int place = 0; place < slots.size << 6; place++) {
            if (has(slots.root, place)) {
                int item = itemAt(slots, place);
                boolean there = !covered.get(item) && !relaxed.get(item);
                if (!isOpenBit(slots, place)) {
                    int option = slots.optionAt[place];
                    there &= !banned.get(option)
                            && cover.options().get(option).items().stream().noneMatch(covered::get);
                }
                state[place >> 6] |= there ? 1L << place : 0;
            }
        }
        return state;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyOptionHasAPlaceAtEachOfItsPrimaryItems(Kind kind) {
        for (long seed = 0; seed < kind.covers; seed++) {
            PlainCover cover = kind.make.apply(seed);
            Slots slots = slots(cover);
            int[] used = new int[cover.primary().size()];
            for (int option = 0; option < cover.options().size(); option++) {
                List<Integer> places = placesOf(slots, option);
                List<Integer> primary = cover.options().get(option).items().stream()
                        .filter(cover.primary()::get)
                        .toList();
                String where = kind + ", seed " + seed + ", option " + option;
                assertThat(places.stream().map(place -> itemAt(slots, place)).toList())
                        .as(where)
                        .containsExactlyInAnyOrderElementsOf(primary);
                for (int place : places) {
                    int item = itemAt(slots, place);
                    int w = 0;
                    while (w + 1 < slots.words && slots.offset[w + 1] <= place >> 6) {
                        w++;
                    }
                    assertThat((place >> 6) - slots.offset[w] - 1)
                            .as("%s: slot at item %d", where, item)
                            .isEqualTo(used[item]++);
                }
                assertThat(places).as(where).contains(slots.placeOf(option));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theRootHasAllPrimaryItemsOpenAndItsSizeIsKnownBeforehand(Kind kind) {
        for (long seed = 0; seed < kind.covers; seed++) {
            PlainCover cover = kind.make.apply(seed);
            Slots slots = slots(cover);
            assertThat(expected(slots, cover, new BitSet(), new BitSet(), new BitSet()))
                    .as("seed %d", seed)
                    .isEqualTo(slots.root);
            int open = 0;
            for (int w = 0; w < slots.words; w++) {
                open += Long.bitCount(slots.root[slots.offset[w]]);
            }
            assertThat(open).as("seed %d", seed).isEqualTo((int)
                    cover.primary().stream().filter(p -> p).count());
            long foretold = Slots.size(slots.problem, StopCheck.NEVER);
            assertThat((long) slots.size).as("seed %d", seed).isBetween(foretold - 3, foretold);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void takingOptionsByRowsLeavesWhatTheyDoNotTouch(Kind kind) {
        for (long seed = 0; seed < kind.covers; seed++) {
            PlainCover cover = kind.make.apply(seed);
            Slots slots = slots(cover);
            Random random = new Random(seed);
            long[] state = slots.root.clone();
            BitSet covered = new BitSet();
            for (int taken = 0; taken < Math.min(3, cover.options().size()); taken++) {
                int option = random.nextInt(cover.options().size());
                long[] row = slots.row(option);
                for (int i = 0; i < state.length; i++) {
                    state[i] &= row[i];
                }
                cover.options().get(option).items().forEach(covered::set);
                assertThat(state)
                        .as("%s, seed %d, option %d", kind, seed, option)
                        .isEqualTo(expected(slots, cover, covered, new BitSet(), new BitSet()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void excludedOptionsLoseTheirPlacesAndRelaxedItemsAllTheirBits(Kind kind) {
        for (long seed = 0; seed < kind.covers; seed++) {
            PlainCover cover = kind.make.apply(seed);
            Slots slots = slots(cover);
            Random random = new Random(seed);
            long[] state = slots.root.clone();
            BitSet banned = new BitSet();
            BitSet relaxed = new BitSet();
            for (int k = 0; k < 3 && !cover.options().isEmpty(); k++) {
                int option = random.nextInt(cover.options().size());
                slots.exclude(option, state);
                banned.set(option);
                int item = random.nextInt(cover.primary().size());
                slots.relax(item, state); // a secondary one has no bits, and nothing happens
                relaxed.set(item);
            }
            assertThat(state)
                    .as("%s, seed %d, banned %s, relaxed %s", kind, seed, banned, relaxed)
                    .isEqualTo(expected(slots, cover, new BitSet(), banned, relaxed));
        }
    }

    /** Tests a property on which the search relies: the leftmost bit is the leftmost item. */
    @ParameterizedTest
    @MethodSource("kinds")
    void itemsOfAWordKeepTheirOrderAndShortOnesComeFirst(Kind kind) {
        for (long seed = 0; seed < kind.covers; seed++) {
            PlainCover cover = kind.make.apply(seed);
            Slots slots = slots(cover);
            int[] length = new int[cover.primary().size()];
            cover.options().forEach(option -> option.items().forEach(item -> length[item]++));
            int longestBefore = 0;
            for (int w = 0; w < slots.words; w++) {
                int last = -1;
                int longest = 0;
                for (int b = 64 * w; b < 64 * w + 64; b++) {
                    int item = slots.itemAt[b];
                    if (item >= 0) {
                        assertThat(item).as("seed %d, bit %d", seed, b).isGreaterThan(last);
                        assertThat(length[item])
                                .as("seed %d, item %d", seed, item)
                                .isGreaterThanOrEqualTo(longestBefore);
                        last = item;
                        longest = Math.max(longest, length[item]);
                    }
                }
                longestBefore = longest;
            }
        }
    }

    @Test
    void isOneWordUpToSixtyFourItemsAndSixtyThreeSlots() {
        assertThat(slots(wide(64, 63)).isOneWord()).isTrue();
        assertThat(slots(wide(64, 64)).isOneWord()).isFalse();
        assertThat(slots(wide(65, 3)).isOneWord()).isFalse();
        assertThat(slots(wide(65, 3)).words).isEqualTo(2);
    }

    /** Returns a cover whose first item has {@code options} options. */
    private static PlainCover wide(int items, int options) {
        List<PlainCover.Option> all = new ArrayList<>();
        for (int i = 0; i < items; i++) {
            for (int k = 0; k < (i == 0 ? options : 1); k++) {
                all.add(new PlainCover.Option(List.of(i), 0));
            }
        }
        return new PlainCover(Collections.nCopies(items, true), all, List.of());
    }
}
