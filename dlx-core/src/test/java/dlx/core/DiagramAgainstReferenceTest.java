package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Solution;
import dlx.core.covers.Family;
import dlx.core.covers.RandomCovers;
import dlx.core.diagram.Diagram;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Compares all solutions in any order, and diagrams of them, with the reference: each solution occurs exactly once,
 * with secondary items, colors, givens and hardly any memory.
 */
class DiagramAgainstReferenceTest {

    private static final long COVERS = RandomCovers.amount(3000);

    /** Bytes of memory that do not suffice for most diagrams. */
    private static final long LITTLE_MEMORY = 400;

    @ParameterizedTest
    @EnumSource
    void hasTheSolutionsOfTheReference(Family family) {
        int asked = 0;
        for (long seed = 0; seed < family.covers(COVERS); seed++) {
            Trial trial = Trial.of(family.cover(seed));
            if (trial.expected.isComplete()) {
                Set<List<Integer>> expected = Set.copyOf(trial.expected.solutions());
                String where = "family " + family + ", seed " + seed;
                Solver<Integer> auto =
                        trial.freshSolver("auto").toBuilder().anyOrder().build();
                listed(auto, expected, where);
                drawn(auto, expected, where);
                listed(
                        auto.toBuilder()
                                .reduction(RootReduction.OFF)
                                .memoMemory(LITTLE_MEMORY)
                                .build(),
                        expected,
                        where + ", little memory");
                if (!auto.cover().data().hasMultiplicities()) {
                    Solver<Integer> diagram = auto.toBuilder().engine("diagram").build();
                    listed(diagram, expected, where + ", by name");
                    drawn(diagram, expected, where + ", by name");
                    listed(
                            diagram.toBuilder().memoMemory(LITTLE_MEMORY).build(),
                            expected,
                            where + ", by name, little memory");
                }
                asked++;
            }
        }
        assertThat(asked > 0 || family == Family.PARTS)
                .as("asked some; nobody visits all solutions of many parts")
                .isTrue();
    }

    private static void listed(Solver<Integer> solver, Set<List<Integer>> expected, String where) {
        List<List<Integer>> found = new ArrayList<>();
        SearchReport report = solver.forEach((options, length) -> {
            found.add(IntStream.of(Arrays.copyOf(options, length))
                    .sorted()
                    .boxed()
                    .toList());
            return Visit.CONTINUE;
        });
        assertThat(found).as(where).hasSameSizeAs(expected).doesNotHaveDuplicates();
        assertThat(new HashSet<>(found)).as(where).isEqualTo(expected);
        assertThat(report.isComplete()).as(where).isTrue();
        assertThat(report.solutions()).as(where).isEqualTo(BigInteger.valueOf(expected.size()));
    }

    private static void drawn(Solver<Integer> solver, Set<List<Integer>> expected, String where) {
        AllSolutions<Integer> answer = solver.ask(Question.diagram());
        assertThat(answer.report().stopped()).as(where).isEqualTo(StopReason.EXHAUSTED);
        Diagram<Integer> all = answer.diagram().orElseThrow();
        assertThat(all.count()).as(where).isEqualTo(BigInteger.valueOf(expected.size()));
        assertThat(answer.report().solutions()).as(where).isEqualTo(all.count());
        Set<List<Integer>> members = new HashSet<>();
        for (Solution<Integer> solution : all) {
            members.add(IntStream.of(solution.numbers()).sorted().boxed().toList());
        }
        assertThat(members).as(where).isEqualTo(expected);
    }
}
