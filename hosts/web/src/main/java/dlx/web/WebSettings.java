package dlx.web;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The settings of a server of the page.
 *
 * @param bind the address to listen at; {@code 127.0.0.1} keeps others out
 * @param port the port, from 0 to 65535; 0 takes one that is free
 * @param names under which the page may be asked for besides {@code 127.0.0.1}, {@code localhost} and {@code [::1]}: names
 *     of hosts without a port, in lower case; the first one is told to people
 * @param searches how many searches run at once, {@code >= 1}; others wait
 * @param time how long a walk or an answer takes at most, greater than 0
 * @since 0.1
 */
public record WebSettings(String bind, int port, Set<String> names, int searches, Duration time) {

    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "::1", "[::1]");

    /** Checks the numbers and keeps a copy of the names, in their order. */
    public WebSettings {
        names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
        if (port < 0 || port > 65535) {
            throw new IllegalArgumentException("port: " + port + "; expected a number from 0 to 65535");
        }
        if (searches < 1) {
            throw new IllegalArgumentException("searches: " + searches + "; expected 1 or more");
        }
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("time: " + time + "; expected more than 0");
        }
    }

    /**
     * The page for this machine alone, at a port.
     *
     * @param port from 0 to 65535; 0 takes one that is free
     * @return settings with a search for each core, of 30 seconds at most
     */
    public static WebSettings local(int port) {
        int cores = Runtime.getRuntime().availableProcessors();
        return new WebSettings("127.0.0.1", port, Set.of(), cores, Duration.ofSeconds(30));
    }

    /**
     * Whether only this machine reaches the page.
     *
     * @return true if it listens at a loopback address
     */
    public boolean isLocal() {
        return LOOPBACK.contains(bind);
    }
}
