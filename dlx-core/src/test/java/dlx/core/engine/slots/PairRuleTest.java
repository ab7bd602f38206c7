package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.Solver;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PairRuleTest {

    /** Returns the options that a state has left at some item. */
    private static List<Integer> left(Slots slots, long[] state) {
        Set<Integer> left = new TreeSet<>();
        for (int w = 0; w < slots.words; w++) {
            for (int position = slots.offset[w] + 1; position < slots.offset[w + 1]; position++) {
                for (long bits = state[position]; bits != 0; bits &= bits - 1) {
                    left.add(slots.optionAt[position << 6 | Long.numberOfTrailingZeros(bits)]);
                }
            }
        }
        return new ArrayList<>(left);
    }

    private static void take(Slots slots, int option, long[] state) {
        long[] row = slots.row(option);
        for (int i = 0; i < state.length; i++) {
            state[i] &= row[i];
        }
    }

    /** Returns the options that the rule excludes from a state. */
    private static List<Integer> excluded(Slots slots, long[] state) {
        List<Integer> before = left(slots, state);
        boolean changed = new PairRule(slots, StopCheck.NEVER).apply(state);
        List<Integer> excluded = new ArrayList<>(before);
        excluded.removeAll(left(slots, state));
        assertThat(changed).as("says whether it has excluded any").isEqualTo(!excluded.isEmpty());
        return excluded;
    }

    /**
     * Tests a digit of sudoku with three cells of the block in row 0. Once the other two cells are excluded, the digit
     * is in row 0 within the block, and nowhere else in that row.
     */
    @Test
    void lockedCandidatesLeaveTheRestOfTheirRow() {
        Cover<String> cover = Cover.of(String.class, c -> {
            Items block = c.items("block", 1);
            Items rows = c.items("row", 3);
            Items columns = c.items("column", 5);
            for (String cell : List.of("00", "01", "02", "10", "21")) {
                c.option("in " + cell, block.at(0), rows.at(cell.charAt(0) - '0'), columns.at(cell.charAt(1) - '0'));
            }
            for (String cell : List.of("03", "04", "13", "14", "24")) {
                c.option("out " + cell, rows.at(cell.charAt(0) - '0'), columns.at(cell.charAt(1) - '0'));
            }
        });
        Slots slots = new Slots(Problem.of(cover.data(), StopCheck.NEVER), StopCheck.NEVER);
        long[] state = slots.root.clone();
        assertThat(excluded(slots, state)).as("the block has other cells, too").isEmpty();

        slots.exclude(cover.numberOf("in 10"), state);
        assertThat(excluded(slots, state)).as("one other cell is left").isEmpty();

        slots.exclude(cover.numberOf("in 21"), state);
        assertThat(excluded(slots, state).stream().map(cover::option)).containsExactly("out 03", "out 04");

        long[] settled = state.clone();
        assertThat(excluded(slots, settled)).as("asked again").isEmpty();
        take(slots, cover.numberOf("in 01"), state);
        assertThat(excluded(slots, state)).as("block and row are covered").isEmpty();
    }

    /** Tests an item a that occurs with b and with c in the same slots. */
    @Test
    void anItemMayBeLockedToSeveral() {
        Cover<String> cover = Cover.of(String.class, c -> {
            Item last = c.item("c");
            Item a = c.item("a");
            Item b = c.item("b");
            c.option("abc", b, last, a);
            c.option("abc again", b, last, a);
            c.option("a", a);
            c.option("b", b);
            c.option("c", last);
        });
        Slots slots = new Slots(Problem.of(cover.data(), StopCheck.NEVER), StopCheck.NEVER);
        long[] state = slots.root.clone();
        slots.exclude(cover.numberOf("a"), state);
        assertThat(excluded(slots, state).stream().map(cover::option)).containsExactly("b", "c");
    }

    @Test
    void whatItExcludesIsInNoSolutionOfTheState() {
        int total = 0;
        for (long seed = 0; seed < RandomCovers.amount(3000); seed++) {
            PlainCover plain = RandomCovers.plain(seed);
            Slots slots = new Slots(Problem.of(plain.cover().data(), StopCheck.NEVER), StopCheck.NEVER);
            long[] state = slots.root.clone();
            plain.relaxed().forEach(item -> slots.relax(item, state));
            plain.banned().forEach(option -> slots.exclude(option, state));
            plain.pins().forEach(option -> take(slots, option, state));
            List<Integer> excluded = excluded(slots, state);
            total += excluded.size();
            if (!excluded.isEmpty()) {
                Set<List<Integer>> solutions = BruteForce.solutions(plain);
                for (int option : excluded) {
                    assertThat(solutions)
                            .as("seed %d: option %d was excluded", seed, option)
                            .noneMatch(solution -> solution.contains(option));
                }
            }
        }
        assertThat(total)
                .as("options excluded, so that this test says something")
                .isGreaterThan((int) RandomCovers.amount(3000) / 30);
    }

    @Test
    void soItIsWithManyWords() {
        int total = 0;
        for (Family family : List.of(Family.TWO_WORDS, Family.MANY_WORDS, Family.SECONDARY, Family.BOARDS)) {
            for (long seed = 0; seed < RandomCovers.amount(40); seed++) {
                Cover<Integer> cover = family.cover(seed).cover();
                Slots slots = new Slots(Problem.of(cover.data(), StopCheck.NEVER), StopCheck.NEVER);
                Random random = new Random(seed);
                int[] banned = random.ints(cover.optionCount() / 3, 0, cover.optionCount())
                        .toArray();
                long[] state = slots.root.clone();
                for (int option : banned) {
                    slots.exclude(option, state);
                }
                List<Integer> excluded = excluded(slots, state);
                total += excluded.size();
                Solver<Integer> solver = Solver.builder(cover)
                        .engine("links")
                        .given(Givens.NONE.forbidden(banned))
                        .build();
                for (int option : excluded.subList(0, Math.min(5, excluded.size()))) {
                    assertThat(solver.toBuilder()
                                    .given(Givens.of(option))
                                    .nodeLimit(20_000)
                                    .build()
                                    .solve()
                                    .solution())
                            .as("%s, seed %d: option %d was excluded", family, seed, option)
                            .isEmpty();
                }
            }
        }
        assertThat(total)
                .as("options excluded, so that this test says something")
                .isGreaterThan((int) RandomCovers.amount(40) * 5 / 2);
    }
}
