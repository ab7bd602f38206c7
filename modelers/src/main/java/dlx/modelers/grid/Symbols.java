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
    /** Decimal numbers, separated by blanks. */
    NUMBERS(""),
    /** 0 for 1, up to 9 for 10, then A for 11, up to Y for 35: usual on boards of sixteen. */
    FROM_ZERO("0123456789ABCDEFGHIJKLMNOPQRSTUVWXY"),
    /** Decimal numbers from 0: 0 for 1, separated by blanks. */
    NUMBERS_FROM_ZERO("");

    /** Code of a character that is not a symbol. */
    static final int NONE = -1;

    /** Code of an empty cell. */
    static final int EMPTY = 0;

    /** Code of 0: an empty cell, unless another mark is used for empty cells. */
    static final int ZERO = 99;

    /** Code of x, which is an empty cell on boards without such a value. */
    static final int CROSS = 33;

    /** Code of A. Codes of A to Z are 10 to 35; codes of 1 to 9 are the digits. */
    static final int CODE_OF_A = 10;

    /**
     * Difference between the code of a number from 10 on and the number, which keeps these codes apart from those of
     * letters.
     */
    static final int CODE_OF_NUMBER = 100;

    private static final byte[] CODES = codes();

    private final String characters;

    Symbols(String characters) {
        this.characters = characters;
    }

    /**
     * Returns the code of a character, before the symbols of the board are known: {@link #NONE}, {@link #EMPTY},
     * {@link #ZERO}, or 1 to 35.
     */
    static int code(char c) {
        return c < CODES.length ? CODES[c] : NONE;
    }

    /**
     * Returns the symbols of a board without blanks, inferred from the symbols that occur, or from its size if all
     * cells are empty.
     */
    static Symbols of(int n, boolean anyDigit, boolean anyLetter) {
        boolean lettersOnly = !anyDigit && (anyLetter || n > 9);
        return lettersOnly && n <= LETTERS.most() ? LETTERS : DIGITS;
    }

    /** Returns the value of a code; 0 if it does not have a value in these symbols. */
    int value(int code) {
        return switch (this) {
            case DIGITS -> code < CODE_OF_NUMBER && code != ZERO ? code : 0;
            case LETTERS -> Math.max(0, code - CODE_OF_A + 1);
            case NUMBERS -> code >= CODE_OF_NUMBER ? code - CODE_OF_NUMBER : code < CODE_OF_A ? code : 0;
            case FROM_ZERO -> code == ZERO ? 1 : code + 1;
            case NUMBERS_FROM_ZERO -> code == ZERO ? 1 : NUMBERS.value(code) == 0 ? 0 : NUMBERS.value(code) + 1;
        };
    }

    /** Returns true if values are numbers, which need blanks between them. */
    boolean areNumbers() {
        return this == NUMBERS || this == NUMBERS_FROM_ZERO;
    }

    /**
     * Returns true if each letter of a line may be a value in a row of this number of cells. X counts as an empty cell.
     */
    static boolean mayBeCells(String line, long cells) {
        return line.chars()
                .filter(Character::isLetter)
                .map(c -> code((char) c))
                .allMatch(code -> code < CODE_OF_A || code == CROSS || code - CODE_OF_A < cells);
    }

    /** Returns these symbols counted from 0. */
    Symbols fromZero() {
        return areNumbers() ? NUMBERS_FROM_ZERO : FROM_ZERO;
    }

    /** Returns a value as a character; not for numbers. */
    char character(int value) {
        return characters.charAt(value - 1);
    }

    /**
     * Returns a value as text.
     *
     * @param value from 1 to {@link #most}
     * @return a character, or a decimal number
     */
    public String word(int value) {
        return areNumbers() ? Integer.toString(this == NUMBERS ? value : value - 1) : String.valueOf(character(value));
    }

    /**
     * Returns the maximum value that these symbols can express.
     *
     * @return maximum value, 26 or more
     */
    public int most() {
        return areNumbers() ? Integer.MAX_VALUE : characters.length();
    }

    /** Returns the possible contents of a cell of an n x n board, for messages. */
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
