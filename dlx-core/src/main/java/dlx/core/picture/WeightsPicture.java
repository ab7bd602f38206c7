package dlx.core.picture;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.explain.Weights;
import dlx.core.model.LoadedModel;
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
 * Draws the weights that prove that a puzzle has no solution: the board with what is given on it, and each item that has a
 * place of its own with its weight as a color and a figure. An item of weight 0 is left as it is. Items without a place, such as
 * pieces, are counted in the description.
 *
 * <p>Asks the model once where its options lie, when the first picture is drawn. Not safe for use by several threads at once.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public final class WeightsPicture<P, O> {

    /** By rank of the value. Black words can be read on them; neighbors in this list differ in brightness too. */
    private static final String[] COLORS = {
        "#d2d2d2", "#6fb1e0", "#f5b335", "#fff29a", "#e08a6a", "#b5e3c3", "#c9a0dc", "#a0a0a0"
    };

    /** Left free around a color, so that the lines of the board are seen. */
    private static final double INSET = 0.05;

    /** The height of a figure, as a part of its place. */
    private static final double FIGURE = 0.46;

    /** How wide a figure is, as a part of its height. */
    private static final double LETTER = 0.6;

    /** Of the names of the items of a weight in the description, in characters. */
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
     * Pictures of a puzzle.
     *
     * @param model the puzzle's model
     * @param puzzle the puzzle
     * @param cover its cover
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return what draws its weights
     */
    public static <P, O> WeightsPicture<P, O> of(LoadedModel<P, O> model, P puzzle, Cover<O> cover) {
        return new WeightsPicture<>(model, puzzle, cover);
    }

    /**
     * Draws weights.
     *
     * @param weights of the items of the cover
     * @param show makes the names of items harmless where the description is shown
     * @return the board in colors, with a title and a description for those who do not see it; absent if the model draws nothing,
     *     or if no item that weighs something has a place of its own
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
        return isSeen ? board(weights).map(svg -> draw(svg, weights, heavy, show)) : Optional.empty();
    }

    private Places places() {
        Places found = places.orElseGet(() -> Places.of(cover, option -> model.areas(puzzle, cover.option(option))));
        places = Optional.of(found);
        return found;
    }

    private Optional<Svg> board(Weights weights) {
        return model.picture(
                puzzle,
                Solution.of(IntStream.of(weights.givens().givenOptions())
                        .sorted()
                        .mapToObj(cover::option)
                        .toList()));
    }

    /** The items that weigh something and must still be covered, by weight: those that weigh less than nothing last. */
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
        List<String> told = new ArrayList<>();
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
            tell(told, "on the board ", drawn, figure, show);
            tell(told, "beside it ", apart, figure, show);
        }
        String zero = weights.modulus() == 0 ? "0" : "a multiple of " + weights.modulus();
        svg.titled(
                "No solution: " + weights.name(),
                "Each option weighs " + zero + ", all items together weigh " + weights.total() + ": "
                        + String.join("; ", told));
        return svg;
    }

    private static void mark(Svg svg, Area a, String color, String figure, boolean areCells) {
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
        svg.word(x, y, Math.min(FIGURE * size, room / (LETTER * figure.length())), "black", figure);
    }

    private void tell(List<String> told, String where, List<Integer> items, String figure, UnaryOperator<String> show) {
        if (!items.isEmpty()) {
            String names =
                    items.stream().map(item -> show.apply(cover.itemName(item))).collect(Collectors.joining(", "));
            told.add(where + items.size() + (items.size() == 1 ? " item" : " items") + " of weight " + figure
                    + (names.length() > LONGEST ? "" : " (" + names + ")"));
        }
    }
}
