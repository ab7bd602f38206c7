package dlx.benchmarks.measure;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/** Asks a server as the page does. Safe for use by several threads. */
final class WebClient {

    private static final Pattern FILES = Pattern.compile("(?:from|import|src=|href=) ?['\"]([^'\":]+\\.[a-z]+)['\"]");
    private static final Pattern ID = Pattern.compile("\"id\":\"([0-9a-f]+)\"");

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI address;

    WebClient(String address) {
        this.address = URI.create(address);
    }

    /**
     * Bodies, as they were sent.
     *
     * @param sent bytes, packed where the server packs them
     * @param plain bytes
     */
    record Size(long sent, long plain) {

        Size plus(Size other) {
            return new Size(sent + other.sent, plain + other.plain);
        }
    }

    /**
     * A body.
     *
     * @param millis from the question to its last byte
     */
    record Answer(Size size, String text, double millis) {}

    Answer get(String path) throws IOException {
        return ask(request(path).GET().build());
    }

    Answer post(String path, String body) throws IOException {
        return ask(request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build());
    }

    /** Opens a puzzle; returns where questions about it go. */
    String open(WebPuzzle puzzle) throws IOException {
        Matcher id = ID.matcher(post("api/puzzles", puzzle.request()).text());
        if (!id.find()) {
            throw Trouble.wrong("the server opened " + puzzle.words() + " without an id");
        }
        return "api/puzzles/" + id.group(1) + '/';
    }

    /** Everything that a browser loads before it asks for data. */
    Size page() throws IOException {
        Set<URI> known = new LinkedHashSet<>();
        known.add(address);
        Size size = new Size(0, 0);
        for (boolean grows = true; grows; ) {
            grows = false;
            for (URI file : Set.copyOf(known)) {
                Answer answer = get(file.toString());
                for (Matcher named = FILES.matcher(answer.text()); named.find(); ) {
                    grows |= known.add(file.resolve(named.group(1)));
                }
            }
        }
        for (URI file : known) {
            size = size.plus(get(file.toString()).size());
        }
        return size;
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(address.resolve(path)).header("Accept-Encoding", "gzip");
    }

    private Answer ask(HttpRequest request) throws IOException {
        try {
            long begin = System.nanoTime();
            HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
            double millis = (System.nanoTime() - begin) / 1e6;
            boolean packed = response.headers()
                    .firstValue("Content-Encoding")
                    .filter("gzip"::equals)
                    .isPresent();
            byte[] body = response.body();
            byte[] plain = packed ? new GZIPInputStream(new ByteArrayInputStream(body)).readAllBytes() : body;
            String text = new String(plain, StandardCharsets.UTF_8);
            if (response.statusCode() != 200) {
                throw Trouble.wrong(request.uri().getPath() + ": status " + response.statusCode() + ": " + text);
            }
            return new Answer(new Size(body.length, plain.length), text, millis);
        } catch (InterruptedException e) {
            throw new IOException("interrupted while the server was asked", e);
        }
    }

    private static final Pattern MARK = Pattern.compile("\\[\\d");

    /** The report of a walk. */
    record Walked(long bytes, long marks, long steps, boolean isWhole) {}

    /** Walks through a search as the page does. */
    Walked walk(String puzzle) throws IOException {
        HttpRequest request = request(puzzle + "walk")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"strategy\":\"mrv\",\"seconds\":30}"))
                .build();
        long bytes = 0;
        long marks = 0;
        String last = "";
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                http.send(request, BodyHandlers.ofInputStream()).body(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                bytes += line.length() + 1L; // of letters of one byte
                marks += line.startsWith("{\"type\":\"marks\"")
                        ? MARK.matcher(line).results().count()
                        : 0;
                last = line.isEmpty() ? last : line;
            }
        } catch (InterruptedException e) {
            throw new IOException("interrupted during a walk", e);
        }
        Matcher steps = Pattern.compile("\"steps\":(\\d+)").matcher(last);
        if (!steps.find()) {
            throw Trouble.wrong("a walk ended with " + last);
        }
        return new Walked(bytes, marks, Long.parseLong(steps.group(1)), last.contains("EXHAUSTED"));
    }
}
