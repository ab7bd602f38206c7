package dlx.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ModelException;
import dlx.core.EngineName;
import dlx.core.Found;
import dlx.core.Question;
import dlx.core.Sample;
import dlx.core.Solver;
import dlx.core.WhatIf;
import dlx.core.explain.Explanation;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.skips.Tier;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Compares the engine {@code orbits} with {@code links} on random covers with planted symmetries: the count, a solution
 * if one exists, the uniqueness that the schedule of engines finds, samples, what is alive, the members of kinds,
 * and what an explanation explains.
 *
 * <p>{@code -Ddlx.orbits} is the number of covers.
 */
class OrbitTrialsTest {

    private static final int COVERS = Tier.of("dlx.orbits", 300, 3000);

    /** Maximum number of nodes of a count with links; the covers that take more are left out. */
    private static final long NODES = 20_000;

    @Test
    void answersAsASearchWithoutSymmetryDoes() {
        int several = 0;
        int none = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            Solver<Integer> solver = TurnedCover.solver(seed, 30);
            SearchReport plain = with(EngineName.LINKS, solver).toBuilder()
                    .nodeLimit(NODES)
                    .build()
                    .count();
            if (plain.isComplete()) {
                check("seed " + seed, solver, plain.solutions());
                several += plain.solutions().bitLength() > 1 ? 1 : 0;
                none += plain.solutions().signum() == 0 ? 1 : 0;
            }
        }
        assertThat(several).as("covers with several solutions").isGreaterThan(COVERS / 5);
        assertThat(none).as("covers without a solution").isGreaterThan(COVERS / 10);
    }

    private static Solver<Integer> with(String engine, Solver<Integer> solver) {
        return solver.toBuilder().engine(engine).memoMemory(400).build();
    }

    private static void check(String seed, Solver<Integer> solver, BigInteger expected) {
        Solver<Integer> orbits = with(EngineName.ORBITS, solver);
        SearchReport counted = orbits.count();
        assertThat(counted.isComplete()).as(seed).isTrue();
        assertThat(counted.solutions()).as(seed).isEqualTo(expected);
        Found<Integer> found = orbits.solve();
        assertThat(found.options().isPresent()).as(seed).isEqualTo(expected.signum() > 0);
        found.options().ifPresent(options -> assertSolution(seed, solver, options));
        assertThat(solver.unique().isUnique()).as(seed).isEqualTo(expected.equals(BigInteger.ONE));
        Sample<Integer> sample = orbits.sample(3, expected.longValue());
        assertThat(sample.report().solutions()).as(seed).isEqualTo(expected);
        assertThat(sample.drawn()).as(seed).hasSize(expected.signum() > 0 ? 3 : 0);
        sample.drawn().forEach(drawn -> assertSolution(seed, solver, drawn.options()));
        assertThat(WhatIf.of(solver).possible().possible()).as(seed).isEqualTo(alive(solver));
        checkKinds(seed, solver, expected);
        Explanation explanation = solver.ask(Question.explanation());
        Class<? extends Explanation> kind = expected.signum() == 0
                ? Explanation.NoSolution.class
                : expected.equals(BigInteger.ONE) ? Explanation.Unique.class : Explanation.Several.class;
        assertThat(explanation).as(seed).isInstanceOf(kind);
    }

    private static BitSet alive(Solver<Integer> solver) {
        BitSet alive = new BitSet();
        with(EngineName.LINKS, solver).iterator().stream().forEach(solution -> solution.forEach(alive::set));
        return alive;
    }

    private static void checkKinds(String seed, Solver<Integer> solver, BigInteger expected) {
        try {
            SearchReport kinds = solver.toBuilder().oneOfEachKind().build().count();
            assertThat(kinds.members().orElse(kinds.solutions())).as(seed).isEqualTo(expected);
        } catch (ModelException e) {
            assertThat(e).as(seed).hasMessageMatching(".*(different numbers|relaxed items).*");
        }
    }

    /** Checks that a search with these options and no others finds them. */
    private static void assertSolution(String seed, Solver<Integer> solver, List<Integer> options) {
        Givens only = solver.givens()
                .given(options.stream().mapToInt(option -> option).toArray())
                .forbidden(IntStream.range(0, solver.cover().optionCount())
                        .filter(option -> !options.contains(option))
                        .toArray());
        Solver<Integer> again = Solver.builder(solver.cover()).given(only).build();
        assertThat(with(EngineName.LINKS, again).count().solutions()).as(seed).isEqualTo(1);
    }
}
