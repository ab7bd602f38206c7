package dlx.modelers.published;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.SearchReport;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares our numbers of solutions with published ones. Additions go to {@code published/counts.txt}; a number that we
 * computed ourselves must not be added.
 */
class PublishedCountsTest {

    /** Time limit per count. The slowest takes a minute; only a failure, not a busy machine, reaches the limit. */
    private static final Duration LIMIT = Duration.ofMinutes(15);

    private final ModelRegistry models = ModelRegistry.load();

    @TestFactory
    Stream<DynamicTest> countsWhatWasPublished() throws IOException {
        return tests(count -> !count.slow());
    }

    @TestFactory
    @Tag("slow")
    Stream<DynamicTest> countsTheLargeOnesThatWerePublished() throws IOException {
        return tests(Count::slow);
    }

    /** Compares the table with a second source, which finds typing errors. */
    @TestFactory
    Stream<DynamicTest> formulasGiveThePublishedNumbers() throws IOException {
        return CountTable.read().stream()
                .filter(count -> !count.section().formula().isEmpty())
                .map(count -> DynamicTest.dynamicTest(
                        count.section().formula() + ": " + count,
                        () -> assertThat(Formulas.value(count.section().formula(), count.puzzle()))
                                .isEqualTo(count.number())));
    }

    @Test
    void theTableIsLongAndRepeatsNothing() throws IOException {
        List<Count> counts = CountTable.read();
        Set<Object> seen = new HashSet<>();
        assertThat(counts)
                .hasSizeGreaterThanOrEqualTo(200)
                .allMatch(count -> seen.add(List.of(
                        count.section().model(),
                        count.section().settings(),
                        count.section().question(),
                        count.section().engine(),
                        count.text())));
        assertThat(counts.stream().filter(count -> count.number().signum() > 0)).hasSizeGreaterThan(200);
    }

    private Stream<DynamicTest> tests(Predicate<Count> wanted) throws IOException {
        return CountTable.read().stream()
                .filter(wanted)
                .map(count -> DynamicTest.dynamicTest(
                        count.toString(),
                        () -> check(count, models.get(count.section().model()))));
    }

    private static <P, O> void check(Count count, LoadedModel<P, O> model) {
        PuzzleText text = PuzzleText.of(
                "<text>", new ByteArrayInputStream(count.text().getBytes(UTF_8)), settings(count), warning -> {});
        P puzzle = model.next(text).orElseThrow();
        assertThat(text.skipBlank()).as("more text").isFalse();
        Solver<O> solver = model.solver(puzzle).toBuilder().timeLimit(LIMIT).build();
        if (!count.section().engine().isEmpty()) {
            solver = solver.toBuilder().engine(count.section().engine()).build();
        }
        if (count.section().question() == Count.Question.DISTINCT) {
            solver = solver.toBuilder().oneOfEachKind(model.symmetries(puzzle)).build();
        }
        SearchReport report = solver.count();
        assertThat(report.isComplete()).as("%s", report).isTrue();
        assertThat(report.solutions()).as(count.section().source()).isEqualTo(count.number());
    }

    private static Map<String, String> settings(Count count) {
        return Stream.of(count.section().settings().split(" "))
                .filter(setting -> !setting.isEmpty())
                .map(setting -> setting.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    }
}
