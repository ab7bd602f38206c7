package dlx.core.run;

import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.search.Progress;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Consumer;

/** Reports the progress of a search at most ten times per second, and each improvement at once. */
public final class ProgressReporter implements SearchControl.ProgressWatch {

    /** Minimum number of nanoseconds between two reports. */
    private static final long EVERY = 100_000_000;

    private final Consumer<Progress> watcher;
    private final Consumer<Progress> improvements;
    private final long begin = System.nanoTime();
    private long next = begin + EVERY;
    private Optional<Search> shown = Optional.empty();

    /** The greatest share so far: that of a search is less for a moment while it leaves a level. */
    private double share;

    public ProgressReporter(Consumer<Progress> watcher, Consumer<Progress> improvements) {
        this.watcher = watcher;
        this.improvements = improvements;
    }

    /**
     * Sets the search whose progress is reported: the outermost one, which alone counts the solutions of the question.
     */
    public void show(Search search) {
        shown = Optional.of(search);
    }

    @Override
    public void look(Search running) {
        long now = System.nanoTime();
        if (now - next >= 0) {
            next = now + EVERY;
            watcher.accept(progress(running, now));
        }
    }

    @Override
    public void improved(Search running) {
        improvements.accept(progress(running, System.nanoTime()));
    }

    private Progress progress(Search running, long now) {
        Search search = shown.orElse(running);
        share = Math.max(share, search.share());
        return new Progress(
                share,
                clamped(search.solutions()),
                search.nodes(),
                now - begin,
                search.score(),
                search.bound(),
                search.learned());
    }

    private static long clamped(BigInteger number) {
        return number.bitLength() < Long.SIZE ? number.longValue() : Long.MAX_VALUE;
    }
}
