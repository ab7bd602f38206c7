package dlx.app.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Spoils texts and settings, reproducibly: slips, broken downloads, wrong files, and what only somebody hostile writes. */
final class Mutator {

    private static final String[] NUMBERS = {
        "0", "1", "2", "-1", "00", "9",
        "10", "16", "17", "36", "37", "64",
        "100", "255", "512", "513", "1000", "65536",
        "1000000", "2147483647", "2147483648", "-2147483648", "4294967297", "9223372036854775807",
        "9223372036854775808", "99999999999999999999999", "1e9", "1.5", "+1", "0x10",
        "\u0663", "\u216b", "NaN"
    };

    private static final String[] ODD = {
        " ", "\t", "\n", "\n\n", "\r", "\r\n", "\f", "\u000b", "\u0000",
        "\u0007", "\u001b[31m", "\u007f", "\u0085", "\u00a0", "\u00ad", "\u00e9", "e\u0301", "\u200b",
        "\u200d", "\u202e", "\u2028", "\u2066", "\u2069", "\u3000", "\ufeff", "\ufffd", "\uffff",
        "\ud83d\ude00", "\ud835\udfd8", "\udbff\udfff", "#", "|", "||", ":", "::", ",",
        ".", ";", "/", "\\", "\"", "'", "<", "&", "]]>",
        "%s", "%n", "*", "?", "-", "+", "=", "x", "X",
        "A", "end\n", "items ", "# ", "0:2|", "2|", "3:1|", ":a", " |7"
    };

    /** No UTF-8, each in another way: a lone byte, an overlong NUL, half of a surrogate pair, too far, cut short. */
    private static final byte[][] ILL_FORMED = {
        {(byte) 0xff},
        {(byte) 0x80},
        {(byte) 0xc0, (byte) 0x80},
        {(byte) 0xed, (byte) 0xa0, (byte) 0x80},
        {(byte) 0xf4, (byte) 0x90, (byte) 0x80, (byte) 0x80},
        {(byte) 0xe2, (byte) 0x82}
    };

    private final SplittableRandom random;

    Mutator(SplittableRandom random) {
        this.random = random;
    }

    /** The text with one to six slips, mostly few. */
    byte[] spoil(byte[] text, byte[] other) {
        byte[] spoilt = text;
        do {
            spoilt = slip(spoilt, other);
        } while (random.nextInt(3) > 0 && random.nextInt(6) > 0);
        return spoilt;
    }

    private byte[] slip(byte[] text, byte[] other) {
        int from = random.nextInt(text.length + 1);
        int to = Math.min(text.length, from + 1 + random.nextInt(4));
        int line = startOfLine(text, from);
        int nextLine = endOfLine(text, from);
        return switch (random.nextInt(20)) {
            case 0 -> replaced(text, from, to, new byte[0]);
            case 1 -> flipped(text, from);
            case 2 -> replaced(text, from, from, Arrays.copyOfRange(text, from, to));
            case 3 -> replaced(text, from, from, utf8(pick(ODD)));
            case 4 -> replaced(text, from, to, utf8(pick(ODD)));
            case 5 -> replaced(text, from, from, ILL_FORMED[random.nextInt(ILL_FORMED.length)]);
            case 6, 7, 8 -> withOtherNumber(text, from);
            case 9 -> replaced(text, line, nextLine, new byte[0]);
            case 10 -> replaced(text, line, line, repeated(Arrays.copyOfRange(text, line, nextLine)));
            case 11 -> replaced(text, line, line, lineOf(other));
            case 12 -> Arrays.copyOf(text, from);
            case 13 ->
                replaced(
                        text,
                        from,
                        text.length,
                        Arrays.copyOfRange(other, random.nextInt(other.length + 1), other.length));
            case 14 -> replaced(text, text.length, text.length, other);
            case 15 -> replaced(text, text.length, text.length, join(utf8("\n"), other));
            case 16 -> withLineEnd(text, random.nextBoolean() ? "\r\n" : "\r");
            case 17 -> replaced(text, 0, 0, utf8("\ufeff"));
            case 18 -> swapped(text, from, random.nextInt(text.length + 1));
            default -> replaced(text, from, from, utf8(pick(NUMBERS)));
        };
    }

    /** Settings among those that a model has, with values good and bad. */
    Map<String, String> settings(List<String> names, List<String> words) {
        Map<String, String> settings = new TreeMap<>();
        for (String name : names) {
            if (random.nextInt(2) == 0) {
                settings.put(name, value(words));
            }
        }
        return settings;
    }

    private String value(List<String> words) {
        String word = words.get(random.nextInt(words.size()));
        return switch (random.nextInt(8)) {
            case 0 -> pick(NUMBERS);
            case 1 -> pick(NUMBERS) + pick(ODD) + pick(NUMBERS);
            case 2 -> word + pick(ODD) + word;
            case 3 -> word.substring(0, random.nextInt(word.length() + 1)) + "\ud800";
            default -> word;
        };
    }

    /** The number that stands at or behind a place becomes another one. */
    private byte[] withOtherNumber(byte[] text, int place) {
        int from = place;
        while (from < text.length && !isDigit(text[from])) {
            from++;
        }
        int to = from;
        while (to < text.length && isDigit(text[to])) {
            to++;
        }
        return replaced(text, from, to, utf8(pick(NUMBERS)));
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    private byte[] flipped(byte[] text, int place) {
        byte[] flipped = text.clone();
        if (place < text.length) {
            flipped[place] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
    }

    private static byte[] swapped(byte[] text, int a, int b) {
        byte[] swapped = text.clone();
        if (a < text.length && b < text.length) {
            swapped[a] = text[b];
            swapped[b] = text[a];
        }
        return swapped;
    }

    private byte[] repeated(byte[] line) {
        byte[] lines = line;
        for (int doublings = random.nextInt(6); doublings > 0 && lines.length < 1000; doublings--) {
            lines = join(lines, lines);
        }
        return lines;
    }

    private byte[] lineOf(byte[] other) {
        int place = random.nextInt(other.length + 1);
        return Arrays.copyOfRange(other, startOfLine(other, place), endOfLine(other, place));
    }

    private static int startOfLine(byte[] text, int place) {
        int start = place;
        while (start > 0 && text[start - 1] != '\n') {
            start--;
        }
        return start;
    }

    /** Where the next line begins. */
    static int endOfLine(byte[] text, int place) {
        int end = place;
        while (end < text.length && text[end] != '\n') {
            end++;
        }
        return Math.min(text.length, end + 1);
    }

    static byte[] replaced(byte[] text, int from, int to, byte[] by) {
        return join(join(Arrays.copyOf(text, from), by), Arrays.copyOfRange(text, to, text.length));
    }

    static byte[] join(byte[] first, byte[] second) {
        byte[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Bytes go through characters and back, so that what is no UTF-8 stays what it is. */
    private static byte[] withLineEnd(byte[] text, String lineEnd) {
        return new String(text, StandardCharsets.ISO_8859_1)
                .replace("\n", lineEnd)
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private String pick(String[] some) {
        return some[random.nextInt(some.length)];
    }
}
