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

/**
 * Times the trials of {@code trials.tsv}, and writes the tables of the benchmarks. Must be run in the root of the
 * sources.
 */
@Command(
        name = "extras/benchmarks/measure",
        sortOptions = false,
        subcommands = AutoTable.class,
        description = {
            "Times every engine against the yardstick in C, other solvers, and whole commands, in turn. Prints the tables;"
                    + " with --write, stores their rows in extras/benchmarks/results.tsv and writes docs/develop/benchmarks.md from it.",
            "",
            "The yardstick needs cc, and the instances need python3. Parts that cannot be built are left out."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:all tables were measured", "1:an answer was wrong or a search failed", "2:invalid arguments"
        })
public final class Measure implements Callable<Integer> {

    private static final String RESULTS = "extras/benchmarks/results.tsv";
    private static final String PAGE = "docs/develop/benchmarks.md";
    private static final PrintStream TALK = System.err;

    @Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "TABLE",
            description = "tables to measure; by default all tables of trials.tsv")
    private List<String> tables = List.of();

    @Option(names = "--write", description = "store the figures, and write the page")
    private boolean write;

    @Option(names = "--page", description = "write the page from the stored figures without measuring")
    private boolean isPageOnly;

    @Option(
            names = "--rounds",
            defaultValue = "3",
            description = "number of processes per solver, whose median is used; default ${DEFAULT-VALUE}")
    private int rounds;

    @Option(
            names = "--timed",
            paramLabel = "MS",
            defaultValue = "1000",
            description = "minimum duration of an iteration of JMH, of which five warm up and five give the median;"
                    + " default ${DEFAULT-VALUE}")
    private long timed;

    @Option(names = "--only", paramLabel = "REGEX", description = "only instances whose names contain a match")
    private Pattern only = Pattern.compile("");

    @Option(
            names = "--jdk",
            paramLabel = "HOME",
            description = "another JDK to measure; its version is added to the names of its rows")
    private Optional<Path> other = Optional.empty();

    @Option(
            names = "--shared",
            paramLabel = "DIR",
            defaultValue = "../shared",
            description = "folder of yardstick/, corpus/ and data/; default ${DEFAULT-VALUE}")
    private Path shared;

    @Option(names = "--help", usageHelp = true, description = "print this help")
    private boolean help;

    private final Path root = Path.of("").toAbsolutePath();
    private final Map<String, List<Trial>> trials = Trials.read();

    private Measure() throws IOException {}

    /**
     * Runs the program and ends the process with its exit code.
     *
     * @param words see {@code --help}
     */
    public static void main(String[] words) throws IOException {
        System.exit(commandLine().execute(words));
    }

    static CommandLine commandLine() throws IOException {
        return new CommandLine(new Measure()).setExecutionExceptionHandler((e, commandLine, parsed) -> {
            TALK.println("measure: " + e.getMessage());
            return 1;
        });
    }

    @Override
    public Integer call() throws IOException {
        check();
        Results results = Results.of(Files.readString(root.resolve(RESULTS)));
        boolean isWrong = !isPageOnly && measure(results);
        if (write || isPageOnly) {
            Path page = root.resolve(PAGE);
            String filled = ResultsPage.filled(Files.readString(page), results);
            Files.writeString(root.resolve(RESULTS), results.toString());
            Files.writeString(page, filled);
        }
        return isWrong ? 1 : 0;
    }

    private void check() {
        for (String table : tables) {
            if (!trials.containsKey(table)) {
                throw new CommandLine.ParameterException(
                        spec.commandLine(), table + ": expected " + String.join(", ", trials.keySet()));
            }
        }
        if (rounds < 1 || timed < 1) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--rounds and --timed: expected 1 or more");
        }
    }

    /** Measures the tables, and returns true if a trial went wrong. */
    private boolean measure(Results results) throws IOException {
        Path work = Files.createDirectories(root.resolve("extras/benchmarks/target/measure"));
        Programs programs = new Programs(root, work);
        Bench bench = bench(programs, work);
        String words = Machine.words(programs, jdk());
        String run = results.begin(
                Machine.today(), words + "; queens-12 of the yardstick " + Figures.three(bench.load()) + " ms");
        boolean isWrong = false;
        for (String table : tables.isEmpty() ? trials.keySet() : tables) {
            for (Trial trial : trials.getOrDefault(table, List.of())) {
                if (only.matcher(trial.name()).find()) {
                    Optional<Outcome> outcome = bench.run(trial, rounds);
                    TALK.println(outcome.map(Outcome::cells)
                            .map(Map::toString)
                            .orElse(trial.name() + ": not available here"));
                    if (outcome.isPresent()) {
                        results.put(table, run, cells(outcome.get()));
                        isWrong |= outcome.get().isWrong();
                    }
                }
            }
            Results measured = results.where(row -> row.get(0).equals(run));
            new PrintStream(System.out, true, StandardCharsets.UTF_8).println(ResultsPage.of(table, measured));
        }
        return isWrong;
    }

    private Path jdk() {
        return other.orElse(Path.of(System.getProperty("java.home"))).toAbsolutePath();
    }

    /** Returns the cells of a row. For another JDK, its name contains the version of the JDK. */
    private Map<String, String> cells(Outcome outcome) throws IOException {
        Map<String, String> cells = outcome.cells();
        if (other.isPresent()) {
            cells.put("instance", outcome.trial().name() + ResultsPage.OTHER_JDK + Machine.version(jdk()));
        }
        return cells;
    }

    private Bench bench(Programs programs, Path work) throws IOException {
        Path files = Files.createDirectories(work.resolve("instances"));
        Path from = root.resolve(shared).normalize();
        return new Bench(
                new Instances(programs, from, files),
                Yardstick.build(programs, from.resolve("yardstick/links.c"), work, TALK),
                new Peers(programs, root.resolve("dlx"), files),
                new Commands(programs, root.resolve("dlx"), jdk()),
                new JmhRuns(jdk(), work.resolve("jmh.log"), Duration.ofMillis(timed)));
    }
}
