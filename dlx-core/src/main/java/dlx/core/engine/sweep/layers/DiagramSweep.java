package dlx.core.engine.sweep.layers;

import dlx.core.diagram.Zdd;
import dlx.core.engine.StopCheck;
import dlx.core.table.KeyTable;
import dlx.core.table.MemoryBudget;

/**
 * Makes the diagram of all solutions: a sweep that writes down which option leads from which state to which, and then goes
 * back from the last state to the first.
 *
 * <p>The family of a state is that of the solutions of what it leaves open. With its options k1, k2, ... in their order
 * it is a chain of nodes: k1 with the family of the state that k1 leads to, otherwise k2 with that of its own, and so on. On
 * every way options come in one order, that of the layers and in each of them that of the group: so the diagram is
 * ordered, and as nodes that are alike are made once, and none without solutions, it is reduced.
 *
 * <pre>
 *   numbers of a state   in the order in which states are reached, from 0; in tables 1 more, as 0 means new
 *   swept                the numbers in the order in which states are swept
 *   first                of each of these, its first edge; then how many edges there are in all
 *   places, targets      of each edge, the place of its option, and the number of the state that it leads to
 * </pre>
 */
public final class DiagramSweep extends Sweep {

    private final IntList swept;
    private final IntList first;
    private final IntList places;
    private final IntList targets;
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

    /** The number of a state, which gets one if it is new. */
    private int number(KeyTable layer, int entry) {
        int at = entry + front.words;
        if (layer.words[at] == 0) {
            layer.words[at] = ++reached;
        }
        return (int) layer.words[at] - 1;
    }

    @Override
    boolean enter(int layer, KeyTable states) {
        return true; // a state knows its number from the beginning
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
     * The diagram, once all layers have been swept.
     *
     * @param given options that every solution has besides, by their numbers in the cover
     * @param order all options of the cover: those given first, then those of the groups, then the others
     * @param maxBytes the most bytes that the nodes may take
     * @param check called now and then; what it throws ends the work
     */
    public Zdd diagram(int[] given, int[] order, long maxBytes, Runnable check) {
        Zdd.Builder nodes = new Zdd.Builder(order, maxBytes, check);
        int[] family = memory.ints(reached); // of each state
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
