package dlx.core.engine.sweep.layers;

import dlx.core.covers.Boards;
import dlx.core.covers.PlainCover;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Parts of the engine, assembled for tests, and covers for these tests. */
public final class Sweeps {

    private Sweeps() {}

    /** Returns the problem of a cover without givens. */
    public static Problem problem(PlainCover cover) {
        return Problem.of(cover.cover().data(), StopCheck.NEVER);
    }

    /** Returns the problem that the givens of a cover leave; empty if they contradict each other. */
    public static Optional<Problem> left(PlainCover cover) {
        Problem problem = problem(cover);
        Root root = new Root(problem, cover.givens());
        return root.isContradictory() ? Optional.empty() : Optional.of(RestrictedProblem.of(problem, root));
    }

    static CoOccurrence meetings(Problem problem) {
        return CoOccurrence.of(problem, StopCheck.NEVER).orElseThrow();
    }

    public static OptionGroups groups(Problem problem, int... order) {
        return new OptionGroups(problem, order, new dlx.core.engine.PacedStopCheck(StopCheck.NEVER));
    }

    public static FrontierBits marks(Problem problem, int... order) {
        return new FrontierBits(groups(problem, order), StopCheck.NEVER);
    }

    /**
     * Returns the frontier of a problem along an order, with tests for dead states or without; empty if it is too wide.
     */
    public static Optional<Frontier> front(Problem problem, boolean tests, int... order) {
        OptionGroups groups = groups(problem, order);
        FrontierBits marks = new FrontierBits(groups, StopCheck.NEVER);
        if (marks.width > FrontierBits.MOST_BITS) {
            return Optional.empty();
        }
        Frontier front = new Frontier(groups, marks, StopCheck.NEVER);
        return Optional.of(tests ? DeadStateTests.in(front, groups, marks, meetings(problem), StopCheck.NEVER) : front);
    }

    /** Returns a complete sweep, with enough memory. */
    public static CountingSweep swept(Frontier front) {
        CountingSweep sweep = new CountingSweep(front, SweepFull.budget(1 << 28, StopCheck.NEVER), StopCheck.NEVER);
        if (!sweep.run()) {
            throw new AssertionError("nobody stopped it");
        }
        return sweep;
    }

    /** Returns the number of solutions, by a sweep along the order of the cover without tests for dead states. */
    public static BigInteger count(PlainCover cover) {
        Problem problem = problem(cover);
        return swept(front(problem, false, CoOccurrence.primaries(problem)).orElseThrow())
                .solutions();
    }

    /** Returns all orders made from a problem, the reversed orders, and two random orders. */
    public static List<int[]> manyOrders(Problem problem, long seed) {
        List<int[]> orders = new ArrayList<>();
        for (ItemOrder order : ItemOrders.of(problem, Optional.of(meetings(problem)), StopCheck.NEVER)) {
            orders.add(order.items());
            orders.add(reversed(order.items()));
        }
        orders.add(shuffled(CoOccurrence.primaries(problem), new Random(seed)));
        orders.add(shuffled(CoOccurrence.primaries(problem), new Random(~seed)));
        return orders;
    }

    static int[] reversed(int... order) {
        return IntStream.range(0, order.length)
                .map(i -> order[order.length - 1 - i])
                .toArray();
    }

    static int[] shuffled(int[] order, Random random) {
        List<Integer> list = Arrays.stream(order).boxed().collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(list, random);
        return list.stream().mapToInt(i -> i).toArray();
    }

    /** Returns the cover with its items and options in another order. */
    static PlainCover shuffled(PlainCover cover, long seed) {
        Random random = new Random(seed);
        int items = cover.primary().size();
        int[] place = shuffled(IntStream.range(0, items).toArray(), random);
        List<Boolean> primary = new ArrayList<>(Collections.nCopies(items, true));
        for (int i = 0; i < items; i++) {
            primary.set(place[i], cover.primary().get(i));
        }
        List<PlainCover.Option> options = new ArrayList<>();
        for (PlainCover.Option option : cover.options()) {
            List<Integer> held = option.items().stream().map(i -> place[i]).toList();
            options.add(new PlainCover.Option(held, option.colors(), option.weight()));
        }
        Collections.shuffle(options, random);
        return new PlainCover(primary, options, List.of());
    }

    public static PlainCover.Option option(Integer... items) {
        return new PlainCover.Option(List.of(items), 0);
    }

    /** Returns a cover of {@code primary} primary items, followed by secondary items. */
    public static PlainCover cover(int primary, int secondary, List<PlainCover.Option> options) {
        List<Boolean> isPrimary = new ArrayList<>(Collections.nCopies(primary, true));
        isPrimary.addAll(Collections.nCopies(secondary, false));
        return new PlainCover(isPrimary, options, List.of());
    }

    /** Returns a board to be tiled, its cells row by row. */
    public static PlainCover dominoes(int rows, int columns) {
        return Boards.dominoes(rows, columns);
    }

    /** Returns the cover of queens: rows and columns must be covered, diagonals may be. */
    static PlainCover queens(int n) {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int k = 0; k < n * n; k++) {
            int row = k / n;
            int column = k % n;
            options.add(option(row, n + column, 2 * n + row + column, 4 * n - 1 + row + n - 1 - column));
        }
        return cover(2 * n, 2 * (2 * n - 1), options);
    }

    /** Returns the cover of latin squares: each row and column has n different numbers, each cell one number. */
    static PlainCover latin(int n) {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                for (int number = 0; number < n; number++) {
                    options.add(option(n * row + column, n * n + n * row + number, 2 * n * n + n * column + number));
                }
            }
        }
        return cover(3 * n * n, 0, options);
    }

    /** Returns a cover whose items have two equal options each: 2 to the power of {@code items} solutions. */
    public static PlainCover coins(int items) {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int k = 0; k < 2 * items; k++) {
            options.add(option(k / 2));
        }
        return cover(items, 0, options);
    }

    /**
     * Returns a cover with a given number of solutions. Item 0 is followed by a coin per bit except the highest bit.
     * For each set bit b an option covers item 0 and the coins from b on, and each remaining coin is covered in 2 ways.
     */
    public static PlainCover having(BigInteger solutions) {
        int coins = solutions.bitLength() - 1;
        List<PlainCover.Option> options = new ArrayList<>();
        for (int b = 0; b <= coins; b++) {
            if (solutions.testBit(b)) {
                List<Integer> held = new ArrayList<>(List.of(0));
                IntStream.rangeClosed(b + 1, coins).forEach(held::add);
                options.add(new PlainCover.Option(held, 0));
            }
        }
        for (int k = 0; k < 2 * coins; k++) {
            options.add(option(1 + k / 2));
        }
        return cover(coins + 1, 0, options);
    }

    /** Returns independent covers as one cover, whose number of solutions is the product of theirs. */
    static PlainCover together(PlainCover... covers) {
        List<Boolean> primary = new ArrayList<>();
        List<PlainCover.Option> options = new ArrayList<>();
        for (PlainCover cover : covers) {
            int before = primary.size();
            primary.addAll(cover.primary());
            for (PlainCover.Option option : cover.options()) {
                List<Integer> held =
                        option.items().stream().map(i -> before + i).toList();
                options.add(new PlainCover.Option(held, option.colors(), 0));
            }
        }
        return new PlainCover(primary, options, List.of());
    }

    /**
     * The size of a sweep, found with sets of items instead of bits.
     *
     * @param states number of sets of covered items in front of a layer at which some option fits
     * @param nodes number of ways to these sets
     * @param widest maximum number of states of a layer
     */
    public record Tree(long states, BigInteger nodes, BigInteger solutions, int widest) {

        /** Returns the tree of a cover without secondary items. */
        public static Tree of(PlainCover cover, int... order) {
            List<Map<BitSet, BigInteger>> layers = new ArrayList<>();
            for (int layer = 0; layer <= order.length; layer++) {
                layers.add(new HashMap<>());
            }
            layers.get(0).put(new BitSet(), BigInteger.ONE);
            long states = 0;
            BigInteger nodes = BigInteger.ZERO;
            int widest = 0;
            for (int layer = 0; layer < order.length; layer++) {
                Map<BitSet, BigInteger> here = layers.get(layer);
                for (Map.Entry<BitSet, BigInteger> state : here.entrySet()) {
                    nodes = nodes.add(state.getValue());
                    for (PlainCover.Option option : fitting(cover, order[layer], state.getKey())) {
                        BitSet covered = (BitSet) state.getKey().clone();
                        option.items().forEach(covered::set);
                        int next = layer + 1;
                        while (next < order.length && covered.get(order[next])) {
                            next++;
                        }
                        if (next == order.length
                                || !fitting(cover, order[next], covered).isEmpty()) {
                            layers.get(next).merge(covered, state.getValue(), BigInteger::add);
                        }
                    }
                }
                states += here.size();
                widest = Math.max(widest, here.size());
            }
            BigInteger solutions = layers.get(order.length).values().stream().reduce(BigInteger.ZERO, BigInteger::add);
            return new Tree(states, nodes, solutions, widest);
        }

        private static List<PlainCover.Option> fitting(PlainCover cover, int item, BitSet covered) {
            return cover.options().stream()
                    .filter(option -> option.items().contains(item))
                    .filter(option -> option.items().stream().noneMatch(covered::get))
                    .toList();
        }
    }
}
