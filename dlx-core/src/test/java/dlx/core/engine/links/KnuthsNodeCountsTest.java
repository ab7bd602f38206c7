package dlx.core.engine.links;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.core.EngineName;
import dlx.core.Solver;
import dlx.core.covers.ProjectCorpus;
import dlx.core.covers.Refusal;
import dlx.core.covers.SharedCorpus;
import dlx.core.search.Visit;
import dlx.skips.Tier;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that MRV searches the tree of Knuth's DLX2, node for node, in the engines that promise it: {@code links},
 * colors included, and {@code masks}. With multiplicities {@code links} searches the tree of his DLX3 if all bounds are
 * exact, otherwise a smaller tree, because it branches on needed items first.
 */
@Order(2)
class KnuthsNodeCountsTest {

    /** Maximum number of nodes of an instance; larger instances are for a run of all tests. */
    private static final long MOST_NODES = Tier.of(60_000, Integer.MAX_VALUE);

    /** Number of nodes by instance if DLX3 has more; a prototype of the same rule had the same numbers. */
    private static final Map<String, Long> NEEDED_FIRST = Map.of(
            "mcc-queendom-5", 912L, "mcc-queendom-7", 28_968L, "mcc-queendom-8", 607_242L, "mcc-grid-deg", 217_278L);

    @TestFactory
    Stream<DynamicTest> asMeasuredOnTheInstancesOfTheProject() {
        return EngineName.names().stream()
                .filter(List.of("links", "masks")::contains)
                .flatMap(engine -> ProjectCorpus.instances().stream()
                        .filter(row -> row.nodes() <= MOST_NODES && isFor(engine, row.cover()))
                        .map(row -> test(engine, row.name(), row.solutions(), row.nodes(), row::cover)));
    }

    private static boolean isFor(String engine, Cover<?> cover) {
        return engine.equals("links") || !cover.hasColors() && !cover.hasMultiplicities();
    }

    @TestFactory
    Stream<DynamicTest> asMeasuredOnEveryInstanceOfTheCorpus(@TempDir Path folder) throws InterruptedException {
        SharedCorpus corpus = SharedCorpus.generate(folder);
        Map<String, SharedCorpus.Instance> instances = corpus.instances().stream()
                .collect(Collectors.toMap(SharedCorpus.Instance::name, instance -> instance));
        List<DynamicTest> tests = corpus.rows("knuth-measured.tsv")
                .filter(row -> instances.containsKey(row.get(0)) && !row.get(3).isEmpty())
                .filter(row -> row.get(1).equals(instances.get(row.get(0)).hasMultiplicities() ? "dlx3" : "dlx2"))
                .filter(row -> Long.parseLong(row.get(3)) <= MOST_NODES)
                .filter(row -> NEEDED_FIRST.containsKey(row.get(0)) || isExact(corpus.cover(row.get(0))))
                .map(row -> test(
                        "links",
                        row.get(0),
                        Long.parseLong(row.get(2)),
                        NEEDED_FIRST.getOrDefault(row.get(0), Long.valueOf(row.get(3))),
                        () -> corpus.cover(row.get(0))))
                .toList();
        assertThat(tests).hasSizeGreaterThan(Tier.of(20, 65));
        return tests.stream();
    }

    /** Returns true if Knuth's DLX3 never branches on an item that is not needed. */
    private static boolean isExact(Cover<?> cover) {
        return IntStream.range(0, cover.itemCount()).allMatch(item -> cover.atLeast(item) == cover.atMost(item));
    }

    private static DynamicTest test(
            String engine, String name, long solutions, long nodes, Supplier<Cover<Integer>> cover) {
        return DynamicTest.dynamicTest(engine + ": " + name, () -> {
            Cover<Integer> asked = cover.get();
            Refusal.orAnswer(
                            engine,
                            asked,
                            () -> Solver.builder(asked)
                                    .engine(engine)
                                    .build()
                                    .forEach((options, length) -> Visit.CONTINUE))
                    .ifPresent(report -> {
                        assertThat(report.solutions()).isEqualTo(solutions);
                        assertThat(report.nodes()).isEqualTo(nodes);
                    });
        });
    }
}
