package dlx.core.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.core.Solver;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProofTest {

    private static final long MEMORY = 1 << 20;

    /** Returns two disjoint pairs of cells with two ways each, of which one way excludes another: 3 solutions. */
    private static Cover<String> toy() {
        return Cover.of(String.class, c -> {
            var a = c.item("a");
            var b = c.item("b");
            var corner = c.item("corner").secondary();
            c.option("a left", 1, a);
            c.option("a right", 5, a, corner);
            c.option("b left", 2, b);
            c.option("b right", 4, b, corner);
        });
    }

    private static long weight(PlainCover cover, List<Integer> solution) {
        return solution.stream().mapToLong(k -> cover.options().get(k).weight()).sum();
    }

    static OptionalLong best(PlainCover cover, Set<List<Integer>> solutions, Goal goal) {
        var scores = solutions.stream().mapToLong(s -> weight(cover, s));
        return goal == Goal.GREATEST ? scores.max() : scores.min();
    }

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void provesWhatTryingAllSubsetsCounts(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            PlainCover cover = family.cover(seed);
            Claim.Count claim = Proofs.count(BruteForce.solutions(cover).size());
            for (String proof : List.of(
                    Proofs.write(cover, claim, 0), Proofs.write(cover, claim, MEMORY), Proofs.ledger(cover, claim))) {
                assertThat(Proofs.check(cover, proof))
                        .as("%s, seed %d%n%s", family, seed, proof)
                        .matches(Verdict::isProved)
                        .extracting(v -> v.claim().orElseThrow())
                        .isEqualTo(claim);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void provesTheBestThatTryingAllSubsetsFinds(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            PlainCover cover = weighed(family.cover(seed), seed);
            Set<List<Integer>> solutions = BruteForce.solutions(cover);
            for (Goal goal : Goal.values()) {
                OptionalLong best = best(cover, solutions, goal);
                if (best.isEmpty()) {
                    continue;
                }
                Claim.Best claim = new Claim.Best(goal, best.getAsLong());
                String proof = Proofs.write(cover, claim, 0);
                assertThat(Proofs.check(cover, proof))
                        .as("%s, seed %d, %s%n%s", family, seed, claim, proof)
                        .matches(Verdict::isProved);
                for (long wrong : new long[] {best.getAsLong() - 1, best.getAsLong() + 1}) {
                    String altered = proof.replaceFirst("(claim best \\w+) \\S+", "$1 " + wrong);
                    assertThat(Proofs.check(cover, altered).isProved())
                            .as("%s, seed %d, %s instead of %s", family, seed, wrong, claim)
                            .isFalse();
                }
            }
        }
    }

    static PlainCover weighed(PlainCover cover, long seed) {
        Random random = new Random(seed);
        int most = random.nextBoolean() ? 3 : 1000;
        int least = random.nextBoolean() ? 0 : -most / 2;
        List<PlainCover.Option> options = cover.options().stream()
                .map(o -> new PlainCover.Option(o.items(), o.colors(), least + random.nextInt(most)))
                .toList();
        return new PlainCover(cover.primary(), cover.bounds(), options, cover.pins(), cover.banned(), cover.relaxed());
    }

    @ParameterizedTest
    @EnumSource
    void provesWhatTheEnginesCount(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(40); seed++) {
            PlainCover plain = family.cover(seed);
            Solver<Integer> solver = Solver.builder(plain.cover())
                    .given(plain.givens())
                    .nodeLimit(20_000)
                    .build();
            SearchReport report = solver.count();
            if (!report.isComplete()) {
                continue;
            }
            Claim.Count claim = new Claim.Count(report.solutions());
            StringBuilder proof = new StringBuilder();
            SearchReport written = prove(solver, claim, proof);
            assertThat(written.stopped()).isIn(StopReason.EXHAUSTED, StopReason.NODES);
            assertThat(Proofs.check(plain, proof.toString()).isProved())
                    .as("%s, seed %d", family, seed)
                    .isEqualTo(written.isComplete());
        }
    }

    private static SearchReport prove(Solver<?> solver, Claim claim, Appendable to) {
        try {
            return solver.prove(claim, to);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Alters a word of a proof: if the altered proof is accepted, it is true. */
    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void acceptsNoFalseClaimWhateverWordIsChanged(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(40); seed++) {
            PlainCover cover = weighed(family.cover(seed), seed);
            Set<List<Integer>> solutions = BruteForce.solutions(cover);
            Claim.Count count = Proofs.count(solutions.size());
            List<String> proofs = new ArrayList<>(List.of(Proofs.write(cover, count, 0), Proofs.ledger(cover, count)));
            best(cover, solutions, Goal.LEAST)
                    .ifPresent(b -> proofs.add(Proofs.write(cover, new Claim.Best(Goal.LEAST, b), 0)));
            for (String proof : proofs) {
                mutate(family, seed, cover, solutions, proof);
            }
        }
    }

    private static void mutate(Family family, long seed, PlainCover cover, Set<List<Integer>> solutions, String proof) {
        List<String> words = List.of(proof.trim().split("\\s+"));
        List<String> others = List.of(
                "S", "B", "=1", "=2", "1", "2", "3", "4", "0", "-1", "end", "tree", "ledger", "none", "unique",
                "count");
        for (int at = 8; at < words.size(); at++) { // what is before is compared with the cover
            List<List<String>> altered = new ArrayList<>();
            List<String> without = new ArrayList<>(words);
            without.remove(at);
            altered.add(without);
            for (String other : others) {
                List<String> inserted = new ArrayList<>(words);
                inserted.add(at, other);
                altered.add(inserted);
                List<String> changed = new ArrayList<>(words);
                changed.set(at, other);
                altered.add(changed);
            }
            for (List<String> text : altered) {
                Verdict verdict = Proofs.check(cover, String.join(" ", text));
                if (verdict.isProved()) {
                    assertThat(isTrue(verdict.claim().orElseThrow(), cover, solutions))
                            .as("%s, seed %d: %s%n%s", family, seed, verdict, text)
                            .isTrue();
                } else {
                    assertThat(verdict.flaw()).isPresent();
                }
            }
        }
    }

    private static boolean isTrue(Claim claim, PlainCover cover, Set<List<Integer>> solutions) {
        if (claim instanceof Claim.Count count) {
            return count.number().intValueExact() == solutions.size();
        }
        if (claim instanceof Claim.Best best) {
            return best(cover, solutions, best.goal()).equals(OptionalLong.of(best.score()));
        }
        return ((Claim.AtLeast) claim).number() <= solutions.size();
    }

    @Test
    void losesItsWorthWithItsLastCharacters() {
        String proof = Proofs.write(toy(), Givens.NONE, Proofs.count(3), 0);
        assertThat(Proofs.check(toy(), Givens.NONE, proof).isProved()).isTrue();
        for (int end = 0; end < proof.length() - 1; end++) {
            String truncated = proof.substring(0, end);
            assertThat(Proofs.check(toy(), Givens.NONE, truncated).isProved())
                    .as(truncated)
                    .isFalse();
        }
    }

    @Test
    void statesTheWordAndWhatWasExpected() {
        String proof = Proofs.write(toy(), Givens.NONE, Proofs.count(3), 0);
        assertThat(proof).endsWith("claim count 3\ntree\n1 2 S S 2 S\nend\n");
        assertThat(flaw(proof.replace("1 2 S S 2 S", "1 2 S S")))
                .isEqualTo("word 17 (line 8, column 1): found \"end\"; expected an item's number, S");
        assertThat(flaw(proof.replace("1 2 S S 2 S", "1 S S 2 S")))
                .isEqualTo("word 14 (line 7, column 3): found \"S\"; expected an item, for not everything is covered,"
                        + " or some option is open");
        assertThat(flaw(proof.replace("count 3", "count 2")))
                .isEqualTo("it proves exactly 3 solutions; expected exactly 2 solutions, as its header claims");
        assertThat(flaw(proof.replace("items 3", "items 4")))
                .isEqualTo("word 4 (line 2, column 7): found \"4\"; expected 3, the number of items of the puzzle");
        assertThat(flaw(proof.replace("dlx-proof 1", "dlx-proof 2")))
                .startsWith("word 2 (line 1, column 11): found \"2\"; expected 1");
        assertThat(flaw("")).startsWith("word 1 (line 1, column 1): found the end; expected a proof");
        assertThat(flaw("\u0000\u0001")).contains("found \"?\"; expected a word of printable characters");
        assertThat(flaw(proof + "1")).contains("expected nothing after the end");
        assertThat(flaw(proof.replace("1 2", "3 2"))).contains("expected a primary item, S");
        assertThat(flaw(proof.replace("1 2", "99999999999 2"))).contains("expected a primary item, S");
    }

    private static String flaw(String proof) {
        return Proofs.check(toy(), Givens.NONE, proof).flaw().orElseThrow();
    }

    @Test
    void belongsToOneCoverAndItsGivens() {
        Givens given = Givens.of(1);
        String proof = Proofs.write(toy(), given, Proofs.count(1), 0);
        assertThat(Proofs.check(toy(), given, proof)).hasToString("proved: exactly one solution (2 nodes)");
        for (Givens other : List.of(Givens.NONE, Givens.of(0), given.forbidden(0), given.relaxed(1))) {
            assertThat(Proofs.check(toy(), other, proof).flaw())
                    .hasValueSatisfying(f -> assertThat(f).contains("the digest of this puzzle and its givens"));
        }
        Cover<String> heavier = Cover.of(String.class, c -> {
            var a = c.item("a");
            var b = c.item("b");
            var corner = c.item("corner").secondary();
            c.option("a left", 2, a);
            c.option("a right", 5, a, corner);
            c.option("b left", 2, b);
            c.option("b right", 4, b, corner);
        });
        assertThat(Proofs.check(heavier, given, proof).flaw()).isPresent();
    }

    @Test
    void listsSolutionsWhereThereAreSomeAtLeast() throws IOException {
        StringBuilder text = new StringBuilder();
        ProofWriter.of(toy().data(), Givens.NONE).write(List.of(new int[] {2, 1}, new int[] {0, 2}), text);
        String proof = text.toString();
        assertThat(proof).endsWith("claim at-least 2\nsolution 1 3\nsolution 2 3\nend\n");
        assertThat(Proofs.check(toy(), Givens.NONE, proof)).hasToString("proved: at least 2 solutions (2 nodes)");
        for (String wrong : List.of(
                proof.replace("solution 2 3", "solution 1 3"),
                proof.replace("solution 2 3", "solution 2 4"),
                proof.replace("solution 2 3", "solution 3"),
                proof.replace("solution 2 3", "solution 3 2"),
                proof.replace("solution 2 3\n", ""),
                proof.replace("at-least 2", "at-least 1"),
                proof.replace("solution 2 3", "solution 2 5"))) {
            assertThat(Proofs.check(toy(), Givens.NONE, wrong).isProved())
                    .as(wrong)
                    .isFalse();
        }
    }

    @Test
    void refusesToProveWhatIsWrong() {
        assertThatThrownBy(() -> Proofs.write(toy(), Givens.NONE, Claim.UNIQUE, 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("counts 3 solutions");
        assertThatThrownBy(() -> Proofs.write(toy(), Givens.NONE, new Claim.Best(Goal.GREATEST, 6), 0))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Proofs.write(toy(), Givens.NONE, new Claim.Best(Goal.GREATEST, 8), 0))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void provesTheBestOfAToyBelowPrices() {
        String proof = Proofs.write(toy(), Givens.NONE, new Claim.Best(Goal.GREATEST, 7), 0);
        assertThat(Proofs.check(toy(), Givens.NONE, proof))
                .matches(Verdict::isProved)
                .extracting(v -> v.claim().orElseThrow())
                .hasToString("the greatest score is 7");
        String cheap = proof.replaceFirst("prices (\\d+) (\\S+) (\\S+)", "prices $1 0 0");
        assertThat(Proofs.check(toy(), Givens.NONE, cheap).flaw())
                .hasValueSatisfying(
                        f -> assertThat(f).contains("prices of its items that come to what option 1 is worth"));
    }

    /** Returns cells in a row, covered two by two: one choice forces all others. */
    private static Cover<Integer> row(int cells) {
        return Cover.of(Integer.class, c -> {
            var items = c.items("cell", cells);
            for (int k = 0; k + 1 < cells; k++) {
                c.option(k, items.at(k), items.at(k + 1));
            }
        });
    }

    @Test
    void isDeepWithoutAStack() throws IOException {
        Cover<Integer> cover = row(200_000);
        String proof = Proofs.write(cover, Givens.NONE, Claim.UNIQUE, 0);
        assertThat(Proofs.check(cover, Givens.NONE, proof)).hasToString("proved: exactly one solution (100,001 nodes)");
    }

    @Test
    void stopsAtLimitsAndIsNoProofThen() throws IOException {
        Solver<Integer> solver = Solver.of(row(1_000));
        List<Solver<Integer>> limited = List.of(
                solver.toBuilder().nodeLimit(10).build(),
                solver.toBuilder().timeLimit(Duration.ZERO).build(),
                solver.toBuilder().token(cancelled()).build());
        List<StopReason> reasons = List.of(StopReason.NODES, StopReason.TIME, StopReason.CANCELLED);
        for (int k = 0; k < reasons.size(); k++) {
            StringBuilder text = new StringBuilder();
            SearchReport report = limited.get(k).prove(Claim.UNIQUE, text);
            assertThat(report.stopped()).isEqualTo(reasons.get(k));
            assertThat(text.toString()).doesNotContain("end");
            assertThat(Proofs.check(row(1_000), Givens.NONE, text.toString()).isProved())
                    .isFalse();
        }
        assertThat(ProofWriter.of(row(4).data(), Givens.NONE)
                        .limits(Limits.of(Duration.ofDays(1_000_000)))
                        .write(Claim.UNIQUE, new StringBuilder())
                        .isComplete())
                .isTrue();
    }

    private static CancellationToken cancelled() {
        CancellationToken token = new CancellationToken();
        token.cancel();
        return token;
    }

    /** Tests endless texts, which must be neither read to the end nor stored. */
    @Test
    void survivesEndlessTexts() throws IOException {
        String head = Proofs.write(row(4), Givens.NONE, Claim.UNIQUE, 0).replaceFirst("(?s)\ntree.*", "\ntree\n");
        for (String again : List.of("x", "1 ", "S ", "99999999", "\u0000", "end ")) {
            Verdict verdict = Proof.check(row(4).data(), Givens.NONE, new Endless(head, again));
            assertThat(verdict.isProved()).as(again).isFalse();
        }
    }

    private static final class Endless extends Reader {
        private final StringReader head;
        private final String again;

        Endless(String head, String again) {
            this.head = new StringReader(head);
            this.again = again;
        }

        @Override
        public int read(char[] to, int from, int length) throws IOException {
            int got = head.read(to, from, length);
            if (got > 0) {
                return got;
            }
            int count = Math.min(length, again.length());
            again.getChars(0, count, to, from);
            return count;
        }

        @Override
        public void close() {}
    }

    /** Returns dominoes on a board, for {@link #provesALargeCountByALedger}. */
    private static Cover<Integer> dominoes(int size) {
        return Cover.of(Integer.class, c -> {
            var cells = c.items("cell", size * size);
            IntStream.range(0, size * size).forEach(cell -> {
                if (cell % size + 1 < size) {
                    c.option(2 * cell, cells.at(cell), cells.at(cell + 1));
                }
                if (cell + size < size * size) {
                    c.option(2 * cell + 1, cells.at(cell), cells.at(cell + size));
                }
            });
        });
    }

    @Test
    void provesALargeCountByALedger() {
        String proof = Proofs.write(dominoes(8), Givens.NONE, Proofs.count(12_988_816), MEMORY);
        assertThat(proof).contains("\nledger\n").hasSizeLessThan(9_000);
        assertThat(Proofs.check(dominoes(8), Givens.NONE, proof).isProved()).isTrue();
        String[] words = proof.split("\\s+");
        int at = IntStream.range(0, words.length)
                .filter(k -> words[k].startsWith("="))
                .skip(40)
                .findFirst()
                .orElseThrow();
        String right = words[at];
        for (int other = 1; other < 400; other++) {
            words[at] = "=" + other;
            boolean same = words[at].equals(right);
            assertThat(Proofs.check(dominoes(8), Givens.NONE, String.join(" ", words))
                            .isProved())
                    .as("%s instead of %s", words[at], right)
                    .isEqualTo(same);
        }
    }
}
