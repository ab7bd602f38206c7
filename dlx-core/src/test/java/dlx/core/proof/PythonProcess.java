package dlx.core.proof;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A checker in Python, from {@code docs/proofs}, as a process that checks many proofs. */
final class PythonProcess implements AutoCloseable {

    private static final Path FOLDER = Path.of("..", "docs", "proofs");

    private final Process process;
    private final BufferedReader answers;
    private final Writer questions;

    private PythonProcess(Process process) {
        this.process = process;
        answers = process.inputReader(StandardCharsets.UTF_8);
        questions = process.outputWriter(StandardCharsets.UTF_8);
    }

    /**
     * Starts the process; empty if Python 3 or the script is not available.
     *
     * @param module the script's name without its extension
     * @param answer Python code that prints one line for each question, {@code asked}
     */
    static Optional<PythonProcess> start(String module, String answer) {
        if (!Files.exists(FOLDER.resolve(module + ".py"))) {
            return Optional.empty();
        }
        String driver = """
                import json, sys
                sys.path.insert(0, sys.argv[1])
                sys.dont_write_bytecode = True
                import %s as script
                print("ready", flush=True)
                for line in sys.stdin:
                    asked = json.loads(line)
                    try:
                        %s
                    except script.Flaw as flaw:
                        print("the proof is wrong: %%s" %% flaw)
                    sys.stdout.flush()
                """.formatted(module, answer);
        try {
            PythonProcess python = new PythonProcess(new ProcessBuilder("python3", "-c", driver, FOLDER.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
            if ("ready".equals(python.answers.readLine())) {
                return Optional.of(python);
            }
            python.close();
            return Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Returns the script's answer to a question, in one line. */
    String says(String json) {
        try {
            questions.write(json + "\n");
            questions.flush();
            return String.valueOf(answers.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }

    @Override
    public void close() throws IOException {
        questions.close();
        process.destroy();
    }
}
