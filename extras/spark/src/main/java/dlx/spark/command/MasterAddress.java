package dlx.spark.command;

import dlx.commands.line.UsageException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The address of a cluster's master in Spark's syntax, or of this process. Tasks run there.
 *
 * @param text address as typed
 */
record MasterAddress(String text) {

    private static final Pattern LOCAL = Pattern.compile("local(\\[(\\*|[1-9]\\d*)(\\s*,\\s*[1-9]\\d*)?])?");
    private static final Pattern HOST_AND_PORT = Pattern.compile("([^:/,\\s]+|\\[[0-9a-fA-F:]+]):(\\d{1,5})");
    private static final Pattern OTHER =
            Pattern.compile("yarn|k8s://\\S+|local-cluster\\[\\s*\\d+\\s*,\\s*\\d+\\s*,\\s*\\d+\\s*]");
    private static final String STANDALONE = "spark://";
    private static final int GREATEST_PORT = 65_535;

    /**
     * Creates the address.
     *
     * @throws UsageException if Spark does not support the address
     */
    MasterAddress {
        boolean known = text.startsWith(STANDALONE)
                ? hosts(text).stream().allMatch(MasterAddress::isHostAndPort)
                : LOCAL.matcher(text).matches() || OTHER.matcher(text).matches();
        if (!known) {
            throw new UsageException(
                    "--master " + text + ": this is not an address of a master; expected local[*], local[N],"
                            + " spark://HOST:PORT, yarn or k8s://HOST:PORT");
        }
    }

    /** Returns true if tasks run in this process. */
    boolean isLocal() {
        return LOCAL.matcher(text).matches();
    }

    /** Returns true if this is a standalone cluster of Spark, whose master answers at once or not at all. */
    boolean isStandalone() {
        return text.startsWith(STANDALONE);
    }

    /** Returns true if no other machine needs to reach the driver. */
    boolean isOnThisMachine() {
        return isLocal()
                || isStandalone()
                        && hosts(text).stream().map(MasterAddress::host).allMatch(MasterAddress::isLoopback);
    }

    /**
     * Returns the reason why no master can be reached; empty if a master can be reached, or if only Spark can find out.
     *
     * @param patience maximum time to wait for each host
     */
    Optional<String> unreachable(Duration patience) {
        List<String> reasons = new ArrayList<>();
        for (String host : isStandalone() ? hosts(text) : List.<String>of()) {
            Optional<String> reason = reason(host, patience);
            if (reason.isEmpty()) {
                return reason;
            }
            reasons.add(reason.get());
        }
        return reasons.stream().findFirst();
    }

    private static Optional<String> reason(String hostAndPort, Duration patience) {
        String host = host(hostAndPort);
        int port = Integer.parseInt(hostAndPort.substring(hostAndPort.lastIndexOf(':') + 1));
        try (Socket socket = new Socket()) {
            socket.connect(
                    new InetSocketAddress(InetAddress.getByName(host), port),
                    Math.toIntExact(Math.max(1, patience.toMillis())));
            return Optional.empty();
        } catch (UnknownHostException e) {
            return Optional.of("host " + host + " not found");
        } catch (IOException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    private static List<String> hosts(String text) {
        return Arrays.asList(text.substring(STANDALONE.length()).split(",", -1));
    }

    private static boolean isHostAndPort(String part) {
        return HOST_AND_PORT.matcher(part).matches()
                && Integer.parseInt(part.substring(part.lastIndexOf(':') + 1)) <= GREATEST_PORT;
    }

    private static String host(String hostAndPort) {
        return hostAndPort.substring(0, hostAndPort.lastIndexOf(':'));
    }

    private static boolean isLoopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    @Override
    public String toString() {
        return text;
    }
}
