package dlx.site;

import java.io.IOException;

/**
 * Thrown if the files of {@code dlx-browser} are not on the class path: the framework compiled for browsers, and the
 * files that run it.
 *
 * @since 0.1.0
 */
public final class MissingEngineException extends IOException {

    private static final long serialVersionUID = 1L;

    MissingEngineException() {
        super(
                "dlx.wasm is missing, the framework compiled for browsers; in a checkout ./dlx site compiles it, a packed dlx has it in"
                        + " lib as dlx-browser-VERSION.jar, and other programs have that jar on their class path");
    }
}
