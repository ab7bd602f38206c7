package dlx.core.proof;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.explain.Weights;
import dlx.core.proof.text.ProofDigest;
import dlx.core.search.Givens;
import java.io.IOException;

/** Writes the words of a proof in lines of at most {@link #LINE} characters. */
final class ProofOut {

    private static final int LINE = 100;

    private final Appendable out;
    private int column;
    private long length;
    private final StringBuilder number = new StringBuilder();

    ProofOut(Appendable out) {
        this.out = out;
    }

    void header(CoverData cover, Givens givens, Claim claim) throws IOException {
        line("dlx-proof 1");
        line("items " + cover.itemCount());
        line("options " + cover.optionCount());
        line("digest " + ProofDigest.of(cover, givens));
        line("claim " + words(claim));
    }

    private static String words(Claim claim) {
        if (claim instanceof Claim.Best best) {
            return "best " + (best.goal() == Goal.GREATEST ? "greatest " : "least ") + best.score();
        }
        if (claim instanceof Claim.AtLeast some) {
            return "at-least " + some.number();
        }
        return claim.equals(Claim.NONE)
                ? "none"
                : claim.equals(Claim.UNIQUE) ? "unique" : "count " + ((Claim.Count) claim).number();
    }

    void line(String text) throws IOException {
        out.append(text).append('\n');
    }

    /** Writes a word that consists of a letter (or an empty string) and a number. */
    void word(String letter, long value) throws IOException {
        number.setLength(0);
        word(number.append(letter).append(value));
    }

    void word(CharSequence text) throws IOException {
        if (column > 0) {
            boolean full = column + 1 + text.length() > LINE;
            out.append(full ? '\n' : ' ');
            column = full ? 0 : column + 1;
        }
        out.append(text);
        column += text.length();
        length += text.length() + 1;
    }

    /** Writes a line with the modulus and the weight of each item. */
    void weights(Weights weights) throws IOException {
        if (column > 0) {
            out.append('\n');
            column = 0;
        }
        StringBuilder text = new StringBuilder("weights ").append(weights.modulus());
        for (int item = 0; item < weights.items(); item++) {
            text.append(' ').append(weights.weight(item));
        }
        line(text.toString());
    }

    /** Returns the number of characters of all words, each with one separator. */
    long length() {
        return length;
    }

    /** Writes the last line. A text without it proves nothing. */
    void end() throws IOException {
        if (column > 0) {
            out.append('\n');
        }
        line("end");
    }
}
