package dlx.modelers.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.cages.KillerChoice;
import dlx.modelers.grid.House;
import dlx.modelers.grid.RegionMap;
import dlx.modelers.grid.SlowBoards;
import dlx.modelers.grid.Texts;
import dlx.modelers.sudoku.Size;
import dlx.testkit.ExactCoverModelContract;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantsModelTest extends ExactCoverModelContract<Variant, KillerChoice> {

    private static final String EMPTY = "....\n".repeat(4);
    private static final String BOXES = "AABBAABBCCDDCCDD";

    private final LoadedModel<Variant, KillerChoice> variants = LoadedModel.of(new VariantsModel(), "test");

    @Override
    protected VariantsModel model() {
        return new VariantsModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>(Map.of(
                "diagonal\n" + EMPTY,
                48L, // counted for the catalogue by another program
                "diagonal\n1...\n.1..\n....\n....\n",
                0L,
                "disjoint windoku\n1234............\n",
                2L,
                "regions\nAA..\n....\n....\n..BB\n" + EMPTY,
                288L, // both lie in a row: no news
                "regions\nA...\n....\n..A.\n....\n" + EMPTY,
                216L, // part of the 288, counted by four nested permutations
                model().example(),
                1L,
                "disjoint\n52..36\n.1....\n4.....\n.....5\n....6.\n63..52\n",
                1L));
        counts.put("cage r1c1+r3c3\n" + EMPTY, 216L); // the region above
        counts.put("cage r1c1+r1c2=3\n" + EMPTY, 48L); // equals killer with this cage
        counts.put("cage r1c1+r1c2=1+2\n" + EMPTY, 48L);
        counts.put("cage r1c1+r1c2=2\n" + EMPTY, 0L);
        counts.put("jigsaw\n" + EMPTY + Texts.rows(4, BOXES), 288L);
        counts.put("jigsaw diagonal\n" + EMPTY + "AAAA\nBBBB\nCCCC\nDDDD\n", 48L); // OEIS A274806
        counts.put("jigsaw diagonal\n" + ".....\n".repeat(5) + "AAAAA\nBBBBB\nCCCCC\nDDDDD\nEEEEE\n", 960L);
        return counts;
    }

    /** The picture shows the values in the cells of a cage. */
    @Override
    protected boolean isDrawn(KillerChoice option) {
        return option.inCell().isPresent();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "cage | <text>:1:1: 'cage' does not have cells; expected cells after it, as in cage r1c1+r1c2=15",
                "diagonal cage a=3 | <text>:1:15: 'a' is not a cell of the board; expected r1c1 to r4c4",
                "cage r1c1+r5c1 | <text>:1:11: 'r5c1' is not a cell of the board; expected r1c1 to r4c4",
                "cage r1c1=1=2 | <text>:1:6: 'r1c1=1=2' is not a sum; expected cells and their sum, as in r1c1+r1c2=15",
                "cage r1c1=11 | <text>:1:11: '11' is not the sum of a cage; expected a number from 1 to 10",
                "cage r1c2+r1c1 r1c1+r1c2=3 | <text>:1:16: 'r1c1+r1c2' has a sum already; expected each cage once",
                "jigsaw windoku | <text>:1:8: 'windoku' is not a rule for a 4x4 jigsaw; expected a board with square boxes",
                "disjoint jigsaw | <text>:1:1: 'disjoint' is not a rule for a 4x4 jigsaw; expected a board with boxes"
            })
    void saysWhatIsWrongWithCagesAndJigsaws(String rules, String message) {
        String map = rules.contains("jigsaw") ? Texts.rows(4, BOXES) : "";
        assertThatThrownBy(() -> variants.puzzle(rules + "\n" + EMPTY + map)).hasMessage(message);
    }

    /** A line between the rules and the board that names cells is not passed over as a heading. */
    @ParameterizedTest
    @ValueSource(strings = {"cage: r1c1+r1c2=17", "cage=r1c1+r1c2=3", "Cage r1c1+r1c2=3", "r1c1+r1c2=3"})
    void aLineOfCagesThatBeginsInAnotherWayIsRefused(String line) {
        String board = ".........\n".repeat(9);
        assertThatThrownBy(() -> variants.puzzle("diagonal\n" + line + "\n" + board))
                .hasMessageStartingWith("<text>:2:1: '")
                .hasMessageContaining("is not a rule; expected one of ");
    }

    /** A whole killer, 27 cages on one line of more than 400 characters. */
    @Test
    void aLineHoldsAllCagesOfAKiller() {
        StringBuilder cages = new StringBuilder("cage");
        for (int row = 1; row <= 9; row++) {
            for (int column = 1; column <= 9; column += 3) {
                cages.append(String.format(" r%dc%d+r%dc%d+r%dc%d", row, column, row, column + 1, row, column + 2));
            }
        }
        assertThat(cages.length()).isGreaterThan(400);
        assertThat(variants.puzzle(cages + "\n" + ".".repeat(81) + "\n").cages())
                .hasSize(27);
    }

    @Test
    void sumsAreForBoardsOfAtMost16Values() {
        String board = "\n" + ". ".repeat(400);
        assertThat(variants.puzzle("cage r1c1+r20c20" + board).cages()).hasSize(1);
        assertThatThrownBy(() -> variants.puzzle("cage r1c1+r20c20=7" + board))
                .hasMessage("<text>:1:6: 'r1c1+r20c20=7' has a sum on a 20x20 board;"
                        + " expected cages without sums where there are more than 16 values");
    }

    @Test
    void writesCagesAndTheRegionsOfAJigsaw() {
        String text = "jigsaw\ndiagonal\nregions\nA...\n....\n....\n...A\ncage r1c1+r2c1\ncage r1c2+r1c3=5\n" + EMPTY
                + Texts.rows(4, BOXES);
        Variant variant = variants.puzzle(text);
        assertThat(variants.render(variant, Solution.of(List.of()))).isEqualTo(text);
        List<KillerChoice> solution = variants.solver(variant).solve().options().orElseThrow();
        Variant full = variants.puzzle(variants.render(variant, Solution.of(solution)));
        assertThat(full.fillings()).hasSize(1);
        assertThat(full.givens()).containsExactlyInAnyOrderElementsOf(solution);
    }

    @Test
    void outlinesCagesAndDrawsRegions() {
        Variant variant = variants.puzzle("jigsaw cage r1c1+r1c2=3 r4c4\n" + EMPTY + Texts.rows(4, BOXES));
        String svg = model().picture(variant, Solution.of(List.of())).toString();
        assertThat(svg.split("stroke-dasharray")).hasSize(1 + 6 + 4);
        assertThat(svg).contains(">3</text>");
    }

    @ParameterizedTest
    @CsvSource({
        "diagonal, X..X.XX..XX.X..X, ................",
        "windoku, .....AA..AA....., ................",
        "disjoint, ABABCDCDABABCDCD, ................",
        "disjoint, ABABCDCDABABCDCD, .2.............3"
    })
    void findsWhatASlowSearchFinds(String rule, String map, String givens) {
        String[] maps = rule.equals("diagonal")
                ? new String[] {BOXES, "X....X....X....X", "...X..X..X..X..."}
                : new String[] {BOXES, map};
        assertThat(solutions(rule + "\n" + Texts.rows(4, givens))).isEqualTo(SlowBoards.fillings(4, givens, maps));
    }

    @ParameterizedTest
    @CsvSource({"A......A........", "A.B.A.B...B...B.", "12.....1.2....3.", "AAAABBB........."})
    void findsWhatASlowSearchFindsInRegions(String map) {
        String empty = ".".repeat(16);
        String text = "regions\n" + Texts.rows(4, map) + Texts.rows(4, empty);
        assertThat(solutions(text)).isEqualTo(SlowBoards.fillings(4, empty, BOXES, map));
    }

    @Test
    void findsWhatASlowSearchFindsWithSeveralRules() {
        String givens = "1234............";
        assertThat(solutions("disjoint windoku\n" + givens))
                .isEqualTo(SlowBoards.fillings(4, givens, BOXES, "ABABCDCDABABCDCD", ".....AA..AA....."))
                .hasSize(2);
    }

    @Test
    void countsTheSameOnATurnedMap() {
        String map = "A.BB\nA..B\n....\n..A.\n";
        String turned = "..AA\n....\n...B\nA.BB\n"; // by a quarter
        assertThat(solutions("regions\n" + map + EMPTY))
                .hasSameSizeAs(solutions("regions\n" + turned + EMPTY))
                .isNotEmpty()
                .hasSizeLessThan(288);
    }

    @ParameterizedTest
    @EnumSource(NamedRule.class)
    void addsHousesOfEveryValue(NamedRule rule) {
        for (Size size : List.of(Size.ofBox(2, 2), Size.ofBox(2, 3), Size.ofBox(3, 3), Size.ofBox(3, 5))) {
            if (rule.fits(size)) {
                assertThat(rule.houses(size))
                        .isNotEmpty()
                        .allSatisfy(house -> assertThat(house.cells())
                                .hasSize(size.n)
                                .doesNotHaveDuplicates()
                                .allMatch(cell -> cell >= 0 && cell < size.n * size.n));
            }
        }
        assertThat(rule.fits(Size.ofBox(3, 3))).isTrue();
    }

    @Test
    void knowsTheCellsOfEachRule() {
        assertThat(drawn(NamedRule.DIAGONAL))
                .isEqualTo("A.......B.A.....B...A...B.....A.B.......B.......B.A.....B...A...B.....A.B.......A");
        assertThat(drawn(NamedRule.WINDOKU))
                .isEqualTo(
                        ".".repeat(9) + ".AAA.BBB.".repeat(3) + ".".repeat(9) + ".CCC.DDD.".repeat(3) + ".".repeat(9));
        assertThat(drawn(NamedRule.CENTER_DOT)).isEqualTo((".".repeat(9) + ".A..A..A." + ".".repeat(9)).repeat(3));
        assertThat(drawn(NamedRule.ASTERISK))
                .isEqualTo(String.join(
                        "",
                        ".........",
                        "....A....",
                        "..A...A..",
                        ".........",
                        ".A..A..A.",
                        ".........",
                        "..A...A..",
                        "....A....",
                        "........."));
        assertThat(drawn(NamedRule.DISJOINT))
                .isEqualTo(("ABC".repeat(3) + "DEF".repeat(3) + "GHI".repeat(3)).repeat(3));
    }

    @Test
    void readsRulesInAnyOrderAndOnce() {
        Variant variant =
                variants.puzzle("windoku diagonal\nregions\nA A . .\n....\n....\n....\n\n# more\ndiagonal\n" + EMPTY);
        assertThat(variant.rules()).containsExactly(NamedRule.WINDOKU, NamedRule.DIAGONAL);
        assertThat(variant.maps()).containsExactly(new RegionMap(4, "AA.............."));
    }

    @Test
    void takesTheRulesOfAllBoardsFromTheSetting() {
        PuzzleText text = Texts.of(EMPTY + "\n12..............\n", Map.of("rules", "diagonal,disjoint"));
        assertThat(Texts.all(variants, text))
                .hasSize(2)
                .allMatch(variant -> variant.rules().equals(List.of(NamedRule.DIAGONAL, NamedRule.DISJOINT)));
    }

    /** Texts written by the model repeat the rules. */
    @Test
    void takesABoardThatRepeatsTheRulesOfTheSetting() {
        PuzzleText text = Texts.of("disjoint\ndiagonal\n" + EMPTY, Map.of("rules", "diagonal,disjoint"));
        assertThat(Texts.all(variants, text)).hasSize(1);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "diagonal,disjoint | diagonal | <text>:1:1: 'diagonal' is a rule, but not the only one; expected a board, for the setting \"rules\" gives the rules",
                "diagonal | regions | <text>:1:1: 'regions' is a rule; expected a board, for the setting \"rules\" gives the rules",
                "diagonal,x | .... | --set rules:1:10: 'x' is not a rule; expected one of diagonal, windoku, disjoint, center-dot, asterisk",
                "'' | .... | --set rules:1:1: '' is not a rule; expected one of diagonal, windoku, disjoint, center-dot, asterisk",
                "regions | .... | --set rules:1:1: 'regions' is not a rule; expected one of diagonal, windoku, disjoint, center-dot, asterisk",
                "diagonal | windoku | <text>:1:1: 'windoku' is a rule; expected a board, for the setting \"rules\" gives the rules"
            })
    void saysWhatIsWrongWithTheSetting(String rules, String text, String message) {
        PuzzleText lines = Texts.of(text, Map.of("rules", rules));
        assertThatThrownBy(() -> variants.next(lines)).hasMessage(message);
    }

    @Test
    void knowsOddBoxes() {
        PuzzleText text = Texts.of("windoku\n" + ".".repeat(36), Map.of("box", "3x2"));
        assertThatThrownBy(() -> variants.next(text))
                .hasMessage("<text>:1:1: 'windoku' is not a rule for a 6x6 board with boxes of 3x2;"
                        + " expected a board with square boxes");
    }

    @Test
    void goesOnAfterABadPuzzleAndNeverForgetsItsRules() {
        PuzzleText text =
                PuzzleText.of("diagonal\n12y.\n....\n....\n....\n\nwindoko\n\n" + EMPTY + "\ndiagonal\n" + EMPTY);
        assertThat(Texts.readOn(variants, text, Variant::rules))
                .isEqualTo("error in line 2 error in line 7 error in line 9 [DIAGONAL]");
    }

    @Test
    void writesRulesAndBoard() {
        String text = "diagonal\nwindoku\nregions\nA...\n....\n....\n...A\n1...\n....\n....\n....\n";
        Variant variant = variants.puzzle(text);
        assertThat(variants.render(variant, Solution.of(variant.givens()))).isEqualTo(text);
        variants.solver(variant).iterator().stream().forEach(solution -> {
            Variant full = variants.puzzle(variants.render(variant, Solution.of(solution)));
            assertThat(full.givens()).isEqualTo(solution);
            assertThat(variants.solver(full).iterator().stream()).containsExactly(solution);
        });
    }

    @Test
    void callsItemsAsPeopleDo() {
        Cover<KillerChoice> cover = variants.solverOf("diagonal regions\nAA..\n....\n....\n....\n" + EMPTY)
                .cover();
        assertThat(cover.itemName(64)).isEqualTo("falling diagonal digit 1");
        assertThat(cover.isPrimary(71)).isTrue();
        assertThat(cover.itemName(75)).isEqualTo("region A digit 4");
        assertThat(cover.isPrimary(75)).isFalse();
    }

    @Test
    void shadesTheExtraRegions() {
        Variant variant = variants.puzzle("diagonal\n1...\n....\n....\n....\n");
        String svg = model().picture(
                        variant,
                        Solution.of(variants.solver(variant).solve().options().orElseThrow()))
                .toString();
        assertThat(svg.split("fill=\"#cdebe4\"")).hasSize(5);
        assertThat(svg.split("fill=\"#fff5bf\"")).hasSize(5);
        assertThat(svg.split("<text ")).hasSize(17);
    }

    private List<String> solutions(String text) {
        return Texts.solutions(variants, variants.puzzle(text), 4, KillerChoice::inCell);
    }

    /** The houses of a rule on a 9x9 board, later ones over earlier ones. */
    private static String drawn(NamedRule rule) {
        StringBuilder map = new StringBuilder(".".repeat(81));
        char mark = 'A';
        for (House house : rule.houses(Size.ofBox(3, 3))) {
            for (int cell : house.cells()) {
                map.setCharAt(cell, mark);
            }
            mark++;
        }
        return map.toString();
    }
}
