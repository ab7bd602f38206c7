package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes pages: measures what the holes of their templates ask for. */
final class PageMaker {

    private static final Duration TABLE_LIMIT = Duration.ofSeconds(100);
    private static final Duration PICTURE_LIMIT = Duration.ofSeconds(20);
    private static final Duration LONG_PICTURE_LIMIT = Duration.ofMinutes(1);

    private final Settings settings;
    private final Bench bench;
    private final Simulations simulations;
    private final WebBench web;
    private final PrintStream talk;
    private final Trials trials = Trials.read();
    private final Map<String, byte[]> pictures = new TreeMap<>();

    /** Of instances, the time of the engine that is the fastest at all solutions: counts are compared with it. */
    private final Map<String, Double> enumerations = new HashMap<>();

    /** How many times as fast two threads are, by trials. */
    private final Map<String, Double> twoThreads = new HashMap<>();

    private boolean failed;

    /**
     * Settings of a page.
     *
     * @param rounds processes of each side
     * @param roundsOfEngines the same for the bars of engines
     * @param isLong whether searches of many seconds are made
     * @param only the names of instances and pictures match it
     * @param handOutMillis what handing out a task takes on a cluster
     */
    record Settings(int rounds, int roundsOfEngines, boolean isLong, Pattern only, double handOutMillis) {

        boolean isWanted(String name) {
            return only.matcher(name).find();
        }
    }

    PageMaker(Settings settings, Bench bench, Simulations simulations, WebBench web, PrintStream talk)
            throws IOException {
        this.settings = settings;
        this.bench = bench;
        this.simulations = simulations;
        this.web = web;
        this.talk = talk;
    }

    /**
     * Makes a page.
     *
     * @param where the JDK and the processor
     * @throws Trouble if it cannot be made here
     */
    String page(String template, String where, Machine machine) throws IOException {
        double load =
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(); // negative where nobody knows
        String busy = (load > 1 ? " On a busy machine, with a load of " + Figures.two(load) + '.' : "")
                + " The yardstick in C took " + Figures.three(bench.load()) + " ms for queens-12 before these runs.";
        Map<String, String> values = new HashMap<>();
        return Page.of(template, hole -> {
            String[] words = hole.split(" ", 2);
            switch (words[0]) {
                case "where":
                    return where;
                case "machine":
                    return machine + busy;
                case "runs":
                    return settings.rounds == 1 ? "one run" : "medians of " + settings.rounds + " runs";
                case "table":
                    return table(words[1].split(": "));
                case "bars":
                    return BarsTable.of(results(words[1]));
                case "beside":
                    return SideBySide.table(results(words[1]));
                case "peers":
                    return bench.peers();
                case "pictures":
                    return pictures(words[1], where);
                default:
                    if (values.isEmpty()) {
                        values.putAll(measured(template));
                    }
                    return values.get(hole);
            }
        });
    }

    /** Whether a count was wrong, or a search failed. */
    boolean isFailed() {
        return failed || web.isFailed();
    }

    /** The pictures that pages have, by the names of their files. */
    Map<String, byte[]> pictures() {
        return pictures;
    }

    private Map<String, String> measured(String template) throws IOException {
        return switch (template) {
            case "threads" ->
                simulations.speedups(trials.of("speedup", settings.isLong), settings, twoThreads, pictures);
            case "cluster" -> simulations.cluster(trials.of("cluster", false).get(0), settings, pictures);
            default -> Map.of("figures", web.figures(settings));
        };
    }

    private List<Result> results(String section) throws IOException {
        List<Result> results = new ArrayList<>();
        for (Trial trial : trials.of(section, settings.isLong)) {
            if (settings.isWanted(trial.name())) {
                int rounds = section.equals("engines") ? settings.roundsOfEngines : settings.rounds;
                results.add(checked(bench.run(trial, rounds, TABLE_LIMIT, section.equals("sweep"))));
            }
        }
        return results;
    }

    private String table(String... sectionAndColumns) throws IOException {
        List<Result> results = results(sectionAndColumns[0]);
        Column[] columns = Stream.of(sectionAndColumns[1].split(", "))
                .map(name -> Column.valueOf(name.toUpperCase(Locale.ROOT)))
                .toArray(Column[]::new);
        return Column.table(results, columns);
    }

    private Result checked(Result measured) {
        Trial trial = measured.trial();
        Result result = trial.ask() == Ask.COUNT && Double.isNaN(measured.otherMs())
                ? measured.comparedWith(enumerations.getOrDefault(trial.name(), Double.NaN))
                : measured;
        result.fastest().ifPresent(fastest -> {
            if (trial.ask() == Ask.ALL) {
                enumerations.put(trial.name(), fastest.ms());
            }
            fastest.at("2")
                    .ifPresent(two -> twoThreads.putIfAbsent(
                            trial.toString(), fastest.timings().get(0).wallMs() / two.wallMs()));
        });
        result.verdicts().forEach(talk::println);
        if (result.isWrong()) {
            failed = true;
            talk.println("FAILED: " + trial);
        }
        return result;
    }

    private String pictures(String names, String where) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Trials.Section family : trials.pictures(names)) {
            if (settings.isWanted(family.name() + ".png")) {
                Growth growth = new Growth(family, results(family));
                pictures.putAll(growth.pictures(where));
                text.append(growth);
            }
        }
        return text.toString();
    }

    /** An engine that does not finish a size is not asked for greater ones. */
    private List<Result> results(Trials.Section family) throws IOException {
        Duration limit = settings.isLong ? LONG_PICTURE_LIMIT : PICTURE_LIMIT;
        Set<String> tooSlow = new HashSet<>();
        List<Result> results = new ArrayList<>();
        for (Trial trial : family.trials()) {
            Trial left = trial.without(tooSlow);
            if (trial.engines().isEmpty() || !left.engines().isEmpty()) {
                Result result = checked(bench.run(left, 1, limit, family.hasMemory()));
                results.add(result);
                result.entries().stream()
                        .filter(entry -> entry.timings().isEmpty())
                        .forEach(entry -> tooSlow.add(entry.name()));
            }
        }
        return results;
    }
}
