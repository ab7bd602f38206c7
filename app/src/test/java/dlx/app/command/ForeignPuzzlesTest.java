package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import dlx.formats.ForeignFormats;
import dlx.formats.Imported;
import dlx.formats.LinkProgram;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests a page of typical links and files of other programs: they are read and answered correctly. */
class ForeignPuzzlesTest {

    @TempDir
    private Path folder;

    /**
     * A line of the page.
     *
     * @param answer a solution, cell by cell; or a setting, if one is needed, a command, and a line that it prints
     * @param text a link, or what a file holds
     */
    record Foreign(String program, String model, String answer, String text) {
        boolean isLink() {
            return text.startsWith("http");
        }

        @Override
        public String toString() {
            return program + ", " + model + ", " + text.substring(0, Math.min(40, text.length()));
        }
    }

    static Stream<Foreign> page() {
        return rows("puzzles.tsv")
                .map(part -> new Foreign(
                        part[0],
                        part[1],
                        part[2],
                        part[3].replace("\\n", "\n").replace("\\t", "\t").replace("\\r", "\r")));
    }

    static Stream<String[]> links() {
        return rows("links.tsv");
    }

    private static Stream<String[]> rows(String name) {
        try (InputStream in =
                Objects.requireNonNull(ForeignPuzzlesTest.class.getResourceAsStream("/dlx/app/foreign/" + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.startsWith("#")).map(line -> line.split("\t")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void holdsFortyOfThirteenPrograms() {
        assertThat(page()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(page().map(Foreign::program).distinct()).hasSizeGreaterThanOrEqualTo(13);
    }

    @ParameterizedTest
    @MethodSource("page")
    void isReadAndAnsweredRight(Foreign foreign) throws IOException {
        String input = foreign.isLink()
                ? foreign.text()
                : Files.writeString(folder.resolve("puzzle.txt"), foreign.text())
                        .toString();
        Result read = dlx("", "import", "--as", foreign.model(), "--format", "json", input);
        assertThat(read.code()).as(read.err()).isZero();
        JsonObject said = JsonParser.parseString(read.out()).getAsJsonObject();
        assertThat(said.get("model").getAsString()).isEqualTo(foreign.model());
        String text = said.get("text").getAsString();
        if (foreign.answer().matches("\\d+")) {
            assertThat(cells(dlx(text, "solve", "--all", foreign.model()).out()))
                    .contains(foreign.answer());
            assertThat(dlx(text, "unique", foreign.model()).out()).isEqualTo("unique\n");
        } else {
            List<String> words = List.of(foreign.answer().split(" "));
            boolean isSet = words.get(0).contains("=");
            List<String> asked = isSet ? words.subList(1, words.size()) : words;
            Result answer = isSet
                    ? dlx(text, asked.get(0), foreign.model(), "--set", words.get(0))
                    : dlx(text, asked.get(0), foreign.model());
            assertThat(answer.out().lines().toList()).contains(String.join(" ", asked.subList(1, asked.size())));
        }
    }

    /** A link is read, its text comes back from other links, and the puzzle has one solution if its model is here. */
    @ParameterizedTest
    @MethodSource("links")
    void publishedLinksHaveOneSolution(String model, String source, String link) {
        Imported puzzle = ForeignFormats.read(source, link).orElseThrow();
        assertThat(List.of(puzzle.model(), puzzle.lost())).as(link).isEqualTo(List.of(model, List.of()));
        for (LinkProgram program : LinkProgram.of(model)) {
            String again = program.link(model, Map.of(), puzzle.text()).link();
            assertThat(ForeignFormats.read(source, again).orElseThrow().text())
                    .as(again)
                    .isEqualTo(puzzle.text());
        }
        if (dlx("", "info", model).code() == 0) {
            assertThat(dlx(puzzle.text(), "unique", model).out()).as(link).isEqualTo("unique\n");
        }
    }

    @Test
    void eachGenreOfLoopsAndAreasHasLinks() {
        assertThat(links().collect(Collectors.groupingBy(row -> row[0], Collectors.counting()))
                        .values())
                .hasSize(7)
                .allMatch(count -> count >= 4);
    }

    /** The cells of the first board. */
    private static String cells(String boards) {
        return String.join(
                "",
                boards.lines().filter(line -> line.matches("[1-9]{9}")).limit(9).toList());
    }
}
