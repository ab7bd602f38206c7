package dlx.modelers.latin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LatinModelTest extends ExactCoverModelContract<Square, SquareChoice> {

    private static final Map<String, String> PLAIN = Map.of();
    private static final Map<String, String> DIAGONAL = Map.of("diagonals", "yes");

    private final LoadedModel<Square, SquareChoice> latin = LoadedModel.of(new LatinModel(), "test");

    @Override
    protected LatinModel model() {
        return new LatinModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>(Map.of(
                ".\n",
                1L, // empty squares: OEIS A002860
                "..\n..\n",
                2L,
                empty(3),
                12L,
                empty(4),
                576L,
                "12345\n2....\n3....\n4....\n5....\n",
                56L, // reduced squares: OEIS A000315
                "11.\n...\n...\n",
                0L,
                "12.\n..3\n...\n",
                0L,
                "123\n312\n231\n",
                1L,
                "1 . 3\n. . 2\n. . .\n",
                1L));
        counts.put("cage r1c1+r1c2=2x\n" + empty(3), 4L); // 1 and 2 in two ways, each with two squares
        counts.put("cage r1c1+r1c2=2x:1,2\n" + empty(3), 2L);
        counts.put("cage r1c1+r2c2=2 r1c3=3\n" + empty(3), 1L); // 1 and 1
        counts.put("cage r1c1+r1c2=0-\n" + empty(3), 0L);
        return counts;
    }

    /** The picture shows the symbols in the cells of a cage. */
    @Override
    protected boolean isDrawn(SquareChoice option) {
        return option instanceof SquareEntry;
    }

    /** The form of the collections of quasigroups with holes. */
    @Test
    void readsFilesOfValuesFromZero() {
        LoadedModel<Square, SquareChoice> latin = LoadedModel.of(new LatinModel(), "test");
        String text = "order 5\n 4 -1  3  2  0\n-1  0  4 -1 -1\n-1 -1  0  1 -1\n 0  2  1  4 -1\n-1 -1  2  0  1\n";
        Square square = latin.puzzle(text);
        assertThat(square).isEqualTo(latin.puzzle("5 . 4 3 1\n. 1 5 . .\n. . 1 2 .\n1 3 2 5 .\n. . 3 1 2\n"));
        assertThat(latin.solver(square).unique().isUnique()).isTrue();
        assertThat(Texts.warnings(latin, text))
                .containsExactly("file:1: the values 0 to 4 of this form are 1 to 5 in the written text");
        assertThatThrownBy(() -> latin.puzzle("order 2\n0 2\n1 0\n"))
                .hasMessageStartingWith("<text>:2:3: '2' is not a cell, nor -1; expected a number from 0 to 1");
        assertThatThrownBy(() -> latin.puzzle("order 2\n0 1\n")).hasMessageContaining("expected row 2 of 2");
        assertThatThrownBy(() -> latin.puzzle("order 2\n0 1 0\n1 0\n"))
                .hasMessageStartingWith("<text>:2:5: '0' is one too many");
        assertThatThrownBy(() -> latin.puzzle("order\n"))
                .hasMessage("<text>:1:6: the line ends here; expected the number of rows");
    }

    @ParameterizedTest(name = "{0} x {0} with both diagonals: {1}")
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 48", "5, 960"}) // OEIS A274806
    void countsSquaresWithDiagonals(int n, int count) {
        assertThat(count(empty(n), DIAGONAL)).isEqualTo(count);
        assertThat(count(empty(n), Map.of("diagonals", "no"))).isEqualTo(count(empty(n), PLAIN));
    }

    @Test
    void countsReducedSquaresOfSix() {
        String six = "1 2 3 4 5 6\n2 . . . . .\n3 . . . . .\n4 . . . . .\n5 . . . . .\n6 . . . . .\n";
        assertThat(count(six, PLAIN)).isEqualTo(9_408); // OEIS A000315
    }

    @Test
    void searchesTheTreeThatWasMeasured() {
        // nodes of Knuth's DLX2 on the same items and options in the same order
        assertThat(latin.solver(latin.puzzle(empty(4))).toBuilder()
                        .engine("links")
                        .build()
                        .count()
                        .nodes())
                .isEqualTo(4_745);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"...\n...\n...\n", "1..\n...\n..2\n", ".1.\n..2\n...\n", "1..\n.2.\n..3\n", "1..\n.1.\n..2\n"})
    void findsWhatTryingAllFillingsFinds(String three) {
        assertThat(squares(three, PLAIN)).isEqualTo(allFillings(three, false));
        assertThat(squares(three, DIAGONAL)).isEqualTo(allFillings(three, true));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void findsWhatTryingAllFillingsFindsOnFourByFour(int seed) {
        List<String> squares = List.copyOf(squares(empty(4), seed % 2 == 0 ? DIAGONAL : PLAIN));
        String four = withHoles(squares.get(new Random(seed).nextInt(squares.size())), 8, seed);
        assertThat(squares(four, PLAIN)).as("seed %d", seed).isEqualTo(allFillings(four, false));
        assertThat(squares(four, DIAGONAL)).as("seed %d", seed).isEqualTo(allFillings(four, true));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void countsAsManyWhenRowsColumnsAndSymbolsAreRelabelled(int seed) {
        String five = withHoles("12345\n23451\n34512\n45123\n51234\n", 18, seed);
        List<Integer> rows = shuffled(5, seed);
        List<Integer> columns = shuffled(5, seed + 100);
        List<Integer> symbols = shuffled(5, seed + 200);
        long count = count(five, PLAIN);
        assertThat(count).isPositive();
        String moved = rewritten(5, (r, c) -> five.charAt(6 * rows.get(r) + columns.get(c)));
        String renamed = rewritten(5, (r, c) -> {
            char symbol = moved.charAt(6 * r + c);
            return symbol == '.' ? '.' : '1' + symbols.get(symbol - '1');
        });
        assertThat(count(renamed, PLAIN)).as("seed %d", seed).isEqualTo(count);
        String transposed = rewritten(5, (r, c) -> five.charAt(6 * c + r));
        assertThat(count(transposed, PLAIN)).as("seed %d", seed).isEqualTo(count);
        assertThat(count(transposed, DIAGONAL)).as("seed %d", seed).isEqualTo(count(five, DIAGONAL));
    }

    @Test
    void writesLargeSquaresWithLettersOrNumbers() {
        String letters = solved("............\n.b..........\n" + "............\n".repeat(10));
        assertThat(letters.split("\n")).hasSize(12).allMatch(row -> row.matches("[1-9ABC]{12}"));
        assertThat(letters.split("\n")[1].charAt(1)).isEqualTo('B');
        String numbers = solved(". . . . . . . . . . . 12\n" + ". . . . . . . . . . . .\n".repeat(11));
        assertThat(numbers.split("\n")).hasSize(12).allMatch(row -> row.length() == 12 * 3 - 1);
        assertThat(numbers.split("\n")[0]).endsWith(" 12");
    }

    @Test
    void sharesTheShapeOfSquaresOfOneSize() {
        Square one = latin.puzzle("12\n..\n");
        Square other = latin.puzzle(". .\n. 1\n");
        assertThat(model().shape(one)).isEqualTo(model().shape(other));
        assertThat(model().shape(puzzle("..\n..\n", DIAGONAL))).isNotEqualTo(model().shape(one));
    }

    @Test
    void callsItemsAndOptionsAsPeopleDo() {
        Cover<SquareChoice> cover = latin.solver(puzzle(empty(4), DIAGONAL)).cover();
        assertThat(cover.itemCount()).isEqualTo(3 * 16 + 2 * 4);
        assertThat(cover.itemName(6)).isEqualTo("cell r2c3");
        assertThat(cover.itemName(16 + 6)).isEqualTo("row 2 symbol 3");
        assertThat(cover.itemName(2 * 16 + 15)).isEqualTo("column 4 symbol 4");
        assertThat(cover.itemName(3 * 16)).isEqualTo("falling diagonal symbol 1");
        assertThat(cover.itemName(3 * 16 + 7)).isEqualTo("rising diagonal symbol 4");
        assertThat(cover.label(5)).isEqualTo("r1c2=2");
    }

    @Test
    void saysThatASettingIsWrong() {
        assertThatThrownBy(() -> puzzle(empty(3), Map.of("diagonals", "maybe")))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("--set diagonals:1:1: 'maybe' is not an answer; expected yes or no");
        assertThat(latin.resume(text(empty(3), Map.of("diagonals", "maybe")))).isFalse();
    }

    @Test
    void readsManySquaresAndGoesOnAfterABadOne() {
        PuzzleText text =
                PuzzleText.of("# two\n1.\n# a comment between rows\n.1\n# after\n\n3..\n...\n..x\n\n.\n\n12\n21\n12\n"
                        + "\n. .\r\n. .\r\n");
        assertThat(Texts.readOn(latin, text, Square::size)).isEqualTo("2 error in line 9 1 error in line 15 2");
    }

    @Test
    void drawsEachCellGivensBoldAndDiagonalsTinted() {
        Square square = puzzle("1...\n..3.\n....\n....\n", DIAGONAL);
        List<SquareChoice> solution = latin.solver(square).solve().options().orElseThrow();
        String picture = model().picture(square, Solution.of(solution)).toString();
        assertThat(Pattern.compile("\"(bold|normal)\".*>([^<]+)</text>")
                        .matcher(picture)
                        .results()
                        .map(word -> word.group(1) + ' ' + word.group(2)))
                .hasSize(16)
                .containsExactlyElementsOf(SquareChoice.entries(solution).stream()
                        .map(e -> (square.givens().contains(e) ? "bold " : "normal ") + e.symbol())
                        .toList());
        assertThat(picture.split("<rect", -1))
                .as("the ground, 8 cells of diagonals, 2 givens")
                .hasSize(1 + 1 + 8 + 2);
    }

    /** Fills the holes of a square in every way, row by row, and returns the solutions. */
    private static Set<String> allFillings(String square, boolean diagonals) {
        Set<String> found = new TreeSet<>();
        fill(square.toCharArray(), 0, square.indexOf('\n'), diagonals, found);
        return found;
    }

    private static void fill(char[] cells, int from, int n, boolean diagonals, Set<String> found) {
        int hole = from;
        while (hole < cells.length && cells[hole] != '.') {
            hole++;
        }
        if (hole == cells.length) {
            if (isLatin(cells, n, diagonals)) {
                found.add(new String(cells));
            }
            return;
        }
        for (char symbol = '1'; symbol < '1' + n; symbol++) {
            cells[hole] = symbol;
            fill(cells, hole + 1, n, diagonals, found);
        }
        cells[hole] = '.';
    }

    private static boolean isLatin(char[] cells, int n, boolean diagonals) {
        boolean lines = IntStream.range(0, n)
                .allMatch(k -> differ(cells, n, i -> (n + 1) * k + i) && differ(cells, n, i -> (n + 1) * i + k));
        return lines
                && (!diagonals || differ(cells, n, i -> (n + 2) * i) && differ(cells, n, i -> (n + 1) * i + n - 1 - i));
    }

    private static boolean differ(char[] cells, int n, IntUnaryOperator place) {
        return IntStream.range(0, n)
                        .map(i -> cells[place.applyAsInt(i)])
                        .distinct()
                        .count()
                == n;
    }

    private static String rewritten(int n, IntBinaryOperator cell) {
        StringBuilder square = new StringBuilder();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                square.append((char) cell.applyAsInt(r, c));
            }
            square.append('\n');
        }
        return square.toString();
    }

    private static String withHoles(String square, int holes, int seed) {
        char[] cells = square.toCharArray();
        List<Integer> places = new ArrayList<>();
        IntStream.range(0, cells.length).filter(i -> cells[i] != '\n').forEach(places::add);
        Collections.shuffle(places, new Random(seed));
        places.subList(0, holes).forEach(i -> cells[i] = '.');
        return new String(cells);
    }

    private static List<Integer> shuffled(int n, int seed) {
        List<Integer> order = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(order, new Random(seed));
        return order;
    }

    private static String empty(int n) {
        return (".".repeat(n) + "\n").repeat(n);
    }

    private String solved(String text) {
        Square square = latin.puzzle(text);
        return latin.render(
                square, Solution.of(latin.solver(square).solve().options().orElseThrow()));
    }

    private Set<String> squares(String text, Map<String, String> settings) {
        Square square = puzzle(text, settings);
        Set<String> squares = new TreeSet<>();
        latin.solver(square).forEach(solution -> {
            squares.add(latin.render(square, Solution.of(solution)));
            return Visit.CONTINUE;
        });
        return squares;
    }

    private long count(String text, Map<String, String> settings) {
        return latin.solver(puzzle(text, settings)).count().solutions().longValueExact();
    }

    private Square puzzle(String text, Map<String, String> settings) {
        return latin.next(text(text, settings)).orElseThrow();
    }

    private static PuzzleText text(String text, Map<String, String> settings) {
        var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        return PuzzleText.of("<text>", bytes, settings, warning -> {});
    }

    @Test
    void drawsPartsOfASquareOfNumbers() {
        Square square = latin.puzzle("1 .\n. .\n");
        assertThat(model().render(square, Solution.of(List.of(new SquareEntry(2, 2, 1)))))
                .isEqualTo(". .\n. 1\n");
    }
}
