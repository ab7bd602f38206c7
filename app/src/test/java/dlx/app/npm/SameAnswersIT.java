package dlx.app.npm;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.app.npm.NodeFolder.Ran;
import dlx.core.covers.Family;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.library.BundledModels;
import dlx.library.Library;
import dlx.rules.PuzzleRules;
import dlx.web.direct.DirectAnswers;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the program for browsers answers like the JVM, character by character except for times: counts, the order
 * of solutions, nodes, reports, explanations and pictures. {@code -Ddlx.same=5000} sets the number of covers, and
 * {@code -Ddlx.same.files=FOLDER} adds all covers in Knuth's format of a folder.
 */
@Tag("slow")
class SameAnswersIT {

    private static final long COVERS = Long.getLong("dlx.same", 200);

    private static final Path ROOT =
            Path.of(System.getProperty("dlx.root", "..")).toAbsolutePath().normalize();

    private static final Pattern TIMES = Pattern.compile("\"(millis|buildNanos|searchNanos)\":[0-9]+");

    @TempDir
    static Path folder;

    private static NodeFolder node;

    @BeforeAll
    static void install() throws Exception {
        node = NodeFolder.in(folder);
        node.take("answers.mjs");
    }

    @Test
    void ofExamples() throws Exception {
        compare(Requests.examples());
    }

    @Test
    void ofLinks() throws Exception {
        List<Requests.Request> links = Requests.links();
        assertThat(links).hasSizeGreaterThan(25);
        compare(links);
    }

    /** Compares the answers about the small covers of the corpus. */
    @Test
    void ofPublishedCovers() throws Exception {
        compare(ofFiles(ROOT.resolve("modelers/src/test/resources/corpus")));
        String folder = System.getProperty("dlx.same.files", "");
        if (!folder.isEmpty()) {
            compare(ofFiles(Path.of(folder)));
        }
    }

    private static List<Requests.Request> ofFiles(Path folder) throws IOException {
        List<Requests.Request> requests = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                requests.addAll(Requests.questions("knuth", Files.readString(file, StandardCharsets.ISO_8859_1)));
            }
        }
        assertThat(requests).isNotEmpty();
        return requests;
    }

    @Test
    void ofRandomCovers() throws Exception {
        for (Family family : Family.values()) {
            compare(Requests.covers(family, 0, Math.max(2, family.covers(COVERS))));
        }
    }

    private static <P, O> LoadedModel<P, O> inOneThread(ExactCoverModel<P, O> model) {
        return LoadedModel.inOneThread(model, model.id(), "bundled");
    }

    private static void compare(List<Requests.Request> requests) throws IOException, InterruptedException {
        Path asked = folder.resolve("requests.txt");
        Files.write(asked, requests.stream().map(Requests.Request::line).toList());
        long memory = Runtime.getRuntime().maxMemory() >> 20; // some limits are shares of it
        Ran ran = node.sh("node answers.mjs node_modules/dlx-exact-cover " + memory + " requests.txt > answers.txt");
        assertThat(ran.code()).as(ran.err()).isZero();
        List<LoadedModel<?, ?>> models = new ArrayList<>();
        Requests.models().forEach(model -> models.add(inOneThread(model)));
        Library library = new Library(new BundledModels(models), Map.of());
        List<LoadedModel<?, ?>> listed = new ArrayList<>(models);
        listed.add(inOneThread(PuzzleRules.ownPuzzle()));
        DirectAnswers page = new DirectAnswers(listed, Duration.ofHours(1), failure -> {
            throw new AssertionError(failure);
        });
        try (BufferedReader answers = Files.newBufferedReader(folder.resolve("answers.txt"))) {
            int answered = 0;
            for (Requests.Request request : requests) {
                List<String> lines = new ArrayList<>();
                int status = request.path().startsWith(Library.ROOT)
                        ? library.answer(request.path(), request.body(), new CancellationToken(), lines::add)
                        : page.answer(request.path(), request.body(), lines::add);
                lines.add(0, String.valueOf(status));
                answered += status == 200 ? 1 : 0;
                assertThat(TIMES.matcher(answers.readLine()).replaceAll(""))
                        .as(request.line())
                        .isEqualTo(TIMES.matcher(String.join("\t", lines)).replaceAll(""));
            }
            assertThat(answers.readLine()).isNull();
            assertThat(answered).as("what both sides refuse says little").isGreaterThan(requests.size() / 3);
        }
    }
}
