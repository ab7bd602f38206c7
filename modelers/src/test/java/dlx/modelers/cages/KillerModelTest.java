package dlx.modelers.cages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.cages.KillerChoice.Filling;
import dlx.modelers.grid.CellValues;
import dlx.modelers.grid.SlowBoards;
import dlx.modelers.grid.Texts;
import dlx.modelers.sudoku.Size;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KillerModelTest extends ExactCoverModelContract<Killer, KillerChoice> {

    private static final String ONE_CAGE = "aa..\n....\n....\n....\n";

    /** The solution of the example, found by a search of its own that fills cell after cell. */
    private static final String SOLUTION =
            "782413596431965872956728341817346259529871634364592187693257418275184963148639725";

    private final LoadedModel<Killer, KillerChoice> killers = LoadedModel.of(new KillerModel(), "test");

    @Override
    protected KillerModel model() {
        return new KillerModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put(ONE_CAGE + "a=3\n", 48L);
        counts.put(ONE_CAGE + "a=2\n", 0L);
        counts.put(ONE_CAGE + "a=1+2\n", 48L);
        counts.put("1...\n" + "....\n".repeat(3) + ONE_CAGE + "a=3\n", 24L);
        counts.put("1...\n" + "....\n".repeat(3) + ONE_CAGE + "a=2+3\n", 0L);
        counts.put("ab..\na...\n....\n....\na=3 b=4\n", 24L);
        counts.put("a...\n....\n....\n....\na=1\n", 72L);
        counts.put("ab..\nbb..\n....\n....\na=1 b=9 r1c1=1\n", 72L);
        counts.put("a b22 b22 .\na . . .\n. . . .\n. . . .\n a=3\nb22=7\n", 24L);
        counts.put(
                "aabccc\nddbbce\nddbfee\ngghfei\ngjhhki\nljjmkk\n"
                        + "a=8 b=14 c=14 d=12 e=14 f=10\ng=12 h=8 i=4 j=9 k=12 l=4\nm=5\n",
                1L);
        counts.put(new KillerModel().example(), 1L);
        return counts;
    }

    /** The picture shows the values in the cells of a cage. */
    @Override
    protected boolean isDrawn(KillerChoice option) {
        return !(option instanceof Filling);
    }

    @Test
    void takesCagesThatShareCells() {
        String empty = "....\n".repeat(4);
        assertThat(count(empty + "r1c1+r1c2=5 r2c1+r1c1=3\n")).isEqualTo(24);
        assertThat(count(empty + "r1c1+r1c2=1+4 r2c1+r1c1=3\n")).isEqualTo(12);
        assertThat(count(empty + "r1c1+r1c2=5 r1c1=5\n")).isZero();
    }

    @Test
    void takesCagesOnTheSameCell() {
        String map = "ab..\nbb..\n....\n....\n";
        assertThat(count(map + "a=1 b=9\n")).isEqualTo(72);
        assertThat(count(map + "a=1 b=9 r1c1=1\n")).isEqualTo(72);
        assertThat(count(map + "a=1 b=9 r1c1=2\n")).isZero();
    }

    /**
     * Tests cages given by their cells, many of one cell, over a map of cages. Each puzzle is compared with all
     * fillings of the board.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void findsWhatASlowSearchFindsWhereCagesOverlap(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> boards = SlowBoards.fillings(4, ".".repeat(16), "AABBAABBCCDDCCDD");
        String origin = boards.get(random.nextInt(boards.size()));
        int corner = random.nextInt(16);
        List<Cage> cages = new ArrayList<>(List.of(cage("a", List.of(corner), origin)));
        int count = random.nextInt(1, 6);
        for (int k = 0; k < count; k++) {
            int size = random.nextInt(1, 4);
            List<Integer> cells = size == 1 && random.nextBoolean()
                    ? List.of(corner)
                    : random.ints(0, 16).distinct().limit(size).sorted().boxed().toList();
            Cage cage = cage("", cells, random.nextInt(4) > 0 ? origin : boards.get(random.nextInt(boards.size())));
            if (cages.stream().noneMatch(other -> other.name().equals(cage.name())) && differ(cage, origin)) {
                cages.add(cage);
            }
        }
        String text = Texts.rows(4, ".".repeat(corner) + "a" + ".".repeat(15 - corner))
                + cages.stream()
                        .map(cage -> cage.name() + "=" + cage.sum() + "\n")
                        .collect(Collectors.joining());
        List<String> expected = boards.stream()
                .filter(board ->
                        cages.stream().allMatch(cage -> differ(cage, board) && sum(cage.cells(), board) == cage.sum()))
                .toList();
        assertThat(solutions(killers.puzzle(text), 4)).as(text).isEqualTo(expected);
    }

    /** Returns a cage with the sum of its cells on a board. A cage without a name is given by its cells. */
    private static Cage cage(String name, List<Integer> cells, String board) {
        return new Cage(name.isEmpty() ? CellList.name(4, cells) : name, cells, sum(cells, board));
    }

    private static int sum(List<Integer> cells, String board) {
        return cells.stream().mapToInt(cell -> board.charAt(cell) - '0').sum();
    }

    private static boolean differ(Cage cage, String board) {
        return cage.cells().stream().map(board::charAt).distinct().count()
                == cage.cells().size();
    }

    /** Compares the solutions of boards with random cages with all fillings of the board whose sums are right. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void findsWhatASlowSearchFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> boards = SlowBoards.fillings(4, ".".repeat(16), "AABBAABBCCDDCCDD");
        String marks = "";
        String sums = "";
        while (sums.isEmpty()) { // until the values of each cage differ on some board
            marks = random.ints(16, 0, 8)
                    .mapToObj(k -> "abcdef..".substring(k, k + 1))
                    .collect(Collectors.joining());
            sums = sums(marks, boards.get(random.nextInt(boards.size())));
        }
        assertSolutions(boards, marks, sums);
    }

    private void assertSolutions(List<String> boards, String marks, String sums) {
        List<String> expected =
                boards.stream().filter(board -> sums(marks, board).equals(sums)).toList();
        String text = Texts.rows(4, marks) + sums + "\n";
        assertThat(solutions(killers.puzzle(text), 4)).as(text).isEqualTo(expected);
    }

    /** A solution that is known gives the sums of cages drawn at random: the search must come to it, or to another. */
    @ParameterizedTest
    @CsvSource({"9, 3, 3", "12, 3, 4", "16, 4, 4"})
    void solvesLargeBoards(int n, int boxRows, int boxColumns) {
        int[] filled = IntStream.range(0, n * n)
                .map(cell -> (cell / n % boxRows * boxColumns + cell / n / boxRows + cell % n) % n + 1)
                .toArray();
        StringBuilder text = new StringBuilder();
        StringBuilder sums = new StringBuilder();
        for (int cell = 0; cell < n * n; cell++) {
            int width = cell / n % 2 == 0 ? 3 : 4; // bricks of three cells and of four, cut off at the edge
            int brick = cell % n / width;
            text.append(cell % n > 0 ? " " : "").append((char) ('a' + cell / n)).append(brick);
            text.append(cell % n == n - 1 ? "\n" : "");
            if (cell % n % width == 0) {
                int end = Math.min(cell + width, (cell / n + 1) * n);
                int sum = IntStream.range(cell, end).map(c -> filled[c]).sum();
                sums.append((char) ('a' + cell / n))
                        .append(brick)
                        .append('=')
                        .append(sum)
                        .append('\n');
            }
        }
        StringBuilder given = new StringBuilder(); // every other value: without, the search may be long
        for (int cell = 0; cell < n * n; cell++) {
            boolean shown = (cell / n + cell) % 2 == 0;
            given.append(shown ? String.valueOf(filled[cell]) : ".").append(cell % n == n - 1 ? "\n" : " ");
        }
        Killer killer = killers.puzzle(given.toString() + text + sums);
        List<KillerChoice> solution = killers.solver(killer).solve().options().orElseThrow();
        int[] values = CellValues.values(n, Killer.placements(solution));
        assertThat(Size.of(killer.board()).houses())
                .allMatch(house ->
                        house.cells().stream().map(c -> values[c]).distinct().count() == n);
        assertThat(killer.cages())
                .hasSizeGreaterThan(n)
                .allMatch(cage -> cage.cells().stream()
                                .mapToInt(c -> values[c])
                                .distinct()
                                .sum()
                        == cage.sum());
    }

    @Test
    void solvesTheExampleAsASearchOfItsOwnDoes() {
        assertThat(solutions(killers.puzzle(model().example()), 9)).containsExactly(SOLUTION);
    }

    @Test
    void writesBoardMapAndSums() {
        Killer puzzle = killers.puzzle("a.bb\na...\n....\n....\na=3 b=6\n");
        List<KillerChoice> solution = killers.solver(puzzle).solve().options().orElseThrow();
        String text = killers.render(puzzle, Solution.of(solution));
        assertThat(text.lines().skip(4)).containsExactly("a.bb", "a...", "....", "....", "a=1+2 b=2+4");
        assertThat(killers.render(puzzle, Solution.of(List.of()))).endsWith("....\na.bb\na...\n....\n....\na=3 b=6\n");
        assertThat(killers.puzzle(text).fillings())
                .containsExactly(new Filling("a", List.of(1, 2)), new Filling("b", List.of(2, 4)));
    }

    @Test
    void readsSumoCue() {
        StringBuilder line = new StringBuilder("SumoCueV1");
        for (int cell = 0; cell < 81; cell++) {
            boolean second = cell % 9 % 2 == 1;
            line.append(second ? "+" + (cell - 1) : cell == 80 ? "=0" : "=" + sumOf(cell));
            line.append('J').append(Size.ofBox(3, 3).box(cell));
        }
        Killer killer = killers.puzzle(line + "\n");
        assertThat(killer.cages()).hasSize(44);
        assertThat(killer.cages().get(0)).isEqualTo(new Cage("1", List.of(0, 1), 15));
        assertThat(solutions(killer, 9)).contains(SOLUTION);
        assertThat(killers.puzzle(killers.render(killer, Solution.of(List.of()))))
                .isEqualTo(killer);
    }

    @Test
    void readsManyWithOrWithoutBlankLines() {
        String text =
                ONE_CAGE + "a=3\n" + ONE_CAGE + "# sums\n\na=4\n\n1...\n....\n....\n....\n\n" + ONE_CAGE + "a=5\n";
        assertThat(Texts.all(killers, PuzzleText.of(text)))
                .extracting(killer -> killer.cages().get(0).sum())
                .containsExactly(3, 4, 5);
    }

    @Test
    void takesTheBoxOfTheSetting() {
        String map = "aa....\n" + "......\n".repeat(5);
        PuzzleText text = Texts.of(map + "a=3\n", Map.of("box", "3x2"));
        assertThat(Size.of(Texts.all(killers, text).get(0).board()).boxRows).isEqualTo(3);
        PuzzleText other = Texts.of(map + "a=3\n", Map.of("box", "2x2"));
        assertThatThrownBy(() -> Texts.all(killers, other)).hasMessage("<text>:1:7: the row has 6 cells; expected 4");
    }

    @Test
    void drawsSumsAndShades() {
        Killer puzzle = killers.puzzle("....\n....\n....\n....\nr1c1+r1c2=5 r1c1+r2c1=3\n");
        String svg = model().picture(puzzle, Solution.of(List.of())).toString();
        assertThat(svg).contains(">5 3</text>");
        assertThat(svg.split("<rect ")).hasSize(1 + 1 + 3); // the ground, and three cells
    }

    /** The sums of the cages of a board, for a text. */
    private static String sums(String marks, String board) {
        Map<Character, Integer> sums = new TreeMap<>();
        for (int cell = 0; cell < marks.length(); cell++) {
            sums.merge(marks.charAt(cell), board.charAt(cell) - '0', Integer::sum);
        }
        sums.remove('.');
        boolean tooLarge = sums.keySet().stream()
                .anyMatch(mark -> marks.chars().filter(c -> c == mark).count() > 4);
        boolean twice = sums.keySet().stream()
                .anyMatch(mark -> IntStream.range(0, marks.length())
                                .filter(cell -> marks.charAt(cell) == mark)
                                .mapToObj(board::charAt)
                                .distinct()
                                .count()
                        < marks.chars().filter(c -> c == mark).count());
        return tooLarge || twice
                ? ""
                : sums.entrySet().stream()
                        .map(e -> e.getKey() + "=" + e.getValue())
                        .collect(Collectors.joining(" "));
    }

    private static int sumOf(int cell) {
        return SOLUTION.charAt(cell) + (cell % 9 < 8 ? SOLUTION.charAt(cell + 1) - '0' : 0) - '0';
    }

    private List<String> solutions(Killer killer, int n) {
        return Texts.solutions(killers, killer, n, KillerChoice::inCell);
    }

    private long count(String text) {
        return killers.solver(killers.puzzle(text)).count().solutions().longValueExact();
    }
}
