package dlx.modelers.setcover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.Texts;
import dlx.modelers.setcover.FamilyModel.Chosen;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetCoverModelTest extends ExactCoverModelContract<CoveringFamily, Chosen> {

    /** Three rows of which any two hold all columns. */
    private static final String MATRIX = "1 1 0\n0 1 1\n1 0 1\n";

    private static final String WEIGHTED = "items a b c\nP: a b |3\nQ: b c |4\nR: a c |5\nS: a b c |8\n";

    /** The lines of the plane of seven points. */
    private static final String FANO = "7 7\n1 2 3\n1 4 5\n1 6 7\n2 4 6\n2 5 7\n3 4 7\n3 5 6\n";

    /** The lines of the affine plane of nine points. */
    private static final String NINE_POINTS =
            "9 12\n1 2 3\n4 5 6\n7 8 9\n1 4 7\n2 5 8\n3 6 9\n1 5 9\n2 6 7\n3 4 8\n1 6 8\n2 4 9\n3 5 7\n";

    private final LoadedModel<CoveringFamily, Chosen> sets = LoadedModel.of(new SetCoverModel(), "test");

    @Override
    protected SetCoverModel model() {
        return new SetCoverModel();
    }

    /**
     * Three sets are covered by any two or all of them; points, by the complements of sets that do not contain a line.
     */
    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "1\n",
                1L,
                "0\n",
                0L,
                "1\n1\n0\n1\n",
                7L,
                MATRIX,
                4L,
                "3 3\n" + MATRIX,
                4L,
                "items a b\nA: a\n",
                0L,
                WEIGHTED,
                4L + 8L,
                "3 4\n9 5 6 7\n2\n1 3\n2\n1 2\n2\n2 3\n",
                4L,
                FANO,
                64L);
    }

    /** A matrix without a size ends with the text. */
    @Override
    protected boolean mayTakeTheWholeText() {
        return true;
    }

    @ParameterizedTest(name = "format {0}")
    @CsvSource({
        "matrix, '1 0 0 1\n1 1 0 0\n0 1 1 0\n0 1 1 1\n0 0 1 0\n'",
        "matrix, '5 4\n1 0 0 1\n1 1 0 0\n0 1 1 0\n0 1 1 1\n0 0 1 0\n'",
        "sets, 'items a b c d\nA: a d\nB: a b\nC: b c\nD: b c d\nE: c\n'",
        "scp, '4 5\n1 1 1 1\n1\n2\n1 2\n3\n2 3 4\n3\n3 4\n5\n2\n1 4\n'",
        "columns, '4 5\n1 2 1 4\n1 2 1 2\n1 2 2 3\n1 3 2 3 4\n1 1 3\n'",
        "columns, '4 5\n# by columns\n\n 1 2 1 4\n1 2 1 2 \n1 2 2 3\n1 3 2 3 4\n1 1 3\n'",
        "scp, '4 5 \n 1\n1\n1\n1\n1 2 1 2\n3 2 3 4 3 3\n 4 5 2 1\n\n# the end\n4'"
    })
    void readsTheSameCoverInEachFormat(String format, String text) {
        Cover<Chosen> expected = cover("items 1 2 3 4\nA: 1 4\nB: 1 2\nC: 2 3\nD: 2 3 4\nE: 3\n", Map.of());
        assertThat(cover(text, Map.of()).data().fingerprint())
                .isEqualTo(expected.data().fingerprint());
        assertThat(cover(text, Map.of("format", format)).data().fingerprint())
                .isEqualTo(expected.data().fingerprint());
    }

    @Test
    void readsTriplesAsItReadsTheirMatrix() {
        String matrix = "1 1 0\n1 0 0\n1 1 1\n0 1 1\n0 0 1\n";
        assertThat(cover("5 3\n1 2 3\n1 3 4\n3 4 5\n", Map.of("format", "triples"))
                        .data()
                        .fingerprint())
                .isEqualTo(cover(matrix, Map.of()).data().fingerprint());
    }

    @Test
    void takesCostsForWeights() {
        Cover<Chosen> named = cover(WEIGHTED, Map.of());
        assertThat(IntStream.range(0, 4).mapToLong(named::weight).toArray()).containsExactly(3, 4, 5, 8);
        Cover<Chosen> library = cover("1 4\n0 20 7 9223372036854775780\n4\n1 2 3 4\n", Map.of());
        assertThat(IntStream.range(0, 4).mapToLong(library::weight).toArray())
                .containsExactly(0, 20, 7, 9223372036854775780L);
        Cover<Chosen> plain = cover("items a\nA: a\nB: a\n", Map.of());
        assertThat(IntStream.range(0, 2).mapToLong(plain::weight).toArray()).containsExactly(1, 1);
        assertThat(cover(FANO, Map.of()).weight(6)).isEqualTo(1);
    }

    @Test
    void findsKnownOptima() {
        assertThat(best(MATRIX).score()).isEqualTo(2);
        assertThat(best(WEIGHTED).score()).isEqualTo(7);
        assertThat(best(WEIGHTED.replace("8", "6")).solution())
                .hasValueSatisfying(
                        chosen -> assertThat(chosen).extracting(Chosen::name).containsExactly("S"));
        assertThat(best(FANO).score()).as("a line meets all lines").isEqualTo(3);
        assertThat(best(NINE_POINTS).score())
                .as("four points at most hold no line")
                .isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void findsTheCheapestOfAllSubsets(int seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 20; round++) {
            int items = 1 + random.nextInt(6);
            int count = 1 + random.nextInt(8);
            boolean weighted = random.nextBoolean();
            int[] held = random.ints(count, 1, 1 << items).toArray();
            long[] costs =
                    random.longs(count, 0, 6).map(cost -> weighted ? cost : 1).toArray();
            StringBuilder text = new StringBuilder("items");
            IntStream.range(0, items).forEach(i -> text.append(" i").append(i));
            for (int k = 0; k < count; k++) {
                text.append("\ns").append(k).append(':');
                int set = held[k];
                IntStream.range(0, items)
                        .filter(i -> (set >> i & 1) == 1)
                        .forEach(i -> text.append(" i").append(i));
                text.append(weighted ? " |" + costs[k] : "");
            }
            Best<Chosen> best = best(text.append('\n').toString());
            assertThat(best.solution().map(chosen -> best.score()))
                    .as("seed %d: %s", seed, text)
                    .isEqualTo(cheapest(items, held, costs));
        }
    }

    private static Optional<Long> cheapest(int items, int[] held, long[] costs) {
        Optional<Long> cheapest = Optional.empty();
        for (int subset = 0; subset < 1 << held.length; subset++) {
            int union = 0;
            long sum = 0;
            for (int k = 0; k < held.length; k++) {
                if ((subset >> k & 1) == 1) {
                    union |= held[k];
                    sum += costs[k];
                }
            }
            if (union == (1 << items) - 1) {
                cheapest = Optional.of(Math.min(sum, cheapest.orElse(sum)));
            }
        }
        return cheapest;
    }

    @ParameterizedTest(name = "{1} of {0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "'3 3\n1 1 1\n0 1 0\n1 0 0\n'; 3 rows of 3",
                "'1 1 1\n111\n'; 2 rows of 3",
                "'1 1\n0 1\n'; 2 rows of 2",
                "'10 10\n0110\n'; 2 rows of 4",
                "'2 3\n011\n100\n'; 2 rows of 3",
                "'3 2\n01 10 1\n1\n'; 3 rows of 2",
                "'2 13\n1 1 1 1 1 1 1 1 1 1 1 1 \n1 \n 1\n 5\n 2\n 4 13 \n'; 3 columns of 2",
                "'5 2\n1 2 5\n5 3 2\n'; 4 points of 2",
                "'5 2\n1 1 5\n5 2 2 3\n'; 2 columns of 5",
                "'5 2\n9 1 5\n4 1 2\n'; 2 columns of 5",
                "'2 3\n1 1 1\n0 1 1\n'; 2 rows of 3",
                "'3 4\n2 2 3 1\n1 1\n2 3 4\n1 2\n'; 4 columns of 3"
            })
    void guessesTheFormat(String text, String expected) {
        Cover<Chosen> cover = cover(text, Map.of());
        String option = cover.label(0).split(" ")[0];
        assertThat(cover.optionCount() + " " + option + "s of " + cover.itemCount())
                .isEqualTo(expected);
    }

    @Test
    void takesTheFormatThatIsSet() {
        String text = "2 4\n1 2 3\n4 1 2 1 3\n"; // three costs in a line look like a triple
        assertThatThrownBy(() -> sets.puzzle(text)).hasMessageStartingWith("<text>:2:5: '3' is not a point");
        assertThat(cover(text, Map.of("format", "scp")).itemCount()).isEqualTo(2);
    }

    @Test
    void asksWhereCostsAndTriplesLookTheSame() {
        String text = "7 3\n1 2 4\n1 3 5\n2 3 6\n";
        assertThatThrownBy(() -> sets.puzzle(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<text>:2:1: these may be the costs of 3 columns or the first of 3 triples; "
                        + "expected the setting format=scp or format=triples");
        assertThat(cover(text, Map.of("format", "triples")).itemCount()).isEqualTo(3);
    }

    @Test
    void asksWhereColumnsAndTriplesLookTheSame() {
        String text = "7 2\n2 1 4\n3 1 5\n";
        assertThatThrownBy(() -> sets.puzzle(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<text>:2:1: these may be columns of one row each or triples; "
                        + "expected the setting format=columns or format=triples");
        assertThat(cover(text, Map.of("format", "columns")).itemCount()).isEqualTo(7);
        assertThat(cover(text, Map.of("format", "triples")).itemCount()).isEqualTo(2);
    }

    /** The first column says two rows and holds one. */
    @Test
    void namesTheLineThatIsNoColumnAmongColumns() {
        String text = "4 5\n3 2 1\n4 2 3 4\n9 4 1 2 3 4\n2 1 3\n1 1 4\n";
        String perhaps = "Perhaps line 2 is to be a column (a cost, a number, as many different rows)";
        assertThatThrownBy(() -> sets.puzzle(text))
                .hasMessage(
                        "<text>:3:7: '4' is one too many; expected the line to end after the third point. " + perhaps
                                + ": it is not one, so the text was read with format=triples; the setting format=columns reads"
                                + " columns");
        assertThatThrownBy(() -> cover(text, Map.of("format", "columns")))
                .hasMessage(
                        "<text>:4:1: '9' is not a row; expected a number from 1 to 4. " + perhaps + ", and is not one");
        assertThatThrownBy(() -> cover(text, Map.of("format", "triples")))
                .hasMessage("<text>:3:7: '4' is one too many; expected the line to end after the third point");
    }

    @Test
    void namesWhatNothingCovers() {
        Cover<Chosen> library = cover("3 2\n4 5\n1\n2\n0\n2\n1 2\n", Map.of());
        assertThat(library.itemName(1)).isEqualTo("row 2");
        assertThat(best("3 2\n4 5\n1\n2\n0\n2\n1 2\n").solution()).isEmpty();
        assertThat(cover("10\n00\n", Map.of()).itemName(1)).isEqualTo("column 2");
        assertThat(cover("5 3\n1 2 3\n3 4 5\n1 2 4\n", Map.of("format", "triples"))
                        .itemName(2))
                .isEqualTo("triple 3");
        assertThat(cover(WEIGHTED, Map.of()).itemName(2)).isEqualTo("c");
    }

    @Test
    void isARepeatedCover() {
        for (String text : List.of(MATRIX, WEIGHTED, FANO, "1 4\n1 2 3 4\n1\n2\n")) {
            assertThat(cover(text, Map.of()).data().isRepeated()).as(text).isTrue();
        }
    }

    @Test
    void writesChosenSets() {
        CoveringFamily weighted = sets.puzzle(WEIGHTED);
        assertThat(model().render(weighted, Solution.of(List.of(new Chosen(1, "P"), new Chosen(3, "R")))))
                .isEqualTo("P: a b |3\nR: a c |5\n");
        CoveringFamily matrix = sets.puzzle("00\n01\n10\n");
        List<Chosen> rows = sets.solver(matrix).solve().options().orElseThrow();
        assertThat(model().render(matrix, Solution.of(rows))).isEqualTo("2 3\n");
        assertThat(rows).extracting(Chosen::toString).containsExactly("row 2", "row 3");
    }

    @Test
    void warnsOfCostsWhereTheyAreNotAskedFor() {
        List<String> warnings = new ArrayList<>();
        for (String text : List.of(WEIGHTED, MATRIX, "1 4\n1 1 1 1\n1\n2\n", "1 4\n1 1 1 2\n1\n2\n")) {
            var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
            Map<String, String> settings = text.startsWith("1 4") ? Map.of("format", "scp") : Map.of();
            sets.next(PuzzleText.of("t", bytes, settings, warnings::add).ignoringWeights());
        }
        assertThat(warnings)
                .containsExactly(
                        "t:2: costs are ignored here; only the best solution depends on them",
                        "t:1: costs are ignored here; only the best solution depends on them");
    }

    @Test
    void readsOneAfterTheOther() {
        PuzzleText text =
                PuzzleText.of("# first\n2 4\n1 2 3 4\n1\n1\n1\n2\n\n9 1\n1 2 9\n1 2\n11\n" + WEIGHTED + "1\n");
        assertThat(sets.next(text)).isPresent();
        assertThat(sets.next(text)).isPresent();
        assertThat(sets.next(text)).isPresent();
        assertThatThrownBy(() -> sets.next(text)).hasMessageContaining(":18:1: '1' is not the name of a set");
        assertThat(sets.resume(text)).isFalse();
    }

    @Test
    void goesOnAfterABadFamily() {
        PuzzleText text = PuzzleText.of("items a\nA: b\nB: a\n" + WEIGHTED);
        assertThatThrownBy(() -> sets.next(text)).hasMessageContaining("'b' is not an item");
        assertThat(sets.resume(text)).isTrue();
        assertThat(sets.next(text)).isPresent();
        assertThat(sets.next(text)).isEmpty();
    }

    @Test
    void solvesItsExample() {
        assertThat(best(model().example()).score()).isEqualTo(8);
    }

    private Best<Chosen> best(String text) {
        return sets.solver(sets.puzzle(text)).best();
    }

    private Cover<Chosen> cover(String text, Map<String, String> settings) {
        return sets.solver(sets.next(Texts.of(text, settings)).orElseThrow()).cover();
    }
}
