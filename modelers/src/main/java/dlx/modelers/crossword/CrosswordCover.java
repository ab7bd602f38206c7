package dlx.modelers.crossword;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.modelers.letters.LetterGrid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The cover of a crossword. A slot takes one word. A free cell where two slots cross takes one letter, its color. A
 * word is used at most once. Words that contradict given letters are not options.
 */
final class CrosswordCover {

    /** A word of the list and its letters. */
    private record Listed(int index, String word, List<String> letters) {}

    private final Crossword puzzle;
    private final CoverBuilder<Entry> cover;
    private final ItemGrid cells;
    private final Items words;
    private final Map<Integer, List<Listed>> byLength = new HashMap<>();

    /** Number of slots that contain each cell, by cell, row after row: 0 to 2. */
    private final int[] slotsOfCell;

    private CrosswordCover(Crossword puzzle, CoverBuilder<Entry> cover) {
        this.puzzle = puzzle;
        this.cover = cover;
        LetterGrid grid = puzzle.grid();
        List<String> list = puzzle.words();
        cells = cover.grid("cell", grid.rows(), grid.columns()).secondary();
        words = cover.items("word", puzzle.repeats() ? 0 : list.size())
                .secondary()
                .named(k -> "word " + list.get(k));
        slotsOfCell = new int[grid.cells().size()];
        for (int k = 0; k < list.size(); k++) {
            List<String> letters = LetterGrid.letters(list.get(k));
            byLength.computeIfAbsent(letters.size(), length -> new ArrayList<>())
                    .add(new Listed(k, list.get(k), letters));
        }
    }

    static void describe(Crossword puzzle, CoverBuilder<Entry> cover) {
        List<Slot> slots = Slot.of(puzzle.grid());
        Items items = cover.items("slot", slots.size()).named(k -> slots.get(k).toString());
        CrosswordCover description = new CrosswordCover(puzzle, cover);
        slots.forEach(description::count);
        for (int k = 0; k < slots.size(); k++) {
            description.addEntries(slots.get(k), items.at(k));
        }
    }

    private void count(Slot slot) {
        for (int k = 0; k < slot.length(); k++) {
            slotsOfCell[slot.row(k) * puzzle.grid().columns() + slot.column(k)]++;
        }
    }

    private void addEntries(Slot slot, Item item) {
        List<Item> held = new ArrayList<>();
        for (Listed word : byLength.getOrDefault(slot.length(), List.of())) {
            if (!fits(slot, word)) {
                continue;
            }
            held.clear();
            held.add(item);
            for (int k = 0; k < slot.length(); k++) {
                if (isOpenCrossing(slot.row(k), slot.column(k))) {
                    held.add(cells.at(slot.row(k), slot.column(k))
                            .colored(word.letters().get(k)));
                }
            }
            if (!puzzle.repeats()) {
                held.add(words.at(word.index()));
            }
            cover.option(new Entry(slot.row() + 1, slot.column() + 1, slot.down(), word.word()), held);
        }
    }

    private boolean fits(Slot slot, Listed word) {
        for (int k = 0; k < slot.length(); k++) {
            if (!puzzle.grid()
                    .allows(slot.row(k), slot.column(k), word.letters().get(k))) {
                return false;
            }
        }
        return true;
    }

    private boolean isOpenCrossing(int row, int column) {
        return slotsOfCell[row * puzzle.grid().columns() + column] == 2
                && puzzle.grid().isFree(row, column);
    }
}
