package dlx.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the tuples of an array, for few parameters, with those of all possible rows. */
class CoveringArrayTest {

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "2, 2", "3, 3", "5, 2", "5, 3", "6, 4", "7, 2"})
    void holdsEveryTuple(int parameters, int strength) {
        for (int seed = 0; seed < 10; seed++) {
            List<Integer> sizes = sizes(parameters, seed);
            CoveringArray array = CoveringArray.of(sizes, strength, seed);
            Set<List<Integer>> tuples = tuples(every(sizes).stream(), strength);
            assertThat(tuples(array.rows().stream(), strength))
                    .as("seed %d, sizes %s", seed, sizes)
                    .isEqualTo(tuples);
            assertThat(array.covered()).isEqualTo(tuples.size());
            assertThat(array.impossible()).isZero();
        }
    }

    /**
     * For some pairs of parameters, two values of each are forbidden together; a partial row does not always show this.
     */
    @ParameterizedTest
    @CsvSource({"3, 2", "5, 2", "6, 3", "7, 2"})
    void holdsEveryTupleThatIsAllowedAndNoneThatIsForbidden(int parameters, int strength) {
        for (int seed = 0; seed < 20; seed++) {
            List<Integer> sizes = sizes(parameters, seed);
            Predicate<int[]> forbidden = forbidden(parameters, seed);
            CoveringArray array = CoveringArray.of(sizes, strength, seed, forbidden);
            Set<List<Integer>> tuples = tuples(every(sizes).stream().filter(forbidden.negate()), strength);
            assertThat(array.rows()).noneMatch(forbidden);
            assertThat(tuples(array.rows().stream(), strength))
                    .as("seed %d, sizes %s", seed, sizes)
                    .isEqualTo(tuples);
            assertThat(array.covered()).isEqualTo(tuples.size());
            assertThat(array.covered() + array.impossible())
                    .isEqualTo(tuples(every(sizes).stream(), strength).size());
        }
    }

    /**
     * The last of many parameters excludes all values of the first two. This shows only when nearly all parameters have
     * values.
     */
    @Test
    void aConflictThatIsSeenLateIsFoundSoon() {
        List<Integer> sizes = Collections.nCopies(40, 4);
        Predicate<int[]> forbidden = row -> row[0] == 0 && row[1] == 0 && row[39] >= 0
                || row[2] == 1 && row[38] >= 0 && row[38] < 3
                || row[38] == 3 && row[3] == 2;

        CoveringArray array = CoveringArray.of(sizes, 2, 1, forbidden);

        assertThat(array.impossible()).isEqualTo(1 + 3 + 1 + 1);
        assertThat(array.rows()).noneMatch(forbidden).hasSizeLessThan(60);
    }

    @Test
    void knowsWhenNoRowIsAllowed() {
        CoveringArray array = CoveringArray.of(List.of(2, 2), 2, 1, row -> true);
        assertThat(array.rows()).isEmpty();
        assertThat(array.impossible()).isEqualTo(4);
    }

    /** Not far above the least known: 9, 15 and 8 rows. */
    @Test
    void needsFewRows() {
        assertThat(CoveringArray.of(Collections.nCopies(4, 3), 2, 1).rows()).hasSizeLessThanOrEqualTo(11);
        assertThat(CoveringArray.of(Collections.nCopies(13, 3), 2, 1).rows()).hasSizeLessThanOrEqualTo(22);
        assertThat(CoveringArray.of(Collections.nCopies(20, 2), 2, 1).rows()).hasSizeLessThanOrEqualTo(13);
    }

    @Test
    void theSameArgumentsGiveTheSameRows() {
        List<Integer> sizes = List.of(3, 2, 4, 3, 2);
        assertThat(lists(CoveringArray.of(sizes, 2, 7))).isEqualTo(lists(CoveringArray.of(sizes, 2, 7)));
        assertThat(lists(CoveringArray.of(sizes, 2, 8))).isNotEqualTo(lists(CoveringArray.of(sizes, 2, 7)));
    }

    @Test
    void refusesWhatMakesNoSense() {
        assertThatThrownBy(() -> CoveringArray.of(List.of(2, 0), 1, 1))
                .hasMessage("a parameter without values: [2, 0]");
        assertThatThrownBy(() -> CoveringArray.of(List.of(2), 2, 1)).hasMessage("strength 2 of 1 parameters");
        assertThatThrownBy(() -> CoveringArray.of(List.of(2), 0, 1)).hasMessage("strength 0 of 1 parameters");
    }

    private static List<Integer> sizes(int parameters, int seed) {
        return new Random(seed).ints(parameters, 1, 5).boxed().toList();
    }

    private static Predicate<int[]> forbidden(int parameters, int seed) {
        Predicate<int[]> forbidden = row -> false;
        Random random = new Random(seed);
        for (int i = 0; i < parameters; i++) {
            int a = random.nextInt(parameters);
            int b = random.nextInt(parameters);
            int c = random.nextInt(parameters);
            int value = random.nextInt(2);
            forbidden = forbidden.or(row -> row[a] == value && row[b] == 0 && row[c] != 1 && row[c] >= 0);
        }
        return forbidden;
    }

    /** All rows. */
    private static List<int[]> every(List<Integer> sizes) {
        List<int[]> rows = List.of(new int[sizes.size()]);
        for (int p = 0; p < sizes.size(); p++) {
            List<int[]> longer = new ArrayList<>();
            for (int[] row : rows) {
                for (int value = 0; value < sizes.get(p); value++) {
                    int[] next = row.clone();
                    next[p] = value;
                    longer.add(next);
                }
            }
            rows = longer;
        }
        return rows;
    }

    /** The tuples of some rows, each as the parameters and their values. */
    private static Set<List<Integer>> tuples(Stream<int[]> rows, int strength) {
        Set<List<Integer>> tuples = new HashSet<>();
        rows.forEach(row -> add(row, strength, 0, List.of(), tuples));
        return tuples;
    }

    private static void add(int[] row, int left, int from, List<Integer> so, Set<List<Integer>> tuples) {
        if (left == 0) {
            tuples.add(so);
            return;
        }
        for (int p = from; p < row.length; p++) {
            List<Integer> longer = new ArrayList<>(so);
            longer.addAll(List.of(p, row[p]));
            add(row, left - 1, p + 1, longer, tuples);
        }
    }

    private static List<List<Integer>> lists(CoveringArray array) {
        return array.rows().stream()
                .map(row -> Arrays.stream(row).boxed().toList())
                .toList();
    }
}
