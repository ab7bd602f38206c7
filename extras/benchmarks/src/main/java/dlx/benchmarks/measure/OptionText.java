package dlx.benchmarks.measure;

import dlx.core.OptionVisitor;
import dlx.core.search.Visit;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Writes solutions as lines of option numbers, in blocks. Belongs to one thread. */
final class OptionText implements OptionVisitor {

    private static final int BLOCK = 1 << 16;
    private static final int DIGITS = 11;

    private final OutputStream out;
    private final List<byte[]> words = new ArrayList<>();
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
            byte[] word = word(options[i]);
            System.arraycopy(word, 0, block, end, word.length);
            end += word.length;
        }
        block[end - 1] = '\n';
        return Visit.CONTINUE;
    }

    /** A number with a blank. */
    private byte[] word(int option) {
        while (words.size() <= option) {
            words.add((words.size() + " ").getBytes(StandardCharsets.US_ASCII));
        }
        return words.get(option);
    }

    /** Writes what waits; returns how many solutions there were. */
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
