package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * MRV walks the tree of Knuth's DLX2, node for node, in the engines that promise it: {@code links}, colors included, and
 * {@code masks}.
 */
class KnuthsNodeCountsTest {

    @TestFactory
    Stream<DynamicTest> asMeasuredOnTheInstancesOfTheProject() {
        return Solver.engines().stream()
                .filter(List.of("links", "masks")::contains)
                .flatMap(engine -> ProjectCorpus.instances().stream()
                        .filter(row -> isFor(engine, row.cover()))
                        .map(row -> test(engine, row.name(), row.solutions(), row.nodes(), row::cover)));
    }

    private static boolean isFor(String engine, Cover<?> cover) {
        return !cover.hasMultiplicities() && (engine.equals("links") || !cover.hasColors());
    }

    @TestFactory
    Stream<DynamicTest> asMeasuredOnEveryInstanceOfTheCorpus(@TempDir Path folder) throws InterruptedException {
        SharedCorpus corpus = SharedCorpus.generate(folder);
        Map<String, SharedCorpus.Instance> instances = corpus.instances().stream()
                .collect(Collectors.toMap(SharedCorpus.Instance::name, instance -> instance));
        List<DynamicTest> tests = corpus.rows("knuth-measured.tsv")
                .filter(row -> instances.containsKey(row.get(0)) && !row.get(3).isEmpty())
                .filter(row -> isMeasure(row.get(1), instances.get(row.get(0))))
                .map(row -> test(
                        "links",
                        row.get(0),
                        Long.parseLong(row.get(2)),
                        Long.parseLong(row.get(3)),
                        () -> corpus.cover(row.get(0))))
                .toList();
        assertThat(tests).hasSizeGreaterThan(50);
        return tests.stream();
    }

    /** Whether a program of Knuth's counts the nodes that we do. */
    private static boolean isMeasure(String program, SharedCorpus.Instance instance) {
        return !instance.hasMultiplicities() && program.equals("dlx2");
    }

    private static DynamicTest test(
            String engine, String name, long solutions, long nodes, Supplier<Cover<Integer>> cover) {
        return DynamicTest.dynamicTest(engine + ": " + name, () -> {
            SearchReport report = Refusal.orAnswer(
                    engine,
                    () -> Solver.of(cover.get()).engine(engine).forEachOptions((options, length) -> Visit.CONTINUE));
            assertThat(report.solutions()).isEqualTo(solutions);
            assertThat(report.nodes()).isEqualTo(nodes);
        });
    }
}
