package dlx.core;

import static dlx.core.covers.SymmetricCovers.latin;
import static dlx.core.covers.SymmetricCovers.rounds;
import static dlx.core.covers.SymmetricCovers.triples;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.covers.KnownCovers;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Symmetries;
import dlx.core.search.Symmetry;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KindsTest {

    /** Returns the kinds of all solutions by brute force: the orbits under the generators. */
    private static Set<Set<List<Integer>>> orbits(Solver<Integer> solver) {
        Symmetries symmetries = solver.symmetries();
        List<List<Integer>> all =
                solver.iterator().stream().map(KindsTest::sorted).toList();
        Set<Set<List<Integer>>> kinds = new HashSet<>();
        Set<List<Integer>> seen = new HashSet<>();
        for (List<Integer> solution : all) {
            if (seen.contains(solution)) {
                continue;
            }
            Set<List<Integer>> kind = new HashSet<>(List.of(solution));
            Deque<List<Integer>> left = new ArrayDeque<>(kind);
            while (!left.isEmpty()) {
                List<Integer> next = left.pop();
                for (Symmetry symmetry : symmetries.generators()) {
                    List<Integer> image =
                            sorted(next.stream().map(symmetry::image).toList());
                    if (kind.add(image)) {
                        left.push(image);
                    }
                }
            }
            seen.addAll(kind);
            kinds.add(kind);
        }
        return kinds;
    }

    private static List<Integer> sorted(List<Integer> solution) {
        return solution.stream().sorted().toList();
    }

    private static void check(Solver<Integer> solver, String where) {
        Set<Set<List<Integer>>> expected = orbits(solver);
        Solver<Integer> kinds = solver.toBuilder().oneOfEachKind().build();
        List<List<Integer>> found =
                kinds.iterator().stream().map(KindsTest::sorted).toList();
        assertThat(found).as(where).hasSameSizeAs(expected);
        for (Set<List<Integer>> kind : expected) {
            assertThat(found.stream().filter(kind::contains)).as(where).hasSize(1);
        }
        assertThat(kinds.count().solutions()).as(where).isEqualTo(expected.size());
    }

    @Test
    void oneSolutionOfEachKindIsListed() {
        check(Solver.of(KnownCovers.queens(6)), "queens");
        check(Solver.of(KnownCovers.queens(7)), "queens");
        check(Solver.of(latin(3)), "Latin squares of order 3");
        check(Solver.of(latin(4)), "Latin squares of order 4");
        check(Solver.builder(latin(4)).given(Givens.of(0).forbidden(5)).build(), "with givens");
        check(Solver.of(KnownCovers.rooks(5)), "rooks");
    }

    /** Random colorings of a graph of blocks, with groups of any size. */
    @Test
    void randomCoversHaveTheirKinds() {
        for (long seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            int blocks = 2 + random.nextInt(3);
            int colors = 2 + random.nextInt(5);
            boolean[] allowed = new boolean[blocks * blocks];
            for (int k = 0; k < allowed.length; k++) {
                allowed[k] = random.nextInt(3) > 0;
            }
            Cover<Integer> cover = Cover.of(Integer.class, c -> {
                Items cells = c.items("cell", 2 * blocks);
                ItemGrid edges = c.grid("edge", blocks * blocks, colors).secondary();
                for (int k = 0; k < 2 * blocks * colors; k++) {
                    List<Item> held = new ArrayList<>(List.of(cells.at(k / colors)));
                    for (int other = 0; other < blocks; other++) {
                        int block = k / colors / 2;
                        if (allowed[Math.min(block, other) * blocks + Math.max(block, other)]) {
                            held.add(edges.at(Math.min(block, other) * blocks + Math.max(block, other), k % colors));
                        }
                    }
                    c.option(k, held);
                }
            });
            Solver<Integer> solver = Solver.of(cover);
            if (solver.toBuilder().solutionLimit(3000).build().count().isComplete()) {
                check(solver, "seed " + seed);
            }
        }
    }

    private static int kinds(Cover<?> cover) {
        SearchReport report = Solver.builder(cover).oneOfEachKind().build().count();
        assertThat(report.isComplete()).isTrue();
        return report.solutions().intValueExact();
    }

    /** Main classes; B. McKay, A. Meynert, W. Myrvold, Small Latin squares, quasigroups and loops, 2007; OEIS A003090. */
    @Test
    void mainClassesOfLatinSquares() {
        assertThat(IntStream.rangeClosed(1, 6).map(n -> kinds(latin(n)))).containsExactly(1, 1, 1, 2, 2, 12);
    }

    /** OEIS A002562. */
    @Test
    void queens() {
        assertThat(IntStream.rangeClosed(4, 10).map(n -> kinds(KnownCovers.queens(n))))
                .containsExactly(1, 2, 1, 6, 12, 46, 92);
    }

    /** Handbook of Combinatorial Designs, second edition, II.1: Steiner triple systems up to isomorphism. */
    @Test
    void steinerTripleSystems() {
        assertThat(kinds(triples(7))).isEqualTo(1);
        assertThat(kinds(triples(9))).isEqualTo(1);
        assertThat(kinds(triples(13))).isEqualTo(2);
    }

    /** Handbook of Combinatorial Designs, VII.5: 1-factorizations of K6 and K8 up to isomorphism. */
    @Test
    void oneFactorizations() {
        assertThat(kinds(rounds(6))).isEqualTo(1);
        assertThat(kinds(rounds(8))).isEqualTo(6);
    }

    /** A symmetry of the cover that moves a given to another option taken does not make two solutions one kind. */
    @Test
    void givensAreKeptUnderManySymmetries() {
        Solver<Integer> solver = Solver.builder(latin(5)).given(Givens.of(0)).build();
        SearchReport report = solver.toBuilder().oneOfEachKind().build().count();
        assertThat(report.members()).contains(BigInteger.valueOf(161_280 / 5));
        check(solver, "Latin squares of order 5 with a given");
    }

    /** Items with the same options are one, so a symmetry need not carry items to items. */
    @Test
    void itemsWithTheSameOptionsMayBeMerged() {
        Cover<String> cover = Cover.of(String.class, c -> {
            Item a = c.item("a");
            Item b = c.item("b");
            Item p = c.item("p");
            c.option("equal", a, p);
            c.option("equal", a, p);
            c.option("equal", b);
            c.option("equal", b);
        });
        Solver<String> solver = Solver.of(cover);
        assertThat(solver.symmetries().order()).isEqualTo(8);
        assertThat(solver.count().solutions()).isEqualTo(4);
        SearchReport kinds = solver.toBuilder().oneOfEachKind().build().count();
        assertThat(kinds.solutions()).isEqualTo(1);
        assertThat(kinds.members()).contains(BigInteger.valueOf(4));
    }

    @Test
    void anExplanationShowsTwoSolutionsOfOneKind() {
        Solver<Integer> solver =
                Solver.builder(KnownCovers.queens(4)).oneOfEachKind().build();
        assertThat(solver.ask(Question.explanation()))
                .hasToString(Solver.of(KnownCovers.queens(4))
                        .ask(Question.explanation())
                        .toString());
    }

    @Test
    void aSearchForKindsIsNotCut() {
        Solver<Integer> solver =
                Solver.builder(KnownCovers.queens(6)).oneOfEachKind().build();
        assertThatThrownBy(() -> Pieces.of(solver, Question.count())).isInstanceOf(ModelException.class);
    }

    @Test
    void anEngineThatDoesNotFindKindsIsRefused() {
        Solver<Integer> solver =
                Solver.builder(latin(6)).engine("links").oneOfEachKind().build();
        assertThatThrownBy(solver::count)
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith(
                        "the cover cannot be searched for solutions of each kind by the engine links; expected auto");
    }

    /** With few symmetries, the least member of each kind is listed. */
    @Test
    void theLeastMemberRepresentsItsKindUnderAFewSymmetries() {
        Solver<Integer> queens = Solver.of(KnownCovers.queens(8));
        Set<Set<List<Integer>>> expected = orbits(queens);
        for (List<Integer> solution : queens.toBuilder().oneOfEachKind().build().iterator().stream()
                .map(KindsTest::sorted)
                .toList()) {
            Set<List<Integer>> kind = expected.stream()
                    .filter(k -> k.contains(solution))
                    .findFirst()
                    .orElseThrow();
            assertThat(kind.stream().min((one, other) -> compare(one, other))).contains(solution);
        }
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        return IntStream.range(0, one.size())
                .map(k -> Integer.compare(one.get(k), other.get(k)))
                .filter(sign -> sign != 0)
                .findFirst()
                .orElse(0);
    }

    @Test
    void aSampleIsDrawnFromKinds() {
        Sample<Integer> sample =
                Solver.builder(latin(5)).oneOfEachKind().build().sample(200, 1);
        Set<List<Integer>> drawn = new HashSet<>();
        for (Solution<Integer> solution : sample.drawn()) {
            drawn.add(sorted(solution.options()));
        }
        assertThat(drawn).hasSize(2);
    }

    @Test
    void limitsLeaveTheirNumberOpen() {
        SearchReport report =
                Solver.builder(latin(6)).oneOfEachKind().nodeLimit(20).build().count();
        assertThat(report.stopped()).isEqualTo(StopReason.NODES);
        SearchReport small =
                Solver.builder(latin(6)).oneOfEachKind().memoMemory(1).build().count();
        assertThat(small.stopped()).isEqualTo(StopReason.MEMORY);
        assertThat(small.isComplete()).isFalse();
    }

    @Test
    void itemsWithDifferentNumbersOfOptionsAreRefused() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item item = c.item("a").times(1, 9);
            for (int k = 0; k < 10; k++) {
                c.option(k, item);
            }
        });
        Solver<Integer> solver = Solver.builder(cover).oneOfEachKind().build();
        assertThatThrownBy(solver::count)
                .isInstanceOf(ModelException.class)
                .hasMessage(
                        "the cover cannot be searched for solutions of each kind: an item may get different numbers of options;"
                                + " expected one number for each item");
    }
}
