package dlx.commands.answer;

import java.io.Writer;
import java.util.function.Consumer;

/** Passes written text to a consumer, in pieces of some thousand characters. */
public final class ChunkedWriter extends Writer {

    private static final int ENOUGH = 1 << 13;

    private final Consumer<String> out;
    private final StringBuilder waiting = new StringBuilder();

    public ChunkedWriter(Consumer<String> out) {
        this.out = out;
    }

    @Override
    public void write(char[] text, int from, int length) {
        waiting.append(text, from, length);
        if (waiting.length() >= ENOUGH) {
            flush();
        }
    }

    @Override
    public void flush() {
        int end = waiting.length();
        if (end > 0 && Character.isHighSurrogate(waiting.charAt(end - 1))) {
            end--; // its other half is still to come
        }
        out.accept(waiting.substring(0, end));
        waiting.delete(0, end);
    }

    @Override
    public void close() {
        flush();
    }
}
