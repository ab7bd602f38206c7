package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.search.CancellationToken;
import dlx.web.play.Refused;
import dlx.web.threads.Searches;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.LocalConnector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;

class StreamTest {

    private final List<Throwable> failures = new ArrayList<>();
    private final CancellationToken token = new CancellationToken();

    /** Returns the bytes that the reader of a stream receives. */
    private String stream(Consumer<Queue<String>> search) throws Exception {
        Queue<String> found = new ConcurrentLinkedQueue<>();
        Server server = new Server();
        LocalConnector connector = new LocalConnector(server);
        server.addConnector(connector);
        try (Searches searches = new Searches(1)) {
            server.setHandler(new Handler.Abstract() {
                @Override
                public boolean handle(Request request, Response response, Callback callback) throws Exception {
                    new Stream(response, token, this::reported)
                            .write(searches.begin(() -> search.accept(found)), found);
                    callback.succeeded();
                    return true;
                }

                private Refused reported(Throwable thrown) {
                    failures.add(thrown);
                    return new Refused(500, "told");
                }
            });
            server.start();
            return connector.getResponse("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        } finally {
            server.stop();
        }
    }

    @Test
    void theLastLineIsTheLastThatTheSearchFound() throws Exception {
        assertThat(stream(found -> found.add("{\"type\":\"done\"}"))).contains("{\"type\":\"done\"}\n");
        assertThat(failures).isEmpty();
        assertThat(token.isCancelled()).isTrue();
    }

    @Test
    void anErrorIsTheLastLine() throws Exception {
        assertThat(stream(found -> {
                    found.add("{\"type\":\"progress\"}");
                    throw new StackOverflowError();
                }))
                .startsWith("HTTP/1.1 200 ")
                .contains("{\"type\":\"progress\"}\n{\"error\":\"told\"}\n");
        assertThat(failures).hasSize(1).first().extracting(Throwable::getCause).isInstanceOf(StackOverflowError.class);
        assertThat(token.isCancelled()).isTrue();
    }
}
