package dlx.core.generate;

import dlx.api.CoverData;
import dlx.core.Solver;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import dlx.core.view.moves.Descent;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Draws random solutions; each solution can occur, but not all are equally likely. It descends at random, taking an
 * option of the item with the fewest. If several descents fail, a search looks for a solution that begins like the last
 * descent. If that fails, too, weights may prove that there is no solution. Not thread-safe.
 */
final class RandomSolutions<O> {

    private static final int WALKS = 4;

    /** Maximum number of nodes of the first search after the descents; the limit doubles each time. */
    private static final long NODES = 2_000;

    private final CoverData cover;
    private final Position start;
    private final int[] primary;
    private final SplittableRandom random;
    private final Asker<O> asker;
    private final GenerationDeadline watch;
    private final ShapeWeights<O> weights;

    /** Options of the last descent. */
    private int[] taken = {};

    RandomSolutions(
            Solver<O> shape,
            Position start,
            SplittableRandom random,
            Asker<O> asker,
            GenerationDeadline watch,
            ShapeWeights<O> weights) {
        cover = shape.cover().data();
        this.start = start;
        primary =
                IntStream.range(0, cover.itemCount()).filter(start::isDemanded).toArray();
        this.random = random;
        this.asker = asker;
        this.watch = watch;
        this.weights = weights;
    }

    /** Returns the numbers of all options of a solution; empty if there is no solution. */
    Optional<int[]> draw() {
        long nodes = NODES;
        long begin = System.nanoTime();
        while (true) {
            for (int k = 0; k < WALKS; k++) {
                watch.check();
                if (tree() && isSolution(taken, nodes)) {
                    return Optional.of(taken);
                }
            }
            for (int kept = taken.length * 3 / 4; ; kept /= 2) {
                Asker.Reply reply = asker.first(Givens.of(Arrays.copyOf(taken, kept)), nodes);
                if (reply == Asker.Reply.YES) {
                    return Optional.of(filled(asker.solution(), nodes));
                }
                if (kept == 0) {
                    long spent = System.nanoTime() - begin;
                    if (reply == Asker.Reply.NO || weights.ask(spent, watch).isPresent()) {
                        return Optional.empty();
                    }
                    break;
                }
            }
            nodes *= 2;
        }
    }

    /** Returns true if a search with the options as givens finds that they keep the constraint of the shape, too. */
    private boolean isSolution(int[] options, long nodes) {
        return asker.first(Givens.of(options), nodes) == Asker.Reply.YES;
    }

    /** Returns a solution, extended by further options that may be taken. */
    private int[] filled(int[] solution, long nodes) {
        if (!cover.hasMultiplicities()) {
            return solution;
        }
        Position position = start.copy();
        for (int option : solution) {
            position.take(option);
        }
        fill(position);
        int[] more = position.taken();
        return isSolution(more, nodes) ? more : solution;
    }

    /** Descends once and stores the options in {@link #taken}. Returns true if they are a solution. */
    private boolean tree() {
        Position position = start.copy();
        boolean more = true;
        while (more && position.stuck() == Position.NONE) {
            more = step(position);
        }
        if (!more) {
            fill(position);
        }
        taken = position.taken();
        return !more;
    }

    /** Takes an option of the item with the fewest. Returns false if no item needs an option. */
    private boolean step(Position position) {
        int single = position.nextSingle();
        int item = single == Position.NONE ? hardest(position) : single;
        if (item == Position.NONE) {
            return false;
        }
        int[] options = position.optionsOf(item);
        position.take(single == Position.NONE ? options[random.nextInt(options.length)] : options[0]);
        return true;
    }

    /**
     * Takes further options at random while any may be taken, which only multiplicities allow. A solution that is part
     * of another solution is useless: givens chosen from it cannot exclude the larger one.
     */
    private void fill(Position position) {
        if (!cover.hasMultiplicities()) {
            return;
        }
        int[] left =
                IntStream.range(0, cover.optionCount()).filter(position::isLeft).toArray();
        RandomOrder.shuffle(left, random);
        for (int option : left) {
            if (position.isLeft(option)) {
                position.take(option);
            }
        }
    }

    /** Returns the demanded item with the fewest options beyond its need. */
    private int hardest(Position position) {
        int best = Position.NONE;
        int fewest = Integer.MAX_VALUE;
        for (int item : primary) {
            if (position.isDemanded(item) && Descent.children(position, item) < fewest) {
                best = item;
                fewest = Descent.children(position, item);
            }
        }
        return best;
    }
}
