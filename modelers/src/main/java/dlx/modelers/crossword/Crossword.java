package dlx.modelers.crossword;

import dlx.modelers.letters.LetterGrid;
import java.util.List;

/**
 * A grid to be filled with words.
 *
 * @param grid free cells, blocked ones, and letters that are given
 * @param words in upper case, each once
 * @param repeats whether a word may stand in several places
 * @since 0.1
 */
public record Crossword(LetterGrid grid, List<String> words, boolean repeats) {

    /** A crossword that nobody else can change. */
    public Crossword {
        words = words.stream().distinct().toList();
    }
}
