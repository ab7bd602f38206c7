package dlx.soak.page;

import java.io.IOException;
import java.util.Random;

/** Something that somebody does with the page. */
@FunctionalInterface
interface Activity {

    /**
     * Does it, and checks what comes back.
     *
     * @throws AssertionError if it is wrong
     * @throws BusyException if the server has no room
     */
    void make(PageClient client, VisitCounts tally, Random random) throws IOException, InterruptedException;
}
