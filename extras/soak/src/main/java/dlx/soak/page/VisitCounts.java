package dlx.soak.page;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Counts what all clients together have done and found. Safe for use by several threads. */
final class VisitCounts {

    /** As many wrong answers are told in words. */
    private static final int MOST_REPORTED = 20;

    private final AtomicLong visits = new AtomicLong();
    private final AtomicLong requests = new AtomicLong();
    private final AtomicLong busy = new AtomicLong();
    private final AtomicLong reopened = new AtomicLong();
    private final AtomicLong wrong = new AtomicLong();
    private final List<String> reported = new ArrayList<>();

    void visited() {
        visits.incrementAndGet();
    }

    void requested() {
        requests.incrementAndGet();
    }

    /** The server had no room, and said so. */
    void wasBusy() {
        busy.incrementAndGet();
    }

    /** A puzzle had been forgotten for others, as the protocol says. */
    void reopened() {
        reopened.incrementAndGet();
    }

    synchronized void wrong(String sentence) {
        wrong.incrementAndGet();
        if (reported.size() < MOST_REPORTED) {
            reported.add(sentence);
        }
    }

    synchronized List<String> reported() {
        return List.copyOf(reported);
    }

    /** The figures, with tabs between them; {@link #HEADS} are their heads. */
    String row() {
        return visits + "\t" + requests + '\t' + busy + '\t' + reopened + '\t' + wrong;
    }

    static final String HEADS = "visits\trequests\tbusy\treopened\twrong";
}
