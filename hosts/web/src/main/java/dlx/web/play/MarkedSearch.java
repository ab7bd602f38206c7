package dlx.web.play;

import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** Searches a tree once and keeps evenly spread marks. Not thread-safe: the searching thread fetches the marks. */
public final class MarkedSearch {

    private final Solver<?> solver;
    private final Bookmark from;
    private final Follower follower;

    /** Number of choices before the last mark that {@link #fresh} has returned; -1 before the first. */
    private long fetched = -1;

    /**
     * The progress of a search.
     *
     * @param share the part of the tree that has been searched, from 0 to 1
     * @param steps number of steps so far
     * @param nodes number of nodes so far
     * @param solutions number of solutions so far
     * @param millis time so far, in milliseconds
     */
    public record News(double share, long steps, long nodes, long solutions, long millis) {}

    /**
     * The result of a search.
     *
     * @param report the report of the search
     * @param steps number of steps
     * @param nodes number of nodes
     * @param solutions number of solutions
     * @param millis time of the search, in milliseconds
     */
    public record End(SearchReport report, long steps, long nodes, long solutions, long millis) {}

    /**
     * Creates a search that has not begun.
     *
     * @param solver the search
     * @param from the place where it begins
     * @param gap number of choices from one mark to the next at first, {@code >= 1}
     */
    public MarkedSearch(Solver<?> solver, Bookmark from, long gap) {
        this.solver = solver;
        this.from = from;
        this.follower = new Follower(from, gap);
    }

    /**
     * Searches until the tree or the time ends.
     *
     * @param listener receives the progress, in this thread
     */
    public End run(Duration time, CancellationToken token, Consumer<News> listener) {
        long begin = System.nanoTime();
        SearchReport report = StepWindows.startingAt(solver, from).toBuilder()
                .timeLimit(time)
                .token(token)
                .progress(progress -> listener.accept(news(progress)))
                .listener(follower)
                .build()
                .forEach((options, length) -> Visit.CONTINUE);
        return new End(
                report,
                follower.step(),
                follower.nodes(),
                follower.solutions(),
                (System.nanoTime() - begin) / 1_000_000);
    }

    private News news(Progress progress) {
        return new News(
                progress.share(),
                follower.step(),
                follower.nodes(),
                follower.solutions(),
                progress.nanos() / 1_000_000);
    }

    /** Returns the marks that this method has not returned before, in order; removed marks are left out. */
    public List<Bookmark> fresh() {
        List<Bookmark> fresh = follower.marks().stream()
                .filter(mark -> mark.choice() > fetched)
                .toList();
        if (!fresh.isEmpty()) {
            fetched = fresh.get(fresh.size() - 1).choice();
        }
        return fresh;
    }

    /** Returns the present number of choices between two marks. */
    public long gap() {
        return follower.gap();
    }

    private static final class Follower extends MarkCounter {

        Follower(Bookmark from, long gap) {
            super(from, gap);
        }

        @Override
        void made(char kind, int level, int what, int more) {}
    }
}
