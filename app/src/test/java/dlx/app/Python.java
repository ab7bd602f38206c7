package dlx.app;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.Gson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Python 3, for the checkers of proofs and the corpus. */
public final class Python {

    /** Where the checkers are. */
    public static final Path CHECKERS = Path.of("..", "docs", "proofs");

    /** Calls a checker for each line of its input, a list of words, and answers by a line with all that it prints. */
    private static final String SERVER = """
            import contextlib, importlib, io, json, sys, traceback
            sys.path.insert(0, sys.argv[1])
            for line in sys.stdin:
                script, *arguments = json.loads(line)
                said = io.StringIO()
                with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
                    try:
                        importlib.import_module(script).main(arguments)
                    except BaseException:
                        traceback.print_exc()
                print(json.dumps(said.getvalue()), flush=True)
            """;

    private static final Gson GSON = new Gson();

    private static BufferedReader answers;
    private static Writer calls;

    private Python() {}

    /** Returns all that a checker prints; one process serves all calls, for most of a process of its own is its start. */
    public static synchronized String check(String script, Path problem, Path proof) throws IOException {
        if (answers == null) {
            Process server = new ProcessBuilder("python3", "-B", "-X", "utf8", "-c", SERVER, CHECKERS.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            answers = server.inputReader(StandardCharsets.UTF_8);
            calls = server.outputWriter(StandardCharsets.UTF_8);
        }
        calls.write(GSON.toJson(List.of(script.replace(".py", ""), problem.toString(), proof.toString())) + '\n');
        calls.flush();
        return GSON.fromJson(answers.readLine(), String.class);
    }

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
            return ""; // Python is not installed
        }
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
