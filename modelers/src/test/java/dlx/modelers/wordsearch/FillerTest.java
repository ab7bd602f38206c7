package dlx.modelers.wordsearch;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.Texts;
import dlx.skips.Tier;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests fresh word searches with a finder that does not use covers. */
class FillerTest {

    private static final Map<String, int[]> STEPS = Map.of(
            "e",
            new int[] {0, 1},
            "se",
            new int[] {1, 1},
            "s",
            new int[] {1, 0},
            "sw",
            new int[] {1, -1},
            "w",
            new int[] {0, -1},
            "nw",
            new int[] {-1, -1},
            "n",
            new int[] {-1, 0},
            "ne",
            new int[] {-1, 1});

    private static final String ALL = "e,se,s,sw,w,nw,n,ne";

    private final LoadedModel<WordSearch, GridChoice> searches = LoadedModel.of(new WordSearchModel(), "test");

    /** The sets of cells in which a word can be read: an ANA that is read from both ends lies in one place. */
    private static Set<Set<Integer>> places(String[] grid, String word, String directions) {
        Set<Set<Integer>> places = new HashSet<>();
        for (String direction : directions.split(",")) {
            int[] step = STEPS.get(direction);
            for (int start = 0; start < grid.length * grid[0].length(); start++) {
                Set<Integer> cells = new TreeSet<>();
                int row = start / grid[0].length();
                int column = start % grid[0].length();
                for (int k = 0; k < word.length(); k++, row += step[0], column += step[1]) {
                    if (row >= 0
                            && column >= 0
                            && row < grid.length
                            && column < grid[0].length()
                            && grid[row].charAt(column) == word.charAt(k)) {
                        cells.add(row * grid[0].length() + column);
                    }
                }
                if (cells.size() == word.length()) {
                    places.add(cells);
                }
            }
        }
        return places;
    }

    private static String[] grid(String text) {
        return text.substring(0, text.indexOf("\n\n")).split("\n");
    }

    private Generation<WordSearch, GridChoice> make(String shape, String directions, String compact, long seed) {
        Map<String, String> settings = Map.of("directions", directions, "compact", compact);
        WordSearch puzzle = Texts.all(searches, Texts.of(shape, settings)).get(0);
        return Generator.of(searches, puzzle).settings(settings).seed(seed).generate(1);
    }

    private Generated<WordSearch, GridChoice> made(String shape, String directions, String compact, long seed) {
        Generated<WordSearch, GridChoice> made = make(shape, directions, compact, seed)
                .puzzle()
                .orElseThrow(() -> new AssertionError("no puzzle of seed " + seed + ": " + shape));
        String list = shape.substring(shape.indexOf("\n\n") + 2).toUpperCase(java.util.Locale.ROOT);
        assertThat(made.text()).as("seed %d", seed).doesNotContain(".").endsWith("\n\n" + list);
        for (String word : list.strip().split(" ")) {
            assertThat(places(grid(made.text()), word, directions))
                    .as("seed %d: places of %s in\n%s", seed, word, made.text())
                    .hasSize(1);
        }
        return made;
    }

    @Test
    void eachWordLiesInOnePlace() {
        Set<String> texts = new HashSet<>();
        int puzzles = Tier.of(30, 100);
        for (long seed = 1; seed <= puzzles; seed++) {
            texts.add(made("8x8\n\nDANCING LINKS EXACT COVER KNUTH ITEM OPTION COLOR\n", ALL, "no", seed)
                    .text());
        }
        assertThat(texts).hasSize(puzzles);
    }

    /** Words of three letters of an alphabet of four come up wherever one does not look. */
    @ParameterizedTest
    @ValueSource(strings = {ALL, "e,s", "e,se,s,sw", "w,e"})
    void shortWordsOfFewLettersLieInOnePlaceToo(String directions) {
        for (long seed = 1; seed <= 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Set<String> words = new TreeSet<>();
            while (words.size() < 3) {
                words.add(random.ints(3, 0, 4)
                        .mapToObj(k -> "ABCD".substring(k, k + 1))
                        .collect(Collectors.joining()));
            }
            String shape = "#......\n.......\n...#...\n.......\n......#\n\n" + String.join(" ", words) + "\n";
            String text =
                    made(shape, directions, seed % 2 == 0 ? "yes" : "no", seed).text();
            assertThat(text.replaceAll("[^#\n]", ".")).startsWith(shape.substring(0, shape.indexOf("\n\n")));
        }
    }

    @Test
    void aWordWithinAnotherLiesThere() {
        for (long seed = 1; seed <= 50; seed++) {
            String text = made("7x7\n\nCAT CATS LIVE EVIL LEVEL AA\n", ALL, "no", seed)
                    .text();
            String[] grid = grid(text);
            assertThat(places(grid, "CATS", ALL).iterator().next())
                    .as("seed %d:\n%s", seed, text)
                    .containsAll(places(grid, "CAT", ALL).iterator().next());
            assertThat(places(grid, "LIVE", ALL)).as("seed %d:\n%s", seed, text).isEqualTo(places(grid, "EVIL", ALL));
            String[] apart = grid(made("7x7\n\nLIVE EVIL\n", "e,s", "no", seed).text());
            assertThat(places(apart, "LIVE", "e,s")).isNotEqualTo(places(apart, "EVIL", "e,s"));
        }
    }

    @Test
    void aWordThatLiesTwiceWithinAnotherMakesNoPuzzle() {
        Generation<WordSearch, GridChoice> none = make("7x7\n\nBANANA ANA\n", ALL, "no", 1);
        assertThat(none.puzzle()).isEmpty();
        assertThat(none.attempts()).isPositive();
    }

    /** The other letters are those of the words, where that goes; X and its kin come where it does not. */
    @Test
    void fillsWithTheLettersOfTheWords() {
        String text = made("9x9\n\nDANCING LINKS COVER ITEM\n", ALL, "no", 1).text();
        assertThat(String.join("", grid(text))).matches("[DANCIGLKSOVERTM]+");
        assertThat(grid(made("1x3\n\nAA\n", ALL, "no", 1).text())[0])
                .containsPattern("AA")
                .containsPattern("[^A]");
        assertThat(made("5x5\n\n\u00d1\u00c1\u00d1 \u0416\u0423\u041a\n", ALL, "no", 1)
                        .solution())
                .hasSize(2);
    }

    @Test
    void lettersOfTheShapePlayNoPart() {
        String shape = "4x7\n\nDANCING LINKS COVER ITEM\n";
        String first = made(shape, ALL, "no", 1).text();
        assertThat(made(first, ALL, "no", 2).text())
                .isEqualTo(made(shape, ALL, "no", 2).text())
                .isNotEqualTo(first);
    }
}
