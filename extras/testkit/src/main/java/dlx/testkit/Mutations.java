package dlx.testkit;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Spoils texts reproducibly, as typing errors, broken downloads or wrong files do. */
final class Mutations {

    /**
     * Fragments that parsers often mishandle: signs, separators, huge numbers, digits and letters that are not ASCII.
     */
    private static final String[] ODD = {
        "0",
        "-1",
        "+",
        "99999999999999999999",
        "2147483647",
        "1e9",
        "x",
        "?",
        "#",
        "|",
        ":",
        ",",
        ".",
        "\"",
        "\\",
        "%s",
        " ",
        "\t",
        "\n",
        "\n\n",
        "\r",
        "\u0000",
        "\u001b[31m",
        "\u00e9",
        "\u0663",
        "\u216b",
        "\ufeff",
        "\u2028",
        "\ud83d\ude00",
        "end\n"
    };

    private final SplittableRandom random;

    Mutations(long seed) {
        random = new SplittableRandom(seed);
    }

    /**
     * Returns the text with one to four slips. One time in twenty each: random bytes, one changed byte, a text cut off.
     */
    byte[] spoil(String text) {
        int kind = random.nextInt(20);
        if (kind == 0) {
            return garbage();
        }
        StringBuilder spoilt = new StringBuilder(text);
        for (int slips = 1 + random.nextInt(4); slips > 0; slips--) {
            slip(spoilt);
        }
        byte[] bytes = spoilt.toString().getBytes(StandardCharsets.UTF_8);
        if (kind == 1 && bytes.length > 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256); // perhaps invalid UTF-8
        }
        return kind == 2 ? Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)) : bytes;
    }

    private byte[] garbage() {
        byte[] bytes = new byte[random.nextInt(300)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    private void slip(StringBuilder text) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + 1 + random.nextInt(3));
        String part = text.substring(at, end);
        switch (random.nextInt(5)) {
            case 0 -> text.delete(at, end);
            case 1 -> text.insert(at, part);
            case 2 -> text.insert(at, odd());
            case 3 -> text.replace(at, end, odd());
            default -> text.insert(random.nextInt(text.length() + 1), part);
        }
    }

    private String odd() {
        return ODD[random.nextInt(ODD.length)];
    }
}
