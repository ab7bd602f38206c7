package dlx.web.play;

import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Searches a tree once and keeps evenly spread marks. If there are too many marks, every second one is removed and the
 * gap doubles. So a tree of any size has enough marks, and the steps after each mark can be computed again.
 *
 * <p>The searching thread adds marks and never waits; another thread fetches the new marks.
 */
public final class MarkedSearch {

    /** Maximum number of marks; more marks are thinned out. */
    static final int MOST_MARKS = 1024;

    private final Solver<?> solver;
    private final Bookmark from;
    private final Follower follower;

    /** The marks; guarded by the lock of this object, as are the fields below. */
    private final List<Bookmark> marks = new ArrayList<>();

    /** Number of marks at the beginning of the list that {@link #fresh} has returned. */
    private int handedOut;

    /** Number of choices from one mark to the next. */
    private long gap;

    private volatile Optional<News> news = Optional.empty();

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
        this.gap = gap;
        this.follower = new Follower(from);
    }

    /**
     * Searches until the tree or the time ends.
     *
     * @param listener called in this thread after each report of progress
     */
    public End run(Duration time, CancellationToken token, Runnable listener) {
        long begin = System.nanoTime();
        SearchReport report = StepWindows.startingAt(solver, from).toBuilder()
                .timeLimit(time)
                .token(token)
                .progress(progress -> {
                    news = Optional.of(news(progress));
                    listener.run();
                })
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
    public synchronized List<Bookmark> fresh() {
        List<Bookmark> fresh = List.copyOf(marks.subList(handedOut, marks.size()));
        handedOut = marks.size();
        return fresh;
    }

    /** Returns the present number of choices between two marks. */
    public synchronized long gap() {
        return gap;
    }

    /** Returns the latest progress of the search; empty before its first report. */
    public Optional<News> news() {
        return news;
    }

    private synchronized void add(Bookmark mark) {
        marks.add(mark);
        if (marks.size() > MOST_MARKS) {
            thin();
        }
    }

    /** Removes every second mark and doubles the gap. */
    private void thin() {
        int kept = 0;
        int keptOfThoseHandedOut = 0;
        for (int i = 0; i < marks.size(); i += 2) {
            marks.set(kept++, marks.get(i));
            keptOfThoseHandedOut += i < handedOut ? 1 : 0;
        }
        marks.subList(kept, marks.size()).clear();
        handedOut = keptOfThoseHandedOut;
        gap *= 2;
        follower.gap = gap;
    }

    /** Adds a mark at every multiple of {@code gap} choices. */
    private final class Follower extends StepCounter {

        private long gap;

        Follower(Bookmark from) {
            super(from);
            gap = MarkedSearch.this.gap;
        }

        @Override
        void aboutToChoose() {
            if (choices() % gap == 0) {
                add(mark());
            }
        }

        @Override
        void made(char kind, int level, int what, int more) {}
    }
}
