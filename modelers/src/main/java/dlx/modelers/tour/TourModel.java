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
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
                start with '#' are comments. Answer: the places in the order of the trip, from place 1 on.
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
            throw rows.at(0, 0)
                    .wrong(
                            "begins a matrix of " + rows.rows() + " rows and " + rows.columns() + " columns",
                            "as many columns as rows");
        }
        List<List<Optional<Integer>>> costs = rows.map(TourModel::cost);
        for (int from = 0; from < rows.rows(); from++) {
            for (int to = 0; to < from; to++) {
                if (!costs.get(from).get(to).equals(costs.get(to).get(from))) {
                    throw rows.at(from, to)
                            .wrong(
                                    "differs from the cost of the way back",
                                    rows.at(to, from).text());
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
        List<List<Integer>> next = IntStream.range(0, tour.size())
                .<List<Integer>>mapToObj(place -> new ArrayList<>())
                .toList();
        chosen.forEach(leg -> {
            next.get(leg.from()).add(leg.to());
            next.get(leg.to()).add(leg.from());
        });
        List<Component<Integer>> parts =
                Component.of(IntStream.range(0, tour.size()).boxed().toList(), next::get);
        List<LazyClause<Leg>> clauses = new ArrayList<>();
        for (Component<Integer> part : parts.size() > 1 ? parts : List.<Component<Integer>>of()) {
            Set<Integer> places = part.things();
            Set<Integer> others = IntStream.range(0, tour.size())
                    .filter(place -> !places.contains(place))
                    .boxed()
                    .collect(Collectors.toSet());
            List<String> visited = List.of(
                    name(places.iterator().next()), name(others.iterator().next()));
            List<Leg> leaving = leaving(tour, places);
            clauses.add(new LazyClause<>(List.of(), leaving, visited, List.of(), sentence(places)));
            List<Leg> inside = first(chosen, places);
            List<Leg> outside = first(chosen, others);
            if (!inside.isEmpty() && !outside.isEmpty()) { // for trips that need not visit all places
                List<Leg> both = List.of(inside.get(0), outside.get(0));
                clauses.add(new LazyClause<>(both, leaving, sentence(places)));
            }
        }
        return clauses;
    }

    private static String name(int place) {
        return "place " + (place + 1);
    }

    /** Returns the first leg between some places; empty if there is none. */
    private static List<Leg> first(Set<Leg> legs, Set<Integer> places) {
        return legs.stream()
                .filter(leg -> places.containsAll(leg.ends()))
                .min(Comparator.comparing(Leg::from).thenComparing(Leg::to))
                .stream()
                .toList();
    }

    private static List<Leg> leaving(Tour tour, Set<Integer> places) {
        return tour.legs()
                .filter(leg -> places.contains(leg.from()) != places.contains(leg.to()))
                .toList();
    }

    private static String sentence(Set<Integer> places) {
        return places.stream()
                .sorted()
                .map(place -> String.valueOf(place + 1))
                .collect(Collectors.joining(" ", "a way must leave the places ", ""));
    }

    @Override
    public List<Set<Leg>> structure(Tour tour) {
        return IntStream.range(0, tour.size())
                .mapToObj(place ->
                        tour.legs().filter(leg -> leg.ends().contains(place)).collect(Collectors.toSet()))
                .toList();
    }

    @Override
    public String render(Tour tour, Solution<Leg> solution) {
        List<Leg> left = new ArrayList<>(solution.options());
        List<String> words = new ArrayList<>(List.of("1"));
        Optional<Leg> next = from(0, left);
        for (int at = 0; next.isPresent(); next = from(at, left)) {
            left.remove(next.get());
            at = next.get().from() == at ? next.get().to() : next.get().from();
            words.add(String.valueOf(at + 1));
        }
        left.forEach(leg -> words.add(leg.toString())); // of a trip that is not complete
        return String.join(" ", words) + '\n';
    }

    private static Optional<Leg> from(int place, List<Leg> legs) {
        return legs.stream().filter(leg -> leg.ends().contains(place)).findFirst();
    }

    @Override
    public Svg picture(Tour tour, Solution<Leg> solution) {
        double[][] at = places(tour);
        Svg svg = new Svg(SIDE + 1, SIDE + 1);
        solution.options()
                .forEach(leg -> svg.line(
                        at[leg.from()][0], at[leg.from()][1], at[leg.to()][0], at[leg.to()][1], DOT / 2, Ink.FOUND));
        for (int place = 0; place < at.length; place++) {
            svg.circle(at[place][0], at[place][1], DOT, Ink.GIVEN);
            svg.word(at[place][0], at[place][1] - 2 * DOT, Ink.SIZE / 2, Ink.GIVEN, "" + (place + 1));
        }
        return svg;
    }

    /** Returns the places of the picture: on a circle if only costs are known. */
    private static double[][] places(Tour tour) {
        double[][] at = new double[tour.size()][2];
        for (int place = 0; place < at.length; place++) {
            double turn = 2 * Math.PI * place / at.length;
            at[place][0] = tour.points().isEmpty()
                    ? Math.sin(turn)
                    : tour.points().get(place).get(0);
            at[place][1] = tour.points().isEmpty()
                    ? -Math.cos(turn)
                    : -tour.points().get(place).get(1);
        }
        double[] least = at[0].clone();
        double[] most = at[0].clone();
        for (double[] point : at) {
            for (int axis = 0; axis < 2; axis++) {
                least[axis] = Math.min(least[axis], point[axis]);
                most[axis] = Math.max(most[axis], point[axis]);
            }
        }
        double scale = SIDE / Math.max(1e-9, Math.max(most[0] - least[0], most[1] - least[1]));
        for (double[] point : at) {
            for (int axis = 0; axis < 2; axis++) {
                point[axis] = (point[axis] - least[axis]) * scale + 0.5;
            }
        }
        return at;
    }

    @Override
    public List<Area> areas(Tour tour, Leg leg) {
        return List.of();
    }
}
