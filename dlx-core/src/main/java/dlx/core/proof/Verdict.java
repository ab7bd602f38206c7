package dlx.core.proof;

import java.util.Locale;
import java.util.Optional;

/**
 * Result of checking a proof.
 *
 * @param claim the claim in the header; empty if the header could not be read
 * @param nodes number of branches and leaves that were read, 0 or more
 * @param flaw the reason why the proof is invalid, with the position of the token, the token found and the text
 *     expected; empty if the claim is proved
 * @since 0.1
 */
public record Verdict(Optional<Claim> claim, long nodes, Optional<String> flaw) {

    /**
     * Returns true if the claim is proved.
     *
     * @return {@code false} if there is a flaw
     */
    public boolean isProved() {
        return flaw.isEmpty();
    }

    @Override
    public String toString() {
        return flaw.map(f -> "the proof is wrong: " + f)
                .orElseGet(() -> "proved: " + claim.map(Object::toString).orElse("")
                        + String.format(Locale.ROOT, " (%,d %s)", nodes, nodes == 1 ? "node" : "nodes"));
    }
}
