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
 * Family of sets of option numbers, for instance all solutions of a cover, as an ordered, reduced, zero-suppressed
 * decision diagram (ZDD).
 *
 * <p>Nodes are numbered. Node 0 is the empty family; node 1 is the family that contains only the empty set. Every other
 * node n has a rank, which is the place of its option in the diagram's order of options, and two children. The child
 * {@code hi(n)} has the sets with that option, but without naming it; the child {@code lo(n)} has the sets without it.
 * Children have smaller numbers than their parents, and options of larger rank. No hi is 0, no two nodes are alike, and
 * every node can be reached from the root, which is the last node. Therefore equal families have equal nodes under
 * equal orders, however they were built.
 *
 * <p>Immutable, safe to share between threads, equal by content: order and family. Memory: 12 bytes per node, and 12
 * per option of the order. Operations that build diagrams have a limit on their memory in addition to their operands.
 * By default it is a quarter of the heap, at most 512 MiB. Beyond the limit they throw {@link DiagramFullException}.
 *
 * <p>After S. Minato, Zero-suppressed BDDs for set manipulation in combinatorial problems, DAC 1993, and Knuth, TAOCP
 * 4A, 7.1.4.
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
     * Returns this family, shared, with other limits on its operations and on those of the diagrams that they build.
     *
     * @param maxBytes maximum number of bytes that an operation may hold at one time, including its result
     * @param check called repeatedly by operations, in the calling thread; an exception that it throws ends the
     *     operation
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
     * Returns the number of nodes.
     *
     * @return the number, including both terminals, so 2 or more
     */
    public int size() {
        return family.size();
    }

    /**
     * Returns the node of the whole family.
     *
     * @return 0 for a family without sets, 1 for the empty set alone, otherwise the last node
     */
    public int root() {
        return family.root();
    }

    /**
     * Returns the place of a node's option in the order.
     *
     * @param node a node from 0 to {@code size() - 1}
     * @return the place, from 0; the number of options for the terminals 0 and 1
     */
    public int rank(int node) {
        return family.rank(node);
    }

    /**
     * Returns the node of the sets that do not have a node's option.
     *
     * @param node a node from 2 to {@code size() - 1}
     * @return a node with a smaller number
     */
    public int lo(int node) {
        return family.lo(node);
    }

    /**
     * Returns the node of the sets that have a node's option; they do not name this option any more.
     *
     * @param node a node from 2 to {@code size() - 1}
     * @return a node with a smaller number, not 0
     */
    public int hi(int node) {
        return family.hi(node);
    }

    /**
     * Returns the option of a node.
     *
     * @param node a node from 2 to {@code size() - 1}
     * @return the number of the option
     */
    public int option(int node) {
        return family.option(node);
    }

    /**
     * Returns the order of the options.
     *
     * @return the option numbers by rank, including options without a node; a copy
     */
    public int[] order() {
        return family.order().options();
    }

    /**
     * Returns true if the family does not contain any set.
     *
     * @return {@code true} for the empty family
     */
    public boolean isEmpty() {
        return family.isEmpty();
    }

    /**
     * Returns the number of sets. Time and memory: O(nodes x words of the count).
     *
     * @return the exact number, 0 or more
     * @throws DiagramFullException if the count needs more memory than allowed
     */
    public BigInteger count() {
        return Counts.of(family, memory()).total();
    }

    /**
     * Returns true if the family contains a set. Time: O(options in the order).
     *
     * @param options option numbers in any order; repeated numbers count once
     * @return true if the family has exactly this set
     */
    public boolean contains(int... options) {
        return family.contains(options);
    }

    /**
     * Returns an iteration over the sets.
     *
     * @return a cursor before the first set
     */
    public ZddCursor cursor() {
        return new ZddCursor(family);
    }

    /**
     * Returns a sampler of sets, each drawn uniformly from all and independently of the others. The counts of all nodes
     * are computed first, in O(nodes x words of the count). After that a draw costs O(nodes on its path).
     *
     * @param seed the seed; equal seeds give equal draws on every machine
     * @return a sampler before its first draw
     * @throws DiagramFullException if the counts need more memory than allowed
     */
    public ZddSampler sampler(long seed) {
        MemoryBudget memory = memory();
        return new ZddSampler(family, Counts.of(family, memory), seed, memory);
    }

    /**
     * Returns the sets with the best scores, without visiting the other sets. A score is the sum of the weights of the
     * options.
     *
     * <p>Time: O(nodes), and at most O(nodes on its path) for each set. Memory: 24 bytes per node, and at most 16 per
     * node on the path of each set.
     *
     * @param count maximum number of sets, 1 or more
     * @param goal determines which scores are better
     * @param weights weights by option; options after the end of the array weigh 0
     * @return the options of each set in the order of this diagram, the best set first; sets with equal scores come
     *     in the order of {@link #cursor}. Fewer than {@code count} if the family is smaller
     * @throws ModelException if the absolute weights of a set do not add up to less than 2^63; its code is
     *     {@code score_overflow}
     * @throws DiagramFullException if the search needs more memory than allowed
     */
    public List<int[]> best(int count, Goal goal, long... weights) {
        if (count < 1) {
            throw new IllegalArgumentException("count: " + count + "; expected 1 or more");
        }
        return new BestSets(family, goal, weights, memory()).first(count);
    }

    /**
     * Returns the sets that have some options and do not have others. Taken options stay in the sets. Time and memory:
     * O(nodes + options).
     *
     * @param taken options that each set must have; the result is empty if one of them is not in the order
     * @param banned options that no set may have
     * @return a part of this family in the same order
     * @throws DiagramFullException if the result needs more memory than allowed
     */
    public Zdd restrict(int[] taken, int... banned) {
        return bounded(Restriction.of(family, taken, banned, memory()));
    }

    /**
     * Returns the sets that are in this family, in another or in both. Time and memory: O(product of both numbers of
     * nodes) at worst, usually far less. If the order of the other family differs, it is first brought into the order
     * of this family. That may need much more time, and more nodes than either family.
     *
     * @param other a family of sets of the same options
     * @return a family in the order of this one
     * @throws IllegalArgumentException if the orders do not have the same options
     * @throws DiagramFullException if the result needs more memory than allowed
     */
    public Zdd union(Zdd other) {
        return combined(other, SetOperation.Rule.UNION);
    }

    /**
     * Returns the sets that are in this family and in another. Costs and exceptions are those of {@link #union}.
     *
     * @param other a family of sets of the same options
     * @return a family in the order of this one
     */
    public Zdd intersection(Zdd other) {
        return combined(other, SetOperation.Rule.INTERSECTION);
    }

    /**
     * Returns the sets that are in this family and not in another. Costs and exceptions are those of {@link #union}.
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
     * Returns the options that occur in at least one set. Time: O(nodes).
     *
     * @return the option numbers, ascending
     */
    public int[] optionsOfSome() {
        return Occurrence.inSome(family);
    }

    /**
     * Returns the options that occur in every set. Time: O(nodes + options).
     *
     * @return the option numbers, ascending; empty if the family does not contain any set
     */
    public int[] optionsOfAll() {
        return Occurrence.inEvery(family);
    }

    /** Returns the memory budget of one operation, after calling the check, which may end the operation. */
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
     * Builds diagrams from the leaves upwards, within a memory limit. Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {

        private final NodeTable made;

        /**
         * Creates a builder with the two terminals.
         *
         * @param optionsInOrder option numbers from 0, each once; the rank of an option is its index here
         * @param maxBytes maximum number of bytes to hold at one time, including those of {@link #build}: about 30
         *     to 50 per node
         * @param check called once per some thousand requested nodes; an exception that it throws ends the work
         * @throws IllegalArgumentException if an option is negative or occurs twice, or {@code maxBytes} is
         *     negative
         * @throws DiagramFullException if {@code maxBytes} is too small for the terminals
         */
        public Builder(int[] optionsInOrder, long maxBytes, Runnable check) {
            made = new NodeTable(
                    new OptionOrder(optionsInOrder), new MemoryBudget(maxBytes, check, DiagramFullException::new));
        }

        /**
         * Returns the node with a rank and two children, adding it if it does not exist. If {@code hi} is 0, returns
         * {@code lo}. Time: O(1), tens of nanoseconds.
         *
         * @param rank the place of the option in the order
         * @param lo the sets without the option: a node of larger rank
         * @param hi the sets with the option: a node of larger rank
         * @return the number of the node
         * @throws IllegalArgumentException if a child does not have a larger rank
         * @throws IndexOutOfBoundsException if the rank does not exist, or a child does not exist yet
         * @throws DiagramFullException if the node needs more bytes than allowed
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
         * Returns the number of nodes built.
         *
         * @return the number, including both terminals
         */
        public int size() {
            return made.size();
        }

        /**
         * Returns the diagram of a node. The builder keeps its nodes and may be used further.
         *
         * @param root a node
         * @return a diagram of the nodes below it only
         * @throws IndexOutOfBoundsException if the node does not exist
         * @throws DiagramFullException if the diagram and the builder together need more memory than allowed
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
