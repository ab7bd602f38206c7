package dlx.modelers.nonogram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the tables against all fillings of short lines. */
class LineTableTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void tellsWhatAllFillingsHaveInCommon(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int round = 0; round < 120; round++) {
            int length = 1 + random.nextInt(9);
            List<Integer> blocks = SlowPictures.blocks(cells(random.nextInt(1 << length), length));
            byte[] known = new byte[length];
            for (int cell = 0; cell < length; cell++) {
                known[cell] = random.nextInt(3) > 0 ? LineTable.UNKNOWN : (byte) (1 + random.nextInt(2));
            }
            assertSame(known, blocks, "seed " + seed + ", round " + round);
        }
    }

    private static void assertSame(byte[] known, List<Integer> blocks, String described) {
        LineTable table = new LineTable(known, blocks);
        boolean possible = false;
        BitSet black = new BitSet();
        BitSet white = new BitSet();
        List<String> places = new ArrayList<>();
        for (int bits = 0; bits < 1 << known.length; bits++) {
            String cells = cells(bits, known.length);
            if (SlowPictures.blocks(cells).equals(blocks) && fits(cells, known)) {
                possible = true;
                int block = 0;
                for (int cell = 0; cell < known.length; cell++) {
                    boolean isBlack = cells.charAt(cell) == '#';
                    (isBlack ? black : white).set(cell);
                    if (isBlack && (cell == 0 || cells.charAt(cell - 1) == '.')) {
                        places.add(block++ + " at " + cell);
                    }
                }
            }
        }
        assertThat(table.isPossible()).as(described).isEqualTo(possible);
        if (possible) {
            assertThat(table.black()).as(described).isEqualTo(black);
        }
        for (int cell = 0; cell < known.length; cell++) {
            assertThat(table.mayBeWhite(cell)).as(described).isEqualTo(white.get(cell));
            for (int block = 0; block < blocks.size(); block++) {
                assertThat(table.mayLie(block, cell)).as(described).isEqualTo(places.contains(block + " at " + cell));
            }
        }
    }

    private static boolean fits(String cells, byte[] known) {
        for (int cell = 0; cell < known.length; cell++) {
            if (known[cell] == (cells.charAt(cell) == '#' ? LineTable.WHITE : LineTable.BLACK)) {
                return false;
            }
        }
        return true;
    }

    private static String cells(int bits, int length) {
        StringBuilder cells = new StringBuilder();
        for (int cell = 0; cell < length; cell++) {
            cells.append((bits >> cell & 1) == 1 ? '#' : '.');
        }
        return cells.toString();
    }
}
