package dlx.api;

import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * A demand of a puzzle that its cover does not state, found when options broke it: at least one of some options is not
 * taken, or at least one of others is. It holds in every solution of the puzzle. Immutable.
 *
 * @param go options of which one must go: all of them were chosen. Each must have an item that exactly one option covers
 * @param come options of which one must come: none of them was chosen
 * @param items names of the items that the clause rests on, such as clues: it does not hold without their demands.
 *     Empty if it rests on the shape of the puzzle alone
 * @param givens given options that the clause rests on: it does not hold without them
 * @param sentence what is wrong, in the words of the puzzle, without a full stop: {@code the loop at r1c2 is closed, and
 *     the 3 at r4c7 lies outside}. Steps name the demand {@code avoiding that} and this sentence
 * @param <O> type of the option values
 * @since 0.1
 */
@Experimental
public record LazyClause<O>(
        Collection<O> go, Collection<O> come, Collection<String> items, Collection<O> givens, String sentence) {

    /** Creates a clause. */
    public LazyClause {
        go = List.copyOf(go);
        come = List.copyOf(come);
        items = List.copyOf(items);
        givens = List.copyOf(givens);
        Objects.requireNonNull(sentence, "sentence");
    }

    /** Creates a clause that rests on the shape of the puzzle alone. */
    public LazyClause(Collection<O> go, Collection<O> come, String sentence) {
        this(go, come, List.of(), List.of(), sentence);
    }
}
