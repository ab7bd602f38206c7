package dlx.spark;

import dlx.core.Pieces;
import dlx.core.search.Piece;
import dlx.core.search.Tally;
import java.util.Collection;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The finished and the open parts of a search. Together they are the whole search, in the order of the solutions. Used
 * only by the driver's thread.
 */
final class Ledger {

    /**
     * The finished first part of a work, up to its first open part.
     *
     * @param piece the piece of the whole work
     * @param tally counts of the finished part
     */
    record Finished(Piece piece, Tally tally) {}

    private final NavigableMap<String, Finished> finished = new TreeMap<>();
    private final NavigableMap<String, Work> open = new TreeMap<>();
    private Tally tally = Tally.ZERO;

    /** Counts of attempts at works that are open again. */
    private Tally spent = Tally.ZERO;

    /** Number of rounds that have begun. */
    private int rounds;

    /** Sum of the weights of all open works, as a share of the tree. */
    private double openWeight;

    /** Returns a ledger in which the whole search is open. */
    static Ledger of(Piece whole) {
        Ledger ledger = new Ledger();
        ledger.open(Work.whole(whole));
        return ledger;
    }

    void open(Work work) {
        open.put(work.key(), work);
        openWeight += work.piece().weight();
    }

    /** Replaces a work by its parts, and adds the counts of the nodes visited by the cut. */
    void cut(Work work, Pieces.Cut cut) {
        finish(work, cut.counted(), cut.pieces());
    }

    /** Adds the result of a task for a work. */
    void finish(Slice slice) {
        if (slice.left().equals(List.of(slice.work().piece()))) { // the attempt left the work unchanged
            spend(slice.tally());
            return;
        }
        finish(slice.work(), slice.tally(), slice.left());
    }

    private void finish(Work work, Tally counted, List<Piece> left) {
        if (open.remove(work.key()) == null) {
            throw new IllegalStateException("finished twice: " + work);
        }
        openWeight -= work.piece().weight();
        finish(work.key(), new Finished(work.piece(), counted));
        work.parts(left).forEach(this::open);
    }

    /** Adds a finished piece; also used for the pieces of a checkpoint. */
    void finish(String key, Finished piece) {
        finished.put(key, piece);
        tally = tally.plus(piece.tally());
    }

    /** Adds the counts of an attempt at works that are open again. */
    void spend(Tally counted) {
        spent = spent.plus(counted);
        tally = tally.plus(counted);
    }

    /** Returns the counts of attempts at works that are open again. */
    Tally spent() {
        return spent;
    }

    /** Returns the number of rounds that have begun, including those of earlier runs. */
    int rounds() {
        return rounds;
    }

    void beginRounds(int more) {
        rounds += more;
    }

    /** Returns the open works, in order. */
    Collection<Work> open() {
        return open.values();
    }

    /** Returns the finished pieces by their keys, in order. */
    NavigableMap<String, Finished> finished() {
        return finished;
    }

    /** Returns true if solutions were found between two open works. */
    boolean hasSolutionsBetween(Work one, Work other) {
        return finished.subMap(one.key(), other.key()).values().stream()
                .anyMatch(piece -> piece.tally().solutions().signum() > 0);
    }

    boolean isComplete() {
        return open.isEmpty();
    }

    /** Returns the sum of all counts so far. */
    Tally tally() {
        return tally;
    }

    /** Returns the estimated share of the tree that is finished, from 0 to 1. */
    double share() {
        return isComplete() ? 1 : Math.max(0, Math.min(1, 1 - openWeight));
    }
}
