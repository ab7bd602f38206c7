package dlx.core.proof;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The checker in Python, {@code docs/proofs/check.py}, as a process that is asked about many proofs. */
final class CheckScript implements AutoCloseable {

    private static final Path SCRIPT = Path.of("..", "docs", "proofs", "check.py");

    private static final String DRIVER = """
            import json, sys
            sys.path.insert(0, sys.argv[1])
            sys.dont_write_bytecode = True
            import check
            print("ready", flush=True)
            for line in sys.stdin:
                asked = json.loads(line)
                try:
                    assert check.is_cover(asked["cover"])
                    print("proved: %s" % check.check(asked["cover"], asked["proof"])[0], flush=True)
                except check.Flaw as flaw:
                    print("proves nothing: %s" % flaw, flush=True)
            """;

    private final Process process;
    private final BufferedReader answers;
    private final Writer questions;

    private CheckScript(Process process) {
        this.process = process;
        answers = process.inputReader(StandardCharsets.UTF_8);
        questions = process.outputWriter(StandardCharsets.UTF_8);
    }

    /** The process; empty if there is no Python 3 here, or no script. */
    static Optional<CheckScript> start() {
        if (!Files.exists(SCRIPT)) {
            return Optional.empty();
        }
        try {
            CheckScript script = new CheckScript(new ProcessBuilder(
                            "python3", "-c", DRIVER, SCRIPT.getParent().toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
            if ("ready".equals(script.answers.readLine())) {
                return Optional.of(script);
            }
            script.close();
            return Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** What it says of a proof, in one line. */
    String says(Cover<?> cover, Givens givens, String proof) {
        try {
            questions.write("{\"cover\":" + json(cover.data(), givens) + ",\"proof\":" + quoted(proof) + "}\n");
            questions.flush();
            return String.valueOf(answers.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String json(CoverData cover, Givens givens) {
        String items = IntStream.range(0, cover.itemCount())
                .mapToObj(i -> cover.isPrimary(i)
                        ? "{\"primary\":true,\"at_least\":" + cover.atLeast(i) + ",\"at_most\":" + cover.atMost(i) + "}"
                        : "{\"primary\":false}")
                .collect(Collectors.joining(",", "[", "]"));
        String options = IntStream.range(0, cover.optionCount())
                .mapToObj(k -> "{\"items\":" + numbers(nodes(cover, k).map(cover::item)) + ",\"colors\":"
                        + nodes(cover, k)
                                .mapToObj(node -> cover.color(node) < 0 ? "null" : "\"" + cover.color(node) + "\"")
                                .collect(Collectors.joining(",", "[", "]"))
                        + ",\"weight\":" + cover.weight(k) + "}")
                .collect(Collectors.joining(",", "[", "]"));
        return "{\"items\":" + items + ",\"options\":" + options + ",\"taken\":"
                + numbers(Arrays.stream(givens.taken())) + ",\"banned\":" + numbers(Arrays.stream(givens.banned()))
                + ",\"relaxed\":" + numbers(Arrays.stream(givens.relaxed())) + "}";
    }

    private static IntStream nodes(CoverData cover, int option) {
        return IntStream.range(cover.firstNode(option), cover.firstNode(option + 1));
    }

    private static String numbers(IntStream fromZero) {
        return fromZero.mapToObj(n -> String.valueOf(n + 1)).collect(Collectors.joining(",", "[", "]"));
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }

    @Override
    public void close() throws IOException {
        questions.close();
        process.destroy();
    }
}
