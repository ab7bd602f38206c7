package dlx.modelers.battleships;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BattleshipsModelTest extends ExactCoverModelContract<Waters, Ship> {

    private static final long SEED = 351;
    private static final int BOARDS = Tier.of(40, 300);

    private static final String SEA_5X5 = "  . . . . .\n" + ". .....\n".repeat(5);

    private final LoadedModel<Waters, Ship> battleships = LoadedModel.of(new BattleshipsModel(), "test");

    @Override
    protected BattleshipsModel model() {
        return new BattleshipsModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "fleet: 1 1\n  . . .\n. ...\n. ...\n. ...\n",
                        16L, // two kings that do not attack each other, OEIS A061995
                "fleet: 1 1\n  . . . .\n. ....\n. ....\n. ....\n. ....\n", 78L,
                "fleet: 2\n  . . .\n. ...\n. ...\n", 7L, // four across, three down
                "fleet: 2\n  . . .\n. <..\n. ...\n", 1L,
                "fleet: 2\n  . . .\n2 ..*\n. ...\n", 1L,
                "fleet: 2\n  . . .\n. #..\n. ...\n", 0L, // a ship of two does not have a middle
                "fleet: 1 1\n  1 1\n. ..\n. ..\n", 0L, // they touch
                "fleet: 2 1\n  . . . .\n. ....\n", 2L,
                "fleet: 1\n  0 .\n0 ..\n. .~\n", 0L);
    }

    @Test
    void findsWhatTryingAllSetsOfCellsFinds() {
        int none = 0;
        int one = 0;
        int several = 0;
        for (long seed = SEED; seed < SEED + BOARDS; seed++) {
            SlowWaters slow = new SlowWaters(seed);
            if (slow.hasFleet()) {
                Set<String> expected = slow.solutions();
                assertThat(solutions(slow.text()))
                        .as("seed %d: %s", seed, slow.text())
                        .isEqualTo(expected);
                none += expected.isEmpty() ? 1 : 0;
                one += expected.size() == 1 ? 1 : 0;
                several += expected.size() > 1 ? 1 : 0;
            }
        }
        assertThat(List.of(none, one, several)).allMatch(boards -> boards > Tier.of(1, BOARDS / 12));
    }

    @Test
    void shipsThatAreAlikeMakeNoCopiesOfASolution() {
        assertThat(count("fleet: 1 1 1 1\n" + SEA_5X5)).isEqualTo(distinctSets("fleet: 1 1 1 1\n" + SEA_5X5));
    }

    @Test
    void boardsThatAreTurnedOrReflectedAreTheSame() {
        Waters three = battleships.puzzle("fleet: 1\n  . . .\n. ...\n. ...\n. ...\n");
        assertThat(battleships.solver(three).toBuilder()
                        .symmetries(model().symmetries(three))
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(3);
        assertThat(model().symmetries(battleships.puzzle("  1 .\n. ..\n. ..\n")))
                .isEmpty();
        assertThat(model().symmetries(battleships.puzzle("  . .\n. .~\n. ..\n")))
                .isEmpty();
    }

    @Test
    void writesSolutionsAsItReadsBoards() {
        String text =
                "fleet: 2 1\n   1  .  .  1 . . . . . .\n. <  .  .  . . . . . . .\n1 .  .  .  . . . . . . .\n0 .  .  .  . . . . . . .\n";
        Waters waters = battleships.puzzle(text);
        List<Ship> solution = battleships.solver(waters).solve().options().orElseThrow();
        String written = battleships.render(waters, Solution.of(solution));
        assertThat(written).startsWith("fleet: 2 1\n").doesNotContain("*").contains("<");
        Waters again = battleships.puzzle(written);
        assertThat(again.inRow()).isEqualTo(waters.inRow());
        assertThat(again.inColumn()).isEqualTo(waters.inColumn());
        assertThat(solutions(written)).hasSize(1);
    }

    @Test
    void fillsABoardWithNumbersAndSomeMarksOfASolution() {
        Waters blank = battleships.puzzle("fleet: 3 2 1 1\n" + SEA_5X5);
        List<Ship> solution = battleships.solver(blank).solve().options().orElseThrow();
        int unique = 0;
        for (long seed = SEED; seed < SEED + 20; seed++) {
            String text = model().fill(blank, solution, new Random(seed)).orElseThrow();
            Waters filled = battleships.puzzle(text);
            assertThat(model().blank(filled)).as("seed %d", seed).isEqualTo(blank);
            assertThat(filled.inRow()).doesNotContain(Waters.UNKNOWN);
            Set<String> found = solutions(text);
            assertThat(found).as("seed %d: %s", seed, text).isNotEmpty();
            unique += found.size() == 1 ? 1 : 0;
        }
        assertThat(unique).isPositive();
    }

    /** In so narrow waters ships fit in one way only, which chance does not find. */
    @Test
    void fillsTheSolutionWhereShipsCannotBeScattered() {
        Waters blank = battleships.puzzle("fleet: 1 1 1 1 1 1 1\n  . . . . . . . . . . . . .\n. .............\n");
        List<Ship> solution = battleships.solver(blank).solve().options().orElseThrow();
        for (long seed = SEED; seed < SEED + 5; seed++) {
            Waters filled = battleships.puzzle(
                    model().fill(blank, solution, new Random(seed)).orElseThrow());
            assertThat(filled.inColumn()).containsExactly(1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1);
        }
    }

    @Test
    void callsItemsAndOptionsAsPeopleDo() {
        Cover<Ship> cover = battleships.solverOf("fleet: 2 1\n  . .\n1 ..\n").cover();
        assertThat(IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName))
                .containsExactly(
                        "cell r1c1",
                        "cell r1c2",
                        "ships of length 2",
                        "ships of length 1",
                        "water in row 1",
                        "block r1c1");
        assertThat(IntStream.range(0, cover.optionCount()).mapToObj(cover::label))
                .containsExactly("water r1c1", "water r1c2", "ship r1c1-r1c2", "ship r1c1", "ship r1c2");
    }

    @Test
    void warnsOfNumbersThatAreNotThoseOfTheFleet() {
        assertThat(Texts.warnings(battleships, "fleet: 2\n  1 1\n1 ..\n1 ..\n\nfleet: 1\n  1 1\n. ..\n1 ..\n"))
                .containsExactly(
                        "file:7: the numbers of the columns make 2, and the fleet has 1 cells; expected as many");
    }

    @Test
    void readsManyBoardsAndGoesOnAfterABadOne() {
        PuzzleText text = PuzzleText.of("  1 .\n. ..\n\nfleet: x\n  1\n1 .\n\n# more\n  1 1 1\n1 ...\n");
        assertThat(Texts.readOn(battleships, text, Waters::columns)).isEqualTo("2 error in line 4 3");
    }

    @Test
    void refusesBoardsThatAreTooLarge() {
        String wide = "  " + ". ".repeat(41) + "\n. " + ".".repeat(41) + "\n";
        assertThatThrownBy(() -> battleships.puzzle(wide))
                .hasMessage("<text>:1:1: the board has 1 rows and 41 columns; expected at most 40 of each");
        assertThatThrownBy(() -> battleships.puzzle("fleet: " + "1 ".repeat(201)))
                .hasMessage("<text>:1:408: '1' is one too many; expected at most 200 ships");
    }

    @Test
    void drawsShipsWithRoundEndsAndMarksWhatIsGiven() {
        Waters waters = battleships.puzzle("fleet: 2 1\n  . . . .\n3 <..~\n. ....\n");
        Ship ship = new Ship(2, 0, 0, false);
        String picture = model().picture(waters, Solution.of(List.of(ship))).toString();
        assertThat(picture.split("<line", -1))
                .as("lines of the grid, and a ship")
                .hasSize(1 + 3 + 5 + 1);
        assertThat(picture.split("<circle", -1)).as("the mark on the ship").hasSize(1 + 1);
        assertThat(model().areas(waters, ship)).containsExactly(new Area(1, 1, 1, 1), new Area(2, 1, 1, 1));
    }

    private long distinctSets(String text) {
        return solutions(text).size();
    }

    private Set<String> solutions(String text) {
        Waters waters = battleships.puzzle(text);
        List<String> looks = new ArrayList<>();
        battleships.solver(waters).forEach(solution -> {
            looks.add(WatersText.with(waters.blank(), solution).marks());
            return Visit.CONTINUE;
        });
        Set<String> different = new HashSet<>(looks);
        assertThat(different).as("no solution comes twice").hasSameSizeAs(looks);
        return different;
    }

    private long count(String text) {
        return battleships.solver(battleships.puzzle(text)).count().solutions().longValueExact();
    }
}
