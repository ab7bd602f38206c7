package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests links to other programs: the import of a link has the solutions of the puzzle. */
class ExportLinksTest {

    private static final String KILLER_SHAPE = "aabb\naabc\nddcc\n.e..\na=10 b=8 c=9 d=3 e=3\n";

    private static final String JIGSAW_SHAPE =
            "......\n".repeat(6) + "aaabbb\naaabbb\nccddee\nccddee\nccddee\nffffff\n";

    private static void assertSameSolutions(String model, String puzzle, String link, String... settings) {
        Result imported = dlx("", "import", "--format", "json", link);
        assertThat(imported.code()).as(link).isZero();
        JsonObject reported = JsonParser.parseString(imported.out()).getAsJsonObject();
        Result before = dlx(puzzle, with(settings, "solve", model, "--limit", "20"));
        String[] again = {"solve", reported.get("model").getAsString(), "--limit", "20"};
        Result after = dlx(reported.get("text").getAsString(), again);
        assertThat(cells(after.out())).as("%s%n%s", puzzle, link).isEqualTo(cells(before.out()));
        assertThat(cells(before.out())).as(before.err()).isNotEmpty();
    }

    private static String[] with(String[] settings, String... command) {
        return Stream.concat(Arrays.stream(command), Arrays.stream(settings)).toArray(String[]::new);
    }

    /** Returns the rows of digits, without the maps of regions and cages, whose letters may differ. */
    private static List<String> cells(String out) {
        return out.lines().filter(line -> line.matches("[0-9*.]+")).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku, sudokupad", "sudoku, fpuzzles", "sudoku, penpa", "sudoku, puzzlink", "killer, sudokupad",
        "killer, fpuzzles", "killer, penpa", "jigsaw, sudokupad", "jigsaw, fpuzzles", "jigsaw, penpa",
        "sudoku-variants, sudokupad", "sudoku-variants, fpuzzles", "sudoku-variants, penpa",
    })
    void whatIsGeneratedCanBePlayed(String model, String form) {
        String shape = switch (model) {
            case "killer" -> "....\n....\n....\n....\n" + KILLER_SHAPE;
            case "jigsaw" -> JIGSAW_SHAPE;
            case "sudoku-variants" -> "diagonal\nregions\n.aa.\na..a\n....\n....\n....\n....\n....\n....\n";
            default -> "......\n".repeat(6);
        };
        Result generated = dlx(shape, "generate", model, "-", "--seed", "7");
        assertThat(generated.code()).as(generated.err()).isZero();
        Result link = dlx(generated.out(), "export", model, "--to", form);
        assertThat(link.err()).isEmpty();
        assertThat(link.code()).isZero();
        assertThat(link.out()).startsWith("https://").hasLineCount(1);
        assertSameSolutions(model, generated.out(), link.out().strip());
    }

    @ParameterizedTest
    @CsvSource({"sudoku", "jigsaw", "killer", "sudoku-variants"})
    void examplesCanBePlayed(String model) {
        String example = dlx("", "info", model, "--example").out();
        for (String form : List.of("sudokupad", "fpuzzles", "penpa")) {
            assertSameSolutions(
                    model,
                    example,
                    dlx(example, "export", model, "--to", form).out().strip());
        }
    }

    @Test
    void starBattlesAndFillominosOfPuzzLink() {
        for (String model : List.of("star-battle", "fillomino")) {
            String example = dlx("", "info", model, "--example").out();
            String link =
                    dlx(example, "export", model, "--to", "puzzlink").out().strip();
            assertThat(cells(dlx("", "solve", link).out()))
                    .isNotEmpty()
                    .isEqualTo(cells(dlx(example, "solve", model).out()));
        }
    }

    @Test
    void boxesOfTheSettingAreReported() {
        String board = "1.....\n.2....\n..3...\n...4..\n....5.\n.....6\n";
        String link = dlx(board, "export", "sudoku", "--set", "box=3x2", "--to", "fpuzzles")
                .out();
        assertSameSolutions("sudoku", board, link.strip(), "--set", "box=3x2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "queens | 8 | penpa | --to penpa: puzzle 1: Penpa+ does not have puzzles of the model queens; expected one of sudoku,"
                        + " jigsaw, killer, sudoku-variants, slitherlink, masyu, yajilin, hitori, nurikabe, heyawake, numberlink",
                "star-battle | 8 | puzzlink | --to puzzlink: puzzle 1: puzz.link: the star battle does not have regions; expected one"
                        + " with a map",
            })
    void whatAProgramDoesNotTakeIsAUsageError(String model, String puzzle, String form, String sentence) {
        assertThat(dlx(puzzle + "\n", "export", model, "--to", form)).isEqualTo(new Result(2, "", sentence + "\n"));
    }
}
