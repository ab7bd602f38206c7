package dlx.modelers.wordsearch;

import dlx.modelers.letters.LetterGrid;
import dlx.modelers.wordsearch.GridChoice.Hidden;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * A puzzle: words to be hidden in a grid.
 *
 * @param grid the free and blocked cells, and given letters
 * @param words the words in upper case, each once, of two letters or more
 * @param directions the allowed directions of words
 * @param compact true if the score is the number of cells that stay empty
 * @since 0.1
 */
public record WordSearch(LetterGrid grid, List<String> words, Set<Direction> directions, boolean compact) {

    /** Creates a puzzle with copies of the collections. */
    public WordSearch {
        words = List.copyOf(words);
        directions = Set.copyOf(directions);
    }

    /** Returns the puzzle without its given letters. */
    WordSearch blank() {
        List<String> cells = grid.cells().stream()
                .map(cell -> cell.equals(LetterGrid.BLOCKED) ? cell : LetterGrid.FREE)
                .toList();
        return new WordSearch(new LetterGrid(grid.columns(), cells), words, directions, compact);
    }

    /** Returns true if a word reads the same from both ends. */
    static boolean isPalindrome(String word) {
        List<String> letters = LetterGrid.letters(word);
        List<String> backwards = new ArrayList<>(letters);
        Collections.reverse(backwards);
        return backwards.equals(letters);
    }

    /** Returns true if a word is read in a direction; a palindrome is read from only one of its ends. */
    boolean isRead(String word, Direction direction) {
        return directions.contains(direction) && hidden(word, 0, 0, direction).direction() == direction;
    }

    /** Returns the option of a word in a place, counted from 0; of a palindrome, from the end from which it is read. */
    Hidden hidden(String word, int row, int column, Direction direction) {
        Direction opposite = direction.opposite();
        if (!isPalindrome(word) || !directions.contains(opposite) || direction.compareTo(opposite) < 0) {
            return new Hidden(word, row + 1, column + 1, direction);
        }
        int last = word.codePointCount(0, word.length()) - 1;
        return new Hidden(word, row + last * direction.down + 1, column + last * direction.right + 1, opposite);
    }
}
