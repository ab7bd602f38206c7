package dlx.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.Solver;
import dlx.core.search.Givens;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolutionCheckTest {

    private static final Cover<String> COVER = Cover.of(String.class, cover -> {
        Items must = cover.items("must", 2);
        Item may = cover.items("may", 1).secondary().at(0);
        cover.option("0", must.at(0), may);
        cover.option("1", must.at(1));
        cover.option("2", must.at(1), may);
        cover.option("3", must.at(0), must.at(1));
    });

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "0 1, -",
                "1 0, -",
                "3, -",
                "0, must 1 is not covered",
                "0 3, 'must 0 is covered twice, by 0 and 3'",
                "0 2, 'may 0 is covered twice, by 0 and 2'",
                "3 3, 3 is taken twice",
                "3 4, 'option 5 does not exist; expected 1 to 4'",
                "3 -1, 'option 0 does not exist; expected 1 to 4'",
            })
    void tellsWhichRuleIsBroken(String options, String flaw) {
        List<Integer> numbers =
                List.of(options.split(" ")).stream().map(Integer::valueOf).toList();

        assertThat(SolutionCheck.flaw(COVER, Givens.NONE, numbers).orElse(null)).isEqualTo(flaw);
    }

    @Test
    void theEmptySolutionIsOneOfTheEmptyCoverAlone() {
        assertThat(SolutionCheck.flaw(Cover.of(String.class, cover -> {}), Givens.NONE, List.of()))
                .isEmpty();
        assertThat(SolutionCheck.flaw(COVER, Givens.NONE, List.of())).contains("must 0 is not covered");
    }

    @Test
    void keepsToWhatIsGiven() {
        Givens givens = Givens.of(3);
        assertThat(SolutionCheck.flaw(COVER, givens, List.of(3))).isEmpty();
        assertThat(SolutionCheck.flaw(COVER, givens, List.of(0, 1))).contains("3 is given, but not taken");
        assertThat(SolutionCheck.flaw(COVER, Givens.NONE.forbidden(3), List.of(3)))
                .contains("3 is forbidden, but taken");
        assertThat(SolutionCheck.flaw(COVER, Givens.NONE.relaxed(0), List.of(1)))
                .isEmpty();
        assertThat(SolutionCheck.flaw(COVER, Givens.NONE.relaxed(0), List.of(0)))
                .contains("must 1 is not covered");
    }

    @Test
    void anItemMayBeSharedInOneColorOnly() {
        Cover<String> colored = Cover.of(String.class, cover -> {
            Items must = cover.items("must", 2);
            Item may = cover.items("may", 1).secondary().at(0);
            cover.option("0", must.at(0), may.colored(0));
            cover.option("1", must.at(1), may.colored(0));
            cover.option("2", must.at(1), may.colored(1));
            cover.option("3", must.at(1), may);
        });

        assertThat(SolutionCheck.flaw(colored, Givens.NONE, List.of(0, 1))).isEmpty();
        assertThat(SolutionCheck.flaw(colored, Givens.NONE, List.of(0, 2)))
                .contains("may 0 is covered twice, by 0 (0) and 2 (1)");
        assertThat(SolutionCheck.flaw(colored, Givens.NONE, List.of(0, 3)))
                .contains("may 0 is covered twice, by 0 (0) and 3");
        assertThat(SolutionCheck.flaw(colored, Givens.NONE, List.of(3, 0)))
                .contains("may 0 is covered twice, by 0 (0) and 3");
    }

    @Test
    void anItemMayBeCoveredAsOftenAsItsMultiplicitySays() {
        Cover<String> twice = Cover.of(String.class, cover -> {
            Items must = cover.items("must", 1).times(1, 2);
            cover.option("0", must.at(0));
            cover.option("1", must.at(0));
            cover.option("2", must.at(0));
        });

        assertThat(SolutionCheck.flaw(twice, Givens.NONE, List.of(0))).isEmpty();
        assertThat(SolutionCheck.flaw(twice, Givens.NONE, List.of(0, 2))).isEmpty();
        assertThat(SolutionCheck.flaw(twice, Givens.NONE, List.of(0, 1, 2)))
                .contains("must 0 is covered 3 times, by 0 and 1 and 2; expected 2 or less");
        assertThat(SolutionCheck.flaw(twice, Givens.NONE, List.of())).contains("must 0 is not covered");
    }

    @Test
    void listsEveryFlaw() {
        Cover<String> colored = Cover.of(String.class, cover -> {
            Items must = cover.items("must", 3);
            Item may = cover.items("may", 1).secondary().at(0);
            cover.option("0", must.at(0), may.colored(0));
            cover.option("1", must.at(1), may.colored(1));
            cover.option("2", must.at(1));
        });

        assertThat(SolutionCheck.flaws(colored, Givens.of(2).forbidden(0), List.of(0, 1, 1, 7)))
                .extracting(flaw -> flaw.sentence() + " | " + flaw.item() + " " + flaw.options())
                .containsExactly(
                        "1 is taken twice | -1 [1]",
                        "option 8 does not exist; expected 1 to 3 | -1 []",
                        "2 is given, but not taken | -1 [2]",
                        "0 is forbidden, but taken | -1 [0]",
                        "must 2 is not covered | 2 []",
                        "may 0 is covered twice, by 0 (0) and 1 (1) | 3 [0, 1]");
    }

    /** Compares every set of options of small covers with the solver: the sets without a flaw are its solutions. */
    @Test
    void agreesWithTheSolverAboutEverySetOfOptions() {
        int solutions = 0;
        for (int seed = 1; seed <= 200; seed++) {
            Cover<Integer> cover = random(new Random(seed));
            TreeSet<String> flawless = new TreeSet<>();
            for (int set = 0; set < 1 << cover.optionCount(); set++) {
                List<Integer> options = members(set);
                if (SolutionCheck.flaw(cover, Givens.NONE, options).isEmpty()) {
                    flawless.add(options.toString());
                }
            }
            TreeSet<String> found = new TreeSet<>();
            Solver.of(cover).forEach(solution -> {
                found.add(solution.toString());
                return Visit.CONTINUE;
            });

            assertThat(flawless).as("seed %d", seed).isEqualTo(found);
            solutions += found.size();
        }
        assertThat(solutions).as("solutions of all covers").isGreaterThan(200);
    }

    private static Cover<Integer> random(Random random) {
        return Cover.of(Integer.class, cover -> {
            Items must = cover.items("must", 1 + random.nextInt(4));
            Items may = cover.items("may", random.nextInt(3)).secondary();
            for (int option = 0; option < 8; option++) {
                int always = random.nextInt(must.size());
                List<Item> held = new ArrayList<>();
                for (int i = 0; i < must.size(); i++) {
                    if (i == always || random.nextInt(3) == 0) {
                        held.add(must.at(i));
                    }
                }
                for (int i = 0; i < may.size(); i++) {
                    if (random.nextInt(3) == 0) {
                        held.add(may.at(i));
                    }
                }
                cover.option(option, held.toArray(Item[]::new));
            }
        });
    }

    private static List<Integer> members(int set) {
        return IntStream.range(0, 31).filter(k -> (set >> k & 1) == 1).boxed().toList();
    }
}
