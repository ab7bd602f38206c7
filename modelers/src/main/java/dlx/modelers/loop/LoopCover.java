package dlx.modelers.loop;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** Declares the items of lines that do not branch, and collects those of the options: a segment is on, or off. */
final class LoopCover {

    /** The beginning of the names of {@link #continueAt}. */
    static final String OTHER = "continuation of line ";

    private final PointGrid grid;
    private final CoverBuilder<LoopOption> cover;
    private final IntFunction<String> pointName;

    /** The number of lines at each point; 0 to 2 if the model does not change it. */
    private final Items degrees;

    private final Map<LoopOption, List<Item>> held = new LinkedHashMap<>();

    /**
     * Declares the segments, and that at most two are on at each point.
     *
     * @param pointName returns the name of a point in messages
     */
    LoopCover(PointGrid grid, CoverBuilder<LoopOption> cover, IntFunction<String> pointName) {
        this.grid = grid;
        this.cover = cover;
        this.pointName = pointName;
        int segments = grid.segments();
        Items sides = cover.items("segment", segments).named(k -> "segment " + grid.segment(k));
        degrees = cover.items("point", grid.points()).named(pointName).times(0, 2);
        for (int k = 0; k < segments; k++) {
            on(k).add(sides.at(k));
            off(k).add(sides.at(k));
            for (int end : grid.ends(k)) {
                on(k).add(degrees.at(end));
            }
        }
    }

    /** Returns the items of the option that a segment is on, to be added to. */
    List<Item> on(int segment) {
        return items(new Stroke(grid.segment(segment), true));
    }

    /** Returns the items of the option that a segment is off, to be added to. */
    List<Item> off(int segment) {
        return items(new Stroke(grid.segment(segment), false));
    }

    /** Returns the items of an option, to be added to. */
    List<Item> items(LoopOption option) {
        return held.computeIfAbsent(option, other -> new ArrayList<>());
    }

    /** Returns the item of the lines at a point. */
    Item degree(int point) {
        return degrees.at(point);
    }

    /**
     * Demands of each segment at a point that another one is on, or something else holds.
     *
     * @param otherwise returns the items of the option that may hold instead
     */
    void continueAt(int point, IntFunction<List<Item>> otherwise) {
        List<Integer> segments = grid.at(point);
        Items others = cover.items("end", segments.size())
                .named(k -> otherName(grid.segment(segments.get(k)), pointName.apply(point)))
                .repeated();
        for (int k = 0; k < segments.size(); k++) {
            int end = segments.get(k);
            Item other = others.at(k);
            otherwise.apply(end).add(other);
            segments.stream()
                    .filter(segment -> segment != end)
                    .forEach(segment -> on(segment).add(other));
        }
    }

    /** Returns the name of the demand that a segment is not the only one at a point. */
    static String otherName(Segment segment, String pointName) {
        return OTHER + segment + " at " + pointName;
    }

    /** Adds an item to the options that segments are on, or off, as far as the grid has them. */
    void add(Item item, boolean isOn, int... segments) {
        for (int segment : segments) {
            if (segment != PointGrid.NONE) {
                (isOn ? on(segment) : off(segment)).add(item);
            }
        }
    }

    /** Adds the options, in the order in which they were first asked for. */
    void addOptions() {
        held.forEach(cover::option);
    }
}
