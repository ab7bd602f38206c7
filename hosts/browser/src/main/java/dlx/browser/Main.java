package dlx.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.browser.command.CommandRun;
import dlx.browser.jdk.Methods;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.library.BundledModels;
import dlx.library.Library;
import dlx.library.tools.McpAnswers;
import dlx.rules.PuzzleRules;
import dlx.web.direct.DirectAnswers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * The program for browsers. It answers the requests of the page, one after the other. JavaScript calls {@link #answer}.
 */
public final class Main {

    /** Maximum time of an answer, if its request does not set a shorter time. */
    private static final Duration TIME = Duration.ofHours(24);

    /** The path of a line of the Model Context Protocol. */
    private static final String MCP = "mcp";

    private static Optional<DirectAnswers> answers = Optional.empty();
    private static Optional<Library> library = Optional.empty();

    /** Receives the lines of an answer as they are found. */
    @JSFunctor
    public interface Lines extends JSObject {

        /** Receives a line, without its line end. */
        void accept(String line);
    }

    private Main() {}

    /**
     * Sets the memory of this program.
     *
     * @param args the memory in MiB; without arguments 1024
     */
    public static void main(String[] args) {
        if (args.length > 0) {
            Methods.setMaxMemory(Long.parseLong(args[0]) << 20);
        }
    }

    /**
     * Answers a request of the page, as the server of {@code dlx serve} does, or a request of the package for programs.
     *
     * @param path the path, such as {@code api/puzzles} or {@code library/count}
     * @param body a JSON object
     * @param lines receives the answer, one line or several
     * @return the HTTP status
     */
    @JSExport
    public static int answer(String path, String body, Lines lines) {
        if (answers.isEmpty()) {
            List<LoadedModel<?, ?>> models = Models.loaded();
            List<LoadedModel<?, ?>> listed = new ArrayList<>(models);
            listed.add(Models.loaded(PuzzleRules.ownPuzzle()));
            answers = Optional.of(new DirectAnswers(listed, TIME, Main::report));
            library = Optional.of(CommandRun.library(new BundledModels(models)));
        }
        if (path.equals(MCP)) {
            return answerAgent(JsonParser.parseString(body).getAsJsonObject(), lines);
        }
        if (path.startsWith(Library.ROOT)) {
            return library.get().answer(path, body, new CancellationToken(), lines::accept);
        }
        return answers.get().answer(path, body, lines::accept);
    }

    /** Answers a line of the Model Context Protocol; each line of the answer is a member of an object. */
    private static int answerAgent(JsonObject asked, Lines lines) {
        Consumer<String> messages = line -> lines.accept("{\"type\":\"message\",\"message\":" + line + '}');
        McpAnswers agent = new McpAnswers(
                library.orElseThrow(),
                asked.get("version").getAsString(),
                asked.get("seconds").getAsDouble());
        McpAnswers.read(asked.get("text").getAsString(), messages)
                .ifPresent(message -> agent.answer(message, new CancellationToken(), messages));
        return Library.OK;
    }

    /** Reports an unexpected error on the console of the browser. */
    private static void report(Throwable failure) {
        Host.complain(String.valueOf(failure));
    }
}
