package dlx.modelers.tilingcost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.Texts;
import dlx.modelers.packing.Placement;
import dlx.modelers.tilingcost.SlowTilings.Tile;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TilingCostModelTest extends ExactCoverModelContract<PaidBoard, Placement> {

    private static final int CASES = Tier.of(30, 150);

    private static final String[] DRAWINGS = {"#", "##", "###", "##/#.", "##/##", ".##/##.", "###/.#.", "###/#.."};

    private final LoadedModel<PaidBoard, Placement> model = LoadedModel.of(new TilingCostModel(), "test");

    @Override
    protected TilingCostModel model() {
        return new TilingCostModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put("dominoes\n" + "1 1 1 1\n".repeat(4), 36L); // OEIS A004003
        counts.put("pays sum\nmonominoes\ndominoes\n1 2\n3 4\n", 7L); // OEIS A028420
        counts.put("monominoes\ndominoes\n" + "5 5 5\n".repeat(3), 131L);
        counts.put("trominoes L\n" + "1 1 1 1\n".repeat(4) + "\n", 0L);
        counts.put("trominoes L cost 3\n- 1 1 1\n" + "1 1 1 1\n".repeat(3), 1L);
        counts.put("piece ##/#.\n1 1 1\n1 1 1\n", 2L);
        counts.put("dominoes 2x\nmonominoes *\n1 1\n1 1\n", 2L);
        counts.put("dominoes\nmonominoes 2x cost -1 times 0\n1 1\n1 1\n", 4L);
        counts.put("dominoes\n-\n", 1L);
        return counts;
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        Map<String, String> errors = new HashMap<>(super.syntaxErrors());
        errors.put(
                "dominoes\n" + "1 ".repeat(4097) + "\n",
                "<text>:2:1: '1' starts a row too many; expected at most 4096");
        return errors;
    }

    @ParameterizedTest
    @CsvSource({
        "'dominoes', 14", // 1*2 + 3*4
        "'pays difference|dominoes', 4", // 3-1 + 4-2
        "'pays sum|dominoes times 3 cost 5', 20",
        "'pays greatest|dominoes', 7", // 3 + 4
        "'pays least|dominoes', 4", // 1 + 3
        "'dominoes times -1', -11", // the least: 1*3 + 2*4
        "'monominoes 2x|dominoes cost 1', 14", // 1 + 2 + 3*4 - 1
        "'tetrominoes', 24",
        "'monominoes|piece ## times 2 cost 3', 24" // 2*3*4 - 3 + 1 + 2; with two of them 28 - 6
    })
    void findsTheBestOfATwoByTwoBoard(String pieces, long greatest) {
        String text = pieces.replace('|', '\n') + "\n1 2\n3 4\n";
        assertThat(best(text)).hasValue(greatest);
    }

    @Test
    void findsTheBestTilingOfRandomBoards() {
        int found = 0;
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int height = 1 + random.nextInt(4);
            int width = 1 + random.nextInt(4);
            Long[] numbers = numbers(random, height * width, 10);
            String rule = Pay.words().get(random.nextInt(Pay.words().size()));
            List<Tile> tiles = new ArrayList<>();
            StringBuilder text = new StringBuilder("pays " + rule + "\n");
            for (String drawing : DRAWINGS) {
                if (random.nextInt(DRAWINGS.length) < 3) {
                    int copies = random.nextInt(5) == 0 ? 1 + random.nextInt(2) : 0;
                    Tile tile = new Tile(drawing, copies, random.nextInt(-1, 4), random.nextInt(-2, 9));
                    tiles.add(tile);
                    text.append("piece ").append(drawing).append(copies > 0 ? " " + copies + "x" : "");
                    text.append(" cost ")
                            .append(tile.cost())
                            .append(" times ")
                            .append(tile.times())
                            .append('\n');
                }
            }
            if (tiles.isEmpty()) {
                continue;
            }
            OptionalLong expected = new SlowTilings(height, width, numbers, tiles, rule).best();
            text.append(board(width, numbers));
            assertThat(best(text.toString())).as("seed %d:\n%s", seed, text).isEqualTo(expected);
            found += expected.isPresent() ? 1 : 0;
        }
        assertThat(found).as("cases with a tiling").isGreaterThan(CASES / 4);
    }

    /** Two holes, a white one and a black one, as the corners 1 and 8 of a chessboard's first row are. */
    @ParameterizedTest
    @CsvSource({
        "product, 6, 1", "difference, 8, 2", "greatest, 8, 3",
        "least, 8, 4", "product, 10, 5", "difference, 12, 6"
    })
    void findsTheBestDominoesOfLargerBoards(String rule, int size, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Long[] numbers = random.longs((long) size * size, -20, 100).boxed().toArray(Long[]::new);
        numbers[0] = null;
        numbers[size - 1] = null;
        OptionalLong expected = SlowTilings.bestDominoes(size, size, numbers, rule);
        assertThat(expected).isPresent();
        String text = "pays " + rule + "\ndominoes\n" + board(size, numbers);
        assertThat(best(text)).as("seed %d:\n%s", seed, text).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"product, 1", "sum, 2", "difference, 3", "greatest, 4", "least, 5", "least, 6"})
    void findsTheBestTilingOfLargerBoards(String rule, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Long[] numbers = random.longs(28, 0, 10).boxed().toArray(Long[]::new);
        List<Tile> tiles = new ArrayList<>();
        StringBuilder text = new StringBuilder("pays " + rule + "\n");
        for (String drawing : DRAWINGS) {
            Tile tile = new Tile(drawing, drawing.equals("##/##") ? 1 : 0, 1 + random.nextInt(3), random.nextInt(9));
            tiles.add(tile);
            text.append("piece ")
                    .append(drawing)
                    .append(tile.copies() == 0 ? " *" : " 1x")
                    .append(" cost ");
            text.append(tile.cost()).append(" times ").append(tile.times()).append('\n');
        }
        OptionalLong expected = new SlowTilings(7, 4, numbers, tiles, rule).best();
        text.append(board(4, numbers));
        assertThat(best(text.toString())).as("seed %d:\n%s", seed, text).isEqualTo(expected);
    }

    @Test
    void profilesAndSetsAgree() {
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int height = 1 + random.nextInt(4);
            int width = 1 + random.nextInt(5);
            Long[] numbers = numbers(random, height * width, 10);
            List<Tile> dominoes = List.of(new Tile("##", 0, 1, 0));
            assertThat(SlowTilings.bestDominoes(height, width, numbers, "product"))
                    .as("seed %d", seed)
                    .isEqualTo(new SlowTilings(height, width, numbers, dominoes, "product").best());
        }
    }

    @Test
    void takesThePayOfTheSettingWhereTheTextSaysNothing() {
        PuzzleText text = Texts.of("dominoes\n5 3\n\npays sum\ndominoes\n5 3\n", Map.of("pays", "difference"));
        assertThat(Texts.all(model, text))
                .extracting(board -> model.solver(board).best().score())
                .containsExactly(2L, 8L);
        PuzzleText wrong = Texts.of("dominoes\n5 3\n", Map.of("pays", "much"));
        assertThatThrownBy(() -> model.next(wrong))
                .hasMessageStartingWith("--set pays:1:1: 'much' is not a value of pays");
    }

    @Test
    void turnsPiecesOverUnlessToldNotTo() {
        String text = "piece ##./.##\npiece #\n1 1 1\n1 1 1\n";
        assertThat(count(text, Map.of())).isEqualTo(3);
        assertThat(count(text, Map.of("reflections", "no"))).isEqualTo(2);
        assertThat(count(text.replace("##./.##", ".##/##."), Map.of("reflections", "no")))
                .isEqualTo(2);
    }

    @Test
    void namesPiecesByLetterAndSize() {
        PaidBoard board = model.puzzle("dominoes\ntrominoes\npiece ####\npiece ##/##\n1 1\n1 1\n");
        assertThat(board.terms()).containsOnlyKeys("I2", "I3", "L3", "A4", "B4");
        Cover<Placement> cover = model.solver(board).cover();
        assertThat(cover.option(0)).hasToString("I2 r1c1 r1c2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dominoes 4x|1 2|equal areas: 2 free cells for pieces of 8 cells: I2 4x2",
                "trominoes L 2x / dominoes|1 2 3|equal areas: 3 free cells for pieces of 6 cells: L3 2x3, and any number of I2 2",
                "dominoes|1 2 3|equal areas: 3 free cells for any number of I2 2"
            })
    void tellsTheSizesOfPiecesThatCannotFill(String pieces, String row, String item) {
        Cover<Placement> cover =
                model.solverOf(pieces.replace(" / ", "\n") + "\n" + row + "\n").cover();
        assertThat(cover.itemName(0)).isEqualTo(item);
    }

    @Test
    void writesALetterForEachTile() {
        PaidBoard board = model.puzzle(model().example());
        Best<Placement> best = model.solver(board).best();
        assertThat(best.score()).isEqualTo(186);
        assertThat(model.render(board, Solution.of(best.solution().orElseThrow())))
                .isEqualTo("AABB\nCCDD\nEEF#\nGGF#\n");
        assertThat(model.render(board, Solution.of(List.of()))).isEqualTo("....\n....\n...#\n...#\n");
    }

    @Test
    void drawsNumbersAndWhatTilesPay() {
        PaidBoard board = model.puzzle("dominoes\n3 1\n4 7\n");
        List<Placement> solution = model.solver(board).best().solution().orElseThrow();
        String svg = model().picture(board, Solution.of(solution)).toString();
        assertThat(svg.split("<text ")).hasSize(1 + 4 + 2);
        assertThat(svg).contains(">28</text>", ">7</text>");
        assertThat(model().picture(board, Solution.of(List.of())).toString().split("<text "))
                .hasSize(1 + 4);
    }

    @Test
    void takesNumbersUpToTheEdgeOfSixtyFourBits() {
        assertThat(best("dominoes\n3037000499 3037000499\n")).hasValue(9223372030926249001L);
        assertThat(best("monominoes\n9223372036854775806 1\n")).hasValue(Long.MAX_VALUE);
        assertThatThrownBy(() -> model.puzzle("monominoes\n9223372036854775806 2\n"))
                .hasMessageStartingWith("<text>:2:21: '2'");
        assertThatThrownBy(() -> model.puzzle("pays sum\ndominoes\n9223372036854775807 1\n"))
                .hasMessageStartingWith("<text>:3:1: '9223372036854775807' lets the total overflow");
    }

    @Test
    void goesOnAfterABadPuzzle() {
        PuzzleText text = PuzzleText.of("dominoes cost\n\n1 2\n\n3 4\n\ndominoes\n1 2\n");
        assertThatThrownBy(() -> model.next(text)).hasMessageContaining("the line ends here");
        assertThat(model.resume(text)).isTrue();
        assertThat(model.next(text)).isPresent();
        assertThat(model.next(text)).isEmpty();
    }

    private OptionalLong best(String text) {
        Best<Placement> best = model.solver(model.puzzle(text)).best();
        return best.solution().isPresent() ? OptionalLong.of(best.score()) : OptionalLong.empty();
    }

    private int count(String text, Map<String, String> settings) {
        PaidBoard board = model.next(Texts.of(text, settings)).orElseThrow();
        return model.solver(board).count().solutions().intValueExact();
    }

    /** Now and then a hole. */
    private static Long[] numbers(SplittableRandom random, int cells, int range) {
        Long[] numbers = new Long[cells];
        for (int cell = 0; cell < cells; cell++) {
            numbers[cell] = random.nextInt(9) == 0 ? null : Long.valueOf(random.nextInt(-range / 5, range));
        }
        return numbers;
    }

    private static String board(int width, Long... numbers) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < numbers.length; cell++) {
            text.append(numbers[cell] == null ? "-" : numbers[cell].toString());
            text.append((cell + 1) % width == 0 ? "\n" : " ");
        }
        return text.toString();
    }
}
