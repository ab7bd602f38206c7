package dlx.modelers.jigsaw;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasJudgeProblems;
import dlx.api.HasReadableSolutions;
import dlx.api.HasTechniqueNames;
import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Question;
import dlx.api.JudgeProblem.Verdict;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Technique;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.BoardPicture;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.CellWriter;
import dlx.modelers.grid.CountedCases;
import dlx.modelers.grid.HouseCover;
import dlx.modelers.grid.HouseTechniques;
import java.util.List;
import java.util.Optional;

/**
 * A model that fills an n x n board with the values 1 to n, so that no row, column or region contains a value twice.
 * The regions, n of n cells each, may have any shape.
 *
 * <p>An option is a value in a cell. Each cell takes one value; each row, column and region takes each value once.
 *
 * @since 0.1
 */
public final class JigsawModel extends GivensModel<Jigsaw, CellValue>
        implements HasTechniqueNames<Jigsaw, CellValue>, HasJudgeProblems<Jigsaw, CellValue>, HasReadableSolutions {

    private static final int NINE = 9;

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public JigsawModel() {
        super("jigsaw", Topic.SUDOKU, "jigsaw sudoku: regions of any shape", """
                .....4..6
                4..2..9..
                ...4.....
                .9.3...4.
                .3.....2.
                .7...1.6.
                .....7...
                ..5..3..4
                6..1.....
                AAABBBBCC
                AADDDBBCC
                AADEEBCCC
                AADEBBFCC
                DDDEEEFFF
                GGDHHEFII
                GGGHEEFII
                GGHHFFFII
                GGHHHHIII
                """);
    }

    @Override
    public String grammar() {
        return """
                A jigsaw is a board of n lines of n cells, n from 4 to 25, and below it a map of its regions, n lines of
                n marks. A mark is a letter or a digit; cells with the same mark are one region. There are n regions,
                each of n connected cells. Jigsaws with diagonals or cages are puzzles of the model "sudoku-variants".

                A cell is empty (one of . 0 - _ * ?; also x on boards of up to 16 values), or holds a value:
                  1 to 9, then A for 10, B for 11 and so on
                  A for 1, B for 2 and so on, on boards without digits
                  a number, if blanks are between cells
                Lower-case letters are read too. Blanks between marks are ignored. Solutions are written like the board,
                with the map below.

                Instead of a map, the cells may give the walls between regions: n lines of n numbers, n at most 15. A number
                is the value (0 if empty), plus 16 for a wall above the cell, 32 at its right, 64 below and 128 at its left.
                A wall counts if one of its two cells has it. Such a board has a number above 15 in its first line.

                An input may hold many jigsaws. Blank lines may separate jigsaws, and a board from its map; lines that
                start with '#' are comments.
                """;
    }

    @Override
    public Jigsaw parse(PuzzleText text) {
        return JigsawReader.read(text);
    }

    @Override
    public void describe(Jigsaw jigsaw, CoverBuilder<CellValue> cover) {
        HouseCover.describe(jigsaw.regions().n(), jigsaw.houses(), placement -> 0, cover);
    }

    @Override
    public String render(Jigsaw jigsaw, Solution<CellValue> solution) {
        return CellWriter.write(jigsaw.regions().n(), jigsaw.style(), '.', solution.options())
                + jigsaw.regions().text();
    }

    @Override
    public Optional<String> techniqueName(Jigsaw jigsaw, Technique<CellValue> technique) {
        return HouseTechniques.name(technique, true, Optional::of);
    }

    @Override
    public Svg picture(Jigsaw jigsaw, Solution<CellValue> solution) {
        String marks = jigsaw.regions().marks();
        return new BoardPicture(jigsaw.regions().n(), marks::charAt)
                .draw(jigsaw.style(), jigsaw.givens(), solution.options());
    }

    @Override
    public List<Area> areas(Jigsaw jigsaw, CellValue placement) {
        return List.of(placement.area());
    }

    @Override
    public Optional<String> write(Jigsaw shape, List<CellValue> givens) {
        int n = shape.regions().n();
        return Optional.of(CellWriter.write(n, BoardStyle.rows(n), '.', givens)
                + shape.regions().text());
    }

    @Override
    public List<JudgeProblem<Jigsaw, CellValue>> judgeProblems() {
        return List.of(new JudgeProblem<>(
                "HDU4069",
                "T jigsaw sudokus given by walls: the only solution, or how many there are",
                Question.UNIQUE,
                text -> CountedCases.announced(text, board -> JigsawReader.words(text, NINE, board)),
                (jigsaw, verdict, number) -> "Case " + number + ":\n" + answer(verdict)));
    }

    private static String answer(Verdict<CellValue> verdict) {
        return verdict.solution()
                .map(solution -> verdict.unique()
                        ? CellWriter.write(NINE, BoardStyle.GRID, '0', solution)
                        : "Multiple Solutions\n")
                .orElse("No solution\n");
    }
}
