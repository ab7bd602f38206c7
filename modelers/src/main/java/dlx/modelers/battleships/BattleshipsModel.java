package dlx.modelers.battleships;

import dlx.api.Area;
import dlx.api.BoardMap;
import dlx.api.CoverBuilder;
import dlx.api.HasBlanks;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.packing.Cell;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * A model of Battleships: a fleet in a grid. No two ships touch, not even at a corner. Each row and column contains as
 * many cells of ships as its number states.
 *
 * <p>An option is a ship at a place, or water in a cell. Each cell is covered once; ships of a length are used as often
 * as in the fleet. The number of a row determines the number of its cells with water, which is the multiplicity of an
 * item. Two ships touch if and only if a block of 2x2 cells contains cells of both, so each block is covered by at most
 * one ship.
 *
 * @since 0.1
 */
public final class BattleshipsModel extends BundledModel<Waters, Ship>
        implements HasPictures<Waters, Ship>, HasBlanks<Waters, Ship>, HasSymmetries<Waters, Ship>, HasRecovery {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public BattleshipsModel() {
        super("battleships", Topic.TILINGS, "battleships: a fleet in a grid, ships do not touch", """
                fleet: 3 2 2 1 1 1
                  2 1 0 4 1 2
                2 . . ~ . . .
                2 . > . . . .
                1 . . . . . .
                1 . . . . . .
                3 . . . . . o
                1 . . . . . .
                """);
    }

    @Override
    public String grammar() {
        return """
                The first line has a number for each column. Each further line is a row: its number, then its cells. A
                number says how many cells are parts of ships; '.' is a number that is not given. Blanks between cells
                are ignored. A cell is '~' for water, 'o' for a ship of one cell, '<', '>', '^' or 'v' for the left,
                right, upper or lower end of a ship, '#' for one of its middle cells, '*' for any part of a ship, and
                '.' if nothing is known. A board has at most %d rows and columns.

                The lengths of the ships are 4 3 3 2 2 2 1 1 1 1, unless a line in front gives others: "fleet: 3 2 2 1".
                Solutions are written like the board, without '.' among the cells. An input may hold many boards, with a
                blank line after each. Lines in front of a board that start with '#' are comments.
                """.formatted(WatersReader.MOST_IN_ROW);
    }

    @Override
    public Waters parse(PuzzleText text) {
        return new WatersReader(text).read();
    }

    @Override
    public void describe(Waters waters, CoverBuilder<Ship> cover) {
        WatersCover rules = new WatersCover(waters, cover);
        waters.forEachOption(ship -> cover.option(ship, rules.held(ship)));
    }

    @Override
    public String render(Waters waters, Solution<Ship> solution) {
        return WatersText.write(waters, solution.options());
    }

    @Override
    public Svg picture(Waters waters, Solution<Ship> solution) {
        return WatersPicture.draw(waters, solution.options());
    }

    @Override
    public List<Area> areas(Waters waters, Ship ship) {
        return ship.cells().stream().map(WatersPicture::area).toList();
    }

    /** Returns the board without numbers and marks. */
    @Override
    public Waters blank(Waters waters) {
        return waters.blank();
    }

    /**
     * Returns a board with the fleet placed at random. The given solution is used only if that fails, as on narrow
     * boards.
     */
    @Override
    public Optional<String> fill(Waters blank, List<Ship> solution, RandomGenerator random) {
        List<Ship> ships = new Scatter(blank, random).ships().orElse(solution);
        return Optional.of(WatersText.write(Clues.of(blank, ships, random)));
    }

    /** Returns the turns and reflections of a board without numbers and marks; no symmetries of other boards. */
    @Override
    public List<UnaryOperator<Ship>> symmetries(Waters waters) {
        return waters.isBlank()
                ? BoardMap.symmetries(waters.rows(), waters.columns(), BattleshipsModel::moved)
                : List.of();
    }

    private static Ship moved(Ship ship, BoardMap map) {
        List<Cell> cells =
                ship.cells().stream().map(cell -> cell.moved(map)).sorted().toList();
        Cell first = cells.get(0);
        return new Ship(
                ship.length(),
                first.row(),
                first.column(),
                ship.length() > 1 && first.row() < cells.get(1).row());
    }
}
