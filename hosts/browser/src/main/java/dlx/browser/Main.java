package dlx.browser;

import dlx.browser.command.CommandRun;
import dlx.browser.jdk.Methods;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.library.BundledModels;
import dlx.library.Library;
import dlx.web.direct.DirectAnswers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * The program for browsers. It answers the requests of the page, one after the other. JavaScript calls {@link #answer}.
 */
public final class Main {

    /** Maximum time of an answer, if its request does not set a shorter time. */
    private static final Duration TIME = Duration.ofHours(24);

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
            answers = Optional.of(new DirectAnswers(models, TIME, Main::report));
            library = Optional.of(CommandRun.library(new BundledModels(models)));
        }
        if (path.startsWith(Library.ROOT)) {
            return library.get().answer(path, body, new CancellationToken(), lines::accept);
        }
        return answers.get().answer(path, body, lines::accept);
    }

    /** Reports an unexpected error on the console of the browser. */
    private static void report(Throwable failure) {
        Host.complain(String.valueOf(failure));
    }
}
