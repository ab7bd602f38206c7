package dlx.core.engine.sweep;

import dlx.core.engine.Search;
import dlx.core.search.Tally;
import java.util.Optional;

/** A search that decides on the way whether it sweeps or goes along a tree; its figures are those of what it does. */
public abstract class AdaptiveSearch<S extends Sweep> implements Search {

    /** What goes along the tree, if something does. */
    Optional<Search> tree = Optional.empty();

    private Optional<S> sweep = Optional.empty();
    private Optional<String> order = Optional.empty();

    /** Goes on with a sweep along an order. */
    final void sweeps(S along, String name) {
        sweep = Optional.of(along);
        order = Optional.of(name);
    }

    /** Gives a sweep up that has found no room. */
    final void givesUp() {
        sweep = Optional.empty();
        order = Optional.empty();
    }

    final Optional<S> sweep() {
        return sweep;
    }

    /** The name of the engine that goes along the tree. */
    abstract String engineOfTree();

    @Override
    public final Optional<String> engine() {
        return sweep.isEmpty() && tree.isPresent() ? Optional.of(engineOfTree()) : Optional.empty();
    }

    @Override
    public final Optional<String> order() {
        return order;
    }

    /** Of a sweep, the states. */
    @Override
    public final long nodes() {
        return sweep.isPresent()
                ? sweep.get().states()
                : tree.map(Search::nodes).orElse(0L);
    }

    /** Of a sweep, how many times an option was taken. */
    @Override
    public final long updates() {
        return sweep.isPresent()
                ? sweep.get().edges()
                : tree.map(Search::updates).orElse(0L);
    }

    /** Where several threads go along a tree, up to the solution that is shown: not all that they have seen. */
    @Override
    public final Tally tally() {
        Optional<Tally> counted = sweep.isPresent() ? Optional.empty() : tree.map(Search::tally);
        return new Tally(
                solutions(),
                counted.map(Tally::nodes).orElseGet(this::nodes),
                counted.map(Tally::updates).orElseGet(this::updates));
    }

    @Override
    public final double share() {
        return sweep.isPresent() ? sweep.get().share() : tree.map(Search::share).orElse(0.0);
    }

    @Override
    public final void close() {
        tree.ifPresent(Search::close);
    }
}
