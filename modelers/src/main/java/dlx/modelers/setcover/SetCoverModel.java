package dlx.modelers.setcover;

import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.api.JudgeProblem;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.matrix.JudgeCases;
import dlx.modelers.sets.SetsReader;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Chooses the fewest or the cheapest sets so that each item is in one of them or in several.
 *
 * <p>An option is a set. It weighs what it costs, or 1 where no costs are given.
 *
 * @since 0.1
 */
public final class SetCoverModel extends BundledModel<CoveringFamily, SetCoverModel.Chosen> {

    static final Setting.Choice FORMAT = Setting.choice(
            "format",
            List.of(FamilyReader.MATRIX, FamilyReader.SETS, FamilyReader.SCP, FamilyReader.TRIPLES),
            "how the text is written (default: what its first lines look like)");

    /**
     * The option "this set is chosen".
     *
     * @param number counts from 1, as the sets stand in the text
     * @param name what people call it; no other set has it
     */
    public record Chosen(int number, String name) {

        @Override
        public String toString() {
            return name;
        }
    }

    /** Made by ServiceLoader. */
    public SetCoverModel() {
        super("set-cover", Topic.ANY_COVER, "fewest or cheapest sets that hold each item once or more", """
                items a b c d e f g
                P: a b c |4
                Q: a d e |3
                R: b f g |3
                S: c d f |2
                T: e g |3
                U: b c |2
                """);
    }

    @Override
    public String grammar() {
        return """
                A text is written in one of four ways. The first lines show in which, or the setting "format" says it.

                matrix: a line for each row, of the cells 0 and 1, with or without blanks between; the size, two
                numbers ROWS COLUMNS, may stand in front. Each column needs a 1 in a chosen row. Answer: the numbers
                of the rows, from 1.

                sets: a line of items, then a line for each set, as the model "sets" has them; all items are primary.

                    items NAME ...
                    NAME: ITEM ... [|COST]

                Each set has a cost or none has: a whole number of 0 or more right after the |. Answer: the lines of
                the chosen sets.

                scp: as the OR-Library writes set covers. A line ROWS COLUMNS, the cost of each column, then for each
                row how many columns cover it, and their numbers from 1; lines may end anywhere. Answer: the numbers
                of the columns.

                triples: a line POINTS TRIPLES, then a line with three points from 1 for each triple. Each triple
                needs a chosen point. Answer: the points.

                Without costs each set costs 1. The cheapest solution is the best. An input may hold many such texts.
                A matrix without a size takes all that is left, a family of sets all up to the next line of items.
                Blank lines and lines that start with # are skipped.

                After a size, a line of as many cells as it says is taken for a row of a matrix, else three numbers
                for a triple and others for costs.
                """;
    }

    @Override
    public List<Setting> settings() {
        return List.of(FORMAT);
    }

    @Override
    public CoveringFamily parse(PuzzleText text) {
        return FamilyReader.read(text);
    }

    /** Names begin a new family wherever they stand; where numbers are wrong, none after them can be trusted. */
    @Override
    public boolean resume(PuzzleText text) {
        return SetsReader.skipToFamily(text);
    }

    @Override
    public void describe(CoveringFamily family, CoverBuilder<Chosen> cover) {
        IntFunction<Item> items = family.declareIn(cover);
        Incidence sets = family.sets();
        Item[] held = new Item[0];
        for (int k = 0; k < sets.optionCount(); k++) {
            held = sets.items(k, items, held);
            cover.option(family.option(k), family.weighted() ? sets.cost(k) : 1, held);
        }
    }

    @Override
    public Goal goal() {
        return Goal.LEAST;
    }

    @Override
    public String render(CoveringFamily family, List<Chosen> solution) {
        return family.render(solution);
    }

    @Override
    public List<JudgeProblem<CoveringFamily, Chosen>> judgeProblems() {
        return List.of(new JudgeProblem<>(
                "repeated-cover",
                "fewest rows of a 0/1 matrix with a 1 in each column: how many, and which",
                JudgeProblem.Question.BEST,
                text -> {
                    JudgeCases matrices = new JudgeCases(text, 1);
                    return () -> FamilyReader.next(matrices);
                },
                (family, verdict, number) -> verdict.solution()
                        .map(rows -> rows.size() + "\n" + family.render(rows))
                        .orElse("No Solution!\n")));
    }
}
