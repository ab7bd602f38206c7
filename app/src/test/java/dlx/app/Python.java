package dlx.app;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Python 3, for the checkers of proofs and the corpus. */
public final class Python {

    /** Where the checkers are. */
    public static final Path CHECKERS = Path.of("..", "docs", "proofs");

    private Python() {}

    /** Skips a test where there is none. */
    public static void needed() throws IOException {
        assumeTrue(run(Path.of("."), "--version").startsWith("Python 3"), "there is no python3 here");
    }

    /** All that a script prints, run in some folder; nothing if there is no Python. */
    public static String run(Path folder, String... arguments) throws IOException {
        List<String> line = new ArrayList<>(List.of("python3"));
        line.addAll(List.of(arguments));
        Process process;
        try {
            process = new ProcessBuilder(line)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            return ""; // there is none
        }
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
