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

/** Counts the parts of a search, one after the other. */
final class PartsSearch implements CountingSearch {

    private final List<Subproblem> parts;
    private final Function<Givens, Search> searches;

    /** Which part is counted. */
    private int at;

    /** The search of that part, once it has begun. */
    private Optional<Search> present = Optional.empty();

    /** What was counted in the parts before. */
    private Tally before;

    private double shareBefore;

    /**
     * A search that has not begun.
     *
     * @param parts no solution lies in two of them
     * @param counted what was counted elsewhere before
     * @param searches makes the search of a part, whose {@link Search#rest} is known
     */
    PartsSearch(List<Subproblem> parts, Tally counted, Function<Givens, Search> searches) {
        this.parts = List.copyOf(parts);
        before = counted;
        shareBefore = 1 - parts.stream().mapToDouble(Subproblem::weight).sum();
        this.searches = searches;
    }

    /** Counts all there are, and never rests. */
    @Override
    public boolean advance() {
        while (at < parts.size()) {
            if (present.isEmpty()) {
                present = Optional.of(searches.apply(parts.get(at).givens()));
            }
            Search search = present.get();
            search.advance();
            if (!search.rest().orElseThrow().parts().isEmpty()) {
                return false; // stopped
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
            Remaining rest = present.get().rest().orElseThrow(); // which may leave what it has counted in vain
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
