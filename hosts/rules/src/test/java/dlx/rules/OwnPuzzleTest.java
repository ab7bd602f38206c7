package dlx.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.rules.rule.Choice;
import dlx.testkit.ExactCoverModelContract;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnPuzzleTest extends ExactCoverModelContract<RulesPuzzle, Choice> {

    private static final String LINES =
            "puzzle \"x\"\ntext n: number\nitem a(r) for r in 1..n\noption b(r) for r in 1..n\n" + "  uses a(r)\n";

    @Override
    protected ExactCoverModel<RulesPuzzle, Choice> model() {
        return (RulesModel) PuzzleRules.ownPuzzle();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(model().example(), 3L, LINES + "example\n4\n", 1L);
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of(
                LINES + "example\nx\n",
                "<text>:7:1: 'x' is not a number; expected a number for n",
                LINES,
                "<text>:5:1: the text ends here; expected a line with the word example",
                LINES.replace("1..n\n  uses", "1..m\n  uses") + "example\n4\n",
                "<text>:4:25: 'm' is not declared; expected a name that is declared, or a variable of a 'for'");
    }

    /** The files of rules, as they are, are texts of this model. */
    @ParameterizedTest
    @ValueSource(strings = {"sudoku", "queens", "tents", "edges", "pieces", "assignment"})
    void countsTheExampleOfAFile(String name) {
        LoadedModel<?, ?> own = LoadedModel.of(model(), "test");
        LoadedModel<?, ?> rules = RuleFiles.loaded(RuleFiles.text(name));
        assertThat(count(own, RuleFiles.text(name))).isEqualTo(count(rules, rules.example()));
    }

    private static <P> String count(LoadedModel<P, ?> model, String text) {
        return model.solver(model.puzzle(PuzzleText.of(text)))
                .count()
                .solutions()
                .toString();
    }

    @Test
    void readsLinesOfWindows() {
        LoadedModel<?, ?> rules = RuleFiles.loaded(RuleFiles.text("queens").replace("\n", "\r\n"));
        assertThat(count(rules, "6\r\n")).isEqualTo("4");
    }

    @Test
    void writesItsRulesWithTheBoard() {
        RulesModel model = (RulesModel) PuzzleRules.ownPuzzle();
        String text = RuleFiles.text("sudoku");
        RulesPuzzle puzzle = model.parse(PuzzleText.of(text));
        List<Choice> givens = List.copyOf(puzzle.givens());
        assertThat(model.write(model.shape(puzzle).orElseThrow(), givens)).hasValue(text);
    }
}
