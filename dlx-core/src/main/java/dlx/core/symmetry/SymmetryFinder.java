package dlx.core.symmetry;

import dlx.core.engine.StopCheck;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds the group of a graph. The first path makes one vertex after the other a cell of its own until all are alone. From
 * the last of these vertices to the first, each other vertex of its cell is tried as its image, under symmetries that keep
 * the vertices before it. So the number of images of each, multiplied, is the order of the group (C. Sims, Computational
 * methods in the study of permutation groups, 1970, on such chains; B. McKay, Practical graph isomorphism, 1981, on this
 * search). A vertex in the orbit of one that is not an image is not tried.
 */
final class SymmetryFinder {

    private final CoverGraph graph;
    private final WorkLimit limit;
    private final Trace trace = new Trace();
    private final List<Permutation> generators = new ArrayList<>();
    private final Orbits orbits;
    private BigInteger order = BigInteger.ONE;

    /** The vertices of the first path; the number of cells and of words of the trace before each. */
    private int[] path = new int[16];

    private int[] cellsBefore = new int[16];
    private int[] wordsBefore = new int[16];
    private int depth;

    private SymmetryFinder(CoverGraph graph, WorkLimit limit) {
        this.graph = graph;
        this.limit = limit;
        orbits = new Orbits(graph.size);
    }

    /**
     * Returns the group of a graph, or a part of it.
     *
     * @param mostWork maximum number of visits of neighbors
     * @param stop ends it as the limit does
     */
    static FoundGroup find(CoverGraph graph, long mostWork, StopCheck stop) {
        return new SymmetryFinder(graph, new WorkLimit(mostWork, stop)).find();
    }

    private FoundGroup find() {
        Partition left = new Partition(graph);
        limit.refine(left, trace);
        boolean whole = descend(left) && climb(left);
        return new FoundGroup(order, whole, List.copyOf(generators), orbits);
    }

    /** Walks the first path to its end; returns false if the limit was reached before. */
    private boolean descend(Partition left) {
        while (!left.isDiscrete()) {
            if (limit.isSpent()) {
                return false;
            }
            if (depth == path.length) {
                path = Arrays.copyOf(path, 2 * depth);
                cellsBefore = Arrays.copyOf(cellsBefore, 2 * depth);
                wordsBefore = Arrays.copyOf(wordsBefore, 2 * depth);
            }
            int vertex = left.element(left.largestCell());
            path[depth] = vertex;
            cellsBefore[depth] = left.cells();
            wordsBefore[depth++] = trace.size();
            left.individualize(vertex);
            limit.refine(left, trace);
        }
        return true;
    }

    /** Finds the images of each vertex of the path, the last one first; returns false if the limit was reached. */
    private boolean climb(Partition left) {
        Partition right = new Partition(left);
        TwinPartitions twins = new TwinPartitions(graph, left, right, trace, limit);
        boolean whole = true;
        while (depth > 0 && whole) {
            depth--;
            while (right.cells() > cellsBefore[depth]) {
                right.takeBack();
            }
            int vertex = path[depth];
            int[] cell = right.members(right.cell(vertex));
            whole = findImages(twins, vertex, cell);
            long images = Arrays.stream(cell)
                    .filter(v -> orbits.first(v) == orbits.first(vertex))
                    .count();
            order = order.multiply(BigInteger.valueOf(images));
            while (left.cells() > cellsBefore[depth]) {
                left.takeBack();
            }
            trace.cut(wordsBefore[depth]);
        }
        return whole;
    }

    private boolean findImages(TwinPartitions twins, int vertex, int... cell) {
        int[] failed = new int[cell.length];
        int failures = 0;
        for (int to : cell) {
            int orbit = orbits.first(to);
            boolean isKnown = orbit == orbits.first(vertex);
            for (int k = 0; k < failures && !isKnown; k++) {
                isKnown = orbits.first(failed[k]) == orbit;
            }
            if (!isKnown) {
                Optional<Permutation> map = twins.mapTo(to, wordsBefore[depth]);
                map.ifPresent(this::add);
                if (map.isEmpty() && limit.isSpent()) {
                    return false;
                }
                if (map.isEmpty()) {
                    failed[failures++] = to;
                }
            }
        }
        return true;
    }

    private void add(Permutation map) {
        generators.add(map);
        orbits.join(map);
    }
}
