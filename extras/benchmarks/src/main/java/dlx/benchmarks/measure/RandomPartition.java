package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;

/** Random set partitions with costs, in the text format of Knuth's programs. */
final class RandomPartition {

    private static final int LEAST_SIZE = 2;
    private static final int GREATEST_SIZE = 6;
    private static final int LEAST_PER_ITEM = 20;
    private static final int GREATEST_PER_ITEM = 105;
    private static final int GREATEST_EXTRA = 35;

    private RandomPartition() {}

    /**
     * Returns random options of 2 to 6 items, all different. An option costs 20 to 105 per item (one random rate for
     * the option), plus 0 to 35. The first options are a partition, so there is a solution. The same arguments give the
     * same text.
     */
    static String text(int items, int options, long seed) {
        Random random = new Random(seed);
        Set<Set<Integer>> sets = new LinkedHashSet<>();
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < items; i++) {
            all.add(i);
        }
        Collections.shuffle(all, random);
        for (int from = 0; from < items; ) {
            int to = Math.min(items, from + size(random));
            sets.add(new TreeSet<>(all.subList(from, to)));
            from = to;
        }
        while (sets.size() < options) {
            Collections.shuffle(all, random);
            sets.add(new TreeSet<>(all.subList(0, size(random))));
        }
        StringBuilder text = new StringBuilder(names(new TreeSet<>(all)));
        for (Set<Integer> set : sets) {
            int perItem = LEAST_PER_ITEM + random.nextInt(GREATEST_PER_ITEM - LEAST_PER_ITEM + 1);
            int cost = set.size() * perItem + random.nextInt(GREATEST_EXTRA + 1);
            text.append('\n').append(names(set)).append(" |").append(cost);
        }
        return text.append('\n').toString();
    }

    private static int size(Random random) {
        return LEAST_SIZE + random.nextInt(GREATEST_SIZE - LEAST_SIZE + 1);
    }

    private static String names(Set<Integer> items) {
        StringJoiner names = new StringJoiner(" ");
        items.forEach(item -> names.add("i" + item));
        return names.toString();
    }
}
