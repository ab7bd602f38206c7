package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the tables and pictures of the benchmarks. Runs in the root of the sources. */
@Command(
        name = "extras/benchmarks/measure",
        sortOptions = false,
        description = {
            "Times every engine against the yardstick in C, in turn, and makes the tables and pictures of docs. They are printed,"
                    + " and written to extras/benchmarks/target/measure.",
            "",
            "The yardstick needs cc, the instances python3, the page in a browser chromium and chromedriver; what cannot be made is left"
                    + " out."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:all was made", "1:a count was wrong or a search failed", "2:words that mean nothing here"})
public final class Measure implements Callable<Integer> {

    private static final int ROUNDS = 3;
    private static final int ROUNDS_OF_ENGINES = 5;
    private static final PrintStream TALK = System.err;

    /** The pages. */
    enum Thing {
        tables,
        best,
        bars,
        sweep,
        threads,
        cluster,
        web,
        pictures;

        /** The name of its page. */
        private String page(String version, Machine machine) {
            return switch (this) {
                case tables -> "jdk" + version.split("\\D")[0] + '-' + machine.slug();
                case pictures -> "growth";
                default -> name();
            };
        }
    }

    @Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(
            arity = "0..*",
            description = {
                "What is measured: ${COMPLETION-CANDIDATES}; all of them by default.",
                "tables: the engines. best: the question of the best. bars: the engines against the yardstick and fixed"
                        + " limits; crews, and one solution of large boards, beside the solvers of others that are installed (cbc, cadical, minisat, clasp). sweep: counts, enumerations in any order, diagrams and samples. threads:"
                        + " several threads, checkpoints, and how it would go on more cores. cluster: how long searches would go on large"
                        + " clusters. web: the page of dlx serve, its server and in a browser. pictures: how the time grows."
            })
    private List<Thing> things = List.of(Thing.values());

    @Option(names = "--write", description = "write to docs/benchmarks and docs/pictures instead")
    private boolean write;

    @Option(
            names = "--rounds",
            description =
                    "runs of each side, of which the median counts; default 3, and 5 for the bars of engines. Pictures take one")
    private Optional<Integer> rounds = Optional.empty();

    @Option(
            names = "--timed",
            paramLabel = "MS",
            defaultValue = "2000",
            description =
                    "how long each process repeats a search of less than 4 s for its median, after up to ten times as long to warm up: less on a"
                            + " machine whose times are never steady;"
                            + " default ${DEFAULT-VALUE}")
    private long timed;

    @Option(
            names = "--only",
            paramLabel = "REGEX",
            description = "only instances (queens-12) and pictures (growth-queens, speedup) in whose names it is found")
    private Optional<Pattern> only = Optional.empty();

    @Option(
            names = "--jdk",
            paramLabel = "HOME",
            description =
                    "the JDK that is measured, by default the one that runs this; more than once for more tables. All but the"
                            + " tables take the first")
    private List<Path> jdks = List.of(Path.of(System.getProperty("java.home")));

    @Option(
            names = "--long",
            description =
                    "searches of many seconds too; sweep and threads take as many rounds as --rounds says instead of one")
    private boolean isLong;

    @Option(
            names = "--hand-out",
            paramLabel = "MS",
            defaultValue = "2.5",
            description =
                    "cluster: what the driver needs to hand out a task; default ${DEFAULT-VALUE}. The tree is recorded"
                            + " once, and kept in extras/benchmarks/target/measure")
    private double handOut;

    @Option(
            names = "--shared",
            paramLabel = "DIR",
            defaultValue = "../shared",
            description = "where yardstick/, corpus/ and data/ are; default ${DEFAULT-VALUE}")
    private Path shared;

    @Option(names = "--help", usageHelp = true, description = "print this help")
    private boolean help;

    private final Path root = Path.of("").toAbsolutePath();
    private final Path work = root.resolve("extras/benchmarks/target/measure");

    private Measure() {}

    /**
     * Starts.
     *
     * @param words see {@code --help}
     */
    public static void main(String[] words) {
        System.exit(commandLine().execute(words));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Measure()).setExecutionExceptionHandler((e, commandLine, parsed) -> {
            TALK.println("measure: " + e.getMessage());
            return 1;
        });
    }

    @Override
    public Integer call() throws IOException {
        if (write && only.isPresent()) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--write and --only: a part would replace the whole");
        } else if (rounds.orElse(1) < 1) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--rounds " + rounds.orElseThrow() + ": expected 1 or more");
        }
        if (timed < 1) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--timed " + timed + ": expected 1 or more");
        }
        boolean failed = false;
        for (Path jdk : jdks) {
            String version = Machine.version(jdk);
            TALK.println("JDK " + version);
            for (Thing thing : things) {
                if (thing == Thing.tables || jdk.equals(jdks.get(0))) {
                    failed |= !make(thing, jdk.toAbsolutePath(), version);
                }
            }
        }
        return failed ? 1 : 0;
    }

    /** Whether nothing was wrong. */
    private boolean make(Thing thing, Path jdk, String version) throws IOException {
        Path files = Files.createDirectories(work.resolve("instances"));
        Path from = root.resolve(shared).normalize();
        Programs programs = new Programs(root, work, jdk);
        Instances instances = new Instances(programs, from, files);
        Machine machine = Machine.here(programs);
        int processes = isLong || thing == Thing.tables || thing == Thing.best ? rounds.orElse(ROUNDS) : 1;
        PageMaker maker = new PageMaker(
                new PageMaker.Settings(
                        processes, rounds.orElse(ROUNDS_OF_ENGINES), isLong, only.orElse(Pattern.compile("")), handOut),
                new Bench(
                        instances,
                        programs,
                        Yardstick.build(programs, from.resolve("yardstick/links.c"), work, TALK),
                        new Peers(programs, root.resolve("dlx"), files),
                        new Commands(programs, root.resolve("dlx")),
                        Duration.ofMillis(timed),
                        TALK),
                new Simulations(instances, programs, work),
                new WebBench(programs, root.resolve("dlx"), jdk, TALK),
                TALK);
        try {
            String where = "JDK " + version + ", " + machine.processor();
            String text = maker.page(thing.name(), where, machine);
            new PrintStream(System.out, true, StandardCharsets.UTF_8).print(text);
            write("benchmarks/" + thing.page(version, machine) + ".md", text.getBytes(StandardCharsets.UTF_8));
            for (Map.Entry<String, byte[]> picture : maker.pictures().entrySet()) {
                write("pictures/" + picture.getKey(), picture.getValue());
            }
            return !maker.isFailed();
        } catch (Trouble e) {
            TALK.println(thing + ": " + e.getMessage());
            return !e.isWrong();
        }
    }

    private void write(String name, byte[] content) throws IOException {
        Path file = (write ? root.resolve("docs") : work).resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
        TALK.println("wrote " + root.relativize(file));
    }
}
