package dlx.core.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.core.Solver;
import dlx.core.covers.BruteForce;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.explain.Weights;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests that weights are found for covers known to be infeasible, but not for covers with a solution. */
class ImpossibleTest {

    /** Returns dominoes on a board without two opposite corners. */
    private static Cover<String> mutilated(int n) {
        return Cover.of(cover -> {
            ItemGrid cells = cover.grid("cell", n, n);
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    boolean corner = r + c == 0 || r + c == 2 * n - 2;
                    boolean below = r + 1 < n && !(r + 1 + c == 2 * n - 2);
                    boolean right = c + 1 < n && !(r + c + 1 == 2 * n - 2);
                    if (corner) {
                        cover.option("hole " + r + c, cells.at(r, c));
                    }
                    if (!corner && below) {
                        cover.option(r + "," + c + " down", cells.at(r, c), cells.at(r + 1, c));
                    }
                    if (!corner && right) {
                        cover.option(r + "," + c + " right", cells.at(r, c), cells.at(r, c + 1));
                    }
                }
            }
        });
    }

    @Test
    void aBoardWithoutTwoCornersHasMoreCellsOfOneColor() {
        Weights weights = Solver.of(mutilated(8)).impossible().orElseThrow();

        assertThat(weights.modulus()).isZero();
        assertThat(weights.total()).isEqualTo(2);
        assertThat(weights.weight(0)).isZero(); // the hole
        assertThat(weights.weight(1)).isEqualTo(1);
        assertThat(weights.weight(2)).isEqualTo(-1);
    }

    @Test
    void pairsOfLangfordHaveAParity() {
        for (int n = 1; n <= 22; n++) {
            Optional<Weights> weights = Solver.of(langford(n)).impossible();

            assertThat(weights.map(Weights::name).orElse(""))
                    .isEqualTo(n % 4 == 1 || n % 4 == 2 ? "weights mod 2" : "");
        }
    }

    private static Cover<String> langford(int n) {
        return Cover.of(cover -> {
            Items numbers = cover.items("number", n);
            Items slots = cover.items("slot", 2 * n);
            for (int k = 1; k <= n; k++) {
                for (int from = 0; from + k + 1 < 2 * n; from++) {
                    cover.option(k + "@" + from, numbers.at(k - 1), slots.at(from), slots.at(from + k + 1));
                }
            }
        });
    }

    @Test
    void aGraphOfOddDegreesAddsUpToAnOddNumber() {
        Cover<String> graph = Cover.of(cover -> {
            Items vertices = cover.items("vertex", 5).times(3, 3);
            for (int a = 0; a < 5; a++) {
                for (int b = 0; b < a; b++) {
                    cover.option(a + "-" + b, vertices.at(a), vertices.at(b));
                }
            }
        });

        Weights weights = Solver.of(graph).impossible().orElseThrow();

        assertThat(weights.name()).isEqualTo("weights mod 2");
        assertThat(weights.total()).isEqualTo(15);
    }

    @Test
    void bruteForceNeverFindsASolutionWhereWeightsSayThereIsNone() {
        int proofs = 0;
        for (long seed = 0; seed < RandomCovers.amount(5000); seed++) {
            PlainCover plain = RandomCovers.plain(seed);
            Optional<Weights> weights = plain.solver().impossible();
            if (weights.isPresent()) {
                proofs++;
                assertThat(BruteForce.solutions(plain)).as("seed %d", seed).isEmpty();
            }
        }
        assertThat(proofs).isPositive();
    }

    @Test
    void givensMakeWeightsOfWhatIsLeft() {
        Cover<String> board = Cover.of(cover -> {
            Items cells = cover.items("cell", 6);
            for (int i = 0; i < 5; i++) {
                cover.option(i + "-" + (i + 1), cells.at(i), cells.at(i + 1));
            }
        });
        List<String> found = new ArrayList<>();
        for (int option = 0; option < 5; option++) {
            Solver.builder(board).given(Givens.of(option)).build().impossible().ifPresent(w -> found.add(w.name()));
        }

        assertThat(Solver.of(board).impossible()).isEmpty();
        assertThat(found).hasSize(2); // a domino that leaves an odd number of cells at each side
    }

    /**
     * Tests numbers of which each is twice the one before, without a proof by a small prime power: the total does not
     * fit into 64 bits.
     */
    @Test
    void weightsThatDoNotFitAreNone() {
        int times = 30 * 64 * 81 * 125 * 49;
        int doublings = 7;
        Cover<String> chain = Cover.of(cover -> {
            Items items = cover.items("item", 3 * doublings + 1).times(times, times);
            for (int k = 0; k < doublings; k++) {
                int from = 3 * k;
                cover.option("b" + k, items.at(from), items.at(from + 1));
                cover.option("c" + k, items.at(from), items.at(from + 2));
                cover.option("d" + k, items.at(from + 1), items.at(from + 2), items.at(from + 3));
            }
        });

        assertThat(Solver.of(chain).impossible()).isEmpty();
    }
}
