package dlx.modelers.tour;

import dlx.api.Area;
import dlx.api.Component;
import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.HasConstraint;
import dlx.api.HasGoal;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.Items;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Word;
import dlx.api.WordGrid;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.BoardAhead;
import dlx.modelers.grid.Ink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Model of round trips: each place is visited once, and the trip returns to its first place. The score is its cost.
 *
 * <p>An option is the way between two places. A place is covered by two of them; the constraint is that the ways form one
 * loop.
 *
 * @since 0.1
 */
public final class TourModel extends BundledModel<Tour, Leg>
        implements HasPictures<Tour, Leg>, HasConstraint<Tour, Leg>, HasGoal, HasRecovery {

    private static final int LEAST = 3;

    private static final int GREATEST = 1_000_000;

    private static final double SIDE = 10;

    private static final double DOT = 0.12;

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public TourModel() {
        super("tour", Topic.PLANS, "round trips: each place once, at minimum cost", """
                - 4 2 7 3
                4 - 5 3 6
                2 5 - 4 4
                7 3 4 - 5
                3 6 4 5 -
                """);
    }

    @Override
    public String grammar() {
        return """
                Each place is visited once, and the trip returns to where it began. A puzzle is the matrix of costs between
                places: a line of whole numbers from 0 to 1000000 for each place, with blanks between, equal in both
                directions; '-' where there is no way, and from a place to itself. Places have numbers from 1; there are
                3 to 100 of them.

                  - 4 2
                  4 - 5
                  2 5 -

                Or each line has the two coordinates of a place; a way then costs the distance, rounded to the nearest
                whole number:

                  0 0
                  30 0
                  0 40

                "best" finds a trip of minimum cost. An input may hold many puzzles, with blank lines between. Lines that
                start with '#' are comments. Answer: the places in the order of the trip, from place 1 on, as 1-3-2-1.
                """;
    }

    @Override
    public Goal goal() {
        return Goal.LEAST;
    }

    @Override
    public Tour parse(PuzzleText text) {
        WordGrid rows = BoardAhead.checked(text.words("a row of costs, or two coordinates"));
        if (rows.rows() < LEAST) {
            throw rows.at(rows.rows() - 1, 0).wrong("is the last place", "3 places or more");
        }
        if (rows.columns() == 2) {
            return Tour.of(rows.map(word -> word.toInt("a coordinate", -GREATEST, GREATEST)));
        }
        if (rows.columns() != rows.rows()) {
            String found = "begins a matrix of " + rows.rows() + " rows and " + rows.columns() + " columns";
            throw rows.at(0, 0).wrong(found, "as many columns as rows");
        }
        List<List<Optional<Integer>>> costs = rows.map(TourModel::cost);
        for (int from = 0; from < rows.rows(); from++) {
            for (int to = 0; to < from; to++) {
                if (!costs.get(from).get(to).equals(costs.get(to).get(from))) {
                    String back = rows.at(to, from).text();
                    throw rows.at(from, to).wrong("differs from the cost of the way back", back);
                }
            }
        }
        return new Tour(costs, List.of());
    }

    private static Optional<Integer> cost(Word word) {
        return word.text().equals("-") ? Optional.empty() : Optional.of(word.toInt("a cost", 0, GREATEST));
    }

    @Override
    public void describe(Tour tour, CoverBuilder<Leg> cover) {
        Items places = cover.items("place", tour.size()).named(TourModel::name).times(2, 2);
        tour.legs().forEach(leg -> cover.option(leg, tour.cost(leg), places.at(leg.from()), places.at(leg.to())));
    }

    @Override
    public List<LazyClause<Leg>> broken(Tour tour, Set<Leg> chosen) {
        Map<Integer, List<Integer>> next = new TreeMap<>();
        IntStream.range(0, tour.size()).forEach(place -> next.put(place, new ArrayList<>()));
        chosen.forEach(leg -> {
            next.computeIfAbsent(leg.from(), place -> new ArrayList<>()).add(leg.to());
            next.computeIfAbsent(leg.to(), place -> new ArrayList<>()).add(leg.from());
        });
        List<Component<Integer>> parts = Component.of(next.keySet(), place -> next.getOrDefault(place, List.of()));
        return parts.size() == 1
                ? List.of()
                : parts.stream()
                        .flatMap(part -> leave(tour, chosen, part.things()))
                        .toList();
    }

    /** Returns the clauses for trips that must visit places on both sides, and for trips that take legs on both sides. */
    private static Stream<LazyClause<Leg>> leave(Tour tour, Set<Leg> chosen, Set<Integer> places) {
        String sentence = places.stream()
                .sorted()
                .map(k -> " " + (k + 1))
                .collect(Collectors.joining("", "a way must leave the places", ""));
        List<Leg> ways = tour.legs()
                .filter(leg -> places.contains(leg.from()) != places.contains(leg.to()))
                .toList();
        List<String> visited = new ArrayList<>();
        List<Leg> taken = new ArrayList<>();
        for (boolean isInside : new boolean[] {true, false}) {
            IntStream.range(0, tour.size())
                    .filter(place -> places.contains(place) == isInside)
                    .limit(1)
                    .forEach(place -> visited.add(name(place)));
            tour.legs()
                    .filter(leg -> chosen.contains(leg) && places.contains(leg.from()) == isInside)
                    .limit(1)
                    .forEach(taken::add);
        }
        LazyClause<Leg> visits = new LazyClause<>(List.of(), ways, visited, List.of(), sentence);
        return taken.size() < 2 ? Stream.of(visits) : Stream.of(visits, new LazyClause<>(taken, ways, sentence));
    }

    private static String name(int place) {
        return "place " + (place + 1);
    }

    @Override
    public List<Set<Leg>> structure(Tour tour) {
        return IntStream.range(0, tour.size())
                .mapToObj(place -> waysOf(place, tour))
                .toList();
    }

    private static Set<Leg> waysOf(int place, Tour tour) {
        return tour.legs().filter(leg -> leg.ends().contains(place)).collect(Collectors.toSet());
    }

    @Override
    public String render(Tour tour, Solution<Leg> solution) {
        List<Leg> left = new ArrayList<>(solution.options());
        StringBuilder text = new StringBuilder("1");
        Optional<Leg> next = from(0, left);
        for (int at = 0; next.isPresent(); next = from(at, left)) {
            left.remove(next.get());
            at = next.get().from() == at ? next.get().to() : next.get().from();
            text.append('-').append(at + 1);
        }
        left.forEach(leg -> text.append(' ').append(leg)); // of a trip that is not complete
        return text.append('\n').toString();
    }

    private static Optional<Leg> from(int place, List<Leg> legs) {
        return legs.stream().filter(leg -> leg.ends().contains(place)).findFirst();
    }

    @Override
    public Svg picture(Tour tour, Solution<Leg> solution) {
        double[][] at = places(tour);
        Svg svg = new Svg(SIDE + 1, SIDE + 1);
        for (Leg leg : solution.options()) {
            double[] from = at[leg.from()];
            double[] to = at[leg.to()];
            svg.line(from[0], from[1], to[0], to[1], DOT / 2, Ink.FOUND);
        }
        for (int place = 0; place < at.length; place++) {
            svg.circle(at[place][0], at[place][1], DOT, Ink.GIVEN);
            svg.word(at[place][0], at[place][1] - 2 * DOT, Ink.SIZE / 2, Ink.GIVEN, "" + (place + 1));
        }
        return svg;
    }

    /** Returns the places of the picture: on a circle if only costs are known. */
    private static double[][] places(Tour tour) {
        double[][] at = new double[tour.size()][];
        Arrays.setAll(at, place -> {
            double turn = 2 * Math.PI * place / at.length;
            List<Integer> point =
                    tour.points().isEmpty() ? List.of() : tour.points().get(place);
            return point.isEmpty()
                    ? new double[] {Math.sin(turn), -Math.cos(turn)}
                    : new double[] {point.get(0), -point.get(1)};
        });
        DoubleSummaryStatistics x =
                Arrays.stream(at).mapToDouble(point -> point[0]).summaryStatistics();
        DoubleSummaryStatistics y =
                Arrays.stream(at).mapToDouble(point -> point[1]).summaryStatistics();
        double scale = SIDE / Math.max(1e-9, Math.max(x.getMax() - x.getMin(), y.getMax() - y.getMin()));
        for (double[] point : at) {
            point[0] = (point[0] - x.getMin()) * scale + 0.5;
            point[1] = (point[1] - y.getMin()) * scale + 0.5;
        }
        return at;
    }

    @Override
    public List<Area> areas(Tour tour, Leg leg) {
        return List.of();
    }
}
