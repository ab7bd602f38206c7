package dlx.soak.page;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Sends requests to the server, as the page or as a faulty client does. Not thread-safe. */
final class PageClient {

    /** Maximum time of a request. The server may have one core for all clients. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final int OK = 200;

    private static final Gson GSON = new Gson();

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI address;
    private final VisitCounts tally;

    PageClient(URI address, VisitCounts tally) {
        this.address = address;
        this.tally = tally;
    }

    /**
     * The reply to a request without a stream.
     *
     * @param status HTTP status
     * @param body JSON of the reply
     */
    record Reply(int status, JsonObject body) {}

    /** Sends a request with a JSON body. */
    Reply ask(String path, JsonObject body) throws IOException, InterruptedException {
        return send(request(path, body).build());
    }

    /** Sends a request with the {@code Origin} of another site. */
    Reply askFromElsewhere(String path, JsonObject body) throws IOException, InterruptedException {
        return send(request(path, body).header("Origin", "http://example.org").build());
    }

    /** Sends a request with any text in place of JSON. */
    Reply askRaw(String path, String body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(address.resolve(path))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build());
    }

    /** Sends a request without a body. */
    Reply get(String path) throws IOException, InterruptedException {
        return send(
                HttpRequest.newBuilder(address.resolve(path)).timeout(PATIENCE).build());
    }

    private Reply send(HttpRequest request) throws IOException, InterruptedException {
        tally.requested();
        HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
        JsonElement body = JsonParser.parseString(response.body());
        return new Reply(response.statusCode(), body.getAsJsonObject());
    }

    /**
     * Follows a stream to its end and returns its lines, except empty ones. Returns the body of the error if the stream
     * does not begin.
     */
    Followed follow(String path, JsonObject body) throws IOException, InterruptedException {
        tally.requested();
        HttpResponse<InputStream> response = http.send(request(path, body).build(), BodyHandlers.ofInputStream());
        List<JsonObject> lines = new ArrayList<>();
        try (BufferedReader reader = reader(response)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.isEmpty()) {
                    lines.add(JsonParser.parseString(line).getAsJsonObject());
                }
            }
        }
        return new Followed(response.statusCode(), lines);
    }

    /**
     * The lines of a stream.
     *
     * @param status HTTP status
     * @param lines JSON of each line that is not empty
     */
    record Followed(int status, List<JsonObject> lines) {

        JsonObject last() {
            return lines.get(lines.size() - 1);
        }
    }

    /** Begins to follow a stream, and closes the connection after some lines, counting empty ones. */
    void leaveAmid(String path, JsonObject body, int lines) throws IOException, InterruptedException {
        tally.requested();
        HttpResponse<InputStream> response = http.send(request(path, body).build(), BodyHandlers.ofInputStream());
        try (BufferedReader reader = reader(response)) {
            for (int k = 0; k < lines && response.statusCode() == OK; k++) {
                if (reader.readLine() == null) {
                    return;
                }
            }
        }
    }

    /**
     * Sends the beginning of a request, and closes the connection.
     *
     * @param share part of the bytes that is sent, from 0 to 1
     */
    void vanish(String path, JsonObject body, double share) throws IOException {
        tally.requested();
        byte[] content = body.toString().getBytes(StandardCharsets.UTF_8);
        String head = "POST /" + path + " HTTP/1.1\r\nHost: " + address.getAuthority()
                + "\r\nContent-Type: application/json\r\nContent-Length: " + content.length + "\r\n\r\n";
        byte[] whole = (head + body).getBytes(StandardCharsets.UTF_8);
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(whole, 0, (int) Math.ceil(whole.length * share));
            out.flush();
        }
    }

    /**
     * Returns a request body.
     *
     * @param members names and values in turn
     */
    static JsonObject body(Object... members) {
        JsonObject body = new JsonObject();
        for (int k = 0; k < members.length; k += 2) {
            body.add((String) members[k], GSON.toJsonTree(members[k + 1]));
        }
        return body;
    }

    private static BufferedReader reader(HttpResponse<InputStream> response) {
        return new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
    }

    private HttpRequest.Builder request(String path, JsonObject body) {
        return HttpRequest.newBuilder(address.resolve(path))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()));
    }
}
