package dlx.modelers.setcover;

import dlx.api.CoverBuilder;
import dlx.api.Items;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.setcover.FamilyModel.Chosen;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Sets and items with numbers: rows and columns, or the other way round.
 *
 * @param set what a set is called: {@code row}
 * @param item what an item is called: {@code column}
 * @param itemCount how many items there are
 * @param numbers the number in the text, from 1, of each set that holds any item; not to be changed
 * @param sets the items of each of these sets
 * @param weighted whether the text gives costs
 */
record NumberedFamily(String set, String item, int itemCount, int[] numbers, Incidence sets, boolean weighted)
        implements CoveringFamily {

    @Override
    public Items declareIn(CoverBuilder<Chosen> cover) {
        return cover.items(item, itemCount).named(i -> item + " " + (i + 1));
    }

    @Override
    public Chosen option(int k) {
        return new Chosen(numbers[k], set + " " + numbers[k]);
    }

    /** A line of numbers. */
    @Override
    public String render(List<Chosen> chosen) {
        return chosen.stream()
                .map(Chosen::number)
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining(" ", "", "\n"));
    }
}
