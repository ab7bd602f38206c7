package dlx.modelers.setcover;

import dlx.api.CoverBuilder;
import dlx.api.Items;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.setcover.FamilyModel.Chosen;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A family of sets whose sets and items have numbers: rows and columns, or columns and rows.
 *
 * @param set the noun for a set: {@code row}
 * @param item the noun for an item: {@code column}
 * @param itemCount number of items
 * @param numbers for each set with at least one item, its number in the text, from 1; must not be changed
 * @param sets for each of these sets, its items, from 0
 * @param weighted true if the text contains costs
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

    /** Returns the numbers of the chosen sets in ascending order, as one line. */
    @Override
    public String render(List<Chosen> chosen) {
        return chosen.stream()
                .map(Chosen::number)
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining(" ", "", "\n"));
    }
}
