package dlx.soak.page;

/** The server says that others are being served: a visit ends then, and nothing is wrong. */
final class BusyException extends RuntimeException {

    private static final long serialVersionUID = 1;

    BusyException() {
        super("the server is busy", null, false, false);
    }
}
