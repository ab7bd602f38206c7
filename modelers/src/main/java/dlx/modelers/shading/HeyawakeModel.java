package dlx.modelers.shading;

import dlx.api.PuzzleText;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Model of heyawake: makes cells black, no two of them side by side, so that the white cells are connected, rooms with a
 * number have that number of black cells, and no straight line of white cells crosses two borders of rooms.
 *
 * <p>A cell has two options, black and white. A room with a number is an item of all its black cells, and so is each
 * shortest line over two borders, which needs a black cell. The constraint is that the white cells are connected.
 *
 * @since 0.1
 */
public final class HeyawakeModel extends ShadingModel {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public HeyawakeModel() {
        super("heyawake", "heyawake: black cells in rooms, white lines through two rooms at most", """
                A A A B B B
                C C D E E E
                C C D E E E
                C C D E E E
                F F F G G H
                F F F G G H
                A=1 B=1 D=1 E=0 F=2 G=1
                """);
    }

    @Override
    public String grammar() {
        return """
                The board is divided into rooms. Some cells become black; black cells do not share a side, and the other
                cells are connected by their sides. A room with a number has that number of black cells. A straight line
                of white cells crosses at most one border of rooms. A board is lines of words with blanks between, the
                same number of words in each line: the label of the cell's room, one to three letters or digits. Cells of
                a room are connected by their sides. Numbers follow in the next lines, separated by blanks: "A=2" for two
                black cells in room A. Boards have at most 100 rows and columns.

                An input may hold many boards; a blank line ends a board. Lines above a board that start with '#' are
                comments. Solutions are drawn with '#' for black cells; a label with '?' is a cell that is not decided.
                """;
    }

    @Override
    public ShadedBoard parse(PuzzleText text) {
        return RoomReader.read(text);
    }

    /** Returns the number of a room in its first cell. */
    @Override
    String shown(ShadedBoard board, Shade cell) {
        String room = board.word(cell);
        boolean isFirst = board.words().indexOf(room) == cell.row() * board.columns() + cell.column();
        return isFirst ? Objects.toString(board.counts().get(room), "") : "";
    }

    @Override
    boolean isWall(ShadedBoard board, Shade one, Shade other) {
        return !board.word(one).equals(board.word(other));
    }

    @Override
    void addRules(ShadedBoard board, ShadingCover cover) {
        Map<String, List<Shade>> rooms = board.byWord();
        board.counts()
                .forEach((room, count) -> cover.demand(
                                "the " + count + " of room " + room, rooms.getOrDefault(room, List.of()))
                        .times(count, count));
        Stream.<Function<Shade, Integer>>of(Shade::row, Shade::column)
                .flatMap(place -> board.all(true).collect(Collectors.groupingBy(place)).values().stream())
                .forEach(line -> addLines(board, cover, line));
        cover.keepBlackApart();
    }

    /** Adds an item for each part of a row or column between a border and the next one, with the cell beyond each. */
    private void addLines(ShadedBoard board, ShadingCover cover, List<Shade> line) {
        List<Integer> borders = IntStream.range(1, line.size())
                .filter(k -> isWall(board, line.get(k - 1), line.get(k)))
                .boxed()
                .toList();
        for (int k = 1; k < borders.size(); k++) {
            List<Shade> part = line.subList(borders.get(k - 1) - 1, borders.get(k) + 1);
            Shade last = part.get(part.size() - 1);
            cover.demand("line " + part.get(0).place() + "-" + last.place(), part)
                    .repeated();
        }
    }
}
