package dlx.modelers.wordsearch;

import dlx.modelers.letters.LetterBoard;
import dlx.modelers.letters.LetterGrid;
import dlx.modelers.wordsearch.GridChoice.Hidden;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Fills a grid so that each word lies in one place. First writes the words in their places of a solution, then, cell by
 * cell, letters that do not form a word again. Used once.
 *
 * <p>A word that already occurs within the written letters is not written, because it would then lie in two places. So
 * long words come first.
 */
final class Filler {

    /** The letters to try when no letter of the words fits; a letter that is not in any word always fits. */
    private static final List<String> OTHERS = LetterGrid.letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

    private static final Comparator<Hidden> LONGEST_FIRST =
            Comparator.comparingInt((Hidden hidden) -> hidden.word().length()).reversed();

    private final WordSearch blank;
    private final int columns;
    private final int rows;

    /** The letters of the cells, row by row. */
    private final List<String> cells;

    /** The letters of each word of the list. */
    private final List<List<String>> words;

    private Filler(WordSearch blank) {
        this.blank = blank;
        columns = blank.grid().columns();
        rows = blank.grid().rows();
        cells = new ArrayList<>(blank.grid().cells());
        words = blank.words().stream().map(LetterGrid::letters).toList();
    }

    /** Returns the text of a puzzle; empty if a word does not lie in exactly one place, or no letter fits a cell. */
    static Optional<String> fill(WordSearch blank, List<GridChoice> solution, RandomGenerator random) {
        Filler filler = new Filler(blank);
        filler.write(solution);
        return filler.hasEachWordOnce() && filler.fillUp(random) ? Optional.of(filler.text()) : Optional.empty();
    }

    private void write(List<GridChoice> solution) {
        solution.stream()
                .filter(Hidden.class::isInstance)
                .map(Hidden.class::cast)
                .sorted(LONGEST_FIRST)
                .filter(hidden -> places(blank.words().indexOf(hidden.word())) == 0)
                .forEach(this::write);
    }

    private void write(Hidden hidden) {
        int cell = (hidden.row() - 1) * columns + hidden.column() - 1;
        for (String letter : LetterGrid.letters(hidden.word())) {
            cells.set(cell, letter);
            cell += hidden.direction().down * columns + hidden.direction().right;
        }
    }

    private boolean hasEachWordOnce() {
        return IntStream.range(0, words.size()).allMatch(word -> places(word) == 1);
    }

    private long places(int word) {
        return IntStream.range(0, cells.size())
                .mapToLong(cell -> blank.directions().stream()
                        .filter(direction -> blank.isRead(blank.words().get(word), direction))
                        .filter(direction -> lies(words.get(word), cell / columns, cell % columns, direction))
                        .count())
                .sum();
    }

    private boolean lies(List<String> word, int row, int column, Direction direction) {
        for (int k = 0; k < word.size(); k++) {
            int r = row + k * direction.down;
            int c = column + k * direction.right;
            if (r < 0
                    || c < 0
                    || r >= rows
                    || c >= columns
                    || !cells.get(r * columns + c).equals(word.get(k))) {
                return false;
            }
        }
        return true;
    }

    private boolean fillUp(RandomGenerator random) {
        List<String> letters = words.stream().flatMap(List::stream).toList(); // repeated by frequency
        return IntStream.range(0, cells.size())
                .filter(cell -> cells.get(cell).equals(LetterGrid.FREE))
                .allMatch(cell -> fillUp(cell, letters, random) || fillUp(cell, OTHERS, random));
    }

    /** Writes one of some letters into a cell, and returns true if one of them does not form a word there. */
    private boolean fillUp(int cell, List<String> letters, RandomGenerator random) {
        int first = random.nextInt(letters.size());
        for (int k = 0; k < letters.size(); k++) {
            cells.set(cell, letters.get((first + k) % letters.size()));
            if (!makesWord(cell / columns, cell % columns)) {
                return true;
            }
        }
        cells.set(cell, LetterGrid.FREE);
        return false;
    }

    private boolean makesWord(int row, int column) {
        for (List<String> word : words) {
            for (Direction direction : blank.directions()) {
                for (int k = 0; k < word.size(); k++) {
                    if (lies(word, row - k * direction.down, column - k * direction.right, direction)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private String text() {
        LetterGrid filled = new LetterGrid(columns, cells);
        return new LetterBoard(filled).text() + "\n" + String.join(" ", blank.words()) + "\n";
    }
}
