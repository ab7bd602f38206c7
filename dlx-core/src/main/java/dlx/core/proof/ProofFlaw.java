package dlx.core.proof;

/** A proof proves nothing. The message is the whole sentence. */
final class ProofFlaw extends Exception {

    private static final long serialVersionUID = 1L;

    ProofFlaw(String message) {
        super(message, null, false, false);
    }
}
