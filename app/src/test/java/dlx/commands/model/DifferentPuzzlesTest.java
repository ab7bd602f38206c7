package dlx.commands.model;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.core.Solver;
import dlx.core.generate.DifferentPuzzles;
import dlx.core.generate.Generated;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DifferentPuzzlesTest {

    private static final ModelRegistry MODELS = ModelRegistry.load();

    /** The largest cover whose symmetries are tried, in nodes. */
    private static final int MOST_NODES = 12_000;

    private static <O> boolean add(DifferentPuzzles different, Cover<O> cover, Set<Integer> givens) {
        return different.add(new Generated<>(
                "",
                cover,
                List.copyOf(new TreeSet<>(givens)),
                List.of(),
                "",
                Generated.Size.MINIMAL,
                Optional.empty()));
    }

    private static <O> Set<Integer> image(Cover<O> cover, UnaryOperator<O> map, Set<Integer> options) {
        Set<Integer> images = new TreeSet<>();
        options.forEach(option -> images.add(cover.numberOf(map.apply(cover.option(option)))));
        return images;
    }

    private static Set<Integer> some(List<Integer> options, int number, Random random) {
        List<Integer> shuffled = new ArrayList<>(options);
        Collections.shuffle(shuffled, random);
        return new TreeSet<>(shuffled.subList(0, Math.min(number, shuffled.size())));
    }

    /** A declared symmetry never makes another puzzle. */
    @Test
    void recognizesTheImagesOfDeclaredSymmetries() {
        int models = 0;
        for (LoadedModel<?, ?> model : MODELS.all()) {
            models += recognizes(model) ? 1 : 0;
        }
        assertThat(models).isGreaterThan(3);
    }

    private static <P, O> boolean recognizes(LoadedModel<P, O> model) {
        Optional<P> shape = model.example().isEmpty() ? Optional.empty() : model.shape(model.puzzle(model.example()));
        if (shape.isEmpty() || model.symmetries(shape.get()).isEmpty()) {
            return false;
        }
        Solver<O> solver = model.solver(shape.get());
        Cover<O> cover = solver.cover();
        if (cover.nodeCount() > MOST_NODES) {
            return false;
        }
        List<Integer> solution = IntStream.of(
                        solver.solve().found().orElseThrow().numbers())
                .boxed()
                .toList();
        Random random = new Random(7);
        for (int round = 0; round < 3; round++) {
            Set<Integer> givens = some(solution, 1 + random.nextInt(Math.min(25, solution.size())), random);
            DifferentPuzzles different = new DifferentPuzzles(new CancellationToken());
            assertThat(add(different, cover, givens)).isTrue();
            for (UnaryOperator<O> map : model.symmetries(shape.get())) {
                givens = image(cover, map, givens);
                assertThat(add(different, cover, givens))
                        .as("%s, %s", model.id(), map)
                        .isFalse();
            }
        }
        return true;
    }

    /** Compares with the orbits of sets of givens, listed one by one. */
    @Test
    void agreesWithTheListOfAllImages() {
        agrees(MODELS.get("queens"), "5\n", 3);
        Cover<?> cover = MODELS.get("sudoku").solverOf(".".repeat(16) + '\n').cover();
        agrees(cover, sudokuMaps(cover, 2), 4);
    }

    private static <P, O> void agrees(LoadedModel<P, O> model, String text, int most) {
        P puzzle = model.puzzle(text);
        Cover<O> cover = model.solver(puzzle).cover();
        agrees(
                cover,
                model.symmetries(puzzle).stream()
                        .<UnaryOperator<Set<Integer>>>map(map -> givens -> image(cover, map, givens))
                        .toList(),
                most);
    }

    private static void agrees(Cover<?> cover, List<UnaryOperator<Set<Integer>>> maps, int most) {
        List<Integer> options = IntStream.range(0, cover.optionCount()).boxed().toList();
        Random random = new Random(11);
        Set<Set<Integer>> seen = new HashSet<>();
        DifferentPuzzles different = new DifferentPuzzles(new CancellationToken());
        int same = 0;
        for (int k = 0; k < 300; k++) {
            Set<Integer> givens = some(options, 1 + random.nextInt(most), random);
            boolean isNew = !seen.contains(givens);
            if (isNew) {
                seen.addAll(orbit(maps, givens));
            }
            assertThat(add(different, cover, givens)).as("%s", givens).isEqualTo(isNew);
            same += isNew ? 0 : 1;
        }
        assertThat(same).isBetween(20, 290);
    }

    private static Set<Set<Integer>> orbit(List<UnaryOperator<Set<Integer>>> maps, Set<Integer> givens) {
        Set<Set<Integer>> orbit = new HashSet<>(Set.of(givens));
        Deque<Set<Integer>> left = new ArrayDeque<>(orbit);
        while (!left.isEmpty()) {
            Set<Integer> next = left.remove();
            for (UnaryOperator<Set<Integer>> map : maps) {
                Set<Integer> image = map.apply(next);
                if (orbit.add(image)) {
                    left.add(image);
                }
            }
        }
        return orbit;
    }

    /** Returns maps that generate the symmetries of a sudoku with boxes of a size: of lines, of bands, of digits; a mirror. */
    private static List<UnaryOperator<Set<Integer>>> sudokuMaps(Cover<?> cover, int box) {
        Map<String, Integer> numbers = new HashMap<>();
        for (int option = 0; option < cover.optionCount(); option++) {
            numbers.put(cover.label(option), option);
        }
        int size = box * box;
        List<UnaryOperator<Set<Integer>>> maps = new ArrayList<>();
        IntUnaryOperator same = line -> line;
        maps.add(givens -> mapped(cover, numbers, givens, true, same, same));
        for (int k = 0; k + 1 < size; k++) {
            int first = k;
            IntUnaryOperator exchange = at -> at == first ? first + 1 : at == first + 1 ? first : at;
            maps.add(givens -> mapped(cover, numbers, givens, false, same, exchange));
            if (first % box < box - 1) {
                maps.add(givens -> mapped(cover, numbers, givens, false, exchange, same));
            }
        }
        for (int k = 0; k + 1 < box; k++) {
            int first = k;
            IntUnaryOperator bands = at -> at / box == first ? at + box : at / box == first + 1 ? at - box : at;
            maps.add(givens -> mapped(cover, numbers, givens, false, bands, same));
        }
        return maps;
    }

    private static Set<Integer> mapped(
            Cover<?> cover,
            Map<String, Integer> numbers,
            Set<Integer> givens,
            boolean isMirrored,
            IntUnaryOperator rows,
            IntUnaryOperator digits) {
        Set<Integer> images = new TreeSet<>();
        for (int option : givens) {
            String[] parts = cover.label(option).split("[rc=]");
            int row = rows.applyAsInt(Integer.parseInt(parts[1]) - 1) + 1;
            int digit = digits.applyAsInt(Integer.parseInt(parts[3]) - 1) + 1;
            images.add(numbers.get(
                    isMirrored ? "r" + parts[2] + "c" + row + "=" + digit : "r" + row + "c" + parts[2] + "=" + digit));
        }
        return images;
    }

    @Test
    void recognizesTurnedAndRenamedSudokus() {
        Cover<?> cover = MODELS.get("sudoku").solverOf(".".repeat(81) + '\n').cover();
        List<UnaryOperator<Set<Integer>>> maps = sudokuMaps(cover, 3);
        Random random = new Random(5);
        List<Integer> options = IntStream.range(0, cover.optionCount()).boxed().toList();
        DifferentPuzzles different = new DifferentPuzzles(new CancellationToken());
        for (int round = 0; round < 40; round++) {
            Set<Integer> givens = some(options, 17 + random.nextInt(10), random);
            assertThat(add(different, cover, givens)).isTrue();
            for (int k = 0; k < 200; k++) {
                givens = maps.get(random.nextInt(maps.size())).apply(givens);
            }
            assertThat(add(different, cover, givens)).isFalse();
        }
    }

    @Test
    void aCancelledTokenMakesNoPuzzleNew() {
        CancellationToken token = new CancellationToken();
        token.cancel();
        Cover<?> cover = MODELS.get("queens").solverOf("40\n").cover();

        assertThat(add(new DifferentPuzzles(token), cover, Set.of(1))).isFalse();
    }
}
