import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dlx.api.DlxException;
import dlx.core.plugin.ModelRegistry;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Counts solutions over HTTP: POST a puzzle to /count/MODEL. A search ends at a deadline or when its client leaves. */
public class SolveService {

    private static final long GREATEST = 1_000_000; // items, options and nodes of a puzzle together
    private static final int LONGEST = 1_000_000; // bytes of a text; a longer text is cut off

    private final ModelRegistry models = ModelRegistry.load();
    private final ExecutorService searches = Executors.newFixedThreadPool(2); // two searches at a time
    private final ExecutorService clients = Executors.newCachedThreadPool();
    private final Duration deadline;
    private final HttpServer server;

    /** Completed when a search has ended whose client has left. */
    final CompletableFuture<String> abandoned = new CompletableFuture<>();

    SolveService(Duration deadline) throws IOException {
        this.deadline = deadline;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(clients);
        server.createContext("/count/", this::count);
        server.start();
    }

    private void count(HttpExchange exchange) throws IOException {
        try (exchange) {
            long end = System.nanoTime() + deadline.toNanos(); // includes the time to wait for other searches
            Solver<?> solver;
            try {
                String model = exchange.getRequestURI().getPath().substring("/count/".length());
                String puzzle = new String(exchange.getRequestBody().readNBytes(LONGEST), StandardCharsets.UTF_8);
                solver = models.get(model).greatestSize(GREATEST).solverOf(puzzle);
            } catch (DlxException e) { // the message has the place, the error and the expectation
                byte[] sentence = (e.getMessage() + "\n").getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(400, sentence.length);
                exchange.getResponseBody().write(sentence);
                return;
            }
            exchange.sendResponseHeaders(200, 0); // in chunks, before the answer is known
            answer(solver.async(search -> count(search, end), searches), exchange.getResponseBody());
        }
    }

    private SearchReport count(Solver<?> search, long end) {
        Duration left = Duration.ofNanos(Math.max(0, end - System.nanoTime()));
        SearchReport report = search.toBuilder().timeLimit(left).build().count();
        if (report.stopped() == StopReason.CANCELLED) {
            abandoned.complete("a client left, its search has ended");
        }
        return report;
    }

    /** Writes the answer. Until then, writes a blank every 50 ms: only a failed write shows that the client left. */
    private void answer(CompletableFuture<SearchReport> counted, OutputStream body) throws IOException {
        while (true) {
            try {
                SearchReport report = counted.get(50, TimeUnit.MILLISECONDS);
                String known = report.isComplete() ? "" : " at least; stopped by " + report.stopped();
                body.write((report.solutions() + known + "\n").getBytes(StandardCharsets.UTF_8));
                return;
            } catch (TimeoutException stillSearching) {
                try {
                    body.write(' ');
                    body.flush();
                } catch (IOException left) {
                    counted.cancel(true); // ends the search
                    throw left;
                }
            } catch (InterruptedException | ExecutionException e) {
                throw new IOException(e);
            }
        }
    }

    void stop() {
        server.stop(0);
        searches.shutdownNow();
        clients.shutdownNow();
    }

    /** Serves three clients and prints their answers. */
    public static void main(String[] args) throws Exception {
        SolveService service = new SolveService(Duration.ofSeconds(1));
        URI queens = URI.create("http://127.0.0.1:" + service.server.getAddress().getPort() + "/count/queens");
        HttpClient client = HttpClient.newHttpClient();
        for (String size : new String[] {"8", "40", "many"}) {
            String answer = client.send(
                            java.net.http.HttpRequest.newBuilder(queens).POST(BodyPublishers.ofString(size)).build(),
                            BodyHandlers.ofString())
                    .body();
            System.out.println(size + ": " + answer.strip().replaceFirst("^\\d+ at least", "some, at least"));
        }
        service.stop();

        SolveService patient = new SolveService(Duration.ofHours(1));
        try (var socket = new java.net.Socket(InetAddress.getLoopbackAddress(), patient.server.getAddress().getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write("POST /count/queens HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n40".getBytes(StandardCharsets.US_ASCII));
            out.flush();
            InputStream in = socket.getInputStream();
            in.read(); // the search has begun; now the client leaves
        }
        System.out.println(patient.abandoned.get());
        patient.stop();
    }
}
