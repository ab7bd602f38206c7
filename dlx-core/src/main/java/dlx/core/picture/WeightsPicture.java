package dlx.core.picture;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.explain.Weights;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws the weights that prove that a puzzle is infeasible. It shows the board with its givens, and each item that has
 * a place with its weight as a color and a number. Items of weight 0 are not marked. Items without a place, such as
 * pieces, are counted in the description.
 *
 * <p>The areas of the options are read from the model once, for the first picture. Not thread-safe.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public final class WeightsPicture<P, O> {

    /**
     * Background colors by rank of the weight. Black text is readable on each; adjacent colors also differ in
     * brightness.
     */
    private static final String[] COLORS = {
        "#d2d2d2", "#6fb1e0", "#f5b335", "#fff29a", "#e08a6a", "#b5e3c3", "#c9a0dc", "#a0a0a0"
    };

    /** Margin around a color, as a part of its place, so that the lines of the board stay visible. */
    private static final double INSET = 0.05;

    /** Maximum height of a number, as a part of its place. */
    private static final double FIGURE = 0.46;

    /** Width of a digit, as a part of its height. */
    private static final double LETTER = 0.6;

    /**
     * Maximum number of characters of the names of the items of a weight in the description; longer lists are omitted.
     */
    private static final int LONGEST = 600;

    private final LoadedModel<P, O> model;
    private final P puzzle;
    private final Cover<O> cover;
    private Optional<Places> places = Optional.empty();

    private WeightsPicture(LoadedModel<P, O> model, P puzzle, Cover<O> cover) {
        this.model = model;
        this.puzzle = puzzle;
        this.cover = cover;
    }

    /**
     * Creates the pictures of a puzzle.
     *
     * @param model the puzzle's model
     * @param puzzle the puzzle
     * @param cover the puzzle's cover
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return the pictures
     */
    public static <P, O> WeightsPicture<P, O> of(LoadedModel<P, O> model, P puzzle, Cover<O> cover) {
        return new WeightsPicture<>(model, puzzle, cover);
    }

    /**
     * Draws weights.
     *
     * @param weights weights of the items of the cover
     * @param show escapes the names of items for the description
     * @return the board in colors, with a title and a description for users who cannot see it; empty if the model
     *     does not draw pictures, or if no item with a weight has a place
     * @throws IllegalArgumentException if the weights belong to another cover
     * @throws ModelException if the model failed
     */
    public Optional<Svg> draw(Weights weights, UnaryOperator<String> show) {
        if (weights.items() != cover.itemCount()) {
            throw new IllegalArgumentException(
                    "weights: of " + weights.items() + " items; expected " + cover.itemCount());
        }
        SortedMap<Long, List<Integer>> heavy = heavy(weights);
        Places where = places();
        boolean isSeen = heavy.values().stream()
                .flatMap(List::stream)
                .anyMatch(item -> where.of(item).isPresent());
        return isSeen
                ? board(model, puzzle, cover, weights.givens()).map(svg -> draw(svg, weights, heavy, show))
                : Optional.empty();
    }

    private Places places() {
        Places found = places.orElseGet(() -> Places.of(cover, option -> model.areas(puzzle, cover.option(option))));
        places = Optional.of(found);
        return found;
    }

    /** Returns the picture of the givens of a puzzle. */
    static <P, O> Optional<Svg> board(LoadedModel<P, O> model, P puzzle, Cover<O> cover, Givens givens) {
        return model.picture(
                puzzle,
                Solution.of(IntStream.of(givens.givenOptions())
                        .sorted()
                        .mapToObj(cover::option)
                        .toList()));
    }

    /**
     * Returns the items that have a weight and must still be covered, by weight: positive weights first, small absolute
     * values first.
     */
    private SortedMap<Long, List<Integer>> heavy(Weights weights) {
        Position position = new Position(cover.data(), weights.givens());
        SortedMap<Long, List<Integer>> heavy =
                new TreeMap<>(Comparator.comparing((Long weight) -> weight < 0).thenComparing(Math::abs));
        for (int item = 0; item < cover.itemCount(); item++) {
            if (weights.weight(item) != 0 && position.need(item) > 0) {
                heavy.computeIfAbsent(weights.weight(item), w -> new ArrayList<>())
                        .add(item);
            }
        }
        return heavy;
    }

    private Svg draw(Svg svg, Weights weights, SortedMap<Long, List<Integer>> heavy, UnaryOperator<String> show) {
        boolean areCells = places().areCells();
        boolean isSigned = heavy.lastKey() < 0;
        List<String> parts = new ArrayList<>();
        int rank = 0;
        for (var entry : heavy.entrySet()) {
            String color = COLORS[rank++ % COLORS.length];
            String figure = (isSigned && entry.getKey() > 0 ? "+" : "") + entry.getKey();
            List<Integer> apart = new ArrayList<>();
            List<Integer> drawn = new ArrayList<>();
            for (int item : entry.getValue()) {
                Optional<Area> place = places().of(item);
                place.ifPresent(area -> mark(svg, area, color, figure, areCells));
                (place.isPresent() ? drawn : apart).add(item);
            }
            describe(parts, "on the board ", drawn, figure, show);
            describe(parts, "beside it ", apart, figure, show);
        }
        String zero = weights.modulus() == 0 ? "0" : "a multiple of " + weights.modulus();
        svg.titled(
                "No solution: " + weights.name(),
                "Each option weighs " + zero + ", all items together weigh " + weights.total() + ": "
                        + String.join("; ", parts));
        return svg;
    }

    /** Covers an area with a color and a figure, which may be empty. */
    static void mark(Svg svg, Area a, String color, String figure, boolean areCells) {
        double x = a.x() + a.width() / 2;
        double y = a.y() + a.height() / 2;
        double size = Math.min(a.width(), a.height());
        double in = INSET * size;
        if (areCells) {
            svg.box(a.x() + in, a.y() + in, a.width() - 2 * in, a.height() - 2 * in, color);
        } else {
            svg.circle(x, y, size / 2, color);
        }
        double room = (areCells ? a.width() : 0.8 * size) * 0.9;
        if (!figure.isEmpty()) {
            svg.word(x, y, Math.min(FIGURE * size, room / (LETTER * figure.length())), "black", figure);
        }
    }

    private void describe(
            List<String> parts, String where, List<Integer> items, String figure, UnaryOperator<String> show) {
        if (!items.isEmpty()) {
            String names =
                    items.stream().map(item -> show.apply(cover.itemName(item))).collect(Collectors.joining(", "));
            parts.add(where + items.size() + (items.size() == 1 ? " item" : " items") + " of weight " + figure
                    + (names.length() > LONGEST ? "" : " (" + names + ")"));
        }
    }
}
