package dlx.spark;

import dlx.core.Pieces;
import dlx.core.search.Piece;
import dlx.core.search.Tally;
import java.util.Collection;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The finished and the open parts of a search: together they are the whole, in the order of the solutions. Belongs to
 * the driver's thread.
 */
final class Ledger {

    /**
     * The finished first part of a work, up to where its parts begin.
     *
     * @param tally what was counted there
     */
    record Finished(Piece piece, Tally tally) {}

    private final NavigableMap<String, Finished> finished = new TreeMap<>();
    private final NavigableMap<String, Work> open = new TreeMap<>();
    private Tally tally = Tally.ZERO;

    /** The counts in works that are open again. */
    private Tally spent = Tally.ZERO;

    /** The number of rounds that have begun. */
    private int rounds;

    /** The weight of all open works. */
    private double openWeight;

    /** All is open. */
    static Ledger of(Piece whole) {
        Ledger ledger = new Ledger();
        ledger.open(Work.whole(whole));
        return ledger;
    }

    void open(Work work) {
        open.put(work.key(), work);
        openWeight += work.piece().weight();
    }

    /** A work is cut: what that took is counted. */
    void cut(Work work, Pieces.Cut cut) {
        finish(work, cut.counted(), cut.pieces());
    }

    /** A task has searched a work. */
    void finish(Slice slice) {
        if (slice.left().equals(List.of(slice.work().piece()))) { // it was tried, and is as it was
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

    /** Takes over what another ledger knew. */
    void finish(String key, Finished piece) {
        finished.put(key, piece);
        tally = tally.plus(piece.tally());
    }

    /** Counts what was spent on works that are open again. */
    void spend(Tally counted) {
        spent = spent.plus(counted);
        tally = tally.plus(counted);
    }

    /** The counts that were spent on works that are open again. */
    Tally spent() {
        return spent;
    }

    /** The number of rounds that have begun, those of earlier runs included. */
    int rounds() {
        return rounds;
    }

    void beginRounds(int howMany) {
        rounds += howMany;
    }

    /** The open works, in order. */
    Collection<Work> open() {
        return open.values();
    }

    /** By their keys, in order. */
    NavigableMap<String, Finished> finished() {
        return finished;
    }

    /** True if solutions were found between two open works. */
    boolean hasSolutionsBetween(Work one, Work other) {
        return finished.subMap(one.key(), other.key()).values().stream()
                .anyMatch(piece -> piece.tally().solutions().signum() > 0);
    }

    boolean isComplete() {
        return open.isEmpty();
    }

    /** The counts so far. */
    Tally tally() {
        return tally;
    }

    /** The share of the tree that is finished, as it is thought. */
    double share() {
        return isComplete() ? 1 : Math.max(0, Math.min(1, 1 - openWeight));
    }
}
