package dlx.modelers.variants;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.model.LoadedModel;
import dlx.modelers.cages.KillerChoice;
import dlx.modelers.grid.SlowBoards;
import dlx.modelers.grid.Texts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Rules of all kinds together, drawn at random, against a search that fills cell after cell and then adds up the cages. */
class CombinedRulesTest {

    private static final String BOXES_OF_FOUR = "AABBAABBCCDDCCDD";
    private static final String BOXES_OF_SIX = ("AAABBB".repeat(2) + "CCCDDD".repeat(2) + "EEEFFF".repeat(2));

    /** A solution with both diagonals, from which sums and givens are taken. */
    private static final String SIX = "256413431526625134314652163245542361";

    private final LoadedModel<Variant, KillerChoice> variants = LoadedModel.of(new VariantsModel(), "test");
    private final Set<String> met = new TreeSet<>();
    private int solvable;

    /** A random puzzle: its text, and the rules for the slow search. */
    private static final class Draw {

        private final SplittableRandom random;
        private final int n;
        private final String origin;
        private final String boxes;
        private final StringBuilder rules = new StringBuilder();
        private final List<String> maps = new ArrayList<>();
        private final List<List<Integer>> cages = new ArrayList<>();
        private final List<Integer> sums = new ArrayList<>();
        private final Set<String> kinds = new TreeSet<>();
        private String below = "";

        Draw(SplittableRandom random, String origin, String boxes) {
            this.random = random;
            this.n = (int) Math.sqrt(origin.length());
            this.origin = origin;
            this.boxes = boxes;
            addRegions();
            addDiagonals();
            addExtraRegions();
            addCages();
        }

        private void addRegions() {
            if (random.nextBoolean()) {
                String map = regions();
                maps.add(map);
                below = Texts.rows(n, map);
                rules.append("jigsaw\n");
                kinds.add("jigsaw");
            } else {
                maps.add(boxes);
            }
        }

        /** Boxes some cells of which change places with others of the same value, while all stay in one piece. */
        private String regions() {
            StringBuilder map = new StringBuilder(boxes);
            for (int k = 0; k < 200; k++) {
                int one = random.nextInt(n * n);
                int other = random.nextInt(n * n);
                StringBuilder changed = new StringBuilder(map);
                changed.setCharAt(one, map.charAt(other));
                changed.setCharAt(other, map.charAt(one));
                if (origin.charAt(one) == origin.charAt(other) && isInPieces(changed)) {
                    map = changed;
                }
            }
            return map.toString();
        }

        private boolean isInPieces(StringBuilder map) {
            return map.chars().distinct().allMatch(mark -> {
                Set<Integer> cells = new HashSet<>(IntStream.range(0, n * n)
                        .filter(cell -> map.charAt(cell) == mark)
                        .boxed()
                        .toList());
                remove(cells, cells.iterator().next());
                return cells.isEmpty();
            });
        }

        private void remove(Set<Integer> cells, int cell) {
            if (cells.remove(cell)) {
                remove(cells, cell - n);
                remove(cells, cell + n);
                if (cell % n > 0) {
                    remove(cells, cell - 1);
                }
                if (cell % n < n - 1) {
                    remove(cells, cell + 1);
                }
            }
        }

        private void addDiagonals() {
            if (random.nextInt(3) == 0) {
                maps.add(
                        marked(IntStream.range(0, n).map(k -> k * n + k).boxed().toList()));
                maps.add(marked(IntStream.range(0, n)
                        .map(k -> k * n + n - 1 - k)
                        .boxed()
                        .toList()));
                rules.append("diagonal\n");
                kinds.add("diagonal");
            }
        }

        /** Regions of up to n cells whose values differ in the solution that is known. */
        private void addExtraRegions() {
            for (int k = random.nextInt(3); k > 0; k--) {
                List<Integer> cells = cells(2 + random.nextInt(n - 1), true);
                maps.add(marked(cells));
                boolean isList = random.nextBoolean();
                rules.append(isList ? "cage " + names(cells) + '\n' : "regions\n" + Texts.rows(n, marked(cells)));
                kinds.add(isList ? "cage without sum" : "regions");
            }
        }

        private void addCages() {
            for (int k = random.nextInt(5); k > 0; k--) {
                List<Integer> cells = cells(1 + random.nextInt(4), random.nextInt(8) > 0);
                int sum = cells.stream()
                        .mapToInt(cell -> origin.charAt(cell) - '0')
                        .sum();
                if (sum > n * (n + 1) / 2
                        || cages.contains(cells)
                        || rules.indexOf("cage " + names(cells) + '\n') >= 0) {
                    continue;
                }
                cages.add(cells);
                sums.add(sum);
                rules.append("cage ")
                        .append(names(cells))
                        .append('=')
                        .append(sum)
                        .append('\n');
                kinds.add("cage with sum");
            }
        }

        private List<Integer> cells(int count, boolean differ) {
            List<Integer> cells;
            do {
                cells = random.ints(0, n * n)
                        .distinct()
                        .limit(count)
                        .sorted()
                        .boxed()
                        .toList();
            } while (differ && !differ(cells, origin));
            return cells;
        }

        private static boolean differ(List<Integer> cells, String board) {
            return cells.stream().map(board::charAt).distinct().count() == cells.size();
        }

        private String names(List<Integer> cells) {
            return cells.stream()
                    .map(cell -> "r" + (cell / n + 1) + "c" + (cell % n + 1))
                    .collect(Collectors.joining("+"));
        }

        private String marked(List<Integer> cells) {
            return IntStream.range(0, n * n)
                    .mapToObj(cell -> cells.contains(cell) ? "X" : ".")
                    .collect(Collectors.joining());
        }

        String givens(int count) {
            Set<Integer> shown = new HashSet<>();
            random.ints(0, n * n).distinct().limit(count).forEach(shown::add);
            return IntStream.range(0, n * n)
                    .mapToObj(cell -> shown.contains(cell) ? origin.substring(cell, cell + 1) : ".")
                    .collect(Collectors.joining());
        }

        String text(String givens) {
            return (rules.isEmpty() ? "cage r1c1\n" : rules) + Texts.rows(n, givens) + below;
        }

        List<String> solutions(String givens) {
            return SlowBoards.fillings(n, givens, maps.toArray(String[]::new)).stream()
                    .filter(board -> IntStream.range(0, cages.size())
                            .allMatch(k -> differ(cages.get(k), board)
                                    && cages.get(k).stream()
                                                    .mapToInt(cell -> board.charAt(cell) - '0')
                                                    .sum()
                                            == sums.get(k)))
                    .toList();
        }
    }

    private void check(long seed, Draw draw, int givens) {
        String given = draw.givens(givens);
        String text = draw.text(given);
        List<String> expected = draw.solutions(given);
        assertThat(Texts.solutions(variants, variants.puzzle(text), draw.n, KillerChoice::inCell))
                .as("seed %d%n%s", seed, text)
                .isEqualTo(expected);
        solvable += expected.isEmpty() ? 0 : 1;
        met.add(String.join(", ", draw.kinds));
    }

    @Test
    void fourByFourHasTheSolutionsOfASlowSearch() {
        List<String> boards = SlowBoards.fillings(4, ".".repeat(16), BOXES_OF_FOUR);
        for (long seed = 1; seed <= 150; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            check(seed, new Draw(random, boards.get(random.nextInt(boards.size())), BOXES_OF_FOUR), random.nextInt(4));
        }
        assertThat(met).hasSizeGreaterThan(20);
        assertThat(solvable).isGreaterThan(75);
    }

    @Test
    void sixBySixHasTheSolutionsOfASlowSearch() {
        for (long seed = 1; seed <= 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            check(seed, new Draw(random, SIX, BOXES_OF_SIX), 18);
        }
        assertThat(met).hasSizeGreaterThan(15);
        assertThat(solvable).isGreaterThan(40);
    }
}
