package dlx.core.proof.text;

/** Thrown at a flaw, which makes a proof worthless. The message is a complete sentence. */
public final class ProofFlaw extends Exception {

    private static final long serialVersionUID = 1L;

    public ProofFlaw(String message) {
        super(message, null, false, false);
    }
}
