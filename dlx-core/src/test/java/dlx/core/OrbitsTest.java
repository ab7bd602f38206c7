package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.core.covers.KnownCovers;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrbitsTest {

    private static SearchReport count(Solver<?> solver) {
        return solver.toBuilder()
                .engine(EngineName.ORBITS)
                .sizes(EarlySizes.after(1).build())
                .build()
                .count();
    }

    // ---- against all subsets of options

    /** Counts covers with planted symmetries, without a search below the nodes. */
    @Test
    void countsCoversWithPlantedSymmetries() {
        int several = 0;
        for (long seed = 0; seed < RandomCovers.amount(3000); seed++) {
            PlainCover cover = symmetric(seed);
            long expected = subsets(cover).stream().filter(cover::isSolution).count();
            assertThat(count(cover.solver()).solutions())
                    .as("seed %d: %s", seed, cover)
                    .isEqualTo(expected);
            several += expected > 1 ? 1 : 0;
        }
        assertThat(several).isGreaterThan(50);
    }

    private static List<List<Integer>> subsets(PlainCover cover) {
        int options = cover.options().size();
        return IntStream.range(0, 1 << options)
                .mapToObj(set -> IntStream.range(0, options)
                        .filter(option -> (set >> option & 1) > 0)
                        .boxed()
                        .toList())
                .toList();
    }

    /** Returns a cover of at most 12 options: some options, and their images under a turn of the items. */
    private static PlainCover symmetric(long seed) {
        Random random = new Random(seed);
        int turn = 2 + random.nextInt(3);
        int groups = 1 + random.nextInt(3);
        List<Boolean> primary = new ArrayList<>();
        List<PlainCover.Bounds> bounds = new ArrayList<>();
        for (int group = 0; group < groups; group++) {
            boolean isPrimary = group == 0 || random.nextBoolean();
            int least = random.nextInt(3);
            boolean isBounded = isPrimary && random.nextInt(3) == 0;
            PlainCover.Bounds same = isBounded
                    ? new PlainCover.Bounds(least, Math.max(1, least + random.nextInt(2)))
                    : PlainCover.Bounds.ONCE;
            for (int k = 0; k < turn; k++) {
                primary.add(isPrimary);
                bounds.add(same);
            }
        }
        List<PlainCover.Option> options = new ArrayList<>();
        while (options.size() + turn <= 10) {
            List<Integer> held = new ArrayList<>();
            List<Integer> colors = new ArrayList<>();
            for (int i = 0; i < primary.size(); i++) {
                if (random.nextInt(3) == 0) {
                    held.add(i);
                    colors.add(primary.get(i) ? PlainCover.Option.NO_COLOR : random.nextInt(3) - 1);
                }
            }
            if (held.stream().noneMatch(primary::get)) {
                held.add(0);
                colors.add(PlainCover.Option.NO_COLOR);
            }
            int images = random.nextInt(4) == 0 ? 1 : turn; // some options stay alone
            for (int k = 0; k < images; k++) {
                int by = k;
                List<Integer> turned = held.stream()
                        .map(i -> i / turn * turn + (i % turn + by) % turn)
                        .toList();
                options.add(new PlainCover.Option(turned, colors, 0));
            }
        }
        boolean isGiven = random.nextInt(4) == 0;
        boolean isBanned = random.nextInt(4) == 0;
        List<Integer> relaxed = random.nextInt(4) == 0 ? List.of(0) : List.of();
        return new PlainCover(
                primary,
                bounds,
                options,
                isGiven ? List.of(random.nextInt(options.size())) : List.of(),
                isBanned ? List.of(random.nextInt(options.size())) : List.of(),
                relaxed);
    }

    /** One solution or none, and the answers of the whole schedule. */
    @Test
    void findsASolutionExactlyWhereThereIsOne() {
        int found = 0;
        for (long seed = 0; seed < RandomCovers.amount(3000); seed++) {
            PlainCover cover = symmetric(seed);
            boolean exists = subsets(cover).stream().anyMatch(cover::isSolution);
            Solver<Integer> solver = cover.solver().toBuilder()
                    .engine(EngineName.ORBITS)
                    .sizes(EarlySizes.after(1).build())
                    .build();
            Found<Integer> answer = solver.solve();
            assertThat(answer.solution().isPresent())
                    .as("seed %d: %s", seed, cover)
                    .isEqualTo(exists);
            if (exists) {
                assertThat(cover.isSolution(answer.solution().orElseThrow()))
                        .as("seed %d", seed)
                        .isTrue();
            }
            found += exists ? 1 : 0;
        }
        assertThat(found).isGreaterThan(50);
    }

    /** With slices from the first node on, and in any order: a solution and its image are two. */
    @Test
    void answersWithOthersInASchedule() {
        int answered = 0;
        for (long seed = 0; seed < RandomCovers.amount(3000); seed++) {
            PlainCover cover = symmetric(seed);
            long expected = subsets(cover).stream().filter(cover::isSolution).count();
            Solver<Integer> solver = cover.solver().toBuilder()
                    .sizes(EarlySizes.after(1).due(1).seed(seed).looks(1).build())
                    .build();
            Uniqueness<Integer> two = solver.unique();
            assertThat(two.found()).as("seed %d: %s", seed, cover).hasSize((int) Math.min(2, expected));
            assertThat(two.found().stream()
                            .map(solution -> Set.copyOf(solution.options()))
                            .distinct())
                    .as("seed %d", seed)
                    .hasSameSizeAs(two.found());
            assertThat(two.found())
                    .allSatisfy(solution ->
                            assertThat(cover.isSolution(solution.options())).isTrue());
            assertThat(solver.count().solutions()).as("seed %d", seed).isEqualTo(expected);
            answered += two.report().engine().equals(EngineName.ORBITS) ? 1 : 0;
        }
        assertThat(answered).as("answers of orbits").isPositive();
    }

    /** A search for a solution that a symmetry keeps finds solutions only, and some of those that exist. */
    @Test
    void findsSolutionsThatASymmetryKeeps() {
        int found = 0;
        for (long seed = 0; seed < RandomCovers.amount(3000); seed++) {
            PlainCover cover = symmetric(seed);
            Solver<Integer> solver = cover.solver().toBuilder()
                    .engine(EngineName.SYMMETRIC)
                    .nodeLimit(1000)
                    .build();
            try {
                Found<Integer> answer = solver.solve();
                assertThat(answer.report().isComplete()).as("seed %d", seed).isFalse();
                answer.solution()
                        .ifPresent(solution ->
                                assertThat(cover.isSolution(solution)).isTrue());
                found += answer.solution().isPresent() ? 1 : 0;
            } catch (ModelException e) {
                assertThat(e.code()).as("seed %d", seed).isEqualTo("engine_cannot");
            }
        }
        assertThat(found).isGreaterThan(20);
    }

    /** Handbook of Combinatorial Designs, II.1: a (13, 4, 1) design, the projective plane of order 3. */
    @Test
    void findsAPlane() {
        Cover<Integer> plane = Cover.of(Integer.class, c -> {
            Items pairs = c.items("pair", 78);
            int k = 0;
            for (int set = 0; set < 1 << 13; set++) {
                if (Integer.bitCount(set) == 4) {
                    List<Item> held = new ArrayList<>();
                    for (int b = 1; b < 13; b++) {
                        for (int a = 0; a < b; a++) {
                            if ((set >> a & set >> b & 1) > 0) {
                                held.add(pairs.at(b * (b - 1) / 2 + a));
                            }
                        }
                    }
                    c.option(k++, held);
                }
            }
        });
        for (String engine : List.of(EngineName.SYMMETRIC, EngineName.ORBITS)) {
            assertThat(Solver.builder(plane)
                            .engine(engine)
                            .build()
                            .solve()
                            .solution()
                            .orElseThrow())
                    .hasSize(13);
        }
    }

    /** 21 pigeons in 20 holes, and a graph of chromatic number 5 in four colors. */
    @Test
    void provesThatNothingExists() {
        assertThat(none(pigeons(21))).isTrue();
        assertThat(none(mycielski())).isTrue();
    }

    private static boolean none(Cover<?> cover) {
        return Solver.of(cover).toBuilder()
                .engine(EngineName.ORBITS)
                .build()
                .solve()
                .report()
                .isComplete();
    }

    private static Cover<Integer> pigeons(int n) {
        return Cover.of(Integer.class, c -> {
            Items pigeons = c.items("pigeon", n);
            Items holes = c.items("hole", n - 1).secondary();
            for (int k = 0; k < n * (n - 1); k++) {
                c.option(k, pigeons.at(k / (n - 1)), holes.at(k % (n - 1)));
            }
        });
    }

    /** Returns colorings of Mycielski's graph of 23 vertices, without triangles, with four colors (J. Mycielski 1955). */
    private static Cover<Integer> mycielski() {
        List<int[]> edges = new ArrayList<>(List.of(new int[] {0, 1}));
        int vertices = 2;
        for (int step = 0; step < 3; step++) {
            for (int[] edge : List.copyOf(edges)) {
                edges.add(new int[] {edge[0], vertices + edge[1]});
                edges.add(new int[] {edge[1], vertices + edge[0]});
            }
            for (int v = 0; v < vertices; v++) {
                edges.add(new int[] {vertices + v, 2 * vertices});
            }
            vertices = 2 * vertices + 1;
        }
        int all = vertices;
        return Cover.of(Integer.class, c -> {
            Items colored = c.items("vertex", all);
            ItemGrid ends = c.grid("edge", edges.size(), 4).secondary();
            for (int k = 0; k < 4 * all; k++) {
                int vertex = k / 4;
                int color = k % 4;
                List<Item> held = new ArrayList<>(List.of(colored.at(vertex)));
                for (int e = 0; e < edges.size(); e++) {
                    if (edges.get(e)[0] == vertex || edges.get(e)[1] == vertex) {
                        held.add(ends.at(e, color));
                    }
                }
                c.option(k, held);
            }
        });
    }

    // ---- items that are covered several times

    /** Orbit times count alone would say 6. */
    @Test
    void anItemThatGetsTwoOfThreeOptionsHasThreeSolutions() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item item = c.item("a").times(2, 2);
            for (int k = 0; k < 3; k++) {
                c.option(k, item);
            }
        });
        assertThat(count(Solver.of(cover)).solutions()).isEqualTo(3);
    }

    @Test
    void anItemThatGetsAnyNumberOfOptionsHasAllSubsets() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item item = c.item("a").times(0, 20);
            for (int k = 0; k < 20; k++) {
                c.option(k, item);
            }
        });
        assertThat(count(Solver.of(cover)).solutions()).isEqualTo(1 << 20);
    }

    /** The options are a path, of which only the two ends are alike: so the item has 2 000 orbits. */
    @Test
    void anItemMayHaveManyOrbits() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item item = c.item("a");
            Items joints = c.items("joint", 4001).secondary();
            for (int k = 0; k < 4000; k++) {
                c.option(k, item, joints.at(k), joints.at(k + 1));
            }
        });
        assertThat(published(cover)).isEqualTo(4000);
    }

    // ---- published numbers

    private static BigInteger published(Cover<?> cover) {
        SearchReport report =
                Solver.builder(cover).engine(EngineName.ORBITS).build().count();
        assertThat(report.isComplete()).isTrue();
        assertThat(report.engine()).isEqualTo(EngineName.ORBITS);
        return report.solutions();
    }

    /** B. McKay, I. Wanless, On the number of Latin squares, Annals of Combinatorics 9, 2005; OEIS A002860. */
    @Test
    void latinSquares() {
        String[] counts = {"1", "2", "12", "576", "161280", "812851200"};
        for (int n = 1; n <= counts.length; n++) {
            assertThat(published(sudoku(n, 1))).as("order %d", n).isEqualTo(counts[n - 1]);
        }
    }

    /** B. Felgenhauer, F. Jarvis, Mathematics of Sudoku I, 2006; OEIS A107739 and A291187. */
    @Test
    void sudokus() {
        assertThat(published(sudoku(2, 2))).isEqualTo(288);
        assertThat(published(sudoku(3, 2))).isEqualTo(28_200_960);
    }

    /** Returns a square of order n = width x height with blocks; a Latin square if the height is 1. */
    private static Cover<Integer> sudoku(int width, int height) {
        int n = width * height;
        return Cover.of(Integer.class, c -> {
            ItemGrid cells = c.grid("cell", n, n);
            ItemGrid rows = c.grid("row", n, n);
            ItemGrid columns = c.grid("column", n, n);
            ItemGrid blocks = c.grid("block", n, n);
            for (int k = 0; k < n * n * n; k++) {
                int row = k / n / n;
                int column = k / n % n;
                int value = k % n;
                int block = row / height * height + column / width;
                c.option(
                        k,
                        cells.at(row, column),
                        rows.at(row, value),
                        columns.at(column, value),
                        blocks.at(block, value));
            }
        });
    }

    /** C. Colbourn, J. Dinitz, Handbook of Combinatorial Designs, second edition, II.2: distinct Steiner triple systems. */
    @Test
    void steinerTripleSystems() {
        assertThat(published(triples(7))).isEqualTo(30);
        assertThat(published(triples(9))).isEqualTo(840);
        assertThat(published(triples(13))).isEqualTo(1_197_504_000);
        assertThat(published(triples(15))).isEqualTo("60281712691200");
    }

    private static Cover<Integer> triples(int points) {
        return Cover.of(Integer.class, c -> {
            Items pairs = c.items("pair", points * (points - 1) / 2);
            int k = 0;
            for (int a = 0; a < points; a++) {
                for (int b = a + 1; b < points; b++) {
                    for (int d = b + 1; d < points; d++) {
                        c.option(
                                k++,
                                pairs.at(b * (b - 1) / 2 + a),
                                pairs.at(d * (d - 1) / 2 + a),
                                pairs.at(d * (d - 1) / 2 + b));
                    }
                }
            }
        });
    }

    /** Handbook of Combinatorial Designs, VII.5: 1-factorizations of K8 (6 240) with the order of their 7 factors. */
    @Test
    void oneFactorizationsInRounds() {
        assertThat(published(rounds(6))).isEqualTo(6 * 120);
        assertThat(published(rounds(8))).isEqualTo(6240 * 5040);
    }

    private static Cover<Integer> rounds(int teams) {
        return Cover.of(Integer.class, c -> {
            ItemGrid plays = c.grid("plays", teams - 1, teams);
            Items meetings = c.items("meeting", teams * (teams - 1) / 2);
            int k = 0;
            for (int round = 0; round < teams - 1; round++) {
                for (int b = 1; b < teams; b++) {
                    for (int a = 0; a < b; a++) {
                        c.option(k++, plays.at(round, a), plays.at(round, b), meetings.at(b * (b - 1) / 2 + a));
                    }
                }
            }
        });
    }

    /** OEIS A000170. */
    @Test
    void queens() {
        assertThat(published(KnownCovers.queens(8))).isEqualTo(92);
        assertThat(published(KnownCovers.queens(10))).isEqualTo(724);
    }

    @Test
    void rooksHaveManySolutions() {
        BigInteger factorial =
                IntStream.rangeClosed(1, 30).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        assertThat(published(KnownCovers.rooks(30))).isEqualTo(factorial);
    }

    // ---- limits

    @Test
    void aLimitLeavesTheCountOpen() {
        SearchReport report = Solver.builder(sudoku(7, 1))
                .engine(EngineName.ORBITS)
                .nodeLimit(20)
                .build()
                .count();
        assertThat(report.stopped()).isEqualTo(StopReason.NODES);
        assertThat(report.solutions()).isZero();
    }

    /** The nodes of the searches below its nodes count, too. */
    @Test
    void allNodesKeepTheLimit() {
        for (long limit : new long[] {1, 50, 1500, 20_000}) {
            SearchReport report = Solver.builder(sudoku(7, 1))
                    .engine(EngineName.ORBITS)
                    .nodeLimit(limit)
                    .build()
                    .count();
            assertThat(report.stopped()).isEqualTo(StopReason.NODES);
            assertThat(report.nodes()).isBetween(limit, limit + 1);
        }
    }

    @Test
    void aTableWithoutMemoryChangesNothing() {
        SearchReport report = Solver.builder(sudoku(5, 1))
                .engine(EngineName.ORBITS)
                .memoMemory(1)
                .sizes(EarlySizes.after(1).build())
                .build()
                .count();
        assertThat(report.solutions()).isEqualTo(161_280);
    }

    /** Each symmetry makes a smaller cover without solutions: the engine ends, although it cannot prove that none exists. */
    @Test
    void aSearchThatEachSymmetryRefutesEnds() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item one = c.item("one").times(2, 2);
            Item two = c.item("two").times(2, 2);
            Item both = c.item("both").secondary();
            for (int k = 0; k < 4; k++) {
                c.option(k, one, two, both);
            }
        });
        Solver<Integer> solver =
                Solver.builder(cover).engine(EngineName.SYMMETRIC).build();
        assertThatThrownBy(solver::solve)
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("did not find a symmetry that may keep a solution");
        assertThat(Solver.of(cover).count().solutions()).isZero();
    }
}
