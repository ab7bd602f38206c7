package dlx.core.engine.orbits;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import dlx.core.symmetry.CoverArrays;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The rest of a problem after some options were taken and others left out, with its own numbers of items and options.
 * Immutable. A primary item has a range of the number of options that it still gets; a secondary item has the range from
 * 0 to 1, and is dropped as soon as fewer than two options have it.
 */
final class Rest {

    /** This rest for engines. */
    final Problem problem;

    /** This rest for its symmetries. */
    final CoverArrays arrays;

    final boolean[] primary;

    /** Number of options of each item. */
    final int[] lengths;

    /** Number of each option in the problem. */
    private final int[] numbers;

    /** The options taken so far, as numbers of the problem, in the order in which they were taken. */
    private final int[] taken;

    private Rest(Problem problem, int[] lengths, int[] numbers, int[] taken) {
        this.problem = problem;
        this.lengths = lengths;
        this.numbers = numbers;
        this.taken = taken;
        primary = problem.primary;
        arrays = arrays(problem, new long[numbers.length]);
    }

    /** Returns the rest of a problem at its root; empty if the rest does not have a solution. */
    static Optional<Rest> of(Problem problem, Root root) {
        if (problem.infeasible || root.isContradictory()) {
            return Optional.empty();
        }
        Change change = new Change(whole(problem));
        for (int option : root.ban) {
            change.remove(option);
        }
        for (int option : root.take) {
            change.take(option);
        }
        change.relax(root.relax);
        return change.rest();
    }

    /**
     * Returns a whole problem.
     *
     * @param kinds kinds of options that symmetries keep
     */
    static CoverArrays arrays(Problem problem, long... kinds) {
        int[] atLeast = problem.atLeast.clone();
        for (int i = 0; i < atLeast.length; i++) {
            atLeast[i] = problem.primary[i] ? atLeast[i] : 0;
        }
        return new CoverArrays(problem.start, problem.item, problem.color, atLeast, problem.atMost, kinds);
    }

    private static Rest whole(Problem problem) {
        int[] lengths = problem.optionCounts(StopCheck.NEVER);
        int[] numbers = IntStream.range(0, problem.options()).toArray();
        return new Rest(problem, lengths, numbers, new int[0]);
    }

    int items() {
        return primary.length;
    }

    int options() {
        return arrays.kind().length;
    }

    /** Returns the number of nodes: the sum of the lengths of the options. */
    int nodes() {
        return arrays.item().length;
    }

    int atLeast(int item) {
        return arrays.atLeast()[item];
    }

    /** Returns the maximum number of options that an item may get, which is not greater than that of its options. */
    int atMost(int item) {
        return Math.min(arrays.atMost()[item], lengths[item]);
    }

    /** Returns true if the number of options of an item is known. */
    boolean isExact(int item) {
        return atLeast(item) == atMost(item);
    }

    /** Returns true if no primary item is left. */
    boolean isSolved() {
        for (boolean isPrimary : primary) {
            if (isPrimary) {
                return false;
            }
        }
        return true;
    }

    /** Returns the number of an option in the problem. */
    int number(int option) {
        return numbers[option];
    }

    /** Returns a symmetry of the problem as one of this rest, which it must keep. */
    int[] own(int... symmetry) {
        int[] place = new int[symmetry.length];
        for (int option = 0; option < options(); option++) {
            place[numbers[option]] = option;
        }
        return Arrays.stream(numbers).map(number -> place[symmetry[number]]).toArray();
    }

    /** Returns the options of an item. */
    IntStream optionsOf(int item) {
        return IntStream.range(0, options())
                .filter(option -> IntStream.range(arrays.start()[option], arrays.start()[option + 1])
                        .anyMatch(node -> arrays.item()[node] == item));
    }

    /** Returns the options taken so far and others of this rest, as numbers of the problem. */
    int[] solution(int... others) {
        int[] all = Arrays.copyOf(taken, taken.length + others.length);
        for (int k = 0; k < others.length; k++) {
            all[taken.length + k] = numbers[others[k]];
        }
        return all;
    }

    /** Returns the rest after an option is taken; empty if it does not have a solution. */
    Optional<Rest> taking(int option) {
        Change change = new Change(this);
        change.take(option);
        return change.rest();
    }

    /** Returns the rest in which a primary item gets a number of options; empty if it does not have a solution. */
    Optional<Rest> giving(int item, int times) {
        Change change = new Change(this);
        change.atLeast[item] = times;
        change.atMost[item] = times;
        return change.rest();
    }

    /** A rest while it changes. */
    private static final class Change {

        private final Rest before;
        private final int[] start;
        private final int[] item;
        private final int[] color;
        private final boolean[] primary;
        private final int[] atLeast;
        private final int[] atMost;

        /** Options that are left. */
        private final BitSet left = new BitSet();

        /** Number of options left of each item. */
        private final int[] lengths;

        /** For each item, the color that its options must give it; -1 if they may give it any. */
        private final int[] committed;

        /** Options that were taken since. */
        private final IntStream.Builder taken = IntStream.builder();

        Change(Rest before) {
            this.before = before;
            start = before.arrays.start();
            item = before.arrays.item();
            color = before.arrays.color();
            primary = before.primary;
            atLeast = before.arrays.atLeast().clone();
            atMost = before.arrays.atMost().clone();
            lengths = before.lengths.clone();
            left.set(0, before.options());
            committed = new int[primary.length];
            Arrays.fill(committed, -1);
        }

        void remove(int option) {
            if (left.get(option)) {
                left.clear(option);
                for (int node = start[option]; node < start[option + 1]; node++) {
                    lengths[item[node]]--;
                }
            }
        }

        /** Relaxes items, and removes the options that no other item asks for. */
        void relax(int... items) {
            boolean[] asks = primary.clone();
            for (int i : items) {
                asks[i] = false;
                atLeast[i] = 0;
            }
            for (int option = 0; option < start.length - 1; option++) {
                boolean isAskedFor = false;
                for (int node = start[option]; node < start[option + 1]; node++) {
                    isAskedFor |= asks[item[node]];
                }
                if (!isAskedFor) {
                    remove(option);
                }
            }
        }

        void take(int option) {
            if (!left.get(option)) { // taken before
                return;
            }
            remove(option);
            taken.add(option);
            for (int node = start[option]; node < start[option + 1]; node++) {
                int i = item[node];
                if (!primary[i] && color.length > 0 && color[node] >= 0) {
                    committed[i] = color[node];
                } else {
                    atLeast[i] = Math.max(0, atLeast[i] - 1);
                    atMost[i]--;
                }
            }
        }

        /** Removes options that contradict, takes those that are forced, and returns the rest. */
        Optional<Rest> rest() {
            boolean changes = true;
            while (changes) {
                removeContradicting();
                changes = false;
                for (int i = 0; i < primary.length; i++) {
                    if (primary[i] && lengths[i] < atLeast[i]) {
                        return Optional.empty();
                    }
                    if (primary[i] && atLeast[i] > 0 && lengths[i] == atLeast[i] && !changes) {
                        takeAllOf(i);
                        changes = true;
                    }
                }
                for (int i = 0; i < primary.length; i++) {
                    if (atMost[i] < 0) {
                        return Optional.empty();
                    }
                }
            }
            return Optional.of(packed());
        }

        private void takeAllOf(int wanted) {
            for (int option = left.nextSetBit(0); option >= 0; option = left.nextSetBit(option + 1)) {
                boolean has = false;
                boolean contradicts = false;
                for (int node = start[option]; node < start[option + 1]; node++) {
                    has |= item[node] == wanted;
                    contradicts |= contradicts(node);
                }
                if (has && contradicts) {
                    atMost[wanted] = -1; // two of them exclude each other
                } else if (has) {
                    take(option);
                }
            }
        }

        private void removeContradicting() {
            for (int option = left.nextSetBit(0); option >= 0; option = left.nextSetBit(option + 1)) {
                for (int node = start[option]; node < start[option + 1]; node++) {
                    if (contradicts(node)) {
                        remove(option);
                        break;
                    }
                }
            }
        }

        private boolean contradicts(int node) {
            int i = item[node];
            return atMost[i] <= 0
                    || committed[i] >= 0 && (color.length == 0 || CoverData.differ(color[node], committed[i]));
        }

        /** Returns the rest with its own numbers. */
        private Rest packed() {
            int[] number = new int[primary.length];
            int[] newLengths = new int[primary.length];
            int items = 0;
            for (int i = 0; i < number.length; i++) {
                boolean isKept = committed[i] < 0 && lengths[i] > (primary[i] ? 0 : 1);
                newLengths[items] = lengths[i];
                number[i] = isKept ? items++ : RestPacking.DROPPED;
            }
            RestPacking packing = new RestPacking(before.problem);
            int[] newNumbers = new int[left.cardinality()];
            int options = 0;
            for (int option = left.nextSetBit(0); option >= 0; option = left.nextSetBit(option + 1)) {
                for (int node = start[option]; node < start[option + 1]; node++) {
                    packing.add(item[node], color.length > 0 ? color[node] : -1);
                }
                packing.endOption();
                newNumbers[options++] = before.numbers[option];
            }
            return new Rest(
                    packing.problem(before.problem.cover, number, primary, atLeast, atMost),
                    Arrays.copyOf(newLengths, items),
                    newNumbers,
                    before.solution(taken.build().toArray()));
        }
    }
}
