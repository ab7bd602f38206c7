package dlx.benchmarks.measure;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Puzzles of one kind that grow.
 *
 * @param id names the picture
 * @param sizesTitle what the sizes are
 * @param sizes two may have one place, for two questions
 */
record Family(String id, String title, String sizesTitle, List<Size> sizes) {

    /**
     * One place on the axis of sizes.
     *
     * @param place where it is
     * @param label what stands below it
     * @param trials of one question; their median is shown
     */
    record Size(int place, String label, List<Trial> trials) {}

    /** The labels by their places. */
    SortedMap<Integer, String> labels() {
        SortedMap<Integer, String> labels = new TreeMap<>();
        sizes.forEach(size -> labels.put(size.place(), size.label()));
        return labels;
    }
}
