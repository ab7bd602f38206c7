package dlx.modelers.macmahon;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MacMahonModelTest extends ExactCoverModelContract<Mosaic, PlacedTile> {

    private static final String TETRAVEX = "fixed tiles\n3243 5177 4571\n1342 4255 7344\n4735 4513 7235\n\n";

    private final LoadedModel<Mosaic, PlacedTile> macmahon = LoadedModel.of(new MacMahonModel(), "test");

    @Override
    protected MacMahonModel model() {
        return new MacMahonModel();
    }

    /** By trying all, as in {@link #findsWhatTryingAllTilesFinds}. */
    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "squares colors 2 2x3\n",
                416L,
                "squares colors 2 2x3 border a\n",
                0L,
                "squares colors 2\n. abba .\n. . .\n",
                14L,
                "fixed squares colors 2 border a 4x4\n",
                652L,
                "triangles colors 2 triangle 2\n",
                12L,
                "triangles hexagon 1 border a\n",
                804L,
                "triangles colors 2\n^aab - ^\n- - v\n",
                6L,
                TETRAVEX + ". . .\n. . .\n. . .\n",
                1L,
                TETRAVEX + "3243 . .\n. . .\n. . .\n",
                0L,
                "fixed tiles\n1222 1222 2222 2112\n\n. .\n. .\n",
                2L);
    }

    /** The board below: drawn, or named by its size. */
    @ParameterizedTest
    @CsvSource({
        "squares colors 2,2x3",
        "squares colors 2 border b,1x5",
        "triangles colors 2,triangle 2",
        "triangles border a,hexagon 1",
        "'tiles border 1\n1212 1122 1112 1111 1221\n',2x2",
        "'fixed tiles\n10x4 10x4\n',1x2"
    })
    void theSizeMayStandBelow(String tiles, String size) {
        String[] lines = tiles.split("\n", 2);
        String own = lines.length > 1 ? lines[1] + "\n" : "";
        Mosaic expected = macmahon.puzzle(lines[0] + " " + size + "\n" + own);
        assertThat(macmahon.puzzle(lines[0] + "\n" + own + size + "\n")).isEqualTo(expected);
        assertThat(macmahon.puzzle(lines[0] + "\n" + own + "\n" + size + "\n")).isEqualTo(expected);
        assertThat(Texts.readOn(
                        macmahon,
                        PuzzleText.of(lines[0] + "\n" + own + size + "\n\nsquares 1x1\n"),
                        mosaic -> mosaic.board().cells().size()))
                .isEqualTo(expected.board().cells().size() + " 1");
    }

    /** The form of collections of edge-matching puzzles: a line for each tile, 0 at the border. */
    @Test
    void tilesMayBeLinesOfFourNumbers() {
        Mosaic square = macmahon.puzzle("0 1 1 0\n0 0 1 1\n1 1 0 0\n1 0 0 1\n");
        assertThat(square).isEqualTo(macmahon.puzzle("tiles 2x2 border 0\n0110 0011 1100 1001\n"));
        Mosaic oblong = macmahon.puzzle("1 3\n0 10 0 0\n0 36 0 10\n0 0 0 36\n\n");
        assertThat(oblong).isEqualTo(macmahon.puzzle("tiles 1x3 border 0\n0a00 0A0a 000A\n"));
        assertThat(macmahon.solver(oblong).count().solutions()).isEqualTo(2);
        assertThat(macmahon.puzzle("1 2 3 4\n").border()).isEmpty();
        assertThat(Texts.readOn(
                        macmahon,
                        PuzzleText.of("1 2 3 4\n\nsquares 1x1\n"),
                        mosaic -> mosaic.tiles().words().size()))
                .isEqualTo("1 24");
    }

    @Test
    void aTileThatLooksLikeASizeIsATile() {
        Mosaic one = macmahon.puzzle("fixed tiles\n10x4\n\n10x4\n");
        assertThat(one.board().cells()).hasSize(1);
        assertThat(one.givens()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "squares colors 2 2x3",
                "squares colors 2 1x5 border b",
                "fixed squares colors 2 3x3 border a",
                "fixed squares colors 2 border a 4x4",
                "squares colors 2\n. . .\n. - .\n",
                "triangles colors 2 triangle 2",
                "triangles colors 3 border c triangle 2",
                "triangles hexagon 1 border a",
                "triangles colors 3 hexagon 1 border b",
                "fixed triangles colors 2 hexagon 1",
                "triangles colors 2\n^ v ^\n- ^ -\n",
                "tiles 2x2 border 1\n1212 1122 1112 1111 1221\n",
                "fixed tiles 2x2\n2212 2222 1121 2221\n",
                "fixed tiles 2x2\n1222 1222 2222 2112\n",
                "tiles 1x3\n1212 2121 1111\n",
                "tiles 1x3\n1212 2121 1111 1112 1121\n",
                TETRAVEX + ". . .\n. . .\n. . .\n"
            })
    void findsWhatTryingAllTilesFinds(String text) {
        Mosaic puzzle = macmahon.puzzle(text);
        Set<Map<String, Character>> found = new HashSet<>();
        macmahon.solver(puzzle).forEach(solution -> {
            assertThat(found.add(SlowMosaics.drawn(solution))).as("found once").isTrue();
            return Visit.CONTINUE;
        });
        assertThat(found).isEqualTo(SlowMosaics.of(puzzle));
    }

    @Test
    void isTheCoverOfTheCorpus() {
        Cover<PlacedTile> cover =
                macmahon.solver(macmahon.puzzle("squares 4x6 border a")).cover();
        assertThat(IntStream.range(0, cover.itemCount()).filter(cover::isPrimary))
                .hasSize(48);
        assertThat(cover.itemCount()).isEqualTo(48 + 58);
        assertThat(cover.optionCount()).isEqualTo(1008);
        assertThat(cover.nodeCount()).isEqualTo(6048);
        assertThat(cover.itemName(1)).isEqualTo("tile aaab");
        assertThat(cover.itemName(24)).isEqualTo("cell r1c1");
        assertThat(cover.itemName(48)).isEqualTo("level edge r1c1");
        assertThat(cover.itemName(105)).isEqualTo("upright edge r4c7");
        assertThat(cover.label(0)).isEqualTo("aaaa in r1c1");
    }

    /** 8 * 13328: four symmetries of the frame, and the exchange of the two other colors. */
    @Test
    @Tag("slow")
    void countsTheMosaicsOfAllSquares() {
        Mosaic puzzle = macmahon.puzzle("squares 4x6 border a");
        assertThat(macmahon.solver(puzzle).count().solutions()).isEqualTo(106_624);
    }

    @ParameterizedTest(name = "{0}: {1} tiles")
    @CsvSource({
        "squares 1x1, 24",
        "squares colors 2 1x1, 6",
        "squares colors 4 1x1, 70",
        "triangles triangle 1, 24",
        "triangles colors 3 triangle 1, 11",
        "triangles colors 5 triangle 1, 45",
        "fixed squares colors 2 1x1, 16",
        "fixed triangles colors 2 triangle 1, 8"
    })
    void makesWholeSets(String text, int tiles) {
        assertThat(macmahon.puzzle(text).tiles().words())
                .hasSize(tiles)
                .doesNotHaveDuplicates()
                .isSorted();
    }

    @ParameterizedTest(name = "{0}: {1} symmetries")
    @CsvSource({
        "squares 4x6 border a, 8",
        "squares 3x3 border a, 16",
        "squares 2x3, 24",
        "fixed squares colors 2 4x4 border b, 8",
        "triangles hexagon 1 border a, 72",
        "triangles triangle 2 border c, 36",
        "fixed triangles colors 2 hexagon 1, 24"
    })
    void knowsItsSymmetries(String text, int size) {
        Mosaic puzzle = macmahon.puzzle(text);
        Set<List<PlacedTile>> group = new HashSet<>();
        Cover<PlacedTile> cover = macmahon.solver(puzzle).cover();
        List<PlacedTile> options =
                IntStream.range(0, cover.optionCount()).mapToObj(cover::option).toList();
        List<List<PlacedTile>> open = new ArrayList<>(List.of(options));
        group.add(options);
        while (!open.isEmpty()) {
            List<PlacedTile> map = open.remove(open.size() - 1);
            for (UnaryOperator<PlacedTile> symmetry : model().symmetries(puzzle)) {
                List<PlacedTile> product = map.stream().map(symmetry).toList();
                if (group.add(product)) {
                    open.add(product);
                }
            }
        }
        assertThat(group).hasSize(size);
    }

    @Test
    void hasNoSymmetriesThatItsTilesDoNotHave() {
        assertThat(model().symmetries(macmahon.puzzle(TETRAVEX + ". . .\n. . .\n. . .\n")))
                .isEmpty();
        assertThat(model().symmetries(macmahon.puzzle("tiles 2x2\n1123 1123 1231 1232\n")))
                .as("turns, no mirror images")
                .hasSize(3);
    }

    /** Moves mosaics as drawings, without tiles. */
    @Test
    void keepsOneOfTheMosaicsThatAreTheSame() {
        Mosaic puzzle = macmahon.puzzle("squares colors 2 2x3");
        Set<Map<String, Character>> classes = new HashSet<>();
        for (Map<String, Character> mosaic : SlowMosaics.of(puzzle)) {
            classes.add(images(mosaic, 6, 4).stream()
                    .min(Comparator.comparing(Map::toString))
                    .orElseThrow());
        }
        assertThat(macmahon.solver(puzzle).toBuilder()
                        .symmetries(macmahon.symmetries(puzzle))
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(classes.size());
    }

    @Test
    void takesCopiesAndLeavesSpareTiles() {
        Cover<PlacedTile> cover =
                macmahon.solver(macmahon.puzzle("tiles 1x3\n1212 2121 1111\n")).cover();
        assertThat(cover.itemName(0)).isEqualTo("tile 1212");
        assertThat(List.of(cover.atLeast(0), cover.atMost(0))).containsExactly(2, 2);
        assertThat(List.of(cover.atLeast(1), cover.atMost(1))).containsExactly(1, 1);
        Cover<PlacedTile> spare =
                macmahon.solver(macmahon.puzzle("tiles 1x2\n1212 2121 1111\n")).cover();
        assertThat(List.of(spare.atLeast(0), spare.atMost(0))).containsExactly(0, 2);
        assertThat(List.of(spare.atLeast(1), spare.atMost(1))).containsExactly(0, 1);
    }

    @Test
    void refusesTurnsIfASettingSaysSo() {
        var bytes = new ByteArrayInputStream("tiles 1x1\nbaaa\n".getBytes(StandardCharsets.UTF_8));
        PuzzleText text = PuzzleText.of("<text>", bytes, Map.of("rotations", "no"), warning -> {});
        Mosaic puzzle = macmahon.next(text).orElseThrow();
        assertThat(macmahon.solver(puzzle).count().solutions()).isEqualTo(1);
        assertThat(model().render(puzzle, Solution.of(List.of()))).isEqualTo("fixed tiles\nbaaa\n\n.\n");
    }

    @Test
    void writesBoardsOfWords() {
        Mosaic hexagon = macmahon.puzzle("triangles colors 4 hexagon 1 border a");
        PlacedTile placement = new PlacedTile(new MosaicCell(1, 1, MosaicCell.Kind.UP), "aab");
        assertThat(model().render(hexagon, Solution.of(List.of(placement))))
                .isEqualTo("triangles border a\n   ^    v    ^\n   v ^aab    v\n");
        Mosaic holed = macmahon.puzzle("squares colors 2\n# a comment\n- . -\n. - bbaa");
        assertThat(model().render(holed, Solution.of(holed.givens())))
                .isEqualTo("squares colors 2\n   -    .    -\n   .    - bbaa\n");
    }

    @Test
    void goesOnAfterABadPuzzle() {
        PuzzleText text = PuzzleText.of(
                "squares\n. ?\n. .\n\n. .\nsquares 1x1\nfixed tiles\n\nabcd\n\n? .\nsquares colors 9\nsquares 2x1\n");
        assertThat(Texts.readOn(macmahon, text, mosaic -> mosaic.board().cells().size()))
                .isEqualTo("error in line 2 1 error in line 11 error in line 12 2");
    }

    @Test
    void warnsWhereTilesDoNotFillTheBoard() {
        assertThat(Texts.warnings(macmahon, "squares 2x2\n\nsquares 5x5\n"))
                .containsExactly("file:3: 25 cells for 24 tiles; there is no solution");
    }

    @ParameterizedTest
    @CsvSource({"squares 20x20, 400 cells for 24 tiles", "squares colors 1 1x2, 2 cells for 1 tile"})
    void seesAtOnceThatTilesAreTooFew(String text, String reason) {
        Solver<PlacedTile> solver = macmahon.solver(macmahon.puzzle(text));
        assertThat(solver.cover().itemName(0)).isEqualTo(reason);
        SearchReport report = solver.toBuilder().nodeLimit(10).build().count();
        assertThat(report.nodes()).isLessThan(2);
        assertThat(report.isComplete()).isTrue();
        assertThat(report.solutions()).isZero();
    }

    @Test
    void drawsAPartForEachEdgeOfATile() {
        Mosaic puzzle = macmahon.puzzle("squares colors 2\n. abba .\n. . .\n");
        List<PlacedTile> solution = macmahon.solver(puzzle).solve().options().orElseThrow();
        String picture = model().picture(puzzle, Solution.of(solution)).toString();
        assertThat(picture.split("<polygon", -1)).hasSize(1 + 6 + 6 * 4);
        assertThat(picture.split("<text", -1)).hasSize(1 + 6 * 4);
        assertThat(picture.split("font-weight=\"bold\"", -1)).as("one given").hasSize(1 + 4);
    }

    /** The images of a drawing of squares of two colors, itself among them; sides are doubled. */
    private static Set<Map<String, Character>> images(Map<String, Character> mosaic, int width, int height) {
        Set<Map<String, Character>> images = new HashSet<>();
        for (int kind = 0; kind < 8; kind++) {
            Map<String, Character> image = new TreeMap<>();
            for (var edge : mosaic.entrySet()) {
                String[] middle = edge.getKey().split(" ");
                int x = Integer.parseInt(middle[0]);
                int y = Integer.parseInt(middle[1]);
                x = (kind & 1) == 0 ? x : width - x;
                y = (kind & 2) == 0 ? y : height - y;
                image.put(x + " " + y, (kind & 4) == 0 ? edge.getValue() : (char) ('a' + 'b' - edge.getValue()));
            }
            images.add(image);
        }
        return images;
    }
}
