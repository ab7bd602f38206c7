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
 * @param grid free cells, blocked ones, and letters that are given
 * @param words in upper case, each once
 * @param repeats whether a word may stand in several places
 * @since 0.1
 */
public record Crossword(LetterGrid grid, List<String> words, boolean repeats) {

    /** A crossword with copies of what was given. */
    public Crossword {
        words = words.stream().distinct().toList();
    }

    /**
     * The words of the list that stand in the grid already.
     *
     * @return nothing if a given letter belongs to none: then a slot has some letters and lacks others, or all of a word that
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

    /** The same without letters. */
    Crossword free() {
        List<String> cells = grid.cells().stream()
                .map(cell -> cell.equals(LetterGrid.BLOCKED) ? cell : LetterGrid.FREE)
                .toList();
        return new Crossword(new LetterGrid(grid.columns(), cells), words, repeats);
    }
}
