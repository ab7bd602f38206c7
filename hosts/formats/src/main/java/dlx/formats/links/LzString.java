package dlx.formats.links;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The compression of lz-string, in its base 64 form, which web pages use in the links of puzzles.
 *
 * <p>The method is LZ78: a code means a string that occurred before. After each code, the string before it, extended by
 * one character, becomes a code. Codes 0 and 1 introduce a new character of 8 or 16 bits, and 2 is the end. Codes have
 * as many bits as the largest code needs, lowest bit first. Source: the library of Pieroxy, version 1.4.4.
 */
final class LzString {

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final int BITS_PER_DIGIT = 6;
    private static final int END = 2;

    /** The first code of a string. */
    private static final int FIRST = 3;

    /**
     * Maximum number of characters of a text: more than any puzzle has, but a limit for short links that expand to long
     * texts.
     */
    private static final int LONGEST = 1 << 22;

    private LzString() {}

    /**
     * Decompresses a text. Cost: O(length of the text).
     *
     * @param compressed digits of base 64, where a blank means a plus, as in web forms
     * @return the text; empty if the digits are not valid, or the text is longer than {@link #LONGEST}
     */
    static Optional<String> decompress(String compressed) {
        return decompress(compressed, LONGEST);
    }

    /** Decompresses a text of at most {@code longest} characters. */
    static Optional<String> decompress(String compressed, int longest) {
        Bits bits = new Bits(compressed);
        StringBuilder text = new StringBuilder();
        int[] start = new int[256]; // by code: the index in the text where its string occurs
        int[] length = new int[256]; // by code: the length of its string
        int codes = FIRST;
        int last = 0; // the length of the string before, which ends the text
        while (text.length() <= longest) {
            if (codes + 2 > start.length) {
                start = Arrays.copyOf(start, 2 * start.length);
                length = Arrays.copyOf(length, 2 * length.length);
            }
            int code = bits.next(width(codes));
            if (code == END) {
                return Optional.of(text.toString());
            }
            int at = text.length();
            if (code < END) {
                int character = code < 0 ? code : bits.next(8 << code);
                if (character < 0) {
                    return Optional.empty();
                }
                code = codes++;
                start[code] = at;
                length[code] = 1;
                text.append((char) character);
            }
            if (last > 0) {
                start[codes] = at - last; // the string before and the next character, which may not have been read
                length[codes] = last + 1;
                codes++;
            }
            if (code >= codes) {
                return Optional.empty();
            }
            for (int k = text.length() - at; k < length[code]; k++) {
                text.append(text.charAt(start[code] + k));
            }
            last = length[code];
        }
        return Optional.empty();
    }

    /**
     * Compresses a text, as the library does. Cost: O(length), on average.
     *
     * @return digits of base 64, padded to a multiple of four by {@code '='}
     */
    static String compress(String text) {
        Digits digits = new Digits();
        Map<String, Integer> codes = new HashMap<>();
        BitSet fresh = new BitSet(); // the characters that have a code, but have not been written
        int next = FIRST;
        int readerCodes = FIRST; // the codes of the reader, which adds each code one step later
        String known = "";
        for (int i = 0; i < text.length(); i++) {
            String character = text.substring(i, i + 1);
            if (!codes.containsKey(character)) {
                codes.put(character, next++);
                fresh.set(text.charAt(i));
            }
            String longer = known + character;
            if (codes.containsKey(longer)) {
                known = longer;
            } else {
                readerCodes = write(known, codes, fresh, readerCodes, digits);
                codes.put(longer, next++);
                known = character;
            }
        }
        if (!known.isEmpty()) {
            readerCodes = write(known, codes, fresh, readerCodes, digits);
        }
        digits.add(END, width(readerCodes));
        return digits.toString();
    }

    private static int write(String known, Map<String, Integer> codes, BitSet fresh, int readerCodes, Digits digits) {
        char first = known.charAt(0);
        if (known.length() > 1 || !fresh.get(first)) {
            digits.add(codes.get(known), width(readerCodes));
            return readerCodes + 1;
        }
        int wide = first < 256 ? 0 : 1;
        digits.add(wide, width(readerCodes));
        digits.add(first, 8 << wide);
        fresh.clear(first);
        return readerCodes == FIRST ? readerCodes + 1 : readerCodes + 2;
    }

    /** Returns the number of bits of the next code if there are {@code codes} codes. */
    private static int width(int codes) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(codes);
    }

    /** Reads bits from digits, the highest bit of each digit first. */
    private static final class Bits {

        private final String digits;
        private int place;

        Bits(String digits) {
            this.digits = digits.replace(' ', '+');
        }

        /** Returns the next number of {@code width} bits, lowest bit first; -1 if the digits end. */
        int next(int width) {
            int number = 0;
            for (int k = 0; k < width; k++, place++) {
                int at = place / BITS_PER_DIGIT;
                int digit = at < digits.length() ? DIGITS.indexOf(digits.charAt(at)) : -1;
                if (digit < 0) {
                    return -1;
                }
                number |= (digit >> BITS_PER_DIGIT - 1 - place % BITS_PER_DIGIT & 1) << k;
            }
            return number;
        }
    }

    /** Collects bits as digits. */
    private static final class Digits {

        private final StringBuilder digits = new StringBuilder();
        private int digit;
        private int bits;

        void add(int number, int width) {
            for (int k = 0; k < width; k++) {
                digit = digit << 1 | number >> k & 1;
                if (++bits == BITS_PER_DIGIT) {
                    digits.append(DIGITS.charAt(digit));
                    digit = 0;
                    bits = 0;
                }
            }
        }

        /** Returns all digits; the last one is filled with zero bits and may contain only these. */
        @Override
        public String toString() {
            digits.append(DIGITS.charAt(digit << BITS_PER_DIGIT - bits));
            return digits + "=".repeat((4 - digits.length() % 4) % 4);
        }
    }
}
