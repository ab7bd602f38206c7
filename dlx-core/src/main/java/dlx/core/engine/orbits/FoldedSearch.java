package dlx.core.engine.orbits;

import dlx.api.ModelException;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.TreeEngine;
import dlx.core.search.Givens;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds all solutions that a symmetry maps to themselves. Not thread-safe. */
public final class FoldedSearch extends RestSearch {

    private final int[] symmetry;
    private boolean hasBegun;
    private Optional<Rest> rest = Optional.empty();
    private Optional<FoldedRest> folded = Optional.empty();
    private Optional<Plain> plain = Optional.empty();
    private long found;

    /**
     * Creates a search that has not begun.
     *
     * @param problem a whole cover
     * @param symmetry the image of each option
     * @param usual returns the engine that searches the orbits
     */
    public FoldedSearch(
            Problem problem, int[] symmetry, TreeEngine usual, SearchRequest request, SearchControl control) {
        super(OrbitEngine.NAME, problem, usual, given(request, symmetry), control);
        this.symmetry = symmetry;
    }

    /** Returns a request whose givens are closed: with an option, a solution has its images. */
    private static SearchRequest given(SearchRequest request, int... symmetry) {
        Givens givens = request.givens();
        return request.given(Givens.of(closed(symmetry, givens.givenOptions()))
                .forbidden(closed(symmetry, givens.forbiddenOptions())));
    }

    private static int[] closed(int[] symmetry, int... options) {
        BitSet closed = new BitSet();
        for (int option : options) {
            for (int at = option; !closed.get(at); at = symmetry[at]) {
                closed.set(at);
            }
        }
        return closed.stream().toArray();
    }

    @Override
    protected boolean resume() {
        if (!hasBegun && control.mayContinue(this)) {
            begin();
        }
        if (plain.isEmpty()) {
            return false;
        }
        if (plain.get().search().advance()) {
            found++;
            return true;
        }
        if (!plain.get().hasEnded()) {
            control.end(plain.get().control().stopped());
        }
        note(plain.get());
        plain = Optional.empty();
        return false;
    }

    private void begin() {
        hasBegun = true;
        count(1);
        rest = Rest.of(problem, root);
        folded = rest.map(left -> FoldedRest.of(left, left.own(symmetry)));
        if (folded.filter(f -> !f.isComplete()).isPresent()) {
            throw ModelException.coded(
                    "engine_cannot",
                    "the cover cannot be searched for solutions with this symmetry: it moves options to others that an item gets"
                            + " together with them; expected items that get one option");
        }
        plain = folded.flatMap(FoldedRest::problem)
                .map(orbits -> plain(orbits, SearchMode.ALL, Long.MAX_VALUE, search -> control.look(this)));
    }

    @Override
    protected IntStream chosen() {
        int[] orbits = plain.orElseThrow().search().options();
        return Arrays.stream(rest.orElseThrow().solution(folded.orElseThrow().options(orbits)));
    }

    @Override
    public long nodes() {
        return super.nodes() + plain.map(p -> p.search().nodes()).orElse(0L);
    }

    @Override
    public BigInteger solutions() {
        return BigInteger.valueOf(found);
    }

    @Override
    public double share() {
        return plain.map(p -> p.search().share()).orElse(hasBegun ? 1.0 : 0);
    }
}
