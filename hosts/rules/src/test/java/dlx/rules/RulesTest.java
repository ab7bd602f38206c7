package dlx.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.rules.rule.Choice;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The language of rules: what it says, and where it says that something is wrong. */
class RulesTest {

    /** A puzzle whose options are the numbers 1 to 9 for which a condition holds. */
    private static String holding(String condition) {
        return "puzzle \"x\" text n: number let m = 3 text g: grid item one option a(i) for i in 1..9 if " + condition
                + " uses one";
    }

    private static List<String> labels(String rules, String text) {
        LoadedModel<RulesPuzzle, Choice> model = RuleFiles.loaded(rules);
        var cover = model.solverOf(text).cover();
        return Stream.iterate(0, i -> i + 1)
                .limit(cover.optionCount())
                .map(cover::label)
                .toList();
    }

    @Nested
    class Expressions {

        @ParameterizedTest(name = "{0}")
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "i = 1 + 2 * 3 | 7",
                    "i = (1 + 2) * 3 | 9",
                    "i = 9 - 3 - 2 | 4",
                    "i = 7 / 2 | 3",
                    "-i = -7 / 2 | 4",
                    "i = -7 mod 4 | 1",
                    "i = n | 5",
                    "i < m | 1 2",
                    "i <= m and not i = 2 | 1 3",
                    "i > 7 or i = 1 | 1 8 9",
                    "i >= 8 | 8 9",
                    "i != 1 and i in 1..3 | 2 3",
                    "i in {2, 4, 7 + 1} | 2 4 8",
                    "i in rows g | 1 2",
                    "i = count columns g | 3",
                    "i = count values g | 2",
                    "i = count g['b'] | 2",
                    "i = count turns g['b'] | 2",
                    "i = count turns and mirrors g['b'] | 2",
                    "g[1, i] = '.' | 3 4 5 6 7 8 9",
                    "g[i, 1] = 'a' | 1 2",
                    "i = count (1..4) | 4",
                    "i in 2..4 and {1, 2, 3} = 1..3 and 1..3 = {1, 2, 3} | 2 3 4"
                })
        void meanWhatTheySay(String condition, String options) {
            String text = "5\n\nab.\na.b\n";
            List<String> expected = Stream.of(options.trim().split(" "))
                    .map(i -> "a(" + i + ")")
                    .toList();

            assertThat(labels(holding(condition), text)).isEqualTo(expected);
        }
    }

    @Nested
    class Errors {

        @ParameterizedTest(name = "{0}")
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "puzle \"x\" | my.puzzle:1:1: 'puzle' is out of place; expected 'puzzle'",
                    "puzzle x | my.puzzle:1:8: 'x' is out of place; expected a title in double quotes",
                    "puzzle \"x | my.puzzle:1:8: the quote opens here; expected a mark or sentence, and another \" in this line",
                    "puzzle \"x\" | my.puzzle:1:11: the rules end here; expected an option",
                    "puzzle \"x\" itm a | my.puzzle:1:12: 'itm' is out of place; expected text, let, item",
                    "puzzle \"x\" item a; | my.puzzle:1:18: ';' is out of place; expected a name, a number",
                    "puzzle \"x\" item for | my.puzzle:1:17: 'for' is a word of the language; expected a new name",
                    "puzzle \"x\" item a item a | my.puzzle:1:24: 'a' is declared already; expected a new name",
                    "puzzle \"x\" item a(i) | my.puzzle:1:19: 'i' is not declared; expected a name that is declared, or a variable of a 'for'",
                    "puzzle \"x\" item a for i in 1..2 | my.puzzle:1:19: the variables are i; expected those of item a",
                    "puzzle \"x\" item a(i) for i in 1..n | my.puzzle:1:34: 'n' is not declared; expected a name that is",
                    "puzzle \"x\" text num: number item a(i) for i in 1..nun | my.puzzle:1:51: 'nun' is not declared; expected a name that is declared, or a variable of a 'for'; did you mean \"num\"?",
                    "puzzle \"x\" text n: nmber | my.puzzle:1:20: 'nmber' is not declared; expected a form of text; did you mean \"number\"?",
                    "puzzle \"x\" text n: number item a(i) for i in rows n | my.puzzle:1:51: 'n' is not a grid; expected the name",
                    "puzzle \"x\" item a option b uses c | my.puzzle:1:33: 'c' is not declared; expected an item that is declared before; did you mean \"a\"?",
                    "puzzle \"x\" item a option b uses a(1) | my.puzzle:1:33: 'a' has 1 values here; expected 0",
                    "puzzle \"x\" item a option b uses a = 1 | my.puzzle:1:35: '=' is out of place; expected no color",
                    "puzzle \"x\" item a in one color option b uses a | my.puzzle:1:47: the rules end here; expected '='",
                    "puzzle \"x\" item a option b | my.puzzle:1:26: the option does not use an item",
                    "puzzle \"x\" item a \"{b}\" | my.puzzle:1:21: 'b' is not declared",
                    "puzzle \"x\" item a \"{b\" | my.puzzle:1:20: the brace is not closed; expected '}' in the sentence",
                    "puzzle \"x\" item a(i) \"an a\" for i in 1..2 | my.puzzle:1:22: the sentence does not mention i; expected {i}",
                    "puzzle \"x\" item a 3 times 4 times | my.puzzle:1:27: '4' is out of place; expected text",
                    "puzzle \"x\" item a option b uses a given c | my.puzzle:1:41: 'c' is not declared; expected an option",
                    "puzzle \"x\" item a(i, j) for i in 1..j, j in 1..2 | my.puzzle:1:22: 'j' is not declared; expected a name that is declared, or",
                    "puzzle \"x\" let a = 1234567890123456789 | my.puzzle:1:20: '1234567890123456789' is too large",
                    "puzzle \"x\" let a = 'b | my.puzzle:1:20: the quote opens here; expected a mark or sentence, and another '",
                    "puzzle \"x\" item a(i) for i in 1..2 if i == 1 | my.puzzle:1:41: '==' is not a sign of rules; expected '='",
                    "puzzle \"x\" let a = 1 && 2 | my.puzzle:1:22: '&&' is not a sign of rules; expected 'and'",
                    "puzzle \"x\" let a = 1 & 2 | my.puzzle:1:22: '&' is not a sign of rules; expected 'and'",
                    "puzzle \"x\" item a 0 to 1 times | my.puzzle:1:21: 'to' is out of place; expected '..', as in 1..9",
                    "puzzle \"x\" item a(i) for i in 1 to 2 | my.puzzle:1:33: 'to' is out of place; expected '..', as in 1..9",
                    "puzzle \"x\" text g: grid item a(r) for r in row g | my.puzzle:1:44: 'row' is not declared; expected rows, columns, values, count or turns before a grid; did you mean \"rows\"?"
                })
        void haveAPlaceAndSayWhatIsExpected(String rules, String message) {
            assertThatThrownBy(() -> PuzzleRules.read(rules, "my.puzzle"))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessageStartingWith(message.trim());
        }

        @ParameterizedTest(name = "{0}")
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "1 / (i - 1) = 1 | 1:90: '/' divides 1 by 0; expected another divisor",
                    "1 mod (i - 1) = 1 | 1:90: 'mod' divides 1 by 0; expected another divisor",
                    "999999999999999999 * 999 > i | 1:107: '*' of 999999999999999999 and 999 exceeds 64 bits",
                    "'a' + 1 = i | 1:92: '+' gets 'a'; expected a number",
                    "i | 1:85: 'if' gets '1'; expected a condition",
                    "i in 3 | 1:90: 'in' gets '3'; expected a range",
                    "turns g = 3 | 1:88: 'turns' gets a grid; expected a picture"
                })
        void ofATextHaveItsPlaceToo(String condition, String message) {
            assertThatThrownBy(() -> RuleFiles.loaded(holding(condition)).puzzle("5\n\nab\n"))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessageStartingWith("<text>:1:1: the rules do not allow this puzzle: my.puzzle:" + message);
        }

        @ParameterizedTest(name = "{0}")
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "item a option b uses a, a | the option \"b\" uses the item \"a\" twice; expected once",
                    "item a at most once option b uses a | the option \"b\" does not use an item that must be covered",
                    "item a -1 times option b uses a | the item is in -1 to -1 options; expected a minimum of 0",
                    "item a option b uses a draws 1 at 0, 1 | the row is 0 and the column 1; expected numbers from 1",
                    "item a option b(i) for i in 1..2 uses a given b(3) | the text gives \"b(3)\"; expected one of the",
                    "item a option b(i, j) for i, j in 1..3000 uses a | option b makes too many combinations of i , j in 1 .. 3000; expected at most 10000 in all statements",
                    "item a option b uses a for i, j, k in 1..9999999999 | a makes too many combinations of i , j , k in 1 .. 9999999999",
                    "item a option b(i, j) for i in 1..9999, j in i..9999 uses a | option b makes too many combinations of i in 1 ..",
                    "item a(i) for i in 1..9999999 option b uses a(1) | item a makes too many combinations of i in 1 ..",
                    "let a = {1, 2} let b = {a, a} item c option d(i) for i in 1..2 if b = b uses c | gets '[1, 2]'; expected numbers and marks in braces",
                    "let k = count (1..3000000000) item c option d(i) for i in 1..2 if k = 1 uses c | gets '1..3000000000'; expected a smaller range",
                    "let a = \"{n}{n}{n}{n}{n}{n}{n}{n}{n}{n}\" let b = \"{a}{a}{a}{a}{a}{a}{a}{a}{a}{a}{a}{a}\" let d = \"{b}{b}{b}{b}{b}{b}{b}{b}{b}\" item c \"{d}\" option e uses c | the sentence has more than 1000 characters"
                })
        void ofItemsAndOptionsHaveTheirPlace(String rules, String message) {
            RulesModel model =
                    (RulesModel) PuzzleRules.read("puzzle \"x\" text n: number\n" + rules, "my.puzzle", 10_000);

            assertThatThrownBy(() -> LoadedModel.of(model, "my.puzzle").puzzle("5\n"))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessageMatching("(?s)<text>:1:1: the rules do not allow this puzzle: my.puzzle:2:\\d+: .*")
                    .hasMessageContaining(message.trim());
        }

        @Test
        void ofTwoBarsNameTheWord() {
            assertThatThrownBy(() -> PuzzleRules.read(holding("i = 1 || i = 2"), "my.puzzle"))
                    .hasMessage("my.puzzle:1:94: '||' is not a sign of rules; expected 'or'");
        }

        @Test
        void areNotMadeOfAtLeastOnce() {
            String rules = "puzzle \"x\" item a at least once option b(i) for i in 1..3 uses a";
            assertThat(RuleFiles.loaded(rules)
                            .solverOf("x\n")
                            .count()
                            .solutions()
                            .toString())
                    .isEqualTo("7");
        }

        /** Two names of the puzzle's text, and two statements. */
        @Test
        void ofItemsWithEqualNamesHaveBothPlaces() {
            String table = "puzzle \"x\" text t: table\nitem a(i) \"{t[i, 1]}\" for i in rows t\noption b uses a(1)";
            String grid =
                    "puzzle \"x\" text t: grid\nitem a(i) \"no {i}\" for i in 1..2 item b(i) \"no {i}\" for i in 2..3"
                            + " option c uses a(1)";

            assertThatThrownBy(() -> RuleFiles.loaded(table).puzzle("Ann\nBob\nAnn\n"))
                    .hasMessage("<text>:3:1: the rules do not allow this puzzle: my.puzzle:2:6: the item is called"
                            + " \"Ann\", as is an item of my.puzzle:2:6; expected another name");
            assertThatThrownBy(() -> RuleFiles.loaded(grid).puzzle(".\n"))
                    .hasMessage("<text>:1:1: the rules do not allow this puzzle: my.puzzle:2:39: the item is called"
                            + " \"no 2\", as is an item of my.puzzle:2:6; expected another name");
        }

        @ParameterizedTest
        @ValueSource(strings = {"(", "-", "not ", "1+", "{", "g[", "count "})
        void ofDeepExpressionsEndBeforeTheStack(String part) {
            assertThatThrownBy(() -> PuzzleRules.read(holding(part.repeat(100_000) + "1"), "my.puzzle"))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessageContaining("the expression is too long; expected at most 300 signs");
        }
    }

    @Nested
    class Comments {

        private static final String RULES =
                "puzzle \"x\" text g: grid text h: table item one option a(r, c) for r, c in g if g[r, c] = '#' uses one";

        private static final String DOUBT = ": the line is a comment, or a row with as many cells as the row after it;"
                + " expected a blank before '#' in a row, or a blank line after a comment";

        @ParameterizedTest
        @ValueSource(strings = {"#..\n.#.\n\n1\n", "# note\n#..\n.#.\n\n# another note\n\n1\n", " # . .\n.#.\n\n1\n"})
        void areNotRows(String text) {
            assertThat(labels(RULES, text)).containsExactly("a(1, 1)", "a(2, 2)");
        }

        @ParameterizedTest
        @CsvSource({"'# . .\n.#.\n\n1\n', 1", "'# x\n# ..\n.#.\n\n1\n', 2", "'#..\n\n# 2\n1 2\n', 3"})
        void areNotReadWhereALineMayBeARow(String text, int line) {
            assertThatThrownBy(() -> RuleFiles.loaded(RULES).puzzle(text))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessage("<text>:" + line + ":1" + DOUBT);
        }

        @Test
        void writtenRowsAreReadBack() {
            RulesModel model = (RulesModel) PuzzleRules.read(HOLES, "my.puzzle");
            RulesPuzzle puzzle = model.parse(PuzzleText.of(" # .\n. .\n\n..\nR.\n"));
            assertThat(model.write(puzzle.shape(), List.copyOf(puzzle.givens())))
                    .hasValue(" # .\n. .\n\n..\nR.\n");
        }
    }

    private static final String HOLES = """
            puzzle "x" text h: table text g: grid
            item row(r) for r in rows h
            option rook(r, c) for r, c in h if h[r, c] != '#' uses row(r) draws 'Q' at r, c
            given rook(r, c) for r, c in g if g[r, c] = 'R'
            """;

    @Nested
    class FreshPuzzles {

        /** The rules draw a queen where the text has a rook. */
        @Test
        void haveTheMarksOfGivens() {
            LoadedModel<RulesPuzzle, Choice> model = RuleFiles.loaded(HOLES);
            RulesPuzzle puzzle = model.puzzle(". .\n. .\n\n..\n..\n");
            String fresh = Generator.of(model, puzzle)
                    .generate(1)
                    .puzzle()
                    .orElseThrow()
                    .text();
            assertThat(fresh).contains("R").doesNotContain("Q");
            assertThat(model.solverOf(fresh).count().solutions()).isOne();
        }

        /** A mark with which the statement does not compute leaves the drawn marks. */
        @Test
        void haveTheDrawnMarksOtherwise() {
            RulesModel model = (RulesModel) PuzzleRules.read(
                    HOLES.replace("'Q'", "r").replace("g[r, c] = 'R'", "g[r, c] != '.' and g[r, c] * 2 > 0"),
                    "my.puzzle");
            RulesPuzzle puzzle = model.parse(PuzzleText.of(". .\n. .\n\n1.\n.2\n"));
            assertThat(model.write(puzzle.shape(), List.copyOf(puzzle.givens())))
                    .hasValue(". .\n. .\n\n1.\n.2\n");
        }

        @Test
        void areMissingForAReason() {
            assertThat(RuleFiles.model("queens").grammar())
                    .endsWith("\nThere are no fresh puzzles: the rules do not have a 'given'.\n");
            assertThat(RuleFiles.model("dominoes").grammar())
                    .endsWith(
                            "\nThere are no fresh puzzles: dominoes.puzzle:14:7: the number of grids that only 'given'"
                                    + " reads is 0; expected 1.\n");
            assertThat(RuleFiles.model("sudoku").grammar()).doesNotContain("fresh");
        }
    }

    @Nested
    class Pictures {

        @Test
        void haveCellsAsWideAsTheLongestMarkOfAnyOption() {
            RulesModel model = (RulesModel) PuzzleRules.read(
                    "puzzle \"x\" item a option b(i) for i in 1..2 uses a draws \"{i} much too long\" at 1, i",
                    "x.puzzle");
            RulesPuzzle puzzle = model.parse(PuzzleText.of("x\n"));
            var cover = LoadedModel.of(model, "x").solver(puzzle).cover();
            assertThat(model.picture(puzzle, Solution.of(List.of())).width()).isGreaterThan(9);
            assertThat(model.areas(puzzle, cover.option(1)).get(0).x()).isGreaterThan(4.5);
        }
    }

    /** Slips in rules and in texts: each is read, or refused with a place. */
    @ParameterizedTest
    @ValueSource(
            strings = {"sudoku", "star-battle", "pieces", "queens", "dominoes", "latin", "tents", "edges", "assignment"
            })
    void alteredTextsAreReadOrRefusedWithTheirPlace(String name) {
        Random random = new Random(name.hashCode());
        String rules = RuleFiles.text(name);
        String example = RuleFiles.model(name).example();
        int refused = 0;
        int texts = "all".equals(System.getProperty("dlx.tests")) ? 560 : 120;
        for (int k = 0; k < texts; k++) {
            String altered = k % 4 == 0 ? rules : altered(rules, random);
            String text = k % 4 == 0 ? altered(example, random) : example;
            try {
                RulesModel model = (RulesModel) PuzzleRules.read(altered, "my.puzzle", 10_000);
                LoadedModel<RulesPuzzle, Choice> loaded = LoadedModel.of(model, "my.puzzle");
                RulesPuzzle puzzle = loaded.puzzle(text);
                loaded.solver(puzzle);
                model.write(puzzle.shape(), List.copyOf(puzzle.givens()))
                        .ifPresent(written -> assertThat(loaded.puzzle(written)).isEqualTo(puzzle));
                assertThat(model.picture(puzzle, Solution.of(List.of())).width())
                        .isNotNegative();
                assertThat(loaded.render(puzzle, Solution.of(List.copyOf(puzzle.givens()))))
                        .isNotNull();
            } catch (PuzzleSyntaxException e) {
                refused++;
                assertThat(e.getMessage())
                        .as("%d of %s: %s", k, altered, text)
                        .matches("(?s)(my.puzzle|<text>):[1-9]\\d*:[1-9]\\d*: .*; expected .*");
            }
        }
        assertThat(refused).isGreaterThan(50);
    }

    private static String altered(String text, Random random) {
        String strange = "()[]{},:=<>+-*/'\"#?.019abgrx \n\t\u0000\u00e9\ud83d";
        StringBuilder altered = new StringBuilder(text);
        for (int slips = 1 + random.nextInt(3); slips > 0 && altered.length() > 0; slips--) {
            int at = random.nextInt(altered.length());
            switch (random.nextInt(5)) {
                case 0 -> altered.deleteCharAt(at);
                case 1 -> altered.insert(at, altered.charAt(random.nextInt(altered.length())));
                case 2 -> altered.delete(at, Math.min(altered.length(), at + random.nextInt(12)));
                case 3 -> altered.insert(at, text.substring(at / 2, Math.min(at / 2 + 9, text.length())));
                default -> altered.setCharAt(at, strange.charAt(random.nextInt(strange.length())));
            }
        }
        return altered.toString();
    }

    @Test
    void anIdIsMadeFromTheNameOfTheFile() {
        assertThat(Stream.of("a/My puzzle 2.puzzle", "C:\\x\\sudoku.puzzle", "4x4.puzzle", "1.puzzle", "<text>")
                        .map(PuzzleRules::id))
                .containsExactly("my-puzzle-2", "sudoku", "x4", "puzzle", "text");
    }
}
