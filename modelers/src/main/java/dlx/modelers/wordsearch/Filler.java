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
 * Fills a grid so that each word lies in one place: with the words where a solution has them, then cell by cell with letters
 * that make no word anew. Used once.
 *
 * <p>A word that lies within what is written already needs no place of its own: with one it would have two. So the long ones
 * come first.
 */
final class Filler {

    /** Where no letter of the words will do; one that is in no word always does. */
    private static final List<String> OTHERS = LetterGrid.letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

    private static final Comparator<Hidden> LONGEST_FIRST =
            Comparator.comparingInt((Hidden hidden) -> hidden.word().length()).reversed();

    private final WordSearch blank;
    private final int columns;
    private final int rows;

    /** Row after row. */
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

    /** The text of a puzzle; nothing if a word has another place than one, or a cell takes no letter. */
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
        List<String> letters = words.stream().flatMap(List::stream).toList(); // the frequent ones come often
        return IntStream.range(0, cells.size())
                .filter(cell -> cells.get(cell).equals(LetterGrid.FREE))
                .allMatch(cell -> fillUp(cell, letters, random) || fillUp(cell, OTHERS, random));
    }

    /** Writes one of some letters into a cell, if one makes no word there. */
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
