package dlx.core.engine.memo;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.PlainCover;
import dlx.core.engine.KeyedEngine;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.masks.MasksEngine;
import dlx.core.engine.slots.SlotsEngine;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares counts with a table with counts without, over the whole search. */
class MemoSearchTest {

    /**
     * Returns dominoes on 6 x 6 cells without two: thousands of nodes, and different ways to the same state. Some
     * covers have secondary items, whose keys are hashed; some have givens.
     */
    private static PlainCover dominoes(long seed) {
        Random random = new Random(seed * 31);
        int[] item = new int[36];
        int hole = random.nextInt(36);
        int color = (hole / 6 + hole) % 2;
        int other = random.ints(0, 36)
                .filter(cell -> (cell / 6 + cell) % 2 != color)
                .findFirst()
                .orElseThrow();
        int items = 0;
        for (int cell = 0; cell < 36; cell++) {
            item[cell] = cell == hole || cell == other ? -1 : items++;
        }
        boolean hashed = seed % 3 == 1;
        List<Boolean> primary = new ArrayList<>(Collections.nCopies(items, true));
        primary.addAll(Collections.nCopies(hashed ? 6 : 0, false));
        List<PlainCover.Option> options = new ArrayList<>();
        for (int cell = 0; cell < 36; cell++) {
            for (int next : new int[] {cell % 6 < 5 ? cell + 1 : 36, cell + 6}) {
                if (next < 36 && item[cell] >= 0 && item[next] >= 0) {
                    List<Integer> held = new ArrayList<>(List.of(item[cell], item[next]));
                    if (hashed && random.nextInt(6) == 0) {
                        held.add(items + random.nextInt(6));
                    }
                    options.add(new PlainCover.Option(held, 0));
                }
            }
        }
        PlainCover cover = new PlainCover(primary, options, List.of());
        boolean restricted = seed % 4 == 3;
        return restricted
                ? cover.restricted(List.of(random.nextInt(options.size())), List.of(random.nextInt(items)))
                : cover;
    }

    private static KeyedTreeSearch tree(KeyedEngine engine, PlainCover cover, SearchControl control) {
        return engine.compile(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER)
                .start(Requests.of(SearchMode.COUNT, cover.givens()), control);
    }

    private static long enumerated(PlainCover cover) {
        KeyedTreeSearch tree = tree(new SlotsEngine(), cover, Requests.free());
        long count = 0;
        while (tree.advance()) {
            count++;
        }
        return count;
    }

    private static MemoSearch counted(KeyedTreeSearch tree, MemoTable table) {
        MemoSearch search = new MemoSearch(tree, table);
        assertThat(search.advance()).as("it never rests").isFalse();
        return search;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 1000, 1 << 14, 1 << 22})
    void countsWhatTheSearchFindsWithAnyMemory(long memory) {
        long fewerNodes = 0;
        for (long seed = 0; seed < 24; seed++) {
            PlainCover cover = dominoes(seed);
            long expected = enumerated(cover);
            for (KeyedEngine engine : List.of(new SlotsEngine(), new MasksEngine())) {
                KeyedTreeSearch tree = tree(engine, cover, Requests.free());
                MemoSearch search = counted(tree, new MemoTable(memory, tree.hasExactKeys()));
                assertThat(search.solutions())
                        .as("%s, seed %d", engine.name(), seed)
                        .isEqualTo(expected);
                fewerNodes += search.nodes() < expected ? 1 : 0;
            }
        }
        if (memory == 1 << 22) {
            assertThat(fewerNodes).as("the memory was used").isGreaterThan(10);
        }
    }

    @Test
    void countsWithATableThatTheHeapCannotHold() {
        for (long seed = 0; seed < 12; seed++) {
            PlainCover cover = dominoes(seed);
            KeyedTreeSearch tree = tree(new SlotsEngine(), cover, Requests.free());
            MemoTable cramped = new MemoTable(1 << 30, tree.hasExactKeys()) {
                @Override
                long[] allocate(int words) {
                    throw new OutOfMemoryError("cramped");
                }
            };
            assertThat(counted(tree, cramped).solutions()).as("seed %d", seed).isEqualTo(enumerated(cover));
        }
    }

    @Test
    void aCountThatIsStoppedHasCountedNoMoreThanThereAre() {
        for (long seed = 0; seed < 12; seed++) {
            PlainCover cover = dominoes(seed);
            long all = enumerated(cover);
            BigInteger before = BigInteger.ZERO;
            for (long limit : new long[] {10, 500, 1100, 1300, 2000, 3000}) {
                KeyedTreeSearch tree = tree(new SlotsEngine(), cover, Requests.nodes(limit));
                MemoSearch search = counted(tree, new MemoTable(1 << 20, tree.hasExactKeys()));
                assertThat(search.solutions())
                        .as("seed %d, %d nodes", seed, limit)
                        .isBetween(before, BigInteger.valueOf(all));
                before = search.solutions();
            }
        }
    }

    /** Counts 2^k solutions; 2^125 and 2^126 are on either side of the capacity of two words. */
    @ParameterizedTest
    @ValueSource(ints = {20, 64, 125, 126, 127, 200})
    void carriesFromWordToWordAndOnToLargeCounts(int coins) {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int k = 0; k < 2 * coins; k++) {
            options.add(new PlainCover.Option(List.of(k / 2), 0));
        }
        PlainCover cover = new PlainCover(Collections.nCopies(coins, true), options, List.of());
        KeyedTreeSearch tree = tree(new SlotsEngine(), cover, Requests.nodes(100_000));
        MemoSearch search = counted(tree, new MemoTable(1 << 20, tree.hasExactKeys()));
        assertThat(search.solutions()).isEqualTo(BigInteger.TWO.pow(coins));
    }
}
