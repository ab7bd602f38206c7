package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.core.covers.PlainCover;
import dlx.core.covers.ProjectCorpus;
import dlx.core.covers.Refusal;
import dlx.core.covers.SharedCorpus;
import dlx.core.search.Visit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Tests the known answers of real instances, with every engine that supports them. */
class CorpusAnswersTest {

    /** Instances with more solutions than can be visited in a minute or so. */
    private static final Set<String> FOR_COUNTERS_ALONE =
            Set.of("domino-12x12", "domino-16x16", "latin-6", "sudoku6-all");

    /** Limit of nodes of an engine that gains from symmetry alone. */
    private static final long FEW_NODES = 200_000;

    /** Engines that count without visiting solutions. */
    private static final Set<String> COUNTERS = Set.of("memo", "sweep", "orbits");

    /** Instances that take {@code links} more than 0.2 s, or another engine about half a second. */
    private static final Set<String> SLOW = Set.of(
            "beads-55",
            "beads-55-b",
            "color-myciel4-4",
            "domino-8x8",
            "graceful-petersen",
            "langford-11",
            "langford-12",
            "latin-5",
            "latin-6-row",
            "macmahon-4x6",
            "mcc-binary-6-3",
            "mcc-conway5",
            "mcc-queendom-7",
            "mcc-queendom-8",
            "partitions-10",
            "pent-4x15",
            "pent-5x12",
            "pent-6x10",
            "pent-8x8-hole",
            "queens-12-plain",
            "queens-13",
            "queens-14",
            "soma",
            "words-4");

    @TestFactory
    Stream<DynamicTest> everyEngineCountsTheSolutionsOfTheQuickInstances(@TempDir Path folder)
            throws InterruptedException {
        return tests(SharedCorpus.generate(folder), name -> !SLOW.contains(name) && !FOR_COUNTERS_ALONE.contains(name));
    }

    @TestFactory
    @Tag("slow")
    Stream<DynamicTest> everyEngineCountsTheSolutionsOfTheSlowInstances(@TempDir Path folder)
            throws InterruptedException {
        return tests(SharedCorpus.generate(folder), name -> SLOW.contains(name) || FOR_COUNTERS_ALONE.contains(name));
    }

    private static Stream<DynamicTest> tests(SharedCorpus corpus, Predicate<String> wanted) {
        List<SharedCorpus.Instance> instances = corpus.instances().stream()
                .filter(instance -> wanted.test(instance.name()))
                .toList();
        assertThat(instances).hasSizeGreaterThan(10);
        return visitors().flatMap(engine -> tests(engine, corpus, instances));
    }

    /**
     * Returns a test per instance, and at the end a test that the engine answered a good part: masks support only 128
     * items.
     */
    private static Stream<DynamicTest> tests(
            String engine, SharedCorpus corpus, List<SharedCorpus.Instance> instances) {
        AtomicInteger answers = new AtomicInteger();
        List<DynamicTest> tests = new ArrayList<>();
        for (SharedCorpus.Instance instance : instances) {
            boolean isTooLarge = FOR_COUNTERS_ALONE.contains(instance.name()) && !COUNTERS.contains(engine);
            boolean isLimited = engine.equals("orbits"); // where few symmetries are left, it takes long
            boolean isTooRich = !instance.isPlain() && engine.equals("masks");
            if (!isTooLarge && !isTooRich) {
                tests.add(DynamicTest.dynamicTest(engine + ": " + instance.name(), () -> {
                    Cover<Integer> cover = corpus.cover(instance.name());
                    Refusal.orAnswer(
                                    engine,
                                    cover,
                                    () -> Solver.builder(cover)
                                            .engine(engine)
                                            .nodeLimit(isLimited ? FEW_NODES : Long.MAX_VALUE)
                                            .build()
                                            .count())
                            .filter(report -> !isLimited || report.isComplete())
                            .ifPresent(report -> {
                                answers.incrementAndGet();
                                assertThat(report.isComplete()).isTrue();
                                assertThat(report.solutions()).hasToString(instance.solutions());
                            });
                }));
            }
        }
        int asked = tests.size();
        tests.add(DynamicTest.dynamicTest(
                engine + " answers most of " + asked,
                () -> assertThat(answers.get()).isGreaterThan(asked / 3)));
        return tests.stream();
    }

    /** Compares the first solutions, as far as the reference finds them in a moment, on the project's instances. */
    @TestFactory
    Stream<DynamicTest> everyEngineThatVisitsSolutionsDoesSoInTheOrderOfTheReference() {
        return ProjectCorpus.instances().stream().flatMap(instance -> {
            Cover<Integer> cover = instance.cover();
            Reference reference = Reference.solve(PlainCover.of(cover), 500, 5000);
            return visitors()
                    .filter(engine -> !COUNTERS.contains(engine) && !(engine.equals("masks") && isRich(cover)))
                    .map(engine -> DynamicTest.dynamicTest(
                            engine + ": " + instance.name(),
                            () -> Refusal.orAnswer(
                                            engine,
                                            cover,
                                            () -> first(reference.solutions().size(), engine, cover))
                                    .ifPresent(found -> assertThat(found).isEqualTo(reference.solutions()))));
        });
    }

    /** Returns the engines that count and show solutions under MRV; the other engines only search for the best. */
    private static Stream<String> visitors() {
        return EngineName.names().stream()
                .filter(engine -> !Set.of("prices", "ida", "diagram", "learn", "local", "symmetric")
                        .contains(engine));
    }

    private static boolean isRich(Cover<?> cover) {
        return cover.hasColors() || cover.hasMultiplicities();
    }

    private static List<List<Integer>> first(int most, String engine, Cover<Integer> cover) {
        List<List<Integer>> found = new ArrayList<>();
        Solver.builder(cover).engine(engine).build().forEach((options, length) -> {
            found.add(Arrays.stream(options, 0, length).sorted().boxed().toList());
            return found.size() < most ? Visit.CONTINUE : Visit.STOP;
        });
        return found;
    }
}
