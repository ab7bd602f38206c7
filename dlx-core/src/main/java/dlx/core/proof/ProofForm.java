package dlx.core.proof;

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
    VERIPB
}
