package dlx.modelers.kakuro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Fills cell after cell with each digit, and reads the sums from the squares themselves, without runs and covers. */
final class SlowKakuro {

    private final Kakuro puzzle;
    private final int columns;

    /** Digit of each square; 0 for black squares and for squares not filled yet. */
    private final int[] digits;

    private final List<String> found = new ArrayList<>();

    SlowKakuro(Kakuro puzzle) {
        this.puzzle = puzzle;
        columns = puzzle.columns();
        digits = new int[puzzle.squares().size()];
    }

    /** The digits of all squares, of each solution. */
    List<String> solutions() {
        fill(0);
        return found;
    }

    private void fill(int cell) {
        if (cell == digits.length) {
            if (hasSums()) {
                found.add(Arrays.toString(digits));
            }
            return;
        }
        if (!puzzle.squares().get(cell).white()) {
            fill(cell + 1);
            return;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (!isBefore(cell, digit, cell % columns, 1) && !isBefore(cell, digit, cell / columns, columns)) {
                digits[cell] = digit;
                fill(cell + 1);
                digits[cell] = 0;
            }
        }
    }

    /** Returns true if a digit is in one of the white cells just before a cell. */
    private boolean isBefore(int cell, int digit, int most, int step) {
        for (int k = 1; k <= most; k++) {
            int other = cell - k * step;
            if (!puzzle.squares().get(other).white()) {
                return false;
            }
            if (digits[other] == digit) {
                return true;
            }
        }
        return false;
    }

    private boolean hasSums() {
        for (int square = 0; square < digits.length; square++) {
            BoardSquare clue = puzzle.squares().get(square);
            if (clue.across() > 0 && clue.across() != sum(square, columns - 1 - square % columns, 1)
                    || clue.down() > 0
                            && clue.down() != sum(square, digits.length / columns - 1 - square / columns, columns)) {
                return false;
            }
        }
        return true;
    }

    private int sum(int square, int most, int step) {
        int sum = 0;
        for (int k = 1; k <= most && puzzle.squares().get(square + k * step).white(); k++) {
            sum += digits[square + k * step];
        }
        return sum;
    }
}
