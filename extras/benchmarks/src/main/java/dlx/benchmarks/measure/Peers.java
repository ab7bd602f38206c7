package dlx.benchmarks.measure;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Runs the installed peers, each on the cover as {@code dlx export} writes it. */
final class Peers {

    private static final double THOUSAND = 1e3;
    private static final Duration EXPORT = Duration.ofMinutes(2);
    private static final Duration SHORT = Duration.ofSeconds(10);

    /**
     * Factor of the limit for programs that keep the limit by themselves, because they may need as much time again to
     * stop.
     */
    private static final int PATIENCE = 2;

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
                programs.run(List.of("bash", "-c", "command -v \"$0\"", peer.program()), Map.of(), SHORT);
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
        return read(peer, TimedRun.of(programs, peer.command(file, limit), seconds, limit), limit);
    }

    /** Returns the timing of a run of a peer. */
    static Timing read(Peer peer, TimedRun run, Duration limit) {
        Peer.Reply reply = peer.read(run.output(), run.exitCode());
        if (reply.value().isEmpty() && !run.isEndedByLimit() && run.ms() < limit.toMillis() - THOUSAND) {
            throw Trouble.wrong("exit code " + run.exitCode());
        }
        double answer = reply.value().map(BigInteger::doubleValue).orElse(0.0);
        return new Timing(run.ms(), Double.NaN, 0, answer, reply.isProved());
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
