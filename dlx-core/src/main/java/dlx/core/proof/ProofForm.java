package dlx.core.proof;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Forms of a proof's text.
 *
 * @since 0.1
 */
public enum ProofForm {

    /** Short form of this project, which {@link Proof#check} reads. Only this form has ledgers of counts. */
    DLX,

    /**
     * Form of VeriPB, version 3: steps of reverse unit propagation and cutting planes over the cover's
     * {@linkplain OpbFormula formula}. A count lists all its solutions.
     *
     * @see <a href="https://veripb.org/overview.html">VeriPB's overview of the form</a>
     */
    VERIPB;

    /**
     * Returns the word by which a user chooses this form.
     *
     * @return {@code dlx} or {@code veripb}
     */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the form of a word.
     *
     * @param word a word of {@link #word}
     * @return the form; empty if the word does not name a form
     */
    public static Optional<ProofForm> of(String word) {
        return Stream.of(values()).filter(form -> form.word().equals(word)).findFirst();
    }
}
