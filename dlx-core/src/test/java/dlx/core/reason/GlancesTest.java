package dlx.core.reason;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Items;
import dlx.core.covers.Family;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GlancesTest {

    /**
     * Tests the effects of a digit: it excludes three cells of another box or row at once, but only one digit from a
     * cell.
     */
    @Test
    void aCellOfASudokuTakesMoreThanARowAColumnOrABox() {
        Cover<String> cover = Cover.of(String.class, c -> {
            Items cells = c.items("cell", 81);
            Items rows = c.items("row", 81);
            Items columns = c.items("column", 81);
            Items boxes = c.items("box", 81);
            for (int k = 0; k < 729; k++) {
                int row = k / 81;
                int column = k / 9 % 9;
                int digit = k % 9;
                int box = row / 3 * 3 + column / 3;
                c.option(
                        "" + k,
                        cells.at(k / 9),
                        rows.at(row * 9 + digit),
                        columns.at(column * 9 + digit),
                        boxes.at(box * 9 + digit));
            }
        });

        int[] glances = glances(cover.data());

        assertThat(Arrays.copyOf(glances, 81)).containsOnly(8);
        assertThat(Arrays.copyOfRange(glances, 81, 324)).containsOnly(3);
    }

    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH", "BOARDS"})
    void areThoseOfTheOptionThatExcludesMost(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            CoverData cover = family.cover(seed).cover().data();
            CoverIncidence relation = new CoverIncidence(cover, StopCheck.NEVER);
            int[] glances = glances(cover);
            for (int i = 0; i < glances.length; i++) {
                int others = relation.options[i].length - relation.problem.atLeast[i];
                int most = Math.max(1, mostExcluded(relation, i));
                assertThat(glances[i]).as("seed %s, item %s", seed, i).isEqualTo((int)
                        Math.ceil((double) others / most));
            }
        }
    }

    private static int mostExcluded(CoverIncidence relation, int i) {
        return (int) IntStream.range(0, relation.options())
                .filter(other -> Arrays.binarySearch(relation.options[i], other) < 0)
                .mapToLong(other -> Arrays.stream(relation.options[i])
                        .filter(option -> exclude(relation.problem, option, other))
                        .count())
                .max()
                .orElse(0);
    }

    private static boolean exclude(Problem problem, int option, int other) {
        return IntStream.range(problem.start[option], problem.start[option + 1])
                .anyMatch(node -> IntStream.range(problem.start[other], problem.start[other + 1])
                        .anyMatch(to -> problem.item[node] == problem.item[to] && problem.exclude(node, to)));
    }

    private static int[] glances(CoverData cover) {
        Propagator propagator = new Propagator(new CoverIncidence(cover, StopCheck.NEVER));
        Glances glances = new Glances(propagator, new PacedStopCheck(StopCheck.NEVER));
        return IntStream.range(0, cover.itemCount()).map(glances::of).toArray();
    }
}
