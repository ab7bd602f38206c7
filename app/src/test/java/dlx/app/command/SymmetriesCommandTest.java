package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code symmetries}. */
class SymmetriesCommandTest {

    private static final String EMPTY_SUDOKU = "....\n....\n....\n....\n";

    private static Result symmetries(String text, String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "symmetries";
        System.arraycopy(words, 0, all, 1, words.length);
        return dlx(text, all);
    }

    @Test
    void theSymmetriesOfABoardHaveTheNamesOfItsModel() {
        assertThat(symmetries("6\n", "queens")).isEqualTo(new Result(0, """
                order       8
                generators  2
                  turn by 270°
                  reflection upside down
                orbits      6 of 36 options: 3 of size 8, 3 of size 4
                  4: r1c1, r1c6, r6c1, r6c6
                  8: r1c2, r1c5, r2c1, r2c6, …
                  8: r1c3, r1c4, r3c1, r3c6, …
                  4: r2c2, r2c5, r5c2, r5c5
                  8: r2c3, r2c4, r3c2, r3c5, …
                  4: r3c3, r3c4, r4c3, r4c4
                """, ""));
    }

    @Test
    void solutionsHaveASymmetryThatTheModelNames() {
        assertThat(dlx("4\n8\n12\n", "count", "queens", "--with-symmetry", "turn by 90°")
                        .out())
                .isEqualTo("2\n0\n8\n");
        assertThat(dlx(EMPTY_SUDOKU, "count", "latin", "--with-symmetry=any").out())
                .isEqualTo("576\n");
        assertThat(dlx(EMPTY_SUDOKU, "solve", "latin", "--all", "--with-symmetry=any"))
                .isEqualTo(new Result(
                        1,
                        "",
                        "puzzle 1: latin: search: the cover cannot be searched for solutions with a symmetry under"
                                + " 82944 symmetries; expected a question for one of them or for their number\n"));
    }

    @Test
    void aProofDoesWithoutSymmetries(@TempDir Path folder) {
        assertThat(dlx(EMPTY_SUDOKU, "count", "latin", "--engine", "orbits", "--proof", folder + "/proof.txt")
                        .err())
                .startsWith("puzzle 1: the proof does not use the symmetries that found the answer");
    }

    /** The members of the kinds are compared with the number of all solutions. */
    @Test
    void aSecondEngineConfirmsKinds() {
        assertThat(dlx(EMPTY_SUDOKU, "count", "latin", "--distinct", "--cross-check", "--stats")
                        .err())
                .contains("\"members\":\"576\"", "links");
    }

    @Test
    void givensAreKept() {
        assertThat(symmetries("4\n", "queens", "--pin", "r1c1").out())
                .startsWith("order       2\ngenerators  1\n  reflection in the falling diagonal\n");
        assertThat(symmetries("4\n", "queens", "--forbid", "r1c2").out())
                .isEqualTo("order       1\ngenerators  0\norbits      16 of 16 options: 16 of size 1\n");
    }

    @Test
    void otherSymmetriesHaveTheWordsOfTheItems() {
        assertThat(symmetries("7\n", "langford").out())
                .startsWith("order       2\ngenerators  1\n  reverses slot 1 to slot 14\n")
                .contains("30 of size 2, 3 of size 1\n")
                .endsWith("\n  and 10 more\n");
        assertThat(symmetries("3 3 2\n", "golfers").out()).contains("\n  exchanges player ");
        assertThat(symmetries(EMPTY_SUDOKU, "sudoku").out())
                .startsWith("order       3072\n")
                .contains("\n  exchanges digit ")
                .contains(" of 64 options\n");
    }

    @Test
    void fewMovedOptionsAreListed() {
        assertThat(symmetries("items a b\nx: a\ny: b\nz: b\n", "sets").out()).isEqualTo("""
                order       2
                generators  1
                  exchanges "y" and "z"
                orbits      2 of 3 options: 1 of size 2, 1 of size 1
                  2: y, z
                """);
    }

    @Test
    void atMostTwentyGeneratorsAreWritten() {
        StringBuilder text = new StringBuilder("items");
        for (int k = 0; k < 40; k++) {
            text.append(" item").append(k);
        }
        for (int k = 0; k < 40; k++) {
            text.append("\nset").append(k).append(": item").append(k);
        }
        String out = symmetries(text + "\n", "sets").out();

        assertThat(out).startsWith("order       815915283247897734345611269596115894272000000000\n");
        assertThat(out).containsPattern("generators  \\d+\n(  .*\n){20}  and \\d+ more\norbits      1 of 40 options");
        JsonArray generators =
                object(symmetries(text + "\n", "sets", "--format", "json")).getAsJsonArray("generators");
        assertThat(generators).hasSizeGreaterThan(20);
        assertThat(words(generators.get(19))).startsWith("exchanges item");
        assertThat(words(generators.get(20))).matches("moves \\d+ of 40 options");
    }

    @Test
    void eachPuzzleIsAnswered() {
        assertThat(symmetries("4\n5\n", "toy-queens").out())
                .startsWith("order       8\n")
                .contains("\npuzzle 2:\norder       8\n");
    }

    private static String words(JsonElement generator) {
        return generator.getAsJsonObject().get("words").getAsString();
    }

    private static JsonObject object(Result result) {
        return JsonParser.parseString(result.out()).getAsJsonObject();
    }

    @Test
    void anObjectHasAllParts() {
        JsonObject all = object(symmetries("4\n", "queens", "--format", "json"));

        assertThat(all.get("order").getAsString()).isEqualTo("8");
        assertThat(all.get("complete").getAsBoolean()).isTrue();
        assertThat(all.get("orbits")).hasToString("[[1,4,13,16],[2,3,5,8,9,12,14,15],[6,7,10,11]]");
        JsonArray generators = all.getAsJsonArray("generators");
        assertThat(generators).hasSize(2);
        JsonObject one = generators.get(0).getAsJsonObject();
        assertThat(one.get("words").getAsString()).matches("turn by .*°|reflection .*");
        Set<String> moved = new HashSet<>();
        one.getAsJsonArray("moved").forEach(option -> moved.add(option.getAsString()));
        Set<String> images = new HashSet<>();
        one.getAsJsonArray("images").forEach(option -> images.add(option.getAsString()));
        assertThat(images).isEqualTo(moved).isNotEmpty();
    }

    @Test
    void thePictureHasANumberForEachOrbit() {
        Result result = symmetries("4\n", "queens", "--format", "svg");

        assertThat(result.code()).isZero();
        assertThat(Pattern.compile("fill=\"black\">(\\d)</text>")
                        .matcher(result.out())
                        .results()
                        .map(match -> match.group(1)))
                .containsExactlyInAnyOrder(
                        "1", "1", "1", "1", "2", "2", "2", "2", "2", "2", "2", "2", "3", "3", "3", "3");
        assertThat(symmetries(EMPTY_SUDOKU, "sudoku", "--format", "svg").out())
                .contains("<desc>Places: 16; orbits: 1; symmetries: 3072.");
    }

    @Test
    void picturesGoToAFolder(@TempDir Path folder) throws IOException {
        Result result = symmetries("4\n5\n", "queens", "--format", "png", "--output", folder.toString());

        Path first = folder.resolve("puzzle-1-orbits.png");
        assertThat(result.out()).isEqualTo(first + "\n" + folder.resolve("puzzle-2-orbits.png") + "\n");
        assertThat(Files.readAllBytes(first)).startsWith(0x89, 'P', 'N', 'G');
    }

    @Test
    void aModelThatDrawsNothingGetsWords() {
        Result result = symmetries("items a b\nx: a\ny: b\n", "sets", "--format", "svg");

        assertThat(result.code()).isZero();
        assertThat(result.out()).startsWith("order       2\n");
        assertThat(result.err())
                .isEqualTo("puzzle 1: no picture, because the model sets does not draw its options; written as text"
                        + " instead\n");
    }
}
