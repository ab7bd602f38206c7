package dlx.core.symmetry;

import java.util.Arrays;

/**
 * An ordered partition of the vertices of a graph into cells, which can be refined until the vertices of a cell have
 * equally many neighbors in each other cell, and taken back. Not thread-safe.
 *
 * <pre>
 * elements   the vertices, cell by cell
 * index      index of a vertex in elements
 * cell       name of the cell of a vertex: the index of its first element; the complement of it if the vertex is alone
 * counts     number of neighbors of a vertex in the cell that splits others; 0 between two such cells
 * cells      two ints for each name of a cell: the number of its vertices, and of those with such neighbors
 * splits     names of the cells in the order in which they were made; each was the end of a cell before it
 * </pre>
 *
 * <p>A split gives a new name to the end of a cell, and taking it back gives the old one: the order within a cell means
 * nothing. The names depend on the graph and on the vertices made cells of their own, and not on the numbers of vertices
 * (B. McKay, Practical graph isomorphism, Congressus Numerantium 30, 1981, on refinement; P. Darga, K. Sakallah, I. Markov,
 * Faster symmetry discovery using sparsity of symmetries, DAC 2008, on taking splits back). Most visits go to vertices that
 * are alone, for which one number is read.
 */
final class Partition {

    private static final int LENGTH = 0;
    private static final int TOUCHED = 1;

    /** Added to the number of vertices moved to the end of a cell that is to be split. */
    private static final int MOVED = 1;

    private static final long HASH = 0x9e3779b97f4a7c15L;

    private final CoverGraph graph;
    private final int[] elements;
    private final int[] index;
    private final int[] cell;
    private final int[] counts;
    private final int[] cells;
    private final int[] splits;
    private int cellCount;

    /** Cells by which others are to be split, each once. */
    private final int[] queue;

    private int head;
    private int queued;
    private final boolean[] isQueued;

    /** Vertices with neighbors in the cell that splits others, and their cells. */
    private final int[] touched;

    private final int[] touchedCells;

    /** Numbers of vertices with equal counts, and the vertices to be sorted. */
    private int[] buckets = new int[1 << 8];

    private final int[] unsorted;

    /** Number of visits of neighbors in the present refinement. */
    private long work;

    /** Creates the partition by kinds, which is not refined. */
    Partition(CoverGraph graph) {
        this(
                graph,
                new int[graph.size],
                new int[graph.size],
                new int[graph.size],
                new int[2 * graph.size],
                new int[graph.size]);
        int[] next = new int[Arrays.stream(graph.kind).max().orElse(-1) + 2];
        for (int kind : graph.kind) {
            next[kind + 1]++;
        }
        for (int kind = 1; kind < next.length; kind++) {
            int name = next[kind - 1];
            if (next[kind] > 0) {
                cells[2 * name + LENGTH] = next[kind];
                splits[cellCount++] = name;
                enqueue(name);
            }
            next[kind] += name;
        }
        int[] names = next.clone();
        for (int v = 0; v < graph.size; v++) {
            put(v, next[graph.kind[v]]++);
            int name = names[graph.kind[v]];
            cell[v] = length(name) == 1 ? ~name : name;
        }
    }

    /** Creates a copy of a refined partition. */
    Partition(Partition other) {
        this(
                other.graph,
                other.elements.clone(),
                other.index.clone(),
                other.cell.clone(),
                other.cells.clone(),
                other.splits.clone());
        cellCount = other.cellCount;
    }

    private Partition(CoverGraph graph, int[] elements, int[] index, int[] cell, int[] cells, int[] splits) {
        this.graph = graph;
        this.elements = elements;
        this.index = index;
        this.cell = cell;
        this.cells = cells;
        this.splits = splits;
        counts = new int[graph.size];
        queue = new int[graph.size];
        isQueued = new boolean[graph.size];
        touched = new int[graph.size];
        touchedCells = new int[graph.size];
        unsorted = new int[graph.size];
    }

    private void put(int vertex, int at) {
        elements[at] = vertex;
        index[vertex] = at;
    }

    /** Returns the number of cells. */
    int cells() {
        return cellCount;
    }

    boolean isDiscrete() {
        return cellCount == elements.length;
    }

    /** Returns the vertex at an index. */
    int element(int at) {
        return elements[at];
    }

    /** Returns the name of the cell of a vertex. */
    int cell(int vertex) {
        int name = cell[vertex];
        return name < 0 ? ~name : name;
    }

    /** Returns the number of vertices of a cell, which begin at the index that is its name. */
    int length(int name) {
        return cells[2 * name + LENGTH];
    }

    boolean isAlone(int vertex) {
        return cell[vertex] < 0;
    }

    /** Returns the vertices of a cell. */
    int[] members(int name) {
        return Arrays.copyOfRange(elements, name, name + length(name));
    }

    /** Returns the name of the cell that a split made; the first cells are those of the kinds. */
    int split(int number) {
        return splits[number];
    }

    /**
     * Returns a hash of the graph with the indices as names of its vertices; the partition is discrete. Equal hashes of two
     * words nearly always mean equal graphs.
     */
    long[] nameOfGraph() {
        long first = mix(graph.meaning + elements.length);
        long second = mix(first + 1);
        for (int at = 0; at < elements.length; at++) {
            int vertex = elements[at];
            long kind = mix(((long) graph.kind[vertex] << 32) + at);
            first += kind;
            second += mix(kind);
            for (int e = graph.start[vertex]; e < graph.start[vertex + 1]; e++) {
                long edge = mix(((long) at << 32) + index[graph.neighbors[e]] + HASH);
                first += edge;
                second += mix(edge);
            }
        }
        return new long[] {first, second};
    }

    /** Returns the name of the first of the largest cells; its length is 1 if the partition is discrete. */
    int largestCell() {
        int largest = 0;
        for (int name = 0; name < elements.length; name += length(name)) {
            largest = length(name) > length(largest) ? name : largest;
        }
        return largest;
    }

    /**
     * Returns the name of the first of the smallest cells of more than one option, or else of other vertices; the partition
     * is not discrete. An option alone says more than an item: names of cyclic squares take a thousandth of the work.
     */
    int smallestCell() {
        int smallest = -1;
        boolean ofOption = false;
        for (int name = 0; name < elements.length; name += length(name)) {
            if (length(name) > 1) {
                boolean isOption = elements[name] < graph.options;
                if (smallest < 0 || isOption && !ofOption || isOption == ofOption && length(name) < length(smallest)) {
                    smallest = name;
                    ofOption = isOption;
                }
            }
        }
        return smallest;
    }

    /** Makes a vertex of a larger cell a cell of its own, by which the next refinement begins. */
    void individualize(int vertex) {
        int old = cell(vertex);
        int last = old + length(old) - 1;
        int other = elements[last];
        put(other, index[vertex]);
        put(vertex, last);
        cut(old, last);
        enqueue(last);
    }

    /** Cuts the end of a cell off. */
    private void cut(int old, int name) {
        int end = old + length(old);
        cells[2 * name + LENGTH] = end - name;
        cells[2 * old + LENGTH] = name - old;
        name(name, end, name);
        if (name - old == 1) {
            cell[elements[old]] = ~old;
        }
        splits[cellCount++] = name;
    }

    /** Takes the last splits back, until a number of cells is left. */
    void takeBack(int newCount) {
        while (cellCount > newCount) {
            takeBack();
        }
    }

    /** Takes the last split back. */
    void takeBack() {
        int name = splits[--cellCount];
        int old = cell(elements[name - 1]);
        int end = name + length(name);
        name(name, end, old);
        cell[elements[old]] = old; // which may have been alone
        cells[2 * old + LENGTH] = end - old;
    }

    /** Names the cell of some elements; a vertex that is alone has the complement of the name. */
    private void name(int from, int to, int name) {
        int mark = from == name && to - from == 1 ? ~name : name;
        for (int k = from; k < to; k++) {
            cell[elements[k]] = mark;
        }
    }

    private void enqueue(int name) {
        int at = head + queued++;
        queue[at < queue.length ? at : at - queue.length] = name;
        isQueued[name] = true;
    }

    private int dequeue() {
        int name = queue[head];
        head = head + 1 == queue.length ? 0 : head + 1;
        queued--;
        isQueued[name] = false;
        return name;
    }

    /** Refines the partition and records its trace. */
    void refine(Trace trace, WorkLimit limit) {
        while (queued > 0 && !isDiscrete()) {
            trace.record(splitBy(dequeue()));
        }
        end(limit);
    }

    /** Refines the partition while it follows a trace; returns false if it does not. */
    boolean refineAlong(Trace trace, WorkLimit limit) {
        boolean follows = true;
        while (follows && queued > 0 && !isDiscrete()) {
            follows = trace.follows(splitBy(dequeue()));
        }
        end(limit);
        return follows && trace.isAtEnd();
    }

    /** Ends a refinement: clears the queue and spends the work. */
    private void end(WorkLimit limit) {
        while (queued > 0) {
            dequeue();
        }
        limit.spend(work);
        work = 0;
    }

    /** Splits all cells by the numbers of neighbors in one cell; returns a hash of the splits. */
    private long splitBy(int name) {
        long hash = mix(name);
        int count = 0;
        int cellsTouched = 0;
        int end = name + length(name);
        for (int k = name; k < end; k++) {
            int vertex = elements[k];
            int last = graph.start[vertex + 1];
            work += last - graph.start[vertex];
            for (int e = graph.start[vertex]; e < last; e++) {
                int neighbor = graph.neighbors[e];
                int its = cell[neighbor];
                if (its < 0) {
                    hash += mix(its);
                } else if (counts[neighbor]++ == 0) {
                    touched[count++] = neighbor;
                    if (cells[2 * its + TOUCHED]++ == 0) {
                        touchedCells[cellsTouched++] = its;
                    }
                }
            }
        }
        int toSplit = 0;
        for (int k = 0; k < cellsTouched; k++) {
            int its = touchedCells[k];
            if (cells[2 * its + TOUCHED] == length(its) && isEven(its)) {
                hash += mix(its + ((long) counts[elements[its]] << 32));
                cells[2 * its + TOUCHED] = 0;
            } else {
                cells[2 * its + TOUCHED] = MOVED;
                touchedCells[toSplit++] = its;
            }
        }
        for (int k = 0; k < count; k++) {
            moveToEnd(touched[k]);
        }
        if (toSplit > 1) {
            Arrays.sort(touchedCells, 0, toSplit);
        }
        for (int k = 0; k < toSplit; k++) {
            hash = HASH * hash + splitCell(touchedCells[k]);
        }
        return hash;
    }

    /** Returns true if all vertices of a cell have the same count. */
    private boolean isEven(int name) {
        int count = counts[elements[name]];
        int end = name + length(name);
        for (int k = name + 1; k < end; k++) {
            if (counts[elements[k]] != count) {
                return false;
            }
        }
        return true;
    }

    /** Moves a vertex to the end of its cell if the cell is to be split, before those moved so far. */
    private void moveToEnd(int vertex) {
        int its = cell[vertex];
        if (cells[2 * its + TOUCHED] == 0) {
            counts[vertex] = 0;
            return;
        }
        int to = its + length(its) - (++cells[2 * its + TOUCHED] - MOVED);
        put(elements[to], index[vertex]);
        put(vertex, to);
    }

    /** Splits a cell whose touched vertices are its end by their counts, and clears the counts; returns a hash. */
    private long splitCell(int old) {
        int end = old + length(old);
        int first = end - (cells[2 * old + TOUCHED] - MOVED);
        cells[2 * old + TOUCHED] = 0;
        sort(first, end);
        long hash = mix(old + ((long) first << 32));
        boolean wasQueued = isQueued[old];
        int firstSplit = cellCount;
        int largest = old;
        int most = 0;
        int next;
        for (int at = end; at > old; at = next) { // from the end, so that each vertex gets one new name
            next = at > first ? runOfEqual(first, at) : old;
            hash = HASH * hash + mix(next + ((long) counts[elements[next]] << 32));
            if (next > old) {
                cut(old, next);
            }
            if (at - next >= most) {
                most = at - next;
                largest = next;
            }
        }
        for (int k = first; k < end; k++) {
            counts[elements[k]] = 0;
        }
        if (!wasQueued && largest != old) {
            enqueue(old);
        }
        for (int k = firstSplit; k < cellCount; k++) {
            if (wasQueued || splits[k] != largest) {
                enqueue(splits[k]);
            }
        }
        return hash;
    }

    /** Returns the first index, from the end of a range on, whose vertex has the same count. */
    private int runOfEqual(int first, int end) {
        int from = end - 1;
        int count = counts[elements[from]];
        while (from > first && counts[elements[from - 1]] == count) {
            from--;
        }
        return from;
    }

    /** Sorts a range of the elements by their counts. */
    private void sort(int from, int to) {
        int least = Integer.MAX_VALUE;
        int most = 0;
        for (int k = from; k < to; k++) {
            int count = counts[elements[k]];
            least = Math.min(least, count);
            most = Math.max(most, count);
        }
        int range = most - least + 1;
        if (range == 1) {
            return;
        }
        if (buckets.length <= range) {
            buckets = new int[2 * range];
        }
        for (int k = from; k < to; k++) {
            unsorted[k] = elements[k];
            buckets[counts[elements[k]] - least + 1]++;
        }
        for (int k = 1; k <= range; k++) {
            buckets[k] += buckets[k - 1];
        }
        for (int k = from; k < to; k++) {
            put(unsorted[k], from + buckets[counts[unsorted[k]] - least]++);
        }
        Arrays.fill(buckets, 0, range + 1, 0);
    }

    /** Returns a hash in which each bit depends on all bits of a number. */
    static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
