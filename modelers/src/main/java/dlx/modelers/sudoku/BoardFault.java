package dlx.modelers.sudoku;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.grid.Block;
import dlx.modelers.grid.BoardLabels;
import dlx.modelers.grid.CellCollector;
import dlx.modelers.grid.Fence;
import dlx.modelers.grid.Layout;
import dlx.modelers.grid.Symbols;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the error in a block that is not a board. Assumes the layout and the size that fit most of its rows, and
 * reports the first row that they do not fit.
 */
record BoardFault(PuzzleText text, Sizes sizes, BoardLine line, Block block) {

    /** The advice if blanks may have been meant as empty cells. */
    private static final String EMPTY = " cells, with '.' for an empty one";

    /**
     * The assumed layout and size.
     *
     * @param layout the layout
     * @param size the size
     * @param votes number of rows that both fit
     */
    private record Meant(Layout layout, Size size, int votes) {}

    BoardFault(PuzzleText text, Sizes sizes, BoardLine line) {
        this(text, sizes, line, Block.ahead(text, line::standsAlone));
    }

    /** Returns the error, and consumes the block. */
    PuzzleSyntaxException find() {
        Optional<Line> tooLong = block.tooLong();
        if (tooLong.isPresent()) {
            block.take();
            return wrongLength(tooLong.get());
        }
        Optional<PuzzleSyntaxException> word = block.lines().stream()
                .filter(row -> board(row).isEmpty())
                .map(line::faultOfWord)
                .flatMap(Optional::stream)
                .findFirst();
        if (word.isPresent()) {
            takeTo(word.get().line());
            return word.get();
        }
        List<Line> lines = lines();
        List<Line> rows = Fence.without(lines);
        if (block.lines().size() == 1 && isRow(rows.get(0))) {
            return single();
        }
        int titles = lines.size() < block.lines().size() ? 0 : block.heads();
        Optional<PuzzleSyntaxException> marks = PencilMarks.in(rows);
        PuzzleSyntaxException fault = marks.orElseGet(() -> find(rows, titles));
        block.take();
        if (marks.isPresent()) {
            takeMore(rows);
        }
        return fault;
    }

    /** Consumes the lines up to a line number; the lines below may be boards by themselves. */
    private void takeTo(int number) {
        Optional<Line> next =
                block.lines().stream().filter(row -> row.number() > number).findFirst();
        if (next.isPresent()) {
            block.takeTo(next.get());
        } else {
            block.take();
        }
    }

    /** Returns the lines of the block, without a certain heading and the titles above it. */
    private List<Line> lines() {
        List<Line> all = block.lines();
        for (int titles = 0; titles <= block.heads() && titles < all.size(); titles++) {
            List<Line> below = all.subList(titles, all.size());
            List<Line> rows = BoardLabels.withoutHeading(below);
            if (rows.size() < below.size()) {
                return rows;
            }
        }
        return all;
    }

    /**
     * Returns the error of a row between blank lines, or of all rows of its board if each is between blank lines;
     * consumes these rows.
     */
    private PuzzleSyntaxException single() {
        int n = rowSize(block.lines().get(0)).orElseThrow().n;
        List<List<Line>> parts = block.parts(block.lines());
        while (parts.size() < n && parts.get(parts.size() - 1).size() == 1 && block.extend()) {
            parts = block.parts(block.lines());
        }
        List<Line> last = parts.get(parts.size() - 1);
        if (last.size() > 1 || parts.size() > 1 && line.standsAlone(last.get(0))) {
            block.takeTo(last.get(0));
        } else {
            block.take();
        }
        return find(block.lines(), 0);
    }

    /** Consumes the other bands of candidates, which would be rejected for the same reason. */
    private void takeMore(List<Line> first) {
        int rows = first.size();
        while (rows < PencilMarks.rows(first) && Block.skipTo(text)) {
            Block more = Block.ahead(text, line::standsAlone);
            List<Line> band = Fence.without(more.lines());
            if (PencilMarks.in(band).isEmpty()) {
                return;
            }
            rows += band.size();
            more.take();
        }
    }

    /** Returns the error of rows; the first {@code titles} rows may be titles. */
    private PuzzleSyntaxException find(List<Line> rows, int titles) {
        Optional<PuzzleSyntaxException> fault = board(rows.get(0));
        if (fault.isPresent()) {
            return fault.get();
        }
        Optional<Meant> meant = meant(rows);
        if (meant.isEmpty() || 2 * meant.get().votes <= rows.size() && !isRow(rows.get(0))) {
            return wrongLength(rows.get(Math.min(titles, rows.size() - 1)));
        }
        Layout layout = meant.get().layout;
        Size size = meant.get().size;
        int heads = 0;
        while (heads < titles && layout.cut().apply(rows.get(heads)).size() != size.n) {
            heads++;
        }
        return find(rows.subList(heads, rows.size()), layout, size);
    }

    private boolean isRow(Line line) {
        return rowSize(line).isPresent();
    }

    private Optional<Size> rowSize(Line line) {
        return Layout.of(List.of(line)).stream()
                .flatMap(layout -> sizes.row(layout.cut().apply(line).size(), layout.spaced()).stream())
                .findFirst();
    }

    /** Returns the error of a line that has as many cells as a board. */
    private Optional<PuzzleSyntaxException> board(Line line) {
        for (Layout layout : Layout.ofBoard(line)) {
            List<Word> cells = layout.cut().apply(line);
            Optional<Size> size = sizes.onlyWhole(cells.size(), layout.spaced());
            if (size.isPresent()) {
                return fault(() -> BoardLine.of(size.get(), cells, layout.spaced()));
            }
        }
        return Optional.empty();
    }

    private static Optional<PuzzleSyntaxException> fault(Runnable reading) {
        try {
            reading.run();
            return Optional.empty();
        } catch (PuzzleSyntaxException e) {
            return Optional.of(e);
        }
    }

    /**
     * Returns the layout and the size that fit most rows. A tie goes to the likeliest layout, and within it to the size
     * of the earliest row.
     */
    private Optional<Meant> meant(List<Line> rows) {
        Optional<Meant> most = Optional.empty();
        for (Layout layout : Layout.of(rows)) {
            Map<Integer, Integer> votes = new LinkedHashMap<>();
            for (Line row : rows) {
                int count = layout.cut().apply(row).size();
                sizes.row(count, layout.spaced()).ifPresent(size -> votes.merge(size.n, 1, Integer::sum));
            }
            for (var vote : votes.entrySet()) {
                if (most.isEmpty() || vote.getValue() > most.get().votes) {
                    Size size = sizes.row(vote.getKey(), layout.spaced()).orElseThrow();
                    most = Optional.of(new Meant(layout, size, vote.getValue()));
                }
            }
        }
        return most;
    }

    private PuzzleSyntaxException find(List<Line> rows, Layout layout, Size size) {
        for (int row = 0; row < rows.size(); row += size.n) {
            List<Line> board = rows.subList(row, Math.min(row + size.n, rows.size()));
            Optional<PuzzleSyntaxException> fault = fault(() -> SudokuReader.rows(board, size, layout));
            if (fault.isPresent()) {
                return fault.get();
            }
        }
        int left = rows.size() % size.n;
        if (left == 1 && rows.size() > size.n) {
            return rows.get(rows.size() - 1)
                    .error(1, "this row is one too many for a " + size + " board; expected a blank line or the end");
        }
        return left == size.boxRows && rows.size() < size.n && block.parts(rows).size() == 1
                ? bands(left, layout, size)
                : ended(left, size);
    }

    /** Returns the error of the bands after the first band, which is a part by itself. */
    private PuzzleSyntaxException bands(int first, Layout layout, Size size) {
        int read = first;
        while (read < size.n && block.extend()) {
            List<List<Line>> parts = block.parts(Fence.without(block.lines()));
            List<Line> part = parts.get(parts.size() - 1);
            List<Line> band = part.subList(0, Math.min(size.boxRows, part.size()));
            Optional<PuzzleSyntaxException> fault = fault(() -> SudokuReader.rows(band, size, layout));
            if (fault.isPresent()) {
                return fault.get();
            }
            read += band.size();
            if (part.size() > size.boxRows) {
                return part.get(size.boxRows)
                        .error(
                                1,
                                "the board has blank lines between its bands; expected one in front of "
                                        + (read < size.n ? rowOf(read + 1, size) : "the next board"));
            }
            if (part.size() < size.boxRows) {
                return ended(read, size);
            }
        }
        return ended(read, size);
    }

    private PuzzleSyntaxException ended(int rows, Size size) {
        return block.ended(rowOf(rows + 1, size));
    }

    private static String rowOf(int row, Size size) {
        return "row " + row + " of the " + size + " board";
    }

    private PuzzleSyntaxException wrongLength(Line line) {
        boolean spaced = CellCollector.isSpaced(line);
        int count = CellCollector.count(line, spaced);
        if (!spaced
                && sizes.only
                        .or(() -> Size.ofCells(count))
                        .filter(size -> !Sizes.hasSymbols(size))
                        .isPresent()) {
            return line.error(
                    1, "a 36x36 board has more values than there are symbols; expected numbers with blanks between");
        }
        if (sizes.only.isPresent()) {
            int n = sizes.only.get().n;
            return CellCollector.wrongCount(line, spaced, "the line", n * n + " for a board, or " + n + " for a row");
        }
        int most = spaced ? Size.GREATEST : Symbols.DIGITS.most();
        return count > most
                ? CellCollector.wrongCount(line, spaced, "the board", Size.list(most, n -> n * n))
                : CellCollector.wrongCount(
                        line, spaced, "the row", Size.list(most, n -> n) + (isGapped(line) ? EMPTY : ""));
    }

    /** Returns true if blanks may have been meant as empty cells. */
    private static boolean isGapped(Line line) {
        return line.text().stripTrailing().contains("   ");
    }
}
