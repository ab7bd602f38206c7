package dlx.modelers.targetsudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.Judging;
import dlx.modelers.grid.SlowBoards;
import dlx.modelers.grid.Texts;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TargetModelTest extends ExactCoverModelContract<TargetBoard, CellValue> {

    private static final String SAMPLE = """
            7 0 0 9 0 0 0 0 1
            1 0 0 0 0 5 9 0 0
            0 0 0 2 0 0 0 8 0
            0 0 5 0 2 0 0 0 3
            0 0 0 0 0 0 6 4 8
            4 1 3 0 0 0 0 0 0
            0 0 7 0 0 2 0 9 0
            2 0 1 0 6 0 8 0 4
            0 8 0 5 0 4 0 1 2
            """;

    private static final String EMPTY = "....\n".repeat(4);
    private static final String TABLE = "weights\n 6 0 -1 2\n 3 3 3 3\n 10 7 1 0\n 5 5 5 4\n";

    private final LoadedModel<TargetBoard, CellValue> target = LoadedModel.of(new TargetModel(), "test");

    @Override
    protected TargetModel model() {
        return new TargetModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                SAMPLE,
                3L,
                EMPTY,
                288L, // OEIS A107739
                EMPTY + TABLE,
                288L,
                "1...\n1...\n....\n....\n",
                0L,
                "1234............\n\n" + TABLE,
                12L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ABCDEFGHIJKLMNOP", "abcdefghijklmnop"})
    void readsWeightsBelowRowsOfLettersAlone(String letters) {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < 16; row++) {
            int shift = 4 * (row % 4) + row / 4;
            rows.append(letters.substring(shift)).append(letters, 0, shift).append('\n');
        }
        TargetBoard full = target.puzzle(rows + "weights\n" + ("6 ".repeat(16) + '\n').repeat(16));
        assertThat(full.givens()).hasSize(16 * 16);
        assertThat(full.weights().byCell()).containsOnly(6);
        String drawn = target.read(rows + "weights\n" + ("6 ".repeat(16) + '\n').repeat(16))
                .solved()
                .orElseThrow();
        assertThat(target.puzzle(drawn).givens()).hasSize(16 * 16);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sample", "pub01-sols38", "pub02-sols158", "pub03-sols1761", "pub04-sols606",
                "pub05-sols8220", "pub06-sols13935", "pub07-none", "pub08-none", "pub09-none",
                "pub10-sols318218"
            })
    void answersTheSamples(String name) throws IOException {
        Path samples = Path.of("../../shared/data/judge/p1074");
        assumeTrue(Files.exists(samples), () -> samples + " is not there");
        String input = Files.readString(samples.resolve(name + ".in"));
        assertThat(judge(input)).isEqualTo(Files.readString(samples.resolve(name + ".ans")));
        if (name.contains("-sols") && (Tier.isAll() || !name.startsWith("pub10"))) {
            assertThat(target.solver(target.puzzle(input)).count().solutions())
                    .isEqualTo(name.substring(name.indexOf("-sols") + 5));
        }
    }

    @Test
    void printsTheScoreOrMinusOne() {
        assertThat(judge(SAMPLE)).isEqualTo("2829\n");
        assertThat(judge(SAMPLE.replace('\n', ' '))).isEqualTo("2829\n");
        assertThat(judge(SAMPLE.replaceFirst("0", "7"))).isEqualTo("-1\n");
        assertThat(judge("")).isEmpty();
        assertThatThrownBy(() -> judge(SAMPLE + "1"))
                .hasMessage("<text>:10:1: the text continues; expected nothing after the board");
        assertThatThrownBy(() -> judge("1 2 3"))
                .hasMessage("<text>:1:1: the text ends here; expected a board of 81 digits");
    }

    @ParameterizedTest
    @CsvSource({
        "....,.....,.....,....., 6 6 6 6 6 7 7 6 6 7 7 6 6 6 6 6",
        "1...,.....,.....,....., 6 0 -1 2 3 3 3 3 10 7 1 0 5 5 5 4",
        ".2..,....3,....., ...., 0 0 0 -9 0 0 0 0 0 0 0 0 0 0 0 1"
    })
    void findsTheBestThatASlowSearchFinds(String a, String b, String c, String d, String table) {
        String givens = (a + b + c + d).replace(" ", "").substring(0, 16);
        List<Long> weights = Stream.of(table.split(" ")).map(Long::valueOf).toList();
        long best = SlowBoards.fillings(4, givens, "AABBAABBCCDDCCDD").stream()
                .mapToLong(board -> LongStream.range(0, 16)
                        .map(k -> weights.get((int) k) * (board.charAt((int) k) - '0'))
                        .sum())
                .max()
                .orElseThrow();
        String text = Texts.rows(4, givens) + "weights\n"
                + String.join(
                        "\n", table.replaceAll("((\\S+ ){3}\\S+) ?", "$1\n").split("\n"));
        assertThat(best(text, Map.of()).score()).isEqualTo(best);
    }

    @Test
    void findsTheBestAmongTheSolutionsOfTheSample() {
        TargetBoard board = target.puzzle(SAMPLE);
        List<Long> scores = target.solver(board).iterator().stream()
                .map(solution -> solution.stream().mapToLong(board::score).sum())
                .toList();
        assertThat(scores).hasSize(3).contains(2829L).allMatch(score -> score <= 2829);
    }

    @Test
    void scoresTheSameOnEveryBoardWithEqualWeights() {
        assertThat(best(SAMPLE, Map.of("rings", "1")).score()).isEqualTo(405);
        assertThat(best(SAMPLE, Map.of("rings", "-2")).score()).isEqualTo(-810);
        assertThat(best(EMPTY + "weights\n" + "1 1 1 1\n".repeat(4), Map.of()).score())
                .isEqualTo(40);
    }

    @Test
    void weighsRingsFromTheBorderInwards() {
        assertThat(Weights.usual(9).byCell().subList(36, 45)).containsExactly(6, 7, 8, 9, 10, 9, 8, 7, 6);
        assertThat(Weights.usual(9).byCell().subList(9, 18)).containsExactly(6, 7, 7, 7, 7, 7, 7, 7, 6);
        PuzzleText text = Texts.of(EMPTY + "\n" + EMPTY + TABLE, Map.of("rings", "5,0"));
        List<TargetBoard> boards = Texts.all(target, text);
        assertThat(boards.get(0).weights().byCell()).containsExactly(5, 5, 5, 5, 5, 0, 0, 5, 5, 0, 0, 5, 5, 5, 5, 5);
        assertThat(boards.get(1).weights().byCell().subList(0, 4)).containsExactly(6, 0, -1, 2);
    }

    @Test
    void scoresTheSameOnATurnedBoard() {
        String turned = SAMPLE.lines()
                .map(line -> new StringBuilder(line).reverse() + "\n")
                .reduce("", (below, line) -> line + below);
        assertThat(best(turned, Map.of()).score()).isEqualTo(2829);
    }

    @ParameterizedTest
    @CsvSource({
        "'', --set rings:1:1: '' is not a weight; expected a number from -1000000 to 1000000",
        "'1,,2', --set rings:1:3: '' is not a weight; expected a number from -1000000 to 1000000",
        "'6,x', --set rings:1:3: 'x' is not a weight; expected a number from -1000000 to 1000000"
    })
    void saysWhatIsWrongWithTheSetting(String rings, String message) {
        PuzzleText text = Texts.of(EMPTY, Map.of("rings", rings));
        assertThatThrownBy(() -> target.next(text)).hasMessage(message);
    }

    @Test
    void takesNoMoreRingsThanABoardHas() {
        PuzzleText text = Texts.of(EMPTY, Map.of("rings", "1" + ",1".repeat(18)));
        assertThatThrownBy(() -> target.next(text))
                .hasMessage("--set rings:1:37: '1' is one too many; expected at most 18 rings");
    }

    @Test
    void writesBoardAndWeights() {
        TargetBoard board = target.puzzle(EMPTY + TABLE);
        List<CellValue> solution = target.solver(board).best().solution().orElseThrow();
        String text = target.render(board, Solution.of(solution));
        assertThat(text.lines()).hasSize(9).contains("weights", " 6  0 -1  2");
        TargetBoard full = target.puzzle(text);
        assertThat(full.weights()).isEqualTo(board.weights());
        assertThat(target.solver(full).iterator().stream()).containsExactly(solution);
        assertThat(target.render(target.puzzle(EMPTY), Solution.of(solution)).lines())
                .hasSize(4);
    }

    @Test
    void sharesACoverAmongBoardsOfTheSameWeights() {
        Cover<CellValue> cover = target.solverOf(SAMPLE).cover();
        assertThat(target.solverOf(".".repeat(80) + "1").cover()).isSameAs(cover);
        String weights = "\nweights\n" + "1 ".repeat(9).concat("\n").repeat(9);
        assertThat(target.solverOf(".".repeat(80) + "1" + weights).cover()).isNotSameAs(cover);
        assertThat(cover.weight(8)).isEqualTo(54);
        assertThat(cover.weight(40 * 9 + 1)).isEqualTo(20);
    }

    @Test
    void notesTheWeightsInThePicture() {
        TargetBoard board = target.puzzle(SAMPLE);
        String svg = model().picture(
                        board,
                        Solution.of(target.solver(board).solve().options().orElseThrow()))
                .toString();
        assertThat(svg.split("<text ")).hasSize(81 + 81 + 1);
        assertThat(svg).contains(">10</text>");
    }

    @Test
    void goesOnAfterABadBoard() {
        PuzzleText text = PuzzleText.of(EMPTY + TABLE.replace("6", "x") + "\n" + EMPTY);
        assertThatThrownBy(() -> target.next(text)).hasMessageContaining("'x' is not a weight");
        assertThat(target.resume(text)).isTrue();
        assertThat(target.next(text)).isPresent();
        assertThat(target.next(text)).isEmpty();
    }

    private Best<CellValue> best(String text, Map<String, String> settings) {
        TargetBoard board = target.next(Texts.of(text, settings)).orElseThrow();
        return target.solver(board).best();
    }

    private static String judge(String input) {
        return Judging.judge(new TargetModel(), "P1074", input);
    }
}
