package dlx.modelers.knuth;

import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.ItemNames;

/**
 * An exact cover problem as the text states it. Immutable once read.
 *
 * @param items the items by name
 * @param options the items of each option that holds a primary one
 */
record NamedCover(ItemNames items, Incidence options) {

    /** The items of an option, counted from 0, in the order in which they were given. */
    String line(int option) {
        return String.join(" ", options.items(option, items::name, new String[0]));
    }
}
