package dlx.modelers.domino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Placement;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DominoModelTest extends ExactCoverModelContract<Packing, Placement> {

    private final LoadedModel<Packing, Placement> domino = LoadedModel.of(new DominoModel(), "test");

    @Override
    protected DominoModel model() {
        return new DominoModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "4x4", 36L, // OEIS A004003
                "6x6", 6728L,
                "2x10", 89L, // Fibonacci
                "3x3", 0L,
                "aztec 3", 64L, // OEIS A006125
                "aztec 4", 1024L,
                "##..##\n#....#\n......\n......\n#....#\n##..##\n", 64L,
                "<>..\n....\n....\n...^\n...v\n....\n", 35L,
                "#...\n....\n...#\n", 5L,
                "#\n", 1L);
    }

    @Test
    void drawsHalvesAndReadsThemBack() {
        Packing board = domino.puzzle("#...\n....\n...#\n");
        String drawing = domino.render(
                board, Solution.of(domino.solver(board).solve().options().orElseThrow()));
        assertThat(drawing).isEqualTo("#<>^\n<>^v\n<>v#\n");
        assertThat(domino.puzzle(drawing).givens()).hasSize(5);
        for (String tiling : drawings("4x4")) {
            assertThat(drawings(tiling)).containsExactly(tiling);
        }
    }

    @Test
    void countsEveryBoardAsBruteForceDoes() {
        for (int seed = 0; seed < Tier.of(50, 300); seed++) {
            String board = randomBoard(new SplittableRandom(seed));
            assertThat(count(board))
                    .as("seed %d:\n%s", seed, board)
                    .isEqualTo(tilings(board.toCharArray(), board.indexOf('\n') + 1));
        }
    }

    @ParameterizedTest
    @CsvSource({"2x7, 7x2", "3x8, 8x3", "4x5, 5x4"})
    void countsTheSameOnATurnedBoard(String board, String turned) {
        assertThat(count(board)).isPositive().isEqualTo(count(turned));
    }

    @Test
    void readsManyBoardsAndGoesOnAfterABadOne() {
        PuzzleText text = PuzzleText.of("# sizes\n2x2\n2x\n3x2\n\n# drawn\n##\n..\n\n.?\n..\n\naztec 1\n");
        assertThat(domino.next(text)).isPresent();
        assertThatThrownBy(() -> domino.next(text)).hasMessageContaining(":3:1: '2x' is not a board");
        assertThat(domino.resume(text)).isTrue();
        assertThat(domino.next(text)).isPresent();
        assertThat(domino.next(text).map(board -> board.board().cells().size())).contains(2);
        assertThatThrownBy(() -> domino.next(text)).hasMessageContaining(":10:2: '?' is not a cell");
        assertThat(domino.resume(text)).isTrue();
        assertThat(domino.next(text)).isPresent();
        assertThat(domino.next(text)).isEmpty();
    }

    @Test
    void drawsFourColors() {
        Packing board = domino.puzzle("4x4");
        List<Placement> ring = domino.puzzle("<><>\n^^^^\nvvvv\n<><>\n").givens();
        String svg = model().picture(board, Solution.of(ring)).toString();
        assertThat(Stream.of(svg.split("\n"))
                        .filter(line -> line.startsWith("<rect"))
                        .map(line -> line.replaceAll(".*fill=", ""))
                        .distinct())
                .hasSize(1 + 4);
    }

    private long count(String board) {
        return domino.solver(domino.puzzle(board)).count().solutions().longValueExact();
    }

    private List<String> drawings(String text) {
        Packing board = domino.puzzle(text);
        try (var solutions = domino.solver(board).iterator().stream()) {
            return solutions
                    .map(solution -> domino.render(board, Solution.of(solution)))
                    .toList();
        }
    }

    private static String randomBoard(SplittableRandom random) {
        int columns = 1 + random.nextInt(5);
        StringBuilder board = new StringBuilder();
        for (int row = 1 + random.nextInt(5); row > 0; row--) {
            for (int column = 0; column < columns; column++) {
                board.append(random.nextInt(8) == 0 ? '#' : '.');
            }
            board.append('\n');
        }
        return board.toString();
    }

    /** Covers the first free cell to the right and downwards; `width` is the distance between rows. */
    private static long tilings(char[] board, int width) {
        int first = new String(board).indexOf('.');
        if (first < 0) {
            return 1;
        }
        long count = 0;
        for (int step : new int[] {1, width}) {
            if (first + step < board.length && board[first + step] == '.') {
                board[first] = '#';
                board[first + step] = '#';
                count += tilings(board, width);
                board[first] = '.';
                board[first + step] = '.';
            }
        }
        return count;
    }

    @Test
    void drawsPartsOfABoard() {
        Packing board = LoadedModel.of(model(), "test").puzzle("2x2\n");
        assertThat(model().render(board, Solution.of(List.of()))).isEqualTo("..\n..\n");
    }
}
