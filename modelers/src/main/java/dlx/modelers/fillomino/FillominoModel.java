package dlx.modelers.fillomino;

import dlx.api.Area;
import dlx.api.BoardMap;
import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.packing.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A model that divides a board into regions and writes into each cell the size of its region. Two regions of one size
 * do not share an edge.
 *
 * <p>An option is a region that keeps the given numbers. Each cell is covered once. For each size, an edge between two
 * cells is an item that is covered at most once: by the regions of that size that contain exactly one of the two cells.
 * On large boards {@link Candidates} leave out regions that are in no solution.
 *
 * @since 0.1
 */
public final class FillominoModel extends BundledModel<Fillomino, Region>
        implements HasPictures<Fillomino, Region>, HasSymmetries<Fillomino, Region>, HasRecovery {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public FillominoModel() {
        super(
                "fillomino",
                Topic.TILINGS,
                "fillomino: regions with their sizes, equal sizes not side by side",
                """
                6647.7
                .6..7.
                .25..7
                ....7.
                .3.4..
                33..43
                """,
                FillominoReader.LARGEST);
    }

    @Override
    public String grammar() {
        return """
                The board is divided into regions. Each cell contains the size of its region, and regions of the same size
                do not share an edge. A board is lines of cells, all of the same length: '.' is a free cell, a number is the
                size of the cell's region. A cell is one character, and blanks between cells are ignored. With blanks
                between all cells, a number may have two digits. Boards have at most 100 rows and columns, regions at most
                99 cells, or 9 if there is one column.

                A region may be without a given number. Its maximum size is then the largest number of connected free
                cells. If that makes too many regions, as on boards of 10x10, the maximum is smaller, but at least the
                largest given number (9 if no number is given). The setting "largest" gives another maximum: largest=12.
                Regions with a given number may be larger. Regions that contradict the numbers around them are left out.
                A board with possibly more than two million other regions is rejected.

                An input may hold many boards; a blank line ends a board. Lines that start with '#' are comments.
                Solutions are written in the same way, with blanks between cells if a number has two digits.
                """;
    }

    @Override
    public Fillomino parse(PuzzleText text) {
        return new FillominoReader(text).read();
    }

    @Override
    public void describe(Fillomino board, CoverBuilder<Region> cover) {
        describe(board, candidates(board), cover);
    }

    static void describe(Fillomino board, Candidates candidates, CoverBuilder<Region> cover) {
        int columns = board.columns();
        ItemGrid items = cover.grid("cell", board.rows(), columns);
        List<Cell> cells = IntStream.range(0, board.numbers().size())
                .mapToObj(cell -> Cell.flat(cell / columns, cell % columns))
                .toList();
        Borders borders = new Borders(board, cells);
        Map<Integer, Items> edges = new TreeMap<>();
        board.sizes().forEach(size -> edges.put(size, borders.items(size, cover)));
        RegionGrower grower =
                new RegionGrower(board, candidates, new RegionLimit(RegionLimit.MOST, RegionLimit.MOST_STEPS));
        edges.forEach((size, edgesOfSize) -> grower.grow(size, region -> {
            List<Item> held = new ArrayList<>();
            for (int cell : region) {
                held.add(items.at(cell / columns, cell % columns));
            }
            borders.addTo(held, edgesOfSize, region);
            cover.option(new Region(Arrays.stream(region).mapToObj(cells::get).toList()), held);
        }));
    }

    /**
     * Returns all sizes of each cell; if these allow many regions, only the sizes that {@link Candidates#narrow}
     * leaves.
     */
    private static Candidates candidates(Fillomino board) {
        Candidates candidates = new Candidates(board);
        RegionGrower grower =
                new RegionGrower(board, candidates, new RegionLimit(RegionLimit.MANY, RegionLimit.MANY_STEPS));
        try {
            board.sizes().forEach(size -> grower.grow(size, region -> {}));
        } catch (ModelException many) {
            candidates.narrow();
        }
        return candidates;
    }

    @Override
    public String render(Fillomino board, Solution<Region> solution) {
        String[][] drawn = new String[board.rows()][board.columns()];
        for (int cell = 0; cell < board.numbers().size(); cell++) {
            drawn[cell / board.columns()][cell % board.columns()] =
                    board.isFree(cell) ? FillominoReader.FREE : Integer.toString(board.at(cell));
        }
        for (Region region : solution.options()) {
            region.cells().forEach(cell -> drawn[cell.row()][cell.column()] = Integer.toString(region.size()));
        }
        boolean wide = Arrays.stream(drawn).flatMap(Arrays::stream).anyMatch(word -> word.length() > 1);
        return board.spaced() || wide
                ? Grid.columns(drawn)
                : Arrays.stream(drawn).map(row -> String.join("", row) + "\n").collect(Collectors.joining());
    }

    @Override
    public Svg picture(Fillomino board, Solution<Region> solution) {
        return FillominoPicture.of(board, solution.options());
    }

    @Override
    public List<Area> areas(Fillomino board, Region region) {
        return region.cells().stream().map(Cell::area).toList();
    }

    /** Returns the turns and reflections of the board that keep its given numbers. */
    @Override
    public List<UnaryOperator<Region>> symmetries(Fillomino board) {
        return BoardMap.of(board.rows(), board.columns()).stream()
                .filter(map -> map.keeps((row, column) -> board.at(row * board.columns() + column)))
                .map(map -> map.<Region>named(region -> region.moved(map)))
                .toList();
    }
}
