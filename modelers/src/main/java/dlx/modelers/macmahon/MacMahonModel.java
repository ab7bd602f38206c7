package dlx.modelers.macmahon;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.Topic;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;

/**
 * Model of edge matching: fills a board with square or triangular tiles so that edges that meet have one color.
 *
 * <p>An option is a tile in a cell, turned in one way. Each cell is filled once, and each tile is used as often as it
 * has copies. An edge has a color, on which the tiles on both its sides agree.
 *
 * @since 0.1
 */
public final class MacMahonModel extends GivensModel<Mosaic, PlacedTile>
        implements HasSymmetries<Mosaic, PlacedTile>, HasRecovery, HasReadableSolutions {

    private static final Setting.Flag ROTATIONS = Setting.flag("rotations", "no: no tile may be turned");

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public MacMahonModel() {
        super(
                "macmahon",
                Topic.TILINGS,
                "edge matching: MacMahon's squares and triangles, and own tiles",
                "squares colors 2 2x3\n",
                ROTATIONS);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a set of tiles and a board, in one line or with the board below:

                  squares 4x6 border a
                  triangles hexagon 2 border a
                  squares colors 2 border b
                  .    .    .
                  .    abba .

                The sets: "squares", the 24 squares with edges of the colors a, b and c; "triangles", the 24 triangles
                of the colors a to d. "colors NUMBER" gives more colors or fewer, up to %d. "border COLOR" gives the
                color of all edges at the border. Tiles may be rotated, but not turned over. With "fixed" in front they
                may not be rotated either, and a set has a tile for each rotation.

                Own tiles follow the word "tiles", with a blank line after them. A tile is a word of letters or digits,
                its colors clockwise: of a square from the upper edge, of a triangle from the level edge. Equal words
                are copies. If there are more tiles than cells, some tiles are not used:

                  fixed tiles border 1
                  1231 1123 2131 3112

                  . .
                  . .

                Tiles may also be lines of four numbers, as in collections of edge-matching puzzles: the colors of the
                edges clockwise, 0 at the border. The board is then a square, unless a line above gives its rows and
                columns. Solutions are drawn with one sign for each color: a for 10, A for 36.

                The board is in the first line or below the tiles. It is ROWSxCOLUMNS for squares; "hexagon SIDE" or
                "triangle SIDE" for triangles; or rows of cells with blanks between: '.' for a square, '^' and 'v' for a
                triangle that points up or down, '-' for a place without a cell. A tile that lies there already is the
                word of its colors, as it lies; a triangle has '^' or 'v' in front. A blank line ends the board.
                Solutions are written in this way. Lines that start with '#' are comments.

                Rotations, mirror images and exchanges of colors make different solutions; --distinct keeps one of them.
                A puzzle has at most %d cells and %d tiles.
                """.formatted(Head.MOST_COLORS, Head.MOST, Head.MOST);
    }

    @Override
    public Mosaic parse(PuzzleText text) {
        return MosaicReader.read(text, !text.flag(ROTATIONS).orElse(true));
    }

    @Override
    public boolean resume(PuzzleText text) {
        text.flag(ROTATIONS);
        MosaicReader.skipRest(text);
        return true;
    }

    @Override
    public void describe(Mosaic mosaic, CoverBuilder<PlacedTile> cover) {
        List<String> tiles = List.copyOf(mosaic.tiles().copies().keySet());
        List<MosaicCell> cells = mosaic.board().cells();
        List<MosaicEdge> edges = List.copyOf(mosaic.board().edges().keySet());
        if (mosaic.lacksTiles()) {
            cover.item(mosaic.numbers()); // without options: the cover is infeasible without a search
        }
        Items tileItems = tileItems(mosaic, tiles, cover);
        Items cellItems = cover.items("cell", cells.size()).named(i -> "cell " + cells.get(i));
        Items edgeItems = cover.items("edge", edges.size())
                .secondary()
                .named(i -> edges.get(i).toString());
        List<int[]> around =
                cells.stream().map(cell -> numbers(cell.edges(), edges)).toList();
        BiPredicate<MosaicCell, String> borderRule = mosaic.borderRule();
        for (int t = 0; t < tiles.size(); t++) {
            for (String look : mosaic.tiles().looks(tiles.get(t))) {
                for (int c = 0; c < cells.size(); c++) {
                    if (borderRule.test(cells.get(c), look)) {
                        List<Item> held = new ArrayList<>(List.of(tileItems.at(t), cellItems.at(c)));
                        for (int side = 0; side < look.length(); side++) {
                            Item edge = edgeItems.at(around.get(c)[side]);
                            held.add(edge.colored(look.substring(side, side + 1)));
                        }
                        cover.option(new PlacedTile(cells.get(c), look), held);
                    }
                }
            }
        }
    }

    @Override
    public String render(Mosaic mosaic, Solution<PlacedTile> solution) {
        return MosaicWriter.write(mosaic, solution.options());
    }

    @Override
    public Svg picture(Mosaic mosaic, Solution<PlacedTile> solution) {
        return MosaicPicture.draw(mosaic, solution.options());
    }

    @Override
    public List<Area> areas(Mosaic mosaic, PlacedTile placement) {
        return List.of(MosaicPicture.area(placement.cell()));
    }

    @Override
    public List<UnaryOperator<PlacedTile>> symmetries(Mosaic mosaic) {
        return mosaic.symmetries();
    }

    private static int[] numbers(List<MosaicEdge> some, List<MosaicEdge> sorted) {
        return some.stream()
                .mapToInt(edge -> Collections.binarySearch(sorted, edge))
                .toArray();
    }

    /**
     * Declares an item for each different tile, with its number of copies as multiplicity; that number is a maximum if
     * there are more tiles than cells.
     */
    private static Items tileItems(Mosaic mosaic, List<String> tiles, CoverBuilder<PlacedTile> cover) {
        Map<String, Integer> copies = mosaic.tiles().copies();
        boolean spare = mosaic.hasSpareTiles();
        Items items = cover.items("tile", tiles.size()).named(i -> "tile " + tiles.get(i));
        if (spare && copies.size() == mosaic.tiles().words().size()) {
            return items.secondary();
        }
        for (int t = 0; t < tiles.size(); t++) {
            int times = copies.getOrDefault(tiles.get(t), 0);
            if (spare || times > 1) {
                items.at(t).times(spare ? 0 : times, times);
            }
        }
        return items;
    }
}
