package dlx.modelers.grid;

import java.util.Arrays;

/**
 * How values are written.
 *
 * @since 0.1
 */
public enum Symbols {
    /** 1 to 9, then A for 10, up to Z for 35. */
    DIGITS("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    /** A for 1, up to Z for 26. */
    LETTERS("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    /** Decimal numbers, with blanks between. */
    NUMBERS("");

    /** The code of a character that is no symbol. */
    static final int NONE = -1;

    /** The code of an empty cell. */
    static final int EMPTY = 0;

    /** Codes of A to Z are 10 to 35; those of 1 to 9 are the digits. */
    static final int CODE_OF_A = 10;

    /** Codes of numbers from 10 on are this much greater, lest they be taken for letters. */
    static final int CODE_OF_NUMBER = 100;

    private static final byte[] CODES = codes();

    private final String characters;

    Symbols(String characters) {
        this.characters = characters;
    }

    /** What a character may mean, before it is known which symbols the board uses. */
    static int code(char c) {
        return c < CODES.length ? CODES[c] : NONE;
    }

    /** The symbols of a board without blanks, by what occurs in it; by its size where all cells are empty. */
    static Symbols of(int n, boolean anyDigit, boolean anyLetter) {
        boolean lettersOnly = !anyDigit && (anyLetter || n > 9);
        return lettersOnly && n <= LETTERS.most() ? LETTERS : DIGITS;
    }

    /** The value that a code stands for; 0 if it is none. */
    int value(int code) {
        return switch (this) {
            case DIGITS -> code;
            case LETTERS -> Math.max(0, code - CODE_OF_A + 1);
            case NUMBERS -> code >= CODE_OF_NUMBER ? code - CODE_OF_NUMBER : code < CODE_OF_A ? code : 0;
        };
    }

    /** A value as a character; not for numbers. */
    char character(int value) {
        return characters.charAt(value - 1);
    }

    /**
     * A value as people write it.
     *
     * @param value from 1 to {@link #most}
     * @return a character, or a decimal number
     */
    public String word(int value) {
        return this == NUMBERS ? Integer.toString(value) : String.valueOf(character(value));
    }

    /**
     * The greatest value that can be written.
     *
     * @return {@code >= 26}
     */
    public int most() {
        return this == NUMBERS ? Integer.MAX_VALUE : characters.length();
    }

    /** For messages: what a cell of a board of side n may be. */
    String expected(int n) {
        return this == NUMBERS
                ? "a number from 1 to " + n + ", or '.' for an empty cell"
                : "one of " + characters.substring(0, n) + " or '.'";
    }

    private static byte[] codes() {
        byte[] codes = new byte[128];
        Arrays.fill(codes, (byte) NONE);
        for (int value = 1; value <= DIGITS.most(); value++) {
            char c = DIGITS.character(value);
            codes[c] = (byte) value;
            codes[Character.toLowerCase(c)] = (byte) value;
        }
        for (char c : ".0-_*".toCharArray()) {
            codes[c] = EMPTY;
        }
        return codes;
    }
}
