package dlx.benchmarks.measure;

import dlx.core.EngineName;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares {@code auto} with the best single engine for each instance. Must be run in the root of the sources. */
@Command(
        name = "schedule",
        sortOptions = false,
        description = {
            "Compares auto with the best single engine for each instance, by the CPU seconds of whole processes. Instances are"
                    + " covers of ../shared, each with its items and options in several orders, whose median is used. Prints a"
                    + " table, the number of instances whose promise is kept, and the others.",
            "",
            "The promise: auto takes at most twice the time of the best engine and half a second; three times if that is"
                    + " links, slots, masks or learn.",
            ""
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:all instances were measured", "1:answers differ or a search failed", "2:invalid arguments"})
final class AutoTable implements Callable<Integer> {

    private static final PrintStream TALK = System.err;

    /** Exit code of Java after an {@link OutOfMemoryError}. */
    private static final int MEMORY_FULL = 3;

    /** Factor of a limit at which the system, which counts by ticks, surely permits the time. */
    private static final double TICKS = 1.25;

    private static final double THOUSAND = 1e3;

    @Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--only",
            paramLabel = "REGEX",
            description = "only rows \"INSTANCE QUESTION\" that contain a match")
    private Pattern only = Pattern.compile("");

    @Option(
            names = "--engines",
            split = ",",
            paramLabel = "NAME",
            description = "engines beside auto; by default all that can answer")
    private List<String> engines = EngineName.names();

    @Option(names = "--orders", defaultValue = "5", description = "number of orders; default ${DEFAULT-VALUE}")
    private int orders;

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "CPU time of a run, at which it is stopped; an engine that was stopped gets no further order;"
                    + " default ${DEFAULT-VALUE}")
    private long limit;

    @Option(
            names = "--quick",
            description = "stop a run, too, at twice the time of the fastest run for its instance, and a second")
    private boolean isQuick;

    @Option(names = "--continue", description = "keep the rows of rows.tsv, and measure the others")
    private boolean isContinued;

    @Option(
            names = "--folder",
            defaultValue = "extras/benchmarks/target/measure/schedule",
            description = "folder for the covers, which are made once, and for rows.tsv, with each row as soon as it is"
                    + " measured; default ${DEFAULT-VALUE}")
    private Path folder;

    @Option(
            names = "--shared",
            paramLabel = "DIR",
            defaultValue = "../shared",
            description = "folder of corpus/, covers/ and data/; default ${DEFAULT-VALUE}")
    private Path shared;

    @Option(names = "--help", usageHelp = true, description = "print this help")
    private boolean help;

    private Programs programs = new Programs(Path.of(""), Path.of(""));

    AutoTable() {}

    @Override
    public Integer call() throws IOException {
        if (orders < 1 || limit < 1 || !EngineName.names().containsAll(engines)) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(),
                    "--orders and --limit: expected 1 or more; --engines: expected "
                            + String.join(", ", EngineName.names()));
        }
        Path root = Path.of("").toAbsolutePath();
        Path work = Files.createDirectories(folder.toAbsolutePath());
        Path file = work.resolve("rows.tsv");
        programs = new Programs(root, work);
        Map<List<String>, List<String>> rows = new LinkedHashMap<>();
        if (isContinued && Files.exists(file)) {
            Files.readAllLines(file).stream()
                    .skip(1)
                    .map(line -> List.of(line.split("\t")))
                    .forEach(row -> put(rows, row));
        } else {
            Files.writeString(file, line(EngineContest.columns()));
        }
        ScheduleFiles files = new ScheduleFiles(
                programs, root.resolve("dlx"), shared.toAbsolutePath().normalize(), work);
        for (ScheduleFiles.Entry entry : files.all()) {
            String question = entry.ask().name().toLowerCase(Locale.ROOT);
            if (only.matcher(entry.name() + ' ' + question).find()
                    && !rows.containsKey(List.of(entry.name(), question))) {
                List<String> row = measured(entry).row();
                TALK.println(String.join(" ", row));
                Files.writeString(file, line(row), StandardOpenOption.APPEND);
                put(rows, row);
            }
        }
        new PrintStream(System.out, true, StandardCharsets.UTF_8).print(text(List.copyOf(rows.values())));
        return rows.values().stream().map(AutoTable::verdict).anyMatch(verdict -> verdict.contains(":")) ? 1 : 0;
    }

    private static void put(Map<List<String>, List<String>> rows, List<String> row) {
        rows.put(row.subList(0, 2), row);
    }

    private static String line(List<String> cells) {
        return String.join("\t", cells) + '\n';
    }

    private static String verdict(List<String> row) {
        return row.get(row.size() - 1);
    }

    /** Returns the table, the number of rows that keep the promise, and a table of those that do not. */
    static String text(List<List<String>> rows) {
        List<List<String>> missed = rows.stream()
                .filter(row -> !List.of(EngineContest.KEPT, EngineContest.OPEN).contains(verdict(row)))
                .toList();
        long kept = rows.stream()
                .filter(row -> verdict(row).equals(EngineContest.KEPT))
                .count();
        long judged = kept + missed.size();
        String words = kept + " of " + judged + " within the promise; " + (rows.size() - judged) + " open\n";
        return table(rows) + '\n' + words + (missed.isEmpty() ? "" : '\n' + table(missed));
    }

    private static String table(List<List<String>> rows) {
        List<List<String>> lines = new ArrayList<>(rows);
        lines.add(0, EngineContest.columns());
        return ResultsPage.markdown(lines);
    }

    /**
     * Measures a row. If an engine has an answer, but {@code auto} does not, {@code auto} runs again with enough time for
     * a verdict.
     */
    private EngineContest measured(ScheduleFiles.Entry entry) throws IOException {
        EngineContest contest = new EngineContest(entry);
        List<String> left = new ArrayList<>(engines);
        left.add(0, EngineName.AUTO);
        for (int seed = 1; seed <= orders; seed++) {
            for (String engine : List.copyOf(left)) {
                double quick = isQuick ? 2 * contest.fastest() + 1 : limit;
                if (!run(contest, entry, engine, seed, Math.min(limit, (long) Math.ceil(quick)))) {
                    left.remove(engine);
                }
            }
        }
        double enough = Math.ceil(TICKS * contest.promised()) + 1;
        if (contest.isAutoLate() && (orders > 1 || enough > limit)) {
            contest.repeatAuto();
            for (int seed = 1; seed <= orders; seed++) {
                run(contest, entry, EngineName.AUTO, seed, (long) (isQuick ? enough : Math.max(limit, enough)));
            }
        }
        return contest;
    }

    /** Runs an engine, and returns true if it has an answer. */
    private boolean run(EngineContest contest, ScheduleFiles.Entry entry, String engine, int seed, long seconds)
            throws IOException {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC", // as in the launcher of dlx
                "-XX:CompileThresholdScaling=5",
                "-XX:+ExitOnOutOfMemoryError",
                "-cp",
                System.getProperty("java.class.path"),
                Shot.class.getName(),
                entry.file().toString(),
                entry.ask().name(),
                engine,
                Integer.toString(seed));
        try {
            TimedRun run = TimedRun.of(programs, command, seconds, Duration.ofSeconds(seconds));
            String[] words = run.output().strip().split(" ");
            boolean isAnswer = words.length == 2;
            boolean isStopped = run.isEndedByLimit() || run.exitCode() == MEMORY_FULL;
            if (run.exitCode() != 0 && !isStopped) {
                throw Trouble.wrong("exit code " + run.exitCode() + ", see " + folder + "/last.err");
            }
            if (!words[0].equals(Shot.UNABLE)) {
                contest.add(
                        engine,
                        new EngineContest.Run(run.ms() / THOUSAND, isAnswer ? words[0] : "", words[words.length - 1]));
            }
            return isAnswer;
        } catch (Trouble e) {
            if (e.isWrong()) {
                TALK.println("measure: " + entry.name() + ": " + engine + ": " + e.getMessage());
                contest.fail(engine + ": " + e.getMessage());
            } else {
                contest.add(engine, new EngineContest.Run(seconds, "", ""));
            }
            return false;
        }
    }
}
