package dlx.core.proof;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The forms that a proof can be written in.
 *
 * @since 0.1
 */
public enum ProofForm {

    /** The short form of this project, which {@link Proof#check} reads; it alone has ledgers of counts. */
    DLX,

    /**
     * The form of VeriPB, version 3: steps of reverse unit propagation and cutting planes over the cover's {@linkplain OpbFormula
     * formula}. A count lists all its solutions.
     *
     * @see <a href="https://veripb.org/overview.html">VeriPB's overview of the form</a>
     */
    VERIPB;

    /**
     * How people ask for it.
     *
     * @return {@code dlx} or {@code veripb}
     */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The form that somebody asked for.
     *
     * @param word as {@link #word} has it
     * @return the form; empty if there is none of that name
     */
    public static Optional<ProofForm> of(String word) {
        return Stream.of(values()).filter(form -> form.word().equals(word)).findFirst();
    }
}
