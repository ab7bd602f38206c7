package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dlx.api.Cover;
import dlx.api.ExactCoverModel;
import dlx.api.JudgeProblem;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.core.Modeler;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The promises that every {@link ExactCoverModel} keeps, as tests: extend this class beside the model, say three
 * things about it, and run.
 *
 * <pre>{@code
 * class QueensModelTest extends ExactCoverModelContract<QueensModel.Board, QueensModel.Queen> {
 *
 *     @Override
 *     protected ExactCoverModel<QueensModel.Board, QueensModel.Queen> model() {
 *         return new QueensModel();
 *     }
 *
 *     @Override
 *     protected Map<String, Long> solutionCounts() {
 *         return Map.of("1", 1L, "3", 0L, "6", 4L, "8", 92L); // OEIS A000170
 *     }
 *
 *     @Override
 *     protected Map<String, String> syntaxErrors() {
 *         return Map.of("eight", "<text>:1:1: 'eight' is not a board size");
 *     }
 * }
 * }</pre>
 *
 * <p>What it holds the model to:
 * <ul>
 *   <li>id, title, grammar, settings and example are fit to be shown; the example has a solution;
 *   <li>the counts are right, by the engine and, where it is quick enough, by {@link ReferenceCounter};
 *   <li>every solution covers what it must, can be drawn, and does not depend on the order of the search;
 *   <li>bad texts are refused at the place you say; spoilt ones never do worse than {@link PuzzleSyntaxException};
 *   <li>equal puzzles give equal covers; shape and pins fit together;
 *   <li>one instance serves eight threads.
 * </ul>
 *
 * <p>All is seeded: a test that fails fails again. Puzzles of a few thousand solutions at most keep it quick.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public abstract class ExactCoverModelContract<P, O> {

    /** Of each puzzle, so many solutions are looked at closely. */
    private static final int CHECKED = 100;

    /** Up to so many solutions are compared as sets. */
    private static final int COMPARED = 10_000;

    /** Searches in a bad order are cut off here: what they found until then must be right. */
    private static final long NODES_IN_A_BAD_ORDER = 100_000;

    private static final long REFERENCE_NODES = 3_000;

    private static final int SPOILT_TEXTS = 600;

    private static final int THREADS = 8;

    /** For subclasses. */
    protected ExactCoverModelContract() {}

    /**
     * The model, made as ServiceLoader makes it.
     *
     * @return a fresh instance
     */
    protected abstract ExactCoverModel<P, O> model();

    /**
     * Puzzles whose number of solutions is known: published, or counted by hand. Small ones first of all; one without a
     * solution should be among them.
     *
     * @return from a text that holds one puzzle to its number of solutions; not empty
     */
    protected abstract Map<String, Long> solutionCounts();

    /**
     * Texts that the model must refuse, with its words. Read to the end, so the error may be in a later puzzle.
     *
     * @return from a bad text to the start of the message, place included: {@code <text>:1:3: 'x' is not a cell}; not
     *     empty
     */
    protected abstract Map<String, String> syntaxErrors();

    /** The id is what people type. */
    @Test
    public final void hasAnIdThatCanBeTyped() {
        assertThat(model().id()).matches("[a-z][a-z0-9-]*");
        assertThat(model().spiVersion()).isEqualTo(ExactCoverModel.SPI_VERSION);
    }

    /** The texts of {@code dlx models} and {@code dlx info}. */
    @Test
    public final void introducesItself() {
        assertThat(model().title()).isNotBlank().doesNotContain("\n", "\r", "\t");
        assertThat(model().grammar()).isNotBlank();
        assertThat(model().settings())
                .extracting(Setting::name)
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(name).matches("[a-z][a-z0-9-]*"));
        assertThat(model().judgeProblems()).extracting(JudgeProblem::id).doesNotHaveDuplicates();
    }

    /** The example of {@code dlx info} can be piped back in. */
    @Test
    public final void hasAnExampleWithASolution() {
        assertThat(model().example()).endsWith("\n");
        Reading<P> reading = read(model().example());
        assertThat(reading.error()).isEmpty();
        assertThat(reading.puzzles()).isNotEmpty();
        P puzzle = reading.puzzles().get(0);
        Optional<List<O>> solution = modeler().solver(puzzle).first();
        assertThat(solution).as("a solution of the example").isPresent();
        String picture = model().render(puzzle, solution.get());
        assertThat(picture).isNotBlank();
        assertDrawn(picture);
    }

    /** An empty file is no error, it holds zero puzzles. */
    @Test
    public final void findsNoPuzzleInAnEmptyText() {
        for (String nothing : List.of("", "\n", "\n \t\n\n", "\r\n")) {
            assertThat(read(nothing))
                    .as("what is in %s", PuzzleText.quoted(nothing))
                    .isEqualTo(read(""));
            assertThat(read(nothing).puzzles()).isEmpty();
        }
    }

    /** CR LF for LF, blank lines in front, no line end behind: the cover stays. */
    @Test
    public final void readsTheSameWhateverTheLineEnds() {
        for (String text : texts()) {
            List<String> expected = coverOfFirst(text);
            assertThat(coverOfFirst(text.replace("\n", "\r\n")))
                    .as("with CR LF: %s", text)
                    .isEqualTo(expected);
            assertThat(coverOfFirst("\n\n" + text))
                    .as("behind blank lines: %s", text)
                    .isEqualTo(expected);
            assertThat(coverOfFirst(text.stripTrailing()))
                    .as("without line end: %s", text)
                    .isEqualTo(expected);
        }
    }

    /**
     * The counts of {@link #solutionCounts}.
     *
     * @return a test a puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> countsWhatIsPublished() {
        return eachPuzzle((puzzle, solver) -> {
            assertThat(solver.count().solutions())
                    .isEqualTo(BigInteger.valueOf(solutionCounts().get(puzzle)));
        });
    }

    /**
     * The counts again, by plain backtracking, where that is quick enough.
     *
     * @return a test a puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> countsWhatTheReferenceCounts() {
        return eachPuzzle((puzzle, solver) -> {
            if (!solver.cover().hasMultiplicities()) {
                ReferenceCounter.count(solver.cover(), REFERENCE_NODES)
                        .ifPresent(count ->
                                assertThat(count).isEqualTo(solutionCounts().get(puzzle)));
            }
        });
    }

    /**
     * Each solution is checked against the items of the cover, and drawn.
     *
     * @return a test a puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> coversEveryItemAndDrawsIt() {
        return eachPuzzle((text, solver) -> {
            P puzzle = modeler().puzzle(text);
            solver.limit(CHECKED).forEachOptions((options, length) -> {
                int[] chosen = Arrays.copyOf(options, length);
                SolutionCheck.check(solver.cover(), chosen);
                List<O> values = Arrays.stream(chosen)
                        .sorted()
                        .mapToObj(solver.cover()::option)
                        .toList();
                assertDrawn(model().render(puzzle, values));
                return Visit.CONTINUE;
            });
        });
    }

    /**
     * Items taken in another order: the same set of solutions.
     *
     * @return a test a puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> findsTheSameSolutionsInAnyOrder() {
        return eachPuzzle((puzzle, solver) -> {
            if (solutionCounts().get(puzzle) > COMPARED) {
                return;
            }
            Set<List<Integer>> all = new HashSet<>();
            collect(solver, all);
            for (Strategy strategy : List.of(Strategy.FIRST, Strategy.seeded(1), Strategy.seeded(2))) {
                Set<List<Integer>> found = new HashSet<>();
                SearchReport report = collect(solver.strategy(strategy).nodeLimit(NODES_IN_A_BAD_ORDER), found);
                if (report.isComplete()) {
                    assertThat(found).as("solutions by %s", strategy).isEqualTo(all);
                } else {
                    assertThat(all).as("solutions by %s", strategy).containsAll(found);
                }
            }
        });
    }

    /**
     * The messages of {@link #syntaxErrors}.
     *
     * @return a test a text
     */
    @TestFactory
    public final Stream<DynamicTest> saysWhereATextIsWrong() {
        assertThat(syntaxErrors()).isNotEmpty();
        return syntaxErrors().entrySet().stream()
                .map(bad -> DynamicTest.dynamicTest(shown(bad.getKey()), () -> {
                    Optional<PuzzleSyntaxException> error = read(bad.getKey()).error();
                    assertThat(error).as("an error").isPresent();
                    assertThat(error.get().getMessage())
                            .startsWith(bad.getValue())
                            .matches("(?s)<text>:[1-9]\\d*:[1-9]\\d*: .*");
                }));
    }

    /** Whatever the text: a puzzle that can be described, or an error that says where. */
    @Test
    public final void survivesSpoiltTexts() {
        List<String> texts = texts();
        for (int seed = 0; seed < SPOILT_TEXTS; seed++) {
            byte[] spoilt = new Mutations(seed).spoil(texts.get(seed % texts.size()));
            assertThatCode(() -> describeAll(spoilt))
                    .as("seed %d: %s", seed, new String(spoilt, StandardCharsets.UTF_8))
                    .doesNotThrowAnyException();
        }
    }

    /** Judges' inputs are read by other methods; they survive spoilt texts too. */
    @Test
    public final void survivesSpoiltTextsOfJudges() {
        List<String> texts = texts();
        for (JudgeProblem<P, O> problem : model().judgeProblems()) {
            for (int seed = 0; seed < SPOILT_TEXTS / 4; seed++) {
                byte[] spoilt = new Mutations(seed).spoil(texts.get(seed % texts.size()));
                assertThatCode(() -> readCases(problem, spoilt))
                        .as("%s, seed %d: %s", problem.id(), seed, new String(spoilt, StandardCharsets.UTF_8))
                        .doesNotThrowAnyException();
            }
        }
    }

    /** Items, names, options and labels do not depend on what was parsed or described before. */
    @Test
    public final void describesEqualPuzzlesAlike() {
        for (String text : texts()) {
            Cover<O> first = coverOf(modeler(), first(text));
            Cover<O> second = coverOf(modeler(), first(text));
            assertThat(CoverText.of(second)).as(text).isEqualTo(CoverText.of(first));
            assertThat(CoverText.values(second)).as(text).isEqualTo(CoverText.values(first));
        }
    }

    /** A shape is a puzzle that stands for many: equal, described once, with an option for each pin. */
    @Test
    public final void fitsShapeAndPinsTogether() {
        for (String text : texts()) {
            P puzzle = first(text);
            Optional<P> shape = model().shape(puzzle);
            if (shape.isEmpty()) {
                continue;
            }
            assertThat(first(text))
                    .as("the puzzle read again")
                    .isEqualTo(puzzle)
                    .hasSameHashCodeAs(puzzle);
            assertThat(model().shape(first(text))).as("the shape of %s", text).isEqualTo(shape);
            assertThat(model().shape(first(text)).orElseThrow()).hasSameHashCodeAs(shape.get());
            assertThat(model().shape(shape.get())).as("the shape of a shape").isEqualTo(shape);
            assertThat(model().pins(shape.get())).as("the pins of a shape").isEmpty();
            Cover<O> cover = Cover.of(builder -> model().describe(shape.get(), builder));
            assertThat(CoverText.values(cover)).as("options").doesNotHaveDuplicates();
            assertThat(CoverText.values(cover)).as("options").containsAll(model().pins(puzzle));
        }
    }

    /**
     * One instance, many threads, no state.
     *
     * @throws Exception if a thread failed
     */
    @Test
    public final void servesManyThreadsAtOnce() throws Exception {
        List<String> expected = answers(modeler());
        Modeler<P, O> shared = modeler();
        CyclicBarrier start = new CyclicBarrier(THREADS);
        Callable<List<String>> work = () -> {
            start.await();
            return answers(shared);
        };
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<List<String>>> all =
                    IntStream.range(0, THREADS).mapToObj(i -> work).toList();
            for (Future<List<String>> answers : pool.invokeAll(all)) {
                assertThat(answers.get()).isEqualTo(expected);
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** What the model has to say about each text: size of the cover, the first solutions, drawn. */
    private List<String> answers(Modeler<P, O> modeler) {
        List<String> answers = new ArrayList<>();
        for (String text : texts()) {
            P puzzle = first(modeler, text);
            Solver<O> solver = modeler.solver(puzzle);
            answers.add(solver.cover().toString());
            solver.limit(3).forEach(solution -> {
                answers.add(modeler.render(puzzle, solution));
                return Visit.CONTINUE;
            });
        }
        return answers;
    }

    private Stream<DynamicTest> eachPuzzle(BiConsumer<String, Solver<O>> test) {
        assertThat(solutionCounts()).isNotEmpty();
        return solutionCounts().keySet().stream()
                .sorted()
                .map(text -> DynamicTest.dynamicTest(shown(text), () -> {
                    Modeler<P, O> modeler = modeler();
                    test.accept(text, modeler.solver(modeler.puzzle(text)));
                }));
    }

    private void describeAll(byte[] text) {
        Modeler<P, O> modeler = modeler();
        Reading.of(modeler, text).puzzles().stream().distinct().limit(5).forEach(puzzle -> coverOf(modeler, puzzle));
    }

    private static <P, O> void readCases(JudgeProblem<P, O> problem, byte[] bytes) {
        PuzzleText text = PuzzleText.of("<text>", new ByteArrayInputStream(bytes), Map.of(), warning -> {});
        try {
            JudgeProblem.Cases<P> cases = problem.input().open(text);
            int number = 1;
            while (number < COMPARED && cases.next().isPresent()) {
                number++;
            }
            assertThat(number).as("cases found in a short text").isLessThan(COMPARED);
        } catch (PuzzleSyntaxException e) {
            assertThat(e.getMessage()).startsWith("<text>:");
        }
    }

    private static <O> SearchReport collect(Solver<O> solver, Set<List<Integer>> into) {
        return solver.forEachOptions((options, length) -> {
            into.add(Arrays.stream(options, 0, length).sorted().boxed().toList());
            return Visit.CONTINUE;
        });
    }

    private static void assertDrawn(String picture) {
        assertThat(picture).as("what render wrote").endsWith("\n").doesNotContain("\r");
    }

    /** The example and the puzzles, in an order that does not hang on the map. */
    private List<String> texts() {
        return Stream.concat(
                        Stream.of(model().example()),
                        solutionCounts().keySet().stream().sorted())
                .toList();
    }

    private List<String> coverOfFirst(String text) {
        return CoverText.of(coverOf(modeler(), first(text)));
    }

    private Cover<O> coverOf(Modeler<P, O> modeler, P puzzle) {
        return modeler.solver(puzzle).cover();
    }

    private P first(String text) {
        return first(modeler(), text);
    }

    private P first(Modeler<P, O> modeler, String text) {
        Reading<P> reading = Reading.of(modeler, text);
        assertThat(reading.error()).as("the error in %s", text).isEmpty();
        assertThat(reading.puzzles()).as("the puzzles in %s", text).isNotEmpty();
        return reading.puzzles().get(0);
    }

    private Reading<P> read(String text) {
        return Reading.of(modeler(), text);
    }

    private Modeler<P, O> modeler() {
        return Modeler.of(model(), "contract");
    }

    private static String shown(String text) {
        return PuzzleText.quoted(text);
    }
}
