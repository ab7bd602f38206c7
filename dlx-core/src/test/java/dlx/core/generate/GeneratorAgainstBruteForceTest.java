package dlx.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.CoverBuilder;
import dlx.api.HasGivens;
import dlx.api.Item;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.model.LoadedModel;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Compares puzzles of random covers with the trial of every subset of the options: they have one solution, and need
 * each given.
 */
class GeneratorAgainstBruteForceTest {

    /** A model whose puzzle is a line of the numbers of the given options, or a point. */
    private record Numbers(PlainCover plain) implements HasGivens<List<Integer>, Integer> {

        @Override
        public String id() {
            return "numbers";
        }

        @Override
        public List<Integer> parse(PuzzleText text) {
            String line = text.next("numbers").text();
            return line.equals(".")
                    ? List.of()
                    : Arrays.stream(line.split(" ")).map(Integer::valueOf).toList();
        }

        @Override
        public void describe(List<Integer> puzzle, CoverBuilder<Integer> cover) {
            List<Item> items = new ArrayList<>();
            for (int i = 0; i < plain.primary().size(); i++) {
                items.add(
                        plain.primary().get(i)
                                ? cover.item("p" + i)
                                : cover.item("s" + i).secondary());
                PlainCover.Bounds bounds = plain.bounds().get(i);
                if (!bounds.equals(PlainCover.Bounds.ONCE)) {
                    items.get(i).times(bounds.least(), bounds.most());
                }
            }
            for (int k = 0; k < plain.options().size(); k++) {
                PlainCover.Option option = plain.options().get(k);
                cover.option(
                        k,
                        option.items().stream()
                                .map(i -> option.colorOf(i) < 0
                                        ? items.get(i)
                                        : items.get(i).colored(option.colorOf(i)))
                                .toArray(Item[]::new));
            }
        }

        @Override
        public String render(List<Integer> puzzle, Solution<Integer> solution) {
            return solution.options() + "\n";
        }

        @Override
        public Optional<List<Integer>> shape(List<Integer> puzzle) {
            return Optional.of(List.of());
        }

        @Override
        public Collection<Integer> pins(List<Integer> puzzle) {
            return puzzle;
        }

        @Override
        public Optional<String> write(List<Integer> shape, List<Integer> givens) {
            String numbers = givens.stream().map(String::valueOf).collect(Collectors.joining(" "));
            return Optional.of((numbers.isEmpty() ? "." : numbers) + "\n");
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void hasOneSolutionAndNeedsEachGiven(Family family) {
        int puzzles = 0;
        for (long seed = 0; seed < RandomCovers.amount(400); seed++) {
            PlainCover plain = family.cover(seed).withNothingGiven();
            Set<List<Integer>> solutions = BruteForce.solutions(plain);
            Generator<List<Integer>, Integer> generator = Generator.of(
                            LoadedModel.of(new Numbers(plain), "here"), List.<Integer>of())
                    .seed(seed);
            for (int number = 1; number <= 2; number++) {
                Generation<List<Integer>, Integer> made = generator.generate(number);
                String what = family + " " + seed + ", puzzle " + number + ": " + made;
                assertThat(made.stopped()).as(what).isEqualTo(StopReason.EXHAUSTED);
                assertThat(made.found()).as(what).isEqualTo(!solutions.isEmpty());
                if (made.found()) {
                    puzzles++;
                    check(made.puzzle().orElseThrow(), solutions, what);
                }
            }
        }
        assertThat(puzzles).isGreaterThan(0);
    }

    private static void check(Generated<List<Integer>, Integer> puzzle, Set<List<Integer>> solutions, String what) {
        List<Integer> givens = puzzle.givens();
        assertThat(keeping(solutions, givens)).as(what).containsExactly(puzzle.solution());
        assertThat(puzzle.size()).as(what).isEqualTo(Generated.Size.MINIMAL);
        for (Integer given : givens) {
            List<Integer> rest = givens.stream().filter(g -> !g.equals(given)).toList();
            assertThat(keeping(solutions, rest)).as(what + " without " + given).hasSizeGreaterThan(1);
        }
        assertThat(puzzle.givenOptions()).as(what).isEqualTo(givens);
    }

    private static List<List<Integer>> keeping(Set<List<Integer>> solutions, List<Integer> givens) {
        return solutions.stream()
                .filter(solution -> solution.containsAll(givens))
                .toList();
    }
}
