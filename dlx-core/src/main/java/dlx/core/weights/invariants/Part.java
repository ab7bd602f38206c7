package dlx.core.weights.invariants;

import dlx.api.CoverData;
import dlx.core.position.Position;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A component of what is left of a cover: items that must be covered a certain number of times, joined by the options that hold
 * them. What else options hold weighs nothing and joins nothing.
 *
 * @param item of each item here, its number in the cover
 * @param need of each item, how often it must be covered
 * @param option the items of each option, numbered from 0 as they stand here; in an order of chance, always the same
 */
record Part(int[] item, int[] need, int[][] option) {

    /** The same order on every machine. */
    private static final long SEED = 1;

    /** How many items there are. */
    int items() {
        return item.length;
    }

    /** The components of a position, the smallest first. Cost: O(length of the options). */
    static List<Part> of(Position position, Givens givens, Effort effort) {
        return new Parts(position, givens, effort).all();
    }

    /** Finds components by joining the items of each option. */
    private static final class Parts {

        private final Position position;
        private final CoverData cover;
        private final Effort effort;
        private final boolean[] weighs;
        private final int[] parent;

        Parts(Position position, Givens givens, Effort effort) {
            this.position = position;
            this.effort = effort;
            cover = position.cover();
            weighs = new boolean[cover.itemCount()];
            parent = new int[weighs.length];
            for (int i = 0; i < weighs.length; i++) {
                parent[i] = i;
                weighs[i] = cover.isPrimary(i)
                        && !givens.isRelaxed(i)
                        && position.need(i) > 0
                        && position.need(i) == position.room(i);
            }
        }

        List<Part> all() {
            List<int[]> options = new ArrayList<>();
            for (int k = 0; k < cover.optionCount(); k++) {
                int[] items = itemsOf(k);
                effort.spend(1 + items.length);
                if (items.length > 0) {
                    options.add(items);
                    for (int i : items) {
                        join(items[0], i);
                    }
                }
            }
            shuffle(options);
            return split(options);
        }

        private int[] itemsOf(int option) {
            int[] items = new int[cover.firstNode(option + 1) - cover.firstNode(option)];
            int count = 0;
            for (int node = cover.firstNode(option);
                    position.isLeft(option) && node < cover.firstNode(option + 1);
                    node++) {
                if (weighs[cover.item(node)]) {
                    items[count++] = cover.item(node);
                }
            }
            return Arrays.copyOf(items, count);
        }

        /** Neighbors in a cover are often alike: what comes in its order takes long to say something new. */
        private void shuffle(List<int[]> options) {
            SplittableRandom random = new SplittableRandom(SEED);
            for (int k = options.size() - 1; k > 0; k--) {
                int[] other = options.set(random.nextInt(k + 1), options.get(k));
                options.set(k, other);
            }
        }

        private List<Part> split(List<int[]> options) {
            int[] place = new int[parent.length];
            int[] items = new int[parent.length];
            int[] partOf = new int[parent.length];
            List<Integer> roots = new ArrayList<>();
            for (int i = 0; i < parent.length; i++) {
                if (weighs[i]) {
                    int root = root(i);
                    if (root == i) { // the first of its component: joining keeps the least number as the root
                        partOf[i] = roots.size();
                        roots.add(i);
                    }
                    place[i] = items[root]++;
                }
            }
            List<int[]> numbers = new ArrayList<>();
            List<int[]> needs = new ArrayList<>();
            List<List<int[]>> optionsOf = new ArrayList<>();
            for (int root : roots) {
                numbers.add(new int[items[root]]);
                needs.add(new int[items[root]]);
                optionsOf.add(new ArrayList<>());
            }
            for (int i = 0; i < parent.length; i++) {
                if (weighs[i]) {
                    numbers.get(partOf[root(i)])[place[i]] = i;
                    needs.get(partOf[root(i)])[place[i]] = position.need(i);
                }
            }
            for (int[] option : options) {
                optionsOf
                        .get(partOf[root(option[0])])
                        .add(Arrays.stream(option).map(i -> place[i]).toArray());
            }
            List<Part> parts = new ArrayList<>();
            for (int p = 0; p < roots.size(); p++) {
                parts.add(
                        new Part(numbers.get(p), needs.get(p), optionsOf.get(p).toArray(new int[0][])));
            }
            parts.sort((a, b) -> Integer.compare(a.items(), b.items()));
            return parts;
        }

        private void join(int a, int b) {
            int rootA = root(a);
            int rootB = root(b);
            parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
        }

        private int root(int item) {
            int i = item;
            while (parent[i] != i) {
                parent[i] = parent[parent[i]];
                i = parent[i];
            }
            return i;
        }
    }
}
