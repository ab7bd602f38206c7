package dlx.app.answer;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.commands.console.Printable;
import dlx.core.Solver;
import dlx.core.diagnosis.UncoverableMessage;
import dlx.core.messages.ClashMessage;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.Givens;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClashMessageTest {

    private static final ModelRegistry MODELS = ModelRegistry.load();

    private static Optional<String> sentence(String model, String puzzle) {
        Solver<?> solver = MODELS.get(model).solverOf(puzzle);
        return ClashMessage.sentence(solver.cover(), solver.givens(), Printable::name);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "sudoku; 33../..../..../....; the givens r1c1=3 and r1c2=3 both hold the item \"row 1 digit 3\"",
                "sudoku; 3333/..../..../....; the givens r1c1=3, r1c2=3, r1c3=3, r1c4=3 all hold the item \"row 1 digit 3\"",
                "queens; Q.../.Q../..../....; the givens r1c1 and r2c2 both hold the item \"falling diagonal 4\"",
                "langford; 3 3 . . . . . .; the givens \"3 at 1 and 5\" and \"3 at 2 and 6\" both hold the item \"number 3\"",
                "langford; 3 . . . 2 . . .; the givens \"3 at 1 and 5\" and \"2 at 5 and 8\" both hold the item \"slot 5\"",
                "crossword; AB#/#AB/..#//AB CD BC; the givens \"r1c1 across AB\" and \"r2c2 across AB\" both hold the item \"word AB\"",
                "latin; 1 1 ./. . ./. . .; the givens r1c1=1 and r1c2=1 both hold the item \"row 1 symbol 1\"",
            })
    void namesTheGivensAndTheItem(String model, String puzzle, String sentence) {
        assertThat(sentence(model, puzzle.replace('/', '\n') + '\n')).hasValue(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "A | X/A X:1/A X:2; 0,1; the givens 1 and 2 both hold the item \"A\"",
                "A B | X/A X:1/B X:2; 0,1; the givens 1 and 2 give the item \"X\" other colors",
                "A B | X/A X:1/B X; 0,1; the givens 1 and 2 both hold the item \"X\"",
                "2|A | X Y/A X/A Y/A; 0,1,2; the givens 1, 2, 3 hold the item \"A\", which may be covered 2 times at most",
                "A B | X/A X:1/B X:1; 0,1; ",
                "2|A | X/A/A; 0,1; ",
            })
    void colorsAndMultiplicitiesLeaveCapacity(String lines, String taken, String sentence) {
        Solver<?> solver = MODELS.get("knuth").solverOf(lines.replace('/', '\n') + '\n');
        Givens givens = Givens.of(
                Stream.of(taken.split(",")).mapToInt(Integer::parseInt).toArray());
        Optional<String> found = ClashMessage.sentence(solver.cover(), givens, Printable::name);
        assertThat(found.isPresent()).isEqualTo(sentence != null);
        found.ifPresent(s -> assertThat(s.replaceAll("givens .* (hold|both|give)", "$1"))
                .isEqualTo(sentence.replaceAll("givens .* (hold|both|give)", "$1")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "solve --all", "count", "unique", "best", "diagram"})
    void soIsAPinThatClashesWithAGivenOrAnotherPin(String command) {
        String[] words = command.split(" ", 2);
        String all = words.length > 1 ? words[1] : "--stats";
        assertThat(dlx("33../..../..../....".replace('/', '\n') + '\n', words[0], "sudoku", all, "--pin", "r2c3=1")
                        .err())
                .contains("warning: puzzle 1: the givens r1c1=3 and r1c2=3 both hold the item \"row 1 digit 3\"\n");
        assertThat(dlx("3.../..../..../....".replace('/', '\n') + '\n', words[0], "sudoku", all, "--pin", "r1c2=3")
                        .err())
                .contains("warning: puzzle 1: the givens r1c1=3 and r1c2=3 both hold the item \"row 1 digit 3\"\n");
        assertThat(dlx("4\n", words[0], "queens", all, "--pin", "r1c1", "--pin", "r2c2")
                        .err())
                .contains("warning: puzzle 1: the givens r1c1 and r2c2 both hold the item \"falling diagonal 4\"\n");
        assertThat(dlx("4\n", words[0], "queens", all, "--pin", "r1c1").err()).doesNotContain("the givens");
    }

    /** Where givens are letters and labels, and no options. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "de-bruijn; 01 2 000.; the givens \"00 at 1\" and \"00 at 2\" both hold the item \"word 00\"",
                "graceful; path 4/labels 0 . 0 .; the givens \"vertex 1: 0\" and \"vertex 3: 0\" both hold the item \"label 0\"",
                "graceful; path 4/labels 0 1 2 .; the givens \"edge 1-2\" and \"edge 2-3\" both hold the item \"difference 1\"",
            })
    void aTextWhoseGivensClashGetsTheSame(String model, String puzzle, String sentence) {
        assertThat(dlx(puzzle.replace('/', '\n') + '\n', "count", model).err()).contains(": " + sentence + '\n');
        assertThat(dlx(MODELS.get(model).example(), "count", model).err()).doesNotContain("the givens");
    }

    @Test
    void givensThatLeaveCapacityDoNotClash() {
        assertThat(sentence("sudoku", MODELS.get("sudoku").example())).isEmpty();
    }

    @Test
    void aGivenMayHoldWhatNothingMayHold() {
        Cover<String> cover = Cover.of(c -> {
            Item row = c.item("row 1").times(0, 0);
            Items trees = c.items("tree", 2);
            c.option("a", trees.at(0), row);
            c.option("b", trees.at(1), row);
        });
        assertThat(ClashMessage.sentence(cover, Givens.of(1), Printable::name))
                .hasValue("the given b holds the item \"row 1\", which nothing may hold");
        assertThat(ClashMessage.sentence(cover, Givens.of(0, 1), Printable::name))
                .hasValue("the givens a, b hold the item \"row 1\", which nothing may hold");
        assertThat(UncoverableMessage.sentence(cover, Printable::name))
                .hasValue(
                        "no option that may be taken holds the items \"tree 0\", \"tree 1\", so there is no solution");
    }
}
