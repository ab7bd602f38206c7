package dlx.modelers.slitherlink;

import dlx.api.Area;
import dlx.api.Component;
import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.HasConstraint;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.Item;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Word;
import dlx.api.WordGrid;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.BoardAhead;
import dlx.modelers.grid.Ink;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Model of slitherlink: draws one loop along the sides of cells; a number is the number of sides of its cell that belong
 * to the loop.
 *
 * <p>An edge has two options, on and off. At a corner, each edge that is on needs another one, and at most two are on:
 * so the edges that are on form loops. The constraint is that they form one loop.
 *
 * @since 0.1
 */
public final class SlitherlinkModel extends BundledModel<Slitherlink, Mark>
        implements HasPictures<Slitherlink, Mark>, HasConstraint<Slitherlink, Mark>, HasRecovery {

    private static final double LINE = 0.1;

    private static final double THIN = 0.03;

    private static final String UNDECIDED = "#bbbbbb";

    private static final double DOT = 0.06;

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public SlitherlinkModel() {
        super("slitherlink", Topic.LOOPS, "slitherlink: one loop along the sides of cells, with counted sides", """
                .2...
                ...01
                23..1
                1..3.
                2..2.
                """);
    }

    @Override
    public String grammar() {
        return """
                One loop runs along the sides of cells. It does not touch or cross itself. A number tells how many of
                the four sides of its cell belong to the loop. A board is lines of characters, blanks between them are
                ignored: a digit from 0 to 3, '.' for a cell without a number. Boards have at most 100 rows and columns.

                A size alone, as 4x6, is a board of 4 rows and 6 columns without numbers, to count loops.

                An input may hold many boards; a blank line ends a board. Lines above a board that start with '#' are
                comments. Solutions are drawn with '+' for corners, and lines of '-' and '|';
                '.' is a side that is not decided.
                """;
    }

    @Override
    public Slitherlink parse(PuzzleText text) {
        Optional<BoardAhead.Size> size = BoardAhead.size(text);
        if (size.isPresent()) {
            return Slitherlink.free(size.get().rows(), size.get().columns());
        }
        BoardAhead.check(text, 0);
        WordGrid cells = BoardAhead.checked(text.characters("a row of the board"));
        return new Slitherlink(
                cells.columns(),
                cells.map(SlitherlinkModel::clue).stream().flatMap(List::stream).toList());
    }

    private static int clue(Word cell) {
        int clue = ".0123".indexOf(cell.text());
        if (clue < 0) {
            throw cell.wrong("is not a cell", "a digit from 0 to 3, or '.'");
        }
        return clue - 1;
    }

    @Override
    public void describe(Slitherlink board, CoverBuilder<Mark> cover) {
        Map<Edge, List<Item>> on = new HashMap<>();
        Map<Edge, List<Item>> off = new HashMap<>();
        board.edges().forEach(edge -> {
            Item item = cover.item("side " + edge);
            on.put(edge, new ArrayList<>(List.of(item)));
            off.put(edge, new ArrayList<>(List.of(item)));
        });
        for (int row = 0; row <= board.rows(); row++) {
            for (int column = 0; column <= board.columns(); column++) {
                String corner = "corner r" + (row + 1) + "c" + (column + 1);
                List<Edge> edges = Edge.at(row, column).filter(board::has).toList();
                Item all = cover.item(corner).times(0, 2);
                for (Edge edge : edges) {
                    on.get(edge).add(all);
                    Item other = cover.item("the line " + edge + " goes on at " + corner)
                            .repeated();
                    off.get(edge).add(other);
                    edges.stream()
                            .filter(e -> !e.equals(edge))
                            .forEach(e -> on.get(e).add(other));
                }
            }
        }
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                int clue = board.clue(row, column);
                if (clue != Slitherlink.NONE) {
                    Item item = cover.item(clueName(clue, row, column)).times(clue, clue);
                    sides(row, column).forEach(edge -> on.get(edge).add(item));
                }
            }
        }
        board.edges().forEach(edge -> {
            cover.option(new Mark(edge, true), on.get(edge));
            cover.option(new Mark(edge, false), off.get(edge));
        });
    }

    private static String clueName(int clue, int row, int column) {
        return "the " + clue + " at r" + (row + 1) + "c" + (column + 1);
    }

    private static Stream<Edge> sides(int row, int column) {
        return Stream.of(
                new Edge(row, column, true),
                new Edge(row, column, false),
                new Edge(row + 1, column, true),
                new Edge(row, column + 1, false));
    }

    @Override
    public List<LazyClause<Mark>> broken(Slitherlink board, Set<Mark> chosen) {
        List<Edge> on = board.edges()
                .filter(edge -> chosen.contains(new Mark(edge, true)))
                .toList();
        if (on.isEmpty()) {
            List<Mark> lines = board.edges().map(edge -> new Mark(edge, true)).toList();
            boolean areAllOff = board.edges().allMatch(edge -> chosen.contains(new Mark(edge, false)));
            return areAllOff ? List.of(new LazyClause<>(List.of(), lines, "there is no loop")) : List.of();
        }
        return Component.connect(
                on,
                board::neighbors,
                edge -> new Mark(edge, true),
                (inside, outside) -> "the loop " + inside + " is closed, and the line " + outside + " lies outside");
    }

    @Override
    public List<Set<Mark>> structure(Slitherlink board) {
        return IntStream.range(0, (board.rows() + 1) * (board.columns() + 1))
                .mapToObj(k -> Edge.at(k / (board.columns() + 1), k % (board.columns() + 1))
                        .filter(board::has)
                        .map(edge -> new Mark(edge, true))
                        .collect(Collectors.toSet()))
                .toList();
    }

    @Override
    public String render(Slitherlink board, Solution<Mark> solution) {
        char[][] text = Grid.filled(2 * board.rows() + 1, 2 * board.columns() + 1, ' ');
        for (int row = 0; row <= board.rows(); row++) {
            for (int column = 0; column <= board.columns(); column++) {
                text[2 * row][2 * column] = '+';
                if (row < board.rows() && column < board.columns() && board.clue(row, column) >= 0) {
                    text[2 * row + 1][2 * column + 1] = (char) ('0' + board.clue(row, column));
                }
            }
        }
        board.edges().forEach(edge -> draw(text, edge, '.'));
        solution.options()
                .forEach(mark ->
                        draw(text, mark.edge(), !mark.on() ? ' ' : mark.edge().across() ? '-' : '|'));
        return Grid.text(text);
    }

    private static void draw(char[][] text, Edge edge, char sign) {
        text[2 * edge.row() + (edge.across() ? 0 : 1)][2 * edge.column() + (edge.across() ? 1 : 0)] = sign;
    }

    @Override
    public Svg picture(Slitherlink board, Solution<Mark> solution) {
        Svg svg = new Svg(board.columns() + 1, board.rows() + 1);
        for (int row = 0; row <= board.rows(); row++) {
            for (int column = 0; column <= board.columns(); column++) {
                svg.circle(column + 0.5, row + 0.5, DOT, Ink.GIVEN);
                if (row < board.rows() && column < board.columns() && board.clue(row, column) >= 0) {
                    svg.boldWord(column + 1, row + 1, Ink.SIZE, Ink.GIVEN, "" + board.clue(row, column));
                }
            }
        }
        Set<Edge> decided = solution.options().stream().map(Mark::edge).collect(Collectors.toSet());
        board.edges().filter(edge -> !decided.contains(edge)).forEach(edge -> draw(svg, edge, THIN, UNDECIDED));
        solution.options().stream().filter(Mark::on).forEach(mark -> draw(svg, mark.edge(), LINE, Ink.FOUND));
        return svg;
    }

    private static void draw(Svg svg, Edge edge, double width, String color) {
        double x = edge.column() + 0.5;
        double y = edge.row() + 0.5;
        svg.line(x, y, edge.across() ? x + 1 : x, edge.across() ? y : y + 1, width, color);
    }

    @Override
    public List<Area> areas(Slitherlink board, Mark mark) {
        return List.of();
    }
}
