package dlx.modelers.cages;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasReadableSolutions;
import dlx.api.HasTechniqueNames;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Technique;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.BoardPicture;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellWriter;
import dlx.modelers.grid.HouseTechniques;
import dlx.modelers.sudoku.Size;
import dlx.modelers.sudoku.SudokuReader;
import java.util.List;
import java.util.Optional;

/**
 * A model of killer sudokus: the values of each cage differ and have a given sum.
 *
 * <p>An option is a value in a cell, or a set of values for a cage. Each cell takes one value; each row, column and box
 * takes each value once. Each value of a cage is in one of its cells, or its set leaves the value out.
 *
 * @since 0.1
 */
public final class KillerModel extends GivensModel<Killer, KillerChoice>
        implements HasTechniqueNames<Killer, KillerChoice>, HasReadableSolutions {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public KillerModel() {
        super("killer", Topic.SUDOKU, "killer sudoku: cages with sums", """
                aabbbccdd
                aaebffghh
                ijekllggh
                ijekkmnop
                qrsstmnop
                qrruttvoo
                qruutvvww
                xyyuzABww
                xxxzzAACC
                a=22 b=16 c=8 d=15 e=14 f=11 g=15 h=10 i=17
                j=6 k=14 l=10 m=7 n=8 o=23 p=13 q=14 r=21
                s=17 t=23 u=11 v=12 w=18 x=15 y=12 z=17 A=20
                B=9 C=7
                """, SudokuReader.BOX);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a map of cages, n lines of n marks, with the sums of the cages below it. n is one of %s. A
                mark is a letter or a digit. Cells with the same mark are a cage; '.' is a cell outside all cages. With
                blanks between the cells of a line, cages may have names of up to four letters and digits. A cage has at
                most n cells, and its values differ.

                Sums are written "a=15", one or several on a line. If the values of a cage are known, they may replace
                its sum, in any order: "a=1+5+9". Cages that share cells cannot be drawn in a map; they are named by
                their cells: "r1c1+r1c2=5". Killers with diagonals, regions or cages without a sum are puzzles of the
                model "sudoku-variants".

                A board with given values may be in front of the map, in n lines as the model "sudoku" reads it.
                Solutions have the same parts: board, map, sums. 9x9 puzzles are also read as "SumoCueV1=...", on one
                line.

                An input may hold many puzzles. Blank lines may separate puzzles and their parts; lines that start with
                '#' are comments. The setting "box" gives rows and columns of the boxes, as for the model "sudoku".
                """.formatted(Size.list(Killer.GREATEST, n -> n));
    }

    @Override
    public Killer parse(PuzzleText text) {
        return new KillerReader(text).read();
    }

    @Override
    public void describe(Killer killer, CoverBuilder<KillerChoice> cover) {
        Size size = Size.of(killer.board());
        KillerCover.describe(size.n, size.houses(), killer.cages(), cover);
    }

    @Override
    public String render(Killer killer, Solution<KillerChoice> solution) {
        int n = Size.of(killer.board()).n;
        return CellWriter.write(n, killer.board().style(), '.', Killer.placements(solution.options()))
                + CageWriter.write(n, killer.cages(), solution.options());
    }

    @Override
    public Optional<String> techniqueName(Killer killer, Technique<KillerChoice> technique) {
        return HouseTechniques.name(technique, false, KillerChoice::inCell);
    }

    @Override
    public Svg picture(Killer killer, Solution<KillerChoice> solution) {
        Size size = Size.of(killer.board());
        BoardPicture picture = new BoardPicture(size.n, size::box);
        picture.shadeApart(killer.cages().stream().map(Cage::cells).toList());
        CageWriter.drawSums(killer.cages(), picture);
        return picture.draw(killer.board().style(), killer.board().givens(), Killer.placements(solution.options()));
    }

    @Override
    public List<Area> areas(Killer killer, KillerChoice choice) {
        return choice.areas(Size.of(killer.board()).n, killer.cages());
    }

    @Override
    public Optional<String> write(Killer shape, List<KillerChoice> givens) {
        int n = Size.of(shape.board()).n;
        return Optional.of(CellWriter.write(n, BoardStyle.rows(n), '.', Killer.placements(givens))
                + CageWriter.write(n, shape.cages(), givens));
    }
}
