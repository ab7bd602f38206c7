package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;

/** Requests as bytes, which no client of HTTP would send. */
final class Sockets {

    private Sockets() {}

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /**
     * The head of a request that opens a puzzle.
     *
     * @param more header lines, each with its end
     * @param length of the body; negative if it comes in chunks
     */
    static byte[] head(int port, String more, int length) {
        return utf8("POST /api/puzzles HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nContent-Type: application/json\r\n"
                + more + (length >= 0 ? "Content-Length: " + length + "\r\n" : "Transfer-Encoding: chunked\r\n")
                + "\r\n");
    }

    /** Returns the socket of a client that has sent packets. */
    static Socket sent(int port, byte[]... packets) throws IOException {
        Socket socket = new Socket("127.0.0.1", port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(60_000); // a test that fails must not wait for ever
        send(socket, packets);
        return socket;
    }

    static void send(Socket socket, byte[]... packets) throws IOException {
        OutputStream out = socket.getOutputStream();
        for (byte[] packet : packets) {
            out.write(packet);
            out.flush();
        }
    }

    /** Returns everything that the server sends until it closes. */
    static String received(Socket socket) throws IOException {
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        try (socket) {
            socket.getInputStream().transferTo(answer);
        } catch (SocketException e) {
            assertThat(e).hasMessageContaining("reset"); // the server closed during sending
        }
        return answer.toString(StandardCharsets.UTF_8);
    }

    /** Returns all answers to packets, after which the connection is closed for sending. */
    static String answers(int port, byte[]... packets) throws IOException {
        Socket socket = sent(port, packets);
        socket.shutdownOutput();
        return received(socket);
    }
}
