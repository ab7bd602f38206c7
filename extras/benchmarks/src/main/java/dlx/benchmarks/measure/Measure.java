package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the tables and pictures of the benchmarks. Runs in the root of the sources. */
public final class Measure {

    /** A search that takes longer is left out of tables. */
    private static final Duration TABLE_LIMIT = Duration.ofSeconds(100);

    /** A search that takes longer is left out of pictures. */
    private static final Duration PICTURE_LIMIT = Duration.ofSeconds(20);

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
