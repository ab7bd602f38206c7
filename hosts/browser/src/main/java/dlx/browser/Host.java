package dlx.browser;

import org.teavm.jso.JSBody;

/** Functions of the JavaScript around this program. */
public final class Host {

    private Host() {}

    /** Returns a text in one of the normal forms of Unicode: NFC, NFD, NFKC or NFKD. */
    @JSBody(
            params = {"text", "form"},
            script = "return text.normalize(form);")
    public static native String normalize(String text, String form);

    /** Prints a fault on the console. */
    @JSBody(params = "text", script = "console.error(text);")
    public static native void complain(String text);
}
