package dlx.modelers.starbattle;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.HasReadableSolutions;
import dlx.api.HasSymmetries;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.House;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Model of star battle: places stars on a board, k in each row, column and region, so that no two touch, not even at a
 * corner.
 *
 * <p>An option is a star in a cell. Rows, columns and regions are items that are covered k times. Two stars touch if
 * and only if they are in the same block of 2x2 cells, so a block is covered at most once.
 *
 * @since 0.1
 */
public final class StarBattleModel extends GivensModel<StarBattle, Star>
        implements HasSymmetries<StarBattle, Star>, HasReadableSolutions {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public StarBattleModel() {
        super(
                "star-battle",
                Topic.CHESS,
                "star battle: k stars in each row, column and region, none touching",
                """
                DABBBBBB
                DDBBBBBB
                CDBBDBBB
                CDDDDBBB
                DDDFFFFE
                DDDDFFGE
                DDDDDFGG
                DDDHDFFG
                """,
                StarBattleReader.STARS);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a map of regions, n lines of n marks, n at most 100. A mark is a letter or a digit. Cells
                with the same mark are a region; '.' is a cell outside all regions. Blanks between marks are ignored.
                The size n alone is a board without regions.

                A line in front gives the number of stars in each row, column and region: "2 stars". Without the line,
                the setting "stars" gives the number; without both it is 1.

                A board with given stars may be between this line and the map: n lines of n cells, '*' for a star and
                '.' for a free cell. After "2 stars no regions" there is a board without a map. Solutions have these
                parts: the number of stars, the board, the map.

                An input may hold many puzzles. Blank lines may separate puzzles and their parts; lines that start with
                '#' are comments. The first line of a map must not be only dots, unless a board is in front of the map.
                A map of digits has at least four rows.
                """;
    }

    @Override
    public StarBattle parse(PuzzleText text) {
        return new StarBattleReader(text).read();
    }

    @Override
    public void describe(StarBattle puzzle, CoverBuilder<Star> cover) {
        int n = puzzle.n();
        List<List<Item>> itemsOfCell = new ArrayList<>();
        for (int cell = 0; cell < n * n; cell++) {
            itemsOfCell.add(new ArrayList<>());
        }
        House.rowsAndColumns(n).forEach(house -> addHouse(house, puzzle.stars(), itemsOfCell, cover));
        puzzle.regions().houses().forEach(region -> addHouse(region, puzzle.stars(), itemsOfCell, cover));
        ItemGrid blocks = cover.grid("block", n - 1, n - 1).secondary();
        for (int cell = 0; cell < n * n; cell++) {
            addBlocks(cell / n, cell % n, blocks, itemsOfCell.get(cell));
            cover.option(new Star(cell / n + 1, cell % n + 1), itemsOfCell.get(cell));
        }
    }

    @Override
    public String render(StarBattle puzzle, Solution<Star> solution) {
        char[][] board = Grid.filled(puzzle.n(), puzzle.n(), StarBattleReader.FREE);
        solution.options().forEach(star -> board[star.row() - 1][star.column() - 1] = StarBattleReader.STAR);
        return StarBattleReader.head(puzzle)
                + Grid.text(board)
                + (puzzle.hasRegions() ? puzzle.regions().text() : "");
    }

    @Override
    public Svg picture(StarBattle puzzle, Solution<Star> solution) {
        return StarPicture.of(puzzle, solution.options());
    }

    @Override
    public List<Area> areas(StarBattle puzzle, Star star) {
        return List.of(Area.cell(star.row() - 1, star.column() - 1));
    }

    /** Returns the rotations and reflections of the square that carry regions to regions. */
    @Override
    public List<UnaryOperator<Star>> symmetries(StarBattle puzzle) {
        return StarSymmetries.of(puzzle.regions());
    }

    private static void addHouse(House house, int stars, List<List<Item>> itemsOfCell, CoverBuilder<Star> cover) {
        Item item = cover.item(house.name());
        if (stars > 1) {
            item.times(stars, stars);
        }
        house.cells().forEach(cell -> itemsOfCell.get(cell).add(item));
    }

    /** Adds the blocks of a cell: four, or fewer at the edge. */
    private static void addBlocks(int row, int column, ItemGrid blocks, List<Item> held) {
        for (int r = Math.max(0, row - 1); r <= Math.min(row, blocks.rows() - 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(column, blocks.columns() - 1); c++) {
                held.add(blocks.at(r, c));
            }
        }
    }
}
