package dlx.web.http;

import dlx.web.play.Refused;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * The body of a request. It comes when it comes, and takes no thread until it is whole. Whatever a client does, just one of
 * {@code whole} and {@code failed} is called, once: a request without an answer would keep its connection for ever.
 */
final class Body implements Runnable {

    private static final int MOST_BYTES = 1 << 20;

    private final Request request;
    private final Consumer<String> whole;
    private final Consumer<Throwable> failed;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /** Set by whichever comes first, the end of the body or of the time. */
    private final AtomicBoolean isEnded = new AtomicBoolean();

    private final Scheduler.Task end;

    private Body(Request request, Duration time, Consumer<String> whole, Consumer<Throwable> failed) {
        this.request = request;
        this.whole = whole;
        this.failed = failed;
        end = request.getComponents()
                .getScheduler()
                .schedule(() -> tooLate(time), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /**
     * Reads the body of a request.
     *
     * @param time within which it must be whole
     * @param whole takes its text; called in a thread that must not wait
     * @param failed takes the reason why there is none, likewise
     */
    static void read(Request request, Duration time, Consumer<String> whole, Consumer<Throwable> failed) {
        if (request.getLength() > MOST_BYTES) {
            failed.accept(tooLarge());
        } else {
            new Body(request, time, whole, failed).run();
        }
    }

    /** Goes on with what has come. */
    @Override
    public void run() {
        try {
            if (!hasCome()) {
                request.demand(this);
            } else if (isEnded.compareAndSet(false, true)) {
                end.cancel();
                whole.accept(text());
            } else {
                failed.accept(late());
            }
        } catch (Throwable e) { // Jetty would drop it, and leave the request without an answer
            isEnded.set(true);
            end.cancel();
            failed.accept(e);
        }
    }

    private boolean hasCome() {
        for (Content.Chunk chunk = request.read(); chunk != null; chunk = request.read()) {
            if (Content.Chunk.isFailure(chunk)) {
                throw refused(chunk.getFailure());
            }
            byte[] part = new byte[chunk.remaining()];
            chunk.getByteBuffer().get(part);
            chunk.release();
            if (bytes.size() + part.length > MOST_BYTES) {
                throw tooLarge();
            }
            bytes.writeBytes(part);
            if (chunk.isLast()) {
                return true;
            }
        }
        return false;
    }

    private String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.toByteArray()))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new Refused(Refused.BAD, "the request is not UTF-8; expected JSON in UTF-8");
        }
    }

    /** Has {@link #run} called, which then reads this failure. */
    private void tooLate(Duration time) {
        if (isEnded.compareAndSet(false, true)) {
            request.fail(new TimeoutException("not whole within " + time));
        }
    }

    private static Refused refused(Throwable failure) {
        if (failure instanceof TimeoutException) {
            return late();
        }
        int status = failure instanceof HttpException known ? known.getCode() : Refused.BAD;
        return new Refused(status, "the request ended before it was whole, or cannot be read");
    }

    private static Refused late() {
        return new Refused(HttpStatus.REQUEST_TIMEOUT_408, "the request was not whole in time; try again");
    }

    private static Refused tooLarge() {
        return new Refused(Refused.TOO_LARGE, "the request is too large; expected 1 MiB at most");
    }
}
