package dlx.core.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.Optional;

/** The checkers in Java and in Python, whose verdicts must agree; Java's alone if Python is not available. */
final class BothCheckers implements AutoCloseable {

    private final Optional<CheckScript> script = CheckScript.start();

    boolean areTwo() {
        return script.isPresent();
    }

    /** Returns true if both checkers accept a proof. */
    boolean accept(Cover<?> cover, Givens givens, String proof) {
        Verdict ours = Proofs.check(cover, givens, proof);
        script.ifPresent(python -> assertThat(python.says(cover, givens, proof))
                .as("%s%n%s", ours, proof)
                .startsWith(ours.isProved() ? "proved: " : "the proof is wrong: "));
        return ours.isProved();
    }

    @Override
    public void close() throws IOException {
        if (script.isPresent()) {
            script.get().close();
        }
    }
}
