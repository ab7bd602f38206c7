package dlx.modelers.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.testkit.ExactCoverModelContract;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrosswordModelTest extends ExactCoverModelContract<Crossword, Entry> {

    /** Every word of two and of three letters A and B. */
    private static final String ALL = "AA AB BA BB AAA AAB ABA ABB BAA BAB BBA BBB";

    private final LoadedModel<Crossword, Entry> crosswords = LoadedModel.of(new CrosswordModel(), "test");

    @Override
    protected CrosswordModel model() {
        return new CrosswordModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "2x2\n\nAB CD AC BD\n",
                2L,
                "A.\n..\n\nAB CD AC BD\n",
                2L,
                "AB\n..\n\nAB CD AC BD\n",
                1L,
                ".#\n#.\n\nAB\n",
                1L,
                "..#..\n\nAB CD EF\n",
                6L,
                "#..\n...\n..#\n\nab cd abe ace dbf fbd cb ad\n",
                0L,
                "1x3\n\nÉté ÑÑÑ 中文字 straße\n",
                3L,
                "3x1\n\nabc ABC\n",
                1L,
                new CrosswordModel().example(),
                4L, // counted by another program
                "2x3\n\n" + ALL + "\n",
                24L); // three of four columns, which then differ
    }

    /** A setting makes accents irrelevant, as in most crosswords. */
    @Test
    void accentsCountUnlessTheSettingSaysNo() {
        LoadedModel<Crossword, Entry> crosswords = LoadedModel.of(new CrosswordModel(), "test");
        for (String c : List.of("\u00c9C", "e\u0301c", "\u00eac", "\u1eb8\u0302C")) { // composed or not
            String text = "2x2\n\nAE BC AB " + c + "\n";
            assertThat(crosswords.solverOf(text).count().solutions()).as(text).isZero();
            Crossword plain =
                    crosswords.next(Texts.of(text, Map.of("accents", "no"))).orElseThrow();
            assertThat(crosswords.render(
                            plain,
                            Solution.of(
                                    crosswords.solver(plain).solve().options().orElseThrow())))
                    .as(text)
                    .isIn("AE\nBC\n", "AB\nEC\n");
        }
        Crossword given = crosswords
                .next(Texts.of("\u00c0.\n..\n\nAE BC AB EC \u00cbC\n", Map.of("accents", "no")))
                .orElseThrow();
        assertThat(given.grid().cells()).containsExactly("A", ".", ".", ".");
        assertThat(given.words()).containsExactly("AE", "BC", "AB", "EC");
    }

    /** Catalogue of the project: every filling of 2x3 with two letters is one. */
    @Test
    void countsEveryFillingWhereAllWordsMayRepeat() {
        assertThat(crosswords
                        .solver(puzzle("2x3\n\n" + ALL + "\n", true))
                        .count()
                        .solutions())
                .isEqualTo(64);
    }

    /** Random grids and lists, each against all fillings letter by letter. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void findsWhatASlowFillingFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        String letters = random.ints(9, 0, 12)
                .mapToObj(k -> k < 2 ? "#" : k == 2 ? "A" : ".")
                .collect(Collectors.joining());
        String grid = Texts.rows(3, letters);
        Set<String> words = new TreeSet<>();
        while (words.size() < 22) {
            int length = 2 + random.nextInt(2);
            words.add(random.ints(length, 0, 3)
                    .mapToObj(k -> "ABC".substring(k, k + 1))
                    .collect(Collectors.joining()));
        }
        boolean repeats = seed % 2 == 0;
        Set<String> found = new HashSet<>();
        Crossword puzzle = puzzle(grid + "\n" + String.join(" ", words) + "\n", repeats);
        crosswords.solver(puzzle).forEach(solution -> {
            assertThat(found.add(crosswords.render(puzzle, Solution.of(solution))))
                    .isTrue();
            return Visit.CONTINUE;
        });
        assertThat(found).as("seed %d", seed).isEqualTo(SlowFilling.all(grid, "ABC", words, repeats));
    }

    @Test
    void colorsOnlyCellsWhereSlotsCross() {
        Cover<Entry> cover = crosswords.solverOf("..A\n.##\n\nABA AB\n").cover();
        assertThat(cover.optionCount()).isEqualTo(2);
        assertThat(cover.label(0)).isEqualTo("r1c1 across ABA");
        assertThat(cover.label(1)).isEqualTo("r1c1 down AB");
        assertThat(cover.itemName(0)).isEqualTo("r1c1 across");
        assertThat(cover.nodeCount()).isEqualTo(2 * 3); // slot, crossing, word
        assertThat(cover.colorName(cover.color(1))).isEqualTo("A");
    }

    @Test
    void mirrorsGridsThatAreTheirOwnMirrorImages() {
        Crossword square = puzzle("2x2\n\nAB CD AC BD\n", false);
        assertThat(crosswords.solver(square).toBuilder()
                        .symmetries(crosswords.symmetries(square))
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(1);
        assertThat(crosswords.symmetries(puzzle("A.\n..\n\nAB\n", false))).hasSize(1);
        assertThat(crosswords.symmetries(puzzle(".A\n..\n\nAB\n", false))).isEmpty();
        assertThat(crosswords.symmetries(puzzle("2x3\n\nAB\n", false))).isEmpty();
    }

    @Test
    void readsCommentsAndRowsThatStartWithTheirSign() {
        String text = "# a comment\n#..\n# a comment\n# . .\n\n# of words\nab\nac bd\n\n\n2x2\nXY\n";
        List<Crossword> all = Texts.all(crosswords, PuzzleText.of(text));
        assertThat(all).hasSize(2);
        assertThat(all.get(0).grid().rows()).isEqualTo(2);
        assertThat(all.get(0).words()).containsExactly("AB", "AC", "BD");
        assertThat(all.get(1).words()).containsExactly("XY");
    }

    @Test
    void composesLettersAndMakesThemLarge() {
        Crossword puzzle = puzzle("ß..\n\nße\u0301x\n", false);
        assertThat(puzzle.words()).containsExactly("ßÉX");
        assertThat(crosswords.render(
                        puzzle,
                        Solution.of(crosswords.solver(puzzle).solve().options().orElseThrow())))
                .isEqualTo("ßÉX\n");
    }

    @Test
    void drawsBlocksLettersAndNumbers() {
        Crossword puzzle = puzzle("A.#\n#..\n\nAB BC CD\n", false);
        String svg = model().picture(
                        puzzle,
                        Solution.of(crosswords.solver(puzzle).solve().options().orElse(List.of())))
                .toString();
        assertThat(svg.split("fill=\"#404040\"")).hasSize(1 + 2);
        assertThat(svg).contains(">3</text>").doesNotContain(">4</text>");
        assertThat(svg.split("font-weight=\"bold\"")).hasSize(1 + 1);
    }

    private Crossword puzzle(String text, boolean repeats) {
        return Texts.all(crosswords, Texts.of(text, Map.of("repeats", repeats ? "yes" : "no")))
                .get(0);
    }
}
