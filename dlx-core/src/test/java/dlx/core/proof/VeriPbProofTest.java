package dlx.core.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.BruteForce;
import dlx.core.Family;
import dlx.core.PlainCover;
import dlx.core.RandomCovers;
import dlx.core.Solver;
import dlx.core.engine.SearchControl;
import dlx.core.engine.Workforce;
import dlx.core.search.CancellationToken;
import dlx.core.search.Deadline;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.threads.Threads;
import java.io.IOException;
import java.io.StringReader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs in VeriPB's form, checked by a program in Python that shares nothing with what writes them. */
class VeriPbProofTest {

    private static VeriPbScript script;

    @BeforeAll
    static void start() {
        var started = VeriPbScript.start();
        assumeThat(started).as("Python 3").isPresent();
        script = started.orElseThrow();
    }

    @AfterAll
    static void stop() throws IOException {
        if (script != null) {
            script.close();
        }
    }

    private static String write(PlainCover cover, Claim claim) {
        return write(cover, claim, 1);
    }

    private static String write(PlainCover cover, Claim claim, int threads) {
        return write(cover.cover(), cover.givens(), claim, threads);
    }

    private static String write(Cover<?> cover, Givens givens, Claim claim, int threads) {
        try {
            StringBuilder text = new StringBuilder();
            SearchReport report = ProofWriter.of(cover.data(), givens)
                    .form(ProofForm.VERIPB)
                    .threads(Threads.of(threads))
                    .write(claim, text);
            assertThat(report.isComplete()).isTrue();
            assertThat(report.outcome()).isEqualTo(claim.equals(Claim.NONE) ? Outcome.NO_SOLUTION : Outcome.SOLVED);
            return text.toString();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String counted(long number) {
        return number == 1 ? "one solution" : String.format("%,d solutions", number);
    }

    private static String exactly(int number) {
        return number == 0 ? "proved: no solution" : "proved: exactly " + counted(number);
    }

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void provesWhatTryingAllSubsetsCounts(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            PlainCover cover = family.cover(seed);
            int count = BruteForce.solutions(cover).size();
            String formula = VeriPbScript.formula(cover, Goal.GREATEST, false);
            String proof = write(cover, Proofs.count(count));
            assertThat(script.says(formula, proof))
                    .as("%s, seed %d%n%s%n%s", family, seed, formula, proof)
                    .isEqualTo(exactly(count));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void provesTheBestThatTryingAllSubsetsFinds(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            PlainCover cover = ProofTest.weighed(family.cover(seed), seed);
            Set<List<Integer>> solutions = BruteForce.solutions(cover);
            for (Goal goal : Goal.values()) {
                OptionalLong best = ProofTest.best(cover, solutions, goal);
                if (best.isEmpty()) {
                    continue;
                }
                String formula = VeriPbScript.formula(cover, goal, true);
                String proof = write(cover, new Claim.Best(goal, best.getAsLong()));
                boolean isWeighed = cover.cover().data().hasWeights();
                long value = goal == Goal.LEAST ? best.getAsLong() : -best.getAsLong();
                assertThat(script.says(formula, proof))
                        .as("%s, seed %d, %s%n%s%n%s", family, seed, goal, formula, proof)
                        .isEqualTo(
                                isWeighed
                                        ? "proved: the least value of the objective is " + value
                                        : "proved: at least one solution");
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void listsSolutions(Family family) throws IOException {
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            PlainCover cover = family.cover(seed);
            List<int[]> solutions = BruteForce.solutions(cover).stream()
                    .limit(2)
                    .map(solution -> solution.stream().mapToInt(k -> k).toArray())
                    .toList();
            if (solutions.isEmpty()) {
                continue;
            }
            StringBuilder proof = new StringBuilder();
            ProofWriter.of(cover.cover().data(), cover.givens())
                    .form(ProofForm.VERIPB)
                    .write(solutions, proof);
            assertThat(script.says(VeriPbScript.formula(cover, Goal.GREATEST, false), proof.toString()))
                    .as("%s, seed %d%n%s", family, seed, proof)
                    .isEqualTo("proved: at least " + counted(solutions.size()));
        }
    }

    /** With several threads the text is put together of pieces: the same text for 2 threads and for 3, which is a proof. */
    @ParameterizedTest
    @EnumSource(names = {"ONE_WORD", "COLORED", "MULTIPLE", "BOTH"})
    void threadsWriteOneText(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(12); seed++) {
            PlainCover cover = family.cover(seed);
            Solver<Integer> solver =
                    Solver.of(cover.cover()).given(cover.givens()).nodeLimit(3_000);
            SearchReport report = solver.count();
            if (report.isComplete() && report.solutions().bitLength() < 12) {
                Claim.Count claim = new Claim.Count(report.solutions());
                String two = write(cover, claim, 2);
                assertThat(write(cover, claim, 3)).isEqualTo(two);
                assertThat(script.says(VeriPbScript.formula(cover, Goal.GREATEST, false), two))
                        .as("%s, seed %d%n%s", family, seed, two)
                        .isEqualTo(exactly(report.solutions().intValueExact()));
            }
        }
    }

    /** Pieces that are too long to be kept are cut again, and the text is still one proof. */
    @Test
    void piecesThatAreTooLongAreCutAgain() throws IOException {
        Cover<Integer> latin = latin(4);
        List<String> texts = new ArrayList<>();
        for (int threads = 2; threads <= 3; threads++) {
            StringBuilder text = new StringBuilder();
            SearchControl control =
                    new SearchControl(Long.MAX_VALUE, Deadline.of(new CancellationToken()), search -> {}, 1);
            new VeriPbProof(latin.data(), Givens.NONE, text, control, Workforce.of(Threads.of(threads)), 200)
                    .write(Proofs.count(576));
            texts.add(text.toString());
        }
        assertThat(texts.get(1)).isEqualTo(texts.get(0));
        assertThat(script.says(VeriPbScript.formula(latin.data(), Givens.NONE, Goal.GREATEST, false), texts.get(0)))
                .isEqualTo("proved: exactly 576 solutions");
    }

    /** Squares of rows and columns with each value once: 576 of them are 4x4. */
    private static Cover<Integer> latin(int size) {
        return Cover.of(Integer.class, c -> {
            var cells = c.primary("cell", size * size);
            var rows = c.primary("row", size * size);
            var columns = c.primary("column", size * size);
            for (int k = 0; k < size * size * size; k++) {
                int row = k / size / size;
                int column = k / size % size;
                int value = k % size;
                c.option(
                        k,
                        cells.at(row * size + column),
                        rows.at(row * size + value),
                        columns.at(column * size + value));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void limitsEndAProof(int threads) throws IOException {
        CoverData latin = latin(5).data();
        Claim.Count claim = Proofs.count(161_280);
        ProofWriter writer =
                ProofWriter.of(latin, Givens.NONE).form(ProofForm.VERIPB).threads(Threads.of(threads));
        StringBuilder text = new StringBuilder();
        SearchReport few = writer.nodeLimit(1_000).write(claim, text);
        assertThat(few.stopped()).isEqualTo(StopReason.NODES);
        assertThat(few.nodes()).isBetween(1L, 40_000L);
        assertThat(text.toString()).doesNotContain("conclusion");
        CancellationToken token = new CancellationToken();
        token.cancel();
        SearchReport cancelled =
                writer.limits(new Limits(Optional.empty(), token)).write(claim, new StringBuilder());
        assertThat(cancelled.stopped()).isEqualTo(StopReason.CANCELLED);
        assertThat(cancelled.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThatThrownBy(() -> writer.write(claim, new FullDisk(100_000)))
                .isInstanceOf(IOException.class)
                .hasMessage("no space left");
        assertThatThrownBy(() -> writer.write(Proofs.count(7), new StringBuilder()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("expected 7");
    }

    @ParameterizedTest
    @CsvSource({"DLX, 1", "VERIPB, 1", "VERIPB, 2"})
    void aProofNeedsAsManyNodesAsItSays(ProofForm form, int threads) throws IOException {
        for (long seed = 0; seed < RandomCovers.amount(40); seed++) {
            PlainCover cover = ProofTest.weighed(Family.TINY.cover(seed), seed);
            Set<List<Integer>> solutions = BruteForce.solutions(cover);
            ProofWriter writer = ProofWriter.of(cover.cover().data(), cover.givens())
                    .form(form)
                    .memory(0)
                    .threads(Threads.of(threads));
            List<Claim> claims = new ArrayList<>(List.of(Proofs.count(solutions.size())));
            ProofTest.best(cover, solutions, Goal.LEAST)
                    .ifPresent(best -> claims.add(new Claim.Best(Goal.LEAST, best)));
            for (Claim claim : claims) {
                long nodes = writer.write(claim, new StringBuilder()).nodes();
                if (nodes > 1) {
                    assertThat(writer.nodeLimit(nodes)
                                    .write(claim, new StringBuilder())
                                    .stopped())
                            .as("%s, seed %d, limit %d", claim, seed, nodes)
                            .isEqualTo(StopReason.EXHAUSTED);
                    assertThat(writer.nodeLimit(nodes - 1)
                                    .write(claim, new StringBuilder())
                                    .stopped())
                            .as("%s, seed %d, limit %d", claim, seed, nodes - 1)
                            .isEqualTo(StopReason.NODES);
                }
            }
        }
    }

    /** The checker adds up what the search for the proof does not: both must know sums that do not fit into 64 bits. */
    @ParameterizedTest
    @ValueSource(longs = {1_000, 20_000_000_000_000_000L, 31_772_326_205_789_473L})
    void aProofOfLargeWeightsHolds(long weight) throws IOException {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item some = c.primary("a").times(0, 2);
            Item one = c.primary("p");
            c.option(0, weight, some);
            c.option(1, weight, some, one);
            c.option(2, weight, one);
        });
        StringBuilder proof = new StringBuilder();
        ProofWriter.of(cover.data(), Givens.NONE).write(new Claim.Best(Goal.LEAST, weight), proof);
        assertThat(Proof.check(cover.data(), Givens.NONE, new StringReader(proof.toString()))
                        .isProved())
                .as(proof.toString())
                .isTrue();
    }

    /** Each node has an option that the prices rule out, so that two nodes are counted at a time. */
    @ParameterizedTest
    @EnumSource
    void aCancelledProofOfABestScoreEnds(ProofForm form) throws IOException {
        int items = 14;
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item forced = c.primary("forced");
            Items free = c.primary("free", items);
            Item last = c.primary("last");
            Item color = c.secondary("color");
            c.option(0, 0, forced);
            for (int i = 0; i < items; i++) {
                for (int j = 0; j < 4; j++) {
                    long cost = j % 2 == 0 ? 1000 : 0;
                    if (i == items - 1) {
                        c.option(4 * i + j, cost, free.at(i), color.colored(1 - j % 2));
                    } else {
                        c.option(4 * i + j, cost, free.at(i));
                    }
                }
            }
            for (int k = 0; k < 5; k++) {
                c.option(k, k < 3 ? 0 : 100, last, color.colored(k < 3 ? 1 : 0));
            }
        });
        CancellationToken token = new CancellationToken();
        Writer to = new Writer() {
            @Override
            public void write(char[] text, int from, int length) {
                if (new String(text, from, length).contains("rup") || form == ProofForm.DLX) {
                    token.cancel(); // the tree has begun
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        SearchReport report = ProofWriter.of(cover.data(), Givens.NONE)
                .form(form)
                .limits(new Limits(Optional.empty(), token))
                .write(new Claim.Best(Goal.LEAST, 100), to);
        assertThat(report.stopped()).isEqualTo(StopReason.CANCELLED);
        assertThat(report.nodes()).isLessThan(50_000);
    }

    /** Takes so many characters. */
    private static final class FullDisk extends Writer {

        private int room;

        FullDisk(int room) {
            this.room = room;
        }

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            room -= length;
            if (room < 0) {
                throw new IOException("no space left");
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @Test
    void refusesToListWhatIsNoSolution() {
        Cover<Integer> latin = latin(2);
        ProofWriter writer = ProofWriter.of(latin.data(), Givens.NONE).form(ProofForm.VERIPB);
        assertThatThrownBy(() -> writer.write(List.of(new int[] {0, 1}), new StringBuilder()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> writer.write(List.of(new int[] {0}), new StringBuilder()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void threadsProveABestScore() {
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            PlainCover cover = ProofTest.weighed(Family.TINY_BOTH.cover(seed), seed);
            OptionalLong best = ProofTest.best(cover, BruteForce.solutions(cover), Goal.LEAST);
            if (best.isPresent() && cover.cover().data().hasWeights()) {
                String proof = write(cover, new Claim.Best(Goal.LEAST, best.getAsLong()), 2);
                assertThat(script.says(VeriPbScript.formula(cover, Goal.LEAST, true), proof))
                        .as("seed %d%n%s", seed, proof)
                        .isEqualTo("proved: the least value of the objective is " + best.getAsLong());
            }
        }
    }

    /** Whatever is done to a word of a proof: if what comes out is accepted, it is true. */
    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void noAlteredProofProvesWhatIsWrong(Family family) {
        int refused = 0;
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            PlainCover cover = ProofTest.weighed(family.cover(seed), seed);
            Set<List<Integer>> solutions = BruteForce.solutions(cover);
            Random random = new Random(seed);
            String counting = VeriPbScript.formula(cover, Goal.LEAST, false);
            String count = write(cover, Proofs.count(solutions.size()));
            for (int k = 0; k < 12; k++) {
                String altered = altered(count, random);
                String said = script.says(counting, altered);
                assertThat(said)
                        .as("%s, seed %d%n%s%n%s%n%s", family, seed, counting, count, altered)
                        .matches(s -> s.startsWith("proves nothing") || isTrue(s, solutions.size()));
                refused += said.startsWith("proves nothing") ? 1 : 0;
            }
            OptionalLong best = ProofTest.best(cover, solutions, Goal.LEAST);
            if (best.isPresent() && cover.cover().data().hasWeights()) {
                String weighing = VeriPbScript.formula(cover, Goal.LEAST, true);
                String proof = write(cover, new Claim.Best(Goal.LEAST, best.getAsLong()));
                for (int k = 0; k < 12; k++) {
                    String altered = altered(proof, random);
                    String said = script.says(weighing, altered);
                    assertThat(said)
                            .as("%s, seed %d%n%s%n%s%n%s", family, seed, weighing, proof, altered)
                            .matches(s -> s.startsWith("proves nothing")
                                    || s.equals("proved: the least value of the objective is " + best.getAsLong())
                                    || s.equals("proved: at least one solution"));
                    refused += said.startsWith("proves nothing") ? 1 : 0;
                }
            }
        }
        assertThat(refused).as("refused").isGreaterThan(400);
    }

    private static boolean isTrue(String said, int count) {
        return said.equals(exactly(count))
                || count > 0 && said.equals("proved: at least one solution")
                || said.startsWith("proved: at least ") && Integer.parseInt(said.replaceAll("[^0-9]", "")) <= count;
    }

    /** Another word, one word less or more, or a line less, twice or elsewhere. */
    private static String altered(String proof, Random random) {
        List<String> lines = new ArrayList<>(Arrays.asList(proof.split("\n")));
        int line = random.nextInt(lines.size());
        switch (random.nextInt(5)) {
            case 0 -> lines.remove(line);
            case 1 -> lines.add(random.nextInt(lines.size()), lines.get(line));
            case 2 -> lines.add(random.nextInt(lines.size()), lines.remove(line));
            default -> lines.set(line, alteredLine(lines.get(line), random));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String alteredLine(String line, Random random) {
        List<String> words = new ArrayList<>(Arrays.asList(line.split(" ")));
        int word = random.nextInt(words.size());
        String old = words.get(word);
        switch (random.nextInt(5)) {
            case 0 -> words.remove(word);
            case 1 -> words.add(word, old);
            case 2 -> words.set(word, old.startsWith("~") ? old.substring(1) : old.startsWith("x") ? "~" + old : "1");
            case 3 -> words.set(word, old.replaceAll("[0-9]+", String.valueOf(random.nextInt(8))));
            default ->
                words.set(
                        word,
                        List.of("solx", "sol", "soli", "rup", "pol", "UNSAT", "SAT", "x1", "~x2", "-1", "+", "*", "d")
                                .get(random.nextInt(13)));
        }
        return String.join(" ", words);
    }

    /** An odd number of cells cannot be covered by dominoes, nor a chessboard without two corners; nor this with a step before. */
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 9})
    void dividesWhereWeightsHaveAModulus(int cells) {
        Cover<Integer> row = Cover.of(Integer.class, c -> {
            var items = c.primary("cell", cells);
            for (int k = 0; k + 1 < cells; k++) {
                c.option(k, items.at(k), items.at(k + 1));
            }
        });
        String proof = write(row, Givens.NONE, Claim.NONE, 1);
        assertThat(proof).contains(" 2 d ;\n").doesNotContain("rup");
        assertThat(script.says(VeriPbScript.formula(row.data(), Givens.NONE, Goal.GREATEST, false), proof))
                .isEqualTo("proved: no solution");
    }

    /** With steps before the weights, and options that must be taken out of the sums. */
    @ParameterizedTest
    @EnumSource(names = {"HOPELESS", "TINY", "TINY_MULTIPLE", "TINY_CLOSED"})
    void provesThatThereIsNoSolution(Family family) {
        int weighed = 0;
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            PlainCover cover = family.cover(seed);
            Solver<Integer> solver =
                    Solver.of(cover.cover()).given(cover.givens()).nodeLimit(3_000);
            if (solver.count().outcome() == Outcome.NO_SOLUTION) {
                String proof = write(cover, Claim.NONE);
                weighed += proof.contains("pol") ? 1 : 0;
                assertThat(script.says(VeriPbScript.formula(cover, Goal.GREATEST, false), proof))
                        .as("%s, seed %d%n%s", family, seed, proof)
                        .isEqualTo("proved: no solution");
            }
        }
        assertThat(weighed).as("by weights").isPositive();
    }

    /** A proof of one cover proves nothing of another one that has another number of solutions. */
    @Test
    void refusesAThousandProofsOfOtherPuzzles() {
        int refused = 0;
        for (long seed = 0; refused < 1000; seed++) {
            PlainCover cover = Family.TINY_BOTH.cover(seed);
            String proof = write(cover, Proofs.count(BruteForce.solutions(cover).size()));
            for (int option = 0; option < cover.options().size(); option++) {
                List<Integer> banned = new ArrayList<>(cover.banned());
                banned.add(option);
                PlainCover other = new PlainCover(
                        cover.primary(), cover.bounds(), cover.options(), cover.pins(), banned, cover.relaxed());
                if (BruteForce.solutions(other).size()
                        != BruteForce.solutions(cover).size()) {
                    String formula = VeriPbScript.formula(other, Goal.GREATEST, false);
                    String asIfItsOwn = proof.replaceFirst(
                            "f [0-9]+",
                            "f "
                                    + OpbFormula.of(other.cover().data(), other.givens())
                                            .constraints());
                    assertThat(script.says(formula, asIfItsOwn))
                            .as("seed %d, without option %d%n%s%n%s", seed, option + 1, formula, asIfItsOwn)
                            .startsWith("proves nothing: ");
                    refused++;
                }
            }
        }
    }
}
