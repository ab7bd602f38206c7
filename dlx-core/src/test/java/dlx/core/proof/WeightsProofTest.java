package dlx.core.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Cover;
import dlx.core.Solver;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests proofs of infeasibility by weights: written if such weights exist, and checked by both checkers. */
class WeightsProofTest {

    private static final String GREATEST = String.valueOf(Long.MAX_VALUE);

    private final BothCheckers checkers = new BothCheckers();

    @AfterEach
    void stop() throws IOException {
        checkers.close();
    }

    private boolean bothAccept(Cover<?> cover, Givens givens, String proof) {
        return checkers.accept(cover, givens, proof);
    }

    /** Returns dominoes on cells in a row. */
    private static Cover<Integer> row(int cells) {
        return Cover.of(Integer.class, c -> {
            var items = c.items("cell", cells);
            for (int k = 0; k + 1 < cells; k++) {
                c.option(k, items.at(k), items.at(k + 1));
            }
        });
    }

    @Test
    void thereIsAPythonOrTheTestsHereAreOfOneCheckerOnly() {
        assumeTrue(checkers.areTwo(), "there is no python3 here");
        assertThat(bothAccept(row(3), Givens.NONE, "")).isFalse();
    }

    @Test
    void theExampleOfThePageIsRight() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "proofs.md"));
        String proof = Stream.of(page.split("```"))
                .filter(block -> block.contains("dlx-proof 1\nitems 3\n"))
                .map(String::strip)
                .findFirst()
                .orElseThrow();

        assertThat(bothAccept(row(3), Givens.NONE, proof)).isTrue();
        assertThat(Proofs.write(row(3), Givens.NONE, Claim.NONE, 0)).isEqualTo(proof + "\n");
    }

    @Test
    void aProofOfOddCellsIsALine() {
        String proof = Proofs.write(row(5), Givens.NONE, Claim.NONE, 0);

        assertThat(proof).endsWith("claim none\nweights 2 1 1 1 1 1\nend\n");
        assertThat(Proofs.check(row(5), Givens.NONE, proof)).hasToString("proved: no solution (1 node)");
        assertThat(bothAccept(row(5), Givens.NONE, proof)).isTrue();
    }

    @Test
    void aLongRowIsProvedAtOnce() {
        String proof = Proofs.write(row(5_001), Givens.NONE, Claim.NONE, 0);

        assertThat(proof).contains("\nweights ");
        assertThat(bothAccept(row(5_001), Givens.NONE, proof)).isTrue();
    }

    /** Returns dominoes on a board without two opposite corners. */
    private static Cover<Integer> mutilated(int n) {
        return Cover.of(Integer.class, c -> {
            var cells = c.items("cell", n * n - 2);
            for (int cell = 1; cell < n * n - 1; cell++) {
                if (cell % n + 1 < n && cell + 1 < n * n - 1) {
                    c.option(2 * cell, cells.at(cell - 1), cells.at(cell));
                }
                if (cell + n < n * n - 1) {
                    c.option(2 * cell + 1, cells.at(cell - 1), cells.at(cell + n - 1));
                }
            }
        });
    }

    @Test
    void whatNoSearchShowsIsProved() {
        String proof = Proofs.write(mutilated(30), Givens.NONE, Claim.NONE, 0);

        assertThat(proof).contains("\nweights 0 1 -1 1 -1 ");
        assertThat(bothAccept(mutilated(30), Givens.NONE, proof)).isTrue();
    }

    /**
     * Returns a board without two opposite corners, with an option that covers two cells of one color. Taking that
     * option would leave an item without options, which weights alone do not show.
     */
    private static Cover<String> withAnOddOption() {
        return Cover.of(String.class, c -> {
            var cells = c.items("cell", 36);
            var ends = c.items("end", 2);
            var either = c.item("either");
            c.option("first", either, ends.at(0));
            c.option("second", either, ends.at(1));
            c.option("first free", ends.at(0));
            c.option("second free", ends.at(1));
            c.option("odd", ends.at(0), ends.at(1), cells.at(1), cells.at(3));
            c.option("hole", cells.at(0));
            c.option("other hole", cells.at(35));
            for (int cell = 1; cell < 35; cell++) {
                if (cell % 6 < 5 && cell < 34) {
                    c.option("right of " + cell, cells.at(cell), cells.at(cell + 1));
                }
                if (cell < 29) {
                    c.option("below " + cell, cells.at(cell), cells.at(cell + 6));
                }
            }
        });
    }

    @Test
    void whatFollowsWithoutASearchComesFirst() {
        String proof = Proofs.write(withAnOddOption(), Givens.NONE, Claim.NONE, 0);

        assertThat(proof).containsPattern("\ntree\n.*-5 39.*\nweights 0 0 1 -1 1 ");
        assertThat(bothAccept(withAnOddOption(), Givens.NONE, proof)).isTrue();
        String without = proof.replace("-5 39", "");
        assertThat(Proofs.check(withAnOddOption(), Givens.NONE, without).flaw())
                .hasValueSatisfying(flaw -> assertThat(flaw).endsWith("option 5 weighs 2; expected 0"));
        for (String wrong : List.of(
                without,
                proof.replace("-5 39", "-5 38"),
                proof.replace("-5 39", "-4 39"),
                proof.replace("-5 39", "-5 39 -5 39"))) {
            assertThat(bothAccept(withAnOddOption(), Givens.NONE, wrong))
                    .as(wrong)
                    .isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(
            names = {
                "TINY",
                "TINY_COLORED",
                "TINY_MULTIPLE",
                "TINY_BOTH",
                "TINY_CLOSED",
                "INFEASIBLE",
                "BOARDS",
                "GIVEN"
            })
    void whereverWeightsAreFoundTheyAreTheProof(Family family) {
        int proved = 0;
        for (long seed = 0; RandomCovers.isMore(seed, 500, proved > 0); seed++) {
            PlainCover cover = family.cover(seed);
            if (Solver.builder(cover.cover())
                    .given(cover.givens())
                    .build()
                    .impossible()
                    .isPresent()) {
                String proof = Proofs.write(cover, Claim.NONE, 0);
                assertThat(bothAccept(cover.cover(), cover.givens(), proof))
                        .as("%s, seed %d%n%s", family, seed, proof)
                        .isTrue();
                proved += proof.contains("\nweights ") ? 1 : 0;
            }
        }
        assertThat(proved).isPositive();
    }

    /**
     * Returns a triangle to be covered by pairs, each corner three times, with an item in a range and a secondary item.
     */
    private static Cover<String> triangle() {
        return Cover.of(String.class, c -> {
            var corners = c.items("corner", 3).times(3, 3);
            var some = c.item("some").times(0, 2);
            var once = c.item("once").secondary();
            for (int k = 0; k < 3; k++) {
                c.option("pair " + k, corners.at(k), corners.at((k + 1) % 3));
                c.option("pair again " + k, corners.at(k), corners.at((k + 1) % 3), some);
            }
            c.option("some", some, once);
        });
    }

    private String flaw(String line) {
        return flaw(line, Givens.NONE);
    }

    private static String header(Cover<?> cover, Givens givens, Claim claim) {
        try {
            StringBuilder text = new StringBuilder();
            new ProofOut(text).header(cover.data(), givens, claim);
            return text.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String flaw(String line, Givens givens) {
        String proof = header(triangle(), givens, Claim.NONE) + line + "\nend\n";
        assertThat(bothAccept(triangle(), givens, proof)).as(line).isFalse();
        return Proofs.check(triangle(), givens, proof).flaw().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "-2", "1", "2147483648", "99999999999999999999", "x", "2.0", "+2", "02", ""})
    void aModulusIsNoneOrFromTwoOn(String modulus) {
        assertThat(flaw("weights " + modulus + " 1 1 1 0 0")).contains("expected 0, or a modulus from 2 to 2147483647");
    }

    @Test
    void statesWhatIsWrongWithWeights() {
        assertThat(flaw("weights 2 1 1 1 0"))
                .isEqualTo("word 17 (line 7, column 1): found \"end\"; expected the weight of item 5, from 0 to 1");
        assertThat(flaw("weights 2 1 1 1 0 0 0")).endsWith("found \"0\"; expected \"end\"");
        assertThat(flaw("weights")).contains("found \"end\"; expected 0, or a modulus");
        assertThat(flaw("weights 2 1 2 1 0 0")).endsWith("found \"2\"; expected the weight of item 2, from 0 to 1");
        assertThat(flaw("weights 2 1 -1 1 0 0")).endsWith("found \"-1\"; expected the weight of item 2, from 0 to 1");
        assertThat(flaw("weights 0 1 x 1 0 0")).endsWith("found \"x\"; expected the weight of item 2");
        assertThat(flaw("weights 0 1 9223372036854775808 1 0 0")).endsWith("expected the weight of item 2, in 64 bits");
        assertThat(flaw("weights 2 1 1 1 1 0"))
                .endsWith("found \"1\"; expected 0, for item 4 need not be covered a certain number of times");
        assertThat(flaw("weights 2 1 1 1 0 1")).contains("expected 0, for item 5 need not");
        assertThat(flaw("weights 2 1 1 0 0 0"))
                .isEqualTo("word 17: by these weights option 3 weighs 1; expected a multiple of 2");
        assertThat(flaw("weights 2 0 0 0 0 0"))
                .isEqualTo("word 17: by these weights all items together weigh 0; expected no multiple of 2");
        assertThat(flaw("weights 0 0 0 0 0 0")).endsWith("weigh 0; expected another sum than 0");
        assertThat(flaw("weights 0 1 -1 1 0 0")).endsWith("option 5 weighs 2; expected 0");
        assertThat(flaw("tree weights 2 1 1 0 0 0")).contains("option 3 weighs 1");
        assertThat(flaw("tree -8 1 weights 2 1 1 1 0 0")).contains("found \"-8\"; expected an open option");
        assertThat(flaw("tree -1 1 weights 2 1 1 1 0 0"))
                .endsWith("found \"1\"; expected an item that could not be covered any more if option 1 were taken");
    }

    @Test
    void aRelaxedItemWeighsNothing() {
        assertThat(flaw("weights 2 1 1 1 0 0", Givens.NONE.relaxed(1))).contains("expected 0, for item 2 need not");
    }

    @Test
    void weightsProveThatThereIsNoSolutionAndNothingElse() {
        String proof = Proofs.write(triangle(), Givens.NONE, Claim.NONE, 0);
        assertThat(proof).contains("\nweights 2 1 1 1 0 0\n");
        for (String claim : List.of("unique", "count 0", "count 2", "best greatest 3", "at-least 1")) {
            boolean accepted = bothAccept(triangle(), Givens.NONE, proof.replace("claim none", "claim " + claim));
            assertThat(accepted).as(claim).isEqualTo(claim.equals("count 0"));
        }
        assertThat(bothAccept(triangle(), Givens.NONE.forbidden(0), proof)).isFalse();
        assertThat(bothAccept(row(5), Givens.NONE, proof)).isFalse();
    }

    /** Tests sums that do not fit into 64 bits, where they would be 0. */
    @Test
    void sumsAreExactHoweverLargeWeightsAre() {
        String proof = Proofs.write(row(3), Givens.NONE, Claim.NONE, 0);
        String half = "-4611686018427387904";
        String least = String.valueOf(Long.MIN_VALUE);
        assertThat(bothAccept(
                        row(3),
                        Givens.NONE,
                        proof.replace("weights 2 1 1 1", "weights 0 " + least + " " + least + " " + least)))
                .isFalse();
        assertThat(bothAccept(
                        row(3),
                        Givens.NONE,
                        proof.replace("weights 2 1 1 1", "weights 0 " + half + " " + half + " " + half)))
                .isFalse();
        assertThat(bothAccept(
                        row(3),
                        Givens.NONE,
                        proof.replace("weights 2 1 1 1", "weights 0 " + GREATEST + " -" + GREATEST + " " + GREATEST)))
                .isTrue();
        assertThat(bothAccept(
                        row(3), Givens.NONE, proof.replace("weights 2 1 1 1", "weights 2147483647 1 2147483646 1")))
                .isTrue();
    }

    @Test
    void limitsLeaveNoProof() throws IOException {
        CancellationToken cancelled = new CancellationToken();
        cancelled.cancel();
        Solver<Integer> solver = Solver.of(mutilated(40));
        for (Solver<Integer> limited : List.of(
                solver.toBuilder().timeLimit(Duration.ZERO).build(),
                solver.toBuilder().token(cancelled).build())) {
            StringBuilder text = new StringBuilder();
            SearchReport report = limited.prove(Claim.NONE, text);
            assertThat(report.stopped()).isIn(StopReason.TIME, StopReason.CANCELLED);
            assertThat(text.toString()).doesNotContain("end");
        }
        StringBuilder text = new StringBuilder();
        assertThat(solver.toBuilder()
                        .nodeLimit(1)
                        .build()
                        .prove(Claim.NONE, text)
                        .isComplete())
                .isTrue();
        assertThat(Arrays.asList(text.toString().split("\n"))).last().isEqualTo("end");
    }
}
