package dlx.core.run;

import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.search.Checkpoint;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Makes checkpoints of a run now and then, and at its end. Looks on at the run's checkpoints, in the thread that asked for the
 * search: what it saves has been shown.
 */
public final class CheckpointWriter implements SearchControl.ProgressWatch {

    private final SearchControl.ProgressWatch other;
    private final long every;
    private final Consumer<Checkpoint> keeper;
    private long next;
    private Optional<SearchRun<?>> run = Optional.empty();
    private Optional<Checkpoint.Identity> identity = Optional.empty();

    /**
     * A saver of nothing yet.
     *
     * @param other who looks on besides
     * @param every nanoseconds between two checkpoints at most
     */
    public CheckpointWriter(SearchControl.ProgressWatch other, long every, Consumer<Checkpoint> keeper) {
        this.other = other;
        this.every = every;
        this.keeper = keeper;
        next = System.nanoTime() + every;
    }

    /** What it is to save from now on. */
    public void show(SearchRun<?> shown, Checkpoint.Identity whose) {
        run = Optional.of(shown);
        identity = Optional.of(whose);
    }

    @Override
    public void look(Search search) {
        other.look(search);
        long now = System.nanoTime();
        if (now - next >= 0 && run.isPresent()) {
            save(run.get());
            next = System.nanoTime() + every;
        }
    }

    @Override
    public void improved(Search search) {
        other.improved(search);
    }

    /** Saves where the run is. */
    void save(SearchRun<?> saved) {
        Search search = saved.search();
        Optional<Remaining> rest =
                saved.isExhausted() ? Optional.of(new Remaining(List.of(), search.tally())) : search.rest();
        keeper.accept(new Checkpoint(
                identity.orElseThrow(),
                rest.map(Remaining::counted).orElse(Tally.ZERO),
                rest.isPresent() ? 0 : saved.shown(),
                rest.map(Remaining::parts).orElse(List.of(Subproblem.WHOLE)),
                rest.isPresent() ? search.kept() : List.of(), // or they would be met again
                search.bound()));
    }
}
