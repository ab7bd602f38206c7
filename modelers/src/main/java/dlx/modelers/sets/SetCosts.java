package dlx.modelers.sets;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.incidence.OptionCosts;
import dlx.modelers.incidence.WordScanner;
import java.util.Optional;

/** The costs of the sets of a family: a word {@code |COST} in the line of each set, or in none. */
final class SetCosts {

    private final OptionCosts costs = new OptionCosts();

    /** The line of the first set. */
    private Optional<Line> first = Optional.empty();

    /** Whether the first set has a cost, and so all of them have. */
    private boolean any;

    /** Whether the current set has one so far. */
    private boolean read;

    /** Whether the sets have costs, once there is one. */
    boolean any() {
        return any;
    }

    /** Reads the cost of the current set. */
    long read(WordScanner words) {
        if (read) {
            throw words.wrong("is the second cost of this set", "one cost in a set");
        }
        if (first.isPresent() && !any) {
            throw words.wrong("is a cost, and the first set has none", "a cost in the line of each set, or in none");
        }
        read = true;
        Word word = words.word();
        return costs.read(new Word(word.line(), word.column() + 1, word.text().substring(1)));
    }

    /** After the last word of a set. */
    void endSet(Line line) {
        if (first.isEmpty()) {
            first = Optional.of(line);
            any = read;
        } else if (any && !read) {
            throw line.error(
                    line.text().length() + 1,
                    "the cost of the set is missing, and the first set has one; expected a cost in the line of each set, or in none");
        }
        read = false;
    }

    /** Once all sets have been read without an error. */
    void warnIn(PuzzleText text) {
        first.filter(line -> any).ifPresent(line -> OptionCosts.warnIfIgnored(text, line));
    }
}
