package dlx.core.engine.memo;

import dlx.core.engine.CountingSearch;
import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.search.Givens;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A count of subproblems, one after another. */
final class PartsSearch implements CountingSearch {

    private final List<Subproblem> parts;
    private final Function<Givens, Search> searches;

    /** Index of the present subproblem. */
    private int at;

    /** The search of the present subproblem, once it has begun. */
    private Optional<Search> present = Optional.empty();

    /** Counts of the subproblems before the present one, and of earlier searches. */
    private Tally before;

    /** Share of the tree in finished subproblems, from 0 to 1. */
    private double shareBefore;

    /**
     * Creates a search that has not begun.
     *
     * @param parts the subproblems; no solution lies in two of them
     * @param counted counts of earlier searches
     * @param searches makes the search of a subproblem, which must support {@link Search#rest}
     */
    PartsSearch(List<Subproblem> parts, Tally counted, Function<Givens, Search> searches) {
        this.parts = List.copyOf(parts);
        before = counted;
        shareBefore = 1 - parts.stream().mapToDouble(Subproblem::weight).sum();
        this.searches = searches;
    }

    /** {@inheritDoc} Counts all solutions without a pause, and returns false. */
    @Override
    public boolean advance() {
        while (at < parts.size()) {
            if (present.isEmpty()) {
                present = Optional.of(searches.apply(parts.get(at).givens()));
            }
            Search search = present.get();
            search.advance();
            if (!search.rest().orElseThrow().parts().isEmpty()) {
                return false; // the limits stopped it
            }
            before = before.plus(search.tally());
            shareBefore += parts.get(at).weight();
            present = Optional.empty();
            at++;
        }
        return false;
    }

    @Override
    public Tally tally() {
        return present.map(search -> before.plus(search.tally())).orElse(before);
    }

    @Override
    public double share() {
        return at == parts.size()
                ? 1
                : shareBefore
                        + present.map(search -> search.share() * parts.get(at).weight())
                                .orElse(0.0);
    }

    @Override
    public Optional<Remaining> rest() {
        List<Subproblem> left = new ArrayList<>();
        Tally counted = before;
        if (present.isPresent()) {
            Remaining rest = present.get().rest().orElseThrow(); // its counts may omit work that is to be repeated
            rest.parts().forEach(part -> left.add(part.in(parts.get(at))));
            counted = before.plus(rest.counted());
        }
        left.addAll(parts.subList(Math.min(parts.size(), present.isPresent() ? at + 1 : at), parts.size()));
        return Optional.of(new Remaining(left, counted));
    }

    @Override
    public void close() {
        present.ifPresent(Search::close);
    }
}
