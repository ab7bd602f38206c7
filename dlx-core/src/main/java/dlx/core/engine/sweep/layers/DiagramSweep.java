package dlx.core.engine.sweep.layers;

import dlx.core.diagram.Zdd;
import dlx.core.engine.StopCheck;
import dlx.core.table.KeyTable;
import dlx.core.table.MemoryBudget;

/**
 * Builds the diagram of all solutions: a sweep that records all edges between states, and then builds nodes from the
 * last state back to the first.
 *
 * <p>The family of a state is the set of solutions of its open items. With the options k1, k2, ... of the state in
 * order, it is a chain of nodes: the high child of node k1 is the family of the state to which k1 leads, and its low
 * child is node k2, and so on. On every path, options come in one order: layer by layer, and within a layer in the
 * order of the group. So the diagram is ordered. It is reduced too, because equal nodes are created once, and nodes
 * without solutions never.
 *
 * <pre>
 *   number of a state    in the order in which states are reached, from 0; in tables plus 1, because 0 means new
 *   swept                numbers of the states in the order in which states are swept
 *   first                index of the first edge of each entry of swept; then the number of edges
 *   places               place of the option of each edge
 *   targets              number of the state to which each edge leads
 * </pre>
 */
public final class DiagramSweep extends Sweep {

    private final IntList swept;
    private final IntList first;
    private final IntList places;
    private final IntList targets;
    /** Number of states reached, which is the next number of a state. */
    private int reached;

    public DiagramSweep(Frontier front, MemoryBudget memory, StopCheck stop) {
        super(front, memory, stop, 1);
        swept = new IntList(memory);
        first = new IntList(memory);
        places = new IntList(memory);
        targets = new IntList(memory);
        int root = root();
        number(layer(0), root);
    }

    /** Returns the number of a state; assigns one to a new state. */
    private int number(KeyTable layer, int entry) {
        int at = entry + front.words;
        if (layer.words[at] == 0) {
            layer.words[at] = ++reached;
        }
        return (int) layer.words[at] - 1;
    }

    @Override
    boolean enter(int layer, KeyTable states) {
        return true; // the number of a state never changes
    }

    @Override
    void leave(KeyTable layer, int entry) {
        swept.add(number(layer, entry));
        first.add(places.size());
    }

    @Override
    void reach(int place, KeyTable layer, int entry) {
        places.add(place);
        targets.add(number(layer, entry));
    }

    /**
     * Returns the diagram, after all layers have been swept.
     *
     * @param given options that every solution has in addition, by their numbers in the cover
     * @param order all options of the cover: first the options given, then the options of the groups, then the
     *     others
     * @param maxBytes maximum number of bytes of the nodes
     * @param check called now and then; an exception that it throws ends the work
     */
    public Zdd diagram(int[] given, int[] order, long maxBytes, Runnable check) {
        Zdd.Builder nodes = new Zdd.Builder(order, maxBytes, check);
        int[] family = memory.ints(reached); // root node of the family of each state
        if (layer(front.layers) != null) {
            family[number(layer(front.layers), entry(layer(front.layers), 0, 0))] = 1;
        }
        first.add(places.size());
        for (int s = swept.size() - 1; s >= 0; s--) {
            int node = 0;
            for (int edge = first.get(s + 1) - 1; edge >= first.get(s); edge--) {
                node = nodes.node(given.length + places.get(edge), node, family[targets.get(edge)]);
            }
            family[swept.get(s)] = node;
        }
        int root = family[0]; // the first state that was reached
        for (int rank = given.length - 1; rank >= 0; rank--) {
            root = nodes.node(rank, 0, root);
        }
        return nodes.build(root);
    }
}
