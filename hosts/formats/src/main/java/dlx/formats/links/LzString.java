package dlx.formats.links;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The compression of lz-string, in its form of base 64: pages of puzzles put what they compress so into their links.
 *
 * <p>It is LZ78: a code is a string that occurred before, and after each code the string before it, with one more
 * character, becomes a code. Codes 0 and 1 bring a character that is new, of 8 or 16 bits; 2 is the end. Codes have as many
 * bits as the greatest one needs, lowest bit first. Source: the library of Pieroxy, version 1.4.4.
 */
final class LzString {

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final int BITS_PER_DIGIT = 6;
    private static final int END = 2;

    /** The first code that is free. */
    private static final int FIRST = 3;

    /** The longest text that is taken: more than any puzzle, and less than a short link can be made to say. */
    private static final int LONGEST = 1 << 22;

    private LzString() {}

    /**
     * The text of a compressed one. Cost: O(length of the text).
     *
     * @param compressed digits of base 64; a blank stands for a plus, as forms send it
     * @return the text; nothing if it is none, or is longer than four million characters
     */
    static Optional<String> decompress(String compressed) {
        return decompress(compressed, LONGEST);
    }

    /** The same with another greatest length. */
    static Optional<String> decompress(String compressed, int longest) {
        Bits bits = new Bits(compressed);
        StringBuilder text = new StringBuilder();
        int[] start = new int[256]; // of each code, a place in the text where its string stands
        int[] length = new int[256];
        int codes = FIRST;
        int last = 0; // how long the string before is, which is the end of the text
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
                start[codes] = at - last; // the string before, and the character after it, which may be still to come
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
     * @return digits of base 64, filled up to a multiple of four by {@code '='}
     */
    static String compress(String text) {
        Digits digits = new Digits();
        Map<String, Integer> codes = new HashMap<>();
        BitSet fresh = new BitSet(); // the characters that have a number, but have not been told
        int next = FIRST;
        int told = FIRST; // what the reader knows by now: it learns a code after it has used the one before
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
                told = tell(known, codes, fresh, told, digits);
                codes.put(longer, next++);
                known = character;
            }
        }
        if (!known.isEmpty()) {
            told = tell(known, codes, fresh, told, digits);
        }
        digits.add(END, width(told));
        return digits.toString();
    }

    private static int tell(String known, Map<String, Integer> codes, BitSet fresh, int told, Digits digits) {
        char first = known.charAt(0);
        if (known.length() > 1 || !fresh.get(first)) {
            digits.add(codes.get(known), width(told));
            return told + 1;
        }
        int wide = first < 256 ? 0 : 1;
        digits.add(wide, width(told));
        digits.add(first, 8 << wide);
        fresh.clear(first);
        return told == FIRST ? told + 1 : told + 2;
    }

    /** How many bits the next code has where so many are known. */
    private static int width(int codes) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(codes);
    }

    /** The bits of digits, each digit's highest first. */
    private static final class Bits {

        private final String digits;
        private int place;

        Bits(String digits) {
            this.digits = digits.replace(' ', '+');
        }

        /** A number of so many bits, its lowest first; -1 where the digits end. */
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

    /** Digits that are being written. */
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

        /** Ends with the digit that has been begun, which may be an empty one. */
        @Override
        public String toString() {
            digits.append(DIGITS.charAt(digit << BITS_PER_DIGIT - bits));
            return digits + "=".repeat((4 - digits.length() % 4) % 4);
        }
    }
}
