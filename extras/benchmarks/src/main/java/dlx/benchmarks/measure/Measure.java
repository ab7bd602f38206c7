package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Makes the tables and pictures of the benchmarks. Runs in the root of the sources. */
public final class Measure {

    /** A search that takes longer is left out of tables. */
    private static final Duration TABLE_LIMIT = Duration.ofSeconds(100);

    /** A search that takes longer is left out of pictures. */
    private static final Duration PICTURE_LIMIT = Duration.ofSeconds(20);

    /** The same for pictures of sweeps, without and with {@code --long}. */
    private static final Duration SWEEP_LIMIT = Duration.ofSeconds(10);

    private static final Duration LONG_SWEEP_LIMIT = Duration.ofMinutes(1);

    /** A process of threads goes on so long, or for three rounds. */
    private static final Duration THREADS_REPEATED = Duration.ofSeconds(4);

    private static final PrintStream TALK = System.err;

    private final Options options;
    private final Path root = Path.of("").toAbsolutePath();
    private final Path work = root.resolve("extras/benchmarks/target/measure");
    private final Path docs;
    private final Program program;
    private final Instances instances;
    private final Optional<Yardstick> yardstick;
    private final Machine machine;
    private boolean failed;

    private Measure(Options options) throws IOException {
        this.options = options;
        docs = options.write() ? root.resolve("docs") : work;
        Path files = Files.createDirectories(work.resolve("instances"));
        program = new Program(root, work);
        Path shared = root.resolve(options.shared()).normalize();
        instances = new Instances(program, shared, files);
        yardstick = yardstick(shared);
        machine = Machine.here(program);
    }

    /**
     * Starts.
     *
     * @param words see {@link Options#USAGE}
     */
    public static void main(String[] words) {
        if (List.of(words).contains("--help")) {
            System.out.print(Options.USAGE);
            return;
        }
        System.exit(run(words));
    }

    /** The exit code. */
    private static int run(String... words) {
        Options options;
        try {
            options = Options.of(words);
        } catch (IllegalArgumentException e) {
            TALK.println("measure: " + e.getMessage() + "; see --help");
            return 2;
        }
        try {
            return new Measure(options).run() ? 0 : 1;
        } catch (IOException e) {
            TALK.println("measure: " + e.getMessage());
            return 1;
        }
    }

    /** Whether all went well. */
    private boolean run() throws IOException {
        PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (Path jdk : options.jdks()) {
            String version = Machine.version(jdk);
            TALK.println("JDK " + version);
            Path home = jdk.toAbsolutePath();
            Stage stage = new Stage(
                    instances,
                    yardstick,
                    new DlxBench(program, root.resolve("dlx"), home),
                    new BestBench(program, home),
                    TALK);
            String where = "JDK " + version + ", " + machine.processor();
            if (options.tables()) {
                Report tables = new Report("Engines on " + where, machine, options.rounds());
                tables.enumeration(results(stage, Catalogue.ENUMERATION));
                tables.boards(results(stage, Catalogue.BOARDS));
                tables.counting(results(stage, Catalogue.COUNTING));
                answers.print(tables);
                write("benchmarks/jdk" + version.split("\\D")[0] + '-' + machine.slug() + ".md", tables.toString());
            }
            if (options.best() && jdk.equals(options.jdks().get(0))) {
                Report best = best(stage, where);
                answers.print(best);
                write("benchmarks/best.md", best.toString());
            }
            if (options.sweep() && jdk.equals(options.jdks().get(0))) {
                SweepReport sweeps = sweeps(new SweepBench(instances, program, home, TALK), where);
                answers.print(sweeps);
                write("benchmarks/sweep.md", sweeps.toString());
            }
            if (options.threads() && jdk.equals(options.jdks().get(0))) {
                ThreadsReport threads = threads(new ThreadsBench(instances, program, home, TALK), where);
                answers.print(threads);
                write("benchmarks/threads.md", threads.toString());
            }
            if (options.cluster() && jdk.equals(options.jdks().get(0))) {
                cluster(new ThreadsBench(instances, program, home, TALK), where, answers);
            }
            if (options.web()
                    && jdk.equals(options.jdks().get(0))
                    && options.only().test("web")) {
                WebReport web = web(new WebBench(program, root.resolve("dlx"), home, TALK), where);
                answers.print(web);
                write("benchmarks/web.md", web.toString());
            }
            if (options.pictures() && jdk.equals(options.jdks().get(0))) {
                Report pictures = new Report("How the time grows, on " + where, machine, 1);
                for (Family family : Catalogue.FAMILIES) {
                    draw(family, stage, pictures, where);
                }
                answers.print(pictures);
                write("benchmarks/growth.md", pictures.toString());
            }
        }
        return !failed;
    }

    private Report best(Stage stage, String where) throws IOException {
        Report report = Report.ofTheBest("The best cover, on " + where, machine, options.rounds());
        double before = load();
        List<Result> results = new ArrayList<>();
        for (Trial trial : Optima.trials(options.slow())) {
            if (options.only().test(trial.name())) {
                results.add(stage.run(trial, options.rounds(), Optima.limit(trial)));
            }
        }
        report.best(checked(results));
        for (Family family : Optima.FAMILIES) {
            draw(family, stage, report, where);
        }
        report.load(before, load());
        return report;
    }

    private SweepReport sweeps(SweepBench bench, String where) throws IOException {
        int rounds = options.slow() ? options.rounds() : 1;
        SweepReport report = new SweepReport(where, machine, rounds);
        double before = load();
        List<SweepBench.Outcome> outcomes = new ArrayList<>();
        for (SweepTrial trial : SweepCatalogue.bars()) {
            if (options.only().test(trial.name())) {
                outcomes.add(checked(bench.run(trial, rounds, LONG_SWEEP_LIMIT)));
            }
        }
        report.bars(outcomes);
        for (SweepCatalogue.Growing growing : SweepCatalogue.families()) {
            if (options.only().test(SweepReport.fileName(growing.family(), GrowthPicture.Scale.TIME))) {
                draw(growing, bench, report, where);
            }
        }
        report.load(before, load());
        return report;
    }

    private ThreadsReport threads(ThreadsBench bench, String where) throws IOException {
        int rounds = options.slow() ? options.rounds() : 1;
        ThreadsReport report = new ThreadsReport(where, machine, rounds);
        double before = load();
        Map<ThreadsTrial, ThreadsBench.Outcome<ThreadsTiming>> outcomes = new LinkedHashMap<>();
        Map<String, Double> twoThreads = new HashMap<>();
        for (ThreadsTrial trial : ThreadsCatalogue.trials(options.slow())) {
            if (options.only().test(trial.name())) {
                outcomes.put(trial, checked(trial, bench.run(trial, rounds, THREADS_REPEATED)));
                ThreadsCatalogue.twoThreads(trial, outcomes.get(trial).timing())
                        .ifPresent(times -> twoThreads.putIfAbsent(ThreadsCatalogue.title(trial), times));
            }
        }
        report.bars(outcomes);
        Map<String, Speedup> lines = new LinkedHashMap<>();
        for (ThreadsCatalogue.Simulation simulation : ThreadsCatalogue.simulations(options.slow())) {
            if (options.only().test(ThreadsReport.PICTURE) || options.only().test(simulation.name())) {
                checked(simulation, bench.play(simulation))
                        .timing()
                        .ifPresent(played -> lines.put(simulation.title(), played));
            }
        }
        if (!lines.isEmpty()) {
            String subtitle = "both logarithmic; task sizes measured on " + where;
            write(
                    "pictures/" + ThreadsReport.PICTURE,
                    new SpeedupPicture(subtitle, lines).draw().toString());
            report.speedups(lines, twoThreads);
        }
        report.load(before, load());
        return report;
    }

    private void cluster(ThreadsBench bench, String where, PrintStream answers) throws IOException {
        if (!options.only().test(ClusterReport.PICTURE) && !options.only().test(ClusterReport.NAME)) {
            return;
        }
        Optional<ClusterSpeed> played = checked(
                        ClusterReport.NAME,
                        bench.playCluster(work.resolve(ClusterReport.NAME + ".tree"), options.handOutMillis()))
                .timing();
        if (played.isPresent()) {
            ClusterReport report = new ClusterReport(where, machine, played.get());
            write("pictures/" + ClusterReport.PICTURE, report.picture());
            answers.print(report);
            write("benchmarks/cluster.md", report.toString());
        }
    }

    private WebReport web(WebBench bench, String where) throws IOException {
        WebReport report = new WebReport(where, machine);
        double before = load();
        try (WebServed served = bench.serve()) {
            WebClient client = new WebClient(served.address());
            measured(report, "sizes", () -> bench.sizes(client));
            measured(report, "windows", () -> bench.windows(client));
            measured(report, "the page in a browser", () -> page(served));
        }
        measured(report, "start", bench::start);
        measured(report, "CPU times", bench::cpu);
        report.load(before, load());
        return report;
    }

    private static List<WebFigure> page(WebServed served) {
        WebBrowser browser = WebBrowser.start(served.address())
                .orElseThrow(() -> Trouble.unfinished("no chromium with its chromedriver on this machine"));
        try (browser) {
            TALK.println(browser.name());
            return new WebPageBench(browser, TALK).figures();
        }
    }

    /** Rows of a report. */
    private interface Rows {
        List<WebFigure> make() throws IOException;
    }

    private void measured(WebReport report, String what, Rows rows) throws IOException {
        try {
            report.add(rows.make());
        } catch (Trouble e) {
            failed |= e.isWrong();
            TALK.println("web: " + what + ": " + e.getMessage());
            report.missing(what, e.getMessage());
        }
    }

    private <T> ThreadsBench.Outcome<T> checked(Object what, ThreadsBench.Outcome<T> outcome) {
        if (outcome.isWrong()) {
            failed = true;
            TALK.println("FAILED: " + what + ": " + outcome.trouble());
        }
        return outcome;
    }

    private void draw(SweepCatalogue.Growing growing, SweepBench bench, SweepReport report, String where)
            throws IOException {
        Duration limit = options.slow() ? LONG_SWEEP_LIMIT : SWEEP_LIMIT;
        Map<String, Map<Integer, SweepTiming>> lines = new LinkedHashMap<>();
        for (Map.Entry<String, SweepTrial.Ask> side : SweepCatalogue.SIDES.entrySet()) {
            Map<Integer, SweepTiming> line = new TreeMap<>();
            for (Map.Entry<Integer, SweepTrial> size : growing.sizes().entrySet()) {
                SweepTrial trial = size.getValue().asked(side.getValue(), side.getKey());
                Optional<SweepTiming> timing =
                        checked(bench.run(trial, 1, limit)).timing();
                if (timing.isEmpty()) {
                    break; // greater ones take longer
                }
                line.put(size.getKey(), timing.get());
            }
            lines.put(side.getValue() == SweepTrial.Ask.ALL ? side.getKey() + ", one by one" : side.getKey(), line);
        }
        for (GrowthPicture.Scale scale : GrowthPicture.Scale.values()) {
            Optional<String> picture = SweepReport.picture(growing.family(), scale, lines, where);
            if (picture.isPresent()) {
                write("pictures/" + SweepReport.fileName(growing.family(), scale), picture.get());
            }
        }
        report.family(growing.family(), lines);
    }

    private SweepBench.Outcome checked(SweepBench.Outcome outcome) {
        if (outcome.isWrong()) {
            failed = true;
            TALK.println("FAILED: " + outcome.trial() + ": " + outcome.trouble());
        }
        return outcome;
    }

    /** What the yardstick takes for a well-known search; not a number without it. */
    private double load() throws IOException {
        Optional<Instance> queens = instances.find(new Source.Corpus("queens-12"));
        if (yardstick.isEmpty() || queens.isEmpty()) {
            return Double.NaN;
        }
        return yardstick
                .get()
                .over(queens.get().plainFiles(), TABLE_LIMIT)
                .time(5)
                .warmMs();
    }

    private List<Result> results(Stage stage, List<Trial> trials) throws IOException {
        List<Result> results = new ArrayList<>();
        for (Trial trial : trials) {
            if (options.only().test(trial.name())) {
                results.add(stage.run(trial, options.rounds(), TABLE_LIMIT));
            }
        }
        return checked(results);
    }

    private void draw(Family family, Stage stage, Report report, String where) throws IOException {
        Growth growth = new Growth(family);
        if (!options.only().test(growth.fileName())) {
            return;
        }
        for (Family.Size size : family.sizes()) {
            List<Result> results = new ArrayList<>();
            for (Trial trial : size.trials()) {
                results.add(stage.run(trial, 1, PICTURE_LIMIT));
            }
            growth.add(size, checked(results));
        }
        if (!growth.isEmpty()) {
            write("pictures/" + growth.fileName(), growth.picture(where));
            report.growth(growth);
        }
    }

    private List<Result> checked(List<Result> results) {
        results.stream().filter(Result::isWrong).forEach(result -> {
            failed = true;
            TALK.println("FAILED: " + result.trial());
        });
        return results;
    }

    private Optional<Yardstick> yardstick(Path shared) throws IOException {
        try {
            return Optional.of(Yardstick.build(program, shared.resolve("yardstick/links.c"), work));
        } catch (Trouble e) {
            TALK.println("No yardstick, its column is left out: " + e.getMessage());
            return Optional.empty();
        }
    }

    private void write(String name, String text) throws IOException {
        Path file = docs.resolve(name);
        Files.createDirectories(docs.resolve(name.substring(0, name.indexOf('/'))));
        Files.writeString(file, text);
        TALK.println("wrote " + root.relativize(file));
    }
}
