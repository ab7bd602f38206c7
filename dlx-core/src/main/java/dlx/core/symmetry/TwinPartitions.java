package dlx.core.symmetry;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;

/**
 * Two partitions of one graph that were split alike, the left one and the right one, and a search for a symmetry that
 * maps each cell on the left to the cell of the same name on the right. Where all larger cells have the same vertices on
 * both sides, the identity on them is tried first; so symmetries that move few vertices cost little (P. Darga, K. Sakallah,
 * I. Markov, Faster symmetry discovery using sparsity of symmetries, DAC 2008). Not thread-safe.
 */
final class TwinPartitions {

    private static final int NONE = -1;

    private final CoverGraph graph;
    private final Partition left;
    private final Partition right;

    /** The trace of the left one, which the right one follows. */
    private final Trace trace;

    private final boolean movesFew;
    private final WorkLimit limit;

    /** Vertices whose cells differ, in no order, and the index of each; {@link #NONE} for others. */
    private final int[] different;

    private final int[] indexOf;
    private int differences;

    /** Number of the check that has marked a vertex as a neighbor. */
    private final int[] marked;

    private int checks;

    /** The image of each vertex while a map is checked, and the vertex itself otherwise. */
    private final int[] image;

    TwinPartitions(CoverGraph graph, Partition left, Partition right, Trace trace, boolean movesFew, WorkLimit limit) {
        this.graph = graph;
        this.left = left;
        this.right = right;
        this.trace = trace;
        this.movesFew = movesFew;
        this.limit = limit;
        different = new int[graph.size];
        indexOf = new int[graph.size];
        Arrays.fill(indexOf, NONE);
        marked = new int[graph.size];
        image = new int[graph.size];
        Arrays.setAll(image, v -> v);
    }

    /**
     * Finds a symmetry that maps the vertex of the left one's last individualization to another vertex of its cell. The
     * right one is as the left one was before it.
     *
     * @param to the image
     * @param from the beginning of the trace of the left one's last refinement
     * @return a symmetry; empty if none exists, or if the limit of work was reached
     */
    Optional<Permutation> mapTo(int to, int from) {
        int cells = right.cells();
        Optional<Permutation> found = follow(to, from) ? complete() : Optional.empty();
        takeBack(right, cells);
        while (differences > 0) {
            indexOf[different[--differences]] = NONE;
        }
        return found;
    }

    /** Refines the right partition along the trace of the left one; returns false if no symmetry maps the cells. */
    private boolean follow(int to, int from) {
        int cells = right.cells();
        right.individualize(to);
        trace.follow(from, trace.size());
        if (!right.refineAlong(trace, limit) || right.cells() != left.cells()) {
            return false;
        }
        for (int k = cells; k < left.cells(); k++) {
            int name = left.split(k);
            for (int at = name; at < name + left.length(name); at++) {
                compare(left.element(at));
                compare(right.element(at));
            }
        }
        return true;
    }

    /** Notes if the cells of a vertex differ. */
    private void compare(int vertex) {
        boolean isDifferent = left.cell(vertex) != right.cell(vertex);
        int index = indexOf[vertex];
        if (isDifferent && index == NONE) {
            indexOf[vertex] = differences;
            different[differences++] = vertex;
        } else if (!isDifferent && index != NONE) {
            int last = different[--differences];
            different[index] = last;
            indexOf[last] = index;
            indexOf[vertex] = NONE;
        }
    }

    /**
     * Takes the splits of one partition back, and compares the vertices that get their old names. The names that the other
     * partition changed are compared when it takes its own splits back.
     */
    private void takeBack(Partition partition, int cells) {
        while (partition.cells() > cells) {
            int name = partition.split(partition.cells() - 1);
            int end = name + partition.length(name);
            partition.takeBack();
            for (int at = name; at < end; at++) {
                compare(partition.element(at));
            }
        }
    }

    /** A vertex of the left partition that is alone, and its images to be tried. */
    private static final class Step {

        private final int cells;
        private final int words;
        private final int[] candidates;
        private int next;

        Step(int cells, int words, int... candidates) {
            this.cells = cells;
            this.words = words;
            this.candidates = candidates;
        }
    }

    /** Finds a symmetry that maps the cells, and leaves both partitions as they were. */
    private Optional<Permutation> complete() {
        Deque<Step> steps = new ArrayDeque<>(); // there may be as many as vertices
        Optional<Permutation> found = descend(steps);
        while (!steps.isEmpty()) {
            Step step = steps.getLast();
            takeBack(right, step.cells);
            if (found.isPresent() || step.next == step.candidates.length || limit.isSpent()) {
                takeBack(left, step.cells);
                trace.cut(step.words);
                steps.removeLast();
            } else if (follow(step.candidates[step.next++], step.words)) {
                found = descend(steps);
            }
        }
        return found;
    }

    /** Returns the symmetry that the cells show; otherwise makes one more vertex of the left partition alone. */
    private Optional<Permutation> descend(Deque<Step> steps) {
        int target = firstDifferent();
        if (target == NONE) {
            Permutation map = permutation();
            if (isSymmetry(map)) {
                return Optional.of(map);
            }
            if (left.isDiscrete()) {
                return Optional.empty();
            }
            target = left.element(left.largestCell());
        }
        Step step = new Step(left.cells(), trace.size(), candidates(target));
        limit.spend(differences + step.candidates.length);
        left.individualize(target);
        left.refine(trace, limit);
        steps.addLast(step);
        return Optional.empty();
    }

    /** Returns a vertex whose cells differ and that is not alone; {@link #NONE} if all such vertices are alone. */
    private int firstDifferent() {
        for (int k = 0; k < differences; k++) {
            if (!left.isAlone(different[k])) {
                return different[k];
            }
        }
        return NONE;
    }

    /** Returns images of a vertex to be tried, those first that are in another cell on the left. */
    private int[] candidates(int target) {
        int name = left.cell(target);
        int size = right.length(name);
        int[] all = new int[size];
        int first = 0;
        int last = size;
        for (int at = name; at < name + size; at++) {
            int vertex = right.element(at);
            all[left.cell(vertex) == name ? --last : first++] = vertex;
        }
        if (movesFew) {
            sortByNearness(target, all, first > 0 ? first : size);
        }
        return all;
    }

    /** Sorts the first vertices: those with the most neighbors in common with another vertex come first. */
    void sortByNearness(int to, int[] vertices, int count) {
        checks++;
        for (int e = graph.start[to]; e < graph.start[to + 1]; e++) {
            marked[graph.neighbors[e]] = checks;
        }
        long[] keys = new long[count];
        for (int k = 0; k < count; k++) {
            int vertex = vertices[k];
            limit.spend(graph.degree(vertex));
            int near = 0;
            for (int e = graph.start[vertex]; e < graph.start[vertex + 1]; e++) {
                near += marked[graph.neighbors[e]] == checks ? 1 : 0;
            }
            keys[k] = (long) -near << Integer.SIZE | vertex;
        }
        Arrays.sort(keys);
        for (int k = 0; k < count; k++) {
            vertices[k] = (int) keys[k];
        }
    }

    private Permutation permutation() {
        int[] moved = Arrays.copyOf(different, differences);
        Arrays.sort(moved);
        int[] images = new int[moved.length];
        Arrays.setAll(images, k -> right.element(left.cell(moved[k])));
        return new Permutation(moved, images);
    }

    /** Returns true if a map is one to one and keeps all edges; the cells keep the kinds. */
    private boolean isSymmetry(Permutation map) {
        int[] sorted = map.images().clone();
        Arrays.sort(sorted);
        if (!Arrays.equals(sorted, map.moved())) {
            return false;
        }
        for (int k = 0; k < differences; k++) {
            image[map.moved()[k]] = map.images()[k];
        }
        boolean keeps = true;
        for (int k = 0; k < differences && keeps; k++) {
            keeps = keepsEdges(map.moved()[k]);
        }
        for (int v : map.moved()) {
            image[v] = v;
        }
        return keeps;
    }

    private boolean keepsEdges(int vertex) {
        int to = image[vertex];
        if (graph.degree(vertex) != graph.degree(to)) {
            return false;
        }
        limit.spend(2L * graph.degree(vertex));
        checks++;
        for (int e = graph.start[to]; e < graph.start[to + 1]; e++) {
            marked[graph.neighbors[e]] = checks;
        }
        for (int e = graph.start[vertex]; e < graph.start[vertex + 1]; e++) {
            if (marked[image[graph.neighbors[e]]] != checks) {
                return false;
            }
        }
        return true;
    }
}
