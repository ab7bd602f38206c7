package dlx.core.proof;

import java.util.Locale;
import java.util.Optional;

/**
 * The result of checking a proof.
 *
 * @param claim what it claims; empty if its beginning could not be read
 * @param nodes how many branches and leaves were read, {@code >= 0}
 * @param flaw why it proves nothing, with the token: what was found there, what was expected; empty if it proves its claim
 * @since 0.1
 */
public record Verdict(Optional<Claim> claim, long nodes, Optional<String> flaw) {

    /**
     * Whether the claim is proved.
     *
     * @return {@code false} if there is a flaw
     */
    public boolean isProved() {
        return flaw.isEmpty();
    }

    @Override
    public String toString() {
        return flaw.map(f -> "proves nothing: " + f)
                .orElseGet(() -> "proved: " + claim.map(Object::toString).orElse("")
                        + String.format(Locale.ROOT, " (%,d %s)", nodes, nodes == 1 ? "node" : "nodes"));
    }
}
