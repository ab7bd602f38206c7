package dlx.modelers.knuth;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.ItemNames;
import dlx.modelers.knuth.KnuthModel.KnuthOption;
import java.util.List;
import java.util.function.IntFunction;

/**
 * An exact cover problem as the text states it. Immutable once read.
 *
 * @param items the items by name
 * @param bounds how often primary ones may be covered
 * @param options the items of each option that holds a primary one, with colors and cost
 * @param colors the names of the colors
 */
record NamedCover(ItemNames items, Bounds bounds, Incidence options, List<String> colors) {

    /** An option, counted from 0, as a line of the text: its items in the order in which they were given, its cost. */
    String line(int option) {
        String held = String.join(
                " ",
                options.entries(
                        option, items::name, (name, color) -> name + ':' + colors.get(color - 1), new String[0]));
        return options.cost(option) == 0 ? held : held + " |" + options.cost(option);
    }

    void describe(CoverBuilder<KnuthOption> cover) {
        IntFunction<Item> declared = items.declareIn(cover);
        bounds.applyTo(declared);
        options.addTo(
                cover,
                declared,
                (item, color) -> item.colored(colors.get(color - 1)),
                k -> new KnuthOption(k + 1, line(k)));
    }
}
