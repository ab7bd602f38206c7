package dlx.commands.answer;

import java.io.IOException;

/** A text with a maximum length, for proofs: a character more throws an {@link IOException}. */
public final class BoundedText implements Appendable {

    private final StringBuilder text = new StringBuilder();
    private final int most;

    /** Creates an empty text of at most {@code most} characters. */
    public BoundedText(int most) {
        this.most = most;
    }

    @Override
    public Appendable append(CharSequence part) throws IOException {
        return append(part, 0, part.length());
    }

    @Override
    public Appendable append(CharSequence part, int start, int end) throws IOException {
        if (end - start > most - text.length()) {
            throw new IOException("more than " + most + " characters");
        }
        text.append(part, start, end);
        return this;
    }

    @Override
    public Appendable append(char c) throws IOException {
        return append(String.valueOf(c));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
