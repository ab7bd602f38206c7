package dlx.core.proof;

import dlx.core.engine.SearchStopped;
import dlx.core.search.StopReason;

/** Room for the texts of pieces that wait for their turn, and whose turn it is. Thread-safe. */
final class PieceRoom {

    private long free;
    private int turn;

    PieceRoom(long characters) {
        free = characters;
    }

    /** Lets a piece write. */
    synchronized void turnTo(int piece) {
        turn = piece;
        notifyAll();
    }

    /**
     * Takes room for a piece, and waits for it, or for its turn.
     *
     * @return whether it is its turn, so that it needs no room
     * @throws SearchStopped if the thread is interrupted while it waits
     */
    synchronized boolean take(int piece, int characters) {
        try {
            while (turn != piece && free < characters) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SearchStopped(StopReason.CANCELLED);
        }
        if (turn == piece) {
            return true;
        }
        free -= characters;
        return false;
    }

    /** Gives room back. */
    synchronized void give(long characters) {
        free += characters;
        notifyAll();
    }
}
