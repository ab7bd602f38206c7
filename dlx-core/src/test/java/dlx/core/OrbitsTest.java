package dlx.core;

import static dlx.core.covers.SymmetricCovers.cover;
import static dlx.core.covers.SymmetricCovers.mycielski;
import static dlx.core.covers.SymmetricCovers.pigeons;
import static dlx.core.covers.SymmetricCovers.rounds;
import static dlx.core.covers.SymmetricCovers.sudoku;
import static dlx.core.covers.SymmetricCovers.triples;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.core.covers.BruteForce;
import dlx.core.covers.KnownCovers;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.engine.Sizes;
import dlx.core.explain.PossibleOptions;
import dlx.core.reason.ExplanationSession;
import dlx.core.search.Checkpoint;
import dlx.core.search.ScheduleRow;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
            PlainCover cover = cover(seed);
            long expected = BruteForce.solutions(cover).size();
            assertThat(count(cover.solver()).solutions())
                    .as("seed %d: %s", seed, cover)
                    .isEqualTo(expected);
            several += expected > 1 ? 1 : 0;
        }
        assertThat(several).isGreaterThan(50);
    }

    /** Asks for one option of each orbit from the second question on. */
    @Test
    void whatIsAliveIsAliveInAllItsOrbit() {
        int dead = 0;
        int several = 0;
        for (long seed = 0; seed < RandomCovers.amount(1000); seed++) {
            PlainCover cover = cover(seed, 20);
            Set<List<Integer>> solutions = BruteForce.solutions(cover);
            BitSet expected = new BitSet();
            solutions.forEach(one -> one.forEach(expected::set));
            Solver<Integer> solver = cover.solver().toBuilder()
                    .sizes(EarlySizes.after(0).build())
                    .build();
            PossibleOptions alive = WhatIf.of(solver).possible();
            assertThat(alive.isComplete()).isTrue();
            assertThat(alive.possible()).as("seed %d: %s", seed, cover).isEqualTo(expected);
            several += solutions.size() > 1 ? 1 : 0;
            dead += solutions.size() > 1
                            && expected.cardinality() < cover.options().size()
                    ? 1
                    : 0;
        }
        assertThat(several).isGreaterThan(50);
        assertThat(dead).isGreaterThan(20);
    }

    /** All options of an empty Latin square are one orbit, so that one question replaces some dozens. */
    @Test
    void aliveAsksForOneOptionOfEachOrbit() {
        long early = nodesOfAlive(EarlySizes.after(0).due(Sizes.USUAL_DUE).build());
        assertThat(nodesOfAlive(Sizes.USUAL)).isGreaterThan(20 * early).isPositive();
    }

    private static long nodesOfAlive(Sizes sizes) {
        Solver<?> latin = Solver.builder(sudoku(6, 1)).sizes(sizes).build();
        ExplanationSession<?> session = new ExplanationSession<>(latin.factory());
        PossibleOptions alive = session.alive();
        assertThat(alive.isComplete()).isTrue();
        assertThat(alive.possible().cardinality()).isEqualTo(216);
        return session.nodes();
    }

    /** Several threads search one tree in different orders, and share its counts. */
    @Test
    void severalThreadsCountTheSame() {
        for (long seed = 0; seed < RandomCovers.amount(500); seed++) {
            PlainCover cover = cover(seed);
            Solver<Integer> solver = cover.solver().toBuilder()
                    .engine(EngineName.ORBITS)
                    .threads(2 + (int) (seed % 3))
                    .sizes(EarlySizes.after(1 + seed % 5).build())
                    .build();
            assertThat(solver.count().solutions())
                    .as("seed %d: %s", seed, cover)
                    .isEqualTo(BruteForce.solutions(cover).size());
        }
        Solver<Integer> latin = Solver.builder(sudoku(6, 1))
                .engine(EngineName.ORBITS)
                .threads(3)
                .build();
        assertThat(latin.count().solutions()).isEqualTo(812_851_200);
        assertThat(latin.toBuilder().timeLimit(Duration.ZERO).build().count().isComplete())
                .isFalse();
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(thread -> thread.isAlive() && thread.getName().equals("dlx-helper"));
    }

    /** A count that was stopped in its second half uses what the checkpoint keeps, alone and in the schedule. */
    @ParameterizedTest
    @ValueSource(strings = {EngineName.ORBITS, EngineName.AUTO})
    void aResumedCountUsesTheResultsOfTheCheckpoint(String engine) {
        Solver<?> latin = Solver.builder(sudoku(6, 1)).engine(engine).build();
        SearchReport whole = latin.count();
        List<Checkpoint> made = new ArrayList<>();
        Solver<?> stopped = latin.toBuilder()
                .nodeLimit(whole.nodes() - whole.nodes() / 16)
                .checkpoints(Duration.ofDays(1), made::add)
                .build();
        assertThat(stopped.count().isComplete()).isFalse();
        Checkpoint last = Checkpoint.parse(made.get(made.size() - 1).text());
        kept(latin.toBuilder().start(last).build(), 1, made).count();
        assertThat(made.get(made.size() - 1).results()).hasSameSizeAs(last.results());
        SearchReport resumed = latin.toBuilder().start(last).build().count();
        assertThat(resumed.solutions()).isEqualTo(new BigInteger("812851200"));
        assertThat(nodesByOrbits(resumed)).isBetween(1L, nodesByOrbits(whole) * 9 / 10);
    }

    /** Counts that are stopped and resumed several times, with slices of orbits from the first node on. */
    @Test
    void aCountThatIsResumedCountsTheWhole() {
        int resumed = 0;
        for (long seed = 0; seed < RandomCovers.amount(1500); seed++) {
            PlainCover cover = cover(seed, 20);
            Solver<Integer> solver = cover.solver().toBuilder()
                    .engine(seed % 3 == 0 ? EngineName.AUTO : EngineName.ORBITS)
                    .sizes(EarlySizes.after(1 + seed % 7)
                            .due(1)
                            .seed(seed)
                            .looks(1)
                            .build())
                    .build();
            List<Checkpoint> made = new ArrayList<>();
            long nodes = 1 + seed % 3;
            SearchReport report = kept(solver, nodes, made).count();
            while (!report.isComplete()) {
                Checkpoint last = Checkpoint.parse(made.get(made.size() - 1).text());
                nodes++;
                report = kept(solver, nodes, made).toBuilder()
                        .start(last)
                        .build()
                        .count();
                resumed++;
            }
            assertThat(report.solutions())
                    .as("seed %d: %s", seed, cover)
                    .isEqualTo(BruteForce.solutions(cover).size());
        }
        assertThat(resumed).as("resumed counts").isGreaterThan(200);
    }

    /** The share of the work that is done was more than 1 in one of 600 checkpoints, by rounding. */
    @Test
    void eachCheckpointCanBeRead() {
        Random random = new Random(48);
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("i", 24);
            for (int option = 0; option < 90; option++) {
                Set<Integer> some = new TreeSet<>();
                int size = 3 + random.nextInt(2);
                while (some.size() < size) {
                    some.add(random.nextInt(24));
                }
                c.option(option, some.stream().map(items::at).toList());
            }
        });
        List<Checkpoint> made = new ArrayList<>();
        Solver<Integer> solver = Solver.builder(cover)
                .engine(EngineName.ORBITS)
                .sizes(EarlySizes.after(1).looks(1).build())
                .build();
        kept(solver, Long.MAX_VALUE, made).count();
        assertThat(made).hasSizeGreaterThan(500).allSatisfy(checkpoint -> {
            assertThat(checkpoint.share()).isBetween(0.0, 1.0);
            assertThat(Checkpoint.parse(checkpoint.text()).text()).isEqualTo(checkpoint.text());
        });
    }

    private static <O> Solver<O> kept(Solver<O> solver, long nodes, List<Checkpoint> made) {
        return solver.toBuilder()
                .nodeLimit(nodes)
                .checkpoints(Duration.ZERO, made::add)
                .build();
    }

    private static long nodesByOrbits(SearchReport report) {
        return report.schedule().stream()
                .filter(row -> row.engine().equals(EngineName.ORBITS))
                .mapToLong(ScheduleRow::nodes)
                .sum();
    }

    /** One solution or none, and the answers of the whole schedule. */
    @Test
    void findsASolutionExactlyWhereThereIsOne() {
        int found = 0;
        for (long seed = 0; seed < RandomCovers.amount(3000); seed++) {
            PlainCover cover = cover(seed);
            boolean exists = !BruteForce.solutions(cover).isEmpty();
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
            PlainCover cover = cover(seed);
            long expected = BruteForce.solutions(cover).size();
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
            PlainCover cover = cover(seed);
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

    /** C. Colbourn, J. Dinitz, Handbook of Combinatorial Designs, second edition, II.2: distinct Steiner triple systems. */
    @Test
    void steinerTripleSystems() {
        assertThat(published(triples(7))).isEqualTo(30);
        assertThat(published(triples(9))).isEqualTo(840);
        assertThat(published(triples(13))).isEqualTo(1_197_504_000);
        assertThat(published(triples(15))).isEqualTo("60281712691200");
    }

    /** Handbook of Combinatorial Designs, VII.5: 1-factorizations of K8 (6 240) with the order of their 7 factors. */
    @Test
    void oneFactorizationsInRounds() {
        assertThat(published(rounds(6))).isEqualTo(6 * 120);
        assertThat(published(rounds(8))).isEqualTo(6240 * 5040);
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
