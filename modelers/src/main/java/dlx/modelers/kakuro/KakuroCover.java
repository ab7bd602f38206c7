package dlx.modelers.kakuro;

import dlx.api.Cells;
import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.ValueSets;
import dlx.modelers.kakuro.KakuroChoice.Digit;
import dlx.modelers.kakuro.KakuroChoice.Filling;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cover of a kakuro, without colors.
 *
 * <p>As for the cages of a killer sudoku, an option of a run is a <em>set</em> of digits with its sum. It covers the
 * digits that the run does <em>not</em> contain. Each digit of the run is an item: a cell covers it, or the set leaves
 * it out. A run has at most 12 sets, but up to 9! orders.
 */
final class KakuroCover {

    private final Kakuro puzzle;
    private final CoverBuilder<KakuroChoice> cover;
    private final ItemGrid cells;

    /** Items that a digit in a cell covers in addition to the cell, by cell and digit minus 1. */
    private final List<List<List<Item>>> held = new ArrayList<>();

    private KakuroCover(Kakuro puzzle, CoverBuilder<KakuroChoice> cover) {
        this.puzzle = puzzle;
        this.cover = cover;
        cells = cover.grid(
                "cell",
                Cells.where(
                        puzzle.rows(),
                        puzzle.columns(),
                        (row, column) -> puzzle.squares()
                                .get(row * puzzle.columns() + column)
                                .white()));
        for (int cell = 0; cell < puzzle.squares().size(); cell++) {
            held.add(IntStream.range(0, Run.DIGITS)
                    .<List<Item>>mapToObj(digit -> new ArrayList<>())
                    .toList());
        }
    }

    static void describe(Kakuro puzzle, CoverBuilder<KakuroChoice> cover) {
        KakuroCover description = new KakuroCover(puzzle, cover);
        for (Run run : puzzle.runs()) {
            if (run.size() > 1) {
                description.addRun(run);
            } else if (run.hasSum()) {
                description.addSingle(run);
            }
        }
        description.addDigits();
    }

    /** Adds the item of a run of one cell, which is covered by its sum as the digit of the cell. */
    private void addSingle(Run run) {
        held.get(run.cells().get(0)).get(run.sum() - 1).add(cover.item(run.name()));
    }

    private void addRun(Run run) {
        if (run.hasSum()) {
            Item filling = cover.item(run.name());
            Items digits = cover.items(run.name() + " digit", Run.DIGITS).named(digit -> digitName(run, digit));
            addSets(run, filling, digits);
            addToCells(run, digits);
        } else {
            addToCells(
                    run,
                    cover.items(run.name() + " digit", Run.DIGITS).secondary().named(digit -> digitName(run, digit)));
        }
    }

    private static String digitName(Run run, int digit) {
        return run.name() + " digit " + (digit + 1);
    }

    private void addSets(Run run, Item filling, Items digits) {
        for (List<Integer> set : ValueSets.of(Run.DIGITS, run.size(), run.sum())) {
            List<Item> items = new ArrayList<>(List.of(filling));
            items.addAll(ValueSets.others(Run.DIGITS, set, digits));
            cover.option(new Filling(run.name(), set), items);
        }
    }

    private void addToCells(Run run, Items digits) {
        for (int cell : run.cells()) {
            for (int digit = 0; digit < Run.DIGITS; digit++) {
                held.get(cell).get(digit).add(digits.at(digit));
            }
        }
    }

    private void addDigits() {
        for (int cell = 0; cell < puzzle.squares().size(); cell++) {
            if (puzzle.squares().get(cell).white()) {
                int row = cell / puzzle.columns();
                int column = cell % puzzle.columns();
                for (int digit = 1; digit <= Run.DIGITS; digit++) {
                    List<Item> items = held.get(cell).get(digit - 1);
                    items.add(cells.at(row, column));
                    cover.option(new Digit(new CellValue(row + 1, column + 1, digit)), items);
                }
            }
        }
    }
}
