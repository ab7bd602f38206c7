package dlx.modelers.latin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.SlowBoards;
import dlx.modelers.grid.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Latin squares with cages. */
class KenkenTest {

    /** The puzzle of the article KenKen of Wikipedia, with the solution there. */
    private static final String PUBLISHED = """
            cage r1c1+r2c1=11+ r1c2+r1c3=2/ r1c4+r2c4=20x r1c5+r1c6+r2c6+r3c6=6x
            cage r2c2+r2c3=3- r2c5+r3c5=3/ r3c1+r3c2+r4c1+r4c2=240x r3c3+r3c4=6x
            cage r4c3+r5c3=6x r4c4+r5c4+r5c5=7+ r4c5+r4c6=30x r5c1+r5c2=6x
            cage r5c6+r6c6=9+ r6c1+r6c2+r6c3=8+ r6c4+r6c5=2/
            """ + "......\n".repeat(6);

    private static final String SOLUTION = "563412614523452361341256236145125634";

    private final LoadedModel<Square, SquareChoice> latin = LoadedModel.of(new LatinModel(), "test");

    private List<String> solutions(String text) {
        Square square = latin.puzzle(text);
        List<String> found = new ArrayList<>();
        latin.solver(square).forEach(solution -> {
            String board = latin.render(square, Solution.of(solution))
                    .lines()
                    .filter(line -> !line.startsWith("cage"))
                    .collect(Collectors.joining());
            found.add(board);
            return Visit.CONTINUE;
        });
        Collections.sort(found);
        return found;
    }

    @Test
    void solvesThePublishedPuzzle() {
        assertThat(solutions(PUBLISHED)).containsExactly(SOLUTION);
    }

    /** Compares the solutions of random cages on random squares with all squares whose cages have the right results. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void findsWhatASlowSearchFinds(int n) {
        for (long seed = 1; seed <= 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            String origin = origin(random, n);
            String givens = IntStream.range(0, n * n)
                    .mapToObj(cell -> random.nextInt(n) < n - 3 ? origin.substring(cell, cell + 1) : ".")
                    .collect(Collectors.joining());
            List<List<Integer>> cages = new ArrayList<>();
            List<String> told = new ArrayList<>();
            for (int k = random.nextInt(1, n + 2); k > 0; k--) {
                List<Integer> cells = random.ints(0, n * n)
                        .distinct()
                        .limit(random.nextInt(2, 5))
                        .sorted()
                        .boxed()
                        .toList();
                char sign = sign(random, cells, origin);
                if (!cages.contains(cells)) {
                    cages.add(cells);
                    told.add(made(cells, sign, origin));
                }
            }
            String text = IntStream.range(0, cages.size())
                            .mapToObj(k -> "cage " + name(n, cages.get(k)) + '=' + told.get(k) + '\n')
                            .collect(Collectors.joining())
                    + Texts.rows(n, givens);
            List<String> expected = SlowBoards.fillings(n, givens).stream()
                    .filter(board -> IntStream.range(0, cages.size()).allMatch(k -> {
                        char sign = told.get(k).charAt(told.get(k).length() - 1);
                        return made(cages.get(k), sign, board).equals(told.get(k));
                    }))
                    .toList();
            assertThat(expected).contains(origin);
            assertThat(solutions(text)).as("seed %d%n%s", seed, text).isEqualTo(expected);
        }
    }

    private static String origin(SplittableRandom random, int n) {
        List<Integer> symbols =
                random.ints(1, n + 1).distinct().limit(n).boxed().toList();
        List<Integer> rows = random.ints(0, n).distinct().limit(n).boxed().toList();
        return IntStream.range(0, n * n)
                .mapToObj(cell -> String.valueOf(symbols.get((rows.get(cell / n) + cell % n) % n)))
                .collect(Collectors.joining());
    }

    private static char sign(SplittableRandom random, List<Integer> cells, String origin) {
        int greater =
                cells.stream().mapToInt(cell -> origin.charAt(cell) - '0').max().orElseThrow();
        int less =
                cells.stream().mapToInt(cell -> origin.charAt(cell) - '0').min().orElseThrow();
        String signs = cells.size() > 2 ? "+x" : greater % less == 0 ? "+x-/" : "+x-";
        return signs.charAt(random.nextInt(signs.length()));
    }

    /** Returns the result of the cells of a board, as {@code 6x}; a quotient that is not whole becomes a fraction. */
    private static String made(List<Integer> cells, char sign, String board) {
        int[] symbols = cells.stream()
                .mapToInt(cell -> board.charAt(cell) - '0')
                .sorted()
                .toArray();
        int last = symbols[symbols.length - 1];
        return switch (sign) {
            case '+' -> IntStream.of(symbols).sum() + "+";
            case 'x' -> IntStream.of(symbols).reduce(1, (one, other) -> one * other) + "x";
            case '-' -> last - symbols[0] + "-";
            default -> (last % symbols[0] == 0 ? last / symbols[0] + "" : last + ":" + symbols[0]) + "/";
        };
    }

    private static String name(int n, List<Integer> cells) {
        return cells.stream()
                .map(cell -> "r" + (cell / n + 1) + "c" + (cell % n + 1))
                .collect(Collectors.joining("+"));
    }

    /** Cages of two, three and four cells over the whole square, with signs in turn. */
    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8, 9})
    void solvesLargeSquares(int n) {
        SplittableRandom random = new SplittableRandom(n);
        String origin = origin(random, n);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column += 3) {
                List<Integer> cells = IntStream.range(row * n + column, row * n + Math.min(column + 3, n))
                        .boxed()
                        .toList();
                if (cells.size() > 1) {
                    text.append("cage ")
                            .append(name(n, cells))
                            .append('=')
                            .append(made(cells, sign(random, cells, origin), origin))
                            .append('\n');
                }
            }
        }
        for (int column = 0; column < n; column++) {
            List<Integer> cells = List.of(column, column + n, column + 2 * n, column + 3 * n);
            text.append("cage ").append(name(n, cells)).append('=').append(made(cells, 'x', origin));
            text.append('\n');
        }
        String shown = IntStream.range(0, n * n)
                .mapToObj(cell -> cell % 4 == 0 ? origin.substring(cell, cell + 1) : ".")
                .collect(Collectors.joining());
        Square square = latin.puzzle(text + Texts.rows(n, shown));
        List<SquareChoice> solution = latin.solver(square).solve().options().orElseThrow();
        String board = Texts.rows(
                n,
                latin.render(square, Solution.of(solution))
                        .lines()
                        .filter(line -> !line.startsWith("cage"))
                        .collect(Collectors.joining()));
        text.toString().lines().forEach(line -> {
            String[] parts = line.substring("cage ".length()).split("=");
            List<Integer> cells = List.of(parts[0].split("\\+")).stream()
                    .map(cell -> (cell.charAt(1) - '1') * n + cell.charAt(3) - '1')
                    .toList();
            assertThat(made(cells, parts[1].charAt(parts[1].length() - 1), board.replace("\n", "")))
                    .isEqualTo(parts[1]);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"2x", "2X", "2*", "2\u00d7", "2\u00f7", "2/", "3", "3+", "1-", "1\u2212"})
    void readsSignsAsPeoplePrintThem(String told) {
        assertThat(solutions("cage r1c1+r1c2=" + told + "\n..\n..\n")).containsExactly("1221", "2112");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "r1c1+r1c2 | <text>:1:6: 'r1c1+r1c2' is not a cage; expected cells, '=', a number and one of + - x /, as in r1c1+r1c2=6x",
                "r1c1+r4c2=3 | <text>:1:11: 'r4c2' is not a cell of the board; expected r1c1 to r3c3",
                "r1c1+r1c2=3y | <text>:1:16: '3y' does not end with a sign of arithmetic; expected a number and one of + - x /",
                "r1c1+r1c2=x | <text>:1:16: '' is not the number of a cage; expected a number from 1 to 1000000000",
                "r1c1+r1c2+r1c3=3- | <text>:1:21: '3-' is of 3 cells; expected two for - and /",
                "r1c1+r1c2=3 r1c2+r1c1=2x | <text>:1:18: 'r1c2+r1c1=2x' has a number already; expected each cage once",
                "r1c1+r1c2=3:2,2 | <text>:1:18: '2,2' does not fill the cage; expected symbols that make 3+",
                "r3c3=4 | <text>:1:11: '4' is not a symbol of the square; expected a number from 1 to 3",
                "r3c3=1 r3c3=2 | <text>:1:18: '2' is the second symbol of its cell; expected one"
            })
    void saysWhatIsWrongWithACage(String cage, String message) {
        assertThatThrownBy(() -> latin.puzzle("cage " + cage + "\n...\n...\n...\n"))
                .hasMessage(message);
    }

    /** Known symbols are in the order in which the cells are written. */
    @Test
    void knownSymbolsFollowTheCells() {
        assertThat(solutions("cage r1c2+r1c1=2-:1,3\n...\n...\n...\n"))
                .isNotEmpty()
                .allMatch(square -> square.startsWith("312"));
        assertThat(solutions("cage r1c1+r1c2=2-:1,3\n...\n...\n...\n"))
                .isNotEmpty()
                .allMatch(square -> square.startsWith("132"));
    }

    @Test
    void aLineOfCagesHasACage() {
        assertThatThrownBy(() -> latin.puzzle("cage\n..\n..\n"))
                .hasMessage("<text>:1:5: the line ends here; expected a cage");
    }

    @Test
    void cagesHaveALimitOfTries() {
        String cells =
                IntStream.rangeClosed(1, 9).mapToObj(k -> "r" + k + "c" + k).collect(Collectors.joining("+"));
        assertThatThrownBy(() -> latin.puzzle("cage " + cells + "=45\n" + ".........\n".repeat(9)))
                .hasMessageEndingWith(
                        "is one cage too many, or too large; expected cages for which 500000 tries suffice");
        assertThatThrownBy(() -> latin.puzzle("cage " + cells + "=11534336x\n" + ".........\n".repeat(9)))
                .as("2 to the 20 times 11: no way, and many beginnings")
                .hasMessageEndingWith("500000 tries suffice");
    }

    @Test
    void writesWhatItReads() {
        Square square = latin.puzzle("cage r1c1+r1c2=3+\n...\n...\n...\n");
        List<SquareChoice> solution = latin.solver(square).solve().options().orElseThrow();
        Square again = latin.puzzle(latin.render(square, Solution.of(solution)));
        assertThat(again.fillings()).hasSize(1);
        assertThat(again.givens()).containsExactlyInAnyOrderElementsOf(solution);
        assertThat(new LatinModel().picture(square, Solution.of(solution)).toString())
                .contains(">3+</text>");
    }
}
