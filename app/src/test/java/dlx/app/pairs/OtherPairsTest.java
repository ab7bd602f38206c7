package dlx.app.pairs;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import dlx.app.Cli;
import dlx.app.Cli.Result;
import dlx.skips.Tier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Any two options of the commands that do not search for solutions: an answer that holds, or a rejection in one sentence. */
class OtherPairsTest {

    /**
     * The commands that other tests cover: those of {@link CommandPairsTest}, one that runs until it is ended, and one
     * without puzzles (in {@link KilledRunsTest}).
     */
    private static final Set<String> ELSEWHERE =
            Set.of("solve", "count", "unique", "best", "sample", "diagram", "serve", "mcp", "resume", "import");

    /** The rules, and two that bound the time: a search for a fresh puzzle and a warm-up use all the time they get. */
    private static final List<Rule> RULES = Stream.concat(
                    Rules.ALL.stream(),
                    Stream.of(
                            Rule.of("", "generate", "tasks").without("--time"),
                            Rule.of("", "bench").without("--warm-up"),
                            Rule.of("", "bench").without("--repeat")))
            .toList();

    @TempDir
    static Path folder;

    private static PairRunner runner;

    @BeforeAll
    static void askThePlainQuestions() {
        runner = new PairRunner(folder, OtherPairsTest::prepare);
    }

    static Stream<String> commands() {
        return Cli.commands().keySet().stream()
                .filter(name -> !ELSEWHERE.contains(name))
                .filter(name -> Tier.isAll() || !name.equals("site")); // writes hundreds of files: SiteCommandTest
    }

    @Test
    void everyOptionOfEveryCommandHasValues() {
        Cli.commands().forEach(Parameters::of);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void anyTwoOptionsAreAnsweredOrRefused(String command) {
        AtomicInteger answered = new AtomicInteger();
        runner.checkPairs(command, RULES, run -> {
            answered.addAndGet(run.result().code() == 0 ? 1 : 0);
            check(run);
        });
        assertThat(answered.get()).as("rows that are answered").isPositive();
    }

    /** Writes what {@code verify} reads. */
    private static void prepare(Row row, Path own) {
        if (row.command().equals("verify")) {
            dlx(
                    row.small().text(),
                    "count",
                    row.small().model(),
                    "--proof",
                    own.resolve("count-proof").toString());
        }
    }

    private static void check(Run run) {
        Row row = run.row();
        Result result = run.result();
        List<String> sentences = result.err()
                .lines()
                .filter(line ->
                        !line.startsWith("warning: ") && !line.startsWith("\t") && !line.startsWith("Caused by"))
                .filter(line -> !line.matches("dlx\\.[\\w.]+Exception: .*|picocli\\..*"))
                .toList();
        assertThat(result.err()).doesNotContain("internal error", "NullPointer", "OutOfBounds");
        if (!row.has("--debug")) {
            assertThat(result.err()).doesNotContain("\tat ");
        }
        if (result.code() == 2) {
            assertThat(sentences).hasSize(1);
            assertThat(result.out())
                    .matches(out -> out.isEmpty()
                            || sentences.get(0).contains(" too, because ")
                            || sentences.get(0).contains(": cannot write another picture ")
                            || sentences.get(0).startsWith("cannot make fresh puzzles of "));
            return;
        }
        if (result.code() == 1) {
            assertThat(result.err() + result.out())
                    .containsAnyOf(
                            "cannot be searched",
                            "the proof is wrong",
                            "\"proved\":false",
                            "does not define the shape");
            return;
        }
        int malformed = row.command().equals("judge") ? 3 : 0; // a judge's problem has its own input
        assertThat(result.code()).isIn(0, 4, 5, malformed);
        if (row.is("--format", "json") || row.is("--to", "json")) {
            Truth.json(result.out()); // throws if a line is not an object
        }
        if (result.code() == 0) {
            holds(row, result.out(), run.truth());
        }
    }

    private static void holds(Row row, String out, Truth truth) {
        switch (row.command()) {
            case "alive" -> checkAlive(row, out, truth);
            case "rate" -> checkRatings(row, out, truth);
            case "explain" -> checkVerdicts(row, out, truth);
            case "trace" -> checkTrace(row, out, truth);
            case "export" -> checkExport(row, out, truth);
            default -> assertThat(out.isEmpty()).isIn(false, row.small().kind().equals("none"), true);
        }
    }

    private static void checkAlive(Row row, String out, Truth truth) {
        Set<String> expected = new TreeSet<>();
        for (int p = 0; p < row.small().puzzles(); p++) {
            expected.addAll(truth.alive(p));
        }
        Set<String> found = new TreeSet<>();
        if (row.is("--format", "json")) {
            for (JsonObject object : Run.objects(out, "alive")) {
                object.getAsJsonArray("alive")
                        .forEach(o -> found.add(o.getAsJsonObject().get("label").getAsString()));
            }
        } else {
            out.lines().filter(line -> !line.matches("puzzle \\d+:")).forEach(found::add);
        }
        assertThat(found).isEqualTo(expected);
    }

    private static List<String> verdicts(Truth truth) {
        return truth.puzzles().stream()
                .map(all -> all.isEmpty() ? "none" : all.size() == 1 ? "unique" : "multiple")
                .toList();
    }

    private static void checkRatings(Row row, String out, Truth truth) {
        List<String> found = row.is("--format", "json")
                ? Run.objects(out, "rating").stream()
                        .map(o -> o.get("verdict").getAsString())
                        .toList()
                : out.lines()
                        .map(line -> line.matches("\\d+ \\d+ [a-z]+") ? "unique" : line)
                        .toList();
        assertThat(found).isEqualTo(verdicts(truth));
    }

    private static void checkVerdicts(Row row, String out, Truth truth) {
        if (row.is("--format", "json")) {
            assertThat(Run.objects(out, row.has("--minimal") ? "revision" : "explanation"))
                    .extracting(o -> o.get("verdict").getAsString())
                    .isEqualTo(verdicts(truth));
        } else {
            assertThat(out).isNotEmpty();
        }
    }

    /** Each solution that a trace shows is one; all of them where it is complete and shows all. */
    private static void checkTrace(Row row, String out, Truth truth) {
        if (!row.is("--format", "json")) {
            assertThat(out).isNotEmpty();
            return;
        }
        List<List<Integer>> expected = new ArrayList<>();
        truth.puzzles().forEach(all -> all.forEach(solution -> expected.add(solution.options())));
        List<List<Integer>> found = Run.objects(out, "step").stream()
                .filter(step -> step.get("event").getAsString().equals("solution"))
                .map(step -> Truth.numbers(step.getAsJsonArray("options")))
                .toList();
        assertThat(new HashSet<>(expected)).containsAll(found);
        boolean whole = Run.objects(out, "end").stream()
                .allMatch(end -> end.get("ended").getAsString().equals("complete"));
        if (whole && !row.has("--limit") && !row.is("--engine", "ida")) {
            assertThat(found).isEqualTo(expected);
        }
    }

    /** Checks that an export has as many solutions as the puzzle, if a model can read it back. */
    private static void checkExport(Row row, String out, Truth truth) {
        if (row.is("--to", "knuth") || row.is("--to", "matrix")) {
            assertThat(dlx(out, "count", row.value("--to").orElseThrow()).out())
                    .isEqualTo(truth.puzzles().get(0).size() + "\n");
        }
        assertThat(out).isNotEmpty();
    }
}
