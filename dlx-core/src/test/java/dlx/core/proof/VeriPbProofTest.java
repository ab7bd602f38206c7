package dlx.core.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.core.Solver;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Deadline;
import dlx.core.engine.SearchControl;
import dlx.core.engine.Workforce;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.threads.Threads;
import dlx.skips.Tier;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests proofs in VeriPB's form with a Python program that shares no code with their writer. */
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

    /**
     * Returns the formula of a proof of this number of solutions: with the scores as its objective if the number is 0.
     */
    private static String formula(PlainCover cover, int solutions) {
        return VeriPbScript.formula(cover, Goal.GREATEST, solutions == 0);
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
            String formula = formula(cover, count);
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

    /**
     * Tests infeasibility: VeriPB rejects UNSAT about a formula with an objective, and BOUNDS about a formula without
     * an objective.
     */
    @Test
    void noSolutionIsProvedOfTheFormulaWithTheScores() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            var items = c.items("item", 3);
            c.option(0, 3, items.at(0), items.at(1));
            c.option(1, 2, items.at(1), items.at(2));
        });
        String proof = write(cover, Givens.NONE, Claim.NONE, 1);
        assertThat(proof).contains("\nconclusion BOUNDS INF : ").contains(" INF ;\n");
        String scored = VeriPbScript.formula(cover.data(), Givens.NONE, Goal.LEAST, true);
        assertThat(scored).contains("\nmin: ");
        assertThat(script.says(scored, proof)).isEqualTo("proved: no solution");
        assertThat(script.says(VeriPbScript.formula(cover.data(), Givens.NONE, Goal.LEAST, false), proof))
                .startsWith("the proof is wrong: ");
        String unsat = proof.replaceFirst("BOUNDS INF (: [0-9]+) INF", "UNSAT $1");
        assertThat(script.says(scored, unsat)).startsWith("the proof is wrong: ");
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

    /** Tests that 2 and 3 threads, which assemble the text of pieces, write the same text, and that it is a proof. */
    @ParameterizedTest
    @EnumSource(names = {"ONE_WORD", "COLORED", "MULTIPLE", "BOTH"})
    void threadsWriteOneText(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(12); seed++) {
            PlainCover cover = family.cover(seed);
            Solver<Integer> solver = Solver.builder(cover.cover())
                    .given(cover.givens())
                    .nodeLimit(3_000)
                    .build();
            SearchReport report = solver.count();
            if (report.isComplete() && report.solutions().bitLength() < 12) {
                Claim.Count claim = new Claim.Count(report.solutions());
                String two = write(cover, claim, 2);
                assertThat(write(cover, claim, 3)).isEqualTo(two);
                assertThat(script.says(formula(cover, report.solutions().signum()), two))
                        .as("%s, seed %d%n%s", family, seed, two)
                        .isEqualTo(exactly(report.solutions().intValueExact()));
            }
        }
    }

    /** Tests pieces that are too long to be kept in memory: they are cut again, and the text is still one proof. */
    @Test
    void piecesThatAreTooLongAreCutAgain() throws IOException {
        cutAgain(Proofs.latin(4), 576);
    }

    /**
     * Tests one item with many options: each first piece is nearly the whole tree, so that the levels of cuts are
     * exhausted.
     */
    @Test
    void aTreeLikeACombIsCutSomeLevelsDeep() throws IOException {
        int options = 80;
        Cover<Integer> comb = Cover.of(Integer.class, c -> {
            Item item = c.item("item").times(options - 1, options);
            for (int k = 0; k < options; k++) {
                c.option(k, item);
            }
        });
        cutAgain(comb, options + 1);
    }

    private static void cutAgain(Cover<Integer> cover, int solutions) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int threads = 2; threads <= 3; threads++) {
            StringBuilder text = new StringBuilder();
            SearchControl control =
                    new SearchControl(Long.MAX_VALUE, Deadline.of(new CancellationToken()), search -> {}, 1);
            new VeriPbProof(cover.data(), Givens.NONE, text, control, Workforce.of(Threads.of(threads)), 200)
                    .write(Proofs.count(solutions));
            texts.add(text.toString());
        }
        assertThat(texts.get(1)).isEqualTo(texts.get(0));
        assertThat(script.says(VeriPbScript.formula(cover.data(), Givens.NONE, Goal.GREATEST, false), texts.get(0)))
                .isEqualTo(exactly(solutions));
    }

    @Test
    void refusesToListWhatIsNoSolution() {
        Cover<Integer> latin = Proofs.latin(2);
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

    /** Alters a word of a proof: if the altered proof is accepted, it is true. */
    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void noAlteredProofProvesWhatIsWrong(Family family) {
        int refused = 0;
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            PlainCover cover = ProofTest.weighed(family.cover(seed), seed);
            Set<List<Integer>> solutions = BruteForce.solutions(cover);
            Random random = new Random(seed);
            String counting = formula(cover, solutions.size());
            String count = write(cover, Proofs.count(solutions.size()));
            for (int k = 0; k < 12; k++) {
                String altered = altered(count, random);
                String said = script.says(counting, altered);
                assertThat(said)
                        .as("%s, seed %d%n%s%n%s%n%s", family, seed, counting, count, altered)
                        .matches(s -> s.startsWith("the proof is wrong") || isTrue(s, solutions.size()));
                refused += said.startsWith("the proof is wrong") ? 1 : 0;
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
                            .matches(s -> s.startsWith("the proof is wrong")
                                    || s.equals("proved: the least value of the objective is " + best.getAsLong())
                                    || s.equals("proved: at least one solution"));
                    refused += said.startsWith("the proof is wrong") ? 1 : 0;
                }
            }
        }
        assertThat(refused).as("refused").isGreaterThan((int) RandomCovers.amount(60) * 20 / 3);
    }

    private static boolean isTrue(String said, int count) {
        return said.equals(exactly(count))
                || count > 0 && said.equals("proved: at least one solution")
                || said.startsWith("proved: at least ") && Integer.parseInt(said.replaceAll("[^0-9]", "")) <= count;
    }

    /** Returns the proof with another word, one word less or more, or a line less, twice or elsewhere. */
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

    /**
     * Tests rows of an odd number of cells and chessboards without two corners, which dominoes cannot cover, also after
     * a step.
     */
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 9})
    void dividesWhereWeightsHaveAModulus(int cells) {
        Cover<Integer> row = Cover.of(Integer.class, c -> {
            var items = c.items("cell", cells);
            for (int k = 0; k + 1 < cells; k++) {
                c.option(k, items.at(k), items.at(k + 1));
            }
        });
        String proof = write(row, Givens.NONE, Claim.NONE, 1);
        assertThat(proof).contains(" 2 d ;\n").doesNotContain("rup");
        assertThat(script.says(VeriPbScript.formula(row.data(), Givens.NONE, Goal.GREATEST, false), proof))
                .isEqualTo("proved: no solution");
    }

    /** Tests weights after steps, and with options that must be taken out of the sums. */
    @ParameterizedTest
    @EnumSource(names = {"INFEASIBLE", "TINY", "TINY_MULTIPLE", "TINY_CLOSED"})
    void provesThatThereIsNoSolution(Family family) {
        int weighed = 0;
        for (long seed = 0; RandomCovers.isMore(seed, 60, weighed > 0); seed++) {
            PlainCover cover = family.cover(seed);
            Solver<Integer> solver = Solver.builder(cover.cover())
                    .given(cover.givens())
                    .nodeLimit(3_000)
                    .build();
            if (solver.count().outcome() == Outcome.NO_SOLUTION) {
                String proof = write(cover, Claim.NONE);
                weighed += proof.contains("pol") ? 1 : 0;
                assertThat(script.says(formula(cover, 0), proof))
                        .as("%s, seed %d%n%s", family, seed, proof)
                        .isEqualTo("proved: no solution");
            }
        }
        assertThat(weighed).as("by weights").isPositive();
    }

    /** Tests that a proof of one cover proves nothing about another cover with another number of solutions. */
    @Test
    void refusesAThousandProofsOfOtherPuzzles() {
        int refused = 0;
        for (long seed = 0; refused < Tier.of(100, 1000); seed++) {
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
                            .startsWith("the proof is wrong: ");
                    refused++;
                }
            }
        }
    }
}
