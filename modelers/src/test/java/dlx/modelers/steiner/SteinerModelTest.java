package dlx.modelers.steiner;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SteinerModelTest extends ExactCoverModelContract<TripleSystem, Triple> {

    private final LoadedModel<TripleSystem, Triple> steiner = LoadedModel.of(new SteinerModel(), "test");

    @Override
    protected SteinerModel model() {
        return new SteinerModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "1", 1L, // with labeled points: OEIS A030128
                "2", 0L,
                "3", 1L,
                "4", 0L,
                "5", 0L,
                "6", 0L,
                "7", 30L,
                "8", 0L,
                "9", 840L,
                "7\n3 2 1\n1 5 4\n", 2L);
    }

    @ParameterizedTest(name = "{0} points: {1} systems in {2} nodes")
    @CsvSource({"7, 30, 156", "9, 840, 6553"}) // nodes of Knuth's DLX2 on the same items and options in the same order
    void searchesTheTreeThatWasMeasured(String points, int systems, long nodes) {
        var report = steiner.solver(steiner.puzzle(points)).toBuilder()
                .engine("links")
                .build()
                .count();
        assertThat(report.solutions()).isEqualTo(systems);
        assertThat(report.nodes()).isEqualTo(nodes);
    }

    @ParameterizedTest(name = "{0} points")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void findsWhatTryingAllSetsOfTriplesFinds(int points) {
        List<Triple> triples = new ArrayList<>();
        for (int a = 1; a <= points; a++) {
            for (int b = a + 1; b <= points; b++) {
                for (int c = b + 1; c <= points; c++) {
                    triples.add(new Triple(a, b, c));
                }
            }
        }
        Set<Set<Triple>> expected = new HashSet<>();
        tryAll(triples, 0, points * (points - 1) / 2, new ArrayList<>(), expected);
        assertThat(systems(Integer.toString(points))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void countsAsManyWhenPointsAreRelabelled(int seed) {
        List<Integer> names =
                new ArrayList<>(IntStream.rangeClosed(1, 9).boxed().toList());
        Collections.shuffle(names, new Random(seed));
        int[][] given = {{1, 2, 3}, {1, 4, 5}, {2, 4, 6}};
        StringBuilder relabelled = new StringBuilder("9\n");
        for (int[] triple : given) {
            IntStream.of(triple)
                    .forEach(p -> relabelled.append(names.get(p - 1)).append(' '));
            relabelled.append('\n');
        }
        long expected = count("9\n1 2 3\n1 4 5\n2 4 6\n");
        assertThat(expected).isPositive();
        assertThat(count(relabelled.toString())).as("seed %d", seed).isEqualTo(expected);
    }

    @Test
    void countsEachTripleEquallyOften() {
        // 840 systems of 12 triples each; all 84 triples are alike
        assertThat(count("9\n1 2 3\n")).isEqualTo(840 * 12 / 84);
        assertThat(count("9\n9 2 5\n")).isEqualTo(840 * 12 / 84);
    }

    @Test
    void findsNothingWhereGivenTriplesShareAPair() {
        assertThat(count("9\n1 2 3\n1 2 4\n")).isZero();
    }

    @Test
    void findsALargeSystem() {
        TripleSystem system = steiner.puzzle("15");
        assertThat(steiner.solver(system).solve().options().orElseThrow()).hasSize(35);
    }

    @Test
    void callsItemsAndOptionsAsPeopleDo() {
        Cover<Triple> cover = steiner.solverOf("4").cover();
        assertThat(IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName))
                .containsExactly("pair 1 2", "pair 1 3", "pair 1 4", "pair 2 3", "pair 2 4", "pair 3 4");
        assertThat(IntStream.range(0, cover.optionCount()).mapToObj(cover::label))
                .containsExactly("1 2 3", "1 2 4", "1 3 4", "2 3 4");
    }

    @Test
    void warnsOfNumbersOfPointsThatHaveNoSystem() {
        assertThat(Texts.warnings(steiner, "1\n2\n3\n6\n7\n8\n9\n13\n"))
                .containsExactly(
                        "file:2: 2 points do not have a system; must be 1 or 3 more than a multiple of 6",
                        "file:4: 6 points do not have a system; must be 1 or 3 more than a multiple of 6",
                        "file:6: 8 points do not have a system; must be 1 or 3 more than a multiple of 6");
    }

    @Test
    void readsManySystemsAndGoesOnAfterABadOne() {
        PuzzleText text = PuzzleText.of("7\n1 2 3\n\n# more\n1 4 5\n9\n1 2 x\n1 4 5\n\n3\n8 8\n1\n");
        assertThat(Texts.readOn(steiner, text, TripleSystem::points)).isEqualTo("7 error in line 7 error in line 11 1");
    }

    @Test
    void drawsEachTripleAndMarksTheGivenOnes() {
        TripleSystem system = steiner.puzzle("9\n1 2 3\n");
        List<Triple> solution = steiner.solver(system).solve().options().orElseThrow();
        String picture = model().picture(system, Solution.of(solution)).toString();
        assertThat(picture.split("<circle", -1)).hasSize(1 + 12 * 3);
        assertThat(picture.split("<line", -1)).hasSize(1 + 9 + 12);
        assertThat(picture.split("<rect", -1))
                .as("the ground, and the given triple")
                .hasSize(1 + 2);
        assertThat(Pattern.compile("\"normal\".*>([^<]+)</text>")
                        .matcher(picture)
                        .results()
                        .map(word -> word.group(1)))
                .containsExactlyElementsOf(solution.stream()
                        .flatMap(triple -> Stream.of(triple.toString().split(" ")))
                        .toList());
    }

    /** Takes or leaves each triple; leaves those that share a pair with one taken. Full when all pairs are in triples. */
    private static void tryAll(
            List<Triple> triples, int next, int openPairs, List<Triple> taken, Set<Set<Triple>> found) {
        if (next == triples.size()) {
            if (openPairs == 0) {
                found.add(Set.copyOf(taken));
            }
            return;
        }
        tryAll(triples, next + 1, openPairs, taken, found);
        Triple triple = triples.get(next);
        if (taken.stream().noneMatch(other -> shared(triple, other) >= 2)) {
            taken.add(triple);
            tryAll(triples, next + 1, openPairs - 3, taken, found);
            taken.remove(taken.size() - 1);
        }
    }

    private static long shared(Triple one, Triple other) {
        return IntStream.of(one.a(), one.b(), one.c())
                .filter(p -> p == other.a() || p == other.b() || p == other.c())
                .count();
    }

    private Set<Set<Triple>> systems(String text) {
        Set<Set<Triple>> systems = new HashSet<>();
        steiner.solver(steiner.puzzle(text)).forEach(solution -> {
            systems.add(Set.copyOf(solution));
            return Visit.CONTINUE;
        });
        return systems;
    }

    private long count(String text) {
        return steiner.solver(steiner.puzzle(text)).count().solutions().longValueExact();
    }
}
