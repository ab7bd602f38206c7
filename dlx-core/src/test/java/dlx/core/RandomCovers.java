package dlx.core;

import dlx.api.Cover;
import dlx.api.Item;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Small random covers: secondary items, items without options, equal options, options of one item, weights, pins. */
final class RandomCovers {

    private RandomCovers() {}

    /** The cover of a seed; options are their own numbers. */
    static Cover<Integer> of(long seed) {
        Random random = new Random(seed);
        int primary = random.nextInt(8);
        int secondary = random.nextInt(4);
        int options = primary == 0 ? 0 : random.nextInt(15);
        boolean mixed = random.nextBoolean();
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            List<Item> must = new ArrayList<>();
            List<Item> all = new ArrayList<>();
            for (int i = 0; i < primary + secondary; i++) {
                boolean isPrimary = mixed ? must.size() < primary && (i % 3 != 2 || i >= 2 * secondary) : i < primary;
                Item item = isPrimary ? c.primary("p" + i) : c.secondary("s" + i);
                all.add(item);
                if (isPrimary) {
                    must.add(item);
                }
            }
            for (int k = 0; k < options && !must.isEmpty(); k++) {
                List<Item> items = new ArrayList<>(all);
                Collections.shuffle(items, random);
                items = new ArrayList<>(items.subList(0, 1 + random.nextInt(Math.min(4, items.size()))));
                if (items.stream().noneMatch(must::contains)) {
                    items.add(must.get(random.nextInt(must.size())));
                }
                c.option(k, random.nextInt(7) - 3, items.toArray(Item[]::new));
            }
        });
        List<Integer> pins = new ArrayList<>();
        while (cover.optionCount() > 0 && random.nextInt(4) == 0) {
            pins.add(random.nextInt(cover.optionCount()));
        }
        return cover.pinned(pins);
    }
}
