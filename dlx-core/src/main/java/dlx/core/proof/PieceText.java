package dlx.core.proof;

import java.io.IOException;

/** The text of a piece of a proof, until its turn comes: of a bounded length. */
final class PieceText implements Appendable {

    /** Characters that are kept where nobody says otherwise. */
    static final int USUAL = 1 << 22;

    private final int most;
    private StringBuilder kept = new StringBuilder();

    /** Thrown where there is no more room. */
    static final class TooLong extends IOException {

        private static final long serialVersionUID = 1;
    }

    PieceText(int most) {
        this.most = most;
    }

    void writeTo(Appendable out) throws IOException {
        out.append(kept);
    }

    /** Gives the room back. */
    void clear() {
        kept = new StringBuilder();
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
        if (kept.length() > most) {
            clear();
            throw new TooLong();
        }
        return this;
    }
}
