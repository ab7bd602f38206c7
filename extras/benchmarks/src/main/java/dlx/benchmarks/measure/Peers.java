package dlx.benchmarks.measure;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Runs the installed peers, each on the cover as {@code dlx export} writes it. */
final class Peers {

    /** Script for bash that limits and prints the CPU time of a process, which Java does not support. */
    private static final String TIMED = """
            exec 3>&2
            ulimit -t "$1"
            shift
            TIMEFORMAT='cpu %U %S'
            { time "$@" 2>&3; } 2>&1
            echo "code $?"
            """;

    private static final Pattern ENDED = Pattern.compile("cpu ([\\d.]+) ([\\d.]+)\\s+code (\\d+)\\s*$");
    /** Exit codes for SIGKILL and SIGXCPU. The system counts by ticks and may end a process a second early. */
    private static final List<Integer> ENDED_BY_LIMIT = List.of(128 + 9, 128 + 24);

    private static final double THOUSAND = 1e3;
    private static final Duration EXPORT = Duration.ofMinutes(2);
    private static final Duration SHORT = Duration.ofSeconds(10);

    /**
     * Factor of the limit for programs that keep the limit by themselves, because they may need as much time again to
     * stop.
     */
    private static final int PATIENCE = 2;

    /** Factor of wall time over CPU time, as a limit on a busy machine. */
    private static final int BUSY = 6;

    private final Programs programs;
    private final Path launcher;
    private final Path folder;
    private final Map<String, Path> exported = new HashMap<>();

    private final Set<Peer> installed = EnumSet.noneOf(Peer.class);

    /**
     * Finds out which peers are installed.
     *
     * @param programs runs the peers
     * @param launcher launcher script of dlx, for the export
     * @param folder folder of the exported files
     */
    Peers(Programs programs, Path launcher, Path folder) throws IOException {
        this.programs = programs;
        this.launcher = launcher;
        this.folder = folder;
        for (Peer peer : Peer.values()) {
            try {
                bash(List.of("-c", "command -v \"$0\"", peer.program()), SHORT);
                installed.add(peer);
            } catch (Trouble e) {
                continue; // not installed
            }
        }
    }

    boolean isInstalled(Peer peer) {
        return installed.contains(peer);
    }

    /**
     * Runs a peer once.
     *
     * @param limit limit of its CPU time
     * @throws Trouble if the program fails
     */
    Timing time(Peer peer, Instance instance, Duration limit) throws IOException {
        Path file = export(instance, peer.form());
        long seconds = limit.toSeconds() * (peer.isOfScores() ? PATIENCE : 1);
        List<String> words = new ArrayList<>(List.of("-c", TIMED, "bash", Long.toString(seconds)));
        words.addAll(peer.command(file, limit));
        return read(peer, bash(words, limit.multipliedBy(BUSY)), limit);
    }

    /** Returns the timing in the output of a peer, which ends with its CPU time and exit code. */
    static Timing read(Peer peer, String output, Duration limit) {
        Matcher ended = ENDED.matcher(output);
        if (!ended.find()) {
            throw Trouble.wrong("no time in '" + output + "'");
        }
        double ms = THOUSAND * (Double.parseDouble(ended.group(1)) + Double.parseDouble(ended.group(2)));
        int exitCode = Integer.parseInt(ended.group(3));
        Peer.Reply reply = peer.read(output, exitCode);
        if (reply.value().isEmpty() && !ENDED_BY_LIMIT.contains(exitCode) && ms < limit.toMillis() - THOUSAND) {
            throw Trouble.wrong("exit code " + exitCode);
        }
        double answer = reply.value().map(BigInteger::doubleValue).orElse(0.0);
        return new Timing(ms, Double.NaN, 0, answer, reply.isProved());
    }

    private String bash(List<String> words, Duration limit) throws IOException {
        List<String> command = Stream.concat(Stream.of("bash"), words.stream()).toList();
        return programs.run(command, Map.of("LC_ALL", "C"), limit);
    }

    private Path export(Instance instance, String form) throws IOException {
        String name = instance.input().getFileName() + "." + instance.model() + "." + form;
        Optional<Path> made = Optional.ofNullable(exported.get(name));
        if (made.isPresent()) {
            return made.get();
        }
        List<String> command = List.of(
                launcher.toString(),
                "export",
                instance.model(),
                "--to",
                form,
                instance.input().toString());
        Path file = folder.resolve(name);
        Files.writeString(file, programs.run(command, Map.of(), EXPORT));
        exported.put(name, file);
        return file;
    }
}
