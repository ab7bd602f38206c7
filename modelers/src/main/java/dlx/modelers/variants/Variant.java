package dlx.modelers.variants;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.cages.Cage;
import dlx.modelers.cages.CageWriter;
import dlx.modelers.cages.KillerChoice;
import dlx.modelers.cages.KillerChoice.Filling;
import dlx.modelers.cages.KillerChoice.Value;
import dlx.modelers.grid.House;
import dlx.modelers.grid.RegionMap;
import dlx.modelers.sudoku.Size;
import dlx.modelers.sudoku.SudokuBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A sudoku with further rules.
 *
 * @param board the sudoku; without boxes for a jigsaw
 * @param regions the regions of a jigsaw, n regions of n cells; empty otherwise
 * @param rules the named rules, each once
 * @param maps the maps of extra regions, each as large as the board; a region has at most n cells
 * @param cages the cages, with sums or without, each of at most n cells, with unique names
 * @param fillings the given values of cages, at most one filling per cage
 * @since 0.1
 */
public record Variant(
        SudokuBoard board,
        Optional<RegionMap> regions,
        List<NamedRule> rules,
        List<RegionMap> maps,
        List<Cage> cages,
        List<Filling> fillings)
        implements PuzzleWithGivens<Variant, KillerChoice> {

    /** Creates a variant with copies of the lists. */
    public Variant {
        rules = List.copyOf(rules);
        maps = List.copyOf(maps);
        fillings = List.copyOf(fillings);
        cages = List.copyOf(cages);
    }

    @Override
    public List<KillerChoice> givens() {
        return Stream.<KillerChoice>concat(board.givens().stream().map(Value::new), fillings.stream())
                .toList();
    }

    @Override
    public Variant empty() {
        return new Variant(board.empty(), regions, rules, maps, cages, List.of());
    }

    /** Returns the houses of the rules in addition to rows, columns, and boxes or regions; a list for each rule. */
    List<List<House>> extraHouses() {
        Size size = Size.of(board);
        List<List<House>> extra = new ArrayList<>();
        rules.forEach(rule -> extra.add(rule.houses(size)));
        maps.forEach(map -> extra.add(map.houses()));
        return extra;
    }

    /** Returns all houses except cages: rows, columns, boxes or regions, then the houses of the rules. */
    List<House> houses() {
        List<House> houses = new ArrayList<>(Size.of(board).houses());
        regions.ifPresent(map -> houses.addAll(map.houses()));
        extraHouses().forEach(houses::addAll);
        return houses;
    }

    /** Returns the lines in front of the board, with the values of chosen fillings of cages. */
    String header(List<KillerChoice> chosen) {
        StringBuilder header = new StringBuilder();
        regions.ifPresent(map -> header.append(VariantReader.JIGSAW).append('\n'));
        rules.forEach(rule -> header.append(rule.word()).append('\n'));
        maps.forEach(map -> header.append(VariantReader.REGIONS).append('\n').append(map.text()));
        CageWriter.words(cages, chosen)
                .forEach(cage -> header.append(VariantReader.CAGE + " " + cage).append('\n'));
        return header.toString();
    }
}
