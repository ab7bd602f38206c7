package dlx.modelers.sudoku;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import dlx.modelers.grid.Block;
import dlx.modelers.grid.BoardLabels;
import dlx.modelers.grid.Fence;
import dlx.modelers.grid.Layout;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads the first board of a block: chooses the first layout in which the whole block consists of boards. If no layout
 * fits, the block is not consumed.
 */
record BoardBlock(Sizes sizes, Block block) {

    /** The marks of an empty cell, without dashes. */
    private static final String MARKS = ".*?0";

    /**
     * Reads the first board and consumes its lines. Returns empty if a part of the block fits no layout, or a layout
     * other than the layout of the other parts.
     */
    Optional<SudokuBoard> read() {
        Optional<SudokuBoard> board = part();
        for (int bands = 2; board.isEmpty() && bands <= mostParts() && block.extend(); bands++) {
            board = part();
        }
        return board;
    }

    /** Returns the maximum number of parts: the bands of a board, or its rows if each row is a part. */
    private int mostParts() {
        return block.lines().size() == block.parts(block.lines()).size() ? Size.GREATEST : Size.GREATEST_BOX;
    }

    private Optional<SudokuBoard> part() {
        Optional<SudokuBoard> plain = block.isPlain() ? grid(block.lines(), false) : Optional.empty();
        if (plain.isPresent()) {
            return plain; // nearly all boards are plain: labels need not be tried
        }
        for (int heads = 0; heads <= block.heads(); heads++) {
            List<Line> lines = block.lines().subList(heads, block.lines().size());
            List<List<Line>> ways = BoardLabels.ways(lines);
            for (List<Line> way : ways) {
                Optional<SudokuBoard> board = grid(way, way != lines);
                if (board.isPresent()) {
                    return board;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<SudokuBoard> grid(List<Line> lines, boolean labelled) {
        List<Line> rows = Fence.without(lines);
        for (Layout layout : Layout.of(rows)) {
            Optional<SudokuBoard> board = oneLine(rows, layout);
            if (board.isPresent() && !labelled) {
                take(rows, 1);
                return board;
            }
            for (List<Line> fenced : fenced(lines, rows, layout)) {
                board = grid(fenced, layout, labelled);
                if (board.isPresent()) {
                    return board;
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the rows with and without the fences that may be rows of empty cells. The reading with fences as rows
     * comes first if other empty cells are dashes, too, and the rows do not contain another mark for empty cells.
     */
    private static List<List<Line>> fenced(List<Line> lines, List<Line> rows, Layout layout) {
        int count = rows.isEmpty() ? 0 : layout.cut().apply(rows.get(0)).size();
        List<Line> more = lines.stream()
                .filter(line -> !Fence.is(line) || Fence.dashes(line) == count)
                .toList();
        if (more.size() == rows.size()) {
            return List.of(rows);
        }
        boolean dashed = rows.stream().anyMatch(row -> row.text().chars().anyMatch(Fence::isDash))
                && rows.stream().noneMatch(row -> row.text().chars().anyMatch(c -> MARKS.indexOf(c) >= 0));
        return dashed ? List.of(more, rows) : List.of(rows, more);
    }

    /** Returns the first board if each line can be a whole board, even if a line can be a row as well. */
    private Optional<SudokuBoard> oneLine(List<Line> rows, Layout layout) {
        Optional<SudokuBoard> first = Optional.empty();
        for (Line row : rows) {
            List<Word> cells = layout.cut().apply(row);
            Optional<Size> size = sizes.whole(cells.size(), layout.spaced());
            if (size.isEmpty()) {
                return Optional.empty();
            }
            try {
                SudokuBoard board = BoardLine.of(size.get(), cells, layout.spaced());
                first = first.isEmpty() ? Optional.of(board) : first;
            } catch (PuzzleSyntaxException e) {
                return Optional.empty();
            }
        }
        return first;
    }

    private Optional<SudokuBoard> grid(List<Line> rows, Layout layout, boolean labelled) {
        Set<Integer> widths =
                rows.stream().map(row -> layout.cut().apply(row).size()).collect(Collectors.toSet());
        Optional<Size> size = widths.size() == 1
                ? sizes.row(widths.iterator().next(), layout.spaced()).filter(s -> fits(rows, s, labelled))
                : Optional.empty();
        if (size.isEmpty()) {
            return Optional.empty();
        }
        int n = size.get().n;
        try {
            Optional<SudokuBoard> first = SudokuReader.rows(rows.subList(0, n), size.get(), layout);
            for (int row = n; row < rows.size() && !block.goesOn(); row += n) {
                SudokuReader.rows(rows.subList(row, row + n), size.get(), layout);
            }
            take(rows, n);
            return first;
        } catch (PuzzleSyntaxException e) {
            return Optional.empty();
        }
    }

    /** Returns true if the rows are boards of a size. Labels, or blank lines within the rows, allow only one board. */
    private boolean fits(List<Line> rows, Size size, boolean labelled) {
        List<List<Line>> parts = block.parts(rows);
        boolean parted = parts.size() > 1;
        return labelled || parted
                ? rows.size() == size.n
                        && (!parted
                                || parts.size() == size.n
                                || parts.stream().allMatch(part -> part.size() == size.boxRows))
                : rows.size() % size.n == 0 || block.goesOn() && rows.size() > size.n;
    }

    private void take(List<Line> rows, int ofBoard) {
        if (ofBoard < rows.size()) {
            block.takeTo(rows.get(ofBoard));
        } else {
            block.take();
        }
    }
}
