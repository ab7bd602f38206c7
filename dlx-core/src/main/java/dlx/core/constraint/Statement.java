package dlx.core.constraint;

import dlx.api.CoverData;
import java.util.List;
import java.util.Optional;

/**
 * The clauses that the last items of a cover state.
 *
 * @param base the cover without these items
 * @param axioms the clauses, in the order of the items
 * @param isWhole true if the cover has no other solutions than the puzzle, also with more options given or forbidden
 * @param witness options of a best solution without the given ones, ascending; empty for other questions
 */
public record Statement(CoverData base, List<Axiom> axioms, boolean isWhole, int... witness) {

    /** Creates a statement with a copy of the list. */
    public Statement {
        axioms = List.copyOf(axioms);
    }

    /** Returns the axiom that an item states; empty for the items of the base. */
    public Optional<Axiom> axiom(int item) {
        return item < base.itemCount() ? Optional.empty() : Optional.of(axioms.get(item - base.itemCount()));
    }
}
