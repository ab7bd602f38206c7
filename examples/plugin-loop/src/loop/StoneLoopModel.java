package loop;

import dlx.api.Component;
import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.HasConstraint;
import dlx.api.Item;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One loop from cell to cell through all stones. */
public final class StoneLoopModel implements HasConstraint<StoneLoopModel.Board, StoneLoopModel.Line> {

    public record Cell(int row, int column) {
        @Override
        public String toString() {
            return "r" + (row + 1) + "c" + (column + 1);
        }
    }

    /** The step from a cell to the next cell to the right or below. */
    public record Edge(Cell from, Cell to) {
        List<Cell> ends() {
            return List.of(from, to);
        }

        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    /** The option "the loop takes this step", or "it does not". */
    public record Line(Edge edge, boolean on) {
        @Override
        public String toString() {
            return (on ? "line " : "gap ") + edge;
        }
    }

    public record Board(List<List<Boolean>> stones) {
        boolean isStone(Cell cell) {
            return stones.get(cell.row()).get(cell.column());
        }

        List<Cell> cells() {
            int width = stones.get(0).size();
            return IntStream.range(0, stones.size() * width)
                    .mapToObj(k -> new Cell(k / width, k % width))
                    .toList();
        }

        List<Edge> at(Cell cell) {
            Cell right = new Cell(cell.row(), cell.column() + 1);
            Cell below = new Cell(cell.row() + 1, cell.column());
            Cell left = new Cell(cell.row(), cell.column() - 1);
            Cell above = new Cell(cell.row() - 1, cell.column());
            return Stream.of(new Edge(cell, right), new Edge(cell, below), new Edge(left, cell), new Edge(above, cell))
                    .filter(edge -> edge.ends().stream().allMatch(this::has))
                    .toList();
        }

        boolean has(Cell cell) {
            int columns = stones.get(0).size();
            return cell.row() >= 0 && cell.row() < stones.size() && cell.column() >= 0 && cell.column() < columns;
        }

        List<Edge> edges() {
            return cells().stream()
                    .flatMap(cell -> at(cell).stream().filter(edge -> edge.from().equals(cell)))
                    .toList();
        }
    }

    @Override
    public String id() {
        return "stone-loop";
    }

    @Override
    public Board parse(PuzzleText text) {
        return new Board(text.characters("a row of the board").map(cell -> cell.text().equals("o")));
    }

    @Override
    public void describe(Board board, CoverBuilder<Line> cover) {
        Map<Line, List<Item>> held = new LinkedHashMap<>();
        for (Edge edge : board.edges()) {
            Item either = cover.item("either " + edge); // each option has an item that must be covered
            hold(held, new Line(edge, true), either);
            hold(held, new Line(edge, false), either);
        }
        for (Cell cell : board.cells()) {
            Item lines = cover.item("lines at " + cell).times(board.isStone(cell) ? 2 : 0, 2);
            for (Edge edge : board.at(cell)) {
                Item next = cover.item(edge + " continues at " + cell).repeated(); // it is off, or another one is on
                hold(held, new Line(edge, false), next);
                hold(held, new Line(edge, true), lines);
                board.at(cell).stream()
                        .filter(other -> !other.equals(edge))
                        .forEach(other -> hold(held, new Line(other, true), next));
            }
        }
        held.forEach(cover::option);
    }

    private static void hold(Map<Line, List<Item>> held, Line line, Item item) {
        held.computeIfAbsent(line, l -> new ArrayList<>()).add(item);
    }

    @Override
    public List<LazyClause<Line>> broken(Board board, Set<Line> chosen) {
        List<Edge> on = board.edges().stream()
                .filter(edge -> chosen.contains(new Line(edge, true)))
                .toList();
        return Component.singleLoop(
                on,
                board::at,
                Edge::ends,
                edge -> new Line(edge, true),
                (inside, outside) -> "a closed loop leaves out " + outside.from());
    }

    @Override
    public String render(Board board, Solution<Line> solution) {
        char[][] text = Grid.filled(2 * board.stones().size() - 1, 2 * board.stones().get(0).size() - 1, ' ');
        board.cells().forEach(cell -> text[2 * cell.row()][2 * cell.column()] = board.isStone(cell) ? 'o' : '.');
        for (Line line : solution.options()) {
            Cell from = line.edge().from();
            Cell to = line.edge().to();
            if (line.on()) {
                text[from.row() + to.row()][from.column() + to.column()] = from.row() == to.row() ? '-' : '|';
            }
        }
        return Grid.text(text);
    }
}
