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
 * Goes through a search tree once and keeps marks, evenly spread: when there are too many, every second one goes and the gap
 * doubles. So a tree of any size has marks enough, and from each of them the steps after it can be told again.
 *
 * <p>The searching thread fills it and never waits; another thread takes what is new.
 */
public final class MarkedSearch {

    /** More marks are thinned out. */
    static final int MOST_MARKS = 1024;

    private final Solver<?> solver;
    private final Bookmark from;
    private final Follower follower;

    /** Kept by the lock of this object: marks, and how many of them have been handed out. */
    private final List<Bookmark> marks = new ArrayList<>();

    private int handedOut;
    private long gap;

    private volatile Optional<News> news = Optional.empty();

    /**
     * The progress of the walk.
     *
     * @param share of the tree, from 0 to 1
     */
    public record News(double share, long steps, long nodes, long solutions, long millis) {}

    /** The result of a walk. */
    public record End(SearchReport report, long steps, long nodes, long solutions, long millis) {}

    /**
     * A walk that has not begun.
     *
     * @param solver the search
     * @param from where it begins
     * @param gap so many choices from one mark to the next at first, {@code >= 1}
     */
    public MarkedSearch(Solver<?> solver, Bookmark from, long gap) {
        this.solver = solver;
        this.from = from;
        this.gap = gap;
        this.follower = new Follower(from);
    }

    /**
     * Walks to the end of the tree or of the time.
     *
     * @param listener called in this thread after each progress
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

    /** Marks that have not been handed out, the first ones first; only such that are still kept. */
    public synchronized List<Bookmark> fresh() {
        List<Bookmark> fresh = List.copyOf(marks.subList(handedOut, marks.size()));
        handedOut = marks.size();
        return fresh;
    }

    /** The number of choices between two marks now. */
    public synchronized long gap() {
        return gap;
    }

    /** The progress of the walk, if it has told. */
    public Optional<News> news() {
        return news;
    }

    private synchronized void add(Bookmark mark) {
        marks.add(mark);
        if (marks.size() > MOST_MARKS) {
            thin();
        }
    }

    /** Leaves out every second mark. */
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

    /** Makes a mark at every so many choices. */
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
