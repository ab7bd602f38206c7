package dlx.web;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The settings of a server of the page.
 *
 * @param bind the address to listen at; with {@code 127.0.0.1} other machines cannot reach the page
 * @param port the port, from 0 to 65535; 0 chooses a free port
 * @param names names of hosts, without a port and in lower case, that clients may use in addition to
 *     {@code 127.0.0.1}, {@code localhost} and {@code [::1]}; messages use the first name
 * @param searches maximum number of simultaneous searches, {@code >= 1}; further searches wait
 * @param time maximum time of a search or an answer, greater than 0
 * @since 0.1
 */
public record WebSettings(String bind, int port, Set<String> names, int searches, Duration time) {

    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "::1", "[::1]");

    /** Checks the numbers and copies the names, in their order. */
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
     * Returns settings that only this machine can reach.
     *
     * @param port the port, from 0 to 65535; 0 chooses a free port
     * @return settings with one search per core and a time limit of 30 seconds
     */
    public static WebSettings local(int port) {
        int cores = Runtime.getRuntime().availableProcessors();
        return new WebSettings("127.0.0.1", port, Set.of(), cores, Duration.ofSeconds(30));
    }

    /**
     * Returns true if only this machine can reach the page.
     *
     * @return true if the server listens at a loopback address
     */
    public boolean isLocal() {
        return LOOPBACK.contains(bind);
    }
}
