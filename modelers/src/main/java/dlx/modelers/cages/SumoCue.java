package dlx.modelers.cages;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.sudoku.Size;
import dlx.modelers.sudoku.SudokuBoard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of the line in which programs exchange 9x9 killer sudokus: {@code SumoCueV1}, then the cells. The first cell
 * of a cage is {@code =} and its sum. Any other cell is {@code +} and the number, from 0, of the first cell of its
 * cage. {@code J} and the number of the box may follow a cell. The sum 0 marks cells that are not in a cage.
 */
final class SumoCue {

    private static final String HEAD = "SumoCueV1";
    private static final Pattern CELL = Pattern.compile("([=+])([0-9]{1,3})(?:J([0-9]))?");
    private static final Size SIZE = Size.ofBox(3, 3);
    private static final int CELLS = SIZE.n * SIZE.n;

    private static final int GREATEST_SUM = SIZE.n * (SIZE.n + 1) / 2;

    private final Line line;

    /** Position of the next cell in the line, from 0. */
    private int position;

    /** Sum of the cage that starts in each cell; 0 for other cells, and for cells that are not in a cage. */
    private final int[] sums = new int[CELLS];

    /** Cells of each cage by its first cell; empty for a cage with sum 0. */
    private final Map<Integer, List<Integer>> cages = new LinkedHashMap<>();

    private SumoCue(Line line) {
        this.line = line;
        this.position = line.text().indexOf(HEAD) + HEAD.length();
    }

    static boolean starts(Line line) {
        return line.startsWith(HEAD.charAt(0)) && line.text().stripLeading().startsWith(HEAD);
    }

    /**
     * Reads a killer sudoku.
     *
     * @throws PuzzleSyntaxException if the line is not a killer sudoku
     */
    static Killer read(Line line) {
        SumoCue reader = new SumoCue(line);
        Matcher next = WatchedText.matcher(CELL, line.text());
        for (int cell = 0; cell < CELLS; cell++) {
            if (!next.region(reader.position, line.text().length()).lookingAt()) {
                throw line.wrong(
                        reader.position + 1, "is not cell " + cell + " of 0 to 80", "'=' and a sum, or '+' and a cell");
            }
            reader.add(cell, next);
            reader.position = next.end();
        }
        if (!line.text().substring(reader.position).isBlank()) {
            throw line.wrong(reader.position + 1, "is one too many", "the line to end after 81 cells");
        }
        return reader.killer();
    }

    private void add(int cell, Matcher next) {
        int number = Integer.parseInt(next.group(2));
        if (next.group(3) != null && Integer.parseInt(next.group(3)) != SIZE.box(cell)) {
            throw line.wrong(
                    next.start(3) + 1, "is not the box of cell " + cell, SIZE.box(cell) + "; regions are boxes");
        }
        boolean starts = next.group(1).equals("=");
        int first = starts ? cell : number;
        if (starts) {
            if (number > GREATEST_SUM) {
                throw line.error(next.start(2) + 1, "the sum is " + number + "; expected 0 to " + GREATEST_SUM);
            }
            sums[cell] = number;
            cages.put(cell, new ArrayList<>());
        }
        List<Integer> cage = cages.get(first);
        if (cage == null || cage.size() == SIZE.n) {
            throw line.error(
                    next.start(2) + 1,
                    cage == null
                            ? "no cage starts at cell " + first + "; expected a cell before with '=' and a sum"
                            : "the cage of cell " + first + " continues here; expected at most 9 cells");
        }
        if (sums[first] > 0) {
            cage.add(cell);
        }
    }

    /** Returns the killer sudoku. Names of cages are numbers from 1. */
    private Killer killer() {
        List<Cage> named = new ArrayList<>();
        cages.forEach((first, cells) -> {
            if (!cells.isEmpty()) {
                named.add(new Cage(String.valueOf(named.size() + 1), cells, sums[first]));
            }
        });
        if (named.isEmpty()) {
            throw line.error(1, "no cage has a sum; expected one or more");
        }
        return new Killer(new SudokuBoard(SIZE.boxRows, SIZE.boxColumns, List.of(), BoardStyle.GRID), named, List.of());
    }
}
