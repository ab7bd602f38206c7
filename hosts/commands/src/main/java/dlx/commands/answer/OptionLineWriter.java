package dlx.commands.answer;

import dlx.commands.console.Console;
import dlx.core.OptionVisitor;
import dlx.core.search.Visit;
import java.util.Arrays;

/**
 * Writes solutions as lines of ascending option numbers, from 1, directly as bytes. No memory is allocated between two
 * solutions, because a search may find billions.
 *
 * <p>The text of every number, with a space after it, is made once. A line is a sequence of copies.
 */
final class OptionLineWriter implements OptionVisitor {

    /**
     * Number of cover options per option of a solution above which the solution is sorted. Below this ratio, the
     * options are marked in a bit set.
     */
    private static final int SPARSE = 4 * Long.SIZE;

    private final Console console;
    private final int optionCount;

    /**
     * ASCII texts of the numbers, each with a space after it. Option {@code k} has
     * {@code texts[begin[k]..begin[k + 1] - 1]}.
     */
    private final byte[] texts;

    /** Index in {@link #texts} at which the text of each option begins; the last entry is the length. */
    private final int[] begin;

    /** One bit for each option of the present solution; all bits are 0 between two solutions. */
    private final long[] marks;

    private int[] sorted = {};
    private byte[] line = {};

    /**
     * Creates a writer for the solutions of a cover.
     *
     * @param optionCount the number of options of the cover
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

    /** Copies the text of an option to the line at an index; returns the index after it. */
    private int put(int option, int at) {
        int from = begin[option];
        int length = begin[option + 1] - from;
        System.arraycopy(texts, from, line, at, length);
        return at + length;
    }
}
