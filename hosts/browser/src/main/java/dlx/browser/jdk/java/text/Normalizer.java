package dlx.browser.jdk.java.text;

import dlx.browser.Host;

/** Replaces {@link java.text.Normalizer} by the function of the host. */
public final class Normalizer {

    /** The forms of Unicode. */
    public enum Form {
        NFD,
        NFC,
        NFKD,
        NFKC
    }

    private Normalizer() {}

    public static String normalize(CharSequence text, Form form) {
        return Host.normalize(text.toString(), form.name());
    }
}
