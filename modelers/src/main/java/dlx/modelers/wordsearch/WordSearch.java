package dlx.modelers.wordsearch;

import dlx.modelers.letters.LetterGrid;
import dlx.modelers.wordsearch.GridChoice.Hidden;
import java.util.List;
import java.util.Set;

/**
 * Words to be hidden in a grid.
 *
 * @param grid free cells, blocked ones, and letters that are given
 * @param words in upper case, each once, of two letters or more
 * @param directions where words may go
 * @param compact whether the cells that stay empty are counted
 * @since 0.1
 */
public record WordSearch(LetterGrid grid, List<String> words, Set<Direction> directions, boolean compact) {

    /** A puzzle with copies of what was given. */
    public WordSearch {
        words = List.copyOf(words);
        directions = Set.copyOf(directions);
    }

    /** The same without its letters. */
    WordSearch blank() {
        List<String> cells = grid.cells().stream()
                .map(cell -> cell.equals(LetterGrid.BLOCKED) ? cell : LetterGrid.FREE)
                .toList();
        return new WordSearch(new LetterGrid(grid.columns(), cells), words, directions, compact);
    }

    /** Whether a word reads the same from both ends. */
    static boolean isPalindrome(String word) {
        List<String> letters = LetterGrid.letters(word);
        for (int k = 0; k < letters.size() / 2; k++) {
            if (!letters.get(k).equals(letters.get(letters.size() - 1 - k))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a word is to be read in a direction: a palindrome is read from one end only. */
    boolean isRead(String word, Direction direction) {
        return directions.contains(direction) && hidden(word, 0, 0, direction).direction() == direction;
    }

    /** A word in its place, counted from 0; a palindrome from the end from which it is read. */
    Hidden hidden(String word, int row, int column, Direction direction) {
        Direction opposite = direction.opposite();
        if (!isPalindrome(word) || !directions.contains(opposite) || direction.compareTo(opposite) < 0) {
            return new Hidden(word, row + 1, column + 1, direction);
        }
        int last = word.codePointCount(0, word.length()) - 1;
        return new Hidden(word, row + last * direction.down + 1, column + last * direction.right + 1, opposite);
    }
}
