package dlx.modelers.nonogram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Holds the tables against all fillings of short lines. */
class LineTableTest {

    @ParameterizedTest
    @CsvSource({"1, #, 9", "2, #, 9", "3, #, 9", "4, rg, 7", "5, rg, 7", "6, bgr, 5"})
    void tellsWhatAllFillingsHaveInCommon(long seed, String signs, int longest) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int round = 0; round < 120; round++) {
            List<String> lines = SlowPictures.lines(1 + random.nextInt(longest), signs + '.');
            Clue clue = Clue.of(lines.get(random.nextInt(lines.size())).toCharArray());
            int[] left = new int[lines.get(0).length()];
            int all = (2 << signs.length()) - 1;
            for (int cell = 0; cell < left.length; cell++) {
                left[cell] = random.nextInt(3) > 0 ? all : 1 + random.nextInt(all);
            }
            assertSame(left, clue, signs, lines, "seed " + seed + ", round " + round);
        }
    }

    private static void assertSame(int[] left, Clue clue, String signs, List<String> lines, String described) {
        LineTable table = new LineTable(left, clue, signs);
        int[] colors = new int[left.length];
        List<String> places = new ArrayList<>();
        boolean possible = false;
        for (String line : lines) {
            if (SlowPictures.has(line, clue) && fits(line, left, signs)) {
                possible = true;
                int block = 0;
                for (int cell = 0; cell < left.length; cell++) {
                    colors[cell] |= bit(line, cell, signs);
                    if (line.charAt(cell) != '.' && (cell == 0 || line.charAt(cell - 1) != line.charAt(cell))) {
                        places.add(block++ + " at " + cell);
                    }
                }
            }
        }
        assertThat(table.isPossible()).as(described).isEqualTo(possible);
        assertThat(table.colors()).as(described).isEqualTo(colors);
        for (int cell = 0; cell < left.length; cell++) {
            for (int block = 0; block < clue.blocks().size(); block++) {
                assertThat(table.mayLie(block, cell)).as(described).isEqualTo(places.contains(block + " at " + cell));
            }
        }
    }

    private static boolean fits(String line, int[] left, String signs) {
        for (int cell = 0; cell < left.length; cell++) {
            if ((left[cell] & bit(line, cell, signs)) == 0) {
                return false;
            }
        }
        return true;
    }

    private static int bit(String line, int cell, String signs) {
        return 1 << 1 + signs.indexOf(line.charAt(cell)); // the index of white is -1
    }
}
