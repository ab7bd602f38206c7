package dlx.core.explain;

import dlx.api.Cover;
import dlx.core.weights.Weights;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Weights as a coloring of the items that people see as a board: for pictures.
 *
 * @param items the items of the board that must still be covered a certain number of times, ascending
 * @param legend what each of their weights is called, in the words of {@link Sentences}; the first is the one that sentences
 *     count
 * @since 0.1
 */
public record Coloring(List<Integer> items, List<Shade> legend) {

    /**
     * A weight and what it is called.
     *
     * @param weight the weight
     * @param name such as {@code white}, {@code odd}, {@code marked} or {@code weight 3}
     */
    public record Shade(long weight, String name) {}

    /** Keeps copies of the lists. */
    public Coloring {
        items = List.copyOf(items);
        legend = List.copyOf(legend);
    }

    /**
     * The coloring of the first group of items with coordinates that weighs something; without one, of the first with numbers,
     * preferably one that options are not called by.
     *
     * @param cover the cover
     * @param weights weights of its items
     * @return nothing if no such group weighs anything
     */
    public static Optional<Coloring> of(Cover<?> cover, Weights weights) {
        Weighing weighing = Weighing.of(cover, weights);
        return weighing.weighed().stream()
                .filter(group -> group.dimensions() > 0)
                .min(Comparator.comparingInt(group -> group.isBoard() ? 0 : weighing.isOncePerOption(group) ? 2 : 1))
                .map(Coloring::of);
    }

    private static Coloring of(ItemGroup group) {
        List<Long> values = new ArrayList<>(group.values());
        values.sort(PREFERRED);
        List<Integer> items = group.members().stream()
                .filter(member -> member.need() > 0)
                .map(ItemGroup.Member::item)
                .toList();
        return new Coloring(items, legend(group, values));
    }

    private static List<Shade> legend(ItemGroup group, List<Long> values) {
        if (values.size() == 2) {
            long first = values.get(0);
            Optional<Pattern> pattern = group.pattern(first);
            if (pattern.isPresent() || values.get(1) == 0) {
                return List.of(
                        new Shade(first, pattern.map(Pattern::name).orElse("marked")),
                        new Shade(values.get(1), pattern.map(Pattern::other).orElse("unmarked")));
            }
        }
        return values.stream().map(value -> new Shade(value, "weight " + value)).toList();
    }

    /** Small positive weights first, then negative ones, and none at all last. */
    static final Comparator<Long> PREFERRED =
            Comparator.<Long>comparingInt(w -> w > 0 ? 0 : w < 0 ? 1 : 2).thenComparingLong(Math::abs);
}
