package dlx.browser.command;

import dlx.commands.console.Console;
import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Writes outputs as JSON objects, one per line: {@code out} for answers, {@code err} for all else. Answers within a
 * millisecond of each other share a line.
 */
final class LineConsole implements Console {

    private static final long SOON_NANOS = 1_000_000;
    private static final int LONG = 1 << 14;

    private final Consumer<String> lines;
    private final StringBuilder waiting = new StringBuilder();
    private long flushed = System.nanoTime();
    private boolean isBehindAnswers;

    LineConsole(Consumer<String> lines) {
        this.lines = lines;
    }

    @Override
    public void print(String text) {
        if (text.isEmpty()) {
            return;
        }
        isBehindAnswers = true;
        waiting.append(text);
        if (waiting.length() >= LONG || System.nanoTime() - flushed >= SOON_NANOS) {
            flush();
        }
    }

    @Override
    public void print(byte[] bytes, int length) {
        print(new String(bytes, 0, length, StandardCharsets.UTF_8));
    }

    @Override
    public void flush() {
        if (waiting.length() > 0) {
            write("out", waiting.toString());
            waiting.setLength(0);
        }
        flushed = System.nanoTime();
    }

    @Override
    public boolean isBehindAnswers() {
        return isBehindAnswers;
    }

    @Override
    public boolean showsAnswers() {
        return false;
    }

    @Override
    public boolean showsReports() {
        return false;
    }

    @Override
    public void report(String sentence) {
        reportOwn(Printable.message(sentence));
    }

    @Override
    public void reportOwn(String text) {
        flush();
        write("err", text + '\n');
    }

    @Override
    public void reportError(String sentence, Throwable reason) {
        report(sentence);
    }

    /** Reports a status as a separate line, because lines cannot be replaced here. */
    @Override
    public void status(String line) {
        report(line);
    }

    @Override
    public void clearStatus() {
        // a status is a normal line here
    }

    private void write(String type, String text) {
        lines.accept(JsonMembers.answer(type, json -> json.put("text", text)));
    }
}
