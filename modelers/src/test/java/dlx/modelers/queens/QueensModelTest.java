package dlx.modelers.queens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Found;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.Texts;
import dlx.modelers.queens.QueensModel.Board;
import dlx.modelers.queens.QueensModel.Queen;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueensModelTest extends ExactCoverModelContract<Board, Queen> {

    private final LoadedModel<Board, Queen> queens = LoadedModel.of(new QueensModel(), "test");

    @Override
    protected QueensModel model() {
        return new QueensModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "1", 1L, // these: OEIS A000170
                "2", 0L,
                "3", 0L,
                "4", 2L,
                "5", 10L,
                "6", 4L,
                "8", 92L,
                "10", 724L,
                ".Q..\n....\n....\n....\n", 1L,
                "Q..\n..Q\n...\n", 0L);
    }

    @Test
    void drawsQueensAndFreeCells() {
        Board board = new Board(4, List.of());
        List<Queen> solution = List.of(new Queen(0, 1), new Queen(1, 3), new Queen(2, 0), new Queen(3, 2));
        assertThat(model().render(board, Solution.of(solution))).isEqualTo(".Q..\n...Q\nQ...\n..Q.\n");
        assertThat(solution.get(0)).hasToString("r1c2");
    }

    @ParameterizedTest(name = "a queen in row 0, column {0} leaves {1} of the 92 solutions of 8 queens")
    @CsvSource({"0, 4", "1, 8", "2, 16", "3, 18", "4, 18", "5, 16", "6, 8", "7, 4"}) // symmetric; adds up to 92
    void keepsPlacedQueens(int column, int count) {
        String drawn = ".".repeat(column) + "Q" + ".".repeat(7 - column) + "\n" + "........\n".repeat(7);
        assertThat(queens.solver(queens.puzzle(drawn)).count().solutions()).isEqualTo(count);
    }

    @ParameterizedTest
    @CsvSource({"QQ../..../..../....", "Q.../Q.../..../....", "Q.../.Q../..../....", "..Q./.Q../..../...."})
    void findsNothingWherePlacedQueensAttackEachOther(String drawn) {
        assertThat(queens.solver(queens.puzzle(drawn.replace('/', '\n')))
                        .solve()
                        .options())
                .isEmpty();
    }

    /**
     * The engine slots takes very long at some sizes from 56 on. The node limit replaces a time limit of some tenths of
     * a second.
     */
    @Test
    void findsAPlacementAtSizesFromTheSmallestToTheGreatest() {
        for (int size = 4; size <= Tier.of(128, 512); size += size < Tier.of(16, 64) ? 1 : 32) {
            findsAPlacement(size);
        }
    }

    @Test
    @Tag("slow")
    void findsAPlacementAtAnySizeThatTheGrammarAllows() {
        for (int size = 4; size <= 512; size++) {
            findsAPlacement(size);
        }
    }

    private void findsAPlacement(int size) {
        Board board = new Board(size, List.of());
        Found<Queen> answer =
                queens.solver(board).toBuilder().nodeLimit(100_000).build().solve();
        assertThat(answer.solution()).as("size " + size).isPresent();
        assertThat(queens.solver(new Board(size, answer.solution().get()))
                        .count()
                        .solutions())
                .as("size " + size)
                .isEqualTo(1);
    }

    @Test
    void readsManyBoards() {
        PuzzleText text = PuzzleText.of("# two sizes\n4\n5\n\nQ .\n. .\n\n# one more\n..\r\n..\r\n");
        assertThat(Stream.generate(() -> queens.next(text)).limit(5))
                .extracting(board -> board.map(Board::size).orElse(0))
                .containsExactly(4, 5, 2, 2, 0);
    }

    @Test
    void goesOnAfterABadBoard() {
        PuzzleText text = PuzzleText.of("4x\n5\nQ..\n.x.\n...\n\n6\n");
        assertThat(Texts.readOn(queens, text, Board::size)).isEqualTo("error in line 1 5 error in line 4 6");
    }

    @Test
    void leavesOutDiagonalsOfOneCell() {
        Cover<Queen> cover = queens.solverOf("8").cover();
        assertThat(cover.itemCount()).isEqualTo(8 + 8 + 13 + 13);
        assertThat(cover.nodeCount()).isEqualTo(4 * 64 - 4);
        assertThat(queens.solverOf("1").cover().itemCount()).isEqualTo(2);
    }

    @Test
    void searchesFromTheMiddle() {
        // as the instance of Knuth's order in the measurements: 11 578 nodes
        assertThat(queens.solver(queens.puzzle("10")).toBuilder()
                        .engine("links")
                        .build()
                        .count()
                        .nodes())
                .isEqualTo(11_578);
    }

    @ParameterizedTest(name = "{1} toroidal solutions of {0} queens")
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 0", "5, 10", "6, 0", "7, 28", "8, 0", "9, 0", "11, 88", "13, 4524"})
    void joinsTheEdgesOfAToroidalBoard(String size, int count) { // OEIS A007705
        assertThat(queens.solver(toroidal(size)).count().solutions()).isEqualTo(count);
    }

    @Test
    void findsWhatASlowSearchFindsOnAToroidalBoard() {
        for (int n = 1; n <= 7; n++) {
            assertThat(queens.solver(toroidal(Integer.toString(n))).count().solutions())
                    .as("%d queens", n)
                    .isEqualTo(slowToroidalCount(n, new int[n], 0));
        }
    }

    @Test
    void keepsPlacedQueensOnAToroidalBoard() {
        Board placed = toroidal("Q....\n.....\n.....\n.....\n.....\n");
        assertThat(placed).isEqualTo(new Board(5, List.of(new Queen(0, 0)), true));
        assertThat(queens.solver(placed).iterator().stream()).hasSize(2).allMatch(s -> s.contains(new Queen(0, 0)));
        assertThat(model().shape(placed)).contains(new Board(5, List.of(), true));
        List<Queen> solution = queens.solver(placed).solve().options().orElseThrow();
        Board full = toroidal(queens.render(placed, Solution.of(solution)));
        assertThat(queens.solver(full).iterator().stream()).containsExactly(solution);
        assertThat(queens.solver(toroidal("Q...\n....\n.Q..\n....\n")).solve().options())
                .isEmpty();
    }

    @Test
    void takesYesOrNo() {
        PuzzleText no = Texts.of("8", Map.of("toroidal", "no"));
        assertThat(queens.next(no)).contains(new Board(8, List.of()));
        PuzzleText text = Texts.of("8", Map.of("toroidal", "maybe"));
        assertThatThrownBy(() -> queens.next(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("--set toroidal:1:1: 'maybe' is not an answer; expected yes or no");
    }

    @Test
    void drawsACrownAQueen() {
        Board board = queens.puzzle("Q.....\n".replace("Q.", ".Q") + "......\n".repeat(5));
        List<Queen> solution = queens.solver(board).solve().options().orElseThrow();
        String svg = model().picture(board, Solution.of(solution)).toString();
        assertThat(svg.split("fill=\"#d9c9ae\"")).hasSize(18 + 1);
        assertThat(svg.split("<circle [^>]*fill=\"black\"")).hasSize(5 + 1);
        assertThat(svg.split("<circle [^>]*fill=\"#1f4fb0\"")).hasSize(5 * 5 + 1);
    }

    private Board toroidal(String text) {
        return queens.next(Texts.of(text, Map.of("toroidal", "yes"))).orElseThrow();
    }

    private static int slowToroidalCount(int n, int[] columns, int row) {
        if (row == n) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < n; column++) {
            boolean free = true;
            for (int r = 0; r < row; r++) {
                int right = columns[r] - column;
                free &= right != 0 && (right + row - r) % n != 0 && (right - row + r) % n != 0;
            }
            if (free) {
                columns[row] = column;
                count += slowToroidalCount(n, columns, row + 1);
            }
        }
        return count;
    }
}
