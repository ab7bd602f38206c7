package dlx.modelers.packing;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.packing.BruteForce.Turns;
import dlx.modelers.polyomino.PolyominoModel;
import dlx.modelers.soma.SomaModel;
import dlx.skips.Tier;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The drawings of all solutions, from the text on, against {@link BruteForce}. */
class PackingsAgainstBruteForceTest {

    private static final String[] FLAT = {
        "#", "##", "###", "##/#.", "####", "###/#..",
        "##/##", "##./.##", "###/.#.", "###/##.", "##./.#./.##", "###./..##"
    };

    private static final String[] SOLID = {
        "#", "##", "##/#.", "##/##", "###/#..", "## .#/#. ..", "## ../#. #.", "## #./#. .."
    };

    private static final int FLAT_CASES = Tier.of(40, 250);
    private static final int SOLID_CASES = Tier.of(25, 150);

    /** Brute force takes its time in space. */
    private static final int SOLID_PIECES = 3;

    private static final int FLAT_PIECES = 5;

    @Test
    void findsEveryFillingOfFlatBoards() {
        assertThat(solutionsOfCases(Turns.TWO_SIDED)).isGreaterThan(FLAT_CASES / 2);
    }

    @Test
    void findsEveryFillingWithPiecesThatMustNotBeTurnedOver() {
        assertThat(solutionsOfCases(Turns.ONE_SIDED)).isGreaterThan(FLAT_CASES / 2);
    }

    @Test
    void findsEveryFillingOfSolids() {
        assertThat(solutionsOfCases(Turns.SOLID)).isGreaterThan(SOLID_CASES / 2);
    }

    private static long solutionsOfCases(Turns turns) {
        long solutions = 0;
        int cases = turns == Turns.SOLID ? SOLID_CASES : FLAT_CASES;
        for (int seed = 0; seed < cases; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Map<Character, String> pieces =
                    turns == Turns.SOLID ? pieces(random, SOLID, SOLID_PIECES) : pieces(random, FLAT, FLAT_PIECES);
            String board = board(random, pieces, turns == Turns.SOLID ? 2 : 1);
            Set<String> expected = BruteForce.fillings(pieces, board, turns);
            String text = text(pieces, board, turns);
            assertThat(drawings(turns == Turns.SOLID ? new SomaModel() : new PolyominoModel(), text))
                    .as("seed %d:\n%s", seed, text)
                    .isEqualTo(expected);
            solutions += expected.size();
        }
        return solutions;
    }

    private static Map<Character, String> pieces(SplittableRandom random, String[] drawings, int most) {
        Map<Character, String> pieces = new TreeMap<>();
        for (int n = 1 + random.nextInt(most); n > 0; n--) {
            int k = random.nextInt(drawings.length);
            pieces.put((char) ('A' + k), drawings[k]);
        }
        return pieces;
    }

    /** Boxes of three rows, with the cells after the pieces' area blocked, now and then one cell more. */
    private static String board(SplittableRandom random, Map<Character, String> pieces, int layers) {
        int area = String.join("", pieces.values()).replaceAll("[^#]", "").length() - random.nextInt(20) / 19;
        int rows = 2 + random.nextInt(2);
        int columns = Math.max(1, (area + layers * rows - 1) / (layers * rows));
        int blocked = layers * rows * columns - area;
        char[] cells = ".".repeat(layers * rows * columns).toCharArray();
        while (blocked > 0) {
            int k = random.nextInt(cells.length);
            blocked -= cells[k] == '.' ? 1 : 0;
            cells[k] = '#';
        }
        StringBuilder board = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            boolean rowEnds = (i + 1) % (layers * columns) == 0;
            board.append(cells[i]).append(rowEnds ? "\n" : (i + 1) % columns == 0 ? " " : "");
        }
        return board.toString();
    }

    private static String text(Map<Character, String> pieces, String board, Turns turns) {
        StringBuilder text = new StringBuilder(turns == Turns.ONE_SIDED ? "one-sided pieces\n" : "pieces\n");
        pieces.forEach((letter, drawing) ->
                text.append(drawing.replace('/', '\n').replace('#', letter)).append("\n\n"));
        return text.append("board\n").append(board).toString();
    }

    private static Set<String> drawings(ExactCoverModel<Packing, Placement> model, String text) {
        LoadedModel<Packing, Placement> modeler = LoadedModel.of(model, "test");
        Packing packing = modeler.puzzle(text);
        try (var solutions = modeler.solver(packing).iterator().stream()) {
            return solutions
                    .map(solution -> modeler.render(packing, Solution.of(solution)))
                    .collect(Collectors.toSet());
        }
    }
}
