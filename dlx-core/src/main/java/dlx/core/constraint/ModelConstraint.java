package dlx.core.constraint;

import dlx.api.Cover;
import dlx.api.LazyClause;
import dlx.api.ModelException;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A constraint whose clauses come as values of options and names of items. Checks that each clause excludes the choice
 * that it was asked for, because a search would ask for the same choice again.
 *
 * @param <O> type of the option values
 */
public final class ModelConstraint<O> implements LazyConstraint {

    private final Cover<O> cover;
    private final Function<Set<O>, List<LazyClause<O>>> constraint;
    private final Supplier<List<Set<O>>> structure;
    private final String name;

    /** Numbers of the items by name, made at the first clause that rests on an item. */
    private volatile Map<String, Integer> items = Map.of();

    /**
     * Creates a constraint.
     *
     * @param name the puzzle with its demands, for checkpoints
     * @param constraint returns the clauses that a choice breaks
     * @param structure sets of options; symmetries that keep them keep the constraint
     */
    public ModelConstraint(
            Cover<O> cover,
            String name,
            Function<Set<O>, List<LazyClause<O>>> constraint,
            Supplier<List<Set<O>>> structure) {
        this.cover = cover;
        this.name = name;
        this.structure = structure;
        this.constraint = constraint;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<Clause> broken(int... chosen) {
        Set<O> options = new LinkedHashSet<>();
        IntStream.of(chosen).sorted().forEach(option -> options.add(cover.option(option)));
        List<LazyClause<O>> clauses = constraint.apply(Collections.unmodifiableSet(options));
        if (clauses == null || clauses.stream().anyMatch(Objects::isNull)) {
            throw ModelException.coded("clause", "the constraint returned null; expected a list of clauses");
        }
        return clauses.stream().map(clause -> numbered(clause, options)).toList();
    }

    @Override
    public List<int[]> structure() {
        return structure.get().stream().map(this::numbers).toList();
    }

    private Clause numbered(LazyClause<O> clause, Set<O> chosen) {
        if (!chosen.containsAll(clause.go()) || clause.come().stream().anyMatch(chosen::contains)) {
            throw ModelException.coded(
                    "clause",
                    "the clause \"" + clause.sentence() + "\" does not exclude the choice that it was asked for;"
                            + " expected options to go that are chosen, and options to come that are not");
        }
        return new Clause(
                numbers(clause.go()),
                numbers(clause.come()),
                items(clause),
                numbers(clause.givens()),
                clause.sentence());
    }

    private int[] numbers(Collection<O> options) {
        return options.stream().mapToInt(cover::numberOf).toArray();
    }

    private int[] items(LazyClause<O> clause) {
        return clause.items().stream().mapToInt(name -> item(name, clause)).toArray();
    }

    private int item(String name, LazyClause<O> clause) {
        if (items.isEmpty()) {
            Map<String, Integer> named = new HashMap<>();
            IntStream.range(0, cover.itemCount()).forEach(k -> named.put(cover.itemName(k), k));
            items = named;
        }
        Integer item = items.get(name);
        if (item == null) {
            throw ModelException.coded(
                    "clause",
                    "the clause \"" + clause.sentence() + "\" rests on the item " + name
                            + ", which the cover does not have");
        }
        return item;
    }
}
