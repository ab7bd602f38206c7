package dlx.core.proof.text;

import java.io.IOException;
import java.io.Reader;

/** Reads the words of a proof in order. Memory is one buffer and one word for a text of any length. */
public final class Tokens {

    private static final int LONGEST = 5000;
    private static final int LONGEST_NUMBER = 20;
    private static final int SHOWN = 30;
    private static final int BUFFER = 1 << 14;

    private final Reader in;
    private final char[] buffer = new char[BUFFER];
    private int at;
    private int end;
    private long line = 1;

    /** Column of the next character, from 1. */
    private long column = 1;

    private char[] token = new char[80];
    private int length;
    private long number;
    private long tokenLine;
    private long tokenColumn;

    public Tokens(Reader in) {
        this.in = in;
    }

    /** Reads the next word; returns true if there is a next word. */
    public boolean next() throws IOException, ProofFlaw {
        length = 0;
        int c = peek();
        while (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
            at++;
            column++;
            if (c == '\n') {
                line++;
                column = 1;
            }
            c = peek();
        }
        number++;
        tokenLine = line;
        tokenColumn = column;
        while (c > ' ') {
            if (length == token.length) {
                grow();
            }
            token[length++] = (char) c;
            at++;
            c = peek();
        }
        if (length == 0 && c >= 0) { // another control character
            token[length++] = (char) c;
            throw wrong("a word of printable characters");
        }
        column += length;
        return length > 0;
    }

    private void grow() throws ProofFlaw {
        if (length >= LONGEST) {
            throw wrong("a word of at most " + LONGEST + " characters");
        }
        token = java.util.Arrays.copyOf(token, Math.min(LONGEST, 2 * length));
    }

    private int peek() throws IOException {
        if (at == end) {
            end = Math.max(0, in.read(buffer));
            at = 0;
            if (end == 0) {
                return -1;
            }
        }
        return buffer[at];
    }

    /** Returns the current word, empty at the end. */
    public String text() {
        return new String(token, 0, length);
    }

    /** Returns true if the current word equals the given word. */
    public boolean is(String word) {
        if (word.length() != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (token[i] != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first character of the current word, 0 at the end. */
    public char first() {
        return length == 0 ? 0 : token[0];
    }

    /**
     * Returns the number that the characters from an index on form; -1 if they are not a number from 1 to 2^31 - 1
     * without leading zeros.
     */
    public int positive(int from) {
        if (length == from || length - from > 10 || token[from] == '0') {
            return -1;
        }
        long value = 0;
        for (int i = from; i < length; i++) {
            int digit = token[i] - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = 10 * value + digit;
        }
        return value > Integer.MAX_VALUE ? -1 : (int) value;
    }

    /** Reads the next word as a whole number of 64 bits, in Java's decimal form. */
    public long nextLong(String expected) throws IOException, ProofFlaw {
        next();
        String text = text();
        if (text.length() > LONGEST_NUMBER || !text.matches("0|-?[1-9][0-9]*")) {
            throw wrong(expected);
        }
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw wrong(expected + ", in 64 bits");
        }
    }

    /** Returns the position of the current word in the text, from 1. */
    public long number() {
        return number;
    }

    /** Returns the flaw that the current word differs from the expected text. */
    public ProofFlaw wrong(String expected) {
        return new ProofFlaw("word " + number + " (line " + tokenLine + ", column " + tokenColumn + "): found "
                + found() + "; expected " + expected);
    }

    private String found() {
        if (length == 0) {
            return "the end";
        }
        StringBuilder text = new StringBuilder().append('"');
        for (int i = 0; i < Math.min(length, SHOWN); i++) {
            text.append(token[i] > ' ' && token[i] < 127 ? token[i] : '?');
        }
        return text.append(length > SHOWN ? "…\"" : "\"").toString();
    }
}
