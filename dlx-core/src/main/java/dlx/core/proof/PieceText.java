package dlx.core.proof;

import java.io.IOException;

/**
 * The text of a piece of a proof: kept until its turn comes, and written through from then on. A piece whose turn has not come waits
 * where all that are kept together are too long.
 */
final class PieceText implements Appendable {

    private static final int CHUNK = 1 << 16;

    private final Appendable out;
    private final PieceRoom room;
    private final int piece;
    private final StringBuilder kept = new StringBuilder();

    /** How many characters room was taken for. */
    private long taken;

    PieceText(Appendable out, PieceRoom room, int piece) {
        this.out = out;
        this.room = room;
        this.piece = piece;
    }

    @Override
    public PieceText append(CharSequence text) throws IOException {
        return append(text, 0, text.length());
    }

    @Override
    public PieceText append(char c) throws IOException {
        return append(String.valueOf(c));
    }

    @Override
    public PieceText append(CharSequence text, int from, int to) throws IOException {
        kept.append(text, from, to);
        if (kept.length() - taken >= CHUNK) {
            if (room.take(piece, CHUNK)) {
                flush();
            } else {
                taken += CHUNK;
            }
        }
        return this;
    }

    /** Writes what is kept: where it is the piece's turn. */
    void flush() throws IOException {
        out.append(kept);
        kept.setLength(0);
        room.give(taken);
        taken = 0;
    }
}
