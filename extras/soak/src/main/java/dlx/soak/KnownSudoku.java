package dlx.soak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A sudoku with its one solution. Both come from a known sudoku with other digits, rows and columns.
 *
 * @param puzzle 81 characters row by row, a dot for an empty cell
 * @param solution 81 digits row by row
 */
public record KnownSudoku(String puzzle, String solution) {

    private static final KnownSudoku FIRST = new KnownSudoku(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179");

    /** Returns a random sudoku. */
    public static KnownSudoku random(Random random) {
        List<Integer> rows = lines(random);
        List<Integer> columns = lines(random);
        List<Character> digits = new ArrayList<>();
        for (char digit = '1'; digit <= '9'; digit++) {
            digits.add(digit);
        }
        Collections.shuffle(digits, random);
        boolean isTurned = random.nextBoolean();
        StringBuilder puzzle = new StringBuilder();
        StringBuilder solution = new StringBuilder();
        for (int row : rows) {
            for (int column : columns) {
                int cell = isTurned ? 9 * column + row : 9 * row + column;
                char given = FIRST.puzzle.charAt(cell);
                puzzle.append(given == '.' ? given : digits.get(given - '1'));
                solution.append(digits.get(FIRST.solution.charAt(cell) - '1'));
            }
        }
        return new KnownSudoku(puzzle.toString(), solution.toString());
    }

    /**
     * Returns the numbers of the nine rows or columns in random order, such that the lines of each row of boxes stay
     * together.
     */
    private static List<Integer> lines(Random random) {
        List<Integer> bands = new ArrayList<>(List.of(0, 1, 2));
        Collections.shuffle(bands, random);
        List<Integer> lines = new ArrayList<>();
        for (int band : bands) {
            List<Integer> three = new ArrayList<>(List.of(3 * band, 3 * band + 1, 3 * band + 2));
            Collections.shuffle(three, random);
            lines.addAll(three);
        }
        return lines;
    }
}
