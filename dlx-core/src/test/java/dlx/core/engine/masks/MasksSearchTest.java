package dlx.core.engine.masks;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Family;
import dlx.core.PlainCover;
import dlx.core.RandomCovers;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.Tasks;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.links.LinksEngine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Step by step beside the links: the same items, the same options, the same dead ends. */
class MasksSearchTest {

    private static PlainCover cover(long seed) {
        return switch ((int) (seed % 10)) {
            case 8 -> Family.DENSE.cover(seed);
            case 9 -> Family.REPEATED.cover(seed);
            default -> RandomCovers.plain(seed);
        };
    }

    private static KeyedTreeSearch masks(PlainCover cover) {
        return new MasksEngine()
                .compile(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER)
                .start(Tasks.of(SearchMode.ALL, cover.givens()), Tasks.nodes(2000));
    }

    @Test
    void everyStepIsThatOfTheLinks() {
        for (long seed = 0; seed < RandomCovers.amount(1000); seed++) {
            PlainCover cover = cover(seed);
            KeyedTreeSearch masks = masks(cover);
            TreeSearch links = new LinksEngine()
                    .compile(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER)
                    .start(Tasks.of(SearchMode.ALL, cover.givens()), Tasks.nodes(2000));
            boolean alive = links.enterRoot();
            assertThat(masks.enterRoot()).as("seed %d: root", seed).isEqualTo(alive);
            while (true) {
                String where = "seed " + seed + ", node " + links.nodes();
                if (alive && !links.isSolved()) {
                    assertThat(masks.isSolved()).as(where).isFalse();
                    links.choose();
                    masks.choose();
                    assertThat(masks.itemAt(masks.level()))
                            .as("%s: item", where)
                            .isEqualTo(links.itemAt(links.level()));
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
                assertThat(options(masks)).as("%s: options taken", where).isEqualTo(options(links));
                assertThat(masks.nodes()).isEqualTo(links.nodes());
            }
        }
    }

    private static List<Integer> options(TreeSearch walk) {
        int[] options = new int[walk.length()];
        walk.copyOptions(options);
        return Arrays.stream(options).boxed().toList();
    }

    @Test
    void stepsWithEqualKeysLeaveTheSameOptions() {
        for (long seed = 0; seed < RandomCovers.amount(1000); seed++) {
            PlainCover cover = cover(seed);
            KeyedTreeSearch walk = masks(cover);
            assertThat(walk.hasExactKeys()).isTrue();
            Map<List<Long>, List<Integer>> leftByKey = new HashMap<>();
            boolean alive = walk.enterRoot();
            while (true) {
                if (alive) {
                    long[] key = {-1, -1};
                    walk.writeKey(key);
                    List<Integer> left = left(cover, options(walk));
                    List<Integer> before = leftByKey.putIfAbsent(List.of(key[0], key[1]), left);
                    assertThat(before == null ? left : before)
                            .as("seed %d, node %d: options left", seed, walk.nodes())
                            .isEqualTo(left);
                }
                if (alive && !walk.isSolved()) {
                    walk.choose();
                } else if (!walk.backUp()) {
                    break;
                }
                alive = walk.takeNext();
                if (walk.hasEnded()) {
                    break;
                }
            }
        }
    }

    /** The options that exclude none of those taken. */
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
