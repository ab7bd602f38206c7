package dlx.modelers.domination;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.domination.DominationModel.Cell;
import dlx.modelers.domination.DominationModel.Guard;
import dlx.modelers.domination.DominationModel.Vertex;
import dlx.modelers.grid.Texts;
import dlx.testkit.ExactCoverModelContract;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DominationModelTest extends ExactCoverModelContract<Ground, Guard> {

    private static final String PETERSEN = "p edge 10 15\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\ne 1 6\ne 2 7\ne 3 8\n"
            + "e 4 9\ne 5 10\ne 6 8\ne 8 10\ne 10 7\ne 7 9\ne 9 6\n";

    private final LoadedModel<Ground, Guard> domination = LoadedModel.of(new DominationModel(), "test");

    @Override
    protected DominationModel model() {
        return new DominationModel();
    }

    /** Sets that dominate: of a complete graph, all but the empty one; of a path, OEIS A000213. */
    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "1", 1L,
                "2", 15L,
                "1 3", 7L,
                "2 3\n", subsetsThatDominate(new ChessBoard(2, 3, ChessPiece.QUEEN)),
                "3\n", subsetsThatDominate(new ChessBoard(3, 3, ChessPiece.QUEEN)),
                "p edge 1 0\n", 1L,
                "0 1 0\n1 0 1\n0 1 0\n", 5L,
                "p edge 3 2\ne 1 2\ne 2 3\n", 5L,
                "p edge 4 3\ne 1 2\ne 2 3\ne 3 4\n", 9L,
                "p edge 5 4\ne 1 2\ne 2 3\ne 3 4\ne 4 5\n", 17L);
    }

    /** Queens: OEIS A075458. Kings: a third of the rows times a third of the columns, rounded up. Knights: A006075. */
    @ParameterizedTest(name = "{0} on {1}: {2}")
    @CsvSource({
        "queen, 1, 1", "queen, 2, 1", "queen, 3, 1", "queen, 4, 2", "queen, 5, 3", "queen, 6, 3",
        "queen, 7, 4", "queen, 8, 5", "queen, 9, 5", "queen, 10, 5", "king, 1, 1", "king, 3, 1",
        "king, 4, 4", "king, 7, 9", "king, 5 7, 6", "king, 2 6, 2", "knight, 3, 4", "knight, 4, 4",
        "knight, 5, 5", "knight, 6, 8", "knight, 7, 10", "rook, 1, 1", "rook, 4, 4", "rook, 3 5, 3",
        "rook, 6, 6", "bishop, 1, 1", "bishop, 2, 2", "bishop, 4, 4", "bishop, 5, 5", "bishop, 7, 7"
    })
    void needsAsManyPiecesAsIsKnown(String piece, String size, int fewest) {
        assertThat(FewestOptions.of(cover(ground(size, piece)))).isEqualTo(fewest);
    }

    @Test
    void needsThreeVerticesOfThePetersenGraph() {
        assertThat(FewestOptions.of(cover(domination.puzzle(PETERSEN)))).isEqualTo(3);
        assertThat(domination.solver(domination.puzzle(PETERSEN)).best().score())
                .isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"queen", "rook", "bishop", "knight", "king"})
    void findsTheFewestOnSmallBoards(String piece) {
        for (String size : List.of("1", "2", "3", "1 5", "2 4", "3 4")) {
            Ground ground = ground(size, piece);
            var best = domination.solver(ground).best();
            assertThat(best.score()).as("%ss on %s", piece, size).isEqualTo(FewestOptions.of(cover(ground)));
            assertThat(best.solution().orElseThrow())
                    .as("%ss on %s", piece, size)
                    .hasSize((int) best.score());
        }
    }

    /** Compares the number of cells held by a piece in a corner and in the middle, including its own cell. */
    @ParameterizedTest
    @CsvSource({"queen, 13, 17", "rook, 9, 9", "bishop, 5, 9", "knight, 3, 9", "king, 4, 9"})
    void movesPiecesAsInChess(String piece, int corner, int middle) {
        ChessBoard board = (ChessBoard) ground("5", piece);
        assertThat(board.watchedFrom(new Cell(0, 4))).hasSize(corner).contains(new Cell(0, 4));
        assertThat(board.watchedFrom(new Cell(2, 2))).hasSize(middle).contains(new Cell(2, 2));
    }

    @Test
    void callsItemsAndOptionsAsPeopleDo() {
        Cover<Guard> board = cover(ground("2 3", "knight"));
        assertThat(IntStream.range(0, board.itemCount()).mapToObj(board::itemName))
                .startsWith("cell r1c1", "cell r1c2")
                .hasSize(6);
        assertThat(board.label(5)).isEqualTo("r2c3");
        assertThat(board.weight(5)).isEqualTo(1);
        assertThat(board.data().isRepeated()).isTrue();
        Cover<Guard> graph = cover(domination.puzzle("p edge 3 1\ne 1 3\n"));
        assertThat(graph.data().isRepeated()).isTrue();
        assertThat(graph.itemName(2)).isEqualTo("vertex 3");
        assertThat(graph.label(2)).isEqualTo("vertex 3");
        assertThat(graph.firstNode(3) - graph.firstNode(2))
                .as("vertices that 3 watches")
                .isEqualTo(2);
    }

    @Test
    void turnsASquareEightWaysAndARectangleFour() {
        assertThat(distinct(ground("3", "queen"))).isEqualTo(classes(new ChessBoard(3, 3, ChessPiece.QUEEN)));
        assertThat(distinct(ground("2 3", "queen"))).isEqualTo(classes(new ChessBoard(2, 3, ChessPiece.QUEEN)));
    }

    @Test
    void drawsPiecesAndChosenVertices() {
        Ground board = ground("2 3", "knight");
        assertThat(model().render(board, Solution.of(List.of(new Cell(0, 1), new Cell(1, 2)))))
                .isEqualTo(".N.\n..N\n");
        Ground petersen = domination.puzzle(PETERSEN);
        assertThat(model().render(petersen, Solution.of(List.of(new Vertex(1), new Vertex(8), new Vertex(9)))))
                .isEqualTo("1 8 9\n");
        assertThat(model().render(petersen, Solution.of(List.of()))).isEqualTo("\n");
    }

    @Test
    void showsWhichPieceSeesWhichCell() {
        Ground board = ground("3", "rook");
        String picture = svg(board, List.of(new Cell(0, 0)));
        assertThat(picture.split("<circle")).as("four dots and the piece").hasSize(1 + 5);
        assertThat(picture.split("#9a9a9a")).as("cells that no rook sees").hasSize(1 + 4);
        assertThat(svg(board, List.of(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2))))
                .doesNotContain("#9a9a9a");
        assertThat(picture).contains(">R</text>");
    }

    @Test
    void showsWhichVertexReachesWhich() {
        Ground path = domination.puzzle("p edge 4 3\ne 1 2\ne 2 3\ne 3 4\n");
        String picture = svg(path, List.of(new Vertex(2)));
        assertThat(picture.split("<circle")).hasSize(1 + 4);
        assertThat(picture.split(">2</text>")).as("inside of 2, beside 1 and 3").hasSize(1 + 3);
        assertThat(picture.split("#c0c0c0")).as("4 is not reached").hasSize(1 + 1);
    }

    @Test
    void readsBoardsAndGraphsOneAfterTheOther() {
        PuzzleText text = PuzzleText.of("# two boards\n3\n2 4\nc a graph\np edge 2 1\ne 1 2\n5\n\np edge 1 0\n");
        assertThat(Texts.all(domination, text))
                .extracting(ground -> cover(ground).optionCount())
                .containsExactly(9, 8, 2, 25, 1);
    }

    @Test
    void goesOnAfterABadGraph() {
        PuzzleText text = PuzzleText.of("p edge 2 1\ne 1 x\ne 1 2\n4\nx\np edge 1 0\n");
        assertThatThrownBy(() -> domination.next(text)).hasMessageContaining("'x' is not a vertex");
        assertThat(domination.resume(text)).isTrue();
        assertThat(domination.next(text)).contains(new ChessBoard(4, 4, ChessPiece.QUEEN));
        assertThatThrownBy(() -> domination.next(text)).hasMessageContaining("'x' is not a board size");
        assertThat(domination.resume(text)).isTrue();
        assertThat(domination.next(text)).isPresent();
        assertThat(domination.next(text)).isEmpty();
    }

    @Test
    void saysThatASettingIsWrong() {
        PuzzleText text = Texts.of("8\n", Map.of("piece", "pawn"));
        assertThatThrownBy(() -> domination.next(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("--set piece:1:1: 'pawn' is not a value of piece");
        assertThat(domination.resume(text)).isFalse();
    }

    private int distinct(Ground ground) {
        var solver = domination.solver(ground).toBuilder()
                .symmetries(model().symmetries(ground))
                .build();
        return solver.count().solutions().intValueExact();
    }

    private String svg(Ground ground, List<Guard> guards) {
        return model().picture(ground, Solution.of(guards)).toString();
    }

    private Ground ground(String size, String piece) {
        return domination.next(Texts.of(size + "\n", Map.of("piece", piece))).orElseThrow();
    }

    private Cover<Guard> cover(Ground ground) {
        return domination.solver(ground).cover();
    }

    /** Sets of cells, as bits, in turn. */
    private static long subsetsThatDominate(ChessBoard board) {
        return dominating(board).count();
    }

    private static IntStream dominating(ChessBoard board) {
        int cells = board.rows() * board.columns();
        int[] seen = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            for (Cell other : board.watchedFrom(new Cell(cell / board.columns(), cell % board.columns()))) {
                seen[cell] |= 1 << other.row() * board.columns() + other.column();
            }
        }
        return IntStream.range(0, 1 << cells)
                .filter(set -> IntStream.range(0, cells)
                                .filter(cell -> (set >> cell & 1) == 1)
                                .map(cell -> seen[cell])
                                .reduce(0, (a, b) -> a | b)
                        == (1 << cells) - 1);
    }

    /** Counts dominating sets, where turns and reflections of a set count once. */
    private static int classes(ChessBoard board) {
        int rows = board.rows();
        int columns = board.columns();
        return (int) dominating(board)
                .filter(set -> {
                    for (int turn = 1; turn < 8; turn++) {
                        if (turn >= 4 && rows != columns) {
                            break;
                        }
                        int image = 0;
                        for (int cell = 0; cell < rows * columns; cell++) {
                            if ((set >> cell & 1) == 1) {
                                int row = (turn & 1) == 0 ? cell / columns : rows - 1 - cell / columns;
                                int column = (turn & 2) == 0 ? cell % columns : columns - 1 - cell % columns;
                                image |= 1 << (turn < 4 ? row * columns + column : column * columns + row);
                            }
                        }
                        if (image < set) {
                            return false;
                        }
                    }
                    return true;
                })
                .count();
    }
}
