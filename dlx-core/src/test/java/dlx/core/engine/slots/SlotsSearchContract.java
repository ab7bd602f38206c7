package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests of both searches over slots, which examine the state between two steps. */
abstract class SlotsSearchContract {

    /** Returns a random cover with givens and the right number of words. */
    abstract PlainCover cover(long seed);

    /** Returns a cover on which a search for a solution is slow. */
    abstract PlainCover hardCover(long seed);

    abstract Class<? extends SlotsSearch> searchType();

    final SlotsSearch start(PlainCover cover, SearchMode mode, Givens givens) {
        Problem problem = Problem.of(cover.cover().data(), StopCheck.NEVER);
        SlotsSearch search = (SlotsSearch) new SlotsEngine()
                .compile(problem, StopCheck.NEVER)
                .start(Requests.of(mode, givens), Requests.nodes(3000));
        assertThat(search).isInstanceOf(searchType());
        return search;
    }

    /** Returns options of three or four items at random: rarely a solution, and initially no item with two options. */
    static PlainCover random(long seed, int items, int options, int length) {
        Random random = new Random(seed * 1009);
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < items; i++) {
            all.add(i);
        }
        List<PlainCover.Option> held = new ArrayList<>();
        for (int k = 0; k < options; k++) {
            Collections.shuffle(all, random);
            held.add(new PlainCover.Option(all.subList(0, length), 0));
        }
        return new PlainCover(Collections.nCopies(items, true), held, List.of());
    }

    /** Returns the number of options of the state for each bit's item; 0 for items that are not open. */
    static int[] optionsOfOpenItems(Slots slots, long[] state) {
        int[] options = new int[slots.words << 6];
        for (int w = 0; w < slots.words; w++) {
            for (int k = slots.offset[w] + 1; k < slots.offset[w + 1]; k++) {
                for (int b = 0; b < 64; b++) {
                    if ((state[slots.offset[w]] >>> b & 1) != 0) {
                        options[w << 6 | b] += (int) (state[k] >>> b & 1);
                    }
                }
            }
        }
        return options;
    }

    static int fewest(int... options) {
        return Arrays.stream(options).filter(n -> n > 0).min().orElseThrow();
    }

    private static int chosenBit(SlotsSearch search) {
        return search.word[search.level()] << 6 | search.bit[search.level()];
    }

    /** Returns the root's state after taking the options of the search one by one. */
    private static long[] expectedState(SlotsSearch search, PlainCover cover) {
        Slots slots = search.slots;
        long[] state = slots.root.clone();
        cover.relaxed().forEach(item -> slots.relax(item, state));
        cover.banned().forEach(option -> slots.exclude(option, state));
        int[] taken = search.options();
        for (int option : taken) {
            long[] row = slots.row(option);
            for (int i = 0; i < state.length; i++) {
                state[i] &= row[i];
            }
        }
        return state;
    }

    @Test
    void everyStateIsThatOfItsOptionsAndTheLeftmostSmallestItemIsChosen() {
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            PlainCover cover = cover(seed);
            SlotsSearch search = start(cover, SearchMode.ALL, cover.givens());
            boolean alive = search.enterRoot();
            while (true) {
                if (alive) {
                    String where = "seed " + seed + ", node " + search.nodes();
                    long[] state = search.states[search.level()];
                    assertThat(state).as(where).isEqualTo(expectedState(search, cover));
                }
                if (alive && !search.isSolved()) {
                    checkChoice(search, "seed " + seed + ", node " + search.nodes());
                } else if (!search.backUp()) {
                    break;
                }
                alive = search.takeNext();
                if (search.hasEnded()) {
                    break;
                }
            }
        }
    }

    private static void checkChoice(SlotsSearch search, String where) {
        int[] options = optionsOfOpenItems(search.slots, search.states[search.level()]);
        assertThat(fewest(options))
                .as("%s: single options have been taken", where)
                .isGreaterThan(1);
        search.choose();
        int leftmost = Integer.MAX_VALUE;
        for (int b = 0; b < options.length; b++) {
            if (options[b] == fewest(options)) {
                leftmost = Math.min(leftmost, search.slots.itemAt[b]);
            }
        }
        assertThat(search.itemAt(search.level()))
                .as("%s: options of the items %s", where, Arrays.toString(options))
                .isEqualTo(leftmost);
        assertThat(search.untriedAt(search.level())).as(where).hasSize(fewest(options));
    }

    /**
     * Tests a search for any solution that restarts because it is hard; it then branches on an item with fewest options
     * at the root.
     */
    @Test
    void afterARestartTheRootBranchesOnAnItemWithFewestOptionsThere() {
        int restarts = 0;
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            PlainCover cover = hardCover(seed);
            SlotsSearch search = start(cover, SearchMode.FIRST, cover.givens());
            if (continueToTheRestart(search)) {
                restarts++;
                int[] options = optionsOfOpenItems(search.slots, search.states[0]);
                assertThat(fewest(options))
                        .as("seed %d: single options have been taken", seed)
                        .isGreaterThan(1);
                search.choose();
                assertThat(options[chosenBit(search)])
                        .as("seed %d: options of the item chosen at the root, of %s", seed, Arrays.toString(options))
                        .isEqualTo(fewest(options));
            }
        }
        assertThat(restarts)
                .as("restarts, so that this test says something")
                .isGreaterThan((int) RandomCovers.amount(60) / 2);
    }

    /** Returns true if the search has restarted and its root is not dead. */
    private static boolean continueToTheRestart(SlotsSearch search) {
        boolean alive = search.enterRoot();
        while (true) {
            if (alive && search.isSolved()) {
                return false;
            }
            if (alive) {
                search.choose();
            } else if (!search.backUp()) {
                return false;
            }
            long nodes = search.nodes();
            alive = search.takeNext();
            if (search.nodes() == nodes) {
                assertThat(search.level()).as("back at the root").isZero();
                return alive;
            }
        }
    }

    @Test
    void aSearchThatBeginsAnewCountsItsNodesOn() {
        for (long seed = 0; seed < 20; seed++) {
            SlotsSearch search = start(hardCover(seed), SearchMode.FIRST, Givens.NONE);
            if (continueToTheRestart(search)) {
                assertThat(search.nodes()).as("seed %d", seed).isEqualTo(16);
                assertThat(search.dynamic)
                        .as("seed %d: with what was learned", seed)
                        .isTrue();
                assertThat(search.length())
                        .as("seed %d: nothing is taken", seed)
                        .isZero();
            }
        }
    }

    @Test
    void whereTheOrderMattersItNeverBeginsAnew() {
        for (SearchMode mode : List.of(SearchMode.ALL, SearchMode.COUNT, SearchMode.UNIQUE)) {
            for (long seed = 0; seed < RandomCovers.amount(20); seed++) {
                SlotsSearch search = start(hardCover(seed), mode, Givens.NONE);
                assertThat(continueToTheEnd(search))
                        .as("%s, seed %d", mode, seed)
                        .isTrue();
            }
        }
    }

    /** Returns true if each step took a node, up to the end or a limit. */
    private static boolean continueToTheEnd(SlotsSearch search) {
        boolean alive = search.enterRoot();
        while (true) {
            if (alive && !search.isSolved()) {
                search.choose();
            } else if (!search.backUp()) {
                return true;
            }
            long nodes = search.nodes();
            alive = search.takeNext();
            if (search.hasEnded()) {
                return true;
            }
            if (search.nodes() == nodes) {
                return false;
            }
        }
    }
}
