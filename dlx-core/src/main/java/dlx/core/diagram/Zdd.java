package dlx.core.diagram;

import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.diagram.nodes.BestSets;
import dlx.core.diagram.nodes.Counts;
import dlx.core.diagram.nodes.NodeTable;
import dlx.core.diagram.nodes.Occurrence;
import dlx.core.diagram.nodes.OptionOrder;
import dlx.core.diagram.nodes.Reordering;
import dlx.core.diagram.nodes.Restriction;
import dlx.core.diagram.nodes.SetFamily;
import dlx.core.diagram.nodes.SetOperation;
import dlx.core.table.MemoryBudget;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;

/**
 * A family of sets of option numbers, all solutions of a cover for instance, as an ordered, reduced, zero-suppressed
 * decision diagram (ZDD).
 *
 * <p>Nodes are numbered. Node 0 is the empty family, node 1 the family of the empty set alone. Every other node n has a
 * rank, the place of its option in the diagram's order of options, and two children: {@code hi(n)}, the sets with that
 * option, without naming it; {@code lo(n)}, the sets without it. Children have smaller numbers than their parents, and
 * options of greater rank; no hi is 0; no two nodes are alike; every node is reached from the root, which is the last
 * one. So the same family has the same nodes under the same order, however it was made.
 *
 * <p>Immutable, safe to share between threads, equal by content: order and family. 12 bytes per node and 12 per option of
 * the order. Operations that make diagrams have a bound on what they hold beside their operands; without one that is a
 * quarter of the heap, 512 MiB at most. Where more is needed they throw {@link DiagramFullException}.
 *
 * <p>After S. Minato, Zero-suppressed BDDs for set manipulation in combinatorial problems, DAC 1993, and Knuth, TAOCP 4A,
 * 7.1.4.
 *
 * @since 0.1
 */
public final class Zdd {

    static final Runnable NO_CHECK = () -> {};

    private final SetFamily family;
    private final long maxBytes;
    private final Runnable check;

    Zdd(SetFamily family) {
        this(family, MemoryBudget.USUAL_BYTES, NO_CHECK);
    }

    private Zdd(SetFamily family, long maxBytes, Runnable check) {
        this.family = family;
        this.maxBytes = maxBytes;
        this.check = check;
    }

    /**
     * The same family, shared, with other bounds on its operations, and on those of the diagrams that they make.
     *
     * @param maxBytes the most bytes that an operation may hold at one time, its result included
     * @param check called now and then by operations; what it throws ends them. Called in the thread that asks
     * @return a diagram that equals this one
     * @throws IllegalArgumentException if {@code maxBytes} is negative
     */
    public Zdd within(long maxBytes, Runnable check) {
        if (maxBytes < 0) {
            throw new IllegalArgumentException("maxBytes: " + maxBytes + "; expected 0 or more");
        }
        return new Zdd(family, maxBytes, Objects.requireNonNull(check, "check"));
    }

    /**
     * The number of nodes.
     *
     * @return both terminals included, so {@code >= 2}
     */
    public int size() {
        return family.size();
    }

    /**
     * Where the whole family begins.
     *
     * @return a node: 0 for no sets, 1 for the empty set alone, else the last
     */
    public int root() {
        return family.root();
    }

    /**
     * The place of a node's option in the order.
     *
     * @param node from 0 to {@code size() - 1}
     * @return from 0; the number of options for the terminals 0 and 1
     */
    public int rank(int node) {
        return family.rank(node);
    }

    /**
     * The sets of a node that do not have its option.
     *
     * @param node from 2 to {@code size() - 1}
     * @return a node with a smaller number
     */
    public int lo(int node) {
        return family.lo(node);
    }

    /**
     * The sets of a node that have its option, which they do not name any more.
     *
     * @param node from 2 to {@code size() - 1}
     * @return a node with a smaller number, not 0
     */
    public int hi(int node) {
        return family.hi(node);
    }

    /**
     * The option of a node.
     *
     * @param node from 2 to {@code size() - 1}
     * @return its number
     */
    public int option(int node) {
        return family.option(node);
    }

    /**
     * The order of the options.
     *
     * @return their numbers by rank, those without a node too; a copy
     */
    public int[] order() {
        return family.order().options();
    }

    /**
     * Whether there is no set at all.
     *
     * @return {@code true} for the empty family
     */
    public boolean isEmpty() {
        return family.isEmpty();
    }

    /**
     * How many sets there are. Time and memory: O(nodes x words of the count).
     *
     * @return exact, {@code >= 0}
     * @throws DiagramFullException if that needs more memory than allowed
     */
    public BigInteger count() {
        return Counts.of(family, memory()).total();
    }

    /**
     * Whether a set is one of the family. Time: O(options in the order).
     *
     * @param options numbers in any order; one that is named twice counts once
     * @return {@code true} if the family has exactly this set
     */
    public boolean contains(int... options) {
        return family.contains(options);
    }

    /**
     * Walks through the sets.
     *
     * @return a cursor before the first set
     */
    public ZddCursor cursor() {
        return new ZddCursor(family);
    }

    /**
     * Draws sets at random, each uniformly from all and independently of the others. The counts of all nodes are made
     * first, in O(nodes x words of the count); then a draw costs O(nodes on its path).
     *
     * @param seed the same seed draws the same on every machine
     * @return a sampler before its first draw
     * @throws DiagramFullException if the counts need more memory than allowed
     */
    public ZddSampler sampler(long seed) {
        MemoryBudget memory = memory();
        return new ZddSampler(family, Counts.of(family, memory), seed, memory);
    }

    /**
     * The sets with the best scores, found without looking at the others. A score is the sum of the weights of the
     * options.
     *
     * <p>Time: O(nodes), and for each set at most O(nodes on its path); 24 bytes per node, and 16 per node on
     * the path of each set at most.
     *
     * @param howMany how many of them, {@code >= 1}
     * @param goal which scores are better
     * @param weights by option; options after its end weigh nothing
     * @return their options in the order of this diagram, the best first; of equal scores those first that {@link #cursor}
     *     visits first. Fewer if there are not so many
     * @throws ModelException if the weights of a set, without their signs, do not add up to less than 2^63; its code is
     *     {@code score_overflow}
     * @throws DiagramFullException if it needs more memory than allowed
     */
    public List<int[]> best(int howMany, Goal goal, long... weights) {
        if (howMany < 1) {
            throw new IllegalArgumentException("howMany: " + howMany + "; expected 1 or more");
        }
        return new BestSets(family, goal, weights, memory()).first(howMany);
    }

    /**
     * The sets that have some options and do not have others. Options that are taken stay in the sets. Time and memory:
     * O(nodes + options).
     *
     * @param taken options that each set must have; no set is left if one of them is not in the order
     * @param banned options that no set may have
     * @return a part of this family in the same order
     * @throws DiagramFullException if it needs more memory than allowed
     */
    public Zdd restrict(int[] taken, int... banned) {
        return bounded(Restriction.of(family, taken, banned, memory()));
    }

    /**
     * The sets that are in this family, in another or in both. Time and memory: O(nodes of both, multiplied) at worst,
     * mostly far less. Where the order of the other differs, its family is first brought into the order of this one; that may
     * take much longer, and more nodes than either.
     *
     * @param other a family of sets of the same options
     * @return a family in the order of this one
     * @throws IllegalArgumentException if the orders do not have the same options
     * @throws DiagramFullException if it needs more memory than allowed
     */
    public Zdd union(Zdd other) {
        return combined(other, SetOperation.Rule.UNION);
    }

    /**
     * The sets that are in this family and in another. Cost and errors as {@link #union}.
     *
     * @param other a family of sets of the same options
     * @return a family in the order of this one
     */
    public Zdd intersection(Zdd other) {
        return combined(other, SetOperation.Rule.INTERSECTION);
    }

    /**
     * The sets that are in this family and not in another. Cost and errors as {@link #union}.
     *
     * @param other a family of sets of the same options
     * @return a family in the order of this one
     */
    public Zdd difference(Zdd other) {
        return combined(other, SetOperation.Rule.DIFFERENCE);
    }

    private Zdd combined(Zdd other, SetOperation.Rule rule) {
        OptionOrder order = family.order();
        OptionOrder others = other.family.order();
        boolean sameOrder = order.equals(others);
        if (!sameOrder && !order.hasOptionsOf(others)) {
            throw new IllegalArgumentException("other: a diagram of other options; expected one of the same options");
        }
        NodeTable made = new NodeTable(order, memory());
        int one = made.copy(family);
        int two = sameOrder ? made.copy(other.family) : Reordering.copy(other.family, made);
        return bounded(made.build(SetOperation.combine(made, rule, one, two)));
    }

    /**
     * The options that some set has. Time: O(nodes).
     *
     * @return their numbers, ascending
     */
    public int[] optionsOfSome() {
        return Occurrence.inSome(family);
    }

    /**
     * The options that every set has. Time: O(nodes + options).
     *
     * @return their numbers, ascending; none if there is no set
     */
    public int[] optionsOfAll() {
        return Occurrence.inEvery(family);
    }

    /** The budget of one operation, which may be unwanted already. */
    private MemoryBudget memory() {
        check.run();
        return new MemoryBudget(maxBytes, check, DiagramFullException::new);
    }

    private Zdd bounded(SetFamily made) {
        return new Zdd(made, maxBytes, check);
    }

    SetFamily family() {
        return family;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Zdd && family.equals(((Zdd) other).family);
    }

    @Override
    public int hashCode() {
        return family.hashCode();
    }

    @Override
    public String toString() {
        return "Zdd[nodes=" + size() + ", options=" + family.order().length() + "]";
    }

    /**
     * Makes diagrams from the leaves upwards. Bounded memory; not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {

        private final NodeTable made;

        /**
         * A builder with the two terminals.
         *
         * @param optionsInOrder numbers from 0, each once; the rank of an option is its place here
         * @param maxBytes the most bytes to hold at one time, what {@link #build} needs included: some 30 to 50 per node
         * @param check called each time some thousand nodes have been asked for; what it throws ends the work
         * @throws IllegalArgumentException if an option is negative or comes twice, or {@code maxBytes} is negative
         * @throws DiagramFullException if there is not even room for the terminals
         */
        public Builder(int[] optionsInOrder, long maxBytes, Runnable check) {
            made = new NodeTable(
                    new OptionOrder(optionsInOrder), new MemoryBudget(maxBytes, check, DiagramFullException::new));
        }

        /**
         * The node with a rank and two children: one that there is already, else a new one. Where {@code hi} is 0 that
         * is {@code lo}. Time: O(1), tens of nanoseconds.
         *
         * @param rank the place of the option in the order
         * @param lo the sets without it: a node whose rank is greater
         * @param hi the sets with it: a node whose rank is greater
         * @return its number
         * @throws IllegalArgumentException if a child does not lie below the rank
         * @throws IndexOutOfBoundsException if there is no such rank, or no such node yet
         * @throws DiagramFullException if it would take more bytes than allowed
         */
        public int node(int rank, int lo, int hi) {
            if (rank < 0 || rank >= made.order().length() || (lo | hi) < 0 || Math.max(lo, hi) >= made.size()) {
                throw new IndexOutOfBoundsException(
                        "rank " + rank + ", lo " + lo + ", hi " + hi + "; expected a rank below "
                                + made.order().length() + " and nodes below " + made.size() + ", from 0");
            }
            if (made.rank(lo) <= rank || made.rank(hi) <= rank) {
                throw new IllegalArgumentException("rank: " + rank + ", above children of rank " + made.rank(lo)
                        + " and " + made.rank(hi) + "; expected children of greater rank");
            }
            return made.node(rank, lo, hi);
        }

        /**
         * The number of nodes made.
         *
         * @return both terminals included
         */
        public int size() {
            return made.size();
        }

        /**
         * The diagram of a node. The builder may be used further; what it made is left in it.
         *
         * @param root a node
         * @return the nodes below it, and no others
         * @throws IndexOutOfBoundsException if there is no such node
         * @throws DiagramFullException if there is no room for it beside what was made
         */
        public Zdd build(int root) {
            if (root < 0 || root >= made.size()) {
                throw new IndexOutOfBoundsException(
                        "root: " + root + "; expected a node below " + made.size() + ", from 0");
            }
            return new Zdd(made.build(root));
        }
    }
}
