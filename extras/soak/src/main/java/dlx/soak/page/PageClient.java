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

/** Asks the server as a page does, or badly. Of one thread. */
final class PageClient {

    /** A server that is asked by twenty others, and has one core for all of them. */
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

    /** The answer to a request that is no stream. */
    record Reply(int status, JsonObject body) {}

    /** The status and the body of a request. */
    Reply ask(String path, JsonObject body) throws IOException, InterruptedException {
        return send(request(path, body).build());
    }

    /** The same as another page would ask, of another site. */
    Reply askFromElsewhere(String path, JsonObject body) throws IOException, InterruptedException {
        return send(request(path, body).header("Origin", "http://example.org").build());
    }

    /** A request with any text in place of JSON. */
    Reply askRaw(String path, String body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(address.resolve(path))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build());
    }

    /** A request without a body. */
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

    /** All lines of a stream but the empty ones; the body of an error where it does not begin. */
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

    /** The lines of a stream. */
    record Followed(int status, List<JsonObject> lines) {

        JsonObject last() {
            return lines.get(lines.size() - 1);
        }
    }

    /** Begins to follow a stream, and leaves after some lines, empty ones too. */
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

    /** Sends the beginning of a request, and is gone. */
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

    /** A request body, of names and their values in turn. */
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
