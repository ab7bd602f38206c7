package dlx.app.export;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.export.StatedPuzzles.Kind;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.reader.DimacsReader;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.tools.ModelIterator;

/** Compares what a SAT solver finds in the CNF of a puzzle with the puzzle's rules. */
class DimacsFormTest {

    @Test
    void hasTheSolutionsAsItsModelsEachOnce() throws Exception {
        for (long seed = 1; seed <= 400; seed++) {
            StatedPuzzle puzzle = StatedPuzzles.random(seed, Kind.ALL);
            String text = StatedPuzzles.text(puzzle, ExportForm.DIMACS);
            List<List<Integer>> models = models(text, puzzle.cover.optionCount());
            assertThat(models).as("seed %d: %s", seed, text).doesNotHaveDuplicates();
            assertThat(new HashSet<>(models)).as("seed %d: %s", seed, text).isEqualTo(StatedPuzzles.solutions(puzzle));
        }
    }

    /** One item, any bounds: the counters and their turned forms. */
    @Test
    void countsUpToAnyBounds() throws Exception {
        for (int n = 0; n <= 9; n++) {
            for (int from = 0; from <= n + 1; from++) {
                for (int to = Math.max(1, from); to <= n + 2; to++) {
                    StatedPuzzle puzzle = Samples.oneItem(n, from, to);
                    assertThat(models(StatedPuzzles.text(puzzle, ExportForm.DIMACS), n))
                            .as("%d to %d of %d", from, to, n)
                            .doesNotHaveDuplicates()
                            .hasSize(StatedPuzzles.solutions(puzzle).size());
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"queens-8, 92", "toy-color, 1", "toy-mult, 1", "mcc-binary-4-2, 90", "sudoku9-17a, 1", "langford-7, 52"
    })
    void hasAsManyModelsAsTheCorpusSays(String name, int solutions) throws Exception {
        StatedPuzzle puzzle = Samples.copy(name);
        assertThat(models(StatedPuzzles.text(puzzle, ExportForm.DIMACS), puzzle.cover.optionCount()))
                .doesNotHaveDuplicates()
                .hasSize(solutions);
    }

    /** A counter of one column for each item keeps the text linear, whatever the items hold. */
    @Test
    void growsNoFasterThanTheCover() {
        String text = StatedPuzzles.text(Samples.oneItem(20_000, 1, 1), ExportForm.DIMACS);
        assertThat(text.lines().filter(line -> !line.startsWith("c"))).hasSizeLessThan(100_000);
    }

    /** The models, each as the options that are true in it; equal ones stay where the solver finds them. */
    private static List<List<Integer>> models(String text, int options) throws Exception {
        assertHeaderFits(text);
        ISolver solver = SolverFactory.newDefault();
        List<List<Integer>> models = new ArrayList<>();
        BitSet used = new BitSet();
        clauses(text).forEach(clause -> IntStream.of(clause).forEach(literal -> used.set(Math.abs(literal))));
        int[] free = IntStream.rangeClosed(1, options).filter(k -> !used.get(k)).toArray();
        try {
            if (!used.isEmpty()) { // the reader wants a variable
                new DimacsReader(solver).parseInstance(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            }
        } catch (ContradictionException e) {
            return models;
        }
        ModelIterator found = new ModelIterator(solver);
        while (used.isEmpty() ? models.isEmpty() : found.isSatisfiable()) {
            int[] model = used.isEmpty() ? new int[0] : found.model();
            for (int set = 0; set < 1 << free.length; set++) { // the solver skips variables without clause
                int bits = set;
                models.add(IntStream.concat(
                                IntStream.of(model).filter(v -> v > 0 && v <= options && used.get(v)),
                                IntStream.range(0, free.length)
                                        .filter(i -> (bits >> i & 1) > 0)
                                        .map(i -> free[i]))
                        .sorted()
                        .boxed()
                        .toList());
            }
        }
        return models;
    }

    private static void assertHeaderFits(String text) {
        List<int[]> clauses = clauses(text);
        String[] header = text.lines()
                .filter(line -> line.startsWith("p cnf "))
                .findFirst()
                .orElseThrow()
                .split(" ");
        assertThat(clauses).hasSize(Integer.parseInt(header[3]));
        Set<Integer> variables = new HashSet<>();
        clauses.forEach(clause -> IntStream.of(clause).map(Math::abs).forEach(variables::add));
        assertThat(variables).allMatch(variable -> variable >= 1 && variable <= Integer.parseInt(header[2]));
    }

    private static List<int[]> clauses(String text) {
        return text.lines()
                .filter(line -> !line.startsWith("c") && !line.startsWith("p"))
                .map(line -> {
                    assertThat(line).endsWith("0");
                    return IntStream.of(Arrays.stream(line.split(" "))
                                    .mapToInt(Integer::parseInt)
                                    .toArray())
                            .filter(literal -> literal != 0)
                            .toArray();
                })
                .toList();
    }
}
