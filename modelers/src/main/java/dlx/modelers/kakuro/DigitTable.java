package dlx.modelers.kakuro;

/**
 * A table of all fillings of one run, given the possible digits of each cell and the sum; all digits differ. It finds
 * the digits that each cell has in some filling. A set of digits is the bits of a number, bit 0 for the digit 1.
 */
final class DigitTable {

    static final int ALL = (1 << Run.DIGITS) - 1;

    private DigitTable() {}

    /**
     * Removes the digits of each cell that are not in any filling.
     *
     * @param left the possible digits of each cell, as a set; the remaining digits are written here
     * @param sum the sum of the digits, or 0 for any sum
     */
    static void reduce(int[] left, int sum) {
        int size = left.length;
        // begins[k][set]: the first k cells can have exactly these digits
        boolean[][] begins = new boolean[size + 1][ALL + 1];
        begins[0][0] = true;
        for (int cell = 0; cell < size; cell++) {
            for (int used = 0; used <= ALL; used++) {
                for (int rest = begins[cell][used] ? left[cell] & ~used : 0; rest != 0; rest &= rest - 1) {
                    begins[cell + 1][used | Integer.lowestOneBit(rest)] = true;
                }
            }
        }
        // ends[k][set]: so can the first k cells, and the other cells can complete them to the sum
        boolean[][] ends = new boolean[size + 1][ALL + 1];
        for (int used = 0; used <= ALL; used++) {
            ends[size][used] = begins[size][used] && (sum == 0 || sum(used) == sum);
        }
        for (int cell = size - 1; cell >= 0; cell--) {
            int kept = 0;
            for (int used = 0; used <= ALL; used++) {
                for (int rest = begins[cell][used] ? left[cell] & ~used : 0; rest != 0; rest &= rest - 1) {
                    int digit = Integer.lowestOneBit(rest);
                    if (ends[cell + 1][used | digit]) {
                        ends[cell][used] = true;
                        kept |= digit;
                    }
                }
            }
            left[cell] = kept;
        }
    }

    private static int sum(int digits) {
        int sum = 0;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            sum += Integer.numberOfTrailingZeros(rest) + 1;
        }
        return sum;
    }
}
