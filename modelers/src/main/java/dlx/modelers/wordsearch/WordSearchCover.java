package dlx.modelers.wordsearch;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.modelers.letters.LetterGrid;
import dlx.modelers.wordsearch.GridChoice.Empty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * States a word search as a cover: a word lies in one place, and a free cell has one letter, its color.
 *
 * <p>If empty cells are counted, each free cell must also be covered: by any number of words, or by an option that
 * leaves it empty. The color of that option is not a letter. So there is exactly one way to leave cells empty, and the
 * number of solutions does not change.
 */
final class WordSearchCover {

    private final WordSearch puzzle;
    private final LetterGrid grid;
    private final CoverBuilder<GridChoice> cover;
    private final Items words;
    private final Optional<ItemGrid> spaces;
    private final ItemGrid cells;

    WordSearchCover(WordSearch puzzle, CoverBuilder<GridChoice> cover) {
        this.puzzle = puzzle;
        this.grid = puzzle.grid();
        this.cover = cover;
        List<String> list = puzzle.words();
        words = cover.items("word", list.size()).named(k -> "word " + list.get(k));
        spaces = puzzle.compact() ? Optional.of(spaces()) : Optional.empty();
        cells = cover.grid("cell", grid.rows(), grid.columns()).secondary();
    }

    private ItemGrid spaces() {
        ItemGrid all = cover.grid("space", grid.rows(), grid.columns());
        return puzzle.words().size() > 1 ? all.times(1, puzzle.words().size()) : all;
    }

    void describe() {
        for (int k = 0; k < puzzle.words().size(); k++) {
            for (Direction direction : Direction.values()) {
                if (puzzle.isRead(puzzle.words().get(k), direction)) {
                    addPlaces(k, direction);
                }
            }
        }
        spaces.ifPresent(this::addEmptyCells);
    }

    private void addPlaces(int k, Direction direction) {
        String word = puzzle.words().get(k);
        List<String> letters = LetterGrid.letters(word);
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (fits(letters, row, column, direction)) {
                    List<Item> held = new ArrayList<>(List.of(words.at(k)));
                    for (int i = 0; i < letters.size(); i++) {
                        addCell(row + i * direction.down, column + i * direction.right, letters.get(i), held);
                    }
                    cover.option(puzzle.hidden(word, row, column, direction), held);
                }
            }
        }
    }

    private boolean fits(List<String> letters, int row, int column, Direction direction) {
        for (int i = 0; i < letters.size(); i++) {
            if (!grid.allows(row + i * direction.down, column + i * direction.right, letters.get(i))) {
                return false;
            }
        }
        return true;
    }

    private void addCell(int row, int column, String letter, List<Item> held) {
        if (grid.isFree(row, column)) {
            spaces.ifPresent(all -> held.add(all.at(row, column)));
            held.add(cells.at(row, column).colored(letter));
        }
    }

    /** Adds the options of empty cells. Given and blocked cells only have this option, with score 0. */
    private void addEmptyCells(ItemGrid all) {
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                Item color = cells.at(row, column).colored(LetterGrid.FREE);
                cover.option(
                        new Empty(row + 1, column + 1), grid.isFree(row, column) ? 1 : 0, all.at(row, column), color);
            }
        }
    }
}
