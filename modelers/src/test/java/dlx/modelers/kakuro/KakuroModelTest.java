package dlx.modelers.kakuro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.Texts;
import dlx.modelers.kakuro.KakuroChoice.Digit;
import dlx.modelers.kakuro.KakuroChoice.Filling;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KakuroModelTest extends ExactCoverModelContract<Kakuro, KakuroChoice> {

    /** The solution is 9 7 over 8 9. */
    private static final String FOUR = "X 17\\ 16\\\n\\16 . .\n\\17 . .\n";

    private final LoadedModel<Kakuro, KakuroChoice> kakuros = LoadedModel.of(new KakuroModel(), "test");

    @Override
    protected KakuroModel model() {
        return new KakuroModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put(FOUR, 1L);
        counts.put("# 17\\ 16\\\n\\7+9 . .\n\\17 . .\n", 1L);
        counts.put("X 17\\ 16\\\n\\7+9 9 .\n\\17 . .\n", 1L);
        counts.put("X 17\\ 16\\\n\\16 7 .\n\\17 . .\n", 0L);
        counts.put("X 17\\ 16\\\n\\6+9 . .\n\\17 . .\n", 0L);
        counts.put("\\16 . .\n", 2L);
        counts.put("\\10 . . .\n", 24L); // 127, 136, 145, 235 in six orders each
        counts.put(". . .\n", 504L); // 9 * 8 * 7
        counts.put(". .\n. .\n", 4104L); // the 4-cycle in nine colors, 8^4 + 8
        counts.put("\\5 . X\n", 1L);
        counts.put("X 4\\\n\\5 .\n", 0L);
        counts.put("X 5\\\n\\5 .\n", 1L);
        counts.put("X 3\\\n\\ .\n. .\n", 16L);
        counts.put(".\n.\n", 72L);
        counts.put(new KakuroModel().example(), 1L);
        return counts;
    }

    /** The digits of a run are seen in its cells. */
    @Override
    protected boolean isDrawn(KakuroChoice option) {
        return !(option instanceof Filling);
    }

    /** Random squares, half of them with the sums of a filling, against all fillings. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void findsWhatASlowSearchFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int solvable = 0;
        int several = 0;
        for (int round = 0; round < 40; round++) {
            Kakuro puzzle = board(random);
            List<String> expected = new SlowKakuro(puzzle).solutions();
            assertThat(digits(puzzle))
                    .as("seed %s, round %s: %s", seed, round, puzzle)
                    .containsExactlyInAnyOrderElementsOf(expected);
            solvable += expected.isEmpty() ? 0 : 1;
            several += expected.size() > 1 ? 1 : 0;
        }
        assertThat(solvable).isGreaterThan(10).isLessThan(40);
        assertThat(several).isGreaterThan(5);
    }

    /** Up to 5 white cells, few of them at the upper and left edge; sums are those of a filling, or any that the length of the run allows, or missing. */
    private static Kakuro board(SplittableRandom random) {
        int columns = 1 + random.nextInt(4);
        int size = columns * (1 + random.nextInt(4));
        List<BoardSquare> bare = new ArrayList<>();
        int white = 0;
        for (int square = 0; square < size; square++) {
            int outOf = square < columns || square % columns == 0 ? 12 : 3;
            boolean isWhite = white < 5 && random.nextInt(outOf) < 2;
            white += isWhite ? 1 : 0;
            bare.add(isWhite ? BoardSquare.WHITE : BoardSquare.BLACK);
        }
        bare.set(size - 1, white == 0 ? BoardSquare.WHITE : bare.get(size - 1));
        int[] digits = random.ints(size, 1, 10).toArray();
        int[] down = new int[size];
        int[] across = new int[size];
        for (Run run : Kakuro.runs(columns, bare)) {
            int sum = run.cells().stream().mapToInt(cell -> digits[cell]).sum();
            int spread = Run.greatest(run.size()) - Run.least(run.size()) + 1;
            boolean isSum = sum >= Run.least(run.size()) && sum <= Run.greatest(run.size());
            if (run.clue() != Run.NO_CLUE && random.nextInt(5) > 0) {
                (run.across() ? across : down)[run.clue()] =
                        isSum && random.nextInt(4) > 0 ? sum : Run.least(run.size()) + random.nextInt(spread);
            }
        }
        List<BoardSquare> squares = new ArrayList<>();
        for (int square = 0; square < size; square++) {
            squares.add(
                    bare.get(square).white()
                            ? BoardSquare.WHITE
                            : new BoardSquare(false, down[square], across[square]));
        }
        return new Kakuro(columns, squares, List.of(), List.of());
    }

    private List<String> digits(Kakuro puzzle) {
        List<String> found = new ArrayList<>();
        kakuros.solver(puzzle).forEach(solution -> {
            int[] digits = new int[puzzle.squares().size()];
            for (KakuroChoice choice : solution) {
                if (choice instanceof Digit digit) {
                    digits[digit.placement().cell(puzzle.columns())] =
                            digit.placement().value();
                }
            }
            found.add(Arrays.toString(digits));
            return Visit.CONTINUE;
        });
        return found;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void fillsBoardsThatHaveOneSolutionAndAreReadBack(long seed) {
        String pattern = "X X X X X X\nX . . . X X\nX . . . . X\nX . . X . .\nX X . . . .\nX X X . . .\n";
        assertFilled(pattern, seed);
        assertFilled(". . .\n. . .\n. X .\n", seed); // no square for most sums: digits are given
    }

    private void assertFilled(String pattern, long seed) {
        Kakuro blank = kakuros.puzzle(pattern);
        List<KakuroChoice> solution = kakuros.solver(blank).solve().options().orElseThrow();
        String text = model().fill(blank, solution, new SplittableRandom(seed)).orElseThrow();
        Kakuro puzzle = kakuros.puzzle(text);
        assertThat(puzzle.bare()).isEqualTo(blank);
        assertThat(kakuros.solver(puzzle).unique().isUnique()).as(text).isTrue();
    }

    @Test
    void writesDigitsAndWhereOnlyTheyAreKnownThoseOfARun() {
        Kakuro puzzle = kakuros.puzzle(FOUR);
        Filling filling = new Filling("across r2c2", List.of(7, 9));
        assertThat(filling).hasToString("across r2c2=7+9");
        KakuroChoice nine = new Digit(new CellValue(2, 2, 9));
        KakuroChoice seven = new Digit(new CellValue(2, 3, 7));
        assertThat(kakuros.render(puzzle, Solution.of(List.of())))
                .isEqualTo("  X 17\\ 16\\\n\\16   .   .\n\\17   .   .\n");
        assertThat(kakuros.render(puzzle, Solution.of(List.of(filling, nine))))
                .isEqualTo("   X  17\\  16\\\n\\7+9    9    .\n \\17    .    .\n");
        assertThat(kakuros.render(puzzle, Solution.of(List.of(filling, nine, seven))))
                .isEqualTo("  X 17\\ 16\\\n\\16   9   7\n\\17   .   .\n");
        assertThat(model().write(puzzle.empty(), List.of(filling, nine, seven)).orElseThrow())
                .isEqualTo("   X  17\\  16\\\n\\7+9    9    7\n \\17    .    .\n");
    }

    @Test
    void namesCellsAndRuns() {
        Cover<KakuroChoice> cover =
                Cover.of(builder -> model().describe(kakuros.puzzle("X 4\\\n\\6 .\n. .\n"), builder));
        assertThat(IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName))
                .startsWith("cell r2c2", "cell r3c1", "cell r3c2")
                .contains("across r2c2", "down r2c2", "down r2c2 digit 3", "across r3c1 digit 9");
        assertThat(IntStream.range(0, cover.optionCount()).mapToObj(cover::label))
                .startsWith("down r2c2=1+3")
                .contains("r2c2=1", "r3c2=9");
    }

    @Test
    void readsManyAndGoesOnAfterAnError() {
        String text = "# one\n" + FOUR + "\n# .\n# within\n. .\n\nX 1\\1\\1\n. .\n\n\\3 . .\n";
        assertThat(Texts.readOn(kakuros, PuzzleText.of(text), board -> board.rows() + "x" + board.columns()))
                .isEqualTo("3x3 2x2 error in line 10 1x3");
    }

    @Test
    void warnsOfARunWithoutSumWhereOthersHaveOne() {
        assertThat(warnings("X 17\\ 16\\\n\\16 . .\n\\ . .\n"))
                .containsExactly("<text>:3: the run across r3c2 of 2 cells does not have a sum: it may be any");
        assertThat(warnings(FOUR)).isEmpty();
        assertThat(warnings(". .\n. .\n")).isEmpty();
        assertThat(warnings("\\3 . .\n")).isEmpty();
    }

    private List<String> warnings(String text) {
        List<String> warnings = new ArrayList<>();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        kakuros.next(PuzzleText.of("<text>", new ByteArrayInputStream(bytes), Map.of(), warnings::add));
        return warnings;
    }

    @Test
    void aVeryLongLineIsRefusedBeforeItIsTakenApart() {
        for (String text : List.of(". ".repeat(200_000), "#" + " .".repeat(200_000) + "\n. " + "\\".repeat(9_000))) {
            PuzzleText hostile = PuzzleText.of(text);
            assertThatThrownBy(() -> new KakuroReader(hostile).read())
                    .hasMessageContaining("characters; expected at most 4000");
        }
    }
}
