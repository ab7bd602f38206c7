package dlx.soak.page;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the visits and replies of all clients together. Thread-safe. */
final class VisitCounts {

    /** Maximum number of wrong answers that are reported in words. */
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

    /** Counts a visit that ended because the server was busy. */
    void wasBusy() {
        busy.incrementAndGet();
    }

    /**
     * Counts a puzzle that was opened again, because the server had closed it in favor of others, as its protocol
     * allows.
     */
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

    /** Returns the figures, with tabs between them; {@link #HEADS} are the titles. */
    String row() {
        return visits + "\t" + requests + '\t' + busy + '\t' + reopened + '\t' + wrong;
    }

    static final String HEADS = "visits\trequests\tbusy\treopened\twrong";
}
