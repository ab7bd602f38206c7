package dlx.modelers.kakuro;

import dlx.modelers.grid.CellValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A maker of sums that determine the digits of a board. It changes single digits that the runs by themselves leave
 * open, unless more possible digits result. Digits that are still open at the end are given. Used once.
 *
 * <p>Open digits are found run by run: each cell of a run keeps the digits of the run's fillings, until nothing
 * changes. If each cell has one digit left, the solution is unique.
 */
final class SumFiller {

    /** Maximum number of reductions of runs: some seconds. */
    private static final long MOST_RUNS = 60_000;

    /** Maximum number of reductions, per run, since the last improvement. */
    private static final int PATIENCE = 150;

    private final Kakuro blank;
    private final RandomGenerator random;
    private final List<Run> runs;

    /** The runs of each cell; empty for black squares. */
    private final List<List<Run>> runsOfCell = new ArrayList<>();

    /** The present digit of each cell, 1 to 9; 0 for black squares. */
    private final int[] digits;

    /** Cells whose digits are given. */
    private final Set<Integer> given = new HashSet<>();

    /** Number of reductions of runs so far. */
    private long looks;

    SumFiller(Kakuro blank, List<CellValue> solution, RandomGenerator random) {
        this.blank = blank;
        this.random = random;
        runs = blank.runs();
        digits = new int[blank.squares().size()];
        solution.forEach(placement -> digits[placement.cell(blank.columns())] = placement.value());
        for (int cell = 0; cell < digits.length; cell++) {
            runsOfCell.add(new ArrayList<>());
        }
        runs.forEach(run -> run.cells().forEach(cell -> runsOfCell.get(cell).add(run)));
    }

    /** Returns the puzzle. */
    Kakuro fill() {
        int[] left = left();
        long patience = (long) PATIENCE * runs.size();
        boolean hasSums = runs.stream().anyMatch(SumFiller::hasSum);
        while (hasSums && open(left) > 0 && looks < Math.min(MOST_RUNS, patience)) {
            int cell = openCell(left);
            int before = digits[cell];
            digits[cell] = freeDigit(cell);
            int[] then = left();
            if (open(then) < open(left)) {
                patience = looks + (long) PATIENCE * runs.size();
            }
            if (open(then) <= open(left)) {
                left = then;
            } else {
                digits[cell] = before;
            }
        }
        while (open(left) > 0) {
            given.add(openCell(left));
            left = left();
        }
        return puzzle();
    }

    /** Returns the number of possible digits in addition to the right digits. */
    private static int open(int[] left) {
        return Arrays.stream(left)
                .map(Integer::bitCount)
                .filter(count -> count > 1)
                .map(count -> count - 1)
                .sum();
    }

    private int openCell(int[] left) {
        int[] cells = IntStream.range(0, left.length)
                .filter(cell -> Integer.bitCount(left[cell]) > 1)
                .toArray();
        return cells[random.nextInt(cells.length)];
    }

    /** Returns a random digit that does not occur in the runs of a cell; the digit of the cell if there is no other. */
    private int freeDigit(int cell) {
        BitSet used = new BitSet();
        used.set(digits[cell]);
        runsOfCell.get(cell).forEach(run -> run.cells().forEach(other -> used.set(digits[other])));
        List<Integer> free = IntStream.rangeClosed(1, Run.DIGITS)
                .filter(digit -> !used.get(digit))
                .boxed()
                .toList();
        return free.isEmpty() ? digits[cell] : free.get(random.nextInt(free.size()));
    }

    /**
     * Returns for each cell the digits that the runs leave, as a set of bits (see {@link DigitTable}); 0 for black
     * squares.
     */
    private int[] left() {
        int[] left = new int[digits.length];
        for (int cell = 0; cell < digits.length; cell++) {
            left[cell] = digits[cell] == 0 ? 0 : given.contains(cell) ? 1 << digits[cell] - 1 : DigitTable.ALL;
        }
        Deque<Run> waiting = new ArrayDeque<>(runs);
        while (!waiting.isEmpty()) {
            Run run = waiting.remove();
            looks++;
            int[] own = run.cells().stream().mapToInt(cell -> left[cell]).toArray();
            DigitTable.reduce(own, hasSum(run) ? sum(run) : 0);
            for (int k = 0; k < own.length; k++) {
                int cell = run.cells().get(k);
                if (own[k] != left[cell]) {
                    left[cell] = own[k];
                    runsOfCell.get(cell).stream()
                            .filter(other -> !other.equals(run) && !waiting.contains(other))
                            .forEach(waiting::add);
                }
            }
        }
        return left;
    }

    /**
     * Returns true if a run gets a sum: there is a black square before it, and it has more than one cell. The sum of
     * one cell would reveal its digit.
     */
    private static boolean hasSum(Run run) {
        return run.size() > 1 && run.clue() != Run.NO_CLUE;
    }

    private int sum(Run run) {
        return run.cells().stream().mapToInt(cell -> digits[cell]).sum();
    }

    private Kakuro puzzle() {
        int[] down = new int[digits.length];
        int[] across = new int[digits.length];
        for (Run run : runs) {
            if (hasSum(run)) {
                (run.across() ? across : down)[run.clue()] = sum(run);
            }
        }
        List<BoardSquare> squares = new ArrayList<>();
        List<CellValue> shown = new ArrayList<>();
        for (int cell = 0; cell < digits.length; cell++) {
            squares.add(digits[cell] > 0 ? BoardSquare.WHITE : new BoardSquare(false, down[cell], across[cell]));
            if (given.contains(cell)) {
                shown.add(new CellValue(cell / blank.columns() + 1, cell % blank.columns() + 1, digits[cell]));
            }
        }
        return new Kakuro(blank.columns(), squares, shown, List.of());
    }
}
