package dlx.benchmarks.measure;

import dlx.core.engine.SplitPolicy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Plays how the workers of {@link dlx.core.engine.TreePartsSearch} would go through a recorded tree on a machine with
 * as many cores as workers: by the same rules, with measured costs. The same figures each time.
 *
 * <p>The calling thread begins alone. Then workers take the earliest portions; those that run give branches away when some
 * worker has nothing to do, which they see whenever they have visited a stride of nodes. Where solutions are shown, the calling
 * thread shows them in their order, and shares the cores with the workers: there is a thread more than cores. What waits to be
 * shown is bounded as in the program.
 */
final class Schedule {

    /** A chunk of solutions is full at so many numbers. */
    private static final int CHUNK = 1 << 13;

    /** Where solutions are shown, so many nodes pass between two looks at whether a chunk is full. */
    private static final int SHORT_SLICE = 128;

    /** Nanoseconds below this are over. */
    private static final double NOTHING = 1e-6;

    /**
     * What things take, in nanoseconds.
     *
     * @param node a node of the search
     * @param handOver from a portion that is there to its first node: a thread wakes, a walk comes to where it begins
     * @param monitor how long a look holds the monitor that workers have in common
     * @param show what the calling thread does with a solution; 0 if solutions are only counted
     * @param length numbers of a solution that waits, its options and counts; 0 if solutions are only counted
     */
    record Costs(double node, double handOver, double monitor, double show, int length) {}

    /**
     * What came of it.
     *
     * @param nanos from the beginning to the end
     * @param portions how many there were
     * @param nodes visited in all
     * @param solutions shown or counted
     * @param aloneNanos how long the calling thread was alone
     * @param handOverNanos of all workers together
     * @param showNanos what the calling thread needed to show solutions
     * @param mostHeld the most numbers that waited at any time
     */
    record Played(
            int cores,
            double nanos,
            int portions,
            long nodes,
            long solutions,
            double aloneNanos,
            double handOverNanos,
            double showNanos,
            long mostHeld) {}

    private enum State {
        NEW,
        RUNNING,
        DONE
    }

    private static final class Portion {
        private final Stretch stretch;
        private final Deque<Long> chunks = new ArrayDeque<>();
        private State state = State.NEW;
        private long held;
        private Optional<Portion> next = Optional.empty();

        private Portion(Stretch stretch) {
            this.stretch = stretch;
        }
    }

    /** A thread; what it does is over after so many nanoseconds of a core. */
    private final class Hand {
        private double left;
        private Optional<Portion> portion = Optional.empty();
        private long looked;
        private long shown;

        private void begin(Portion mine) {
            mine.state = State.RUNNING;
            portion = Optional.of(mine);
            looked = 0;
            shown = 0;
            left = costs.handOver;
            handOverNanos += costs.handOver;
        }

        /** What was under way is over. */
        private void goOn(double now) {
            Portion mine = portion.orElseThrow();
            Stretch stretch = mine.stretch;
            boolean full = (stretch.solutions() - shown) * costs.length >= CHUNK;
            if (full && !deliver(mine)) {
                end(stretch.rest());
                return;
            }
            double waits = 0;
            if (stretch.nodes() - looked >= cutting.stride()) {
                looked = stretch.nodes();
                deliver(mine);
                monitorFree = Math.max(now, monitorFree) + costs.monitor;
                waits = monitorFree - now;
                if (hungry) {
                    insert(mine, stretch.giveAway(cutting.grain()));
                }
            }
            long slice = costs.length > 0 ? SHORT_SLICE : cutting.stride();
            long visited = stretch.visit(Math.min(slice, cutting.stride() - (stretch.nodes() - looked)));
            nodes += visited;
            if (visited == 0) {
                deliver(mine);
                end(Optional.empty());
            } else {
                left = visited * costs.node + waits;
            }
        }

        /** Whether the portion may go on. */
        private boolean deliver(Portion mine) {
            long some = mine.stretch.solutions() - shown;
            shown = mine.stretch.solutions();
            if (costs.length == 0) {
                solutions += some;
                return true;
            }
            if (some > 0) {
                mine.chunks.add(some);
                mine.held += some * costs.length;
                held += some * costs.length;
                mostHeld = Math.max(mostHeld, held);
            }
            return mine.held < cutting.memory() / (4L * cores);
        }

        private void end(Optional<Stretch> rest) {
            Portion mine = portion.orElseThrow();
            mine.state = State.DONE;
            rest.ifPresent(stretch -> insertBehind(mine, stretch));
            portion = Optional.empty();
            running--;
            passHead();
            dispatch();
        }
    }

    private final Subtree tree;
    private final Costs costs;
    private final SplitPolicy cutting;
    private final int cores;
    private final List<Hand> hands = new ArrayList<>();
    private Optional<Portion> head = Optional.empty();

    /** What the calling thread shows now: nanoseconds left, and what it holds. */
    private double showing;

    private long shownNow;
    private double monitorFree;
    private int running;
    private boolean hungry;
    private long held;
    private long mostHeld;
    private int portions;
    private long nodes = 1; // the root
    private long solutions;
    private double handOverNanos;
    private double showNanos;

    private Schedule(Subtree tree, Costs costs, SplitPolicy cutting, int cores) {
        this.tree = tree;
        this.costs = costs;
        this.cutting = cutting;
        this.cores = cores;
    }

    /** Plays a search in as many threads as cores. */
    static Played play(Subtree tree, Costs costs, SplitPolicy cutting, int cores) {
        return new Schedule(tree, costs, cutting, cores).play();
    }

    /** What one thread takes for it. */
    static double alone(Subtree tree, Costs costs) {
        return tree.nodes() * costs.node + tree.solutions() * costs.show;
    }

    private Played play() {
        Stretch all = Stretch.all(tree);
        nodes += all.visit(cores == 1 ? Long.MAX_VALUE : cutting.alone() - 1);
        solutions = all.solutions();
        double aloneNanos = nodes * costs.node + solutions * costs.show;
        showNanos = solutions * costs.show;
        double now = aloneNanos;
        for (int c = 0; c < cores; c++) {
            hands.add(new Hand());
        }
        head = all.rest().map(Portion::new);
        portions = head.isPresent() ? 1 : 0;
        dispatch();
        while (head.isPresent()) {
            now += step(now);
        }
        return new Played(cores, now, portions, nodes, solutions, aloneNanos, handOverNanos, showNanos, mostHeld);
    }

    /** Lets time pass until something is over; how much. */
    private double step(double now) {
        beginToShow();
        int active = shownNow > 0 ? 1 : 0;
        double next = shownNow > 0 ? showing : Double.MAX_VALUE;
        for (Hand hand : hands) {
            if (hand.portion.isPresent()) {
                active++;
                next = Math.min(next, hand.left);
            }
        }
        if (active == 0) {
            throw new IllegalStateException("nobody works, and work is left");
        }
        double speed = Math.min(1, (double) cores / active);
        double passed = next / speed;
        for (Hand hand : hands) {
            hand.left -= next;
        }
        showing -= next;
        if (shownNow > 0 && showing <= NOTHING) {
            endOfShow();
        }
        for (Hand hand : hands) {
            if (hand.portion.isPresent() && hand.left <= NOTHING) {
                hand.goOn(now + passed);
            }
        }
        return passed;
    }

    private void beginToShow() {
        if (shownNow == 0 && head.isPresent() && !head.get().chunks.isEmpty()) {
            shownNow = head.get().chunks.remove();
            showing = shownNow * costs.show;
            showNanos += showing;
        }
    }

    private void endOfShow() {
        Portion first = head.orElseThrow();
        first.held -= shownNow * costs.length;
        held -= shownNow * costs.length;
        solutions += shownNow;
        shownNow = 0;
        passHead();
        dispatch();
    }

    private void passHead() {
        while (head.isPresent()
                && head.get().state == State.DONE
                && head.get().chunks.isEmpty()
                && shownNow == 0) {
            head = head.get().next;
        }
    }

    private void insert(Portion behind, List<Stretch> given) {
        for (int k = given.size() - 1; k >= 0; k--) {
            insertBehind(behind, given.get(k));
        }
        dispatch();
    }

    private void insertBehind(Portion portion, Stretch stretch) {
        Portion added = new Portion(stretch);
        added.next = portion.next;
        portion.next = Optional.of(added);
        portions++;
    }

    private void dispatch() {
        long inFront = 0;
        Optional<Portion> at = head;
        while (at.isPresent() && running < cores) {
            Portion portion = at.get();
            while (portion.state == State.DONE && isDone(portion.next)) {
                join(portion, portion.next.orElseThrow());
            }
            if (portion.state == State.NEW
                    && (portion == head.get() || inFront < cutting.memory() / 2 && held < cutting.memory())) {
                running++;
                hands.stream()
                        .filter(hand -> hand.portion.isEmpty())
                        .findFirst()
                        .orElseThrow()
                        .begin(portion);
            }
            inFront += portion.held;
            at = portion.next;
        }
        hungry = running < cores && head.isPresent();
    }

    private static boolean isDone(Optional<Portion> portion) {
        return portion.filter(p -> p.state == State.DONE).isPresent();
    }

    private static void join(Portion portion, Portion other) {
        portion.chunks.addAll(other.chunks);
        portion.held += other.held;
        portion.next = other.next;
    }
}
