package dlx.modelers.jigsaw;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.RegionMap;
import dlx.modelers.grid.SlowBoards;
import dlx.modelers.grid.Texts;
import dlx.testkit.ExactCoverModelContract;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JigsawModelTest extends ExactCoverModelContract<Jigsaw, CellValue> {

    private static final String MAP = "0001\n2011\n2231\n2333\n";

    private static final String EMPTY = "....\n".repeat(4);

    private static final String BOXES = "AABB\nAABB\nCCDD\nCCDD\n";

    /** The board of {@link #MAP}, given by walls. */
    private static final String WALLS = """
            208 16 112 176
            176 224 208 32
            128 112 176 224
            224 208 64 112
            """;

    private final LoadedModel<Jigsaw, CellValue> jigsaw = LoadedModel.of(new JigsawModel(), "test");

    @Override
    protected JigsawModel model() {
        return new JigsawModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put(EMPTY + MAP, 96L);
        counts.put(EMPTY + BOXES, 288L); // OEIS A107739
        counts.put(EMPTY + "AAAA\nBBBB\nCCCC\nDDDD\n", 576L); // Latin squares, OEIS A002860
        counts.put("1...\n.1..\n....\n....\n" + BOXES, 0L);
        counts.put(".4..5\n3....\n.5...\n.....\n1....\nAAABB\nACABB\nCCCDB\nEECDD\nEEEDD\n", 1L);
        counts.put("""
                208 16 112 176
                177 224 208 32
                128 112 178 224
                224 208 64 112
                """, 8L);
        return counts;
    }

    @ParameterizedTest
    @CsvSource({
        "0001201122312333, ................",
        "AABBAABBCCDDCCDD, 1.........3.....",
        "AAAABBBBCCCCDDDD, 1234............",
        "ABBBABCCADCCADDD, .2..............",
        "ABBBABCDACCDACDD, .....3.........1"
    })
    void findsWhatASlowSearchFinds(String map, String givens) {
        Jigsaw puzzle = jigsaw.puzzle(Texts.rows(4, givens) + Texts.rows(4, map));
        assertThat(Texts.solutions(jigsaw, puzzle, 4)).isEqualTo(SlowBoards.fillings(4, givens, map));
    }

    @Test
    void countsTheSameWhicheverWayTheRegionsAreTurnedAndCalled() {
        String turned = "2220\n3200\n3310\n3111\n"; // by a quarter
        assertThat(count(EMPTY + turned)).isEqualTo(96);
        assertThat(count(EMPTY + MAP.replace('0', 'x').replace('3', 'X'))).isEqualTo(96);
        assertThat(count(EMPTY + "1000\n1102\n1322\n3332\n")).isEqualTo(96); // mirrored
    }

    @Test
    void readsWallsAsTheRegionsTheyEnclose() {
        Jigsaw walls = jigsaw.puzzle(WALLS.replaceFirst("176 224", "177 228"));
        assertThat(walls.regions()).isEqualTo(new RegionMap(4, "AAABCABBCCDBCDDD"));
        assertThat(walls.givens()).containsExactly(new CellValue(2, 1, 1), new CellValue(2, 2, 4));
        assertThat(walls.style()).isEqualTo(BoardStyle.GRID);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void takesAWallThatOneNeighbourTells(int parity) {
        String[] words = WALLS.strip().split("\\s+");
        StringBuilder half = new StringBuilder();
        for (int cell = 0; cell < 16; cell++) {
            boolean tells = (cell / 4 + cell % 4) % 2 == parity;
            half.append(tells ? words[cell] : "0").append(cell % 4 == 3 ? '\n' : ' ');
        }
        assertThat(jigsaw.puzzle(half.toString()).regions())
                .isEqualTo(jigsaw.puzzle(WALLS).regions());
    }

    @Test
    void writesTheBoardAndItsMap() {
        Jigsaw puzzle = jigsaw.puzzle(model().example());
        List<CellValue> solution = jigsaw.solver(puzzle).solve().options().orElseThrow();
        String text = jigsaw.render(puzzle, Solution.of(solution));
        assertThat(text.lines())
                .hasSize(18)
                .startsWith("728514396", "467258931")
                .endsWith("GGHHHHIII");
        assertThat(jigsaw.puzzle(text)).isEqualTo(new Jigsaw(puzzle.regions(), solution, puzzle.style()));
        assertThat(jigsaw.render(puzzle, Solution.of(puzzle.givens()))).isEqualTo(model().example());
    }

    @Test
    void readsEverySizeInNumbersAndBack() {
        for (int n = 4; n <= 25; n++) {
            Jigsaw puzzle = jigsaw.puzzle(rowsAsRegions(n));
            List<CellValue> solution = jigsaw.solver(puzzle).solve().options().orElseThrow();
            Jigsaw again = jigsaw.puzzle(jigsaw.render(puzzle, Solution.of(solution)));
            assertThat(again.regions().n()).isEqualTo(n);
            assertThat(again.givens()).isEqualTo(solution);
        }
    }

    @Test
    void readsManyWithOrWithoutBlankLines() {
        PuzzleText text = PuzzleText.of(EMPTY + MAP + EMPTY + "\n# its map\n0 0 0 1\n 2011\r\n# on\n2231\n2333\n\n"
                + WALLS + "A B . .\n. . . .\n. . . .\n. . . .\n" + BOXES);
        List<Jigsaw> all = Texts.all(jigsaw, text);
        assertThat(all).extracting(puzzle -> puzzle.givens().size()).containsExactly(0, 0, 0, 2);
        assertThat(all.get(1)).isEqualTo(all.get(0));
    }

    @Test
    void sharesACoverAmongBoardsOfTheSameRegions() {
        Solver<CellValue> solver = jigsaw.solverOf("1...\n....\n....\n....\n" + MAP);
        Cover<CellValue> one = solver.cover();
        Cover<CellValue> other =
                jigsaw.solverOf("....\n....\n....\n...2\n" + MAP).cover();
        assertThat(one).isSameAs(other);
        assertThat(solver.givens().givenCount()).isEqualTo(1);
        assertThat(one.itemName(one.itemCount() - 1)).isEqualTo("region 3 digit 4");
    }

    @Test
    void drawsTheRegions() {
        Jigsaw puzzle = jigsaw.puzzle("1...\n....\n....\n....\n" + MAP);
        String svg = model().picture(
                        puzzle,
                        Solution.of(jigsaw.solver(puzzle).solve().options().orElseThrow()))
                .toString();
        assertThat(svg.split("<text ")).hasSize(17);
        assertThat(svg).contains("<line x1=\"3\" y1=\"0\" x2=\"3\" y2=\"1\" stroke=\"black\" stroke-width=\"0.08\"");
    }

    private long count(String text) {
        return jigsaw.solver(jigsaw.puzzle(text)).count().solutions().longValueExact();
    }

    private static String rowsAsRegions(int n) {
        StringBuilder text = new StringBuilder((". ".repeat(n) + "\n").repeat(n));
        for (char mark = 'a'; mark < 'a' + n; mark++) {
            text.append(String.valueOf(mark).repeat(n)).append('\n');
        }
        return text.toString();
    }
}
