package dlx.modelers.loop;

import dlx.api.Area;
import dlx.api.Component;
import dlx.api.HasConstraint;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.HasTechniqueNames;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Technique;
import dlx.api.WordGrid;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.BoardAhead;
import dlx.modelers.grid.Ink;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Base of the models of lines on a board. Unless a model replaces it, the constraint is that the lines are one loop.
 */
abstract class LoopModel extends BundledModel<LoopBoard, LoopOption>
        implements HasPictures<LoopBoard, LoopOption>,
                HasConstraint<LoopBoard, LoopOption>,
                HasTechniqueNames<LoopBoard, LoopOption>,
                HasRecovery {

    /** The end of each grammar. */
    static final String INPUT = """

            An input may hold many boards; a blank line ends a board. Lines above a board that start with '#' and a
            blank are comments. Solutions are drawn with lines of '-' and '|'; '.' is a line that is not decided.
            """;

    /** The name of a step that continues a line. */
    static final String CONTINUE = "only way to continue";

    private final boolean ofCells;
    private final Words words;

    /**
     * The words of cells.
     *
     * @param between the text between the words of a row; empty if they are single characters
     * @param regex the regular expression of the words of cells that are not free
     * @param expected the same for readers of messages
     */
    record Words(String between, String regex, String expected) {}

    /**
     * Creates a model.
     *
     * @param ofCells true if lines lead from cell to cell, false if they run along the sides of cells
     * @param words the words of cells
     */
    LoopModel(String id, String title, boolean ofCells, Words words, String example) {
        super(id, Topic.LOOPS, title, example);
        this.ofCells = ofCells;
        this.words = words;
    }

    final PointGrid grid(LoopBoard board) {
        int more = ofCells ? 0 : 1;
        return new PointGrid(board.rows() + more, board.columns() + more, ofCells);
    }

    /** Reads a size, or a board. */
    @Override
    public LoopBoard parse(PuzzleText text) {
        return BoardAhead.read(text, LoopBoard::free, board -> board(cells(board), false));
    }

    final WordGrid cells(PuzzleText text) {
        BoardAhead.check(text, 0);
        String row = "a row of the board";
        return words.between.isEmpty() ? text.characters(row) : text.words(row);
    }

    final LoopBoard board(WordGrid cells, boolean full) {
        List<String> read = BoardAhead.words(cells, words.regex + "|\\.", words.expected + ", or '.'");
        return new LoopBoard(cells.columns(), read, full);
    }

    /**
     * Returns the names of items by whose demands the loop visits an end of a segment, which makes clauses stronger; empty
     * if it need not. The first one may stand for the place in messages.
     */
    abstract List<String> visits(LoopBoard board, int segment);

    @Override
    public List<LazyClause<LoopOption>> broken(LoopBoard board, Set<LoopOption> chosen) {
        PointGrid grid = grid(board);
        List<Integer> on = with(grid, true, chosen);
        if (on.isEmpty() && with(grid, false, chosen).size() == grid.segments()) {
            return List.of(new LazyClause<>(List.of(), lines(grid, with(grid, false, chosen)), "there is no loop"));
        }
        on.sort(Comparator.comparing(k -> visits(board, k).isEmpty()));
        List<LazyClause<Integer>> loops =
                Component.singleLoop(on, grid::at, grid::ends, k -> k, (in, out) -> apart(board, in, out));
        return loops.stream()
                .flatMap(loop -> Stream.of(
                        clause(board, loop),
                        new LazyClause<>(lines(grid, loop.go()), lines(grid, loop.come()), loop.sentence())))
                .distinct()
                .toList();
    }

    private String apart(LoopBoard board, int inside, int outside) {
        PointGrid grid = grid(board);
        List<String> visits = visits(board, outside);
        String other = visits.isEmpty() ? "the line " + grid.segment(outside) : visits.get(0);
        return "the loop " + grid.segment(inside) + " is closed, and " + other + " lies outside";
    }

    /** Returns a clause over segments as one over options, without lines where the loop has to be anyway. */
    private LazyClause<LoopOption> clause(LoopBoard board, LazyClause<Integer> loop) {
        PointGrid grid = grid(board);
        List<Integer> go = new ArrayList<>(loop.go());
        go.removeIf(k -> !visits(board, k).isEmpty());
        Set<String> items = new LinkedHashSet<>();
        loop.go().forEach(k -> items.addAll(visits(board, k)));
        return new LazyClause<>(lines(grid, go), lines(grid, loop.come()), items, List.of(), loop.sentence());
    }

    @Override
    public List<Set<LoopOption>> structure(LoopBoard board) {
        PointGrid grid = grid(board);
        return IntStream.range(0, grid.points())
                .mapToObj(point -> Set.copyOf(lines(grid, grid.at(point))))
                .toList();
    }

    /** Returns the segments that are on, or off. */
    static List<Integer> with(PointGrid grid, boolean isOn, Set<LoopOption> chosen) {
        return IntStream.range(0, grid.segments())
                .filter(k -> chosen.contains(new Stroke(grid.segment(k), isOn)))
                .boxed()
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Returns the options that segments are on. */
    static List<LoopOption> lines(PointGrid grid, Collection<Integer> segments) {
        return segments.stream()
                .<LoopOption>map(k -> new Stroke(grid.segment(k), true))
                .toList();
    }

    /** Returns true if a cell has a color. */
    boolean isColored(LoopBoard board, int cell) {
        return false;
    }

    /** {@inheritDoc} Without options, returns the text of the puzzle. */
    @Override
    public String render(LoopBoard board, Solution<LoopOption> solution) {
        return solution.options().isEmpty()
                ? text(board)
                : drawing(board, solution).text();
    }

    private LoopDrawing drawing(LoopBoard board, Solution<LoopOption> solution) {
        return new LoopDrawing(this, board, grid(board), Set.copyOf(solution.options()));
    }

    /** Returns the text of a board. */
    String text(LoopBoard board) {
        return board.text(words.between);
    }

    @Override
    public Svg picture(LoopBoard board, Solution<LoopOption> solution) {
        return drawing(board, solution).picture();
    }

    /** Returns true if words are drawn over lines, false if lines are drawn over words. */
    boolean coversLines() {
        return false;
    }

    /** Draws the word of a cell around a point. */
    void draw(Svg svg, double x, double y, String word) {
        svg.boldWord(x, y, Ink.SIZE, Ink.GIVEN, word);
    }

    @Override
    public List<Area> areas(LoopBoard board, LoopOption option) {
        if (option instanceof CellColor color) {
            return List.of(Area.cell(color.row(), color.column()));
        }
        return option instanceof Stroke stroke ? List.of(LoopDrawing.area(stroke.segment())) : List.of();
    }

    /** {@inheritDoc} Names the steps that continue a line, rule out a dead end, or keep a loop open. */
    @Override
    public Optional<String> techniqueName(LoopBoard board, Technique<LoopOption> technique) {
        String item = technique.demands().get(0).item();
        boolean isStroke = technique.options().stream().allMatch(Stroke.class::isInstance);
        if (technique.kind() != Technique.Kind.SINGLE || !isStroke) {
            return Optional.empty();
        }
        if (item.startsWith("avoiding that ")) {
            return Optional.of("closed loop");
        }
        boolean isOff = technique.options().get(0) instanceof Stroke stroke && !stroke.on();
        return item.startsWith(LoopCover.OTHER) ? Optional.of(isOff ? "dead end" : CONTINUE) : Optional.empty();
    }
}
