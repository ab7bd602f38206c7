package dlx.modelers.starbattle;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.SlowCover;
import dlx.modelers.grid.Texts;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StarBattleModelTest extends ExactCoverModelContract<StarBattle, Star> {

    private static final String MAP = "AABB\nAABB\nCCDD\nCCDD\n";

    private final LoadedModel<StarBattle, Star> battles = LoadedModel.of(new StarBattleModel(), "test");

    @Override
    protected StarBattleModel model() {
        return new StarBattleModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put("1\n", 1L); // OEIS A002464, as the next
        counts.put("2\n", 0L);
        counts.put("3\n", 0L);
        counts.put("4\n", 2L);
        counts.put("5\n", 14L);
        counts.put("6\n", 90L);
        counts.put("8\n", 5242L);
        counts.put("1 star no regions\n....\n*...\n....\n....\n", 1L);
        counts.put("1 star no regions\n*...\n....\n....\n....\n", 0L);
        counts.put("2 stars\n6\n", 0L);
        counts.put("2 stars\n8\n", 2L); // catalogue of the project, as the next: counted by another program
        counts.put("2 stars\n9\n", 664L);
        counts.put("2 stars no regions\n" + ".*.*....\n" + "........\n".repeat(7), 1L);
        counts.put(MAP, 2L);
        counts.put("AABB\nAABB\nCCBD\nCCDD\n", 2L);
        counts.put("AAAA\nAABB\nCC.D\nCCDD\n", 1L);
        counts.put(new StarBattleModel().example(), 1L);
        return counts;
    }

    @ParameterizedTest
    @CsvSource({"6, 0", "8, 2"})
    void describesTwoStars(int n, int count) {
        assertThat(SlowCover.solutions(cover("2 stars\n" + n + "\n"))).hasSize(count);
    }

    /** Boards with random regions, each against all ways to place the stars row by row. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void findsWhatASlowSearchFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int stars = seed % 2 == 0 ? 2 : 1;
        int n = stars == 2 ? 8 : 6;
        String marks = random.ints((long) n * n, 0, 8)
                .mapToObj(k -> k > 2 ? "." : "AB.".substring(k, k + 1))
                .collect(Collectors.joining());
        String text = stars + " stars\n" + Texts.rows(n, ".".repeat(n * n)) + Texts.rows(n, marks);
        List<List<Star>> expected = new ArrayList<>();
        new SlowStars(n, stars, marks).place(0, new ArrayList<>(), expected);
        assertThat(SlowCover.solutions(cover(text))).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void keepsTheSymmetriesOfTheRegions() {
        assertThat(symmetries("4\n")).isEqualTo(7);
        assertThat(symmetries(MAP)).isEqualTo(7);
        assertThat(symmetries("AAAA\nBBBB\nCCCC\nDDDD\n")).isEqualTo(3);
        assertThat(symmetries("AAAA\nABBB\nABCC\nABCC\n")).isEqualTo(1);
        assertThat(symmetries("AABB\nAABB\nCCBD\nCCDD\n")).isZero();
        StarBattle six = battles.puzzle("6\n");
        assertThat(battles.solver(six).toBuilder()
                        .symmetries(battles.symmetries(six))
                        .build()
                        .count()
                        .solutions()
                        .intValueExact())
                .isEqualTo(orbits(SlowCover.solutions(cover("6\n")), six));
    }

    @Test
    void writesStarsBoardAndMap() {
        StarBattle puzzle = battles.puzzle(MAP);
        List<Star> solution = battles.solver(puzzle).solve().options().orElseThrow();
        String text = battles.render(puzzle, Solution.of(solution));
        assertThat(text).isEqualTo("1 star\n.*..\n...*\n*...\n..*.\n" + MAP);
        assertThat(battles.puzzle(text).givens()).isEqualTo(solution);
        StarBattle bare = battles.puzzle("2 stars\n4\n");
        assertThat(battles.render(bare, Solution.of(List.of()))).isEqualTo("2 stars no regions\n" + "....\n".repeat(4));
        assertThat(battles.puzzle(battles.render(bare, Solution.of(List.of())))).isEqualTo(bare);
    }

    @Test
    void takesTheStarsOfTheSettingWhereTheTextSaysNothing() {
        PuzzleText text = Texts.of("8\n1 star\n8\n", Map.of("stars", "3"));
        assertThat(Texts.all(battles, text)).extracting(StarBattle::stars).containsExactly(3, 1);
    }

    @Test
    void readsManyWithOrWithoutBlankLines() {
        String board = "*...\n....\n....\n....\n";
        String text = MAP + board + "\n" + MAP + "# one\n\n2 stars\n\n10\n11\n" + MAP;
        assertThat(Texts.all(battles, PuzzleText.of(text)))
                .extracting(StarBattle::n, puzzle -> puzzle.givens().size())
                .extracting(Object::toString)
                .containsExactly("(4, 0)", "(4, 1)", "(10, 0)", "(11, 0)", "(4, 0)");
    }

    @Test
    void namesRowsColumnsRegionsAndBlocks() {
        Cover<Star> cover = cover("2 stars\n" + MAP);
        assertThat(List.of(cover.itemName(0), cover.itemName(4), cover.itemName(8), cover.itemName(12)))
                .containsExactly("row 1", "column 1", "region A", "block r1c1");
        assertThat(cover.atLeast(8)).isEqualTo(2);
        assertThat(cover.atMost(8)).isEqualTo(2);
        assertThat(cover.hasMultiplicities()).isTrue();
        assertThat(cover(MAP).hasMultiplicities()).isFalse();
    }

    @Test
    void drawsGivenStarsBlack() {
        StarBattle puzzle = battles.puzzle(".*..\n....\n....\n....\n" + MAP);
        String svg = model().picture(puzzle, Solution.of(List.of(new Star(1, 2), new Star(2, 4))))
                .toString();
        assertThat(svg.split("stroke-width=\"0.17\"")).hasSize(1 + 10);
        assertThat(svg.split("stroke=\"black\" stroke-width=\"0.17\"")).hasSize(1 + 5);
    }

    private int symmetries(String text) {
        return battles.symmetries(battles.puzzle(text)).size();
    }

    private int orbits(List<List<Star>> solutions, StarBattle puzzle) {
        return (int) solutions.stream()
                .map(solution -> Stream.concat(
                                Stream.of(solution),
                                battles.symmetries(puzzle).stream()
                                        .map(map -> solution.stream().map(map).toList()))
                        .map(image -> image.stream()
                                .map(Star::toString)
                                .sorted()
                                .toList()
                                .toString())
                        .sorted()
                        .findFirst())
                .distinct()
                .count();
    }

    private Cover<Star> cover(String text) {
        return Cover.of(builder -> model().describe(battles.puzzle(text), builder));
    }
}
