package dlx.modelers.crossword;

import dlx.modelers.letters.LetterGrid;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A grid to be filled with words.
 *
 * @param grid the grid: free cells, blocked cells, and given letters
 * @param words the words in upper case, each once
 * @param repeats true if a word may be used in several slots
 * @since 0.1
 */
public record Crossword(LetterGrid grid, List<String> words, boolean repeats) {

    /** Creates a crossword with a copy of the list, without duplicates. */
    public Crossword {
        words = words.stream().distinct().toList();
    }

    /**
     * Returns the words of the list that the given letters form.
     *
     * @return empty if a given letter does not belong to such a word: a slot has only some letters, or a word that
     *     is not in the list
     */
    Optional<List<Entry>> givenEntries() {
        Set<Integer> left = new HashSet<>();
        for (int cell = 0; cell < grid.cells().size(); cell++) {
            if (!List.of(LetterGrid.FREE, LetterGrid.BLOCKED)
                    .contains(grid.cells().get(cell))) {
                left.add(cell);
            }
        }
        List<Entry> given = new ArrayList<>();
        for (Slot slot : left.isEmpty() ? List.<Slot>of() : Slot.of(grid)) {
            String word = slot.in(grid);
            if (word.contains(LetterGrid.FREE)) {
                continue;
            }
            if (!words.contains(word)) {
                return Optional.empty();
            }
            given.add(new Entry(slot.row() + 1, slot.column() + 1, slot.down(), word));
            IntStream.range(0, slot.length()).forEach(k -> left.remove(slot.row(k) * grid.columns() + slot.column(k)));
        }
        return left.isEmpty() ? Optional.of(given) : Optional.empty();
    }

    /** Returns this crossword without letters. */
    Crossword free() {
        List<String> cells = grid.cells().stream()
                .map(cell -> cell.equals(LetterGrid.BLOCKED) ? cell : LetterGrid.FREE)
                .toList();
        return new Crossword(new LetterGrid(grid.columns(), cells), words, repeats);
    }
}
