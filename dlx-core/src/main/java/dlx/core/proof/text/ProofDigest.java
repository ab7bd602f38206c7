package dlx.core.proof.text;

import dlx.api.CoverData;
import dlx.api.digest.Sha256;
import dlx.core.search.Givens;
import java.util.Arrays;

/** Computes the digest of a cover and its givens, which binds a proof to its puzzle. */
public final class ProofDigest {

    private ProofDigest() {}

    /**
     * Returns the SHA-256 of four lines. The first is the fingerprint of the cover. The others begin with
     * {@code taken}, {@code banned} and {@code relaxed}, followed by the numbers from 1, ascending, a blank before
     * each.
     */
    public static String of(CoverData cover, Givens givens) {
        int[] taken = givens.givenOptions();
        Arrays.sort(taken);
        StringBuilder text = new StringBuilder(cover.fingerprint());
        append(text, "\ntaken", taken);
        append(text, "\nbanned", givens.forbiddenOptions());
        append(text, "\nrelaxed", givens.relaxedItems());
        return Sha256.of(text.append('\n').toString());
    }

    private static void append(StringBuilder text, String name, int... numbers) {
        text.append(name);
        for (int number : numbers) {
            text.append(' ').append(number + 1L);
        }
    }
}
