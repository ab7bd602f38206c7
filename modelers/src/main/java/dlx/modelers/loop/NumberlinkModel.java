package dlx.modelers.loop;

import dlx.api.Component;
import dlx.api.CoverBuilder;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.api.WordGrid;
import dlx.modelers.grid.BoardAhead;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Model of numberlink: draws lines that connect equal numbers, without branches and crossings.
 *
 * <p>A segment between two cells has two options, on and off. One segment is on at a number, none or two at another cell.
 * The constraint is that each line connects equal numbers.
 *
 * @since 0.1
 */
public final class NumberlinkModel extends LoopModel {

    private static final String FULL = "all cells";

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public NumberlinkModel() {
        super(
                "numberlink",
                "numberlink: lines that connect equal numbers",
                """
                . . . . 3
                . . . . 2
                . . 1 1 3
                . . . 2 .
                . . . . .
                """,
                true,
                "[0-9A-Za-z]{1,3}",
                "a number or letters");
    }

    @Override
    public String grammar() {
        return """
                Lines run from cell to cell and connect equal numbers. A line does not branch, and lines do not cross or
                touch. There are no other lines. A board is lines of words with blanks between: a number or letters, each
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
        BoardAhead.check(text, 0);
        WordGrid words = text.words("a row of the board");
        LoopBoard board = board(words, isFull);
        Map<String, List<Word>> ends = new LinkedHashMap<>();
        words.map(word ->
                ends.computeIfAbsent(word.text(), label -> new ArrayList<>()).add(word));
        ends.remove(LoopBoard.FREE);
        ends.values().stream().filter(same -> same.size() != 2).findFirst().ifPresent(same -> {
            throw same.size() == 1
                    ? same.get(0).wrong("is there once", "each number twice")
                    : same.get(2).wrong("is there more than twice", "each number twice");
        });
        return board;
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
        for (int segment = 0; segment < grid.segments(); segment++) {
            List<Integer> ends = grid.ends(segment);
            if (ends.stream().noneMatch(board::isFree) && !board.at(ends.get(0)).equals(board.at(ends.get(1)))) {
                lines.off(segment).add(cover.item("different numbers " + grid.segment(segment)));
            }
        }
        lines.addOptions();
    }

    private static String name(LoopBoard board, int cell) {
        return board.isFree(cell) ? board.place(cell) : board.name(cell);
    }

    @Override
    public List<LazyClause<LoopOption>> broken(LoopBoard board, Set<LoopOption> chosen) {
        PointGrid grid = grid(board);
        Set<Integer> on = Set.copyOf(with(grid, true, chosen));
        List<Integer> cells = IntStream.range(0, grid.points()).boxed().toList();
        Map<List<LoopOption>, LazyClause<LoopOption>> clauses = new LinkedHashMap<>();
        for (Component<Integer> line : Component.of(
                cells,
                cell -> grid.at(cell).stream()
                        .filter(on::contains)
                        .flatMap(segment -> grid.ends(segment).stream())
                        .toList())) {
            Set<Integer> inside = line.things();
            List<Integer> numbers =
                    inside.stream().filter(cell -> !board.isFree(cell)).toList();
            for (int number : numbers) {
                int other = IntStream.range(0, grid.points())
                        .filter(cell -> cell != number && board.at(cell).equals(board.at(number)))
                        .findFirst()
                        .orElseThrow();
                if (!inside.contains(other)) {
                    List<LoopOption> come = lines(grid, Component.exits(inside, other, grid::at, grid::ends));
                    String sentence = "the line of " + board.name(number) + " does not reach " + board.name(other);
                    List<String> items = List.of(board.name(number), board.name(other));
                    clauses.putIfAbsent(come, new LazyClause<>(List.of(), come, items, List.of(), sentence));
                }
            }
            if (numbers.isEmpty() && inside.size() > 1) {
                int first = inside.iterator().next();
                List<Integer> go =
                        grid.at(first).stream().filter(on::contains).limit(1).toList();
                List<LoopOption> come = lines(grid, leaving(grid, inside));
                String sentence = "the line at " + board.place(first) + " does not reach a number";
                clauses.put(
                        come,
                        board.full()
                                ? new LazyClause<>(List.of(), come, List.of(board.place(first)), List.of(), sentence)
                                : new LazyClause<>(lines(grid, go), come, sentence));
            }
        }
        return List.copyOf(clauses.values());
    }

    /** Returns the segments with one end among some cells. */
    private static List<Integer> leaving(PointGrid grid, Set<Integer> inside) {
        return inside.stream()
                .flatMap(cell -> grid.at(cell).stream())
                .filter(segment -> !inside.containsAll(grid.ends(segment)))
                .toList();
    }

    @Override
    List<String> visits(LoopBoard board, int segment) {
        return List.of();
    }
}
