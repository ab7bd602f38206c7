package dlx.modelers.matrix;

import dlx.api.CoverBuilder;
import dlx.api.HasJudgeProblems;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.JudgeProblem;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Model of an exact cover as a 0/1 matrix: chooses rows so that each primary column has exactly one 1 in them. A
 * secondary column has at most one.
 */
public final class MatrixModel extends BundledModel<ZeroOneMatrix, MatrixModel.Row>
        implements HasJudgeProblems<ZeroOneMatrix, MatrixModel.Row> {

    /**
     * The option "this row is chosen", whose label is like {@code row 3}.
     *
     * @param number the number of the row in the text, from 1
     */
    public record Row(int number) {
        @Override
        public String toString() {
            return "row " + number;
        }
    }

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public MatrixModel() {
        super(
                "matrix",
                Topic.ANY_COVER,
                "0/1 matrix: exactly one 1 per column in the chosen rows",
                """
                0 0 1 0 1 0 0
                1 0 0 1 0 0 1
                0 1 1 0 0 1 0
                1 0 0 1 0 1 0
                0 1 0 0 0 0 1
                0 0 0 1 1 0 1
                """,
                SecondaryColumns.SETTING);
    }

    @Override
    public String grammar() {
        return """
                A matrix is one line of cells 0 and 1 for each row. Blanks, a comma or a semicolon may separate the
                cells. All rows have the same number of cells. A line of column names may be above the rows. A matrix
                may also be a list of rows as Python, JSON and numpy write it: [[1, 0], [0, 1]] or [[1 0] [0 1]], with
                M = or array( ) around, or as Matlab writes it: [1 0; 0 1]. Markdown tables and cells like 1.0 and True
                are read too.

                The size, two numbers ROWS COLUMNS, may be on a line in front. Then exactly that number of cells is
                read, on any number of lines, and further matrices with their sizes may follow. A first line of two
                words of 0 and 1 is a size if the line below has as many cells as the size says, and is not a row as
                long as the first line.

                Blank lines and lines that start with # are skipped.

                Answer: the numbers of the chosen rows, from 1.
                """;
    }

    @Override
    public ZeroOneMatrix parse(PuzzleText text) {
        return MatrixReader.read(text);
    }

    @Override
    public void describe(ZeroOneMatrix matrix, CoverBuilder<Row> cover) {
        matrix.rows().addTo(cover, columns(matrix, cover), k -> new Row(matrix.numbers()[k]));
    }

    /** Declares the columns, primary columns first, and returns the map from a column, from 0, to its item. */
    private static IntFunction<Item> columns(ZeroOneMatrix matrix, CoverBuilder<Row> cover) {
        int[] numberInGroup = new int[matrix.columns()];
        int[][] groups = new int[2][];
        for (int g = 0; g < 2; g++) {
            boolean wanted = g == 1;
            groups[g] = IntStream.range(0, matrix.columns())
                    .filter(c -> matrix.secondary().get(c) == wanted)
                    .toArray();
            for (int i = 0; i < groups[g].length; i++) {
                numberInGroup[groups[g][i]] = i;
            }
        }
        Items primary = cover.items("column", groups[0].length).named(i -> "column " + (groups[0][i] + 1));
        Items secondary =
                cover.items("column", groups[1].length).secondary().named(i -> "column " + (groups[1][i] + 1));
        return c -> (matrix.secondary().get(c) ? secondary : primary).at(numberInGroup[c]);
    }

    @Override
    public String render(ZeroOneMatrix matrix, Solution<Row> solution) {
        return solution.options().stream()
                .map(Row::number)
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining(" ", "", "\n"));
    }

    @Override
    public List<JudgeProblem<ZeroOneMatrix, Row>> judgeProblems() {
        return List.of(
                new JudgeProblem<>(
                        "P4929",
                        "exact cover of a 0/1 matrix: the chosen rows",
                        JudgeProblem.Question.FIRST,
                        text -> new JudgeCases(text, 1),
                        (matrix, verdict, number) -> verdict.solution()
                                .map(rows -> render(matrix, Solution.of(rows)))
                                .orElse("No Solution!\n")),
                new JudgeProblem<>(
                        "POJ3740",
                        "exact cover of 0/1 matrices: is there one",
                        JudgeProblem.Question.FIRST,
                        text -> new JudgeCases(text, Integer.MAX_VALUE),
                        (matrix, verdict, number) ->
                                verdict.solution().isPresent() ? "Yes, I found it\n" : "It is impossible\n"));
    }
}
