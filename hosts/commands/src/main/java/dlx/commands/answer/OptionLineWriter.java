package dlx.commands.answer;

import dlx.commands.console.Console;
import dlx.core.OptionVisitor;
import dlx.core.search.Visit;
import java.util.Arrays;

/**
 * Writes solutions as lines of option numbers, ascending and from 1, straight from the search to bytes: between two
 * solutions nothing is allocated, so that there may be billions of them.
 *
 * <p>The text of every number is made once, with the blank after it. A line is then a chain of copies.
 */
final class OptionLineWriter implements OptionVisitor {

    /** A solution that has fewer options than one in this number of all is sorted; of others the options are marked. */
    private static final int SPARSE = 4 * Long.SIZE;

    private final Console console;
    private final int optionCount;

    /** The numbers, each with a blank; that of option {@code k} stands in {@code texts[begin[k]..begin[k + 1] - 1]}. */
    private final byte[] texts;

    private final int[] begin;

    /** A bit for each option of the solution at hand; 0 between two of them. */
    private final long[] marks;

    private int[] sorted = {};
    private byte[] line = {};

    /**
     * The lines of solutions of a cover.
     *
     * @param optionCount the number of its options
     */
    OptionLineWriter(Console console, int optionCount) {
        this.console = console;
        this.optionCount = optionCount;
        StringBuilder all = new StringBuilder();
        begin = new int[optionCount + 1];
        for (int option = 0; option < optionCount; option++) {
            all.append(option + 1L).append(' ');
            begin[option + 1] = all.length();
        }
        texts = new byte[all.length()];
        for (int k = 0; k < all.length(); k++) {
            texts[k] = (byte) all.charAt(k);
        }
        marks = new long[(optionCount + Long.SIZE - 1) / Long.SIZE];
    }

    @Override
    public Visit visit(int[] options, int length) {
        int most = length * longestNumber() + 1;
        if (line.length < most) {
            line = new byte[most];
        }
        int end = optionCount > (long) SPARSE * length ? putSorted(options, length) : putMarked(options, length);
        int last = length > 0 ? end - 1 : 0; // the line end takes the place of the last blank
        line[last] = '\n';
        console.print(line, last + 1);
        return Visit.CONTINUE;
    }

    private int longestNumber() {
        return optionCount == 0 ? 0 : begin[optionCount] - begin[optionCount - 1];
    }

    private int putSorted(int[] options, int length) {
        if (sorted.length < length) {
            sorted = new int[length];
        }
        System.arraycopy(options, 0, sorted, 0, length);
        Arrays.sort(sorted, 0, length);
        int at = 0;
        for (int k = 0; k < length; k++) {
            at = put(sorted[k], at);
        }
        return at;
    }

    private int putMarked(int[] options, int length) {
        for (int k = 0; k < length; k++) {
            marks[options[k] / Long.SIZE] |= 1L << options[k];
        }
        int at = 0;
        for (int w = 0; w < marks.length; w++) {
            for (long word = marks[w]; word != 0; word &= word - 1) {
                at = put(w * Long.SIZE + Long.numberOfTrailingZeros(word), at);
            }
            marks[w] = 0;
        }
        return at;
    }

    /** Appends a number to the line; returns where the next one begins. */
    private int put(int option, int at) {
        int from = begin[option];
        int length = begin[option + 1] - from;
        System.arraycopy(texts, from, line, at, length);
        return at + length;
    }
}
