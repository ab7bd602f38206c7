package dlx.modelers.loop;

import dlx.api.Component;
import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import dlx.api.Svg;
import dlx.api.Word;
import dlx.api.WordGrid;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Model of numberlink: draws lines that connect equal numbers, without branches and crossings.
 *
 * <p>A segment between two cells has two options, on and off. One segment is on at a number, none or two at another cell.
 * The numbers are counted, and each bit of the count is an option of a free cell: cells with a line between them have
 * equal bits. The constraint is that there are no loops.
 *
 * @since 0.1
 */
public final class NumberlinkModel extends LoopModel {

    private static final Words LABELS = new Words(" ", "[0-9A-Za-z]{1,3}", "a number or letters");

    private static final String FULL = "all cells";

    /** Radius of the disc under a number. */
    private static final double DISC = 0.4;

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public NumberlinkModel() {
        super("numberlink", "numberlink: lines that connect equal numbers", true, LABELS, """
                . . . . 3
                . . . . 2
                . . 1 1 3
                . . . 2 .
                . . . . .
                """);
    }

    @Override
    public String grammar() {
        return """
                Lines run from cell to cell and connect equal numbers. A line does not branch, and lines do not share
                a cell. There are no other lines. A board is lines of words with blanks between: a number or letters, each
                twice; '.' for another cell. Boards have at most 100 rows and columns.

                Cells may be left without a line. The line "all cells" in front of a board forbids it.
                """ + INPUT;
    }

    @Override
    public LoopBoard parse(PuzzleText text) {
        text.skipBlank();
        boolean isFull =
                text.look().filter(line -> line.text().strip().equals(FULL)).isPresent();
        if (isFull) {
            text.next(FULL);
        }
        WordGrid words = cells(text);
        LoopBoard board = board(words, isFull);
        Map<String, List<Word>> ends = new LinkedHashMap<>();
        words.map(word ->
                ends.computeIfAbsent(word.text(), label -> new ArrayList<>()).add(word));
        ends.remove(LoopBoard.FREE);
        ends.values().stream().filter(same -> same.size() != 2).findFirst().ifPresent(same -> {
            boolean isOnce = same.size() == 1;
            throw same.get(isOnce ? 0 : 2)
                    .wrong(isOnce ? "is there once" : "is there more than twice", "each number twice");
        });
        return board;
    }

    @Override
    String text(LoopBoard board) {
        return (board.full() ? FULL + '\n' : "") + super.text(board);
    }

    @Override
    public void describe(LoopBoard board, CoverBuilder<LoopOption> cover) {
        PointGrid grid = grid(board);
        LoopCover lines = new LoopCover(grid, cover, cell -> name(board, cell));
        for (int cell = 0; cell < grid.points(); cell++) {
            if (!board.isFree(cell)) {
                lines.degree(cell).times(1, 1);
            } else {
                lines.continueAt(cell, lines::off);
                if (board.full()) {
                    lines.degree(cell).times(2, 2);
                }
            }
        }
        List<String> numbers = new ArrayList<>(new LinkedHashSet<>(board.cells()));
        numbers.remove(LoopBoard.FREE);
        for (int bit = 0; 1 << bit < numbers.size(); bit++) {
            addBit(board, bit, numbers, lines, cover);
        }
        lines.addOptions();
    }

    /** Demands of one bit that it is equal in cells with a line between them, and 0 in a cell without a line. */
    private void addBit(
            LoopBoard board, int bit, List<String> numbers, LoopCover lines, CoverBuilder<LoopOption> cover) {
        PointGrid grid = grid(board);
        List<List<Item>> zero = new ArrayList<>();
        List<List<Item>> one = new ArrayList<>();
        for (int cell = 0; cell < grid.points(); cell++) {
            zero.add(new ArrayList<>());
            one.add(new ArrayList<>());
            if (board.isFree(cell)) {
                String name = "bit " + bit + " of " + board.place(cell);
                Item value = cover.item(name);
                Item line = cover.item("line or no " + name).repeated();
                zero.get(cell).addAll(List.of(value, line));
                one.get(cell).add(value);
                grid.at(cell).forEach(segment -> lines.on(segment).add(line));
            }
        }
        for (int segment = 0; segment < grid.segments(); segment++) {
            for (int end : List.of(0, 1)) {
                int from = grid.ends(segment).get(end);
                int to = grid.ends(segment).get(1 - end);
                boolean mayBeOne = (numbers.indexOf(board.at(from)) >> bit & 1) == 1; // also -1, of a free cell
                boolean mayBeZero = board.isFree(to) || (numbers.indexOf(board.at(to)) >> bit & 1) == 0;
                if (mayBeOne && mayBeZero) {
                    Item equal = cover.item("bit " + bit + " of " + board.place(from) + " at " + board.place(to))
                            .repeated();
                    lines.off(segment).add(equal);
                    zero.get(from).add(equal);
                    one.get(to).add(equal);
                }
            }
        }
        for (int cell = 0; cell < grid.points(); cell++) {
            if (board.isFree(cell)) {
                int row = cell / board.columns();
                int column = cell % board.columns();
                cover.option(new NumberBit(row, column, bit, false), zero.get(cell));
                cover.option(new NumberBit(row, column, bit, true), one.get(cell));
            }
        }
    }

    private static String name(LoopBoard board, int cell) {
        return board.isFree(cell) ? board.place(cell) : board.name(cell);
    }

    /** Returns a clause for each loop: without one of its lines, or with a line from one of its cells to others. */
    @Override
    public List<LazyClause<LoopOption>> broken(LoopBoard board, Set<LoopOption> chosen) {
        PointGrid grid = grid(board);
        List<LazyClause<LoopOption>> clauses = new ArrayList<>();
        for (Component<Integer> line : Component.of(with(grid, true, chosen), grid::beside)) {
            Set<Integer> cells = line.things().stream()
                    .flatMap(segment -> grid.ends(segment).stream())
                    .collect(Collectors.toSet());
            if (cells.stream().allMatch(board::isFree)) {
                int first = line.things().iterator().next();
                List<Integer> leaving = line.boundary().stream()
                        .filter(segment -> !cells.containsAll(grid.ends(segment)))
                        .toList();
                String sentence = "the loop " + grid.segment(first) + " is closed";
                clauses.add(new LazyClause<>(lines(grid, List.of(first)), lines(grid, leaving), sentence));
            }
        }
        return clauses;
    }

    @Override
    List<String> visits(LoopBoard board, int segment) {
        return List.of();
    }

    @Override
    boolean coversLines() {
        return true;
    }

    @Override
    void draw(Svg svg, double x, double y, String word) {
        svg.circle(x, y, DISC, "white");
        super.draw(svg, x, y, word);
    }
}
