package dlx.core.proof.text;

/** Discards all text. */
public enum Nowhere implements Appendable {
    INSTANCE;

    @Override
    public Appendable append(CharSequence text) {
        return this;
    }

    @Override
    public Appendable append(CharSequence text, int from, int to) {
        return this;
    }

    @Override
    public Appendable append(char c) {
        return this;
    }
}
