package dlx.app.mcp;

import com.google.gson.JsonObject;
import dlx.core.search.CancellationToken;
import dlx.library.tools.McpAnswers;
import java.io.IOException;
import java.io.Reader;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Reads messages line by line and answers them in turn. A second thread reads, so that a message can cancel a call that
 * is running or that waits.
 */
public final class McpServer {

    /** Maximum number of characters of a message. */
    private static final int LONGEST = 64 << 20;

    /** Maximum number of messages that wait; then the reader waits too. */
    private static final int MOST_WAITING = 1000;

    private static final long LOOK_MILLIS = 100;
    private static final long REPORT_MILLIS = 1000;

    /** A message, and the token of its call; without a message at the end of the input. */
    private record Call(Optional<JsonObject> message, CancellationToken token) {}

    private final McpAnswers answers;
    private final Consumer<String> lines;
    private final CancellationToken token;
    private volatile Call running;
    private volatile boolean isEnded;

    private final BlockingQueue<Call> waiting = new LinkedBlockingQueue<>(MOST_WAITING);

    /** The tokens of the calls that wait or run, by the JSON of their ids. */
    private final Map<String, CancellationToken> tokens = new ConcurrentHashMap<>();

    /**
     * Creates a server.
     *
     * @param lines receives the lines of all answers, one at a time
     * @param token ends the server
     */
    public McpServer(McpAnswers answers, Consumer<String> lines, CancellationToken token) {
        this.answers = answers;
        this.lines = lines;
        this.token = token;
        running = new Call(Optional.empty(), token);
    }

    /**
     * Answers messages until the input ends and all its messages are answered, or until the token is cancelled.
     *
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public void run(Reader in) throws InterruptedException {
        try {
            answerAll(in);
        } finally {
            isEnded = true;
        }
    }

    private void answerAll(Reader in) throws InterruptedException {
        Thread reader = new Thread(() -> read(in), "messages");
        reader.setDaemon(true); // a read cannot be ended
        reader.start();
        while (!token.isCancelled()) {
            Call call = waiting.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            if (call == null) {
                continue;
            }
            if (call.message().isEmpty()) {
                return;
            }
            JsonObject message = call.message().get();
            running = call;
            if (!call.token().isCancelled()) {
                answers.answer(message, call.token(), this::write);
            }
            running = new Call(Optional.empty(), token);
            McpAnswers.id(message).ifPresent(id -> tokens.remove(id, call.token()));
        }
    }

    private synchronized void write(String line) {
        lines.accept(line);
    }

    private void read(Reader in) {
        try {
            Optional<String> line = line(in);
            while (line.isPresent()) {
                if (!line.get().isBlank()) {
                    take(line.get());
                }
                line = line(in);
            }
        } catch (IOException | InterruptedException e) {
            // an input that cannot be read further has ended
        } finally {
            end();
        }
    }

    /**
     * Lets the server end after the calls that wait. Until then a running call with a token of progress reports every
     * second: a client that has gone is noticed because its output is closed.
     */
    private void end() {
        try {
            Call last = new Call(Optional.empty(), token);
            while (!waiting.offer(last, LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                reportRunning();
            }
            while (!isEnded) {
                Thread.sleep(REPORT_MILLIS);
                reportRunning();
            }
        } catch (InterruptedException | RuntimeException e) {
            token.cancel();
        }
    }

    private void reportRunning() {
        running.message().flatMap(McpAnswers::alive).ifPresent(this::write);
    }

    private void take(String line) throws InterruptedException {
        Optional<JsonObject> message = McpAnswers.read(line, this::write);
        if (message.isEmpty()) {
            return;
        }
        Optional<String> cancelled = McpAnswers.cancelled(message.get());
        if (!McpAnswers.isCall(message.get()) && cancelled.isEmpty()) {
            answers.answer(message.get(), token, this::write); // at once, also while a call runs
            return;
        }
        if (cancelled.isPresent()) {
            cancelled.map(tokens::get).ifPresent(CancellationToken::cancel);
            return;
        }
        CancellationToken call = new CancellationToken(token);
        Optional<String> id = McpAnswers.id(message.get());
        if (id.isPresent() && tokens.putIfAbsent(id.get(), call) != null) {
            write(McpAnswers.inUse(message.get()));
        } else {
            waiting.put(new Call(message, call));
        }
    }

    /** Returns the next line; of a line that is too long the beginning, which is not JSON. */
    private static Optional<String> line(Reader in) throws IOException {
        StringBuilder line = new StringBuilder();
        int most = LONGEST;
        int c = in.read();
        if (c < 0) {
            return Optional.empty();
        }
        while (c >= 0 && c != '\n') {
            if (line.length() < most) {
                try {
                    line.append((char) c);
                } catch (OutOfMemoryError e) {
                    line = new StringBuilder("the line is longer than the memory");
                    most = 0;
                }
            }
            c = in.read();
        }
        return Optional.of(line.toString());
    }
}
