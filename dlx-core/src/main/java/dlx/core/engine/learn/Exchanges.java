package dlx.core.engine.learn;

import dlx.core.search.Symmetry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Sets of interchangeable things, such as people, colors or weeks, found among symmetries. An <em>exchange</em> is a
 * symmetry of order 2, and two exchanges s and t share a thing if sts = tst. Each set is built as a star: the exchanges
 * of one thing, the center, with each other thing. A further exchange that shares its thing with all of them is one more.
 * If it shares a thing with only one of them, that one becomes the exchange of the center and the new thing.
 *
 * <p>All results are products of the symmetries: a thing that is recognized wrongly makes them less useful, not wrong.
 */
final class Exchanges {

    /** Exchanges of neighbors, of sets of three or more things. */
    final List<Symmetry> adjacent = new ArrayList<>();

    /** The symmetries that do not belong to such a set. */
    final List<Symmetry> others = new ArrayList<>();

    /** Finds the things that some symmetries exchange. Cost: O(square of their number) comparisons. */
    Exchanges(List<Symmetry> symmetries) {
        List<Symmetry> open = new ArrayList<>();
        for (Symmetry map : symmetries) {
            boolean isExchange = IntStream.of(map.moved()).allMatch(option -> map.image(map.image(option)) == option);
            (isExchange ? open : others).add(map);
        }
        while (!open.isEmpty()) {
            List<Symmetry> star = new ArrayList<>(List.of(open.remove(0)));
            int size = 0;
            while (size < star.size()) {
                size = star.size();
                open.removeIf(map -> isAdded(map, star));
            }
            if (size > 1) {
                addNeighbors(star);
            } else {
                others.addAll(star);
            }
        }
    }

    /** Adds the exchange of the center and a new thing; returns false if an exchange does not lead to one. */
    private static boolean isAdded(Symmetry map, List<Symmetry> star) {
        List<Symmetry> met = star.stream().filter(other -> share(map, other)).toList();
        if (met.size() == star.size()) {
            star.add(map);
        } else if (met.size() == 1) {
            star.add(renamed(met.get(0), map));
        } else {
            return false;
        }
        return true;
    }

    private static boolean share(Symmetry s, Symmetry t) {
        int[] one = s.moved();
        int[] other = t.moved();
        return one.length == other.length
                && IntStream.concat(IntStream.of(one), IntStream.of(other))
                        .allMatch(k -> s.image(t.image(s.image(k))) == t.image(s.image(t.image(k))));
    }

    /** Returns the symmetry that a map becomes if an exchange renames the options. */
    private static Symmetry renamed(Symmetry map, Symmetry exchange) {
        int[] moved = IntStream.of(map.moved()).map(exchange::image).sorted().toArray();
        int[] images = IntStream.of(moved)
                .map(option -> exchange.image(map.image(exchange.image(option))))
                .toArray();
        return new Symmetry(moved, images);
    }

    /** Adds the exchanges of neighbors. The thing of the first option becomes the center, and its images are the order. */
    private void addNeighbors(List<Symmetry> star) {
        Symmetry first =
                star.stream().min(Comparator.comparing(map -> map.moved()[0])).orElseThrow();
        int option = first.moved()[0];
        boolean isOfCenter =
                star.stream().filter(map -> map.image(option) != option).count() > star.size() / 2;
        List<Symmetry> row = star.stream()
                .map(map -> isOfCenter || map == first ? map : renamed(map, first))
                .sorted(Comparator.comparing(map -> map.image(option)))
                .toList();
        adjacent.add(row.get(0));
        for (int k = 1; k < row.size(); k++) {
            adjacent.add(renamed(row.get(k), row.get(k - 1)));
        }
    }
}
