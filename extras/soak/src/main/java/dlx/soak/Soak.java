package dlx.soak;

import dlx.soak.page.PageSoak;
import dlx.soak.solves.SolvesSoak;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs long tests in one process. They fail if an answer is wrong, or if the process has grown. */
@Command(
        name = "extras/soak/soak",
        description = "Long runs that find leaks of memory, threads and files: docs/develop/soak.md.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all answers were right, and the process has not grown",
            "1:an answer was wrong, or the process has grown",
            "2:invalid arguments"
        })
public final class Soak {

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli replaces it

    private Soak() {}

    /** Runs a command line and ends the process with its exit code. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Soak()).execute(args));
    }

    @Command(description = "Small searches in one JVM, by all engines.")
    int solves(
            @Option(
                            names = "--solves",
                            paramLabel = "N",
                            description = "Number of searches (10000000).",
                            defaultValue = "10000000")
                    long solves,
            @Option(names = "--seed", paramLabel = "N", description = "Seed of the questions (1).", defaultValue = "1")
                    long seed)
            throws IOException {
        check("--solves", solves, SolvesSoak.LEAST);
        return judged(new SolvesSoak(seed, System.out).run(solves));
    }

    @Command(description = "Clients of one server, dlx serve on 127.0.0.1, a process of its own. Needs Linux and jcmd.")
    int page(
            @Option(names = "--clients", paramLabel = "N", description = "Number of clients (20).", defaultValue = "20")
                    int clients,
            @Option(
                            names = "--minutes",
                            paramLabel = "N",
                            description = "Minutes of the test (60).",
                            defaultValue = "60")
                    int minutes,
            @Option(
                            names = "--warm-up",
                            paramLabel = "N",
                            description = "Minutes before the first figures (2).",
                            defaultValue = "2")
                    int warmUp,
            @Option(
                            names = "--seed",
                            paramLabel = "N",
                            description = "Seed of the first client (1).",
                            defaultValue = "1")
                    long seed,
            @Option(
                            names = "--java-opts",
                            paramLabel = "FLAGS",
                            description = "Options of the server's JVM (-Xmx1g).",
                            defaultValue = "-Xmx1g")
                    String flags)
            throws IOException, InterruptedException {
        check("--clients", clients, 1);
        check("--minutes", minutes, 1);
        check("--warm-up", warmUp, 1);
        PageSoak soak = new PageSoak(Path.of("dlx").toAbsolutePath(), flags, System.out);
        return judged(soak.run(clients, Duration.ofMinutes(warmUp), Duration.ofMinutes(minutes), seed));
    }

    private void check(String option, long value, long least) {
        if (value < least) {
            throw new ParameterException(spec.commandLine(), option + ' ' + value + ": expected " + least + " or more");
        }
    }

    private static int judged(List<String> complaints) {
        complaints.forEach(complaint -> System.out.println("FAILED: " + complaint));
        return complaints.isEmpty() ? 0 : 1;
    }
}
