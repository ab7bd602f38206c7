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
 * Writes checkpoints of a run at intervals, and one when the run ends. Called at the checkpoints of the control, in the
 * thread that asked for the search. All solutions that the search has found before have been shown by then.
 */
public final class CheckpointWriter implements SearchControl.ProgressWatch {

    private final SearchControl.ProgressWatch other;
    private final long every;
    private final Consumer<Checkpoint> keeper;
    private long next;
    private Optional<SearchRun<?>> run = Optional.empty();
    private Optional<Checkpoint.Identity> identity = Optional.empty();

    /**
     * Creates a writer without a run; {@link #show} sets the run.
     *
     * @param other receives each call as well
     * @param every minimum number of nanoseconds between two checkpoints
     * @param keeper stores the checkpoints
     */
    public CheckpointWriter(SearchControl.ProgressWatch other, long every, Consumer<Checkpoint> keeper) {
        this.other = other;
        this.every = every;
        this.keeper = keeper;
        next = System.nanoTime() + every;
    }

    /** Sets the run whose checkpoints are written. */
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

    /** Writes a checkpoint of the present state of a run. */
    void save(SearchRun<?> saved) {
        Search search = saved.search();
        Optional<Remaining> rest =
                saved.isExhausted() ? Optional.of(new Remaining(List.of(), search.tally())) : search.rest();
        keeper.accept(new Checkpoint(
                identity.orElseThrow(),
                rest.map(Remaining::counted).orElse(Tally.ZERO),
                rest.isPresent() ? 0 : saved.shown(),
                rest.map(Remaining::parts).orElse(List.of(Subproblem.WHOLE)),
                rest.isPresent() ? search.kept() : List.of(), // otherwise the resumed search finds them again
                search.bound(),
                saved.isExhausted() ? List.of() : search.results()));
    }
}
