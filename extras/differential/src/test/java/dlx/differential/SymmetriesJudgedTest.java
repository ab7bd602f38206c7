package dlx.differential;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Cover;
import dlx.core.Solver;
import dlx.core.search.Givens;
import dlx.core.search.Symmetries;
import dlx.skips.Tier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares the symmetries of covers with those that nauty finds: the order of the group and the orbits of the options.
 *
 * <p>{@code -Ddlx.symmetries} is the number of random covers.
 */
class SymmetriesJudgedTest {

    private static final int COVERS = Tier.of("dlx.symmetries", 1000, 5000);

    /** Number of digits of a large order that nauty computes rightly; it multiplies numbers of 53 bits. */
    private static final MathContext DIGITS = new MathContext(9);

    @TempDir
    static Path folder;

    private static Dreadnaut dreadnaut;

    @BeforeAll
    static void needsDreadnaut() {
        Optional<Dreadnaut> installed = Dreadnaut.installed(folder);
        assumeTrue(installed.isPresent(), "no dreadnaut here (nauty), so nothing to compare symmetries with");
        dreadnaut = installed.orElseThrow();
    }

    @Test
    void randomCoversHaveTheGroupThatNautyFinds() {
        Map<String, Solver<Integer>> solvers = new LinkedHashMap<>();
        for (long seed = 0; seed < COVERS; seed++) {
            solvers.put("seed " + seed, TurnedCover.solver(seed, seed % 3 == 0 ? 100 : 30));
        }
        List<Symmetries> found = judge(solvers);
        assertThat(found)
                .as("groups of more than two elements")
                .filteredOn(group -> group.order().bitLength() > 2)
                .hasSizeGreaterThan(COVERS / 3);
    }

    @Test
    void structuredCoversHaveTheGroupThatNautyFinds() {
        Map<String, Solver<Integer>> solvers = new LinkedHashMap<>();
        StructuredCovers.all().forEach((name, cover) -> {
            solvers.put(name, Solver.of(cover));
            if (cover.optionCount() > 4) {
                solvers.put(
                        name + ", with givens",
                        Solver.builder(cover).given(givens(cover)).build());
            }
        });
        assertThat(judge(solvers)).hasSizeGreaterThan(200);
    }

    private static Givens givens(Cover<Integer> cover) {
        Givens givens = Givens.of(0).forbidden(2, 4);
        return cover.isPrimary(0) ? givens.relaxed(0) : givens;
    }

    private static List<Symmetries> judge(Map<String, Solver<Integer>> solvers) {
        List<JudgedGraph> graphs = solvers.values().stream()
                .map(solver -> JudgedGraph.of(solver.cover().data(), solver.givens()))
                .toList();
        List<Dreadnaut.Group> groups = dreadnaut.groups(graphs);
        List<Symmetries> found = new ArrayList<>();
        solvers.forEach((name, solver) -> {
            Symmetries symmetries = solver.symmetries();
            compare(name, symmetries, groups.get(found.size()));
            found.add(symmetries);
        });
        return found;
    }

    private static void compare(String name, Symmetries found, Dreadnaut.Group expected) {
        assertThat(found.whole()).as(name).isTrue();
        if (expected.order().matches("[0-9]+")) {
            assertThat(found.order()).as(name).isEqualTo(new BigInteger(expected.order()));
        } else {
            assertThat(new BigDecimal(found.order()).round(DIGITS))
                    .as(name)
                    .isEqualByComparingTo(new BigDecimal(expected.order()).round(DIGITS));
        }
        assertThat(found.orbits()).as(name).isEqualTo(expected.orbits());
    }
}
