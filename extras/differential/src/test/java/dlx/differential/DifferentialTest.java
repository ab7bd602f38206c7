package dlx.differential;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares answers about random covers on the command line with those of an independent program in C: equal solutions
 * in equal order, and equal counts, with any engine and format.
 *
 * <p>{@code -Ddlx.differential} is the number of covers. Colors and multiplicities are compared in the format that
 * supports them, {@code knuth}; costs are not compared.
 */
class DifferentialTest {

    private static final int COVERS = Integer.getInteger("dlx.differential", 1000);

    /** In a file, and so in a process. */
    private static final int BATCH = 1000;

    @TempDir
    static Path folder;

    private static Reference reference;

    @BeforeAll
    static void needsACompiler() {
        Optional<Reference> built = Reference.build(folder);
        if (built.isEmpty()) {
            String reason = "no C compiler here (cc, gcc or clang), so nothing to compare dlx with";
            System.out.println("DifferentialTest is skipped: " + reason); // Maven prints only the number of tests
            assumeTrue(false, reason);
        }
        reference = built.get();
    }

    static List<Question> questions() {
        return Question.all();
    }

    @ParameterizedTest
    @MethodSource("questions")
    void answersLikeTheReference(Question question) {
        Comparison comparison = new Comparison(
                covers -> question.expected(reference, covers), covers -> question.answers(covers, folder));
        for (long seed = 0; seed < COVERS; seed += BATCH) {
            int count = (int) Math.min(BATCH, COVERS - seed);
            List<RandomCover> covers = Stream.concat(RandomCover.from(seed, count), RandomCover.richerFrom(seed, count))
                    .filter(question.format()::canWrite)
                    .toList();
            List<Comparison.Difference> differences = comparison.differences(covers);
            if (!differences.isEmpty()) {
                throw new AssertionError(report(question, comparison.shrink(differences.get(0)), differences.size()));
            }
        }
    }

    private static String report(Question question, Comparison.Difference smallest, int count) {
        return String.format(
                "%s: %d covers with another answer than the reference's; the smallest found:%n%s%n"
                        + "reference: %s%ndlx:       %s",
                question, count, smallest.cover().sets(), smallest.first(), smallest.second());
    }

    /** Checks that the reference rarely gives up, and that the covers have enough solutions to compare. */
    @Test
    void theCoversAreWorthAsking() {
        List<RandomCover> covers = RandomCover.from(0, 500).toList();
        List<Reference.Answer> answers = reference.answers(covers, 1, false);

        List<Long> counts =
                answers.stream().flatMap(answer -> answer.count().stream()).toList();
        assertThat(counts).as("not given up").hasSizeGreaterThan(480);
        assertThat(counts)
                .as("without solution")
                .filteredOn(count -> count == 0)
                .hasSizeGreaterThan(25);
        assertThat(counts).as("with one").filteredOn(count -> count == 1).hasSizeGreaterThan(25);
        assertThat(counts).as("with many").filteredOn(count -> count > 9).hasSizeGreaterThan(100);
        assertThat(covers).filteredOn(RandomCover::hasSecondary).hasSizeGreaterThan(200);

        List<RandomCover> richer = RandomCover.richerFrom(0, 2000)
                .filter(cover -> !cover.isPlain())
                .toList();
        List<Long> richerCounts = reference.answers(richer, 1, false).stream()
                .flatMap(answer -> answer.count().stream())
                .toList();
        assertThat(richerCounts).as("not given up").hasSizeGreaterThan(400);
        assertThat(richerCounts).filteredOn(count -> count > 0).hasSizeGreaterThan(200);
        assertThat(richerCounts).filteredOn(count -> count > 9).hasSizeGreaterThan(50);
        List<RandomCover> small =
                covers.stream().filter(cover -> cover.items().size() <= 64).toList();
        assertThat(small).as("for the engine masks").hasSizeGreaterThan(300);
        for (String engine : List.of("masks", "memo")) {
            assertThat(new Question("count", Format.SETS, engine, "mrv").answers(small, folder))
                    .as("refused by %s", engine)
                    .filteredOn(Question.REFUSED::equals)
                    .hasSizeLessThan(small.size() / 10);
        }
    }

    /** A program that loses a solution where an option holds a secondary item is found out, by a cover of few lines. */
    @Test
    void aWrongAnswerIsFoundAndCutDown() {
        Question question = new Question("solve", Format.SETS, "links", "mrv");
        Comparison comparison = new Comparison(
                covers -> question.expected(reference, covers),
                covers -> question.expected(
                        reference, covers.stream().map(DifferentialTest::spoilt).toList()));

        List<Comparison.Difference> differences =
                comparison.differences(RandomCover.from(0, 100).toList());
        assertThat(differences).isNotEmpty();
        RandomCover smallest = comparison.shrink(differences.get(0)).cover();

        assertThat(smallest.items()).hasSize(3);
        assertThat(smallest.options()).hasSize(2);
        assertThat(smallest.options()).allMatch(option -> option.size() == 2);
    }

    /** A program that ignores colors and multiplicities is found too, and shown by a small cover. */
    @Test
    void coversAreCutDownToTheirColorsAndBounds() {
        Question question = new Question("solve", Format.KNUTH, "links", "mrv");
        Comparison comparison = new Comparison(
                covers -> question.expected(reference, covers),
                covers -> question.expected(
                        reference,
                        covers.stream().map(DifferentialTest::impoverished).toList()));

        List<Comparison.Difference> differences =
                comparison.differences(RandomCover.richerFrom(0, 300).toList());
        assertThat(differences).hasSizeGreaterThan(20);
        for (Comparison.Difference difference : differences.subList(0, 20)) {
            RandomCover smallest = comparison.shrink(difference).cover();
            long colors = smallest.options().stream()
                    .flatMap(List::stream)
                    .filter(RandomCover.Use::isColored)
                    .count();
            long bounds =
                    smallest.bounds().stream().filter(bound -> !bound.isEmpty()).count();
            assertThat(List.of(colors, bounds)).as(smallest.sets()).isIn(List.of(2L, 0L), List.of(0L, 1L));
            assertThat(smallest.options()).as(smallest.sets()).hasSizeLessThan(4);
        }
    }

    private static RandomCover impoverished(RandomCover cover) {
        return new RandomCover(
                cover.items(),
                cover.primary(),
                Collections.nCopies(cover.items().size(), ""),
                cover.options().stream()
                        .map(option -> option.stream()
                                .map(use -> new RandomCover.Use(use.item(), ""))
                                .toList())
                        .toList());
    }

    /** Returns the cover without its secondary items. */
    private static RandomCover spoilt(RandomCover cover) {
        List<List<RandomCover.Use>> primaryOnly = cover.options().stream()
                .map(option -> option.stream()
                        .filter(use -> use.item() < cover.primary())
                        .toList())
                .toList();
        return new RandomCover(cover.items(), cover.primary(), cover.bounds(), primaryOnly);
    }
}
