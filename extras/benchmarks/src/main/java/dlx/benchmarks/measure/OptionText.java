package dlx.benchmarks.measure;

import dlx.core.OptionVisitor;
import dlx.core.search.Visit;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Writes solutions as lines of option numbers, in blocks. Belongs to one thread. */
final class OptionText implements OptionVisitor {

    private static final int BLOCK = 1 << 16;
    private static final int DIGITS = 11;

    private final OutputStream out;
    private byte[] block = new byte[BLOCK];
    private int end;
    private long solutions;

    OptionText(OutputStream out) {
        this.out = out;
    }

    @Override
    public Visit visit(int[] options, int length) {
        solutions++;
        if (end + length * DIGITS + 1 > block.length) {
            flush();
            block = block.length < length * DIGITS + 1 ? new byte[length * DIGITS + 1] : block;
        }
        for (int i = 0; i < length; i++) {
            number(options[i]);
            block[end++] = ' ';
        }
        block[end - 1] = '\n';
        return Visit.CONTINUE;
    }

    private void number(int n) {
        int digits = 1;
        for (int rest = n; rest >= 10; rest /= 10) {
            digits++;
        }
        int at = end + digits;
        int rest = n;
        do {
            block[--at] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (rest > 0);
        end += digits;
    }

    /** Writes what waits; how many solutions there were. */
    long flush() {
        try {
            out.write(block, 0, end);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        end = 0;
        return solutions;
    }
}
