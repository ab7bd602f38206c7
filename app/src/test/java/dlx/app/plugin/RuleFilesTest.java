package dlx.app.plugin;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files with rules, named instead of a model or put into a folder of plugins. */
class RuleFilesTest {

    private static final String RULES = """
            puzzle "Rooks on a board"
            text n: number
            item row(r) "row {r}" for r in 1..n
            item column(c) "column {c}" for c in 1..n
            option rook(r, c) "a rook in row {r}, column {c}" for r, c in 1..n
              uses row(r), column(c)
              draws 'R' at r, c
            example
            3
            """;

    @TempDir
    Path work;

    private String file = "";

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(work.resolve("rooks.puzzle"), RULES).toString();
    }

    @Test
    void aFileIsAModelOfEveryCommand() {
        assertThat(dlx("2\n", "solve", file)).isEqualTo(new Result(0, "R.\n.R\n", ""));
        assertThat(dlx("4\n", "count", file)).isEqualTo(new Result(0, "24\n", ""));
        assertThat(dlx("", "info", file).out())
                .contains("Rooks on a board", "n: a number", "dlx info " + file + " --example | dlx solve " + file);
        assertThat(dlx("", "info", file, "--example").out()).isEqualTo("3\n");
        assertThat(dlx("3\n", "inspect", file).out()).contains("9");
        assertThat(dlx("3\n", "explain", file).out()).contains("a rook in row 1, column 1");
        assertThat(dlx("2\n", "solve", file, "--format", "svg").out()).contains("<svg");
    }

    @Test
    void aPuzzleWithGivensHasHintsAndFreshPuzzles() {
        String sudoku = "../examples/rules/sudoku.puzzle";
        String board = dlx("", "info", sudoku, "--example").out();

        assertThat(dlx(board, "solve", sudoku).out()).startsWith("534678912\n");
        assertThat(dlx(board, "hint", sudoku).out()).contains("row");
        Result fresh = dlx("", "generate", sudoku, "--seed", "1");
        assertThat(fresh.err()).isEmpty();
        assertThat(dlx(fresh.out(), "unique", sudoku)).isEqualTo(dlx(fresh.out(), "unique", "sudoku"));
        assertThat(dlx(fresh.out(), "unique", sudoku).code()).isZero();
    }

    @Test
    void filesInAFolderOfPluginsAreListedWithTheirOrigin() throws IOException {
        Files.writeString(work.resolve("broken.puzzle"), "puzzle \"Broken\"\nitm a\n");
        Files.writeString(work.resolve("queens.puzzle"), RULES);

        assertThat(dlx("", "models", "--plugins", work.toString()).out())
                .contains("rooks\tRooks on a board\t" + file + "\n");
        assertThat(dlx("3\n", "count", "rooks", "--plugins", work.toString())).isEqualTo(new Result(0, "6\n", ""));
        assertThat(dlx("6\n", "count", "queens", "--plugins", work.toString()).out())
                .isEqualTo("4\n");
        assertThat(dlx("", "doctor", "--plugins", work.toString()).out())
                .contains("broken.puzzle:2:1: 'itm' is out of place")
                .contains("claims the id \"queens\", which another model already has and keeps");
        assertThat(dlx("", "info", "rookz", "--plugins", work.toString()).err()).contains("did you mean \"rooks\"?");
    }

    @Test
    void anErrorOfTheRulesHasItsPlaceAndExitCode() throws IOException {
        Files.writeString(Path.of(file), RULES.replace("1..n", "1..m"));

        assertThat(dlx("2\n", "solve", file))
                .isEqualTo(new Result(
                        3,
                        "",
                        file + ":3:35: 'm' is not declared; expected a name that is declared, or a variable of"
                                + " a 'for';"
                                + " did you mean \"n\"?\n"));
    }

    @Test
    void aMissingFileIsAnErrorOfTheCommandLine() {
        Result result = dlx("2\n", "solve", "missing.puzzle");

        assertThat(result.code()).isNotZero();
        assertThat(result.err()).contains("missing.puzzle").contains("not found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"sudoku", "star-battle", "pieces", "queens", "dominoes", "latin", "tents", "edges", "assignment"
            })
    void theNineExamplesSolveTheirOwn(String name) {
        String rules = "../examples/rules/" + name + ".puzzle";
        Result solved = dlx(dlx("", "info", rules, "--example").out(), "solve", rules);

        assertThat(solved.err()).isEmpty();
        assertThat(solved.code()).isZero();
        assertThat(solved.out()).isNotBlank();
    }
}
