package dlx.app.export;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Small random problems, and what they mean: solved by trying every set of options, straight from the rules. */
final class StatedPuzzles {

    /** What a random puzzle may have. */
    record Kind(boolean colors, boolean multiplicities, boolean weights, boolean relaxed) {

        static final Kind PLAIN = new Kind(false, false, false, true);
        static final Kind ALL = new Kind(true, true, true, true);
    }

    private StatedPuzzles() {}

    static StatedPuzzle random(long seed, Kind kind) {
        Random random = new Random(seed);
        int primary = random.nextInt(5) + (random.nextInt(10) == 0 ? 0 : 1);
        int secondary = random.nextInt(4);
        int options = primary == 0 ? 0 : random.nextInt(12);
        Cover<String> cover = Cover.of(builder -> {
            Items first = builder.items("first", primary);
            Items second = builder.items("second", secondary).secondary();
            if (kind.multiplicities()) {
                for (int i = 0; i < primary; i++) {
                    int from = random.nextInt(4);
                    int to = from + random.nextInt(4);
                    if ((from != 1 || to != 1) && random.nextInt(3) > 0) {
                        first.at(i).times(from, random.nextInt(8) == 0 ? 1_000_000_000 : to);
                    }
                }
            }
            for (int k = 0; k < options; k++) {
                Set<Integer> held = new TreeSet<>(Set.of(random.nextInt(primary)));
                for (int i = 0; i < 4; i++) {
                    held.add(random.nextInt(primary + secondary + 1));
                }
                List<Item> items = new ArrayList<>();
                for (int item : held) {
                    if (item < primary) {
                        items.add(first.at(item));
                    } else if (item < primary + secondary) {
                        Item plain = second.at(item - primary);
                        boolean colored = kind.colors() && random.nextInt(4) > 0;
                        items.add(colored ? plain.colored("color " + random.nextInt(3)) : plain);
                    }
                }
                builder.option("option " + k, kind.weights() ? random.nextInt(41) - 20 : 0, items);
            }
        });
        Givens givens = Givens.NONE;
        for (int k = 0; k < options; k++) {
            givens = random.nextInt(12) == 0 ? givens.given(k) : givens;
            givens = random.nextInt(12) == 0 ? givens.forbidden(k) : givens;
        }
        for (int i = 0; i < primary && kind.relaxed(); i++) {
            givens = random.nextInt(8) == 0 ? givens.relaxed(i) : givens;
        }
        Goal goal = random.nextBoolean() ? Goal.LEAST : Goal.GREATEST;
        return new StatedPuzzle(cover, givens, goal, "seed " + seed, 0);
    }

    /** The solutions, each as the numbers of its options from 1. */
    static Set<List<Integer>> solutions(StatedPuzzle puzzle) {
        Set<List<Integer>> solutions = new HashSet<>();
        int options = puzzle.cover.optionCount();
        for (long set = 0; set < 1L << options; set++) {
            BitSet chosen = BitSet.valueOf(new long[] {set});
            if (isSolution(puzzle, chosen)) {
                solutions.add(chosen.stream().mapToObj(k -> k + 1).toList());
            }
        }
        return solutions;
    }

    private static boolean isSolution(StatedPuzzle puzzle, BitSet chosen) {
        Cover<?> cover = puzzle.cover;
        Givens givens = puzzle.givens;
        int[] times = new int[cover.itemCount()];
        Map<Integer, Integer> colors = new HashMap<>();
        for (int k = 0; k < cover.optionCount(); k++) {
            boolean taken = contains(givens.givenOptions(), k);
            if (taken && !chosen.get(k) || contains(givens.forbiddenOptions(), k) && chosen.get(k)) {
                return false;
            }
            if (!chosen.get(k)) {
                continue;
            }
            boolean allRelaxed = true;
            for (int node = cover.firstNode(k); node < cover.firstNode(k + 1); node++) {
                int item = cover.item(node);
                times[item]++;
                allRelaxed &= !cover.isPrimary(item) || givens.isRelaxed(item);
                Integer before = colors.put(item, cover.color(node));
                if (before != null && !cover.isPrimary(item) && (before < 0 || before != cover.color(node))) {
                    return false;
                }
            }
            if (allRelaxed && !taken) {
                return false;
            }
        }
        return IntStream.range(0, times.length)
                .filter(cover::isPrimary)
                .allMatch(i -> times[i] <= cover.atMost(i) && (givens.isRelaxed(i) || times[i] >= cover.atLeast(i)));
    }

    private static boolean contains(int[] numbers, int wanted) {
        return IntStream.of(numbers).anyMatch(number -> number == wanted);
    }

    static long score(StatedPuzzle puzzle, List<Integer> solution) {
        return solution.stream().mapToLong(k -> puzzle.cover.weight(k - 1)).sum();
    }

    static String text(StatedPuzzle puzzle, ExportForm form) {
        return text(puzzle, form, false);
    }

    static String text(StatedPuzzle puzzle, ExportForm form, boolean strict) {
        StringBuilder text = new StringBuilder();
        form.write(puzzle, strict, text::append);
        return text.toString();
    }
}
