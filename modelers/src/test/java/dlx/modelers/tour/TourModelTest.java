package dlx.modelers.tour;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.core.Best;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TourModelTest extends ExactCoverModelContract<Tour, Leg> {

    private final LoadedModel<Tour, Leg> trips = LoadedModel.of(new TourModel(), "test");

    @Override
    protected TourModel model() {
        return new TourModel();
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of(
                "- 1\n1 -\n", "<text>:2:1: '1' is the last place; expected 3 places or more",
                "- 1 2\n1 - 3\n2 4 -\n", "<text>:3:3: '4' differs from the cost of the way back; expected 3",
                "1 2 3\n1 2 3\n1 2 3\n1 2 3\n",
                        "<text>:1:1: '1' begins a matrix of 4 rows and 3 columns; expected as many columns as rows",
                "0 0\n1 x\n2 2\n", "<text>:2:3: 'x' is not a coordinate");
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of("- 1 1\n1 - 1\n1 1 -\n", 1L, "0 0\n0 1\n1 0\n1 1\n5 5\n", 12L, "- - 1\n- - 1\n1 1 -\n", 0L);
    }

    /** Compares with the least cost of all orders of the places, and the cost of trips with the score. */
    @Test
    void findsTheCheapestTrip() {
        Random random = new Random(3);
        for (int round = 0; round < 300; round++) {
            int size = 3 + random.nextInt(5);
            String text = random.nextBoolean() ? points(random, size) : matrix(random, size);
            Tour tour = trips.puzzle(PuzzleText.of(text));
            long expected = cheapest(tour, new ArrayList<>(List.of(0)), 0);
            Best<Leg> best = trips.solver(tour).best();
            assertThat(best.proven()).isTrue();
            assertThat(best.found().isEmpty() ? Long.MAX_VALUE : best.score())
                    .as(text)
                    .isEqualTo(expected);
            assertThat(trips.solver(tour).count().solutions().longValue())
                    .as(text)
                    .isEqualTo(trips(tour, new ArrayList<>(List.of(0))) / 2);
        }
    }

    /** Stops searches after some nodes: a trip and a bound are left, and neither is wrong. */
    @Test
    void aLimitLeavesATrip() {
        Tour tour = trips.puzzle(PuzzleText.of(points(new Random(1), 30)));
        Best<Leg> proved = trips.solver(tour).best();
        int stopped = 0;
        for (long nodes = 50; nodes < 4000; nodes += 150) {
            Best<Leg> best =
                    trips.solver(tour).toBuilder().nodeLimit(nodes).build().best();
            stopped += best.proven() ? 0 : 1;
            best.found().forEach(trip -> assertThat(trip.score()).isGreaterThanOrEqualTo(proved.score()));
            best.found()
                    .forEach(trip -> assertThat(new TourModel().broken(tour, new HashSet<>(trip.options())))
                            .isEmpty());
            best.bound().ifPresent(bound -> assertThat(bound).isLessThanOrEqualTo(proved.score()));
            assertThat(best.report().tally().nodes()).isLessThanOrEqualTo(nodes + 1);
            assertThat(nodes < 1000 || !best.found().isEmpty()).isTrue();
        }
        assertThat(stopped).isPositive();
        Best<Leg> given = trips.solver(tour).toBuilder()
                .knownSolutions(List.of(proved.found().get(0).numbers()))
                .nodeLimit(60)
                .build()
                .best();
        assertThat(given.found()).as("a known trip, after a limit").hasSize(1);
        assertThat(given.score()).isEqualTo(proved.score());
    }

    /** A place that need not be visited: trips through all places, or all but this one. */
    @Test
    void placesMayBeLeftOut() {
        Tour four = trips.puzzle(PuzzleText.of("0 0\n0 1\n1 0\n1 1\n"));
        assertThat(trips.solver(four).toBuilder()
                        .given(Givens.NONE.relaxed(0))
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(4);
        Tour six = trips.puzzle(PuzzleText.of("0 0\n0 1\n1 0\n1 1\n2 0\n2 1\n"));
        assertThat(trips.solver(six).toBuilder()
                        .given(Givens.NONE.relaxed(3))
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(60 + 12);
    }

    /** Compares larger trips with the best by sets of places (M. Held, R. M. Karp, 1962). */
    @Test
    void findsTheCheapestTripThroughMorePlaces() {
        for (long seed = 0; seed < 12; seed++) {
            Random random = new Random(seed);
            String text = points(random, 13);
            Tour tour = trips.puzzle(PuzzleText.of(text));
            assertThat(trips.solver(tour).best().score()).as(text).isEqualTo(heldKarp(tour));
        }
    }

    private static String points(Random random, int size) {
        return IntStream.range(0, size)
                .mapToObj(k -> random.nextInt(100) + " " + random.nextInt(100) + "\n")
                .collect(Collectors.joining());
    }

    private static String matrix(Random random, int size) {
        int[][] cost = new int[size][size];
        for (int from = 0; from < size; from++) {
            for (int to = 0; to < from; to++) {
                cost[from][to] = cost[to][from] = random.nextInt(5) == 0 ? -1 : random.nextInt(50);
            }
            cost[from][from] = -1;
        }
        return Arrays.stream(cost)
                .map(row -> Arrays.stream(row)
                        .mapToObj(c -> c < 0 ? "-" : String.valueOf(c))
                        .collect(Collectors.joining(" ", "", "\n")))
                .collect(Collectors.joining());
    }

    private static long way(Tour tour, int from, int to) {
        return tour.costs().get(from).get(to).map(cost -> (long) cost).orElse(-1L);
    }

    private static long cheapest(Tour tour, List<Integer> trip, long cost) {
        int at = trip.get(trip.size() - 1);
        if (trip.size() == tour.size()) {
            return way(tour, at, 0) < 0 ? Long.MAX_VALUE : cost + way(tour, at, 0);
        }
        long least = Long.MAX_VALUE;
        for (int next = 0; next < tour.size(); next++) {
            if (!trip.contains(next) && way(tour, at, next) >= 0) {
                trip.add(next);
                least = Math.min(least, cheapest(tour, trip, cost + way(tour, at, next)));
                trip.remove(trip.size() - 1);
            }
        }
        return least;
    }

    private static long trips(Tour tour, List<Integer> trip) {
        int at = trip.get(trip.size() - 1);
        if (trip.size() == tour.size()) {
            return way(tour, at, 0) < 0 ? 0 : 1;
        }
        long all = 0;
        for (int next = 0; next < tour.size(); next++) {
            if (!trip.contains(next) && way(tour, at, next) >= 0) {
                trip.add(next);
                all += trips(tour, trip);
                trip.remove(trip.size() - 1);
            }
        }
        return all;
    }

    private static long heldKarp(Tour tour) {
        int others = tour.size() - 1;
        long[][] least = new long[1 << others][others];
        for (long[] row : least) {
            Arrays.fill(row, Long.MAX_VALUE / 2);
        }
        for (int k = 0; k < others; k++) {
            least[1 << k][k] = way(tour, 0, k + 1);
        }
        for (int set = 1; set < least.length; set++) {
            for (int at = 0; at < others; at++) {
                for (int next = 0; next < others; next++) {
                    if ((set >> at & 1) == 1 && (set >> next & 1) == 0) {
                        int more = set | 1 << next;
                        least[more][next] = Math.min(least[more][next], least[set][at] + way(tour, at + 1, next + 1));
                    }
                }
            }
        }
        return IntStream.range(0, others)
                .mapToLong(at -> least[least.length - 1][at] + way(tour, at + 1, 0))
                .min()
                .orElseThrow();
    }
}
