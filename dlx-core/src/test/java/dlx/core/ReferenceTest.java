package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Boards;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Corpus;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.ProjectCorpus;
import dlx.core.covers.RandomCovers;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares the reference with the trial of all subsets, and with published counts. */
class ReferenceTest {

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void findsWhatTheTrialOfAllSubsetsFinds(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(1500); seed++) {
            PlainCover cover = family.cover(seed);
            Reference reference = Reference.solve(cover, 1 << 15, 1 << 15);
            assertThat(reference.isComplete()).as("seed %d", seed).isTrue();
            assertThat(reference.solutions()).as("seed %d: each once", seed).doesNotHaveDuplicates();
            assertThat(new HashSet<>(reference.solutions())).as("seed %d", seed).isEqualTo(BruteForce.solutions(cover));
            assertThat(Reference.count(cover, 1 << 15))
                    .as("count, seed %d", seed)
                    .contains(BigInteger.valueOf(reference.solutions().size()));
        }
    }

    /** Compares the found solutions with the count, on medium covers, for which brute force is too slow. */
    @ParameterizedTest
    @EnumSource(names = {"COLORED", "MULTIPLE", "BOTH"})
    void countsWhatItFinds(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(200); seed++) {
            Reference reference = Reference.solve(family.cover(seed), 5000, 50_000);
            if (reference.isComplete()) {
                assertThat(reference.solutions()).as("seed %d", seed).doesNotHaveDuplicates();
                assertThat(Reference.count(family.cover(seed), 50_000))
                        .as("count, seed %d", seed)
                        .contains(BigInteger.valueOf(reference.solutions().size()));
            }
        }
    }

    /** Compares with Knuth's DLX2 on the instance domino-6x6 of the corpus: 25695 nodes; OEIS A004003. */
    @Test
    void searchesTheTreeOfTheBook() {
        Reference reference = Reference.solve(Boards.dominoes(6, 6), 10_000, 100_000);
        assertThat(reference.solutions()).hasSize(6728);
        assertThat(reference.nodes()).isEqualTo(25695);
    }

    /** Compares node counts with those of Knuth's DLX2 and DLX3, and with DLX3's if needed items go first. */
    @TestFactory
    Stream<DynamicTest> countsNodesAsTheBookDoes() {
        return ProjectCorpus.instances().stream()
                .filter(instance -> instance.nodes() < 30_000)
                .map(instance -> DynamicTest.dynamicTest(instance.name(), () -> {
                    Reference reference = Reference.solve(PlainCover.of(instance.cover()), 30_000, 30_000);
                    assertThat(reference.nodes()).isEqualTo(instance.nodes());
                    assertThat(reference.solutions()).hasSize((int) instance.solutions());
                }));
    }

    /**
     * Tests the choice of the item. Item 1 has fewest options. With its first option, items 0 and 3 are level; with its
     * second option, item 2 has fewest.
     */
    @Test
    void takesTheLeftmostOfTheItemsWithFewestOptionsAndItsOptionsInTheirOrder() {
        List<Boolean> primary = List.of(true, true, true, true);
        PlainCover cover = new PlainCover(primary, options("0 3", "0", "3", "0 2 3", "1 2", "1", "2"), List.of());
        assertThat(Reference.solve(cover, 10, 100).solutions())
                .containsExactly(List.of(0, 4), List.of(1, 2, 4), List.of(3, 5), List.of(0, 5, 6), List.of(1, 2, 5, 6));
    }

    /**
     * Tests items a (2 times), b (0 to 2 times) and the secondary x. Item a is needed, with 4 options: its first three
     * are tried, each without those before. With a covered, b is leftmost: it takes each of its options, then is left
     * as it is.
     */
    @Test
    void takesNeededItemsFirstAndThenDecidesEveryOptionThatIsLeft() {
        PlainCover cover = PlainCover.of(Corpus.read("""
                0:2|b 2|a | x
                a x:1
                a x:2
                a b x:1
                a
                b x:2
                b
                """));
        Reference reference = Reference.solve(cover, 100, 1000);
        assertThat(reference.solutions())
                .containsExactly(
                        // a takes 0
                        List.of(0, 2, 5), // then 2
                        List.of(0, 2),
                        List.of(0, 3, 5), // then 3; b takes 5
                        List.of(0, 3), // b is left
                        // a takes 1
                        List.of(1, 3, 4, 5),
                        List.of(1, 3, 4),
                        List.of(1, 3, 5),
                        List.of(1, 3),
                        // a takes 2
                        List.of(2, 3, 5),
                        List.of(2, 3));
        // the root; 0, 0 2 with two below, 0 3 with two; 1, 1 3 with 4, 4 5, 4 -, 5, -; 2, 2 3 with two
        assertThat(reference.nodes()).isEqualTo(1 + 1 + 3 + 3 + 1 + 1 + 5 + 1 + 3);
    }

    /**
     * Tests ties: among items of the same degree the item with less slack goes first, then the item with more options.
     */
    @Test
    void breaksTiesBySlackThenByOptions() {
        PlainCover bySlack = PlainCover.of(Corpus.read("1:2|a b\na\nb\nb\na\n"));
        assertThat(Reference.solve(bySlack, 1, 100).solutions()).containsExactly(List.of(0, 1, 3));
        assertThat(Reference.solve(bySlack, 9, 100).solutions().get(1)).containsExactly(0, 1);
        assertThat(Reference.solve(bySlack, 9, 100).solutions().get(3)).containsExactly(0, 2, 3);
        PlainCover byOptions = PlainCover.of(Corpus.read("a 2|b\na\na\nb\nb\nb\n"));
        assertThat(Reference.solve(byOptions, 9, 100).solutions())
                .containsExactly(
                        List.of(0, 2, 3),
                        List.of(0, 2, 4),
                        List.of(1, 2, 3),
                        List.of(1, 2, 4),
                        List.of(0, 3, 4),
                        List.of(1, 3, 4));
    }

    /** Tests six options that share no items: every subset is a solution. */
    @Test
    void decidesFreeOptionsToTheEnd() {
        PlainCover free = PlainCover.of(Corpus.read("0:1|a 0:9|b\nb\nb\nb\nb\nb\na\n"));
        assertThat(Reference.solve(free, 100, 1000).solutions()).hasSize(64);
        assertThat(Reference.count(free, 1000)).contains(BigInteger.valueOf(64));
    }

    @Test
    void knowsThatABoundIsOutOfReachOrThatNothingIsToBeDone() {
        assertThat(Reference.solve(PlainCover.of(Corpus.read("3:4|a\na\na\n")), 9, 9))
                .matches(none -> none.solutions().isEmpty() && none.nodes() == 1);
        assertThat(Reference.solve(PlainCover.of(Corpus.read("0:4|a\n")), 9, 9).solutions())
                .containsExactly(List.of());
    }

    @Test
    void saysWhenItGaveUp() {
        assertThat(Reference.solve(Boards.dominoes(6, 6), 6727, 100_000).isComplete())
                .isFalse();
        assertThat(Reference.solve(Boards.dominoes(6, 6), 6727, 100_000).solutions())
                .hasSize(6727);
        assertThat(Reference.solve(Boards.dominoes(6, 6), 10_000, 25694).isComplete())
                .isFalse();
        assertThat(Reference.count(Boards.dominoes(6, 6), 10)).isEmpty();
    }

    /** Compares with OEIS A004003. */
    @Test
    void countsWhatItCouldNeverVisit() {
        assertThat(Reference.count(Boards.dominoes(8, 8), 10_000).orElseThrow()).hasToString("12988816");
    }

    private static List<PlainCover.Option> options(String... items) {
        return List.of(items).stream()
                .map(held ->
                        List.of(held.split(" ")).stream().map(Integer::valueOf).toList())
                .map(held -> new PlainCover.Option(held, 0))
                .collect(Collectors.toList());
    }

    /** Returns the number of ways to lay dominoes on a square board. */
}
