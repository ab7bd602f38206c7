package dlx.app.toys;

import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.HasJudgeProblems;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.Items;
import dlx.api.JudgeProblem;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import java.util.List;
import java.util.Optional;

/** n queens; a puzzle a line, so that a bad line costs one puzzle. */
public final class ToyQueens
        implements HasPictures<Integer, ToyQueens.Queen>, HasJudgeProblems<Integer, ToyQueens.Queen>, HasRecovery {

    public record Queen(int row, int column) {}

    @Override
    public String id() {
        return "toy-queens";
    }

    @Override
    public String title() {
        return "Queens\tfor\ntests";
    }

    @Override
    public String grammar() {
        return "a number a line";
    }

    @Override
    public String example() {
        return "4\n";
    }

    @Override
    public Integer parse(PuzzleText text) {
        return text.nextInt("a board size", 1, 512);
    }

    @Override
    public boolean resume(PuzzleText text) {
        return true;
    }

    @Override
    public void describe(Integer n, CoverBuilder<Queen> cover) {
        Items rows = cover.items("row", n);
        Items columns = cover.items("column", n);
        Items falling = cover.items("falling diagonal", 2 * n - 1).secondary();
        Items rising = cover.items("rising diagonal", 2 * n - 1).secondary();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                cover.option(new Queen(r, c), rows.at(r), columns.at(c), falling.at(r - c + n - 1), rising.at(r + c));
            }
        }
    }

    @Override
    public String render(Integer n, Solution<Queen> solution) {
        char[][] board = Grid.filled(n, n, '.');
        solution.options().forEach(q -> board[q.row()][q.column()] = 'Q');
        return Grid.text(board);
    }

    @Override
    public Svg picture(Integer n, Solution<Queen> solution) {
        Svg svg = new Svg(n, n);
        solution.options().forEach(q -> svg.word(q.column() + 0.5, q.row() + 0.5, 0.8, "black", "<Q>"));
        return svg;
    }

    @Override
    public List<JudgeProblem<Integer, Queen>> judgeProblems() {
        return List.of(
                new JudgeProblem<>(
                        "TOY1",
                        "any queens",
                        JudgeProblem.Question.FIRST,
                        ToyQueens::cases,
                        (n, v, number) ->
                                number + ": " + v.solution().map(List::size).orElse(-1) + "\n"),
                new JudgeProblem<>(
                        "TOY2",
                        "one way only",
                        JudgeProblem.Question.UNIQUE,
                        ToyQueens::cases,
                        (n, v, number) -> v.solution().isEmpty() ? "none\n" : v.unique() ? "one\n" : "many\n"));
    }

    private static JudgeProblem.Cases<Integer> cases(PuzzleText text) {
        return () -> text.skipBlank() ? Optional.of(text.nextInt("a board size", 1, 512)) : Optional.empty();
    }
}
