package dlx.core.symmetry;

import dlx.core.table.DisjointSets;
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
 *
 * <p>The name of a graph is a hash of the graph as the end of one path names its vertices. At each vertex of the path, the
 * vertices of its cell compete, one of each orbit: the least trace wins, and among equal ones the least name. So the path
 * sets vertices of small cells apart, where few compete; without a name it prefers large cells, since fewer are needed.
 */
final class SymmetryFinder {

    private final CoverGraph graph;
    private final WorkLimit limit;
    private final boolean isNamed;
    private final boolean movesFew;
    private final Trace trace = new Trace();
    private final List<Permutation> generators = new ArrayList<>();
    private final DisjointSets orbits;
    private BigInteger order = BigInteger.ONE;
    private long[] name = {0, 0};

    /** The vertices of the first path; the number of cells and of words of the trace before each. */
    private int[] path = new int[16];

    private int[] cellsBefore = new int[16];
    private int[] wordsBefore = new int[16];
    private int depth;

    private SymmetryFinder(CoverGraph graph, boolean isNamed, boolean movesFew, WorkLimit limit) {
        this.graph = graph;
        this.isNamed = isNamed;
        this.movesFew = movesFew;
        this.limit = limit;
        orbits = new DisjointSets(graph.size);
    }

    /**
     * Returns the group of a graph, or a part of it.
     *
     * @param isNamed true if the group gets the name of the graph
     * @param movesFew true if generators should move few vertices, even if more of them are necessary
     */
    static CoverGroup find(CoverGraph graph, boolean isNamed, boolean movesFew, WorkLimit limit) {
        SymmetryFinder finder = new SymmetryFinder(graph, isNamed, movesFew, limit);
        Partition root = new Partition(graph);
        root.refine(finder.trace, limit);
        boolean whole = finder.search(root) && !limit.isSpent();
        Optional<CoverGroup.Name> name =
                isNamed && whole ? Optional.of(new CoverGroup.Name(finder.name[0], finder.name[1])) : Optional.empty();
        long work = limit.spent() + graph.neighbors.length;
        return new CoverGroup(finder.order, whole, List.copyOf(finder.generators), finder.orbits, name, work);
    }

    /** Finds the symmetries that keep the cells of a partition; returns false if the limit was reached. */
    private boolean search(Partition left) {
        if (!descend(left)) {
            return false;
        }
        name = isNamed ? left.nameOfGraph() : name;
        return climb(left);
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
            limit.spend(left.cells()); // which are searched for the next one
            int vertex = left.element(isNamed ? left.smallestCell() : left.largestCell());
            path[depth] = vertex;
            cellsBefore[depth] = left.cells();
            wordsBefore[depth++] = trace.size();
            left.individualize(vertex);
            left.refine(trace, limit);
        }
        return true;
    }

    /** Finds the images of each vertex of the path, the last one first; returns false if the limit was reached. */
    private boolean climb(Partition left) {
        if (depth == 0) {
            return true;
        }
        Partition right = new Partition(left);
        TwinPartitions twins = new TwinPartitions(graph, left, right, trace, movesFew, limit);
        boolean whole = true;
        while (depth > 0 && whole) {
            depth--;
            right.takeBack(cellsBefore[depth]);
            int vertex = path[depth];
            int[] cell = right.members(right.cell(vertex));
            limit.spend(cell.length);
            if (movesFew) {
                twins.sortByNearness(vertex, cell, cell.length);
            }
            int[] others = new int[cell.length];
            int count = findImages(twins, vertex, cell, others);
            whole = !limit.isSpent();
            int images = 0;
            for (int v : cell) {
                images += orbits.first(v) == orbits.first(vertex) ? 1 : 0;
            }
            order = order.multiply(BigInteger.valueOf(images));
            if (isNamed && whole && count > 0) {
                whole = compete(right, Arrays.copyOf(others, count));
            }
            left.takeBack(cellsBefore[depth]);
            trace.cut(wordsBefore[depth]);
        }
        return whole;
    }

    /**
     * Finds the images of a vertex in its cell.
     *
     * @param others receives one vertex of each orbit that is not an image
     * @return number of these vertices
     */
    private int findImages(TwinPartitions twins, int vertex, int[] cell, int[] others) {
        int count = 0;
        for (int to : cell) {
            int orbit = orbits.first(to);
            boolean isKnown = orbit == orbits.first(vertex);
            for (int k = 0; k < count && !isKnown; k++) {
                isKnown = orbits.first(others[k]) == orbit;
            }
            if (!isKnown && !limit.isSpent()) {
                Optional<Permutation> map = twins.mapTo(to, wordsBefore[depth]);
                map.ifPresent(this::add);
                if (map.isEmpty()) {
                    others[count++] = to;
                }
            }
        }
        return count;
    }

    private void add(Permutation map) {
        generators.add(map);
        for (int k = 0; k < map.moved().length; k++) {
            orbits.join(map.moved()[k], map.images()[k]);
        }
    }

    /**
     * Lets the vertices of other orbits compete with the vertex of the path for the name; returns false if the limit was
     * reached.
     */
    private boolean compete(Partition before, int... others) {
        long[] least = trace.words(wordsBefore[depth], trace.size());
        for (int other : others) {
            limit.spend(graph.size);
            SymmetryFinder finder = new SymmetryFinder(graph, true, false, limit);
            Partition partition = new Partition(before);
            partition.individualize(other);
            partition.refine(finder.trace, limit);
            long[] words = finder.trace.words(0, finder.trace.size());
            int comparison = Arrays.compare(words, least);
            if (comparison > 0) {
                continue;
            }
            if (!finder.search(partition)) {
                return false;
            }
            if (comparison < 0 || Arrays.compare(finder.name, name) < 0) {
                least = words;
                name = finder.name;
            }
        }
        return true;
    }
}
