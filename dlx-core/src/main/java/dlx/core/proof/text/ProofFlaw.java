package dlx.core.proof.text;

/** A proof proves nothing. The message is the whole sentence. */
public final class ProofFlaw extends Exception {

    private static final long serialVersionUID = 1L;

    public ProofFlaw(String message) {
        super(message, null, false, false);
    }
}
