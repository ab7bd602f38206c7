package dlx.browser.jdk.java.util;

/** Replaces {@link java.util.HexFormat}, for lower case without separators. */
public final class HexFormat {

    private static final HexFormat PLAIN = new HexFormat();
    private static final String DIGITS = "0123456789abcdef";

    private HexFormat() {}

    public static HexFormat of() {
        return PLAIN;
    }

    public String formatHex(byte[] bytes) {
        return formatHex(bytes, 0, bytes.length);
    }

    public String formatHex(byte[] bytes, int from, int to) {
        StringBuilder text = new StringBuilder(2 * (to - from));
        for (int i = from; i < to; i++) {
            text.append(DIGITS.charAt(bytes[i] >> 4 & 15)).append(DIGITS.charAt(bytes[i] & 15));
        }
        return text.toString();
    }
}
