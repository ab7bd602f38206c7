package dlx.core.generate;

import dlx.api.CoverBuilder;
import dlx.api.HasGivens;
import dlx.api.ItemGrid;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Sudoku 4x4, which has 288 solutions, or 6x6: a puzzle is a line of cells. */
class MiniSudoku implements HasGivens<String, MiniSudoku.Cell> {

    static final String EMPTY = ".".repeat(16);

    private final int boxWidth;
    private final int size;

    /** Creates a sudoku whose boxes have two rows. */
    MiniSudoku(int boxWidth) {
        this.boxWidth = boxWidth;
        size = 2 * boxWidth;
    }

    MiniSudoku() {
        this(2);
    }

    record Cell(int row, int column, int digit) {}

    @Override
    public String id() {
        return "mini";
    }

    @Override
    public String parse(PuzzleText text) {
        var line = text.next("a line of cells");
        if (line.text().length() != size * size) {
            throw line.error(1, "expected " + size * size + " cells");
        }
        return line.text();
    }

    @Override
    public void describe(String puzzle, CoverBuilder<Cell> cover) {
        ItemGrid cells = cover.grid("cell", size, size);
        ItemGrid rows = cover.grid("row", size, size);
        ItemGrid columns = cover.grid("column", size, size);
        ItemGrid boxes = cover.grid("box", size, size);
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                for (int d = 0; d < size; d++) {
                    cover.option(
                            new Cell(r, c, d),
                            cells.at(r, c),
                            rows.at(r, d),
                            columns.at(c, d),
                            boxes.at(r / 2 * 2 + c / boxWidth, d));
                }
            }
        }
    }

    @Override
    public String render(String puzzle, Solution<Cell> solution) {
        char[] line = new char[size * size];
        Arrays.fill(line, '.');
        solution.options().forEach(cell -> line[size * cell.row() + cell.column()] = (char) ('1' + cell.digit()));
        return new String(line) + "\n";
    }

    @Override
    public Optional<String> shape(String puzzle) {
        return Optional.of(".".repeat(size * size));
    }

    @Override
    public Collection<Cell> pins(String puzzle) {
        return IntStream.range(0, size * size)
                .filter(k -> puzzle.charAt(k) != '.')
                .mapToObj(k -> new Cell(k / size, k % size, puzzle.charAt(k) - '1'))
                .toList();
    }

    @Override
    public Optional<String> write(String shape, List<Cell> givens) {
        return Optional.of(render(shape, Solution.of(givens)));
    }
}
