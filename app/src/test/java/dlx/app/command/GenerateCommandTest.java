package dlx.app.command;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateCommandTest {

    private static List<JsonObject> objects(Result result) {
        return result.out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    private static void refuses(Result result, int code, String sentence) {
        assertThat(result.err()).isEqualTo(sentence + "\n");
        assertThat(result.out()).isEmpty();
        assertThat(result.code()).isEqualTo(code);
    }

    /** Models of the bundle with a shape write their puzzles; the others refuse in a sentence. */
    @Test
    void whatItWritesIsReadAsPuzzlesWithOneSolution() {
        List<String> writers = new ArrayList<>();
        for (String line : dlx("", "models").out().lines().toList()) {
            String model = line.substring(0, line.indexOf('\t'));
            Result made = dlx("", "generate", model, "-n", "3", "--time", "60s", "--seed", "5");
            if (made.code() == 0) {
                writers.add(model);
                assertThat(made.err()).as(model).isEmpty();
                assertThat(dlx(made.out(), "unique", model, "--engine", "links"))
                        .as(made.out())
                        .isEqualTo(new Result(0, "unique\nunique\nunique\n", ""));
            } else {
                assertThat(made.out()).as(model).isEmpty();
                List<String> talk = made.err()
                        .lines()
                        .filter(sentence -> !sentence.startsWith("warning: "))
                        .toList();
                assertThat(talk).as(model).hasSize(1);
                assertThat(talk.get(0))
                        .as(model)
                        .matches("(cannot make fresh puzzles of the model " + model
                                + "; dlx models --generate lists the models that support this|the model"
                                + " " + model + " does not have an example; expected a SHAPE-FILE"
                                + "|puzzle 1: toy-broken.*)");
            }
        }
        assertThat(writers)
                .contains(
                        "beads",
                        "calendar",
                        "crossword",
                        "domino",
                        "jigsaw",
                        "kakuro",
                        "langford",
                        "latin",
                        "nonogram",
                        "polyomino",
                        "queens",
                        "soma",
                        "steiner",
                        "sudoku",
                        "sudoku-variants",
                        "target-sudoku",
                        "word-search");
    }

    @Test
    void theSameSeedMakesTheSamePuzzles() {
        Result seven = dlx("", "generate", "sudoku", "--seed", "7", "--number", "2");

        assertThat(seven.code()).isZero();
        assertThat(dlx("", "generate", "sudoku", "--seed", "7", "-n", "2")).isEqualTo(seven);
        assertThat(seven.out())
                .startsWith(dlx("", "generate", "sudoku", "--seed", "7").out())
                .isNotEqualTo(
                        dlx("", "generate", "sudoku", "--seed", "8", "-n", "2").out());
    }

    @Test
    void takesTheShapeOfAFileOrOfStandardInput(@TempDir Path folder) throws Exception {
        Path six = folder.resolve("six.txt");
        Files.writeString(six, "6\n");

        Result ofFile = dlx("", "generate", "queens", six.toString(), "--format", "json");
        Result ofInput = dlx("6\n12\n", "generate", "queens", "-", "--format", "json");

        assertThat(ofFile.code()).isZero();
        assertThat(ofInput).isEqualTo(ofFile);
        assertThat(objects(ofFile)).hasSize(1);
        assertThat(objects(ofFile).get(0).get("text").getAsString()).hasSize(6 * 7);
    }

    @Test
    void readsBackWithTheSettingsOfTheModel() {
        String[] joined = {"--set", "toroidal=yes"};
        Result made = dlx("7\n", "generate", "queens", "-", joined[0], joined[1], "-n", "2");

        assertThat(made.err()).isEmpty();
        assertThat(dlx(made.out(), "unique", "queens", joined[0], joined[1]).out())
                .isEqualTo("unique\nunique\n");
    }

    @Test
    void tellsItAsObjects() {
        List<JsonObject> objects =
                objects(dlx("", "generate", "sudoku", "-n", "2", "--rating", "..99", "--format", "json"));

        assertThat(objects).hasSize(2);
        JsonObject second = objects.get(1);
        assertThat(second.keySet())
                .containsExactly(
                        "type",
                        "puzzle",
                        "seed",
                        "found",
                        "attempts",
                        "stopped",
                        "size",
                        "level",
                        "level_name",
                        "nodes",
                        "effort",
                        "givens",
                        "solution",
                        "text");
        assertThat(second.get("type").getAsString()).isEqualTo("generated");
        assertThat(second.get("puzzle").getAsInt()).isEqualTo(2);
        assertThat(second.get("found").getAsBoolean()).isTrue();
        assertThat(second.get("size").getAsString()).isEqualTo("minimal");
        assertThat(second.getAsJsonArray("solution")).hasSize(81);
        String rate = dlx(second.get("text").getAsString(), "rate", "sudoku").out();
        assertThat(rate)
                .isEqualTo(second.get("level") + " " + second.get("effort") + " "
                        + second.get("level_name").getAsString() + "\n");
    }

    @Test
    void keepsToRatingsGivensAndPatterns() {
        Result rated = dlx("", "generate", "sudoku", "-n", "3", "--rating", "3..4");
        assertThat(rated.code()).isZero();
        assertThat(dlx(rated.out(), "rate", "sudoku").out().lines())
                .hasSize(3)
                .allMatch(line -> line.matches("3 0 pairs|4 0 triples"));

        JsonObject many = objects(dlx("", "generate", "sudoku", "--givens", "35", "--format", "json"))
                .get(0);
        assertThat(many.getAsJsonArray("givens")).hasSize(35);
        assertThat(many.get("size").getAsString()).isEqualTo("more");

        String turned =
                dlx("", "generate", "sudoku", "--symmetric", "cell").out().replaceAll("[^.\\d]", "");
        assertThat(turned).hasSize(81);
        for (int k = 0; k < 81; k++) {
            assertThat(turned.charAt(k) == '.').as(turned).isEqualTo(turned.charAt(80 - k) == '.');
        }
    }

    @Test
    void drawsUniformly() {
        Result made = dlx("5\n", "generate", "queens", "-", "--uniform", "-n", "3");
        assertThat(made.code()).isZero();
        assertThat(dlx(made.out(), "unique", "queens").out()).isEqualTo("unique\nunique\nunique\n");
    }

    @Test
    void writesWhatCameNearestAndEndsWith5() {
        Result made = dlx("", "generate", "sudoku", "-n", "3", "--givens", "..16", "--time", "300ms");

        assertThat(made.code()).isEqualTo(5);
        assertThat(made.err())
                .matches("puzzle 1: stopped by the time limit after \\d+ attempts?, no puzzle with ..16 givens; the"
                        + " closest puzzle found has \\d+ givens\n");
        assertThat(dlx(made.out(), "unique", "sudoku").out()).isEqualTo("unique\n");
    }

    @Test
    void aTerminalShowsHowItGoes() {
        Result made = cli().onTerminal().run("generate", "sudoku", "--givens", "..16", "--time", "900ms");

        assertThat(made.err()).containsPattern("\rpuzzle 1: attempt \\d+ *\r");
        assertThat(made.code()).isEqualTo(5);
    }

    @Test
    void aModelThatCannotIsReported() {
        refuses(
                dlx("", "generate", "graph-coloring"),
                2,
                "cannot make fresh puzzles of the model graph-coloring; dlx models --generate lists the models that"
                        + " support this");
        JsonObject refused = objects(dlx("", "generate", "graph-coloring", "--format", "json"))
                .get(0);
        assertThat(refused.get("code").getAsString()).isEqualTo("no_shape");
        refuses(
                dlx(". . 1 . . .\n", "generate", "langford", "-"),
                2,
                "cannot make fresh puzzles of this shape, because the givens are a part of it; expected a puzzle"
                        + " without givens, as dlx info langford describes");
    }

    @Test
    void thoseThatCanAreListed() {
        List<String> listed = dlx("", "models", "--generate")
                .out()
                .lines()
                .map(line -> line.split("\t")[0])
                .toList();
        assertThat(listed)
                .contains("sudoku", "queens", "langford", "crossword", "word-search")
                .doesNotContain("graph-coloring", "sets");
        for (String line : dlx("", "models").out().lines().toList()) {
            String model = line.split("\t")[0];
            boolean makes = listed.contains(model);
            String info = dlx("", "info", model).out();
            assertThat(info).contains("\nFresh puzzles: " + (makes ? "yes" : "no") + ".\n");
            assertThat(info.contains("  dlx generate " + model)).as(model).isEqualTo(makes);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"langford", "crossword"})
    void whatIsMadeHasOneSolutionAndNoGivenTooMany(String model) {
        Result made = dlx("", "generate", model, "--number", "3", "--seed", "5");
        assertThat(made.code()).as(made.err()).isZero();
        assertThat(dlx(made.out(), "unique", model).out()).isEqualTo("unique\nunique\nunique\n");
        for (JsonObject puzzle : objects(dlx("", "generate", model, "-n", "3", "--seed", "5", "--format", "json"))) {
            assertThat(puzzle.get("size").getAsString()).isEqualTo("minimal");
            assertThat(puzzle.getAsJsonArray("givens")).isNotEmpty();
        }
    }

    /** Three words across fill all slots down. There is no text for just these givens, so another puzzle is made. */
    @Test
    void crosswordsWhoseGivensWouldFillMoreAreLeftAside() {
        String shape = "...\n...\n...\n\nAAA AAB ABA ABB BAA BAB BBA BBB\n";
        assertThat(objects(dlx(shape, "generate", "crossword", "-", "-n", "60", "--format", "json")))
                .hasSize(60)
                .allSatisfy(made -> assertThat(made.get("found").getAsBoolean()).isTrue());
    }

    @Test
    void wordSearchesAreFilled() {
        JsonObject puzzle = objects(dlx("", "generate", "word-search", "--rating", "1", "--format", "json"))
                .get(0);
        assertThat(puzzle.get("size").getAsString()).isEqualTo("filled");
        assertThat(puzzle.get("level_name").getAsString()).isEqualTo("singles");
        assertThat(puzzle.getAsJsonArray("givens")).isEmpty();
        String text = puzzle.get("text").getAsString();
        assertThat(text).matches("([A-Z]{7}\n){4}\nDANCING LINKS COVER ITEM\n");
        List<String> numbers = new ArrayList<>();
        puzzle.getAsJsonArray("solution")
                .forEach(option ->
                        numbers.add(option.getAsJsonObject().get("option").getAsString()));
        assertThat(dlx(text, "solve", "word-search", "--format", "json").out())
                .as("options are those of the puzzle that was written")
                .contains("[" + String.join(",", numbers) + "]");

        refuses(
                dlx("", "generate", "word-search", "--givens", "3..4"),
                2,
                "--givens 3..4: not supported by this model, because its fresh puzzles do not have givens");
        assertThat(dlx("", "generate", "word-search", "--symmetric", "word").err())
                .startsWith("--symmetric word: not supported by this model");
        refuses(
                dlx("7x7\n\nBANANA ANA\n", "generate", "word-search", "-"),
                5,
                "puzzle 1: none of the 500 solutions drawn of this shape gives a puzzle with one solution only");
        refuses(
                dlx("1x3\n\nBANANA\n", "generate", "word-search", "-"),
                4,
                "puzzle 1: no puzzle fits this shape: weights mod 2 prove that it has no solution; dlx explain shows"
                        + " the proof");
        assertThat(dlx("", "generate", "word-search", "--rating", "2..", "--time", "300ms")
                        .err())
                .matches("puzzle 1: stopped by the time limit after \\d+ attempts?, no puzzle with level 2..:"
                        + " intersections to search; the closest puzzle found has level 1: singles\n");
    }

    @Test
    void aShapeThatNoPuzzleFitsIsRefusedWithItsReason() {
        String pieces = "hexominoes 14x15\n";
        refuses(
                dlx(pieces, "generate", "polyomino", "-"),
                4,
                "puzzle 1: no puzzle fits this shape: weights mod 2 prove that it has no solution; dlx explain shows"
                        + " the proof");
        assertThat(dlx(pieces, "generate", "polyomino", "-", "--format", "json").out())
                .isEqualTo("{\"type\":\"generated\",\"puzzle\":1,\"seed\":0,\"found\":false,\"attempts\":0,"
                        + "\"stopped\":\"EXHAUSTED\",\"proof\":\"weights mod 2\"}\n");
    }

    @Test
    void refusesWhatMakesNoSense() {
        refuses(
                dlx("", "generate", "sudoku", "-"),
                3,
                "<stdin>: does not contain a puzzle; expected a puzzle with the shape");
        refuses(dlx("", "generate", "sudoku", "-n", "0"), 2, "-n 0: must be 1 or more");
        refuses(
                dlx("", "generate", "sudoku", "--rating", "100.."),
                2,
                "--rating 100..: must be 1 to 99; 99 is a search");
        refuses(
                dlx("", "generate", "sudoku", "--symmetric", "cel"),
                2,
                "no group of items is called \"cel\"; did you mean \"cell\"? Known: cell, row, column, box");
        for (String span : List.of("5..3", "x", "..", "1..2..3", "-1..2", "9999999999")) {
            Result result = dlx("", "generate", "sudoku", "--givens=" + span);
            assertThat(result.code()).as(span).isEqualTo(2);
            assertThat(result.err()).as(span).contains("--givens " + span + ": must ");
        }
        assertThat(dlx("", "generate", "sudko").err())
                .startsWith("no model is called \"sudko\"; did you mean \"sudoku\"?");
        Result bad = dlx("x\n", "generate", "queens", "-", "--format", "json");
        assertThat(bad.code()).isEqualTo(3);
        assertThat(objects(bad).get(0).get("type").getAsString()).isEqualTo("error");
    }
}
