package dlx.benchmarks.measure;

import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.web.play.Bookmark;
import dlx.web.play.Walk;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A search that was walked through once, and from whose marks any step can be reached.
 *
 * @param marks in the order of their steps
 * @param steps of the part that was walked
 * @param nodes of that part
 */
record WebSearch(Solver<?> solver, List<Bookmark> marks, long steps, long nodes) {

    /** A walk that is not over then is left unfinished. */
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private static final long LOOK_MILLIS = 10;

    /** A step, and the last mark before it. */
    record Place(Bookmark mark, long first) {

        /** What asks the server for the window there. */
        String request() {
            return "{\"strategy\":\"mrv\",\"first\":" + first + ",\"count\":1024,\"mark\":{\"step\":" + mark.step()
                    + ",\"nodes\":" + mark.nodes() + ",\"solutions\":" + mark.solutions() + ",\"dead\":" + mark.dead()
                    + ",\"choice\":" + mark.choice() + ",\"path\":" + Arrays.toString(mark.path()) + ",\"since\":"
                    + Arrays.toString(mark.since()) + "}}";
        }
    }

    /**
     * Walks through the tree of a puzzle.
     *
     * @param nodes the walk ends after so many, or somewhat later
     */
    static WebSearch of(WebPuzzle puzzle, long nodes) {
        Solver<?> solver = puzzle.solver();
        Walk walk = new Walk(solver, Bookmark.START, 1);
        CancellationToken enough = new CancellationToken();
        Thread looking = new Thread(() -> {
            try {
                while (walk.news().map(Walk.News::nodes).orElse(0L) < nodes) {
                    Thread.sleep(LOOK_MILLIS);
                }
                enough.cancel();
            } catch (InterruptedException e) {
                // the walk has ended
            }
        });
        looking.setDaemon(true);
        looking.start();
        Walk.End end = walk.run(LIMIT, enough, () -> {});
        looking.interrupt();
        return new WebSearch(solver, walk.fresh(), end.steps(), end.nodes());
    }

    /** Somewhere in the search, at the beginning of a window of the page. */
    Place somewhere(SplittableRandom random) {
        long first = random.nextLong(steps) / 1024 * 1024 + 1;
        int low = 0;
        for (int high = marks.size(); low < high; ) {
            int middle = (low + high) >>> 1;
            if (marks.get(middle).step() <= first) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return new Place(low == 0 ? Bookmark.START : marks.get(low - 1), first);
    }
}
