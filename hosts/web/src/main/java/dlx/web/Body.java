package dlx.web;

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
 * Reads the body of a request without blocking a thread. For any behavior of the client, exactly one of {@code whole}
 * and {@code failed} is called, once. A request without an answer would keep its connection forever.
 */
final class Body implements Runnable {

    private static final int MOST_BYTES = 1 << 20;

    private final Request request;
    private final Consumer<String> whole;
    private final Consumer<Throwable> failed;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /** True once the body is complete or its time is up, whichever comes first. */
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
     * @param time time limit for the whole body
     * @param whole receives the text of the body; called in a thread that must not wait
     * @param failed receives the reason why the body cannot be read; called in a thread that must not wait
     */
    static void read(Request request, Duration time, Consumer<String> whole, Consumer<Throwable> failed) {
        if (request.getLength() > MOST_BYTES) {
            failed.accept(tooLarge());
        } else {
            new Body(request, time, whole, failed).run();
        }
    }

    /** Reads the bytes that have arrived. */
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
        } catch (Throwable e) { // Jetty would drop the exception, and leave the request without an answer
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

    /** Makes Jetty call {@link #run}, which then reads this failure. */
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
