package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The reference that engines are held against is held against the trial of all subsets, and against published counts. */
class ReferenceTest {

    @Test
    void findsWhatTheTrialOfAllSubsetsFinds() {
        for (long seed = 0; seed < 2000; seed++) {
            PlainCover cover = Family.TINY.cover(seed);
            Reference reference = Reference.solve(cover, 1 << 15, 1 << 15);
            assertThat(reference.isComplete()).as("seed %d", seed).isTrue();
            assertThat(reference.solutions()).as("seed %d: each once", seed).doesNotHaveDuplicates();
            assertThat(new HashSet<>(reference.solutions())).as("seed %d", seed).isEqualTo(BruteForce.solutions(cover));
            assertThat(Reference.count(cover, 1 << 15))
                    .as("count, seed %d", seed)
                    .contains(BigInteger.valueOf(reference.solutions().size()));
        }
    }

    /** Knuth's DLX2 on the instance domino-6x6 of the corpus: 25695 nodes; OEIS A004003. */
    @Test
    void walksTheTreeOfTheBook() {
        Reference reference = Reference.solve(dominoes(6), 10_000, 100_000);
        assertThat(reference.solutions()).hasSize(6728);
        assertThat(reference.nodes()).isEqualTo(25695);
    }

    /** Item 1 has fewest options; with its first one, items 0 and 3 are level; with its second one, item 2 has fewest. */
    @Test
    void takesTheLeftmostOfTheItemsWithFewestOptionsAndItsOptionsInTheirOrder() {
        List<Boolean> primary = List.of(true, true, true, true);
        PlainCover cover = new PlainCover(primary, options("0 3", "0", "3", "0 2 3", "1 2", "1", "2"), List.of());
        assertThat(Reference.solve(cover, 10, 100).solutions())
                .containsExactly(List.of(0, 4), List.of(1, 2, 4), List.of(3, 5), List.of(0, 5, 6), List.of(1, 2, 5, 6));
    }

    @Test
    void saysWhenItGaveUp() {
        assertThat(Reference.solve(dominoes(6), 6727, 100_000).isComplete()).isFalse();
        assertThat(Reference.solve(dominoes(6), 6727, 100_000).solutions()).hasSize(6727);
        assertThat(Reference.solve(dominoes(6), 10_000, 25694).isComplete()).isFalse();
        assertThat(Reference.count(dominoes(6), 10)).isEmpty();
    }

    /** OEIS A004003. */
    @Test
    void countsWhatItCouldNeverVisit() {
        assertThat(Reference.count(dominoes(8), 10_000).orElseThrow()).hasToString("12988816");
    }

    private static List<PlainCover.Option> options(String... items) {
        return List.of(items).stream()
                .map(held ->
                        List.of(held.split(" ")).stream().map(Integer::valueOf).toList())
                .map(held -> new PlainCover.Option(held, 0))
                .collect(Collectors.toList());
    }

    /** All ways to lay dominoes on a square board. */
    private static PlainCover dominoes(int size) {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int cell = 0; cell < size * size; cell++) {
            if (cell % size < size - 1) {
                options.add(new PlainCover.Option(List.of(cell, cell + 1), 0));
            }
            if (cell / size < size - 1) {
                options.add(new PlainCover.Option(List.of(cell, cell + size), 0));
            }
        }
        List<Boolean> primary =
                IntStream.range(0, size * size).mapToObj(cell -> true).toList();
        return new PlainCover(primary, options, List.of());
    }
}
