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
 * @param bounds the multiplicities of primary items
 * @param options the items of each option that has a primary item, with colors and cost
 * @param colors the names of the colors
 */
record NamedCover(ItemNames items, Bounds bounds, Incidence options, List<String> colors) {

    /** Returns an option, counted from 0, as a line of the text: its items in the order of the text, its cost. */
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
