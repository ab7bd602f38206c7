package dlx.core.proof.text;

import java.io.IOException;

/** The text of a piece of a proof, until its turn comes: of a bounded length. */
public final class PieceText implements Appendable {

    /** Characters that are kept where nobody says otherwise. */
    public static final int USUAL = 1 << 22;

    private final int most;
    private StringBuilder kept = new StringBuilder();

    /** Thrown where there is no more room. */
    public static final class TooLong extends IOException {

        private static final long serialVersionUID = 1;
    }

    public PieceText(int most) {
        this.most = most;
    }

    public void writeTo(Appendable out) throws IOException {
        out.append(kept);
    }

    /** Gives the room back. */
    public void clear() {
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
