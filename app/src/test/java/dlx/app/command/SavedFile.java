package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/** A checkpoint's file as one looks into it, and forges it, with an editor. */
record SavedFile(Path path) {

    /** A run that a limit stops amid the solutions of 8 queens. */
    Result stoppedRun() throws IOException {
        String line = "solve toy-queens --all --format options --engine slots --nodes 400 --checkpoint " + path;
        Result result = dlx("8\n", line.split(" "));
        assertThat(result.code()).as(result.err()).isEqualTo(5);
        assertThat(bytes()).isBetween(20L, (long) result.out().length());
        return result;
    }

    /** How many bytes of output the file says belong to it. */
    long bytes() throws IOException {
        return Pattern.compile("\"bytes\":(\\d+)")
                .matcher(Files.readString(path))
                .results()
                .mapToLong(piece -> Long.parseLong(piece.group(1)))
                .sum();
    }

    /** Alters the file, and makes its checksum fit. */
    void forge(String old, String fresh) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(path));
        lines.remove(2);
        String text = String.join("\n", lines) + '\n';
        assertThat(text).contains(old);
        String forged = text.replace(old, fresh);
        Files.writeString(path, forged + "sha256 " + sha256(forged) + '\n');
    }

    static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
