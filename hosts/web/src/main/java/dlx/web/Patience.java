package dlx.web;

import java.time.Duration;

/**
 * The time limits of clients.
 *
 * @param idle time after which a connection without traffic is closed
 * @param whole time limit for a complete request, for its head and its body each
 */
record Patience(Duration idle, Duration whole) {

    /** The default limits, which suffice for a megabyte from a telephone. */
    static final Patience USUAL = new Patience(Duration.ofSeconds(10), Duration.ofSeconds(30));
}
