package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
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
        try (InputStream in =
                Objects.requireNonNull(ForeignPuzzlesTest.class.getResourceAsStream("/dlx/app/foreign/puzzles.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> !line.startsWith("#"))
                            .map(line -> line.split("\t"))
                            .map(part -> new Foreign(
                                    part[0],
                                    part[1],
                                    part[2],
                                    part[3].replace("\\n", "\n")
                                            .replace("\\t", "\t")
                                            .replace("\\r", "\r")))
                            .toList()
                            .stream();
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

    /** The cells of the first board. */
    private static String cells(String boards) {
        return String.join(
                "",
                boards.lines().filter(line -> line.matches("[1-9]{9}")).limit(9).toList());
    }
}
