package dlx.core.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.CancellationToken;
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
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that proofs end at limits, at full disks and at large numbers, and report it. */
class ProofLimitsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void limitsEndAProof(int threads) throws IOException {
        CoverData latin = Proofs.latin(5).data();
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

    /**
     * Tests sums that do not fit into 64 bits, in the checker and in the search for the proof, which add differently.
     */
    @ParameterizedTest
    @ValueSource(longs = {1_000, 20_000_000_000_000_000L, 31_772_326_205_789_473L})
    void aProofOfLargeWeightsHolds(long weight) throws IOException {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item some = c.item("a").times(0, 2);
            Item one = c.item("p");
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

    /** Cancels a proof in which each node has an option that the prices rule out, so that nodes are counted in twos. */
    @ParameterizedTest
    @EnumSource
    void aCancelledProofOfABestScoreEnds(ProofForm form) throws IOException {
        int items = 14;
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item forced = c.item("forced");
            Items free = c.items("free", items);
            Item last = c.item("last");
            Item color = c.item("color").secondary();
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

    /** A writer that accepts a limited number of characters. */
    private static final class FullDisk extends Writer {

        private int memory;

        FullDisk(int memory) {
            this.memory = memory;
        }

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            memory -= length;
            if (memory < 0) {
                throw new IOException("no space left");
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
