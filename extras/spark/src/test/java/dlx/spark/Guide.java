package dlx.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

/** The text of {@code docs/cluster.md}. */
final class Guide {

    private static final String FENCE = "```";

    private Guide() {}

    static String text() {
        try {
            return Files.readString(Shell.CHECKOUT.resolve("docs/cluster.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first block of commands, or of a program, under a heading. */
    static String block(String heading) {
        String text = text();
        int section = text.indexOf("\n## " + heading + "\n");
        int begin = text.indexOf(FENCE, section);
        int end = text.indexOf("\n" + FENCE, begin);
        if (section < 0 || begin < 0 || end < 0) {
            throw new IllegalStateException("docs/cluster.md has no block under: " + heading);
        }
        return text.substring(text.indexOf('\n', begin) + 1, end + 1);
    }
}
