package dlx.core.proof;

import dlx.api.Cover;
import dlx.core.covers.PlainCover;
import dlx.core.engine.Deadline;
import dlx.core.engine.SearchControl;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.Optional;

/** Proofs as texts, for tests. */
final class Proofs {

    private Proofs() {}

    static String write(PlainCover cover, Claim claim, long memory) {
        return write(cover.cover(), cover.givens(), claim, memory);
    }

    static String write(Cover<?> cover, Givens givens, Claim claim, long memory) {
        try {
            StringBuilder text = new StringBuilder();
            ProofWriter.of(cover.data(), givens).memory(memory).write(claim, text);
            return text.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a proof by a ledger, even if that does not pay. */
    static String ledger(PlainCover cover, Claim claim) {
        try {
            StringBuilder text = new StringBuilder();
            ProofOut out = new ProofOut(text);
            out.header(cover.cover().data(), cover.givens(), claim);
            out.line("ledger");
            new TreeWriter(
                            new SearchedCover(cover.cover().data(), cover.givens()),
                            out,
                            new SearchControl(Long.MAX_VALUE, Deadline.of(new CancellationToken()), s -> {}, 1),
                            Optional.empty(),
                            Optional.of(new StateTable(1 << 20)))
                    .search(Long.MAX_VALUE);
            out.end();
            return text.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Verdict check(PlainCover cover, String proof) {
        return check(cover.cover(), cover.givens(), proof);
    }

    static Verdict check(Cover<?> cover, Givens givens, String proof) {
        try {
            return Proof.check(cover.data(), givens, new StringReader(proof));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Claim.Count count(long number) {
        return new Claim.Count(BigInteger.valueOf(number));
    }

    /** Returns the cover of latin squares: 576 of them are 4x4. */
    static Cover<Integer> latin(int size) {
        return Cover.of(Integer.class, c -> {
            var cells = c.items("cell", size * size);
            var rows = c.items("row", size * size);
            var columns = c.items("column", size * size);
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
}
