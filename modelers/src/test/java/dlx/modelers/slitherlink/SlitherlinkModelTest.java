package dlx.modelers.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Uniqueness;
import dlx.core.model.LoadedModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlitherlinkModelTest extends ExactCoverModelContract<Slitherlink, Mark> {

    private final LoadedModel<Slitherlink, Mark> boards = LoadedModel.of(new SlitherlinkModel(), "test");

    @Override
    protected SlitherlinkModel model() {
        return new SlitherlinkModel();
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of("4.\n", "<text>:1:1: '4' is not a cell; expected a digit from 0 to 3, or '.'");
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of("1x1\n", 1L, "2x2\n", 13L, "3x3\n", 213L, "0\n", 0L, "3.\n..\n", 4L);
    }

    /** Compares with OEIS A140517, the number of cycles in a square grid. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 13", "3, 213", "4, 9349"})
    void countsTheLoopsOfASquare(int side, long loops) {
        Slitherlink board = Slitherlink.free(side, side);
        assertThat(boards.solver(board).count().solutions()).isEqualTo(loops);
        assertThat(boards.solver(board).toBuilder().threads(3).build().count().solutions())
                .isEqualTo(loops);
    }

    /** Compares the kinds of loops with the least of each loop's images. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 2, 4", "2, 3, 15", "3, 3, 43"})
    void countsTheKindsOfLoops(int rows, int columns, long kinds) {
        Slitherlink board = Slitherlink.free(rows, columns);
        Set<Set<Edge>> least = loops(board).stream()
                .map(loop -> IntStream.range(0, rows == columns ? 8 : 4)
                        .mapToObj(turn -> image(loop, rows, columns, turn))
                        .min(Comparator.comparing(one -> one.stream()
                                .map(Edge::toString)
                                .sorted()
                                .toList()
                                .toString()))
                        .orElseThrow())
                .collect(Collectors.toSet());
        assertThat(boards.solver(board).toBuilder()
                        .oneOfEachKind()
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(least.size());
        assertThat(least.size()).isEqualTo((int) kinds);
    }

    private static Set<Edge> image(Set<Edge> loop, int rows, int columns, int turn) {
        return loop.stream().map(edge -> image(edge, rows, columns, turn)).collect(Collectors.toSet());
    }

    private static Edge image(Edge edge, int rows, int columns, int turn) {
        int row = (turn & 1) == 0 ? edge.row() : rows - edge.row() - (edge.across() ? 0 : 1);
        int column = (turn & 2) == 0 ? edge.column() : columns - edge.column() - (edge.across() ? 1 : 0);
        return (turn & 4) == 0 ? new Edge(row, column, edge.across()) : new Edge(column, row, !edge.across());
    }

    /** Compares random clues with all loops of the board. */
    @Test
    void countsTheLoopsThatKeepTheClues() {
        Random random = new Random(7);
        int unique = 0;
        for (int round = 0; round < 300; round++) {
            Slitherlink free = Slitherlink.free(1 + random.nextInt(3), 1 + random.nextInt(4));
            List<Set<Edge>> loops = loops(free);
            Set<Edge> hidden = loops.get(random.nextInt(loops.size()));
            boolean isWrong = random.nextInt(5) == 0;
            List<Integer> clues = new ArrayList<>();
            for (int cell = 0; cell < free.clues().size(); cell++) {
                int sides = sides(cell, free.columns(), hidden);
                int shown = isWrong && random.nextInt(6) == 0 ? random.nextInt(4) : sides;
                clues.add(random.nextInt(3) == 0 || shown > 3 ? Slitherlink.NONE : shown);
            }
            Slitherlink board = new Slitherlink(free.columns(), clues);
            long expected = loops.stream().filter(loop -> isKept(board, loop)).count();
            assertThat(boards.solver(board).count().solutions()).as("%s", board).isEqualTo(expected);
            assertThat(boards.solver(board).unique().verdict())
                    .as("%s", board)
                    .isEqualTo(List.of(Uniqueness.Verdict.NONE, Uniqueness.Verdict.UNIQUE, Uniqueness.Verdict.MULTIPLE)
                            .get((int) Math.min(2, expected)));
            unique += expected == 1 ? 1 : 0;
        }
        assertThat(unique).isGreaterThan(50);
    }

    private static boolean isKept(Slitherlink board, Set<Edge> loop) {
        for (int cell = 0; cell < board.clues().size(); cell++) {
            int clue = board.clues().get(cell);
            if (clue >= 0 && clue != sides(cell, board.columns(), loop)) {
                return false;
            }
        }
        return true;
    }

    private static int sides(int cell, int columns, Set<Edge> loop) {
        int row = cell / columns;
        int column = cell % columns;
        List<Edge> sides = List.of(
                new Edge(row, column, true),
                new Edge(row + 1, column, true),
                new Edge(row, column, false),
                new Edge(row, column + 1, false));
        return (int) sides.stream().filter(loop::contains).count();
    }

    /** Returns all loops: from each corner, the paths over later corners that come back. */
    private static List<Set<Edge>> loops(Slitherlink board) {
        Set<Set<Edge>> loops = new HashSet<>();
        int columns = board.columns() + 1;
        for (int start = 0; start < (board.rows() + 1) * columns; start++) {
            walk(board, start, start, new HashSet<>(), new HashSet<>(), loops);
        }
        return new ArrayList<>(loops);
    }

    private static void walk(
            Slitherlink board, int start, int at, Set<Integer> visited, Set<Edge> path, Set<Set<Edge>> loops) {
        int columns = board.columns() + 1;
        int[][] steps = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        for (int[] step : steps) {
            int row = at / columns + step[0];
            int column = at % columns + step[1];
            int next = row * columns + column;
            Edge edge = new Edge(Math.min(row, at / columns), Math.min(column, at % columns), step[0] == 0);
            if (row < 0 || column < 0 || column >= columns || row > board.rows() || path.contains(edge)) {
                continue;
            }
            if (next == start) {
                Set<Edge> loop = new HashSet<>(path);
                loop.add(edge);
                loops.add(loop);
            } else if (next > start && visited.add(next)) {
                path.add(edge);
                walk(board, start, next, visited, path, loops);
                path.remove(edge);
                visited.remove(next);
            }
        }
    }
}
