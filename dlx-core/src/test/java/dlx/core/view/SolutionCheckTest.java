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
                "0, covers the item \"must 1\" 0 times; must be 1 or more",
                "0 3, covers the item \"must 0\" 2 times; must be 1 or less",
                "0 2, covers the item \"may 0\" twice",
                "3 3, takes option 4 twice",
                "3 4, 'has an option 5; expected 1 to 4'",
                "3 -1, 'has an option 0; expected 1 to 4'",
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
        assertThat(SolutionCheck.flaw(COVER, Givens.NONE, List.of()))
                .contains("covers the item \"must 0\" 0 times; must be 1 or more");
    }

    @Test
    void keepsToWhatIsGiven() {
        Givens givens = Givens.of(3);
        assertThat(SolutionCheck.flaw(COVER, givens, List.of(3))).isEmpty();
        assertThat(SolutionCheck.flaw(COVER, givens, List.of(0, 1))).contains("leaves out option 4, which is given");
        assertThat(SolutionCheck.flaw(COVER, Givens.NONE.forbidden(3), List.of(3)))
                .contains("takes option 4, which is banned");
        assertThat(SolutionCheck.flaw(COVER, Givens.NONE.relaxed(0), List.of(1)))
                .isEmpty();
        assertThat(SolutionCheck.flaw(COVER, Givens.NONE.relaxed(0), List.of(0)))
                .contains("covers the item \"must 1\" 0 times; must be 1 or more");
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
                .contains("covers the item \"may 0\" twice, in the colors \"0\" and \"1\"");
        assertThat(SolutionCheck.flaw(colored, Givens.NONE, List.of(0, 3))).contains("covers the item \"may 0\" twice");
        assertThat(SolutionCheck.flaw(colored, Givens.NONE, List.of(3, 0))).contains("covers the item \"may 0\" twice");
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
                .contains("covers the item \"must 0\" 3 times; must be 2 or less");
        assertThat(SolutionCheck.flaw(twice, Givens.NONE, List.of()))
                .contains("covers the item \"must 0\" 0 times; must be 1 or more");
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
