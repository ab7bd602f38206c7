package dlx.library.tools;

/** Thrown if a tool is called with arguments that it does not have. */
final class WrongArgumentException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String code;

    WrongArgumentException(String code, String message) {
        super(message);
        this.code = code;
    }

    String code() {
        return code;
    }
}
