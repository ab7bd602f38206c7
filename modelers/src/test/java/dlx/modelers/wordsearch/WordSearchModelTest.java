package dlx.modelers.wordsearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.SlowCover;
import dlx.modelers.grid.Texts;
import dlx.modelers.wordsearch.GridChoice.Empty;
import dlx.modelers.wordsearch.GridChoice.Hidden;
import dlx.testkit.ExactCoverModelContract;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordSearchModelTest extends ExactCoverModelContract<WordSearch, GridChoice> {

    private final LoadedModel<WordSearch, GridChoice> searches = LoadedModel.of(new WordSearchModel(), "test");

    @Override
    protected WordSearchModel model() {
        return new WordSearchModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "1x3\n\nCAT\n", 2L, // from the left, from the right
                "1x3\n\nANA\n", 1L,
                "3x3\n\nCAT\n", 16L, // eight lines, two ends
                "2x2\n\nAB\n", 12L, // a pair of cells, two ends
                "1x4\n\nAB BC\n", 12L, // apart in eight ways, crossing in four
                "C..\n...\n..T\n\nCAT\n", 11L, // two in each line without letter, one in other lines
                "C#.\n.#.\n..T\n\nCAT\n", 3L,
                "1x2\n\nCAT\n", 0L,
                "1x3\n\nÑÁÑ\n", 1L,
                "3x3\n\nABC CDE EFG GHA\n", 8L); // around the edge, from four corners in two senses
    }

    /** Random grids and words, each against all ways to place the words one after the other. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void findsWhatASlowSearchFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        String grid = Texts.rows(
                3,
                random.ints(9, 0, 12)
                        .mapToObj(k -> k == 0 ? "#" : k == 1 ? "A" : ".")
                        .collect(Collectors.joining()));
        Set<String> words = new TreeSet<>();
        while (words.size() < 3) {
            words.add(random.ints(2 + random.nextInt(2), 0, 3)
                    .mapToObj(k -> "ABC".substring(k, k + 1))
                    .collect(Collectors.joining()));
        }
        boolean straight = seed % 2 == 0;
        Set<List<String>> expected = SlowPlaces.all(grid.split("\n"), List.copyOf(words), straight);
        String text = grid + "\n" + String.join(" ", words) + "\n";
        String directions = straight ? "e,s" : Direction.words();
        WordSearch plain = puzzle(text, directions, "no");
        assertThat(searches.solver(plain).count().solutions())
                .as("seed %d: %s", seed, text)
                .isEqualTo(expected.size());
        WordSearch compact = puzzle(text, directions, "yes");
        assertThat(SlowCover.solutions(cover(compact)))
                .as("seed %d: %s", seed, text)
                .hasSize(expected.size());
        assertThat(searches.solver(compact).count().solutions())
                .as("seed %d: %s", seed, text)
                .isEqualTo(expected.size());
        if (!expected.isEmpty()) {
            assertThat(searches.solver(compact).best().score())
                    .as("seed %d: %s", seed, text)
                    .isEqualTo(SlowPlaces.mostFree(expected));
        }
    }

    @Test
    void keepsTheSymmetriesOfGridAndDirections() {
        assertThat(symmetries("3x3\n\nCAT\n", "all")).isEqualTo(7);
        assertThat(symmetries("3x4\n\nCAT\n", "all")).isEqualTo(3);
        assertThat(symmetries("3x3\n\nANA\n", "e,s")).isEqualTo(1);
        assertThat(symmetries("3x3\n\nANA\n", "e,w")).isEqualTo(3);
        assertThat(symmetries("A..\n...\n...\n\nANA\n", "all")).isEqualTo(1);
        WordSearch cats = puzzle("3x3\n\nCAT\n", Direction.words(), "no");
        assertThat(searches.solver(cats).toBuilder()
                        .symmetries(searches.symmetries(cats))
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(3); // at an edge, in the middle, along a diagonal
    }

    @Test
    void mapsEmptyCellsToo() {
        WordSearch puzzle = puzzle("2x2\n\nAB\n", "e,w", "yes");
        assertThat(searches.symmetries(puzzle)).hasSize(3);
        assertThat(searches.symmetries(puzzle).get(0).apply(new Empty(1, 1))).isEqualTo(new Empty(2, 1));
    }

    @Test
    void namesItemsColorsAndOptions() {
        Cover<GridChoice> cover = cover(puzzle("1x2\n\nAB\n", "e", "yes"));
        assertThat(cover.label(0)).isEqualTo("AB r1c1 e");
        assertThat(cover.label(1)).isEqualTo("r1c1 empty");
        assertThat(cover.itemName(0)).isEqualTo("word AB");
        assertThat(cover.itemName(1)).isEqualTo("space r1c1");
        assertThat(cover.colorName(cover.color(2))).isEqualTo("A");
        assertThat(cover.weight(1)).isEqualTo(1);
    }

    @Test
    void refusesWhatIsNoDirection() {
        assertThatThrownBy(() -> puzzle("2x2\n\nAB\n", "e,up", "no"))
                .hasMessage("--set directions:1:3: 'up' is not a direction; expected one of e,se,s,sw,w,nw,n,ne");
    }

    @Test
    void drawsWordsAndLetters() {
        WordSearch puzzle = puzzle("A..\n\nBA\n", "e,w", "no");
        Hidden word = new Hidden("BA", 1, 2, Direction.W);
        assertThat(model().render(puzzle, Solution.of(List.of(word)))).isEqualTo("AB.\n");
        String svg = model().picture(puzzle, Solution.of(List.of(word))).toString();
        assertThat(svg).contains("<line x1=\"1.5\" y1=\"0.5\" x2=\"0.5\" y2=\"0.5\"");
        assertThat(svg.split("<text ")).hasSize(1 + 2);
    }

    private int symmetries(String text, String directions) {
        return searches.symmetries(puzzle(text, directions.equals("all") ? Direction.words() : directions, "no"))
                .size();
    }

    private WordSearch puzzle(String text, String directions, String compact) {
        return Texts.all(searches, Texts.of(text, Map.of("directions", directions, "compact", compact)))
                .get(0);
    }

    private Cover<GridChoice> cover(WordSearch puzzle) {
        return Cover.of(builder -> model().describe(puzzle, builder));
    }
}
