package dlx.core.proof.text;

import java.io.IOException;

/** Text of a piece of a proof, kept until its turn comes, with a maximum length. */
public final class PieceText implements Appendable {

    /** Default of the maximum number of characters. */
    public static final int USUAL = 1 << 22;

    private final int most;
    private StringBuilder kept = new StringBuilder();

    /** Thrown when a piece exceeds its maximum length. */
    public static final class TooLong extends IOException {

        private static final long serialVersionUID = 1;
    }

    public PieceText(int most) {
        this.most = most;
    }

    public void writeTo(Appendable out) throws IOException {
        out.append(kept);
    }

    /** Discards the text and releases its memory. */
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
