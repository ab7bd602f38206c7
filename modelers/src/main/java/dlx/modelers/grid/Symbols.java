package dlx.modelers.grid;

import java.util.Arrays;

/**
 * The symbols for the values of a board.
 *
 * @since 0.1
 */
public enum Symbols {
    /** 1 to 9, then A for 10, up to Z for 35. */
    DIGITS("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    /** A for 1, up to Z for 26. */
    LETTERS("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    /** Decimal numbers, with blanks between. */
    NUMBERS(""),
    /** 0 for 1, up to 9 for 10, then A for 11, up to Y for 35: boards of sixteen are written so. */
    FROM_ZERO("0123456789ABCDEFGHIJKLMNOPQRSTUVWXY"),
    /** Decimal numbers less one. */
    NUMBERS_FROM_ZERO("");

    /** The code of a character that is no symbol. */
    static final int NONE = -1;

    /** The code of an empty cell. */
    static final int EMPTY = 0;

    /** The code of 0: an empty cell, unless another mark stands for those. */
    static final int ZERO = 99;

    /** The code of x, which is an empty cell on boards that have no such value. */
    static final int CROSS = 33;

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
            case DIGITS -> code < CODE_OF_NUMBER && code != ZERO ? code : 0;
            case LETTERS -> Math.max(0, code - CODE_OF_A + 1);
            case NUMBERS -> code >= CODE_OF_NUMBER ? code - CODE_OF_NUMBER : code < CODE_OF_A ? code : 0;
            case FROM_ZERO -> code == ZERO ? 1 : code + 1;
            case NUMBERS_FROM_ZERO -> code == ZERO ? 1 : NUMBERS.value(code) == 0 ? 0 : NUMBERS.value(code) + 1;
        };
    }

    /** Whether values are written as numbers, which need blanks between them. */
    boolean areNumbers() {
        return this == NUMBERS || this == NUMBERS_FROM_ZERO;
    }

    /** Whether no letter of a line is beyond those of a row of so many cells, whichever symbols it uses; x is an empty cell. */
    static boolean mayBeCells(String line, long cells) {
        return line.chars()
                .filter(Character::isLetter)
                .map(c -> code((char) c))
                .allMatch(code -> code < CODE_OF_A || code == CROSS || code - CODE_OF_A < cells);
    }

    /** These symbols, from zero on. */
    Symbols fromZero() {
        return areNumbers() ? NUMBERS_FROM_ZERO : FROM_ZERO;
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
        return areNumbers() ? Integer.toString(this == NUMBERS ? value : value - 1) : String.valueOf(character(value));
    }

    /**
     * The greatest value that can be written.
     *
     * @return {@code >= 26}
     */
    public int most() {
        return areNumbers() ? Integer.MAX_VALUE : characters.length();
    }

    /** For messages: what a cell of a board of side n may be. */
    String expected(int n) {
        return areNumbers()
                ? "a number from " + (this == NUMBERS ? "1 to " + n : "0 to " + (n - 1)) + ", or '.' for an empty cell"
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
        for (char c : ".-_*?".toCharArray()) {
            codes[c] = EMPTY;
        }
        codes['0'] = ZERO;
        return codes;
    }
}
