package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import dlx.app.guide.Page;
import dlx.app.guide.Shell;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckCommandTest {

    private static final String SIDE = "Queen[row=0, column=1]";
    private static final String NEXT = "Queen[row=1, column=3]";

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void judgesEachMove() {
        Result moves = dlx("4\n", "check", "toy-queens", "--move", SIDE, "--move", "Queen[row=0, column=0]");
        Result forced = dlx("4\n", "check", "toy-queens", "--pin", SIDE, "--move", SIDE, "--move", NEXT);

        assertThat(moves.code()).isEqualTo(4);
        assertThat(moves.err()).isEmpty();
        assertThat(moves.out())
                .startsWith("possible " + SIDE + "\nimpossible Queen[row=0, column=0]\n  no solution: 1 of 1 givens"
                        + " contradicts the rules: Queen[row=0, column=0]\n");
        assertThat(forced.code()).isZero();
        assertThat(forced.out())
                .startsWith("forced " + SIDE + "\n  it is given\nforced " + NEXT + "\n  step 1 of dlx path: ")
                .endsWith(NEXT + " must be taken\n");
    }

    /** Solutions of another puzzle are not wrong solutions of this one. */
    @Test
    void doesNotJudgeTheSolutionsOfOtherPuzzles() throws IOException {
        String solved = dlx("4\n5\n", "solve", "toy-queens", "--format", "json").out();

        Result first = dlx(solved, "check", "toy-queens", file("four", "4\n"), "-");
        Result both = dlx(solved, "check", "toy-queens", file("both", "4\n5\n"), "-");

        assertThat(first.out()).isEqualTo("right\n");
        assertThat(first.code()).isZero();
        assertThat(both.out()).isEmpty();
        assertThat(both.code()).isEqualTo(2);
        assertThat(both.err()).contains("cannot check puzzle 2 too");
    }

    @Test
    void everyMoveOfAPuzzleWithoutASolutionIsImpossible() {
        Result result = dlx("3\n", "check", "toy-queens", "--move", SIDE);

        assertThat(result.code()).isEqualTo(4);
        assertThat(result.out()).startsWith("impossible " + SIDE + "\n  no solution even without givens\n");
    }

    @Test
    void aLimitLeavesMovesUnknown() {
        Result result = dlx("30\n", "check", "toy-queens", "--move", SIDE, "--time", "0ms");

        assertThat(result.code()).isEqualTo(5);
        assertThat(result.err()).startsWith("puzzle 1: stopped by the time limit before ");
    }

    @Test
    void takesTheSolutionsThatSolveWrites() throws IOException {
        String puzzle = file("p", "6\n");
        for (String format : new String[] {"options", "json", "text"}) {
            String solutions = dlx("6\n", "solve", "toy-queens", "--all", "--format", format)
                    .out();
            Result right = dlx(solutions, "check", "toy-queens", puzzle, "-");
            if (format.equals("text")) { // this model does not read boards
                assertThat(right.code()).isEqualTo(3);
                assertThat(right.err()).startsWith("<stdin>: does not contain a solution of this puzzle; ");
            } else {
                assertThat(right.out()).isEqualTo("right\n".repeat(4));
                assertThat(right.code()).isZero();
            }
        }
    }

    @Test
    void namesEveryDemandThatIsBroken() throws IOException {
        Result wrong = dlx("1 2 12 99\n", "check", "toy-queens", file("p", "4\n"), "-", "--pin", NEXT);
        JsonObject object = JsonParser.parseString(
                        dlx("3 5 12\n", "check", "toy-queens", file("p", "4\n"), "-", "--format", "json")
                                .out())
                .getAsJsonObject();

        assertThat(wrong.code()).isEqualTo(4);
        assertThat(wrong.out())
                .startsWith("wrong\n  option 99 does not exist; expected 1 to 16\n  " + NEXT
                        + " is given, but not taken\n  row 0 is covered twice, by Queen[row=0, column=0] and " + SIDE
                        + "\n  row 1 is not covered\n");
        assertThat(object.get("verdict").getAsString()).isEqualTo("wrong");
        assertThat(object.getAsJsonArray("flaws"))
                .hasToString("[{\"item\":\"row 3\",\"options\":[],\"words\":\"row 3 is not covered\"},"
                        + "{\"item\":\"column 1\",\"options\":[],\"words\":\"column 1 is not covered\"}]");
    }

    @Test
    void readsBoardsThatTheModelDraws() throws IOException {
        String puzzle = file("p", "4\n");
        String solutions = dlx("4\n", "solve", "queens", "--all").out();

        assertThat(dlx(solutions, "check", "queens", puzzle, "-").out()).isEqualTo("right\nright\n");
        assertThat(dlx(".Q..\n", "check", "queens", puzzle, "-").code()).isEqualTo(3);
    }

    static Stream<String> modelsOfReadableSolutions() {
        return ModelRegistry.load().all().stream()
                .filter(model -> model.can().contains("readable solutions"))
                .map(LoadedModel::id);
    }

    /** Boards of digits, too, which could be read as option numbers. */
    @ParameterizedTest
    @MethodSource("modelsOfReadableSolutions")
    void readsTheBoardThatSolveWrites(String model) throws IOException {
        String puzzle = file("p", dlx("", "info", model, "--example").out());
        String solution = dlx("", "solve", model, puzzle).out();

        assertThat(dlx(solution, "check", model, puzzle, "-").out()).isEqualTo("right\n");
    }

    @Test
    void namesTheDigitsThatClash() throws IOException {
        String puzzle = file("p", "1...\n..2.\n.3..\n...4\n");
        Result wrong = dlx("1243\n3421\n4312\n2133\n", "check", "sudoku", puzzle, "-");

        assertThat(wrong.out())
                .startsWith("wrong\n  r4c4=4 is given, but not taken\n")
                .contains("row 4 digit 3 is covered twice, by r4c3=3 and r4c4=3")
                .contains("row 4 digit 4 is not covered");
    }

    @Test
    void saysWhatIsWrongWithABoard() throws IOException {
        String puzzle = file("p", "1...\n..2.\n.3..\n...4\n");
        Result result = dlx("1243\n3421\n4312\n", "check", "sudoku", puzzle, "-");

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.err())
                .startsWith(
                        "<stdin>: does not contain a solution of this puzzle (as a board: solution:3:1: the text ends");
    }

    /** Boards of digits are not option numbers if the model does not read what it draws. */
    @ParameterizedTest
    @ValueSource(strings = {"fillomino", "../examples/rules/sudoku.puzzle", "../examples/rules/latin.puzzle"})
    void refusesADrawingThatIsNotRead(String model) throws IOException {
        String puzzle = file("p", dlx("", "info", model, "--example").out());
        Result result = dlx(dlx("", "solve", model, puzzle).out(), "check", model, puzzle, "-");

        assertThat(result.err()).contains("looks like a drawn solution");
        assertThat(result.code()).isEqualTo(3);
        String numbers = dlx("", "solve", model, puzzle, "--format", "options").out();
        assertThat(dlx(numbers, "check", model, puzzle, "-").out()).isEqualTo("right\n");
    }

    /** The digits of a kakuro are only a part of its options. */
    @Test
    void doesNotReadBoardsThatAreAPartOfASolution() throws IOException {
        String text = dlx("", "info", "kakuro", "--example").out();
        String solution = dlx(text, "solve", "kakuro").out();

        assertThat(dlx(solution, "check", "kakuro", file("p", text), "-").code())
                .isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--move r2c1", "printf 'Q"})
    void answersAsTheGuideShows(String words) {
        String block = Page.of("docs/explain.md").block(words);
        int end = block.indexOf('\n');
        Result result = new Shell(folder).run(block.substring(2, end));

        assertThat(result.out()).isEqualTo(block.substring(end + 1));
        assertThat(result.code()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "check toy-queens               | check: must have --move LABEL and at most one FILE, or FILE and",
                "check toy-queens - -           | check: must have --move LABEL",
                "check toy-queens a b --move x  | check: must have --move LABEL",
                "check toy-queens --move x      | --move x: puzzle 1 does not have an option of this label",
            })
    void rejectsWhatIsNotAQuestion(String line, String sentence) {
        Result result = dlx("4\n", line.strip().split(" +"));

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).startsWith(sentence);
    }
}
