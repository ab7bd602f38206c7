package dlx.core.picture;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.Svg;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.Symmetries;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws the orbits of the places of a puzzle. A place is an area of the picture with the options that cover it. Two
 * places have one color and one number if their options are in the same orbits; a place that is alone is gray. A place of a given keeps its content: it has a dot in its color, unless it is alone.
 *
 * @since 0.1
 */
public final class OrbitsPicture {

    private static final String ALONE = "#eeeeee";

    /** Radius of a dot, as a part of its place. */
    private static final double DOT = 0.1;

    private OrbitsPicture() {}

    /**
     * Draws the orbits of symmetries.
     *
     * @param model the puzzle's model
     * @param puzzle the puzzle
     * @param solver the puzzle's solver, with its givens
     * @param symmetries symmetries of the puzzle's cover
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return the board in colors, with a title and a description for users who cannot see it; empty if the model does
     *     not draw pictures or does not return areas for its options
     * @throws ModelException if the model failed
     */
    public static <P, O> Optional<Svg> draw(
            LoadedModel<P, O> model, P puzzle, Solver<O> solver, Symmetries symmetries) {
        Cover<O> cover = solver.cover();
        Set<Integer> givens =
                IntStream.of(solver.givens().givenOptions()).boxed().collect(Collectors.toSet());
        Map<Area, List<Integer>> places = new TreeMap<>(
                Comparator.comparing(Area::y).thenComparing(Area::x).thenComparing(Area::toString));
        Set<Area> given = new HashSet<>();
        for (int option = 0; option < cover.optionCount(); option++) {
            for (Area area : new LinkedHashSet<>(model.areas(puzzle, cover.option(option)))) {
                places.computeIfAbsent(area, a -> new ArrayList<>()).add(option);
                if (givens.contains(option)) {
                    given.add(area);
                }
            }
        }
        if (places.isEmpty()) {
            return Optional.empty();
        }
        return WeightsPicture.board(model, puzzle, cover, solver.givens())
                .map(svg -> draw(svg, places, given, symmetries));
    }

    private static Svg draw(Svg svg, Map<Area, List<Integer>> places, Set<Area> given, Symmetries symmetries) {
        int[] orbits = symmetries.orbits();
        BitSet moved = new BitSet();
        symmetries.generators().forEach(map -> IntStream.of(map.moved()).forEach(moved::set));
        Collection<List<Area>> groups = groups(places, orbits);
        boolean areCells = Places.areCells(places.keySet());
        int shared = 0;
        int alone = 0;
        for (List<Area> group : groups) {
            boolean isAlone =
                    group.size() == 1 || options(places, group.get(0)).stream().noneMatch(moved::get);
            alone += isAlone ? group.size() : 0;
            String color = isAlone ? ALONE : Svg.color(shared++);
            for (Area area : group) {
                if (!given.contains(area)) {
                    WeightsPicture.mark(svg, area, color, isAlone ? "" : String.valueOf(shared), areCells);
                } else if (!isAlone) {
                    double radius = DOT * Math.min(area.width(), area.height());
                    svg.circle(area.x() + 2 * radius, area.y() + 2 * radius, radius, color);
                }
            }
        }
        return svg.titled(
                "Orbits of places",
                "Places: " + places.size() + "; orbits: " + (shared + alone) + "; symmetries: "
                        + (symmetries.whole() ? "" : "at least ") + symmetries.order()
                        + ". Places whose options are in the same orbits have one color and one number; a gray place is"
                        + " alone.");
    }

    /** Returns the areas whose options are in the same orbits, in the order of the places. */
    private static Collection<List<Area>> groups(Map<Area, List<Integer>> places, int... orbits) {
        return places.keySet().stream()
                .collect(Collectors.groupingBy(
                        area -> options(places, area).stream()
                                .map(option -> orbits[option])
                                .sorted()
                                .toList(),
                        LinkedHashMap::new,
                        Collectors.toList()))
                .values();
    }

    private static List<Integer> options(Map<Area, List<Integer>> places, Area area) {
        return places.getOrDefault(area, List.of());
    }
}
