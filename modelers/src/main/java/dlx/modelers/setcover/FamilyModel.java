package dlx.modelers.setcover;

import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.HasGoal;
import dlx.api.HasRecovery;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.sets.SetsReader;
import java.util.List;

/**
 * Common part of the models that choose sets of a family: the formats of texts, and the format of a solution.
 *
 * <p>An option is a set. Its weight is its cost, or 1 without costs.
 *
 * @since 0.1
 */
public abstract sealed class FamilyModel extends BundledModel<CoveringFamily, FamilyModel.Chosen>
        implements HasGoal, HasRecovery permits SetCoverModel, PartitionModel {

    static final Setting.Choice FORMAT = Setting.choice(
            "format",
            List.of(
                    FamilyReader.MATRIX,
                    FamilyReader.SETS,
                    FamilyReader.SCP,
                    FamilyReader.COLUMNS,
                    FamilyReader.TRIPLES),
            "format of the text (default: guessed from its first lines)");

    private static final String FORMS = """

            A text has one of five formats. The first lines show which, unless the setting "format" names it.

            matrix: one line of 0 and 1 for each row, with or without blanks between; the size, two numbers ROWS
            COLUMNS, may be in front. Rows are the sets, columns the items. Answer: the numbers of the chosen rows,
            from 1.

            sets: a line of items, then a line for each set, as in the model "sets"; all items are primary.

                items NAME ...
                NAME: ITEM ... [|COST]

            Either every set or no set has a cost: a whole number of 0 or more right after the |. Answer: the lines
            of the chosen sets.

            scp: the format of set covers in the OR-Library (its files scp...). A line ROWS COLUMNS, the cost of
            each column, then for each row the number of columns that hold it, and their numbers from 1; lines may
            end anywhere. Columns are the sets, rows the items. Answer: the numbers of the chosen columns.

            columns: the format of crews in the OR-Library (its files spp... and rail...). A line ROWS COLUMNS, then
            for each column its cost, the number of rows that it holds, and their numbers from 1; lines may end
            anywhere. Answer: the numbers of the chosen columns.

            triples: a line POINTS TRIPLES, then a line with three points from 1 for each triple. Points are the
            sets, triples the items. Answer: the chosen points.

            Without costs each set costs 1. The cheapest solution is the best. An input may hold many such texts.
            A matrix without a size extends to the end of the input, a family of sets to the next line of items.
            Blank lines and lines that start with # are skipped.

            The line after a size line shows the format: COLUMNS cells are a row of a matrix; a cost, a number n and
            n row numbers are a column; any other three numbers are a triple; anything else is costs.
            """;

    /** First line of the grammar: how often an item must be covered. */
    private final String need;

    /**
     * The option "this set is chosen".
     *
     * @param number the number of the set in the text, from 1
     * @param name the label of the set, unique in the family
     */
    public record Chosen(int number, String name) {

        @Override
        public String toString() {
            return name;
        }
    }

    FamilyModel(String id, String title, String need, String example) {
        super(id, Topic.ANY_COVER, title, example, FORMAT);
        this.need = need;
    }

    /** Declares the items of a family, with the number of sets that each item needs. */
    abstract Items declare(CoveringFamily family, CoverBuilder<Chosen> cover);

    @Override
    public final String grammar() {
        return need + '\n' + FORMS;
    }

    @Override
    public final CoveringFamily parse(PuzzleText text) {
        return FamilyReader.read(text);
    }

    /**
     * Skips to the next family of names, which a line of items begins. Skips to the end of a text of numbers, because
     * after a wrong number the meaning of the rest is unknown.
     */
    @Override
    public final boolean resume(PuzzleText text) {
        return SetsReader.skipToFamily(text);
    }

    @Override
    public final void describe(CoveringFamily family, CoverBuilder<Chosen> cover) {
        Items items = declare(family, cover);
        Incidence sets = family.sets();
        Item[] held = new Item[0];
        for (int k = 0; k < sets.optionCount(); k++) {
            held = sets.items(k, items::at, held);
            cover.option(family.option(k), family.weighted() ? sets.cost(k) : 1, held);
        }
    }

    @Override
    public final Goal goal() {
        return Goal.LEAST;
    }

    @Override
    public final String render(CoveringFamily family, Solution<Chosen> solution) {
        return family.render(solution.options());
    }
}
