package dlx.modelers.kakuro;

import dlx.modelers.grid.CellValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Makes sums that tell the digits of a board. Changes single digits that the runs by themselves leave open, as long as there are
 * not more possible digits afterwards; what is still open in the end is given. Used once.
 *
 * <p>What is left open is found run by run: each keeps the digits of its fillings, until nothing more follows. Where each cell
 * has one digit left, the solution is the only one.
 */
final class SumFiller {

    /** Runs that may be looked at: some seconds. */
    private static final long MOST_RUNS = 60_000;

    /** How often each run may be looked at before something is found that is better. */
    private static final int PATIENCE = 150;

    private final Kakuro blank;
    private final RandomGenerator random;
    private final List<Run> runs;

    /** By cell: its runs. */
    private final List<List<Run>> runsOfCell = new ArrayList<>();

    /** By cell; 0 for black squares. */
    private final int[] digits;

    /** Cells whose digits are given. */
    private final Set<Integer> given = new HashSet<>();

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

    /** The puzzle. */
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

    /** How many possible digits there are beside the right ones. */
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

    /** A digit that no other cell of the runs of a cell has; its own, if there is none but that. */
    private int freeDigit(int cell) {
        int used = 1 << digits[cell];
        for (Run run : runsOfCell.get(cell)) {
            for (int other : run.cells()) {
                used |= 1 << digits[other];
            }
        }
        List<Integer> free = new ArrayList<>();
        for (int digit = 1; digit <= Run.DIGITS; digit++) {
            if ((used >> digit & 1) == 0) {
                free.add(digit);
            }
        }
        return free.isEmpty() ? digits[cell] : free.get(random.nextInt(free.size()));
    }

    /** By cell: the digits that the runs leave it. */
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

    /** Whether a black square stands in front of a run, and the run is not one cell, which its sum would give away. */
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
