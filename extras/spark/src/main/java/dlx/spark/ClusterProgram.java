package dlx.spark;

import dlx.app.command.Program;
import dlx.app.command.Services;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The commands of {@code dlx-spark}. */
final class ClusterProgram implements Program {

    @Override
    public String name() {
        return "dlx-spark";
    }

    @Override
    public List<String> commands() {
        return List.of("count", "all", "best", "unique", "sample");
    }

    @Override
    public Object root() {
        return new Root();
    }

    @Override
    public Object command(String name, Services services) {
        return switch (name) {
            case "count" -> new ClusterCountCommand(services);
            case "all" -> new ClusterAllCommand(services);
            case "best" -> new ClusterBestCommand(services);
            case "unique" -> new ClusterUniqueCommand(services);
            case "sample" -> new ClusterSampleCommand(services);
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** Spark takes its time to cancel a job and to stop. */
    @Override
    public Duration patience() {
        return Duration.ofSeconds(15);
    }

    @Command(
            name = "dlx-spark",
            description = "Solves puzzles as exact cover problems on a cluster of Apache Spark.",
            footer = {
                "",
                "Each command has a --help of its own; docs/cluster.md is the guide. Examples:",
                "  echo 12 | dlx-spark count queens",
                "  echo 14 | dlx-spark count queens --master spark://127.0.0.1:7077 --checkpoint run.cp",
                "  echo 8 | dlx-spark all queens --out boards"
            })
    private static final class Root {

        @Option(
                names = {"-h", "--help"},
                usageHelp = true,
                description = "Shows this help.")
        private boolean help;

        @Option(
                names = {"-V", "--version"},
                versionHelp = true,
                description = "Shows the version.")
        private boolean version;
    }
}
