package dlx.modelers.tour;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Places with the costs of the ways between them.
 *
 * @param costs for each place, the cost of the way to each place; empty where there is none
 * @param points the coordinates of each place, x then y; empty if only costs are known
 * @since 0.1
 */
public record Tour(List<List<Optional<Integer>>> costs, List<List<Integer>> points) {

    /** Creates places with copies of the lists. */
    public Tour {
        costs = costs.stream().map(List::copyOf).toList();
        points = points.stream().map(List::copyOf).toList();
    }

    /** Returns places in a plane; a way costs the distance, rounded to the nearest whole number. */
    static Tour of(List<List<Integer>> points) {
        List<List<Optional<Integer>>> costs = points.stream()
                .map(from -> points.stream()
                        .map(to -> Optional.of(distance(from, to)))
                        .toList())
                .toList();
        return new Tour(costs, points);
    }

    private static int distance(List<Integer> from, List<Integer> to) {
        return (int) Math.round(Math.hypot(from.get(0) - to.get(0), from.get(1) - to.get(1)));
    }

    int size() {
        return costs.size();
    }

    Stream<Leg> legs() {
        return IntStream.range(0, size())
                .boxed()
                .flatMap(from -> IntStream.range(from + 1, size()).mapToObj(to -> new Leg(from, to)))
                .filter(leg -> costs.get(leg.from()).get(leg.to()).isPresent());
    }

    long cost(Leg leg) {
        return costs.get(leg.from()).get(leg.to()).orElseThrow();
    }
}
