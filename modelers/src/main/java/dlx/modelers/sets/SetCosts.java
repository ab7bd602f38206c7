package dlx.modelers.sets;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.incidence.OptionCosts;
import dlx.modelers.incidence.WordScanner;
import java.util.Optional;

/** Reads the costs of the sets of a family: a word {@code |COST} in the line of each set, or in no line. */
final class SetCosts {

    private final OptionCosts costs = new OptionCosts();

    /** The line of the first set; empty before the end of that set. */
    private Optional<Line> first = Optional.empty();

    /** True if the first set has a cost, so that all sets must have one. */
    private boolean any;

    /** True if the cost of the current set has been read. */
    private boolean read;

    /** Returns true if the sets have costs; valid after the first set. */
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

    /** Ends a set after its last word. Throws if its cost is missing. */
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

    /** Warns if the search will ignore the costs. Called when all sets have been read without an error. */
    void warnIn(PuzzleText text) {
        first.filter(line -> any).ifPresent(line -> OptionCosts.warnIfIgnored(text, line));
    }
}
