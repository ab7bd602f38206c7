package dlx.app.answer;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Tests {@code --format svg} of solve, best and trace: the files, and that they are pictures. */
class PicturesTest {

    private static final String SIX_OPTIONS =
            "items a b c d e f g\nP: c e\nQ: a d g\nR: b c f\nS: a d f\nT: b g\nU: d e g\n";

    @TempDir
    private Path temporary;

    private String folder() {
        return temporary.resolve("new").resolve("pictures").toString();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(folder()))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private String file(String name) throws IOException {
        return Files.readString(Path.of(folder(), name));
    }

    private static List<String> words(String svg) {
        List<String> words = new ArrayList<>();
        NodeList texts = document(svg).getElementsByTagName("text");
        for (int k = 0; k < texts.getLength(); k++) {
            words.add(texts.item(k).getTextContent());
        }
        return words;
    }

    private static Document document(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            return factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        } catch (Exception e) {
            throw new AssertionError("this is not XML: " + svg, e);
        }
    }

    @Nested
    class OfSolutions {

        @Test
        void oneGoesToStandardOutput() {
            Result result = dlx("4\n", "solve", "toy-queens", "--format", "svg");

            assertThat(result.code()).isZero();
            assertThat(result.err()).isEmpty();
            assertThat(words(result.out())).containsExactly("<Q>", "<Q>", "<Q>", "<Q>");
        }

        @Test
        void aModelWithoutPicturesSaysSo() {
            assertThat(dlx("1 0=1\n", "solve", "toy-cover", "--format", "svg"))
                    .isEqualTo(new Result(
                            2,
                            "",
                            "--format svg: the model toy-cover does not draw pictures; expected text, json or"
                                    + " options\n"));
        }

        @Test
        void aSecondPuzzleDoesNotFitOnStandardOutput() {
            Result result = dlx("4\n5\n", "solve", "toy-queens", "--format", "svg");

            assertThat(result.code()).isEqualTo(2);
            assertThat(words(result.out())).as("the first one was answered").hasSize(4);
            assertThat(result.err())
                    .isEqualTo("--format svg: cannot write another picture for puzzle 2, because standard output takes"
                            + " one picture; expected --output DIR\n");
        }

        @Test
        void allGoToAFileEachWhoseNamesAreTheAnswer() throws IOException {
            Result result = dlx("4\n1\n", "solve", "toy-queens", "--all", "--format", "svg", "--output", folder());

            assertThat(result.code()).isZero();
            assertThat(result.err()).isEmpty();
            assertThat(files())
                    .containsExactly("puzzle-1-solution-1.svg", "puzzle-1-solution-2.svg", "puzzle-2-solution-1.svg");
            assertThat(result.out().lines())
                    .containsExactlyElementsOf(files().stream()
                            .map(name -> Path.of(folder(), name).toString())
                            .toList());
            assertThat(words(file("puzzle-2-solution-1.svg"))).containsExactly("<Q>");
        }

        @Test
        void anOldFileIsReplacedAndOthersStay() throws IOException {
            Files.createDirectories(Path.of(folder()));
            Files.writeString(Path.of(folder(), "puzzle-1-solution-1.svg"), "old, and much longer".repeat(100));
            Files.writeString(Path.of(folder(), "mine.txt"), "mine");

            dlx("1\n", "solve", "toy-queens", "--format", "svg", "--output", folder());

            assertThat(words(file("puzzle-1-solution-1.svg"))).containsExactly("<Q>");
            assertThat(file("mine.txt")).isEqualTo("mine");
        }

        @Test
        void theBestHasItsScoreOnStandardError() {
            Result result = dlx("4\n", "best", "toy-queens", "--format", "svg");

            assertThat(result.code()).isZero();
            assertThat(words(result.out())).hasSize(4);
            assertThat(result.err()).endsWith("\npuzzle 1: score 0\n").hasLineCount(2);
        }

        @Test
        void noSolutionMakesNoFolder() {
            Result result = dlx("3\n", "solve", "toy-queens", "--format", "svg", "--output", folder());

            assertThat(result).isEqualTo(new Result(4, "", "puzzle 1: no solution\n"));
            assertThat(Path.of(folder())).doesNotExist();
        }

        @Test
        void aFileInThePlaceOfTheFolderIsAnError() throws IOException {
            Path file = Files.writeString(temporary.resolve("file"), "");

            Result result = dlx("1\n", "solve", "toy-queens", "--format", "svg", "--output", file.toString());

            assertThat(result).isEqualTo(new Result(1, "", file + ": is a file; must be a folder\n"));
        }

        @Test
        void aPictureThatFailsNamesItsModel() {
            Result result = dlx("picture\n", "solve", "toy-broken", "--format", "svg");

            assertThat(result.code()).isEqualTo(1);
            assertThat(result.err())
                    .startsWith("puzzle 1: toy-broken: picture failed with")
                    .hasLineCount(1);
        }
    }

    @Nested
    class OfSteps {

        @Test
        void areAFrameEachOfOneSize() throws IOException {
            Result result = dlx(SIX_OPTIONS, "trace", "sets", "--format", "svg", "--output", folder());

            assertThat(result.code()).isZero();
            assertThat(result.err()).isEmpty();
            assertThat(result.out()).hasLineCount(18);
            assertThat(files()).hasSize(18).startsWith("frame-0001.svg", "frame-0002.svg");
            Element first = document(file("frame-0001.svg")).getDocumentElement();
            for (String name : files()) {
                Element frame = document(file(name)).getDocumentElement();
                assertThat(frame.getAttribute("viewBox")).isEqualTo(first.getAttribute("viewBox"));
            }
        }

        @Test
        void showTheReasonsAsLetters() throws IOException {
            dlx(SIX_OPTIONS, "trace", "sets", "--format", "svg", "--output", folder());

            List<String> words = words(file("frame-0004.svg"));
            assertThat(words)
                    .startsWith(
                            "puzzle 1, step 4, level 1",
                            "option 3 (R) is a dead end: item e would have no option left");
            assertThat(words.subList(2, 16))
                    .containsExactly("a", "", "b", "c", "c", "x", "d", "", "e", "!", "f", "x", "g", "");
            assertThat(words.subList(16, 22)).containsExactly("1 P", "o", "1", "1", "2 Q", "");
        }

        @Test
        void showColorsAndHowOftenItemsMustBeCovered() throws IOException {
            dlx(
                    "2|a 0:2|b | s\na b s:red\na s:red\na s:blue\n",
                    "trace",
                    "knuth",
                    "--format",
                    "svg",
                    "--output",
                    folder());

            List<String> words = words(file("frame-0002.svg"));
            assertThat(words).startsWith("puzzle 1, step 2, level 0", "option 1 (a b s:red) is taken: a b s:red");
            assertThat(words.subList(2, 11)).containsExactly("a", "2", "c", "b", "0:2", "+", "s", "", "+");
            assertThat(words.subList(11, 24))
                    .containsExactly(
                            "1 a b s:red",
                            "*",
                            "1",
                            "1",
                            ":red",
                            "2 a s:red",
                            "",
                            "1",
                            ":red",
                            "3 a s:blue",
                            "o",
                            "1",
                            ":blue");
        }

        @Test
        void areNumberedThroughAllPuzzlesAndSayWhereTheyWereCut() throws IOException {
            Result result = dlx(
                    SIX_OPTIONS + SIX_OPTIONS,
                    "trace",
                    "sets",
                    "--steps",
                    "2",
                    "--format",
                    "svg",
                    "--output",
                    folder());

            assertThat(files()).containsExactly("frame-0001.svg", "frame-0002.svg", "frame-0003.svg", "frame-0004.svg");
            assertThat(words(file("frame-0003.svg"))).startsWith("puzzle 2, step 1, level 0");
            assertThat(result.code()).isZero();
            assertThat(result.err())
                    .isEqualTo("puzzle 1: cut after 2 steps; --steps N shows more\n"
                            + "puzzle 2: cut after 2 steps; --steps N shows more\n");
        }

        @Test
        void areRefusedWhereNobodyCouldSeeAnything() {
            Result result = dlx("8\n", "trace", "toy-queens", "--format", "svg", "--output", folder());

            assertThat(result)
                    .isEqualTo(new Result(
                            2,
                            "",
                            "--format svg: puzzle 1 is too large to draw, because pictures have up to 40 items and 60"
                                    + " options; expected the format text or json\n"));
        }

        @Test
        void aSearchWithoutStepsSaysSo() {
            Result result = dlx("2 0=1\n", "trace", "toy-cover", "--format", "svg", "--output", folder());

            assertThat(result).isEqualTo(new Result(0, "", "puzzle 1: there is no step to draw\n"));
        }
    }
}
