package dlx.soak.page;

import java.io.IOException;
import java.util.Random;

/** An activity of a client of the page. */
@FunctionalInterface
interface Activity {

    /**
     * Performs the activity, and checks the replies.
     *
     * @throws AssertionError if a reply is wrong
     * @throws BusyException if the server is busy
     */
    void make(PageClient client, VisitCounts tally, Random random) throws IOException, InterruptedException;
}
