package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import dlx.core.reason.SolverOracle.Reply;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Lists minimal puzzles: minimal sets that hit each set of {@link OtherSolutions}. Implements the algorithm MMCS of K.
 * Murakami and T. Uno (Efficient algorithms for dualizing large-scale hypergraphs, 2014), with sets that are found
 * during the search. If no known set is hit by a chosen place alone, the engine is asked for such a set before the
 * branch is left.
 *
 * <p>Each minimal set is found once. The stack is on the heap. An object runs one search.
 */
final class MinimalPuzzles {

    private final OtherSolutions others;
    private final int most;
    private final PacedStopCheck pace;

    private final BitSet chosen = new BitSet();

    /** Places that may still be chosen. */
    private final BitSet candidates = new BitSet();

    private final Deque<Node> open = new ArrayDeque<>();
    private final List<BitSet> found = new ArrayList<>();
    private boolean complete = true;

    /**
     * Creates a search.
     *
     * @param most maximum number of sets that are listed
     */
    MinimalPuzzles(OtherSolutions others, int most, PacedStopCheck pace) {
        this.others = others;
        this.most = most;
        this.pace = pace;
        candidates.set(0, others.places());
    }

    /** A choice point: places of which one must be chosen, and the index of the next one to try. */
    private static final class Node {
        private final int[] choices;
        private int next;

        private Node(int[] choices) {
            this.choices = choices;
        }
    }

    /** Returns the sets found so far. */
    List<BitSet> found() {
        return found;
    }

    /**
     * Finds the minimal sets up to the maximum number. Returns true if these are all. When stopped, it keeps the sets
     * found so far.
     */
    boolean find() {
        enter();
        while (!open.isEmpty()) {
            Node node = open.peek();
            if (node.next > 0 && chosen.get(node.choices[node.next - 1])) {
                chosen.clear(node.choices[node.next - 1]);
                candidates.set(node.choices[node.next - 1]);
            }
            if (node.next == node.choices.length) {
                open.pop();
                for (int place : node.choices) {
                    candidates.set(place);
                }
                continue;
            }
            int place = node.choices[node.next++];
            chosen.set(place);
            if (!isEachNeeded()) {
                chosen.clear(place);
            } else if (!enter()) {
                return false;
            }
        }
        return complete;
    }

    /** Opens a node, or adds the chosen places as a minimal set. Returns false if the list is full. */
    private boolean enter() {
        Optional<BitSet> choices = choices();
        if (choices.isPresent()) {
            candidates.andNot(choices.get());
            open.push(new Node(choices.get().stream().toArray()));
            return true;
        }
        switch (others.beside(chosen)) {
            case YES -> {
                return enter(); // the oracle has added the set
            }
            case NO -> {
                if (found.size() == most) {
                    return false;
                }
                found.add((BitSet) chosen.clone());
            }
            case UNKNOWN -> complete = false;
        }
        return true;
    }

    /**
     * Returns the candidates in that set not hit which has the fewest, perhaps no place. Empty if all known sets are
     * hit.
     */
    private Optional<BitSet> choices() {
        BitSet narrowest = null;
        int fewest = Integer.MAX_VALUE;
        pace.steps(1 + others.lacks().size());
        for (BitSet lack : others.lacks()) {
            if (!lack.intersects(chosen)) {
                BitSet left = (BitSet) lack.clone();
                left.and(candidates);
                if (left.cardinality() < fewest) {
                    fewest = left.cardinality();
                    narrowest = left;
                }
            }
        }
        return Optional.ofNullable(narrowest);
    }

    /**
     * Returns true if each chosen place is the only hit of some set. Otherwise no minimal set contains all chosen
     * places.
     */
    private boolean isEachNeeded() {
        BitSet needed = new BitSet();
        pace.steps(1 + others.lacks().size());
        for (BitSet lack : others.lacks()) {
            BitSet hit = (BitSet) lack.clone();
            hit.and(chosen);
            if (hit.cardinality() == 1) {
                needed.or(hit);
            }
        }
        for (int place = chosen.nextSetBit(0); place >= 0; place = chosen.nextSetBit(place + 1)) {
            if (!needed.get(place)) {
                Reply reply = others.lackingOnly(place, chosen);
                if (reply != Reply.YES) {
                    complete &= reply == Reply.NO;
                    return false;
                }
            }
        }
        return true;
    }
}
