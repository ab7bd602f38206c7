package dlx.web.http;

import java.time.Duration;

/**
 * The time that clients may take.
 *
 * @param idle a connection on which nothing goes on for so long is closed
 * @param whole a request must be whole within so much time, its head and its body each
 */
public record Patience(Duration idle, Duration whole) {

    /** Enough for a megabyte from a telephone. */
    public static final Patience USUAL = new Patience(Duration.ofSeconds(10), Duration.ofSeconds(30));
}
