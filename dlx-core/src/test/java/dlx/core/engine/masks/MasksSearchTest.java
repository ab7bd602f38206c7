package dlx.core.engine.masks;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.links.LinksEngine;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the search with links, step by step: equal items, options and dead ends. */
class MasksSearchTest {

    private static final int MOST_NODES = 2000;

    private static PlainCover cover(long seed) {
        return switch ((int) (seed % 10)) {
            case 7 -> wide(seed);
            case 8 -> Family.DENSE.cover(seed);
            case 9 -> Family.REPEATED.cover(seed);
            default -> RandomCovers.plain(seed);
        };
    }

    /**
     * Returns a random cover between items without a choice, so that its own items are at both ends of two words, and
     * between them.
     */
    private static PlainCover wide(long seed) {
        Random random = new Random(seed);
        PlainCover inner = RandomCovers.plain(seed);
        int items = inner.primary().size();
        int before = random.nextInt(MasksEngine.MOST_ITEMS - items + 1);
        List<Boolean> primary = new ArrayList<>(Collections.nCopies(before, true));
        primary.addAll(inner.primary());
        List<PlainCover.Option> options = new ArrayList<>();
        for (int i = 0; i < before; i++) {
            options.add(new PlainCover.Option(List.of(i), 0));
        }
        for (PlainCover.Option option : inner.options()) {
            options.add(new PlainCover.Option(
                    option.items().stream().map(i -> before + i).toList(), 0));
        }
        return new PlainCover(
                primary,
                options,
                List.of(),
                inner.banned().stream().map(k -> before + k).toList(),
                List.of());
    }

    @Test
    void itemsWithManyOptionsAreCountedOut() {
        for (long seed = 0; seed < Tier.of(2, 40); seed++) {
            Random random = new Random(seed);
            int items = 60 + random.nextInt(10);
            List<PlainCover.Option> options = new ArrayList<>();
            for (int k = 0; k < 1500; k++) {
                options.add(new PlainCover.Option(
                        random.ints(0, items)
                                .distinct()
                                .limit(4 + random.nextInt(30))
                                .boxed()
                                .toList(),
                        0));
            }
            compare(
                    "seed " + seed,
                    new PlainCover(Collections.nCopies(items, true), options, List.of()),
                    seed % 3 == 1 ? 0 : Masks.MOST_BYTES,
                    Tier.of(200, MOST_NODES));
        }
    }

    private static KeyedTreeSearch masks(PlainCover cover) {
        return masks(cover, Masks.MOST_BYTES, MOST_NODES);
    }

    /**
     * Returns a search by masks.
     *
     * @param mostBytes maximum size of the table of rows; without a table rows are computed each time
     */
    private static KeyedTreeSearch masks(PlainCover cover, long mostBytes, long nodes) {
        Problem problem = Problem.of(cover.cover().data(), StopCheck.NEVER);
        return new MasksSearch(
                new Masks(problem, mostBytes, StopCheck.NEVER),
                Requests.of(SearchMode.ALL, cover.givens()),
                Requests.nodes(nodes));
    }

    @Test
    void everyStepIsThatOfTheLinks() {
        for (long seed = 0; seed < RandomCovers.amount(1000); seed++) {
            compare("seed " + seed, cover(seed), seed % 3 == 0 ? 0 : Masks.MOST_BYTES, MOST_NODES);
        }
    }

    private static void compare(String name, PlainCover cover, long mostBytes, long nodes) {
        KeyedTreeSearch masks = masks(cover, mostBytes, nodes);
        TreeSearch links = new LinksEngine()
                .compile(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER)
                .start(Requests.of(SearchMode.ALL, cover.givens()), Requests.nodes(nodes));
        boolean alive = links.enterRoot();
        assertThat(masks.enterRoot()).as("%s: root", name).isEqualTo(alive);
        while (true) {
            String where = name + ", node " + links.nodes();
            if (alive && !links.isSolved()) {
                assertThat(masks.isSolved()).as(where).isFalse();
                links.choose();
                masks.choose();
                assertThat(masks.itemAt(masks.level())).as("%s: item", where).isEqualTo(links.itemAt(links.level()));
            } else {
                assertThat(!alive || masks.isSolved()).as(where).isTrue();
                boolean more = links.backUp();
                assertThat(masks.backUp()).as("%s: back", where).isEqualTo(more);
                if (!more) {
                    break;
                }
            }
            assertThat(masks.untriedAt(masks.level()))
                    .as("%s: untried", where)
                    .isEqualTo(links.untriedAt(links.level()));
            alive = links.takeNext();
            assertThat(masks.takeNext()).as("%s: alive", where).isEqualTo(alive);
            assertThat(masks.hasEnded()).as("%s: stopped", where).isEqualTo(links.hasEnded());
            if (links.hasEnded()) {
                break;
            }
            if (!alive) {
                int dead = masks.deadItem();
                List<Integer> taken = options(masks);
                assertThat(taken).as("%s: dead item %d", where, dead).noneMatch(k -> holds(cover, k, dead));
                assertThat(left(cover, taken))
                        .as("%s: dead item %d", where, dead)
                        .noneMatch(k -> holds(cover, k, dead));
            }
            assertThat(options(masks)).as("%s: options taken", where).isEqualTo(options(links));
            assertThat(masks.nodes()).isEqualTo(links.nodes());
        }
    }

    private static boolean holds(PlainCover cover, int option, int item) {
        return cover.options().get(option).items().contains(item);
    }

    private static List<Integer> options(TreeSearch tree) {
        int[] options = tree.options();
        return Arrays.stream(options).boxed().toList();
    }

    @Test
    void stepsWithEqualKeysLeaveTheSameOptions() {
        for (long seed = 0; seed < RandomCovers.amount(1000); seed++) {
            PlainCover cover = cover(seed);
            KeyedTreeSearch tree = masks(cover);
            assertThat(tree.hasExactKeys()).isTrue();
            Map<List<Long>, List<Integer>> leftByKey = new HashMap<>();
            boolean alive = tree.enterRoot();
            while (true) {
                if (alive) {
                    long[] key = {-1, -1};
                    tree.writeKey(key);
                    List<Integer> left = left(cover, options(tree));
                    List<Integer> before = leftByKey.putIfAbsent(List.of(key[0], key[1]), left);
                    assertThat(before == null ? left : before)
                            .as("seed %d, node %d: options left", seed, tree.nodes())
                            .isEqualTo(left);
                }
                if (alive && !tree.isSolved()) {
                    tree.choose();
                } else if (!tree.backUp()) {
                    break;
                }
                alive = tree.takeNext();
                if (tree.hasEnded()) {
                    break;
                }
            }
        }
    }

    /** Returns the options that are compatible with all taken options. */
    private static List<Integer> left(PlainCover cover, List<Integer> taken) {
        List<Integer> left = new ArrayList<>();
        for (int k = 0; k < cover.options().size(); k++) {
            List<Integer> items = cover.options().get(k).items();
            if (!cover.banned().contains(k)
                    && taken.stream()
                            .noneMatch(
                                    o -> cover.options().get(o).items().stream().anyMatch(items::contains))) {
                left.add(k);
            }
        }
        return left;
    }
}
