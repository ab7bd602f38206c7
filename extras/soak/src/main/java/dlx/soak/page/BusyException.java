package dlx.soak.page;

/** Reports that the server is busy with other clients. The visit then ends, and does not count as wrong. */
final class BusyException extends RuntimeException {

    private static final long serialVersionUID = 1;

    BusyException() {
        super("the server is busy", null, false, false);
    }
}
