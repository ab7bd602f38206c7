package dlx.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.Visit;
import dlx.rules.rule.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The nine puzzles of {@code examples/rules} have as many solutions as the bundled models. */
class NinePuzzlesTest {

    private static final ModelRegistry BUNDLED = ModelRegistry.load();

    /** A text of a bundled model, and the text of the same puzzle by rules. */
    record Pair(String model, String text, String rules, String same) {

        static Pair of(String model, String rules, String text) {
            return new Pair(model, text, rules, text);
        }
    }

    static Stream<Pair> pairs() {
        return Stream.of(
                        List.of(
                                Pair.of("sudoku", "sudoku", """
                                53..7....
                                6..195...
                                .98....6.
                                8...6...3
                                4..8.3..1
                                7...2...6
                                .6....28.
                                ...419..5
                                ....8..79
                                """),
                                Pair.of(
                                        "sudoku",
                                        "sudoku",
                                        "000000010\n400000000\n" + "0".repeat(9) + "\n"
                                                + "000050407\n008000300\n001090000\n300400200\n050100000\n000806000\n"),
                                Pair.of("sudoku", "sudoku", """
                                53..7....
                                6..1.5...
                                .98....6.
                                8...6...3
                                4..8.3..1
                                7...2...6
                                .6....28.
                                ...419..5
                                .........
                                """),
                                Pair.of("sudoku", "sudoku", "11.......\n.........\n" + ".........\n".repeat(7))),
                        List.of("aabb\nabbb\nccdd\nccdd\n", "aabbb\naacbb\nadccb\nddcee\nddeee\n", "aab\nabb\nccc\n")
                                .stream()
                                .map(map -> new Pair("star-battle", "1 stars\n" + map, "star-battle", "1\n" + map))
                                .toList(),
                        List.of(
                                new Pair("star-battle", STARS, "star-battle", STARS.replace(" stars", "")),
                                new Pair(
                                        "polyomino",
                                        "pentominoes 3x20\n",
                                        "pieces",
                                        PENTOMINOES + "\n" + (".".repeat(20) + "\n").repeat(3)),
                                new Pair(
                                        "polyomino",
                                        "pieces\nPP\nPPP\n\nL\n#..\n###\n\nV\nVV\nV\n\nboard\n....\n...#\n.....\n",
                                        "pieces",
                                        "PP..L..VV\nPPP.LLLV.\n\n....#\n...##\n.....\n")),
                        Stream.of("1", "2", "3", "4", "5", "6", "7", "8")
                                .map(n -> Pair.of("queens", "queens", n))
                                .toList(),
                        List.of(
                                new Pair("domino", "6x6\n", "dominoes", "......\n".repeat(6)),
                                new Pair("domino", "3x5\n", "dominoes", ".....\n".repeat(3)),
                                Pair.of("domino", "dominoes", "#.....\n......\n..^...\n..v...\n.....#\n"),
                                Pair.of("latin", "latin", "1 . . . .\n. 2 . . .\n. . 3 . .\n. . . . .\n. . . . .\n"),
                                Pair.of("latin", "latin", ". . . .\n".repeat(4)),
                                Pair.of("latin", "latin", TEN),
                                new Pair(
                                        "tents",
                                        "  2 . 0 . .\n1 . . T . .\n. . . . . .\n. . T . . T\n. . . . T .\n1 . T . . .\n",
                                        "tents",
                                        "- 2 . 0 . .\n1 . . T . .\n. . . . . .\n. . T . . T\n. . . . T .\n1 . T . . .\n"),
                                new Pair("macmahon", "fixed " + TILES.replace("q ", ""), "edges", ""),
                                new Pair("macmahon", TILES, "edges", "")))
                .flatMap(List::stream);
    }

    private static final String STARS = """
            2 stars
            BAAAAAAEEE
            BBBBAACCEE
            BBBBDDCCEE
            FBBDDDCEEE
            FFBDDGGEEE
            FFBBHHGJEE
            FFHHHHGJEE
            HFFHHGGJII
            HFFHHHGJII
            HHHHHJJJII
            """;

    private static final String TEN = """
             1  2  3  4  5  6  7  8  9 10
             2  3  4  5  6  7  8  9 10  1
             3  .  .  .  .  .  .  .  .  .
             4  5  6  7  8  9 10  1  2  3
             5  6  7  8  9 10  1  2  3  4
             6  7  8  9 10  1  2  3  4  5
             7  8  9 10  1  2  3  4  5  6
             8  9 10  1  2  3  4  5  6  7
             9 10  1  2  3  4  5  6  7  8
            10  .  .  .  .  .  .  .  .  9
            """;

    private static final String TENTS = """
              2 2 1 2 1 2 2 3 1 4
            3 . . . . . . . T . .
            1 T . . . T T T . . .
            3 . . . . . . . . T .
            2 . . . . . . . T . T
            3 T . . T . . . . T .
            1 . . . T . T . . . .
            1 . . . . . . . . T .
            2 T . . . . T . . . .
            0 . . . . . . . T . T
            4 T . . T . . . . . .
            """;

    private static final String PENTOMINOES = """
            .FF.I.L...N.PP.TTT.U.U.V...W....X...Y.ZZ.
            FF..I.L...N.PP..T..UUU.V...WW..XXX.YY..Z.
            .F..I.L..NN.P...T......VVV..WW..X...Y..ZZ
            ....I.LL.N..........................Y....
            ....I....................................
            """;

    private static final String TILES = "tiles\n3243 5177 4571\n1342 4255 7344\n\n. . .\n. . .\n";

    @ParameterizedTest
    @MethodSource("pairs")
    void haveAsManySolutionsAsBundledModels(Pair pair) {
        String same = pair.same().isEmpty() ? tiles(pair.text()) : pair.same();
        String rules = pair.text().startsWith("fixed")
                ? RuleFiles.text(pair.rules()).replace("q in 0..3", "q in 0..0")
                : RuleFiles.text(pair.rules());

        assertThat(RuleFiles.loaded(rules).solverOf(same).count().solutions().toString())
                .isEqualTo(solver(BUNDLED.get(pair.model()), pair.text())
                        .count()
                        .solutions()
                        .toString());
    }

    /** Two trees and two tents in a square: by the rules the pairs count, by the bundled model only the tents. */
    @Test
    void countPairsOfTentsAndTreesButDrawTheTentsOfTheBundledModel() {
        LoadedModel<RulesPuzzle, Choice> rules = RuleFiles.loaded(RuleFiles.text("tents"));
        RulesPuzzle puzzle = rules.puzzle("-" + TENTS.substring(1));
        List<String> drawn = new ArrayList<>();
        rules.solver(puzzle).forEach(options -> {
            drawn.add(rules.render(puzzle, Solution.of(options)));
            return Visit.CONTINUE;
        });

        assertThat(drawn).hasSize(2);
        assertThat(Set.copyOf(drawn)).hasSize(1);
        assertThat(solver(BUNDLED.get("tents"), TENTS).count().solutions()).isOne();
    }

    private static String tiles(String text) {
        StringBuilder tiles = new StringBuilder();
        text.substring(text.indexOf('\n') + 1, text.indexOf("\n\n"))
                .lines()
                .flatMap(line -> Stream.of(line.split(" ")))
                .forEach(tile -> tiles.append(String.join(" ", tile.split(""))).append('\n'));
        return tiles + "\n" + text.substring(text.indexOf("\n\n") + 2).replace(" ", "");
    }

    private static <P, O> Solver<O> solver(LoadedModel<P, O> model, String text) {
        return model.solverOf(text);
    }

    @Test
    void findAnAssignmentOfMinimumCostWithItsNames() {
        LoadedModel<?, ?> rules = RuleFiles.loaded(RuleFiles.text("assignment"));
        String text = rules.example();

        assertThat(best(rules, text))
                .isEqualTo(best(BUNDLED.get("assignment"), text))
                .isEqualTo("5");
        assertThat(solver(rules, text).best().found().get(0).options().toString())
                .isEqualTo("[Ann does tile, Bob does paint, Cleo does wire]");
    }

    private static String best(LoadedModel<?, ?> model, String text) {
        return String.valueOf(solver(model, text).best().found().get(0).score());
    }

    @Test
    void areShort() {
        assertThat(Stream.of(
                        "sudoku",
                        "star-battle",
                        "pieces",
                        "queens",
                        "dominoes",
                        "latin",
                        "tents",
                        "edges",
                        "assignment"))
                .allSatisfy(name -> assertThat(
                                RuleFiles.text(name).split("\nexample\n")[0].lines())
                        .hasSizeLessThan(25));
    }
}
