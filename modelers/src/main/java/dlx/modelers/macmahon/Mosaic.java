package dlx.modelers.macmahon;

import dlx.api.PuzzleText;
import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A puzzle: tiles, the board that they are to fill, and given tiles on it. Givens may contradict each other; then there
 * is no solution.
 *
 * @param tiles all tiles; if they are more than the cells, some remain unused
 * @param board the cells, with as many sides as the tiles
 * @param border the color of all edges at the border; empty if the border is free
 * @param givens the given tiles in the order of the cells; their edges at the border have its color
 * @since 0.1
 */
public record Mosaic(Tiles tiles, MosaicBoard board, String border, List<PlacedTile> givens)
        implements PuzzleWithGivens<Mosaic, PlacedTile> {

    /** Creates a puzzle with a copy of the list. */
    public Mosaic {
        givens = List.copyOf(givens);
    }

    @Override
    public Mosaic empty() {
        return givens.isEmpty() ? this : new Mosaic(tiles, board, border, List.of());
    }

    boolean hasSpareTiles() {
        return tiles.words().size() > board.cells().size();
    }

    boolean lacksTiles() {
        return tiles.words().size() < board.cells().size();
    }

    /** Returns the numbers of cells and tiles in words: {@code 25 cells for 24 tiles}. */
    String numbers() {
        return PuzzleText.counted(board.cells().size(), "cell") + " for "
                + PuzzleText.counted(tiles.words().size(), "tile");
    }

    /**
     * Returns the rule of the border: true for a cell and a tile's colors if the tile's edges at the border have its
     * color.
     */
    BiPredicate<MosaicCell, String> borderRule() {
        SortedMap<MosaicEdge, Integer> edges = board.edges();
        return (cell, look) -> border.isEmpty()
                || IntStream.range(0, look.length())
                        .allMatch(side -> look.charAt(side) == border.charAt(0)
                                || edges.getOrDefault(cell.edges().get(side), 0) > 1);
    }

    /**
     * Returns rotations and reflections of the board, and exchanges of two colors, that preserve board, tiles and
     * border.
     */
    List<UnaryOperator<PlacedTile>> symmetries() {
        List<UnaryOperator<PlacedTile>> symmetries = new ArrayList<>();
        for (MosaicMotion motion : MosaicMotion.all(board.sides())) {
            if (tiles.areKeptBy(motion::of)) {
                board.images(motion).ifPresent(images -> symmetries.add(moved(motion, images)));
            }
        }
        List<Character> colors = tiles.colors();
        for (char one : colors) {
            for (char other : colors) {
                UnaryOperator<String> exchange = word -> exchanged(word, one, other);
                if (one < other && exchange.apply(border).equals(border) && tiles.areKeptBy(exchange)) {
                    symmetries.add(placement -> new PlacedTile(placement.cell(), exchange.apply(placement.colors())));
                }
            }
        }
        return symmetries;
    }

    private static UnaryOperator<PlacedTile> moved(MosaicMotion motion, Map<MosaicCell, MosaicCell> images) {
        return placement ->
                new PlacedTile(images.getOrDefault(placement.cell(), placement.cell()), motion.of(placement.colors()));
    }

    private static String exchanged(String word, char one, char other) {
        StringBuilder exchanged = new StringBuilder();
        word.chars().forEach(c -> exchanged.append(c == one ? other : c == other ? one : (char) c));
        return exchanged.toString();
    }
}
