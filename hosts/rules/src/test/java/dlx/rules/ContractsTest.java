package dlx.rules;

import dlx.api.ExactCoverModel;
import dlx.rules.rule.Choice;
import dlx.testkit.ExactCoverModelContract;
import java.util.Map;
import org.junit.jupiter.api.Nested;

/** The puzzles of {@code examples/rules} keep the promises of models. */
class ContractsTest {

    @Nested
    class Sudoku extends Contract {

        Sudoku() {
            super(
                    "sudoku",
                    Map.of(RuleFiles.model("sudoku").example(), 1L),
                    Map.of(
                            "53..7...x\n", "<text>:1:9: 'x' is not a cell of g; expected one of '.' , 0 .. 9",
                            "53..7....\n6..195..\n", "<text>:2:9: the row has 8 cells; expected 9",
                            "53..7....\n", "<text>:1:1: the text ends here; expected a row of g"));
        }
    }

    @Nested
    class StarBattle extends Contract {

        StarBattle() {
            super(
                    "star-battle",
                    Map.of("1\naabb\nabbb\nccdd\nccdd\n", 2L),
                    Map.of("1\naab\na\n", "<text>:3:2: the row has 1 cell; expected 3"));
        }
    }

    @Nested
    class Pieces extends Contract {

        Pieces() {
            super(
                    "pieces",
                    Map.of("PP..L..VV\nPPP.LLLV.\n\n....#\n...##\n.....\n", 0L),
                    Map.of("PP\nPP\n", "<text>:2:1: the text ends here; expected a row of g"));
        }
    }

    @Nested
    class Queens extends Contract {

        Queens() {
            super(
                    "queens",
                    Map.of("1", 1L, "3", 0L, "6", 4L),
                    Map.of(
                            "eight", "<text>:1:1: 'eight' is not a number; expected a number for n",
                            "8 9", "<text>:1:4: the line has 2 words; expected 1",
                            "999",
                                    "<text>:1:1: the rules do not allow this puzzle: queens.puzzle:9:55: option queen makes too many combinations of r , c in 1 .. n"));
        }
    }

    @Nested
    class Dominoes extends Contract {

        Dominoes() {
            super(
                    "dominoes",
                    Map.of("....\n....\n....\n", 11L, "#..#\n....\n", 1L),
                    Map.of(
                            "..\n.<\n",
                            "<text>:2:2: the rules do not allow this puzzle: dominoes.puzzle:14:7: the text gives \"across, from row 2, column 2\"; expected one of the options"));
        }
    }

    @Nested
    class Latin extends Contract {

        Latin() {
            super(
                    "latin",
                    Map.of(". . .\n. . .\n. . .\n", 12L, "1 1\n. .\n", 0L),
                    Map.of(
                            "1 .\n. 3\n",
                            "<text>:2:3: the rules do not allow this puzzle: latin.puzzle:12:7: the text gives \"3 in row 2, column 2\""));
        }
    }

    @Nested
    class Tents extends Contract {

        Tents() {
            super(
                    "tents",
                    Map.of(RuleFiles.model("tents").example(), 1L),
                    Map.of("- 1\n1 T .\n", "<text>:2:6: the row has 3 cells; expected 2"));
        }
    }

    @Nested
    class Edges extends Contract {

        Edges() {
            super(
                    "edges",
                    Map.of(RuleFiles.model("edges").example(), 8L),
                    Map.of("1 2 3 4\n1 2 3\n", "<text>:2:6: the row has 3 cells; expected 4"));
        }
    }

    @Nested
    class Assignment extends Contract {

        Assignment() {
            super(
                    "assignment",
                    Map.of(RuleFiles.model("assignment").example(), 6L),
                    Map.of(
                            "jobs paint\nAnn x\n",
                            "<text>:2:5: the rules do not allow this puzzle: assignment.puzzle:7:8: 'do' gets 'x'; expected a number"));
        }
    }

    private abstract static class Contract extends ExactCoverModelContract<RulesPuzzle, Choice> {

        private static final int MOST = 6_000;

        private final String name;
        private final Map<String, Long> counts;
        private final Map<String, String> errors;

        Contract(String name, Map<String, Long> counts, Map<String, String> errors) {
            this.name = name;
            this.counts = counts;
            this.errors = errors;
        }

        @Override
        protected ExactCoverModel<RulesPuzzle, Choice> model() {
            return (RulesModel) PuzzleRules.read(RuleFiles.text(name), name + ".puzzle", MOST);
        }

        @Override
        protected Map<String, Long> solutionCounts() {
            return counts;
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return errors;
        }
    }
}
