package dlx.modelers.variants;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.House;
import dlx.modelers.grid.RegionMap;
import dlx.modelers.sudoku.Size;
import dlx.modelers.sudoku.SudokuBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A sudoku with further rules.
 *
 * @param board the sudoku
 * @param rules the rules that have names, each once
 * @param maps maps of extra regions, each as large as the board; a region has at most n cells
 * @since 0.1
 */
public record Variant(SudokuBoard board, List<NamedRule> rules, List<RegionMap> maps)
        implements PuzzleWithGivens<Variant, CellValue> {

    /**
     * A variant that nobody else can change.
     *
     * @throws IllegalArgumentException if a rule does not fit the board, a map has another size, or a region more cells
     *     than the board has values
     */
    public Variant {
        Size size = Size.of(board);
        rules = List.copyOf(rules);
        maps = List.copyOf(maps);
        for (NamedRule rule : rules) {
            if (!rule.fits(size)) {
                throw new IllegalArgumentException("rules: " + rule.word() + "; expected " + rule.needs());
            }
        }
        for (RegionMap map : maps) {
            if (map.n() != size.n
                    || map.houses().stream().anyMatch(region -> region.cells().size() > size.n)) {
                throw new IllegalArgumentException(
                        "maps: " + map + "; expected " + size + " cells, at most " + size.n + " a region");
            }
        }
    }

    @Override
    public List<CellValue> givens() {
        return board.givens();
    }

    @Override
    public Variant empty() {
        return new Variant(board.empty(), rules, maps);
    }

    /** What the rules add to rows, columns and boxes; a list a rule. */
    List<List<House>> extraHouses() {
        Size size = Size.of(board);
        List<List<House>> extra = new ArrayList<>();
        rules.forEach(rule -> extra.add(rule.houses(size)));
        maps.forEach(map -> extra.add(map.houses()));
        return extra;
    }

    /** All houses: rows, columns, boxes, then what the rules add. */
    List<House> houses() {
        return Stream.concat(
                        Size.of(board).houses().stream(), extraHouses().stream().flatMap(List::stream))
                .toList();
    }

    /** The lines in front of the board. */
    String header() {
        StringBuilder header = new StringBuilder();
        rules.forEach(rule -> header.append(rule.word()).append('\n'));
        maps.forEach(map -> header.append(VariantReader.REGIONS).append('\n').append(map.text()));
        return header.toString();
    }
}
