package dlx.core.engine.prices;

import dlx.core.covers.PlainCover;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;

/** Small covers whose options have weights. */
public final class WeighedCovers {

    private WeighedCovers() {}

    /** Secondary items that many options want, and dear options that do without. */
    public static PlainCover crowded(Random random) {
        int primary = 2 + random.nextInt(4);
        int secondary = 1 + random.nextInt(3);
        List<Boolean> kinds = new ArrayList<>();
        for (int i = 0; i < primary + secondary; i++) {
            kinds.add(i < primary);
        }
        List<PlainCover.Option> options = new ArrayList<>();
        for (int k = primary * (2 + random.nextInt(3)); k > 0; k--) {
            boolean crowds = random.nextInt(3) > 0;
            List<Integer> items = new ArrayList<>(List.of(random.nextInt(primary)));
            if (crowds) {
                items.add(primary + random.nextInt(secondary));
            }
            options.add(new PlainCover.Option(items, crowds ? random.nextInt(20) : 30 + random.nextInt(1_000)));
        }
        return new PlainCover(kinds, options, List.of());
    }

    /** The same with random weights. */
    public static PlainCover weighed(PlainCover cover, long seed) {
        Random random = new Random(seed);
        int greatest = random.nextBoolean() ? 5 : 1000;
        return weighed(cover, () -> random.nextInt(greatest));
    }

    /** The same cover with each weight from somewhere. */
    public static PlainCover weighed(PlainCover cover, IntSupplier weights) {
        return new PlainCover(
                cover.primary(),
                cover.bounds(),
                cover.options().stream()
                        .map(o -> new PlainCover.Option(o.items(), o.colors(), weights.getAsInt()))
                        .toList(),
                cover.pins(),
                cover.banned(),
                cover.relaxed());
    }
}
